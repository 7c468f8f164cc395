// The rules of a game: a page of its own, to read, search, link and print, and a drawer beside the table.
import { rulesOf } from "./api.js";
import { Dialog, Failure, Frame, useAnswer } from "./frame.js";
import { Glossary } from "./glossary.js";
import { html, useEffect, useElement, useMemo, useState } from "./html.js";
import { RULE } from "./rule_button.js";
import { Pack, Worked } from "./rules_pictures.js";
import { language, t, wordsThere } from "./words.js";
/** @import { RulesAnswer } from "./types.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

/** @param {{game: string}} props */
export function RulesPage({ game }) {
  const { answer, failed } = useAnswer(() => rulesOf(game), [game]);
  const [at, setAt] = useState(() => location.hash.slice(1));
  useEffect(() => {
    const change = () => setAt(location.hash.slice(1));
    addEventListener("hashchange", change);
    return () => removeEventListener("hashchange", change);
  }, []);
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Frame} title=${t("rules-title")} />`;
  return html`
    <${Frame} title=${answer.title} game=${game}>
      <p class="rules-tools">
        <a class="button main" href="/new/${game}">${t("rules-play")}</a>
        <a class="button" href="/learn/${game}">${t("rules-learn")}</a>
        <button type="button" class="button" onClick=${() => print()}>${t("rules-print")}</button>
        <${Paper} game=${game} />
      </p>
      <${RulesText} game=${game} page=${answer} at=${at} />
    </${Frame}>`;
}

/** @param {{game: string, rule: string | null, onClose: () => void}} props */
export function RulesDrawer({ game, rule, onClose }) {
  const { answer, failed } = useAnswer(() => rulesOf(game), [game]);
  const [at, setAt] = useState(rule ?? "");
  /** @param {Happening} event */
  const stay = (event) => {
    const link = /** @type {HTMLAnchorElement | null} */ (event.target.closest("a[href^='#']"));
    if (!link) return;
    event.preventDefault(); // the table's address stays as it is
    setAt("");
    setTimeout(() => setAt(link.hash.slice(1)));
  };
  const foot = html`<a class="button" href="/rules/${game}" target="_blank" rel="noopener">${t("rules-whole-page")}</a>`;
  return html`
    <${Dialog} title=${answer ? t("rules-of", { game: answer.title }) : t("rules-title")} class="rules-drawer" onClose=${onClose}
        foot=${foot}>
      <div onClick=${stay}>
        ${failed && html`<p role="alert">${failed.message}</p>`}
        ${answer && html`<${RulesText} game=${game} page=${answer} at=${at} />`}
      </div>
    </${Dialog}>`;
}

/**
 * What can be printed of a game: the rules on one sheet, and the whole pack.
 * @param {{game: string, small?: boolean}} props
 */
export function Paper({ game, small = false }) {
  const look = small ? "button small" : "button";
  return html`
    <a class=${look} href="/print/${game}/summary?lang=${language()}" target="_blank" rel="noopener">${t("rules-print-summary")}</a>
    <a class=${look} href="/print/${game}" target="_blank" rel="noopener">${t("rules-print-pack")}</a>`;
}

/**
 * The text with its pictures, a table of contents and a search; `at` is the id of what to show.
 * @param {{game: string, page: RulesAnswer, at: string}} props
 */
function RulesText({ game, page, at }) {
  const article = useElement();
  const [wanted, setWanted] = useState("");
  const { texts, contents } = useMemo(() => dressed(page), [page, wordsThere()]); // it has words in it

  useEffect(() => {
    const place = /** @type {HTMLElement | null} */ (at ? article.current.parentElement?.querySelector(`#${CSS.escape(at)}`) ?? null : null);
    if (!place) return undefined;
    for (let shut = place.closest("details"); shut; shut = shut.parentElement?.closest("details") ?? null) shut.open = true;
    place.classList.add("is-shown");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    return () => place.classList.remove("is-shown");
  }, [at, texts]);
  useEffect(() => mark(article.current, wanted), [wanted, texts]);

  const found = useMemo(() => search(page.rules, wanted), [page, wanted]);
  return html`
    <div class="rules">
      <div class="rules-side">
        <form role="search" onSubmit=${(event) => event.preventDefault()}>
          <label class="field"><span class="label">${t("rules-search")}</span>
            <input type="search" value=${wanted} autocomplete="off" onInput=${(event) => setWanted(event.target.value)} /></label>
        </form>
        <p class="spoken-only" role="status">${wanted.trim() && t("rules-found", { n: found.length })}</p>
        ${wanted.trim()
          ? html`<ul class="rules-found">
              ${found.map(([rule, words]) => html`<li key=${rule}><a href="#${rule}"><b>${rule}</b> ${words}</a></li>`)}
              ${!found.length && html`<li>${t("rules-none")}</li>`}
            </ul>`
          : html`<nav aria-label=${t("rules-contents")}><ul class="rules-contents">
              ${[...contents, { id: "glossary", words: t("glossary-title") }].map(({ id, words }) => html`<li key=${id}>
                <a href="#${id}">${words}</a></li>`)}
            </ul></nav>`}
      </div>
      <div class="rules-body">
        <article class="rules-text" ref=${article}>
          <div dangerouslySetInnerHTML=${{ __html: texts.opening }} />
          <${Pack} game=${game} pack=${page.pack} />
          <div dangerouslySetInnerHTML=${{ __html: texts.pack }} />
          ${page.worked && html`<${Worked} game=${game} example=${page.worked} />`}
          <div dangerouslySetInnerHTML=${{ __html: texts.rest }} />
        </article>
        <${Glossary} game=${game} deck=${page} link=${true} />
      </div>
    </div>`;
}

/**
 * The page's HTML with an id for every chapter and a link at every rule's number, what only programs need folded away; up to
 * the pack, the pack, and the rest.
 * @param {RulesAnswer} page
 */
function dressed({ html: source, rules, worked }) {
  const body = new DOMParser().parseFromString(source, "text/html").body;
  const [title, ...others] = body.querySelectorAll("h1"); // the shared rulings follow the game's own page
  for (const heading of others) {
    let next = heading.nextElementSibling;
    for (; next && next.tagName !== "H1"; next = next.nextElementSibling) if (next.tagName === "H2") next = renamed(next, "h3");
    renamed(heading, "h2");
  }
  title?.remove(); // the screen has its own
  const contents = [...body.querySelectorAll("h2")].map((heading, i) => {
    if (!heading.id || body.querySelector(`#${CSS.escape(heading.id)}`) !== heading) heading.id = `chapter-${i + 1}`;
    return { id: heading.id, part: heading.dataset.part ?? "", words: heading.textContent };
  });
  const links = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  /** @type {Text[]} */
  const texts = [];
  while (links.nextNode()) {
    const node = /** @type {Text} */ (links.currentNode);
    if (!node.parentElement?.closest("a, code, pre")) texts.push(node);
  }
  for (const node of texts) {
    const parts = node.data.split(RULE);
    if (parts.length === 1) continue;
    node.replaceWith(...parts.map((part, i) => {
      if (i % 2 === 0 || !(part in rules) || !body.querySelector(`#${part}`)) return part;
      const link = body.ownerDocument.createElement("a");
      link.href = `#${part}`;
      link.textContent = part;
      link.className = "rule-number";
      return link;
    }));
  }
  body.querySelectorAll("pre").forEach((block) => block.setAttribute("tabindex", "0")); // long lines scroll
  body.querySelectorAll("table").forEach((table) => {
    const scroller = body.ownerDocument.createElement("div");
    scroller.className = "rules-table";
    scroller.tabIndex = 0;
    scroller.setAttribute("role", "group");
    scroller.setAttribute("aria-label", t("rules-table"));
    table.replaceWith(scroller);
    scroller.append(table);
  });
  if (worked) contents.splice(contents.findIndex(({ part }) => part === "pack") + 1, 0, { id: "worked", part: "", words: worked.title });
  fold(body);
  return { texts: inThree(body), contents };
}

const FOLDED = ["options", "notation"];

/**
 * What only the terminal and programs need is folded away.
 * @param {HTMLElement} body
 */
function fold(body) {
  for (const heading of body.querySelectorAll("h2")) {
    if (!FOLDED.includes(heading.dataset.part ?? "")) continue;
    const rest = upTo(heading.nextElementSibling, "h2");
    const details = folded(heading, "rules-fold");
    details.append(...rest);
  }
  for (const block of body.querySelectorAll("pre")) {
    const words = body.ownerDocument.createElement("span");
    words.textContent = t("rules-in-notation");
    block.before(words);
    folded(words, "rules-inner-fold").append(block);
  }
  const pack = body.querySelector("h2[data-part='pack']");
  for (const table of upTo(pack?.nextElementSibling ?? null, "h2")) withoutTyped(table);
}

/**
 * Something becomes the summary of a fold that stands in its place.
 * @param {HTMLElement} what
 * @param {string} name
 */
function folded(what, name) {
  const details = what.ownerDocument.createElement("details");
  const summary = what.ownerDocument.createElement("summary");
  details.className = name;
  what.replaceWith(details);
  summary.append(what);
  details.append(summary);
  return details;
}

/**
 * An element and those after it, up to the next of a kind.
 * @param {Element | null} first
 * @param {string} kind
 */
function upTo(first, kind) {
  const found = [];
  for (let next = first; next && !next.matches(kind); next = next.nextElementSibling) found.push(next);
  return found;
}

/**
 * A table of cards, if it is one, without the columns of what is typed: the pictures are above it.
 * @param {Element} table
 */
function withoutTyped(table) {
  const rows = [...table.querySelectorAll("tbody tr")];
  const columns = [...table.querySelectorAll("thead th")].map((_, i) => i).reverse();
  for (const column of columns) {
    if (!rows.every((row) => row.children[column]?.querySelector("code"))) continue;
    table.querySelectorAll("tr").forEach((row) => row.children[column].remove());
  }
}

/** @param {HTMLElement} body */
function inThree(body) {
  const heading = body.querySelector("h2[data-part='pack']");
  if (!heading) return { opening: "", pack: "", rest: body.innerHTML };
  const pack = upTo(heading.nextElementSibling, "h2");
  const last = pack.at(-1) ?? heading;
  const rest = upTo(last.nextElementSibling, "none");
  const opening = [...body.children].filter((each) => !pack.includes(each) && !rest.includes(each));
  /** @param {Element[]} elements */
  const source = (elements) => elements.map((each) => each.outerHTML).join("");
  return { opening: source(opening), pack: source(pack), rest: source(rest) };
}

/**
 * @param {Element} element
 * @param {string} name
 */
function renamed(element, name) {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/**
 * @param {Record<string, string>} rules
 * @param {string} wanted
 */
function search(rules, wanted) {
  const words = wanted.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return Object.entries(rules).filter(([rule, text]) => words.every((word) => `${rule} ${text}`.toLowerCase().includes(word)));
}

/**
 * Marks what is searched for, where the browser can, without touching the text.
 * @param {HTMLElement} article
 * @param {string} wanted
 */
function mark(article, wanted) {
  if (!CSS.highlights) return;
  CSS.highlights.delete("rules-search");
  const words = wanted.toLowerCase().split(/\s+/).filter((word) => word.length > 1);
  if (!words.length) return;
  const ranges = [];
  const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = /** @type {Text} */ (texts.currentNode).data.toLowerCase();
    for (const word of words) {
      for (let i = text.indexOf(word); i >= 0; i = text.indexOf(word, i + word.length)) {
        const range = new Range();
        range.setStart(texts.currentNode, i);
        range.setEnd(texts.currentNode, i + word.length);
        ranges.push(range);
      }
    }
  }
  CSS.highlights.set("rules-search", new Highlight(...ranges));
}

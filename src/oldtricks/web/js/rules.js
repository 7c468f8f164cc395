// The rules of a game: a page of its own, to read, search, link and print, and a drawer beside the table.
import { rulesOf } from "./api.js";
import { Dialog, Failure, Frame, useAnswer } from "./frame.js";
import { html, useEffect, useElement, useMemo, useState } from "./html.js";
import { RULE } from "./rule_button.js";
import { t } from "./words.js";
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
      </p>
      <${RulesText} page=${answer} at=${at} />
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
        ${answer && html`<${RulesText} page=${answer} at=${at} />`}
      </div>
    </${Dialog}>`;
}

/**
 * The text with a table of contents and a search; `at` is the id of what to show.
 * @param {{page: RulesAnswer, at: string}} props
 */
function RulesText({ page, at }) {
  const article = useElement();
  const [wanted, setWanted] = useState("");
  const { text, contents } = useMemo(() => dressed(page), [page]);

  useEffect(() => {
    const place = /** @type {HTMLElement | null} */ (at ? article.current.querySelector(`#${CSS.escape(at)}`) : null);
    if (!place) return undefined;
    place.classList.add("is-shown");
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
    place.scrollIntoView({ block: "center" });
    return () => place.classList.remove("is-shown");
  }, [at, text]);
  useEffect(() => mark(article.current, wanted), [wanted, text]);

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
              ${contents.map(({ id, words }) => html`<li key=${id}><a href="#${id}">${words}</a></li>`)}
            </ul></nav>`}
      </div>
      <article class="rules-text" ref=${article} dangerouslySetInnerHTML=${{ __html: text }} />
    </div>`;
}

/**
 * The page's HTML with an id for every chapter and a link at every rule's number.
 * @param {RulesAnswer} page
 */
function dressed({ html: source, rules }) {
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
    return { id: heading.id, words: heading.textContent };
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
  return { text: body.innerHTML, contents };
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

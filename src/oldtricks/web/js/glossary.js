// The words that a game has for itself: marked where they stand, and all of them as a list.
import { html, useState } from "./html.js";
import { Drawer, RULE, RuleButton } from "./rule_button.js";
import { place } from "./tip.js";
import { capital, has, kebab, language, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Happening, Shown } from "../vendor/standalone.module.js" */

/** @typedef {{name: string, title: string, forms: string[], means: string, rule: string}} Term */

/**
 * A game's terms, in the language of the page.
 * @param {string} game
 * @param {readonly string[]} names
 * @returns {Term[]}
 */
export const termsOf = (game, names) => names.map((name) => {
  const key = `${kebab(game)}-term-${name}`;
  const others = has(`${key}.forms`) ? t(`${key}.forms`).split("|").map((form) => form.trim()) : [];
  return { name, title: t(key), forms: [t(key), ...others], means: t(`${key}.means`), rule: t(`${key}.rule`) };
});

/**
 * A text in parts: plain ones, and the first place of every term.
 * @param {string} text
 * @param {Term[]} terms
 * @param {Set<string>} [seen] terms that are not wanted again
 * @returns {(string | {words: string, term: Term})[]}
 */
export function parts(text, terms, seen = new Set()) {
  /** @type {Map<string, Term>} */
  const byForm = new Map(terms.flatMap((term) => term.forms.flatMap((form) => [[form, term], [capital(form), term]])));
  const forms = [...byForm.keys()].sort((a, b) => b.length - a.length).map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  if (!forms.length) return [text];
  /** @type {(string | {words: string, term: Term})[]} */
  const found = [];
  let from = 0;
  for (const match of text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}_-])(?:${forms.join("|")})(?![\\p{L}\\p{N}_-])`, "gu"))) {
    const term = /** @type {Term} */ (byForm.get(match[0]));
    if (seen.has(term.name)) continue;
    seen.add(term.name);
    found.push(text.slice(from, match.index), { words: match[0], term });
    from = match.index + match[0].length;
  }
  return [...found, text.slice(from)].filter((part) => part !== "");
}

let count = 0;

/**
 * A term where it stands: a quiet button with what it means. The punctuation after it stays on its line.
 * @param {{game: string, words: string, term: Term, after?: string, onOpen?: (rule: string) => void}} props
 */
function TermButton({ game, words, term, after = "", onOpen }) {
  const [id] = useState(() => `term-${++count}`);
  const [shown, setShown] = useState(false);
  const [rule, setRule] = useState(false);
  const toggle = (/** @type {Happening & {newState: string}} */ event) => {
    const note = event.currentTarget;
    if (event.newState === "open" && note.previousElementSibling) place(note, note.previousElementSibling);
    setShown(event.newState === "open");
  };
  const open = () => {
    document.getElementById(id)?.hidePopover();
    if (onOpen) onOpen(term.rule);
    else setRule(true);
  };
  return html`<span class="term-area"><button type="button" class="term" popovertarget=${id}
      title=${t("term-spoken", { term: term.title })} onClick=${(event) => event.stopPropagation()}>${words}</button>${after}<span
      id=${id} popover="auto" class="tip" role="note" onBeforeToggle=${toggle}>${shown && html`<b>${capital(term.title)}.</b>${" "}
      ${term.means} <${RuleButton} game=${game} rule=${term.rule} onOpen=${open} />`}</span>${rule && html`<${Drawer}
      game=${game} rule=${term.rule} onClose=${() => setRule(false)} />`}</span>`;
}

/** @type {Map<string, Term[]>} */
const kept = new Map(); // by language and game

/**
 * @param {string} game
 * @param {Pick<Deck, "terms"> | null} deck
 */
function knownTerms(game, deck) {
  const names = deck?.terms ?? [];
  const key = [language(), game, ...names].join(" ");
  const found = kept.get(key) ?? termsOf(game, names);
  kept.set(key, found);
  return found;
}

/**
 * The terms in a text, each once.
 * @param {string} game
 * @param {Pick<Deck, "terms"> | null} deck
 * @param {string} text
 */
export const termsIn = (game, deck, text) =>
  parts(text, knownTerms(game, deck)).flatMap((part) => (typeof part === "string" ? [] : [part.term]));

/**
 * A text in which the terms of the game can be asked about, and every rule's number opens its words. `seen` holds the
 * terms that are marked already, where several texts make a whole.
 * @param {{game: string, deck: Pick<Deck, "terms"> | null, text: string, seen?: Set<string>,
 *   onOpen?: (rule: string) => void}} told
 * @returns {Shown}
 */
export function marked({ game, deck, text, seen = new Set(), onOpen }) {
  const terms = knownTerms(game, deck);
  const after = (/** @type {ReturnType<typeof parts>[number]} */ part) => (typeof part === "string" && part.match(/^[.,;:!?)]+/)?.[0]) || "";
  return text.split(RULE).map((piece, i) => (i % 2
    ? html`<${RuleButton} key=${i} game=${game} rule=${piece} onOpen=${onOpen} />`
    : parts(piece, terms, seen).map((part, n, all) => (typeof part === "string" ? part.slice(n ? after(part).length : 0)
      : html`<${TermButton} key=${part.term.name} game=${game} words=${part.words} term=${part.term} after=${after(all[n + 1])}
          onOpen=${onOpen} />`))));
}

/**
 * The same as a component.
 * @param {Parameters<typeof marked>[0]} props
 */
export const Terms = (props) => marked(props);

/**
 * All of them.
 * @param {{game: string, deck: Pick<Deck, "terms">, link?: boolean}} props with `link`, beside the rules themselves
 */
export function Glossary({ game, deck, link = false }) {
  if (!deck.terms.length) return null;
  const terms = termsOf(game, deck.terms).sort((a, b) => a.title.localeCompare(b.title));
  return html`<section class="glossary" aria-labelledby="glossary"><h2 id="glossary">${t("glossary-title")}</h2>
    <p class="quiet">${t("glossary-about")}</p>
    <dl>${terms.map(({ name, title, means, rule }) => html`<div key=${name} id=${`term-${name}`}>
      <dt>${capital(title)}</dt><dd>${means} ${link ? html`<a class="rule-number" href="#${rule}">${rule}</a>`
        : html`<${RuleButton} game=${game} rule=${rule} />`}</dd></div>`)}</dl>
  </section>`;
}

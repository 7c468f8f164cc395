// What a card does, and what the words on a button mean, for whoever asks: by a long press, the right button, the key I,
// or the tool that makes the next tap a question; of a card also by a rest of the mouse. A tap alone still plays a card or
// presses a button; a card that cannot be played by it answers at once.
import { Icon } from "./frame.js";
import { termsIn } from "./glossary.js";
import { html, useEffect, useElement, useLayoutEffect, useState } from "./html.js";
import { RuleButton } from "./rule_button.js";
import { place } from "./tip.js";
import { capital, cardTitle, say, sentence, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */

const PRESS = 500; // milliseconds: shorter is a tap
const REST = 900; // of the mouse
const MOVED = 10; // pixels: farther is a drag
const WORDS = "button:not(.term, .rule-link, .close), label"; // they can hold no buttons for the terms in them
/** @typedef {{at: Element, card?: string, resting?: boolean}} Question about a card, or else the words of a button */

/**
 * What there is to say about a card: who is on it, and what it does.
 * @param {string} game
 * @param {string} card
 * @param {Deck} deck
 */
export function aboutCard(game, card, deck) {
  const known = deck.cards[card];
  const does = known?.does && say(known.does, { game, names: [], sides: [], seat: null });
  return { title: capital(cardTitle(game, card)), caption: known?.title ?? "", does: does ?? "", rule: known?.rule ?? null };
}

/**
 * The card that something happened to.
 * @param {Event} event
 */
const cardAt = (event) => /** @type {Element} */ (event.target).closest?.("[data-card]") ?? null;

/**
 * Whether a tap on it does something else.
 * @param {Element} at
 */
const isPlayed = (at) => at.closest("button, label, .taking, .taken") !== null;

/**
 * Listens in the element that it stands in. While `asking`, any tap on a card asks; `onAsked` ends that.
 * @param {{game: string, deck: Deck, asking?: boolean, onAsked?: () => void, onOpen?: (rule: string) => void}} props
 */
export function CardsAsked({ game, deck, asking = false, onAsked = () => {}, onOpen }) {
  const note = useElement();
  const [asked, setAsked] = useState(/** @type {Question | null} */ (null));

  useEffect(() => {
    const root = /** @type {HTMLElement} */ (note.current.parentElement);
    let timer = 0;
    let from = [0, 0];
    let swallow = false; // the click that ends a long press
    const subjectAt = (/** @type {Event} */ event) => {
      const words = cardAt(event) ? null : /** @type {Element} */ (event.target).closest?.(WORDS) ?? null;
      return words && !asking && !termsIn(game, deck, words.textContent ?? "").length ? null : words ?? cardAt(event);
    };
    const ask = (/** @type {Element} */ at, resting = false) => {
      setAsked({ card: at.getAttribute("data-card") ?? undefined, at, resting });
      if (!resting) onAsked();
    };
    const stop = () => clearTimeout(timer);
    const down = (/** @type {PointerEvent} */ event) => {
      stop();
      swallow = false;
      const at = subjectAt(event);
      if (!at || event.pointerType === "mouse") return;
      from = [event.clientX, event.clientY];
      timer = setTimeout(() => {
        swallow = true;
        ask(at);
      }, PRESS);
    };
    const move = (/** @type {PointerEvent} */ event) => {
      if (event.pointerType === "mouse") rest(event);
      else if (Math.hypot(event.clientX - from[0], event.clientY - from[1]) > MOVED) stop();
    };
    const rest = (/** @type {PointerEvent} */ event) => {
      if (!event.movementX && !event.movementY) return; // cards move under a mouse that lies still
      stop();
      setAsked((now) => (now?.resting ? null : now));
      const at = cardAt(event);
      if (at && !event.buttons) timer = setTimeout(() => ask(at, true), REST);
    };
    const leave = () => {
      stop();
      setAsked((now) => (now?.resting ? null : now));
    };
    const click = (/** @type {MouseEvent} */ event) => {
      const at = subjectAt(event);
      stop();
      if (!at || (!swallow && !asking && isPlayed(at))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!swallow) ask(at);
      swallow = false;
    };
    const menu = (/** @type {MouseEvent} */ event) => {
      const at = subjectAt(event);
      if (!at) return;
      event.preventDefault();
      stop();
      swallow = event.button !== 2;
      ask(at);
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      const at = subjectAt(event);
      const wanted = event.key === "i" || (asking && event.key === "Enter");
      if (!at || !wanted || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      event.stopPropagation();
      ask(at);
    };
    /** @type {[string, (event: any) => void][]} */
    const heard = [["pointerdown", down], ["pointermove", move], ["pointerup", stop], ["pointercancel", stop],
      ["click", click], ["contextmenu", menu], ["keydown", key]];
    heard.forEach(([kind, hear]) => root.addEventListener(kind, hear, true));
    root.addEventListener("pointerleave", leave);
    return () => {
      stop();
      root.removeEventListener("pointerleave", leave);
      heard.forEach(([kind, hear]) => root.removeEventListener(kind, hear, true));
    };
  }, [asking]);

  useLayoutEffect(() => { // those that are no buttons can be reached by keys while somebody asks
    const root = note.current.parentElement;
    if (!asking || !root) return undefined;
    const cards = /** @type {NodeListOf<HTMLElement>} */ (root.querySelectorAll("[data-card]:not(button, button *)"));
    root.classList.add("asking");
    cards.forEach((card) => (card.tabIndex = 0));
    return () => {
      root.classList.remove("asking");
      cards.forEach((card) => card.removeAttribute("tabindex"));
    };
  }, [asking]);

  useLayoutEffect(() => {
    const box = note.current;
    if (!asked) return undefined;
    place(box, asked.at);
    box.showPopover();
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    if (!asked.resting) box.focus({ preventScroll: true });
    const close = (/** @type {Event} */ event) => {
      if (event instanceof KeyboardEvent) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        event.stopPropagation();
      } else if (box.contains(/** @type {Node} */ (event.target))) return;
      setAsked(null);
    };
    const leave = () => setAsked(null);
    document.addEventListener("pointerdown", close, true);
    document.addEventListener("keydown", close, true);
    addEventListener("resize", leave); // what it is about is elsewhere now
    return () => {
      removeEventListener("resize", leave);
      document.removeEventListener("pointerdown", close, true);
      document.removeEventListener("keydown", close, true);
      if (box.contains(document.activeElement) && before?.isConnected) before.focus({ preventScroll: true });
      box.hidePopover();
    };
  }, [asked]);

  const open = onOpen && ((/** @type {string} */ rule) => (setAsked(null), onOpen(rule)));
  const answer = asked && (asked.card ? html`<${AboutCard} game=${game} card=${asked.card} deck=${deck} onOpen=${open} />`
    : html`<${AboutWords} game=${game} text=${asked.at.textContent ?? ""} deck=${deck} onOpen=${open} />`);
  return html`<div ref=${note} popover="manual" class="tip card-tip ${asked?.resting ? "is-resting" : ""}" role="dialog"
      aria-label=${t("ask-about")} tabIndex=${-1}>
    ${answer && html`${answer}<button type="button" class="button plain close" aria-label=${t("close")}
        onClick=${() => setAsked(null)}><${Icon} name="close" /></button>`}
  </div>`;
}

/** @param {{game: string, card: string, deck: Deck, onOpen?: (rule: string) => void}} props */
function AboutCard({ game, card, deck, onOpen }) {
  const { title, caption, does, rule } = aboutCard(game, card, deck);
  return html`<p><b>${title}</b>${caption && html`, ${caption}`}</p>
    <p>${sentence(does) || t("ask-none")}${" "}${rule && html`<${RuleButton} game=${game} rule=${rule} onOpen=${onOpen} />`}</p>`;
}

/**
 * The game's own words in a text, each with what it means.
 * @param {{game: string, text: string, deck: Deck, onOpen?: (rule: string) => void}} props
 */
function AboutWords({ game, text, deck, onOpen }) {
  const terms = termsIn(game, deck, text);
  if (!terms.length) return html`<p>${t("ask-none")}</p>`;
  return terms.map(({ name, title, means, rule }) => html`<p key=${name}><b>${capital(title)}.</b> ${means}${" "}
    <${RuleButton} game=${game} rule=${rule} onOpen=${onOpen} /></p>`);
}

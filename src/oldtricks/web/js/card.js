// A card: its picture, and a button with a spoken name where it can be played.
import { outside, tellServer } from "./address.js";
import { picturesGiven } from "./given.js";
import { html, useState } from "./html.js";
import { capital, cardTitle, editionOf, suitTitle, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Seen } from "./types.js" */

/** @import { Pack } from "./given.js" */

/** @type {Map<string, Pack & {drawn: Record<string, string>}>} */
const packs = new Map(); // of games whose pictures came in one piece
/** @type {Map<string, Promise<void>>} */
const whole = new Map(); // when all of them are there

/**
 * Where a picture is: in the pack, or at its own address.
 * @param {string} game
 * @param {string} picture
 */
export function artOf(game, picture) {
  const pack = packs.get(game);
  const made = pack?.pictures[picture];
  if (!pack || !made) return outside(`/art/${game}/${picture}.svg`);
  return (pack.drawn[picture] ??= `data:image/svg+xml,${encodeURIComponent(made.map((part) => pack.parts[part]).join(""))}`);
}

/**
 * The pictures of a game: those that the page brought along, or else all.
 * @param {string} game
 */
export function openPack(game) {
  const few = picturesGiven(game);
  if (!few || whole.has(game)) return wholePack(game);
  packs.set(game, { ...few, drawn: {} });
  return Promise.resolve();
}

/**
 * Whether there are pictures only of the cards that the page began with.
 * @param {string} game
 */
export const hasFew = (game) => Boolean(picturesGiven(game)) && !whole.has(game);

/**
 * Fetch all pictures of a game at once; whoever cannot have them so gets them one by one.
 * @param {string} game
 */
export function wholePack(game) {
  const coming = whole.get(game) ?? fetchPack(game);
  whole.set(game, coming);
  return coming;
}

/** @param {string} game */
async function fetchPack(game) {
  try {
    const answer = await fetch(outside(`/art/${game}/pack.json${editionOf()}`));
    if (!answer.ok) return;
    packs.set(game, { ...await answer.json(), drawn: packs.get(game)?.drawn ?? {} });
    tellServer(`pictures-${game}`, editionOf().slice(1)); // none need come along
  } catch {
    whole.delete(game); // they have addresses of their own
  }
}

/**
 * The face of a card, or its words while there is no picture of it.
 * @param {{game: string, card: string, deck: Deck | null}} props
 */
export function Face({ game, card, deck }) {
  const [missing, setMissing] = useState(false);
  const known = deck?.cards[card];
  if (!missing) {
    return html`<img class="face" src=${artOf(game, card)} alt="" width="250" height="350" decoding="sync"
        draggable=${false}
      onError=${() => setMissing(true)} />`;
  }
  const ink = known?.suit ? `var(--suit-${known.suit}, var(--card-ink))` : "var(--card-ink)";
  return html`<span class="face face-text" style=${{ color: ink }}>
    <b>${known?.rank ?? capital(card)}</b><small>${known?.suit ? suitTitle(game, known.suit) : ""}</small>
  </span>`;
}

/**
 * A card, face up. With `onPlay` it is a button; `off` says that it cannot be played now (it can still be asked why).
 * Other properties (class, style, data-..., tabIndex, aria-...) go to the element.
 * @param {{game: string, card: string, deck: Deck | null, onPlay?: (card: string) => unknown, off?: boolean,
 *   label?: string, class?: string}} props
 */
export function Card({ game, card, deck, onPlay, off = false, label, class: classes = "", ...rest }) {
  const name = label ?? cardTitle(game, card);
  const face = html`<${Face} key=${card} game=${game} card=${card} deck=${deck} />`;
  if (!onPlay) return html`<span class="card ${classes}" role="img" aria-label=${name} data-card=${card} ...${rest}>${face}</span>`;
  return html`<button type="button" class="card ${classes}" aria-label=${name} aria-disabled=${off ? "true" : "false"}
    data-card=${card} onClick=${() => onPlay(card)} ...${rest}>${face}</button>`;
}

/**
 * A card, face down.
 * @param {{game: string, label?: string, class?: string}} props
 */
export function Back({ game, label, class: classes = "", ...rest }) {
  const [missing, setMissing] = useState(false);
  const say = label ? { role: "img", "aria-label": label } : { "aria-hidden": "true" };
  return html`<span class="card back ${classes}" ...${say} ...${rest}>
    ${missing
      ? html`<span class="face back-plain"></span>`
      : html`<img class="face" src=${artOf(game, "back")} alt="" width="250" height="350" decoding="sync"
          draggable=${false}
          onError=${() => setMissing(true)} />`}
  </span>`;
}

/**
 * A suit's mark, beside its name or with one of its own.
 * @param {{game: string, suit: string, deck: Deck | null, named?: boolean}} props
 */
export function Mark({ game, suit, deck, named = false }) {
  const [missing, setMissing] = useState(false);
  const name = suitTitle(game, suit);
  if (missing) {
    const letter = deck?.suits.find((each) => each.suit === suit)?.letter ?? name[0];
    return html`<span class="mark mark-text" role=${named ? "img" : null} aria-label=${named ? name : null}
      aria-hidden=${named ? null : "true"} style=${{ color: `var(--suit-${suit})` }}>${letter}</span>`;
  }
  return html`<img class="mark" data-suit=${suit} src=${artOf(game, `mark-${suit}`)} alt=${named ? name : ""} width="48" height="48"
    draggable=${false} onError=${() => setMissing(true)} />`;
}

/**
 * The custom properties of a game's colours, for `style`.
 * @param {Deck | null} deck
 */
export function colours(deck) {
  /** @type {Record<string, string>} */
  const style = {};
  for (const [name, value] of Object.entries(deck?.palette ?? {})) {
    const suit = deck?.suits.some((each) => each.suit === name);
    style[suit ? `--suit-${name}` : `--${name}`] = value;
  }
  return style;
}

/**
 * Which players sit where, in words: "you" for oneself.
 * @param {Pick<Seen, "view" | "table">} message
 * @param {number} seat
 */
export const who = (message, seat) =>
  message.view?.seat === seat && !message.view.lent ? t("you") : message.view?.players[seat] ?? message.table.seats[seat].name;

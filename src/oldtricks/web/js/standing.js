// How things stand: contract and trump, scores of the sides, what each has in this hand.
import { Mark, suitName, who } from "./card.js";
import { html } from "./html.js";
import { capital, listed, number, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */

/**
 * The names of a side, one's own as "you".
 * @param {Pick<Seen, "view" | "table">} message
 * @param {number} side
 */
export const sideName = (message, side) => {
  const seats = message.view.sides[side];
  const names = seats.map((seat) => who(message, seat));
  const mine = seats.findIndex((seat) => seat === message.view.seat);
  if (mine > 0) names.unshift(...names.splice(mine, 1));
  return capital(listed(names));
};

/**
 * What a side has made in this hand so far, in words.
 * @param {Sight} view
 * @param {number} side
 */
export function inHand(view, side) {
  const { table } = view;
  const words = [];
  if (table.tricks && view.phase !== "bid") words.push(t("tricks", { n: table.tricks[side] }));
  if (table.captured && view.phase === "play") words.push(t("captured", { n: table.captured[side] }));
  if (table.wind && table.turned_up?.length) words.push(t("wind", { n: number(table.wind[side], true) }));
  if (table.points && view.phase === "play") words.push(t("points", { n: table.points[view.sides[side][0]] }));
  if (table.neutralised_tricks?.[side]) words.push(t("neutralised", { n: table.neutralised_tricks[side] }));
  if (table.engagements?.[side]) words.push(t("engagements", { n: table.engagements[side] }));
  return words;
}

/**
 * The contract, who owes it and the trump suit: mark and word.
 * @param {{message: Seen, deck: Deck}} props
 */
export function Contract({ message, deck }) {
  const { view } = message;
  const { maker, contract, trump } = view.table;
  if (view.table.piles) return null;
  if (maker === null || maker === undefined || !contract) {
    return html`<p class="contract quiet-contract">
      ${view.phase === "bid" ? t("contract-auction") : view.over ? "" : t("contract-none")}</p>`;
  }
  const suit = trump && suitName(deck, trump);
  const words = contract
    .replace(/\b([a-z]+-\d+)\b/g, (card) => deck?.cards[card]?.name ?? card)
    .replace(new RegExp(`, (Master Suit )?${suit}( is trump)?`), ""); // the chip says it
  return html`<p class="contract"><span class="contract-words"><b>${capital(who(message, maker))}</b>: ${words}</span>
    ${trump && html`<span class="trump"><${Mark} game=${view.game} suit=${trump} deck=${deck} /><b>${capital(suit)}</b>
      <span class="trump-word">${t(view.game === "gasoline_alley" ? "trump-master" : "trump")}</span></span>`}</p>`;
}

/**
 * The sides and their scores.
 * @param {{message: Seen}} props
 */
export function Scores({ message }) {
  const { view } = message;
  const mine = view.sides.findIndex((side) => side.some((seat) => seat === view.seat));
  const order = view.sides.map((_, side) => side).sort((a, b) => Number(b === mine) - Number(a === mine));
  return html`<ul class="scores" data-sides=${view.sides.length} aria-label=${t("scores")}>
    ${order.map((side) => html`<li key=${side} class=${side === mine ? "mine" : ""}>
      <span class="score-name">${sideName(message, side)}</span> <b class="score">${number(view.scores[side])}</b>
      <span class="in-hand">${inHand(view, side).join(" · ")}</span></li>`)}</ul>`;
}

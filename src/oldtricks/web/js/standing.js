// How things stand: contract and trump, scores of the sides, what each has in this hand.
import { Mark, who } from "./card.js";
import { Ahead } from "./gauge.js";
import { html } from "./html.js";
import { readerOf } from "./reader.js";
import { capital, has, namesOf, number, own, say, suitTitle, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */
/** @import { Said } from "./words.js" */

/**
 * The names of a side, one's own as "you".
 * @param {Pick<Seen, "view">} message
 * @param {number} side
 */
export const sideName = ({ view }, side) => capital(namesOf(view.sides[side], readerOf(view)));

/**
 * What a side has made in this hand so far, in words.
 * @param {Sight} view
 * @param {number} side
 */
export const inHand = (view, side) => (view.in_hand[side] ?? []).map((said) => say(said, readerOf(view)));

/**
 * A contract without its trump, which is shown beside it.
 * @param {Said} said
 * @returns {Said}
 */
function bare(said) {
  const within = /** @type {Said | undefined} */ (said.args?.contract);
  if (!within) return said;
  return said.key.endsWith("-contract-trump") ? bare(within) : { ...said, args: { ...said.args, contract: bare(within) } };
}

/**
 * The contract, who owes it and the trump suit: mark and word.
 * @param {{message: Seen, deck: Deck}} props
 */
export function Contract({ message, deck }) {
  const { view } = message;
  const { maker, trump } = view.table;
  if (view.table.piles) return null;
  if (maker === null || !view.contract) {
    return html`<p class="contract quiet-contract">
      ${view.phase === "bid" ? t("contract-auction") : view.over ? "" : t("contract-none")}</p>`;
  }
  const owed = trump ? bare(view.contract) : view.contract;
  const words = say(has(`${owed.key}.short`) ? { ...owed, key: `${owed.key}.short` } : owed, readerOf(view));
  return html`<p class="contract"><span class="contract-words"><b>${capital(who(message, maker))}</b>: ${words}</span>${" "}
    ${trump && html`<span class="trump"><${Mark} game=${view.game} suit=${trump} deck=${deck} />
      <b>${suitTitle(view.game, trump)}</b> <span class="trump-word">${t(own(view.game, "trump"))}</span></span>`}</p>`;
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
      <span class="score-name">${sideName(message, side)}</span> <b class="score"><${Ahead} view=${view} side=${side} />${number(view.scores[side])}</b>
      <span class="in-hand">${inHand(view, side).join(" · ")}</span></li>`)}</ul>`;
}

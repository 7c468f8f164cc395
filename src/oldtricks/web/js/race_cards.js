// The cards of the race, as its screens need to know them.
import { refusal } from "./reader.js";
import { t } from "./words.js";
/** @import { Piles, RaceOn, Seen, Sight } from "./types.js" */

/**
 * @typedef {{play: string | null, hinder: string[], discard: string | null}} Ways
 */

/**
 * What lies on the table of the race.
 * @param {Sight} view
 */
export const boardOf = (view) => /** @type {RaceOn} */ (/** @type {unknown} */ (view.table));

/**
 * How many cards of a mileage a side has flown.
 * @param {Piles} piles
 * @param {string} mileage
 */
export const milesOn = (piles, mileage) => piles[Number(mileage)];

/**
 * Everything that may be done with a card now: laid on one's own piles, on other sides, discarded.
 * @param {string} card
 * @param {string[]} legal
 * @returns {Ways}
 */
export function waysOf(card, legal) {
  /** @param {string} action */
  const has = (action) => (legal.includes(action) ? action : null);
  return {
    play: has(`play ${card}`),
    hinder: legal.filter((action) => action.startsWith(`${card} on `)),
    discard: has(`discard ${card}`),
  };
}

/**
 * Those that lay the card on a pile.
 * @param {Ways} ways
 */
export const laidBy = ({ play, hinder }) => (play ? [play, ...hinder] : hinder);

/**
 * Why a card fits nowhere: on another side if it hinders, else on one's own piles.
 * @param {string} card
 * @param {Seen} message
 * @param {number} mine
 * @param {Record<string, string> | null} rules
 */
export function refusalOf(card, message, mine, rules) {
  const others = Object.keys(message.said.refusals).filter((action) => action !== `${card} on ${mine + 1}`);
  const hindering = others.find((action) => action.startsWith(`${card} on `));
  return refusal(message, hindering ?? `play ${card}`, rules) || t("race-only-discard");
}

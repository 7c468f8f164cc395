// The cards of the race, as its screens need to know them.
import { t } from "./words.js";
/** @import { Piles, RaceOn, Sight } from "./types.js" */

export const GAME = "new_york_to_paris";
export const DISTANCE = 3300;
/** @type {Record<string, number>} */
export const MILEAGE = { 500: 2, 300: 5, 100: 8 }; // NY11: how many cards make a flight
/** @type {Record<string, string>} */
export const PILE_OF = {
  "favorable-weather": "weather", storm: "weather", "heavy-fog": "weather",
  "take-off": "flight", "motor-trouble": "flight", "forced-landing": "flight",
  500: "500", 300: "300", 100: "100", "lucky-lindy": "aside",
};

/**
 * @typedef {500 | 300 | 100} Mileage
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
export const milesOn = (piles, mileage) => piles[/** @type {Mileage} */ (Number(mileage))];

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
 * @param {Record<string, string>} refusals
 * @param {number} mine
 */
export function refusalOf(card, refusals, mine) {
  const others = Object.keys(refusals).filter((action) => action !== `${card} on ${mine + 1}`);
  const hindering = others.find((action) => action.startsWith(`${card} on `));
  return refusals[hindering ?? ""] ?? refusals[`play ${card}`] ?? t("race-only-discard");
}

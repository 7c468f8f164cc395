// The cards of the race, as its screens need to know them.
import { t } from "./words.js";

export const GAME = "new_york_to_paris";
export const DISTANCE = 3300;
export const MILEAGE = { 500: 2, 300: 5, 100: 8 }; // NY11: how many cards make a flight
export const PILE_OF = {
  "favorable-weather": "weather", storm: "weather", "heavy-fog": "weather",
  "take-off": "flight", "motor-trouble": "flight", "forced-landing": "flight",
  500: "500", 300: "300", 100: "100", "lucky-lindy": "aside",
};

/** Everything that may be done with a card now: laid on one's own piles, on other sides, discarded. */
export function waysOf(card, legal) {
  const has = (action) => (legal.includes(action) ? action : null);
  return {
    play: has(`play ${card}`),
    hinder: legal.filter((action) => action.startsWith(`${card} on `)),
    discard: has(`discard ${card}`),
  };
}

/** Why a card fits nowhere: on another side if it hinders, else on one's own piles. */
export function refusalOf(card, refusals, mine) {
  const others = Object.keys(refusals).filter((action) => action !== `${card} on ${mine + 1}`);
  const hindering = others.find((action) => action.startsWith(`${card} on `));
  return refusals[hindering] ?? refusals[`play ${card}`] ?? t("race-only-discard");
}

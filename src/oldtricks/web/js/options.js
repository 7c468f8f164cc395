// The options of a game: which values there are, how many sides play with them, and what is unusual at a table.
import { capital, kebab, maybe, t } from "./words.js";
/** @import { GameLid, Option, OptionValue } from "./protocol.js" */

/**
 * @typedef {string | number | boolean | null} Value of an option
 * @typedef {Record<string, Value>} Chosen
 */

/**
 * The values of an option for so many players; none where it does not apply.
 * @param {Option} option
 * @param {number} players
 */
export const valuesFor = (option, players) =>
  option.by_players?.[players] ?? (option.players.includes(players) ? option.values ?? [] : []);

/** @param {Option} option */
export const counts = (option) => !option.values && !option.by_players; // a number of deals, or none

/**
 * How many sides play: seat s belongs to side s mod this.
 * @param {GameLid} game
 * @param {number} players
 * @param {Chosen} options
 */
export function sideCount(game, players, options) {
  const chosen = game.options.flatMap((option) =>
    valuesFor(option, players).filter(({ value }) => value === options[option.name]));
  return chosen.find(({ sides }) => sides)?.sides ?? game.sides[players];
}

/** @param {Option} option */
export const optionTitle = ({ name }) => maybe(`option-${kebab(name)}`) || capital(name.replaceAll("_", " "));

/**
 * @param {Option} option
 * @param {OptionValue} value
 */
export const valueWords = ({ name }, { value, label }) => maybe(`option-${kebab(name)}-${value}`) || capital(label);

/**
 * What is not as usual at a table.
 * @param {GameLid} game
 * @param {number} players
 * @param {Chosen} options
 */
export function optionWords(game, players, options) {
  return game.options.flatMap((option) => {
    const value = options[option.name] ?? null;
    const values = valuesFor(option, players);
    const given = values.find((each) => each.value === value);
    if (value === null || given === values[0] && given) return [];
    const what = given ? valueWords(option, given) : t("option-hands-n", { n: Number(value) });
    return t("option-told", { what, rule: option.rule });
  });
}

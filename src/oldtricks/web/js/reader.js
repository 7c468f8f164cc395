// What a table says, to the one who reads it.
import { say, tell } from "./words.js";
/** @import { GameEvent } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */
/** @import { Reader } from "./words.js" */

/**
 * The seat that is "you": none for somebody who looks on from another's.
 * @param {Pick<Sight, "seat" | "lent">} view
 */
export const selfOf = ({ seat, lent }) => (lent ? null : seat);

/**
 * Who reads: the seat that looks at this view is "you".
 * @param {Pick<Sight, "game" | "players" | "sides" | "seat" | "lent">} view
 * @param {Record<string, string>} [rules] what they say
 * @returns {Reader}
 */
export const readerOf = (view, rules) =>
  ({ game: view.game, names: view.players, sides: view.sides, seat: selfOf(view), rules });

/**
 * What happened, in a sentence.
 * @param {GameEvent} event
 * @param {Pick<Sight, "game" | "players" | "sides" | "seat" | "lent">} view
 */
export const tellEvent = (event, view) => tell(event.said, readerOf(view));

/**
 * A legal action as something that a player does: "play 8 of Austria".
 * @param {Seen} message
 * @param {string} action
 */
export const doing = ({ said, view }, action) => (said.actions[action] ? say(said.actions[action], readerOf(view)) : action);

/**
 * What a legal action would mean; nothing where its words say it.
 * @param {Seen} message
 * @param {string} action
 */
export const meaning = ({ said, view }, action) => (said.meanings[action] ? say(said.meanings[action], readerOf(view)) : "");

/**
 * Why an action, or a card, is refused; nothing where it is not.
 * @param {Seen} message
 * @param {string} action
 * @param {Record<string, string> | null} rules what they say; null while they are on their way
 */
export function refusal({ said, view }, action, rules) {
  const why = said.refusals[action];
  if (!why) return "";
  const { rule } = /** @type {{rule: string}} */ (why.args.rule);
  return rules ? say(why, readerOf(view, rules)) : `${rule}.`; // its number at least
}

/**
 * An argument of what is said, of a kind: the suit of a bid, the number of tricks that it takes.
 * @param {import("./words.js").Said | undefined} said
 */
export const suitIn = (said) => {
  const found = Object.values(said?.args ?? {}).find((value) => typeof value === "object" && "suit" in value);
  return /** @type {{suit: string} | undefined} */ (found)?.suit ?? null;
};

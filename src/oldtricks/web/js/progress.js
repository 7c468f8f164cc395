// How far somebody is with learning, kept in this browser.
import { kept } from "./kept.js";
/** @import { Begun, Learnt } from "./types.js" */

const KEY = "oldtricks.learn";
/** @type {Learnt} */
const NOTHING = { asked: [], lessons: {} };

const learnt = kept(KEY, read);

/**
 * What is kept; whatever is not ours is as good as nothing.
 * @param {string | null} text
 * @returns {Learnt}
 */
export function read(text) {
  try {
    const { asked, lessons } = JSON.parse(text ?? "{}");
    return { asked: Array.isArray(asked) ? asked : [], lessons: lessons && typeof lessons === "object" ? lessons : {} };
  } catch {
    return NOTHING;
  }
}

/**
 * Where somebody is in a lesson: the scene that comes next, and whether it was ever played to its end.
 * @param {string} game
 * @param {string} id
 * @returns {Begun}
 */
export const progress = (game, id) => ({ at: 0, of: 0, done: false, ...learnt.get().lessons[`${game}/${id}`] });

/**
 * @param {string} game
 * @param {string} id
 * @param {Partial<Begun>} changes
 */
export const note = (game, id, changes) =>
  learnt.set({ ...learnt.get(), lessons: { ...learnt.get().lessons, [`${game}/${id}`]: { ...progress(game, id), ...changes } } });

/**
 * Whether somebody was asked already if he knows a game.
 * @param {string} game
 */
export const wasAsked = (game) => learnt.get().asked.includes(game) || progress(game, "first").done;

/** @param {string} game */
export const noteAsked = (game) => learnt.set({ ...learnt.get(), asked: [...new Set([...learnt.get().asked, game])] });

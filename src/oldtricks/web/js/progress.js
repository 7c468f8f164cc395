// How far somebody is with learning, kept in this browser.
/** @import { Begun, Learnt } from "./types.js" */

const KEY = "oldtricks.learn";
/** @type {Learnt} */
const NOTHING = { asked: [], lessons: {} };

let current = read(localStorageItem());

function localStorageItem() {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

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

/** @param {Learnt} next */
function keep(next) {
  current = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // kept for this visit only
  }
}

/**
 * Where somebody is in a lesson: the scene that comes next, and whether it was ever played to its end.
 * @param {string} game
 * @param {string} id
 * @returns {Begun}
 */
export const progress = (game, id) => ({ at: 0, of: 0, done: false, ...current.lessons[`${game}/${id}`] });

/**
 * @param {string} game
 * @param {string} id
 * @param {Partial<Begun>} changes
 */
export const note = (game, id, changes) =>
  keep({ ...current, lessons: { ...current.lessons, [`${game}/${id}`]: { ...progress(game, id), ...changes } } });

/**
 * Whether somebody was asked already if he knows a game.
 * @param {string} game
 */
export const wasAsked = (game) => current.asked.includes(game) || progress(game, "first").done;

/** @param {string} game */
export const noteAsked = (game) => keep({ ...current, asked: [...new Set([...current.asked, game])] });

// Another tab went on.
addEventListener("storage", (event) => {
  if (event.key === KEY) current = read(event.newValue);
});

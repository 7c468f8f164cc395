// Which puzzles somebody has solved, and for how many days in a row; kept in this browser.
import { kept } from "./kept.js";

/**
 * By "game/id": whether it was solved at the first try; and the days of which the puzzle was.
 * @typedef {{tried: Record<string, boolean>, day: string, streak: number, longest: number}} Solved
 */

const KEY = "oldtricks.puzzles";
const DAY = 86_400_000; // milliseconds

/** @type {Solved} */
const NOTHING = { tried: {}, day: "", streak: 0, longest: 0 };

const store = kept(KEY, read);

/**
 * What is kept; whatever is not ours is as good as nothing.
 * @param {string | null} text
 * @returns {Solved}
 */
export function read(text) {
  try {
    const { tried, day, streak, longest } = JSON.parse(text ?? "{}");
    const count = (/** @type {unknown} */ n) => (Number.isInteger(n) ? Number(n) : 0);
    return { tried: tried && typeof tried === "object" ? tried : {}, day: String(day ?? ""), streak: count(streak), longest: count(longest) };
  } catch {
    return NOTHING;
  }
}

/**
 * What is known after a first try; `today` is the date if it was the puzzle of the day. A puzzle counts once.
 * @param {Solved} before
 * @param {string} name
 * @param {boolean} right
 * @param {string} today
 * @returns {Solved}
 */
export function after(before, name, right, today) {
  const tried = { ...before.tried, [name]: before.tried[name] || right };
  if (!today || before.day === today) return { ...before, tried };
  const goesOn = Date.parse(today) - Date.parse(before.day) === DAY;
  const streak = right ? (goesOn ? before.streak : 0) + 1 : 0;
  return { tried, day: today, streak, longest: Math.max(streak, before.longest) };
}

/**
 * The days in a row up to today, or up to yesterday while today's is still open.
 * @param {Solved} solved
 * @param {string} today
 */
export function streakOn({ day, streak }, today) {
  return Date.parse(today) - Date.parse(day) <= DAY ? streak : 0;
}

export const solved = store.get;

/**
 * @param {string} game
 * @param {string} id
 * @param {boolean} right
 * @param {string} today
 */
export const note = (game, id, right, today) => store.set(after(store.get(), `${game}/${id}`, right, today));

/**
 * Whether a puzzle was solved at the first try; undefined if it was never tried.
 * @param {string} game
 * @param {string} id
 * @returns {boolean | undefined}
 */
export const triedAt = (game, id) => store.get().tried[`${game}/${id}`];

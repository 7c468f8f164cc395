// The server's protocol (docs/protocol.md): JSON in and out, errors as problems.
import { lidGiven } from "./given.js";
import { send } from "./wire.js";
import { language, loadAll, maybe, say, sentence, t } from "./words.js";
/** @import { Deck, Learn, Lesson, Message, PuzzleLesson, Puzzles, RulesPage } from "./protocol.js" */
/** @import { Games, Kit, Listed, Me, Stats } from "./types.js" */
/** @import { Said } from "./words.js" */

const NOBODY = { game: "", names: [], sides: [], seat: null };

/** What the server refused, in its own words; `status` 0 means that it could not be reached. */
export class Problem extends Error {
  /** @param {{status?: number, title?: string, detail?: string, said?: Said}} problem */
  constructor({ status = 0, title = "", detail = "", said, ...rest }) {
    super(sentence(said ? say(said, NOBODY) : detail || title || maybe("error-unknown")));
    this.status = status;
    Object.assign(this, rest);
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<any>}
 */
export async function ask(method, path, body) {
  const { status, said } = await send(method, path, body);
  if (!status) throw new Problem({ detail: maybe("error-offline") }); // the words may be still to come
  if (status >= 400) {
    await loadAll().catch(() => {}); // it may be said in any words
    throw new Problem({ ...said, status });
  }
  return said;
}

/** @param {string} path */
export const get = (path) => ask("GET", path);
/**
 * @param {string} path
 * @param {object} [body]
 */
export const post = (path, body = {}) => ask("POST", path, body);
/**
 * @param {string} path
 * @param {object} [body]
 */
export const put = (path, body = {}) => ask("PUT", path, body);
/** @param {string} path */
export const remove = (path) => ask("DELETE", path);

/** @param {number} ms */
const wait = (ms) => new Promise((done) => setTimeout(done, ms));

/**
 * Post what carries an idempotency key: as often as it takes, until the server has answered.
 * @param {string} path
 * @param {object} body
 * @param {(problem: Problem) => void} [onWaiting]
 */
export async function postSurely(path, body, onWaiting = () => {}) {
  for (let pause = 500; ; pause = Math.min(pause * 2, 8000)) {
    try {
      return await post(path, body);
    } catch (problem) {
      if (problem.status && problem.status < 500 && problem.status !== 429) throw problem;
      onWaiting(problem);
      await wait(pause);
    }
  }
}

/** @type {Map<string, Promise<any>>} */
const kept = new Map();

/**
 * What never changes while the page is open is asked for once.
 * @param {string} path
 * @returns {Promise<any>}
 */
export function getOnce(path) {
  if (!kept.has(path)) {
    kept.set(path, get(path).catch((problem) => {
      kept.delete(path);
      throw problem;
    }));
  }
  return /** @type {Promise<any>} */ (kept.get(path));
}

/**
 * Ask again the next time: it has changed.
 * @param {string} path
 */
export const forget = (path) => kept.delete(path);

/** @type {() => Promise<Games>} */
export const games = () => getOnce("/games");
/** @type {(game: string) => Promise<Deck>} */
const deckOf = (game) => getOnce(`/games/${game}/deck`);

/** @param {string} game */
const lidOf = async (game) => lidGiven(game) ?? (await games()).games.find((each) => each.name === game);

/**
 * What a screen has to know of a game: its cards, and what stands on the lid.
 * @type {(game: string) => Promise<Kit>}
 */
export async function kitOf(game) {
  const [deck, lid] = await Promise.all([deckOf(game), lidOf(game)]);
  if (!lid) throw new Problem({ detail: t("setup-unknown") });
  return { ...deck, lid, facts: lid.facts, rules: null };
}

/** @type {() => Promise<Me>} */
export const me = () => get("/me");
/** @type {() => Promise<{tables: Listed[]}>} */
export const myTables = () => get("/me/tables");
/** @type {() => Promise<Stats>} */
export const stats = () => get("/stats");
/** @type {(game: string) => Promise<RulesPage>} */
export const rulesOf = (game) => getOnce(`/games/${game}/rules?lang=${language()}`);
/** @type {() => Promise<Learn>} */
export const learn = () => getOnce("/learn");
/** @type {(game: string, id: string) => Promise<Lesson>} */
export const lessonOf = (game, id) => getOnce(`/learn/${game}/${id}?lang=${language()}`);
/** @type {() => Promise<Puzzles>} */
export const puzzles = () => get("/puzzles"); // there is another one every day
/** @type {(game: string, id: string) => Promise<PuzzleLesson>} */
export const puzzleOf = (game, id) => getOnce(`/puzzles/${game}/${id}?lang=${language()}`);
/** @type {(id: string) => Promise<Message>} */
export const tableOf = (id) => get(`/tables/${id}`);

/** A random share for the shuffle, or a key for a move. */
export function randomHex(bytes = 16) {
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
}

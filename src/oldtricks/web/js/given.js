// What a table's page has brought along: answers to what would be asked first, the game, and the pictures of the cards that
// lie there.
/** @import { GameLid } from "./protocol.js" */

/**
 * @typedef {{parts: string[], pictures: Record<string, number[]>}} Pack pictures, each part of them once
 * @type {{answers: Record<string, any>, lid?: GameLid, pictures?: Pack & {game: string}}}
 */
const given = JSON.parse(document.getElementById("given")?.textContent || '{"answers": {}}');

/**
 * An answer that came along. It is as old as the page, so it is given once.
 * @param {string} path
 */
export function answerGiven(path) {
  const { [path]: found, ...others } = given.answers;
  given.answers = others;
  return found;
}

/**
 * What stands on the lid of the game that is played at the page's table.
 * @param {string} game
 */
export const lidGiven = (game) => (given.lid?.name === game ? given.lid : null);

/**
 * The few pictures of a game that came along.
 * @param {string} game
 */
export const picturesGiven = (game) => (given.pictures?.game === game ? given.pictures : null);

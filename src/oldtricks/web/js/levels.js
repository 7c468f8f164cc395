// The level that bots play at, and a table against them at once.
import { openTable } from "./fair.js";
import { wantedPace } from "./pace.js";
import { go } from "./route.js";
import { settings } from "./settings.js";
import { maybe } from "./words.js";
/** @import { GameLid } from "./protocol.js" */
/** @import { Bot } from "./types.js" */

/**
 * The level that bots play at: the one chosen last, else the usual one, else the first there is.
 * @param {Bot[]} bots
 */
export function usualLevel(bots) {
  const there = bots.filter((bot) => bot.available).map((bot) => bot.level);
  const usual = bots.find((bot) => bot.usual)?.level;
  return [settings().level, usual].find((level) => level && there.includes(level)) ?? there[0];
}

/** @param {Bot} bot */
export const levelName = (bot) => maybe(`bot-name-${bot.level}`) || bot.name;

/**
 * A table for one person against bots, at once.
 * @param {GameLid} game
 * @param {string} level
 */
export async function playNow(game, level) {
  const seats = Array.from({ length: game.default_players }, (_, i) => (i ? { kind: "bot", level } : { kind: "me" }));
  const plan = { game: game.name, players: game.default_players, options: {}, seats, clock: null, house: { pace: wantedPace() } };
  go(`/t/${await openTable(plan, true)}`);
}

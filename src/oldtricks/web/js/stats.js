// Statistics: how often one wins, against which bots, game by game and over time.
import { SITE } from "./address.js";
import { games, stats as figures } from "./api.js";
import { Failure, Frame, useAnswer } from "./frame.js";
import { NeedsServer } from "./friends.js";
import { levelName } from "./levels.js";
import { html, useState } from "./html.js";
import { Bars, Days, Figure } from "./plots.js";
import { Ratings } from "./ratings.js";
import { number, percent, t } from "./words.js";
/** @import { Figures, Games, Stats } from "./types.js" */

export function StatsPage() {
  const { answer, failed } = useAnswer(() => Promise.all([figures(), games()]));
  const [whose, setWhose] = useState(/** @type {"mine" | "everybody"} */ ("mine"));
  if (failed) return html`<${Failure} problem=${failed} />`;
  const [stats, known] = answer ?? [null, null];
  const rows = (stats?.[whose] ?? []).filter((row) => row.played);
  const byGame = Map.groupBy(rows, (row) => row.game);
  return html`
    <${Frame} title=${t("stats-title")} lead=${t("stats-lead")}>
      ${!SITE && html`<div class="stats-whose" role="group" aria-label=${t("stats-whose")}>
        ${/** @type {const} */ (["mine", "everybody"]).map((each) => html`
          <button type="button" key=${each} class="button ${whose === each ? "main" : ""}" aria-pressed=${whose === each}
            onClick=${() => setWhose(each)}>${t(`stats-${each}`)}</button>`)}
      </div>`}
      ${!SITE && known && whose === "mine" && html`<${Ratings} known=${known} />`}
      ${stats && !rows.length && html`<p class="panel">${t("stats-none")}${!SITE && ` ${t("stats-boards")}`} <a href="/">${t("mine-begin")}</a></p>`}
      ${[...byGame].map(([game, found]) => html`<${GameStats} key=${game} game=${game} rows=${found} known=${known} />`)}
      ${stats && known && html`<${Left} left=${stats.left.filter((each) => each[whose])} whose=${whose} known=${known} />`}
      <${NeedsServer} what="ratings" />
    </${Frame}>`;
}

/**
 * @param {string} game
 * @param {Games} known
 */
const titleOf = (game, known) => known.games.find((each) => each.name === game)?.title ?? game;

/**
 * Games that were begun and left.
 * @param {{left: Stats["left"], whose: "mine" | "everybody", known: Games}} props
 */
function Left({ left, whose, known }) {
  return left.length > 0 && html`
    <section class="stats-left panel">
      <h2>${t("stats-left-title")}</h2>
      <p class="quiet">${t("stats-left-about")}</p>
      <ul>${left.map((each) => html`<li key=${each.game}>${t("stats-left", { game: titleOf(each.game, known), n: each[whose] })}</li>`)}</ul>
    </section>`;
}

/** @param {{game: string, rows: Figures[], known: Games}} props */
function GameStats({ game, rows, known }) {
  const title = titleOf(game, known);
  /** @param {Figures} row */
  const level = (row) => {
    const bot = known.bots.find((each) => each.level === row.level);
    return bot ? levelName(bot) : t("stats-people");
  };
  const played = rows.reduce((sum, row) => sum + row.played, 0);
  const won = rows.reduce((sum, row) => sum + row.won, 0);
  const takenBack = rows.reduce((sum, row) => sum + row.taken_back, 0);
  const days = daily(rows);
  return html`
    <section class="stats-game panel" data-game=${game}>
      <h2>${title}</h2>
      <p class="stats-sum">${t("stats-sum", { n: played, won, share: percent(won / played) })}${takenBack > 0 && ` ${t("stats-taken-back", { n: takenBack })}`}</p>
      <div class="stats-plots">
        <${Figure} title=${t("stats-by-level")} columns=${[t("stats-against"), t("stats-played"), t("stats-won"), t("stats-mean")]}
          rows=${rows.map((row) => [
            level(row), row.played, `${row.won} (${percent(row.won / row.played)})`, number(Math.round(row.mean_score)),
          ])}>
          <${Bars} label=${t("stats-by-level-label", { game: title })}
            bars=${rows.map((row) => ({
              name: level(row), share: row.won / row.played, note: t("stats-of", { won: row.won, n: row.played }),
            }))} />
        </${Figure}>
        ${days.length > 1 && html`
          <${Figure} title=${t("stats-by-day")} columns=${[t("stats-day"), t("stats-played"), t("stats-won")]}
            rows=${days.map((day) => [day.day, day.played, day.won])}>
            <${Days} label=${t("stats-by-day-label", { game: title })} days=${days} />
          </${Figure}>`}
      </div>
    </section>`;
}

/**
 * Games played and won, by day, all levels together.
 * @param {Figures[]} rows
 */
function daily(rows) {
  const sums = new Map();
  for (const { day, played, won } of rows.flatMap((row) => row.days)) {
    const sum = sums.get(day) ?? { day, played: 0, won: 0 };
    sums.set(day, { day, played: sum.played + played, won: sum.won + won });
  }
  return [...sums.values()].sort((a, b) => a.day.localeCompare(b.day));
}

// The puzzle of the day, and the way to the puzzles of a game.
import { puzzles } from "./api.js";
import { artOf } from "./card.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { solved, streakOn, triedAt } from "./solved.js";
import { classes, say, t } from "./words.js";
/** @import { GameLid, PuzzleOfTheDay, PuzzleTitle } from "./protocol.js" */

/**
 * @param {Pick<PuzzleTitle, "title">} puzzle
 * @param {string} game
 */
export const titleOf = ({ title }, game) => say(title, { game, names: [], sides: [], seat: null });

/**
 * The puzzle of the day, and the days in a row.
 * @param {{today: PuzzleOfTheDay, lid: GameLid}} props
 */
export function Today({ today, lid }) {
  const { game, puzzle, date } = today;
  const right = triedAt(game, puzzle.id);
  const streak = streakOn(solved(), date);
  const { longest } = solved();
  return html`<section class="puzzle-today panel" data-game=${game} aria-labelledby="puzzle-today">
    <img src=${artOf(game, "box")} alt="" width="400" height="300" />
    <div class="stack">
      <h2 id="puzzle-today">${t("puzzles-today")}</h2>
      <p class="puzzle-question">${titleOf(puzzle, game)}</p>
      <p class="quiet">${lid.title} · ${t(`puzzle-theme-${puzzle.theme}`)} · <${Hardness} of=${puzzle.difficulty} /></p>
      ${right !== undefined && html`<p>${t(right ? "puzzles-today-solved" : "puzzles-today-missed")}</p>`}
      ${streak > 0 && html`<p class="puzzle-streak"><b>${t("puzzles-streak", { n: streak })}</b>
        ${longest > streak && html`<span class="quiet">${t("puzzles-longest", { n: longest })}</span>`}</p>`}
      <p class="row"><a class=${classes("button", right === undefined && "main")} href=${`/puzzles/${game}/${puzzle.id}`}>
        ${t(right === undefined ? "puzzles-today-solve" : "puzzles-today-look")}</a></p>
    </div>
  </section>`;
}

/**
 * How hard it is: one to three marks, and in words.
 * @param {{of: number}} props
 */
export const Hardness = ({ of }) => html`<span class="puzzle-hardness"><span class="puzzle-marks" aria-hidden="true">${[1, 2, 3].map((n) =>
  html`<i key=${n} class=${n <= of ? "is-on" : ""} />`)}</span><span>${t(`puzzles-hard-${of}`)}</span></span>`;

/**
 * A link to the puzzles of a game, or to all; nothing where there are none.
 * @param {{game?: string, class?: string}} props
 */
export function PuzzlesLink({ game, class: classes_ = "button" }) {
  const { answer } = useAnswer(puzzles, [game]);
  if (!answer?.books.some((book) => !game || book.game === game)) return null;
  return html`<a class=${classes_} href=${game ? `/puzzles/${game}` : "/puzzles"}>${t("puzzles-title")}</a>`;
}

/** The puzzle of the day on the front door, with the way to all of them. @param {{lids: GameLid[]}} props */
export function TodayAtHome({ lids }) {
  const { answer } = useAnswer(puzzles);
  const today = answer?.today;
  const lid = lids.find((each) => each.name === today?.game);
  if (!today || !lid) return null;
  const right = triedAt(today.game, today.puzzle.id);
  const streak = streakOn(solved(), today.date);
  return html`<section class="puzzle-strip" data-game=${today.game} aria-labelledby="puzzle-strip">
    <h2 id="puzzle-strip">${t("puzzles-today")}</h2>
    <p><b>${titleOf(today.puzzle, today.game)}</b> <span class="quiet">${lid.title}</span></p>
    ${streak > 0 && html`<p class="puzzle-streak"><b>${t("puzzles-streak", { n: streak })}</b></p>`}
    <p class="row"><a class="button" href=${`/puzzles/${today.game}/${today.puzzle.id}`}>
        ${t(right === undefined ? "puzzles-today-solve" : "puzzles-today-look")}</a>
      <a class="button plain" href="/puzzles">${t("puzzles-to-game")}</a></p>
  </section>`;
}

// Puzzles: the one of the day, those of a game by theme, and a puzzle itself, at the table of lessons.
import { games, kitOf, puzzleOf, puzzles } from "./api.js";
import { artOf, Card, colours } from "./card.js";
import { Exercise, useExercise } from "./exercise.js";
import { Dialog, Failure, Frame, Icon, Loading, useAnswer } from "./frame.js";
import { html, useRef, useState } from "./html.js";
import { readerOf } from "./reader.js";
import { go } from "./route.js";
import { note, triedAt } from "./solved.js";
import { Hardness, titleOf, Today } from "./today.js";
import { capital, classes, say, sentence, t, tell } from "./words.js";
/** @import { GameLid, PuzzleBook, PuzzleLesson, PuzzleOfTheDay, PuzzleTitle, Solution } from "./protocol.js" */
/** @import { Kit, Seen, Sight } from "./types.js" */

/** @param {PuzzleBook} book */
const solvedOf = ({ game, puzzles: all }) => all.filter(({ id }) => triedAt(game, id)).length;

/**
 * The puzzle to go on with: the first that was never tried, else the first that was missed.
 * @param {PuzzleBook} book
 * @param {string} [but] not this one
 */
export function nextOf({ game, puzzles: all }, but = "") {
  const at = all.findIndex(({ id }) => id === but);
  const order = [...all.slice(at + 1), ...all.slice(0, Math.max(at, 0))];
  return order.find(({ id }) => triedAt(game, id) === undefined) ?? order.find(({ id }) => !triedAt(game, id));
}

/** All games, and the puzzle of the day. */
export function PuzzlesPage() {
  const { answer, failed } = useAnswer(async () => ({ ...(await puzzles()), lids: (await games()).games }));
  if (failed) return html`<${Failure} problem=${failed} />`;
  const lids = Object.fromEntries((answer?.lids ?? []).map((lid) => [lid.name, lid]));
  return html`<${Frame} title=${t("puzzles-title")} lead=${t("puzzles-lead")}>
    ${answer?.today && html`<${Today} today=${answer.today} lid=${lids[answer.today.game]} />`}
    <ul class="learn-games">${answer?.books.map((book) => html`<li key=${book.game}><${Box} book=${book}
        lid=${lids[book.game]} /></li>`)}</ul>
  </${Frame}>`;
}

/** @param {{book: PuzzleBook, lid: GameLid}} props */
function Box({ book, lid }) {
  const next = nextOf(book);
  return html`<article class="learn-game panel" data-game=${book.game} aria-labelledby=${`puzzles-${book.game}`}>
    <img src=${artOf(book.game, "box")} alt="" width="400" height="300" loading="lazy" />
    <div class="stack">
      <h2 id=${`puzzles-${book.game}`}><a href=${`/puzzles/${book.game}`}>${lid.title}</a></h2>
      <${Gauge} done=${solvedOf(book)} of=${book.puzzles.length} />
      <p class="row">
        ${next && html`<a class="button main" href=${`/puzzles/${book.game}/${next.id}`}>${t("puzzles-next-of")}<span
            class="spoken-only">: ${lid.title}</span></a>`}
        <a class="button" href=${`/puzzles/${book.game}`}>${t("puzzles-to-game")}<span class="spoken-only">: ${lid.title}</span></a>
      </p>
    </div>
  </article>`;
}

/**
 * How many are solved.
 * @param {{done: number, of: number}} props
 */
const Gauge = ({ done, of }) => html`<div class="puzzle-gauge"><span aria-hidden="true"><i style=${{ width: `${(100 * done) / of}%` }} />
  </span><p>${t("puzzles-solved-of", { done, of })}</p></div>`;

/** The puzzles of a game, theme by theme. @param {{game: string}} props */
export function PuzzleBookPage({ game }) {
  const { answer, failed } = useAnswer(async () => ({ ...(await puzzles()), deck: await kitOf(game) }), [game]);
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Frame} title=${t("puzzles-title")} />`;
  const { deck, books } = answer;
  const book = books.find((each) => each.game === game);
  const themes = [...new Set(book?.puzzles.map(({ theme }) => theme) ?? [])];
  return html`<${Frame} title=${t("puzzles-game", { game: deck.lid.title })} lead=${book ? t("puzzles-game-lead") : ""} game=${game}
      style=${colours(deck)}>
    ${!book && html`<p class="panel">${t("puzzles-no-such")}</p>`}
    ${book && html`<${Gauge} done=${solvedOf(book)} of=${book.puzzles.length} />`}
    ${themes.map((theme) => html`<${Theme} key=${theme} game=${game} theme=${theme}
        puzzles=${book?.puzzles.filter((puzzle) => puzzle.theme === theme)} />`)}
    <p class="row"><a class="button" href="/puzzles">${t("puzzles-home")}</a>
      <a class="button plain" href=${`/learn/${game}`}><${Icon} name="learn" />${t("home-learn")}</a></p>
  </${Frame}>`;
}

/** @param {{game: string, theme: string, puzzles: PuzzleTitle[]}} props */
function Theme({ game, theme, puzzles: all }) {
  const id = `theme-${theme}`;
  return html`<section class="stack" aria-labelledby=${id}>
    <h2 id=${id}>${t(`puzzle-theme-${theme}`)}</h2>
    <ol class="puzzle-list">${all.map((puzzle, i) => html`<${Tile} key=${puzzle.id} game=${game} puzzle=${puzzle} n=${i + 1} />`)}</ol>
  </section>`;
}

/** @param {{game: string, puzzle: PuzzleTitle, n: number}} props */
function Tile({ game, puzzle, n }) {
  const right = triedAt(game, puzzle.id);
  return html`<li class=${classes("puzzle-tile", right && "is-solved", right === false && "is-missed")}>
    <a href=${`/puzzles/${game}/${puzzle.id}`}>
      <span class="puzzle-tick">${right === undefined ? n : html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d=${right ? "M5 13l5 5L19 7" : "M6 12h12"} /></svg><span class="spoken-only">${t(right ? "puzzles-is-solved" : "puzzles-is-missed")}</span>`}</span>
      <span class="puzzle-title">${titleOf(puzzle, game)}</span>
      <${Hardness} of=${puzzle.difficulty} />
    </a></li>`;
}

/**
 * A puzzle, and what stands around it.
 * @param {string} game
 * @param {string} id
 * @returns {Promise<{lesson: PuzzleLesson, book: PuzzleBook, today: PuzzleOfTheDay | null}>}
 */
async function everything(game, id) {
  const [lesson, { books, today }] = await Promise.all([puzzleOf(game, id), puzzles()]);
  const book = books.find((each) => each.game === game) ?? { game, puzzles: [] };
  return { lesson, book, today };
}

/** @param {{game: string, id: string}} props */
export function PuzzlePage({ game, id }) {
  const { answer, failed } = useExercise(game, id, () => everything(game, id), titleOf);
  const [tries, setTries] = useState(0);
  const first = useRef(/** @type {boolean | null} */ (null)); // whether the first try was right
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Loading} />`;
  const { lesson, deck, Race, book, today } = answer;
  const judged = (/** @type {boolean} */ right) => {
    setTries((n) => n + 1);
    if (first.current !== null) return;
    first.current = right;
    note(game, id, right, today?.game === game && today.puzzle.id === id ? today.date : "");
  };
  return html`<${Exercise} lesson=${lesson} deck=${deck} Race=${Race} back=${`/puzzles/${game}`} onScene=${() => {}}
    onAnswer=${judged} end=${(/** @type {Seen} */ message, /** @type {() => void} */ again) => html`<${Done} lesson=${lesson} deck=${deck}
        book=${book} message=${message} tries=${tries} right=${first.current} again=${again} />`} />`;
}

/**
 * After the answer: why, why not the second best, figures, and all hands.
 * @param {{lesson: PuzzleLesson, deck: Kit, book: PuzzleBook, message: Seen, tries: number, right: boolean | null,
 *   again: () => void}} props
 */
function Done({ lesson, deck, book, message, tries, right, again }) {
  const { game, solution } = lesson;
  const { view } = message;
  const reader = readerOf(view);
  const next = nextOf(book, lesson.id);
  const leave = () => go(`/puzzles/${game}`);
  return html`<${Dialog} title=${titleOf(lesson, game)} onClose=${leave} class="puzzle-done" game=${game} style=${colours(deck)}
      foot=${html`<button type="button" class="button plain" onClick=${again}><${Icon} name="again" />${t("puzzles-again")}</button>
        <a class="button" href=${`/puzzles/${game}`}>${t("puzzles-to-game")}</a>
        ${next && html`<a class="button main" href=${`/puzzles/${game}/${next.id}`}>${t("puzzles-next-of")}</a>`}`}>
    <p class="over-words">${t(right ? "puzzle-solved-at-once" : "puzzle-solved-after", { n: tries })}</p>
    <p class="puzzle-best"><b>${say({ key: "puzzle-best", args: { doing: solution.figures[0].said } }, reader)}</b>
      ${solution.reason && html`<span>${sentence(say(solution.reason, reader))}</span>`}</p>
    <p>${tell(solution.why_not, reader)}</p>
    <${Numbers} solution=${solution} view=${view} />
    <${AllHands} solution=${solution} view=${view} deck=${deck} />
  </${Dialog}>`;
}

/** @param {{solution: Solution, view: Sight}} props */
function Numbers({ solution, view }) {
  const { figures, worlds, deals } = solution;
  const made = figures.some((one) => one.made !== null);
  const of = (/** @type {number | null} */ share) => (share === null ? "" : t("puzzles-of-100", { n: Math.round(100 * share) }));
  return html`<details><summary>${t("puzzles-figures")}</summary>
    <p class="quiet">${t(deals === null ? "puzzles-figures-about" : "puzzles-figures-solved", { worlds, deals: deals ?? 0 })}</p>
    <div class="puzzle-table" tabIndex=${0}><table>
      <thead><tr><th scope="col">${t("puzzles-choice")}</th><th scope="col">${t("puzzles-chance")}</th>
        ${made && html`<th scope="col">${t("puzzles-made-of")}</th>`}</tr></thead>
      <tbody>${figures.map((one) => html`<tr key=${one.action}><th scope="row">${capital(say(one.said, readerOf(view)))}</th>
        <td>${of(one.value)}</td>${made && html`<td>${of(one.made)}</td>`}</tr>`)}</tbody></table></div>
  </details>`;
}

/** @param {{solution: Solution, view: Sight, deck: Kit}} props */
function AllHands({ solution, view, deck }) {
  return html`<details class="puzzle-hands"><summary>${t("puzzle-hands")}</summary>
    <p class="quiet">${t("puzzle-hands-about")}</p>
    <dl>${solution.hands.map(({ said, cards }, i) => html`<div key=${i}><dt>${capital(say(said, readerOf(view)))}</dt>
      <dd>${cards.map((card, n) => html`<${Card} key=${n} game=${view.game} card=${card} deck=${deck} />`)}</dd></div>`)}</dl>
  </details>`;
}

// Learn: what there is to learn, the course of a game, and a lesson of it.
import { games, kitOf, learn, lessonOf } from "./api.js";
import { artOf, colours } from "./card.js";
import { Exercise, useExercise } from "./exercise.js";
import { Dialog, Failure, Frame, Icon, Loading, useAnswer } from "./frame.js";
import { playNow, usualLevel } from "./levels.js";
import { html, useEffect, useState } from "./html.js";
import { note, progress } from "./progress.js";
import { go } from "./route.js";
import { Sheet, Totals } from "./sheet.js";
import { PuzzlesLink } from "./today.js";
import { kebab, maybe, say, t } from "./words.js";
/** @import { GameLid, Lesson, LessonTitle } from "./protocol.js" */
/** @import { Bot, Kit, Seen } from "./types.js" */

export const FIRST = "first"; // the lesson that is the guided first hand

/**
 * The courses there are, by game, in the order of the shelf, with the games' lids.
 * @returns {Promise<{lids: GameLid[], bots: Bot[], courses: Record<string, LessonTitle[]>}>}
 */
export async function curriculum() {
  const [{ courses }, { games: lids, bots }] = await Promise.all([learn(), games()]);
  const by = Object.fromEntries(courses.map(({ game, lessons }) => [game, lessons]));
  return { lids: lids.filter((lid) => lid.name in by), bots, courses: by };
}

/**
 * @param {LessonTitle} lesson
 * @param {string} game
 */
const titleOf = (lesson, game) => say(lesson.title, { game, names: [], sides: [], seat: null });

/**
 * The lesson to go on with: the first that was not played to its end.
 * @param {string} game
 * @param {LessonTitle[]} lessons
 */
const nextOf = (game, lessons) => lessons.find(({ id }) => !progress(game, id).done);

/**
 * @param {string} game
 * @param {LessonTitle[]} lessons
 */
const doneOf = (game, lessons) => lessons.filter(({ id }) => progress(game, id).done).length;

/**
 * @param {LessonTitle} lesson
 * @param {string} game
 */
const firstWords = (lesson, game) => t("learn-first", { title: titleOf(lesson, game) });

/** All games. */
export function LearnPage() {
  const { answer, failed } = useAnswer(curriculum);
  if (failed) return html`<${Failure} problem=${failed} />`;
  return html`<${Frame} title=${t("learn-title")} lead=${t("learn-lead")}>
    <ul class="learn-games">${answer?.lids.map((lid) => html`<li key=${lid.name}><${Box} lid=${lid}
        lessons=${answer.courses[lid.name]} /></li>`)}</ul>
    <p class="row"><${PuzzlesLink} /></p>
  </${Frame}>`;
}

/** @param {{lid: GameLid, lessons: LessonTitle[]}} props */
function Box({ lid, lessons }) {
  const next = nextOf(lid.name, lessons);
  return html`<article class="learn-game panel" data-game=${lid.name} aria-labelledby=${`learn-${lid.name}`}>
    <img src=${artOf(lid.name, "box")} alt="" width="400" height="300" loading="lazy" />
    <div class="stack">
      <h2 id=${`learn-${lid.name}`}><a href=${`/learn/${lid.name}`}>${lid.title}</a></h2>
      <p>${t(`${kebab(lid.name)}-special`)}</p>
      <${Meter} done=${doneOf(lid.name, lessons)} of=${lessons.length} />
      <p class="row">${next && html`<a class="button main" href=${`/learn/${lid.name}/${next.id}`}>
          ${next.id === FIRST ? firstWords(next, lid.name) : t("learn-next-lesson")}<span class="spoken-only">: ${lid.title}</span></a>`}
        <a class="button" href=${`/learn/${lid.name}`}>${t("learn-all")}<span class="spoken-only">: ${lid.title}</span></a></p>
    </div>
  </article>`;
}

/**
 * How much of a course is done: a row of marks, and in words.
 * @param {{done: number, of: number}} props
 */
function Meter({ done, of }) {
  return html`<p class="learn-meter"><span class="learn-marks" aria-hidden="true">${Array.from({ length: of }, (_, i) => html`<i
      key=${i} class=${i < done ? "is-done" : ""} />`)}</span> ${t("learn-done-of", { done, of })}</p>`;
}

/** The course of a game. @param {{game: string}} props */
export function CoursePage({ game }) {
  const { answer, failed } = useAnswer(async () => ({ ...(await curriculum()), deck: await kitOf(game) }), [game]);
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Frame} title=${t("learn-title")} />`;
  const { deck, bots } = answer;
  const lessons = answer.courses[game] ?? [];
  const [first, ...others] = lessons;
  return html`<${Frame} title=${t("learn-game", { game: deck.lid.title })} lead=${t("learn-game-lead")} game=${game}
      style=${colours(deck)}>
    <div class="course">
      <div class="stack">
        ${first && html`<${First} game=${game} lesson=${first} />`}
        ${!first && html`<p class="panel">${t("learn-none")}</p>`}
        ${others.length > 0 && html`<section aria-labelledby="lessons-title"><h2 id="lessons-title">${t("learn-lessons")}</h2>
          <ol class="lessons">${others.map((each, i) => html`<${Row} key=${each.id} game=${game} lesson=${each} n=${i + 1} />`)}
          </ol></section>`}
      </div>
      <aside class="course-side panel stack" aria-labelledby="course-more">
        <img src=${artOf(game, "box")} alt="" width="400" height="300" />
        <h2 id="course-more">${t("learn-more")}</h2>
        <${PlayNow} lid=${deck.lid} bots=${bots} />
        <${PuzzlesLink} game=${game} />
        <a class="button" href=${`/rules/${game}`}><${Icon} name="rules" />${t("home-rules")}</a>
        <a class="button plain" href="/learn">${t("learn-other-games")}</a>
      </aside>
    </div>
  </${Frame}>`;
}

/** The guided first hand. @param {{game: string, lesson: LessonTitle}} props */
function First({ game, lesson }) {
  const { at, of, done } = progress(game, lesson.id);
  const begun = at > 0 && at < of;
  return html`<section class="first-hand panel" aria-labelledby="first-title">
    <h2 id="first-title">${titleOf(lesson, game)} ${done && html`<${Tick} />`}</h2>
    <p>${t("learn-first-about")}</p>
    <p class="row"><a class="button ${done ? "" : "main"}" href=${`/learn/${game}/${lesson.id}`}>
      ${begun || done ? t(begun ? "learn-go-on" : "learn-again") : t("learn-show")}</a></p>
  </section>`;
}

const Tick = () => html`<span class="tick"><svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d="M5 13l5 5L19 7" />
  </svg><span class="spoken-only">${t("learn-is-done")}</span></span>`;

/** @param {{game: string, lesson: LessonTitle, n: number}} props */
function Row({ game, lesson, n }) {
  const { at, of, done } = progress(game, lesson.id);
  const begun = at > 0 && at < of;
  return html`<li class="lesson ${done ? "is-done" : ""}"><a href=${`/learn/${game}/${lesson.id}`}>
    <span class="lesson-number" aria-hidden="true">${done ? html`<${Tick} />` : n}</span>
    <span class="lesson-title">${titleOf(lesson, game)}</span>
    ${begun && html`<span class="tag">${t("learn-begun")}</span>`}
    ${done && html`<span class="spoken-only">${t("learn-is-done")}</span>`}</a></li>`;
}

/** A real table, at once. @param {{lid: GameLid, bots: Bot[]}} props */
function PlayNow({ lid, bots }) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const play = async () => {
    setBusy(true);
    try {
      await playNow(lid, usualLevel(bots));
    } catch (error) {
      setProblem(error.message);
      setBusy(false);
    }
  };
  return html`<button type="button" class="button main" disabled=${busy} onClick=${play}>
      ${t(busy ? "home-dealing" : "learn-real-game")}</button>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}`;
}

/** @param {{game: string, id: string}} props */
export function LessonPage({ game, id }) {
  const { answer, failed } = useExercise(game, id, () => everything(game, id), titleOf);
  const asked = useHash(); // "#5", a link to the fifth scene
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Loading} />`;
  const { lesson, deck, Race, course, bots } = answer;
  const of = lesson.scenes.length;
  const wanted = Number(asked.slice(1)) - 1;
  const from = wanted >= 0 && wanted < of ? wanted : progress(game, id).at;
  return html`<${Exercise} key=${asked} lesson=${lesson} deck=${deck} Race=${Race} from=${from < of ? from : 0} back=${`/learn/${game}`}
    onScene=${(/** @type {number} */ now) => note(game, id, { at: now % of, of, ...(now === of ? { done: true } : {}) })}
    end=${(/** @type {Seen} */ message, /** @type {() => void} */ again) => html`<${Done} lesson=${lesson} deck=${deck} course=${course}
        bots=${bots} message=${message} again=${again} />`} />`;
}

function useHash() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const look = () => setHash(location.hash);
    addEventListener("hashchange", look);
    return () => removeEventListener("hashchange", look);
  }, []);
  return hash;
}

/**
 * A lesson, and what stands around it.
 * @param {string} game
 * @param {string} id
 * @returns {Promise<{lesson: Lesson, course: LessonTitle[], bots: Bot[]}>}
 */
async function everything(game, id) {
  const [lesson, { courses, bots }] = await Promise.all([lessonOf(game, id), curriculum()]);
  return { lesson, course: courses[game] ?? [], bots };
}

/**
 * After a lesson: what it scored, and what to do next.
 * @param {{lesson: Lesson, deck: Kit, course: LessonTitle[], bots: Bot[], message: Seen, again: () => void}} props
 */
function Done({ lesson, deck, course, bots, message, again }) {
  const { game } = lesson;
  const first = lesson.id === FIRST;
  const next = nextOf(game, course);
  const scored = first && (message.view.sheet ?? []).length > 0;
  const leave = () => go(`/learn/${game}`);
  return html`<${Dialog} title=${titleOf(lesson, game)} onClose=${leave} class="lesson-done"
      game=${game} style=${colours(deck)} foot=${html`
        <button type="button" class="button plain" onClick=${again}><${Icon} name="again" />${t("learn-again")}</button>
        ${!first && next ? html`<a class="button" href=${`/learn/${game}`}>${t("learn-all")}</a>
            <a class="button main" href=${`/learn/${game}/${next.id}`}>${t("learn-next-lesson")}</a>`
          : html`<a class="button" href=${`/learn/${game}`}>${t("learn-lessons")}</a><${PlayNow} lid=${deck.lid} bots=${bots} />`}`}>
    <p class="over-words"><${Tick} /> ${t(first ? "learn-first-now" : "learn-lesson-done", { game: deck.lid.title })}</p>
    ${scored && html`<${Totals} message=${message} facts=${deck.facts} /><${Sheet} message=${message} facts=${deck.facts} />`}
    ${first && html`<p class="notice"><b>${t("learn-try")}</b> ${maybe(`${kebab(game)}-learn-try`)}</p>`}
    ${next && html`<p>${t("learn-up-next", { title: titleOf(next, game) })}</p>`}
    <${Meter} done=${doneOf(game, course)} of=${course.length} />
  </${Dialog}>`;
}

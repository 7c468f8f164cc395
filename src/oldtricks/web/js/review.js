// A review of a finished game: how the chances went, and what each decision gave away. Where nothing can search, one's own
// decisions beside what a rule of thumb would do.
import { get } from "./api.js";
import { TryAgain } from "./coach.js";
import { NeedsServer } from "./friends.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { Figure, Lines, Numbers } from "./plots.js";
import { readerOf } from "./reader.js";
import { capital, listed, namesOf, percent, say, t } from "./words.js";
/** @import { Decision, TableInfo } from "./protocol.js" */
/** @import { Chance, Replay, Review } from "./types.js" */

/**
 * @typedef {{stage: "offered"} | {stage: "working", done: number, of: number} | {stage: "done", review: Review}
 *   | {stage: "failed", problem: Error}} State
 */

/** @typedef {"search" | "thumb"} By */

const AGAIN = 2000; // milliseconds between two questions whether the review is ready

/**
 * A decision in words: who decided, what was played, what was best, and what is to be said of it.
 * @param {Decision} decision
 * @param {Parameters<typeof readerOf>[0]} frame
 */
export function decisionWords({ seat, action_said: action, best_said: best, said, reason }, frame) {
  const reader = readerOf(frame);
  const why = reason ? say(reason, reader) : "";
  const [played, better, told] = [action, best, said].map((each) => capital(say(each, reader)));
  return { who: capital(namesOf([seat], reader)), played, best: better, told, why };
}

/**
 * The decisions that are worth another look.
 * @param {Review} review
 * @param {By} by
 */
const turnsOf = ({ decisions, turning_points: dear }, by) => decisions.filter(
  ({ ply, action, best }) => (by === "thumb" ? action !== best : dear.includes(ply)),
);

/**
 * @param {{id: string, by: By, frames: Replay["frames"], ply: number, step: (to: number) => void,
 *   onReady: (review: Review) => void}} props
 */
export function Review({ id, by, frames, ply, step, onReady }) {
  const [state, setState] = useState(/** @type {State} */ ({ stage: "offered" }));
  const timer = useRef(0);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function ask() {
    try {
      const answer = await get(`/tables/${id}/review`);
      setState(answer.decisions ? { stage: "done", review: answer } : { stage: "working", ...answer });
      if (answer.decisions) onReady(answer);
      if (!answer.decisions) timer.current = setTimeout(ask, AGAIN);
    } catch (problem) {
      setState({ stage: "failed", problem });
    }
  }

  return html`
    <section class="review panel" aria-labelledby="review-title">
      <h2 id="review-title">${t("review-title")}</h2>
      <p>${t(by === "thumb" ? "thumb-about" : "review-about")}</p>
      ${state.stage === "offered" && html`<p><button type="button" class="button" onClick=${ask}>${t("review-ask")}</button></p>`}
      ${state.stage === "working" && html`<p role="status">${t("review-working", { done: state.done, of: state.of })}</p>`}
      ${state.stage === "failed" && html`<p role="alert">${state.problem.message}</p>`}
      ${state.stage === "done" && (by === "thumb" ? html`<${Beside} review=${state.review} frames=${frames} step=${step} />`
        : html`<${Findings} review=${state.review} frames=${frames} ply=${ply} step=${step} />`)}
      ${by === "thumb" && html`<${NeedsServer} what="review" />`}
    </section>`;
}

/**
 * To a decision, and back to the table.
 * @param {number} ply
 * @param {(to: number) => void} step
 */
function jump(ply, step) {
  step(ply);
  document.querySelector(".replay-main")?.scrollIntoView({ block: "start" });
}

/**
 * From turning point to turning point, beside the table: what was played there, what was better and why, and another
 * try.
 * @param {{table: TableInfo, by: By, review: Review, frames: Replay["frames"], ply: number, step: (to: number) => void}} props
 */
export function Turns({ table, by, review, frames, ply, step }) {
  const turns = turnsOf(review, by);
  const words = by === "thumb" ? "thumb-turns" : "turns";
  const before = turns.findLast((turn) => turn.ply < ply);
  const after = turns.find((turn) => turn.ply > ply);
  const here = turns.find((turn) => turn.ply === ply);
  const to = (/** @type {Decision | undefined} */ turn) => () => turn && jump(turn.ply, step);
  useKeys({ p: to(before), n: to(after) });
  if (!turns.length) return null;
  const { who, told, why } = here ? decisionWords(here, frames[0]) : { who: "", told: "", why: "" };
  return html`
    <section class="turns panel" aria-label=${t(`${words}-title`)}>
      <div class="turns-buttons">
        <button type="button" class="button small" aria-disabled=${!before} onClick=${to(before)}>${t(`${words}-back`)} <kbd>P</kbd></button>
        <button type="button" class="button small main" aria-disabled=${!after} onClick=${to(after)}>${t(`${words}-next`)} <kbd>N</kbd></button>
        ${here && html`<span>${t(`${words}-at`, { n: turns.indexOf(here) + 1, of: turns.length })}</span>`}
      </div>
      <div role="status">${here ? html`<p><b>${who}</b>: ${told}. ${why}</p>` : html`<p class="quiet">${t(`${words}-about`)}</p>`}</div>
      ${here && html`<${TryAgain} table=${table} ply=${ply} />`}
    </section>`;
}

/**
 * Decisions in words, with the way to each; `mine` are all of one person, who knows his name.
 * @param {{decisions: Decision[], frames: Replay["frames"], step: (to: number) => void, mine?: boolean}} props
 */
function Told({ decisions, frames, step, mine = false }) {
  return html`<ol class="review-turns">${decisions.map((each) => {
    const { who, told, why } = decisionWords(each, frames[0]);
    return html`<li key=${each.ply}>
      <button type="button" class="button small" onClick=${() => jump(each.ply, step)}>${t("review-go", { n: each.ply + 1 })}</button>
      <span>${!mine && html`<b>${who}</b>: `}${told}. ${why}</span></li>`;
  })}</ol>`;
}

/**
 * One's own decisions beside the rule of thumb.
 * @param {{review: Review, frames: Replay["frames"], step: (to: number) => void}} props
 */
function Beside({ review, frames, step }) {
  const { decisions } = review;
  const turns = turnsOf(review, "thumb");
  const of = decisions.length;
  if (!of) return html`<p role="status">${t("thumb-no-choice")}</p>`;
  return html`
    <p role="status">${t("thumb-share", { n: of - turns.length, of })}</p>
    <h3>${t("thumb-turns-title")}</h3>
    ${turns.length ? html`<${Told} mine decisions=${turns} frames=${frames} step=${step} />` : html`<p>${t("thumb-none")}</p>`}
    <details><summary>${t("review-all")}</summary><${Told} mine decisions=${decisions} frames=${frames} step=${step} /></details>`;
}

/** @param {{review: Review, frames: Replay["frames"], ply: number, step: (to: number) => void}} props */
function Findings({ review, frames, ply, step }) {
  const { sides } = frames[0];
  const names = sides.map((seats) => capital(namesOf(seats, readerOf(frames[0]))));
  const words = (/** @type {Decision} */ decision) => decisionWords(decision, frames[0]);
  const turns = turnsOf(review, "search");
  const plot = { names, moves: frames.length - 1, ply };
  const marks = turns.map((turn) => {
    const side = sides.findIndex((seats) => seats.includes(turn.seat));
    return { x: turn.ply, y: review.chances.find(([at]) => at === turn.ply)?.[1][side] ?? 0, words: words(turn).told };
  });
  return html`
    <${Chances} ...${plot} title=${t("review-chances")} chances=${review.chances} marks=${marks} />
    ${review.open.length > 0 && html`<${Chances} ...${plot} title=${t("review-open")} chances=${review.open} marks=${[]} />`}
    <h3>${t("review-turns")}</h3>
    ${turns.length ? html`<${Told} decisions=${turns} frames=${frames} step=${step} />` : html`<p>${t("review-no-turns")}</p>`}
    <details>
      <summary>${t("review-all")}</summary>
      <div class="plot-table" tabIndex=${0} role="group" aria-label=${t("review-all")}>
        <${Numbers} columns=${["move", "who", "played", "best", "lost"].map((key) => t(`review-${key}`))}
          rows=${review.decisions.map((each) => {
            const { who, played, best } = words(each);
            return [each.ply + 1, who, played, best, percent(each.lost ?? 0)];
          })} />
      </div>
    </details>`;
}

/**
 * @param {{title: string, chances: Chance[], names: string[], moves: number, ply: number, marks: {x: number,
 *   y: number, words: string}[]}} props
 */
function Chances({ title, chances, names, moves, ply, marks }) {
  const lines = names.map((name, side) => ({ name, points: chances.map(([at, shares]) => /** @type {[number, number]} */ ([at, shares[side]])) }));
  return html`
    <${Figure} title=${title} columns=${[t("review-ply"), ...names]} rows=${chances.map(([at, shares]) => [at, ...shares.map(percent)])}>
      <${Lines} label=${t("review-chances-label", { who: listed(names) })} lines=${lines} to=${moves} at=${ply} marks=${marks} />
    </${Figure}>`;
}

// A review of a finished game: how the chances went, and what each decision gave away.
import { get } from "./api.js";
import { TryAgain } from "./coach.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { Figure, Lines, Numbers } from "./plots.js";
import { readerOf } from "./reader.js";
import { capital, listed, namesOf, percent, say, t } from "./words.js";
/** @import { Decision } from "./protocol.js" */
/** @import { Chance, Replay, Review } from "./types.js" */

/**
 * @typedef {{stage: "offered"} | {stage: "working", done: number, of: number} | {stage: "done", review: Review}
 *   | {stage: "failed", problem: Error}} State
 */

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
 * @param {{id: string, frames: Replay["frames"], ply: number, step: (to: number) => void,
 *   onReady: (review: Review) => void}} props
 */
export function Review({ id, frames, ply, step, onReady }) {
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
      <p>${t("review-about")}</p>
      ${state.stage === "offered" && html`<p><button type="button" class="button" onClick=${ask}>${t("review-ask")}</button></p>`}
      ${state.stage === "working" && html`<p role="status">${t("review-working", { done: state.done, of: state.of })}</p>`}
      ${state.stage === "failed" && html`<p role="alert">${state.problem.message}</p>`}
      ${state.stage === "done" && html`<${Findings} review=${state.review} frames=${frames} ply=${ply} step=${step} />`}
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
 * @param {{id: string, review: Review, frames: Replay["frames"], ply: number, step: (to: number) => void}} props
 */
export function Turns({ id, review, frames, ply, step }) {
  const turns = review.decisions.filter((decision) => review.turning_points.includes(decision.ply));
  const before = turns.findLast((turn) => turn.ply < ply);
  const after = turns.find((turn) => turn.ply > ply);
  const here = turns.find((turn) => turn.ply === ply);
  const to = (/** @type {Decision | undefined} */ turn) => () => turn && jump(turn.ply, step);
  useKeys({ p: to(before), n: to(after) });
  if (!turns.length) return null;
  const { who, told, why } = here ? decisionWords(here, frames[0]) : { who: "", told: "", why: "" };
  return html`
    <section class="turns panel" aria-label=${t("turns-title")}>
      <div class="turns-buttons">
        <button type="button" class="button small" aria-disabled=${!before} onClick=${to(before)}>${t("turns-back")} <kbd>P</kbd></button>
        <button type="button" class="button small main" aria-disabled=${!after} onClick=${to(after)}>${t("turns-next")} <kbd>N</kbd></button>
        ${here && html`<span>${t("turns-at", { n: turns.indexOf(here) + 1, of: turns.length })}</span>`}
      </div>
      <div role="status">${here ? html`<p><b>${who}</b>: ${told}. ${why}</p>` : html`<p class="quiet">${t("turns-about")}</p>`}</div>
      ${here && html`<${TryAgain} id=${id} ply=${ply} />`}
    </section>`;
}

/** @param {{review: Review, frames: Replay["frames"], ply: number, step: (to: number) => void}} props */
function Findings({ review, frames, ply, step }) {
  const { sides } = frames[0];
  const names = sides.map((seats) => capital(namesOf(seats, readerOf(frames[0]))));
  const words = (/** @type {Decision} */ decision) => decisionWords(decision, frames[0]);
  const turns = review.decisions.filter((decision) => review.turning_points.includes(decision.ply));
  const plot = { names, moves: frames.length - 1, ply };
  const marks = turns.map((turn) => {
    const side = sides.findIndex((seats) => seats.includes(turn.seat));
    return { x: turn.ply, y: review.chances.find(([at]) => at === turn.ply)?.[1][side] ?? 0, words: words(turn).told };
  });
  return html`
    <${Chances} ...${plot} title=${t("review-chances")} chances=${review.chances} marks=${marks} />
    ${review.open.length > 0 && html`<${Chances} ...${plot} title=${t("review-open")} chances=${review.open} marks=${[]} />`}
    <h3>${t("review-turns")}</h3>
    ${turns.length
      ? html`<ol class="review-turns">${turns.map((turn) => html`
          <li key=${turn.ply}>
            <button type="button" class="button small" onClick=${() => jump(turn.ply, step)}>${t("review-go", { n: turn.ply + 1 })}</button>
            <span><b>${words(turn).who}</b>: ${words(turn).told}. ${words(turn).why}</span></li>`)}</ol>`
      : html`<p>${t("review-no-turns")}</p>`}
    <details>
      <summary>${t("review-all")}</summary>
      <div class="plot-table" tabIndex=${0} role="group" aria-label=${t("review-all")}>
        <${Numbers} columns=${["move", "who", "played", "best", "lost"].map((key) => t(`review-${key}`))}
          rows=${review.decisions.map((each) => {
            const { who, played, best } = words(each);
            return [each.ply + 1, who, played, best, percent(each.lost)];
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

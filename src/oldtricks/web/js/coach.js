// The coach, at tables against bots: a question before a move that gives away much, and a few lines after each hand.
import { post } from "./api.js";
import { unsealed } from "./boards.js";
import { html, useEffect, useElement, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { readerOf } from "./reader.js";
import { go } from "./route.js";
import { change, coached } from "./settings.js";
import { capital, say, t } from "./words.js";
/** @import { CoachLines, Decision, TableInfo } from "./protocol.js" */
/** @import { Ask, Sight } from "./types.js" */

const NO_LONGER = 1200; // milliseconds that a move waits for the coach, at most

/**
 * The coach thinks while the player does. Returns what tells whether an action is doubtful: a doubt, or nothing.
 * @param {Sight} view
 * @param {TableInfo} table
 * @param {Ask} ask
 * @returns {(actions: string[]) => Promise<Decision | undefined>}
 */
export function useCoach(view, table, ask) {
  const mine = view.turn === view.seat && view.seat !== null;
  const wanted = coached() && table.can.coach && mine && view.legal.length > 1;
  const answer = useRef(/** @type {Promise<Decision[]>} */ (Promise.resolve([])));
  const questioned = useRef(/** @type {Set<string>} */ (new Set())); // nothing is questioned twice
  useEffect(() => {
    answer.current = wanted ? ask("coach", {}).then(({ doubts }) => doubts, () => []) : Promise.resolve([]);
  }, [wanted, view.ply]);
  return async (actions) => {
    if (!wanted) return undefined;
    /** @type {Promise<Decision[]>} */
    const late = new Promise((done) => { setTimeout(done, NO_LONGER, []); });
    const doubts = await Promise.race([answer.current, late]);
    const doubt = doubts.find(({ action }) => actions.includes(action) && !questioned.current.has(`${view.ply} ${action}`));
    if (doubt) questioned.current.add(`${view.ply} ${doubt.action}`);
    return doubt;
  };
}

/**
 * Is that what you want? It stands beside the cards, and covers none.
 * @param {{doubt: Decision, view: Sight, back: () => void, anyway: () => void}} props
 */
export function Question({ doubt, view, back, anyway }) {
  const box = useElement();
  const reader = readerOf(view);
  useEffect(() => box.current.focus(), []);
  useKeys({ Escape: back });
  const never = () => {
    change({ coach: "off" });
    anyway();
  };
  return html`<div class="advice-area"><section class="advice question" role="alertdialog" aria-labelledby="coach-title"
      aria-describedby="coach-words" ref=${box} tabIndex=${-1}>
    <h2 id="coach-title">${t("coach-title")}</h2>
    <p id="coach-words">${capital(say(doubt.said, reader))} ${doubt.reason && say(doubt.reason, reader)}</p>
    <p class="advice-buttons">
      <button type="button" class="button small main" onClick=${back}>${t("coach-back")}</button>
      <button type="button" class="button small" onClick=${anyway}>${t("coach-anyway")}</button>
      <button type="button" class="button small plain" onClick=${never}>${t("coach-off")}</button></p>
  </section></div>`;
}

/**
 * What went well, the costliest decision, and a way back to it.
 * @param {{deal: number, view: Sight, table: TableInfo, ask: Ask}} props
 */
export function AfterHandLines({ deal, view, table, ask }) {
  const [lines, setLines] = useState(/** @type {CoachLines | null} */ (null));
  const [failed, setFailed] = useState(false);
  const wanted = coached() && table.can.coach;
  useEffect(() => {
    if (wanted) ask("coach/hand", { deal }).then(setLines, () => setFailed(true));
  }, [deal]);
  if (!wanted || failed) return null;
  const reader = readerOf(view);
  return html`<section class="coach-lines" aria-labelledby="coach-lines-title" role="status">
    <h3 id="coach-lines-title">${t("coach-lines-title")}</h3>
    ${lines ? html`<p>${capital(say(lines.well, reader))}</p><p>${capital(say(lines.costly, reader))}</p>
        ${lines.ply !== null && html`<${TryAgain} table=${table} ply=${lines.ply} />`}`
      : html`<p class="quiet">${t("coach-thinking")}</p>`}
  </section>`;
}

/**
 * A new table from a position of a hand that is over, with the same cards: not while others still play them.
 * @param {{table: TableInfo, ply: number}} props
 */
export function TryAgain({ table, ply }) {
  const [problem, setProblem] = useState("");
  if (!unsealed(table)) return null;
  const again = () => post(`/tables/${table.id}/again`, { ply }).then(
    ({ id: made }) => go(`/t/${made}`), ({ message }) => setProblem(message),
  );
  return html`<p><button type="button" class="button small" onClick=${again}>${t("coach-try-again")}</button>
    ${problem && html` <span role="alert">${problem}</span>`}</p>`;
}

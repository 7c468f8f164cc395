// What happened beside the play of a finished game: what was taken back, and for whom a bot played.
import { html } from "./html.js";
import { readerOf } from "./reader.js";
import { capital, say, t } from "./words.js";
/** @import { Replay } from "./types.js" */

/**
 * @param {{replay: Replay, ply: number, step: (to: number) => void}} props
 */
export function Remarks({ replay, ply, step }) {
  const { remarks, frames } = replay;
  if (!remarks.length) return null;
  const reader = { ...readerOf(frames[0]), seat: null };
  return html`
    <section class="remarks panel" aria-labelledby="remarks-title">
      <h2 id="remarks-title">${t("remarks-title")}</h2>
      <ol>${remarks.map((remark, i) => html`
        <li key=${i} class=${remark.seen ? "is-seen" : ""}>
          <button type="button" aria-current=${remark.ply === ply ? "step" : null} onClick=${() => step(remark.ply)}>
            ${capital(say(remark.said, reader))}</button></li>`)}</ol>
    </section>`;
}

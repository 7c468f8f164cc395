// A hint: first the move, then the reason; figures are folded away for those who open them.
import { Icon, useLapse } from "./frame.js";
import { html, useEffect, useElement } from "./html.js";
import { readerOf } from "./reader.js";
import { capital, listed, say, sentence, t } from "./words.js";
/** @import { Hint } from "./protocol.js" */
/** @import { Sight } from "./types.js" */
/** @import { Said } from "./words.js" */

const SIGN_OF_LIFE = 600; // milliseconds without an answer
const LONG = 5000; // so long only if something has to be compiled first

/**
 * The move, its reason and its figures, in words.
 * @param {Hint} hint
 * @param {Sight} view
 */
export function hintWords({ said, reason }, view) {
  const parts = /** @type {Record<string, Said | undefined>} */ (said.args ?? {});
  const words = (/** @type {Said | null | undefined} */ part) => (part ? say(part, readerOf(view)) : "");
  return { move: capital(words(parts.action)), why: words(reason), figures: sentence(words(parts.told ?? parts.match)) };
}

/** @param {{hints: Hint[], view: Sight, onClose: () => void}} props */
export function Hints({ hints, view, onClose }) {
  const [best, ...others] = hints;
  const { move, why, figures } = hintWords(best, view);
  const next = others.filter(({ action }) => !best.also.includes(action)).slice(0, 2)
    .map((hint) => hintWords(hint, view).move);
  const more = html`<p>${figures}</p>
    ${next.length > 0 && html`<p>${t("hints-next", { names: listed(next, "list-comma") })}</p>`}`;
  const box = useElement();
  useEffect(() => box.current.scrollIntoView({ block: "nearest" }), []); // a low screen scrolls
  return html`<div class="advice-area" ref=${box}><section class="advice hints" aria-labelledby="hints-title"
      role="status">
    <h2 id="hints-title">${t("hints-title")}</h2>
    <p class="advice-move"><b>${move}.</b> ${why}</p>
    ${why ? html`<details><summary>${t("hints-figures")}</summary>${more}</details>` : more}
    <button type="button" class="button plain close" aria-label=${t("close")} onClick=${onClose}><${Icon}
        name="close" /></button></section></div>`;
}

/** Somebody waits for a hint: a sign of life, and why it takes so long. */
export function Waiting() {
  const alive = useLapse(SIGN_OF_LIFE);
  const long = useLapse(LONG);
  return alive && html`<div class="advice-area"><p class="advice hints waiting" role="status">
    ${t(long ? "hints-warming" : "hints-waiting")}</p></div>`;
}

// What is played for, and how far it is: the contract or the flight as a small gauge, the target, who is ahead.
import { html } from "./html.js";
import { readerOf } from "./reader.js";
import { capital, has, say, t } from "./words.js";
/** @import { Gauge as Measure, Said } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */

/**
 * The gauge to show: the contract's; in a race one's own, or that of whoever is ahead.
 * @param {Sight} view
 * @returns {Measure | undefined}
 */
export function gaugeOf({ gauges, seat, sides, ahead }) {
  const mine = sides.findIndex((side) => side.some((each) => each === seat));
  return gauges.length > 1 ? gauges[mine < 0 ? ahead[0] : mine] : gauges[0];
}

/**
 * What is still needed, in a few words; the full sentence is `said`.
 * @param {Measure} gauge
 * @param {Sight} view
 */
export function needWords({ standing, said, made, goal, still }, view) {
  if (view.table.piles) return t("gauge-to-go", { miles: goal - made });
  if (standing === "open") {
    const need = t(/-tricks$/.test(bare(said).key) ? "gauge-need-tricks" : "gauge-need-points", { more: goal - made, still });
    return said.args.said ? `${need} · ${t(`${said.key}.short`)}` : need;
  }
  return standing === "free" ? "" : t(`gauge-${standing}-mark`);
}

/**
 * Without what is added about a silent partner.
 * @param {Said} said
 * @returns {Said}
 */
const bare = (said) => /** @type {Said | undefined} */ (said.args.said) ?? said;

/**
 * What a flight waits for.
 * @param {Said} said
 * @param {Sight} view
 */
const wait = (said, view) => (said.args.waits ? say(/** @type {Said} */ (said.args.waits), readerOf(view)) : "");

/**
 * How far the contract is.
 * @param {{message: Pick<Seen, "view">}} props
 */
export function Gauge({ message }) {
  const { view } = message;
  const gauge = gaugeOf(view);
  if (!gauge) return null;
  const reader = readerOf(view);
  const part = (/** @type {number} */ n) => `${gauge.goal ? Math.min(100, Math.round((100 * n) / gauge.goal)) : 100}%`;
  const waits = wait(gauge.said, view);
  const full = capital(say(gauge.said, reader));
  return html`<p class="gauge is-${gauge.standing}" title=${full}>
    <span class="gauge-bar" aria-hidden="true"><i style=${{ "--made": part(gauge.made), "--still": part(gauge.made + gauge.still) }}></i></span>
    <b class="gauge-made">${say(gauge.short, reader)}</b>${" "}
    <span class="gauge-need">${needWords(gauge, view)}${waits && html`<span class="gauge-wait"> · ${waits}</span>`}</span></p>`;
}

/**
 * What wins, in a few words: without what was agreed beside.
 * @param {Said} said
 * @returns {Said}
 */
function inShort(said) {
  const within = /** @type {Said | undefined} */ (said.args.target);
  if (typeof within === "object") return inShort(within);
  return has(`${said.key}.short`) ? { ...said, key: `${said.key}.short` } : said;
}

/**
 * Who is ahead, in words.
 * @param {Sight} view
 */
export function aheadWords(view) {
  const { ahead, sides } = view;
  if (ahead.length === sides.length) return t("target-all-level");
  const key = ahead.length > 1 ? "target-level" : "target-ahead";
  return capital(say({ key, args: { side: { seats: ahead.flatMap((side) => sides[side]) } } }, readerOf(view)));
}

/**
 * The target, and who is ahead.
 * @param {{message: Pick<Seen, "view">}} props
 */
export function Target({ message }) {
  const { view } = message;
  const reader = readerOf(view);
  const full = say(view.target, reader);
  return html`<p class="target" title=${`${full}. ${aheadWords(view)}`}><span class="target-short" aria-hidden="true">${say(inShort(view.target), reader)}</span><span
      class="target-full">${full}</span> <span class="target-ahead">${aheadWords(view)}</span></p>`;
}

/**
 * Whether a side is ahead of others.
 * @param {Sight} view
 * @param {number} side
 */
export const isAhead = ({ ahead, sides }, side) => ahead.length < sides.length && ahead.includes(side);

/**
 * A mark beside the score of a side that is ahead.
 * @param {{view: Sight, side: number}} props
 */
export const Ahead = ({ view, side }) =>
  (isAhead(view, side) ? html`<span class="ahead" role="img" aria-label=${t("ahead")}>▲</span>` : null);

// A bubble: a few words that point at what they speak of and never lie over it.
import { html, useEffect, useElement, useLayoutEffect, useState } from "./html.js";
import { grown, inside, place, tailOf } from "./placing.js";
import { boxOf, spotsOf, surroundings } from "./pointing.js";
import { classes } from "./words.js";
/** @import { Box } from "./placing.js" */
/** @import { Sight } from "./types.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

/** @typedef {{left: number, top: number, ring: Box | null, tail: string}} Stand */

const RING = 6; // around what is spoken of
const SHAPED = 3; // frames after which a table has measured itself
const FOLLOWS = 900; // milliseconds for which a bubble looks again where things are: cards fly, screens turn

const wide = matchMedia("(min-width: 1000px) and (min-height: 640px)");
const low = matchMedia("(min-width: 600px) and (max-height: 639px)");

/** Whether bubbles float above the table, stand in a column beside it, or in rows between its parts. */
const mannerNow = () => (wide.matches ? "float" : low.matches ? "column" : "row");

export function useManner() {
  const [manner, setManner] = useState(mannerNow());
  useEffect(() => {
    const look = () => setManner(mannerNow());
    for (const each of [wide, low]) each.addEventListener("change", look);
    return () => [wide, low].forEach((each) => each.removeEventListener("change", look));
  }, []);
  return manner;
}

const ABOVE = new Set(["contract", "gauge", "sheet", "table"]); // nearer to the bar than to the hand

/**
 * Between which parts of the table a bubble stands, where it cannot float: next to what it speaks of.
 * @param {string} at
 * @param {Sight} view
 * @param {string} manner
 */
export function slotOf(at, view, manner) {
  if (manner !== "row") return manner;
  const [what, which] = at.split(":");
  const others = what === "seat" && Number(which) - 1 !== view.seat;
  const score = what === "scores" && !view.table.piles; // a race has them on its boards
  return ABOVE.has(what) || others || score ? "above" : "middle";
}

/**
 * `at` is what it speaks of, `asked` whether something is to be done; `name` changes with what it says. `foot` are its buttons.
 * @param {{at: string, asked: boolean, manner: string, name: string, kind: string, head?: Shown, foot?: Shown,
 *   children?: Shown}} props
 */
export function Bubble({ at, asked, manner, name, kind, head, foot, children }) {
  const box = useElement();
  const [stand, setStand] = useState(/** @type {Stand | null} */ (null));
  const whole = () => /** @type {HTMLElement} */ (box.current.closest(".exercise"));

  const look = () => {
    const root = box.current && whole();
    if (!root) return;
    const found = standing(box.current, root, at, asked, manner);
    setStand((was) => (JSON.stringify(was) === JSON.stringify(found) ? was : found));
  };
  const bring = () => box.current && bringIntoSight(whole(), box.current, at, asked);
  useLayoutEffect(() => {
    bring();
    look();
    return follow(look, bring);
  }, [name, at, manner]);
  useEffect(() => {
    let stop = () => {};
    const again = (/** @type {Event} */ { type }) => {
      stop();
      stop = follow(look, type === "resize" ? bring : () => {});
    };
    addEventListener("resize", again);
    addEventListener("scroll", again, { capture: true, passive: true });
    return () => {
      stop();
      removeEventListener("resize", again);
      removeEventListener("scroll", again, { capture: true });
    };
  }, [name, at, manner]);

  const style = manner === "float" && stand ? { left: `${stand.left}px`, top: `${stand.top}px` } : {};
  return html`
    <section class=${classes("bubble", `is-${kind}`, `in-${manner}`)} ref=${box} style=${style} role="group" tabIndex=${-1}
        aria-labelledby="bubble-head bubble-words">
      ${head && html`<p class="bubble-head" id="bubble-head">${head}</p>`}
      <p class="bubble-words" id="bubble-words">${children}</p>
      ${foot && html`<div class="bubble-foot">${foot}</div>`}
    </section>
    ${stand && html`<svg class="pointer" aria-hidden="true">
      ${stand.ring && html`<rect key=${name} class="ring" x=${stand.ring.left} y=${stand.ring.top} width=${stand.ring.width}
          height=${stand.ring.height} rx="12" />`}
      ${stand.tail && html`<path class="tail" d=${stand.tail} />`}
    </svg>`}`;
}

/**
 * Where it stands, what it rings and how its tail goes.
 * @param {HTMLElement} bubble
 * @param {HTMLElement} root
 * @param {string} at
 * @param {boolean} asked
 * @param {string} manner
 * @returns {Stand}
 */
function standing(bubble, root, at, asked, manner) {
  const { spoken, clear, rather } = surroundings(root, at, asked);
  const size = { width: bubble.offsetWidth, height: bubble.offsetHeight };
  const room = { left: 0, top: 0, width: innerWidth, height: innerHeight };
  const main = spotsOf(root, at)[0]?.closest(".table-main"); // it scrolls
  const ring = spoken && inside(grown(spoken, RING), inside(grown(room, -2), main ? boxOf(main) : room));
  const here = manner === "float" ? place(room, size, ring, { clear, rather }) : boxOf(bubble);
  const tail = spoken && tailOf({ ...here, ...size }, inside(spoken, room), rather);
  return { left: here.left, top: here.top, ring, tail: tail?.path ?? "" };
}

/**
 * What is spoken of must be in sight; so must the bubble; and what is needed, if there is room for all of it.
 * @param {HTMLElement} root
 * @param {HTMLElement} bubble
 * @param {string} at
 * @param {boolean} asked
 */
function bringIntoSight(root, bubble, at, asked) {
  const needed = asked ? [".decision", ".hand", ".race-near"].map((selector) => root.querySelector(selector)) : [];
  for (const each of [...needed, bubble, spotsOf(root, at)[0]]) each?.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * Look again, frame by frame, for a while, and bring things into sight until the table has found its shape; returns what
 * stops it.
 * @param {() => void} look
 * @param {() => void} bring
 */
function follow(look, bring) {
  const until = performance.now() + FOLLOWS;
  let frame = 0;
  let frames = 0;
  const again = () => {
    if (++frames <= SHAPED) bring();
    look();
    if (performance.now() < until) frame = requestAnimationFrame(again);
  };
  frame = requestAnimationFrame(again);
  return () => cancelAnimationFrame(frame);
}

// Small plots, drawn here in SVG: bars, days, lines. Each comes with a table of its numbers for those who prefer one.
import { html, useElement, useLayoutEffect, useState } from "./html.js";
import { moment, percent, t } from "./words.js";
/** @import { Day } from "./types.js" */
/** @import { Ref, Shown } from "../vendor/standalone.module.js" */

const LETTER = 8.6; // pixels that a letter of a name needs at most, on average
const STEPS = [10, 20, 50, 100, 200, 500, 1000];

/**
 * A plot with a switch to the same numbers as a table. `rows` of `columns`, the first column naming the row.
 * @param {{title: string, columns: string[], rows: (string | number)[][], children?: Shown}} props
 */
export function Figure({ title, columns, rows, children }) {
  const [asTable, setAsTable] = useState(false);
  return html`
    <figure class="plot">
      <figcaption><h3>${title}</h3>
        <button type="button" class="button small" aria-pressed=${asTable} onClick=${() => setAsTable(!asTable)}>
          ${t("plot-as-table")}</button>
      </figcaption>
      ${asTable
        ? html`<div class="plot-table" tabIndex=${0} role="group" aria-label=${title}><${Numbers} columns=${columns} rows=${rows} /></div>`
        : children}
    </figure>`;
}

/** @param {{columns: string[], rows: (string | number)[][]}} props */
export function Numbers({ columns, rows }) {
  return html`
    <table class="numbers">
      <thead><tr>${columns.map((column) => html`<th key=${column} scope="col">${column}</th>`)}</tr></thead>
      <tbody>${rows.map((row, r) => html`<tr key=${r}>
        ${row.map((cell, i) => (i ? html`<td key=${i}>${cell}</td>` : html`<th key=${i} scope="row">${cell}</th>`))}
      </tr>`)}</tbody>
    </table>`;
}

/**
 * The width that a plot has, so that its lettering is never stretched.
 * @returns {[Ref<HTMLElement>, number]}
 */
export function useWidth() {
  const box = useElement();
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry.contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
}

/** @param {{box: Ref<HTMLElement>, label: string, width: number, high: number, children?: Shown}} props */
export const Plot = ({ box, label, width, high, children }) => html`
  <div ref=${box} class="plot-area">
    ${width > 0 && html`
      <svg viewBox="0 0 ${width} ${high}" width=${width} height=${high} role="img" aria-label=${label}>${children}</svg>`}
  </div>`;

/**
 * Round numbers that a scale shows, from below the lowest value to above the highest.
 * @param {number} low
 * @param {number} high
 */
export function ticks(low, high) {
  const step = STEPS.find((each) => (high - low) / each <= 4) ?? STEPS[STEPS.length - 1];
  const first = Math.floor(low / step);
  return Array.from({ length: Math.max(1, Math.ceil(high / step) - first) + 1 }, (_, i) => (first + i) * step);
}

/**
 * A day in short.
 * @param {string} day
 */
export const shortDay = (day) => moment(day, { day: "numeric", month: "short", timeZone: "UTC" });

/**
 * Shares from 0 to 1: {name, share, note} each.
 * @param {{label: string, bars: {name: string, share: number, note: string}[]}} props
 */
export function Bars({ label, bars }) {
  const [box, width] = useWidth();
  const [row, foot, note] = [34, 24, 76];
  const left = Math.max(96, 18 + LETTER * Math.max(...bars.map(({ name }) => name.length)));
  /** @param {number} share */
  const x = (share) => left + share * (width - left - note);
  const base = bars.length * row;
  return html`
    <${Plot} box=${box} label=${label} width=${width} high=${base + foot}>
      ${[0, 0.5, 1].map((share) => html`
        <line key=${share} class="grid" x1=${x(share)} x2=${x(share)} y1="0" y2=${base} />
        <text key="t${share}" class="tick" x=${x(share)} y=${base + 18} text-anchor="middle">${percent(share)}</text>`)}
      ${bars.map(({ name, share, note: words }, i) => html`
        <text key="n${i}" class="name" x=${left - 10} y=${i * row + 22} text-anchor="end">${name}</text>
        <rect key=${i} class="bar" x=${left} y=${i * row + 6} width=${Math.max(1, x(share) - left)} height="22" />
        <text key="v${i}" class="name" x=${x(share) + 7} y=${i * row + 22}>${words}</text>`)}
    </${Plot}>`;
}

/**
 * Counts by day, the part that was won in full colour: {day, played, won} each.
 * @param {{label: string, days: Day[]}} props
 */
export function Days({ label, days }) {
  const [box, width] = useWidth();
  const [high, left, foot] = [190, 34, 26];
  /** @param {string} day */
  const at = (day) => Date.parse(day) / 86_400_000;
  const [first, last] = [at(days[0].day), at(days[days.length - 1].day)];
  const top = Math.max(...days.map((day) => day.played));
  const slot = (width - left) / (last - first + 1);
  const bar = Math.max(2, Math.min(26, slot * 0.72));
  /** @param {string} day */
  const x = (day) => left + (at(day) - first + 0.5) * slot;
  /** @param {number} count */
  const y = (count) => 8 + (1 - count / top) * (high - foot - 8);
  const named = new Set([0, days.length - 1, ...(days.length > 4 ? [days.length >> 1] : [])]);
  return html`
    <${Plot} box=${box} label=${label} width=${width} high=${high}>
      ${[...new Set([0, Math.ceil(top / 2), top])].map((count) => html`
        <line key=${count} class="grid" x1=${left} x2=${width} y1=${y(count)} y2=${y(count)} />
        <text key="t${count}" class="tick" x=${left - 8} y=${y(count) + 4} text-anchor="end">${count}</text>`)}
      ${days.map(({ day, played, won }, i) => html`
        <rect key=${day} class="bar-pale" x=${x(day) - bar / 2} width=${bar} y=${y(played)} height=${y(0) - y(played)} />
        <rect key="w${day}" class="bar" x=${x(day) - bar / 2} width=${bar} y=${y(won)} height=${y(0) - y(won)} />
        ${named.has(i) && html`
          <text key="d${day}" class="tick" x=${x(day)} y=${high - 7} text-anchor="middle">${shortDay(day)}</text>`}`)}
    </${Plot}>
    <ul class="legend"><li class="is-bar">${t("stats-won")}</li><li class="is-pale">${t("stats-not-won")}</li></ul>`;
}

/**
 * Shares from 0 to 1 over the moves of a game. `lines` are {name, points: [[move, share], ...]}, `marks` {x, y, words}; `at` is
 * where the reader is.
 * @param {{label: string, lines: {name: string, points: [number, number][]}[], to: number, at: number,
 *   marks: {x: number, y: number, words: string}[]}} props
 */
export function Lines({ label, lines, to, at, marks }) {
  const [box, width] = useWidth();
  const [high, left, foot] = [240, 44, 26];
  /** @param {number} move */
  const x = (move) => left + (move / Math.max(1, to)) * (width - left - 14);
  /** @param {number} share */
  const y = (share) => 10 + (1 - share) * (high - foot - 10);
  return html`
    <${Plot} box=${box} label=${label} width=${width} high=${high}>
      ${[0, 0.5, 1].map((share) => html`
        <line key=${share} class="grid" x1=${left} x2=${width - 14} y1=${y(share)} y2=${y(share)} />
        <text key="t${share}" class="tick" x=${left - 7} y=${y(share) + 4} text-anchor="end">${percent(share)}</text>`)}
      ${[0, 0.5, 1].map((part) => html`
        <text key="x${part}" class="tick" x=${x(part * to)} y=${high - 6} text-anchor=${part === 1 ? "end" : "middle"}>
          ${Math.round(part * to)}</text>`)}
      <line class="here" x1=${x(at)} x2=${x(at)} y1="6" y2=${high - foot} />
      ${lines.map(({ name, points }, i) => html`
        <polyline key=${name} class="line line-${i % 8}"
          points=${points.map(([move, share]) => `${x(move)},${y(share)}`).join(" ")} />`)}
      ${marks.map((mark) => html`
        <circle key=${mark.x} class="mark-turn" cx=${x(mark.x)} cy=${y(mark.y)} r="6"><title>${mark.words}</title></circle>`)}
    </${Plot}>
    <ul class="legend">${lines.map(({ name }, i) => html`<li key=${name} class="line-${i % 8}">${name}</li>`)}</ul>`;
}

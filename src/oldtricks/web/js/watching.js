// Who may watch a table, and what they see.
import { SITE } from "./address.js";
import { get } from "./api.js";
import { artOf } from "./card.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { listed, t } from "./words.js";
/** @import { House, TableInfo } from "./protocol.js" */
/** @import { Listed, Seen } from "./types.js" */

/** @type {House["watch"][]} */
const WATCH = ["nobody", "link", "everybody"];
const DELAYS = ["none", "minutes", "hand", "seat"];

/** @typedef {Pick<House, "watch" | "delay" | "watch_seat">} Watching */
/** @type {Watching} */
export const USUAL = { watch: "link", delay: "none", watch_seat: null };

/**
 * For a host: who may watch, and what.
 * @param {{chosen: Watching, onChange: (chosen: Watching) => void}} props
 */
export function WatchChoice({ chosen, onChange }) {
  const shown = chosen.watch_seat === null ? chosen.delay : "seat";
  /** @param {string} delay */
  const later = (delay) => onChange(delay === "seat" ? { ...chosen, delay: "hand", watch_seat: 0 }
    : { ...chosen, delay: /** @type {House["delay"]} */ (delay), watch_seat: null });
  return html`<div class="field"><label for="watch">${t("setup-watch")}</label>
      <select id="watch" value=${chosen.watch}
          onChange=${(event) => onChange({ ...USUAL, watch: /** @type {House["watch"]} */ (event.target.value) })}>
        ${WATCH.map((each) => html`<option key=${each} value=${each}>${t(`setup-watch-${each}`)}</option>`)}</select></div>
    ${chosen.watch !== "nobody" && html`<div class="field"><label for="delay">${t("setup-delay")}</label>
      <select id="delay" value=${shown} onChange=${(event) => later(event.target.value)}>
        ${DELAYS.map((each) => html`<option key=${each} value=${each}>${t(`setup-delay-${each}`)}</option>`)}</select></div>`}`;
}

/**
 * The same in words.
 * @param {TableInfo} table
 */
export function watchWords({ house: { watch, delay, watch_seat: seat }, seats }) {
  if (SITE) return []; // nobody can
  const later = seat === null ? `house-delay-${delay}` : "house-delay-seat";
  return [t(`house-watch-${watch}`), ...(watch === "nobody" || delay === "none" ? [] : [t(later, { name: seats[seat ?? 0].name })])];
}

/**
 * To somebody who has come too late to sit down: when the game is shown to him. It may have begun, and he is not told yet.
 * @param {TableInfo} table
 */
export const fullWords = ({ house: { delay } }) => (delay === "none" ? "lobby-full" : `lobby-full-${delay}`);

/**
 * To somebody who watches: from where, and how long after.
 * @param {Seen} message
 */
export function watchingWords({ table: { house }, view }) {
  if (view.lent) return t("watching-seat", { name: view.players[Number(view.seat)] });
  return t(house.delay === "none" ? "watching" : "watching-later");
}

/** On the front door: what can be watched now, if there is anything. */
export function ToWatch() {
  /** @type {{answer: {tables: Listed[]} | null}} */
  const { answer } = useAnswer(() => get("/watch"));
  const tables = answer?.tables ?? [];
  return tables.length > 0 && html`<section aria-labelledby="to-watch" class="stack"><h2 id="to-watch">${t("watch-title")}</h2>
    <ul class="unfinished">${tables.slice(0, 6).map((table) => html`<li key=${table.id}>
      <a class="unfinished-link" href=${`/t/${table.id}`} data-game=${table.game}>
        <img src=${artOf(table.game, "box")} alt="" width="64" height="48" />
        <span><b>${table.title}</b> <span class="quiet">${listed(table.players)}</span></span></a></li>`)}</ul></section>`;
}

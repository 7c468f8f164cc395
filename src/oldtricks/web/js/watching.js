// Who may watch a table, and what they see.
import { SITE } from "./address.js";
import { html } from "./html.js";
import { t } from "./words.js";
/** @import { House, TableInfo } from "./protocol.js" */
/** @import { Seen } from "./types.js" */

/** @type {House["watch"][]} */
const WATCH = ["nobody", "link", "everybody"];
const DELAYS = ["none", "minutes", "hand"];

/** @typedef {Pick<House, "watch" | "delay" | "watch_seat">} Watching */
/** @type {Watching} */
export const USUAL = { watch: "link", delay: "none", watch_seat: null };

/**
 * For a host, who has the first seat: who may watch, and what.
 * @param {{chosen: Watching, players: number, onChange: (chosen: Watching) => void}} props
 */
export function WatchChoice({ chosen, players, onChange }) {
  const shown = chosen.watch_seat ?? chosen.delay;
  /** @param {string} what a delay, or a seat */
  const later = (what) => onChange(DELAYS.includes(what) ? { ...chosen, delay: /** @type {House["delay"]} */ (what), watch_seat: null }
    : { ...chosen, delay: "hand", watch_seat: Number(what) });
  return html`<div class="field"><label for="watch">${t("setup-watch")}</label>
      <select id="watch" value=${chosen.watch}
          onChange=${(event) => onChange({ ...USUAL, watch: /** @type {House["watch"]} */ (event.target.value) })}>
        ${WATCH.map((each) => html`<option key=${each} value=${each}>${t(`setup-watch-${each}`)}</option>`)}</select></div>
    ${chosen.watch !== "nobody" && html`<div class="field"><label for="delay">${t("setup-delay")}</label>
      <select id="delay" value=${shown} onChange=${(event) => later(event.target.value)}>
        ${DELAYS.map((each) => html`<option key=${each} value=${each}>${t(`setup-delay-${each}`)}</option>`)}
        ${Array.from({ length: players }, (_, i) => html`<option key=${i} value=${i}>
          ${i ? t("setup-delay-seat-n", { n: i + 1 }) : t("setup-delay-seat")}</option>`)}</select></div>`}`;
}

/**
 * The same in words.
 * @param {TableInfo} table
 */
export function watchWords({ house: { watch, delay, watch_seat: seat }, seats, round }) {
  if (SITE) return []; // nobody can
  if (round) return [t("house-watch-round")];
  const name = seats[seat ?? 0].name;
  const later = seat === null ? `house-delay-${delay}` : name ? "house-delay-seat" : "house-delay-seat-n";
  return [t(`house-watch-${watch}`), ...(watch === "nobody" || delay === "none" ? [] : [t(later, { name, n: (seat ?? 0) + 1 })])];
}

/**
 * Whether those who have no seat may stay when the cards are dealt.
 * @param {TableInfo} table
 */
export const watchable = ({ house }) => house.watch !== "nobody";

/**
 * To somebody who has come too late to sit down: when the game is shown to him. It may have begun, and he is not told yet.
 * @param {TableInfo} table
 */
export const fullWords = (table) => {
  const { delay } = table.house;
  return !watchable(table) ? "lobby-full-nobody" : delay === "none" ? "lobby-full" : `lobby-full-${delay}`;
};

/**
 * To somebody who watches: from where, and how long after.
 * @param {Seen} message
 */
export function watchingWords({ table: { house }, view }) {
  if (view.lent) return t("watching-seat", { name: view.players[Number(view.seat)] });
  return t(house.delay === "none" ? "watching" : "watching-later");
}

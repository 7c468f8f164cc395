// Clocks in words: how long somebody has, and how much is left.
import { html, useEffect, useMemo, useState } from "./html.js";
import { language, t } from "./words.js";
/** @import { SeatInfo, TableInfo } from "./protocol.js" */
/** @import { Sight } from "./types.js" */

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
export const SLOW = HOUR; // a longer clock runs by the calendar

/**
 * A slow game, in which nobody is waited for.
 * @param {TableInfo} table
 */
export const isSlow = ({ clock }) => clock !== null && clock > SLOW;

/**
 * A length of time that somebody has chosen: "45 seconds", "3 days"
 * @param {number} seconds
 */
export function duration(seconds) {
  if (seconds < MINUTE || seconds % MINUTE) return t("setup-seconds", { n: seconds });
  if (seconds < HOUR) return t("setup-minutes", { n: seconds / MINUTE });
  return seconds < DAY ? t("setup-hours", { n: seconds / HOUR }) : t("setup-days", { n: seconds / DAY });
}

/**
 * What is left, short: "12 s", "4:05", "17 h"
 * @param {number} seconds
 */
export function timeLeft(seconds) {
  const left = Math.ceil(seconds);
  if (left < MINUTE) return t("seconds-short", { n: left });
  if (left < 2 * HOUR) return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  const unit = left < 2 * DAY ? "hour" : "day";
  const style = { style: /** @type {const} */ ("unit"), unit, unitDisplay: /** @type {const} */ ("short") };
  return new Intl.NumberFormat(language(), style).format(Math.floor(left / (unit === "hour" ? HOUR : DAY)));
}

/**
 * The clocks of a table, in words.
 * @param {TableInfo} table
 */
export function clockWords({ clock, house }) {
  const bank = house.bank === null ? "" : t(`house-bank-${house.bank_for}`, { n: duration(house.bank) });
  return [clock === null ? "" : t("house-clock", { n: duration(clock) }), bank].filter(Boolean);
}

/**
 * What somebody has in the bank, while another is at turn.
 * @param {{seat: SeatInfo | undefined}} props
 */
export const Bank = ({ seat }) => seat?.bank != null && html`<span class="bank"><span aria-hidden="true">${timeLeft(seat.bank)}</span>
  <span class="spoken-only">${t("bank-left", { time: timeLeft(seat.bank) })}</span></span>`;

/**
 * Whether there is no plate for the clock: a panel stands where one's own was, and the race has none.
 * @param {Sight} view
 */
export const besideSentence = ({ phase, seat, turn, table }) => Boolean(table.piles) || (turn === seat && phase !== "play");

/**
 * The seconds that are left of a turn, by the server's clock.
 * @param {{table: TableInfo}} props
 */
export function Clock({ table }) {
  const ahead = useMemo(() => Date.now() - table.now, [table.now]);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.ceil((Number(table.deadline) - now + ahead) / 1000));
  return html`<span class="clock ${left <= 10 ? "late" : ""}"><span class="clock-bar" aria-hidden="true"
      style=${{ scale: `${Math.min(1, left / (table.clock ?? table.house.bank ?? 1))} 1` }}></span>
    ${timeLeft(left)}</span>`;
}

// The host of a table: a player may take over from one who is gone, and everybody is told.
import { useLapse } from "./frame.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { t } from "./words.js";
/** @import { TableInfo } from "./protocol.js" */

const NEWS = 60_000; // milliseconds for which a new host is one

/**
 * `take()` asks to become the host; `class` dresses what is said.
 * @param {{table: TableInfo, take: () => void, class: string}} props
 */
export function Host({ table, take, class: dress }) {
  const name = table.seats.find((seat) => seat.host)?.name;
  const before = useRef(name);
  const [changed, setChanged] = useState(false);
  const orphan = table.my_seat !== null && !table.host && table.takeover !== null;
  const free = useLapse(orphan ? Math.max(0, Number(table.takeover) - table.now) : null);
  useEffect(() => {
    if (before.current === name) return undefined;
    before.current = name;
    setChanged(true);
    const timer = setTimeout(() => setChanged(false), NEWS);
    return () => clearTimeout(timer);
  }, [name]);
  if (free) {
    return html`<p class=${dress} role="alert">${t("host-gone")}
      <button type="button" class="button small" onClick=${take}>${t("host-take")}</button></p>`;
  }
  return changed && html`<p class=${dress} role="status">${t(table.host ? "host-me" : "host-new", { name })}</p>`;
}

// The pace of a table: how fast bots act for somebody who plays alone, what goes by itself, and its house rules in words.
import { Icon } from "./frame.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { isPass } from "./seats.js";
import { paced, settings, useSettings } from "./settings.js";
import { t } from "./words.js";
/** @import { House, TableInfo } from "./protocol.js" */
/** @import { Act, Ask, Seen } from "./types.js" */

const MOMENT = 600; // milliseconds in which one sees what goes by itself
/** @type {Record<string, House["pace"]>} */
const PACES = { fast: "brisk", instant: "instant" };

/** How fast bots should act, by the speed that was set. */
export const wantedPace = () => PACES[settings().speed] ?? "normal";

/**
 * Whether somebody plays against bots alone, who may hurry them.
 * @param {TableInfo} table
 */
const alone = (table) => table.status === "playing" && table.can.house;

/**
 * Bots keep to the speed that was set, at a table of one's own: told when one comes, and when it changes.
 * @param {TableInfo} table
 * @param {Ask} ask
 */
export function usePace(table, ask) {
  const { speed } = useSettings();
  useEffect(() => {
    const pace = wantedPace();
    if (alone(table) && table.house.pace !== pace) ask("house", { pace }).catch(() => {}); // they go on as they did
  }, [speed, table.id]);
}

/**
 * What goes by itself: a pass after one was for good, and where somebody plays alone and likes it, a card without
 * choice. Not again where something was taken back.
 * @param {Seen} message
 * @param {boolean} ready
 * @param {Act} send
 */
export function useByItself({ view, said, table }, ready, send) {
  const { forced } = useSettings();
  const [passing, setPassing] = useState(0); // the deal in whose auction one passes for good
  const last = useRef({ ply: view.ply, back: -1 });
  if (view.ply < last.current.ply) last.current.back = view.ply;
  last.current.ply = view.ply;
  const pass = view.phase === "bid" ? view.legal.find((action) => isPass(said.actions[action])) : undefined;
  const only = view.phase === "play" && view.legal.length === 1 && !view.table.piles ? view.legal[0] : undefined;
  const wanted = passing === view.deal && pass ? pass : forced && alone(table) ? only : undefined;
  const due = last.current.back !== view.ply ? wanted : undefined;
  const action = ready ? due : undefined;
  useEffect(() => {
    if (!action) return undefined;
    const timer = setTimeout(() => send(action), paced(MOMENT));
    return () => clearTimeout(timer);
  }, [action, view.ply]);
  const passForGood = pass && view.options.passing !== "final" ? () => {
    setPassing(view.deal);
    send(pass);
  } : null;
  return { byItself: Boolean(due), passForGood };
}

/**
 * On to one's own turn, without looking on.
 * @param {{table: TableInfo, jump: () => void}} props
 */
export function Jump({ table, jump }) {
  useKeys({ j: () => alone(table) && jump() });
  return alone(table) && html`<button type="button" class="button small jump" title=${t("jump-key")}
      aria-label=${t("jump")} onClick=${jump}><span>${t("jump")}</span><${Icon} name="jump" /></button>`;
}

/**
 * The house rules of a table, in words.
 * @param {House} house
 */
export const houseWords = ({ pace, hints, undo }) =>
  [t(`house-pace-${pace}`), t(hints ? "house-hints-on" : "house-hints-off"), t(undo ? "house-undo-on" : "house-undo-off")].join(" · ");

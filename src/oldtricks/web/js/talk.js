// What people say and show each other at a table. The server keeps none of it, and neither does this page.
import { Icon } from "./frame.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { Avatar } from "./avatar.js";
import { kept } from "./kept.js";
import { useSettings } from "./settings.js";
import { classes, t } from "./words.js";
/** @import { TableInfo, Talked, TalkLine } from "./protocol.js" */
/** @import { Chatter } from "./types.js" */

const STAYS = 7000; // milliseconds that a line is shown over the table
const FRESH = 15_000; // what is older was said before one came
const MOST_MUTED = 100;

/** Whom one does not want to hear at a table: "id name". */
const muted = kept("oldtricks.muted", (text) => {
  try {
    return /** @type {string[]} */ (JSON.parse(text ?? "[]"));
  } catch {
    return [];
  }
});

/** @param {string} name */
export const reactionArt = (name) => `/art/reactions/${name}.svg`;

/**
 * What was said at a table: all lines that one wants to hear, those that are new, and how many nobody has looked at.
 * @param {string} id
 * @returns {[Chatter, (talked: Talked) => void]}
 */
export function useTalk(id) {
  const { chat, reactions } = useSettings();
  const [lines, setLines] = useState(/** @type {TalkLine[]} */ ([]));
  const [reported, setReported] = useState(/** @type {number[]} */ ([]));
  const [fresh, setFresh] = useState(/** @type {TalkLine[]} */ ([]));
  const [read, setRead] = useState(0);
  const [silent, setSilent] = useState(muted.get());
  const latest = useRef(0);
  const timers = useRef(/** @type {Set<number>} */ (new Set()));
  useEffect(() => () => timers.current.forEach(clearTimeout), []);
  const hear = (/** @type {Talked} */ talked) => {
    const heard = talked.lines.filter((line) => line.number > latest.current); // a new stream tells all of them again
    latest.current = heard.at(-1)?.number ?? latest.current;
    setReported(talked.reported);
    setLines((was) => [...was, ...heard].slice(-100));
    const now = heard.filter((line) => line.number > talked.now - FRESH);
    if (!now.length) return;
    setFresh((was) => [...was, ...now].slice(-3));
    const timer = setTimeout(() => {
      timers.current.delete(timer);
      setFresh((was) => was.filter((line) => !now.includes(line)));
    }, STAYS);
    timers.current.add(timer);
  };
  const mute = (/** @type {string} */ name, /** @type {boolean} */ on) => {
    const key = `${id} ${name}`;
    muted.set([...muted.get().filter((each) => each !== key), ...(on ? [key] : [])].slice(-MOST_MUTED));
    setSilent(muted.get());
  };
  /** What somebody said before he was blocked is heard no more either. */
  const forget = (/** @type {number} */ seat) => setLines((was) => was.filter((line) => line.seat !== seat));
  const isMuted = (/** @type {string} */ name) => silent.includes(`${id} ${name}`);
  const wanted = (/** @type {TalkLine} */ line) => line.mine || ((line.reaction ? reactions : chat) && !isMuted(line.name));
  const shown = lines.filter(wanted);
  const unread = shown.filter((line) => !line.mine && line.number > read).length + reported.length;
  const look = () => setRead(lines.at(-1)?.number ?? 0);
  return [{ lines: shown, fresh: fresh.filter(wanted), unread, reported, mute, isMuted, forget, look }, hear];
}

/**
 * Whether there is anybody to talk to.
 * @param {TableInfo} table
 */
export const canTalk = (table) => table.my_seat !== null && table.seats.filter((seat) => seat.kind === "person").length > 1;

/**
 * What was just said, over the table and aloud.
 * @param {{talk: Chatter, table: TableInfo}} props
 */
export function JustSaid({ talk, table }) {
  return html`<div class="just-said" role="log" aria-live="polite" aria-label=${t("talk-title")}>
    ${talk.fresh.map((line) => html`<p key=${line.number} class=${classes("said-line", line.reaction && "is-reaction")}>
      <${Avatar} avatar=${table.seats[line.seat]?.avatar} size=${26} />
      <b><bdi>${line.mine ? t("you-plate") : line.name}</bdi></b>
      ${line.reaction ? html`<img src=${reactionArt(line.reaction)} alt=${t(`reaction-${line.reaction}`)} width="44" height="44" />`
        : html`<bdi class="said-text">${line.text}</bdi>`}</p>`)}</div>`;
}

/**
 * The same beside the cards, as a tool with a dialog.
 * @param {{talk: Chatter, run: () => void}} props
 */
export function TalkTool({ talk, run }) {
  return html`<button type="button" class="tool talk-tool" aria-haspopup="dialog" onClick=${run}><${Icon} name="talk" />
    <span>${t("talk-tool")}${talk.unread > 0 && html`<b class="unread"><span class="spoken-only"> </span>${talk.unread}<span
        class="spoken-only"> ${t("talk-unread", { n: talk.unread })}</span></b>`}</span></button>`;
}

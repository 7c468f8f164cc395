// Whose turn it is, at every table of mine: in the title, on the icon, and for those who wish as a notification.
import { get } from "./api.js";
import { html, useEffect, useState } from "./html.js";
import { kept } from "./kept.js";
import { go } from "./route.js";
import { settings } from "./settings.js";
import { sound } from "./sound.js";
import { listed, t } from "./words.js";
/** @import { Listed } from "./types.js" */

const SOON = 3000; // milliseconds after the page has come, since others want to be fetched first
const OFTEN = 20_000; // between two questions,
const SELDOM = 60_000; // and where nothing was waiting

/** @typedef {{at: number, tables: Listed[]}} Turns */
/** @type {(text: string | null) => Turns} */
const read = (text) => {
  try {
    const { at = 0, tables = [] } = JSON.parse(text ?? "{}");
    return { at, tables };
  } catch {
    return { at: 0, tables: [] }; // not ours
  }
};
const store = kept("oldtricks.turns", read, told); // one tab asks for all of them
/** @type {Set<() => void>} */
const listeners = new Set();
let title = document.title;
let here = { id: "", mine: false }; // the table on this screen

/** The tables that wait for me, but for the one that is on the screen. */
export const elsewhere = () => store.get().tables.filter((table) => table.id !== here.id);

/**
 * What the page is called; whose turn it is stands before it.
 * @param {string} words
 */
export function entitle(words) {
  title = words;
  told();
}

const icon = () => /** @type {HTMLLinkElement | null} */ (document.querySelector("link[rel=icon]"));

function told() {
  const n = elsewhere().length;
  document.title = here.mine ? t("my-turn-title", { title }) : n ? t("my-turn-elsewhere-title", { n, title }) : title;
  const shown = icon();
  const there = shown?.href.replace(/[^/]*$/, here.mine || n ? "icon-turn.svg" : "icon.svg"); // wherever the page's files lie
  if (shown && there && shown.href !== there) shown.href = there;
  badge(n + Number(here.mine));
  listeners.forEach((tell) => tell());
}

/**
 * On the icon of an installed page.
 * @param {number} n
 */
function badge(n) {
  const done = n ? navigator.setAppBadge?.(n) : navigator.clearAppBadge?.();
  done?.catch(() => {}); // not installed
}

/**
 * Tell somebody who looks elsewhere, if he wishes.
 * @param {string} id
 * @param {string} words
 */
function notify(id, words) {
  if (!document.hidden || !settings().notify || !("Notification" in window) || Notification.permission !== "granted") return;
  const [heading, about] = [t("my-turn-notice-title"), { body: words, tag: id, icon: icon()?.href, data: `/t/${id}` }];
  try {
    const note = new Notification(heading, about);
    note.onclick = () => {
      window.focus();
      go(`/t/${id}`);
      note.close();
    };
  } catch { // phones show none that a page makes, but what keeps the page may (service.js)
    navigator.serviceWorker?.ready.then((keeper) => keeper.showNotification(heading, about)).catch(() => {});
  }
}

/** @param {Listed} table */
const wordsOf = ({ title: game, players, my_seat: me }) =>
  t("my-turn-notice", { game, names: listed(players.filter((_, i) => i !== me)) });

async function look() {
  const before = store.get();
  if (Date.now() - before.at < OFTEN / 2) return; // another tab has asked
  const { tables } = await get("/me/turns").catch(() => before);
  store.set({ at: Date.now(), tables });
  const fresh = elsewhere().filter((table) => !before.tables.some((each) => each.id === table.id));
  if (before.at && fresh.length) sound("turn");
  fresh.forEach((table) => notify(table.id, wordsOf(table)));
  told();
}

/** From now on ask now and then. */
export function followTurns() {
  const again = () => look().finally(() => setTimeout(again, store.get().tables.length ? OFTEN : SELDOM));
  setTimeout(again, SOON);
}

/**
 * The table on this screen, and whether it is my turn there.
 * @param {string} id
 * @param {boolean} mine
 * @param {string} game
 */
export function useTurn(id, mine, game) {
  useEffect(() => {
    here = { id, mine };
    if (mine) notify(id, game);
    told();
    return () => {
      here = { id: "", mine: false };
      told();
    };
  }, [id, mine]);
}

/** The tables that wait elsewhere, in a component that shows them. */
export function useElsewhere() {
  const [tables, show] = useState(elsewhere());
  useEffect(() => {
    const tell = () => show(elsewhere());
    listeners.add(tell);
    return () => void listeners.delete(tell);
  }, []);
  return tables;
}

/** At a table: that another one waits. */
export function Elsewhere() {
  const tables = useElsewhere();
  if (!tables.length) return null;
  const [{ id, title: game }] = tables;
  return html`<p class="ask elsewhere" role="status"><a href=${tables.length > 1 ? "/me" : `/t/${id}`}>
    ${t("my-turn-elsewhere", { n: tables.length, game })}</a></p>`;
}

/** Beside the way to my games: how many wait. */
export function TurnsMark() {
  const n = useElsewhere().length;
  return n > 0 && html`<span class="turns-mark"><span aria-hidden="true">${n}</span><span class="spoken-only">
    (${t("my-turn-nav", { n })})</span></span>`;
}

/**
 * Ask the browser whether it may notify, when somebody wishes for it; whether it may.
 * @returns {Promise<boolean>}
 */
export async function mayNotify() {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

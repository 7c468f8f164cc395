// What a person likes, kept in this browser.
import { useEffect, useState } from "./html.js";
import { kept } from "./kept.js";
/** @import { Settings } from "./types.js" */

const KEY = "oldtricks.settings";
/** @type {Settings} */
export const DEFAULTS = {
  speed: "normal", sound: false, motion: "auto", theme: "auto", level: "", sheet: true, language: "", coach: "auto", hands: 0, forced: false,
  chat: true, reactions: true, notify: false,
};
/** @type {Record<string, number>} */
const SPEEDS = { slow: 1.7, normal: 1, fast: 0.45, instant: 0.2 };

/** @type {(text: string | null) => Settings} */
const read = (text) => {
  try {
    return { ...DEFAULTS, ...JSON.parse(text ?? "{}") };
  } catch {
    return { ...DEFAULTS }; // not ours
  }
};
const store = kept(KEY, read, told);
/** @type {Set<(now: Settings) => void>} */
const listeners = new Set();
const still = matchMedia("(prefers-reduced-motion: reduce)");

export const settings = store.get;

const NEW = 20; // hands after which nobody is new any more

/** Whether there is a coach: as somebody wants it, or else for those who are new. */
export const coached = () => settings().coach === "on" || (settings().coach === "auto" && settings().hands < NEW);

/** One more hand was played. */
export const metAHand = () => change({ hands: settings().hands + 1 });

/** @param {Partial<Settings>} changes */
export function change(changes) {
  store.set({ ...settings(), ...changes });
  told();
}

function told() {
  dress();
  listeners.forEach((tell) => tell(settings()));
}

/**
 * Call `tell` whenever they change; returns what stops it.
 * @param {(now: Settings) => void} tell
 */
export function onChange(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/** The settings, in a component that shows them. */
export function useSettings() {
  const [shown, show] = useState(settings());
  useEffect(() => {
    const stop = onChange(show);
    return () => void stop();
  }, []);
  return shown;
}

/** Whether cards move. */
export const moves = () => settings().motion === "on" || (settings().motion === "auto" && !still.matches);

/**
 * So many milliseconds at the speed that was set.
 * @param {number} ms
 */
export const paced = (ms) => ms * (SPEEDS[settings().speed] ?? 1);

/** Put theme and motion on the page, where the style sheets look for them. */
export function dress() {
  const page = document.documentElement.dataset;
  page.theme = settings().theme;
  page.motion = moves() ? "on" : "off";
}
still.addEventListener("change", dress);

// Addresses without loading the page anew.
import { outside } from "./address.js";

const listeners = new Set();

/**
 * Call `tell` whenever the address changes; returns what stops it.
 * @param {() => void} tell
 */
export function onNavigate(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

/**
 * Go to an address of this page.
 * @param {string} path
 * @param {{replace?: boolean}} [how]
 */
export function go(path, { replace = false } = {}) {
  history[replace ? "replaceState" : "pushState"](null, "", outside(path));
  listeners.forEach((tell) => tell());
  if (!replace) scrollTo(0, 0);
}

addEventListener("popstate", () => listeners.forEach((tell) => tell()));

// How it goes with what the page needs: whether Python is loading, and whether a newer version of the page waits.

/**
 * `loading` is the part that is there of what is being loaded, `newer` takes over a newer version, unless that `waits` for
 * a game in another tab.
 * @typedef {{loading: number | null, failed: string, newer: (() => void) | null, waits: boolean}} State
 */

/** @type {State} */
let now = { loading: null, failed: "", newer: null, waits: false };
/** @type {Set<(state: State) => void>} */
const listeners = new Set();

export const state = () => now;

/** @param {Partial<State>} change */
export function tellState(change) {
  now = { ...now, ...change };
  listeners.forEach((tell) => tell(now));
}

/** @param {(state: State) => void} tell */
export function onState(tell) {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

// Keys that work anywhere on a screen, unless somebody is typing or a dialog is open.
import { useLayoutEffect, useRef } from "./html.js";

/** @typedef {KeyboardEvent & {target: HTMLElement}} Pressed */
const TYPES = new Set(["text", "number", "search", "email"]);

/**
 * `keys` maps a key ("h", "?", "1") to what it does.
 * @param {Record<string, (event: Pressed) => unknown>} keys
 */
export function useKeys(keys) {
  const current = useRef(keys);
  current.current = keys;
  useLayoutEffect(() => { // from the moment when what they are for can be seen
    const press = (/** @type {KeyboardEvent} */ event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = /** @type {HTMLInputElement} */ (event.target);
      const typing = /SELECT|TEXTAREA/.test(target.tagName) || (target.tagName === "INPUT" && TYPES.has(target.type));
      if (typing || document.querySelector("dialog[open]")) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const run = current.current[key];
      if (run && run(/** @type {Pressed} */ (event)) !== false) event.preventDefault();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}

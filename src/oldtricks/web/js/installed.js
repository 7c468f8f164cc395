// What keeps the page for when there is no network, and takes over newer versions when that disturbs nobody.
import { here, outside, SITE } from "./address.js";
import { onNavigate } from "./route.js";
import { onState, tellState } from "./state.js";

const SOON = 4000; // milliseconds: first comes what somebody looks at

const TABLE = "oldtricks.table"; // the lock of those who play

/** Keep the page, once all that it needs now is there. */
export function keepPage() {
  if (!navigator.serviceWorker) return;
  holdTable();
  onNavigate(holdTable);
  const had = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => had && location.reload());
  if (had || !SITE) setTimeout(register, had ? 0 : SOON);
  else {
    const stop = onState(({ loading }) => {
      if (loading !== null) return;
      stop();
      register();
    });
  }
}

let leave = () => {};

/** As long as a game is on the screen, no newer version takes over from another tab. */
function holdTable() {
  leave();
  if (!/^\/t\/[\w-]+$/.test(here())) return;
  const left = new Promise((/** @type {(none?: any) => void} */ done) => (leave = done));
  navigator.locks?.request(TABLE, { mode: "shared" }, () => left);
}

async function register() {
  try {
    const found = await navigator.serviceWorker.register(outside("/service.js"), { scope: SITE || "/" });
    const newer = () => found.waiting?.postMessage({ unless: TABLE });
    navigator.serviceWorker.addEventListener("message", () => tellState({ newer, waits: true })); // for a game in another tab
    newer();
    found.addEventListener("updatefound", () => {
      const next = found.installing;
      next?.addEventListener("statechange", () => {
        if (next.state === "installed" && navigator.serviceWorker.controller) tellState({ newer, waits: false });
      });
    });
  } catch {
    // not everywhere: the page does without
  }
}

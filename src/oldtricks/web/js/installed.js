// What keeps the page for when there is no network, and takes over newer versions when that disturbs nobody.
import { outside, SITE } from "./address.js";
import { onState, state, tellState } from "./state.js";

const SOON = 4000; // milliseconds: first comes what somebody looks at

/** Keep the page, once all that it needs now is there. */
export function keepPage() {
  if (!navigator.serviceWorker) return;
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

async function register() {
  try {
    const found = await navigator.serviceWorker.register(outside("/service.js"), { scope: SITE || "/" });
    found.waiting?.postMessage("take over");
    found.addEventListener("updatefound", () => {
      const next = found.installing;
      next?.addEventListener("statechange", () => {
        if (next.state !== "installed" || !navigator.serviceWorker.controller) return;
        tellState({ ...state(), newer: () => next.postMessage("take over") });
      });
    });
  } catch {
    // not everywhere: the page does without
  }
}

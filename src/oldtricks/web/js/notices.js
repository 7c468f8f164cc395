// A line at the foot of the screen: what is being loaded, that there is no network, that there is a newer page.
import { here, SITE } from "./address.js";
import { html, useLayoutEffect, useState } from "./html.js";
import { onState, state } from "./state.js";
import { percent, t } from "./words.js";

export function Notices() {
  const [now, setNow] = useState(state());
  const [online, setOnline] = useState(navigator.onLine);
  useLayoutEffect(() => onState(setNow), []); // at once: what is told before an effect's turn would be missed
  useLayoutEffect(() => {
    const look = () => setOnline(navigator.onLine);
    addEventListener("online", look);
    addEventListener("offline", look);
    return () => {
      removeEventListener("online", look);
      removeEventListener("offline", look);
    };
  }, []);
  const atTable = here().startsWith("/t/");
  if (now.failed) {
    return html`<p class="site-state" role="alert">${t("site-failed")}
      <button type="button" class="button small" onClick=${() => location.reload()}>${t("error-again")}</button></p>`;
  }
  if (now.loading !== null) {
    return html`<p class="site-state" role="status"><span>${t("site-loading")}</span>
      <progress value=${now.loading} max="1" aria-label=${t("site-loading")}>${percent(now.loading)}</progress></p>`;
  }
  if (!online && !atTable) return html`<p class="site-state" role="status">${t(SITE ? "site-offline" : "offline-server")}</p>`;
  if (now.newer && !atTable) {
    return html`<p class="site-state" role="status">${t(now.waits ? "site-newer-waits" : "site-newer")}
      <button type="button" class="button small" onClick=${now.newer}>${t("site-newer-take")}</button></p>`;
  }
  return null;
}

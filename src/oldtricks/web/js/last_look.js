// A hand's last trick stays until somebody has looked at it.
import { html, useEffect } from "./html.js";
import { useKeys } from "./keys.js";
import { paced, settings } from "./settings.js";
import { t } from "./words.js";

const CLOCKED = 6000; // where a clock runs, nobody has to click it away
const UNASKED = 2200; // nor does anybody who does not want to see the score

/**
 * What lets it go, in the place of the empty hand.
 * @param {{clock: number | null, next: () => void}} props
 */
export function LastLook({ clock, next }) {
  useKeys({ Enter: (event) => (event.repeat || event.target.closest?.("button, a") ? false : next()) });
  useEffect(() => {
    const ms = clock ? CLOCKED : settings().sheet ? null : paced(UNASKED);
    const timer = ms === null ? undefined : setTimeout(next, ms);
    return () => clearTimeout(timer);
  }, []);
  return html`<div class="hand-area look-area"><p class="hand"><button type="button" class="button main last-look"
      onClick=${next}>${t("last-look")}</button></p></div>`;
}

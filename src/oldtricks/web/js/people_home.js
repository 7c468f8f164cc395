// The way to other people, at the front door.
import { get } from "./api.js";
import { Avatar } from "./avatar.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { t } from "./words.js";
/** @import { LobbyInfo } from "./protocol.js" */

/** The way to other people, at the front door: how many are there now. */
export function PeopleAtHome() {
  const { answer } = useAnswer(() => /** @type {Promise<LobbyInfo>} */ (get("/lobby")));
  const tables = answer?.tables.filter((table) => table.free > 0).length ?? 0;
  const looking = answer?.looking.length ?? 0;
  return html`<section class="people-strip panel" aria-labelledby="people-strip">
    <ul aria-hidden="true">${["aviationgame/a", "gasoline_alley/back-fence-13", "tactics/artillery-11"].map((avatar) => html`<li
        key=${avatar}><${Avatar} avatar=${avatar} size=${44} /></li>`)}</ul>
    <div><h2 id="people-strip">${t("people-strip")}</h2>
      <p class="quiet">${tables + looking > 0 ? t("people-strip-some", { tables, looking }) : t("people-strip-none")}</p></div>
    <a class="button" href="/people">${t("people-title")}</a>
  </section>`;
}

// The way to other people, at the front door.
import { get } from "./api.js";
import { artOf } from "./card.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { t } from "./words.js";
/** @import { GameLid, LobbyInfo } from "./protocol.js" */

/**
 * The backs of four decks, as somebody holds them who waits for the others.
 * @param {{lids: GameLid[]}} props
 */
export const Fan = ({ lids }) => html`<div class="fan" aria-hidden="true">${lids.slice(0, 4).map((lid, i) => html`<img
    key=${lid.name} style=${{ "--i": i }} width="50" height="70" loading="lazy" src=${artOf(lid.name, "back")} alt="" />`)}</div>`;

/**
 * How many are there now.
 * @param {{lids: GameLid[]}} props
 */
export function PeopleAtHome({ lids }) {
  const { answer } = useAnswer(() => /** @type {Promise<LobbyInfo>} */ (get("/lobby")));
  const tables = answer?.tables.filter((table) => table.free > 0).length ?? 0;
  const looking = answer?.looking.length ?? 0;
  return html`<section class="people-strip panel" aria-labelledby="people-strip">
    <${Fan} lids=${lids} />
    <div><h2 id="people-strip">${t("people-strip")}</h2>
      <p class="quiet">${tables + looking > 0 ? t("people-strip-some", { tables, looking }) : t("people-strip-none")}</p></div>
    <a class="button" href="/people">${t("people-title")}</a>
  </section>`;
}

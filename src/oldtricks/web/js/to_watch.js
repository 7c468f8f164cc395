// On the front door: what can be watched now.
import { get } from "./api.js";
import { artOf } from "./card.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { listed, t } from "./words.js";
/** @import { Listed } from "./types.js" */

/** Nothing, if there is nothing. */
export function ToWatch() {
  /** @type {{answer: {tables: Listed[]} | null}} */
  const { answer } = useAnswer(() => get("/watch"));
  const tables = answer?.tables ?? [];
  return tables.length > 0 && html`<section aria-labelledby="to-watch" class="stack"><h2 id="to-watch">${t("watch-title")}</h2>
    <ul class="unfinished">${tables.slice(0, 6).map((table) => html`<li key=${table.id}>
      <a class="unfinished-link" href=${`/t/${table.id}`} data-game=${table.game}>
        <img src=${artOf(table.game, "box")} alt="" width="64" height="48" />
        <span><b>${table.title}</b> <span class="quiet">${listed(table.players)}</span></span></a></li>`)}</ul></section>`;
}

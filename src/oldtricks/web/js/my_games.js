// My games: those that wait, and those that are over.
import { SITE } from "./address.js";
import { myTables, remove } from "./api.js";
import { artOf } from "./card.js";
import { Dialog, Failure, Frame, useAnswer } from "./frame.js";
import { html, useState } from "./html.js";
import { Keeping } from "./keeping.js";
import { listed, moment, number, t } from "./words.js";
/** @import { Listed } from "./types.js" */

export function MyGamesPage() {
  const [looks, setLooks] = useState(0);
  const { answer, failed } = useAnswer(myTables, [looks]);
  if (failed) return html`<${Failure} problem=${failed} />`;
  const tables = answer?.tables ?? [];
  const [waiting, over] = [tables.filter((each) => each.status !== "over"), tables.filter((each) => each.status === "over")];
  waiting.sort((a, b) => Number(b.turn_is_mine) - Number(a.turn_is_mine));
  return html`
    <${Frame} title=${t("mine-title")} lead=${t("mine-lead")}>
      ${answer && !tables.length && html`
        <p class="panel">${t("mine-none")} <a href="/">${t("mine-begin")}</a></p>`}
      ${waiting.length > 0 && html`<${Games} title=${t("mine-waiting")} tables=${waiting} />`}
      ${over.length > 0 && html`<${Games} title=${t("mine-over")} tables=${over} />`}
      ${SITE && html`<${Keeping} onChange=${() => setLooks(looks + 1)} />`}
    </${Frame}>`;
}

/** @param {{title: string, tables: Listed[]}} props */
function Games({ title, tables }) {
  return html`
    <section class="my-games">
      <h2>${title}</h2>
      <ul>${tables.map((table) => html`<${Game} key=${table.id} table=${table} />`)}</ul>
    </section>`;
}

/** @param {{table: Listed}} props */
function Game({ table }) {
  const [removing, setRemoving] = useState(false);
  const [gone, setGone] = useState(false);
  const own = table.status !== "over" && table.people < 2;
  if (gone) return null;
  const over = table.status === "over";
  const seated = table.players.filter(Boolean); // a free seat has no name
  const result = !over ? null : table.won === null ? "watched" : table.won ? "won" : "lost";
  return html`
    <li class="my-game panel ${table.turn_is_mine ? "is-mine" : ""}">
      <img src=${artOf(table.game, "box")} alt="" width="400" height="300" loading="lazy" />
      <div>
        <h3><a href=${over ? `/t/${table.id}/replay` : `/t/${table.id}`}>${table.title}</a></h3>
        <p>${seated.length > 0 && listed(seated)}</p>
        <p class="quiet">
          <time datetime=${table.created}>${moment(table.created)}</time>
          ${over && ` · ${t("mine-scores", { scores: table.scores.map((score) => number(score)).join(" : ") })}`}
        </p>
      </div>
      <p class="my-game-badge">
        ${table.left && html`<span class="tag">${t("mine-left")}</span>`}
        ${table.taken_back > 0 && html`<span class="tag">${t("mine-taken-back", { n: table.taken_back })}</span>`}
        ${table.due && html`<span class="tag due">${t("mine-due", { when: moment(table.due) })}</span>`}
        ${result && html`<span class="tag is-${result}">${t(`mine-${result}`)}</span>`}
        ${table.turn_is_mine && html`<span class="tag is-turn">${t("mine-your-turn")}</span>`}
        ${own && html`<button type="button" class="button plain small remove" aria-label=${t("mine-remove-spoken", { game: table.title })}
            onClick=${() => setRemoving(true)}>${t("mine-remove")}</button>`}
        <span class="button ${over ? "" : "main"}" aria-hidden="true">${t(over ? "mine-replay" : "mine-continue")}</span>
      </p>
      ${removing && html`<${Removal} table=${table} onClose=${() => setRemoving(false)} onGone=${() => setGone(true)} />`}
    </li>`;
}

/** @param {{table: Listed, onClose: () => void, onGone: () => void}} props */
function Removal({ table, onClose, onGone }) {
  const [problem, setProblem] = useState("");
  const go = () => remove(`/tables/${table.id}`).then(onGone, (error) => setProblem(error.message));
  return html`<${Dialog} title=${table.title} onClose=${onClose} game=${table.game}
      foot=${html`<button type="button" class="button" onClick=${onClose}>${t("mine-keep")}</button>
        <button type="button" class="button main" onClick=${go}>${t("mine-remove-yes")}</button>`}>
    <p>${t("mine-remove-ask")}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
  </${Dialog}>`;
}

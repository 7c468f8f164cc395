// When a game is over: on with a round, or the same cards for a friend.
import { SITE } from "./address.js";
import { post } from "./api.js";
import { playRound, unsealed } from "./boards.js";
import { Dialog, Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { Share } from "./lobby.js";
import { t } from "./words.js";
/** @import { OfRound, TableInfo } from "./protocol.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

/** On to the next board, or to the results. @param {{round: OfRound, attempt: (job: () => unknown) => unknown}} props */
export function NextBoard({ round, attempt }) {
  if (round.number === round.of) return html`<a class="button main" href=${`/boards/${round.id}`}>${t("board-results")}</a>`;
  return html`<button type="button" class="button main" onClick=${() => attempt(() => playRound(round.id))}>
    ${t("board-next", { number: round.number + 1, of: round.of })}</button>`;
}

/**
 * Whether these cards may be handed on: a game of one's own against bots.
 * @param {TableInfo} table
 */
export const challenging = (table) =>
  !SITE && table.my_seat !== null && table.status === "over" && unsealed(table) && table.seats.filter(({ kind }) => kind === "person").length === 1;

/**
 * The cards of this game, or of one of its hands, as a link.
 * @param {{table: TableInfo, deals: number, single: boolean, onClose: () => void}} props
 */
export function Challenge({ table, deals, single, onClose }) {
  const [deal, setDeal] = useState(0); // 0 for all
  const [link, setLink] = useState("");
  const [problem, setProblem] = useState("");
  const make = async () => {
    try {
      const { id } = await post(`/tables/${table.id}/challenge`, deal ? { deal } : {});
      setLink(`/boards/${id}`);
    } catch (error) {
      setProblem(error.message);
    }
  };
  const clock = table.seats.some(({ level }) => level === "sharp");
  return html`<${Dialog} title=${t("challenge-title")} onClose=${onClose} game=${table.game}
      foot=${!link && html`<button type="button" class="button main" onClick=${make}>${t("challenge-make")}</button>`}>
    <p>${t("challenge-about")}</p>
    ${clock && html`<p class="quiet">${t("challenge-clock")}</p>`}
    ${!link && single && deals > 1 && html`<div class="field"><label for="challenge-deal">${t("challenge-what")}</label>
      <select id="challenge-deal" value=${deal} onChange=${(/** @type {Happening} */ event) => setDeal(Number(event.target.value))}>
        <option value="0">${t("challenge-match")}</option>
        ${Array.from({ length: deals }, (_, i) => html`<option key=${i} value=${i + 1}>${t("challenge-hand", { n: i + 1 })}</option>`)}
      </select></div>`}
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${link && html`<${Share} title=${t("challenge-title")} path=${link} about=${t("round-link")} /><p><a href=${link}>${t("challenge-see")}</a></p>`}
  </${Dialog}>`;
}

/** The button to it. @param {{onClick: () => void}} props */
export const ChallengeButton = ({ onClick }) => html`<button type="button" class="button" onClick=${onClick}><${Icon} name="flag" />
  ${t("challenge-title")}</button>`;

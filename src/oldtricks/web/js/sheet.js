// The score sheet: what each side got, for what, by which rule.
import { html } from "./html.js";
import { RuleButton } from "./rule_button.js";
import { readerOf } from "./reader.js";
import { sideName } from "./standing.js";
import { capital, number, say, t } from "./words.js";
/** @import { Facts } from "./protocol.js" */
/** @import { Seen } from "./types.js" */

/**
 * One deal's lines, or all of them.
 * @param {{message: Pick<Seen, "view" | "table">, facts: Facts, deal?: number | null}} props
 */
export function Sheet({ message, facts, deal = null }) {
  const { view } = message;
  const lines = (view.sheet ?? []).filter((line) => deal === null || line.deal === deal);
  if (!lines.length) return html`<p class="quiet">${t("sheet-empty")}</p>`;
  const reader = readerOf(view);
  const deals = [...new Set(lines.map((line) => line.deal))].reverse();
  return deals.map((each) => html`<table class="sheet" key=${each}>
    <caption>${t("sheet-deal", { n: each })}</caption>
    <thead><tr><th scope="col">${t("sheet-who")}</th><th scope="col">${t("sheet-what")}</th><th scope="col" class="n">
      ${t("sheet-points")}</th>
      <th scope="col" class="n">${t("sheet-total")}</th><th scope="col">${t("sheet-rule")}</th></tr></thead>
    <tbody>${lines.filter((line) => line.deal === each).map((line, i) => html`<tr key=${i}>
      <th scope="row">${sideName(message, line.side)}</th><td>${capital(say(line.said, reader))}</td>
      <td class="n ${line.points < 0 !== facts.fewer_wins ? "down" : "up"}">
        ${number(line.points, true)}</td><td class="n">${number(line.total)}</td>
      <td><${RuleButton} game=${view.game} rule=${line.rule} /></td></tr>`)}</tbody></table>`);
}

/**
 * Where the sides stand, best first.
 * @param {{message: Pick<Seen, "view" | "table">, facts: Facts}} props
 */
export function Totals({ message, facts }) {
  const { view } = message;
  const way = facts.fewer_wins ? 1 : -1;
  const order = view.sides.map((_, side) => side).sort((a, b) => way * (view.scores[a] - view.scores[b]));
  return html`<ol class="totals">${order.map((side) => {
    const won = view.over && view.sides[side].some((seat) => view.winners.includes(seat));
    return html`<li key=${side} class=${won ? "won" : ""}><span>${sideName(message, side)}${won && html` <span
        class="tag">${t("won")}</span>`}</span><b>${number(view.scores[side])}</b></li>`;
  })}</ol>`;
}

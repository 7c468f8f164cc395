// The score sheet: what each side got, for what, by which rule.
import { marked } from "./glossary.js";
import { html } from "./html.js";
import { RuleButton } from "./rule_button.js";
import { readerOf } from "./reader.js";
import { sideName } from "./standing.js";
import { capital, number, say, t, tell } from "./words.js";
/** @import { Facts, SheetLine } from "./protocol.js" */
/** @import { Kit, Seen } from "./types.js" */

/**
 * One deal's lines, or all of them: first how the contract came out, at last what was not scored, and why.
 * @param {{message: Pick<Seen, "view" | "table">, facts: Facts, deck?: Kit | null, deal?: number | null}} props
 */
export function Sheet({ message, facts, deck = null, deal = null }) {
  const { view } = message;
  const lines = (view.sheet ?? []).filter((line) => deal === null || line.deal === deal);
  if (!lines.length) return html`<p class="quiet">${t("sheet-empty")}</p>`;
  const deals = [...new Set(lines.map((line) => line.deal))].reverse();
  const seen = new Set(); // a term is marked once
  return deals.map((each) => html`<${Deal} key=${each} message=${message} facts=${facts} deck=${deck} deal=${each} seen=${seen}
      lines=${lines.filter((line) => line.deal === each)} />`);
}

/**
 * @param {{message: Pick<Seen, "view" | "table">, facts: Facts, deck: Kit | null, deal: number,
 *   seen: Set<string>, lines: SheetLine[]}} props
 */
function Deal({ message, facts, deck, deal, seen, lines }) {
  const { view } = message;
  const reader = readerOf(view);
  const { game } = view;
  const told = (/** @type {string} */ text) => marked({ game, deck, text, seen });
  const result = view.results?.find((each) => each.deal === deal);
  const notes = result?.notes ?? [];
  return html`<div class="sheet-deal">
    ${result && html`<p class="sheet-result ${result.made ? "is-made" : "is-failed"}">${told(tell(result.said, reader))}${" "}
      <${RuleButton} game=${game} rule=${result.rule} /></p>`}
    <table class="sheet">
    <caption>${t("sheet-deal", { n: deal })}</caption>
    <thead><tr><th scope="col">${t("sheet-who")}</th><th scope="col">${t("sheet-what")}</th><th scope="col" class="n">
      ${t("sheet-points")}</th>
      <th scope="col" class="n">${t("sheet-total")}</th><th scope="col">${t("sheet-rule")}</th></tr></thead>
    <tbody>${lines.map((line, i) => html`<tr key=${i}>
      <th scope="row">${sideName(message, line.side)}</th><td>${told(capital(say(line.said, reader)))}</td>
      <td class="n ${line.points < 0 !== facts.fewer_wins ? "down" : "up"}">
        ${number(line.points, true)}</td><td class="n">${number(line.total)}</td>
      <td><${RuleButton} game=${game} rule=${line.rule} /></td></tr>`)}
      ${notes.map((note, i) => html`<tr key=${`note ${i}`} class="sheet-note">
      <th scope="row">${sideName(message, note.side)}</th><td>${told(capital(say(note.said, reader)))}</td>
      <td class="n">${t("sheet-note")}</td><td></td><td><${RuleButton} game=${game} rule=${note.rule} /></td></tr>`)}
    </tbody></table>
    <${Behind} rules=${deck?.rules ?? null} cited=${[result, ...lines, ...notes].map((each) => each?.rule)} /></div>`;
}

/**
 * The rules that a deal was scored by, in their words.
 * @param {{rules: Record<string, string> | null, cited: (string | undefined)[]}} props
 */
function Behind({ rules, cited }) {
  const found = [...new Set(cited)].filter((rule) => rule && rules?.[rule]);
  if (!rules || !found.length) return null;
  return html`<details class="sheet-rules"><summary>${t("sheet-rules")}</summary>
    <dl>${found.map((rule) => html`<div key=${rule}><dt>${rule}</dt><dd>${rules[rule ?? ""]}</dd></div>`)}</dl></details>`;
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

// The last trick, to look at again.
import { CardsAsked } from "./asked.js";
import { Card } from "./card.js";
import { Terms } from "./glossary.js";
import { html } from "./html.js";
import { selfOf, tellEvent } from "./reader.js";
import { t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Sight } from "./types.js" */

/**
 * A trick in words and pictures, for those who looked away.
 * @param {{view: Sight, deck: Deck}} props
 */
export function LastTrick({ view, deck }) {
  const last = view.events?.findLast((event) => event.kind === "trick");
  if (!last) return html`<p>${t("last-trick-none")}</p>`;
  return html`<p><${Terms} game=${view.game} deck=${deck} text=${tellEvent(last, view)} /></p>
    <ol class="last-trick">${last.trick?.map(([seat, card]) => html`<li key=${card}
        class=${seat === last.seat ? "taking" : ""}>
      <${Card} game=${view.game} card=${card} deck=${deck} /><span>${seat === selfOf(view) ? t("you-plate") : view.players[seat]}</span></li>`)}
      ${last.side_card && html`<li><${Card} game=${view.game} card=${last.side_card} deck=${deck} /><span>
        ${t("side-card")}</span></li>`}<${CardsAsked} game=${view.game} deck=${deck} /></ol>`;
}

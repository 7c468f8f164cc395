// Tricks that lie face up before the side that took them: tap to look at them.
import { Card, colours } from "./card.js";
import { Dialog, Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { Ruled } from "./rule_button.js";
import { sideName } from "./standing.js";
import { own, t } from "./words.js";
/** @import { Kit, Sight } from "./types.js" */

/** @param {{view: Sight, deck: Kit}} props */
export function FaceUp({ view, deck }) {
  const [open, setOpen] = useState(false);
  const lying = view.table.face_up ?? [];
  const count = lying.flat().length;
  if (!count) return null;
  return html`<button type="button" class="face-up-open" aria-haspopup="dialog" onClick=${() => setOpen(true)}>
      <${Icon} name="trick" /><b aria-hidden="true">${count}</b><span>${t("face-up-open", { n: count })}</span></button>
    ${open && html`<${Dialog} title=${t("face-up-title")} onClose=${() => setOpen(false)} game=${view.game}
        style=${colours(deck)}>
      <p class="quiet"><${Ruled} game=${view.game} text=${t(own(view.game, "face-up-about"))} /></p>
      ${lying.map((tricks, side) => tricks.length > 0 && html`<section key=${side} class="face-up">
        <h3>${sideName({ view }, side)}</h3>
        ${tricks.map((cards, i) => html`<ul key=${i} aria-label=${t("face-up-trick", { n: i + 1 })}>
          ${cards.map((card) => html`<li key=${card}><${Card} game=${view.game} card=${card} deck=${deck} /></li>`)}
        </ul>`)}
      </section>`)}
    </${Dialog}>`}`;
}

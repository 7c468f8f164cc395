// The pictures of a rules page: the pack, suit by suit, and one trick (of a race, one turn) card by card.
import { Face } from "./card.js";
import { html } from "./html.js";
import { cardTitle, t } from "./words.js";
/** @import { PackSuit, Pictured, Worked as Example } from "./protocol.js" */

/**
 * Every card of the pack, each suit in a row of its own.
 * @param {{game: string, pack: PackSuit[]}} props
 */
export function Pack({ game, pack }) {
  const alone = pack.length === 1;
  return html`<div class="pack">
    ${pack.map(({ suit, name, cards }) => html`
      <div class="pack-suit" key=${suit}>
        ${!alone && html`<h3>${name || t("rules-other-cards")}</h3>`}
        <ul class="pack-row" tabIndex="0" aria-label=${suit ? t("rules-cards-of", { suit: name })
          : t(alone ? "rules-all-cards" : "rules-other-cards")}>
          ${cards.map((card) => html`<${Picture} key=${card.card} game=${game} card=${card} />`)}
        </ul>
      </div>`)}
  </div>`;
}

/** @param {{game: string, card: Pictured}} props */
function Picture({ game, card }) {
  const { name, title, often } = card;
  return html`<li><figure>
    <span class="card"><${Face} game=${game} card=${card.card} deck=${null} /></span>
    <figcaption>${title && html`<span class="spoken-only">${name}: </span>`}${often > 1
      ? t("rules-card-often", { name: title || name, n: often }) : title || name}</figcaption>
  </figure></li>`;
}

/**
 * A trick, card by card, with the reason for each and for whose it is.
 * @param {{game: string, example: Example}} props
 */
export function Worked({ game, example }) {
  const { title, intro, laid, side_card: under, told } = example;
  return html`<section class="worked" aria-labelledby="worked">
    <h2 id="worked">${title}</h2>
    <p>${intro}</p>
    <ol class="worked-cards">
      ${laid.map(({ who, card, name, why, wins }, i) => html`
        <li key=${i} class=${wins ? "is-won" : ""}>
          <span class="card"><${Face} game=${game} card=${card} deck=${null} /></span>
          <p><b>${t("rules-laid", { who, card: name })}</b> ${why}</p>
        </li>`)}
    </ol>
    ${told && html`<p class="worked-told">
      ${under && html`<span class="card" role="img" aria-label=${t("rules-under-the-trick", { card: cardTitle(game, under) })}>
        <${Face} game=${game} card=${under} deck=${null} /></span>`}
      <strong>${told}</strong></p>`}
  </section>`;
}

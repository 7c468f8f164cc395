// "Verify the shuffle": the server's account of a finished game, checked by the reader's own browser.
import { get } from "./api.js";
import { canCompute, commitmentOf, shuffled } from "./reshuffle.js";
import { noted as notes } from "./fair.js";
import { html, useState } from "./html.js";
import { Digits, nameOf } from "./shares.js";
import { cardTitle, listed, t } from "./words.js";
/** @import { Found, Kit, Verification } from "./types.js" */

/**
 * @typedef {{stage: "asked" | "working"} | {stage: "done", told: Verification, found: Found | null}
 *   | {stage: "failed", problem: Error}} State
 */

/** @param {{id: string, deck: Kit, board: boolean}} props `board`: nobody but the server had a part in these cards */
export function VerifyPanel({ id, deck, board }) {
  const [state, setState] = useState(/** @type {State} */ ({ stage: "asked" }));

  const working = state.stage === "working";

  async function check() {
    setState({ stage: "working" });
    try {
      /** @type {Verification} */
      const told = await get(`/tables/${id}/verify`);
      setState({ stage: "done", told, found: canCompute() ? await recompute(id, told, deck) : null });
    } catch (problem) {
      setState({ stage: "failed", problem });
    }
  }

  return html`
    <section class="verify" aria-labelledby="verify-title">
      <h2 id="verify-title">${t("verify-title")}</h2>
      <p>${t(board ? "verify-about-board" : "verify-about")}</p>
      ${state.stage !== "done" && html`
        <button type="button" class="button" aria-disabled=${working} onClick=${() => !working && check()}>
          ${t(working ? "verify-working" : "verify-check")}</button>`}
      <div role="status">
        ${state.stage === "failed" && html`<p class="verify-bad">${state.problem.message}</p>`}
        ${state.stage === "done" && html`<${Findings} ...${state} deck=${deck} />`}
      </div>
    </section>`;
}

/**
 * Everything that the reader's browser can find out for itself.
 * @param {string} id
 * @param {Verification} told
 * @param {Kit} deck
 * @returns {Promise<Found>}
 */
async function recompute(id, told, deck) {
  const shares = told.shares.map((share) => share.randomness);
  const deals = [];
  for (const { deal, deck: dealt } of told.deals) {
    const cards = await shuffled(told.secret, shares, deal, unshuffled(dealt, deck));
    deals.push(cards.join(" ") === dealt.join(" "));
  }
  const noted = notes(id);
  return {
    commitment: (await commitmentOf(told.secret)) === told.commitment,
    noted: noted?.commitment ? noted.commitment === told.commitment : null,
    share: noted?.share ? shares.includes(noted.share) : null,
    shares: noted?.shares ? noted.shares.map((share) => share.randomness).join(" ") === shares.join(" ") : null,
    deals,
  };
}

/**
 * The packs as they lie before a shuffle: all cards in the order of the deck, side cards in a pack of their own.
 * @param {string[]} cards
 * @param {Kit} deck
 */
function unshuffled(cards, deck) {
  const sorted = [...cards].sort((a, b) => deck.cards[a].order - deck.cards[b].order);
  const cut = cards.length - deck.facts.side_cards;
  return [sorted.slice(0, cut), sorted.slice(cut)];
}

/** @param {{told: Verification, found: Found | null, deck: Kit}} props */
function Findings({ told, found, deck }) {
  const good = found && found.commitment && found.noted !== false && found.share !== false && found.shares !== false
    && found.deals.every(Boolean);
  return html`
    <p class=${found ? (good ? "verify-good" : "verify-bad") : "notice"}>
      ${t(found ? (good ? "verify-all-good" : "verify-something-wrong") : "verify-cannot-compute")}</p>
    <ol class="verify-steps">
      <li>
        <h3>${t("verify-commitment")}</h3>
        <p>${t("verify-commitment-about")}</p>
        <${Digits} label=${t("verify-commitment-label")} text=${told.commitment} />
        <${Digits} label=${t("verify-secret-label")} text=${told.secret} />
        ${found && html`<${Mark} good=${found.commitment} name="verify-hash" />`}
        ${found && found.noted !== null && html`<${Mark} good=${found.noted} name="verify-noted" />`}
      </li>
      <li>
        <h3>${t("verify-shares")}</h3>
        <p>${told.shares.length
          ? t("verify-shares-about", { who: listed(told.shares.map(nameOf)) }) : t("verify-no-shares")}</p>
        ${told.shares.map((share, i) => html`<${Digits} key=${i} label=${nameOf(share)} text=${share.randomness} />`)}
        ${found && found.share !== null && html`<${Mark} good=${found.share} name="verify-own-share" />`}
        ${found && found.shares !== null && html`<${Mark} good=${found.shares} name="verify-noted-shares" />`}
      </li>
      <li>
        <h3>${t("verify-deals")}</h3>
        <p>${t("verify-deals-about")}</p>
        ${told.deals.map(({ deal, deck: cards }, i) => cards.length > 0 && html`
          <details key=${deal}>
            <summary>${deal ? t("verify-deal", { n: deal }) : t("verify-draw")}${" "}
              ${found && html`<${Mark} good=${found.deals[i]} name="verify-deal-found" />`}</summary>
            <p class="verify-cards">${cards.map((card) => cardTitle(deck.lid.name, card)).join(", ")}</p>
          </details>`)}
      </li>
    </ol>
    <p class="quiet">${t("verify-limits")}</p>`;
}

/** @param {{good: boolean, name: string}} props */
const Mark = ({ good, name }) => html`
  <span class=${good ? "verify-good" : "verify-bad"}>${good ? "✓" : "✗"} ${t(`${name}-${good ? "good" : "bad"}`)}</span>`;

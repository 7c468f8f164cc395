// The rest of a hand: to claim it, to leave it to bots, and to be asked for it.
import { Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { t } from "./words.js";
/** @import { Rest, TableInfo } from "./protocol.js" */
/** @import { Ask, Seen } from "./types.js" */
/** @typedef {(job: () => unknown) => Promise<void>} Attempt */

const FEW = 6; // cards from which on a claim is offered beside the table; the key and the menu do it before

/**
 * What can be done about the rest now, and what does it.
 * @param {{table: TableInfo, mine: boolean, ask: Ask, attempt: Attempt, jump: () => void}} given
 */
export function useRest({ table, mine, ask, attempt, jump }) {
  const [looking, setLooking] = useState(false);
  const take = (/** @type {Rest["how"]} */ how) => attempt(async () => {
    setLooking(true);
    try {
      await ask("rest", { how });
      jump();
    } finally {
      setLooking(false);
    }
  });
  const claim = table.can.claim && mine && !looking ? () => take("claim") : null;
  const finish = table.can.finish && !looking ? () => take("finish") : null;
  useKeys({ c: () => (claim ? claim() : false), f: () => (finish ? finish() : false) });
  return { claim, finish, looking };
}

/**
 * The offers, beside the sentence.
 * @param {{rest: ReturnType<typeof useRest>, cards: number}} props
 */
export function RestOffers({ rest: { claim, finish, looking }, cards }) {
  if (looking) return html`<p class="rest-offers" role="status"><span class="tag">${t("rest-looking")}</span></p>`;
  const near = claim && cards <= FEW;
  return (near || finish) && html`<p class="rest-offers">
    ${finish && html`<button type="button" class="button small" title=${t("rest-finish-key")} aria-label=${t("rest-finish")}
        onClick=${finish}><span>${t("rest-finish")}</span><${Icon} name="bot" /></button>`}
    ${near && html`<button type="button" class="button small" title=${t("rest-claim-key")} aria-label=${t("rest-claim")}
        onClick=${claim}><span>${t("rest-claim")}</span><${Icon} name="flag" /></button>`}</p>`;
}

/**
 * Somebody asks for the rest, or has it.
 * @param {{message: Seen, ask: Ask, attempt: Attempt}} props
 */
export function RestNotice({ message: { table, view }, ask, attempt }) {
  const { claim, rest } = table;
  /** @param {number} seat */
  const whose = (seat) => (seat === table.my_seat ? "-mine" : "");
  if (claim?.waiting.some((seat) => seat === table.my_seat)) {
    const answer = (/** @type {boolean} */ agree) => () => attempt(() => ask("undo/answer", { agree }));
    return html`<p class="ask" role="alert">${t("rest-asked", { name: view.players[claim.seat] })}
      <button type="button" class="button small main" onClick=${answer(true)}>${t("rest-give")}</button>
      <button type="button" class="button small" onClick=${answer(false)}>${t("rest-play-on")}</button></p>`;
  }
  if (claim) return html`<p class="ask" role="status">${t(`rest-asked${whose(claim.seat)}`, { name: view.players[claim.seat] })}</p>`;
  if (!rest || view.over) return null;
  const key = rest.how === "finish" ? "rest-finished-mine" : `rest-claimed${whose(rest.seat)}`;
  return html`<p class="ask" role="status">${t(key, { name: view.players[rest.seat] })}</p>`;
}

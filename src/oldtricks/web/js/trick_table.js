// The table of the four trick games.
import { Back, Card } from "./card.js";
import { FaceUp } from "./face_up.js";
import { Hand, sorted } from "./hand.js";
import { html, useLayoutEffect, useMemo, useState } from "./html.js";
import { Motion } from "./motion.js";
import { Decision } from "./panels.js";
import { angleOf, onEdge, Plates } from "./seats.js";
import { useKeys } from "./keys.js";
import { meaning, refusal } from "./reader.js";
import { cardTitle, t } from "./words.js";
/** @import { Deck, GameEvent, Hint } from "./protocol.js" */
/** @import { Act, Kit, Seen, Sight } from "./types.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

/** @typedef {Pick<Hint, "action" | "also">} Marked what is marked on the table: the best comes first */

/**
 * How many cards have to be laid away, as the task says it.
 * @param {Sight} view
 */
const owedBy = (view) => (view.phase === "discard" ? Number(view.task_said?.args?.cards ?? 0) : 0);

/**
 * Seats, trick, hand and the panel for what is due. `act(action)` makes a move, null for a table to look at;
 * `tell(words)` answers a card that cannot be played; `next()` cuts short a trick that is being shown. `children` stand
 * between table and hand; `instead` stands in the place of the hand; `forGood()` passes for the rest of an auction.
 * @param {{message: Seen, deck: Kit, act: Act | null, busy?: boolean, hints?: Marked[] | null,
 *   event?: GameEvent | null, tell?: (words: string) => void, next?: () => void, instead?: Shown, forGood?: (() => void) | null, children?: Shown}} props
 */
export function TrickTable({ message, deck, act, busy = false, hints = null, event = null, tell = () => {}, next = () => {}, instead, forGood = null, children }) {
  const { view } = message;
  const [picked, setPicked] = useState(new Set());
  const owed = owedBy(view);
  const mayAct = act && view.legal.length > 0;
  const cards = useMemo(() => sorted(view.hand, deck, view.table.trump), [view.hand.join(), deck, view.table.trump]);
  const verb = view.phase === "discard" ? "discard" : "play";
  const legal = new Set(mayAct ? cards.filter((card) => view.legal.includes(`${verb} ${card}`)) : []);
  useLayoutEffect(() => setPicked(new Set()), [view.phase, view.deal, view.hand.length]);

  /** @param {string} card */
  const choose = (card) => {
    if (!act || busy) return;
    if (!legal.has(card)) {
      const why = refusal(message, card, deck.rules);
      tell(why || t(mayAct && legal.size === 0 ? "play-decide-first" : "play-not-your-turn"));
    } else if (owed > 0) {
      const now = new Set(picked);
      if (!now.delete(card)) {
        if (now.size === owed) now.delete([...now][0]);
        now.add(card);
      }
      setPicked(now);
    } else act(`play ${card}`);
  };
  const hinted = new Set(hints?.length ? [hints[0].action, ...hints[0].also] : []);
  // Arrow keys lead into the hand from anywhere.
  const toHand = () => {
    if (!act || document.activeElement?.closest?.(".hand, .decision, [role=radiogroup]")) return false;
    /** @type {HTMLElement | null} */ (document.querySelector(".hand [tabindex='0']"))?.focus();
    return true;
  };
  useKeys({ ArrowLeft: toHand, ArrowRight: toHand, ArrowUp: toHand });

  return html`<${Motion} class="trick-table ${mayAct && view.phase !== "play" ? "deciding" : ""}" event=${event}>
    <section class="stage" aria-labelledby="stage-title" onClick=${() => view.table.won != null && next()}>
      <h2 id="stage-title" class="spoken-only">${t("stage-title")}</h2>
      <div class="cloth" aria-hidden="true"></div>
      <${Plates} message=${message} />
      <${Trick} view=${view} deck=${deck} />
      <${FaceUp} view=${view} deck=${deck} />
      ${mayAct && !(busy && owed > 0) && html`<${Decision} message=${message} deck=${deck} act=${act} busy=${busy}
          hints=${hints} picked=${picked} owed=${owed} forGood=${forGood} />`}
    </section>
    ${children}
    ${instead || view.seat !== null && !view.over && html`<${Hand} whose=${view.lent ? view.players[view.seat] : ""} game=${view.game} cards=${cards} deck=${deck} legal=${legal}
        onCard=${choose}
      picked=${owed > 0 && mayAct ? picked : null} hinted=${new Set(cards.filter((card) => hinted.has(`${verb} ${card}`)))}
      means=${(/** @type {string} */ card) => meaning(message, `${verb} ${card}`)} />`}
    ${view.hands && html`<${OpenHands} view=${view} deck=${deck} />`}
  </${Motion}>`;
}

/**
 * The cards on the table, each at its player's side; in the centre what the game lays there.
 * @param {{view: Sight, deck: Deck}} props
 */
function Trick({ view, deck }) {
  const { trick, won, side_card: turned, face_down: faceDown, turned_up: turnedUp, centre } = view.table;
  const n = view.players.length;
  return html`<div class="trick" data-count=${n} role="group" aria-label=${t("trick-label", { n: trick.length })}>
    <div class="centre">
      ${(turned || faceDown) && html`<span class="side-card">
        ${turned ? html`<${Card} key="up" game=${view.game} card=${turned} deck=${deck} />` : html`<${Back} key="down"
            game=${view.game} label=${t("side-card-down")} />`}</span>`}
      ${(view.phase === "bid" || view.phase === "name" || view.phase === "sell") && centre > 0 && html`<span
          class="kitty">
        ${Array.from({ length: Math.min(4, centre) }, (_, i) => html`<${Back} key=${i} game=${view.game}
            style=${{ "--i": i }} />`)}
        <span class="spoken-only">${t("centre-cards", { n: centre })}</span></span>`}
    </div>
    ${trick.map(([seat, card]) => {
      const [x, y] = onEdge(angleOf(view, seat), 1);
      return html`<${Card} key=${card} game=${view.game} card=${card} deck=${deck}
          class=${`on-trick ${won === seat ? "taking" : won != null ? "taken" : ""}`}
        data-move=${card} data-from=${seat}
            label=${t("trick-card", { card: cardTitle(view.game, card), name: view.players[seat] })}
        style=${{ "--x": x, "--y": y, "--tilt": `${((seat * 7 + card.length * 3) % 7) - 3}deg` }} />`;
    })}
  </div>
  ${turnedUp && turnedUp.length > 0 && html`<ul class="turned-up" aria-label=${t("turned-up")}>
    ${turnedUp.map((card, i) => html`<li key=${i}><${Card} game=${view.game} card=${card} deck=${deck} /></li>`)}
      </ul>`}`;
}

/**
 * After the end, and in replays: everybody's cards.
 * @param {{view: Sight, deck: Deck}} props
 */
function OpenHands({ view, deck }) {
  const hands = Object.entries(view.hands ?? {});
  return html`<section class="open-hands" aria-labelledby="open-title"><h2 id="open-title">${t("open-hands")}</h2>
    ${hands.map(([seat, cards]) => cards.length > 0 && html`<div key=${seat} class="open-hand"><h3>
      ${view.players[Number(seat)]}</h3>
      <ul style=${{ "--n": cards.length }}>${sorted(cards, deck, view.table.trump).map((card) => html`<li key=${card}>
        <${Card} game=${view.game} card=${card} deck=${deck} /></li>`)}</ul></div>`)}
  </section>`;
}

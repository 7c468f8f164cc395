// The players around the table: a plate each.
import { Bank, besideSentence, Clock } from "./clocks.js";
import { Back } from "./card.js";
import { Ahead } from "./gauge.js";
import { html } from "./html.js";
import { Avatar } from "./avatar.js";
import { InHaste } from "./hurried.js";
import { readerOf, selfOf } from "./reader.js";
import { capital, classes, has, number, say, t } from "./words.js";
/** @import { SeatInfo } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */
/** @import { Said } from "./words.js" */

/**
 * Where a seat is: an angle, one's own seat at the bottom, the next at its left (C1).
 * @param {Sight} view
 * @param {number} seat
 */
export function angleOf(view, seat) {
  const n = view.players.length;
  const from = (seat - (view.seat ?? 0) + n) % n;
  return Math.PI / 2 + (from * 2 * Math.PI) / n;
}

/**
 * On an ellipse with flattened sides, so that plates keep to the edges; from -1 to 1.
 * @param {number} angle
 * @param {number} roundness
 * @returns {[number, number]}
 */
export function onEdge(angle, roundness) {
  /** @param {number} x */
  const bend = (x) => Math.sign(x) * Math.abs(x) ** roundness;
  return [bend(Math.cos(angle)), bend(Math.sin(angle))];
}

/**
 * How many tricks a seat took in this hand; null where only the side's total is known.
 * @param {Sight} view
 * @param {number} seat
 */
function tricksOf(view, seat) {
  const side = view.sides.findIndex((seats) => seats.includes(seat));
  if (view.sides[side].length === 1) return view.table.tricks?.[side] ?? null;
  return view.events ? view.events.filter((event) => event.kind === "trick" && event.seat === seat).length : null;
}

/**
 * @param {Sight} view
 * @param {number} seat
 */
const sideOf = (view, seat) => view.sides.find((seats) => seats.includes(seat));

/**
 * Dealer, maker, partner: what a seat is in this hand.
 * @param {Seen} message
 * @param {number} seat
 */
function rolesOf(message, seat) {
  const { view } = message;
  const { maker, called, played } = view.table;
  const roles = [];
  if (view.dealer === seat) roles.push("dealer");
  if (maker === seat) roles.push("maker");
  const silent = called && (played[seat].includes(called) || (seat === view.seat && view.hand.includes(called)));
  if (silent && maker !== seat) roles.push("maker-partner");
  else if (seat !== view.seat && sideOf(view, seat)?.some((each) => each === selfOf(view))) roles.push("partner");
  return roles;
}

/**
 * "Pass", "65", "900 Biplane": a call in short, where the catalogue has it shorter.
 * @param {Said} call
 * @param {Sight} view
 */
export const callWords = (call, view) =>
  capital(say(has(`${call.key}-short`) ? { ...call, key: `${call.key}-short` } : call, readerOf(view)));

/** @param {Said} [call] */
export const isPass = (call) => call?.key.endsWith("action-pass") ?? false;

/** @param {{message: Seen}} props */
export function Plates({ message }) {
  const { view, table } = message;
  return html`<ol class="plates" data-count=${view.players.length} aria-label=${t("seats")}>
    ${view.players.map((_, seat) => html`<${Plate} key=${seat} message=${message} seat=${seat}
        person=${table?.seats?.[seat]} />`)}</ol>`;
}

/** @param {{message: Seen, seat: number, person: SeatInfo | undefined}} props */
function Plate({ message, seat, person }) {
  const { view } = message;
  const [x, y] = onEdge(angleOf(view, seat), view.players.length > 4 ? 0.62 : 0.8);
  const mine = seat === view.seat;
  const side = view.sides.findIndex((seats) => seats.includes(seat));
  const atTurn = view.turn === seat;
  const call = view.phase === "bid" || view.phase === "sell" ? view.table.calls_said?.[seat] : null;
  const tricks = view.phase === "bid" ? null : tricksOf(view, seat);
  const won = view.table.won === seat || (view.over && view.winners.includes(seat));
  return html`<li class=${classes("plate", mine && "mine", atTurn && "at-turn", won && "won", person?.away && "away")}
      data-seat=${seat} data-place=${y < -0.75 ? "top" : y > 0.75 ? "bottom" : x < 0 ? "left" : "right"}
          style=${{ "--x": x, "--y": y }}>
    <span class="plate-name"><${Avatar} avatar=${person?.avatar} size=${20} />${seat === selfOf(view) ? t("you-plate") : view.players[seat]}${atTurn && html`<span
        class="spoken-only"> ${t("at-turn")}</span>`}</span>
    <span class="roles">${rolesOf(message, seat).map((role) => html`<span key=${role} class="role ${role}"
        title=${t(`role-${role}`)}>
      <span aria-hidden="true">${t(`role-${role}-short`)}</span><span class="spoken-only">${t(`role-${role}`)}</span>
        </span>`)}
      ${person?.kind === "bot" && html`<span class="role bot">${t("bot")}</span>`}
      <${InHaste} seat=${person} />
      ${person?.kind === "person" && !person.connected && html`<span class="role gone">
        ${t(person.away ? "away" : "offline")}</span>`}</span>
    <span class="plate-facts">
      ${tricks !== null && html`<span class="took"><span class="pile" aria-hidden="true"></span>${tricks}<span
          class="spoken-only"> ${t("tricks-word", { n: tricks })}</span></span>`}
      ${view.sides[side].length === 1 && html`<span class="plate-score"><${Ahead} view=${view} side=${side} />${number(view.scores[side])}<span
          class="spoken-only"> ${t("score-word")}</span></span>`}
      ${!mine && html`<span class="held"><span class="backs" aria-hidden="true">
          ${Array.from({ length: Math.min(3, view.hand_sizes[seat]) }, (_, i) => html`<${Back} key=${i}
              game=${view.game} style=${{ "--i": i }} />`)}</span>
        ${view.hand_sizes[seat]}<span class="spoken-only"> ${t("cards-word", { n: view.hand_sizes[seat] })}</span>
          </span>`}
    </span>
    ${atTurn && !besideSentence(view) && message.table?.deadline && html`<${Clock} table=${message.table} />`}
    ${!atTurn && !view.over && html`<${Bank} seat=${person} />`}
    ${call && html`<span class="call ${isPass(call) ? "passed" : ""}">${callWords(call, view)}</span>`}
  </li>`;
}

// Your hand in the race: cards to click, to drag onto a board, to choose by key; and what each of them would do.
import { Card } from "./card.js";
import { lift } from "./flights.js";
import { html, useEffect, useRef } from "./html.js";
import { laidBy, refusalOf, waysOf } from "./race_cards.js";
import { meaning, readerOf } from "./reader.js";
import { Ruled } from "./rule_button.js";
import { cardTitle, namesOf, sentence, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */
/** @import { Kit, Seen, Sight } from "./types.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

/**
 * What the pointer holds: where it was taken up, and its ghost once it moves.
 * @typedef {{place: number, card: string, x: number, y: number, ghost: HTMLElement | null, over: Element | null}} Grip
 */

const DRAG_FROM = 8; // pixels: less is a click

/**
 * @param {{view: Sight, deck: Deck, playing: boolean, chosen: number | null, lifted: number | null,
 *   discarding: boolean, hint: string | undefined, tap: (place: number) => void,
 *   look: (place: number | null) => void, drop: (grip: Grip, spot: string | undefined) => void,
 *   drag: (place: number | null) => void}} props
 */
export function Hand({ view, deck, playing, chosen, lifted, discarding, hint, tap, look, drop, drag }) {
  const held = useRef(/** @type {Grip | null} */ (null));
  useEffect(() => {
    if (playing) return () => letGo(); // the turn can end under the finger
    return undefined;
  }, [playing]);

  function letGo() {
    held.current?.over?.classList.remove("is-over");
    held.current?.ghost?.remove();
    held.current = null;
    drag(null);
  }

  /**
   * @param {Happening} event
   * @param {number} place
   * @param {string} card
   */
  function down(event, place, card) {
    if (!playing || event.button) return;
    held.current = { place, card, x: event.clientX, y: event.clientY, ghost: null, over: null };
    event.currentTarget.setPointerCapture(event.pointerId);
  }
  /** @param {Happening} event */
  function move(event) {
    const grip = held.current;
    if (!grip) return;
    const [dx, dy] = [event.clientX - grip.x, event.clientY - grip.y];
    if (!grip.ghost) {
      if (Math.hypot(dx, dy) < DRAG_FROM) return;
      grip.ghost = lift(event.currentTarget);
      drag(grip.place);
    }
    grip.ghost.style.transform = `translate(${dx}px, ${dy}px) rotate(3deg)`;
    const over = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]") ?? null;
    if (over !== grip.over) {
      grip.over?.classList.remove("is-over");
      over?.classList.add("is-over");
      grip.over = over;
    }
  }
  /** @param {Happening} event */
  function up(event) {
    const grip = held.current;
    letGo();
    if (!grip?.ghost) return;
    const button = event.currentTarget;
    const swallow = (/** @type {Event} */ click) => click.stopImmediatePropagation(); // the click that ends a drag is no tap
    button.addEventListener("click", swallow, { capture: true });
    setTimeout(() => button.removeEventListener("click", swallow, { capture: true }));
    if (event.type === "pointerup" && grip.over) drop(grip, grip.over.getAttribute("data-drop") ?? undefined);
  }
  /**
   * @param {Happening} event
   * @param {number} place
   */
  function arrow(event, place) {
    const step = event.key === "ArrowLeft" ? -1 : event.key === "ArrowRight" ? 1 : 0;
    if (!step) return;
    event.preventDefault();
    const cards = /** @type {HTMLElement} */ (event.currentTarget.closest("ul")).querySelectorAll("button");
    cards[(place + step + cards.length) % cards.length].focus();
  }

  /** @type {Record<string, number>} */
  const twins = {};
  return html`
    <ul class="race-hand ${discarding ? "is-discarding" : ""} ${playing ? "is-playing" : ""}" aria-label=${view.lent ? t("race-hand-of", { who: view.players[Number(view.seat)] }) : t("race-your-hand")}>
      ${view.hand.map((card, place) => {
        twins[card] = (twins[card] ?? 0) + 1;
        const ways = waysOf(card, view.legal);
        const fits = playing && Boolean(discarding ? ways.discard : ways.play || ways.hinder.length);
        const hinted = hint && [ways.play, ways.discard, ...ways.hinder].includes(hint);
        return html`
          <li key=${`${card} ${twins[card]}`} data-hand=${card} class=${place === lifted ? "is-lifted" : ""}>
            <${Card} game=${view.game} card=${card} deck=${deck} off=${!playing} onPlay=${() => playing && tap(place)}
              class="${fits ? "is-legal" : ""} ${chosen === place ? "is-chosen" : ""} ${hinted ? "is-hinted" : ""}"
              aria-keyshortcuts=${place + 1} aria-describedby="race-strip"
              onPointerDown=${(event) => down(event, place, card)} onPointerMove=${move} onPointerUp=${up}
              onPointerCancel=${up} onPointerEnter=${(event) => event.pointerType === "mouse" && look(place)}
              onPointerLeave=${() => look(null)} onBlur=${() => look(null)} onKeyDown=${(event) => arrow(event, place)}
              onFocus=${(event) => event.currentTarget.matches(":focus-visible") && look(place)} />
          </li>`;
      })}
    </ul>`;
}

/**
 * Below the board: what the card in question may do and what that means, or what is to be done.
 * @param {{message: Seen, deck: Kit, mine: number, place: number | null, chosen: number | null, said: string,
 *   playing: boolean, drawing: boolean, discarding: boolean, setDiscarding: (on: boolean) => void,
 *   act: (action: string) => void, cancel: () => void}} props
 */
export function Strip({ message, deck, mine, place, chosen, said, playing, drawing, discarding, setDiscarding, act, cancel }) {
  const { view } = message;
  const card = playing && place !== null ? view.hand[place] : undefined;
  const ways = waysOf(card ?? "", view.legal);
  const laid = laidBy(ways);
  const name = card && cardTitle(view.game, card);
  /** @param {string} action */
  const side = (action) => namesOf(view.sides[Number(action.split(" ").at(-1)) - 1], readerOf(view));
  const taking = drawing && meaning(message, "take");
  const means = sentence(meaning(message, (discarding ? ways.discard : laid[0]) ?? ""));
  const words = !card ? (taking ? t("race-taking", { what: taking }) : playing ? t("race-choose") : "")
    : said || means || refusalOf(card, message, mine, deck.rules);
  return html`
    <div class="race-strip">
      <p id="race-strip">${card && html`<b>${name}.</b>`} <${Ruled} game=${view.game} text=${words} /></p>
      <p class="spoken-only" role="status">${said}</p>
    </div>
    <div class="race-choices">
      ${chosen !== null && card && html`
        ${ways.play && html`<button type="button" class="button" onClick=${() => act(ways.play ?? "")}>${t("race-lay-own")}</button>`}
        ${ways.hinder.map((action) => html`
          <button type="button" class="button" key=${action} onClick=${() => act(action)}>
            ${t("race-lay-on-side", { who: side(action) })}</button>`)}
        ${ways.discard && html`
          <button type="button" class="button" onClick=${() => act(ways.discard ?? "")}>${t("race-discard-it")}</button>`}
        <button type="button" class="button quiet" onClick=${cancel}>${t("race-cancel")}</button>`}
      ${playing && view.phase === "play" && chosen === null && html`
        <button type="button" class="button ${discarding ? "is-on" : ""}" aria-pressed=${discarding} aria-keyshortcuts="d"
          onClick=${() => setDiscarding(!discarding)}>${t("race-discard-mode")}</button>`}
    </div>`;
}

// Things in motion above the race: cards in the air, a card under the finger, a board that shakes.
import { artOf } from "./card.js";
import { useLayoutEffect, useRef } from "./html.js";
import { moves, paced } from "./settings.js";
/** @import { GameEvent } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */
/** @import { Ref } from "../vendor/standalone.module.js" */

export const FLIGHT = 220; // milliseconds that a card is in the air
const MOST_NEWS = 6; // after a long absence nothing flies

/**
 * @typedef {{from: DOMRect | undefined, to: Element | null, face: string}} Flight
 * @typedef {(name: string) => Element | null} Spot
 * @typedef {(seat: number, card?: string) => Element | null} Held
 * @typedef {(seat: number, card?: string) => DOMRect | undefined} From
 */

/**
 * Shows the news: each card flies from where it was to where it now lies.
 * @param {Ref<HTMLElement>} root
 * @param {Seen} message
 */
export function useFlights(root, message) {
  const lay = useRef(/** @type {Record<string, DOMRect>} */ ({})); // where the cards of the hand lay at the last version
  useLayoutEffect(() => {
    const { view, news = [] } = message;
    /** @type {Spot} */
    const spot = (name) => root.current.querySelector(`[data-spot="${name}"]`);
    /** @type {Held} */
    const held = (seat, card) => {
      const mine = seat === view.seat && [...root.current.querySelectorAll(`[data-hand="${card}"]`)].at(-1);
      return mine || spot(`seat-${seat}`);
    };
    /** @type {From} */
    const from = (seat, card = "") => (seat === view.seat && lay.current[card]) || boxOf(spot(`seat-${seat}`));
    if (moves() && news.length <= MOST_NEWS) {
      let delay = 0;
      for (const event of news) {
        const flown = flightsOf(event, view, spot, held, from);
        if (!flown.length) continue;
        for (const flight of flown) fly({ ...flight, duration: paced(FLIGHT), delay: paced(delay) });
        if (event.kind === "hinder") shake(root.current.querySelector(`[data-board="${event.side}"]`), paced(delay + FLIGHT));
        delay += FLIGHT / 2;
      }
    }
    lay.current = {};
    root.current.querySelectorAll("[data-hand]").forEach((item) => {
      lay.current[item.getAttribute("data-hand") ?? ""] = item.getBoundingClientRect();
    });
  }, [message.version]);
}

/**
 * The flights that show an event: from where, to which element, and the picture in the air.
 * @param {GameEvent} event
 * @param {Sight} view
 * @param {Spot} spot
 * @param {Held} held
 * @param {From} from
 * @returns {Flight[]}
 */
function flightsOf(event, view, spot, held, from) {
  const { kind, card = "" } = event;
  const seat = /** @type {number} */ (event.seat);
  const picture = (/** @type {string} */ name) => artOf(view.game, name);
  const face = picture(card || "back");
  const side = view.sides.findIndex((seats) => seats.includes(seat));
  if (kind === "draw") return [{ from: boxOf(spot("drawing")), to: held(seat, card), face }];
  if (kind === "take") return [{ from: boxOf(spot("discard")), to: held(seat, card), face }];
  if (kind === "discard") return [{ from: from(seat, card), to: spot("discard"), face }];
  if (kind === "hinder") return [{ from: from(seat, card), to: spot(`pile-${event.side}-${event.pile}`), face }];
  if (kind === "play") {
    const pile = event.pile === "aside" ? "pile-aside" : `pile-${side}-${event.pile}`;
    return [{ from: from(seat, card), to: spot(pile), face }];
  }
  if (kind === "fill") {
    return (event.cards ?? Array(event.count).fill(undefined)).map((each) => ({
      from: boxOf(spot("drawing")), to: held(seat, each), face: picture(each ?? "back"),
    }));
  }
  if (kind === "deal") {
    return view.players.map((_, to) => ({
      from: boxOf(spot("drawing")), to: spot(`seat-${to}`), face: picture("back"),
    }));
  }
  return [];
}

/**
 * A picture of the card at this element, above everything, in its place on the screen.
 * @param {HTMLElement} element
 */
export function lift(element) {
  const ghost = ghostOf(element.querySelector("img")?.src ?? "", element.getBoundingClientRect());
  document.body.append(ghost);
  return ghost;
}

/** @param {Element | null | undefined} element */
const boxOf = (element) => element?.getBoundingClientRect();

/**
 * A card flies from a rectangle to the card in an element, which shows when it has landed.
 * @param {Flight & {duration: number, delay?: number}} flight
 */
function fly({ from, to, face, duration, delay = 0 }) {
  const landing = to?.querySelector(".card");
  const end = boxOf(landing) ?? inside(boxOf(to));
  if (!from?.width || !end?.width) return;
  const ghost = ghostOf(face, end);
  document.body.append(ghost);
  const [x, y] = [from.x + from.width / 2 - end.x - end.width / 2, from.y + from.height / 2 - end.y - end.height / 2];
  const scale = Math.min(1.4, Math.max(0.5, from.width / end.width));
  landing?.animate({ opacity: [0, 0] }, { duration: delay + duration });
  ghost.animate(
    { transform: [`translate(${x}px, ${y}px) scale(${scale})`, "none"] },
    { duration, delay, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)", fill: "backwards" },
  ).finished.finally(() => ghost.remove());
}

/**
 * A small card in the middle of a player's plate.
 * @param {DOMRect | undefined} plate
 */
const inside = (plate) => plate && new DOMRect(plate.x + plate.width / 2 - 18, plate.y + plate.height / 2 - 25, 36, 50);

/**
 * @param {Element | null} element
 * @param {number} delay
 */
function shake(element, delay) {
  element?.animate(
    { transform: ["none", "translateX(-7px) rotate(-0.6deg)", "translateX(6px) rotate(0.5deg)", "translateX(-3px)", "none"] },
    { duration: 380, delay },
  );
}

/**
 * @param {string} picture
 * @param {DOMRect} place
 */
function ghostOf(picture, { x, y, width, height }) {
  const ghost = new Image(width, height);
  ghost.src = picture;
  ghost.alt = "";
  ghost.className = "race-ghost";
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
  return ghost;
}

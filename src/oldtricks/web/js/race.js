// The table of a race: every side's map and five piles, the drawing and discard piles, and your hand.
import { Back, Card, Face, artOf } from "./card.js";
import { Bank } from "./clocks.js";
import { FLIGHT, useFlights } from "./flights.js";
import { Ahead } from "./gauge.js";
import { html, useEffect, useElement, useLayoutEffect, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { boardOf, laidBy, milesOn, refusalOf, waysOf } from "./race_cards.js";
import { Hand, Strip } from "./race_hand.js";
import { readerOf, refusal, selfOf } from "./reader.js";
import { moves, paced } from "./settings.js";
import { capital, cardTitle, listed, namesOf, number, t } from "./words.js";
/** @import { Deck, Hint, TableInfo } from "./protocol.js" */
/** @import { Act, Kit, Seen, Sight } from "./types.js" */
/** @import { Ref, Shown } from "../vendor/standalone.module.js" */

const LOST = 3000; // milliseconds after which a move that nothing came of may be made again

/**
 * The whole board. `act(action)` plays; without it nothing can be touched (replay, spectators). `children` stand between
 * boards and hand.
 * @param {{message: Seen, deck: Kit, act?: Act | null, busy?: boolean, hints?: Pick<Hint, "action">[] | null,
 *   children?: Shown}} props
 */
export function RaceTable({ message, deck, act: send = null, busy = false, hints = null, children }) {
  const { view } = message;
  const root = useElement();
  const [chosen, setChosen] = useState(/** @type {number | null} */ (null)); // the place in the hand of a card that waits for a target
  const [looked, setLooked] = useState(/** @type {number | null} */ (null)); // the place of the card under the pointer or with the focus
  const [discarding, setDiscarding] = useState(false);
  const [dragged, setDragged] = useState(/** @type {number | null} */ (null)); // its place while a card is being dragged
  const [said, setSaid] = useState("");
  const [sent, setSent] = useState(false); // a move is on its way; the next message shows it

  const mine = view.seat === null ? null : view.sides.findIndex((side) => side.includes(Number(view.seat)));
  const myTurn = Boolean(send) && !busy && !sent && view.turn !== null && view.turn === view.seat;
  const drawing = myTurn && view.phase === "draw";
  const playing = myTurn && (view.phase === "play" || view.phase === "lucky");

  useLayoutEffect(() => {
    cancel();
    setSent(false);
  }, [message.version]);
  useEffect(() => {
    if (!sent) return undefined;
    const timer = setTimeout(() => setSent(false), LOST); // it was refused: the table page says so
    return () => clearTimeout(timer);
  }, [sent]);
  useFlights(root, message);
  useKeptFocus(root);

  const hint = hints?.[0]?.action; // the best comes first
  const aimed = /** @type {string | undefined} */ (view.hand[dragged ?? chosen ?? -1]); // undefined while no card is taken up
  const targets = playing && aimed ? waysOf(aimed, view.legal) : null;

  /** @param {string} action */
  function act(action) {
    setSent(true);
    send?.(action);
  }

  function cancel() {
    setChosen(null);
    setDiscarding(false);
    setSaid("");
  }

  /** @param {number} place */
  function tap(place) {
    const ways = waysOf(view.hand[place], view.legal);
    if (discarding) return ways.discard ? act(ways.discard) : refuse(place, `discard ${view.hand[place]}`);
    const laid = laidBy(ways);
    if (laid.length === 1) return act(laid[0]);
    if (!laid.length) refuse(place, null);
    else setChosen(chosen === place ? null : place);
    setTimeout(() => /** @type {HTMLElement | null} */ (root.current?.querySelector(".race-choices button"))
      ?.focus({ preventScroll: true }));
  }

  /**
   * @param {number} place
   * @param {string | null} action
   */
  function refuse(place, action) {
    setChosen(place);
    const why = action && refusal(message, action, deck.rules);
    setSaid(why || refusalOf(view.hand[place], message, Number(mine), deck.rules));
  }

  /**
   * @param {{card: string, place: number}} dragging
   * @param {string | undefined} spot
   */
  function drop(dragging, spot) {
    if (!spot) return;
    const ways = waysOf(dragging.card, view.legal);
    const wanted = spot === "discard" ? `discard ${dragging.card}`
      : Number(spot) === mine ? `play ${dragging.card}` : `${dragging.card} on ${Number(spot) + 1}`;
    if ([ways.play, ways.discard, ...ways.hinder].includes(wanted)) act(wanted);
    else refuse(dragging.place, wanted);
  }

  useKeys({
    d: () => {
      if (drawing) act("draw");
      else if (playing && view.phase === "play") setDiscarding(!discarding);
      else return false;
    },
    t: () => (myTurn && view.legal.includes("take") ? act("take") : false),
    Escape: () => (chosen === null && !discarding ? false : cancel()),
    ...Object.fromEntries(view.hand.map((_, place) => [String(place + 1), () => (playing ? tap(place) : false)])),
  });

  const around = view.sides.map((_, i) => ((mine ?? -1) + 1 + i) % view.sides.length); // mine comes last
  const layout = useLayout(root, view.sides.length);
  /** @param {number} side */
  const board = (side) => html`
    <${Board} key=${side} message=${message} deck=${deck} side=${side} mine=${side === mine} aimed=${aimed} lay=${act}
      look=${side === mine ? layout.mine : layout.others} open=${boardAction(side, mine, aimed, targets)} />`;

  return html`
    <div class="race" ref=${root}>
      <div class="race-boards" style=${{ "--columns": layout.columns }}>
        ${around.filter((side) => side !== mine || !layout.near).map(board)}
      </div>
      ${children}
      <div class="race-near">
        ${mine !== null && layout.near && board(mine)}
        <${Stacks} view=${view} deck=${deck} act=${drawing ? act : null} aimed=${aimed} hint=${hint}
          discard=${targets?.discard ? () => act(targets?.discard ?? "") : null} />
        ${view.seat !== null && !view.over && html`
          <${Strip} message=${message} deck=${deck} mine=${mine} place=${chosen ?? looked} chosen=${chosen} said=${said}
            playing=${playing} drawing=${drawing} discarding=${discarding} setDiscarding=${setDiscarding} act=${act}
            cancel=${cancel} />`}
        ${view.seat !== null && html`
          <${Hand} view=${view} deck=${deck} playing=${playing} chosen=${chosen} lifted=${dragged} discarding=${discarding}
            hint=${hint} tap=${tap} look=${setLooked} drop=${drop} drag=${setDragged} />`}
      </div>
    </div>`;
}

/**
 * How the boards are laid out by the width there is: a poster has its piles below the map, a row beside it, a line is a small
 * row. My board is a row across all columns where it is "wide", across two where it is "double", and `near` the hand where
 * the others may have to be scrolled.
 * @param {Ref<HTMLElement>} root
 * @param {number} sides
 * @returns {{columns: number, others: string, mine: string, near?: boolean}}
 */
function useLayout(root, sides) {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const measure = () => setWidth(root.current.clientWidth);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(root.current);
    return () => observer.disconnect();
  }, []);
  if (width < 620) return { columns: 1, others: "line", mine: sides === 2 ? "poster" : "line", near: sides > 2 };
  if (sides === 2) return { columns: 1, others: "row", mine: "row" };
  if (width < 860) return { columns: 2, others: sides > 4 ? "line" : "poster", mine: sides > 4 ? "line" : sides === 3 ? "wide" : "poster" };
  if (sides <= 4) return { columns: sides - 1, others: "poster", mine: "wide" };
  return { columns: sides <= 6 ? 3 : 4, others: "poster", mine: sides % 2 ? "double" : "poster" };
}

/**
 * The action that lays the aimed card on this side's piles, if it may be laid there.
 * @param {number} side
 * @param {number | null} mine
 * @param {string | undefined} card
 * @param {import("./race_cards.js").Ways | null} targets
 */
function boardAction(side, mine, card, targets) {
  if (!targets) return null;
  return side === mine ? targets.play : targets.hinder.find((action) => action === `${card} on ${side + 1}`) ?? null;
}

/**
 * @param {{message: Seen, deck: Kit, side: number, mine: boolean, look: string, aimed: string | undefined,
 *   open: string | null, lay: (action: string) => void}} props
 */
function Board({ message, deck, side, mine, look, aimed, open, lay }) {
  const { view, table } = message;
  const { piles: all, full } = boardOf(view);
  const piles = all[side];
  const seats = view.sides[side];
  const who = namesOf(seats, readerOf(view));
  const miles = number(piles.miles);
  const { state } = piles;
  const mileages = Object.keys(full); // fewest miles first
  const counts = mileages.map((pile) => t("race-board-pile", { miles: number(Number(pile)), n: milesOn(piles, pile), of: full[pile] }));
  const won = view.over && seats.some((seat) => view.winners.includes(seat));
  /** @param {"weather" | "flight"} pile */
  const top = (pile) => (piles[pile] ? cardTitle(view.game, piles[pile]) : t("race-empty"));
  return html`
    <div class="race-board is-${look} ${mine ? "is-mine" : ""} ${seats.includes(Number(view.turn ?? -1)) ? "is-turn" : ""}
        ${open ? "is-open" : ""} ${won ? "is-won" : ""} is-${state}" role="group" data-drop=${side} data-board=${side}
        aria-label=${t("race-board", {
          who: capital(who), miles, of: number(deck.facts.target), weather: top("weather"), flight: top("flight"),
          state: t(`race-state-${state}`), piles: listed(counts, "list-comma"),
        })}>
      <header class="race-plate">
        ${seats.map((seat) => html`<${Pilot} key=${seat} view=${view} seat=${seat} table=${table} deck=${deck} />`)}
        ${won && html`<span class="race-won">${t("race-wins")}</span>`}
        <span class="race-miles"><${Ahead} view=${view} side=${side} /><b>${miles}</b> <span class="race-of">/ ${number(deck.facts.target)}</span>
          ${t("race-of-miles")}</span>
      </header>
      <${Route} game=${view.game} miles=${piles.miles} target=${deck.facts.target} route=${deck.route ?? []} />
      <div class="race-piles">
        <${Pile} game=${view.game} name="weather" side=${side} card=${piles.weather} deck=${deck} />
        <${Pile} game=${view.game} name="flight" side=${side} card=${piles.flight} deck=${deck} />
        ${mileages.toReversed().map((pile) => html`
          <${MilePile} key=${pile} game=${view.game} pile=${pile} side=${side} count=${milesOn(piles, pile)}
            full=${full[pile]} deck=${deck} />`)}
      </div>
      <p class="race-state"><span>${t(`race-state-${state}`)}</span><span>${t(`race-short-${state}`)}</span></p>
      ${open && html`
        <button class="race-target" type="button" onClick=${() => lay(open)}>
          <span>${t(mine ? "race-lay-here" : "race-lay-on", { card: aimed && cardTitle(view.game, aimed), who })}</span>
        </button>`}
    </div>`;
}

/** @param {{view: Sight, seat: number, table: TableInfo, deck: Deck}} props */
function Pilot({ view, seat, table, deck }) {
  const chair = table?.seats?.[seat];
  const tags = [
    view.turn === seat && t(view.phase === "lucky" ? "race-lucky" : "race-to-play"),
    view.dealer === seat && t("race-dealer"),
    chair?.away && t("race-away"),
    chair?.hurried && t("hurried-short"),
  ].filter(Boolean);
  const held = view.hand_sizes[seat];
  return html`
    <span class="race-pilot" data-spot="seat-${seat}">
      <span class="race-name">${seat === selfOf(view) ? t("you-plate") : view.players[seat]}</span>
      ${seat !== view.seat && html`
        <span class="race-held" role="img" aria-label=${t("race-holds", { n: held })}>${held}</span>`}
      ${tags.map((tag, i) => html`
        <span key=${tag} class="race-tag ${i === 0 && view.turn === seat ? "is-lit" : ""}">${tag}</span>`)}
      ${view.turn !== seat && !view.over && html`<${Bank} seat=${chair} />`}
      ${view.hands && seat !== view.seat && html`<${OpenHand} game=${view.game} who=${view.players[seat]} cards=${view.hands[seat]} deck=${deck} />`}
    </span>`;
}

/**
 * The map with the way already flown, and the plane, which follows the route when miles are added.
 * @param {{game: string, miles: number, target: number, route: [number, number, number][]}} props
 */
function Route({ game, miles, target, route }) {
  /** @type {Ref<SVGGElement>} */
  const plane = useElement();
  const was = useRef(miles);
  const far = (/** @type {number} */ flown) => Math.round((Math.min(flown, target) / target) * (route.length - 1));
  const steps = far(miles);
  /** @param {[number, number, number]} point */
  const at = ([x, y, heading]) => `translate(${x}px, ${y}px) rotate(${heading}deg)`;
  useLayoutEffect(() => {
    const from = far(was.current);
    was.current = miles;
    if (from < steps && moves()) {
      plane.current.animate(route.slice(from, steps + 1).map((point) => ({ transform: at(point) })),
        { duration: paced(900), delay: paced(FLIGHT), easing: "ease-in-out", fill: "backwards" });
    }
  }, [miles]);
  return html`
    <div class="race-map" aria-hidden="true">
      <img src=${artOf(game, "board")} alt="" draggable=${false} />
      <svg viewBox="0 0 600 200">
        <polyline class="race-flown" points=${route.slice(0, steps + 1).map(([x, y]) => `${x},${y}`).join(" ")} />
        <g class="race-plane" ref=${plane} style=${{ transform: at(route[steps]) }}>
          <image href=${artOf(game, "plane")} x="-24" y="-24" width="48" height="48" />
        </g>
      </svg>
    </div>`;
}

/** @param {{game: string, name: string, side: number, card: string | null, deck: Deck}} props */
function Pile({ game, name, side, card, deck }) {
  return html`
    <div class="race-pile" data-spot="pile-${side}-${name}" title=${card ? cardTitle(game, card) : null}>
      ${card ? html`<span class="card" key=${card} data-card=${card}><${Face} game=${game} card=${card} deck=${deck} /></span>`
        : html`<span class="race-slot">${t(`race-slot-${name}`)}</span>`}
    </div>`;
}

/** @param {{game: string, pile: string, side: number, count: number, full: number, deck: Deck}} props */
function MilePile({ game, pile, side, count, full, deck }) {
  return html`
    <div class="race-pile" data-spot="pile-${side}-${pile}">
      ${count ? html`<span class="card" data-card=${pile} style=${{ "--under": count - 1 }}><${Face} game=${game} card=${pile} deck=${deck} /></span>`
        : html`<span class="race-slot">${pile}</span>`}
      <span class="race-pips">
        ${Array.from({ length: full }, (_, i) => html`<i key=${i} class=${i < count ? "is-flown" : ""} />`)}
        <b>${count}/${full}</b>
      </span>
    </div>`;
}

/**
 * Replay with open cards, and the end of the game: what somebody holds.
 * @param {{game: string, who: string, cards: string[], deck: Deck}} props
 */
function OpenHand({ game, who, cards, deck }) {
  return html`
    <ul class="race-open-hand" aria-label=${t("race-hand-of", { who })}>
      ${cards.map((card, i) => html`<li key=${i}><${Card} game=${game} card=${card} deck=${deck} /></li>`)}
    </ul>`;
}

/**
 * The drawing pile, the discard pile, and cards that were laid aside.
 * @param {{view: Sight, deck: Deck, act: ((action: string) => void) | null, discard: (() => void) | null,
 *   aimed: string | undefined, hint: string | undefined}} props
 */
function Stacks({ view, deck, act, discard, aimed, hint }) {
  const on = boardOf(view);
  const take = act && view.legal.includes("take");
  const top = on.discard_top;
  const named = discard ? aimed : top;
  /** @param {number} n */
  const cards = (n) => html`<b>${t("race-cards", { n })}</b>`;
  return html`
    <div class="race-stacks">
      <button type="button" class="race-stack ${act ? "is-open" : ""} ${hint === "draw" ? "is-hinted" : ""}" data-spot="drawing"
          aria-disabled=${!act} aria-keyshortcuts="d" onClick=${() => act?.("draw")}>
        ${on.drawing ? html`<${Back} game=${view.game} style=${{ "--under": Math.min(4, Math.ceil(on.drawing / 20)) }} />`
          : html`<span class="race-slot" />`}
        <span class="race-caption">${t(act ? "race-draw" : "race-drawing")} ${cards(on.drawing)}</span>
      </button>
      <button type="button" class="race-stack ${take || discard ? "is-open" : ""} ${hint === "take" ? "is-hinted" : ""}"
          data-spot="discard" data-drop="discard" aria-disabled=${!take && !discard} aria-keyshortcuts="t"
          onClick=${() => (discard ? discard() : take && act("take"))}>
        ${top ? html`<span class="card" key=${top} data-card=${top} style=${{ "--under": Math.min(4, Math.ceil(on.discards / 8)) }}>
            <${Face} game=${view.game} card=${top} deck=${deck} /></span>`
          : html`<span class="race-slot" />`}
        <span class="race-caption">${t(discard ? "race-discard" : take ? "race-take" : "race-discards")}
          ${named && html`<span class="spoken-only">${cardTitle(view.game, named)},</span>`} ${cards(on.discards)}</span>
      </button>
      ${Object.entries(on.laid).map(([card, n]) => html`
        <span key=${card} class="race-stack race-aside" data-spot="pile-aside">
          <${Card} game=${view.game} card=${card} deck=${deck}
            label=${t("race-cards-laid", { card: cardTitle(view.game, card), n })} />
          <span class="race-caption">${t("race-laid")}</span>
        </span>`)}
    </div>`;
}

/**
 * When the element with the focus goes (a card that was played, a choice that was made), a card takes it.
 * @param {Ref<HTMLElement>} root
 */
function useKeptFocus(root) {
  const last = useRef(/** @type {{element: Element, place: number} | null} */ (null));
  useEffect(() => {
    const board = root.current;
    const note = (/** @type {FocusEvent} */ event) => {
      const target = /** @type {Element} */ (event.target);
      const place = [...board.querySelectorAll(".race-hand button")].indexOf(target);
      last.current = { element: target, place: place < 0 ? last.current?.place ?? 0 : place };
    };
    board.addEventListener("focusin", note);
    return () => board.removeEventListener("focusin", note);
  }, []);
  useLayoutEffect(() => {
    if (!last.current || last.current.element.isConnected || document.activeElement !== document.body) return;
    /** @type {NodeListOf<HTMLElement>} */
    const cards = root.current.querySelectorAll(".race-hand button");
    const next = cards[Math.min(last.current.place, cards.length - 1)]
      ?? /** @type {HTMLElement} */ (root.current.querySelector(".race-stack"));
    next.focus({ preventScroll: true });
  });
}

// What happened, one thing after the other. A message brings the table as it is now and the news since the last one;
// this makes the steps between, so that a card lies on the trick before the trick goes to its winner.
import { useEffect, useRef, useState } from "./html.js";
import { selfOf } from "./reader.js";
import { paced } from "./settings.js";
/** @import { GameEvent, Message } from "./protocol.js" */
/** @import { Sight, Step } from "./types.js" */

const MOST_NEWS = 70; // after a long absence show where things stand
/** @type {Record<string, number>} */
const STAY = { call: 550, maker: 500, "take-up": 500, "thrown-in": 900, sell: 900, keep: 900, name: 900, discard: 250,
  "call-partner": 900, play: 480, deal: 700 };
const TRICK_STAYS = 900;
const TRICK_GOES = 320;
const RACE_STAY = 650;

const NOTHING = { trick: [], maker: null, trump: null }; // on the table after a deal
const NOTHING_SAID = { actions: {}, meanings: {}, refusals: {} };
const STILL = { legal: [], task: "", task_said: null, turn: null };

/**
 * @template T
 * @param {T[]} list
 * @param {number} at
 * @param {T} value
 */
const changed = (list, at, value) => list.map((each, i) => (i === at ? value : each));

/**
 * With one more line in the log.
 * @param {Sight} view
 * @param {GameEvent} event
 * @returns {Sight}
 */
const noted = (view, event) => ({ ...view, events: event.kind === "deal" ? [event] : [...(view.events ?? []), event] });

/**
 * A whole trick lies there, its winner marked, and what it brought is counted: a hand's last one tells that itself, for the
 * next deal may be there already.
 * @param {Sight} view
 * @param {GameEvent} event
 * @param {Sight} final
 * @returns {Sight}
 */
export function taken(view, { standing, seat, side_card }, final) {
  const now = final.deal === view.deal ? final : view;
  const { in_hand, gauges, tricks } = standing ?? { ...now, tricks: now.table.tricks };
  return { ...view, in_hand, gauges, table: { ...view.table, tricks, won: seat, side_card } };
}

/**
 * The view a moment after an event: enough of it to look at, until the server's own view follows.
 * @param {Sight} view
 * @param {GameEvent} event
 * @param {Sight} final
 * @returns {Sight}
 */
function after(view, event, final) {
  const still = { ...view, ...STILL };
  const { table } = view;
  const seat = /** @type {number} */ (event.seat);
  switch (event.kind) {
    case "call":
      return { ...still, table: { ...table, calls_said: changed(table.calls_said, seat, event.call_said ?? null) } };
    case "play":
      return {
        ...still,
        phase: "play",
        hand: view.hand.filter((card) => seat !== view.seat || card !== event.card),
        hand_sizes: changed(view.hand_sizes, seat, view.hand_sizes[seat] - 1),
        table: { ...table, trick: [...table.trick, [seat, event.card ?? ""]] },
      };
    case "deal":
      return {
        ...final, ...STILL, phase: "deal", over: false, contract: null, in_hand: final.sides.map(() => []),
        gauges: [], promise: null, counts: null,
        table: { ...final.table, ...NOTHING, calls_said: final.players.map(() => null) },
      };
    default:
      return still;
  }
}

/**
 * The steps from one message to the next: {message, event, stay}, `sheet`, a deal whose score is to be shown, and
 * `wait`: a hand's last trick.
 * @param {Step["message"] | null} before
 * @param {Step["message"]} message
 * @returns {Step[]}
 */
export function steps(before, message) {
  const last = (event = /** @type {GameEvent | null} */ (null)) =>
    ({ message: { ...message, news: event ? [event] : [] }, event, stay: 0 });
  const { news, view } = message;
  if (!before?.view || !view || view.ply < before.view.ply || news.length > MOST_NEWS) return [last()];
  if (view.table.piles) {
    const shown = { message, event: news.at(-1) ?? null, stay: news.length ? RACE_STAY : 0 };
    // The last card lands before the sheet comes.
    return view.over ? [shown, { ...last(), sheet: view.deal }, last()] : [shown];
  }

  /** @type {Step[]} */
  const found = [];
  const show = (/** @type {Sight} */ now, /** @type {GameEvent} */ event, /** @type {number} */ stay, wait = false) =>
    found.push({ message: { ...message, view: now, news: [event], said: NOTHING_SAID }, event, stay, wait });
  let now = before.view;
  let scored = false;
  news.forEach((event, i) => {
    const isLast = i === news.length - 1;
    if (event.kind !== "deal") now = noted(now, event);
    if (event.kind === "score") scored = true;
    else if (event.kind === "trick") {
      // Dwell on the whole trick, then let it go.
      const lay = now.table.won != null; // a lesson spoke about it
      now = taken(now, event, view);
      if (!lay) show(now, { ...event, kind: "trick-won" }, TRICK_STAYS, event.standing != null);
      const { table, contract } = view.deal === now.deal ? view : now;
      now = { ...now, contract, table: { ...table, trick: [], won: null, side_card: null } };
      if (isLast) found.push({ ...last(event), stay: TRICK_GOES });
      else show(now, event, TRICK_GOES);
    } else {
      if ((event.kind === "deal" || event.kind === "end") && scored) {
        const { sheet, results, scores, ahead, over, winners, ended } = view;
        const written = { ...now, sheet, results, scores, ahead, over, winners, ended, ...STILL };
        found.push({ message: { ...message, view: written, news: [] }, event: null, stay: 0, sheet: now.deal });
      }
      now = after(now, event, view);
      if (event.kind === "deal") now = noted(now, event);
      if (isLast) found.push({ ...last(event), stay: STAY[event.kind] ?? 0 });
      else if (event.kind in STAY) show(now, event, STAY[event.kind]);
    }
  });
  if (found.at(-1)?.message.view !== view) found.push(last());
  return found;
}

/**
 * Whether somebody has to look, or to decide.
 * @param {Step} step
 */
const stops = ({ sheet, wait, message: { view } }) =>
  sheet != null || wait || (view != null && (view.over || (view.turn !== null && view.turn === selfOf(view))));

/**
 * Without what lies before the first step that stops, or before the last.
 * @param {Step[]} made
 */
export function hastened(made) {
  const at = made.findIndex(stops);
  return at < 0 ? made.slice(-1).map((step) => ({ ...step, stay: 0 })) : made.slice(at);
}

/**
 * Show messages step by step: push(message, first) takes them in, `step` is what to show now, `newest` the message that
 * came last. A step with a `sheet` waits for next(), and unless it `goesOn` a hand's last trick does; next() also cuts
 * short what is being dwelt on.
 */
export function useSteps(goesOn = false) {
  const [step, setStep] = useState(/** @type {Step | null} */ (null));
  const queue = useRef(/** @type {Step[]} */ ([]));
  const [newest, setNewest] = useState(/** @type {Message | null} */ (null));
  const before = useRef(/** @type {Step["message"] | null} */ (null));
  const timer = useRef(0);
  const jumping = useRef(false); // until somebody has to look or to decide

  const next = () => {
    clearTimeout(timer.current);
    const follow = queue.current.shift();
    if (!follow) {
      timer.current = 0;
      return;
    }
    setStep(follow);
    if (stops(follow)) jumping.current = false;
    if (follow.sheet != null || (follow.wait && !goesOn)) timer.current = -1; // waits for next()
    else timer.current = setTimeout(next, paced(queue.current.length > 12 ? follow.stay / 3 : follow.stay));
  };
  const push = (/** @type {Message} */ newer, /** @type {boolean} */ first) => {
    const message = /** @type {Step["message"]} */ (newer);
    setNewest(newer);
    if (message.version === before.current?.version) return; // no move: somebody came or went
    const made = first ? [{ message: { ...message, news: [] }, event: null, stay: 0 }] : steps(before.current, message);
    before.current = message;
    queue.current.push(...(jumping.current ? hastened(made) : made));
    if (!timer.current) next();
  };
  /** To one's own turn, or to what waits before it. */
  const jump = () => {
    jumping.current = true;
    queue.current = hastened(queue.current);
    if (timer.current > 0) next();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { step, push, next, jump, newest };
}

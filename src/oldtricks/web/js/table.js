// A table: the connection, what is shown when, and everything around the cards.
import { kitOf, randomHex, rulesOf } from "./api.js";
import { colours, hasFew, openPack, wholePack } from "./card.js";
import { besideSentence, Clock, isSlow } from "./clocks.js";
import { Question, useCoach } from "./coach.js";
import { useTable } from "./connection.js";
import { noteShares, sit } from "./fair.js";
import { Failure, GRACE, Icon, Loading, useLapse, useTitle } from "./frame.js";
import { useSteps } from "./frames.js";
import { Gauge, Target } from "./gauge.js";
import { marked, Terms } from "./glossary.js";
import { html, useEffect, useElement, useLayoutEffect, useRef, useState } from "./html.js";
import { Host } from "./host.js";
import { Hurried } from "./hurried.js";
import { useKeys } from "./keys.js";
import { LastLook } from "./last_look.js";
import { lazily } from "./later.js";
import { moreStyles } from "./more_styles.js";
import { Jump, useByItself, usePace } from "./pace.js";
import { readerOf, selfOf, tellEvent } from "./reader.js";
import { RestNotice, RestOffers, useRest } from "./rest.js";
import { Ruled } from "./rule_button.js";
import { settings } from "./settings.js";
import { sharesTold } from "./shares.js";
import { Sheet, Totals } from "./sheet.js";
import { sound } from "./sound.js";
import { Contract, Scores } from "./standing.js";
import { canTalk, JustSaid, TalkTool, useTalk } from "./talk.js";
import { TrickTable } from "./trick_table.js";
import { Elsewhere, entitle, useTurn } from "./turns.js";
import { boardTitle } from "./boards.js";
import { watchingWords } from "./watching.js";
import { capital, loadPart, say, sentence as sentenceFrom, t, tell } from "./words.js";
/** @import { Decision, GameEvent, Hint, Message, SeatInfo, Share as ShareInfo, TableInfo } from "./protocol.js" */
/** @import { Ask, Chatter, Kit, Seen, Sight, Step } from "./types.js" */

/**
 * @typedef {Step & {message: Seen}} SeenStep
 * @typedef {(job: () => unknown) => Promise<void>} Attempt
 * @typedef {typeof import("./race.js").RaceTable} RaceScreen
 */

const Lobby = lazily("./lobby.js", "Lobby");
const Dialogs = lazily("./beside.js", "Dialogs");
const AfterHand = lazily("./beside.js", "AfterHand");
const TalkDialog = lazily("./beside.js", "TalkDialog");
const CardsAsked = lazily("./beside.js", "CardsAsked");
const Hints = lazily("./beside.js", "Hints");
const Waiting = lazily("./beside.js", "Waiting");
const SHEET_STAYS = 9000; // where a clock runs, nobody has to click the sheet away

/** @param {{id: string}} props */
export function TablePage({ id }) {
  const { step, push, next, jump, newest } = useSteps();
  const [talk, hear] = useTalk(id);
  const [show, showAll] = useHeldBack(push);
  const { online, failed, act: move, ask } = useTable(id, show, hear);
  const [deck, setDeck] = useState(/** @type {Kit | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Error | null} */ (null));
  const [settled, setSettled] = useState(false); // whether all is there that the cards did not wait for
  const [Race, setRace] = useState(/** @type {RaceScreen | null} */ (null));
  const game = step?.message.table.game;
  useEffect(() => {
    if (!game) return;
    Promise.all([kitOf(game), openPack(game), loadPart(game)]).then(async ([found]) => {
      setDeck(found);
      if (found.facts.screen === "race") import("./race.js").then((module) => setRace(() => module.RaceTable), setProblem);
      await wholePack(game);
      showAll();
      await moreStyles();
      setSettled(true);
      import("./beside.js").catch(() => {}); // before it is wanted
      rulesOf(game).then(({ rules }) => setDeck({ ...found, rules }), () => {}); // refusals can do without
    }, setProblem);
  }, [game]);
  useTitle(step?.message.table.title);
  const dealt = newest?.view ? newest.table : null;
  useEffect(() => {
    if (dealt) noteShares(dealt);
  }, [dealt?.id]);

  if (failed || problem) return html`<${Failure} problem=${failed ?? problem} />`;
  if (!step || !deck || !newest) return html`<${Loading} online=${online} />`;
  if (!step.message.view) return html`<${Lobby} message=${newest} ask=${ask} talk=${talk} />${!online && html`<${Offline} />`}`;
  if (deck.facts.screen === "race" && !Race) return html`<${Loading} />`;
  return html`<${Playing} step=${step} next=${next} jump=${jump} table=${newest.table} deck=${deck} Race=${Race} move=${move}
      ask=${ask} online=${online} talk=${talk} settled=${settled} />`;
}

/**
 * What happens after the first look is held back until all cards have pictures, and then shown one thing after the other.
 * @param {(message: Message, first: boolean) => void} push
 * @returns {[typeof push, () => void]}
 */
function useHeldBack(push) {
  const held = useRef(/** @type {Message[] | null} */ (null));
  /** @type {typeof push} */
  const show = (message, first) => {
    if (first && hasFew(message.table.game)) held.current = [];
    if (first || !held.current) push(message, first);
    else held.current.push(message);
  };
  const showAll = () => {
    held.current?.forEach((message) => push(message, false));
    held.current = null;
  };
  return [show, showAll];
}

const Offline = () => html`<p class="banner" role="status">${t("banner-offline")}</p>`;

/**
 * What is going on and whose turn it is, in one sentence.
 * @param {Sight} view
 * @param {GameEvent | null} event
 */
export function sentenceOf(view, event) {
  const reader = readerOf(view);
  if (view.over) return capital(say({ key: "sentence-over", args: { winners: { seats: view.winners } } }, reader));
  if (view.turn === null && event && isTrick(event)) return tell({ key: "sentence-taken", args: { seat: { seat: Number(event.seat) } } }, reader);
  if (view.turn === null) return event ? tellEvent(event, view) : t("sentence-wait");
  if (view.task_said) return say({ key: "sentence-mine", args: { task: view.task_said } }, reader);
  return t(`sentence-${view.phase}`, { name: view.players[view.turn] });
}

/** @param {GameEvent} event */
const isTrick = ({ kind }) => kind === "trick" || kind === "trick-won";

/**
 * Why the last trick was won, for as long as the next one is played.
 * @param {Sight} view
 * @param {GameEvent | null} event
 */
function useTaken(view, event) {
  const last = useRef(/** @type {{deal: number, event: GameEvent} | null} */ (null));
  const told = event && isTrick(event) ? event : view.events?.findLast(isTrick);
  const kept = last.current?.deal === view.deal && last.current.event.ply <= view.ply + 1 ? last.current.event : null;
  const newest = told && (!kept || told.ply >= kept.ply || view.ply < kept.ply) ? told : kept;
  last.current = newest && { deal: view.deal, event: newest };
  if (!newest || view.over) return "";
  return sentenceFrom(say({ key: "trick-why", args: newest.said.args }, readerOf(view)));
}

/**
 * @param {{step: SeenStep, next: () => void, jump: () => void, table: TableInfo, deck: Kit, Race: RaceScreen | null,
 *   move: (actions: string | string[], at: number) => Promise<void>, ask: Ask, online: boolean, talk: Chatter, settled: boolean}} props
 */
function Playing({ step, next, jump, table, deck, Race, move, ask, online, talk, settled }) {
  const { event } = step;
  const { facts } = deck;
  const message = { ...step.message, table: { ...table, rest: table.rest ?? step.message.table.rest } }; // as long as it is shown
  const { view } = message;
  const [open, setOpen] = useState(""); // which dialog
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const [said, setSaid] = useState(""); // why a card cannot be played, or what went wrong
  const [hints, setHints] = useState(/** @type {Hint[] | null} */ (null));
  const [reached, setReached] = useState(0); // the ply after the moves that are on their way
  const [thinking, setThinking] = useState(false); // about a hint
  const [asking, setAsking] = useState(false); // about a card
  const taken = useTaken(view, event);
  const [doubt, setDoubt] = useState(/** @type {{doubt: Decision, actions: string | string[]} | null} */ (null));
  const doubtful = useCoach(view, table, ask);
  const ply = useRef(view.ply);
  const mine = view.turn === selfOf(view) && view.turn !== null;
  const busy = view.ply < reached; // not until the answer comes: the stream may show the next turn before

  useLayoutEffect(() => {
    if (ply.current !== view.ply) {
      setSaid("");
      setHints(null);
      setDoubt(null);
    }
    ply.current = view.ply;
  }, [view.ply]);
  useEffect(() => {
    if (event) sound(event.kind);
    if (mine && event) sound("turn");
  }, [step]);
  useEffect(() => {
    if (step.sheet != null && (!settings().sheet && !view.over)) next();
    else if (step.sheet != null && table.clock && !view.over) {
      const timer = setTimeout(next, SHEET_STAYS);
      return () => clearTimeout(timer);
    }
  }, [step]);

  /** @param {() => unknown} job */
  const attempt = async (job) => {
    setSaid("");
    try {
      await job();
    } catch (problem) {
      setSaid(problem.message);
    }
  };
  const send = async (/** @type {string | string[]} */ actions) => {
    const after = view.ply + [actions].flat().length;
    setReached(after);
    await attempt(() => move(actions, message.version));
    setReached((now) => (now === after ? 0 : now)); // a later move may be on its way
  };
  const act = table.my_seat === null || message.table.rest ? null : async (/** @type {string | string[]} */ actions) => {
    setReached(view.ply + 1); // busy while the coach has a look
    const found = await doubtful([actions].flat());
    if (!found) return send(actions);
    setReached(0);
    setHints(null);
    return setDoubt({ doubt: found, actions });
  };
  usePace(table, ask);
  useEffect(() => entitle(`${titleOf(table)} · ${t("brand")}`), [table.id]);
  useTurn(table.id, mine && !view.over, table.title);
  const { byItself, passForGood } = useByItself(message, Boolean(act) && mine && !busy && !doubt, send);
  const { can } = table;
  const hurry = () => {
    jump();
    ask("jump").catch(() => {}); // then they take their time
  };
  const rest = useRest({ table, mine: mine && !busy, ask, attempt, jump });
  const undo = () => can.undo && attempt(() => ask("undo", { key: randomHex() }));
  const hint = async () => {
    if (!can.hint || !mine || thinking) return;
    if (hints) {
      setHints(null);
      return;
    }
    setThinking(true);
    try {
      const { hints: found } = await ask("hint", {});
      if (ply.current === view.ply) setHints(found);
    } catch (problem) {
      setSaid(problem.message);
    } finally {
      setThinking(false);
    }
  };
  /** @param {string} which */
  const openRule = (which) => {
    setRule(which);
    setOpen("rules");
  };
  /** @param {string} what */
  const show = (what) => () => setOpen(what);
  const race = Boolean(view.table.piles); // without tricks
  const talks = canTalk(table);
  const dialogs = { ...(race ? {} : { l: "trick" }), ...(talks ? { t: "talk" } : {}), s: "sheet", g: "log", r: "rules", m: "menu", "?": "keys" };
  const askCard = () => setAsking(!asking);
  useKeys({ h: hint, u: undo, i: askCard, Escape: () => (asking ? setAsking(false) : false), ...Object.fromEntries(Object.entries(dialogs).map(([key, what]) => [key, show(what)])) });

  const sentence = sentenceOf(view, event);
  const words = html`<div class="sentence-area">
    ${asking ? html`<p class="taken is-fresh" role="status">${t("ask-how")}</p>`
      : taken && html`<p class="taken ${event && isTrick(event) ? "is-fresh" : ""}"><${Terms} game=${view.game} deck=${deck}
          text=${taken} onOpen=${openRule} /></p>`}
    <p class="sentence ${mine ? "mine" : ""}" tabIndex=${-1}><${Terms} game=${view.game} deck=${deck} text=${sentence}
        onOpen=${openRule} /></p>
    ${table.deadline && besideSentence(view) && html`<p><${Clock} table=${table} /></p>`}
    ${step.sheet == null && view.over && html`<p class="over-bar"><button type="button" class="button main"
        onClick=${show("over")}>${t("over-open")}</button></p>`}
    ${!mine && !view.over && step.sheet == null && !step.wait && html`<${Jump} table=${table} jump=${hurry} />`}
    ${mine && step.sheet == null && !step.wait && html`<${RestOffers} rest=${rest} cards=${view.hand.length} />`}
    <div class="over-stage">${said && html`<p class="said" role="alert"><span><${Ruled} game=${view.game} text=${said}
        onOpen=${openRule} /></span>
      <button type="button" class="button plain close" aria-label=${t("close")} onClick=${() => setSaid("")}><${Icon}
          name="close" /></button></p>`}
      ${!said && !view.over && html`<${Hurried} seats=${table.seats} />`}
    </div>
    <${Notices} message=${message} ask=${ask} attempt=${attempt} />
  </div>
  ${thinking && html`<${Waiting} />`}
  ${hints && !doubt && html`<${Hints} hints=${hints} view=${view} onClose=${() => setHints(null)} />`}
  ${doubt && act && html`<${Question} doubt=${doubt.doubt} view=${view} back=${() => setDoubt(null)}
      anyway=${() => {
        setDoubt(null);
        send(doubt.actions);
      }} />`}`;
  const TableOf = Race ?? TrickTable;
  const shown = doubt ? [{ action: doubt.doubt.best, also: [] }] : hints; // what is marked on the table
  return html`<div class="playing" data-game=${view.game} data-screen=${facts.screen} style=${colours(deck)}>
    <a class="skip" href="#table">${t("nav-skip-table")}</a>
    <${TopBar} title=${titleOf(table)} message=${message}
        deck=${deck} onMenu=${show("menu")} from=${table.practice_of} />
    <main id="table" class="table-main" tabIndex=${view.over ? 0 : -1}>
      ${Race && words}
      <${TableOf} message=${message} deck=${deck} act=${byItself ? null : act} forGood=${passForGood} busy=${busy} hints=${shown} event=${event} tell=${setSaid}
          next=${next} instead=${step.wait && html`<${LastLook} clock=${table.clock} next=${next} />`}>${!Race && words}</${TableOf}>
      ${settled && html`<${CardsAsked} game=${view.game} deck=${deck} asking=${asking} onAsked=${() => setAsking(false)}
          onOpen=${openRule} />`}
    </main>
    <nav class="tools" aria-label=${t("tools")}>
      <${Tool} icon="hint" words=${thinking ? "tool-hint-busy" : "tool-hint"} off=${!can.hint || !mine}
          why=${can.hint ? null : t(table.house.hints ? "tool-hint-none" : "house-hints-off")} on=${hints !== null} run=${hint} />
      <${Tool} icon="undo" words="tool-undo" off=${!can.undo} run=${undo}
          why=${table.house.undo ? null : t("house-undo-off")} />
      ${!race && html`<${Tool} icon="trick" words="tool-trick" run=${show("trick")} />`}
      <${Tool} icon="ask" words="tool-ask" on=${asking} run=${askCard} />
      <${Tool} icon="log" words="tool-log" narrow run=${show("log")} />
      <${Tool} icon="sheet" words="tool-sheet" run=${show("sheet")} />
      <${Tool} icon="rules" words="tool-rules" run=${show("rules")} />
      ${talks && html`<${TalkTool} talk=${talk} run=${show("talk")} />`}
    </nav>
    ${open !== "talk" && html`<${JustSaid} talk=${talk} table=${table} />`}
    ${open === "talk" && html`<${TalkDialog} table=${table} talk=${talk} ask=${ask} onClose=${() => setOpen("")} />`}
    <${Side} message=${message} deck=${deck} />
    <${Announce} step=${step} sentence=${sentence} mine=${mine} />
    ${!online && html`<${Offline} />`}
    ${step.sheet != null && open === "" && (view.over || settings().sheet) && html`<${AfterHand} step=${step}
        table=${table} deck=${deck} next=${next} ask=${ask} attempt=${attempt} />`}
    ${open && open !== "talk" && html`<${Dialogs} open=${open} setOpen=${setOpen} message=${message} table=${table} deck=${deck}
        rule=${rule} setRule=${setRule} ask=${ask} attempt=${attempt} rest=${rest} />`}
  </div>`;
}

/** What is played here. @param {TableInfo} table */
const titleOf = ({ round, practice, title }) => {
  if (round) return boardTitle(round, title);
  return practice ? t("practice-of", { game: title }) : title;
};

/**
 * The bar on top: where one is, how things stand, and the menu.
 * @param {{title: string, message: Seen, deck: Kit, onMenu: () => void, from?: string | null}} props
 */
export function TopBar({ title, message, deck, onMenu, from = null }) {
  return html`<header class="top-bar">
    ${from ? html`<a class="top-home" href=${`/t/${from}`} aria-label=${t("practice-back")} title=${t("practice-back")}><${Icon} name="leave" /></a>`
      : html`<a class="top-home" href="/" aria-label=${t("nav-home-from-table")}><img src="/static/icon.svg" alt=""
        width="28" height="28" /></a>`}
    <div class="top-title"><h1>${title}</h1><${Target} message=${message} /></div>
    <${Contract} message=${message} deck=${deck} />
    <${Gauge} message=${message} />
    <${Scores} message=${message} />
    <button type="button" class="button plain top-menu" aria-haspopup="dialog" aria-label=${t("menu")}
        onClick=${onMenu}><${Icon} name="menu" /></button>
  </header>`;
}

/**
 * On a wide screen: the score and the log.
 * @param {{message: Seen, deck: Kit}} props
 */
export function Side({ message, deck }) {
  const { facts } = deck;
  return html`<aside class="side" aria-label=${t("side")}>
    <section aria-labelledby="side-score"><h2 id="side-score">${t("sheet-title")}</h2><${Totals}
        message=${message} facts=${facts} /><div class="side-scroll" tabIndex=${0} role="group" aria-labelledby="side-score">
          <${Sheet} message=${message} facts=${facts} deck=${deck} /></div></section>
    <section class="side-log" aria-labelledby="side-log"><h2 id="side-log">${t("log-title")}</h2><${Log}
        view=${message.view} deck=${deck} shares=${message.table.shares} /></section>
  </aside>`;
}

/**
 * @param {{icon: string, words: string, run: () => unknown, off?: boolean, on?: boolean, why?: string | null,
 *   narrow?: boolean}} props
 */
function Tool({ icon, words, off = false, on = false, narrow = false, why = null, run }) {
  return html`<button type="button" class="tool ${narrow ? "narrow-only" : ""}" aria-disabled=${String(off)}
      aria-pressed=${icon === "hint" || icon === "ask" ? String(on) : null}
    title=${why} onClick=${() => !off && run()}><${Icon} name=${icon} /><span>${t(words)}</span></button>`;
}

/**
 * Events and turns, spoken.
 * @param {{step: SeenStep, sentence: string, mine: boolean}} props
 */
export function Announce({ step, sentence, mine }) {
  const [lines, setLines] = useState(/** @type {{text: string, key: number}[]} */ ([]));
  useEffect(() => {
    const { event, message: { view } } = step;
    const told = event && event.kind !== "trick" && tellEvent(event, view);
    const spoken = [told, (mine || view.over) && sentence].filter((text) => typeof text === "string");
    if (spoken.length) setLines((was) => [...was, ...spoken.map((text) => ({ text, key: Math.random() }))].slice(-6));
  }, [step]);
  return html`<div class="spoken-only" role="log" aria-live="polite" aria-label=${t("log-spoken")}>
    ${lines.map(({ text, key }) => html`<p key=${key}>${text}</p>`)}</div>`;
}

/**
 * The log of this hand, newest last; it stays at its end unless somebody scrolls up.
 * @param {{view: Sight, deck: Kit, shares?: ShareInfo[]}} props
 */
export function Log({ view, deck, shares }) {
  const list = useElement();
  const events = view.events ?? [];
  useEffect(() => {
    const node = list.current;
    const atEnd = !node?.scrollTop || node.scrollHeight - node.scrollTop - node.clientHeight < 140;
    if (node && atEnd) node.scrollTop = node.scrollHeight;
  }, [events.length]);
  if (!events.length) return html`<p class="quiet">${t("log-empty")}</p>`;
  const seen = new Set(); // a term is marked where it stood last
  const lines = events.map((event, i) => ({ event, i })).reverse().map(({ event, i }) => html`<li key=${i}
      class=${`log-${event.kind}`}>${marked({ game: view.game, deck, text: tellEvent(event, view), seen })}</li>`);
  return html`<ol class="log" ref=${list} tabIndex=${0} aria-label=${t("log-title")}>
    ${shares && view.deal === 1 && html`<li key="shares" class="quiet">${sharesTold(shares)}</li>`}
    ${lines.reverse()}</ol>`;
}

/**
 * What needs a person's answer beside the cards: somebody is away, asks to take back, a seat is free.
 * @param {{message: Seen, ask: Ask, attempt: Attempt}} props
 */
function Notices({ message, ask, attempt }) {
  const { table, view } = message;
  const waits = !view.over && !isSlow(table); // for those who are not here
  const missing = table.host && waits ? table.seats.filter((seat) => seat.kind === "person" && !seat.connected && !seat.away && !seat.me) : [];
  return html`
    <${Elsewhere} />
    <${RestNotice} message=${message} ask=${ask} attempt=${attempt} />
    ${table.undo && (table.undo.waiting.some((seat) => seat === table.my_seat)
      ? html`<p class="ask" role="alert">${t("undo-asked", { name: view.players[table.undo.seat] })}
          <button type="button" class="button small main"
              onClick=${() => attempt(() => ask("undo/answer", { agree: true }))}>${t("undo-agree")}</button>
          <button type="button" class="button small"
              onClick=${() => attempt(() => ask("undo/answer", { agree: false }))}>${t("undo-refuse")}</button></p>`
      : html`<p class="ask">${t("undo-waiting")}</p>`)}
    ${missing.map((seat) => html`<${Missing} key=${seat.seat} seat=${seat} after=${table.away_after} ask=${ask}
        attempt=${attempt} />`)}
    ${waits && html`<${Host} table=${table} take=${() => attempt(() => ask("host"))} class="ask" />`}
    ${table.my_seat === null && !view.over && html`<p class="ask is-watching"><${Icon} name="eye" /><span>${watchingWords(message)}</span>
      ${table.can.sit && html`<button type="button" class="button small" onClick=${() => attempt(() => sit(table))}>
        ${t("lobby-sit")}</button>`}</p>`}`;
}

/**
 * Somebody is gone for as long as the table waits: the host may have a bot play until he is back.
 * @param {{seat: SeatInfo, after: number, ask: Ask, attempt: Attempt}} props
 */
function Missing({ seat, after, ask, attempt }) {
  const replace = () => attempt(() => ask(`seats/${seat.seat}`, { kind: "bot" }));
  const long = useLapse(after * 1000);
  return useLapse(GRACE) && html`<p class="ask">${t("missing-person", { name: seat.name })}
    ${long && html`<button type="button" class="button small" onClick=${replace}>${t("missing-bot")}</button>`}</p>`;
}


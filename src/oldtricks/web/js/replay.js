// A finished game, to be looked at again: step by step, from any seat or with all cards open.
import { here, outside, SITE } from "./address.js";
import { get, kitOf } from "./api.js";
import { unsealed } from "./boards.js";
import { Card, colours, openPack } from "./card.js";
import { Failure, Frame, Icon, useAnswer } from "./frame.js";
import { sorted } from "./hand.js";
import { html, useEffect, useElement, useMemo, useRef, useState } from "./html.js";
import { handOver } from "./keeping.js";
import { useKeys } from "./keys.js";
import { RaceTable } from "./race.js";
import { readerOf, tellEvent } from "./reader.js";
import { TryAgain } from "./coach.js";
import { Review, Turns } from "./review.js";
import { Remarks } from "./remarks.js";
import { moves, paced } from "./settings.js";
import { Gauge } from "./gauge.js";
import { Sheet, Totals } from "./sheet.js";
import { Contract, Scores } from "./standing.js";
import { TrickTable } from "./trick_table.js";
import { VerifyPanel } from "./verify.js";
import { listed, moment, namesOf, number, t } from "./words.js";
/** @import { Deck, GameEvent, TableInfo } from "./protocol.js" */
/** @import { Kit, Replay, Review as Found } from "./types.js" */
/** @import { Ref } from "../vendor/standalone.module.js" */

const SPEEDS = [0.5, 1, 2, 4];
const NOTHING_TO_DO = { said: { actions: {}, meanings: {}, refusals: {} }, suggested: null };
const STAY = 1000; // milliseconds for an action at speed 1

/** @param {{id: string}} props */
export function ReplayPage({ id }) {
  const asked = new URLSearchParams(location.search);
  const [seat, setSeat] = useState(asked.get("seat") ?? "all");
  const { answer, failed } = useReplay(id, seat);
  const [ply, setPly] = useState(Number(asked.get("ply") ?? 0));
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return html`<${Frame} title=${t("replay-title")}><p role="status">${t("replay-loading")}</p></${Frame}>`;
  const at = Math.max(0, Math.min(answer.replay.plies, Math.trunc(ply) || 0)); // the address may say anything
  return html`<${Replay} id=${id} ...${answer} seat=${seat} setSeat=${setSeat} ply=${at} setPly=${setPly} />`;
}

/**
 * The replay as that seat saw it. What was there stays on the screen while another view is fetched.
 * @param {string} id
 * @param {string} seat
 */
function useReplay(id, seat) {
  const { answer, failed } = useAnswer(async () => {
    /** @type {Replay} */
    const replay = await get(`/tables/${id}/replay?seat=${encodeURIComponent(seat)}`);
    const [deck] = await Promise.all([kitOf(replay.table.game), openPack(replay.table.game)]);
    return { replay, deck };
  }, [id, seat]);
  const last = useRef(/** @type {{replay: Replay, deck: Kit} | null} */ (null));
  if (answer) last.current = answer;
  return { answer: last.current, failed };
}

/**
 * @param {{id: string, replay: Replay, deck: Kit, seat: string, setSeat: (seat: string) => void, ply: number,
 *   setPly: (ply: number) => void}} props
 */
function Replay({ id, replay, deck, seat, setSeat, ply, setPly }) {
  const { plies, frames, events } = replay;
  const race = deck.facts.screen === "race";
  const table = useMemo(() => {
    const seats = replay.table.seats.map((chair) => ({ ...chair, connected: true, away: false, hurried: false })); // who is here now is no matter
    return { ...replay.table, seats };
  }, [replay]);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState(1);
  const [review, setReview] = useState(/** @type {Found | null} */ (null));
  const was = useRef(ply);
  const forward = ply === was.current + 1; // only a step forward shows cards in motion
  useEffect(() => {
    was.current = ply;
    const address = new URLSearchParams({ ply: String(ply), ...(seat === "all" ? {} : { seat }) });
    history.replaceState(null, "", outside(`${here()}?${address}`));
  }, [ply, seat]);
  useEffect(() => {
    if (!playing) return undefined;
    const timer = setTimeout(() => (ply < plies ? setPly(ply + 1) : setPlaying(false)), paced(STAY) / speed);
    return () => clearTimeout(timer);
  }, [playing, ply, speed]);

  /** @param {number} to */
  const step = (to) => {
    setPlaying(false);
    setPly(Math.max(0, Math.min(plies, to)));
  };
  const toggle = () => {
    if (!playing && ply === plies) setPly(0);
    setPlaying(!playing);
  };
  useKeys({
    ArrowLeft: () => step(ply - 1), ArrowRight: () => step(ply + 1), Home: () => step(0), End: () => step(plies),
    " ": (event) => (event.target.closest("button, a, summary, input") ? false : toggle()),
  });

  const frame = frames[ply];
  const now = useMemo(() => events.filter((event) => event.ply === ply), [events, ply]);
  const message = useMemo(() => {
    const hands = race ? frame.hands : undefined; // the race shows them on its boards
    const view = { ...frame, ...wholeTrick(frames, now, ply, forward), hands, sheet: [], results: [], events: sinceDeal(events, ply) };
    return { version: ply, table, view, ...NOTHING_TO_DO, news: forward ? now : [] };
  }, [frames, ply]); // forward follows from ply
  const shown = { message, deck, act: null, event: forward ? now[0] ?? null : null };
  const whole = { table, view: { ...frames[plies], sheet: replay.sheet, results: replay.results } };
  const said = now.map((event) => tellEvent(event, frame)).join(" ") || t("replay-start");

  return html`
    <${Frame} title=${t("replay-of", { game: table.title })} lead=${result(frames[plies])} game=${table.game} style=${colours(deck)}>
      <div class="replay">
        <div class="replay-main">
          <p class="replay-said" role="status">${said}</p>
          <div class="replay-table">
            ${race ? html`<${RaceTable} ...${shown} />` : html`
              <div class="replay-standing"><${Contract} message=${message} deck=${deck} /><${Gauge} message=${message} /><${Scores} message=${message} /></div>
              <${TrickTable} ...${shown} />`}
          </div>
          <${Controls} ply=${ply} plies=${plies} step=${step} playing=${playing} toggle=${toggle} said=${said} />
          ${review && replay.review && html`<${Turns} table=${table} by=${replay.review} review=${review} frames=${frames} ply=${ply} step=${step} />`}
          <${Choices} ply=${ply} step=${step} speed=${speed} setSpeed=${setSpeed} events=${events} seat=${seat} setSeat=${setSeat}
            players=${frames[0].players} />
          ${frame.hands && !race && html`<${Hands} frame=${frame} game=${table.game} deck=${deck} />`}
        </div>
        <div class="replay-side">
          <${Log} events=${events} ply=${ply} step=${step} eyes=${frame} />
          <${Remarks} replay=${replay} ply=${ply} step=${step} />
          <${Sharing} table=${table} ply=${ply} />
          ${frame.turn !== null && !review && html`<${TryAgain} table=${table} ply=${ply} />`}
        </div>
      </div>
      ${replay.sheet.length > 0 && html`
        <section class="replay-sheet panel" aria-labelledby="sheet-title">
          <h2 id="sheet-title">${t("replay-sheet")}</h2>
          <${Totals} message=${whole} facts=${deck.facts} />
          <div class="plot-table" tabIndex=${0} role="group" aria-labelledby="sheet-title"><${Sheet} message=${whole} facts=${deck.facts} deck=${deck} /></div>
        </section>`}
      ${replay.review && html`<${Review} id=${id} by=${replay.review} frames=${frames} ply=${ply} step=${step} onReady=${setReview} />`}
      ${!table.practice && unsealed(table) && html`<${VerifyPanel} id=${id} deck=${deck} board=${table.round !== null} />`}
    </${Frame}>`;
}

/**
 * A trick that was just completed still lies there; if it ended a hand, with that hand around it, unless one jumped here.
 * @param {Replay["frames"]} frames
 * @param {GameEvent[]} now
 * @param {number} ply
 * @param {boolean} forward
 */
function wholeTrick(frames, now, ply, forward) {
  const won = now.find((event) => event.kind === "trick");
  const dealt = now.some((event) => event.kind === "deal");
  if (!won || (dealt && !forward)) return {};
  const around = frames[dealt ? ply - 1 : ply];
  return { ...around, turn: null, table: { ...around.table, trick: won.trick, won: won.seat, side_card: won.side_card } };
}

/**
 * @param {GameEvent[]} events
 * @param {number} ply
 */
function sinceDeal(events, ply) {
  const from = events.findLast((event) => event.kind === "deal" && event.ply <= ply)?.ply ?? 0;
  return events.filter((event) => event.ply >= from && event.ply <= ply);
}

/** @param {Replay["frames"][number]} last */
function result(last) {
  const score = last.scores.map((points) => number(points)).join(" : ");
  const winners = namesOf(last.winners, readerOf(last));
  return t("replay-result", { players: listed(last.players), score, winners });
}

/**
 * @param {{ply: number, plies: number, step: (to: number) => void, playing: boolean, toggle: () => void,
 *   said: string}} props
 */
function Controls({ ply, plies, step, playing, toggle, said }) {
  /**
   * @param {string} key
   * @param {string} picture
   * @param {number} to
   * @param {boolean} off
   */
  const button = (key, picture, to, off) => html`
    <button type="button" class="button" aria-label=${t(key)} title=${t(key)} aria-disabled=${off} onClick=${() => !off && step(to)}>
      <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${picture} /></svg></button>`;
  return html`
    <div class="replay-controls" role="group" aria-label=${t("replay-controls")}>
      <input type="range" min="0" max=${plies} value=${ply} aria-label=${t("replay-slider")}
        aria-valuetext=${`${t("replay-at", { ply, plies })}. ${said}`} onInput=${(event) => step(Number(event.target.value))} />
      <div class="replay-buttons">
        ${button("replay-first", "M6 5v14M19 5l-9 7 9 7z", 0, ply === 0)}
        ${button("replay-back", "M17 5l-9 7 9 7z", ply - 1, ply === 0)}
        <button type="button" class="button main" onClick=${toggle}>
          <svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${playing ? "M8 5v14M16 5v14" : "M7 5l11 7-11 7z"} /></svg>
          ${t(playing ? "replay-pause" : "replay-play")}</button>
        ${button("replay-next", "M7 5l9 7-9 7z", ply + 1, ply === plies)}
        ${button("replay-last", "M18 5v14M5 5l9 7-9 7z", plies, ply === plies)}
        <span class="replay-at">${t("replay-at", { ply, plies })}</span>
      </div>
    </div>`;
}

/**
 * @param {{ply: number, step: (to: number) => void, speed: number, setSpeed: (speed: number) => void,
 *   events: GameEvent[], seat: string, setSeat: (seat: string) => void, players: string[]}} props
 */
function Choices({ ply, step, speed, setSpeed, events, seat, setSeat, players }) {
  const deals = events.filter((event) => event.kind === "deal");
  return html`
    <div class="replay-choices">
      <label>${t("replay-seen-by")} <select value=${seat} onChange=${(event) => setSeat(event.target.value)}>
        <option value="all">${t("replay-all")}</option>
        ${players.map((name, i) => html`<option key=${i} value=${i}>${name}</option>`)}
        <option value="public">${t("replay-public")}</option></select></label>
      ${deals.length > 1 && html`
        <label>${t("replay-deal")} <select value=${deals.findLastIndex((event) => event.ply <= ply)}
            onChange=${(event) => step(deals[Number(event.target.value)].ply)}>
          ${deals.map((each, i) => html`<option key=${i} value=${i}>${each.deal}</option>`)}</select></label>`}
      <label>${t("replay-speed")} <select value=${speed} onChange=${(event) => setSpeed(Number(event.target.value))}>
        ${SPEEDS.map((each) => html`<option key=${each} value=${each}>${t("replay-times", { n: each })}</option>`)}</select></label>
    </div>`;
}

/**
 * Everybody's cards at this moment.
 * @param {{frame: Replay["frames"][number], game: string, deck: Deck}} props
 */
function Hands({ frame, game, deck }) {
  return html`
    <section class="replay-hands panel" aria-labelledby="hands-title">
      <h2 id="hands-title">${t("replay-hands")}</h2>
      ${frame.players.map((name, seat) => html`
        <div key=${seat}><h3>${name}</h3>
          <ul>${sorted(frame.hands?.[seat] ?? [], deck, frame.table.trump).map((card) => html`
            <li key=${card}><${Card} game=${game} card=${card} deck=${deck} /></li>`)}</ul></div>`)}
    </section>`;
}

/**
 * Everything that happened, in words; each line goes to its place in the game.
 * @param {{events: GameEvent[], ply: number, step: (to: number) => void, eyes: Replay["frames"][number]}} props
 */
function Log({ events, ply, step, eyes }) {
  const list = useElement();
  useEffect(() => {
    const line = /** @type {HTMLElement | null} */ (list.current.querySelector("[aria-current]"));
    if (!line) return;
    const top = line.offsetTop - list.current.clientHeight / 2; // scrolls the list, never the page
    list.current.scrollTo({ top, behavior: moves() ? "smooth" : "auto" });
  }, [ply]);
  return html`
    <section class="replay-log panel" aria-labelledby="log-title">
      <h2 id="log-title">${t("replay-log")}</h2>
      <ol ref=${list} tabIndex=${0} aria-labelledby="log-title">
        ${events.map((event, i) => html`
          <li key=${i} class=${event.kind === "deal" ? "is-deal" : ""}>
            <button type="button" tabIndex=${-1} aria-current=${event.ply === ply ? "step" : null} onClick=${() => step(event.ply)}>
              ${event.kind === "deal" ? html`<b>${t("replay-deal-n", { n: event.deal })}</b> ` : ""}${tellEvent(event, eyes)}</button>
          </li>`)}
      </ol>
    </section>`;
}

/** @param {{table: TableInfo, ply: number}} props */
function Sharing({ table, ply }) {
  const { id, round } = table;
  /** @type {Ref<HTMLInputElement>} */
  const field = useElement();
  const [copied, setCopied] = useState(false);
  const save = async () => handOver(`oldtricks-${id}.json`, await get(`/tables/${id}/record`));
  const copy = async () => {
    field.current.select();
    await navigator.clipboard?.writeText(field.current.value).catch(() => {});
    if (!navigator.clipboard) document.execCommand("copy"); // pages from an insecure address have no clipboard
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`
    <section class="replay-sharing panel" aria-labelledby="share-title">
      <h2 id="share-title">${t("replay-share")}</h2>
      <label class="field"><span class="label">${t("replay-link")}</span>
        <input type="text" readonly ref=${field} value=${new URL(outside(`/t/${id}/replay?ply=${ply}`), location.href).href}
          onFocus=${(event) => event.target.select()} /></label>
      <p class="row">
        <button type="button" class="button" onClick=${copy}>
          <${Icon} name="copy" />${t(copied ? "share-copied" : "share-copy")}</button>
        ${SITE ? html`<button type="button" class="button" onClick=${save}>${t("replay-record")}</button>`
          : unsealed(table) && html`<a class="button" href="/api/tables/${id}/record" download>${t("replay-record")}</a>`}
      </p>
      ${round?.closes && !unsealed(table) && html`<p class="quiet">${t("replay-sealed", { time: moment(round.closes) })}</p>`}
      <p class="spoken-only" role="status">${copied && t("share-copied")}</p>
    </section>`;
}

// How a round came out: the field, board by board, where others left one's line, and a text to share.
import { dayWords, levelWords, Streak } from "./boards.js";
import { Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { capital, classes, listed, namesOf, number, percent, say, t } from "./words.js";
/** @import { BoardResult, OtherLine, Outcome as Found, Parting, Placed, RoundInfo, RoundPage } from "./protocol.js" */
/** @import { Kit } from "./types.js" */
/** @import { Reader } from "./words.js" */

const [ABOVE, BELOW] = [0.6, 0.4]; // parts of the field beaten, beyond which a board went well or badly
/** @type {Record<"above" | "level" | "below", string>} */
const SIGNS = { above: "▲", level: "●", below: "▼" };

/** How a board went. @param {number} share */
export const markOf = (share) => (share > ABOVE ? "above" : share < BELOW ? "below" : "level");

/** @param {{page: RoundPage, outcome: Found, deck: Kit}} props */
export function Sum({ page, outcome, deck }) {
  const { round } = page;
  const alone = round.kind === "challenge";
  return html`
    <section class="round-sum panel" aria-labelledby="round-sum">
      <h2 id="round-sum" class="spoken-only">${t("board-results")}</h2>
      ${!alone && html`<p class="round-share"><b>${percent(outcome.share)}</b> <span>${t("round-share")}</span></p>
        <${Range} of=${outcome} />
        <p>${t("round-rank", { rank: outcome.rank, people: outcome.people, bots: outcome.bots })}</p>
        <${Marks} boards=${outcome.boards} />`}
      ${alone && html`<${Sides} board=${outcome.boards[0]} deck=${deck} />`}
      ${!outcome.counted && html`<p class="notice">${t("round-not-counted")}</p>`}
      ${outcome.thinking && html`<p class="quiet" role="status">${t("round-thinking")}</p>`}
      ${round.kind === "day" && html`<${Streak} ...${page} />`}
      ${round.kind !== "challenge" && html`<${ShareResult} round=${round} outcome=${outcome} title=${deck.lid.title} />`}
    </section>`;
}

/** Board by board. @param {{outcome: Found, round: RoundInfo, deck: Kit}} props */
export const Boards = ({ outcome, round, deck }) => html`<div class="round-boards">
  ${outcome.boards.map((board) => html`<${Board} key=${board.number} board=${board} round=${round} deck=${deck} />`)}</div>`;

/** How far luck may go, in words. @param {{of: {low: number | null, high: number | null}}} props */
const Range = ({ of: { low, high } }) => (low === null || high === null ? html`<p class="quiet">${t("round-no-range")}</p>`
  : html`<p class="quiet">${t("round-range", { low: percent(low), high: percent(high) })}</p>`);

/** @param {{boards: BoardResult[]}} props */
const Marks = ({ boards }) => html`<ol class="round-marks" aria-label=${t("round-marks")}>${boards.map(({ number: n, share }) => html`
  <li key=${n} class="is-${markOf(share)}"><${Mark} share=${share} /><span>${n}</span></li>`)}</ol>`;

/** @param {{share: number}} props */
const Mark = ({ share }) => html`<svg class="round-mark is-${markOf(share)}" viewBox="0 0 24 24" role="img" aria-label=${t(`round-mark-${markOf(share)}`)}>
  ${markOf(share) === "level" ? html`<circle cx="12" cy="12" r="6.500" />`
    : html`<path d=${markOf(share) === "above" ? "M12 4l9 16H3z" : "M12 20L3 4h18z"} />`}</svg>`;

/**
 * Lines that give nothing away: how each board went against the field.
 * @param {RoundInfo} round
 * @param {Found} outcome
 * @param {string} title
 */
export const sharedText = (round, outcome, title) => [
  t(round.kind === "day" ? "round-text-day" : "round-text-event", { game: title, date: dayWords(round.opens), title: round.title }),
  `${outcome.boards.map(({ share }) => SIGNS[markOf(share)]).join(" ")}  ${percent(outcome.share)}`,
  `${location.origin}/boards/${round.id}`,
].join("\n");

/** @param {{round: RoundInfo, outcome: Found, title: string}} props */
function ShareResult({ round, outcome, title }) {
  const [said, setSaid] = useState("");
  const text = sharedText(round, outcome, title);
  const share = async () => {
    try {
      if (navigator.share) await navigator.share({ text });
      else await navigator.clipboard.writeText(text);
      setSaid("share-copied");
    } catch {
      setSaid("round-copy-yourself");
    }
  };
  return html`<div class="round-text"><pre>${text}</pre>
    <button type="button" class="button" onClick=${share}><${Icon} name="share" />${t(said || "round-share-it")}</button>
    <span class="spoken-only" role="status">${said && t(said)}</span></div>`;
}

/**
 * The points of each side.
 * @param {{board: BoardResult, deck: Kit}} props
 */
function Sides({ board, deck }) {
  const reader = { game: deck.lid.name, names: board.players, sides: board.sides, seat: board.seat };
  const sums = board.sides.map((_, side) => board.points.reduce((sum, points) => sum + points[side], 0));
  const order = [board.side, ...board.sides.keys()].filter((side, i, all) => all.indexOf(side) === i);
  return html`<dl class="round-sides">${order.map((side) => html`<div key=${side} class=${side === board.side ? "is-mine" : ""}>
    <dt>${capital(namesOf(board.sides[side], reader))}</dt><dd>${number(sums[side])}</dd></div>`)}</dl>`;
}

/** @param {{board: BoardResult, round: RoundInfo, deck: Kit}} props */
function Board({ board, round, deck }) {
  const challenge = round.kind === "challenge";
  const title = t(deck.facts.single_hands ? "round-board" : "round-race", { n: board.number });
  return html`<section class="round-board panel" aria-labelledby=${`board-${board.number}`}>
    <header><h2 id=${`board-${board.number}`}>${challenge ? t("challenge-lines") : title}</h2>
      ${!challenge && html`<${Mark} share=${board.share} /><span class="quiet">${percent(board.share)}</span>`}
      <a class="button small" href=${`/t/${board.table}/replay`}>${t("over-replay")}<span class="spoken-only">: ${title}</span></a></header>
    ${!challenge && html`<${Sides} board=${board} deck=${deck} />
      <${Track} board=${board} />
      <p class="quiet">${t("round-field", { mine: number(round1(board.margin), true), mean: number(round1(board.mean), true), best: number(round1(board.best), true) })}</p>`}
    ${challenge && board.others.length > 0 && html`<p class="quiet">${t("challenge-points")}</p>`}
    <ul class="round-others">${board.others.map((other) => html`<${Other} key=${other.name} other=${other} board=${board} deck=${deck}
        challenge=${challenge} />`)}</ul>
  </section>`;
}

/** @param {number} n */
const round1 = (n) => Math.round(n * 10) / 10;

/**
 * Where everybody stands on a line from the worst to the best.
 * @param {{board: BoardResult}} props
 */
function Track({ board }) {
  const all = [board.margin, board.mean, board.best, ...board.others.map(({ margin }) => margin)];
  const [low, high] = [Math.min(...all), Math.max(...all)];
  /** @param {number} value */
  const at = (value) => ({ left: `${high > low ? (100 * (value - low)) / (high - low) : 50}%` });
  return html`<div class="round-track" aria-hidden="true"><span class="round-rail">
    ${board.others.map((other) => html`<i key=${other.name} class="is-other" style=${at(other.margin)} />`)}
    <i class="is-mean" style=${at(board.mean)} /><i class="is-me" style=${at(board.margin)} /></span>
    <span class="round-legend"><span class="is-me">${t("you")}</span><span class="is-mean">${t("round-legend-mean")}</span>
      <span class="is-other">${t("round-legend-bots")}</span></span></div>`;
}

/**
 * Another's line on this board, and where it left mine.
 * @param {{other: OtherLine, board: BoardResult, deck: Kit, challenge: boolean}} props
 */
function Other({ other, board, deck, challenge }) {
  const name = other.level ? levelWords(other.level) : other.name;
  const reader = { game: deck.lid.name, names: board.players, sides: board.sides, seat: board.seat };
  const several = board.points.length > 1;
  return html`<li><p><b>${name}</b> <span class="round-margin">${number(round1(other.margin), true)}</span>${" "}
      ${challenge && html`<span class="quiet">${t("challenge-against", { mine: number(round1(board.margin), true) })}</span>`}</p>
    ${other.parted.length === 0 ? html`<p class="quiet">${t("round-same-line", { name })}</p>`
      : html`<ul class="round-partings">${other.parted.map((parting) => html`<li key=${parting.ply}>
        ${several && html`<span class="tag">${t("round-board", { n: parting.deal })}</span> `}
        <span>${parting.seat === board.seat
          ? t("round-parted", { mine: say(parting.mine, reader), name, theirs: say(parting.theirs, reader) })
          : t("round-parted-bot", { who: board.players[parting.seat] })}</span>${" "}
        <a href=${`/t/${board.table}/replay?ply=${parting.ply}`}>${t("round-see")}</a>
        <${BothLines} lines=${parting.lines} name=${name} reader=${reader} /></li>`)}</ul>`}
  </li>`;
}

/**
 * What each of both decided from there on.
 * @param {{lines: Parting["lines"], name: string, reader: Reader}} props
 */
function BothLines({ lines, name, reader }) {
  const rows = Array.from({ length: Math.max(...lines.map((line) => line.length)) }, (_, i) => lines.map((line) => line[i]));
  return html`<details class="round-lines"><summary>${t("round-lines")}</summary>
    <table><thead><tr><th scope="col">${capital(t("you"))}</th><th scope="col">${name}</th></tr></thead>
      <tbody>${rows.map((row, i) => html`<tr key=${i}>${row.map((said, side) => html`
        <td key=${side}>${said && capital(say(said, reader))}</td>`)}</tr>`)}</tbody></table></details>`;
}

/**
 * Everybody who has finished, the best first; each with an interval over the boards.
 * @param {{placed: Placed[], round: RoundInfo, partner: string | null}} props
 */
export function Standings({ placed, round, partner }) {
  return html`<section class="stack" aria-labelledby="standings">
    <h2 id="standings">${t(round.teams ? "standings-teams" : "standings")}</h2>
    ${placed.length === 0 && html`<p class="panel">${t("standings-none")}</p>`}
    ${placed.length > 0 && html`<ol class="standings">${placed.map((one, i) => html`<li key=${i} class=${classes(one.me && "is-me", !one.counted && "is-apart")}>
      <span class="standings-rank">${one.counted ? one.rank : "–"}</span>
      <span class="standings-who">${one.level ? html`<i>${levelWords(one.level)}</i> <span class="tag">${t("standings-bot")}</span>` : listed(one.names)}
        ${one.me && html` <span class="tag">${t("you")}</span>`}${!one.counted && html` <span class="tag">${t("standings-again")}</span>`}</span>
      <span class="standings-share">${percent(one.share)}</span>
      <span class="standings-range"><${Interval} one=${one} /></span>
      <span class="standings-margins quiet">${one.margins.map((margin) => number(round1(margin), true)).join("  ")}</span>
    </li>`)}</ol>
    <p class="quiet">${t("standings-about")}</p>`}
    ${round.team && !placed.some(({ me }) => me) && html`<p>${t(partner ? "round-team-waits" : "round-team-alone", { name: partner ?? "" })}</p>`}
  </section>`;
}

/** A bar from the low to the high end, a dot where the result is. @param {{one: Placed}} props */
function Interval({ one }) {
  const { low, high, share } = one;
  const words = low === null || high === null ? t("round-no-range") : t("round-range", { low: percent(low), high: percent(high) });
  return html`<svg viewBox="0 0 100 12" preserveAspectRatio="none" role="img" aria-label=${words}>
    <line class="grid" x1="50" x2="50" y1="0" y2="12" />
    ${low !== null && high !== null && html`<rect x=${100 * low} width=${Math.max(0.5, 100 * (high - low))} y="4" height="4" rx="2" />`}
    <rect class="dot" x=${100 * share - 1} width="2" y="0" height="12" /></svg>`;
}

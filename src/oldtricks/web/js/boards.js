// Boards, the same cards for everybody: what the server is asked, how one goes on, and today's on the front door.
import { get, post } from "./api.js";
import { artOf } from "./card.js";
import { Icon, useAnswer } from "./frame.js";
import { html } from "./html.js";
import { go } from "./route.js";
import { maybe, moment, t } from "./words.js";
/** @import { BoardDay, Events, GameLid, OfRound, RoundInfo, RoundPage, TableInfo, Today } from "./protocol.js" */

/** @type {() => Promise<Today>} */
export const today = () => get("/boards");
/** @type {() => Promise<Events>} */
export const events = () => get("/events");
/** @type {(date: string) => Promise<BoardDay>} */
export const dayOf = (date) => get(`/boards/days/${date}`);
/** @type {(id: string) => Promise<RoundPage>} */
export const roundOf = (id) => get(`/rounds/${id}`);

/**
 * To the table where a round goes on.
 * @param {string} id
 * @param {string | null} [team]
 */
export async function playRound(id, team = null) {
  const { id: table } = await post(`/rounds/${id}/play`, team ? { team } : {});
  go(`/t/${table}`);
}

/** Whether all may be known of these cards: not while somebody still plays them. @param {TableInfo} table */
export const unsealed = ({ round, now }) => !round?.closes || round.closes <= now;

/**
 * What a level of bots is called.
 * @param {string} level
 */
export const levelWords = (level) => maybe(`bot-name-${level}`) || level;

/**
 * A day as people write it.
 * @param {string | number} when
 */
export const dayWords = (when) => moment(when, { dateStyle: "long", timeZone: "UTC" });

/**
 * What a round is called.
 * @param {RoundInfo} round
 * @param {GameLid} lid
 */
export function roundTitle(round, lid) {
  if (round.kind === "event") return round.title;
  if (round.kind === "day") return t((round.closes ?? 0) > Date.now() ? "board-day-of" : "board-day-past", { game: lid.title });
  return t("board-challenge-of", { game: lid.title, name: round.by ?? "" });
}

/**
 * What stands on top of a table that is a board.
 * @param {OfRound} round
 * @param {string} title
 */
export const boardTitle = ({ kind, number, of }, title) =>
  (of > 1 ? t(`board-table-${kind}`, { game: title, number, of }) : t(`board-table-${kind}-one`, { game: title }));

/**
 * What somebody does next with a round.
 * @param {RoundInfo} round
 */
export const nextWords = ({ state, done, boards }) => {
  if (state === "finished") return t("board-results");
  if (state === "closed") return t("board-look");
  return state === "new" ? t("board-play") : t("board-go-on", { number: done + 1, of: boards });
};

/** Days in a row. @param {{streak: number, longest: number}} props */
export const Streak = ({ streak, longest }) => streak > 0 && html`<p class="puzzle-streak"><b>${t("board-streak", { n: streak })}</b>
  ${longest > streak && html`<span class="quiet">${t("board-longest", { n: longest })}</span>`}</p>`;

/** Today's boards on the front door. @param {{lids: GameLid[]}} props */
export function BoardsAtHome({ lids }) {
  const { answer } = useAnswer(today);
  if (!answer) return null;
  return html`<section class="boards-strip" aria-labelledby="boards-strip">
    <div><h2 id="boards-strip">${t("boards-title")}</h2><p class="quiet">${t("boards-strip")}</p></div>
    <ul>${answer.rounds.map((round) => {
      const lid = lids.find(({ name }) => name === round.game);
      return lid && html`<li key=${round.id}><a class="boards-thumb is-${round.state}" href=${`/boards/${round.id}`} title=${lid.title}>
        <img src=${artOf(round.game, "box")} alt="" width="64" height="48" />
        <${Progress} round=${round} /><span class="spoken-only">${lid.title}: ${nextWords(round)}</span></a></li>`;
    })}</ul>
    <${Streak} streak=${answer.streak} longest=${0} />
    <p class="row"><a class="button" href="/boards">${t("boards-all")}</a></p>
  </section>`;
}

/** How far one is with a round: a pip for each board. @param {{round: RoundInfo}} props */
export const Progress = ({ round }) => html`<span class="board-pips" aria-hidden="true">${round.state === "finished"
  ? html`<${Icon} name="tick" />` : Array.from({ length: round.boards }, (_, i) => html`<i key=${i} class=${i < round.done ? "is-on" : ""} />`)}</span>`;

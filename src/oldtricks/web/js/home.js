// The front door: five boxes, each a click away from play.
import { SITE } from "./address.js";
import { games, learn, myTables } from "./api.js";
import { artOf } from "./card.js";
import { Dialog, Failure, Frame, useAnswer } from "./frame.js";
import { NeedsServer } from "./friends.js";
import { html, useEffect, useState } from "./html.js";
import { levelName, playNow, usualLevel } from "./levels.js";
import { PeopleAtHome } from "./people_home.js";
import { noteAsked, wasAsked } from "./progress.js";
import { change } from "./settings.js";
import { solved } from "./solved.js";
import { BoardsAtHome } from "./boards.js";
import { TodayAtHome } from "./today.js";
import { ToWatch } from "./to_watch.js";
import { kebab, listed, maybe, moment, number, sentence, t } from "./words.js";
/** @import { GameLid } from "./protocol.js" */
/** @import { Bot, Listed } from "./types.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

/**
 * "4 or 6 players", "2 to 8 players"
 * @param {number[]} players
 */
export function playersText(players) {
  if (players.length === 1) return t("home-players-one", { n: players[0] });
  if (players.length === 2) return t("home-players-two", { a: players[0], b: players[1] });
  return t("home-players-many", { a: players[0], b: players.at(-1) });
}

/**
 * Boards and people; both take a server.
 * @param {{lids: GameLid[]}} props
 */
const WithOthers = ({ lids }) => !SITE && html`<${BoardsAtHome} lids=${lids} /><${PeopleAtHome} lids=${lids} />`;

/** What stands there in their place. */
const NoOthers = () => html`<section class="panel" aria-labelledby="people-strip"><h2 id="people-strip">${t("people-strip")}</h2>
  <${NeedsServer} what="others" /></section>`;

export function HomePage() {
  const { answer, failed } = useAnswer(games);
  const mine = useAnswer(myTables);
  const taught = useAnswer(learn);
  if (failed) return html`<${Failure} problem=${failed} />`;
  const unfinished = (mine.answer?.tables ?? []).filter((table) => table.status !== "over" && table.my_seat !== null);
  const forMe = (/** @type {Listed} */ table) => table.turn_is_mine && table.people > 1;
  const waiting = unfinished.filter(forMe).sort((a, b) => (a.due ?? Infinity) - (b.due ?? Infinity));
  const others = unfinished.filter((table) => !forMe(table));
  const knows = (mine.answer?.tables.length ?? 0) > 0 || solved().day !== ""; // newcomers see the games first
  return html`<${Frame} title=${t("home-title")} lead=${t(SITE ? "site-home-lead" : "home-lead")}>
    ${waiting.length > 0 && html`<${Unfinished} id="turns" title=${t("my-turn-home")} tables=${waiting} />`}
    ${others.length > 0 && html`<${Unfinished} id="unfinished" title=${t("home-unfinished")} tables=${others} />`}
    ${answer && knows && html`<${WithOthers} lids=${answer.games} /><${TodayAtHome} lids=${answer.games} />`}
    ${answer && html`<${Shelf} games=${answer.games} bots=${answer.bots}
        taught=${taught.answer?.courses.map((course) => course.game) ?? []}
        played=${mine.answer && gamesOf(mine.answer)} />`}
    ${answer && !knows && html`<${WithOthers} lids=${answer.games} /><${TodayAtHome} lids=${answer.games} />`}
    ${SITE ? html`<${NoOthers} />` : html`<${ToWatch} />`}
  </${Frame}>`;
}

/** @type {Intl.DateTimeFormatOptions} */
const SOON = { weekday: "short", hour: "numeric", minute: "2-digit" };

/**
 * The others at a table; nobody sits on a free seat.
 * @param {Listed} table
 */
const company = ({ players, my_seat: mine }) => players.filter((name, i) => name && i !== mine);

/** @param {Listed} table */
const state = ({ status, scores }) => (status === "open" ? t("home-open") : scores.map((n) => number(n)).join("\u00a0: "));

/** @param {{id: string, title: string, tables: Listed[]}} props */
function Unfinished({ id, title, tables }) {
  return html`<section aria-labelledby=${id} class="stack">
    <h2 id=${id}>${title}</h2>
    <ul class="unfinished">${tables.slice(0, 4).map((table) => html`<li key=${table.id}>
      <a class="unfinished-link" href=${`/t/${table.id}`} data-game=${table.game}>
        <img src=${artOf(table.game, "box")} alt="" width="64" height="48" />
        <span><b>${table.title}</b> <span class="quiet">
          ${company(table).length > 0 && t("home-with", { names: listed(company(table)) })}</span>
          <span class="quiet"> · ${state(table)}</span>
          ${table.due && html`<span class="quiet due"> · ${t("mine-due", { when: moment(table.due, SOON) })}</span>`}</span>
        ${table.turn_is_mine && html`<span class="tag turn-tag">${t("home-your-turn")}</span>`}
      </a></li>`)}</ul>
    ${tables.length > 4 && html`<p><a href="/me">${t("home-all-mine")}</a></p>`}
  </section>`;
}

/** @param {{tables: Listed[]}} mine */
const gamesOf = ({ tables }) => tables.map((table) => table.game);

/**
 * Whether somebody should be asked first whether to be shown a game: he has never sat down to it, and it can be shown.
 * @param {GameLid} game
 * @param {string[] | null} played
 */
async function isNew({ name }, played) {
  if (wasAsked(name)) return false;
  const { courses } = await learn();
  return courses.some((course) => course.game === name) && !(played ?? gamesOf(await myTables())).includes(name);
}

/**
 * `taught` are the games that have a guided first hand, `played` those that this person has sat down to, once that is known.
 * @param {{games: GameLid[], bots: Bot[], taught: string[], played: string[] | null}} props
 */
function Shelf({ games: list, bots, taught, played }) {
  const [offered, setOffered] = useState(/** @type {GameLid | null} */ (null));
  const [level, setLevel] = useState(usualLevel(bots));
  const [busy, setBusy] = useState("");
  const [problem, setProblem] = useState("");
  const choose = (/** @type {Happening} */ event) => {
    setLevel(event.target.value);
    change({ level: event.target.value });
  };
  /** @param {GameLid} game */
  const play = async (game) => {
    setBusy(game.name);
    setProblem("");
    try {
      await playNow(game, level);
    } catch (error) {
      setProblem(error.message);
      setBusy("");
    }
  };
  /** @param {GameLid} game */
  const start = async (game) => {
    if (!played || !taught.length) setBusy(game.name); // he is quicker than what we ask about him
    if (!(await isNew(game, played).catch(() => false))) return play(game);
    setBusy("");
    setOffered(game);
  };
  return html`<section aria-labelledby="shelf" class="stack">
    <div class="shelf-head"><h2 id="shelf">${t("home-shelf")}</h2>
      <label class="level">${t("home-level")}
        <select value=${level} onChange=${choose}>
          ${bots.map((bot) => html`<option key=${bot.level} value=${bot.level} disabled=${!bot.available}>
            ${levelName(bot)}</option>`)}
        </select></label>
    </div>
    <p class="quiet level-about">${sentence(maybe(`bot-about-${level}`))}</p>
    <${NeedsServer} what="levels" names=${bots.filter((bot) => !bot.available).map(levelName)} />
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <ul class="shelf">${list.map((game) => html`<li key=${game.name}><article class="box" data-game=${game.name}
        aria-labelledby=${`box-${game.name}`}>
      <button type="button" class="box-front" onClick=${() => start(game)} tabIndex=${-1} aria-hidden="true">
        <img src=${artOf(game.name, "box")} alt="" width="400" height="300" /></button>
      <div class="box-text">
        <h3 id=${`box-${game.name}`}>${game.title}</h3>
        <p class="facts">${game.year} · ${playersText(game.players)} · ${t(`${kebab(game.name)}-length`)}</p>
        <p class="special">${t(`${kebab(game.name)}-special`)}</p>
        <div class="row">
          <button type="button" class="button main" disabled=${busy !== ""} onClick=${() => start(game)}
            aria-label=${t("home-play-now-spoken", { game: game.title })}>
              ${busy === game.name ? t("home-dealing") : t("home-play-now")}</button>
          ${taught.includes(game.name) && html`<a class="button" href=${`/learn/${game.name}`}
              aria-label=${t("home-learn-spoken", { game: game.title })}>${t("home-learn")}</a>`}
          <a class="button" href=${`/new/${game.name}`} aria-label=${t("home-set-up-spoken", { game: game.title })}>
            ${t("home-set-up")}</a>
          <a class="button plain" href=${`/rules/${game.name}`}
              aria-label=${t("home-rules-spoken", { game: game.title })}>${t("home-rules")}</a>
        </div>
      </div>
    </article></li>`)}</ul>
    ${offered && html`<${Offer} game=${offered} onClose=${() => setOffered(null)} deal=${() => play(offered)} />`}
  </section>`;
}

/**
 * Before the first game of its kind: to be shown it, or just to be dealt. Nobody is asked twice.
 * @param {{game: GameLid, onClose: () => void, deal: () => unknown}} props
 */
function Offer({ game, onClose, deal }) {
  useEffect(() => noteAsked(game.name), []);
  const just = () => {
    onClose();
    deal();
  };
  return html`<${Dialog} title=${t("offer-title", { game: game.title })} onClose=${onClose} class="offer" game=${game.name}
      foot=${html`<button type="button" class="button" onClick=${just}>${t("offer-deal")}</button>
        <a class="button main" href=${`/learn/${game.name}/first`}>${t("offer-show")}</a>`}>
    <img class="offer-box" src=${artOf(game.name, "box")} alt="" width="400" height="300" />
    <p class="over-words">${t(`${kebab(game.name)}-special`)}</p>
    <p>${t("offer-about")}</p>
  </${Dialog}>`;
}

// Today's boards, the events, and what was committed to.
import { games } from "./api.js";
import { dayOf, dayWords, events, levelWords, nextWords, playRound, Progress, Streak, today } from "./boards.js";
import { artOf } from "./card.js";
import { EventForm } from "./event_form.js";
import { Dialog, Failure, Frame, useAnswer } from "./frame.js";
import { html, useState } from "./html.js";
import { Digits } from "./shares.js";
import { moment, t } from "./words.js";
/** @import { BoardDay, Committed, Games, GameLid, RoundInfo } from "./protocol.js" */

export function BoardsPage() {
  const { answer, failed } = useAnswer(() => Promise.all([today(), events(), games()]));
  if (failed) return html`<${Failure} problem=${failed} />`;
  const [day, open, known] = answer ?? [null, null, null];
  return html`<${Frame} title=${t("boards-title")} lead=${t("boards-lead")}>
    ${day && known && html`
      <section class="stack" aria-labelledby="boards-day">
        <div class="boards-head"><h2 id="boards-day">${dayWords(day.date)}</h2><${Streak} ...${day} /></div>
        <ul class="boards-today">${day.rounds.map((round) => {
          const lid = known.games.find(({ name }) => name === round.game);
          return lid && html`<li key=${round.id}><${TodaysBoard} round=${round} lid=${lid} /></li>`;
        })}</ul>
        <p class="quiet">${t("boards-rules", { level: levelWords(day.rounds[0].level) })}</p>
      </section>
      <${Events} events=${open?.events ?? []} known=${known} />
      <${Trust} date=${day.date} known=${known} />`}
  </${Frame}>`;
}

/** @param {{round: RoundInfo, lid: GameLid}} props */
function TodaysBoard({ round, lid }) {
  const [problem, setProblem] = useState("");
  const play = () => playRound(round.id).catch((error) => setProblem(error.message));
  const title = html`<span class="spoken-only">: ${lid.title}</span>`;
  return html`<article class="boards-box panel is-${round.state}" data-game=${round.game} aria-labelledby=${`board-${round.game}`}>
    <img src=${artOf(round.game, "box")} alt="" width="400" height="300" loading="lazy" />
    <div class="boards-text">
      <h3 id=${`board-${round.game}`}>${lid.title}</h3>
      <p class="quiet">${round.boards > 1 ? t("board-hands", { n: round.boards }) : t("board-race")} <${Progress} round=${round} /></p>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <p class="row">${round.state === "new" || round.state === "playing"
        ? html`<button type="button" class="button main" onClick=${play}>${nextWords(round)}${title}</button>`
        : html`<a class="button" href=${`/boards/${round.id}`}>${nextWords(round)}${title}</a>`}</p>
    </div>
  </article>`;
}

/** @param {{events: RoundInfo[], known: Games}} props */
function Events({ events: all, known }) {
  const [making, setMaking] = useState(false);
  return html`<section class="stack" aria-labelledby="boards-events">
    <div class="boards-head"><h2 id="boards-events">${t("events-title")}</h2>
      <button type="button" class="button" onClick=${() => setMaking(true)}>${t("events-new")}</button></div>
    <p class="quiet">${t("events-lead")}</p>
    ${all.length > 0 ? html`<ul class="event-list">${all.map((event) => html`<li key=${event.id}><a href=${`/boards/${event.id}`}>
      <img src=${artOf(event.game, "box")} alt="" width="64" height="48" loading="lazy" />
      <span><b>${event.title}</b><span class="quiet">${t("event-about", {
        game: known.games.find(({ name }) => name === event.game)?.title ?? event.game, n: event.boards, name: event.by ?? "",
      })}</span><span class="quiet">${event.state === "closed" && event.opens > Date.now() ? t("event-opens", { when: moment(event.opens) })
        : t("event-closes", { when: moment(event.closes ?? 0) })}</span></span>
      <${Progress} round=${event} /></a></li>`)}</ul>` : html`<p class="panel">${t("events-none")}</p>`}
    ${making && html`<${Dialog} title=${t("events-new")} onClose=${() => setMaking(false)}><${EventForm} known=${known} /></${Dialog}>`}
  </section>`;
}

/** What anybody can keep to check later. @param {{date: string, known: Games}} props */
function Trust({ date, known }) {
  const [shown, setShown] = useState(/** @type {BoardDay | null} */ (null));
  /** @param {number} days */
  const ask = (days) => async () => {
    const day = new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
    setShown(await dayOf(day).catch(() => null));
  };
  const title = (/** @type {string} */ game) => known.games.find(({ name }) => name === game)?.title ?? game;
  const byGame = Map.groupBy(shown?.rounds ?? [], ({ game }) => game);
  return html`<section class="panel stack" aria-labelledby="boards-trust">
    <h2 id="boards-trust">${t("boards-trust")}</h2>
    <p>${t("boards-trust-about")}</p>
    <p class="row"><button type="button" class="button" onClick=${ask(1)}>${t("boards-tomorrow")}</button>
      <button type="button" class="button" onClick=${ask(-1)}>${t("boards-yesterday")}</button></p>
    ${shown && html`<div class="boards-digits" role="status"><h3>${dayWords(shown.date)}</h3>
      <p class="quiet">${t("boards-instances")}</p>
      ${[...byGame].map(([game, sets]) => html`<details key=${game}><summary>${title(game)}</summary>
        ${sets.map((each) => html`<${Instance} key=${each.instance} of=${each} />`)}</details>`)}
    </div>`}
    <p class="quiet">${t("boards-limits")}</p>
  </section>`;
}

/** One of the sets of cards that a day may need. @param {{of: Committed}} props */
const Instance = ({ of: { instance, commitments, secrets } }) => html`<h4>${t("boards-instance", { n: instance })}</h4>
  ${commitments.map((commitment, i) => html`<${Digits} key=${i} label=${t("boards-commitment", { n: i + 1 })} text=${commitment} />
    ${secrets && html`<${Digits} key=${`s${i}`} label=${t("boards-secret", { n: i + 1 })} text=${secrets[i]} />`}`)}`;

// A round of boards: what it is, and once it is finished, how one did and how others did.
import { kitOf } from "./api.js";
import { dayWords, levelWords, nextWords, playRound, roundOf, roundTitle, Streak } from "./boards.js";
import { artOf, colours } from "./card.js";
import { Failure, Frame, useAnswer } from "./frame.js";
import { html, useEffect, useState } from "./html.js";
import { Share } from "./lobby.js";
import { Boards, Standings, Sum } from "./round_results.js";
import { moment, t } from "./words.js";
/** @import { GameLid, RoundInfo, RoundPage as Page } from "./protocol.js" */
/** @import { Kit } from "./types.js" */

const AGAIN = 3000; // milliseconds until the bots of the house are asked for again
const LIVE = 10_000; // and the others, as long as they can play

/** @param {{id: string}} props */
export function RoundPage({ id }) {
  const [asked, setAsked] = useState(0);
  const [kept, setKept] = useState(/** @type {{page: Page, deck: Kit} | null} */ (null));
  const { answer, failed } = useAnswer(async () => {
    const page = await roundOf(id);
    return { page, deck: await kitOf(page.round.game) };
  }, [id, asked]);
  useEffect(() => {
    if (answer) setKept(answer);
    const { round, outcome } = (answer ?? (failed && kept))?.page ?? {};
    if (!round || !outcome) return;
    if (!outcome.thinking && (round.kind === "day" || (round.closes ?? Infinity) < Date.now())) return;
    const timer = setTimeout(() => setAsked(asked + 1), outcome.thinking ? AGAIN : LIVE);
    return () => clearTimeout(timer);
  }, [answer, failed]);
  if (failed && !kept) return html`<${Failure} problem=${failed} />`;
  if (!kept) return html`<${Frame} title=${t("boards-title")}><p role="status">${t("loading")}</p></${Frame}>`;
  const { page, deck } = kept;
  const { round } = page;
  return html`<${Frame} title=${roundTitle(round, deck.lid)} lead=${leadOf(round)} game=${round.game} style=${colours(deck)} narrow=${!page.outcome}>
    ${page.outcome && html`<${Sum} page=${page} outcome=${page.outcome} deck=${deck} />`}
    ${page.placed && round.kind === "event" && html`<${Standings} placed=${page.placed} round=${round} partner=${page.partner} />`}
    ${page.outcome ? html`<${Boards} outcome=${page.outcome} round=${round} deck=${deck} />` : html`<${Before} round=${round} partner=${page.partner} lid=${deck.lid} />`}
    ${round.kind === "day" && !page.outcome && html`<${Streak} ...${page} />`}
    ${shared(round) && html`<${Share} title=${roundTitle(round, deck.lid)} path=${addressOf(page)} about=${t(seeks(page) ? "round-link-team" : "round-link")} />`}
    <p class="row"><a class="button" href="/boards">${t("boards-all")}</a></p>
  </${Frame}>`;
}

/** Whether it is for whoever has the link. @param {RoundInfo} round */
const shared = (round) => (round.kind === "challenge" && round.mine) || (round.kind === "event" && round.state !== "closed");

/** Whether one's own team wants its second. @param {Page} page */
const seeks = ({ round, partner }) => Boolean(round.team) && !partner;

/** The link, for one's own partner in an event of teams. @param {Page} page */
const addressOf = (page) => `/boards/${page.round.id}${seeks(page) ? `?team=${page.round.team}` : ""}`;

/** @param {RoundInfo} round */
function leadOf(round) {
  if (round.kind === "day") return dayWords(round.opens);
  if (round.kind === "challenge") return t(round.mine ? "challenge-lead-mine" : "challenge-lead", { name: round.by ?? "" });
  return t("event-lead", { name: round.by ?? "", when: moment(round.closes ?? 0) });
}

/** For somebody who has not finished it. @param {{round: RoundInfo, partner: string | null, lid: GameLid}} props */
function Before({ round, partner, lid }) {
  const [problem, setProblem] = useState("");
  const team = new URLSearchParams(location.search).get("team");
  const play = () => playRound(round.id, team).catch((error) => setProblem(error.message));
  const open = round.state === "new" || round.state === "playing";
  return html`<section class="round-before panel">
    <img src=${artOf(round.game, "box")} alt="" width="400" height="300" />
    <div class="stack">
      <p>${what(round, lid)}</p>
      <ul class="round-rules">
        <li>${t(round.exact ? "round-bots" : "round-bots-clock", { level: levelWords(round.level) })}</li>
        <li>${t("round-once")}</li>
        <li>${t(round.kind === "challenge" ? "round-hidden-challenge" : "round-hidden")}</li>
        ${round.teams && html`<li>${t(partner ? "round-team-with" : team ? "round-team-joined" : round.team ? "round-team" : "round-team-new",
          { name: partner ?? "" })}</li>`}
      </ul>
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <p class="row">${open ? html`<button type="button" class="button main" onClick=${play}>${nextWords(round)}</button>`
        : html`<b>${round.opens > Date.now() ? t("event-opens", { when: moment(round.opens) }) : t("round-over")}</b>`}</p>
    </div>
  </section>`;
}

/**
 * @param {RoundInfo} round
 * @param {GameLid} lid
 */
function what(round, lid) {
  if (round.hand) return t("round-hand", { n: round.hand, game: lid.title });
  if (round.kind === "challenge") return t("round-match", { game: lid.title });
  return t(lid.facts.single_hands ? "round-hands" : "round-races", { n: round.boards, game: lid.title });
}

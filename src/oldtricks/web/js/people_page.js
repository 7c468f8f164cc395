// Finding people: tables that are open to everybody, and those who look for a game.
import { games, me as whoami, post, remove, tableOf } from "./api.js";
import { artOf } from "./card.js";
import { sit } from "./fair.js";
import { Failure, Frame, Icon, useAnswer, useAttempt } from "./frame.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { Avatar } from "./avatar.js";
import { FILLS, waitWords } from "./listing.js";
import { optionWords } from "./options.js";
import { Fan } from "./people_home.js";
import { go } from "./route.js";
import { listed, number, t } from "./words.js";
/** @import { GameLid, LobbyInfo, LobbyTable, Looking } from "./protocol.js" */

const AGAIN = 2000; // milliseconds until a lost lobby is entered again

/**
 * @typedef {{game: string, players: number | null, wait: number}} Wish
 */

/**
 * The lobby as the server tells it, for as long as this is on the screen; `back` hears how it is after it was lost.
 * @param {(now: LobbyInfo) => void} back
 */
function useLobby(back) {
  const [lobby, setLobby] = useState(/** @type {LobbyInfo | null} */ (null));
  const told = useRef(back);
  told.current = back;
  useEffect(() => {
    let stream = /** @type {EventSource | null} */ (null);
    let timer = 0;
    let lost = false;
    const open = () => {
      stream = new EventSource("/api/lobby/events");
      stream.addEventListener("lobby", (event) => {
        const now = JSON.parse(event.data);
        setLobby(now);
        if (lost) told.current(now);
        lost = false;
      });
      stream.addEventListener("error", () => {
        lost = true;
        stream?.close();
        timer = setTimeout(open, AGAIN);
      });
    };
    open();
    return () => {
      stream?.close();
      clearTimeout(timer);
    };
  }, []);
  return /** @type {[LobbyInfo | null, (now: LobbyInfo) => void]} */ ([lobby, setLobby]);
}

/**
 * Sit down, if there still is a seat, and go there.
 * @param {string} id
 */
async function join(id) {
  await sit((await tableOf(id)).table);
  go(`/t/${id}`);
}

export function PeoplePage() {
  const { answer, failed } = useAnswer(() => Promise.all([games(), whoami()]));
  const wanted = useRef(/** @type {Wish | null} */ (null)); // a server that was started anew knows nothing of it
  const [lobby, setLobby] = useLobby((now) => wanted.current && !now.mine && !now.found && look(wanted.current));
  const [problem, attempt] = useAttempt();
  const going = useRef("");
  const found = lobby?.found ?? "";
  useEffect(() => {
    if (!found || going.current === found) return;
    going.current = found;
    attempt(() => join(found));
  }, [found]);
  /** @param {Wish} wish */
  const look = (wish) => attempt(async () => {
    wanted.current = wish;
    setLobby(await post("/lobby/look", wish));
  });
  const stop = () => attempt(async () => {
    wanted.current = null;
    setLobby(await remove("/lobby/look"));
  });
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return null;
  const [{ games: lids }, me] = answer;
  return html`<${Frame} title=${t("people-title")} lead=${t("people-lead")}>
    <p class="people-me"><${Avatar} avatar=${me.avatar} size=${40} /><span>${t("people-as", { name: me.name })}${" "}
      <a href="/settings">${t("people-change")}</a></span></p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <div class="people">
      <section class="panel stack look-for" aria-labelledby="look-title"><h2 id="look-title">${t("look-title")}</h2>
        ${lobby?.mine ? html`<${Searching} mine=${lobby.mine} lids=${lids} stop=${stop} />`
          : html`<${LookFor} lids=${lids} look=${look} />`}
        ${lobby && lobby.looking.length > 0 && html`<h3>${t("look-others")}</h3>
          <ul class="lookers">${lobby.looking.map((each, i) => html`<li key=${`${each.name} ${i}`}>
            <${Avatar} avatar=${each.avatar} size=${40} />
            <span><b>${each.name}</b> <span class="quiet">${wishWords(each, lids)}</span></span>
            ${!lobby.mine && html`<button type="button" class="button small"
                aria-label=${t("look-with-spoken", { name: each.name })}
                onClick=${() => look({ game: each.game, players: each.players, wait: each.wait })}>${t("look-with")}</button>`}
          </li>`)}</ul>`}
      </section>
      <section class="stack" aria-labelledby="open-title"><h2 id="open-title">${t("open-title")}</h2>
        <p class="spoken-only" role="status">${lobby ? t("open-count", { n: lobby.tables.length }) : ""}</p>
        ${lobby?.tables.length ? html`<ul class="open-tables">${lobby.tables.map((table) => html`<${OpenTable} key=${table.id}
            table=${table} lid=${lids.find((each) => each.name === table.game)} take=${() => attempt(() => join(table.id))} />`)}</ul>`
          : html`<p class="panel quiet">${t("open-none")}</p>`}
        <div class="row open-own"><span class="quiet">${t("open-own")}</span>
          ${lids.map((lid) => html`<a key=${lid.name} class="button small" href=${`/new/${lid.name}?open`}>${lid.title}</a>`)}</div>
      </section>
    </div>
  </${Frame}>`;
}

/**
 * "Any trick game, 4 players"
 * @param {Pick<Looking, "game" | "players">} wish
 * @param {GameLid[]} lids
 */
function wishWords({ game, players }, lids) {
  const what = lids.find((lid) => lid.name === game)?.title ?? t(`look-game-${game}`);
  return players ? t("look-wish", { what, n: players }) : what;
}

/** @param {{lids: GameLid[], look: (wish: Wish) => void}} props */
function LookFor({ lids, look }) {
  const [game, setGame] = useState("any");
  const [players, setPlayers] = useState(/** @type {number | null} */ (null));
  const [wait, setWait] = useState(60);
  const meant = lids.filter((lid) => [lid.name, "any", lid.facts.screen].includes(game));
  const numbers = [...new Set(meant.flatMap((lid) => lid.players))].sort((a, b) => a - b);
  const choose = (/** @type {string} */ wanted) => {
    setGame(wanted);
    setPlayers(null);
  };
  return html`<form class="stack" onSubmit=${(event) => {
    event.preventDefault();
    look({ game, players, wait });
  }}>
    <div class="field"><label for="look-game">${t("look-game")}</label>
      <select id="look-game" value=${game} onChange=${(event) => choose(event.target.value)}>
        ${["any", "tricks"].map((each) => html`<option key=${each} value=${each}>${t(`look-game-${each}`)}</option>`)}
        ${lids.map((lid) => html`<option key=${lid.name} value=${lid.name}>${lid.title}</option>`)}
      </select></div>
    <div class="field"><label for="look-players">${t("look-players")}</label>
      <select id="look-players" value=${players ?? ""} onChange=${(event) => setPlayers(Number(event.target.value) || null)}>
        <option value="">${t("look-players-usual")}</option>
        ${numbers.map((n) => html`<option key=${n} value=${n}>${number(n)}</option>`)}
      </select></div>
    <div class="field"><label for="look-wait">${t("look-wait")}</label>
      <select id="look-wait" value=${wait} onChange=${(event) => setWait(Number(event.target.value))}>
        ${FILLS.map((s) => html`<option key=${s} value=${s}>${waitWords(s)}</option>`)}
      </select></div>
    <p><button class="button main">${t("look-go")}</button></p>
  </form>`;
}

/** @param {{mine: Looking, lids: GameLid[], stop: () => void}} props */
function Searching({ mine, lids, stop }) {
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const left = Math.max(0, Math.round((mine.until - now) / 1000));
  return html`<div class="searching stack">
    <${Fan} lids=${lids} />
    <p role="status"><b>${t("look-searching", { what: wishWords(mine, lids) })}</b></p>
    <p class="quiet">${left > 0 ? t("look-left", { n: left }) : t("look-now")}</p>
    <p><button type="button" class="button" onClick=${stop}>${t("look-stop")}</button></p>
  </div>`;
}

/** @param {{table: LobbyTable, lid: GameLid | undefined, take: () => void}} props */
function OpenTable({ table, lid, take }) {
  const names = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  const unusual = lid ? optionWords(lid, table.players, table.options) : [];
  const title = `open-${table.id}`;
  return html`<li class="open-table panel" data-game=${table.game}>
    <img class="open-box" src=${artOf(table.game, "box")} alt="" width="400" height="300" loading="lazy" />
    <div class="stack">
      <h3 id=${title}>${table.title}</h3>
      <ul class="open-seats" aria-hidden="true">${table.seats.map((seat, i) => html`<li key=${i} class=${seat.kind}>
        ${seat.avatar ? html`<${Avatar} avatar=${seat.avatar} size=${36} />` : seat.kind === "bot" ? html`<${Icon} name="bot" />` : null}</li>`)}</ul>
      <p>${t("open-with", { names: listed(names) })} <span class="quiet">${unusual.join(" · ")}</span></p>
      <p class="row"><span class="tag ${table.free ? "is-free" : ""}">${table.free ? t("open-free", { n: table.free }) : t("open-full")}</span>
        ${table.mine ? html`<a class="button main" href=${`/t/${table.id}`} aria-describedby=${title}>${t("open-back")}</a>`
          : table.free ? html`<button type="button" class="button main" aria-describedby=${title} onClick=${take}>${t("open-join")}</button>`
            : table.watch && html`<a class="button" href=${`/t/${table.id}`} aria-describedby=${title}><${Icon} name="eye" />${t("open-watch")}</a>`}</p>
    </div></li>`;
}

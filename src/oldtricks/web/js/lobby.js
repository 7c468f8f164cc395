// A table before the cards are dealt: who sits where, and the link for the others.
import { here, outside, SITE } from "./address.js";
import { games, getOnce } from "./api.js";
import { artOf } from "./card.js";
import { clockWords } from "./clocks.js";
import { sit as sitFairly } from "./fair.js";
import { Frame, Icon, useAnswer, useLapse } from "./frame.js";
import { Host } from "./host.js";
import { html, useState } from "./html.js";
import { levelName } from "./levels.js";
import { Avatar } from "./avatar.js";
import { ListingChoice } from "./listing.js";
import { canTalk, JustSaid } from "./talk.js";
import { Talk } from "./talk_dialog.js";
import { Shares } from "./shares.js";
import { optionWords, sideCount } from "./options.js";
import { houseWords } from "./pace.js";
import { fullWords, watchable, watchWords } from "./watching.js";
import { moment, t } from "./words.js";
/** @import { Message, SeatInfo } from "./protocol.js" */
/** @import { Ask, Chatter, Games, Me } from "./types.js" */

/** @param {{message: Message, ask: Ask, talk: Chatter}} props */
export function Lobby({ message, ask, talk }) {
  const { table } = message;
  /** @type {{answer: [Games, Me] | null, failed: Error | null}} */
  const { answer, failed } = useAnswer(() => Promise.all([games(), getOnce("/me")]));
  const [name, setName] = useState(/** @type {string | null} */ (null));
  const [problem, setProblem] = useState("");
  const [fill, setFill] = useState(/** @type {number | null} */ (60));
  const bots = answer?.[0].bots.filter((bot) => bot.available) ?? [];
  const me = answer?.[1];
  const game = answer?.[0].games.find((each) => each.name === table.game);
  const sides = game ? sideCount(game, table.players, table.options) : table.players;
  const unusual = game ? optionWords(game, table.players, table.options) : [];
  const free = table.seats.filter((seat) => seat.kind === "open").length;
  const about = watchable(table) ? "share-about" : "share-about-sit";
  const named = name ?? (me && !me.new ? me.name : "");
  const unsure = !named && !answer && !failed; // whether he has said his name before

  /**
   * @param {string} what
   * @param {object} [body]
   */
  const run = async (what, body) => {
    setProblem("");
    try {
      await (what === "sit" ? sitFairly(table, body) : ask(what, body));
    } catch (error) {
      setProblem(error.message);
    }
  };
  /**
   * @param {number} seat
   * @param {string} to
   */
  const give = (seat, to) => run(`seats/${seat}`, to === "open" ? { kind: "open" } : { kind: "bot", level: to });
  const listing = { listed: table.listed, fill };
  /** @param {{listed: boolean, fill: number | null}} wanted */
  const list = (wanted) => {
    setFill(wanted.fill);
    run("list", wanted);
  };
  /** @param {number | null} seat */
  const sit = (seat) => {
    if (!named.trim()) {
      setProblem(t("lobby-need-name"));
      document.getElementById("sit-name")?.focus();
      return;
    }
    run("sit", { seat, name: named.trim() });
  };

  return html`<${Frame} title=${t("lobby-title", { game: table.title })} narrow game=${table.game}>
    <div class="lobby">
      <img class="setup-box" src=${artOf(table.game, "box")} alt="" width="400" height="300" />
      <p class="lobby-state" role="status">${table.my_seat === null
        ? t(free ? "lobby-welcome" : fullWords(table), { n: free })
        : free ? t(table.host ? "lobby-waiting" : "lobby-waiting-guest", { n: free })
          : t(table.can.start ? "lobby-ready" : "lobby-host-starts")}</p>
      ${!SITE && free > 0 && table.my_seat !== null && html`<${Share} title=${table.title} about=${t(about)} />`}
      <div class="row">
        ${table.host && html`<button type="button" class="button main" disabled=${!table.can.start}
            onClick=${() => run("start", {})}>${t("lobby-start")}</button>`}
        ${table.my_seat !== null && !table.host && html`<button type="button" class="button"
            onClick=${() => run("stand", {})}>${t("lobby-stand")}</button>`}
      </div>
      ${table.listed && html`<p class="quiet">${t("listing-now")} ${table.fill_at && free > 0 ? t("listing-fills", {
        when: moment(table.fill_at, { timeStyle: "medium" }) }) : ""}</p>`}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <${Host} table=${table} take=${() => run("host")} class="notice row" />
      ${table.my_seat === null && free > 0 && html`<div class="panel field"><label for="sit-name">${t("lobby-name")}</label>
        <input id="sit-name" type="text" maxlength="40" autocomplete="nickname" value=${named}
            onInput=${(event) => setName(event.target.value)} />
        ${table.can.sit && html`<button type="button" class="button main" disabled=${unsure} onClick=${() => sit(null)}>
          ${t("lobby-sit-anywhere")}</button>`}
        ${watchable(table) && html`<p class="quiet">${t("lobby-watch")}</p>`}</div>`}
      <section class="panel stack" aria-labelledby="lobby-seats"><h2 id="lobby-seats">${t("lobby-seats")}</h2>
        <ol class="seat-list">${table.seats.map((seat) => html`<li key=${seat.seat}
            class=${seat.kind === "open" ? "free" : ""}>
          <span class="seat-number" aria-hidden="true">${seat.seat + 1}</span>
          <${Avatar} avatar=${seat.avatar} size=${34} /><span class="seat-who">${seat.kind === "open" ? html`<i>${t("lobby-free")}</i>` : html`<b>${seat.name}</b>`}
            ${seat.me && html` <span class="tag">${t("you")}</span>`}${seat.host && html` <span class="tag">
              ${t("host")}</span>`}
            ${seat.kind === "bot" && html` <span class="tag">${t("bot")}</span>`}
            ${seat.kind === "person" && !seat.connected && !seat.me && html` <span class="tag">${t("offline")}</span>`}
            ${sides < table.players && !table.draw_seats && html` <span class="quiet">${t("lobby-side", { n: (seat.seat % sides) + 1 })}
              </span>`}</span>
          ${seat.kind === "open" && table.can.sit && html`<button type="button" class="button small" disabled=${unsure}
              aria-label=${t("lobby-sit-spoken", { n: seat.seat + 1 })} onClick=${() => sit(seat.seat)}>
                ${t("lobby-sit")}</button>`}
          ${table.host && !seat.me && seat.kind === "person" && !seat.connected && html`<${Absent}
              seat=${seat} after=${table.away_after} free=${() => give(seat.seat, "open")} />`}
          ${!SITE && table.host && !seat.me && seat.kind !== "person" && html`<select
              aria-label=${t("setup-seat", { n: seat.seat + 1 })} value=${seat.kind === "bot" ? seat.level : "open"}
              onChange=${(event) => give(seat.seat, event.target.value)}>
            <option value="open">${t("setup-friend")}</option>
            ${bots.map((bot) => html`<option key=${bot.level} value=${bot.level}>${t("setup-bot", { level: levelName(bot) })}
              </option>`)}</select>`}
        </li>`)}</ol>
        ${table.draw_seats && html`<p class="quiet">${t("seats-drawn-lobby")}</p>`}
        ${unusual.length > 0 && html`<p class="quiet">${unusual.join(" · ")}</p>`}
        <p class="quiet">${[...clockWords(table), houseWords(table.house), ...watchWords(table)].join(" · ")}</p>
      </section>
      ${canTalk(table) && html`<${JustSaid} talk=${talk} table=${table} /><section class="panel stack" aria-labelledby="talk-title">
        <h2 id="talk-title">${t("talk-title")}</h2><${Talk} table=${table} talk=${talk} ask=${ask} /></section>`}
      ${table.host && free > 0 && html`<section class="panel stack" aria-labelledby="listing-title">
        <h2 id="listing-title">${t("listing-title")}</h2><${ListingChoice} value=${listing} onChange=${list} /></section>`}
      ${!SITE && (free ? table.my_seat === null : watchable(table)) && html`<${Share} title=${table.title} about=${t(about)} />`}
      <section class="panel stack" aria-labelledby="shares-title"><h2 id="shares-title">${t("shares-title")}</h2>
        <${Shares} table=${table} /></section>
    </div>
  </${Frame}>`;
}

/**
 * Somebody sat down and is gone for as long as the table waits: the host may free the seat.
 * @param {{seat: SeatInfo, after: number, free: () => void}} props
 */
function Absent({ seat, after, free }) {
  return useLapse(after * 1000) && html`<button type="button" class="button small"
      aria-label=${t("lobby-free-seat-spoken", { n: seat.seat + 1, name: seat.name })} onClick=${free}>
        ${t("lobby-free-seat")}</button>`;
}

/**
 * The table's link: copy it, or share it where the device can.
 * @param {{title: string, path?: string, about?: string}} props
 */
export function Share({ title, path = here(), about = t("share-about") }) {
  const [copied, setCopied] = useState(false);
  const link = new URL(outside(path), location.href).href;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link);
    } catch {
      const field = /** @type {HTMLInputElement} */ (document.getElementById("share-link"));
      field.select();
      document.execCommand("copy");
    }
    setCopied(true);
    setTimeout(() => setCopied(false), 2500);
  };
  return html`<section class="panel stack share" aria-labelledby="share-title"><h2 id="share-title">${t("share-title")}
    </h2>
    <p class="quiet">${about}</p>
    <div class="row share-row"><input id="share-link" type="text" readonly value=${link} aria-label=${t("share-link")}
        onFocus=${(event) => event.target.select()} />
      <button type="button" class="button" onClick=${copy}><${Icon} name="copy" />
        ${copied ? t("share-copied") : t("share-copy")}</button>
      ${navigator.share && html`<button type="button" class="button"
          onClick=${() => navigator.share({ title, url: link }).catch(() => {})}><${Icon} name="share" />
            ${t("share-share")}</button>`}</div>
    <span class="spoken-only" role="status">${copied ? t("share-copied") : ""}</span>
  </section>`;
}

// Where people say and show each other something: in the lobby, and in a dialog at the table.
import { Avatar } from "./avatar.js";
import { Dialog } from "./frame.js";
import { html, useEffect, useRef, useState } from "./html.js";
import { change, useSettings } from "./settings.js";
import { reactionArt } from "./talk.js";
import { classes, t } from "./words.js";
/** @import { SeatInfo, TableInfo } from "./protocol.js" */
/** @import { Ask, Chatter } from "./types.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

export const REACTIONS = [
  "hello", "luck", "bravo", "well-played", "wow", "laugh", "sigh", "oops", "moment", "thanks", "good-game", "tea",
];

/**
 * Reactions, what was said, a line to write, and what to do about somebody.
 * @param {{table: TableInfo, talk: Chatter, ask: Ask, close?: () => void, writes?: boolean}} props
 */
export function Talk({ table, talk, ask, close = () => {}, writes = false }) {
  const [text, setText] = useState("");
  const [told, setTold] = useState("");
  const list = useRef(/** @type {HTMLElement | null} */ (null));
  const field = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (writes && matchMedia("(hover: hover)").matches) field.current?.focus(); // elsewhere a keyboard would jump up
  }, []);
  useEffect(() => {
    talk.look();
    list.current?.scrollTo(0, list.current.scrollHeight);
  }, [talk.lines.length]);
  /** @param {() => Promise<unknown>} job */
  const attempt = async (job) => {
    setTold("");
    try {
      await job();
      return true;
    } catch (problem) {
      setTold(problem.message);
      return false;
    }
  };
  const write = async (/** @type {Happening} */ event) => {
    event.preventDefault();
    if (text.trim() && (await attempt(() => ask("talk", { text })))) setText("");
  };
  const react = async (/** @type {string} */ reaction) => {
    if (await attempt(() => ask("talk", { reaction }))) close();
  };
  return html`<div class="talk">
    ${table.can.react && html`<ul class="reactions" aria-label=${t("talk-reactions")}>${REACTIONS.map((name) => html`<li key=${name}>
      <button type="button" onClick=${() => react(name)}><img src=${reactionArt(name)} alt="" width="52" height="52" />
        <span>${t(`reaction-${name}`)}</span></button></li>`)}</ul>`}
    ${!table.can.chat && html`<p class="quiet">${t(table.can.react ? "talk-chat-off" : "talk-off")}</p>`}
    ${(talk.lines.length > 0 || table.can.chat) && html`<ol class="talk-lines" ref=${list} tabIndex=${0} aria-label=${t("talk-lines")}>
      ${!talk.lines.length && html`<li class="quiet">${t("talk-none")}</li>`}
      ${talk.lines.map((line) => html`<li key=${line.number} class=${classes(line.mine && "mine")}>
        <${Avatar} avatar=${table.seats[line.seat]?.avatar} size=${30} />
        <span><b><bdi>${line.mine ? t("you-plate") : line.name}</bdi></b>
        ${line.reaction ? html`<img src=${reactionArt(line.reaction)} alt=${t(`reaction-${line.reaction}`)} width="30" height="30" />`
          : html`<bdi class="said-text">${line.text}</bdi>`}</span></li>`)}</ol>`}
    ${table.can.chat && html`<form class="talk-form" onSubmit=${write}>
      <input ref=${field} type="text" aria-label=${t("talk-write")} placeholder=${t("talk-write")} maxlength="200" autocomplete="off" value=${text}
          onInput=${(event) => setText(event.target.value)} />
      <button class="button main">${t("talk-send")}</button></form>`}
    ${told && html`<p class="notice" role="alert">${told}</p>`}
    <${Manners} table=${table} talk=${talk} ask=${ask} attempt=${attempt} tell=${setTold} />
    <p class="quiet talk-kept">${t("talk-kept")}</p>
  </div>`;
}

/**
 * Not to hear somebody, or anything; a word to the host, who may silence.
 * @param {{table: TableInfo, talk: Chatter, ask: Ask, attempt: (job: () => Promise<unknown>) => Promise<boolean>,
 *   tell: (words: string) => void}} props
 */
function Manners({ table, talk, ask, attempt, tell }) {
  const now = useSettings();
  const others = table.seats.filter((seat) => seat.kind === "person" && !seat.me);
  const done = async (/** @type {Promise<boolean>} */ job, /** @type {string} */ words) => (await job) && tell(words);
  /** @param {SeatInfo} seat */
  const report = (seat) => done(attempt(() => ask("report", { seat: seat.seat })), t("talk-reported"));
  /** @param {SeatInfo} seat */
  const block = async (seat) => {
    if (!(await attempt(() => ask("block", { seat: seat.seat })))) return;
    talk.forget(seat.seat);
    tell(t("talk-blocked", { name: seat.name }));
  };
  /** @param {SeatInfo} seat */
  const silence = (seat) => attempt(() => ask("talk/rules", { seat: seat.seat, silent: !seat.silenced }));
  /** @param {"chat" | "reactions"} what */
  const rule = (what) => attempt(() => ask("talk/rules", { [what]: !table.talk[what] }));
  return html`<details class="manners" open=${talk.reported.length > 0}><summary>${t("talk-manners")}</summary>
    <div class="stack">
      <div class="choices">${/** @type {const} */ (["chat", "reactions"]).map((what) => html`<label key=${what} class="choice">
        <input type="checkbox" checked=${now[what]} onChange=${(event) => change({ [what]: event.target.checked })} />
          ${t(`talk-show-${what}`)}</label>`)}</div>
      ${table.host && html`<div class="choices">${/** @type {const} */ (["chat", "reactions"]).map((what) => html`<label key=${what}
          class="choice"><input type="checkbox" checked=${table.talk[what]} onChange=${() => rule(what)} />
            ${t(`talk-allow-${what}`)}</label>`)}</div>`}
      <ul class="manners-people">${others.map((seat) => html`<li key=${seat.seat}>
        <${Avatar} avatar=${seat.avatar} size=${34} /><b><bdi>${seat.name}</bdi></b>
        ${talk.reported.includes(seat.seat) && html`<p class="notice">${t("talk-report-about", { name: seat.name })}</p>`}
        <span class="row">
          <button type="button" class="button small" aria-pressed=${String(talk.isMuted(seat.name))}
              onClick=${() => talk.mute(seat.name, !talk.isMuted(seat.name))}>${t(talk.isMuted(seat.name) ? "talk-unmute" : "talk-mute")}
            <span class="spoken-only">${seat.name}</span></button>
          ${table.host ? html`<button type="button" class="button small" aria-pressed=${String(seat.silenced)}
              onClick=${() => silence(seat)}>${t(seat.silenced ? "talk-unsilence" : "talk-silence")}
              <span class="spoken-only">${seat.name}</span></button>`
            : !seat.host && html`<button type="button" class="button small" onClick=${() => report(seat)}>${t("talk-report")}
              <span class="spoken-only">${seat.name}</span></button>`}
          <button type="button" class="button small danger" onClick=${() => block(seat)}>${t("talk-block")}
            <span class="spoken-only">${seat.name}</span></button>
        </span></li>`)}</ul>
      <p class="quiet">${t("talk-block-about")}</p>
    </div></details>`;
}

/** @param {{table: TableInfo, talk: Chatter, ask: Ask, onClose: () => void}} props */
export function TalkDialog({ table, talk, ask, onClose }) {
  return html`<${Dialog} title=${t("talk-title")} onClose=${onClose} class="talk-dialog" game=${table.game}>
    <${Talk} table=${table} talk=${talk} ask=${ask} close=${onClose} writes /></${Dialog}>`;
}

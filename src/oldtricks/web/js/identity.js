// Being somebody without an account: name and picture, other devices, a recovery code, one's data.
import { SITE } from "./address.js";
import { forget, get, getOnce, me as whoami, post, put, remove } from "./api.js";
import { Avatar } from "./avatar.js";
import { Dialog, Frame, Icon, useAnswer, useAttempt } from "./frame.js";
import { html, useEffect, useState } from "./html.js";
import { go } from "./route.js";
import { cardTitle, has, kebab, moment, suitTitle, t } from "./words.js";
/** @import { Blocked, Device, Link, Me } from "./protocol.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

/**
 * What a picture shows: a card, or the mark of a suit.
 * @param {string} game
 * @param {string} name
 */
const avatarWords = (game, name) => (has(`${kebab(game)}-suit-${kebab(name)}`) ? suitTitle(game, name) : cardTitle(game, name));

/** Name and picture. */
export function MyFace() {
  const { answer: me } = useAnswer(whoami);
  const [changed, setChanged] = useState(/** @type {Partial<Me>} */ ({}));
  const { name, avatar } = { name: "", avatar: "", ...me, ...changed };
  const [choosing, setChoosing] = useState(false);
  const [told, setTold] = useState("");
  const [problem, setProblem] = useState("");
  /** @param {{name?: string, avatar?: string}} changes */
  const save = async (changes) => {
    setProblem("");
    setTold("");
    try {
      const now = await put("/me", changes);
      forget("/me");
      setChanged(now);
      setTold(t("me-saved"));
    } catch (error) {
      setProblem(error.message);
    }
  };
  const submit = (/** @type {Happening} */ event) => {
    event.preventDefault();
    save({ name });
  };
  return html`<section class="panel stack" aria-labelledby="me-title"><h2 id="me-title">${t("me-title")}</h2>
    <form class="me-face" onSubmit=${submit}>
      <button type="button" class="me-avatar" aria-haspopup="dialog" onClick=${() => setChoosing(true)}>
        <${Avatar} avatar=${avatar} size=${88} /><span>${t("me-picture")}</span></button>
      <div class="field"><label for="me-name">${t("me-name")}</label>
        <div class="row me-name"><input id="me-name" type="text" maxlength="40" autocomplete="nickname" value=${name}
            onInput=${(event) => setChanged({ ...changed, name: event.target.value })} />
          <button class="button">${t("me-save")}</button></div>
        <p class="quiet">${t(SITE ? "site-me-about" : "me-about")}</p></div>
    </form>
    <p role="status" class=${told ? "" : "spoken-only"}>${told}</p>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    ${choosing && html`<${Avatars} chosen=${avatar} onClose=${() => setChoosing(false)} choose=${(/** @type {string} */ wanted) => {
      setChoosing(false);
      save({ avatar: wanted });
    }} />`}
  </section>`;
}

/** @param {{chosen: string, onClose: () => void, choose: (avatar: string) => void}} props */
function Avatars({ chosen, choose, onClose }) {
  const { answer } = useAnswer(() => Promise.all([getOnce("/avatars"), getOnce("/games")]));
  const title = (/** @type {string} */ game) => answer?.[1].games.find((/** @type {{name: string}} */ each) => each.name === game)?.title;
  return html`<${Dialog} title=${t("me-picture")} onClose=${onClose} class="avatars-dialog">
    ${Object.entries(answer?.[0].avatars ?? {}).map(([game, names]) => html`<section key=${game} class="stack"
        aria-labelledby=${`avatars-${game}`}><h3 id=${`avatars-${game}`}>${title(game)}</h3>
      <ul class="avatars">${names.map((/** @type {string} */ name) => html`<li key=${name}><button type="button"
          class="avatar-choice" aria-pressed=${String(chosen === `${game}/${name}`)} aria-label=${avatarWords(game, name)}
          onClick=${() => choose(`${game}/${name}`)}><${Avatar} avatar=${`${game}/${name}`} size=${72} /></button></li>`)}
      </ul></section>`)}
  </${Dialog}>`;
}

export function MyDevices() {
  const [devices, setDevices] = useState(/** @type {Device[] | null} */ (null));
  const [link, setLink] = useState(/** @type {Link | null} */ (null));
  const [code, setCode] = useState("");
  const [problem, attempt] = useAttempt();
  const look = () => attempt(async () => setDevices((await get("/me/devices")).devices));
  useEffect(() => void look(), []);
  /** @param {Device} device */
  const signOut = (device) => attempt(async () => setDevices((await remove(`/me/devices/${device.id}`)).devices));
  const named = (/** @type {Device} */ device) => device.device || t(device.kind === "token" ? "devices-program" : "devices-unknown");
  return html`<section class="panel stack" aria-labelledby="devices-title"><h2 id="devices-title">${t("devices-title")}</h2>
    <p>${t("devices-about")}</p>
    <ul class="devices">${(devices ?? []).map((device) => html`<li key=${device.id}>
      <span class="device-words"><b>${named(device)}</b>
        ${device.this && html` <span class="tag">${t("devices-this")}</span>`}
        <span class="quiet">${t("devices-seen", { when: moment(device.seen ?? device.created) })}</span></span>
      ${!device.this && html`<button type="button" class="button small" onClick=${() => signOut(device)}
          aria-label=${t("devices-out-spoken", { device: named(device) })}>${t("devices-out")}</button>`}</li>`)}</ul>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <div class="row">
      <button type="button" class="button main" aria-haspopup="dialog"
          onClick=${() => attempt(async () => setLink(await post("/me/link")))}>${t("devices-link")}</button>
      <button type="button" class="button" aria-haspopup="dialog"
          onClick=${() => attempt(async () => setCode((await post("/me/recovery")).code))}>${t("devices-recovery")}</button>
      <a class="button plain" href="/continue">${t("devices-have-code")}</a>
    </div>
    ${link && html`<${LinkDialog} link=${link} onClose=${() => {
      setLink(null);
      look();
    }} />`}
    ${code && html`<${Dialog} title=${t("devices-recovery")} onClose=${() => setCode("")}
        foot=${html`<button type="button" class="button main" onClick=${() => setCode("")}>${t("recovery-kept")}</button>`}>
      <p>${t("recovery-about")}</p>
      <p class="recovery-code"><code>${code}</code></p>
      <${Copy} text=${code} /></${Dialog}>`}
  </section>`;
}

/** @param {{link: Link, onClose: () => void}} props */
function LinkDialog({ link, onClose }) {
  const picture = `data:image/svg+xml,${encodeURIComponent(link.qr)}`;
  return html`<${Dialog} title=${t("devices-link")} onClose=${onClose}>
    <p>${t("link-about", { until: moment(link.until, { timeStyle: "short" }) })}</p>
    <img class="qr" src=${picture} alt=${t("link-qr")} width="264" height="264" />
    <p class="link-text"><input type="text" readonly value=${link.link} aria-label=${t("link-link")}
        onFocus=${(event) => event.target.select()} /></p>
    <${Copy} text=${link.link} />
    <p class="quiet">${t("link-careful")}</p>
  </${Dialog}>`;
}

/** @param {{text: string}} props */
function Copy({ text }) {
  const [copied, setCopied] = useState(false);
  const copy = () => navigator.clipboard?.writeText(text).then(() => setCopied(true), () => {});
  return html`<p class="row"><button type="button" class="button" onClick=${copy}><${Icon} name="copy" />
    ${t(copied ? "share-copied" : "copy")}</button></p>`;
}

/** Whom one has blocked; nothing, as long as that is nobody. */
export function MyBlocks() {
  const [blocked, setBlocked] = useState(/** @type {Blocked[]} */ ([]));
  useEffect(() => void get("/me/blocks").then((found) => setBlocked(found.blocked), () => {}), []);
  const free = (/** @type {Blocked} */ { id }) => remove(`/me/blocks/${id}`).then((found) => setBlocked(found.blocked), () => {});
  return blocked.length > 0 && html`<section class="panel stack" aria-labelledby="blocks-title">
    <h2 id="blocks-title">${t("blocks-title")}</h2><p>${t("blocks-about")}</p>
    <ul class="devices">${blocked.map((each) => html`<li key=${each.id}>
      <span class="device-words"><b><bdi>${each.name}</bdi></b> <span class="quiet">${moment(each.created)}</span></span>
      <button type="button" class="button small" onClick=${() => free(each)}
          aria-label=${t("blocks-free-spoken", { name: each.name })}>${t("blocks-free")}</button></li>`)}</ul></section>`;
}

export function MyData() {
  const { answer: me } = useAnswer(whoami);
  const [leaving, setLeaving] = useState(false);
  return html`<section class="panel stack" aria-labelledby="data-title"><h2 id="data-title">${t("data-title")}</h2>
    <p>${t("data-about")}</p>
    <div class="row"><a class="button" href="/api/me/data" download="oldtricks.json">${t("data-take")}</a>
      <button type="button" class="button plain danger" aria-haspopup="dialog" onClick=${() => setLeaving(true)}>
        ${t("data-leave")}</button></div>
    ${leaving && me && html`<${Leave} me=${me} onClose=${() => setLeaving(false)} />`}
  </section>`;
}

/** @param {{me: Me, onClose: () => void}} props */
function Leave({ me, onClose }) {
  const [name, setName] = useState("");
  const [problem, setProblem] = useState("");
  const leave = async (/** @type {Happening} */ event) => {
    event.preventDefault();
    try {
      await post("/me/leave", { name });
      try {
        localStorage.clear();
      } catch {
        // nothing is kept here
      }
      location.assign("/");
    } catch (error) {
      setProblem(error.message);
    }
  };
  return html`<${Dialog} title=${t("leave-title")} onClose=${onClose}><form class="stack" onSubmit=${leave}>
    <p>${t("leave-goes")}</p><p>${t("leave-stays")}</p><p><b>${t("leave-no-way-back")}</b></p>
    <div class="field"><label for="leave-name">${t("leave-name", { name: me.name })}</label>
      <input id="leave-name" type="text" autocomplete="off" maxlength="40" value=${name}
          onInput=${(event) => setName(event.target.value)} /></div>
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <p class="row"><button class="button danger" disabled=${name.trim() !== me.name}>${t("data-leave")}</button>
      <button type="button" class="button" onClick=${onClose}>${t("leave-stay")}</button></p>
  </form></${Dialog}>`;
}

/** Where a link or a code makes this device somebody's. The code is behind the #, which no server is sent. */
export function ContinuePage() {
  const linked = decodeURIComponent(location.hash.slice(1));
  const [code, setCode] = useState(linked);
  const [problem, setProblem] = useState("");
  const [done, setDone] = useState(/** @type {Me | null} */ (null));
  const { answer: me } = useAnswer(whoami);
  const enter = async (/** @type {Happening} */ event) => {
    event.preventDefault();
    setProblem("");
    try {
      const found = await post("/continue", { code });
      forget("/me");
      history.replaceState(null, "", "/continue");
      setDone(found);
    } catch (error) {
      setProblem(error.message);
    }
  };
  if (done) {
    return html`<${Frame} title=${t("continue-done", { name: done.name })} narrow><section class="panel continue-done">
      <${Avatar} avatar=${done.avatar} size=${112} />
      <p role="status">${t("continue-done-about")}</p>
      <p class="row"><button type="button" class="button main" onClick=${() => go("/me")}>${t("nav-me")}</button>
        <a class="button" href="/">${t("nav-home")}</a></p></section></${Frame}>`;
  }
  return html`<${Frame} title=${t("continue-title")} lead=${t(linked ? "continue-lead" : "continue-lead-code")} narrow>
    <form class="panel stack" onSubmit=${enter}>
      ${!linked && html`<div class="field"><label for="continue-code">${t("continue-code")}</label>
        <input id="continue-code" class="code-field" type="text" autocomplete="off" autocapitalize="characters" spellcheck=${false}
            maxlength="60" value=${code} onInput=${(event) => setCode(event.target.value)} /></div>`}
      ${me && !me.new && html`<p class="quiet">${t("continue-leaves", { name: me.name })}</p>`}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <p><button class="button main" disabled=${!code.trim()}>${t("continue-go")}</button></p>
    </form></${Frame}>`;
}

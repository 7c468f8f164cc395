// Settings: speed, motion, sound, colours.
import { SITE } from "./address.js";
import { Frame } from "./frame.js";
import { NeedsServer } from "./friends.js";
import { html, useState } from "./html.js";
import { MyBlocks, MyData, MyDevices, MyFace } from "./identity.js";
import { change, useSettings } from "./settings.js";
import { mayNotify } from "./turns.js";
import { capital, LANGUAGES, t } from "./words.js";

/** @type {["speed" | "motion" | "theme" | "coach", string[]][]} */
const ALL_CHOICES = [
  ["speed", ["slow", "normal", "fast", "instant"]], ["motion", ["auto", "on", "off"]], ["theme", ["auto", "light", "dark"]],
  ["coach", ["auto", "on", "off"]],
];
const CHOICES = ALL_CHOICES.filter(([name]) => !SITE || name !== "coach");

/** @type {("sound" | "sheet" | "forced" | "chat" | "reactions")[]} */
const SWITCHES = SITE ? ["sound", "sheet", "forced"] : ["sound", "sheet", "forced", "chat", "reactions"];

/**
 * A language by its own name: "Deutsch"
 * @param {string} tag
 */
const nameOf = (tag) => capital(new Intl.DisplayNames([tag], { type: "language" }).of(tag));

export function SettingsForm() {
  const now = useSettings();
  return html`<div class="settings">
    ${LANGUAGES.length > 1 && html`<label class="field">${t("settings-language")}
      <select value=${now.language} onChange=${(event) => change({ language: event.target.value })}>
        <option value="">${t("settings-language-auto")}</option>
        ${LANGUAGES.map((tag) => html`<option key=${tag} value=${tag} lang=${tag}>${nameOf(tag)}</option>`)}
      </select></label>`}
    ${CHOICES.map(([name, values]) => html`<fieldset key=${name} class="field"><legend>
      ${t(`settings-${name}`)}</legend>
      <div class="segments">${values.map((value) => html`<label key=${value}><input type="radio" name=${name}
          checked=${now[name] === value} onChange=${() => change({ [name]: value })} />
        <span>${t(`settings-${name}-${value}`)}</span></label>`)}</div></fieldset>`)}
    ${SITE ? html`<${NeedsServer} what="coach" />` : html`<${Notify} on=${now.notify} />`}
    ${SWITCHES.map((name) => html`<label key=${name} class="choice"><input type="checkbox"
        checked=${now[name]} onChange=${(event) => change({ [name]: event.target.checked })} />
      ${t(`settings-${name}`)}</label>`)}
  </div>`;
}

/**
 * Whether to be notified: only here the browser is asked whether it lets us.
 * @param {{on: boolean}} props
 */
function Notify({ on }) {
  const [denied, setDenied] = useState(false);
  const wish = async (/** @type {boolean} */ wanted) => {
    const may = wanted && (await mayNotify());
    setDenied(wanted && !may);
    change({ notify: may });
  };
  return html`<label class="choice"><input type="checkbox" checked=${on} onChange=${(event) => wish(event.target.checked)} />
      ${t("settings-notify")}</label>
    ${denied && html`<p class="notice" role="alert">${t("settings-notify-denied")}</p>`}`;
}

/** Where a site without a server keeps what is one's own. */
const KeptHere = () => html`<section class="panel stack" aria-labelledby="data-title"><h2 id="data-title">${t("data-title")}</h2>
  <p>${t("site-kept")}</p><p class="row"><a class="button" href="/me">${t("kept-title")}</a></p>
  <${NeedsServer} what="devices" /></section>`;

export function SettingsPage() {
  return html`<${Frame} title=${t("settings-title")} narrow>
    <${MyFace} />
    <section class="panel stack" aria-labelledby="table-settings"><h2 id="table-settings">${t("settings-table")}</h2>
      <p class="quiet">${t("settings-lead")}</p><${SettingsForm} /></section>
    ${SITE ? html`<${KeptHere} />` : html`<${MyDevices} /><${MyBlocks} /><${MyData} />`}</${Frame}>`;
}

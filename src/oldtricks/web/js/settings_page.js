// Settings: speed, motion, sound, colours.
import { Frame } from "./frame.js";
import { html } from "./html.js";
import { MyBlocks, MyData, MyDevices, MyFace } from "./identity.js";
import { change, useSettings } from "./settings.js";
import { capital, LANGUAGES, t } from "./words.js";

/** @type {["speed" | "motion" | "theme" | "coach", string[]][]} */
const CHOICES = [
  ["speed", ["slow", "normal", "fast", "instant"]], ["motion", ["auto", "on", "off"]], ["theme", ["auto", "light", "dark"]],
  ["coach", ["auto", "on", "off"]],
];

/** @type {("sound" | "sheet" | "forced" | "chat" | "reactions")[]} */
const SWITCHES = ["sound", "sheet", "forced", "chat", "reactions"];

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
    ${SWITCHES.map((name) => html`<label key=${name} class="choice"><input type="checkbox"
        checked=${now[name]} onChange=${(event) => change({ [name]: event.target.checked })} />
      ${t(`settings-${name}`)}</label>`)}
  </div>`;
}

export function SettingsPage() {
  return html`<${Frame} title=${t("settings-title")} narrow>
    <${MyFace} />
    <section class="panel stack" aria-labelledby="table-settings"><h2 id="table-settings">${t("settings-table")}</h2>
      <p class="quiet">${t("settings-lead")}</p><${SettingsForm} /></section>
    <${MyDevices} /><${MyBlocks} /><${MyData} /></${Frame}>`;
}

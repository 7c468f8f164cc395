// Settings: speed, motion, sound, colours.
import { Frame } from "./frame.js";
import { html } from "./html.js";
import { change, useSettings } from "./settings.js";
import { t } from "./words.js";

const CHOICES = { speed: ["slow", "normal", "fast"], motion: ["auto", "on", "off"], theme: ["auto", "light", "dark"] };

export function SettingsForm() {
  const now = useSettings();
  return html`<div class="settings">
    ${Object.entries(CHOICES).map(([name, values]) => html`<fieldset key=${name} class="field"><legend>
      ${t(`settings.${name}`)}</legend>
      <div class="segments">${values.map((value) => html`<label key=${value}><input type="radio" name=${name}
          checked=${now[name] === value} onChange=${() => change({ [name]: value })} />
        <span>${t(`settings.${name}.${value}`)}</span></label>`)}</div></fieldset>`)}
    ${["sound", "sheet"].map((name) => html`<label key=${name} class="choice"><input type="checkbox"
        checked=${now[name]} onChange=${(event) => change({ [name]: event.target.checked })} />
      ${t(`settings.${name}`)}</label>`)}
  </div>`;
}

export function SettingsPage() {
  return html`<${Frame} title=${t("settings.title")} lead=${t("settings.lead")} narrow><div class="panel">
    <${SettingsForm} /></div></${Frame}>`;
}

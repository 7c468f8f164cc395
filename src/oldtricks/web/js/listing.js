// Who may come to a table: those who have the link, or everybody in the lobby; and when bots take what is free.
import { html } from "./html.js";
import { t } from "./words.js";

export const FILLS = [30, 60, 180, 600]; // seconds

/** @param {number} seconds */
export const waitWords = (seconds) =>
  (seconds < 60 ? t("setup-seconds", { n: seconds }) : t("setup-minutes", { n: seconds / 60 }));

/**
 * @typedef {{listed: boolean, fill: number | null}} Listing
 * @param {{value: Listing, onChange: (value: Listing) => void}} props
 */
export function ListingChoice({ value, onChange }) {
  return html`<div class="stack">
    <div class="choices">${[false, true].map((listed) => html`<label class="choice" key=${String(listed)}>
      <input type="radio" name="listed" checked=${value.listed === listed} onChange=${() => onChange({ ...value, listed })} />
        ${t(listed ? "listing-open" : "listing-private")}</label>`)}</div>
    ${value.listed && html`<div class="field"><label for="listing-fill">${t("listing-fill")}</label>
      <select id="listing-fill" value=${value.fill ?? ""}
          onChange=${(event) => onChange({ ...value, fill: Number(event.target.value) || null })}>
        <option value="">${t("listing-never")}</option>
        ${FILLS.map((s) => html`<option key=${s} value=${s}>${waitWords(s)}</option>`)}
      </select></div>
      <p class="quiet">${t("listing-about")}</p>`}
  </div>`;
}

// Games that are kept in this browser, as a file: to have them elsewhere, or to have them back.
import { get, post } from "./api.js";
import { html, useElement, useState } from "./html.js";
import { t } from "./words.js";
/** @import { Happening, Ref } from "../vendor/standalone.module.js" */

/**
 * Hand a file over.
 * @param {string} name
 * @param {object} data
 */
export function handOver(name, data) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(data)], { type: "application/json" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** @param {{onChange: () => void}} props */
export function Keeping({ onChange }) {
  const [said, setSaid] = useState("");
  /** @type {Ref<HTMLInputElement>} */
  const file = useElement();
  const save = async () => handOver("oldtricks-games.json", await get("/kept"));
  const load = async (/** @type {Happening} */ event) => {
    const [chosen] = event.target.files ?? [];
    if (!chosen) return;
    try {
      const { new: fresh, of } = await post("/kept", await chosen.text().then(JSON.parse));
      setSaid(t("kept-loaded", { n: fresh, of }));
      onChange();
    } catch (problem) {
      setSaid(problem instanceof SyntaxError ? t("kept-no-file") : problem.message);
    }
    file.current.value = "";
  };
  return html`<section class="panel stack keeping" aria-labelledby="kept-title">
    <h2 id="kept-title">${t("kept-title")}</h2>
    <p>${t("kept-about")}</p>
    <p class="row"><button type="button" class="button" onClick=${save}>${t("kept-save")}</button>
      <button type="button" class="button" onClick=${() => file.current.click()}>${t("kept-load")}</button>
      <input type="file" accept="application/json,.json" hidden ref=${file} onChange=${load} aria-label=${t("kept-load")} /></p>
    <p role="status">${said}</p>
  </section>`;
}

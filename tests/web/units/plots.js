// Plots: round numbers on their scales, and names that are not cut off.
import { html, render } from "/static/js/html.js";
import { Bars, ticks } from "/static/js/plots.js";
import { loadAll } from "/static/js/words.js";
import { same, so, test } from "./testing.js";

await loadAll("de");

test("a scale has round numbers around all values", () => {
  same(ticks(371, 1578), [0, 500, 1000, 1500, 2000]);
  same(ticks(940, 1060), [900, 950, 1000, 1050, 1100]);
  same(ticks(1000, 1000), [1000, 1010]);
});

test("a long name stands in full beside its bar", async () => {
  const root = document.body.appendChild(document.createElement("div"));
  root.style.cssText = "width: 300px; font: 14px serif;";
  render(html`<${Bars} label="x" bars=${[{ name: "nur Menschen", share: 0.2, note: "6 von 26" }]} />`, root);
  await new Promise((drawn) => setTimeout(drawn, 200));
  const [name, svg] = ["text.name", "svg"].map((each) => /** @type {Element} */ (root.querySelector(each)).getBoundingClientRect());
  so(name.left >= svg.left, `${name.left} is left of ${svg.left}`);
});

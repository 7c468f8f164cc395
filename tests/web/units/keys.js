// Keys that work anywhere, and settings that are kept.
import { html, render } from "/static/js/html.js";
import { useKeys } from "/static/js/keys.js";
import { change, onChange, paced, settings } from "/static/js/settings.js";
import { same, test } from "./testing.js";

/**
 * What the keys did that are pressed on an element of a page that listens for h and Enter.
 * @param {(press: (key: string, on?: string, more?: object) => void) => void} use
 */
function pressed(use) {
  const done = /** @type {string[]} */ ([]);
  const root = document.body.appendChild(document.createElement("div"));
  const Page = () => {
    useKeys({ h: () => done.push("h"), Enter: () => { done.push("Enter"); return false; } });
    return html`<input type="text" /><input type="checkbox" /><button>b</button>`;
  };
  render(html`<${Page} />`, root);
  use((key, on = "button", more = {}) => root.querySelector(on)?.dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }),
  ));
  render(null, root);
  root.remove();
  return done;
}

test("a key works anywhere but where somebody types, with a modifier, or in a dialog", () => {
  same(pressed((press) => press("h")), ["h"]);
  same(pressed((press) => press("H")), ["h"]);
  same(pressed((press) => press("Enter", "input[type=checkbox]")), ["Enter"]);
  same(pressed((press) => press("h", "input[type=text]")), []);
  same(pressed((press) => press("h", "button", { ctrlKey: true })), []);
  const dialog = document.body.appendChild(document.createElement("dialog"));
  dialog.showModal();
  same(pressed((press) => press("h")), []);
  dialog.remove();
});
test("nothing is listened to when the screen is gone", () => {
  const done = pressed(() => {});
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  same(done, []);
});
test("settings are kept, told of, and set the pace", () => {
  const told = /** @type {string[]} */ ([]);
  const stop = onChange((now) => told.push(now.speed));
  change({ speed: "fast" });
  same([settings().speed, paced(1000)], ["fast", 450]);
  same(JSON.parse(localStorage.getItem("oldtricks.settings") ?? "{}").speed, "fast");
  stop();
  change({ speed: "normal" });
  same([told, paced(1000)], [["fast"], 1000]);
});

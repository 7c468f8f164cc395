// What is played for and how far it is, the words of a game, and what a card does.
import { aboutCard } from "/static/js/asked.js";
import { aheadWords, Gauge, gaugeOf, isAhead, needWords, Target } from "/static/js/gauge.js";
import { parts, termsOf, Terms } from "/static/js/glossary.js";
import { html, render } from "/static/js/html.js";
import { Sheet } from "/static/js/sheet.js";
import { placeBy } from "/static/js/tip.js";
import { loadAll } from "/static/js/words.js";
import { DECK, LID, message, said, table, view } from "./samples.js";
import { same, so, test } from "./testing.js";
/** @import { Gauge as Measure } from "/static/js/protocol.js" */

/** @param {string} name @param {() => void} run */
const inWords = (name, run) => test(name, async () => {
  await loadAll("en");
  run();
});
/** @param {string} name @param {() => void} run */
const inGerman = (name, run) => test(name, async () => {
  await loadAll("de");
  run();
});

/** @param {import("/static/vendor/standalone.module.js").Shown} shown */
function rendered(shown) {
  const root = document.createElement("div");
  render(shown, root);
  return root;
}
/** @param {Element} root */
const textOf = (root) => root.textContent?.replace(/\s+/g, " ").trim();

const SIDE = { seats: [0, 2] };
/** @param {Partial<Measure>} [changes] @returns {Measure} */
const gauge = (changes = {}) => ({
  seats: [0, 2], made: 40, goal: 70, still: 60, standing: "open", short: said("gauge-points", { made: 40, goal: 70 }),
  said: said("gauge-open-points", { side: SIDE, more: 30, still: 60 }), ...changes,
});

inWords("a gauge says what is made and what is needed", () => {
  const shown = rendered(html`<${Gauge} message=${message(view({ gauges: [gauge()] }))} />`);
  same(textOf(shown), "40 of 70 points needs 30, at most 60 left");
  same(shown.querySelector("p")?.title, "You and Cleo need 30 more; at most 60 can still be made.");
  same(shown.querySelector("i")?.style.getPropertyValue("--made"), "57%");
  same(shown.querySelector("i")?.style.getPropertyValue("--still"), "100%");
});
inWords("a contract that is decided says so", () => {
  same(needWords(gauge({ standing: "safe", made: 75 }), view()), "can no longer fail");
  same(needWords(gauge({ standing: "lost" }), view()), "can no longer be made");
  same(needWords(gauge({ standing: "free", goal: 0 }), view()), "");
});
inWords("where nobody has a contract there is no gauge", () => {
  same(textOf(rendered(html`<${Gauge} message=${message(view())} />`)), "");
});
inWords("in a race the gauge is one's own, or the leader's", () => {
  const both = [gauge({ made: 0 }), gauge({ made: 500 })];
  const race = view({ gauges: both, ahead: [1], sides: [[0], [1]], table: /** @type {any} */ ({ ...table({}), piles: [] }) });
  same(gaugeOf(race)?.made, 0);
  same(gaugeOf({ ...race, seat: null })?.made, 500);
  same(needWords(gauge({ made: 500, goal: 3300, said: said("gauge-flight", {}) }), race), "2,800 to go");
});
inWords("the target in full and in short, and who is ahead", () => {
  const seen = view({ target: said("target-or-deals", { target: said("target-fewer", { target: 0 }), deals: 6 }), ahead: [0] });
  const shown = rendered(html`<${Target} message=${message(seen)} />`);
  same(textOf(/** @type {Element} */ (shown.querySelector(".target-short"))), "0 wins, fewer is better");
  same(textOf(/** @type {Element} */ (shown.querySelector(".target-full"))), "0 wins: the lower score is ahead; after 6 deals whoever is ahead wins");
  same(aheadWords(seen), "You and Cleo are ahead.");
  same(aheadWords(view({ ahead: [0, 1] })), "All are level.");
  same([isAhead(seen, 0), isAhead(seen, 1), isAhead(view({ ahead: [0, 1] }), 0)], [true, false, false]);
});
inWords("the first place of every term is marked, the longest first, and no part of another word", () => {
  const terms = termsOf("tactics", ["key", "wagon-train"]);
  const found = parts("Keys: the wagon train is a Key. Turnkey.", terms).map((part) => (typeof part === "string" ? part : [part.words]));
  same(found, [["Keys"], ": the ", ["wagon train"], " is a Key. Turnkey."]);
  same(parts("No word of ours", terms), ["No word of ours"]);
  same(parts("Keys", [], new Set()), ["Keys"]);
  same(parts("a Key", terms, new Set(["key"])), ["a Key"]);
});
inGerman("German terms are found as they are declined", () => {
  const terms = termsOf("tactics", ["engagement", "campaign"]);
  const found = parts("Zwei von drei Gefechten gewinnen den Feldzug.", terms).filter((part) => typeof part !== "string");
  same(found.map((part) => (typeof part === "string" ? "" : part.term.name)), ["engagement", "campaign"]);
});
inWords("a hyphen in a term is no trouble", () => {
  const terms = termsOf("new_york_to_paris", ["take-off"]);
  same(parts("then a Take-Off.", terms).length, 3);
});
inWords("a term is a button with what it means behind it, a rule opens its words", () => {
  const shown = rendered(html`<p><${Terms} game="tactics" deck=${DECK} text="A Key may never be laid away (TA7)." /></p>`);
  const button = /** @type {HTMLButtonElement} */ (shown.querySelector("button.term"));
  same(button.textContent, "Key");
  so(Boolean(button.getAttribute("popovertarget")), "found");
  same(shown.querySelector(".tip")?.getAttribute("popover"), "auto");
  same(shown.querySelector(".rule-link")?.textContent, "TA7");
});
inWords("what a card does, and who is on it", () => {
  const deck = { ...DECK, cards: { ...DECK.cards, "key-20": {
    ...DECK.cards["key-20"], does: said("tactics-does-wagon-train", { points: 20 }), rule: "TA10" } } };
  const about = aboutCard("tactics", "key-20", deck);
  same([about.title, about.rule], ["Key 20, the wagon train", "TA10"]);
  so(Boolean(about.does.startsWith("The wagon train: 20 points")), "found");
  same(aboutCard("tactics", "cavalry-5", DECK).does, "");
});
inWords("the sheet tells how the contract came out, and what was not scored", () => {
  const seen = view({
    sheet: [{ deal: 1, side: 0, who: "", what: "", said: said("tactics-score-lost", { points: 40 }), points: -70, rule: "TA-Q5", total: -70 }],
    results: [{
      deal: 1, made: false, rule: "TA-Q5", notes: [{ side: 0, said: said("tactics-note-lost", { points: 40 }), rule: "TA-Q5" }],
      said: said("tactics-result-points", { maker: { seat: 2 }, side: SIDE, goal: 70, made: 40, by: said("result-failed", { by: 30 }) }),
    }],
  });
  const deck = { ...DECK, lid: LID, facts: LID.facts, rules: { "TA-Q5": "Bidders who make" } };
  const shown = rendered(html`<${Sheet} message=${message(seen)} facts=${LID.facts} deck=${deck} />`);
  so(Boolean(textOf(/** @type {Element} */ (shown.querySelector(".sheet-result")))?.startsWith("Cleo bid 70 and that side captured 40: failed by 30.")), "found");
  same(shown.querySelectorAll(".sheet-note").length, 1);
  so(Boolean(textOf(/** @type {Element} */ (shown.querySelector(".sheet-rules")))?.includes("Bidders who make")), "found");
});
test("a note keeps to the window, below what it is about or above it", () => {
  const at = (/** @type {number} */ left, /** @type {number} */ top) => /** @type {Element} */ (/** @type {unknown} */ (
    { getBoundingClientRect: () => ({ left, top, width: 10, height: 10, bottom: top + 10, right: left + 10 }) }));
  const near = placeBy(at(0, 0));
  same([near.left, near.top, near.bottom], ["8px", "16px", "auto"]);
  const far = placeBy(at(innerWidth - 10, innerHeight - 20));
  same([far.top, far.bottom], ["auto", "26px"]);
  so(Boolean(parseFloat(far.left) + parseFloat(far.width) <= innerWidth - 8), "found");
});

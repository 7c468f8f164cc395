// What is shown between two messages.
import { hastened, steps } from "/static/js/frames.js";
import { event, message, PILES, said, table, view } from "./samples.js";
import { same, so, test } from "./testing.js";

const BEFORE = message(view());
/** @param {import("/static/js/types.js").Step[]} found */
const kinds = (found) => found.map((step) => step.event?.kind ?? null);

test("the first message is shown as it is", () => {
  const now = message(view(), [event("play", 1, { card: "cavalry-6" })]);
  same(steps(null, now).map((step) => step.stay), [0]);
});

test("a card lies on the trick before the next one", () => {
  const news = [event("play", 0, { card: "cavalry-5" }), event("play", 1, { card: "cavalry-6" })];
  const after = view({ ply: 12, turn: 2, hand: ["infantry-2"], table: table({ trick: [[0, "cavalry-5"], [1, "cavalry-6"]] }) });
  const found = steps(BEFORE, message(after, news));
  same(kinds(found), ["play", "play"]);
  same(found[0].message.view?.table.trick, [[0, "cavalry-5"]]);
  same(found[0].message.view?.hand, ["infantry-2"]);
  same(found[0].message.view?.hand_sizes, [1, 2, 2, 2]);
  same(found[0].message.view?.legal, []);
  so(found[1].message.view === after, "the last step shows the server's own view");
});

test("a whole trick is dwelt on, its winner marked, then goes", () => {
  const trick = /** @type {[number, string][]} */ ([[0, "cavalry-5"], [1, "cavalry-6"]]);
  const news = [event("play", 1, { card: "cavalry-6" }), event("trick", 1, { trick })];
  const before = message(view({ table: table({ trick: [[0, "cavalry-5"]] }) }));
  const found = steps(before, message(view({ ply: 11, turn: 1 }), news));
  same(kinds(found), ["play", "trick-won", "trick"]);
  same(found[1].message.view?.table.won, 1);
  same(found[1].message.view?.table.trick, trick);
  so(found[1].stay > found[2].stay, "it stays longer than it takes to go");
});

test("a hand that is scored waits with its sheet before the next deal", () => {
  const news = [event("score", null, { side: 0 }), event("deal", 0, { deal: 2 })];
  const found = steps(BEFORE, message(view({ ply: 12, deal: 2, scores: [50, 60] }), news));
  const sheet = found.find((step) => step.sheet !== undefined);
  same(sheet?.sheet, 1);
  same(sheet?.message.view?.scores, [50, 60]);
  so(found.indexOf(/** @type {any} */ (sheet)) < kinds(found).lastIndexOf("deal"), "the sheet comes first");
});

test("a hand's last trick waits until it is looked at, and counts and log include it", () => {
  const trick = /** @type {[number, string][]} */ ([[0, "cavalry-5"], [1, "cavalry-6"]]);
  const standing = { in_hand: [[], [said("in-hand-tricks", { tricks: 12 })]], gauges: [], tricks: [0, 12] };
  const [play, won, score, deal] = [
    event("play", 1, { card: "cavalry-6" }), event("trick", 1, { trick, standing }), event("score", null, { side: 0 }),
    event("deal", 0, { deal: 2 }),
  ];
  const before = message(view({ events: [event("play", 0)], table: table({ trick: [[0, "cavalry-5"]], tricks: [0, 11] }) }));
  const next = view({ ply: 11, deal: 2, events: [deal] });
  const found = steps(before, message(next, [play, won, score, deal]));
  same(kinds(found), ["play", "trick-won", "trick", null, "deal"]);
  same(found.map((step) => Boolean(step.wait)), [false, true, false, false, false]);
  const lies = found[1].message.view;
  same([lies?.table.tricks, lies?.in_hand, lies?.table.trick], [[0, 12], standing.in_hand, trick]);
  same(lies?.events?.map((each) => each.kind), ["play", "play", "trick"]);
  const sheet = found[3].message.view;
  same([sheet?.table.tricks, sheet?.events?.map((each) => each.kind)], [[0, 12], ["play", "play", "trick", "score"]]);
  same(found[4].message.view?.events, [deal]);
});

test("who jumps to his turn skips what is shown, but not a last trick or the sheet", () => {
  const trick = /** @type {[number, string][]} */ ([[0, "cavalry-5"], [1, "cavalry-6"]]);
  const standing = { in_hand: [[], []], gauges: [], tricks: [0, 12] };
  const [play, won, deal] = [event("play", 1), event("trick", 1, { trick, standing }), event("deal", 0, { deal: 2 })];
  const end = steps(BEFORE, message(view({ ply: 12, turn: 2, deal: 2 }), [play, won, event("score", null), deal]));
  same(kinds(hastened(end)), ["trick-won", "trick", null, "deal"]);
  const middle = steps(BEFORE, message(view({ ply: 12, turn: 2 }), [play, event("play", 1)]));
  same(hastened(middle).map((step) => step.stay), [0]);
  const mine = steps(BEFORE, message(view({ ply: 12 }), [play, event("play", 1)]));
  same(hastened(mine).map((step) => step.message.view?.turn), [0]);
});

test("after a long absence, and after a move taken back, things are shown where they stand", () => {
  const many = Array.from({ length: 71 }, () => event("call", 1, { call: "pass" }));
  same(steps(BEFORE, message(view({ ply: 90 }), many)).length, 1);
  same(steps(BEFORE, message(view({ ply: 9 }), [event("undo", 0)])).length, 1);
});

test("in the race the last card lands before the sheet comes", () => {
  const race = { ...table({}), piles: [PILES, PILES] };
  const before = message(view({ table: race }));
  const found = steps(before, message(view({ ply: 11, over: true, table: race }), [event("play", 0, { card: "100" })]));
  same(found.map((step) => step.sheet ?? null), [null, 1, null]);
});

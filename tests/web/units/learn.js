// Bubbles: where they stand and how they point; scenes as messages; what is kept of a lesson.
import { slotOf } from "/static/js/bubble.js";
import { around, grown, inside, place, shared, tailOf } from "/static/js/placing.js";
import { read } from "/static/js/progress.js";
import { arrival, counted, judged, parted } from "/static/js/scenes.js";
import { event, message, PILES, said, table, view } from "./samples.js";
import { same, so, test } from "./testing.js";

const ROOM = { left: 0, top: 0, width: 1000, height: 700 };
const SIZE = { width: 300, height: 150 };
/** @param {number} left @param {number} top @param {number} width @param {number} height */
const box = (left, top, width, height) => ({ left, top, width, height });
/** @param {{left: number, top: number}} at */
const stands = (at) => ({ ...at, ...SIZE });

test("a bubble stands beside what it speaks of, near and in line", () => {
  const spoken = box(450, 300, 100, 60);
  const at = place(ROOM, SIZE, spoken);
  same(shared(stands(at), spoken), 0);
  so(Math.abs(at.left + 150 - 500) < 2 || Math.abs(at.top + 75 - 330) < 2, "its middle is in line with the other's");
});

test("a bubble keeps within the room, whatever it speaks of", () => {
  for (const spoken of [box(0, 0, 60, 40), box(960, 660, 40, 40), box(-30, 300, 50, 50), box(400, 690, 90, 40), null]) {
    const at = place(ROOM, SIZE, spoken);
    same(inside(stands(at), ROOM), stands(at));
    if (spoken) same(shared(stands(at), spoken), 0);
  }
});

test("a bubble keeps off the cards in question, even if it must stand farther away", () => {
  const spoken = box(450, 300, 100, 60);
  const clear = [box(350, 380, 300, 300), box(350, 20, 300, 270)]; // below and above
  const at = place(ROOM, SIZE, spoken, { clear });
  same([spoken, ...clear].map((each) => shared(stands(at), each)), [0, 0, 0]);
});

test("of two places the one is taken that covers less", () => {
  const at = place(ROOM, SIZE, box(450, 300, 100, 60), { rather: [box(0, 0, 1000, 300), box(0, 0, 440, 700), box(560, 0, 440, 700)] });
  so(at.top >= 360, "below, though all sides are as near");
});

test("a room that is too small never makes a bubble lie over what it speaks of, if anything else will do", () => {
  const spoken = box(0, 0, 320, 60);
  same(shared(stands(place(box(0, 0, 320, 240), SIZE, spoken, { clear: [box(0, 60, 320, 180)] })), spoken), 0);
});

test("a tail ends at what is spoken of and grows out of a straight edge", () => {
  const bubble = box(100, 400, 300, 120);
  const up = tailOf(bubble, box(200, 200, 40, 40));
  same([up?.tip.top, up?.base.top], [240, 400]);
  so((up?.tip.left ?? 0) >= 200 && (up?.tip.left ?? 0) <= 240, "at the thing");
  const left = tailOf(bubble, box(20, 420, 40, 40));
  same([left?.tip.left, left?.base.left], [60, 100]);
  const corner = tailOf(bubble, box(390, 200, 200, 40));
  so((corner?.base.left ?? 0) <= 400 - 20, "not out of a rounded corner");
  same(tailOf(bubble, box(150, 450, 20, 20)), null);
});

test("a tail goes past what stands between, if it can", () => {
  const tail = tailOf(box(0, 400, 400, 120), box(100, 100, 200, 100), [box(150, 260, 100, 80)]);
  so((tail?.base.left ?? 200) < 150 || (tail?.base.left ?? 200) > 250, "beside the plate");
});

test("boxes: the one around several, and a larger one", () => {
  same(around([box(10, 10, 20, 20), box(50, 5, 10, 10)]), box(10, 5, 50, 25));
  same(around([]), null);
  same(grown(box(10, 10, 20, 20), 5), box(5, 5, 30, 30));
});

test("where bubbles do not float they stand next to what they speak of", () => {
  const race = view({ table: { ...table({}), piles: [PILES, PILES] } });
  same(["scores", "contract", "seat:2", "seat:1", "hand", "trick"].map((at) => slotOf(at, view(), "row")),
    ["above", "above", "above", "middle", "middle", "middle"]);
  same(["scores", "seat:2", "seat:1", "draw-pile"].map((at) => slotOf(at, race, "row")), ["middle", "above", "middle", "middle"]);
  same(slotOf("hand", race, "column"), "column");
});

const TRICK = /** @type {[number, string][]} */ ([[0, "cavalry-5"], [1, "cavalry-6"]]);
/** @param {object} changes @returns {import("/static/js/protocol.js").Scene} */
const scene = (changes) => /** @type {any} */ ({ between: [], bubble: said("x"), at: "hand", trick: null, question: null, ...changes });

test("a scene arrives an action at a time, and the first one at once", () => {
  const news = [event("play", 0, { ply: 11 }), event("play", 1, { ply: 12 }), event("trick", 1, { ply: 12, trick: TRICK })];
  const lesson = /** @type {any} */ ({ scenes: [
    scene({ message: message(view({ ply: 10 }), [event("deal", 3, { ply: 0 })]) }),
    scene({ message: message(view({ ply: 12 }), news), between: [view({ ply: 11 })] }),
  ] });
  same(arrival(lesson, 0).map((each) => each.news.length), [0]);
  const found = arrival(lesson, 1);
  same(found.map((each) => each.news.map((told) => told.kind)), [["play"], ["play", "trick"]]);
  same(found.map((each) => each.view.ply), [11, 12]);
  same(found.map(({ view: { events } }) => events?.length ?? 0), [1, 0]);
});

test("a trick that is spoken of lies there with its winner marked, then goes", () => {
  const news = [event("play", 1, { card: "cavalry-6" }), event("trick", 1, { trick: TRICK }), event("score", null)];
  const [lies, goes] = /** @type {import("/static/js/types.js").Seen[]} */ (parted(message(view({ ply: 11, turn: 1 }), news), view()));
  same([lies.view.table.trick, lies.view.table.won, lies.view.turn], [TRICK, 1, null]);
  same(lies.news.map(({ kind }) => kind), ["play"]);
  same(goes?.news.map(({ kind }) => kind), ["trick", "score"]);
  same(parted(message(view(), [event("call", 1)]), view()).length, 1);
});

test("an answer is right if every action is, and goes on if it is the lesson's own", () => {
  const right = { right: true, said: said("good") };
  const question = { do: ["discard a", "discard b"], answers: { "discard a": right, "discard b": right, "discard c": { right: true, said: null }, "discard d": { right: false, said: said("bad") } } };
  const asked = scene({ question });
  same(judged(asked, ["discard b", "discard a"]), { right: true, said: said("good"), goesOn: true, action: "discard b" });
  same(judged(asked, ["discard a", "discard c"]).goesOn, false);
  same(judged(asked, ["discard a", "discard d"]), { right: false, said: said("bad"), goesOn: false, action: "discard d" });
});

test("people count bubbles, not scenes", () => {
  const lesson = /** @type {any} */ ({ scenes: [scene({}), scene({ bubble: null }), scene({})] });
  same([0, 1, 2].map((at) => counted(lesson, at)), [{ step: 1, of: 2 }, { step: 1, of: 2 }, { step: 2, of: 2 }]);
});

test("what is kept of a lesson may be missing or spoilt", () => {
  const nothing = { asked: [], lessons: {} };
  same([read(null), read("{"), read('{"asked": 3, "lessons": 4}')], [nothing, nothing, nothing]);
  same(read('{"asked": ["neutral"], "lessons": {"neutral/first": {"at": 2}}}').lessons["neutral/first"].at, 2);
});

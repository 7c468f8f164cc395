// What the table's screens make of a view.
import { sorted } from "/static/js/hand.js";
import { html, render } from "/static/js/html.js";
import { optionWords, sideCount } from "/static/js/options.js";
import { doing, meaning, refusal, tellEvent } from "/static/js/reader.js";
import { decisionWords } from "/static/js/review.js";
import { angleOf, callWords, onEdge } from "/static/js/seats.js";
import { Sheet } from "/static/js/sheet.js";
import { Contract, inHand, sideName } from "/static/js/standing.js";
import { hintWords } from "/static/js/hints.js";
import { sentenceOf } from "/static/js/table.js";
import { LastTrick } from "/static/js/last_trick.js";
import { loadAll } from "/static/js/words.js";
import { DECK, event, LID, message, NAMES, said, table, view } from "./samples.js";
import { same, so, test } from "./testing.js";
/** @import { Sight } from "/static/js/types.js" */

/** @param {string} name @param {() => void} run */
const inWords = (name, run) => test(name, async () => {
  await loadAll("en");
  run();
});

test("a hand is sorted: cards of no suit, trumps, then suit by suit, high to low", () => {
  const hand = ["cavalry-5", "infantry-2", "key-20", "cavalry-6"];
  same(sorted(hand, DECK, "infantry"), ["key-20", "infantry-2", "cavalry-6", "cavalry-5"]);
  same(hand[0], "cavalry-5");
});
test("one's own seat is at the bottom, the next at its left", () => {
  const places = [0, 1, 2, 3].map((seat) => onEdge(angleOf(view({ seat: 1 }), seat), 1).map((x) => Math.round(x)));
  same(places, [[1, 0], [0, 1], [-1, 0], [0, -1]]);
});
test("how many sides play", () => {
  same(sideCount(LID, 6, { sides: "pairs" }), 3);
  same(sideCount(LID, 6, { sides: "singles" }), 6);
  same(sideCount(LID, 4, {}), 2);
});

/**
 * What something shows, as text.
 * @param {import("/static/vendor/standalone.module.js").Shown} shown
 */
function textOf(shown) {
  const root = document.createElement("div");
  render(shown, root);
  return root.textContent?.replace(/\s+/g, " ").trim();
}

const PLAYED = event("play", 0, { said: said("event-play", { seat: { seat: 0 }, card: { card: "cavalry-5" } }) });
const TAKEN = event("trick", 0, {
  trick: [[0, "cavalry-6"], [1, "cavalry-5"]],
  said: said("event-trick", {
    seat: { seat: 0 }, card: { card: "cavalry-6" }, reason: said("reason-suit", { suit: { suit: "cavalry" } }),
    gain: said("nothing"),
  }),
});

inWords("a side by name, oneself first", () => {
  same(sideName(message(view({ seat: 2 })), 0), "You and Ann");
  same(sideName(message(view({ seat: null })), 0), "Ann and Cleo");
});
inWords("what a side has in this hand", () => {
  const now = view({ in_hand: [[said("in-hand-tricks", { tricks: 1 }), said("tactics-in-hand-captured", { points: 5 })], []] });
  same([inHand(now, 0), inHand(now, 1)], [["1 trick", "5 captured"], []]);
});
inWords("an event in words: you, a partner, somebody else, and names for a spectator", () => {
  same(tellEvent(PLAYED, view()), "You play 5 of Cavalry.");
  same([1, 2, null].map((seat) => tellEvent(PLAYED, view({ seat }))), Array(3).fill("Ann plays 5 of Cavalry."));
  const score = event("score", null, {
    said: said("event-score", {
      side: { seats: [0, 2] }, what: said("score-tricks", { tricks: 3 }), points: { signed: 30 }, rule: { rule: "TA13" },
    }),
  });
  same(tellEvent(score, view({ seat: 2 })), "You and Ann: 3 tricks, +30 (TA13).");
  same(tellEvent(score, view({ seat: 1 })), "Ann and Cleo: 3 tricks, +30 (TA13).");
});
inWords("the last trick and the log say you, not one's own name", () => {
  const guest = { players: ["Guest 2764", "Ben", "Cleo", "Dan"], events: [PLAYED, TAKEN] };
  const trick = textOf(html`<${LastTrick} view=${view(guest)} deck=${DECK} />`) ?? "";
  so(trick.startsWith("You take the trick with 6 of Cavalry, the highest card of Cavalry."), trick);
  so(trick.includes("Ben") && !trick.includes("Guest"), trick);
  so(!tellEvent(PLAYED, view(guest)).includes("Guest"), "the log");
});
inWords("the score sheet says you and your partner", () => {
  const line = {
    deal: 1, side: 0, who: "Ann and Cleo", what: "Key cards", points: -35, rule: "TA13", total: -35,
    said: said("tactics-score-keys"),
  };
  const sheet = textOf(html`<${Sheet} message=${message(view({ sheet: [line] }))} facts=${LID.facts} />`) ?? "";
  so(sheet.includes("You and Cleo") && sheet.includes("Key cards") && sheet.includes("−35"), sheet);
});
inWords("whose turn it is, and who won", () => {
  same(sentenceOf(view(), null), "Your turn. Lead any card.");
  same(sentenceOf(view({ turn: 1, task_said: null }), null), "Ben is to play.");
  same(sentenceOf(view({ turn: null }), PLAYED), "You play 5 of Cavalry.");
  const won = (/** @type {Partial<Sight>} */ changes) => sentenceOf(view({ over: true, ...changes }), null);
  same(won({ winners: [0] }), "You win.");
  same(won({ winners: [0, 2] }), "You and Cleo win.");
  same([won({ winners: [1] }), won({ winners: [1, 3] })], ["Ben wins.", "Ben and Dan win."]);
});
inWords("a contract, its trump beside it", () => {
  const points = said("tactics-contract", { points: 65 });
  const trump = said("suit", { suit: { suit: "cavalry" } });
  const contract = said("tactics-contract-trump", { contract: points, trump });
  const shown = (/** @type {string | null} */ suit) =>
    textOf(html`<${Contract} message=${message(view({ contract, table: table({ maker: 0, trump: suit }) }))} deck=${DECK} />`);
  same(shown("cavalry"), "You: 65 points Cavalry trump");
  same(shown(null), "You: 65 points, Cavalry");
});
inWords("a call in short", () => {
  same(callWords(said("action-bid", { points: 65 }), view()), "65");
  same(callWords(said("action-pass"), view()), "Pass");
  same(callWords(said("aviationgame-bid", { miles: 900, craft: { suit: "biplane" } }), view({ game: "aviationgame" })), "900 Biplane");
});
inWords("actions, what they mean, and why they are refused", () => {
  const told = message(view());
  const quoted = said("rule-quoted", { rule: { rule: "TA9" } });
  const now = {
    ...told,
    said: {
      actions: { "play key-20": said("action-play", { card: { card: "key-20" } }) },
      meanings: { "play key-20": said("tactics-means-key", { points: 20 }) }, refusals: { "cavalry-6": quoted },
    },
  };
  same(doing(now, "play key-20"), "play Key 20, the wagon train");
  same(meaning(now, "play key-20"), "20 points for whoever captures it; it cannot fight");
  same(meaning(now, "play cavalry-5"), "");
  same(refusal(now, "cavalry-6", { TA9: "Farbe bekennen." }), "TA9: Farbe bekennen.");
  same([refusal(now, "cavalry-6", null), refusal(now, "infantry-2", {})], ["TA9.", ""]);
});
inWords("a hint in words", () => {
  const [play, discard] = ["cavalry-5", "infantry-2"].map((card) => said("action-play", { card: { card } }));
  const chance = said("hint-match", { match: said("tactics-match"), n: 60, off: 3 });
  const hint = {
    action: "play cavalry-5", words: "", value: 0.6, spread: 0, points: 0, made: null, worlds: 9, also: [],
    reason: said("because-only-taker"),
    said: said("hint", { action: play, told: said("hint-against", { told: chance, n: 40, doing: discard }) }),
  };
  same(hintWords(hint, view()), {
    move: "Play 5 of Cavalry", why: "It is the only card that can go ahead in this trick.",
    figures: "You win the Campaign in 60 of 100 (give or take 3), against 40 if you play 2 of Infantry.",
  });
  const only = hintWords({ ...hint, reason: null, said: said("hint-only", { action: play, match: chance }) }, view());
  same([only.move, only.why], ["Play 5 of Cavalry", ""]);
});
inWords("a review calls cards and players by their names", () => {
  const fog = said("new-york-to-paris-hinder", { card: { card: "heavy-fog" }, side: { seats: [1] } });
  const miles = said("action-play", { card: { card: "500" } });
  const decision = {
    ply: 3, seat: 0, action: "heavy-fog on 2", action_said: fog, best: "play 500", best_said: miles, lost: 0.1, sure: true,
    words: "", reason: said("new-york-to-paris-because-arrives"),
    said: said("review-gave-away", { action: fog, lost: 10, best: miles, likely: 60, n: 50 }),
  };
  const frame = view({ game: "new_york_to_paris", sides: [[0], [1], [2], [3]], players: NAMES, seat: null });
  same(decisionWords(decision, frame), {
    who: "Ann", played: "Play Heavy Fog on Ben", best: "Play 500 miles",
    told: "Play Heavy Fog on Ben gave away 10 in 100: play 500 miles wins 60, this 50",
    why: "It completes the flight: Paris!",
  });
  same(decisionWords(decision, { ...frame, seat: 1 }).played, "Play Heavy Fog on you");
  same(decisionWords(decision, { ...frame, seat: 0 }).who, "You");
});
inWords("what is unusual at a table", () => {
  same(optionWords(LID, 6, { sides: "pairs", hands: 3 }), ["Three pairs (NE-Q5)", "Ends after 3 deals (C6)"]);
  same(optionWords(LID, 6, { sides: "teams", hands: null }), []);
});

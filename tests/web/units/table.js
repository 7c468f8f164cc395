// What the table's screens make of a view.
import { sorted } from "/static/js/hand.js";
import { angleOf, onEdge } from "/static/js/seats.js";
import { sideCount } from "/static/js/setup.js";
import { inHand, sideName } from "/static/js/standing.js";
import { tellEvent } from "/static/js/trick_table.js";
import { loadWords } from "/static/js/words.js";
import { DECK, event, message, table, view } from "./samples.js";
import { same, so, test } from "./testing.js";

/** @param {string} name @param {() => void} run */
const inWords = (name, run) => test(name, async () => {
  await loadWords("en");
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
  same(sideCount("neutral", 6, { sides: "pairs" }), 3);
  same(sideCount("neutral", 6, { sides: "singles" }), 6);
  same(sideCount("tactics", 4, {}), 2);
});
inWords("a side by name, oneself first", () => {
  same(sideName(message(view({ seat: 2 })), 0), "You and Ann");
  same(sideName(message(view({ seat: null })), 0), "Ann and Cleo");
});
inWords("what a side has in this hand", () => {
  same(inHand(view({ table: table({ tricks: [1, 2], captured: [5, 30] }) }), 0), ["1 trick", "5 captured"]);
  same(inHand(view({ phase: "bid", table: table({ tricks: [0, 0] }) }), 0), []);
});
inWords("an event in words, cards by name, oneself as you", () => {
  const played = event("play", 0, { card: "cavalry-5", text: "Ann plays cavalry-5." });
  same(tellEvent(played, DECK, view()), "You play 5 of Cavalry.");
  same(tellEvent(played, DECK, view({ seat: 1 })), "Ann plays 5 of Cavalry.");
  so(tellEvent(event("maker", 0, { text: "Ann is the maker: 65." }), DECK, view()).startsWith("You are the maker"), "you are");
});

// What can be done with a card in the race.
import { laidBy, refusalOf, waysOf } from "/static/js/race_cards.js";
import { loadWords } from "/static/js/words.js";
import { same, test } from "./testing.js";

const LEGAL = ["play 100", "storm on 2", "storm on 3", "discard storm", "discard 100", "discard take-off"];

test("the ways of a card: on one's own piles, on others', away", () => {
  same(waysOf("storm", LEGAL), { play: null, hinder: ["storm on 2", "storm on 3"], discard: "discard storm" });
  same(waysOf("100", LEGAL), { play: "play 100", hinder: [], discard: "discard 100" });
  same(laidBy(waysOf("storm", LEGAL)), ["storm on 2", "storm on 3"]);
  same(laidBy(waysOf("take-off", LEGAL)), []);
});
test("why a card fits nowhere: on another if it hinders, else at home", async () => {
  await loadWords("en");
  const refusals = { "storm on 1": "own", "storm on 2": "sheltered", "play take-off": "no weather" };
  same(refusalOf("storm", refusals, 0), "sheltered");
  same(refusalOf("take-off", refusals, 0), "no weather");
  same(refusalOf("500", refusals, 0), "It fits on no pile now; you can discard it.");
});

// What can be done with a card in the race.
import { laidBy, refusalOf, waysOf } from "/static/js/race_cards.js";
import { loadWords } from "/static/js/words.js";
import { message, said, view } from "./samples.js";
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
  const told = message(view({}));
  const english = { ...told, refusals };
  same(refusalOf("storm", english, 0, null), "sheltered");
  same(refusalOf("take-off", english, 0, null), "no weather");
  same(refusalOf("500", english, 0, null), "It fits on no pile now; you can discard it.");
  const cited = said("rule-quoted", { rule: { rule: "NY6" } });
  const quoting = { ...english, said: { ...told.said, refusals: { "storm on 2": cited } } };
  same(refusalOf("storm", quoting, 0, { NY6: "It is sheltered." }), "NY6: It is sheltered.");
});

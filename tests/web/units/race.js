// What can be done with a card in the race.
import { laidBy, refusalOf, waysOf } from "/static/js/race_cards.js";
import { loadAll } from "/static/js/words.js";
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
  await loadAll("en");
  /** @param {string} rule */
  const cited = (rule) => said("rule-quoted", { rule: { rule } });
  const refusals = { "storm on 1": cited("NY3"), "storm on 2": cited("NY6"), "play take-off": cited("NY4") };
  const told = message(view({}));
  const refused = { ...told, said: { ...told.said, refusals } };
  same(refusalOf("storm", refused, 0, { NY6: "It is sheltered." }), "NY6: It is sheltered.");
  same(refusalOf("storm", refused, 0, null), "NY6.");
  same(refusalOf("take-off", refused, 0, null), "NY4.");
  same(refusalOf("500", refused, 0, null), "It fits on no pile now; you can discard it.");
});

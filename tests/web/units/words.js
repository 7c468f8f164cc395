// Words from Fluent's catalogues, and what the engine says.
import { Problem } from "/static/js/api.js";
import { bestLanguage, capital, cardTitle, has, listed, maybe, number, regional, say, sentence, speakFrom, t, tell } from "/static/js/words.js";
import { NAMES } from "./samples.js";
import { same, so, test } from "./testing.js";

const EN = `
you = you
list-comma = { $rest }, { $last }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }
plain = Deal { $n }
only-english = only here
tricks = { $n ->
    [one] 1 trick
   *[other] { $n } tricks
}
plays = { $who-is ->
    [you] You play { $card }.
    [partner] Your partner { $who } plays { $card }.
   *[other] { $who } plays { $card }.
}
win = { $who } { $who-is ->
    [other] { $who-count ->
        [one] wins
       *[other] win
    }
   *[you] win
}: { $points }
took = { $who }: took 1 point.
choice = { $what }.
trump = trump
follow = follow { $suit }
cited = { $rule }: { $rule-text }
    .short = see { $rule }
gasoline-alley-card = { $rank } of { $suit }
gasoline-alley-suit-tin-can = Tin Can
gasoline-alley-card-key-20 = the wagon train
`;
const DE = `
you = du
plain = Spiel { $n }
list-comma = { $rest }, { $last }
list-and = { $rest } und { $last }
`;
const READER = { game: "gasoline_alley", names: NAMES, sides: [[0, 2], [1, 3]], seat: 0 };
/** @param {string} name @param {() => void} run */
const inEnglish = (name, run) => test(name, () => {
  speakFrom("en", { en: EN });
  run();
});

/** What is complained of while `run` does its work. @param {() => void} run */
function complaints(run) {
  const [said, was] = [/** @type {unknown[]} */ ([]), console.error];
  console.error = (...words) => said.push(words.join(" "));
  try {
    run();
  } finally {
    console.error = was;
  }
  return said;
}

inEnglish("a missing id shows itself and is complained of", () => {
  same(complaints(() => same(t("no-such-thing"), "no-such-thing")), ["no words for no-such-thing"]);
  same(maybe("no-such-thing"), "");
  so(has("tricks") && !has("no-such-thing"), "has() knows which is which");
});
inEnglish("an argument that is missing is complained of", () => same(complaints(() => t("plain")).length, 1));
inEnglish("plurals and numbers", () => {
  same([t("tricks", { n: 1 }), t("tricks", { n: 2 }), t("plain", { n: 12345 })], ["1 trick", "2 tricks", "Deal 12,345"]);
  same([number(1234), number(-300), number(5, true), number(-300, true), number(0, true)], ["1,234", "−300", "+5", "−300", "0"]);
});
inEnglish("lists", () => {
  same([[], ["Ann"], ["Ann", "Ben"], ["Ann", "Ben", "Cleo"]].map((names) => listed(names)),
    ["", "Ann", "Ann and Ben", "Ann, Ben and Cleo"]);
  same(listed(["a", "b", "c"], "list-or"), "a, b or c");
  same(listed(["a", "b", "c"], "list-comma"), "a, b, c");
});
inEnglish("you, a partner and somebody else", () => {
  const plays = (/** @type {number} */ seat, reader = READER) =>
    say({ key: "plays", args: { who: { seat }, card: { card: "tin-can-8" } } }, reader);
  same(plays(0), "You play 8 of Tin Can.");
  same(plays(2), "Your partner Cleo plays 8 of Tin Can.");
  same(plays(1), "Ben plays 8 of Tin Can.");
  same(plays(0, { ...READER, seat: /** @type {any} */ (null) }), "Ann plays 8 of Tin Can.");
});
inEnglish("several players, the reader first", () => {
  const win = (/** @type {number[]} */ seats) => say({ key: "win", args: { who: { seats }, points: { signed: 1200 } } }, READER);
  same([win([0]), win([2, 0]), win([1]), win([1, 3])],
    ["you win: +1,200", "you and Cleo win: +1,200", "Ben wins: +1,200", "Ben and Dan win: +1,200"]);
});
inEnglish("cards by a name of their own, or by rank and suit", () => {
  same(cardTitle("gasoline_alley", "key-20"), "the wagon train");
  same(say({ key: "choice", args: { what: { cards: ["tin-can-8", "key-20"] } } }, READER), "8 of Tin Can and the wagon train.");
});
inEnglish("what is said inside what is said", () => {
  const follow = { key: "follow", args: { suit: { suit: "tin-can" } } };
  const trump = { key: "trump" };
  same(say({ key: "choice", args: { what: { either: [trump, follow] } } }, READER), "trump or follow Tin Can.");
  same(say({ key: "choice", args: { what: { each: [trump, follow] } } }, READER), "trump and follow Tin Can.");
  same(say({ key: "choice", args: { what: { listed: [trump, follow] } } }, READER), "trump, follow Tin Can.");
  same(say({ key: "choice", args: { what: follow } }, READER), "follow Tin Can.");
});
inEnglish("a rule and its text; an attribute of a message", () => {
  const args = { rule: { rule: "GA9" } };
  same(say({ key: "cited", args }, { ...READER, rules: { GA9: "Keep it." } }), "GA9: Keep it.");
  same(say({ key: "cited.short", args }, READER), "see GA9");
});

inEnglish("a sentence that begins with the reader has a capital, whatever follows", () => {
  const took = (/** @type {number} */ seat) => tell({ key: "took", args: { who: { seat } } }, READER);
  same([took(0), took(1)], ["You: took 1 point.", `${NAMES[1]}: took 1 point.`]);
});

test("another language, and English for what it lacks", () => {
  speakFrom("de", { de: DE, en: EN });
  same([t("plain", { n: 12345 }), t("only-english"), listed(["a", "b"]), number(-1234)],
    ["Spiel 12.345", "only here", "a und b", "−1.234"]);
  same(document.documentElement.lang, "de");
});
test("the language is the one chosen, or what the browser asks for", () => {
  const there = ["de", "en"];
  same(bestLanguage("de", ["en-US"], there), "de");
  same(bestLanguage("", ["fr", "de-AT", "en"], there), "de");
  same(bestLanguage("", ["fr"], there), "en");
  same(bestLanguage("de", ["de"], ["en"]), "en");
  same(regional("en", ["de-AT", "en-GB", "en"]), "en-GB");
  same(regional("de", ["en-GB"]), "de");
});
test("words as a sentence", () => {
  same(["a bid", "Done.", "", undefined].map(sentence), ["A bid.", "Done.", "", ""]);
  same(capital("back-fence"), "Back-fence");
  same(new Problem({ status: 409, detail: "this team is full" }).message, "This team is full.");
});

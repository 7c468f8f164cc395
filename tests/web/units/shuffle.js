// The fair shuffle, computed in the browser.
import { commitmentOf, shuffled } from "/static/js/reshuffle.js";
import { same, so, test } from "./testing.js";

const SECRET = "00".repeat(32);

test("the commitment is the secret's SHA-256", async () => {
  same(await commitmentOf(SECRET), "66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925");
});
test("the order is the one that Python finds", async () => {
  const packs = [["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"], ["10", "11", "12"]];
  same((await shuffled(SECRET, ["Ann", "Ben"], 1, packs)).map(Number), [1, 7, 2, 8, 3, 4, 5, 9, 6, 0, 12, 11, 10]);
});
test("a shuffle keeps the cards, each pack for itself, and follows from everything it is made of", async () => {
  const packs = [["a", "b", "c", "d", "e", "f"], ["x", "y"]];
  const once = await shuffled(SECRET, ["Ann"], 1, packs);
  same(await shuffled(SECRET, ["Ann"], 1, packs), once);
  same(once.slice(0, 6).sort().join(""), "abcdef");
  same(once.slice(6).sort().join(""), "xy");
  const long = [Array.from({ length: 50 }, (_, i) => String(i))];
  const orders = await Promise.all([
    shuffled(SECRET, ["Ann"], 1, long), shuffled(SECRET, ["Ben"], 1, long), shuffled(SECRET, ["Ann"], 2, long),
    shuffled("01".repeat(32), ["Ann"], 1, long),
  ]);
  so(new Set(orders.map(String)).size === 4, "another secret, share or number is another shuffle");
});

// Which puzzles are solved, and the days in a row.
import { after, read, streakOn } from "/static/js/solved.js";
import { same, test } from "./testing.js";

const NOTHING = read(null);

test("a puzzle that was missed is solved later, and stays so", () => {
  const missed = after(NOTHING, "tactics/abc", false, "");
  same(missed.tried, { "tactics/abc": false });
  const solved = after(missed, "tactics/abc", true, "");
  same(after(solved, "tactics/abc", false, "").tried, { "tactics/abc": true });
});

test("days in a row are counted, once a day, over the end of a month", () => {
  let now = after(NOTHING, "a/1", true, "2027-02-27");
  now = after(now, "a/1", true, "2027-02-27");
  same(now.streak, 1);
  now = after(after(now, "a/2", true, "2027-02-28"), "a/3", true, "2027-03-01");
  same([now.streak, now.longest], [3, 3]);
  same([streakOn(now, "2027-03-01"), streakOn(now, "2027-03-02"), streakOn(now, "2027-03-03")], [3, 3, 0]);
});

test("a day missed or left out begins anew", () => {
  const two = after(after(NOTHING, "a/1", true, "2027-05-01"), "a/2", true, "2027-05-02");
  const missed = after(two, "a/3", false, "2027-05-03");
  same([missed.streak, missed.longest], [0, 2]);
  same(after(two, "a/4", true, "2027-05-09").streak, 1);
});

test("what is not ours is as good as nothing", () => {
  same(read("nonsense"), NOTHING);
  same(read('{"tried": 7, "streak": "x"}'), NOTHING);
});

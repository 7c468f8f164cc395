// What a brief message leaves out.
import { lend, whole } from "/static/js/connection.js";
import { selfOf } from "/static/js/reader.js";
import { event, message, view } from "./samples.js";
import { same, so, test } from "./testing.js";

/** @import { Message } from "/static/js/protocol.js" */

const CALL = event("call", 0, { call: "pass" });
const PLAY = event("play", 1, { card: "cavalry-6" });
/** @type {(known: Parameters<typeof view>[0]) => Message} */
const heard = (known) => /** @type {any} */ (message(view(known)));
/** @type {(known: Parameters<typeof view>[0]) => Message} */
const brief = (known) => /** @type {any} */ (message(view({ ply: 12, ...known }), [PLAY]));

test("the news continue the events that were heard before", () => {
  const before = heard({ events: [CALL], sheet: [] });
  const now = whole(before, brief({ events: undefined, sheet: undefined }));
  same(now.view?.events, [CALL, PLAY]);
  so(now.view?.sheet === before.view?.sheet, "the sheet is still the same");
});

test("what is sent whole replaces what was heard before", () => {
  const now = whole(heard({ events: [CALL] }), brief({ events: [PLAY], sheet: [] }));
  same(now.view?.events, [PLAY]);
});

test("what is known of the table stays until something else is told", () => {
  const before = heard({ events: [CALL] });
  const { table, ...silent } = brief({});
  so(whole(before, silent).table === before.table, "nothing was said about it");
  same(whole(before, { ...silent, table: { ...table, spectators: 3 } }).table.spectators, 3);
});

test("the first message is whole", () => {
  const first = heard({ events: [CALL] });
  so(whole(null, first) === first, "nothing to add");
});

test("whoever watches from a seat is nobody there", () => {
  const from = heard({ seat: 1 });
  const mine = { ...from, table: { ...from.table, my_seat: 1 } };
  so(lend(mine) === mine, "one's own seat");
  const lent = lend({ ...from, table: { ...from.table, my_seat: null } });
  so(lent.view !== null && lent.view.seat === 1 && selfOf(lent.view) === null, "another's");
});

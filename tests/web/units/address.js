// Addresses of a site without a server.
import { inside, outside } from "/static/js/address.js";
import { same, test } from "./testing.js";

const SITE = "https://example.org/some/cards/";
const PAIRS = {
  "/": "",
  "/rules/neutral": "rules/neutral/",
  "/rules/neutral#NE7": "rules/neutral/#NE7",
  "/learn/tactics/first": "learn/tactics/first/",
  "/t/0123456789ab": "t/?table=0123456789ab",
  "/t/0123456789ab/replay": "t/replay/?table=0123456789ab",
  "/t/0123456789ab/replay?ply=3&seat=1": "t/replay/?table=0123456789ab&ply=3&seat=1",
};

test("every address of the page has a place on the site, and leads back", () => {
  for (const [path, place] of Object.entries(PAIRS)) {
    same(outside(path, SITE), SITE + place);
    same(inside({ href: SITE + place }, SITE), path);
  }
});

test("files and sheets to print lie where they were written", () => {
  same(outside("/art/neutral/box.svg", SITE), `${SITE}art/neutral/box.svg`);
  same(outside("/words/de.ftl?0123", SITE), `${SITE}words/de.ftl?0123`);
  same(outside("/print/neutral", SITE), `${SITE}print/neutral/`);
  same(outside("/print/neutral/summary?lang=de", SITE), `${SITE}print/neutral/summary/de/`);
});

test("what leads elsewhere is left as it is", () => {
  same(outside("#main", SITE), "#main");
  same(outside("https://example.org/", SITE), "https://example.org/");
  same(inside({ href: "https://example.org/other/" }, SITE), "");
  same(inside({ href: `${SITE}rules/neutral/index.html` }, SITE), "/rules/neutral");
});

test("with a server an address is what it is", () => {
  same(outside("/t/0123456789ab"), "/t/0123456789ab");
  same(inside({ href: `${location.origin}/t/0123456789ab?x=1` }), "/t/0123456789ab?x=1");
});

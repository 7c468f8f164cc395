// Keeps the page for when there is no network: its files and its art, what everybody reads alike that somebody has looked
// at (rules, decks, lessons), and of a site without a server all of it. What tables say is never kept. A newer version waits
// until nobody plays, or until the page is loaded anew.

const NOTHING = { edition: "", files: [""], alone: false };
const KEEP = NOTHING; // the server, or whoever made the site, says what
const CACHE = `oldtricks-${KEEP.edition}`;
const worker = /** @type {any} */ (self); // tsc takes it for a page
const SCOPE = new URL("./", location.href);

/** @param {string} file */
const placeOf = (file) => new URL(file, SCOPE).href;

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const wanted = [...KEEP.files.map(placeOf), ...await learned()];
    const cache = await caches.open(CACHE);
    await cache.addAll(wanted.map((file) => new Request(file, { cache: "no-cache" })));
  })());
});

/** What bots have learned is kept once it was wanted, and with a newer version in that one. */
async function learned() {
  const names = (await caches.keys()).filter((name) => name.startsWith("oldtricks-") && name !== CACHE);
  const there = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return there.flat().map(({ url }) => url).filter((url) => url.startsWith(placeOf("alone/nets/")));
}

worker.addEventListener("activate", (/** @type {any} */ event) => {
  event.waitUntil((async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith("oldtricks-") && name !== CACHE).map((name) => caches.delete(name)));
    await worker.clients.claim();
  })());
});

const READ_BY_ALL = /^api\/(games|learn|avatars|pages\/bots|games\/\w+\/(deck|rules))$/; // of a server, alike for everybody

// A page has just been loaded, or somebody asks for the newer version: it takes over unless a game is open in another tab,
// which holds a lock then (installed.js): its address, as it is known here, is the one that it was loaded from.
worker.addEventListener("message", async (/** @type {any} */ { source, data }) => {
  const { held = [] } = await worker.navigator.locks.query();
  const playing = held.some((/** @type {LockInfo} */ { name, clientId }) => name === data.unless && clientId !== source.id);
  if (playing) source.postMessage("a game is open");
  else worker.skipWaiting();
});

// Somebody was told that it is his turn, and goes there: in a page that is open, or in a new one.
worker.addEventListener("notificationclick", (/** @type {any} */ event) => {
  event.notification.close();
  event.waitUntil(toTable(placeOf(event.notification.data)));
});

/** @param {string} address */
async function toTable(address) {
  const pages = await worker.clients.matchAll({ type: "window" });
  const there = pages.find((/** @type {{url: string}} */ { url }) => url === address);
  const shown = there ?? await pages[0]?.navigate(address).catch(() => null);
  await (shown ? shown.focus() : worker.clients.openWindow(address));
}

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || !url.href.startsWith(SCOPE.href)) return;
  const path = url.pathname.slice(SCOPE.pathname.length);
  if (request.mode === "navigate" && !KEEP.alone) event.respondWith(door(request));
  else if (request.mode === "navigate" && !path.startsWith("print/")) event.respondWith(page(path, request));
  else if (request.mode === "navigate" || READ_BY_ALL.test(path)) event.respondWith(fresh(request));
  else if (KEEP.alone || /^(static|art|words)\//.test(path)) event.respondWith(kept(request));
});

/**
 * What is kept, or what comes, which is kept from now on.
 * @param {Request} request
 */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request, { ignoreSearch: KEEP.alone });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/**
 * What everybody reads alike: as it is now, or as it was.
 * @param {Request} request
 */
async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(request, answer.clone());
    return answer;
  } catch (lost) {
    const found = await cache.match(request);
    if (found) return found;
    throw lost;
  }
}

/**
 * A page of a server, or without a network the front page: it shows any screen, but names in its head what it needs itself.
 * @param {Request} request
 */
async function door(request) {
  try {
    return await fetch(request);
  } catch (lost) {
    const found = await (await caches.open(CACHE)).match(placeOf("/"));
    if (!found) throw lost;
    return asPage((await found.text()).replaceAll(/<link rel="(module)?preload"[^>]*>/g, ""));
  }
}

/**
 * A page of a site without a server: all are one, and differ in how far the folder of the site is.
 * @param {string} path
 * @param {Request} request
 */
async function page(path, request) {
  const found = await (await caches.open(CACHE)).match(placeOf("index.html"));
  if (!found) return fetch(request);
  const depth = path.split("/").length - 1;
  const text = (await found.text()).replaceAll('"./', `"${"../".repeat(depth) || "./"}`);
  return asPage(text);
}

/** @param {string} text */
const asPage = (text) => new Response(text, { headers: { "Content-Type": "text/html; charset=utf-8" } });

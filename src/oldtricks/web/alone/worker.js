// Python in a worker: it hosts the tables, the bots and the reviews of one person, and keeps what happens in this
// browser before anybody sees it. What the page asks for comes in as messages, and goes out as messages.

const STORE = "oldtricks";
const BELL = new BroadcastChannel("oldtricks.tables"); // other tabs hear of what was appended

// What is kept

/** @type {Promise<IDBDatabase>} */
const database = new Promise((done, fail) => {
  const asked = indexedDB.open(STORE, 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("people");
    asked.result.createObjectStore("tables", { keyPath: "id" });
    asked.result.createObjectStore("entries", { keyPath: ["table_id", "sequence"] });
  };
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => fail(asked.error);
});

/**
 * @template T
 * @param {IDBRequest<T>} asked
 * @returns {Promise<T>}
 */
const answerOf = (asked) => new Promise((done, fail) => {
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => fail(asked.error);
});

/** @param {string} store */
const reading = async (store) => (await database).transaction(store).objectStore(store);

/**
 * Write, and wait until it is safe.
 * @param {string[]} stores
 * @param {(of: (store: string) => IDBObjectStore) => void} write
 * @returns {Promise<boolean>} false if something of it was there already
 */
async function writing(stores, write) {
  const change = (await database).transaction(stores, "readwrite", { durability: "strict" });
  const ended = new Promise((done, fail) => {
    change.oncomplete = () => done(true);
    change.onabort = () => (change.error?.name === "ConstraintError" ? done(false) : fail(change.error));
  });
  write((store) => change.objectStore(store));
  return ended;
}

/** @param {string} table @param {number} after */
const log = (table, after) => IDBKeyRange.bound([table, after + 1], [table, Infinity]);

/** What Python calls; JSON in and out. */
const shelf = {
  me: async () => JSON.stringify((await answerOf((await reading("people")).get("me"))) ?? null),
  call: (/** @type {string} */ me) => writing(["people"], (of) => of("people").put(JSON.parse(me), "me")),
  tables: async () => {
    const rows = await answerOf((await reading("tables")).getAll());
    const entries = await reading("entries");
    const newest = await Promise.all(rows.map((row) => answerOf(entries.count(log(row.id, 0)))));
    return JSON.stringify(rows.map((row, i) => ({ ...row, newest: newest[i] })));
  },
  table: async (/** @type {string} */ id) => JSON.stringify((await answerOf((await reading("tables")).get(id))) ?? null),
  entries: async (/** @type {string} */ id, /** @type {number} */ after) =>
    JSON.stringify(await answerOf((await reading("entries")).getAll(log(id, after)))),
  append: async (/** @type {string} */ entries, /** @type {string} */ table) => {
    const rows = JSON.parse(entries);
    const row = JSON.parse(table);
    const done = await writing(["entries", "tables"], (of) => {
      for (const each of rows) of("entries").add(each);
      if (row) of("tables").add(row);
    });
    if (done) BELL.postMessage(rows[0].table_id);
    return done;
  },
  sum_up: (/** @type {string} */ table) => writing(["tables"], (of) => of("tables").put(JSON.parse(table))),
  learned: async (/** @type {string} */ game) => {
    const answer = await fetchAndKeep(`${HOME}nets/${game}.npz`).catch(() => undefined);
    if (answer?.status === 404) return new Uint8Array();
    return answer?.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  },
};

// What is loaded

let loaded = 0;
const plain = self.fetch;

/** Tells how much has come. */
const counted = () => new TransformStream({
  transform(part, out) {
    loaded += part.length;
    postMessage({ loaded });
    out.enqueue(part);
  },
});

/**
 * The largest file is packed: not every web server would do that on the way.
 * @type {typeof fetch}
 */
self.fetch = async (what, how) => {
  const packed = String(what).endsWith(".wasm");
  const answer = await plain(packed ? `${what}.packed` : what, how);
  if (!answer.ok || !answer.body) return answer;
  const body = answer.body.pipeThrough(counted());
  if (!packed) return new Response(body, { headers: answer.headers });
  return new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers: { "Content-Type": "application/wasm" } });
};

const HOME = new URL(".", self.location.href).href;
let edition = ""; // of the page

/**
 * What is not loaded with the rest, and is kept with it from then on, whether the service worker is there already or not.
 * @param {string} url
 */
async function fetchAndKeep(url) {
  const cache = await globalThis.caches?.open(`oldtricks-${edition}`).catch(() => undefined); // some browsers keep nothing
  const found = await cache?.match(url);
  if (found) return found;
  const answer = await plain(url);
  if (answer.ok) await cache?.put(url, answer.clone()).catch(() => {});
  return answer;
}

const SOON = 400; // milliseconds, in which the first table is shown
const AT_ONCE = /^\/(me|tables)/; // all that this needs is in the memory
let unpacked = Promise.resolve();

/** What Python had in its memory once all was imported: a later visit begins there. Some browsers keep nothing. */
const memory = {
  at: () => `${HOME}memory?${edition}`,
  get: async () => (await caches.match(memory.at()))?.arrayBuffer(),
  put: async (/** @type {Uint8Array<ArrayBuffer>} */ whole) => {
    await caches.delete("oldtricks.memory"); // that of another edition
    await (await caches.open("oldtricks.memory")).put(memory.at(), new Response(whole));
  },
};

/**
 * @param {any} loadPyodide
 * @param {ArrayBuffer} ours
 * @param {ArrayBuffer} [kept]
 */
async function start(loadPyodide, ours, kept) {
  const how = kept ? { _loadSnapshot: new Uint8Array(kept) } : { _makeSnapshot: true };
  const python = await loadPyodide({ indexURL: `${HOME}pyodide/`, ...how });
  const unpack = () => python.unpackArchive(ours, "zip", { extractDir: "/oldtricks" });
  if (kept) {
    python.runPython("import random; random.seed()");
    unpacked = new Promise((done) => setTimeout(() => done(unpack()), SOON));
  } else {
    unpack();
    python.runPython("import sys; sys.path.insert(0, '/oldtricks'); import oldtricks.server.alone.ready");
    memory.put(python.makeMemorySnapshot()).catch(() => {}); // nobody waits for it
  }
  return python;
}

async function load() {
  const [{ loadPyodide }, ours, kept] = await Promise.all([
    import(`${HOME}pyodide/pyodide.js`),
    fetch(`${HOME}oldtricks.zip`).then((answer) => answer.arrayBuffer()),
    memory.get().catch(() => undefined),
  ]);
  const python = await start(loadPyodide, ours, kept).catch((error) => {
    if (!kept) throw error;
    return start(loadPyodide, ours);
  });
  const worker = python.pyimport("oldtricks.server.alone.worker").Worker(shelf);
  await worker.open(self.navigator.languages.join());
  return worker;
}

// What the page says

/** @type {Promise<any>} */
let ready;

/** @param {any} data */
async function hear({ begin, number, method, path, body, listen, since, leave }) {
  if (begin) {
    edition = begin;
    ready = load();
    await ready;
    postMessage({ ready: true });
    return;
  }
  const python = await ready;
  if (path && !AT_ONCE.test(path)) await unpacked;
  if (method) postMessage({ number, answer: (await python.ask(method, path, body)).toJs() });
  if (listen) await python.listen(number, listen, since, (/** @type {string} */ told) => postMessage({ number, told }));
  if (leave) python.leave(number);
}

self.addEventListener("message", ({ data }) => {
  hear(data).catch((error) => {
    console.error(error);
    postMessage({ failed: String(error) });
  });
});
BELL.addEventListener("message", async ({ data }) => (await ready)?.heard(data));

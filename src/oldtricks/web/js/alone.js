// A site without a server: what never changes lies there as files, for all else Python is asked, in a worker.
import { EDITION, outside, WEIGHT } from "./address.js";
import { tellState } from "./state.js";
/** @import { Answered, Ears } from "./wire.js" */

const WRITTEN = /^\/(games|learn|avatars|pages\/bots|games\/\w+\/(deck|rules))$/;
const SPOKEN = /\/(deck|rules)$/; // in each language

/** @type {Map<number, (answer: any) => void>} */
const waiting = new Map();
/** @type {Map<number, Ears>} */
const listening = new Map();
let count = 0;
/** @type {Worker | undefined} */
let worker;

/** Python, which begins to load when it is first wanted. */
function python() {
  if (worker) return worker;
  worker = new Worker(outside("/alone/worker.js"), { type: "module" });
  worker.addEventListener("message", ({ data }) => hear(data));
  worker.addEventListener("error", (event) => hear({ failed: event.message || "worker" }));
  worker.postMessage({ begin: EDITION });
  tellState({ loading: 0 });
  return worker;
}

/** @param {any} data what the worker says */
function hear({ number, answer, told, loaded, ready, failed }) {
  if (loaded) tellState({ loading: Math.min(loaded / WEIGHT, 1) });
  if (ready) tellState({ loading: null });
  if (failed) {
    tellState({ loading: null, failed });
    worker = undefined; // whoever asks again makes a new one
    waiting.forEach((done) => done([0, "{}"]));
    waiting.clear();
  }
  if (answer) {
    waiting.get(number)?.(answer);
    waiting.delete(number);
  }
  if (told) listening.get(number)?.told(JSON.parse(told));
}

/**
 * @param {string} method
 * @param {string} address
 * @param {object | undefined} body
 * @param {string} language
 * @returns {Promise<Answered>}
 */
export async function ask(method, address, body, language) {
  const [path] = address.split("?");
  if (method === "GET" && WRITTEN.test(path)) return read(SPOKEN.test(path) ? `${path}.${language}` : path);
  const number = (count += 1);
  const asked = new Promise((done) => waiting.set(number, done));
  python().postMessage({ number, method, path: address, body: body === undefined ? "" : JSON.stringify(body) });
  const [status, text] = await asked;
  return { status, said: JSON.parse(text) };
}

/**
 * @param {string} path of something that was written when the site was made
 * @returns {Promise<Answered>}
 */
async function read(path) {
  try {
    const answer = await fetch(outside(`/api${path}.json`));
    return { status: answer.status, said: answer.ok ? await answer.json() : {} };
  } catch {
    return { status: 0, said: {} };
  }
}

/**
 * @param {string} id
 * @param {number} since
 * @param {Ears} ears
 */
export function listen(id, since, ears) {
  const number = (count += 1);
  listening.set(number, ears);
  python().postMessage({ number, listen: id, since });
  ears.opened();
  return () => {
    listening.delete(number);
    worker?.postMessage({ number, leave: true });
  };
}

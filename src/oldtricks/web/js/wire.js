// The way to the tables: a server over HTTP, or Python in this very browser. Nobody else has to know which.
import { SITE } from "./address.js";
import { answerGiven } from "./given.js";
import { language } from "./words.js";

/**
 * @typedef {{status: number, said: any}} Answered status 0: it could not be reached
 * @typedef {{opened: () => void, told: (message: any) => void, lost: () => void,
 *   talked?: (lines: any) => void}} Ears
 */

const alone = () => import("./alone.js");

/**
 * Ask for something, and wait for the answer.
 * @param {string} method
 * @param {string} path
 * @param {object} [body]
 * @returns {Promise<Answered>}
 */
export async function send(method, path, body) {
  if (SITE) return (await alone()).ask(method, path, body, language());
  const given = method === "GET" && answerGiven(path);
  if (given) return { status: 200, said: given };
  let answer;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      keepalive: method !== "GET", // a move outlives the page that made it
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    return { status: 0, said: {} };
  }
  const json = answer.headers.get("Content-Type")?.includes("json");
  return { status: answer.status, said: json ? await answer.json().catch(() => ({})) : {} };
}

/**
 * Listen to a table from a version on; what comes back ends it.
 * @param {string} id
 * @param {number} since
 * @param {Ears} ears
 */
export function listen(id, since, { opened, told, lost, talked = () => {} }) {
  if (SITE) {
    const stream = alone().then((there) => there.listen(id, since, { opened, told, lost }));
    return () => void stream.then((end) => end());
  }
  const stream = new EventSource(`/api/tables/${id}/events?brief=true&keeps=true&since=${since}`);
  stream.addEventListener("open", opened);
  stream.addEventListener("table", (event) => told(JSON.parse(event.data)));
  stream.addEventListener("talk", (event) => talked(JSON.parse(event.data)));
  stream.addEventListener("error", lost); // the page's own timer rather than the browser's: it knows `since`
  return () => stream.close();
}

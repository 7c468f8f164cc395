// A table as the server tells it: one stream of messages, whatever happens to the network.
import { SITE } from "./address.js";
import { post, postSurely, randomHex, tableOf } from "./api.js";
import { useCallback, useEffect, useRef, useState } from "./html.js";
import { listen } from "./wire.js";
/** @import { Message, Talked } from "./protocol.js" */
/** @import { Ask, Heard } from "./types.js" */

const FOR_NOW = [408, 429]; // statuses after which it is worth asking again
const LONG_HIDDEN = 15_000; // after that a phone may have closed the stream without telling

/**
 * A brief message with what it leaves out because it was heard before: what is known of the table itself, the score
 * sheet, the shares in the shuffle, and the events of this deal, which the news continue.
 * @param {Message | null} before
 * @param {Heard} message
 * @returns {Message}
 */
export function whole(before, message) {
  const { view } = message;
  if (!view || !before?.view) return /** @type {Message} */ (message);
  const { sheet = before.view.sheet, results = before.view.results } = view;
  const events = view.events ?? [...(before.view.events ?? []), ...message.news];
  const table = message.table ? { shares: before.table.shares, ...message.table } : before.table;
  return { ...message, table, view: { ...view, sheet, results, events } };
}

/**
 * A message to somebody who watches from another's seat says so in its view: nobody there is "you".
 * @param {Message} message
 */
export const lend = (message) => (message.view && message.view.seat !== null && message.table.my_seat === null
  ? { ...message, view: { ...message.view, lent: true } } : message);

/**
 * Follow a table. `onMessage(message, first)` gets every message once, in order; `first` is the one that shows where
 * the table stands, those after it bring news. The stream is the only source: the answer to a move is not shown.
 * @param {string} id
 * @param {(message: Message, first: boolean) => void} onMessage
 * @param {(talked: Talked) => void} onTalk
 */
export function useTable(id, onMessage, onTalk) {
  const [state, setState] = useState({ online: true, failed: /** @type {Error | null} */ (null) });
  const tell = useRef(onMessage);
  tell.current = onMessage;
  const chat = useRef(onTalk);
  chat.current = onTalk;
  const version = useRef(-1);
  const heard = useRef(/** @type {Message | null} */ (null));
  const reopen = useRef(() => {});

  useEffect(() => {
    let close = () => {};
    let timer = 0;
    let pause = 500;
    let ended = false;
    let hiddenAt = 0;

    /**
     * @param {Heard} message
     * @param {boolean} first
     */
    const hear = (message, first) => {
      if (message.version < version.current) return; // the same version again tells who is there
      version.current = message.version;
      heard.current = lend(whole(heard.current, message));
      tell.current(heard.current, first);
    };
    const again = () => {
      close();
      clearTimeout(timer);
      if (ended) return;
      setState((was) => ({ ...was, online: false }));
      timer = setTimeout(pause > 500 ? ask : open, pause);
      pause = Math.min(pause * 2, 8000);
    };
    /** A stream does not tell why it cannot be opened: there may be no such table any more. */
    const ask = () => tableOf(id).then(open, refused);
    const open = () => {
      close();
      clearTimeout(timer);
      if (ended) return;
      close = listen(id, version.current, {
        opened: () => {
          pause = 500;
          setState((was) => ({ ...was, online: true }));
        },
        told: (message) => hear(message, false),
        talked: (lines) => chat.current(lines),
        lost: again,
      });
    };
    /** @type {() => Promise<void>} */
    const begin = () => tableOf(id).then(
      (message) => {
        if (ended) return;
        hear(message, true);
        open();
      },
      refused,
    );
    /** @param {Error & {status?: number}} failed */
    const refused = (failed) => {
      if (ended) return;
      if (failed.status && failed.status < 500 && !FOR_NOW.includes(failed.status)) setState({ online: true, failed });
      else if (version.current >= 0) again();
      else {
        setState({ online: false, failed: null });
        timer = setTimeout(begin, (pause = Math.min(pause * 2, 8000)));
      }
    };
    const seen = () => {
      if (document.hidden) hiddenAt = Date.now();
      else if (hiddenAt && Date.now() - hiddenAt > LONG_HIDDEN) reopen.current();
    };
    const back = () => {
      pause = 500;
      if (version.current < 0) begin();
      else open();
    };
    const lost = () => {
      close();
      setState((was) => ({ ...was, online: false }));
    };
    reopen.current = back;
    begin();
    if (!SITE) { // a table of one's own needs no network
      addEventListener("online", back);
      addEventListener("offline", lost);
    }
    document.addEventListener("visibilitychange", seen);
    return () => {
      ended = true;
      close();
      clearTimeout(timer);
      removeEventListener("online", back);
      removeEventListener("offline", lost);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [id]);

  /**
   * Make one move, or several, decided on at version `at`. A lost answer is asked for again with the same key, so
   * nothing is done twice.
   */
  const act = useCallback(async (/** @type {string | string[]} */ actions, /** @type {number} */ at) => {
    const waiting = () => setState((was) => ({ ...was, online: false }));
    try {
      for (const action of [actions].flat()) {
        ({ version: at } = await postSurely(`/tables/${id}/moves?brief=true`, { action, version: at, key: randomHex() }, waiting));
      }
    } catch (problem) {
      if (problem.status !== 409) throw problem;
      at = Infinity; // the table has moved on: look at it anew
    }
    setState((was) => ({ ...was, online: true }));
    setTimeout(() => version.current < at && reopen.current(), at === Infinity ? 0 : 2500); // or the stream is silent
  }, [id]);

  /** @type {Ask} */
  const ask = useCallback((what, body) => post(`/tables/${id}/${what}`, body), [id]);
  return { ...state, act, ask };
}

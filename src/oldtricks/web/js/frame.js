// What screens share: header and footer, dialogs, icons, messages when something fails.
import { here, SITE } from "./address.js";
import { html, useEffect, useElement, useLayoutEffect, useRef, useState } from "./html.js";
import { entitle, TurnsMark } from "./turns.js";
import { sentence, t } from "./words.js";
/** @import { Ref, Shown } from "../vendor/standalone.module.js" */

const NAV = [["/", "nav-home"], ...(SITE ? [] : [["/boards", "nav-boards"], ["/people", "nav-people", "people"]]), ["/learn", "nav-learn"],
  ["/me", "nav-me"], ["/stats", "nav-stats"], ["/settings", "nav-settings", "settings"]]; // icons take the place of words where it is narrow

/**
 * A page with header, one heading and footer. `game` dresses it in that game's colours.
 * @param {{title: string, lead?: string, narrow?: boolean, game?: string, style?: object, children?: Shown}} props
 */
export function Frame({ title, lead, narrow = false, game, style, children }) {
  useTitle(title);
  return html`
    <a class="skip" href="#main">${t("nav-skip")}</a>
    <header class="site-header">
      <a class="brand" href="/"><img src="/static/icon.svg" alt="" width="30" height="30" />${t("brand")}</a>
      <nav aria-label=${t("nav-label")}><ul>
        ${NAV.map(([path, key, icon]) => html`<li key=${path}>
          <a href=${path} class=${icon && "has-icon"} aria-current=${here() === path ? "page" : null}>${icon && html`<${Icon}
            name=${icon} />`}<span>${t(key)}</span>${path === "/me" && html`<${TurnsMark} />`}</a></li>`)}
      </ul></nav>
    </header>
    <main id="main" class="page ${narrow ? "narrow" : ""}" data-game=${game} style=${style} tabIndex=${-1}>
      <div class="page-head"><h1>${title}</h1>${lead && html`<p class="lead quiet">${lead}</p>`}</div>
      ${children}
    </main>
    <footer class="site-footer"><p>${t("footer-text")} <a href="/bots">${t("nav-bots")}</a></p></footer>`;
}

/**
 * The document's title, while this is on the screen.
 * @param {string | null | undefined} title
 */
export function useTitle(title) {
  useEffect(() => {
    entitle(title && title !== t("brand") ? `${title} · ${t("brand")}` : t("brand"));
  }, [title]);
}

export const GRACE = 11_000; // milliseconds: the server calls nobody absent before

/**
 * Whether so many milliseconds have gone by; never where they are null.
 * @param {number | null} ms
 */
export function useLapse(ms) {
  const [gone, setGone] = useState(false);
  useEffect(() => {
    if (ms === null) setGone(false);
    const timer = ms === null ? 0 : setTimeout(() => setGone(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return gone;
}

/**
 * What went wrong last, and a way to try something: its failure becomes that.
 * @returns {[string, (job: () => Promise<unknown>) => Promise<void>]}
 */
export function useAttempt() {
  const [problem, setProblem] = useState("");
  return [problem, async (job) => {
    setProblem("");
    try {
      await job();
    } catch (error) {
      setProblem(error.message);
    }
  }];
}

/**
 * What `ask()` gives, once it has; `failed` holds the problem if it does not.
 * @template T
 * @param {() => Promise<T>} ask
 * @param {unknown[]} [wanted]
 * @returns {{answer: T | null, failed: Error | null}}
 */
export function useAnswer(ask, wanted = []) {
  const [state, setState] = useState(
    /** @type {{answer: T | null, failed: Error | null}} */ ({ answer: null, failed: null }),
  );
  useEffect(() => {
    let current = true;
    setState({ answer: null, failed: null });
    ask().then(
      (answer) => current && setState({ answer, failed: null }),
      (failed) => current && setState({ answer: null, failed }),
    );
    return () => (current = false);
  }, wanted);
  return state;
}

/** @param {{online?: boolean}} props */
export const Loading = ({ online = true }) =>
  html`<p class="loading" role="status">${t(online ? "loading" : "banner-offline")}</p>`;

/** @param {{words?: string, problem?: Error}} props */
export function Failure({ words, problem }) {
  return html`<${Frame} title=${t("error-title")} narrow>
    <p role="alert">${sentence(words ?? problem?.message)}</p>
    <p class="row"><button class="button main" onClick=${() => location.reload()}>${t("error-again")}</button>
      <a class="button" href="/">${t("nav-home")}</a></p>
  </${Frame}>`;
}

/**
 * A dialog that traps the focus and gives it back. It lives as long as its component is shown.
 * @param {{title: string, onClose: () => void, children?: Shown, foot?: Shown, class?: string, game?: string,
 *   style?: object}} props
 */
export function Dialog({ title, onClose, children, foot, class: classes = "", game, style }) {
  /** @type {Ref<HTMLDialogElement>} */
  const box = useElement();
  const closing = useRef(onClose);
  closing.current = onClose;
  useLayoutEffect(() => {
    const before = /** @type {HTMLElement | null} */ (document.activeElement);
    const node = box.current;
    node.showModal();
    return () => {
      node.close();
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  const cancel = (/** @type {Event} */ event) => {
    event.preventDefault();
    closing.current();
  };
  // A click on the dialog itself, not on anything in it, is a click beside it.
  const beside = (/** @type {Event} */ event) => event.target === box.current && closing.current();
  return html`<dialog ref=${box} class=${classes} data-game=${game} style=${style} aria-labelledby="dialog-title"
      onCancel=${cancel}
      onClick=${beside}>
    <div class="dialog-head"><h2 id="dialog-title" tabIndex=${-1} autofocus>${title}</h2>
      <button type="button" class="button plain close" aria-label=${t("close")} onClick=${onClose}><${Icon}
          name="close" /></button></div>
    <div class="dialog-body" tabIndex=${0}>${children}</div>
    ${foot && html`<div class="dialog-foot">${foot}</div>`}
  </dialog>`;
}

/** @type {Record<string, string>} */
const ICONS = {
  tick: "M5 12.500l4.500 4.500L19 7.500",
  close: "M5 5l14 14M19 5L5 19",
  menu: "M4 6h16M4 12h16M4 18h16",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 1 4 10.500c-.8.7-1 1.500-1 2.500H9c0-1-.2-1.800-1-2.500A6 6 0 0 1 12 3z",
  undo: "M9 7L4 12l5 5M4 12h10a6 6 0 0 1 6 6",
  trick: "M5 8l8-3 4 11-8 3zM14 6l5 1-3 11",
  log: "M6 4h12v16H6zM9 8h6M9 12h6M9 16h4",
  sheet: "M4 5h16v14H4zM4 10h16M4 14.500h16M10 5v14",
  rules: "M12 6c-2-1.500-5-2-8-1.500v13c3-.5 6 0 8 1.500 2-1.500 5-2 8-1.500v-13c-3-.5-6 0-8 1.500zM12 6v13",
  shuffle: "M3 7h4l10 10h4M3 17h4l3-3M14 10l3-3h4M18 4l3 3-3 3M18 14l3 3-3 3",
  share: "M12 15V4M8 7l4-4 4 4M5 12v8h14v-8",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  again: "M4 12a8 8 0 1 1 2.500 5.800M4 18v-5h5",
  flag: "M6 21V4h12l-3 4 3 4H6",
  jump: "M5 5l7 7-7 7M13 5l7 7-7 7",
  leave: "M10 4H5v16h5M14 8l4 4-4 4M18 12H9",
  sound: "M4 9v6h4l5 4V5L8 9zM16 9a4 4 0 0 1 0 6M18.500 6.500a8 8 0 0 1 0 11",
  keys: "M3 7h18v11H3zM6 10.500h1M10 10.500h1M14 10.500h1M17 10.500h1M8 14.500h8",
  learn: "M3 9l9-4 9 4-9 4zM7 11v5c3 2 7 2 10 0v-5M21 9v6",
  eye: "M2 12s4-6 10-6 10 6 10 6-4 6-10 6S2 12 2 12zM12 9.500a2.500 2.500 0 1 1 0 5 2.500 2.500 0 0 1 0-5z",
  ask: "M9 9a3 3 0 1 1 4.500 2.600c-1 .6-1.500 1.200-1.500 2.400M12 17.500v.5M4 3h16v18H4z",
  talk: "M4 5h16v11H11l-5 4v-4H4zM8 9h8M8 12h5",
  bot: "M6 9h12v10H6zM12 9V5M9.500 13.500h.1M14.500 13.500h.1M9.500 16.500h5M11 4h2",
  people: "M8 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2 19c.5-3.5 3-5 6-5s5.5 1.5 6 5M15.5 11a2.7 2.7 0 1 0 0-5.4M17 14.2c2.6.5 4.5 2 5 4.8",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M13 7a2 2 0 1 0 4 0 2 2 0 0 0-4 0zM7 17a2 2 0 1 0 4 0 2 2 0 0 0-4 0z",
};

/**
 * A small drawing beside words; it says nothing itself.
 * @param {{name: string}} props
 */
export function Icon({ name }) {
  return html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d=${ICONS[name]} />
    </svg>`;
}

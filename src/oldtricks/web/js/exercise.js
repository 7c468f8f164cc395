// A lesson at the real table: scenes from the server, bubbles that speak about them, moments at which the learner acts.
import { kitOf, rulesOf } from "./api.js";
import { Bubble, slotOf, useManner } from "./bubble.js";
import { colours, openPack } from "./card.js";
import { Dialog, Icon, useAnswer, useTitle } from "./frame.js";
import { useSteps } from "./frames.js";
import { Terms } from "./glossary.js";
import { html, useEffect, useElement, useLayoutEffect, useRef, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { readerOf } from "./reader.js";
import { Drawer } from "./rule_button.js";
import { arrival, counted, judged, parted } from "./scenes.js";
import { moves } from "./settings.js";
import { SettingsForm } from "./settings_page.js";
import { Sheet, Totals } from "./sheet.js";
import { sound } from "./sound.js";
import { Announce, Log, sentenceOf, Side, TopBar } from "./table.js";
import { TrickTable } from "./trick_table.js";
import { say, t, tell } from "./words.js";
/** @import { Lesson, Message, Said, Scene } from "./protocol.js" */
/** @import { Act, Kit, Seen } from "./types.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

/**
 * What the bubble answers to an action.
 * @typedef {{kind: "wrong" | "right" | "also" | "wait", text: string, said?: Said | null, at?: string}} Reply
 * @typedef {typeof import("./race.js").RaceTable} RaceScreen
 */

/**
 * All that the screen of an exercise needs beside the exercise itself, which `fetch` brings, and its name on the page.
 * @template {{lesson: Lesson}} T
 * @param {string} game
 * @param {string} id
 * @param {() => Promise<T>} fetch
 * @param {(lesson: T["lesson"], game: string) => string} titleOf
 */
export function useExercise(game, id, fetch, titleOf) {
  const { answer, failed } = useAnswer(async () => {
    const [found, deck] = await Promise.all([fetch(), kitOf(game), openPack(game)]);
    const Race = deck.facts.screen === "race" ? (await import("./race.js")).RaceTable : null;
    return { ...found, deck, Race };
  }, [game, id]);
  const [rules, setRules] = useState(/** @type {Record<string, string> | null} */ (null));
  useEffect(() => {
    rulesOf(game).then((page) => setRules(page.rules), () => {}); // refusals can do without
  }, [game]);
  useTitle(answer && `${titleOf(answer.lesson, game)} · ${answer.deck.lid.title}`);
  return { answer: answer && { ...answer, deck: { ...answer.deck, rules } }, failed };
}

const TOUCHABLE = "button:not(.card), a, input"; // they have a use of their own for Enter

/**
 * A lesson that is being played: which scene, what is shown of it now, and how to go on.
 * @param {Lesson} lesson
 * @param {number} from
 */
function useScenes(lesson, from) {
  const { step, push, next, newest } = useSteps(true);
  const [at, setAt] = useState(from);
  const shown = useRef({ messages: 0, last: /** @type {Seen | null} */ (null) });
  const goes = useRef(/** @type {Seen | null} */ (null)); // what takes away the trick that lies there
  const rest = useRef(/** @type {Seen[] | null} */ (null)); // what follows the learner's own action, once its reason is read

  const show = (/** @type {Seen} */ message, first = false) => {
    shown.current = { messages: shown.current.messages + 1, last: message };
    push(/** @type {Message} */ (/** @type {unknown} */ ({ ...message, version: shown.current.messages })), first);
  };
  /**
   * What happened, one thing after the other. With `hold` a trick that was completed last lies there until the next.
   * @param {Seen[]} messages
   * @param {boolean} hold
   */
  const bring = (messages, hold, first = false) => {
    if (hold && !messages.length) return; // it lies there already
    if (goes.current && !first) show(goes.current);
    messages.slice(0, -1).forEach((message) => show(message));
    const end = messages.at(-1);
    const [now, later] = end && hold ? parted(end, shown.current.last?.view ?? end.view) : [end];
    if (now) show(now, first);
    goes.current = later ?? null;
  };
  /** As if one came in at this scene. @param {number} to */
  const enter = (to) => {
    const messages = arrival(lesson, to);
    shown.current.last = messages.at(-2) ?? /** @type {Seen | undefined} */ (lesson.scenes[to - 1]?.message) ?? null;
    bring(messages.slice(-1), Boolean(lesson.scenes[to].trick), true);
    rest.current = null;
    setAt(to);
  };
  const advance = () => {
    const to = at + 1;
    if (to < lesson.scenes.length) bring(rest.current ?? arrival(lesson, to), Boolean(lesson.scenes[to].trick));
    rest.current = null;
    setAt(to);
  };
  /** The learner's own action, before its reason. @param {number} plies */
  const act = (plies) => {
    const messages = arrival(lesson, at + 1);
    bring(messages.slice(0, plies), true);
    rest.current = messages.slice(plies);
  };
  useLayoutEffect(() => enter(from), [lesson]);
  const settled = Boolean(step && newest && step.message.view === newest.view);
  return { step, at, settled, next, enter, advance, act };
}

/**
 * The screen of a lesson, or of a puzzle. `onScene(at)` hears where the learner is, at `scenes.length` in the end; then `end`
 * is shown as well. `back` is where those go who leave.
 * A puzzle has `onAnswer`, which hears whether what was done is right; it shows its answer to those who give up.
 * @param {{lesson: Lesson, deck: Kit, Race: RaceScreen | null, from?: number, onScene: (at: number) => void, back: string,
 *   onAnswer?: (right: boolean) => void, end: (message: Seen, again: () => void) => Shown}} props
 */
export function Exercise({ lesson, deck, Race, from = 0, onScene, onAnswer, back, end }) {
  const { step, at, settled, next, enter, advance, act } = useScenes(lesson, from);
  const [reply, setReply] = useState(/** @type {Reply | null} */ (null));
  const [tries, setTries] = useState(0);
  const [open, setOpen] = useState(""); // which dialog
  const [finished, setFinished] = useState(false);
  const [rule, setRule] = useState(/** @type {string | null} */ (null));
  const manner = useManner();
  const root = useElement();
  const scene = lesson.scenes[at];
  const over = !scene;

  useLayoutEffect(() => { // before anybody can answer to the next one
    setReply(null);
    setTries(0);
  }, [at]);
  useEffect(() => {
    onScene(at);
    setFinished(over);
  }, [at]);
  useEffect(() => {
    if (step?.event) sound(step.event.kind);
    if (step?.sheet != null) next(); // the lesson shows the sheet when it speaks of it
  }, [step]);
  const silent = settled && scene && !scene.bubble && !scene.question;
  useEffect(() => {
    if (silent) advance();
  }, [silent]);

  const seen = /** @type {Seen | undefined} */ (step?.message);
  const asked = Boolean(scene?.question) && (!reply || reply.kind === "wrong");
  const reads = settled && !over && (reply ? reply.kind !== "wrong" : !scene.question);
  const goOn = () => {
    if (!settled) next();
    else if (reads && (reply === null || reply.kind === "wait" ? !scene.question : true)) {
      setReply(null);
      advance();
    }
  };
  useKeys({
    Enter: (event) => (event.target.closest?.(TOUCHABLE) || !reads ? false : goOn()),
    m: () => setOpen("menu"), r: () => setOpen("rules"), s: () => setOpen("sheet"), g: () => setOpen("log"),
    Escape: () => setOpen("menu"),
  });
  if (!seen) return null;
  const { view } = seen;
  const race = Boolean(Race);
  const reader = readerOf(view, deck.rules ?? undefined);

  /** @type {Act} */
  const answer = (actions) => {
    if (!settled || over || (reply && reply.kind !== "wrong")) return;
    if (!scene.question) {
      setReply({ kind: "wait", text: t("learn-read-first") });
      return;
    }
    const { right, said, goesOn, action } = judged(scene, [actions].flat());
    onAnswer?.(right);
    if (!right) refuse(said ? say(said, reader) : t("learn-wrong"), said, action);
    else if (!said) advance();
    else {
      if (goesOn) act(scene.question.do.length);
      const played = goesOn && !race && action.startsWith("play ") ? `card:${action.slice(5)}` : undefined;
      setReply({ kind: goesOn ? "right" : "also", text: tell(said, reader), said, at: played });
    }
  };
  const refuse = (/** @type {string} */ text, /** @type {Said | null} */ said = null, action = "") => {
    setReply({ kind: "wrong", text, said });
    setTries((n) => n + 1);
    comesBack(root.current, action.split(" ").at(-1) ?? "");
  };

  const message = tries ? { ...seen, version: seen.version + tries / 100, news: [] } : seen; // the race waits for an answer
  const spoken = settled && !over && !silent;
  const tools = onAnswer && { log: () => setOpen("log"), show: () => answer(scene?.question?.do ?? []) };
  const place = scene ? slotOf(pointsAt(scene), view, manner) : "";
  const bubble = spoken && html`<${Words} lesson=${lesson} at=${at} reply=${reply} seen=${seen} deck=${deck} manner=${manner}
      asked=${asked} reads=${reads} goOn=${goOn} tools=${tools} again=${() => setReply(null)} onRule=${(/** @type {string} */ which) => {
        setRule(which);
        setOpen("rules");
      }} />`;
  const sentence = sentenceOf(view, step?.event ?? null);
  const words = html`<div class="sentence-area"><p class="sentence" tabIndex=${-1}>${sentence}</p></div>`;
  const may = settled && !over && (asked || (scene.at === "decision" && !reply)) ? answer : null;
  const TableOf = Race ?? TrickTable;
  const title = say(lesson.title, reader);
  return html`<div class="playing exercise in-${manner}" data-scene=${settled ? at + 1 : null} data-game=${view.game} data-screen=${deck.facts.screen}
      style=${colours(deck)} ref=${root}>
    <a class="skip" href="#table">${t("nav-skip-table")}</a>
    <${TopBar} title=${title} message=${seen} deck=${deck} onMenu=${() => setOpen("menu")} />
    ${place === "above" && bubble}
    ${place === "column" && html`<div class="bubble-column">${bubble}</div>`}
    <main id="table" class="table-main" tabIndex=${-1}>
      ${race && words}
      ${scene?.at === "sheet" && settled ? html`<${HandScore} message=${seen} deck=${deck} />`
        : html`<${TableOf} message=${message} deck=${deck} act=${may} event=${step?.event ?? null}
            tell=${(/** @type {string} */ why) => settled && asked && refuse(why)} next=${next}>${place === "middle" && bubble}${!race && words}</${TableOf}>`}
    </main>
    <${Side} message=${seen} deck=${deck} />
    ${place === "float" && bubble}
    <${Announce} step=${step} sentence=${sentence} mine=${false} />
    <p class="spoken-only" role="status">${reply?.text}</p>
    <${Dialogs} open=${open} setOpen=${setOpen} lesson=${lesson} seen=${seen} deck=${deck} rule=${rule} setRule=${setRule}
        back=${back} kept=${!onAnswer} restart=${() => enter(0)} />
    ${finished && settled && open === "" && end(seen, () => enter(0))}
  </div>`;
}

/**
 * The bubble of a scene, or the answer to what was done.
 * @param {{lesson: Lesson, at: number, reply: Reply | null, seen: Seen, deck: Kit, manner: string, asked: boolean,
 *   reads: boolean, goOn: () => void, tools?: {log: () => void, show: () => void}, again: () => void,
 *   onRule: (rule: string) => void}} props
 */
function Words({ lesson, at, reply, seen, deck, manner, asked, reads, goOn, tools, again, onRule }) {
  const scene = lesson.scenes[at];
  const { view } = seen;
  const name = `${at} ${reply?.text ?? ""}`;
  const kind = reply?.kind ?? (asked ? "asks" : "says");
  const text = reply?.text ?? (scene.bubble ? tell(scene.bubble, readerOf(view, deck.rules ?? undefined)) : sentenceOf(view, null));
  const why = (reply && ruleIn(reply.said)) || scene.rule;
  const { step, of } = counted(lesson, at);
  useEffect(() => {
    // A new scene is read from its bubble. Answers are announced: after a wrong move the card keeps the focus.
    const next = reads && reply ? ".bubble .button.main" : !reply && ".bubble";
    if (next) /** @type {HTMLElement | null} */ (document.querySelector(next))?.focus({ preventScroll: true });
  }, [at, reply]);
  const count = of > 1 ? t("learn-step", { step, of }) : "";
  const whyButton = why && html`<button type="button" class="button plain small" onClick=${() => onRule(why)}>${t("learn-why")}</button>`;
  const task = kind === "asks" && scene.bubble; // it has no other button: why stands beside the count, and needs no row
  const head = reply && kind !== "wait" ? t(kind === "wrong" ? "learn-not-so" : "learn-right")
    : task ? html`${t("learn-your-turn")} <span class="bubble-count">${count}</span> ${whyButton}` : "";
  const buttons = reads || (why && !task) || tools || (kind === "wrong" && scene.bubble);
  const foot = buttons && html`${reads && html`<span class="bubble-count">${count}</span>`}
    ${!task && whyButton}
    ${tools && asked && html`<button type="button" class="button plain small" onClick=${tools.log}>${t("log-title")}</button>`}
    ${tools && kind === "wrong" && html`<button type="button" class="button plain small" onClick=${tools.show}>
      ${t("puzzles-show")}</button>`}
    ${kind === "wrong" && scene.bubble && !tools && html`<button type="button" class="button plain small" onClick=${again}>
      ${t("learn-task-again")}</button>`}
    ${reads && html`<button type="button" class="button main small" onClick=${goOn}>
      ${t(at === lesson.scenes.length - 1 ? "learn-finish" : "learn-next")}</button>`}`;
  return html`<${Bubble} at=${reply?.at ?? pointsAt(scene)} asked=${asked} manner=${manner} name=${name} kind=${kind} head=${head} foot=${foot}>
    <${Terms} game=${view.game} deck=${deck} text=${text} onOpen=${onRule} /></${Bubble}>`;
}

/**
 * What a bubble points at; where nothing is said, what is to be done.
 * @param {Scene} scene
 */
const pointsAt = (scene) => (scene.bubble ? scene.at : "decision");

/**
 * The rule that an answer is about, if it is another than the bubble's.
 * @param {Said | null | undefined} said
 */
function ruleIn(said) {
  const found = Object.values(said?.args ?? {}).find((value) => typeof value === "object" && "rule" in value);
  return /** @type {{rule: string} | undefined} */ (found)?.rule ?? "";
}

/**
 * A card that was not the one goes up a little and comes back.
 * @param {HTMLElement} root
 * @param {string} card
 */
function comesBack(root, card) {
  const found = card && root.querySelector(`.hand [data-move="${CSS.escape(card)}"], [data-hand="${CSS.escape(card)}"] .card`);
  if (found && moves()) {
    found.animate({ transform: ["none", "translateY(-46px)", "translateY(-46px) rotate(-3deg)", "none"] },
      { duration: 520, easing: "ease-out" });
  }
}

/**
 * The score of the deal, in the place of the table while it is spoken of.
 * @param {{message: Seen, deck: Kit}} props
 */
function HandScore({ message, deck }) {
  const deal = message.view.sheet?.at(-1)?.deal ?? null;
  return html`<section class="exercise-sheet" aria-label=${t("sheet-title")}>
    <${Sheet} message=${message} facts=${deck.facts} deck=${deck} deal=${deal} /><${Totals} message=${message} facts=${deck.facts} />
  </section>`;
}

/**
 * @param {{open: string, setOpen: (what: string) => void, lesson: Lesson, seen: Seen, deck: Kit, rule: string | null,
 *   setRule: (rule: string | null) => void, back: string, kept: boolean, restart: () => void}} props
 */
function Dialogs({ open, setOpen, lesson, seen, deck, rule, setRule, back, kept, restart }) {
  const close = () => {
    setOpen("");
    setRule(null);
  };
  const titled = (/** @type {string} */ title, /** @type {Shown} */ body) => html`<${Dialog} key=${title} title=${title}
      onClose=${close} game=${lesson.game} style=${colours(deck)}>${body}</${Dialog}>`;
  if (open === "rules") return html`<${Drawer} game=${lesson.game} rule=${rule} onClose=${close} />`;
  if (open === "log") return titled(t("log-title"), html`<${Log} view=${seen.view} deck=${deck} />`);
  if (open === "settings") return titled(t("settings-title"), html`<${SettingsForm} />`);
  if (open === "sheet") {
    return titled(t("sheet-title"), html`<${Totals} message=${seen} facts=${deck.facts} /><${Sheet} message=${seen}
        facts=${deck.facts} />`);
  }
  if (open !== "menu") return null;
  const item = (/** @type {string} */ icon, /** @type {string} */ words, /** @type {() => void} */ run) =>
    html`<li><button type="button" class="button plain" onClick=${run}><${Icon} name=${icon} />${words}</button></li>`;
  return titled(t("menu"), html`${kept && html`<p class="quiet">${t("learn-kept")}</p>`}<ul class="menu">
    ${item("undo", t("learn-go-on"), close)}
    ${item("again", t("learn-again"), () => {
      close();
      restart();
    })}
    ${item("log", t("log-title"), () => setOpen("log"))}
    ${item("sheet", t("sheet-title"), () => setOpen("sheet"))}
    ${item("rules", t("tool-rules"), () => setOpen("rules"))}
    ${item("settings", t("settings-title"), () => setOpen("settings"))}
    <li><a class="button plain" href=${back}><${Icon} name="leave" />${t("learn-leave")}</a></li></ul>`);
}

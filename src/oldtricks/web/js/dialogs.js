// What is opened at a table: the menu and what it leads to, and the score after a hand and after the game.
import { SITE } from "./address.js";
import { Challenge, ChallengeButton, challenging, NextBoard } from "./board_over.js";
import { unsealed } from "./boards.js";
import { colours } from "./card.js";
import { clockWords } from "./clocks.js";
import { AfterHandLines } from "./coach.js";
import { rematch as again } from "./fair.js";
import { Dialog, Icon } from "./frame.js";
import { html, useEffect, useState } from "./html.js";
import { LastTrick } from "./last_trick.js";
import { lazily } from "./later.js";
import { optionWords } from "./options.js";
import { houseWords } from "./pace.js";
import { selfOf } from "./reader.js";
import { go } from "./route.js";
import { Drawer, Ruled } from "./rule_button.js";
import { metAHand } from "./settings.js";
import { Shares } from "./shares.js";
import { Sheet, Totals } from "./sheet.js";
import { Log, sentenceOf } from "./table.js";
import { watchable, watchWords } from "./watching.js";
import { t } from "./words.js";
/** @import { TableInfo } from "./protocol.js" */
/** @import { Attempt, SeenStep } from "./table.js" */
/** @import { Ask, Kit, Seen } from "./types.js" */
/** @import { useRest } from "./rest.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

const Share = lazily("./lobby.js", "Share");
const SettingsForm = lazily("./settings_page.js", "SettingsForm");

/**
 * From a practice to the game that it goes on from.
 * @param {TableInfo} table
 */
const backTo = ({ practice_of: id }) => (id ? html`<a class="button" href=${`/t/${id}`}>${t("practice-back")}</a>` : null);

/**
 * The score of a hand, and at the end of the game what to do next.
 * @param {{step: SeenStep, table: TableInfo, deck: Kit, next: () => void, ask: Ask, attempt: Attempt}} props
 */
export function AfterHand({ step, table, deck, next, ask, attempt }) {
  const { facts } = deck;
  const { message } = step;
  const { view } = message;
  useEffect(metAHand, []);
  if (view.over) {
    return html`<${GameOver} message=${message} table=${table} deck=${deck} onClose=${next} ask=${ask}
      attempt=${attempt} deal=${step.sheet} />`;
  }
  return html`<${Dialog} title=${t("after-title", { n: step.sheet })} onClose=${next} game=${view.game}
    foot=${html`${backTo(table)}<button type="button" class="button main" onClick=${next}>${t("after-next")}</button>`}>
    <${Sheet} message=${message} facts=${facts} deck=${deck} deal=${step.sheet} /><${Totals} message=${message} facts=${facts} />
    <${AfterHandLines} deal=${step.sheet ?? 0} view=${view} table=${table} ask=${ask} />
  </${Dialog}>`;
}

/**
 * @param {{message: Seen, table: TableInfo, deck: Kit, onClose: () => void, ask: Ask, attempt: Attempt,
 *   deal?: number | null}} props
 */
function GameOver({ message, table, deck, onClose, ask, attempt, deal = null }) {
  const { facts } = deck;
  const { view } = message;
  const rematch = () => attempt(async () => {
    if (table.my_seat === null && table.rematch) go(`/t/${table.rematch}`);
    else go(`/t/${await again(table.id)}`);
  });
  const won = view.winners.some((seat) => seat === selfOf(view));
  const [offering, setOffering] = useState(false);
  if (offering) {
    return html`<${Challenge} table=${table} deals=${view.deal} single=${facts.single_hands} onClose=${() => setOffering(false)} />`;
  }
  return html`<${Dialog} title=${t(won ? "over-won" : selfOf(view) === null ? "over-title" : "over-lost")}
      onClose=${onClose} class="game-over" game=${view.game}
    foot=${html`<a class="button" href=${`/t/${table.id}/replay`}>${t("over-replay")}</a>
      ${backTo(table) ?? (!table.round && html`<a class="button" href="/">${t("nav-home")}</a>`)}
      ${challenging(table) && html`<${ChallengeButton} onClick=${() => setOffering(true)} />`}
      ${table.round && table.my_seat !== null && html`<${NextBoard} round=${table.round} attempt=${attempt} />`}
      ${(table.can.rematch || table.rematch) && html`<button type="button" class="button main" onClick=${rematch}>
        <${Icon} name="again" />${t(table.rematch ? "over-join-rematch" : "over-rematch")}</button>`}`}>
    <p class="over-words">${sentenceOf(view, null)} <${Ruled} game=${view.game} text=${view.ended ?? ""} /></p>
    <${Totals} message=${message} facts=${facts} /><${Sheet} message=${message} facts=${facts} deck=${deck} />
    ${deal && html`<${AfterHandLines} deal=${deal} view=${view} table=${table} ask=${ask} />`}
    ${!table.practice && unsealed(table) && html`<p class="quiet">${t("over-fair")} <a href=${`/t/${table.id}/replay`}>${t("over-verify")}</a></p>`}
  </${Dialog}>`;
}

/**
 * @param {{open: string, setOpen: (what: string) => void, message: Seen, table: TableInfo, deck: Kit,
 *   rule: string | null, setRule: (rule: string | null) => void, ask: Ask, attempt: Attempt,
 *   rest: ReturnType<typeof useRest>}} props
 */
export function Dialogs({ open, setOpen, message, table, deck, rule, setRule, ask, attempt, rest }) {
  const { view } = message;
  const { facts } = deck;
  const close = () => {
    setOpen("");
    setRule(null);
  };
  /**
   * @param {string} title
   * @param {Shown} body
   * @param {Shown} [foot]
   */
  const titled = (title, body, foot) => html`<${Dialog} key=${title} title=${title} onClose=${close} game=${view.game}
      style=${colours(deck)} foot=${foot}>${body}</${Dialog}>`;
  if (open === "trick") return titled(t("tool-trick"), html`<${LastTrick} view=${view} deck=${deck} />`);
  if (open === "log") return titled(t("log-title"), html`<${Log} view=${view} deck=${deck} shares=${table.shares} />`);
  if (open === "sheet") {
    return titled(t("sheet-title"), html`<${Totals} message=${message} facts=${facts} /><${Sheet}
      message=${message} facts=${facts} deck=${deck} />`);
  }
  if (open === "rules") return html`<${Drawer} game=${view.game} rule=${rule} onClose=${close} />`;
  if (open === "settings") return titled(t("settings-title"), html`<${SettingsForm} />`);
  if (open === "share") {
    return titled(t("menu-share"), html`<${Share} title=${table.title}
      path=${`/t/${table.id}`} />`);
  }
  if (open === "shares") return titled(t("shares-title"), html`<${Shares} table=${table} />`);
  if (open === "keys") return titled(t("keys-title"), html`<${Shortcuts} race=${Boolean(view.table.piles)} />`);
  if (open === "over") {
    return html`<${GameOver} message=${message} table=${table} deck=${deck} onClose=${close} ask=${ask}
      attempt=${attempt} />`;
  }
  if (open !== "menu") return null;
  /**
   * @param {string} icon
   * @param {string} words
   * @param {() => void} run
   */
  const item = (icon, words, run) => html`<li><button type="button" class="button plain" onClick=${run}><${Icon}
      name=${icon} />${words}</button></li>`;
  /** @param {() => unknown} run */
  const closed = (run) => () => {
    close();
    run();
  };
  return titled(t("menu"), html`<ul class="menu">
    ${rest.claim && item("flag", t("rest-claim"), closed(rest.claim))}
    ${rest.finish && item("bot", t("rest-finish"), closed(rest.finish))}
    ${item("log", t("log-title"), () => setOpen("log"))}
    ${item("sheet", t("sheet-title"), () => setOpen("sheet"))}
    ${item("rules", t("tool-rules"), () => setOpen("rules"))}
    ${!SITE && !table.round && watchable(table) && item("share", t("menu-share"), () => setOpen("share"))}
    ${item("shuffle", t("shares-title"), () => setOpen("shares"))}
    ${item("settings", t("settings-title"), () => setOpen("settings"))}
    ${item("keys", t("keys-title"), () => setOpen("keys"))}
    <li><a class="button plain" href=${`/learn/${view.game}`}><${Icon} name="learn" />${t("menu-learn")}</a></li>
    <li><a class="button plain" href="/"><${Icon} name="leave" />${t("menu-leave")}</a></li></ul>
    <p class="quiet">${optionWords(deck.lid, table.players, table.options).join(" · ")}</p>
    <p class="quiet">${[...clockWords(table), houseWords(table.house), ...watchWords(table)].join(" · ")}</p>
    ${table.spectators > 0 && html`<p class="quiet">${t("menu-spectators", { n: table.spectators })}</p>`}`);
}

/** @param {{race: boolean}} props */
function Shortcuts({ race }) {
  const keys = {
    "← →": "keys-hand", Enter: "keys-play", "1 – 9": "keys-choose", "+ −": "keys-step", P: "keys-pass",
    D: race ? "keys-race-d" : "keys-discard", H: "tool-hint", J: "jump", ...(race ? {} : { C: "rest-claim", F: "rest-finish" }), I: "keys-ask", U: "tool-undo",
    ...(race ? {} : { L: "tool-trick" }), ...(SITE ? {} : { T: "talk-title" }), G: "log-title",
    S: "sheet-title", R: "tool-rules", M: "menu", "?": "keys-title", Esc: "keys-close",
  };
  return html`<dl class="shortcuts">${Object.entries(keys).map(([key, words]) => html`<div key=${key}>
      <dt><kbd>${key}</kbd></dt><dd>
    ${t(words)}</dd></div>`)}</dl>`;
}

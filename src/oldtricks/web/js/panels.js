// The decisions that are not a card: a panel made for each, saying what every choice means in points.
import { Mark, spoken, suitName } from "./card.js";
import { html, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { capital, sentence, t } from "./words.js";
/** @import { Deck, Hint } from "./protocol.js" */
/** @import { Act, Seen, Sight } from "./types.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

/**
 * @typedef {{message: Seen, deck: Deck, act: Act, busy: boolean, hints: Hint[] | null, picked: Set<string>,
 *   owed: number}} DecisionProps
 * @typedef {{key: string | number, body: Shown, words?: string, on: boolean, hinted: boolean,
 *   choose?: (() => void) | false}} Choice
 */

/**
 * The panel for what is due, or nothing where the hand is enough.
 * @param {DecisionProps} props
 */
export function Decision(props) {
  const { view } = props.message;
  const auction = view.game === "aviationgame" ? Miles : Bid;
  /** @type {Record<string, object>} */
  const panels = { bid: auction, sell: Choose, name: Choose, discard: Discard, call: CallPartner };
  const Made = panels[view.phase];
  return Made && view.legal.length ? html`<${Made} key=${`${view.deal} ${view.phase}`} ...${props} />` : null;
}

/** @param {{title: string, children?: Shown, foot?: Shown}} props */
function Panel({ title, children, foot }) {
  return html`<section class="decision" aria-labelledby="decision-title">
    <h2 id="decision-title">${title}</h2>${children}
    ${foot && html`<div class="decision-foot">${foot}</div>`}
  </section>`;
}

/** @param {string[]} legal */
const passOf = (legal) => legal.find((action) => action === "pass" || action === "no flight");

/**
 * Up and down the legal choices with + and -, nth with a number key.
 * @param {string[]} choices
 * @param {string | null} chosen
 * @param {(choice: string) => void} choose
 * @param {() => unknown} confirm
 * @param {Record<string, () => unknown>} [extra]
 */
function useChoiceKeys(choices, chosen, choose, confirm, extra = {}) {
  const nth = Object.fromEntries(choices.slice(0, 9).map((choice, i) => [String(i + 1), () => choose(choice)]));
  /** @param {number} by */
  const step = (by) => () => choose(choices[Math.max(0, Math.min(choices.length - 1, choices.indexOf(chosen ?? "") + by))]);
  useKeys({
    ...nth, "+": step(1), "-": step(-1), ...extra,
    Enter: (event) => (event.target.closest?.("button, a, .hand") ? false : confirm()),
  });
}

/** @param {{pass: string | undefined, act: Act, busy: boolean}} props */
function PassButton({ pass, act, busy }) {
  return pass && html`<button type="button" class="button" disabled=${busy} onClick=${() => act(pass)}>
    ${t(pass === "pass" ? "bid-pass" : "bid-no-flight")}</button>`;
}

/**
 * One out of a row of choices: {key, body, words (spoken, if the body does not say it), on, hinted, choose}; one
 * without `choose` cannot be taken any more. `confirm` is what Enter does.
 * @param {{name: string, label: string, choices: Choice[], confirm: () => unknown}} props
 */
function Pick({ name, label, choices, confirm, ...rest }) {
  return html`<div class="pick pick-${name}" role="radiogroup" aria-label=${label} ...${rest}>
    ${choices.map(({ key, body, words, on, hinted, choose }) => (choose
      ? html`<label key=${key} class=${hinted ? "hinted" : ""}><input type="radio" name=${name} aria-label=${words}
          checked=${on} onChange=${choose} onKeyDown=${(event) => event.key === "Enter" && confirm()} />
        <span>${body}</span></label>`
      : html`<span key=${key} class="gone" aria-hidden="true">${body}</span>`))}</div>`;
}

/**
 * Suits to pick from: `of(suit)` is what picking it chooses, nothing where it is out of the question.
 * @param {Sight} view
 * @param {Deck} deck
 * @param {string | null} at
 * @param {(suit: string) => string | undefined} of
 * @param {string | undefined} hinted
 * @param {(action: string) => void} choose
 * @returns {Choice[]}
 */
const suitChoices = (view, deck, at, of, hinted, choose) => deck.suits.map(({ suit, name }) => {
  const wanted = of(suit);
  return {
    key: suit, on: suit === at, hinted: new RegExp(`\\b${suit}\\b`).test(hinted ?? ""),
    choose: wanted !== undefined && (() => choose(wanted)),
    body: html`<${Mark} game=${view.game} suit=${suit} deck=${deck} /><b>${capital(name)}</b>`,
  };
});

/**
 * An auction of numbers.
 * @param {DecisionProps} props
 */
function Bid({ message, act, busy, hints }) {
  const { view, meanings } = message;
  const bids = view.legal.filter((action) => action.startsWith("bid "));
  const pass = passOf(view.legal);
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(/** @type {string | null} */ (null));
  const chosen = [picked, hinted].find((bid) => bid && bids.includes(bid)) ?? bids[0];
  useChoiceKeys(bids, chosen, choose, () => act(chosen), { p: () => pass && act(pass) });
  const choices = bids.map((bid) => ({
    key: bid, body: bid.slice(4), on: bid === chosen, hinted: bid === hinted, choose: () => choose(bid),
  }));
  return html`<${Panel} title=${t("bid-title")} foot=${html`
      <${PassButton} pass=${pass} act=${act} busy=${busy} />
      ${chosen && html`<button type="button" class="button main" disabled=${busy} onClick=${() => act(chosen)}>
        ${capital(chosen)}</button>`}`}>
    <${Pick} name="bid" label=${t("bid-title")} choices=${choices} confirm=${() => act(chosen)}
        aria-describedby="bid-means" />
    <p class="means" id="bid-means">${chosen ? html`<b>
      ${capital(chosen)}:</b> ${sentence(meanings[chosen])}` : sentence(t("bid-none"))}
      ${pass === hinted && hinted && html` <b>${t("bid-hint-pass")}</b>`}</p>
  </${Panel}>`;
}

/**
 * Aviationgame: a type of craft, and so many tricks by it, in miles.
 * @param {DecisionProps} props
 */
function Miles({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const bids = view.legal.filter((action) => action.startsWith("bid "));
  const pass = passOf(view.legal);
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(/** @type {string | null} */ (null));
  const chosen = [picked, hinted].find((bid) => bid && bids.includes(bid)) ?? bids[0];
  useChoiceKeys(bids, chosen, choose, () => act(chosen), { p: () => pass && act(pass) });
  const base = view.players.length === 4 ? 5 : 3; // AV6
  const levels = [1, 2, 3, 4, 5, 6]; // AV-Q1
  const rank = (/** @type {string} */ suit) => deck.suits.findIndex((each) => each.suit === suit) + 1;
  const bidOf = (/** @type {number} */ tricks, /** @type {string} */ suit) => `bid ${tricks * 100 * rank(suit)} ${suit}`; // AV6
  const words = (/** @type {string} */ bid) => t("bid-miles", { miles: bid.split(" ")[1], suit: suitName(deck, bid.split(" ")[2]) });
  const won = (/** @type {string} */ bid) => t("bid-miles-means", { miles: bid.split(" ")[1] });
  const craft = chosen?.split(" ")[2] ?? "";
  const level = Number(chosen?.split(" ")[1]) / 100 / rank(craft);
  const of = (/** @type {string} */ suit) => {
    const open = levels.map((each) => bidOf(each, suit)).filter((bid) => bids.includes(bid));
    return open.find((bid) => bid === bidOf(level, suit)) ?? open[0];
  };
  const choices = levels.map((each) => {
    const bid = bidOf(each, craft);
    return {
      key: each, words: words(bid), on: bid === chosen, hinted: bid === hinted,
      choose: bids.includes(bid) && (() => choose(bid)),
      body: html`${bid.split(" ")[1]}<small>${t("tricks", { n: base + each })}</small>`,
    };
  });
  return html`<${Panel} title=${t("bid-title-miles")} foot=${html`
      <${PassButton} pass=${pass} act=${act} busy=${busy} />
      ${chosen && html`<button type="button" class="button main" disabled=${busy} onClick=${() => act(chosen)}>
        ${words(chosen)}</button>`}`}>
    ${chosen && html`<${Pick} name="suit" label=${t("bid-craft")} confirm=${() => act(chosen)}
        choices=${suitChoices(view, deck, craft, of, hinted, choose)} data-count=${deck.suits.length} />
      <${Pick} name="miles" label=${t("bid-title-miles")} choices=${choices} confirm=${() => act(chosen)}
          aria-describedby="bid-means" />`}
    <p class="means" id="bid-means">${chosen
      ? html`<b>${words(chosen)}:</b> ${sentence(meanings[chosen])} ${won(chosen)}` : t("bid-none")}
      ${pass === hinted && hinted && html` <b>${t("bid-hint-pass")}</b>`}</p>
  </${Panel}>`;
}

/**
 * A few choices, each with what it means: sell or keep, name a suit.
 * @param {DecisionProps} props
 */
function Choose({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const keys = Object.fromEntries(view.legal.map((action, i) => [String(i + 1), () => act(action)]));
  useKeys(keys);
  const wordsOf = (/** @type {string} */ action) => {
    const suit = action.startsWith("name ") ? action.slice(5) : null;
    if (!suit) return capital(action);
    return suit === "no-trump" ? t("name-no-trump") : suitName(deck, suit);
  };
  const { bid, bidder } = view.table;
  const title = view.phase === "sell" ? t("sell-title", { n: bid, name: view.players[bidder ?? -1] })
    : t(view.game === "gasoline_alley" ? "name-title-master" : "name-title");
  const held = (/** @type {string} */ suit) => view.hand.filter((card) => deck.cards[card]?.suit === suit).length;
  return html`<${Panel}
      title=${title}>
    <ul class="choose" data-count=${view.legal.length}>${view.legal.map((action, i) => {
      const suit = action.startsWith("name ") && action !== "name no-trump" ? action.slice(5) : null;
      return html`<li key=${action}><button type="button"
          class="choose-button ${hints?.[0]?.action === action ? "hinted" : ""}" disabled=${busy}
              onClick=${() => act(action)}>
        ${suit && html`<${Mark} game=${view.game} suit=${suit} deck=${deck} />`}
        <b>${wordsOf(action)}</b>
        <span>${sentence(meanings[action]) || (suit ? t("name-held", { n: held(suit) }) : t("name-no-trump-about"))}
          </span>
        <kbd aria-hidden="true">${i + 1}</kbd></button></li>`;
    })}</ul>
  </${Panel}>`;
}

/**
 * Cards to lay away are picked in the hand; here they are counted and confirmed.
 * @param {DecisionProps} props
 */
function Discard({ deck, act, busy, picked, owed }) {
  const cards = [...picked];
  const ready = cards.length === owed;
  const lay = () => ready && act(cards.map((card) => `discard ${card}`));
  useKeys({ d: lay });
  return html`<${Panel} title=${t("discard-title", { n: owed })} foot=${html`
      <button type="button" class="button main" disabled=${busy || !ready} onClick=${lay}>
        ${t("discard-go", { n: owed })}</button>`}>
    <p class="picked-words">${cards.length
      ? html`<b>${cards.map((card) => spoken(deck, card)).join(", ")}</b>` : t("discard-how", { n: owed })}</p>
  </${Panel}>`;
}

/**
 * Neutral for five: whose holder is the partner.
 * @param {DecisionProps} props
 */
function CallPartner({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(/** @type {string | null} */ (null));
  const chosen = [picked, hinted].find((action) => action && view.legal.includes(action)) ?? null;
  const confirm = () => chosen && act(chosen);
  useChoiceKeys(view.legal, chosen, choose, confirm);
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1]; // NE1
  const at = deck.cards[(chosen ?? view.legal[0]).slice(5)].suit;
  const of = (/** @type {string} */ suit) => ranks.map((rank) => `call ${suit}-${rank}`).find((action) => view.legal.includes(action));
  const choices = ranks.map((rank) => {
    const action = `call ${at}-${rank}`;
    return {
      key: rank, body: rank, on: action === chosen, hinted: action === hinted,
      words: [spoken(deck, action.slice(5)), meanings[action]].filter(Boolean).join(", "),
      choose: view.legal.includes(action) && (() => choose(action)),
    };
  });
  return html`<${Panel} title=${t("call-title")} foot=${html`
      <button type="button" class="button main" disabled=${busy || !chosen} onClick=${confirm}>
        ${chosen ? t("call-go", { card: spoken(deck, chosen.slice(5)) }) : t("call-choose")}</button>`}>
    <${Pick} name="suit" label=${t("call-suit")} confirm=${confirm}
        choices=${suitChoices(view, deck, at, of, hinted, choose)} data-count=${deck.suits.length} />
    <${Pick} name="card" label=${t("call-title")} choices=${choices} confirm=${confirm} />
    <p class="means">${t("call-means")}${chosen && meanings[chosen] ? html` <b>
      ${spoken(deck, chosen.slice(5))}: ${meanings[chosen]}.</b>` : ""}</p>
  </${Panel}>`;
}

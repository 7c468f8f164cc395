// The decisions that are not a card: a panel made for each, saying what every choice means in points.
import { Mark } from "./card.js";
import { Terms } from "./glossary.js";
import { html, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { doing, meaning, readerOf, suitIn } from "./reader.js";
import { callWords, isPass } from "./seats.js";
import { capital, cardTitle, listed, number, own, sentence, suitTitle, t, tell } from "./words.js";
/** @import { Deck, Hint } from "./protocol.js" */
/** @import { Act, Kit, Seen, Sight } from "./types.js" */
/** @import { Said } from "./words.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

/**
 * @typedef {{message: Seen, deck: Kit, act: Act, busy: boolean, hints: Pick<Hint, "action">[] | null, picked: Set<string>,
 *   owed: number, forGood?: (() => void) | null}} DecisionProps
 * @typedef {{key: string | number, body: Shown, words?: string, on: boolean, hinted: boolean,
 *   choose?: (() => void) | false}} Choice
 */

const CALL = "call ";

/**
 * The panel for what is due, or nothing where the hand is enough.
 * @param {DecisionProps} props
 */
export function Decision(props) {
  const { view } = props.message;
  const auction = props.deck.facts.auction === "suits" ? SuitBid : Bid;
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

/**
 * The bids, the pass, and what is chosen: by the player, or else as the hint says, or as sound play would. `main` is
 * what is to be done if the player agrees.
 * @param {DecisionProps} props
 */
function useBids({ message, act, hints }) {
  const { view, said, suggested } = message;
  const pass = view.legal.find((action) => isPass(said.actions[action]));
  const bids = view.legal.filter((action) => action !== pass);
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(/** @type {string | null} */ (null));
  const chosen = [picked, hinted, suggested].find((bid) => bid && bids.includes(bid)) ?? bids[0];
  const main = picked ?? (pass && pass === (hinted ?? suggested) ? pass : chosen);
  useChoiceKeys(bids, chosen, choose, () => act(main), { p: () => pass && act(pass) });
  return { bids, pass, hinted, chosen, choose, main };
}

/**
 * A panel around choices of bids: what the chosen one means, and buttons for it and for the pass.
 * @param {DecisionProps & {chosen: string, main: string, pass: string | undefined, hinted: string | undefined,
 *   title: string, children?: Shown}} props
 */
function Auction({ message, deck, act, busy, forGood, chosen, main, pass, hinted, title, children }) {
  const words = chosen && capital(doing(message, chosen));
  const { suggested, said, view } = message;
  const about = [view.promise, view.counts].map((each) => each && tell(each, readerOf(view)));
  const all = about.filter(Boolean).join(" ");
  const kind = (/** @type {string} */ action) => `button ${action === main ? "main" : ""}`;
  const usual = suggested && doing(message, suggested);
  return html`<${Panel} title=${title} foot=${html`
      ${forGood && html`<button type="button" class="button plain for-good" disabled=${busy} onClick=${forGood}>
        ${t("pass-for-good")}</button>`}
      ${pass && html`<button type="button" class=${kind(pass)} disabled=${busy} onClick=${() => act(pass)}>
        ${callWords(said.actions[pass], view)}</button>`}
      ${chosen && html`<button type="button" class=${kind(chosen)} disabled=${busy} onClick=${() => act(chosen)}>
        ${words}</button>`}`}>
    ${chosen && children}
    <p class="means" id="bid-means">${chosen
      ? html`<b>${words}:</b> <${Terms} game=${view.game} deck=${deck} text=${sentence(meaning(message, chosen))} />` : t("bid-none")}
      ${pass && pass === hinted && html` <b>${t("bid-hint", { action: callWords(said.actions[pass], view) })}</b>`}
      ${usual && !hinted && html` <span class="usual">${t("bid-usual", { action: usual })}</span>`}</p>
    <p class="bid-about"><${Terms} game=${view.game} deck=${deck} text=${all} /></p>
  </${Panel}>`;
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
 * @param {string | null | undefined} hinted
 * @param {(action: string) => void} choose
 * @returns {Choice[]}
 */
const suitChoices = (view, deck, at, of, hinted, choose) => deck.suits.map(({ suit }) => {
  const wanted = of(suit);
  return {
    key: suit, on: suit === at, hinted: suit === hinted, choose: wanted !== undefined && (() => choose(wanted)),
    body: html`<${Mark} game=${view.game} suit=${suit} deck=${deck} /><b>${capital(suitTitle(view.game, suit))}</b>`,
  };
});

/**
 * The number in what is said: so much is bid, so many tricks are needed.
 * @param {Said | undefined} said
 * @param {string} [name]
 */
const numberIn = (said, name) =>
  Number(name ? said?.args?.[name] : Object.values(said?.args ?? {}).find((value) => typeof value === "number"));

/**
 * An auction of numbers.
 * @param {DecisionProps} props
 */
function Bid(props) {
  const { message, act } = props;
  const { bids, pass, hinted, chosen, choose, main } = useBids(props);
  const title = t(own(message.view.game, "bid-title"));
  const choices = bids.map((bid) => ({
    key: bid, body: number(numberIn(message.said.actions[bid])), on: bid === chosen, hinted: bid === hinted,
    choose: () => choose(bid),
  }));
  return html`<${Auction} ...${props} title=${title} chosen=${chosen} main=${main} pass=${pass} hinted=${hinted}>
    <${Pick} name="bid" label=${title} choices=${choices} confirm=${() => act(chosen)} aria-describedby="bid-means" />
  </${Auction}>`;
}

/**
 * An auction of so much in a suit: first the suit, then what is still to be had in it.
 * @param {DecisionProps} props
 */
function SuitBid(props) {
  const { message, deck, act } = props;
  const { view, said } = message;
  const { bids, pass, hinted, chosen, choose, main } = useBids(props);
  const title = t(own(view.game, "bid-title"));
  const suitOf = (/** @type {string | undefined} */ bid) => suitIn(said.actions[bid ?? ""]);
  const tricksFor = (/** @type {string} */ bid) => numberIn(said.meanings[bid], "tricks");
  const within = (/** @type {string | null} */ suit) => bids.filter((bid) => suitOf(bid) === suit);
  const at = suitOf(chosen);
  const of = (/** @type {string} */ suit) =>
    within(suit).find((bid) => tricksFor(bid) === tricksFor(chosen)) ?? within(suit)[0]; // as many tricks as before
  const choices = within(at).map((bid) => ({
    key: bid, words: capital(doing(message, bid)), on: bid === chosen, hinted: bid === hinted, choose: () => choose(bid),
    body: html`${number(numberIn(said.actions[bid]))}<small>${t("tricks", { n: tricksFor(bid) })}</small>`,
  }));
  return html`<${Auction} ...${props} title=${title} chosen=${chosen} main=${main} pass=${pass} hinted=${hinted}>
    <${Pick} name="suit" label=${t(own(view.game, "bid-suit"))} confirm=${() => act(chosen)}
        choices=${suitChoices(view, deck, at, of, suitOf(hinted), choose)} data-count=${deck.suits.length} />
    <${Pick} name="amount" label=${title} choices=${choices} confirm=${() => act(chosen)} aria-describedby="bid-means" />
  </${Auction}>`;
}

/**
 * A few choices, each with what it means: sell or keep, name a suit.
 * @param {DecisionProps} props
 */
function Choose({ message, deck, act, busy, hints }) {
  const { view, said } = message;
  const keys = Object.fromEntries(view.legal.map((action, i) => [String(i + 1), () => act(action)]));
  useKeys(keys);
  const { bid, bidder } = view.table;
  const title = view.phase === "sell" ? t("sell-title", { n: bid, name: view.players[bidder ?? -1] })
    : t(own(view.game, "name-title"));
  const held = (/** @type {string} */ suit) => view.hand.filter((card) => deck.cards[card]?.suit === suit).length;
  return html`<${Panel}
      title=${title}>
    <ul class="choose" data-count=${view.legal.length}>${view.legal.map((action, i) => {
      const suit = suitIn(said.actions[action]);
      const means = meaning(message, action);
      return html`<li key=${action}><button type="button"
          class="choose-button ${hints?.[0]?.action === action ? "hinted" : ""}" disabled=${busy}
              onClick=${() => act(action)}>
        ${suit && html`<${Mark} game=${view.game} suit=${suit} deck=${deck} />`}
        <b>${capital(suit ? suitTitle(view.game, suit) : doing(message, action))}</b>
        <span>${sentence(means) || (suit ? t("name-held", { n: held(suit) }) : t("name-no-trump-about"))}</span>
        <kbd aria-hidden="true">${i + 1}</kbd></button></li>`;
    })}</ul>
  </${Panel}>`;
}

/**
 * Cards to lay away are picked in the hand; here they are counted and confirmed.
 * @param {DecisionProps} props
 */
function Discard({ message, act, busy, picked, owed }) {
  const cards = [...picked];
  const ready = cards.length === owed;
  const lay = () => ready && act(cards.map((card) => `discard ${card}`));
  useKeys({ d: lay });
  return html`<${Panel} title=${t("discard-title", { n: owed })} foot=${html`
      <button type="button" class="button main" disabled=${busy || !ready} onClick=${lay}>
        ${t("discard-go", { n: owed })}</button>`}>
    <p class="picked-words">${cards.length
      ? html`<b>${listed(cards.map((card) => cardTitle(message.view.game, card)), "list-comma")}</b>` : t("discard-how", { n: owed })}</p>
  </${Panel}>`;
}

/**
 * Whose holder is the partner.
 * @param {DecisionProps} props
 */
function CallPartner({ message, deck, act, busy, hints }) {
  const { view } = message;
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(/** @type {string | null} */ (null));
  const chosen = [picked, hinted].find((action) => action && view.legal.includes(action)) ?? null;
  const confirm = () => chosen && act(chosen);
  useChoiceKeys(view.legal, chosen, choose, confirm);
  const cardIn = (/** @type {string} */ action) => action.slice(CALL.length);
  const suitOf = (/** @type {string | null | undefined} */ action) => (action ? deck.cards[cardIn(action)]?.suit : null);
  const titled = (/** @type {string} */ action) => cardTitle(view.game, cardIn(action));
  const at = suitOf(chosen ?? view.legal[0]);
  const downwards = Object.keys(deck.cards).sort((a, b) => deck.cards[b].order - deck.cards[a].order);
  const callsIn = (/** @type {string | null | undefined} */ suit) =>
    downwards.filter((card) => deck.cards[card].suit === suit).map((card) => CALL + card);
  const of = (/** @type {string} */ suit) => callsIn(suit).find((action) => view.legal.includes(action));
  const choices = callsIn(at).map((action) => ({
    key: action, body: deck.cards[cardIn(action)].rank, on: action === chosen, hinted: action === hinted,
    words: [titled(action), meaning(message, action)].filter(Boolean).join(", "),
    choose: view.legal.includes(action) && (() => choose(action)),
  }));
  const means = chosen && meaning(message, chosen);
  return html`<${Panel} title=${t("call-title")} foot=${html`
      <button type="button" class="button main" disabled=${busy || !chosen} onClick=${confirm}>
        ${chosen ? capital(doing(message, chosen)) : t("call-choose")}</button>`}>
    <${Pick} name="suit" label=${t("call-suit")} confirm=${confirm}
        choices=${suitChoices(view, deck, at ?? null, of, suitOf(hinted), choose)} data-count=${deck.suits.length} />
    <${Pick} name="card" label=${t("call-title")} choices=${choices} confirm=${confirm} />
    <p class="means">${t("call-means")}${chosen && means ? html` <b>${titled(chosen)}: ${sentence(means)}</b>` : ""}</p>
  </${Panel}>`;
}

// The decisions that are not a card: a panel made for each, saying what every choice means in points.
import { Mark, spoken, suitName } from "./card.js";
import { html, useState } from "./html.js";
import { useKeys } from "./keys.js";
import { capital, sentence, t } from "./words.js";

/** The panel for what is due, or nothing where the hand is enough. */
export function Decision(props) {
  const { view } = props.message;
  const auction = view.game === "aviationgame" ? Miles : Bid;
  const Made = { bid: auction, sell: Choose, name: Choose, discard: Discard, call: CallPartner }[view.phase];
  return Made && view.legal.length ? html`<${Made} key=${`${view.deal} ${view.phase}`} ...${props} />` : null;
}

function Panel({ title, children, foot }) {
  return html`<section class="decision" aria-labelledby="decision-title">
    <h2 id="decision-title">${title}</h2>${children}
    ${foot && html`<div class="decision-foot">${foot}</div>`}
  </section>`;
}

const passOf = (legal) => legal.find((action) => action === "pass" || action === "no flight");

/** Up and down the legal choices with + and -, nth with a number key. */
function useChoiceKeys(choices, chosen, choose, confirm, extra = {}) {
  const nth = Object.fromEntries(choices.slice(0, 9).map((choice, i) => [String(i + 1), () => choose(choice)]));
  const step = (by) => () => choose(choices[Math.max(0, Math.min(choices.length - 1, choices.indexOf(chosen) + by))]);
  useKeys({
    ...nth, "+": step(1), "-": step(-1), ...extra,
    Enter: (event) => (event.target.closest?.("button, a, .hand") ? false : confirm()),
  });
}

function PassButton({ pass, act, busy }) {
  return pass && html`<button type="button" class="button" disabled=${busy} onClick=${() => act(pass)}>
    ${t(pass === "pass" ? "bid.pass" : "bid.no-flight")}</button>`;
}

/** An auction of numbers. */
function Bid({ message, act, busy, hints }) {
  const { view, meanings } = message;
  const bids = view.legal.filter((action) => action.startsWith("bid "));
  const pass = passOf(view.legal);
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(null);
  const chosen = bids.includes(picked) ? picked : bids.includes(hinted) ? hinted : bids[0];
  useChoiceKeys(bids, chosen, choose, () => act(chosen), { p: () => pass && act(pass) });
  return html`<${Panel} title=${t("bid.title")} foot=${html`
      <${PassButton} pass=${pass} act=${act} busy=${busy} />
      ${chosen && html`<button type="button" class="button main" disabled=${busy} onClick=${() => act(chosen)}>
        ${capital(chosen)}</button>`}`}>
    <div class="bid-grid" role="radiogroup" aria-label=${t("bid.title")} aria-describedby="bid-means">
      ${bids.map((bid) => html`<label key=${bid} class=${bid === hinted ? "hinted" : ""}>
        <input type="radio" name="bid" checked=${bid === chosen} onChange=${() => choose(bid)}
            onKeyDown=${(event) => event.key === "Enter" && act(bid)} />
        <span>${bid.slice(4)}</span></label>`)}
    </div>
    <p class="means" id="bid-means">${chosen ? html`<b>
      ${capital(chosen)}:</b> ${sentence(meanings[chosen])}` : sentence(t("bid.none"))}
      ${pass === hinted && hinted && html` <b>${t("bid.hint-pass")}</b>`}</p>
  </${Panel}>`;
}

/** Aviationgame: so many tricks by so many types of craft, in miles. */
function Miles({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const bids = view.legal.filter((action) => action.startsWith("bid "));
  const pass = passOf(view.legal);
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(null);
  const chosen = bids.includes(picked) ? picked : bids.includes(hinted) ? hinted : bids[0];
  useChoiceKeys(bids, chosen, choose, () => act(chosen), { p: () => pass && act(pass) });
  const base = view.players.length === 4 ? 5 : 3; // AV6
  const bidOf = (level, i) => `bid ${level * 100 * (i + 1)} ${deck.suits[i].suit}`; // AV6
  const possible = (level) => deck.suits.some((_, i) => bids.includes(bidOf(level, i)));
  const levels = [1, 2, 3, 4, 5, 6].filter(possible); // AV-Q1
  const words = (bid) => t("bid.miles", { miles: bid.split(" ")[1], suit: suitName(deck, bid.split(" ")[2]) });
  const won = (bid) => t("bid.miles.means", { miles: bid.split(" ")[1] });
  return html`<${Panel} title=${t("bid.title.miles")} foot=${html`
      <${PassButton} pass=${pass} act=${act} busy=${busy} />
      ${chosen && html`<button type="button" class="button main" disabled=${busy} onClick=${() => act(chosen)}>
        ${words(chosen)}</button>`}`}>
    <table class="miles-grid"><thead><tr><th scope="col">${t("bid.tricks")}</th>
      ${deck.suits.map(({ suit, name }) => html`<th key=${suit} scope="col"><${Mark} game=${view.game} suit=${suit}
          deck=${deck} /><span>${name}</span></th>`)}</tr></thead>
      <tbody>${levels.map((level) => html`<tr key=${level}><th scope="row">${base + level}</th>
        ${deck.suits.map(({ suit }, i) => {
          const bid = bidOf(level, i);
          if (!bids.includes(bid)) return html`<td key=${suit}><span class="gone" aria-hidden="true">
            ${level * 100 * (i + 1)}</span></td>`;
          return html`<td key=${suit}><label class=${bid === hinted ? "hinted" : ""}>
            <input type="radio" name="bid" aria-label=${words(bid)} checked=${bid === chosen}
                onChange=${() => choose(bid)}
              onKeyDown=${(event) => event.key === "Enter" && act(bid)} /><span>${level * 100 * (i + 1)}</span></label>
                </td>`;
        })}</tr>`)}</tbody></table>
    <p class="means">${chosen
      ? html`<b>${words(chosen)}:</b> ${sentence(meanings[chosen])} ${won(chosen)}` : t("bid.none")}</p>
  </${Panel}>`;
}

/** A few choices, each with what it means: sell or keep, name a suit. */
function Choose({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const keys = Object.fromEntries(view.legal.map((action, i) => [String(i + 1), () => act(action)]));
  useKeys(keys);
  const wordsOf = (action) => {
    const suit = action.startsWith("name ") ? action.slice(5) : null;
    if (!suit) return capital(action);
    return suit === "no-trump" ? t("name.no-trump") : suitName(deck, suit);
  };
  const { bid, bidder } = view.table;
  const title = view.phase === "sell" ? t("sell.title", { n: bid, name: view.players[bidder] })
    : t(view.game === "gasoline_alley" ? "name.title.master" : "name.title");
  const held = (suit) => view.hand.filter((card) => deck.cards[card]?.suit === suit).length;
  return html`<${Panel}
      title=${title}>
    <ul class="choose" data-count=${view.legal.length}>${view.legal.map((action, i) => {
      const suit = action.startsWith("name ") && action !== "name no-trump" ? action.slice(5) : null;
      return html`<li key=${action}><button type="button"
          class="choose-button ${hints?.[0]?.action === action ? "hinted" : ""}" disabled=${busy}
              onClick=${() => act(action)}>
        ${suit && html`<${Mark} game=${view.game} suit=${suit} deck=${deck} />`}
        <b>${wordsOf(action)}</b>
        <span>${sentence(meanings[action]) || (suit ? t("name.held", { n: held(suit) }) : t("name.no-trump.about"))}
          </span>
        <kbd aria-hidden="true">${i + 1}</kbd></button></li>`;
    })}</ul>
  </${Panel}>`;
}

/** Cards to lay away are picked in the hand; here they are counted and confirmed. */
function Discard({ message, deck, act, busy, picked, owed }) {
  const { view } = message;
  const cards = [...picked];
  const ready = cards.length === owed;
  const lay = () => ready && act(cards.map((card) => `discard ${card}`));
  useKeys({ d: lay });
  return html`<${Panel} title=${t("discard.title", { n: owed })} foot=${html`
      <button type="button" class="button main" disabled=${busy || !ready} onClick=${lay}>
        ${t("discard.go", { n: owed })}</button>`}>
    <p class="means">${view.task} ${t("discard.how")}</p>
    <p class="picked-words">${cards.length ? cards.map((card) => spoken(deck, card)).join(", ") : t("discard.none")}</p>
  </${Panel}>`;
}

/** Neutral for five: whose holder is the partner. */
function CallPartner({ message, deck, act, busy, hints }) {
  const { view, meanings } = message;
  const hinted = hints?.[0]?.action;
  const [picked, choose] = useState(null);
  const chosen = view.legal.includes(picked) ? picked : view.legal.includes(hinted) ? hinted : null;
  useChoiceKeys(view.legal, chosen, choose, () => chosen && act(chosen));
  const ranks = [8, 7, 6, 5, 4, 3, 2, 1]; // NE1
  return html`<${Panel} title=${t("call.title")} foot=${html`
      <button type="button" class="button main" disabled=${busy || !chosen} onClick=${() => act(chosen)}>
        ${chosen ? t("call.go", { card: spoken(deck, chosen.slice(5)) }) : t("call.choose")}</button>`}>
    <table class="call-grid"><tbody>${deck.suits.map(({ suit, name }) => html`<tr key=${suit}>
      <th scope="row"><${Mark} game=${view.game} suit=${suit} deck=${deck} /><span>${capital(name)}</span></th>
      ${ranks.map((rank) => {
        const action = `call ${suit}-${rank}`;
        if (!view.legal.includes(action)) return html`<td key=${rank}><span class="gone" aria-hidden="true">${rank}
          </span></td>`;
        return html`<td key=${rank}><label class=${action === hinted ? "hinted" : ""}>
          <input type="radio" name="call"
              aria-label=${`${spoken(deck, action.slice(5))}${meanings[action] ? `, ${meanings[action]}` : ""}`}
            checked=${action === chosen} onChange=${() => choose(action)} /><span>${rank}</span></label></td>`;
      })}</tr>`)}</tbody></table>
    <p class="means">${t("call.means")}${chosen && meanings[chosen] ? html` <b>
      ${spoken(deck, chosen.slice(5))}: ${meanings[chosen]}.</b>` : ""}</p>
  </${Panel}>`;
}

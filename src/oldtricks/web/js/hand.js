// Your hand along the bottom edge: sorted, fanned, by mouse, finger or keys.
import { Card } from "./card.js";
import { html, useEffect, useElement, useState } from "./html.js";
import { cardTitle, classes, t } from "./words.js";
/** @import { Deck } from "./protocol.js" */

const LONGEST_ROW = 10; // on a phone
const phone = matchMedia("(max-width: 599px), (max-height: 560px)"); // upright or on its side

function usePhone() {
  const [narrow, setNarrow] = useState(phone.matches);
  useEffect(() => {
    const look = () => setNarrow(phone.matches);
    phone.addEventListener("change", look);
    return () => phone.removeEventListener("change", look);
  }, []);
  return narrow;
}

/**
 * Trumps first, then suit by suit, high to low; cards of no suit stand with the trumps.
 * @param {string[]} hand
 * @param {Deck | null} deck
 * @param {string | null} trump
 */
export function sorted(hand, deck, trump) {
  const suits = deck?.suits.map((each) => each.suit) ?? [];
  const rank = (/** @type {string} */ card) => {
    const { suit, order } = deck?.cards[card] ?? { suit: null, order: 0 };
    const group = suit === trump ? -1 : suit ? suits.indexOf(suit) : -2;
    return [group, -order];
  };
  return [...hand].sort((a, b) => rank(a)[0] - rank(b)[0] || rank(a)[1] - rank(b)[1]);
}

/**
 * The cards as a row of buttons. `legal` are the cards that can be played (or picked), `picked` those picked so far,
 * `hinted` those that a hint names; `why(card)` says why one cannot be played.
 * `whose` is the name of who holds them, if that is another.
 * @param {{whose?: string, game: string, cards: string[], deck: Deck, legal: Set<string>, picked: Set<string> | null,
 *   hinted?: Set<string>, means: (card: string) => string, onCard: (card: string) => void}} props
 */
export function Hand({ whose = "", game, cards, deck, legal, picked, hinted, means, onCard }) {
  const list = useElement();
  const [at, setAt] = useState(0); // the one card that Tab reaches
  const reach = Math.min(at, cards.length - 1);
  const rows = usePhone() && cards.length > LONGEST_ROW ? 2 : 1;
  const length = Math.ceil(cards.length / rows);
  const move = (/** @type {KeyboardEvent} */ event) => {
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: length, ArrowUp: -length };
    /** @type {Record<string, number>} */
    const ends = { Home: 0, End: cards.length };
    const wanted = ends[event.key] ?? reach + steps[event.key];
    if (Number.isNaN(wanted)) return;
    const to = Math.max(0, Math.min(cards.length - 1, wanted));
    event.preventDefault();
    event.stopPropagation();
    setAt(to);
    /** @type {HTMLElement | null} */ (list.current.querySelector(`[data-index="${to}"]`))?.focus();
  };
  return html`<section class="hand-area" aria-labelledby="hand-title">
    <h2 id="hand-title" class="spoken-only">${t(whose ? "hand-title-of" : "hand-title", { n: cards.length, name: whose })}</h2>
    <div class="hand" ref=${list} role="group" aria-labelledby="hand-title" onKeyDown=${move} data-rows=${rows}
      style=${{ "--length": Math.max(2, length), "--rows": rows }}>
      ${cards.map((card, i) => {
        const on = legal.has(card);
        const isPicked = picked?.has(card) ?? false;
        const isHinted = hinted?.has(card) ?? false;
        const refused = !on && legal.size > 0;
        const about = means(card);
        const says = [about, isPicked && t("hand-picked"), refused && t("hand-not-now"), isHinted && t("hand-hinted")];
        const label = [cardTitle(game, card), ...says.filter(Boolean)].join(", ");
        const row = Math.floor(i / length);
        const place = i % length;
        const count = row ? cards.length - length : length;
        return html`<${Card} key=${card} game=${game} card=${card} deck=${deck} onPlay=${onCard} off=${!on}
            label=${label}
          class=${classes(on && "legal", refused && "refused", isPicked && "picked", isHinted && "hinted")}
          data-move=${card} data-index=${i}
              tabIndex=${i === reach ? 0 : -1}
          onFocus=${() => setAt(i)} aria-pressed=${picked ? String(isPicked) : null}
          style=${{ "--i": place, "--n": count, "--row": row, "--turn": place - (count - 1) / 2 }} />`;
      })}
      ${!cards.length && html`<p class="no-cards">${t("hand-empty")}</p>`}
    </div>
  </section>`;
}

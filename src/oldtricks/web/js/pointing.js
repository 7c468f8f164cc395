// What a bubble can speak of, and where that is on the screen.
import { around, inside } from "./placing.js";
/** @import { Box } from "./placing.js" */

/**
 * By name, where to look for it: the first of these that can be seen. All elements of a selector belong to it.
 * @type {Record<string, string[]>}
 */
const SPOTS = {
  scores: [".scores", ".race-board.is-mine", ".plate.mine .plate-score", ".side .totals", ".plate-score"],
  contract: [".contract"],
  gauge: [".gauge", ".contract"],
  trick: [".on-trick"],
  centre: [".kitty .card", ".on-trick"],
  "side-card": [".side-card .card"],
  hand: [".hand .card", ".race-hand .card"],
  decision: [".decision", ".race-stack.is-open", ".hand .card.legal", ".race-hand .is-legal"],
  piles: [".race-board.is-mine"],
  "draw-pile": ["[data-spot='drawing']"],
  "discard-pile": ["[data-spot='discard']"],
  sheet: [".exercise-sheet .sheet", ".exercise-sheet"],
};
const CARDS = [".on-trick", ".hand .card", ".race-hand .card"]; // nothing stands over these if there is room elsewhere
const TO_DO = [".decision", ".race-stacks", ".race-choices"]; // nor over what the learner is asked to use
const SEEN = [".plate", ".race-board", ".contract", ".scores", ".sentence", ".side-card .card", ".turned-up", ".kitty .card"];

/**
 * Where something like "seat:3" or "card:us-8" is to be looked for.
 * @param {string} at
 */
function selectors(at) {
  const [what, which] = at.split(":");
  if (what === "seat") {
    const seat = Number(which) - 1;
    return [`.plate[data-seat="${seat}"]`, `.race-board:has([data-spot="seat-${seat}"])`];
  }
  if (what === "card") {
    const card = CSS.escape(which);
    return [
      `.on-trick[data-move="${card}"]`, `[data-move="${card}"]`, `[data-hand="${card}"] .card`,
      `:is(.side-card, .turned-up, .race-pile, .race-stack) .card:has(img[src$="/${card}.svg"])`,
    ];
  }
  return SPOTS[at] ?? [];
}

/**
 * @param {Element} root
 * @param {string} selector
 */
const seen = (root, selector) => [...root.querySelectorAll(selector)].filter((each) => each.getClientRects().length > 0);

/**
 * The elements that are spoken of; none where the whole table is.
 * @param {Element} root
 * @param {string} at
 */
export function spotsOf(root, at) {
  for (const selector of selectors(at)) {
    const found = seen(root, selector);
    if (found.length) return at.startsWith("card:") ? found.slice(0, 1) : found;
  }
  return [];
}

/** @param {Element} element @returns {Box} */
export function boxOf(element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What can be seen of it: a small table is scrolled. @param {Element} element @returns {Box} */
function sightOf(element) {
  const main = element.closest(".table-main");
  return main ? inside(boxOf(element), boxOf(main)) : boxOf(element);
}

/**
 * What is spoken of as one box, what a bubble has to keep clear of, and what had better be seen as well.
 * @param {Element} root
 * @param {string} at
 * @param {boolean} asked whether the learner has to act
 */
export function surroundings(root, at, asked) {
  const boxes = (/** @type {string[]} */ wanted) => wanted.flatMap((selector) => seen(root, selector)).map(sightOf);
  return {
    spoken: around(spotsOf(root, at).map(boxOf)), clear: boxes(asked ? [...CARDS, ...TO_DO] : CARDS), rather: boxes(SEEN),
  };
}

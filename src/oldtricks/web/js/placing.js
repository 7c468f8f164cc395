// Where a bubble stands: beside what it speaks of, never over it, nor over the cards in question.
/** @typedef {{left: number, top: number, width: number, height: number}} Box */
/** @typedef {{left: number, top: number}} Point */

const MARGIN = 10; // between a bubble and the edge of the room
const STEP = 12; // how finely places are tried
const CORNER = 22; // a tail grows out of a straight edge
const BASE = 11; // half of where it grows; less for a long one
const WEIGHTS = { spoken: 1e6, clear: 1e3 }; // what a covered pixel costs
export const GAP = 20; // between a bubble and what it speaks of: room for the tail

/** @param {number} x @param {number} least @param {number} most */
const within = (x, least, most) => Math.max(least, Math.min(most, x));
/** @param {Box} box */
const right = (box) => box.left + box.width;
/** @param {Box} box */
const bottom = (box) => box.top + box.height;
/** @param {Box} box */
const middle = (box) => ({ left: box.left + box.width / 2, top: box.top + box.height / 2 });

/**
 * How many pixels two boxes share.
 * @param {Box} a
 * @param {Box} b
 */
export function shared(a, b) {
  const across = Math.min(right(a), right(b)) - Math.max(a.left, b.left);
  const down = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top);
  return across > 0 && down > 0 ? across * down : 0;
}

/**
 * How far two boxes are from each other, across and down; 0 where they overlap in that direction.
 * @param {Box} a
 * @param {Box} b
 */
export const apart = (a, b) => ({
  across: Math.max(0, b.left - right(a), a.left - right(b)), down: Math.max(0, b.top - bottom(a), a.top - bottom(b)),
});

/**
 * The smallest box around all of them.
 * @param {Box[]} boxes
 * @returns {Box | null}
 */
export function around(boxes) {
  if (!boxes.length) return null;
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  return {
    left, top, width: Math.max(...boxes.map(right)) - left, height: Math.max(...boxes.map(bottom)) - top,
  };
}

/**
 * The part of a box that is in the room.
 * @param {Box} box
 * @param {Box} room
 * @returns {Box}
 */
export function inside(box, room) {
  const [left, top] = [Math.max(box.left, room.left), Math.max(box.top, room.top)];
  return {
    left, top, width: Math.max(0, Math.min(right(box), right(room)) - left),
    height: Math.max(0, Math.min(bottom(box), bottom(room)) - top),
  };
}

/**
 * A box that is larger by so much on every side.
 * @param {Box} box
 * @param {number} by
 * @returns {Box}
 */
export const grown = (box, by) => ({
  left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by,
});

/**
 * The best place for a bubble of this size: in the room, off what it speaks of, off what has to stay clear, and as near as that
 * allows; of two that are as near, the one that covers less of what would rather be seen.
 * @param {Box} room
 * @param {{width: number, height: number}} size
 * @param {Box | null} spoken
 * @param {{clear?: Box[], rather?: Box[]}} [others]
 * @returns {Point}
 */
export function place(room, size, spoken, { clear = [], rather = [] } = {}) {
  const most = { left: right(room) - MARGIN - size.width, top: bottom(room) - MARGIN - size.height };
  const least = { left: room.left + MARGIN, top: room.top + MARGIN };
  const at = middle(spoken ?? room);
  // In line with what is spoken of, close to it, and everywhere else.
  const lefts = [at.left - size.width / 2, ...steps(least.left, most.left)];
  const tops = [at.top - size.height / 2, ...steps(least.top, most.top)];
  if (spoken) {
    lefts.push(spoken.left - GAP - size.width, right(spoken) + GAP);
    tops.push(spoken.top - GAP - size.height, bottom(spoken) + GAP);
  }
  const fits = (/** @type {number} */ x, /** @type {number} */ low, /** @type {number} */ high) =>
    Math.round(within(x, low, Math.max(low, high)));
  let best = { left: 0, top: 0, cost: Infinity };
  for (const x of new Set(lefts.map((each) => fits(each, least.left, most.left)))) {
    for (const y of new Set(tops.map((each) => fits(each, least.top, most.top)))) {
      const box = { left: x, top: y, ...size };
      const cost = far(box, spoken) + covered(box, spoken ? [grown(spoken, GAP / 2)] : [], WEIGHTS.spoken)
        + covered(box, clear, WEIGHTS.clear) + rather.reduce((sum, other) => sum + Math.sqrt(shared(box, other)), 0);
      if (cost < best.cost) best = { left: x, top: y, cost };
    }
  }
  return { left: best.left, top: best.top };
}

/** @param {number} from @param {number} to */
const steps = (from, to) => Array.from({ length: Math.max(1, Math.floor((to - from) / STEP) + 1) }, (_, i) => from + i * STEP);

/**
 * @param {Box} box
 * @param {Box[]} others
 * @param {number} weight
 */
const covered = (box, others, weight) => others.reduce((sum, other) => sum + weight * shared(box, other), 0);

/**
 * How far off the best distance, and how far out of line.
 * @param {Box} box
 * @param {Box | null} spoken
 */
function far(box, spoken) {
  const [here, there] = [middle(box), middle(spoken ?? box)];
  if (!spoken) return 0;
  const { across, down } = apart(box, spoken);
  const askew = Math.min(Math.abs(here.left - there.left), Math.abs(here.top - there.top));
  return Math.abs(Math.hypot(across, down) - GAP) + askew * 0.2;
}

/**
 * The tail: a wedge that grows out of the bubble's edge and ends at what is spoken of, beside what it had better not lie
 * over. Nothing where they touch.
 * @param {Box} bubble
 * @param {Box} spoken
 * @param {Box[]} [rather]
 * @returns {{path: string, base: Point, tip: Point} | null}
 */
export function tailOf(bubble, spoken, rather = []) {
  const { across, down } = apart(bubble, spoken);
  if (!across && !down) return null;
  const upright = down >= across;
  const [base, tip] = upright ? ends(bubble, spoken, rather)
    : ends(turned(bubble), turned(spoken), rather.map(turned)).map(flipped);
  const half = Math.max(BASE / 2, BASE - Math.max(across, down) / 24);
  const [x, y] = upright ? [half, 0] : [0, half];
  // Bent a little, so that a long one looks drawn by hand.
  const bend = upright ? { left: base.left, top: (base.top + tip.top) / 2 } : { left: (base.left + tip.left) / 2, top: base.top };
  const put = (/** @type {number} */ left, /** @type {number} */ top) => `${Math.round(left * 10) / 10} ${Math.round(top * 10) / 10}`;
  const path = `M${put(base.left - x, base.top - y)}Q${put(bend.left - x / 3, bend.top - y / 3)} ${put(tip.left, tip.top)}`
    + `Q${put(bend.left + x / 3, bend.top + y / 3)} ${put(base.left + x, base.top + y)}`;
  return { path, base, tip };
}

/**
 * Where a tail that goes up or down begins and ends.
 * @param {Box} bubble
 * @param {Box} spoken
 * @param {Box[]} rather
 * @returns {[Point, Point]}
 */
function ends(bubble, spoken, rather) {
  const above = bottom(spoken) <= bubble.top;
  const [begin, end] = [above ? bubble.top : bottom(bubble), above ? bottom(spoken) : spoken.top];
  const [inset, most] = [Math.min(CORNER, bubble.width / 2), Math.min(12, spoken.width / 2)];
  const from = (/** @type {number} */ x) => within(x, bubble.left + inset, right(bubble) - inset);
  const to = (/** @type {number} */ x) => within(x, spoken.left + most, right(spoken) - most);
  const straight = middle(spoken).left;
  /** @param {number} x */
  const cost = (x) => {
    const way = { left: Math.min(from(x), to(x)) - BASE / 2, top: Math.min(begin, end), width: BASE, height: Math.abs(end - begin) };
    return rather.reduce((sum, other) => sum + shared(way, other), 0) + Math.abs(x - straight) / 4;
  };
  const tried = [straight, ...steps(spoken.left, right(spoken))];
  const x = tried.reduce((best, each) => (cost(each) < cost(best) ? each : best));
  return [{ left: from(x), top: begin }, { left: to(x), top: end }];
}

/** @param {Box} box @returns {Box} */
const turned = ({ left, top, width, height }) => ({ left: top, top: left, width: height, height: width });
/** @param {Point} point @returns {Point} */
const flipped = ({ left, top }) => ({ left: top, top: left });

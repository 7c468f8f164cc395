// Cards that move: whatever carries data-move (a card's name) glides from where it was to where it is (FLIP).
import { Component, html } from "./html.js";
import { moves, paced } from "./settings.js";
/** @import { GameEvent } from "./protocol.js" */
/** @import { Shown } from "../vendor/standalone.module.js" */

const FLIES = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";
const SIDES = /** @type {const} */ (["left", "top", "width", "height"]);

/**
 * @typedef {{left: number, top: number, width: number, height: number}} Edge
 * @typedef {{node: HTMLElement, box: Edge, face: Element | null}} Lying
 * @typedef {{event: GameEvent | null, class: string}} Props
 */

/** @param {Edge} box */
const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/**
 * A stage on which cards move. `event` is what just happened.
 * @extends {Component<Props>}
 */
export class Motion extends Component {
  /** @type {HTMLElement} */
  root = document.body; // until it is shown

  getSnapshotBeforeUpdate() {
    /** @type {Map<string, Lying>} */
    const found = new Map();
    if (moves()) {
      for (const node of this.movable()) {
        found.set(node.dataset.move ?? "", { node, box: node.getBoundingClientRect(), face: node.firstElementChild });
      }
    }
    const active = /** @type {HTMLElement | null} */ (document.activeElement);
    return { found, focus: this.root.contains(active) ? active : null, index: active?.dataset?.index };
  }

  /** @returns {HTMLElement[]} */
  movable() {
    return [...this.root.querySelectorAll("[data-move]")].filter((node) => node instanceof HTMLElement);
  }

  /**
   * @param {Props} before
   * @param {unknown} _
   * @param {ReturnType<Motion["getSnapshotBeforeUpdate"]>} snapshot
   */
  componentDidUpdate(before, _, { found, focus, index }) {
    if (focus && !focus.isConnected) this.keepFocus(index);
    const { event } = this.props;
    if (!moves() || !event || event === before.event) return;
    const nodes = this.movable();
    let dealt = 0;
    for (const node of nodes) {
      const was = found.get(node.dataset.move ?? "");
      if (was) this.glide(node, was.box);
      else {
        const from = this.place(event.kind === "deal" ? event.seat : node.dataset.from);
        if (from) this.glide(node, from, event.kind === "deal" ? dealt++ * 28 : 0, 0.4);
      }
    }
    if (event.kind === "deal") this.dealOthers(event.seat);
    if (event.kind === "trick") {
      const kept = new Set(nodes.map((node) => node.dataset.move));
      for (const [card, was] of found) if (!kept.has(card) && !was.node.isConnected) this.leave(was, event.seat);
    }
  }

  /**
   * Focus was on what is gone: the card next to it, else the sentence that says what goes on.
   * @param {string | undefined} index
   */
  keepFocus(index) {
    /** @type {NodeListOf<HTMLElement>} */
    const cards = this.root.querySelectorAll(".hand [data-index]");
    const near = index === undefined ? null : cards[Math.min(Number(index), cards.length - 1)];
    const words = /** @type {HTMLElement | null} */ (this.root.querySelector(".sentence"));
    (near ?? words ?? this.root).focus({ preventScroll: true });
  }

  /**
   * Where a seat's plate is, or the centre of the table.
   * @param {number | string | null | undefined} seat
   */
  place(seat) {
    const node = this.root.querySelector(seat === undefined ? ".centre" : `.plate[data-seat="${seat}"]`);
    return node?.getBoundingClientRect();
  }

  /**
   * @param {HTMLElement} node
   * @param {Edge} from
   * @param {number} [delay]
   * @param {number | null} [scale]
   */
  glide(node, from, delay = 0, scale = null) {
    const to = node.getBoundingClientRect();
    const [x0, y0] = middle(from);
    const [x1, y1] = middle(to);
    const grow = scale ?? from.width / (to.width || 1);
    if (Math.abs(x1 - x0) + Math.abs(y1 - y0) < 2 && Math.abs(grow - 1) < 0.02) return;
    node.animate(
      [{ transform: `translate(${x0 - x1}px, ${y0 - y1}px) scale(${grow})` }, { transform: "none" }],
      { duration: paced(FLIES), delay: paced(delay), easing: EASE, fill: "backwards" },
    );
  }

  /**
   * A card of a won trick goes to its winner's plate.
   * @param {Lying} was
   * @param {number | null} seat
   */
  leave({ node, box, face }, seat) {
    const to = this.place(seat);
    if (!to) return;
    node.removeAttribute("data-move");
    if (face) node.replaceChildren(face); // the very node and picture, both taken off the table by now: nothing has to load again
    this.ghost(node, box, to, 0);
  }

  /**
   * The others' cards fly to their plates, three for a hand.
   * @param {number | null} dealer
   */
  dealOthers(dealer) {
    const from = this.place(dealer);
    const back = this.root.querySelector(".plate .card.back");
    if (!from || !back) return;
    const [x, y] = middle(from);
    const size = { width: 44, height: 62, left: x - 22, top: y - 31 };
    /** @type {NodeListOf<HTMLElement>} */
    const plates = this.root.querySelectorAll(".plate:not(.mine)");
    plates.forEach((plate, i) => {
      if (plate.dataset.seat === String(dealer)) return;
      const to = plate.getBoundingClientRect();
      for (let n = 0; n < 3; n++) this.ghost(/** @type {HTMLElement} */ (back.cloneNode(true)), size, to, (3 * n + i) * 45);
    });
  }

  /**
   * @param {HTMLElement} node
   * @param {Edge} box
   * @param {Edge} to
   * @param {number} delay
   */
  ghost(node, box, to, delay) {
    const [x0, y0] = middle(box);
    const [x1, y1] = middle(to);
    node.setAttribute("aria-hidden", "true");
    node.classList.add("ghost");
    for (const side of SIDES) node.style[side] = `${box[side]}px`;
    document.body.append(node);
    node.animate(
      { transform: ["none", `translate(${x1 - x0}px, ${y1 - y0}px) scale(0.45)`], opacity: [1, 0.2] },
      { duration: paced(300), delay: paced(delay), easing: "ease-in", fill: "both" },
    ).finished.finally(() => node.remove());
  }

  /** @param {Props & {children?: Shown}} props */
  render({ children, class: classes }) {
    return html`<div class=${classes} ref=${(/** @type {HTMLElement | null} */ node) => (this.root = node ?? document.body)}>${children}</div>`;
  }
}

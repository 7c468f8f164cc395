// Cards that move: whatever carries data-move (a card's name) glides from where it was to where it is (FLIP).
import { Component, html } from "./html.js";
import { moves, paced } from "./settings.js";

const FLIES = 220;
const EASE = "cubic-bezier(0.2, 0.7, 0.3, 1)";

const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];

/** A stage on which cards move. `event` is what just happened. */
export class Motion extends Component {
  getSnapshotBeforeUpdate() {
    const found = new Map();
    if (moves() && this.root) {
      for (const node of this.root.querySelectorAll("[data-move]")) {
        found.set(node.dataset.move, { node, box: node.getBoundingClientRect(), face: node.firstElementChild });
      }
    }
    const active = document.activeElement;
    return { found, focus: this.root?.contains(active) ? active : null, index: active?.dataset?.index };
  }

  componentDidUpdate(before, _, { found, focus, index }) {
    if (focus && !focus.isConnected) this.keepFocus(index);
    const { event } = this.props;
    if (!moves() || !event || event === before.event) return;
    const nodes = [...this.root.querySelectorAll("[data-move]")];
    let dealt = 0;
    for (const node of nodes) {
      const was = found.get(node.dataset.move);
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

  /** Focus was on what is gone: the card next to it, else the sentence that says what goes on. */
  keepFocus(index) {
    const cards = [...this.root.querySelectorAll(".hand [data-index]")];
    const near = index === undefined ? null : cards[Math.min(Number(index), cards.length - 1)];
    (near ?? this.root.querySelector(".sentence") ?? this.root).focus({ preventScroll: true });
  }

  /** Where a seat's plate is, or the centre of the table. */
  place(seat) {
    const node = this.root.querySelector(seat === undefined ? ".centre" : `.plate[data-seat="${seat}"]`);
    return node?.getBoundingClientRect();
  }

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

  /** A card of a won trick goes to its winner's plate. */
  leave({ node, box, face }, seat) {
    const to = this.place(seat);
    if (!to) return;
    node.removeAttribute("data-move");
    node.replaceChildren(face); // the very node and picture, both taken off the table by now: nothing has to load again
    this.ghost(node, box, to, 0);
  }

  /** The others' cards fly to their plates, three for a hand. */
  dealOthers(dealer) {
    const from = this.place(dealer);
    const back = this.root.querySelector(".plate .card.back");
    if (!from || !back) return;
    const [x, y] = middle(from);
    const size = { width: 44, height: 62, left: x - 22, top: y - 31 };
    this.root.querySelectorAll(".plate:not(.mine)").forEach((plate, i) => {
      if (plate.dataset.seat === String(dealer)) return;
      const to = plate.getBoundingClientRect();
      for (let n = 0; n < 3; n++) this.ghost(back.cloneNode(true), size, to, (3 * n + i) * 45);
    });
  }

  ghost(node, box, to, delay) {
    const [x0, y0] = middle(box);
    const [x1, y1] = middle(to);
    node.setAttribute("aria-hidden", "true");
    node.classList.add("ghost");
    for (const side of ["left", "top", "width", "height"]) node.style[side] = `${box[side]}px`;
    document.body.append(node);
    node.animate(
      { transform: ["none", `translate(${x1 - x0}px, ${y1 - y0}px) scale(0.45)`], opacity: [1, 0.2] },
      { duration: paced(300), delay: paced(delay), easing: "ease-in", fill: "both" },
    ).finished.finally(() => node.remove());
  }

  render({ children, class: classes }) {
    return html`<div class=${classes} ref=${(node) => (this.root = node)}>${children}</div>`;
  }
}

// A small note beside something: what a word means, what a card does.

const ROOM = 8; // pixels that are kept free at the edges of the window
const WIDEST = 340;

/**
 * Where a note stands: below what it is about, or above it in the lower half of the window. It is laid out before it is
 * shown, so nothing has to be measured.
 * @param {Element} about
 * @returns {Record<string, string>}
 */
export function placeBy(about) {
  const box = about.getBoundingClientRect();
  const width = Math.min(WIDEST, innerWidth - 2 * ROOM);
  const middle = box.left + box.width / 2 - width / 2;
  const left = Math.max(ROOM, Math.min(middle, innerWidth - width - ROOM));
  const below = box.top + box.height / 2 < innerHeight / 2;
  return {
    width: `${width}px`, left: `${left}px`,
    top: below ? `${Math.max(ROOM, box.bottom + 6)}px` : "auto",
    bottom: below ? "auto" : `${Math.max(ROOM, innerHeight - box.top + 6)}px`,
    "max-height": `${(below ? innerHeight - box.bottom : box.top) - 6 - ROOM}px`,
  };
}

/**
 * @param {HTMLElement} note
 * @param {Element} about
 */
export const place = (note, about) =>
  Object.entries(placeBy(about)).forEach(([name, value]) => note.style.setProperty(name, value));

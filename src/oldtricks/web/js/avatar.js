// Somebody's picture, from one of the decks.
import { artOf } from "./card.js";
import { html } from "./html.js";

/**
 * Somebody's picture, from one of the decks; it says nothing itself.
 * @param {{avatar: string | null | undefined, size?: number}} props
 */
export function Avatar({ avatar, size = 28 }) {
  if (!avatar) return null;
  const [game, name] = avatar.split("/");
  return html`<img class="avatar" src=${artOf(game, `avatar-${name}`)} alt="" width=${size} height=${size} />`;
}

// What the cards of a table come from: the server's commitment and everybody's share, to look at and to keep.
import { Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { listed, t } from "./words.js";
/** @import { Share, TableInfo } from "./protocol.js" */

const COPIED = 2500; // milliseconds for which it is said

/** @param {{label: string, text: string}} props */
export const Digits = ({ label, text }) => html`<p class="verify-digits"><span>${label}</span> <code>${text}</code></p>`;

/** @param {Share} share */
export const nameOf = ({ name }) => name || t("shares-somebody");

/**
 * Whose shares there are, in a sentence.
 * @param {Share[]} shares
 */
export const sharesTold = (shares) => (shares.length ? t("shares-from", { who: listed(shares.map(nameOf)) }) : t("shares-none"));

/**
 * Everything, as lines of text.
 * @param {TableInfo} table
 */
const written = ({ id, title, commitment, shares = [] }) => [
  t("shares-of", { game: title, id }), `${t("verify-commitment-label")}: ${commitment}`,
  ...shares.map((share) => `${nameOf(share)}: ${share.randomness}`),
].join("\n");

/** @param {{table: TableInfo}} props */
export function Shares({ table }) {
  const { commitment, shares = [] } = table;
  const [copied, setCopied] = useState("");
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(written(table));
      setCopied("share-copied");
    } catch {
      setCopied("shares-copy-yourself"); // pages from an insecure address have no clipboard
    }
    setTimeout(() => setCopied(""), COPIED);
  };
  return html`<div class="shares">
    <p class="quiet">${t(table.status === "open" ? "shares-about" : "shares-about-closed")}</p>
    <${Digits} label=${t("verify-commitment-label")} text=${commitment} />
    <p>${sharesTold(shares)}</p>
    ${shares.map((share, i) => html`<${Digits} key=${i} label=${nameOf(share)} text=${share.randomness} />`)}
    <p><button type="button" class="button small" onClick=${copy}><${Icon} name="copy" />
      ${t(copied || "shares-copy")}</button></p>
    <span class="spoken-only" role="status">${copied && t(copied)}</span>
  </div>`;
}

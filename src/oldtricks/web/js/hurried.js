// Bots that had no time to think: a word at their names, and once the reason.
import { Icon } from "./frame.js";
import { html, useState } from "./html.js";
import { t } from "./words.js";
/** @import { SeatInfo } from "./protocol.js" */

/** @param {{seat: SeatInfo | undefined}} props */
export const InHaste = ({ seat }) => seat?.hurried && html`<span class="role hurried" title=${t("hurried-note")}>
    ${t("hurried-short")}</span>`;

/**
 * Why; whoever has closed it is not told again at this table.
 * @param {{seats: SeatInfo[]}} props
 */
export function Hurried({ seats }) {
  const [closed, setClosed] = useState(false);
  return !closed && seats.some((seat) => seat.hurried) && html`<p class="said hurried" role="status">
    <span>${t("hurried-note")}</span>
    <button type="button" class="button plain close" aria-label=${t("close")} onClick=${() => setClosed(true)}><${Icon}
        name="close" /></button></p>`;
}

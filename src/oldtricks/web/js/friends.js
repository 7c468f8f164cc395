// What a site without a server cannot do, said plainly, with the way to a server if it knows one.
import { SERVER, SITE } from "./address.js";
import { html } from "./html.js";
import { listed, t } from "./words.js";

/** @param {{what: "friends" | "review" | "bots" | "levels", names?: string[]}} props */
export const NeedsServer = ({ what, names = [] }) => SITE && html`<p class="needs-server quiet">
  ${t(`site-needs-${what}`, { names: listed(names) })}
  ${SERVER && html` <a href=${SERVER} rel="noopener">${t("site-server")}</a>`}</p>`;

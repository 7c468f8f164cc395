// What a site without a server cannot do, said plainly, with the way to a server if it knows one.
import { SERVER, SITE } from "./address.js";
import { Frame } from "./frame.js";
import { html } from "./html.js";
import { listed, t } from "./words.js";

/** @typedef {"friends" | "review" | "bots" | "levels" | "others" | "devices" | "ratings" | "coach"} What */

/** @param {{what: What, names?: string[]}} props */
export const NeedsServer = ({ what, names = [] }) => SITE && html`<p class="needs-server quiet">
  ${t(`site-needs-${what}`, { names: listed(names) })}
  ${SERVER && html` <a href=${SERVER} rel="noopener">${t("site-server")}</a>`}</p>`;

/**
 * In place of a page that only a server has.
 * @param {{title: string, what: What}} props
 */
export const OnServers = ({ title, what }) => html`<${Frame} title=${title} narrow><div class="panel stack">
  <${NeedsServer} what=${what} /><p><a class="button main" href="/">${t("nav-home")}</a></p></div></${Frame}>`;

// Addresses: the page's own are the same everywhere, such as /t/0123456789ab. A site without a server may lie in any
// folder, and has only files: there a table's address is t/?table=0123456789ab below that folder.
const meta = /** @type {HTMLMetaElement | null} */ (document.querySelector("meta[name=site]"));

/** The folder in which a site without a server lies; nothing, where there is a server. */
export const SITE = meta ? new URL(meta.content, location.href).href : "";
/** A server to play with friends, if the site knows one. */
export const SERVER = meta?.dataset.server ?? "";
/** What the site is made of: it changes when anything does. */
export const EDITION = meta?.dataset.edition ?? "";
/** How many bytes Python is. */
export const WEIGHT = Number(meta?.dataset.weight ?? 0);

// Wherever the address leads to later, these stay where they are.
if (SITE) {
  for (const link of document.querySelectorAll("link[rel~=icon], link[rel=manifest]")) {
    link.setAttribute("href", /** @type {HTMLLinkElement} */ (link).href);
  }
}

const TABLE = /^\/t\/([\w-]+)(\/replay)?$/;
const NOWHERE = "http://localhost";

const YEAR = 365 * 24 * 3600; // seconds

/**
 * What the server is to know when it next makes a page; nothing any more if it is empty.
 * @param {string} name
 * @param {string} value
 */
export function tellServer(name, value) {
  if (!SITE) document.cookie = `${name}=${value}; Path=/; Max-Age=${value ? YEAR : 0}; SameSite=Lax`;
}

/**
 * Where an address of the page is really found.
 * @param {string} path
 * @param {string} [site]
 */
export function outside(path, site = SITE) {
  if (!site || !path.startsWith("/")) return path;
  const { pathname, searchParams, search, hash } = new URL(path, NOWHERE);
  const [, table, replay = ""] = TABLE.exec(pathname) ?? [];
  const asked = new URLSearchParams([...(table ? [["table", table]] : []), ...searchParams]);
  const language = pathname.startsWith("/print/") && asked.get("lang"); // a sheet for each
  if (language) asked.delete("lang");
  if (pathname.startsWith("/static/")) return `${site}static/${EDITION}${pathname.slice("/static".length)}`;
  const found = table ? `/t${replay}` : language ? `${pathname}/${language}` : pathname;
  const query = !table && !language ? search : asked.size ? `?${asked}` : "";
  const folder = found === "/" || /\.\w+$/.test(found) ? "" : "/";
  return `${site}${found.slice(1)}${folder}${query}${hash}`;
}

/**
 * The page's own address for where somebody is, or where a link leads to; nothing outside of the site.
 * @param {{href: string}} where
 * @param {string} [site]
 */
export function inside({ href }, site = SITE) {
  const { pathname, searchParams, search, hash, origin } = new URL(href);
  if (!site) return origin === location.origin ? pathname + search + hash : "";
  const root = new URL(site);
  if (origin !== root.origin || !`${pathname}/`.startsWith(root.pathname)) return "";
  const path = `/${pathname.slice(root.pathname.length)}`.replace(/index\.html$/, "").replace(/(.)\/$/, "$1");
  const [, replay] = /^\/t(\/replay)?$/.exec(path) ?? [];
  const table = searchParams.get("table");
  if (!path.startsWith("/t") || !table) return path + search + hash;
  searchParams.delete("table");
  return `/t/${table}${replay ?? ""}${searchParams.size ? `?${searchParams}` : ""}${hash}`;
}

/** The page's own address for where we are, without what it asks for. */
export const here = () => new URL(inside(location) || "/", NOWHERE).pathname;

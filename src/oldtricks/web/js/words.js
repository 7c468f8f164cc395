// Every English sentence of the page lies in words/en; a translation is a folder beside it.
import pages from "../words/en/pages.js";
import table, { asYou } from "../words/en/table.js";

const words = { ...table, ...pages };

/** The words for a key, with {names} filled in. A plural is written {n|one card|{n} cards}. */
export function t(key, values = {}) {
  const text = words[key];
  if (text === undefined) throw new Error(`no words for ${key}`);
  return text
    .replace(/\{(\w+)\|([^|{}]*)\|((?:[^{}]|\{\w+\})*)\}/g, (_, name, one, many) => (values[name] === 1 ? one : many))
    .replace(/\{(\w+)\}/g, (_, name) => values[name] ?? "");
}

export { asYou };

/** The words for a key, or nothing where there are none. */
export const maybe = (key, values) => (key in words ? t(key, values) : "");

/** "Ann, Ben and Cleo" */
export const listed = (names) => new Intl.ListFormat("en", { type: "conjunction" }).format(names);

/** Style classes, those that hold. */
export const classes = (...names) => names.filter(Boolean).join(" ");

/** "back-fence" as "Back fence" */
export const capital = (text) => (text ? text[0].toUpperCase() + text.slice(1) : "");

/** Words as a sentence: a capital, and a full stop unless it has an end already. */
export const sentence = (text) => (text ? capital(text) + (/[.?!]$/.test(text) ? "" : ".") : "");

/** A score with a true minus sign; `plus` for changes. */
export const number = (n, plus = false) =>
  new Intl.NumberFormat("en", { signDisplay: plus ? "exceptZero" : "auto" }).format(n).replace("-", "−");

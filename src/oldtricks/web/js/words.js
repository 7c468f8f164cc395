// Words: what the page says, and what the engine says, from the catalogues in oldtricks/words.
import { outside } from "./address.js";
import { FluentBundle, FluentResource } from "../vendor/fluent.js";

/**
 * What the engine says: a key of the catalogues with arguments that keep their kind.
 * @typedef {{key: string, args?: Record<string, Argument>}} Said
 * @typedef {{seat: number} | {seats: number[]} | {card: string} | {cards: string[]} | {suit: string} | {rule: string}
 *   | {signed: number}} Thing
 * @typedef {{either: Said[]} | {each: Said[]} | {listed: Said[]}} Several
 * @typedef {string | number | Thing | Several | Said} Argument
 * @typedef {string | number | null | undefined} Value
 *
 * Who reads: the game, the players' names and sides, the seat that is "you" (null: a spectator), and the rules' texts.
 * @typedef {{game: string, names: readonly string[], sides: readonly (readonly number[])[], seat: number | null,
 *   rules?: Record<string, string>}} Reader
 */

const SOURCE = "en"; // what is missing in another language is said in this one

const FRONT = "front"; // what is around every screen; other parts are for one
const ALL = "";
const LESSONS = "lessons"; // beside all that is not one

/** @type {Map<string, FluentBundle>} */
const kept = new Map(); // by language
/** @type {Map<string, Promise<void>>} */
const fetched = new Map(); // the parts that are in them
/** @type {FluentBundle[]} */
let books = []; // the first that has a message says it
let spoken = SOURCE;
let wish = SOURCE; // the language that is spoken as soon as its words are there
let complete = false; // whether the books have all words
let missing = false; // whether somebody waits for the rest of them
const wanted = new Set([FRONT]); // the parts that the screens so far have needed
/** @type {Set<() => void>} */
const waiting = new Set(); // for words that somebody has missed

/** The languages that the server has words for. */
export const LANGUAGES =
  document.querySelector("meta[name=languages]")?.getAttribute("content")?.split(" ") ?? [SOURCE];

/** The words that are there: others, once more of them have come. */
export const wordsThere = () => books;

/** The language of the page. */
export const language = () => spoken;

/** The best of the languages there are: the one chosen, or the first that the browser asks for. */
export function bestLanguage(chosen = "", asked = navigator.languages, there = LANGUAGES) {
  const short = [chosen, ...asked].map((tag) => tag.split("-")[0].toLowerCase());
  return short.find((tag) => there.includes(tag)) ?? SOURCE;
}

/** What to put behind an address so that what comes from there can be kept for ever. */
export const editionOf = () => {
  const edition = /\/static\/(\w{12})\//.exec(import.meta.url)?.[1];
  return edition ? `?${edition}` : "";
};

/** @param {string} name */
async function fetchWords(name) {
  const answer = await fetch(outside(`/words/${name}.ftl${editionOf()}`));
  if (!answer.ok) throw new Error(`no words in ${name}: ${answer.status}`);
  return answer.text();
}

/**
 * What there is so far of a language's words.
 * @param {string} tag
 */
function bookOf(tag) {
  const book = kept.get(tag) ?? new FluentBundle(tag, { useIsolating: false });
  kept.set(tag, book);
  return book;
}

/**
 * A part of a language's words, fetched once.
 * @param {string} tag
 * @param {string} part
 */
function fetchPart(tag, part) {
  const name = part ? `${tag}-${part}` : tag;
  const coming = fetched.get(name) ?? fetchWords(name).then((text) => {
    bookOf(tag).addResource(new FluentResource(text), { allowOverrides: true }); // all words are those of the parts too
  });
  fetched.set(name, coming);
  coming.catch(() => fetched.delete(name));
  return coming;
}

/**
 * Speak a language from now on.
 * @param {string} tag
 * @returns {Promise<void>}
 */
export async function loadWords(tag) {
  wish = tag;
  const all = wanted.has(ALL);
  const tags = all ? [...new Set([tag, SOURCE])] : [tag]; // parts have the source's words where they lack their own
  const parts = [...wanted].filter((part) => !all || part === ALL || part === LESSONS);
  try {
    await Promise.all(tags.flatMap((each) => parts.map((part) => fetchPart(each, part))));
    if (tag === wish && (all || !complete || tag !== spoken)) speak(tag, tags.map(bookOf), all);
  } catch (error) {
    if (all) throw error;
    await loadAll(tag); // they are kept for when there is no network
  }
}

/**
 * The words of a screen too: of "home", or of tables of a game, by its name.
 * @param {string} part
 */
export function loadPart(part) {
  wanted.add(part);
  return loadWords(wish);
}

/** All words but those of lessons: for the other screens, and for what goes wrong. */
export function loadAll(tag = wish) {
  wanted.add(ALL);
  return loadWords(tag);
}

/** The words of lessons too, which only those need who learn. */
export function loadLessons() {
  wanted.add(LESSONS);
  return loadAll();
}

/**
 * Hear when words have come that were missed.
 * @param {() => void} hear
 */
export function onWords(hear) {
  waiting.add(hear);
  return () => void waiting.delete(hear);
}

/**
 * No part has what is to be said, which is complained of: nothing is, until all words are there.
 * @param {string} id
 */
function missed(id) {
  if (missing) return "";
  console.error(`the words for ${id} come late`);
  missing = true;
  loadAll().then(() => waiting.forEach((hear) => hear()), () => {}).finally(() => (missing = false));
  return "";
}

/**
 * Speak a language whose words are at hand.
 * @param {string} tag
 * @param {Record<string, string>} texts catalogues by language
 */
export const speakFrom = (tag, texts) =>
  speak(tag, [...new Set([tag, SOURCE])].filter((each) => each in texts).map((each) => {
    const book = new FluentBundle(each, { useIsolating: false });
    book.addResource(new FluentResource(texts[each])).forEach((error) => console.error(error));
    return book;
  }));

/**
 * @param {string} tag
 * @param {FluentBundle[]} chain
 * @param {boolean} [all]
 */
function speak(tag, chain, all = true) {
  books = chain;
  complete = all;
  spoken = tag;
  document.documentElement.lang = tag;
}

/**
 * Whether there are words for this.
 * @param {string} id
 */
export const has = (id) => find(id) !== null;

/**
 * The first book that has an id ("name", or "name.attribute"), and its pattern.
 * @param {string} id
 */
function find(id) {
  const [name, attribute] = id.split(".");
  for (const book of books) {
    const message = book.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return { book, pattern };
  }
  return null;
}

/**
 * The words for an id. What is missing shows its id, and is complained of.
 * @param {string} id
 * @param {Record<string, Value>} [args]
 */
export function t(id, args = {}) {
  const found = find(id);
  if (!found) {
    if (!complete) return missed(id);
    console.error(`no words for ${id}`);
    return id;
  }
  /** @type {Error[]} */
  const errors = [];
  const given = Object.fromEntries(Object.entries(args).map(([name, value]) => [name, value ?? ""]));
  const text = found.book.formatPattern(found.pattern, given, errors);
  errors.forEach((error) => console.error(`${id}: ${error.message}`));
  return text;
}

/**
 * The words for an id, or nothing where there are none.
 * @param {string} id
 * @param {Record<string, Value>} [args]
 */
export const maybe = (id, args) => (has(id) ? t(id, args) : "");

/**
 * "lucky_lindy" as a part of an id
 * @param {string} name
 */
export const kebab = (name) => name.replaceAll("_", "-");

/**
 * What the engine says, to this reader.
 * @param {Said} said
 * @param {Reader} reader
 * @returns {string}
 */
export function say(said, reader) {
  /** @type {Record<string, Value>} */
  const args = {};
  for (const [name, value] of Object.entries(said.args ?? {})) {
    Object.assign(args, typeof value === "object" ? told(name, value, reader) : { [name]: value });
  }
  return t(said.key, args);
}

/**
 * The same as a sentence: one that begins with the reader himself has a capital.
 * @param {Said} said
 * @param {Reader} reader
 */
export function tell(said, reader) {
  const text = say(said, reader);
  const you = t("you");
  const himself = reader.seat !== null && text.startsWith(you) && !/^\p{L}/u.test(text.slice(you.length));
  return himself ? capital(text) : text;
}

/**
 * The game's own words for a key, if it has any.
 * @param {string} game
 * @param {string} key
 */
export const own = (game, key) => (has(`${kebab(game)}-${key}`) ? `${kebab(game)}-${key}` : key);

/**
 * An argument as Fluent's variables.
 * @param {string} name
 * @param {Exclude<Argument, string | number>} value
 * @param {Reader} reader
 * @returns {Record<string, Value>}
 */
function told(name, value, reader) {
  if ("seat" in value) return { [name]: nameOf(value.seat, reader), [`${name}-is`]: isTo(value.seat, reader) };
  if ("seats" in value) {
    const { seats } = value;
    const mine = seats.some((seat) => seat === reader.seat);
    return {
      [name]: namesOf(seats, reader),
      [`${name}-is`]: mine ? (seats.length === 1 ? "you" : "us") : "other",
      [`${name}-count`]: seats.length,
    };
  }
  if ("card" in value) return { [name]: cardTitle(reader.game, value.card) };
  if ("cards" in value) return { [name]: listed(value.cards.map((card) => cardTitle(reader.game, card))) };
  if ("suit" in value) return { [name]: suitTitle(reader.game, value.suit) };
  if ("rule" in value) return { [name]: value.rule, [`${name}-text`]: reader.rules?.[value.rule] };
  if ("signed" in value) return { [name]: number(value.signed, true) };
  if ("either" in value) return { [name]: listed(value.either.map((each) => say(each, reader)), "list-or") };
  if ("each" in value) return { [name]: listed(value.each.map((each) => say(each, reader))) };
  if ("listed" in value) return { [name]: listed(value.listed.map((each) => say(each, reader)), "list-comma") };
  return { [name]: say(value, reader) };
}

/**
 * @param {number} seat
 * @param {Reader} reader
 */
const nameOf = (seat, reader) => (seat === reader.seat ? t("you") : reader.names[seat]);

/**
 * @param {number} seat
 * @param {Reader} reader
 */
function isTo(seat, { seat: mine, sides }) {
  if (seat === mine) return "you";
  return mine !== null && sides.some((side) => side.includes(seat) && side.includes(mine)) ? "partner" : "other";
}

/**
 * Players by name, the reader first, as "you".
 * @param {readonly number[]} seats
 * @param {Reader} reader
 */
export function namesOf(seats, reader) {
  const order = [...seats].sort((a, b) => Number(b === reader.seat) - Number(a === reader.seat));
  return listed(order.map((seat) => nameOf(seat, reader)));
}

/**
 * "8 of the United States", for "us-8"
 * @param {string} game
 * @param {string} card
 */
export function cardTitle(game, card) {
  const named = `${kebab(game)}-card-${card}`;
  if (has(named)) return t(named);
  const at = card.lastIndexOf("-");
  return t(`${kebab(game)}-card`, { rank: card.slice(at + 1), suit: suitTitle(game, card.slice(0, at)) });
}

/**
 * @param {string} game
 * @param {string} suit
 */
export const suitTitle = (game, suit) => t(`${kebab(game)}-suit-${kebab(suit)}`);

/**
 * "Ann, Ben and Cleo"; with "list-or", "Ann, Ben or Cleo"
 * @param {readonly string[]} names
 * @param {"list-and" | "list-or" | "list-comma"} [manner]
 */
export function listed(names, manner = "list-and") {
  if (names.length < 2) return names[0] ?? maybe("nobody");
  const rest = names.slice(1, -1).reduce((so, last) => t("list-comma", { rest: so, last }), names[0]);
  const last = names[names.length - 1];
  return t(manner, { rest, last });
}

/**
 * Style classes, those that hold.
 * @param {(string | false | null | undefined)[]} names
 */
export const classes = (...names) => names.filter(Boolean).join(" ");

/**
 * "bid 65" as "Bid 65"
 * @param {string | null | undefined} text
 */
export const capital = (text) => (text ? text[0].toUpperCase() + text.slice(1) : "");

/**
 * Words as a sentence: a capital, and a full stop unless it has an end already.
 * @param {string | null | undefined} text
 */
export const sentence = (text) => (text ? capital(text) + (/[.?!]$/.test(text) ? "" : ".") : "");

/**
 * A score in the language's manner, with a true minus sign; `plus` for changes.
 * @param {number} n
 * @param {boolean} [plus]
 */
export const number = (n, plus = false) =>
  new Intl.NumberFormat(spoken, { signDisplay: plus ? "exceptZero" : "auto" }).format(n).replace("-", "−");

/**
 * A language as the reader's own country writes it, as far as the browser knows: "en-GB"
 * @param {string} tag
 */
export const regional = (tag, asked = navigator.languages) => asked.find((each) => each.split("-")[0].toLowerCase() === tag) ?? tag;

/**
 * A time in words.
 * @param {string | number} time
 * @param {Intl.DateTimeFormatOptions} [style]
 */
export const moment = (time, style = { dateStyle: "medium", timeStyle: "short" }) =>
  new Intl.DateTimeFormat(regional(spoken), style).format(new Date(time));

/**
 * "45%", or "45 %"
 * @param {number} share
 */
export const percent = (share) => new Intl.NumberFormat(spoken, { style: "percent" }).format(share);

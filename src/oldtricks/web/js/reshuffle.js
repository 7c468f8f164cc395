// The fair shuffle, computed in the reader's own browser. docs/shuffles.md defines it byte by byte.

const utf8 = new TextEncoder();
/** @param {Uint8Array<ArrayBuffer>} bytes */
const sha256 = async (bytes) => new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
/** @param {string} hex */
const bytesOf = (hex) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
/** @param {Uint8Array} bytes */
const hexOf = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** Browsers lend their cryptography only to pages from a secure address. */
export const canCompute = () => Boolean(globalThis.crypto?.subtle);

/**
 * What the host published before anybody contributed.
 * @param {string} secret
 */
export const commitmentOf = async (secret) => hexOf(await sha256(bytesOf(secret)));

/**
 * The packs as shuffle `number` orders them, joined.
 * @param {string} secret
 * @param {string[]} contributions
 * @param {number} number
 * @param {string[][]} packs
 */
export async function shuffled(secret, contributions, number, packs) {
  const digests = await Promise.all(contributions.map((text) => sha256(utf8.encode(text))));
  const table = await sha256(joined(digests));
  const key = await crypto.subtle.importKey("raw", bytesOf(secret), { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const stream = words(key, joined([utf8.encode("oldtricks fair shuffle 1"), table, word(number)]));
  const cards = [];
  for (const pack of packs) {
    const start = cards.length;
    cards.push(...pack);
    for (let i = cards.length - 1; i > start; i--) {
      const j = start + (await below(stream, i - start + 1));
      [cards[i], cards[j]] = [cards[j], cards[i]];
    }
  }
  return cards;
}

/**
 * 32-bit numbers, eight from each block of the HMAC.
 * @param {CryptoKey} key
 * @param {Uint8Array<ArrayBuffer>} message
 * @returns {AsyncGenerator<number, never>}
 */
async function* words(key, message) {
  for (let block = 0; ; block++) {
    const view = new DataView(await crypto.subtle.sign("HMAC", key, joined([message, word(block)])));
    for (let at = 0; at < 32; at += 4) yield view.getUint32(at);
  }
}

/**
 * A number from 0 to n - 1: words at or above the largest multiple of n are skipped.
 * @param {AsyncGenerator<number, never>} stream
 * @param {number} n
 */
async function below(stream, n) {
  const ceiling = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const { value } = await stream.next();
    if (value < ceiling) return value % n;
  }
}

/** @param {number} number */
function word(number) {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, number);
  return bytes;
}

/** @param {Uint8Array[]} parts */
function joined(parts) {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

// The shuffle is decided by the server's secret and everybody's share. A player notes the server's commitment before
// giving a share, and all shares when the cards are dealt, so that everything can be checked at the end without trusting
// anybody.
import { post, randomHex, tableOf } from "./api.js";
/** @import { Share, TableInfo } from "./protocol.js" */
/** @import { Plan } from "./types.js" */

/**
 * @typedef {{commitment?: string, share?: string, shares?: Share[]}} Noted
 */

const given = new Map(); // shares, where this browser keeps nothing

/**
 * What this browser wrote down about a table before its cards were dealt.
 * @param {string} id
 * @returns {Noted | null}
 */
export function noted(id) {
  try {
    return JSON.parse(localStorage.getItem(`oldtricks.noted.${id}`) ?? "null");
  } catch {
    return null;
  }
}

/**
 * Note something when it is first seen; never overwritten.
 * @param {string} id
 * @param {Noted} seen
 */
function note(id, seen) {
  try {
    localStorage.setItem(`oldtricks.noted.${id}`, JSON.stringify({ ...seen, ...noted(id) }));
  } catch {
    // without storage there is nothing to compare with later
  }
}

/**
 * The first cards are dealt: from now on nobody can add or change a share.
 * @param {TableInfo} table
 */
export function noteShares({ id, commitment, shares }) {
  if (shares && !noted(id)?.shares) note(id, { commitment, shares });
}

/**
 * Sit down, or stay where one sits, with a share of one's own.
 * @param {{id: string, commitment: string}} table
 * @param {{seat?: number | null, name?: string}} [where]
 */
export function sit({ id, commitment }, where = {}) {
  const randomness = noted(id)?.share ?? given.get(id) ?? randomHex(32);
  given.set(id, randomness);
  note(id, { commitment, share: randomness });
  return post(`/tables/${id}/sit`, { ...where, randomness });
}

/**
 * Make a table and take a seat at it, fairly: the commitment is known before the share is given.
 * @param {Plan} plan
 * @param {boolean} start
 * @returns {Promise<string>} the table's id
 */
export async function openTable(plan, start) {
  const { id } = await post("/tables", { ...plan, start: false });
  const { table } = await tableOf(id);
  await sit(table);
  if (start) await post(`/tables/${id}/start`);
  return id;
}

/**
 * The same again, as fairly; it starts when all are there.
 * @param {string} id
 * @returns {Promise<string>} the next table's id
 */
export async function rematch(id) {
  const { id: next } = await post(`/tables/${id}/rematch`, { sit: false });
  const { table } = await tableOf(next);
  if (table.status !== "open") return next;
  await sit(table);
  await post(`/tables/${id}/rematch`);
  return next;
}

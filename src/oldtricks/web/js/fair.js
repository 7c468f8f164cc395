// The shuffle is decided by the server's secret and everybody's share. A player notes the server's commitment before
// giving a share, so that both can be checked at the end without trusting anybody.
import { post, randomHex, tableOf } from "./api.js";
/** @import { Plan } from "./types.js" */

const shares = new Map();

/**
 * Note the commitment when it is first seen, together with the share that goes to this table; never overwritten.
 * @param {{id: string, commitment: string}} table
 * @param {string} share
 */
function note({ id, commitment }, share) {
  const key = `oldtricks.noted.${id}`;
  try {
    if (localStorage.getItem(key) === null) localStorage.setItem(key, JSON.stringify({ commitment, share }));
  } catch {
    // without storage there is nothing to compare with later
  }
}

/**
 * Sit down, or stay where one sits, with a share of one's own.
 * @param {{id: string, commitment: string}} table
 * @param {{seat?: number | null, name?: string}} [where]
 */
export function sit(table, where = {}) {
  const randomness = shares.get(table.id) ?? randomHex(32);
  shares.set(table.id, randomness);
  note(table, randomness);
  return post(`/tables/${table.id}/sit`, { ...where, randomness });
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

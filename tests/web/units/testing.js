// Tests of the page's logic, run in the browser: each is a name and what must not throw.

/** @type {Map<string, () => unknown>} */
const tests = new Map();

/**
 * @param {string} name
 * @param {() => unknown} run
 */
export function test(name, run) {
  if (tests.has(name)) throw new Error(`two tests are called ${name}`);
  tests.set(name, run);
}

/**
 * @param {unknown} found
 * @param {unknown} wanted compared as JSON, or by identity
 */
export function same(found, wanted) {
  const [a, b] = [found, wanted].map((each) => JSON.stringify(each));
  if (found !== wanted && (a !== b || a === undefined)) throw new Error(`${a} instead of ${b}`);
}

/**
 * @param {unknown} holds
 * @param {string} words
 */
export function so(holds, words) {
  if (!holds) throw new Error(`not so: ${words}`);
}

/** Every test's name with what went wrong, or null. */
export async function runAll() {
  /** @type {Record<string, string | null>} */
  const found = {};
  for (const [name, run] of tests) {
    try {
      await run();
      found[name] = null;
    } catch (error) {
      found[name] = String(error instanceof Error ? error.stack ?? error.message : error);
    }
  }
  return found;
}

// Something that is kept in this browser and shared by its tabs; where there is no storage, for this visit only.

/**
 * `read` makes it from what was stored, or from nothing; `heard` is called when another tab has changed it.
 * @template T
 * @param {string} key
 * @param {(text: string | null) => T} read
 * @param {() => void} [heard]
 */
export function kept(key, read, heard = () => {}) {
  let current = read(stored(key));
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    current = read(event.newValue);
    heard();
  });
  return {
    get: () => current,
    set: (/** @type {T} */ next) => {
      current = next;
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        // for this visit only
      }
    },
  };
}

/** @param {string} key */
function stored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

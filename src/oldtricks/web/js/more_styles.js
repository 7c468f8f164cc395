// The second sheet of styles: a table's page shows its cards before it is there.

/** @type {Promise<unknown> | null} */
let coming = null;

/** Fetch what is still missing of the styles; whoever cannot have them now does without. */
export function moreStyles() {
  const link = /** @type {HTMLLinkElement | null} */ (document.querySelector("link[data-later]"));
  coming ??= link && new Promise((done) => {
    link.onload = done;
    link.onerror = () => {
      coming = null;
      done(null);
    };
    link.href = /** @type {string} */ (link.dataset.later);
  });
  return coming ?? Promise.resolve();
}

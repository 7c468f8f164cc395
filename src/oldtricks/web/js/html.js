// Preact and htm, from one vendored file: `html` builds the page, the hooks keep its state.
/** @import { Ref, VNode } from "../vendor/standalone.module.js" */
export {
  render, Component, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState,
} from "../vendor/standalone.module.js";
import { html as plain, useRef } from "../vendor/standalone.module.js";
import { outside, SITE } from "./address.js";

/**
 * Addresses of the page as they are outside of it. A site without a server may lie anywhere, and no screen knows.
 * @param {any} shown
 * @returns {any}
 */
function placed(shown) {
  if (Array.isArray(shown)) shown.forEach(placed);
  const props = shown?.props;
  if (!props) return shown;
  if (typeof shown.type === "string") {
    if (typeof props.href === "string") props.href = outside(props.href);
    if (typeof props.src === "string") props.src = outside(props.src);
    const made = props.dangerouslySetInnerHTML?.__html;
    if (made) props.dangerouslySetInnerHTML = { __html: made.replace(/href="(\/[^"]*)"/g, (/** @type {string} */ _, /** @type {string} */ path) => `href="${outside(path)}"`) };
  }
  placed(props.children);
  return shown;
}

export const html = SITE
  ? (/** @type {Parameters<typeof plain>} */ ...parts) => /** @type {VNode} */ (placed(plain(...parts)))
  : plain;

/**
 * The element that carries this `ref`, from the first effect on.
 * @template {Element} [T=HTMLElement]
 * @returns {Ref<T>}
 */
export const useElement = () => useRef(/** @type {any} */ (null));

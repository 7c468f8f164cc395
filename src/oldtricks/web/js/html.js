// Preact and htm, from one vendored file: `html` builds the page, the hooks keep its state.
/** @import { Ref } from "../vendor/standalone.module.js" */
export {
  html, render, Component, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState,
} from "../vendor/standalone.module.js";
import { useRef } from "../vendor/standalone.module.js";

/**
 * The element that carries this `ref`, from the first effect on.
 * @template {Element} [T=HTMLElement]
 * @returns {Ref<T>}
 */
export const useElement = () => useRef(/** @type {any} */ (null));

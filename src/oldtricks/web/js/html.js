// Preact and htm, from one vendored file: `html` builds the page, the hooks keep its state.
export {
  html, render, Component, createContext, useCallback, useContext, useEffect, useLayoutEffect, useMemo, useReducer,
  useRef, useState,
} from "../vendor/standalone.module.js";

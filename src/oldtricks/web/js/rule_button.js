// A rule's number that opens its words.
import { html, useEffect, useState } from "./html.js";
import { moreStyles } from "./more_styles.js";
import { loadAll, t } from "./words.js";

export const RULE = /\b([A-Z]{1,2}(?:-[QR])?\d+)\b/; // "TA9", "NE-Q2", "C3": parts at odd places, when it splits a text

/**
 * "TA9", as a button: opens the rules in a drawer, at that rule.
 * @param {{game: string, rule: string, onOpen?: (rule: string) => void}} props
 */
export function RuleButton({ game, rule, onOpen }) {
  const [open, setOpen] = useState(false);
  return html`<button type="button" class="rule-link" aria-label=${t("rule-open", { rule })}
      onClick=${() => (onOpen ? onOpen(rule) : setOpen(true))}>${rule}</button>
    ${open && html`<${Drawer} game=${game} rule=${rule} onClose=${() => setOpen(false)} />`}`;
}

/**
 * The rules drawer, fetched when it is first opened.
 * @param {{game: string, rule: string | null, onClose: () => void}} props
 */
export function Drawer(props) {
  const [module, setModule] = useState(/** @type {typeof import("./rules.js") | null} */ (null));
  useEffect(() => {
    Promise.all([import("./rules.js"), loadAll(), moreStyles()]).then(([found]) => setModule(found), props.onClose);
  }, []);
  return module && html`<${module.RulesDrawer} ...${props} />`;
}

/**
 * Words in which every rule's number is a button: "TA9: Follow suit if able".
 * @param {{game: string, text: string, onOpen?: (rule: string) => void}} props
 */
export function Ruled({ game, text, onOpen }) {
  return text.split(RULE).map((part, i) =>
    i % 2 ? html`<${RuleButton} key=${i} game=${game} rule=${part} onOpen=${onOpen} />` : part);
}

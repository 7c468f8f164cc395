// What is fetched when it is first wanted: a screen, or a part of one, with the words and styles that it needs.
import { Failure } from "./frame.js";
import { html, useEffect, useState } from "./html.js";
import { moreStyles } from "./more_styles.js";
import { loadAll, loadLessons, loadPart, t } from "./words.js";

/**
 * A component from a module that is fetched when it is first wanted. Tables see to theirs themselves.
 * @param {string} file
 * @param {string} name
 */
export const lazily = (file, name) => (/** @type {object} */ props) =>
  html`<${Later} file=${file} name=${name} props=${props} />`;

/** @type {Record<string, () => Promise<void> | null>} */
const WORDS = {
  "./home.js": () => loadPart("home"), "./table.js": () => null, "./beside.js": () => null, "./lobby.js": () => null, "./learn.js": loadLessons,
};

/** @param {{file: string, name: string, props: object}} props */
function Later({ file, name, props }) {
  const [module, setModule] = useState(/** @type {Record<string, object> | null} */ (null));
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    const words = (WORDS[file] ?? loadAll)();
    const styles = file === "./table.js" ? null : moreStyles();
    Promise.all([import(file), words, styles]).then(([got]) => wanted && setModule(got), () => wanted && setFailed(true));
    return () => (wanted = false);
  }, [file]);
  if (failed) return html`<${Failure} words=${t("error-offline")} />`;
  return module && html`<${module[name]} ...${props} />`;
}

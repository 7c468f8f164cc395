// The door: which address shows which screen.
import { here, inside, SITE, tellServer } from "./address.js";
import { getOnce } from "./api.js";
import { html, render, useEffect, useElement, useLayoutEffect, useRef, useState } from "./html.js";
import { OnServers } from "./friends.js";
import { dress, onChange, settings } from "./settings.js";
import { Frame } from "./frame.js";
import { keepPage } from "./installed.js";
import { lazily } from "./later.js";
import { Notices } from "./notices.js";
import { go, onNavigate } from "./route.js";
import { followTurns } from "./turns.js";
import { bestLanguage, language, loadWords, onWords, t } from "./words.js";
/** @import { Shown } from "../vendor/standalone.module.js" */

const Home = lazily("./home.js", "HomePage");
const Table = lazily("./table.js", "TablePage");
const Setup = lazily("./setup.js", "SetupPage");
const Replay = lazily("./replay.js", "ReplayPage");
const Rules = lazily("./rules.js", "RulesPage");
const MyGames = lazily("./my_games.js", "MyGamesPage");
const Stats = lazily("./stats.js", "StatsPage");
const Settings = lazily("./settings_page.js", "SettingsPage");
const People = lazily("./people_page.js", "PeoplePage");
const Continue = lazily("./identity.js", "ContinuePage");
const Bots = lazily("./bots_page.js", "BotsPage");
const Learn = lazily("./learn.js", "LearnPage");
const Course = lazily("./learn.js", "CoursePage");
const Lesson = lazily("./learn.js", "LessonPage");
const Puzzles = lazily("./puzzles_page.js", "PuzzlesPage");
const PuzzleBook = lazily("./puzzles_page.js", "PuzzleBookPage");
const Boards = lazily("./boards_page.js", "BoardsPage");
const Round = lazily("./round_page.js", "RoundPage");
const Puzzle = lazily("./puzzles_page.js", "PuzzlePage");

/**
 * @type {[RegExp, (...parts: string[]) => Shown][]}
 * What a site without a server says in place of what it has not.
 */
const ON_SERVERS = [
  [/^\/people$/, () => html`<${OnServers} title=${t("people-title")} what="others" />`],
  [/^\/continue$/, () => html`<${OnServers} title=${t("continue-title")} what="devices" />`],
  [/^\/boards(\/[\w-]+)?$/, () => html`<${OnServers} title=${t("boards-title")} what="others" />`],
];

/** @type {[RegExp, (...parts: string[]) => Shown][]} */
const ROUTES = [
  ...(SITE ? ON_SERVERS : []),
  [/^\/$/, () => html`<${Home} />`],
  [/^\/new\/(\w+)$/, (game) => html`<${Setup} key=${game} game=${game} />`],
  [/^\/t\/([\w-]+)$/, (id) => html`<${Table} key=${id} id=${id} />`],
  [/^\/t\/([\w-]+)\/replay$/, (id) => html`<${Replay} key=${id} id=${id} />`],
  [/^\/rules\/(\w+)$/, (game) => html`<${Rules} key=${game} game=${game} />`],
  [/^\/me$/, () => html`<${MyGames} />`],
  [/^\/stats$/, () => html`<${Stats} />`],
  [/^\/settings$/, () => html`<${Settings} />`],
  [/^\/people$/, () => html`<${People} />`],
  [/^\/continue$/, () => html`<${Continue} />`],
  [/^\/bots$/, () => html`<${Bots} />`],
  [/^\/learn$/, () => html`<${Learn} />`],
  [/^\/learn\/(\w+)$/, (game) => html`<${Course} key=${game} game=${game} />`],
  [/^\/learn\/(\w+)\/([\w-]+)$/, (game, id) => html`<${Lesson} key=${`${game} ${id}`} game=${game} id=${id} />`],
  [/^\/boards$/, () => html`<${Boards} />`],
  [/^\/boards\/([\w-]+)$/, (id) => html`<${Round} key=${id} id=${id} />`],
  [/^\/puzzles$/, () => html`<${Puzzles} />`],
  [/^\/puzzles\/(\w+)$/, (game) => html`<${PuzzleBook} key=${game} game=${game} />`],
  [/^\/puzzles\/(\w+)\/(\w+)$/, (game, id) => html`<${Puzzle} key=${`${game} ${id}`} game=${game} id=${id} />`],
];

function App() {
  const [path, setPath] = useState(here());
  const [spoken, setSpoken] = useState(language());
  const [, setMissed] = useState(0);
  const screen = useElement();
  const first = useRef(true);
  useLayoutEffect(() => onWords(() => setMissed((times) => times + 1)), []); // at once, or something could be missed
  useLayoutEffect(() => onNavigate(() => setPath(here())), []);
  useLayoutEffect(() => onChange((now) => {
    tellServer("language", now.language);
    const wanted = bestLanguage(now.language);
    if (wanted !== language()) loadWords(wanted).then(() => setSpoken(wanted), () => {}); // or go on in this one
  }), []);
  useEffect(() => {
    // A new screen is read from its top; its heading comes later than this if it has to be fetched.
    if (!first.current) screen.current?.focus({ preventScroll: true });
    first.current = false;
  }, [path]);
  for (const [pattern, show] of ROUTES) {
    const found = pattern.exec(path);
    if (found) return html`<div key=${spoken} class="screen" tabIndex=${-1} ref=${screen}>${show(...found.slice(1))}</div>`;
  }
  return html`<${Frame} title=${t("missing-title")}><p>${t("missing-text")}</p>
    <p><a class="button main" href="/">${t("nav-home")}</a></p></${Frame}>`;
}

// Links inside the page change the screen without loading it anew.
document.addEventListener("click", (event) => {
  const link = event.target instanceof Element
    && /** @type {HTMLAnchorElement | null} */ (event.target.closest("a[href]"));
  const modified = event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  if (!link || modified || event.defaultPrevented) return;
  const path = !link.target && !link.hasAttribute("download") && inside(link);
  if (!path || !ROUTES.some(([pattern]) => pattern.test(path.split(/[?#]/)[0]))) return;
  if (path.split(/[?#]/)[0] === here() && link.hash) return;
  event.preventDefault();
  go(path);
});

dress();
getOnce("/me").catch(() => {}); // makes the guest, so that the first move need not
tellServer("language", settings().language);
await loadWords(bestLanguage(settings().language));
render(html`<${App} /><${Notices} />`, /** @type {HTMLElement} */ (document.getElementById("app")));
keepPage();
if (!SITE) followTurns();

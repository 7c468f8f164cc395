// Opening an event: a game, so many boards, bots, a window of time.
import { post } from "./api.js";
import { levelWords } from "./boards.js";
import { html, useState } from "./html.js";
import { go } from "./route.js";
import { t } from "./words.js";
/** @import { Games } from "./protocol.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

const LEVELS = ["novice", "steady", "net"]; // whose play is a function of what they see
const HOURS = [1, 3, 24, 72, 168];

/** @param {{known: Games}} props */
export function EventForm({ known }) {
  const [plan, setPlan] = useState({ title: "", game: known.games[0].name, boards: 8, level: "steady", begins: "", hours: 24, public: false, teams: false });
  const [problem, setProblem] = useState("");
  /** @param {Partial<typeof plan>} part */
  const set = (part) => setPlan({ ...plan, ...part });
  const levels = known.bots.filter(({ level, available }) => available && LEVELS.includes(level));
  const facts = known.games.find(({ name }) => name === plan.game)?.facts;
  const open = async (/** @type {Event} */ event) => {
    event.preventDefault();
    try {
      const { begins, ...rest } = plan;
      const opens = begins ? new Date(begins).getTime() : null;
      const { id } = await post("/events", { ...rest, opens, title: plan.title.trim() || t("event-untitled") });
      go(`/boards/${id}`);
    } catch (error) {
      setProblem(error.message);
    }
  };
  /**
   * @param {string} id
   * @param {string} words
   * @param {[string | number, string][]} options
   * @param {string | number} value
   * @param {(value: string) => void} choose
   */
  const select = (id, words, options, value, choose) => html`<div class="field"><label for=${id}>${words}</label>
    <select id=${id} value=${value} onChange=${(/** @type {Happening} */ event) => choose(event.target.value)}>
      ${options.map(([each, name]) => html`<option key=${each} value=${each}>${name}</option>`)}</select></div>`;
  return html`<form class="stack" onSubmit=${open}>
    <div class="field"><label for="event-title">${t("event-title")}</label><input id="event-title" type="text" maxlength="60"
        placeholder=${t("event-untitled")} value=${plan.title} onInput=${(/** @type {Happening} */ event) => set({ title: event.target.value })} /></div>
    ${select("event-game", t("event-game"), known.games.map(({ name, title }) => [name, title]), plan.game, (game) => set({ game }))}
    ${select("event-boards", t(facts?.single_hands ? "event-boards" : "event-races"), [1, 2, 4, 8, 12, 16, 24].map((n) => [n, String(n)]),
      plan.boards, (boards) => set({ boards: Number(boards) }))}
    ${select("event-level", t("event-level"), levels.map(({ level }) => [level, levelWords(level)]), plan.level, (level) => set({ level }))}
    <div class="field"><label for="event-begins">${t("event-begins")}</label><input id="event-begins" type="datetime-local" value=${plan.begins}
        aria-describedby="event-begins-about" onInput=${(/** @type {Happening} */ event) => set({ begins: event.target.value })} />
      <p id="event-begins-about" class="quiet">${t("event-begins-about")}</p></div>
    ${select("event-hours", t("event-hours"), HOURS.map((n) => [n, t("event-hours-n", { n })]), plan.hours, (hours) => set({ hours: Number(hours) }))}
    <label class="choice"><input type="checkbox" checked=${plan.public} onChange=${() => set({ public: !plan.public })} />${t("event-public")}</label>
    <label class="choice"><input type="checkbox" checked=${plan.teams} onChange=${() => set({ teams: !plan.teams })} />${t("event-teams")}</label>
    ${plan.teams && html`<p class="quiet">${t("event-teams-about")}</p>`}
    ${problem && html`<p class="notice" role="alert">${problem}</p>`}
    <p class="row"><button type="submit" class="button main">${t("event-open")}</button></p>
  </form>`;
}

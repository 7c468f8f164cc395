// Setting up a table: seats, options, clock; then the link for friends.
import { SITE } from "./address.js";
import { games, me as whoami, post, put } from "./api.js";
import { artOf } from "./card.js";
import { duration, SLOW } from "./clocks.js";
import { openTable } from "./fair.js";
import { Failure, Frame, useAnswer } from "./frame.js";
import { NeedsServer } from "./friends.js";
import { levelName, usualLevel } from "./levels.js";
import { html, useState } from "./html.js";
import { ListingChoice } from "./listing.js";
import { counts, optionTitle, sideCount, valuesFor, valueWords } from "./options.js";
import { wantedPace } from "./pace.js";
import { go } from "./route.js";
import { RuleButton } from "./rule_button.js";
import { Paper } from "./rules.js";
import { USUAL, WatchChoice } from "./watching.js";
import { kebab, sentence, t } from "./words.js";
/** @import { GameLid, House, Option } from "./protocol.js" */
/** @import { Chosen, Value } from "./options.js" */
/** @import { Bot, Me } from "./types.js" */
/** @import { Happening } from "../vendor/standalone.module.js" */

const CLOCKS = [null, 20, 45, 90, 180, 86_400, 259_200];
const BANKS = ["", "hand 120", "hand 300", "match 600", "match 1800"];
/** @type {("hints" | "undo")[]} */
const HOUSE = ["hints", "undo"]; // what a host may allow
const AWAY = [30, 60, 180, 600];

/**
 * @param {GameLid} game
 * @param {number} players
 * @param {Chosen} [chosen]
 */
function startingOptions(game, players, chosen = {}) {
  /** @type {Chosen} */
  const options = {};
  for (const option of game.options) {
    if (counts(option)) options[option.name] = chosen[option.name] ?? option.default ?? null;
    const values = valuesFor(option, players).map((each) => each.value);
    const wanted = [chosen[option.name], option.default].find((value) => value != null && values.includes(value));
    if (values.length) options[option.name] = wanted ?? values[0];
  }
  return options;
}

/** @param {string} bank */
function bankWords(bank) {
  const [span, seconds] = bank.split(" ");
  return bank ? t(`setup-bank-${span}`, { n: duration(Number(seconds)) }) : t("setup-bank-none");
}

/** @param {string} bank */
function banked(bank) {
  const [span, seconds] = bank.split(" ");
  return bank ? { bank: Number(seconds), bank_for: /** @type {House["bank_for"]} */ (span) } : {};
}

/** @param {{game: string}} props */
export function SetupPage({ game: name }) {
  const { answer, failed } = useAnswer(() => Promise.all([games(), whoami()]), [name]);
  if (failed) return html`<${Failure} problem=${failed} />`;
  if (!answer) return null;
  const [{ games: list, bots }, me] = answer;
  const game = list.find((each) => each.name === name);
  if (!game) return html`<${Failure} words=${t("setup-unknown")} />`;
  return html`<${Form} game=${game} bots=${bots} me=${me} />`;
}

/** @param {{game: GameLid, bots: Bot[], me: Me}} props */
function Form({ game, bots, me }) {
  const [players, setPlayers] = useState(game.default_players);
  const [options, setOptions] = useState(() => startingOptions(game, game.default_players));
  const [seats, setSeats] = useState(() => ["me", ...Array(7).fill(SITE ? usualLevel(bots) : "open")]); // "open" or a bot's level
  const [clock, setClock] = useState(/** @type {number | null} */ (null));
  const [bank, setBank] = useState(""); // what it is for, and the seconds
  const [watching, setWatching] = useState(USUAL);
  const [away, setAway] = useState(60);
  const [drawn, setDrawn] = useState(false);
  const [house, setHouse] = useState({ hints: false, undo: false });
  const [listing, setListing] = useState({ listed: location.search === "?open", fill: /** @type {number | null} */ (60) });
  const [name, setName] = useState(me.new ? "" : me.name);
  const [problem, setProblem] = useState("");
  const [busy, setBusy] = useState(false);
  const level = usualLevel(bots);
  const taken = seats.slice(0, players);
  const open = taken.includes("open");
  const sides = sideCount(game, players, options);
  const slow = clock !== null && clock > SLOW;

  /** @param {number} n */
  const sit = (n) => {
    setPlayers(n);
    setOptions(startingOptions(game, n, options));
    if ((watching.watch_seat ?? 0) >= n) setWatching({ ...watching, watch_seat: 0 });
  };
  /**
   * @param {number} i
   * @param {string} kind
   */
  const seat = (i, kind) => setSeats(seats.map((each, j) => (i === j ? kind : each)));
  /** @param {Happening} event */
  const submit = async (event) => {
    event.preventDefault();
    setBusy(true);
    setProblem("");
    try {
      if (name.trim() && name.trim() !== me.name) await put("/me", { name: name.trim() });
      const plan = {
        game: game.name, players, options, clock, away_after: away, draw_seats: drawn,
        house: { pace: wantedPace(), ...(open ? { ...house, ...watching } : {}), ...(open && !slow ? banked(bank) : {}) },
        seats: taken.map((kind) => (kind === "me" || kind === "open" ? { kind } : { kind: "bot", level: kind })),
      };
      const made = await openTable(plan, !open);
      if (open && listing.listed) await post(`/tables/${made}/list`, listing);
      go(`/t/${made}`);
    } catch (error) {
      setProblem(error.message);
      setBusy(false);
    }
  };

  return html`<${Frame} title=${t("setup-title", { game: game.title })} lead=${t(`${kebab(game.name)}-about`)} narrow game=${game.name}>
    <form class="setup" onSubmit=${submit}>
      <img class="setup-box" src=${artOf(game.name, "box")} alt="" width="400" height="300" />
      <section class="panel stack" aria-labelledby="seats-title">
        <h2 id="seats-title">${t("setup-seats")}</h2>
        <div class="field"><label for="my-name">${t("setup-name")}</label>
          <input id="my-name" type="text" maxlength="40" autocomplete="nickname" value=${name} placeholder=${me.name}
            onInput=${(event) => setName(event.target.value)} /></div>
        ${game.players.length > 1 && html`<fieldset class="field"><legend>${t("setup-players")}</legend>
          <div class="segments">${game.players.map((n) => html`<label key=${n}>
            <input type="radio" name="players" checked=${n === players} onChange=${() => sit(n)} /><span>${n}</span>
              </label>`)}</div>
        </fieldset>`}
        <ol class="seat-list">${taken.map((kind, i) => html`<li key=${i}>
          <span class="seat-number" aria-hidden="true">${i + 1}</span>
          ${kind === "me"
            ? html`<b>${t("setup-me")}</b>`
            : html`<select aria-label=${t("setup-seat", { n: i + 1 })} value=${kind}
                onChange=${(event) => seat(i, event.target.value)}>
                ${!SITE && html`<option value="open">${t(listing.listed ? "setup-anybody" : "setup-friend")}</option>`}
                ${bots.filter((bot) => bot.available).map((bot) => html`<option key=${bot.level} value=${bot.level}>
                  ${t("setup-bot", { level: levelName(bot) })}</option>`)}
              </select>`}
          ${sides < players && !drawn && html`<span class="quiet">
            ${i % sides === 0 ? (i ? t("setup-with-you") : "") : t("setup-against", { n: i % sides })}</span>`}
        </li>`)}</ol>
        <${NeedsServer} what="friends" />
        ${!SITE && html`<div class="row">
          <button type="button" class="button small" onClick=${() => setSeats(["me", ...Array(7).fill("open")])}>
            ${t("setup-all-friends")}</button>
          <button type="button" class="button small" onClick=${() => setSeats(["me", ...Array(7).fill(level)])}>
            ${t("setup-all-bots")}</button>
        </div>`}
        ${game.facts.seats_drawn && html`<fieldset class="option"><legend>${t("seats-drawn-option")}
            ${" "}<span class="tag">${t("kind-ruling")}</span> <${RuleButton} game=${game.name} rule="C2" /></legend>
          <div class="choices">${[false, true].map((draw) => html`<label class="choice" key=${String(draw)}>
            <input type="radio" name="draw-seats" checked=${drawn === draw} onChange=${() => setDrawn(draw)} />
              ${t(draw ? "seats-drawn-drawn" : "seats-drawn-chosen")}</label>`)}</div>
        </fieldset>`}
      </section>
      ${game.options.length > 0 && html`<section class="panel stack" aria-labelledby="options-title">
        <h2 id="options-title">${t("setup-options")}</h2>
        ${game.options.map((option) => html`<${Option} key=${option.name} game=${game.name} option=${option}
            players=${players}
          value=${options[option.name]}
          onChange=${(/** @type {Value} */ value) => setOptions({ ...options, [option.name]: value })} />`)}
        <p class="quiet">${t("setup-reconstructed")} <a href=${`/rules/${game.name}`}>${t("setup-read-rules")}</a></p>
        <p class="row"><${Paper} game=${game.name} small /></p>
      </section>`}
      ${open && html`<section class="panel stack" aria-labelledby="listing-title">
        <h2 id="listing-title">${t("listing-title")}</h2><${ListingChoice} value=${listing} onChange=${setListing} /></section>
      <section class="panel stack" aria-labelledby="clock-title">
        <h2 id="clock-title">${t("setup-time")}</h2>
        <div class="field"><label for="clock">${t("setup-clock")}</label>
          <select id="clock" value=${clock ?? ""} onChange=${(event) => setClock(Number(event.target.value) || null)}>
            ${CLOCKS.map((s) => html`<option key=${s} value=${s ?? ""}>
              ${s ? duration(s) : t("setup-no-clock")}</option>`)}
          </select>
          ${slow && html`<p class="quiet">${t("setup-slow-about")}</p>`}</div>
        ${!slow && html`<div class="field"><label for="bank">${t("setup-bank")}</label>
          <select id="bank" value=${bank} onChange=${(event) => setBank(event.target.value)}>
            ${BANKS.map((each) => html`<option key=${each} value=${each}>${bankWords(each)}</option>`)}
          </select>
          <p class="quiet">${t("setup-bank-about")}</p></div>
        <div class="field"><label for="away">${t("setup-away")}</label>
          <select id="away" value=${away} onChange=${(event) => setAway(Number(event.target.value))}>
            ${AWAY.map((s) => html`<option key=${s} value=${s}>
              ${s < 60 ? t("setup-seconds", { n: s }) : t("setup-minutes", { n: s / 60 })}</option>`)}
          </select>
          <p class="quiet">${t("setup-away-about")}</p></div>`}
      </section>
      <section class="panel stack" aria-labelledby="house-title">
        <h2 id="house-title">${t("house-title")}</h2>
        ${HOUSE.map((rule) => html`<label key=${rule} class="choice"><input type="checkbox" checked=${house[rule]}
            onChange=${(event) => setHouse({ ...house, [rule]: event.target.checked })} />${t(`house-${rule}`)}</label>`)}
        <${WatchChoice} chosen=${watching} players=${players} onChange=${setWatching} />
      </section>`}
      ${problem && html`<p class="notice" role="alert">${problem}</p>`}
      <p class="row setup-go"><button class="button main" disabled=${busy}>${open ? t("setup-make") : t("setup-start")}
        </button>
        <span class="quiet">${t(!open ? "setup-start-about" : listing.listed ? "setup-list-about" : "setup-make-about")}</span></p>
    </form>
  </${Frame}>`;
}

/**
 * One option with what it means and the rule behind it.
 * @param {{game: string, option: Option, players: number, value: Value, onChange: (value: Value) => void}} props
 */
function Option({ game, option, players, value, onChange }) {
  const values = valuesFor(option, players);
  if (!counts(option) && values.length < 2) return null;
  return html`<fieldset class="option">
    <legend>${optionTitle(option)}
      ${" "}<span class="tag">${t(`kind-${option.kind ?? "rule"}`)}</span> <${RuleButton} game=${game}
          rule=${option.rule} /></legend>
    <p class="quiet">${sentence(t(option.about_key))}</p>
    ${counts(option)
      ? html`<div class="row">
          <label class="choice"><input type="radio" name=${option.name} checked=${value === null}
              onChange=${() => onChange(null)} />${t("setup-no-limit")}</label>
          <label class="choice"><input type="radio" name=${option.name} checked=${value !== null}
              onChange=${() => onChange(4)} />${t("setup-limit")}</label>
          <input type="number" class="count" aria-label=${t("setup-hands")} min=${option.minimum ?? 1}
              max=${option.maximum ?? 1000} value=${value ?? ""}
            disabled=${value === null} onInput=${(event) => onChange(Number(event.target.value) || 1)} />
        </div>`
      : html`<div class="choices">${values.map((each) => html`<label class="choice" key=${String(each.value)}>
          <input type="radio" name=${option.name} checked=${each.value === value}
              onChange=${() => onChange(each.value)} />${valueWords(option, each)}</label>`)}</div>`}
  </fieldset>`;
}

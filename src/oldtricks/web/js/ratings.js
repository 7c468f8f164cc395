// Ratings: how strong one is at each game, beside the bots, and how that went over time.
import { get } from "./api.js";
import { dayWords, levelWords } from "./boards.js";
import { useAnswer } from "./frame.js";
import { html } from "./html.js";
import { Figure, Plot, shortDay, ticks, useWidth } from "./plots.js";
import { listed, number, t } from "./words.js";
/** @import { AllRatings, BotRating, Rating, RatingPoint } from "./protocol.js" */
/** @import { Games } from "./types.js" */

/** @param {{known: Games}} props */
export function Ratings({ known }) {
  const { answer } = useAnswer(/** @type {() => Promise<AllRatings>} */ (() => get("/ratings")));
  if (!answer) return null;
  return html`<section class="ratings panel" aria-labelledby="ratings">
    <h2 id="ratings">${t("ratings-title")}</h2>
    <p class="quiet">${t(answer.mine.length ? "ratings-lead" : "ratings-none")}</p>
    <div class="ratings-games">${answer.mine.map((mine) => html`<${Game} key=${mine.game} mine=${mine}
        title=${known.games.find(({ name }) => name === mine.game)?.title ?? mine.game}
        bots=${answer.bots.filter(({ game }) => game === mine.game)} />`)}</div>
  </section>`;
}

/** @param {{mine: Rating, title: string, bots: BotRating[]}} props */
function Game({ mine, title, bots }) {
  const { rating, spread, games, history } = mine;
  if (rating === null || spread === null) {
    return html`<div class="ratings-game"><h3>${title}</h3><p class="quiet">${t("ratings-so-far", { games })}</p></div>`;
  }
  return html`<div class="ratings-game"><h3>${title}</h3>
    <p><b class="ratings-number">${number(rating)}</b>
      <span class="quiet">${t("ratings-range", { low: number(rating - spread), high: number(rating + spread), games })}</span></p>
    <${Scale} title=${title} rating=${rating} spread=${spread} bots=${bots} />
    ${history.length > 1 && html`<${Figure} title=${t("ratings-history")} columns=${[t("ratings-day"), t("ratings-rating"), t("ratings-spread")]}
        rows=${history.map((point) => [dayWords(point.day), number(point.rating), number(point.spread)])}>
      <${History} label=${t("ratings-history-label", { game: title })} points=${history} /></${Figure}>`}
  </div>`;
}

/**
 * Oneself among the bots on one scale.
 * @param {{title: string, rating: number, spread: number, bots: BotRating[]}} props
 */
function Scale({ title, rating, spread, bots }) {
  const [box, width] = useWidth();
  const ends = [rating - spread, rating + spread, ...bots.map((bot) => bot.rating)];
  const [low, high] = [Math.min(...ends) - 60, Math.max(...ends) + 60];
  /** @param {number} value */
  const x = (value) => ((value - low) / (high - low)) * width;
  const words = listed(bots.map((bot) => t("ratings-bot", { level: levelWords(bot.level), rating: number(bot.rating) })));
  return html`<div class="plot"><${Plot} box=${box} width=${width} high=${58}
      label=${t("ratings-scale-label", { game: title, rating: number(rating), bots: words })}>
    <line class="grid" x1="0" x2=${width} y1="20" y2="20" />
    <rect class="bar-pale" x=${x(rating - spread)} width=${x(rating + spread) - x(rating - spread)} y="14" height="12" rx="6" />
    <rect class="bar" x=${x(rating) - 4} width="8" y="8" height="24" rx="2" />
    ${bots.map((bot, i) => html`<circle key=${bot.level} class="mark-turn" cx=${x(bot.rating)} cy="20" r="6" />
      <text key=${`n${i}`} class="tick" x=${x(bot.rating)} y="50" text-anchor="middle">${levelWords(bot.level)}</text>`)}
  </${Plot}></div>`;
}

/**
 * The rating after each game, in the band of its uncertainty.
 * @param {{label: string, points: RatingPoint[]}} props
 */
function History({ label, points }) {
  const [box, width] = useWidth();
  const [high, left, foot] = [190, 52, 26];
  const scale = ticks(Math.min(...points.map(({ rating, spread }) => rating - spread)), Math.max(...points.map(({ rating, spread }) => rating + spread)));
  const [low, top] = [scale[0], scale[scale.length - 1]];
  const named = points[0].day === points[points.length - 1].day ? [points.length - 1] : [0, points.length - 1];
  /** @param {number} i */
  const x = (i) => left + (i / (points.length - 1)) * (width - left - 14);
  /** @param {number} value */
  const y = (value) => 10 + ((top - value) / (top - low)) * (high - foot - 10);
  const band = [...points.map((p, i) => `${x(i)},${y(p.rating + p.spread)}`), ...points.map((p, i) => `${x(i)},${y(p.rating - p.spread)}`).reverse()];
  return html`<${Plot} box=${box} label=${label} width=${width} high=${high}>
    ${scale.map((value) => html`
      <line key=${value} class="grid" x1=${left} x2=${width - 14} y1=${y(value)} y2=${y(value)} />
      <text key="t${value}" class="tick" x=${left - 8} y=${y(value) + 4} text-anchor="end">${number(value)}</text>`)}
    <polygon class="bar-pale" points=${band.join(" ")} />
    <polyline class="line line-0" points=${points.map((p, i) => `${x(i)},${y(p.rating)}`).join(" ")} />
    ${named.map((i) => html`<text key="d${i}" class="tick" x=${x(i)} y=${high - 6}
        text-anchor=${i ? "end" : "start"}>${shortDay(points[i].day)}</text>`)}
  </${Plot}>`;
}

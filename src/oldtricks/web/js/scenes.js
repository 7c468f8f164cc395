// A lesson's scenes as messages, one for each action, so that a table shows them as it shows any.
import { taken } from "./frames.js";
/** @import { Frame, GameEvent, Lesson, Scene } from "./protocol.js" */
/** @import { Seen, Sight } from "./types.js" */

const NOTHING_SAID = { meanings: {}, refusals: {}, said: { actions: {}, meanings: {}, refusals: {} } };

/**
 * The messages from one scene to the next, an action each; the last one is the scene's own. A lesson's first scene has
 * just that.
 * @param {Lesson} lesson
 * @param {number} at
 * @returns {Seen[]}
 */
export function arrival({ scenes }, at) {
  const scene = scenes[at];
  const message = /** @type {Seen} */ (scene.message);
  const before = /** @type {Seen | undefined} */ (scenes[at - 1]?.message);
  if (!before) return [{ ...message, news: [] }];
  const told = [...(before.view.events ?? []), ...message.news];
  const between = scene.between.map((frame) => ({
    ...message, ...NOTHING_SAID, view: /** @type {Sight} */ (whole(frame, before, told)),
    news: message.news.filter((event) => event.ply === frame.ply),
  }));
  const seen = scene.between.at(-1)?.ply ?? before.view.ply;
  return [...between, { ...message, news: message.news.filter((event) => event.ply > seen) }];
}

/**
 * A position between two scenes, with what has happened in its deal.
 * @param {Frame} frame
 * @param {Seen} before
 * @param {GameEvent[]} told
 */
function whole(frame, before, told) {
  const events = told.filter((event) => event.ply <= frame.ply);
  const dealt = events.findLastIndex((event) => event.kind === "deal");
  return { ...frame, sheet: before.view.sheet, events: events.slice(Math.max(0, dealt)) };
}

/**
 * A message that completes a trick, in two: the trick lies there with its winner marked, and it goes.
 * @param {Seen} message
 * @param {Sight} before the view before it
 * @returns {[Seen, Seen] | [Seen]}
 */
export function parted(message, before) {
  const { news, view } = message;
  const at = news.findIndex((event) => event.kind === "trick");
  if (at < 0) return [message];
  const trick = news[at];
  const around = view.deal === before.deal ? view : taken(before, trick, before); // the next deal may lie there already
  const hand = around.hand.filter((card) => !trick.trick?.some(([, played]) => played === card));
  const lying = {
    ...around, hand, turn: null, legal: [], task_said: null, over: false, hands: undefined,
    table: { ...around.table, trick: trick.trick ?? [], won: trick.seat, side_card: trick.side_card },
  };
  return [
    { ...message, ...NOTHING_SAID, view: lying, news: news.slice(0, at) },
    { ...message, news: news.slice(at) },
  ];
}

/**
 * What is said to some actions of the learner: right if each is, and whether they are just what the lesson goes on with.
 * @param {Scene} scene
 * @param {string[]} actions
 */
export function judged({ question }, actions) {
  const answers = actions.map((action) => question?.answers[action]);
  const wrong = answers.findIndex((answer) => !answer?.right);
  const right = wrong < 0;
  const said = (right ? answers.find((answer) => answer?.said) : answers[wrong])?.said ?? null;
  const goesOn = right && [...actions].sort().join() === [...(question?.do ?? [])].sort().join();
  return { right, said, goesOn, action: actions[Math.max(0, wrong)] };
}

/** The number of bubbles up to a scene, and of all: what people count. @param {Lesson} lesson @param {number} at */
export function counted({ scenes }, at) {
  const bubbles = (/** @type {Scene[]} */ some) => some.filter((scene) => scene.bubble).length;
  return { step: Math.max(1, bubbles(scenes.slice(0, at + 1))), of: bubbles(scenes) };
}

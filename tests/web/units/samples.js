// Messages to test with, as small as they can be.
/** @import { Deck, GameEvent, GameLid, Said } from "/static/js/protocol.js" */
/** @import { Piles, Seen, Sight, TrickOn } from "/static/js/types.js" */

export const NAMES = ["Ann", "Ben", "Cleo", "Dan"];

/** @type {TrickOn} */
const BARE = {
  calls: [null, null, null, null], calls_said: [null, null, null, null], maker: null, contract: null, trump: null,
  trick: [], led: null, tricks: [0, 0], goal: null, toward: null, made: [0, 0], played: [[], [], [], []], centre: 0,
  discards: null, discarded: 0,
};

/**
 * @param {Partial<Sight>} [changes]
 * @returns {Sight}
 */
export const view = (changes = {}) => ({
  game: "tactics", options: {}, players: NAMES, sides: [[0, 2], [1, 3]], seat: 0, ply: 10, deal: 1, dealer: 3,
  phase: "play", turn: 0, hand: ["cavalry-5", "infantry-2"], hand_sizes: [2, 2, 2, 2], legal: ["play cavalry-5"],
  task: "Lead any card.", task_said: said("task-lead-any"), contract: null, in_hand: [[], []], gauges: [], target: said("target-points", { target: 150 }),
  ahead: [1], promise: null, counts: null, scores: [40, 60], sheet: [], results: [], events: [], over: false, winners: [], ended: null, ...changes,
  table: { ...BARE, ...changes.table },
});

/** @param {Partial<TrickOn>} changes */
export const table = (changes) => ({ ...BARE, ...changes });

/**
 * @param {Sight} seen
 * @param {GameEvent[]} [news]
 * @returns {Seen}
 */
export const message = (seen, news = []) => ({
  version: seen.ply, view: seen, news, said: { actions: {}, meanings: {}, refusals: {} }, suggested: null,
  table: /** @type {any} */ ({ id: "t", game: seen.game, seats: NAMES.map((name, seat) => ({ seat, name })) }),
});

/**
 * @param {string} kind
 * @param {number | null} seat
 * @param {Partial<GameEvent>} [data]
 * @returns {GameEvent}
 */
export const event = (kind, seat, data = {}) => ({ kind, seat, text: `${kind}.`, said: said("nothing"), ply: 11, ...data });

/**
 * What the engine says.
 * @param {string} key
 * @param {Said["args"]} [args]
 * @returns {Said}
 */
export const said = (key, args = {}) => ({ key, args });

/** @type {Deck} */
export const DECK = {
  cards: {
    "cavalry-5": { name: "5 of Cavalry", suit: "cavalry", rank: "5", order: 4 },
    "cavalry-6": { name: "6 of Cavalry", suit: "cavalry", rank: "6", order: 5 },
    "infantry-2": { name: "2 of Infantry", suit: "infantry", rank: "2", order: 11 },
    "key-20": { name: "Key 20", suit: null, rank: "20", order: 40 },
  },
  suits: [{ suit: "cavalry", name: "Cavalry", letter: "C" }, { suit: "infantry", name: "Infantry", letter: "I" }],
  terms: ["key", "wagon-train"],
  palette: {},
};

/** @type {Piles} */
export const PILES = { weather: null, flight: null, miles: 0, state: "unopened", 500: 0, 300: 0, 100: 0 };

/** A game with sides to be chosen when six play. @type {GameLid} */
export const LID = {
  name: "tactics", title: "Tactics", year: "c. 1910", maker: "", about: "", special: "", length: "",
  facts: {
    screen: "tricks", auction: "numbers", target: 150, unit: "points", fewer_wins: false, single_hands: true,
    longest_hand: 15, side_cards: 0, seats_drawn: false,
  },
  players: [4, 6], default_players: 4, sides: { 4: 2, 6: 2 },
  options: [
    {
      name: "sides", about: "", about_key: "nothing", rule: "NE-Q5", kind: "ruling", default: "teams", players: [6],
      by_players: {
        6: [
          { value: "teams", label: "teams", sides: 2 }, { value: "pairs", label: "pairs", sides: 3 },
          { value: "singles", label: "singles", sides: 6 },
        ],
      },
    },
    { name: "hands", about: "", about_key: "nothing", rule: "C6", kind: "ruling", default: null, players: [4, 6], minimum: 1 },
  ],
};

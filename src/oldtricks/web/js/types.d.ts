// The page's own types, and answers of the server that have no name in the protocol.
import type * as protocol from "./protocol.js";
import type { Deck, Facts, Frame, GameEvent, GameLid, Message, OnTheTable, View } from "./protocol.js";
export type { Me, Bot, Games, Listed, Day, Figures, Stats, Review, Verification, RulesPage as RulesAnswer } from "./protocol.js";

/** What a screen has to know of a game: its cards, what stands on the lid, and what its rules say, once they came. */
export type Kit = Deck & { lid: GameLid; facts: Facts; rules: Record<string, string> | null };

/** The piles of a side in the race; those of miles are named after them. */
export type Piles = protocol.Piles & { [mileage: number]: number };

/** What lies on the table in the race. */
export type RaceOn = Omit<Extract<OnTheTable, { piles: unknown }>, "piles"> & { piles: Piles[] };

type TrickTables = Exclude<OnTheTable, { piles: unknown }>;
type KeyOf<T> = T extends unknown ? keyof T : never;
type At<T, K> = T extends unknown ? (K extends keyof T ? T[K] : never) : never;

/** What lies on the table in a trick game: what all of them have, what some have, and what the page adds. */
export type TrickOn = Pick<TrickTables, keyof TrickTables> & {
  [K in Exclude<KeyOf<TrickTables>, keyof TrickTables>]?: At<TrickTables, K>;
} & { won?: number | null; side_card?: string | null }; // while a whole trick is shown

/** A view as the screens show it: one that the server sent, or a moment between two of them. */
export type Sight = Omit<View, "table"> & { table: TrickOn & Partial<Omit<RaceOn, "discards">>; lent?: boolean };

/** A message as it comes: what the page keeps of the table itself is left out. */
export type Heard = Omit<Message, "table"> & Partial<Pick<Message, "table">>;

/** A message about a game that has begun. */
export type Seen = Omit<Message, "view"> & { view: Sight };

/** What is shown for a while, or until somebody has looked: a message, what just happened, a deal whose score is to be shown first. */
export interface Step {
  message: Seen | (Omit<Message, "view"> & { view: null });
  event: GameEvent | null;
  stay: number;
  wait?: boolean;
  sheet?: number;
}

/** Makes one move, or several. */
export type Act = (actions: string | string[]) => unknown;

/** Asks the server for something at this table. */
export type Ask = (what: string, body?: object) => Promise<any>;

/** What was said at a table, as far as one wants to hear it. */
export interface Chatter {
  lines: protocol.TalkLine[];
  fresh: protocol.TalkLine[];
  unread: number;
  reported: number[];
  mute: (name: string, on: boolean) => void;
  isMuted: (name: string) => boolean;
  forget: (seat: number) => void;
  look: () => void;
}

export interface Settings {
  chat: boolean;
  reactions: boolean;
  speed: string;
  sound: boolean;
  motion: string;
  theme: string;
  level: string;
  sheet: boolean;
  language: string;
  coach: string;
  hands: number;
  forced: boolean;
  notify: boolean;
}

/** What somebody asks for who makes a table. */
export interface Plan {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: { kind: string; level?: string }[];
  clock: number | null;
  away_after?: number;
  house?: Partial<protocol.House>;
}

export type Replay = Omit<protocol.Replay, "frames"> & { frames: (Frame & { table: Sight["table"] })[] };

/** The chance of each side after so many moves. */
export type Chance = [number, number[]];

/** What this browser found out about a shuffle. */
export interface Found {
  commitment: boolean;
  noted: boolean | null;
  share: boolean | null;
  shares: boolean | null;
  deals: boolean[];
}

/** Where somebody is in a lesson: the scene, out of how many, and whether it was ever played to its end. */
export interface Begun {
  at: number;
  of: number;
  done: boolean;
}

/** What is kept of somebody's learning: the games that he was asked about, and lessons by "game/id". */
export interface Learnt {
  asked: string[];
  lessons: Record<string, Partial<Begun>>;
}

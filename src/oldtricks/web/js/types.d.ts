// The page's own types, and answers of the server that have no name in the protocol.
import type { Deck, Facts, Frame, GameEvent, GameLid, Message, SheetLine, TableInfo, View } from "./protocol.js";
import type { Said } from "./words.js";
export type { Me, Bot, Games, Listed, Day, Figures, Stats, Review, Verification } from "./protocol.js";

/** What a screen has to know of a game: its cards, what stands on the lid, and what its rules say, once they came. */
export type Kit = Deck & { lid: GameLid; facts: Facts; rules: Record<string, string> | null };

/** The piles of a side in the race; those of miles are named after them. */
export interface Piles {
  weather: string | null;
  flight: string | null;
  miles: number;
  state: string;
  [mileage: number]: number;
}

/** What lies on the table in the race. */
export interface RaceOn {
  piles: Piles[];
  drawing: number;
  discards: number;
  discard_top: string | null;
  laid: Record<string, number>;
  full: Record<string, number>;
}

/** What lies on the table in a trick game, some of it in one game only. */
export interface TrickOn {
  calls_said: (Said | null)[];
  maker: number | null;
  trump: string | null;
  trick: [number, string][];
  tricks: number[];
  played: string[][];
  centre: number;
  called?: string | null;
  bid?: number | null;
  bidder?: number | null;
  turned_up?: string[];
  face_up?: string[][][];
  face_down?: boolean;
  won?: number | null; // while a whole trick is shown
  side_card?: string | null;
}

/** A view as the screens show it: one that the server sent, or a moment between two of them. */
export type Sight = Omit<View, "table"> & { table: TrickOn & Partial<Omit<RaceOn, "discards">> };

/** A message about a game that has begun. */
export type Seen = Omit<Message, "view"> & { view: Sight };

/** What is shown for a while: a message, what just happened, and a deal whose score is to be shown first. */
export interface Step {
  message: Seen | (Omit<Message, "view"> & { view: null });
  event: GameEvent | null;
  stay: number;
  sheet?: number;
}

/** Makes one move, or several. */
export type Act = (actions: string | string[]) => unknown;

/** Asks the server for something at this table. */
export type Ask = (what: string, body?: object) => Promise<any>;

export interface Settings {
  speed: string;
  sound: boolean;
  motion: string;
  theme: string;
  level: string;
  sheet: boolean;
  language: string;
}

/** What somebody asks for who makes a table. */
export interface Plan {
  game: string;
  players: number;
  options: Record<string, unknown>;
  seats: { kind: string; level?: string }[];
  clock: number | null;
  away_after?: number;
}

export interface RulesAnswer {
  title: string;
  html: string;
  rules: Record<string, string>;
}

export interface Replay {
  table: TableInfo;
  review: boolean;
  plies: number;
  frames: (Frame & { table: Sight["table"] })[];
  events: GameEvent[];
  sheet: SheetLine[];
}

/** The chance of each side after so many moves. */
export type Chance = [number, number[]];

/** What this browser found out about a shuffle. */
export interface Found {
  commitment: boolean;
  noted: boolean | null;
  share: boolean | null;
  deals: boolean[];
}

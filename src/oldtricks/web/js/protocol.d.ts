// What the server sends, as docs/protocol.md describes it.
import type { Said } from "./words.js";

export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  me: boolean;
  host: boolean;
  connected: boolean;
  away: boolean;
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean | null>;
  option_words: string[];
  status: "open" | "playing" | "over";
  created: number;
  seats: SeatInfo[];
  my_seat: number | null;
  host: boolean;
  commitment: string;
  clock: number | null;
  deadline: number | null;
  now: number;
  away_after: number;
  undo: { seat: number; waiting: number[] } | null;
  rematch: string | null;
  takeover: number | null;
  spectators: number;
  can: { sit: boolean; start: boolean; undo: boolean; hint: boolean; rematch: boolean };
}

export interface GameEvent {
  kind: string;
  seat: number | null;
  text: string;
  said: Said;
  ply: number;
  call?: string;
  card?: string;
  cards?: string[];
  choice?: string;
  contract?: string;
  count?: number;
  deal?: number;
  pile?: string;
  side?: number;
  side_card?: string;
  trick?: [number, string][];
}

export interface SheetLine {
  deal: number;
  side: number;
  who: string;
  what: string;
  points: number;
  rule: string;
  total: number;
  said: Said;
}

export interface View {
  game: string;
  options: Record<string, string | number | boolean | null>;
  players: string[];
  sides: number[][];
  seat: number | null;
  ply: number;
  deal: number;
  dealer: number;
  phase: string;
  turn: number | null;
  hand: string[];
  hand_sizes: number[];
  legal: string[];
  task: string;
  task_said: Said | null;
  contract: Said | null;
  in_hand: Said[][];
  table: object;
  scores: number[];
  sheet: SheetLine[];
  events: GameEvent[];
  over: boolean;
  winners: number[];
  ended: string | null;
  hands?: Record<string, string[]>;
}

/** A view in a replay: the sheet and the events come apart from it. */
export type Frame = Omit<View, "sheet" | "events">;

/** A table as one person sees it. */
export interface Message {
  version: number;
  table: TableInfo;
  view: View | null;
  meanings: Record<string, string>;
  refusals: Record<string, string>;
  said: Explained;
  news: GameEvent[];
}

/** What the player at turn can do, what it means, and why other things are refused: by the action's text. */
export interface Explained {
  actions: Record<string, Said>;
  meanings: Record<string, Said>;
  refusals: Record<string, Said>;
}

export interface Hint {
  action: string;
  words: string;
  said: Said;
  value: number;
  spread: number;
  points: number;
  made: number | null;
  worlds: number;
}

/** A choice between several actions, in a review. */
export interface Decision {
  ply: number;
  seat: number;
  action: string;
  action_said: Said;
  best: string;
  best_said: Said;
  lost: number;
  sure: boolean;
  words: string;
  said: Said;
}

export interface DeckCard {
  name: string;
  suit: string | null;
  rank: string;
  order: number;
  title?: string;
}

export interface DeckSuit {
  suit: string;
  name: string;
  letter: string;
}

export interface Deck {
  cards: Record<string, DeckCard>;
  suits: DeckSuit[];
  palette: Record<string, string>;
  route?: [number, number, number][];
}

export interface OptionValue {
  value: string | number | boolean;
  label: string;
  sides?: number; // where their number hangs on it
}

export interface Option {
  name: string;
  about: string;
  about_key: string;
  rule: string;
  kind: string;
  default: string | number | boolean | null;
  players: number[];
  values?: OptionValue[];
  by_players?: Record<string, OptionValue[]>;
  minimum?: number;
  maximum?: number;
}

/** What is true of a game and is not a rule. */
export interface Facts {
  screen: "tricks" | "race";
  auction: "numbers" | "suits" | null;
  target: number;
  unit: "points" | "miles";
  fewer_wins: boolean;
  single_hands: boolean;
  longest_hand: number;
  side_cards: number;
}

/** A game as its box shows it. */
export interface GameLid {
  name: string;
  title: string;
  year: number;
  maker: string;
  about: string;
  special: string;
  length: string;
  facts: Facts;
  players: number[];
  default_players: number;
  sides: Record<string, number>;
  options: Option[];
}

// What the server sends, as docs/protocol.md describes it.

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
  ply: number;
  call?: string;
  card?: string;
  cards?: string[];
  choice?: string;
  contract?: string;
  count?: number;
  deal?: number;
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
  news: GameEvent[];
}

export interface Hint {
  action: string;
  words: string;
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
  best: string;
  lost: number;
  sure: boolean;
  words: string;
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
}

export interface Option {
  name: string;
  about: string;
  rule: string;
  kind: string;
  default: string | number | boolean | null;
  players: number[];
  values?: OptionValue[];
  by_players?: Record<string, OptionValue[]>;
  minimum?: number;
  maximum?: number;
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
  players: number[];
  default_players: number;
  options: Option[];
}

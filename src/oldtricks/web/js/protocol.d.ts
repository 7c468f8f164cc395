// What the server sends. Made by `python -m oldtricks.server.types`: do not edit.

export interface AviationgameTable {
  calls: (string | null)[];
  calls_said: (Said | null)[];
  maker: number | null;
  contract: string | null;
  trump: string | null;
  trick: [number, string][];
  led: string | null;
  tricks: number[];
  goal: number | null;
  toward: number | null;
  made: number[];
  played: string[][];
  centre: number;
  discards: string[] | null;
  discarded: number;
  miles: number;
  wind: number[];
  turned_up: string[];
  face_down: boolean;
}

export interface GasolineAlleyTable {
  calls: (string | null)[];
  calls_said: (Said | null)[];
  maker: number | null;
  contract: string | null;
  trump: string | null;
  trick: [number, string][];
  led: string | null;
  tricks: number[];
  goal: number | null;
  toward: number | null;
  made: number[];
  played: string[][];
  centre: number;
  discards: string[] | null;
  discarded: number;
  bid: number | null;
  bidder: number | null;
  points: number[];
}

export interface NeutralTable {
  calls: (string | null)[];
  calls_said: (Said | null)[];
  maker: number | null;
  contract: string | null;
  trump: string | null;
  trick: [number, string][];
  led: string | null;
  tricks: number[];
  goal: number | null;
  toward: number | null;
  made: number[];
  played: string[][];
  centre: number;
  discards: string[] | null;
  discarded: number;
  called: string | null;
  belligerent_tricks: number[];
  neutralised_tricks: number[];
  rulers: number[];
  face_up: string[][][];
}

export interface NewYorktoParisTable {
  piles: Piles[];
  drawing: number;
  discards: number;
  discard_top: string | null;
  aside: Record<string, number>;
  laid: Record<string, number>;
  full: Record<string, number>;
  taken: string | null;
  lucky: boolean;
  quiet_turns: number;
}

export interface TacticsTable {
  calls: (string | null)[];
  calls_said: (Said | null)[];
  maker: number | null;
  contract: string | null;
  trump: string | null;
  trick: [number, string][];
  led: string | null;
  tricks: number[];
  goal: number | null;
  toward: number | null;
  made: number[];
  played: string[][];
  centre: number;
  discards: string[] | null;
  discarded: number;
  keys: number[];
  captured: number[];
  engagements: number[];
}

/** Something to say in the reader's language: a key of the catalogue, and what it speaks of. */
export interface Said {
  key: string;
  args: Record<string, number | string | SentSeat | SentSeats | SentCard | SentCards | SentSuit | SentRule | SentSigned | SentEither | SentEach | SentListed | Said>;
}

/** What is made of a goal, by whom, and whether that is decided; `still` is the most that can be added. */
export interface Gauge {
  seats: number[];
  made: number;
  goal: number;
  still: number;
  standing: "open" | "safe" | "lost" | "free";
  short: Said;
  said: Said;
}

/** How the contract of a deal came out, and what was not scored. */
export interface Result {
  deal: number;
  made: boolean;
  said: Said;
  rule: string;
  notes: Note[];
}

/** How a hand stands with its last trick: by side what it has and how many tricks, and how far the contract is. */
export interface Standing {
  in_hand: Said[][];
  gauges: Gauge[];
  tricks: number[];
}

/** A seat, and who has it. */
export interface SeatInfo {
  seat: number;
  kind: "person" | "bot" | "open";
  name: string;
  level: string | null;
  avatar: string | null;
  silenced: boolean;
  me: boolean;
  host: boolean;
  connected: boolean;
  away: boolean;
  hurried: boolean;
  bank: number | null;
}

/** Somebody's randomness in the shuffle, and the seat that was his when the cards were dealt. */
export interface Share {
  seat: number | null;
  name: string;
  randomness: string;
}

/** Somebody wants to take something back, or to have the rest, and waits for others. */
export interface Asking {
  seat: number;
  waiting: number[];
}

/** Who has claimed the rest of this hand, or leaves it to bots: it is being played out. */
export interface Rest {
  seat: number;
  how: "claim" | "finish";
}

/** What somebody can do now. */
export interface Can {
  sit: boolean;
  start: boolean;
  undo: boolean;
  hint: boolean;
  coach: boolean;
  rematch: boolean;
  claim: boolean;
  finish: boolean;
  house: boolean;
  chat: boolean;
  react: boolean;
}

/** Whether people may write to each other, and react. */
export interface TalkRules {
  chat: boolean;
  reactions: boolean;
}

/** Something that somebody at the table wrote or showed; the number is the moment, in milliseconds since 1970. */
export interface TalkLine {
  number: number;
  seat: number;
  name: string;
  text: string;
  reaction: string | null;
  mine: boolean;
}

/** What is new of it, and what time it is here; to the host, also the seats about which there is a word with him. */
export interface Talked {
  lines: TalkLine[];
  reported: number[];
  now: number;
}

/** The house rules: how fast bots act, whether hints are given, whether anything is taken back. `bank` is the time in seconds that each seat has for a hand, or for the match. `watch` says who may watch, `delay` how long after, and `watch_seat` whose cards they see then. */
export interface House {
  pace: "normal" | "brisk" | "instant";
  hints: boolean;
  undo: boolean;
  bank: number | null;
  bank_for: "hand" | "match";
  watch: "nobody" | "link" | "everybody";
  delay: "none" | "minutes" | "hand";
  watch_seat: number | null;
}

/** The round that a table is a board of: everybody there has the same cards. See `boards`. */
export interface OfRound {
  id: string;
  kind: "day" | "challenge" | "event";
  number: number;
  of: number;
  closes: number | null;
}

/** What everybody is told about a table. Times are in milliseconds since 1970, lengths of time in seconds. A brief message leaves out the shares in the shuffle, which are closed when the cards are dealt. */
export interface About {
  id: string;
  game: string;
  title: string;
  players: number;
  options: Record<string, string | number | boolean | null>;
  option_words: string[];
  status: "open" | "playing" | "over";
  created: number;
  seats: SeatInfo[];
  commitment: string;
  shares?: Share[];
  draw_seats: boolean;
  clock: number | null;
  away_after: number;
  house: House;
  talk: TalkRules;
  listed: boolean;
  fill_at: number | null;
  undo: Asking | null;
  claim: Asking | null;
  rest: Rest | null;
  rematch: string | null;
  takeover: number | null;
  spectators: number;
  practice: boolean;
  round: OfRound | null;
}

/** The same for one of them: where he sits. */
export interface AboutMe extends About {
  my_seat: number | null;
  host: boolean;
  practice_of: string | null;
}

/** What every move changes: how long there is, and what he can do. */
export interface Moment {
  deadline: number | null;
  can: Can;
}

/** All of it, and what time it is. */
export interface TableInfo extends AboutMe, Moment {
  now: number;
}

/** Something that happened. What follows `ply` depends on the kind. */
export interface GameEvent {
  kind: string;
  seat: number | null;
  text?: string;
  said: Said;
  ply: number;
  bid?: number;
  bidder?: number;
  call?: string;
  call_said?: Said;
  card?: string;
  cards?: string[];
  choice?: string;
  contract?: string;
  count?: number;
  deal?: number;
  pile?: string;
  plies?: number;
  points?: number;
  rule?: string;
  side?: number;
  side_card?: string;
  standing?: Standing;
  trick?: [number, string][];
  what?: string;
  winners?: number[];
}

/** A line of the score sheet. */
export interface SheetLine {
  deal: number;
  side: number;
  who: string;
  what: string;
  said: Said;
  points: number;
  rule: string;
  total: number;
}

/** What one seat may know, or the public; in a replay the sheet and the events come apart from it. */
export interface Frame {
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
  gauges: Gauge[];
  target: Said;
  ahead: number[];
  promise: Said | null;
  counts: Said | null;
  table: AviationgameTable | GasolineAlleyTable | NeutralTable | NewYorktoParisTable | TacticsTable;
  scores: number[];
  over: boolean;
  winners: number[];
  ended: string | null;
  hands?: Record<string, string[]>;
}

/** What one seat may know now. A brief message leaves out what has not changed: the sheet, the earlier events. */
export interface View extends Frame {
  sheet?: SheetLine[];
  results?: Result[];
  events?: GameEvent[];
}

/** For the player at turn, by action or card: what to say about it. */
export interface Sayings {
  actions: Record<string, Said>;
  meanings: Record<string, Said>;
  refusals: Record<string, Said>;
}

/** A table as one person sees it. A brief one leaves out what is English alone. On the stream of one who keeps what he was told about the table it leaves `table` out, until that changes. */
export interface Message {
  version: number;
  table: TableInfo;
  view: View | null;
  meanings?: Record<string, string>;
  refusals?: Record<string, string>;
  said: Sayings;
  suggested: string | null;
  news: GameEvent[];
}

/** A legal action with its expected result; where nothing was counted out, without figures. */
export interface Hint {
  action: string;
  words: string;
  said: Said;
  value: number | null;
  spread: number | null;
  points: number | null;
  made: number | null;
  worlds: number;
  reason: Said | null;
  also: string[];
}

export interface Hints {
  hints: Hint[];
}

/** A choice between several actions, as a review or the coach judges it. `lost` is of the chance to win; a rule of thumb cannot tell. */
export interface Decision {
  ply: number;
  seat: number;
  action: string;
  action_said: Said;
  best: string;
  best_said: Said;
  lost: number | null;
  sure: boolean;
  words: string;
  said: Said;
  reason: Said | null;
}

/** Actions that give away much, for certain. */
export interface Doubts {
  doubts: Decision[];
}

/** What the coach has to say after a hand, and the ply of the costliest decision. */
export interface CoachLines {
  well: Said;
  costly: Said;
  ply: number | null;
}

/** An action of a replay. */
export interface Played {
  ply: number;
  seat: number;
  action: string;
  said: Said;
}

/** Something beside the play: what was taken back and stayed out of it, or for whom a bot has played. `seen` says whether something was taken back by somebody who had learned something new by it. */
export interface Remark {
  ply: number;
  seat: number;
  kind: "taken-back" | "played-for";
  seen: boolean;
  said: Said;
}

/** A finished game, position by position, and how it can be reviewed: by search, or by rule of thumb. */
export interface Replay {
  table: TableInfo;
  review: "search" | "thumb" | null;
  plies: number;
  frames: Frame[];
  events: GameEvent[];
  sheet: SheetLine[];
  results: Result[];
  decisions: Played[];
  remarks: Remark[];
}

/** What a good bot thinks of a finished game. Chances are by ply, of each side; a rule of thumb knows none. */
export interface Review {
  decisions: Decision[];
  chances: [number, number[]][];
  turning_points: number[];
  open: [number, number[]][];
}

/** A review that is not ready. */
export interface Progress {
  done: number;
  of: number;
}

/** A shuffle computed again; number 0 is the draw for the first deal. */
export interface Deal {
  deal: number;
  ok: boolean;
  deck: string[];
}

/** The proof of a fair shuffle. */
export interface Verification {
  fair: boolean;
  commitment: string;
  secret: string;
  shares: Share[];
  deals: Deal[];
  words: string;
  said: Said;
}

export interface Me {
  id: string;
  name: string;
  avatar: string;
  new: boolean;
}

export interface Token {
  token: string;
  id: string;
  name: string;
}

export interface TableId {
  id: string;
}

/** One of somebody's games, in a list. `taken_back` is how often he took something back having seen something new; `left` is a game in play that nobody has touched for a day. `people` is how many of the players are people, `due` when the clock of a slow game runs out. */
export interface Listed {
  id: string;
  game: string;
  title: string;
  status: "open" | "playing" | "over";
  created: number;
  players: string[];
  my_seat: number;
  turn_is_mine: boolean;
  scores: number[];
  won: boolean | null;
  taken_back: number;
  people: number;
  due: number | null;
  left: boolean;
}

export interface MyTables {
  tables: Listed[];
}

export interface Day {
  day: string;
  played: number;
  won: number;
  mean_score: number;
}

/** What was played and won of one game against one level, or by it. In `taken_back` of them somebody took something back having seen something new. */
export interface Figures {
  game: string;
  level: string;
  played: number;
  won: number;
  mean_score: number;
  taken_back: number;
  days: Day[];
}

/** How many games were begun and left: nobody has touched them for a day. */
export interface Left {
  game: string;
  mine: number;
  everybody: number;
}

export interface Stats {
  left: Left[];
  mine: Figures[];
  everybody: Figures[];
  bots: Figures[];
}

/** A value of an option; with the number of sides, where that hangs on it. */
export interface OptionValue {
  value: string | number | boolean;
  label: string;
  sides?: number;
}

/** A choice that players make before they start: one of several values, or a number. */
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

/** What is true of a game and is not a rule: what a screen needs to know beside the table. */
export interface Facts {
  screen: "tricks" | "race";
  auction: "numbers" | "suits" | null;
  target: number;
  unit: "points" | "miles";
  fewer_wins: boolean;
  single_hands: boolean;
  longest_hand: number;
  side_cards: number;
  seats_drawn: boolean;
}

/** A game as its box shows it. */
export interface GameLid {
  name: string;
  title: string;
  year: string;
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

/** A level of bots. */
export interface Bot {
  level: string;
  name: string;
  about: string;
  available: boolean;
  usual: boolean;
}

export interface Games {
  games: GameLid[];
  bots: Bot[];
}

export interface DeckCard {
  name: string;
  suit: string | null;
  rank: string;
  title?: string;
  order: number;
  does?: Said;
  rule?: string;
}

export interface DeckSuit {
  suit: string;
  name: string;
  letter: string;
}

/** The cards of a game by name, the suits, and the colours; of a race also where the plane is on its way. */
export interface Deck {
  cards: Record<string, DeckCard>;
  suits: DeckSuit[];
  palette: Record<string, string>;
  terms: string[];
  route?: [number, number, number][];
}

/** A card to look at: its name, what it is called beside that, and how often it is in the pack. */
export interface Pictured {
  card: string;
  name: string;
  title: string;
  often: number;
}

export interface PackSuit {
  suit: string | null;
  name: string;
  cards: Pictured[];
}

export interface Laid {
  who: string;
  card: string;
  name: string;
  why: string;
  wins: boolean;
}

/** A trick, or in a race a turn, card by card; `told` says who has it and why. */
export interface Worked {
  title: string;
  intro: string;
  laid: Laid[];
  side_card: string;
  told: string;
}

export interface RulesPage {
  title: string;
  html: string;
  rules: Record<string, string>;
  terms: string[];
  pack: PackSuit[];
  worked?: Worked;
}

export interface Document {
  title: string;
  html: string;
}

export interface Health {
  status: string;
  version: string;
}

/** What cannot be done, and why (RFC 9457). */
export interface ProblemDetail {
  type: string;
  title: string;
  status: number;
  detail: string;
  said: Said;
  rule?: string;
  version?: number;
}

/** The pictures to choose from, by game. */
export interface Avatars {
  avatars: Record<string, string[]>;
}

/** A browser or a program that is let in as somebody. */
export interface Device {
  id: string;
  kind: string;
  device: string;
  created: number;
  seen: number | null;
  this: boolean;
}

export interface Devices {
  devices: Device[];
}

/** A link that works once, until then; and the same as a picture for a camera, in SVG. */
export interface Link {
  link: string;
  until: number;
  qr: string;
}

/** A code that lets its owner in without any device. It is not shown again. */
export interface Recovery {
  code: string;
}

/** Somebody with whom one wants nothing to do, by the name that he had then. */
export interface Blocked {
  id: string;
  name: string;
  created: number;
}

export interface Blocks {
  blocked: Blocked[];
}

/** Somebody who looks for a game: any, any of tricks, or one; for so many, or as many as is usual. */
export interface Looking {
  name: string;
  avatar: string;
  game: string;
  players: number | null;
  wait: number;
  until: number;
}

export interface LobbySeat {
  kind: "person" | "bot" | "open";
  name: string;
  avatar: string | null;
}

/** A table that everybody may join as long as there are free seats, and watch if `watch` says so. */
export interface LobbyTable {
  id: string;
  game: string;
  title: string;
  options: Record<string, string | number | boolean | null>;
  players: number;
  status: "open" | "playing" | "over";
  seats: LobbySeat[];
  free: number;
  watch: boolean;
  mine: boolean;
  fill_at: number | null;
  chat: boolean;
}

/** The lobby as one person sees it; `found` is the table that waits for whoever was looking. */
export interface LobbyInfo {
  tables: LobbyTable[];
  looking: Looking[];
  mine: Looking | null;
  found: string | null;
  here: number;
}

export interface Gone {
  gone: boolean;
}

/** What is said to an action; nothing, if it is right and needs no words. */
export interface Answer {
  right: boolean;
  said: Said | null;
}

/** An answer for every legal action, and the actions that the lesson goes on with. */
export interface Question {
  do: string[];
  answers: Record<string, Answer>;
}

/** A position with what is said about it, the rule behind that, and what it points at. `trick` is a complete one that still lies there; `between` has the positions since the last scene, one for each action, without this one. */
export interface Scene {
  between: Frame[];
  message: Message;
  bubble: Said | null;
  rule: string | null;
  at: string;
  trick: GameEvent | null;
  question: Question | null;
}

/** A whole lesson, to be played without asking the server again. */
export interface Lesson {
  game: string;
  id: string;
  title: Said;
  seat: number;
  scenes: Scene[];
}

export interface LessonTitle {
  id: string;
  title: Said;
}

/** The lessons of a game; the first is the guided first hand. */
export interface Course {
  game: string;
  lessons: LessonTitle[];
}

export interface Learn {
  courses: Course[];
}

/** `difficulty` is from 1 to 3, by how often novice and steady miss it. */
export interface PuzzleTitle {
  id: string;
  title: Said;
  theme: string;
  difficulty: number;
}

/** The puzzles of a game, theme by theme. */
export interface PuzzleBook {
  game: string;
  puzzles: PuzzleTitle[];
}

/** The same for everybody on that day (UTC). */
export interface PuzzleOfTheDay {
  date: string;
  game: string;
  puzzle: PuzzleTitle;
}

/** The games that have puzzles. */
export interface Puzzles {
  books: PuzzleBook[];
  today: PuzzleOfTheDay | null;
}

/** What comes of an action: the chance to win the match, what is given away of it, how often the bid is made. */
export interface PuzzleFigures {
  action: string;
  said: Said;
  value: number;
  behind: number;
  points: number;
  made: number | null;
}

/** Cards that could not be seen from the seat, and whose or where they are. */
export interface SeenHand {
  said: Said;
  cards: string[];
}

/** For after the answer: the best action with its reason, the runner-up, figures (the best first), and all hands. `worlds` is in how many likely deals the best two were tried, `deals` in how many an ending was solved: in all. */
export interface Solution {
  best: string;
  reason: Said | null;
  rival: string;
  why_not: Said;
  figures: PuzzleFigures[];
  worlds: number;
  deals: number | null;
  hands: SeenHand[];
}

/** A puzzle: a lesson with one question, and its solution. */
export interface PuzzleLesson extends Lesson {
  theme: string;
  difficulty: number;
  solution: Solution;
}

/** A round as it is known to somebody who has not played it. Times are in milliseconds since 1970. `done` is how many boards he has finished, `table` where he can go on; `exact` says whether the same choices always meet the same answers, which they do unless bots think by the clock. `team` is for the other one of a team of two. */
export interface RoundInfo {
  id: string;
  kind: "day" | "challenge" | "event";
  game: string;
  title: string;
  level: string;
  exact: boolean;
  boards: number;
  hand: number | null;
  opens: number;
  closes: number | null;
  public: boolean;
  teams: boolean;
  by: string | null;
  mine: boolean;
  commitments: string[];
  state: "new" | "playing" | "finished" | "closed";
  done: number;
  table: string | null;
  team: string | null;
}

/** The first decision where another line left mine: `seat` was at turn, `ply` actions after the first deal. `lines` are what was decided in my seat from there to the end of the deal, by me and by the other. */
export interface Parting {
  deal: number;
  ply: number;
  seat: number;
  mine: Said;
  theirs: Said;
  lines: [Said[], Said[]];
}

/** Another's line on one of my boards: how many points better than the other sides, and where we parted. */
export interface OtherLine {
  name: string;
  level: string | null;
  margin: number;
  parted: Parting[];
}

/** A board that I have played: the points of every side, deal by deal; `share` is the part of the field beaten. */
export interface BoardResult {
  number: number;
  table: string;
  side: number;
  seat: number;
  players: string[];
  sides: number[][];
  points: number[][];
  margin: number;
  share: number;
  mean: number;
  best: number;
  others: OtherLine[];
}

/** Somebody in the table of results, or a team. `low` and `high` are an interval over the boards, for luck. */
export interface Placed {
  names: string[];
  level: string | null;
  me: boolean;
  rank: number;
  share: number;
  low: number | null;
  high: number | null;
  margins: number[];
  counted: boolean;
}

/** How a round came out, for somebody who has finished it. `people` and `bots` are those in the field; bots of the house may still be thinking. Somebody who is not counted is a second one from the same browser and address, or was too late. */
export interface Outcome {
  counted: boolean;
  people: number;
  bots: number;
  thinking: boolean;
  share: number;
  low: number | null;
  high: number | null;
  rank: number;
  boards: BoardResult[];
}

/** A round. The outcome is for those who have finished it; the table of results for them, or once it is over. `partner` is who plays in the same team, as soon as somebody does. */
export interface RoundPage {
  round: RoundInfo;
  partner: string | null;
  outcome: Outcome | null;
  placed: Placed[] | null;
  streak: number;
  longest: number;
}

/** Today's boards, one round for each game, and the days in a row on which somebody finished one. */
export interface Today {
  date: string;
  now: number;
  rounds: RoundInfo[];
  streak: number;
  longest: number;
}

/** An instance of a day's board: what was committed to, and the secrets once the day is over. */
export interface Committed {
  game: string;
  instance: number;
  commitments: string[];
  secrets: string[] | null;
}

export interface BoardDay {
  date: string;
  rounds: Committed[];
}

export interface Events {
  events: RoundInfo[];
}

export interface RoundId {
  id: string;
}

/** A rating on a day, and two standard deviations of it. */
export interface RatingPoint {
  day: string;
  rating: number;
  spread: number;
}

/** How strong somebody is at a game: nothing but the number of games until there is enough to go by. */
export interface Rating {
  game: string;
  games: number;
  rating: number | null;
  spread: number | null;
  history: RatingPoint[];
}

/** A level of bots on the same scale. */
export interface BotRating {
  game: string;
  level: string;
  games: number;
  rating: number;
  spread: number;
}

/** `enough` is the number of games from which on a rating may be shown. */
export interface AllRatings {
  enough: number;
  mine: Rating[];
  bots: BotRating[];
}

/** Why a side got nothing for something. */
export interface Note {
  side: number;
  said: Said;
  rule: string;
}

export interface Piles {
  weather: string | null;
  flight: string | null;
  500: number;
  300: number;
  100: number;
  miles: number;
  state: string;
}

export interface SentCard {
  card: string;
}

export interface SentCards {
  cards: string[];
}

export interface SentEach {
  each: Said[];
}

export interface SentEither {
  either: Said[];
}

export interface SentListed {
  listed: Said[];
}

export interface SentRule {
  rule: string;
}

export interface SentSeat {
  seat: number;
}

export interface SentSeats {
  seats: number[];
}

export interface SentSigned {
  signed: number;
}

export interface SentSuit {
  suit: string;
}

/** What lies on the table: it depends on the game. */
export type OnTheTable = AviationgameTable | GasolineAlleyTable | NeutralTable | NewYorktoParisTable | TacticsTable;

/* Made by `python -m tools.script_types --write` from what declares the messages of a table. */

export type Seat = "E" | "S" | "W" | "N";

export type Tile = "1m" | "2m" | "3m" | "4m" | "5m" | "6m" | "7m" | "8m" | "9m" | "1p" | "2p" | "3p" | "4p" | "5p" | "6p" | "7p" | "8p" | "9p" | "1s" | "2s" | "3s" | "4s" | "5s" | "6s" | "7s" | "8s" | "9s" | "1z" | "2z" | "3z" | "4z" | "5z" | "6z" | "7z" | "f1" | "f2" | "f3" | "f4" | "g1" | "g2" | "g3" | "g4";

export interface Meld {
  kind: "chow" | "pung" | "kong";
  tile?: Tile | null;
  open?: boolean;
  added?: boolean;
  east_first?: boolean;
  /** the giver's seat, null: own tiles */
  from: Seat | null;
  /** the tile that was taken from him */
  taken: Tile | null;
}

export interface Discard {
  seat: Seat;
  /** who claimed it */
  taker: Seat | null;
  tile: Tile;
  rejected: boolean;
}

export interface Own {
  rack: Tile[];
  /** one's sets with all their kinds */
  melds: Meld[];
  drawn: Tile | null;
  /** what was answered to the tile that lies there */
  answer: "pass" | "chow" | "pung" | "kong" | "mahjong" | null;
  /** tiles taken from others */
  accepted: Tile[];
  dead: boolean;
}

export interface TableView extends View {
  /** of the table */
  id: string;
  /** the rule set's, in the reader's language */
  name: string;
}

export type Event =
  | { event: "seated"; throws: number[][][]; drawn: Tile[]; seats: number[]; dreamer: number | null; commitment?: string; secret?: string; contributions?: { player: number; commitment: string; text?: string; }[]; }
  | { event: "hand_began"; number: number; round: "E" | "S" | "W" | "N" | "G"; seats: number[]; dreamer: number | null; double: Seat; last: boolean; commitment: string; contributions?: { player: number; commitment: string; text?: string; }[]; }
  | { event: "opened"; dice: number[][]; side: number; stack: number; }
  | { event: "dealt"; counts: number[]; }
  | { event: "drew"; seat: Seat; loose?: boolean; }
  | { event: "exposed"; seat: Seat; tile: Tile; }
  | { event: "discarded"; seat: Seat; tile: Tile; rejected?: boolean; }
  | { event: "unclaimed"; }
  | { event: "melded"; seat: Seat; meld: { kind: "chow" | "pung" | "kong"; tile?: Tile | null; open?: boolean; added?: boolean; east_first?: boolean; }; giver: Seat; tile: Tile; }
  | { event: "konged"; seat: Seat; meld: { kind: "chow" | "pung" | "kong"; tile?: Tile | null; open?: boolean; added?: boolean; east_first?: boolean; }; }
  | { event: "voided"; seat: Seat; call: "pass" | "chow" | "pung" | "kong" | "mahjong"; reason: string; }
  | { event: "fouled"; seat: Seat; number: number; reason: string; }
  | { event: "called_falsely"; seat: Seat; kind: string; giver: Seat | null; }
  | { event: "shown"; seat: Seat; tiles: Tile[]; }
  | { event: "moon_announced"; seat: Seat; }
  | { event: "bet_made"; seat: Seat; }
  | { event: "endangered"; seat: Seat; kind: string; suit: "m" | "p" | "s" | null; order: number; }
  | { event: "paused"; seat: Seat; left: number | null; }
  | { event: "time_was_up"; seat: Seat; }
  | { event: "won"; seat: Seat; tile: Tile | null; giver: Seat | null; robbed?: boolean; }
  | { event: "hand_ended"; reason: string; winner: Seat | null; racks: Tile[][]; kongs: Tile[][]; dead: Seat[]; scores: number[]; net: number[]; deductions: number[]; liable: Seat | null; ruling: { code: string; numbers: number[]; }[]; pays: ({ from: number | null; to: number | null; amount: number; })[]; pot: number; special: number; wall: Tile[]; salt: string; }
  | { event: "last_hand_announced"; }
  | { event: "corrected"; points: number[]; reason: string; }
  | { event: "match_ended"; by_points: number[]; by_formation: number[]; }
  | { event: "rack"; seat: Seat; tiles: Tile[]; }
  | { event: "received"; seat: Seat; tile: Tile; }
  | { event: "covered"; seat: Seat; tile: Tile; }
  | { event: "answered"; seat: Seat; call: "pass" | "chow" | "pung" | "kong" | "mahjong"; tile?: Tile | null; shown?: boolean; }
  | { event: "built"; wall: Tile[]; salt: string; };

export interface Person {
  player: number;
  kind: "person" | "greedy" | "live" | "expert" | "learner" | "novice" | "club" | "advanced" | "careful" | "ambitious" | "swift" | "human";
  /** has a socket */
  here: boolean;
  /** false where a computer player plays for a person who is away */
  plays: boolean;
}

export type Action =
  | { action: "draw"; seat: Seat; moon?: boolean; }
  | { action: "replace"; seat: Seat; }
  | { action: "expose"; seat: Seat; tile: Tile; }
  | { action: "discard"; seat: Seat; tile: Tile; }
  | { action: "keep"; seat: Seat; }
  | { action: "claim"; seat: Seat; call: "pass" | "chow" | "pung" | "kong" | "mahjong"; tile?: Tile | null; shown?: boolean; }
  | { action: "kong"; seat: Seat; tile: Tile; }
  | { action: "mahjong"; seat: Seat; seasons?: boolean; shown?: boolean; }
  | { action: "bet"; seat: Seat; }
  | { action: "pause"; seat: Seat; }
  | { action: "sit"; throws?: number[][][]; drawn?: Tile[]; secret?: string; contributions?: { player: number; commitment: string; text?: string; }[]; }
  | { action: "begin"; wall: Tile[]; dice: number[][]; salt: string; contributions?: { player: number; commitment: string; text?: string; }[]; }
  | { action: "time_up"; }
  | { action: "last_hand"; }
  | { action: "correct"; points: number[]; reason: string; };

export interface AskOption {
  /** as it is to be sent */
  action: Action;
  /** in words */
  name: string;
  /** of the set that it makes */
  tiles: Tile[];
  /** only mahjong: `24 × 4 = 96` */
  worth: string | null;
}

export interface Ask {
  /** own turn; must draw; a discard; a kong; out of turn: kong, bet */
  kind: "turn" | "draw" | "claim" | "rob" | "aside";
  /** what lies there (`claim`, `rob`) */
  tile: Tile | null;
  /** who laid it down */
  giver: Seat | null;
  /** the kinds that may be discarded (`turn`) */
  discards: Tile[];
  /** what else the rules allow, the usual first */
  options: AskOption[];
  /** strict tables: what can be tried though the rules do not allow it */
  tries: AskOption[];
  /** what this seat has answered to the tile; who has answered waits */
  answered: "pass" | "chow" | "pung" | "kong" | "mahjong" | null;
}

export interface Clock {
  /** milliseconds from now */
  left: number;
  /** in all */
  of: number;
}

export interface Turn extends Clock {
  /** milliseconds that who is in turn has in reserve; 0 where they run */
  bank: number;
}

export interface Rest {
  /** the players who are ready for the next hand */
  ready: number[];
  /** the people who are waited for */
  waits: number[];
  /** milliseconds until it begins without them; null: no clock yet */
  left: number | null;
  /** other tables on the same walls that must end theirs first */
  tables: number;
}

export interface ViewMessage {
  t: "view";
  /** its number on this socket, from 1 */
  m: number;
  /** events that everyone was shown since the match began */
  n: number;
  view: TableView;
  /** the last events of this hand that everybody was shown */
  past: Event[];
  /** in the order of the match */
  people: Person[];
  /** windows of who only watches */
  watching: number;
  /** what this seat may do now; null where nothing is asked */
  ask: Ask | null;
  /** while a discard or kong lies open for claims with a clock */
  window: Clock | null;
  /** the clock of who is in turn; null where the table has none */
  turn: Turn | null;
  /** between two hands */
  rest: Rest | null;
}

export interface Said {
  text: string;
  /** stands on a line of its own */
  notable: boolean;
}

export type TableChanges = Partial<Omit<View, "discards" | "own" | "player" | "seat" | "wall">>;

export type OwnChanges = Partial<Own>;

export interface EventsMessage {
  t: "events";
  /** its number on this socket, from 1 */
  m: number;
  /** events that everyone was shown since the match began */
  n: number;
  /** what happened, in order; may be empty */
  events: Event[];
  /** in the reader's language */
  said: Said[];
  /** the keys of `view` that changed */
  table: TableChanges;
  /** the place from which on they are others (from 0) and what lies there now; empty: nothing changed */
  discards: [] | [number, ...Discard[]];
  /** the stacks that changed: side, place from the right (both from 0), tiles, raised, dead; null: there is no wall any more */
  wall: [number, number, number, number, number][] | null;
  /** the keys of one's own that changed; null: no seat */
  own: OwnChanges | null;
  /** what this seat may do now; null where nothing is asked */
  ask: Ask | null;
  /** while a discard or kong lies open for claims with a clock */
  window: Clock | null;
  /** the clock of who is in turn; null where the table has none */
  turn: Turn | null;
  /** between two hands */
  rest: Rest | null;
}

export interface PeopleMessage {
  t: "people";
  /** its number on this socket, from 1 */
  m: number;
  /** in the order of the match */
  people: Person[];
  /** windows of who only watches */
  watching: number;
  /** in how many one's own seat is open, 0 for who watches */
  windows: number;
  /** tells a seat when another window opens */
  said: Said[];
}

export interface ChanceMessage {
  t: "chance";
  /** its number on this socket, from 1 */
  m: number;
  hand: number;
  /** the SHA-256 of the secret of the hand */
  commitment: string;
  /** that of what finds the seats; null: they are known */
  seats: string | null;
  /** who adds something; null: the list is not closed */
  bound: { player: number; commitment: string; }[] | null;
}

export interface RematchMessage {
  t: "rematch";
  /** its number on this socket, from 1 */
  m: number;
  /** who wants another match */
  yes: number[];
  /** who is there and has not said so */
  waits: number[];
  /** people who are not there; computer players would play for them */
  gone: number[];
  /** the id of the table where it goes on */
  next: string | null;
}

export interface PhraseMessage {
  t: "phrase";
  /** its number on this socket, from 1 */
  m: number;
  player: number;
  /** what is said; a page has its words */
  phrase: "hello" | "pleasure" | "played" | "congratulations" | "thanks" | "sorry" | "moment" | "back" | "slower" | "last" | "bye";
}

export interface RefusedMessage {
  t: "refused";
  /** its number on this socket, from 1 */
  m: number;
  /** events that everyone was shown since the match began */
  n: number;
  code: string;
  message: string;
  hint: string;
}

export interface AdviceMessage {
  t: "advice";
  /** its number on this socket, from 1 */
  m: number;
  /** events that everyone was shown since the match began */
  n: number;
  text: string;
  /** null where nothing is to be done */
  action: Action | null;
  /** the best, with what each leaves */
  discards: { tile: Tile; live: number; missing: number; plan: string; chance: number; points: number; danger: number; cost: number; }[];
}

export interface WhyMessage {
  t: "why";
  /** its number on this socket, from 1 */
  m: number;
  /** events that everyone was shown since the match began */
  n: number;
  action: Action;
  allowed: boolean;
  text: string;
  more: string[];
}

export interface TroubleMessage {
  t: "trouble";
  /** its number on this socket, from 1 */
  m: number;
  code: string;
  message: string;
  hint: string;
}

export type TableMessage =
  | ViewMessage
  | EventsMessage
  | PeopleMessage
  | ChanceMessage
  | RematchMessage
  | PhraseMessage
  | RefusedMessage
  | AdviceMessage
  | WhyMessage
  | TroubleMessage;

export interface DoRequest {
  t: "do";
  /** that of the last message it is an answer to */
  n: number;
  action: Action;
}

export interface NextRequest {
  t: "next";
}

export interface CoachRequest {
  t: "coach";
}

export interface WhyRequest {
  t: "why";
  action: Action;
}

export interface ViewRequest {
  t: "view";
}

export interface BindRequest {
  t: "bind";
  hand: number;
  /** the SHA-256 of a text of 64 hexadecimal digits */
  commitment: string;
}

export interface OpenRequest {
  t: "open";
  hand: number;
  /** that text */
  text: string;
}

export interface HoldRequest {
  t: "hold";
  /** whether this player passes by himself */
  on: boolean;
}

export interface LastRequest {
  t: "last";
}

export interface AgainRequest {
  t: "again";
}

export interface SayRequest {
  t: "say";
  phrase: "hello" | "pleasure" | "played" | "congratulations" | "thanks" | "sorry" | "moment" | "back" | "slower" | "last" | "bye";
}

export type TableRequest =
  | DoRequest
  | NextRequest
  | CoachRequest
  | WhyRequest
  | ViewRequest
  | BindRequest
  | OpenRequest
  | HoldRequest
  | LastRequest
  | AgainRequest
  | SayRequest;

export interface View {
  /** id of the rule set */
  rules: string;
  strict: boolean;
  /** what the table waits for */
  phase: "between" | "discard" | "claim" | "rob" | "draw";
  /** the hand, from 1 */
  number: number;
  /** its wind */
  round: "E" | "S" | "W" | "N" | "G";
  /** the hand is the last */
  last: boolean;
  /** the match is over */
  over: boolean;
  /** the most hands of the match, 0: no bound */
  hands: number;
  /** the wind rounds of the match */
  rounds: number;
  /** as in `hand_began` */
  commitment: string;
  /** as in `opened` */
  dice: number[][];
  /** as in `opened` */
  side: number;
  /** as in `opened` */
  stack: number;
  /** who acts or whose tile is asked about */
  turn: Seat | null;
  /** where the tile too many came from */
  source: "nothing" | "deal" | "claim" | "wall" | "kong" | "bonus";
  /** the seat that pays and receives double */
  double: Seat | null;
  /** of the match, in its order */
  players: ({ name: string; points: number; seat: Seat | null; })[];
  /** for each seat of this hand, East first, the player */
  seats: number[];
  /** the players with the most points */
  leaders: number[];
  /** points in the pot */
  pot: number;
  /** tiles that may still be drawn */
  live: number;
  /** replacement tiles that lie apart; null: they come from the live end */
  loose: number | null;
  /** tiles on the rack of each seat */
  counts: number[];
  /** the sets of each seat */
  melds: Meld[][];
  /** the bonus tiles of each seat */
  bonus: Tile[][];
  /** replacement tiles owed by each seat */
  owed: number[];
  /** the kong that may be robbed */
  kong: { kind: "chow" | "pung" | "kong"; tile?: Tile | null; open?: boolean; added?: boolean; east_first?: boolean; } | null;
  /** who announced the moon */
  moon: Seat | null;
  /** who bet */
  bets: Seat[];
  /** dangerous hands */
  dangers: { seat: Seat; kind: string; suit: number; order: number; }[];
  /** time-outs taken by each seat */
  pauses: number[];
  /** seats known to be dead: they called falsely */
  dead: Seat[];
  /** the sides, East's first; each the stacks from right to left as its player sees it: tiles, raised, dead */
  wall: [number, number, number][][];
  /** in order */
  discards: Discard[];
  /** one's own; null for who only watches */
  player: number | null;
  /** one's own; null for who only watches */
  seat: Seat | null;
  /** null for who only watches */
  own: Own | null;
}

export interface ReplayStep {
  public: Event | null;
  said: Said[];
  /** the keys of `view` that changed */
  table: TableChanges;
  /** the place from which on they are others (from 0) and what lies there now; empty: nothing changed */
  discards: [] | [number, ...Discard[]];
  /** the stacks that changed: side, place from the right (both from 0), tiles, raised, dead; null: there is no wall any more */
  wall: [number, number, number, number, number][] | null;
  /** what is different of each seat's `own` */
  owns: OwnChanges[];
}

export interface Replay {
  /** of the hand */
  number: number;
  /** the table before the hand, for who watches */
  view: View;
  /** the `own` of each seat then, East first */
  owns: Own[];
  steps: ReplayStep[];
  /** whether the wall is the one that was promised before the deal */
  checked: boolean;
}

export interface SheetMessage {
  revision: number;
}

export interface FormMessage {
  form: string;
  fields: Record<string, string>;
  heard: number;
}

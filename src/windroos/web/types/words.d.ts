/* Made by `python -m tools.script_words --write` from `script_words` of `windroos.text.web.board`. */

/** Each sentence, with the names of its gaps. */
export interface Texts {
  you: never;
  player: "number";
  you_as: "seat";
  name_you: "name";
  mine: never;
  face_down: never;
  concealed_kong: never;
  from: "who";
  taken: never;
  pond_of: "tiles" | "who";
  pond_empty: "who";
  rack_of: "count" | "who";
  rack_empty: never;
  round: "round";
  in_wall: never;
  loose_left: "count";
  between: never;
  just_drawn: "tile";
  lay_away: "tile";
  choose_tile: never;
  tap_twice: never;
  your_turn: never;
  their_turn: "who";
  lays: "tile" | "who";
  kongs: "tile" | "who";
  take_it: never;
  passes_itself: never;
  seconds: "count";
  seconds_left: "count";
  seconds_long: "count";
  same_for_all: "time";
  answered: "call";
  you_can: "calls";
  between_title: never;
  to_result: never;
  first_title: never;
  first_hand: never;
  invite: never;
  absent: "names";
  absent_more: "names";
  not_here: never;
  advice_row: "cost" | "live" | "missing";
  match_over: never;
  waits_table: never;
  waits_tables: "count";
  waits_for: "names";
  next_hand: never;
  dreams: never;
  computer: never;
  away: never;
  away_played: never;
  dead_hand: never;
  bets: never;
  ready: never;
  waits: never;
  laid_away: never;
  at_turn: never;
  lays_out: "tile";
  jersey: never;
  pot: never;
  you_draw: "count" | "tile";
  coach: never;
  why_title: never;
  why_which: never;
  where: "number" | "round";
  you_are: "seat";
  you_watch: never;
  ending_ready: "number";
  line_lost: never;
  line_closed: never;
  closed_4401: never;
  closed_4429: never;
  seal_right: never;
  seal_wrong: never;
  seal_mixed: "names";
  chance_changed: never;
  chance_late: never;
  seal_by_browser: never;
  replay_open: never;
  step_of: "count" | "step";
}

/** All words of a page. */
export interface Words extends Record<keyof Texts, string> {
  tiles: Record<"1m" | "1p" | "1s" | "1z" | "2m" | "2p" | "2s" | "2z" | "3m" | "3p" | "3s" | "3z" | "4m" | "4p" | "4s" | "4z" | "5m" | "5p" | "5s" | "5z" | "6m" | "6p" | "6s" | "6z" | "7m" | "7p" | "7s" | "7z" | "8m" | "8p" | "8s" | "9m" | "9p" | "9s" | "f1" | "f2" | "f3" | "f4" | "g1" | "g2" | "g3" | "g4", string>;
  seats: string[];
  letters: string[];
  rounds: Record<"E" | "G" | "N" | "S" | "W", string>;
  calls: Record<"chow" | "kong" | "mahjong" | "pass" | "pung", string>;
  does: Record<"bet" | "draw" | "expose" | "hide" | "keep" | "moon" | "pause" | "replace" | "seasons", string>;
}

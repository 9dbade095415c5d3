/* What an event changes of what this seat sees. The server sends one snapshot, then events of this seat alone; a test
   compares what is folded here with a fresh snapshot. Events are spelled as in a record. */

import { SEATS } from "./dom.js";

const at = (seat) => SEATS.indexOf(seat);

/** Change a snapshot by a message of events: what happened, then what the server reckons for everyone. */
export function foldMessage(view, message) {
  message.events.forEach((event) => fold(view, event));
  for (const [side, place, ...stack] of message.wall ?? []) (view.wall[side] ??= [])[place] = stack;
  view.live = message.live;
  view.loose = message.loose;
}

/** Change a snapshot by one event. */
export function fold(view, event) {
  CHANGES[event.event]?.(view, event);
}

const isOwn = (view, event) => event.seat === view.seat && view.own !== null;

function sit(view, seats) {
  view.seats = seats;
  view.players.forEach((player, place) => {
    player.seat = seats.includes(place) ? SEATS[seats.indexOf(place)] : null;
  });
  view.seat = view.player === null ? null : view.players[view.player].seat;
}

/** A new hand. The wall is not cleared: the server says only what is different from the wall of the hand before. */
function began(view, event) {
  const each = (make) => event.seats.map(make);
  sit(view, event.seats);
  Object.assign(view, {
    phase: "between", turn: "E", number: event.number, round: event.round, double: event.double,
    commitment: event.commitment, last: event.last ?? view.last, dice: [], side: 0, stack: 0,
    counts: each(() => 0), melds: each(() => []), bonus: each(() => []), discards: [], owed: each(() => 0),
    kong: null, moon: null, bets: [], dangers: [], pauses: each(() => 0), dead: [],
    own: view.seat === null ? null : { rack: [], drawn: null, answer: null, accepted: [], covered: [], dead: false },
  });
}

function drew(view, event) {
  const seat = at(event.seat);
  view.counts[seat] += 1;
  if (view.own) view.own.answer = null;
  if (!event.loose) {
    Object.assign(view, { phase: "discard", turn: event.seat, kong: null });
    return;
  }
  view.owed[seat] = Math.max(0, view.owed[seat] - 1);
  const aside = view.phase === "claim" || (view.phase === "draw" && view.owed[seat] > 0);
  if (event.seat === view.turn && !aside) Object.assign(view, { phase: "discard", kong: null });
}

function exposed(view, event) {
  const seat = at(event.seat);
  view.counts[seat] -= 1;
  view.bonus[seat].push(event.tile);
  view.owed[seat] += 1;
  if (isOwn(view, event)) take(view.own, event.tile);
}

function discarded(view, event) {
  const seat = at(event.seat);
  view.counts[seat] -= 1;
  view.discards.push({ seat: event.seat, tile: event.tile, rejected: event.rejected ?? false, taker: null });
  Object.assign(view, { phase: "claim", turn: event.seat });
  if (!isOwn(view, event)) return;
  take(view.own, event.tile);
  Object.assign(view.own, { answer: null, accepted: [] });
  if (view.counts[seat] + 3 * view.melds[seat].length !== 13) view.own.dead = true;
}

function unclaimed(view) {
  if (view.own) view.own.answer = null;
  if (view.phase === "rob") Object.assign(view, { phase: "discard", kong: null });
  else Object.assign(view, { phase: "draw", turn: SEATS[(at(view.turn) + 1) % view.counts.length] });
}

/** The tiles of a set, the lowest first. */
export function tilesOf({ kind, tile }) {
  if (kind !== "chow") return Array(kind === "kong" ? 4 : 3).fill(tile ?? null);
  const low = Number(tile[0]);
  return [0, 1, 2].map((step) => `${low + step}${tile[1]}`);
}

function melded(view, event) {
  const seat = at(event.seat);
  const tiles = tilesOf(event.meld);
  view.counts[seat] -= tiles.length - 1;
  view.melds[seat].push({ ...event.meld, from: event.giver, taken: event.tile });
  view.discards.at(-1).taker = event.seat;
  Object.assign(view, { phase: "discard", turn: event.seat });
  if (event.meld.kind === "kong") view.owed[seat] += 1;
  if (view.own) view.own.answer = null;
  if (!isOwn(view, event)) return;
  tiles.splice(tiles.indexOf(event.tile), 1);
  tiles.forEach((tile) => take(view.own, tile));
  view.own.drawn = null;
}

function konged(view, event) {
  const seat = at(event.seat);
  const { meld } = event;
  const mine = isOwn(view, event);
  const face = meld.tile ?? (mine ? view.own.covered.at(-1) : null);
  if (meld.added) {
    const pung = view.melds[seat].find((one) => one.kind === "pung" && one.tile === meld.tile);
    Object.assign(pung, { kind: "kong", added: true });
  } else {
    view.melds[seat].push({ ...meld, tile: face, from: null, taken: null });
  }
  view.counts[seat] -= meld.added ? 1 : 4;
  view.owed[seat] += 1;
  if (event.seat === view.turn && view.phase === "discard") {
    view.kong = meld;
    if (meld.added || view.robs_concealed) view.phase = "rob";
  }
  if (mine) for (let copy = 0; copy < (meld.added ? 1 : 4); copy += 1) take(view.own, face);
}

/** A robbed tile leaves the kong it was meant for: a pung again, or three tiles of the rack. */
function won(view, event) {
  if (!event.robbed) return;
  const melds = view.melds[at(event.giver)];
  const kong = melds.find((one) => one.kind === "kong" && one.added && one.tile === event.tile) ?? melds.at(-1);
  if (kong.added) {
    kong.kind = "pung";
    delete kong.added;
    return;
  }
  melds.splice(melds.indexOf(kong), 1);
  view.counts[at(event.giver)] += 3;
  if (view.own && event.giver === view.seat) view.own.rack.push(event.tile, event.tile, event.tile);
}

function ended(view, event) {
  view.phase = "between";
  event.kongs.forEach((kinds, seat) => {
    const covered = view.melds[seat].filter((meld) => meld.kind === "kong" && !meld.tile);
    covered.forEach((meld, place) => (meld.tile = kinds[kinds.length - covered.length + place]));
  });
  score(view, event.net, event.deductions);
  view.pot = event.pot;
}

function score(view, gains, losses = []) {
  view.players.forEach((player, place) => (player.points += gains[place] - (losses[place] ?? 0)));
  const most = Math.max(...view.players.map((player) => player.points));
  view.leaders = view.players.flatMap((player, place) => (player.points === most ? [place] : []));
}

function take(own, tile) {
  const place = own.rack.indexOf(tile);
  if (place >= 0) own.rack.splice(place, 1);
  own.drawn = null;
}

function receive(view, event) {
  view.own.rack.push(event.tile);
  view.own.drawn = event.tile;
}

const CHANGES = {
  seated: (view, event) => sit(view, event.seats),
  hand_began: began,
  opened: (view, event) => Object.assign(view, { dice: event.dice, side: event.side, stack: event.stack }),
  dealt: (view, event) => Object.assign(view, { counts: event.counts, phase: "discard", turn: "E" }),
  drew,
  exposed,
  discarded,
  unclaimed,
  melded,
  konged,
  won,
  called_falsely: (view, event) => {
    view.dead = [...new Set([...view.dead, event.seat])];
    if (isOwn(view, event)) view.own.dead = true;
  },
  moon_announced: (view, event) => (view.moon = event.seat),
  bet_made: (view, event) => view.bets.push(event.seat),
  paused: (view, event) => (view.pauses[at(event.seat)] += 1),
  hand_ended: ended,
  last_hand_announced: (view) => (view.last = true),
  corrected: (view, event) => score(view, event.points),
  match_ended: (view) => (view.over = true),
  rack: (view, event) => {
    view.own.rack = [...event.tiles];
    view.own.drawn = event.seat === "E" ? event.tiles.at(-1) : null;
  },
  received: receive,
  covered: (view, event) => view.own.covered.push(event.tile),
  answered: (view, event) => (view.own.answer = event.call),
};

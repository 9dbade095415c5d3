"""The end of a hand: everything shown, counted and settled by the rules of counting."""

from __future__ import annotations

from typing import NamedTuple

from windroos.books.settle import settle
from windroos.hands import Hand, Situation
from windroos.play.model.events import NOBODY, HandEnded, PlayerPayment
from windroos.play.model.view import uncovered
from windroos.play.referee.state import State
from windroos.play.rules.liability import Ruling, liable
from windroos.scoring.score import Score
from windroos.scoring.table import Player, Table, settle_table
from windroos.settling.outcome import FalseMahjong, Foul, Outcome
from windroos.settling.settle import Settlement


class WonHand(NamedTuple):
    """Who won, with what, and whose tile it was (NOBODY: an own one)."""

    seat: int
    score: Score
    giver: int


def hand_ended(state: State, reason: str, mahjong: WonHand | None = None) -> HandEnded:
    """The event that ends a hand."""
    table, match = state.table, state.table.match
    ruling = _ruling(state, mahjong) if mahjong is not None and state.conduct.liability else None
    if mahjong is not None:
        settlement = settle_table(counting_table(state, mahjong, ruling), mahjong.score)
    else:
        settlement = settle(outcome_without_winner(state))
    return HandEnded(
        reason=reason,
        winner=mahjong.seat if mahjong is not None else NOBODY,
        racks=_racks(state, mahjong),
        kongs=tuple(own.covered for own in state.own),
        dead=sum(_is_dead(state, seat, mahjong) << seat for seat in range(table.seats)),
        scores=tuple(settlement.scores.get(match.players[player]) or 0 for player in table.players),
        net=tuple(settlement.net.get(name, 0) for name in match.players),
        deductions=tuple(settlement.deductions.get(name, 0) for name in match.players),
        liable=ruling.liable if ruling is not None else NOBODY,
        ruling=ruling.reasons if ruling is not None else (),
        pays=_payments(settlement, match.players),
        pot=settlement.pot,
        special=_special(mahjong),
        wall=state.wall,
        salt=state.salt,
    )


def counting_table(state: State, mahjong: WonHand, ruling: Ruling | None = None) -> Table:
    """The table as `scoring.table.count_table` wants it, players by their names."""
    table = state.table
    names = tuple(table.match.players[player] for player in table.players)
    players = []
    for seat, name in enumerate(names):
        won = mahjong.seat == seat
        called = next((call for call in table.false if call.seat == seat), None)
        hand = mahjong.score.hand if won else _losers_hand(state, seat)
        lost = Situation(seat, table.round, bet=bool(table.bets >> seat & 1))
        players.append(
            Player(
                name,
                hand,
                mahjong.score.situation if won else lost,
                names[mahjong.giver] if won and mahjong.giver != NOBODY else None,
                _is_dead(state, seat, mahjong) or _keeps_bonus(state, seat),
                called is not None,
                called.kind if called is not None and state.conduct.false_pays else None,
            )
        )
    return Table(
        state.rules,
        tuple(players),
        _dreamers(state),
        names[table.double] if table.double else None,
        names[ruling.liable] if ruling is not None and ruling.liable != NOBODY else None,
        tuple(Foul(names[seat], number) for seat, number in table.fouls),
        table.match.pot,
    )


def _is_dead(state: State, seat: int, mahjong: WonHand | None) -> bool:
    """A dead hand; also one that still lacked a replacement tile when another won (144 rules, rules 41 and 46)."""
    own = state.own[seat]
    if own.dead or mahjong is None or mahjong.seat == seat:
        return own.dead
    return len(own.rack) + 3 * len(state.table.melds[seat]) != 13


def _losers_hand(state: State, seat: int) -> Hand:
    """What a loser is counted for; flowers kept on the rack (MCR) are no part of a hand."""
    rack = tuple(tile for tile in state.own[seat].rack if not state.conduct.is_bonus(tile))
    melds = uncovered(state.table.melds[seat], state.own[seat].covered)
    return Hand(rack, melds, _bonus(state, seat))


def _keeps_bonus(state: State, seat: int) -> bool:
    """With a flower on the rack a hand is a tile short, so it is not counted; losers count nothing in MCR anyway."""
    return any(state.conduct.is_bonus(tile) for tile in state.own[seat].rack)


def outcome_without_winner(state: State) -> Outcome:
    """The end of a hand that nobody won, as the settlement wants to know it."""
    table = state.table
    names = tuple(table.match.players[player] for player in table.players)
    false = []
    for call in table.false:
        giver = names[call.giver] if call.giver != NOBODY else None
        by = "self" if giver is None else "discard"
        if state.conduct.false_ends:
            false.append(FalseMahjong(names[call.seat], "discard" if by == "discard" else "self", giver))
        else:
            false.append(FalseMahjong(names[call.seat], kind=call.kind if state.conduct.false_pays else None))
    return Outcome(
        rules=state.rules.id,
        players=table.match.players,
        scores={},
        east=names[table.double],
        dreamers=_dreamers(state),
        dead=tuple(name for name, own in zip(names, state.own, strict=True) if own.dead),
        false=tuple(false),
        fouls=tuple(Foul(names[seat], number) for seat, number in table.fouls),
        pot=table.match.pot,
        options=state.rules.options,
    )


def _ruling(state: State, mahjong: WonHand) -> Ruling | None:
    win = mahjong.score.situation.win
    tile = win.tile if win is not None else NOBODY
    return liable(mahjong.seat, mahjong.giver, tile, mahjong.score, state.choice, state.decided, state.table.dangers)


def _bonus(state: State, seat: int) -> tuple[int, ...]:
    return tuple(sorted(state.table.bonus[seat]))


def _dreamers(state: State) -> tuple[str, ...]:
    match = state.table.match
    return tuple(name for at, name in enumerate(match.players) if at not in state.table.players)


def _racks(state: State, mahjong: WonHand | None) -> tuple[tuple[int, ...], ...]:
    """What is shown: concealed tiles, the winner's without the winning tile."""
    return tuple(
        mahjong.score.hand.concealed if mahjong is not None and mahjong.seat == seat else own.rack
        for seat, own in enumerate(state.own)
    )


def _payments(settlement: Settlement, players: tuple[str, ...]) -> tuple[PlayerPayment, ...]:
    place = {name: at for at, name in enumerate(players)}
    return tuple(
        PlayerPayment(
            place[paid.payer] if paid.payer is not None else NOBODY,
            place[paid.payee] if paid.payee is not None else NOBODY,
            paid.amount,
        )
        for paid in settlement.pays
    )


def _special(mahjong: WonHand | None) -> int:
    """The rank of a special formation of the 144 rules in its list."""
    if mahjong is None or mahjong.score.best is None or mahjong.score.rules.formations is None:
        return 0
    return mahjong.score.best.facts.lay.special

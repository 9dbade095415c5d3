"""Matches of anybody, hand after hand."""

from __future__ import annotations

from windroos.books.catalog import rules
from windroos.play.model.match import (
    Match,
    Result,
    after,
    new_match,
)
from windroos.rules.rule import Value

LETTERS = "ABCDE"


def start(id: str, rounds: int | None = None, hands: int | None = None, /, **options: Value) -> Match:
    players = int(options.get("players", 4))
    seats = tuple(range(min(players, 4)))
    return new_match(rules(id, options), tuple(LETTERS[:players]), seats, 4 if players == 5 else -1, rounds, hands)


def ended(match: Match, winner: str = "", kind: str = "", special: int = 0, **points: int) -> Match:
    """The match after a hand that this player won, or nobody."""
    net = tuple(points.get(player, 0) for player in match.players)
    won = match.players.index(winner) if winner else -1
    none = (0,) * len(match.players)
    return after(match, Result(won, kind or ("mahjong" if winner else "draw"), net, none, special, 0))


def east(match: Match) -> str:
    return match.players[match.seats[0]]


def south(match: Match) -> str:
    return match.players[match.seats[1]]

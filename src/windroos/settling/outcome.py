"""How a hand ended, as far as settling it needs to know.

Players are names (any text), in table order. Scores arrive counted, doubled and limited: this package never looks at
tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

By = Literal["discard", "self"]
FalseKind = Literal["minimum", "invalid", "hidden"]


class FalseMahjong(NamedTuple):
    """A mahjong that was called and was none.

    `by` and `discarder` say with which tile (Hong Kong pays by it). `kind` says what was wrong (MCR pays by it):
    `minimum` a correct hand shown under the minimum, `invalid` a wrong hand shown, `hidden` tiles never shown.
    """

    player: str
    by: By | None = None
    discarder: str | None = None
    kind: FalseKind | None = None


class Foul(NamedTuple):
    """An offence of a player; `number` counts his offences in this game from 1 (MCR, ruling C6)."""

    player: str
    number: int


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of one hand.

    rules       id of the rule set, or of the one that house rules build on
    players     everyone at the table in table order, dreamers included: three, four or five names
    scores      each player's score; for Hong Kong the winner's fan (12 for a limit hand), for MCR the winner's
                points without flowers. None or no entry where there is no score
    east        who pays and receives double: East, or in the green-dragon round the player the dice named
    winner      None for a draw, and for a Hong Kong hand ended by a false mahjong
    by          `discard` (a robbed kong too: its maker is the discarder) or `self`
    discarder   whose tile the winner took
    liable      who pays for all (Hong Kong: pao)
    dead        players with a dead hand: score 0, they pay like everyone
    dreamers    players who sit this hand out: nothing paid, nothing received
    false       false mahjongs of this hand; the caller's hand is dead
    fouls       offences of this hand (MCR)
    seasons     Hong Kong: the winner claimed with seven or eight seasons, which even a dead hand may
    flowers     MCR: the winner's flowers, one point each, outside the minimum
    bamboo_ones Hong Kong: bamboo 1 tiles in the winner's hand, for the option `bamboo_one_bonus`
    pot         points in the pot before this hand (Hong Kong option `draw_pot`)
    special     144 rules: the winner's score is what a special hand is worth (True), or was counted (False); None where
                that is not said, which will do for a score that can be one thing only
    options     option id to value; only those that the rule set settles by are read
    """

    rules: str
    players: tuple[str, ...]
    scores: Mapping[str, int | None]
    east: str | None = None
    winner: str | None = None
    by: By | None = None
    discarder: str | None = None
    liable: str | None = None
    dead: tuple[str, ...] = ()
    dreamers: tuple[str, ...] = ()
    false: tuple[FalseMahjong, ...] = ()
    fouls: tuple[Foul, ...] = ()
    seasons: bool = False
    flowers: int = 0
    bamboo_ones: int = 0
    pot: int = 0
    special: bool | None = None
    options: Mapping[str, object] = field(default_factory=dict)

    @property
    def playing(self) -> tuple[str, ...]:
        """The players of this hand, in table order."""
        if not self.dreamers:
            return self.players
        return tuple(player for player in self.players if player not in self.dreamers)

    @property
    def losers(self) -> tuple[str, ...]:
        """Those of `playing` who did not win."""
        return tuple(player for player in self.playing if player != self.winner)

    @property
    def dead_hands(self) -> frozenset[str]:
        """Players whose hand is dead, a false mahjong being one way to come by it."""
        return frozenset(self.dead) | {call.player for call in self.false}

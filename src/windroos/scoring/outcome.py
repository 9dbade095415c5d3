"""How a hand ended, as far as settling it needs to know; and the terms a rule set settles on.

Players are names (any text), in table order. Scores arrive counted, doubled and limited: this module and its
neighbours never look at tiles.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, NamedTuple

from windroos.errors import OptionError, SettleError
from windroos.rules.catalog import rule_set
from windroos.rules.rule import Value
from windroos.rules.rules import checked_value

By = Literal["discard", "self"]
FalseKind = Literal["minimum", "invalid", "hidden"]
Kind = Literal["differences", "fan_table", "points"]

LIMIT_HAND = 12
"""The number of fan that stands for a Hong Kong limit hand (Hong Kong, p. 26)."""


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
    options     option id to value; only the options of `SETTLED` are read
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
        return tuple(player for player in self.players if player not in self.dreamers)

    @property
    def losers(self) -> tuple[str, ...]:
        """Those of `playing` who did not win."""
        return tuple(player for player in self.playing if player != self.winner)

    @property
    def dead_hands(self) -> frozenset[str]:
        """Players whose hand is dead, a false mahjong being one way to come by it."""
        return frozenset(self.dead) | {call.player for call in self.false}


SETTLED: dict[str, tuple[str, ...]] = {
    "nts2002": ("players", "limit"),
    "groenehart2011": ("players", "limit", "chips"),
    "hongkong": ("players", "minimum", "most_fan", "bamboo_one_bonus", "draw_pot"),
    "nmv144": ("players", "limit", "round_up"),
    "mcr": ("players", "minimum", "foul_steps"),
}
"""The options that settling reads; their values and bounds are the rule set's own. `most_fan` 0 has no limit."""

KINDS: dict[str, Kind] = {
    "nts2002": "differences",
    "groenehart2011": "differences",
    "nmv144": "differences",
    "hongkong": "fan_table",
    "mcr": "points",
}
"""How each rule set settles."""


class Terms(NamedTuple):
    """What the rule set and its options say about settling; options a rule set lacks have a value that does nothing."""

    kind: Kind
    players: int | None  # None where the options do not say: three or four may play
    limit: int
    overscores: bool
    round_up: bool
    minimum: int
    most_fan: int
    chips: bool
    bamboo_one_bonus: int
    draw_pot: int
    foul_steps: str


def terms(rules: str, options: Mapping[str, object]) -> Terms:
    """The terms of a rule set with its options.

    Raises SettleError for an unknown rule set and OptionError for a value that an option does not take. Options that
    have nothing to do with settling are left alone.
    """
    if rules not in SETTLED:
        raise SettleError("settle_rules", rules=rules, known=", ".join(SETTLED))
    values = {name: _value(rules, name, options) for name in SETTLED[rules]}
    return Terms(
        kind=KINDS[rules],
        players=int(values["players"]) if "players" in options else None,
        limit=int(values.get("limit", 0)),
        overscores=rules == "nmv144",
        round_up=bool(values.get("round_up", False)),
        minimum=int(values.get("minimum", 0)),
        most_fan=int(values.get("most_fan", 0)),
        chips=bool(values.get("chips", False)),
        bamboo_one_bonus=int(values.get("bamboo_one_bonus", 0)),
        draw_pot=int(values.get("draw_pot", 0)),
        foul_steps=str(values.get("foul_steps", "")),
    )


def _value(rules: str, name: str, options: Mapping[str, object]) -> Value:
    """The value of one option, its default where it is not given."""
    option = rule_set(rules).option(name)
    assert option is not None
    try:
        return checked_value(option, options.get(name, option.default))
    except OptionError as wrong:
        raise OptionError("settle_option", **wrong.values, rules=rules) from None

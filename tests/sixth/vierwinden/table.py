"""The table of De Vier Winden: one page."""

from __future__ import annotations

from windroos.rules import irregular_patterns
from windroos.rules.patterns import kinds, sets, whole
from windroos.rules.rule import Entry, Heading, Option, Options, Owner, Policy, Who, highest_of, under


def _points(o: Options) -> tuple[Entry, ...]:
    """For everyone: pungs and kongs. The winner has ten more."""
    return (
        Entry("pung_laag_open", sets.simple_open_pungs, points=2, tiles=sets.simple_open_pung_tiles),
        Entry("pung_laag_dicht", sets.simple_hidden_pungs, points=4, tiles=sets.simple_hidden_pung_tiles),
        Entry("pung_hoog_open", sets.orphan_open_pungs, points=4, tiles=sets.orphan_open_pung_tiles),
        Entry("pung_hoog_dicht", sets.orphan_hidden_pungs, points=8, tiles=sets.orphan_hidden_pung_tiles),
        Entry("kong_laag_open", sets.simple_open_kongs, points=8, tiles=sets.simple_open_kong_tiles),
        Entry("kong_laag_dicht", sets.simple_hidden_kongs, points=16, tiles=sets.simple_hidden_kong_tiles),
        Entry("kong_hoog_open", sets.orphan_open_kongs, points=16, tiles=sets.orphan_open_kong_tiles),
        Entry("kong_hoog_dicht", sets.orphan_hidden_kongs, points=32, tiles=sets.orphan_hidden_kong_tiles),
        Entry("mahjong", sets.every_hand, Who.WINNER, points=int(o["mahjong"]), options=("mahjong",)),
    )


def _doubles(o: Options) -> tuple[Entry, ...]:
    """Doubles: dragons and winds for everyone, clean hands and four pungs for the winner."""
    return (
        Entry("draken", sets.dragon_pungs, doubles=1, tiles=sets.dragon_pung_tiles),
        Entry("eigen_wind", sets.own_wind_pung, doubles=1, tiles=sets.own_wind_tiles),
        Entry("ronde", sets.round_wind_pung, doubles=1, tiles=sets.round_wind_tiles),
        *highest_of(
            Entry("schoon", kinds.half_flush, Who.WINNER, doubles=1),
            Entry("zuiver", kinds.full_flush, Who.WINNER, doubles=3),
        ),
        Entry("vier_pungs", whole.four_pungs, Who.WINNER, doubles=1),
        Entry("van_de_muur", whole.self_drawn, Who.WINNER, doubles=1, minimum=False, active=bool(o["van_de_muur"])),
    )


def _limits(o: Options) -> tuple[Entry, ...]:
    """The one limit hand."""
    return (Entry("dertien_wezen", irregular_patterns.thirteen_orphans_short, Who.IRREGULAR, limit=1000, exempt=True),)


def table(o: Options) -> tuple[Heading, ...]:
    """All entries."""
    return (
        under("punten", "De Vier Winden, p. 1", *_points(o)),
        under("dubbel", "De Vier Winden, p. 1", *_doubles(o)),
        under("limiet", "De Vier Winden, p. 1", *_limits(o)),
    )


def policy(o: Options) -> Policy:
    """What readings and totals look at."""
    return Policy(minimum=int(o["minimum"]), limit=int(o["limit"]))


def options() -> tuple[Option, ...]:
    """What the members have not agreed on for good."""
    return (
        Option("minimum", "", 1, range(4)),
        Option("limit", "", 1000, range(100, 10_001)),
        Option("players", "", 4, (3, 4), Owner.PLAY),
        Option("mahjong", "", 10, (10, 20)),
        Option("van_de_muur", "", False, (False, True)),
    )

"""Windroos: Dutch mahjong, a hand counted by five rule books and every point explained.

>>> from windroos import explain, load_rules, parse, score
>>> south = parse("[345p] [567s] 234m 678m 3s +3s discard S/E")
>>> counted = score(load_rules("groenehart2011"), south.hand, south.situation)
>>> counted.total, [line.entry.id for line in counted.lines if line.doubles]
(96, ['vier_chows', 'pure_eenvoud'])

Hands:      parse, Reading, format_hand, hand_of, Hand, Meld, Win, By, Situation
Rules:      load_rules, load_house, rule_sets, Rules, House
Scores:     score, Score, Line, explain, why_not, WhyNot, waits, Wait
Tables:     load_table, read_table, LoadedTable, count_table, explain_table, Table, Player, Counted
Settling:   settle, Outcome, Settlement, Payment
Errors:     WindroosError, NotationError, HandError, SituationError, OptionError, HouseError, SettleError, PlacedError

Each name is read from its own module at first use, so that the import itself takes no time.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from windroos.version import __version__

if TYPE_CHECKING:
    from windroos.books.catalog import IDS as rule_sets  # noqa: N811 - public names are plain words
    from windroos.books.catalog import rules as load_rules
    from windroos.books.house import House, load_house
    from windroos.books.settle import settle
    from windroos.errors import (
        HandError,
        HouseError,
        NotationError,
        OptionError,
        SettleError,
        SituationError,
        WindroosError,
    )
    from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
    from windroos.notation import Reading, format_hand, parse
    from windroos.rules.rules import Rules
    from windroos.scoring.score import Line, Score, score
    from windroos.scoring.table import Counted, Player, Table, count_table
    from windroos.scoring.waits import Wait, waits
    from windroos.scoring.why import WhyNot, why_not
    from windroos.settling.outcome import Outcome
    from windroos.settling.payments import Payment
    from windroos.settling.settle import Settlement
    from windroos.tablefile.errors import PlacedError
    from windroos.tablefile.reading import LoadedTable, load_table, read_table
    from windroos.telling.printed.hand import explain
    from windroos.telling.printed.table import explain_table

__all__ = [
    "By", "Counted", "Hand", "HandError", "House", "HouseError", "Line", "LoadedTable", "Meld", "NotationError",
    "OptionError", "Outcome", "Payment", "PlacedError", "Player", "Reading", "Rules", "Score", "SettleError",
    "Settlement", "Situation", "SituationError", "Table", "Wait", "WhyNot", "Win", "WindroosError", "__version__",
    "count_table", "explain", "explain_table", "format_hand", "hand_of", "load_house", "load_rules", "load_table",
    "parse", "read_table", "rule_sets", "score", "settle", "waits", "why_not",
]  # fmt: skip

_HOMES = {
    "windroos.books.settle": ("settle",),
    "windroos.errors": (
        "HandError", "HouseError", "NotationError", "OptionError", "SettleError", "SituationError", "WindroosError",
    ),
    "windroos.hands": ("By", "Hand", "Meld", "Situation", "Win", "hand_of"),
    "windroos.notation": ("Reading", "format_hand", "parse"),
    "windroos.books.catalog": ("load_rules", "rule_sets"),
    "windroos.books.house": ("House", "load_house"),
    "windroos.rules.rules": ("Rules",),
    "windroos.settling.outcome": ("Outcome",),
    "windroos.settling.payments": ("Payment",),
    "windroos.scoring.score": ("Line", "Score", "score"),
    "windroos.settling.settle": ("Settlement",),
    "windroos.tablefile.errors": ("PlacedError",),
    "windroos.tablefile.reading": ("LoadedTable", "load_table", "read_table"),
    "windroos.telling.printed.hand": ("explain",),
    "windroos.telling.printed.table": ("explain_table",),
    "windroos.scoring.table": ("Counted", "Player", "Table", "count_table"),
    "windroos.scoring.waits": ("Wait", "waits"),
    "windroos.scoring.why": ("WhyNot", "why_not"),
}  # fmt: skip
_CALLED = {"load_rules": "rules", "rule_sets": "IDS"}
"""Names that stand under another one in their module: `windroos.rules` is the package of the rule sets."""


def __getattr__(name: str) -> Any:
    from importlib import import_module

    for home, names in _HOMES.items():
        if name in names:
            found = getattr(import_module(home), _CALLED.get(name, name))
            globals()[name] = found
            return found
    raise AttributeError(f"module 'windroos' has no attribute '{name}'")


def __dir__() -> list[str]:
    return __all__

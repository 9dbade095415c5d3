"""What players do wrong, by the book or regulation that a tournament is played by, and what it comes to. Data."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.reckoning.tournament_stages import OffenceStage


class Offence(NamedTuple):
    """Something that is done wrong; its words are in `windroos.text.tournament_offences` by its id.

    source  book and page, or regulation and paragraph
    dead    the hand is dead, and worth nothing
    foul    it costs what his fouls so far make it cost; `always`: counted over all rounds, whatever the preset says
    false   a false mahjong of this kind, which costs what the formula says of it
    points  costs so many, which go `to` nobody or to each of the others; `twice`: who gave the tile gets double
    """

    id: str
    source: str
    dead: bool = False
    foul: bool = False
    always: bool = False
    false: Literal["", "minimum", "invalid"] = ""
    points: int = 0
    to: Literal["nobody", "each"] = "nobody"
    twice: bool = False


_BOND: Final = (
    Offence("phone", "Fu Hing, p. 38, gedragsregel 1"),
    Offence("rules_unknown", "Fu Hing, p. 38, gedragsregel 2"),
    Offence("hint_given", "Fu Hing, p. 38, gedragsregel 3"),
    Offence("thrown_over", "Fu Hing, p. 38, gedragsregel 4", dead=True),
    Offence("onlooker", "Fu Hing, p. 38, gedragsregel 6"),
    Offence("stayed_away", "Fu Hing, p. 39, gedragsregel 9"),
    Offence("slow", "Fu Hing, p. 39, gedragsregel 11"),
    Offence("misnamed", "Fu Hing, p. 39, gedragsregel 12"),
)
"""The bond's rules of conduct, whatever is played."""
_CLUB: Final = "De Dertien Wezen, p. 1"
_EMA: Final = "EMA, wedstrijdreglement MCR; MCR 2006, 3.11"
_RIICHI: Final = "EMA, Riichi-regels 2025"


def _mcr(source: str) -> tuple[Offence, ...]:
    """What a club and the European association say alike."""
    return (
        Offence("false_minimum", source, dead=True, false="minimum"),
        Offence("false_invalid", source, dead=True, false="invalid"),
        Offence("false_hidden", source, dead=True),
        Offence("call_not_made", source, foul=True),
        Offence("call_changed", source, foul=True),
        Offence("claimed_not_taken", source, dead=True),
        Offence("winning_tile_hidden", source),
        Offence("tile_touched", source),
        Offence("helped_counting", source, foul=True),
        Offence("slow", source, foul=True),
        Offence("set_misplaced", source, foul=True),
    )


OFFENCES: Final[Mapping[str, tuple[Offence, ...]]] = {
    "": (),
    "nts": (
        Offence("wrong_number", "NTS 2002, p. 6", dead=True),
        Offence("false_mahjong", "NTS 2002, p. 6", dead=True),
        *_BOND,
    ),
    "groenehart": (
        Offence("wrong_number", "Groene Hart 2011, p. 8", dead=True),
        Offence("false_mahjong", "Groene Hart 2011, p. 12", dead=True),
        *_BOND,
    ),
    "fuhing": (
        Offence("wrong_number", "Fu Hing, p. 23", dead=True),
        Offence("false_discard", "Fu Hing, p. 23 en 26", points=32, to="each", twice=True),
        Offence("false_self", "Fu Hing, p. 23 en 26", points=64, to="each"),
        *_BOND,
    ),
    "regels144": (
        Offence("wrong_number", "144 regels, regel 46", dead=True),
        Offence("false_mahjong", "144 regels, regel 50", dead=True),
        *_BOND,
    ),
    "mcr_club": _mcr(_CLUB),
    "mcr_ema": (
        *_mcr(_EMA),
        Offence("winning_tile_not_taken", _EMA, points=10),
        Offence("wrong_wall_end", _EMA, foul=True),
        Offence("tiles_shown", _EMA, foul=True),
        Offence("information", _EMA, foul=True),
        Offence("phone", _EMA, foul=True),
        Offence("obstruction", _EMA, foul=True, always=True),
    ),
    "riichi": (
        Offence("chombo", _RIICHI, points=20000),
        Offence("dead_hand", _RIICHI, dead=True),
        Offence("phone", f"{_RIICHI}, 7.1"),
        Offence("unsigned", _RIICHI, points=2000),
        Offence("referee_word", _RIICHI, points=1000),
    ),
}
"""By the list that a formula names."""


OTHER: Final = "other"
"""Something that is on no list: what it was stands in the note, and where it is written in the paragraph."""


def offence_of(stage: OffenceStage, id: str) -> Offence | None:
    """An offence of the list of a formula; None where that has no such."""
    return next((one for one in OFFENCES[stage.list] if one.id == id), None)


def foul_cost(stage: OffenceStage, number: int) -> int:
    """What somebody's foul of this number costs, from 1; 0 is a warning."""
    row = stage.fouls
    if not row:
        return 0
    return row[number - 1] if number <= len(row) else row[-1] + stage.more * (number - len(row))


class ProposedRuling(NamedTuple):
    """What an offence comes to: points off, to whom these go, whether who gave the tile gets double, a dead hand.

    foul     the number of this foul of his, 0 where it is none; with no points it is a warning
    """

    points: int
    to: Literal["nobody", "each"]
    twice: bool
    dead: bool
    foul: int
    source: str


def ruling(stage: OffenceStage, offence: Offence, fouls_before: int) -> ProposedRuling:
    """What it comes to for somebody with so many fouls that count with it."""
    number = fouls_before + 1 if offence.foul else 0
    points, to = offence.points, offence.to
    if offence.false and stage.false:
        at = 0 if offence.false == "minimum" else len(stage.false) - 1
        points, to = stage.false[at], stage.to
    elif offence.foul:
        points, to = foul_cost(stage, number), "nobody"
    return ProposedRuling(points, to, offence.twice, offence.dead, number, offence.source)

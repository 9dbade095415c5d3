"""The steps of a lesson at the table: whose turn it is, what goes, and what may be claimed."""

from __future__ import annotations

from windroos.hands import Hand
from windroos.lesson.exercise import (
    ChooseOne,
    LaidTile,
    LessonStep,
    OfferedAnswer,
    Place,
    TableScene,
    kinds_of,
    picking,
)
from windroos.rules.rules import Rules
from windroos.scoring.waits import lacking


def turn(_: Rules) -> LessonStep:
    """Who plays after whom."""
    choices = (
        OfferedAnswer(False, "left", reply="turn_goes_right"),
        OfferedAnswer(False, "across", reply="turn_goes_right"),
    )
    return LessonStep(
        "turn",
        TableScene(rack=kinds_of("234m567p88sRR99pE"), table=True),
        ChooseOne((*choices, OfferedAnswer(True, "right"))),
    )


def discard(rules: Rules) -> LessonStep:
    """The first tile to lay away: one without which the hand lacks no more."""
    rack = kinds_of("222m567p4s88s99pERR")
    least = min(_after(rules, rack, kind) for kind in rack)
    right = frozenset((kind,) for kind in set(rack) if _after(rules, rack, kind) == least)
    ask = picking(rack, 1, right, {"breaks_up": lambda _: True})
    return LessonStep("discard", TableScene(rack=rack, table=True), ask, {"missing": least})


def _after(rules: Rules, rack: tuple[int, ...], kind: int) -> int:
    """What the hand lacks once a tile of this kind is gone."""
    left = list(rack)
    left.remove(kind)
    return lacking(rules, Hand(tuple(sorted(left))))


def claim(_: Rules) -> LessonStep:
    """A pung with a tile that somebody discards."""
    tile = kinds_of("8s")[0]
    choices = (
        OfferedAnswer(False, "chow", reply="chow_only_left"),
        OfferedAnswer(True, "pung"),
        OfferedAnswer(False, "kong", reply="kong_needs_three"),
    )
    scene = TableScene((), (), kinds_of("234m567p88sRR99pE"), (LaidTile("across", tile),), table=True)
    return LessonStep("claim", scene, ChooseOne(choices), {"tile": tile})


def claim_chow(_: Rules) -> LessonStep:
    """A chow, of the tile of the player to one's left alone."""
    laid: tuple[tuple[Place, str], ...] = (("right", "5s"), ("across", "2s"), ("left", "5s"))
    discards = tuple(LaidTile(place, kinds_of(text)[0]) for place, text in laid)
    choices = tuple(
        OfferedAnswer(one.place == "left", one.place, (one.tile,), reply="chow_only_left") for one in discards
    )
    scene = TableScene((), (), kinds_of("34s222m567p88mRRP"), discards, table=True)
    return LessonStep("claim_chow", scene, ChooseOne(choices))


def priority(_: Rules) -> LessonStep:
    """Two call for one tile."""
    choices = (
        OfferedAnswer(False, "first_call", reply="rank_not_speed"),
        OfferedAnswer(False, "you_chow", reply="pung_before_chow"),
        OfferedAnswer(True, "other_pung"),
    )
    tile = kinds_of("5s")[0]
    scene = TableScene((), (), kinds_of("34s222m567p88mRRP"), (LaidTile("left", tile),), table=True)
    return LessonStep("priority", scene, ChooseOne(choices), {"tile": tile})


def replacement(_: Rules) -> LessonStep:
    """A kong of one's own, and the tile that replaces its fourth."""
    choices = (
        OfferedAnswer(False, "nothing", reply="tile_short"),
        OfferedAnswer(True, "one_more"),
        OfferedAnswer(False, "from_others", reply="tile_short"),
    )
    return LessonStep("replacement", TableScene(rack=kinds_of("234m9999p567s88sRR"), table=True), ChooseOne(choices))

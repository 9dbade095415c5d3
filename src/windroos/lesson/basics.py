"""The first steps of a lesson: the tiles, the sets, and what a whole hand is."""

from __future__ import annotations

from windroos.lesson.exercise import ChooseOne, Judge, LessonStep, OfferedAnswer, TableScene, kinds_of, picking
from windroos.rules.rules import Rules, conduct_of
from windroos.tiles import EAST, SEASONS


def suits(_: Rules) -> LessonStep:
    """The three suits, and one tile of them to find."""
    groups = (kinds_of("123456789m"), kinds_of("123456789p"), kinds_of("123456789s"))
    rack, wanted = kinds_of("3m8s3p3s7s"), kinds_of("3s")
    replies: dict[str, Judge] = {
        "other_suit": lambda kinds: kinds[0] % 9 == wanted[0] % 9,
        "other_rank": lambda kinds: kinds[0] // 9 == wanted[0] // 9,
    }
    ask = picking(rack, 1, frozenset({wanted}), replies)
    return LessonStep("suits", TableScene(groups, ("characters", "dots", "bamboo"), rack), ask, {"tile": wanted[0]})


def honours(_: Rules) -> LessonStep:
    """Winds and dragons; the dragons are to be found."""
    dragons = kinds_of("PGR")
    replies: dict[str, Judge] = {
        "suited": lambda kinds: any(kind < EAST for kind in kinds),
        "winds": lambda kinds: any(kind not in dragons for kind in kinds),
    }
    rack = kinds_of("RE5pPNG")
    ask = picking(rack, 3, frozenset({tuple(sorted(dragons))}), replies)
    return LessonStep("honours", TableScene((kinds_of("ESWN"), dragons), ("winds", "dragons"), rack), ask)


def bonus(rules: Rules) -> LessonStep | None:
    """Seasons and flowers, where they are in play: they are laid out at once."""
    loose = tuple(kind for kind in conduct_of(rules).tiles if kind >= SEASONS)
    if not loose:
        return None
    rack = (*kinds_of("5s"), loose[1], *kinds_of("RE"))
    ask = picking(rack, 1, frozenset({(loose[1],)}), {"no_bonus": lambda _: True})
    return LessonStep("bonus", TableScene((loose,), rack=rack), ask, {"count": len(loose)})


def pung(_: Rules) -> LessonStep:
    """Three alike."""
    rack = kinds_of("2s2p5m7p7p7p8p9pE")
    replies: dict[str, Judge] = {"is_chow": _is_chow, "not_alike": lambda _: True}
    ask = picking(rack, 3, frozenset({kinds_of("777p")}), replies)
    return LessonStep("pung", TableScene((kinds_of("RRR"), kinds_of("555m")), ("pung", "pung"), rack), ask)


def chow(_: Rules) -> LessonStep:
    """Three in a row."""
    rack = kinds_of("1m3s4s5s5p6mESW")
    replies: dict[str, Judge] = {
        "honours_no_chow": lambda kinds: all(kind >= EAST for kind in kinds),
        "two_suits": lambda kinds: len({kind // 9 for kind in kinds}) > 1,
    }
    ask = picking(rack, 3, frozenset({kinds_of("345s")}), replies)
    return LessonStep("chow", TableScene((kinds_of("234m"), kinds_of("789p")), ("chow", "chow"), rack), ask)


def _is_chow(kinds: tuple[int, ...]) -> bool:
    first = kinds[0]
    return first < EAST and kinds == (first, first + 1, first + 2) and first // 9 == kinds[-1] // 9


def kong(_: Rules) -> LessonStep:
    """Four alike; and which of some groups is no set."""
    choices = (
        OfferedAnswer(False, tiles=kinds_of("234m"), reply="is_a_set"),
        OfferedAnswer(False, tiles=kinds_of("9999p"), reply="is_a_set"),
        OfferedAnswer(True, tiles=kinds_of("ESW"), reply="honours_no_chow"),
        OfferedAnswer(False, tiles=kinds_of("RRR"), reply="is_a_set"),
    )
    return LessonStep("kong", TableScene((kinds_of("8888s"),), ("kong",)), ChooseOne(choices))


def hand(_: Rules) -> LessonStep:
    """A whole hand, of which the pair is to be found."""
    rack = kinds_of("123m456p789sRRREE")
    replies: dict[str, Judge] = {"part_of_set": lambda kinds: kinds[0] == kinds[1], "no_pair": lambda _: True}
    ask = picking(rack, 2, frozenset({kinds_of("EE")}), replies)
    return LessonStep("hand", TableScene(rack=rack), ask)

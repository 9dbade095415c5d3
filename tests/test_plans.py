"""Plans of hands one may go out with, against the scorer's own judgement of complete hands."""

import random

import pytest

from windroos import tiles
from windroos.distance import STANDARD, Shape, nearest
from windroos.forms import NEVER, Packed
from windroos.hands import By, Meld, Situation, Win, hand_of
from windroos.rules.catalog import rules
from windroos.rules.plans import few_chows_or_four, two_double_shapes
from windroos.scoring.score import score


def pack(kinds: tuple[int, ...]) -> Packed:
    suits = [0, 0, 0, 0]
    for kind in kinds:
        suits[kind // 9] += 1 << 3 * (kind % 9)
    return Packed(*suits)


def whole_hand(chance: random.Random) -> tuple[tuple[Meld, ...], tuple[int, ...]]:
    """Sets that lie, one at least, and concealed tiles that are the other sets and a pair; much of it of one sort."""
    while True:
        suit = chance.choice((tiles.CHARACTERS, tiles.BAMBOO))
        sorts = (tiles.ALL, suit | tiles.HONOURS, tiles.ORPHANS, tiles.SIMPLES, tiles.GREENS, tiles.HONOURS, suit)
        kinds = tiles.kinds_in(chance.choice(sorts))
        melds: list[Meld] = []
        for _ in range(4):
            kind = chance.choice(kinds)
            chow = kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(kinds) and chance.random() < 0.6
            if chow:
                melds.append(Meld("chow", kind))
            elif chance.random() < 0.3:
                melds.append(Meld("kong", kind, open=chance.random() < 0.5))
            else:
                melds.append(Meld("pung", kind))
        pair = chance.choice(kinds)
        every = [kind for meld in melds for kind in meld.tiles()] + [pair, pair]
        if max(every.count(kind) for kind in every) > 4:
            continue
        down = chance.randrange(1, 5)
        laid = [meld for at, meld in enumerate(melds) if at < down or meld.kind == "kong"]
        rest = [meld for at, meld in enumerate(melds) if not (at < down or meld.kind == "kong")]
        return tuple(laid), (*(kind for meld in rest for kind in meld.tiles()), pair, pair)


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"minimum": 3},
        {"minimum": 4},
        {"open_kong_is_hidden": False, "four_pungs_double": 0},
        {"exempt": "irregular"},
    ],
)
def test_a_complete_hand_has_the_plan_just_when_the_scorer_lets_it_go_out(options: dict[str, object]) -> None:
    chance = random.Random(str(options))
    counted = rules("nts2002", options)  # type: ignore[arg-type]  # options of many types
    seen = {True: 0, False: 0}
    for _ in range(120):
        melds, concealed = whole_hand(chance)
        seat, wind = chance.randrange(4), chance.randrange(4)
        plan = two_double_shapes(
            seat,
            wind,
            melds,
            int(options.get("minimum", 2)),  # type: ignore[call-overload]  # options of many types
            open_kong_is_hidden=bool(options.get("open_kong_is_hidden", True)),
            four_pungs_double=int(options.get("four_pungs_double", 1)),  # type: ignore[call-overload]  # options of many types
            limits_exempt=options.get("exempt") != "irregular",
        )
        last = chance.choice(concealed)
        rack = list(concealed)
        rack.remove(last)
        judged = score(counted, hand_of(tuple(rack), melds), Situation(seat, wind, Win(last, By.WALL)))
        assert judged.complete
        gone = pack(tuple(kind for meld in melds for kind in meld.tiles()))
        near = nearest(*pack(concealed), len(melds), plan, gone) == 0
        assert near == judged.legal, (melds, concealed, seat, wind)
        seen[near] += 1
    assert min(seen.values()) > 15, seen


def test_a_concealed_hand_may_be_any_hand() -> None:
    assert two_double_shapes(0, 0) == (STANDARD,)
    assert two_double_shapes(0, 0, (Meld("kong", 3, open=False),)) == (STANDARD,)
    assert STANDARD not in two_double_shapes(0, 0, drawn=False)
    assert STANDARD not in two_double_shapes(0, 0, (Meld("pung", 3),))
    assert two_double_shapes(0, 0, (Meld("pung", 27),)) == (STANDARD,)  # own wind and the wind of the round
    assert two_double_shapes(0, 4, (Meld("pung", tiles.GREEN),)) == (STANDARD,)  # the green dragon's own round


def test_chows_of_the_144_rules() -> None:
    assert few_chows_or_four() == (Shape(max_chows=1), Shape(min_chows=4))
    one, two, pung = Meld("chow", 0), Meld("chow", 9), Meld("pung", 20)
    assert few_chows_or_four((one,)) == (Shape(min_chows=3, max_chows=3), Shape(max_chows=0))
    assert few_chows_or_four((one, two)) == (Shape(min_chows=2, max_chows=2),)
    assert few_chows_or_four((pung,)) == (Shape(max_chows=1),)
    assert few_chows_or_four((one, two, pung)) == ()
    assert nearest(*pack((4, 5, 6, 7, 7)), 3, ()) == NEVER

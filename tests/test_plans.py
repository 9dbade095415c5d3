"""Plans of hands one may go out with, against the scorer's own judgement of complete hands."""

import random
from collections import Counter

import pytest

from tests.houses import house
from windroos import tiles
from windroos.bits import packed_counts
from windroos.books.catalog import rules
from windroos.distance.irregular import NEVER
from windroos.distance.shapes import STANDARD, Shape, nearest
from windroos.hands import By, Meld, Situation, Win, hand_of
from windroos.notation import parse
from windroos.rules.families import concealed, families
from windroos.rules.plans import award, few_chows_or_four, legal_shapes
from windroos.rules.rule import Value, Who
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.scoring.waits import LEGAL, SETS, Way, ways


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


NOT_PLANNED = {"kronkelende_slang", "negen_poorten"}
"""Limit hands that need more than a shape can say; by the books' own values they reach the minimum anyway."""


def judged_by(played: Rules, melds: tuple[Meld, ...], rack: tuple[int, ...], last: int, at: Situation) -> Score:
    return score(played, hand_of(rack, melds), at._replace(win=Win(last, By.WALL)))


def agreement(played: Rules, chance: random.Random, number: int) -> Counter[tuple[bool, bool]]:
    """How often a whole hand has the plan, and how often the scorer lets it go out: (plan, scorer)."""
    seen = Counter[tuple[bool, bool]]()
    for _ in range(number):
        melds, concealed = whole_hand(chance)
        situation = Situation(chance.randrange(4), chance.randrange(4))
        last = chance.choice(concealed)
        rack = list(concealed)
        rack.remove(last)
        judged = judged_by(played, melds, tuple(rack), last, situation)
        assert judged.complete
        if any(line.entry.id in NOT_PLANNED for line in judged.lines):
            continue
        none = played.entry("geen_seizoenen")
        already = award(played, none) if none is not None else 0
        plan = legal_shapes(played, situation.seat, situation.round, melds, already)
        gone = packed_counts(tuple(kind for meld in melds for kind in meld.tiles()))
        near = nearest(*packed_counts(concealed), len(melds), plan, gone) == 0
        assert judged.legal or not near, (melds, concealed, situation, judged.lines)
        seen[near, judged.legal] += 1
    return seen


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("nts2002", {}),
        ("nts2002", {"minimum": 3}),
        ("nts2002", {"minimum": 4}),
        ("nts2002", {"open_kong_is_hidden": False, "four_pungs_double": 0}),
        ("nts2002", {"exempt": "irregular"}),
        ("groenehart2011", {"exempt": "irregular", "only_terminals_clean": 0, "minimum": 3}),
        ("groenehart2011", {"jade_bamboo_1": True}),
        ("hongkong", {"minimum": 3}),
        ("hongkong", {"minimum": 4, "little_four_winds": "fan"}),
        ("hongkong", {"minimum": 4, "terminals_with_honours": True, "pair_2_5_8": True}),
    ],
)
def test_a_complete_hand_has_the_plan_just_when_the_scorer_lets_it_go_out(id: str, options: dict[str, Value]) -> None:
    seen = agreement(rules(id, options), random.Random(str(options)), 80)
    assert seen[False, True] == 0
    assert seen[True, True] > 10
    assert seen[False, False] > 5


PLANNED = {
    pattern
    for family in (*families(0, 0), *families(1, 4), *concealed(()))
    for cell in family
    for pattern in cell.patterns
}


def changed(id: str, chance: random.Random, planned: bool) -> Rules:
    """House rules by chance, for what can be planned for or for anything."""
    key = "fan" if id == "hongkong" else "doubles"
    changes: dict[str, dict[str, object]] = {}
    for entry in rules(id).entries:
        counts = entry.who in (Who.EVERYONE, Who.WINNER)
        if counts and (not planned or entry.chosen() in PLANNED) and chance.random() < 0.5:
            changes[entry.id] = {"count": chance.random() < 0.7}
            if not entry.limit:
                changes[entry.id][key] = chance.randrange(4)
    return house(id, changes, {"minimum": chance.choice((1, 2, 3, 4))})


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "hongkong"])
def test_plans_follow_any_house_rules(id: str) -> None:
    chance = random.Random(id)
    seen = Counter[tuple[bool, bool]]()
    for at in range(24):
        planned = at % 3 != 0
        found = agreement(changed(id, chance, planned), chance, 12)
        assert not planned or not found[False, True]
        seen += found
    assert seen[True, True] > 40
    assert seen[False, False] > 20


@pytest.mark.parametrize("id", ["nts2002", "hongkong"])
def test_what_is_so_many_tiles_from_a_legal_hand_can_be_reached(id: str) -> None:
    """Drawing what `waits` says brings nearer, and discarding what it does not need, leads to a legal hand."""
    chance = random.Random(id)
    reached = 0
    for at in range(8):
        played = changed(id, chance, planned=at % 2 == 0)
        situation = Situation(chance.randrange(4), chance.randrange(4))
        melds = (Meld("chow", 2), Meld("pung", 22), Meld("pung", 32))[: chance.randrange(3)]
        wall = [kind for kind in range(34) for _ in range(4 - sum(meld.tiles().count(kind) for meld in melds))]
        rack = sorted(chance.sample(wall, 13 - 3 * len(melds)))
        way = legal_way(played, rack, melds, situation)
        while way.missing < NEVER:
            kind = chance.choice([kind for kind in range(34) if way.nearer >> kind & 1])
            if way.missing == 1:
                judged = judged_by(played, melds, tuple(rack), kind, situation)
                assert judged.legal, (played.digest, melds, rack, kind)
                reached += 1
                break
            after = [sorted([*rack[:at], *rack[at + 1 :], kind]) for at in range(len(rack))]
            ways_on = [(legal_way(played, one, melds, situation), one) for one in after]
            way, rack = min(ways_on, key=lambda one: one[0].missing)
    assert reached > 4


def legal_way(played: Rules, rack: list[int], melds: tuple[Meld, ...], situation: Situation) -> Way:
    found = {way.form: way for way in ways(played, hand_of(tuple(rack), melds), situation)}
    return found.get(LEGAL, found[SETS])


def test_an_item_that_a_house_does_not_count_brings_no_hand_nearer() -> None:
    hand = parse("[345m] 22m 678p 456s 78s").hand
    there = {way.form: way for way in ways(rules("nts2002"), hand)}
    assert there[LEGAL].missing == 1
    gone = {way.form: way for way in ways(house("nts2002", {"pure_eenvoud": {"count": False}}, {}), hand)}
    assert gone[LEGAL].missing > 1
    poor = house("hongkong", {"schoon": {"fan": 1}}, {"minimum": 4})
    flush = parse("[123m] 456m 77m EE 23m SS").hand
    assert legal_way(rules("hongkong", minimum=4), list(flush.concealed), flush.melds, Situation(2, 2)).missing == 1
    assert legal_way(poor, list(flush.concealed), flush.melds, Situation(2, 2)).missing > 1


def test_a_concealed_hand_may_be_any_hand() -> None:
    played = rules("groenehart2011")
    assert legal_shapes(played, 0, 0) == (STANDARD,)
    assert legal_shapes(played, 0, 0, (Meld("kong", 3, open=False),)) == (STANDARD,)
    assert STANDARD not in legal_shapes(played, 0, 0, drawn=False)
    assert STANDARD not in legal_shapes(played, 0, 0, (Meld("pung", 3),))
    assert legal_shapes(played, 0, 0, (Meld("pung", 27),)) == (STANDARD,)  # own wind and the wind of the round
    assert legal_shapes(played, 0, 4, (Meld("pung", tiles.GREEN),)) == (STANDARD,)  # the green dragon's own round


def test_chows_of_the_144_rules() -> None:
    assert few_chows_or_four() == (Shape(max_chows=1), Shape(min_chows=4))
    one, two, pung = Meld("chow", 0), Meld("chow", 9), Meld("pung", 20)
    assert few_chows_or_four((one,)) == (Shape(min_chows=3, max_chows=3), Shape(max_chows=0))
    assert few_chows_or_four((one, two)) == (Shape(min_chows=2, max_chows=2),)
    assert few_chows_or_four((pung,)) == (Shape(max_chows=1),)
    assert few_chows_or_four((one, two, pung)) == ()
    assert nearest(*packed_counts((4, 5, 6, 7, 7)), 3, ()) == NEVER

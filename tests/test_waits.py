"""What a hand waits for agrees with how far it is, and both with the score of every tile."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from windroos.bits import packed_counts
from windroos.books.catalog import rules
from windroos.hands import Hand, Meld, Situation, copies_of, hand_of
from windroos.notation import parse
from windroos.reading.facts import SETS as SETS_FORM
from windroos.reading.suits import PAIR
from windroos.reading.waits import set_waits
from windroos.rules.rule import Value
from windroos.scoring import reaching
from windroos.scoring.reaching import reach
from windroos.scoring.waits import FORMATION, KNITTED, LEGAL, SETS, waits, ways
from windroos.tiles import S1


def near_hands(chance: random.Random, number: int) -> list[tuple[Hand, Situation]]:
    """Thirteen tiles near a mahjong of sets, some laid out."""
    found: list[tuple[Hand, Situation]] = []
    while len(found) < number:
        pool = chance.choice((list(range(34)), list(range(18, 34)), [0, 8, 9, 17, *range(27, 34)]))
        melds, rack = [], [chance.choice(pool)] * 2
        for _ in range(4):
            kind = chance.choice(pool)
            chow = kind < 27 and kind % 9 < 7 and chance.random() < 0.5
            one = Meld("chow" if chow else "pung", kind)
            if chance.random() < 0.5:
                melds.append(one)
            else:
                rack += one.tiles()
        rack.remove(chance.choice(rack))
        if max(Counter([*rack, *(tile for meld in melds for tile in meld.tiles())]).values()) <= 4:
            found.append((hand_of(tuple(rack), tuple(melds)), Situation(chance.randrange(4), chance.randrange(4))))
    return found


@pytest.mark.parametrize(
    ("id", "options"),
    [
        ("nts2002", {}),
        ("nts2002", {"minimum": 3}),
        ("hongkong", {"minimum": 4}),
        ("hongkong", {"minimum": 3, "terminals_with_honours": True, "pair_2_5_8": True}),
    ],
)
def test_a_legal_hand_is_one_tile_away_where_a_drawn_tile_makes_one(id: str, options: dict[str, Value]) -> None:
    chosen = rules(id, options)
    both = Counter[bool]()
    for at, (plain, situation) in enumerate(near_hands(random.Random(4), 150)):
        bonus = random.Random(at).sample(range(34, 42), at % 5 * chosen.policy.bonus)
        hand = hand_of(plain.concealed, plain.melds, tuple(bonus))
        far = {way.form: way for way in ways(chosen, hand, situation)}
        nearest = far.get(LEGAL, far[SETS])
        drawn = 0
        for wait in waits(chosen, hand, situation):
            sets = [one for one in wait.wall.candidates if one.facts.form == SETS_FORM and not one.facts.lay.pe_ling]
            drawn |= any(one.total.legal for one in sets) << wait.kind
        both[drawn != 0] += 1
        assert (nearest.missing == 1) == (drawn != 0)
        if drawn:
            assert nearest.nearer == drawn
    assert both[True] > 20
    assert both[False] > 20


def _disturbed(chance: random.Random, number: int) -> list[tuple[Hand, Situation]]:
    """The same with a tile or two exchanged."""
    found: list[tuple[Hand, Situation]] = []
    while len(found) < number:
        for hand, situation in near_hands(chance, 1):
            tiles = list(hand.concealed)
            for _ in range(chance.randrange(1, 3)):
                tiles[chance.randrange(len(tiles))] = chance.randrange(34)
            other = hand_of(tuple(tiles), hand.melds)
            if all(copies_of(other, kind) <= 4 for kind in tiles):
                found.append((other, situation))
    return found


@pytest.mark.parametrize(
    ("id", "options"), [("nts2002", {}), ("hongkong", {"minimum": 3}), ("hongkong", {"minimum": 4}), ("nmv144", {})]
)
def test_the_shapes_of_legal_hands_are_those_that_trying_finds(id: str, options: dict[str, Value]) -> None:
    """Distances by plans, and by scoring every hand that lacks so many tiles."""
    chosen, seen = rules(id, options), Counter[int]()
    for hand, situation in _disturbed(random.Random(9), 30):
        far = {way.form: way for way in ways(chosen, hand, situation)}
        planned = far.get(LEGAL, far.get(SETS))
        if planned is not None and planned.missing <= 3:
            assert reach(chosen, hand, situation, far[SETS].missing) == (planned.missing, planned.nearer, False)
            seen[planned.missing] += 1
    assert set(seen) == {1, 2, 3}


@pytest.mark.parametrize("minimum", [8, 16])
def test_mcr_points_are_one_tile_away_where_a_drawn_tile_brings_them(
    minimum: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reaching, "FARTHEST", 1)
    chosen, both = rules("mcr", {"minimum": minimum}), Counter[bool]()
    for hand, situation in near_hands(random.Random(4), 60):
        far = {way.form: way for way in ways(chosen, hand, situation)}
        drawn = 0
        for wait in waits(chosen, hand, situation):
            drawn |= (wait.wall.legal and far[SETS].nearer >> wait.kind & 1) << wait.kind
        both[drawn != 0] += 1
        assert far[LEGAL][1:] == ((1, drawn, False) if drawn else (1, 0, True))
    assert min(both.values()) > 5, both


@pytest.mark.parametrize(
    "text",
    ["[345p] [567s] 234m 678m 3s", "[EEE] [123m] 45p 77p 8s 3s 9s", "[111p] [999s] [234m] 6m 8m 5p 7s"],
)
def test_what_brings_mcr_points_nearer_leaves_a_hand_that_is_nearer(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the tile that came and without the best to discard."""
    read, chosen = parse(text), rules("mcr")
    hand, situation = read.hand, read.situation
    far = next(way for way in ways(chosen, hand, situation) if way.form == LEGAL)
    assert far.missing > 1
    monkeypatch.setattr(reaching, "FARTHEST", far.missing - 1)
    found = 0
    for kind in range(34):
        more = sorted((*hand.concealed, kind))
        for gone in set(more) if copies_of(hand, kind) < 4 else ():
            after = hand_of(tuple(more[: more.index(gone)] + more[more.index(gone) + 1 :]), hand.melds)
            if not reach(chosen, after, situation, 1).at_least:
                found |= 1 << kind
                break
    assert found == far.nearer


def test_a_minimum_that_is_far_away_is_searched_for_a_while_and_no_longer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reaching, "MOST_SCORED", 500)
    hand = parse("147m 258p 369s EE 1m 5s").hand
    far = {way.form: way for way in ways(rules("mcr", {"minimum": 48}), hand)}[LEGAL]
    assert (far.at_least, far.nearer) == (True, 0)
    assert far.missing >= 6
    assert {way.form for way in ways(rules("mcr", {"minimum": 0}), hand)} >= {SETS}
    assert LEGAL not in {way.form for way in ways(rules("mcr", {"minimum": 0}), hand)}


def test_distances_of_every_form() -> None:
    plain = parse("147m258p36s 123p 55m").hand
    assert {way.form: way.missing for way in ways(rules("mcr"), plain)}[KNITTED] == 1
    orphans = parse("19m19p19s ESWN PGR").hand
    assert ways(rules("hongkong"), orphans)[0][:2] == ("dertien_wezen", 1)
    stranger = parse("[RRR] 888s 666s 44s GG")
    found = {way.form: way for way in ways(rules("nmv144"), stranger.hand, stranger.situation)}
    assert found[FORMATION].nearer == 1 << 32


def _full(chance: random.Random) -> tuple[Hand, Situation] | None:
    """Thirteen tiles of few kinds, kongs among the sets, so that a wait is often a kind that the hand holds whole."""
    pool = chance.choice((list(range(9)), list(range(18, 27)), [0, 1, 2, 3, 4, 9, 10, 11, 18, 27]))
    melds, rack = [], [chance.choice(pool)] * 2
    for _ in range(4):
        kind = chance.choice(pool)
        chow = kind < 27 and kind % 9 < 7 and chance.random() < 0.6
        one = Meld("chow" if chow else "pung" if chance.random() < 0.5 else "kong", kind)
        if one.kind == "kong" or chance.random() < 0.5:
            melds.append(one)
        else:
            rack += one.tiles()
    rack.remove(chance.choice(rack))
    if max(Counter([*rack, *(tile for meld in melds for tile in meld.tiles())]).values()) > 4:
        return None
    return hand_of(tuple(rack), tuple(melds)), Situation(chance.randrange(4), chance.randrange(4))


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011"])
@pytest.mark.parametrize("pe_ling_too", [True, False])
def test_the_only_possible_tile_is_the_only_wait(id: str, pe_ling_too: bool) -> None:
    """Ruling N19; with dots 1 for a pair of bamboo 1 as a second tile where ruling N20 is answered so."""
    chosen = rules(id, {"pe_ling_only_tile": pe_ling_too})
    at = next(at for at, entry in enumerate(chosen.entries) if entry.id == "enig_mogelijke_steen")
    seen = Counter[tuple[bool, bool]]()
    chance = random.Random(19)
    for case in (_full(chance) for _ in range(1200)):
        if case is None:
            continue
        found = waits(chosen, *case)
        cake = {wait.kind for wait in found if all(one.facts.lay.pe_ling for one in wait.discard.candidates)}
        kinds = {wait.kind for wait in found} - cake
        for wait in found:
            for one in wait.discard.candidates:
                second = cake and not pe_ling_too and one.facts.place == PAIR and one.facts.lay.win == S1
                assert one.counts[at] == int(len(kinds) == 1 and not second), (case, wait.kind)
        shape = set_waits(*packed_counts(case[0].concealed))
        if found:
            seen[len(kinds) == 1, any(shape >> kind & 1 and copies_of(case[0], kind) == 4 for kind in range(34))] += 1
    assert min(seen[only, four] for only in (True, False) for four in (True, False)) > 5, seen


def test_a_kind_of_which_the_hand_has_four_is_no_wait() -> None:
    hand = parse("[1111p] 23p 555m 777s 99s").hand
    assert [wait.kind for wait in waits(rules("nmv144"), hand)] == [12]


@pytest.mark.parametrize(("flowers", "missing"), [("", 3), ("f1", 1), ("f1 g1", 1)])
def test_doubles_of_seasons_count_towards_the_minimum(flowers: str, missing: int) -> None:
    """Groene Hart 2011, p. 18: the own season and the own flower are a double each, and two are needed to go out."""
    reading = parse(f"[123m] 567m 345p 67s 99s {flowers} loser E/E")
    far = {
        way.form: way.missing for way in ways(rules("groenehart2011", flowers=True), reading.hand, reading.situation)
    }
    assert far[SETS] == 1
    assert far.get(LEGAL, far[SETS]) == missing

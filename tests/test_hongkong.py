"""Hong Kong mahjong beside a second count from the book, its properties, its bad input and its rulings."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from tests.golden import golden
from tests.naive_hongkong import naive_score
from windroos.books.catalog import rules
from windroos.books.hongkong import HONGKONG
from windroos.books.hongkong.words import ENTRIES, HEADINGS, OPTIONS
from windroos.books.settle import settle
from windroos.errors import HandError, SituationError
from windroos.hands import By, Hand, Meld, Situation, Win, check_win
from windroos.notation import parse
from windroos.rules.rule import Choice, Owner, Value
from windroos.scoring.score import Score, claim_rank, score
from windroos.settling.outcome import Outcome
from windroos.settling.ways import fan_shares
from windroos.testkit.golden import Golden
from windroos.tiles import SEASONS

SCORING = {
    option.id: tuple(option.values)
    for option in HONGKONG.options
    if option.owner is Owner.SCORING and len(option.values) > 1
}
SELF = (By.WALL, By.KONG, By.BONUS)


def scored(text: str, dead: bool = False, /, **options: Value) -> Score:
    reading = parse(text)
    return score(rules("hongkong", options), reading.hand, reading.situation, dead)


@st.composite
def wins(draw: st.DrawFn) -> tuple[Hand, Situation]:
    """A mahjong of sets: few suits and many honours, so that the rare hands come often."""
    suits = draw(st.lists(st.integers(0, 2), min_size=1, max_size=2))
    ranks = draw(st.sampled_from([(0, 8), (0, 1, 7, 8), tuple(range(9))]))
    alike = [9 * suit + rank for suit in suits for rank in ranks] + (
        draw(st.sampled_from([[], list(range(27, 34)), list(range(27, 31)), [31, 32, 33]]))
    )
    chows = [9 * suit + first for suit in suits for first in range(7)] if draw(st.booleans()) else []
    melds: list[Meld] = []
    hidden: list[tuple[int, ...]] = []
    for _ in range(4):
        tile = draw(st.sampled_from(alike + chows))
        shape = draw(st.sampled_from(["chow"] if tile not in alike else ["pung", "pung", "kong"]))
        meld = Meld("chow", tile) if shape == "chow" else Meld("pung", tile)
        if shape == "kong":
            melds.append(Meld("kong", tile, draw(st.booleans())))
        elif draw(st.integers(0, 2)):
            hidden.append(meld.tiles())
        else:
            melds.append(meld)
    hidden.append((draw(st.sampled_from(alike)),) * 2)
    tiles = [tile for one in hidden for tile in one]
    every = Counter([*tiles, *(tile for meld in melds for tile in meld.tiles())])
    assume(max(every.values()) <= 4)
    tile = draw(st.sampled_from(tiles))
    tiles.remove(tile)
    bonus = draw(st.one_of(st.just([]), st.lists(st.integers(0, 7), unique=True), st.just([0, 1, 2, 3, 4, 5, 6])))
    hand = Hand(tuple(sorted(tiles)), tuple(melds), tuple(SEASONS + number for number in sorted(bonus)))
    win = Win(tile, draw(st.sampled_from(list(By))), *draw(st.tuples(*[st.sampled_from([False, False, True])] * 3)))
    win = win._replace(kongs_in_turn=draw(st.integers(0, 3)) if win.by in (By.KONG, By.BONUS) else 0)
    win = win._replace(announced_moon=win.last and win.tile == 9 and win.by in SELF and draw(st.booleans()))
    situation = Situation(draw(st.integers(0, 3)), draw(st.integers(0, 3)), win)
    try:
        check_win(hand, situation)
    except (HandError, SituationError):
        # Most contradictions are in the moment: without it the hand is worth having.
        kongs = sum(meld.kind == "kong" for meld in melds)
        by = win.by if win.by in (By.DISCARD, By.WALL) or (win.by == By.KONG and kongs) else By.WALL
        situation = situation._replace(win=Win(tile, by, win.last, kongs_in_turn=min(kongs, 1) if by == By.KONG else 0))
        check_win(hand, situation)
    return hand, situation


options = st.fixed_dictionaries({id: st.sampled_from(values) for id, values in SCORING.items()})


@given(wins(), options)
def test_counts_as_the_book_says(case: tuple[Hand, Situation], chosen: dict[str, Value]) -> None:
    book = rules("hongkong", chosen)
    result = score(book, *case)
    assert (result.legal, result.would_be) == naive_score(*case, book.options)


@pytest.mark.parametrize("line", golden("hongkong"), ids=lambda line: str(line.number))
def test_golden_hands_count_as_the_book_says(line: Golden) -> None:
    """The second count agrees with every golden hand, so that the golden hands check it too."""
    reading, book, result = line.reading(), line.rules(), line.score()
    if reading.situation.win is None:
        return
    naive = naive_score(reading.hand, reading.situation, book.options)
    assert naive == ((result.legal, result.would_be) if result.complete else None)


@given(wins(), st.sampled_from(list(permutations(range(3)))))
def test_suits_are_alike(case: tuple[Hand, Situation], order: tuple[int, ...]) -> None:
    hand, situation = case
    win = situation.win
    assert win is not None

    def moved(kind: int) -> int:
        return kind if kind >= 27 else 9 * order[kind // 9] + kind % 9

    assume(not win.announced_moon)  # dots 1 and no other
    other = Hand(
        tuple(sorted(moved(kind) for kind in hand.concealed)),
        tuple(meld._replace(tile=moved(meld.tile)) for meld in hand.melds),
        hand.bonus,
    )
    book = rules("hongkong", most_fan=0)
    one = score(book, hand, situation)
    two = score(book, other, situation._replace(win=win._replace(tile=moved(win.tile))))
    assert (one.total, one.would_be, one.limit, one.unlimited) == (two.total, two.would_be, two.limit, two.unlimited)


@given(wins())
def test_self_drawn_adds_one_fan(case: tuple[Hand, Situation]) -> None:
    hand, situation = case
    assert situation.win is not None
    plain = Win(situation.win.tile, last=situation.win.last)
    book = rules("hongkong", most_fan=0, minimum=0)
    discard = score(book, hand, situation._replace(win=plain))
    own = score(book, hand, situation._replace(win=plain._replace(by=By.WALL)))
    limit = max(discard.limit or "", own.limit or "")
    assert own.total == discard.total + 1 or (limit and own.total == discard.total == 12)


@given(wins(), st.sampled_from([4, 5, 6]))
def test_the_cap(case: tuple[Hand, Situation], most: int) -> None:
    capped = score(rules("hongkong", most_fan=most), *case)
    free = score(rules("hongkong", most_fan=0), *case)
    if capped.limit is None:
        assert capped.would_be == min(most, free.would_be) <= most
        assert capped.unlimited == free.unlimited == sum(line.fan for line in capped.lines if line.replaced_by is None)
    else:
        assert capped.total == 12 <= free.total


@given(wins(), st.sampled_from([0, 1, 2, 3, 4]))
def test_the_minimum(case: tuple[Hand, Situation], minimum: int) -> None:
    result = score(rules("hongkong", minimum=minimum), *case)
    assert result.legal == (result.would_be >= minimum)
    assert result.total == (result.would_be if result.legal else 0)


@pytest.mark.parametrize(
    ("fan", "table", "drawn"),
    [(1, "1+1+2", "2+2+2"), (2, "2+2+4", "4+4+4"), (3, "4+4+8", "8+8+8"), (4, "8+8+16", "16+16+16")]
    + [(5, "16+16+32", "32+32+32"), (6, "32+32+64", "64+64+64"), (12, "64+64+128", "128+128+128")],
)
def test_the_payment_table(fan: int, table: str, drawn: str) -> None:
    """The rows of p. 26."""
    discarder, other, each = fan_shares(fan, 6)
    assert f"{other}+{other}+{discarder}" == table
    assert f"{each}+{each}+{each}" == drawn


@pytest.mark.parametrize(
    ("text", "net"),
    [
        ("[234p] [678p] 99p 345p 55p +9p wall S/E", {"O": -64, "Z": 192, "W": -64, "N": -64}),
        ("19m19p19s ESWN PGR +1m discard S/E", {"O": -64, "Z": 256, "W": -128, "N": -64}),
        ("147m 258p 369s ESW R f1 f2 f3 f4 g1 g2 g3 seasons=7 S/E", {"O": -8, "Z": 24, "W": -8, "N": -8}),
    ],
)
def test_from_tiles_to_payment(text: str, net: dict[str, int]) -> None:
    result = scored(text)
    win = result.situation.win
    assert win is not None
    outcome = Outcome(
        "hongkong",
        ("O", "Z", "W", "N"),
        {"Z": result.total},
        winner="Z",
        by="self" if win.by in SELF else "discard",
        discarder=None if win.by in SELF else "W",
        seasons=bool(win.claimed_seasons),
    )
    assert settle(outcome).net == net


def test_bamboo_one_is_paid_apart() -> None:
    text = "[111s] [444p] [666s] 888s 5m +5m discard f1 S/E"
    lines = {line.entry.id: line for line in scored(text, bamboo_one_bonus=20).lines}
    assert (lines["bamboe_1"].times, lines["bamboe_1"].fan, lines["bamboe_1"].tiles) == (3, 0, 1 << 18)
    assert "bamboe_1" not in {line.entry.id for line in scored(text).lines}


def test_a_dead_hand_may_claim_with_seasons_alone() -> None:
    claimed = "123m 99p f1 f2 f3 f4 g1 g2 g3 seasons=7 S/E"
    assert (scored(claimed, True).total, scored(claimed).total) == (3, 3)
    assert scored("123m 99p 44s +4s wall S/E", True).total == 0


@pytest.mark.parametrize(
    ("text", "chosen", "code"),
    [
        ("123m 456m 789m 44p 99s +4p robbed concealed-kong S/E", {}, "robbed_own_tile"),
        ("123m 456m 789m 23p 99s +4p robbed concealed-kong S/E", {}, "orphans_alone_rob_concealed"),
        ("119m 19p 19s ESWN PG +5m robbed concealed-kong S/E", {}, "orphans_alone_rob_concealed"),
        ("123m 456m 789m 23p 99s +4p wall S/G", {}, "no_dragon_round"),
        ("123m 456m 789m 23p 99s +4p wall N/E", {"players": 3}, "no_north_seat"),
        ("123m 456m 789m 23p 99s loser N/E", {"players": 3}, "no_north_seat"),
        ("123m 456m 789m 23p 99s +4p wall moon S/E", {}, "moon_not_last"),
        ("123m f1 f2 seasons=7 S/E", {}, "seasons_not_there"),
    ],
)
def test_what_cannot_be(text: str, chosen: dict[str, Value], code: str) -> None:
    with pytest.raises(SituationError) as caught:
        scored(text, **chosen)
    assert caught.value.code == code
    assert caught.value.sentence("nl") != caught.value.sentence("en")
    assert caught.value.hint("nl").endswith(".")


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("119m 19p 19s ESWN PG +R robbed concealed-kong S/E", "no_concealed_robbery"),
        ("147m 258p 369s ESW R f1 f2 f3 f4 g1 g2 g3 seasons=7 S/E", "no_seasons_claim"),
    ],
)
def test_what_no_other_book_has(text: str, code: str) -> None:
    reading = parse(text)
    with pytest.raises(SituationError) as caught:
        score(rules("groenehart2011", flowers=True), reading.hand, reading.situation)
    assert caught.value.code == code
    assert "groenehart2011" in str(caught.value)


def test_every_ruling_is_an_option() -> None:
    named = {row for option in HONGKONG.options for row in re.findall(r"H\d+", option.ruling)}
    assert named == {f"H{number}" for number in range(1, 29)}


@pytest.mark.parametrize("id", list(SCORING))
def test_an_option_keeps_the_table(id: str) -> None:
    """The same entries in the same order with the same patterns to choose from, whatever the options say."""

    def shape(chosen: dict[str, Value]) -> list[object]:
        rows = [(one.id, one.who, one.pattern) for one in rules("hongkong", chosen).entries]
        return [(a, b, c.patterns if isinstance(c, Choice) else c) for a, b, c in rows]

    plain = shape({})
    assert all(shape({id: value}) == plain for value in SCORING[id])


def test_everything_has_words() -> None:
    book = rules("hongkong")
    assert {entry.id for entry in book.entries} == set(ENTRIES)
    assert {heading.id for heading in book.headings} == set(HEADINGS)
    assert {option.id for option in HONGKONG.options} == set(OPTIONS)
    for option in HONGKONG.options:
        answers = OPTIONS[option.id][1]
        known = {str(value).lower() for value in option.values}
        assert set(answers) <= known | {"true", "false"}
        assert {word for word in known if not word.isdigit()} <= set(answers), option.id


def test_the_deciding_option_is_named() -> None:
    assert scored("222m 444p 66s 888s 99m +6s discard f1 S/E").options == ("hidden_treasure_discard",)
    assert scored("[222m] [4444p] [666s] 78s 99m +9s kong f1 S/E").options == ("after_kong",)
    assert "nine_gates_strict" not in scored("1112345678999s +5s discard S/E").options


def test_turn_order_decides_but_for_thirteen_orphans() -> None:
    """H19: which set the winning tile completes gives nobody priority here."""

    def rank(text: str) -> int:
        reading = parse(text)
        return claim_rank(rules("hongkong"), reading.hand, reading.situation)

    pair, pung = "[222m] [444p] [666s] 888s 9m +9m S/E", "[222m] [444p] 66s 88s NNN +8s S/E"
    chow = "[123m] [456m] [789p] 23s 99s +4s S/E"
    assert [rank(text) for text in (pair, pung, chow)] == [1, 1, 1]
    assert rank("19m19p19s ESWN PGR +1m S/E") == 4
    assert rank("[123m] 456m 789m 999p 5s f1 +5s S/E") == 0  # under the minimum

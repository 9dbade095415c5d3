"""The text notation: what it accepts, what it says of the rest, and that it reads back what it writes."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.errors import HandError, NotationError
from windroos.hands import By, Meld, Situation, Win, hand_of
from windroos.notation import format_hand, format_tiles, parse, parse_tiles


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("123s", [18, 19, 20]),
        ("1p9m", [9, 8]),
        ("1234567z", [27, 28, 29, 30, 31, 32, 33]),
        ("ESWN", [27, 28, 29, 30]),
        ("OZWN", [27, 28, 29, 30]),
        ("RGP", [33, 32, 31]),
        ("CFP", [33, 32, 31]),
        ("B123", [18, 19, 20]),
        ("123B", [18, 19, 20]),
        ("K5T9", [13, 8]),
        ("B12RR", [18, 19, 33, 33]),
    ],
)
def test_dutch_and_english_letters(text: str, kinds: list[int]) -> None:
    assert parse_tiles(text) == kinds


@pytest.mark.parametrize(
    ("text", "code", "column"),
    [
        ("123q", "no_such_suit", 4),
        ("123", "suit_missing", 4),
        ("0m", "no_such_rank", 1),
        ("8z", "no_such_rank", 1),
        ("11m xyz", "no_such_tile", 5),
        ("[123", "bracket_open", 1),
        ("123m]", "bracket_close", 5),
        ("[[123m]", "bracket_open", 2),
        ("[123m)", "bracket_pair", 1),
        ("[124m]", "no_such_meld", 1),
        ("[12m]", "no_such_meld", 1),
        ("(777z)", "concealed_not_kong", 1),
        ("[5z6z7z]", "no_such_chow", None),
        ("11m +3m +4m", "second_winning_tile", 9),
        ("11m +3m wall discard", "second_way_of_winning", 14),
        ("11m +33m", "one_winning_tile", 6),
        ("11m wall", "winning_tile_missing", None),
        ("11m +3m loser", "loser_with_winning_tile", None),
        ("11m +3m kong kongs=x", "number_missing", 14),
        ("11m X/E", "no_such_winds", 5),
    ],
)
def test_what_is_wrong_and_where(text: str, code: str, column: int | None) -> None:
    with pytest.raises((NotationError, HandError)) as caught:
        parse(text)
    assert caught.value.code == code
    if column is not None:
        assert caught.value.values["column"] == column
    for lang in ("nl", "en"):
        assert "{" not in caught.value.sentence(lang) + caught.value.hint(lang)


def test_a_whole_line() -> None:
    reading = parse("44m 123s EE [777z] (9999p) [555p+5p]! f1 g3 +O kong last kongs=2 Z/O")
    assert reading.hand == hand_of(
        (3, 3, 18, 19, 20, 27, 27),
        (Meld("pung", 33), Meld("kong", 17, open=False), Meld("kong", 13, added=True, east_first=True)),
        (34, 40),
    )
    assert reading.situation == Situation(1, 0, Win(27, By.KONG, last=True, kongs_in_turn=2))
    assert reading.winds_given


def test_blanks_inside_a_meld_do_not_matter() -> None:
    assert parse("[ 7 7 7 z ]").hand.melds == parse("[777z]").hand.melds


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("11111m", "five_of_a_tile"),
        ("111m [111m]", "five_of_a_tile"),
        ("f1 f1", "bonus_twice"),
        ("[111m] [222m] [333m] [444m] [555m]", "too_many_melds"),
    ],
)
def test_hands_that_cannot_exist(text: str, code: str) -> None:
    with pytest.raises(HandError) as caught:
        parse(text)
    assert caught.value.code == code


@st.composite
def hands(draw: st.DrawFn) -> str:
    """Notation of a random hand with laid-out sets, bonus tiles and a way of winning."""
    wall = draw(st.permutations([kind for kind in range(34) for _ in range(4)]))
    melds: list[str] = []
    left = list(wall)
    for kind in draw(st.lists(st.integers(0, 33), max_size=3, unique=True)):
        copies = draw(st.sampled_from((3, 4)))
        opened = copies == 3 or draw(st.booleans())
        for _ in range(copies):
            left.remove(kind)
        text = format_tiles([kind] * copies)
        melds.append((f"[{text}]" if opened else f"({text})") + draw(st.sampled_from(("", "!"))))
    rack = left[: 13 - 3 * len(melds)]
    bonus = draw(st.lists(st.sampled_from(["f1", "f2", "f3", "f4", "g1", "g2", "g3", "g4"]), unique=True))
    win = draw(st.sampled_from(("", f"+{format_tiles([left[20]])} wall", f"+{format_tiles([left[20]])} discard last")))
    winds = draw(st.sampled_from(("E/E", "Z/O", "W/G")))
    return " ".join([format_tiles(rack), *melds, *bonus, win, winds])


@given(hands())
def test_round_trip(text: str) -> None:
    reading = parse(text)
    written = format_hand(reading.hand, reading.situation)
    assert parse(written) == reading
    assert format_hand(*parse(written)[:2]) == written


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        parse(text)
    except (NotationError, HandError) as error:
        said = (error.sentence("nl"), error.hint("en"))
    else:
        return
    assert all(said)

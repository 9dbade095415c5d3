"""What a match in the terminal shows: the board, what happened, in both languages, on any terminal."""

from __future__ import annotations

import io
import re
import string

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.cli.sitting import NAMES, RACK, lines_of, paragraph, seen
from windroos.books.catalog import IDS, rules
from windroos.cli.playing.board import show_board, show_hand
from windroos.cli.playing.layout import Piece, fill, folded, line, plain_letters, printer, styled, text_of
from windroos.cli.playing.news import tell
from windroos.hands import Meld
from windroos.play.model import events
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Danger, Laid, Thrown
from windroos.rules.rules import conduct_of
from windroos.telling.board import in_order, sets_from
from windroos.telling.names import tiles_text
from windroos.telling.news import Listener
from windroos.telling.printed.style import Style
from windroos.text import play as words
from windroos.text.words import Lang, Words

Heard = list[events.Public | events.Private]


def test_the_board_shows_everything_that_lies_open() -> None:
    view = seen(RACK, thrown="9s 5p")
    pung, chow = Meld("pung", 28), Meld("chow", 0)
    kong = Meld("kong", 5, open=False)
    table = view.table._replace(
        melds=((), (pung, chow), (kong,), ()),
        laid=(Laid(1, pung, 3, 28, 4), Laid(1, chow, 0, 1, 6), Laid(2, kong, NOBODY, 5, 7)),
        discards=(Thrown(3, 26, taker=1), *view.table.discards),
        bonus=((34,), (), (), (41,)),
        match=view.table.match._replace(points=(24, -8, 0, -16)),
    )
    shown = lines_of(show_board(view._replace(table=table), "en"))
    assert shown[1] == "  East   you            +24  f1"
    assert shown[2] == "  South  Marijke         −8  [SSS←N] [123m←E]"
    assert shown[3] == "  West   Joost            0  (6666m)"
    assert shown[4] == "▸ North  Ineke          −16  g4"
    assert shown[5] == "         (9s) 9s ▸5p"
    dutch = lines_of(show_board(view._replace(table=table), "nl"))
    assert dutch[2] == "  Zuid   Marijke         −8  [ZZZ←N] [T123←O]"


def test_a_promoted_pung_keeps_whose_tile_it_was() -> None:
    view = seen(RACK, thrown="5p")
    kong = Meld("kong", 28, added=True)
    laid = (Laid(1, Meld("pung", 28), 3, 28, 4), Laid(1, kong, NOBODY, 28, 9))
    table = view.table._replace(melds=((), (kong,), (), ()), laid=laid)
    assert sets_from(table, 1) == [(kong, 3)]


def test_dangers_are_shown() -> None:
    view = seen(RACK, "9s", id="hongkong")
    table = view.table._replace(dangers=(Danger(2, "suit", 2, 1),))
    assert "  Danger · West: nine tiles of bamboo" in lines_of(show_board(view._replace(table=table), "en"))


def test_the_tile_just_drawn_stands_apart_and_has_the_last_number() -> None:
    view = seen(RACK, "2m")
    top, below = lines_of(show_hand(view, "en", numbers=True))
    assert top.rstrip().endswith("R    2m")
    assert below.endswith("13    14")
    assert in_order(view)[-1] == 1
    for at, tile in enumerate(in_order(view)):
        column = below.index(f" {at + 1}") + len(f" {at + 1}")
        assert top[:column].split()[-1] == tiles_text((tile,), "en")


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_more_tiles_than_a_row_holds_go_on_below(lang: Lang) -> None:
    """On a strict table one can draw too many; and with four sets the row is short."""
    many = seen(f"{RACK} {RACK}", "2m", strict=True)
    sets = tuple(Meld("kong", kind) for kind in (0, 9, 18, 27))
    view = many._replace(table=many.table._replace(melds=(sets, (), (), ())))
    for numbers in (True, False):
        texts = lines_of(show_hand(view, lang, numbers))
        assert all(len(text) <= 80 for text in texts)
        assert len(texts) == (5 if numbers else 3)
    few = seen("1m", "2m")
    few = few._replace(table=few.table._replace(melds=(sets, (), (), ())))
    assert len(show_hand(few, lang, numbers=False)) == 1


@given(
    st.lists(st.integers(0, 33), min_size=0, max_size=34),
    st.lists(st.tuples(st.integers(0, 3), st.integers(0, 31)), max_size=16),
    st.sampled_from(["nl", "en"]),
    st.sampled_from(IDS),
)
@settings(max_examples=60, deadline=None)
def test_the_board_keeps_to_80_columns(thrown: list[int], laid: list[tuple[int, int]], lang: Lang, id: str) -> None:
    view = seen(RACK, "9s", id=id)
    sets = [Laid(seat, Meld("kong", kind), (seat + 1) % 4, kind, 1) for seat, kind in laid]
    melds = tuple(tuple(one.meld for one in sets if one.seat == seat)[:4] for seat in range(4))
    table = view.table._replace(
        discards=tuple(Thrown(at % 2, kind, taker=at % 3 - 1) for at, kind in enumerate(thrown)),
        laid=tuple(sets),
        melds=melds,
        bonus=(tuple(range(34, 42)),) * 4,
        match=view.table.match._replace(points=(-12345, 123456, 0, 1), pot=4000, last=True),
        dangers=tuple(Danger(seat, "honours", -1, seat + 1) for seat in range(4)),
        bets=15,
    )
    shown = view._replace(table=table, conduct=view.conduct._replace(strict=True))
    for text in lines_of(show_board(shown, lang)):
        assert len(text) <= 80, text


@pytest.mark.parametrize(
    ("call", "event", "sentence"),
    [
        (
            Call.CHOW,
            events.Melded(2, Meld("pung", 13), 3, 13),
            "West's pung goes before your chow: a pung or kong goes",
        ),
        (Call.PUNG, events.Won(1, 13, 3), "South's mahjong goes before your pung: mahjong goes before any other call."),
        (Call.MAHJONG, events.Won(2, 13, 3), "what the tile completes decides first"),
    ],
)
def test_it_is_told_why_the_tile_went_to_someone_else(call: Call, event: events.Public, sentence: str) -> None:
    heard: Heard = [events.Discarded(3, 13), events.Answered(0, call), event]
    listener = Listener(0, conduct_of(rules("nts2002")), "en", NAMES)
    assert sentence in paragraph(tell(heard, listener))
    dutch = paragraph(tell(heard, listener._replace(lang="nl")))
    assert "gaat vóór uw" in dutch


def test_who_watches_is_not_told_that_he_sits_out() -> None:
    """A finished hand that is played back is watched by nobody at the table."""
    began = events.HandBegan(3, 0, (1, 2, 3, 0), NOBODY, 0, last=False, commitment="")
    listener = Listener(NOBODY, conduct_of(rules("nts2002")), "nl", NAMES)
    assert paragraph(tell([began], listener)) == f"▸ Spel 3, ronde van Oost. {NAMES[1]} is Oost."
    five = began._replace(dreamer=4)
    assert "U droomt dit spel" not in paragraph(tell([five], listener))  # he watches a table of five
    assert "U droomt dit spel" in paragraph(tell([five], listener._replace(player=4)))


def test_of_two_mahjongs_the_turn_is_named_where_the_turn_decides() -> None:
    heard: Heard = [events.Discarded(3, 13), events.Answered(1, Call.MAHJONG), events.Won(0, 13, 3)]
    listener = Listener(1, conduct_of(rules("hongkong")), "en", NAMES)
    assert "East comes sooner in turn after North" in paragraph(tell(heard, listener))
    orphans: Heard = [events.Discarded(3, 13), events.Answered(0, Call.MAHJONG), events.Won(1, 13, 3)]
    assert "thirteen orphans go first" in paragraph(tell(orphans, listener._replace(seat=0)))


def test_one_s_own_set_and_a_pass_are_explained_to_nobody() -> None:
    listener = Listener(0, conduct_of(rules("nts2002")), "en", NAMES)
    mine: Heard = [events.Discarded(3, 13), events.Answered(0, Call.PUNG), events.Melded(0, Meld("pung", 13), 3, 13)]
    passed: Heard = [events.Discarded(3, 13), events.Answered(0, Call.PASS), events.Melded(2, Meld("pung", 13), 3, 13)]
    for heard in (mine, passed):
        assert "goes before" not in paragraph(tell(heard, listener))


EVENTS: tuple[events.Public, ...] = (
    events.Seated((((1, 2), (3, 3), (6, 6), (6, 6)), ((1, 1), (1, 2))), (), (3, 2, 1, 0), -1),
    events.Seated((), (28, 27, 30, 29), (1, 0, 3, 2), -1),
    events.HandBegan(2, 1, (1, 2, 3, 0), -1, 0, True, "ab"),
    events.Opened(((1, 2), (3, 4)), 1, 10),
    events.Drew(1),
    events.Exposed(1, 34),
    events.Exposed(1, 40),
    events.Discarded(1, 3, True),
    events.Melded(2, Meld("chow", 3), 1, 4),
    events.Konged(2, Meld("kong", 30, False)),
    events.Konged(2, Meld("kong", 30, True, True)),
    events.Voided(1, Call.CHOW, "no_chow"),
    events.Fouled(2, 2, "no_chow"),
    events.CalledFalsely(1, "minimum", 0),
    events.TilesShown(1, (1, 2, 3)),
    events.MoonAnnounced(3),
    events.BetMade(2),
    events.Endangered(2, "dragons", -1, 1),
    events.Paused(1, 0),
    events.TimeWasUp(2),
    events.Won(1, -1, NOBODY),
    events.Won(1, 4, 0, True),
    events.Won(1, 4, NOBODY),
    events.LastHandAnnounced(),
    events.Corrected((1, -1, 0, 0), "slip"),
)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_every_event_that_people_notice_has_its_sentence(lang: Lang, seat: int) -> None:
    listener = Listener(seat, conduct_of(rules("hongkong")), lang, NAMES)
    for event in EVENTS:
        lines = lines_of(tell([event], listener))
        assert bool(lines) == (not isinstance(event, events.Drew)), event
        assert all(len(text) <= 80 for text in lines)
        assert "{" not in "".join(lines)


def test_words_say_the_same_in_both_languages() -> None:
    def pairs(value: object) -> list[Words]:
        if isinstance(value, Words):
            return [value]
        if isinstance(value, dict):
            return [pair for one in value.values() for pair in pairs(one)]
        return [pair for one in value for pair in pairs(one)] if isinstance(value, tuple) else []

    def fields(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}

    checked = 0
    for name, value in vars(words).items():
        for pair in pairs(value) if name.isupper() else []:
            assert fields(pair.nl) == fields(pair.en), name
            checked += 1
    assert checked > 100


def test_a_long_line_of_a_table_is_folded_at_its_rulings() -> None:
    long = f"{'Seven twins':46}{'125':>10}   p. 11, 15-18 · N24 · N25"
    assert [len(text) <= 80 for text in lines_of(folded(line(long)))] == [True, True]
    assert folded(line("short")) == [line("short")]
    assert text_of(styled("\x1b[1mbold\x1b[0m and \x1b[2msoft\x1b[0m")) == "bold and soft"


def test_ascii_has_something_for_every_sign() -> None:
    assert plain_letters("▸ ─━ · [345p←S] −4 × 2 één “x”") == '> -- . [345p<S] -4 x 2 een "x"'


def test_colour_is_only_weight(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    pieces = fill([Piece("one", "bold"), Piece("5p", "p"), Piece("two", "win")])
    painted, bare = io.StringIO(), io.StringIO()
    printer(Style("en", colour=True), painted)(pieces)
    printer(Style("en"), bare)(pieces)
    assert "\x1b[" in painted.getvalue()
    assert re.sub(r"\x1b\[[0-9;]*m", "", painted.getvalue()) == bare.getvalue() == "  one 5p two\n"

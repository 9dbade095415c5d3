"""A match in the terminal: what a person sees, what he may type, and whole games through a pipe."""

from __future__ import annotations

import io
import os
import re
import select
import string
import subprocess
import sys
from contextlib import suppress
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.player import acting, make
from windroos.cli import main, play
from windroos.cli.playing.asking import show_choices
from windroos.cli.playing.board import show_board, show_hand
from windroos.cli.playing.ending import show_ending
from windroos.cli.playing.keys import AnswerError, Asked, TerminalCommand, may_win, read_reply, tile_of
from windroos.cli.playing.layout import Line, Piece, fill, folded, line, plain_letters, printer, styled, text_of
from windroos.cli.playing.news import tell
from windroos.cli.playing.record_file import RecordFile, cut_back, read_file
from windroos.cli.playing.session import Sitting, SittingSetup
from windroos.errors import OptionError
from windroos.hands import Meld
from windroos.play.model import actions, events
from windroos.play.model.actions import Call
from windroos.play.model.dice import dice_needed
from windroos.play.model.events import NOBODY
from windroos.play.model.fold import clear_table
from windroos.play.model.match import new_match
from windroos.play.model.view import Danger, Laid, Own, Phase, Source, Thrown, View
from windroos.play.model.wall import deal_positions, draw_order
from windroos.play.record.replay import replay
from windroos.play.referee.game import Game
from windroos.play.rules.legal import IllegalAction, options
from windroos.rules.rules import conduct_of
from windroos.telling.board import in_order, sets_from
from windroos.telling.names import tiles_text
from windroos.telling.news import Listener
from windroos.telling.printed.style import Presentation, Style
from windroos.text import play as words
from windroos.text.words import Lang, Words
from windroos.tiles import kind_of

ROOT = Path(__file__).parent.parent
Heard = list[events.Public | events.Private]
NAMES = ("Guest", "Marijke", "Joost", "Ineke")
KEYS = ("m", "p", "c1", "k", "14", "11", "8", "5", "2", "", "?m", "1")
"""What a person who only tries keys would type, again and again."""


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name in ("LC_ALL", "LC_CTYPE", "LC_MESSAGES", "LANG", "NO_COLOR", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("WINDROOS_GAMES", str(tmp_path / "games"))


def tiles(text: str) -> tuple[int, ...]:
    return tuple(kind for word in text.split() if (kind := kind_of(word)) is not None)


def seen(
    rack: str, drawn: str = "", thrown: str = "", giver: int = 3, id: str = "nts2002", strict: bool = False
) -> View:
    """East's view: in its turn with a tile drawn, or asked about a tile that another threw."""
    book = rules(id)
    table = clear_table(new_match(book, NAMES, (0, 1, 2, 3)))
    own = tiles(f"{rack} {drawn}")
    discards = tuple(Thrown(giver, tile) for tile in tiles(thrown))
    table = table._replace(
        phase=Phase.CLAIM if thrown else Phase.DISCARD,
        turn=giver if thrown else 0,
        counts=(len(own), 13, 13, 13),
        discards=discards,
        front=60,
        source=Source.NOTHING if thrown else Source.WALL,
    )
    return View(book, conduct_of(book, strict), table, 0, Own(rack=own, drawn=tiles(drawn)[0] if drawn else -1))


RACK = "1m 2m 3m 3p 4p 5p 6p 7p 5s 5s 1z 5z 7z"


# --- what may be typed ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "tile"),
    [
        ("3p", "3p"), ("P3", "3p"), ("k3", "3p"), ("3K", "3p"), ("t2", "2m"), ("m2", "2m"), ("b5", "5s"), ("5S", "5s"),
        ("e", "1z"), ("O", "1z"), ("oost", "1z"), ("r", "7z"), ("red", "7z"), ("p", "5z"), ("wit", "5z"), ("1z", "1z"),
        (" 3P ", "3p"), ("14", "9s"), ("1", "1m"), ("d 3p", "3p"), ("weg 4p", "4p"),
    ],
)  # fmt: skip
def test_a_tile_is_typed_as_it_is_shown_or_by_its_number(typed: str, tile: str) -> None:
    view = seen(RACK, "9s")
    expected = kind_of(tile)
    if typed.strip() in ("p", "wit"):
        assert read_reply(typed, view, "nl") == actions.Discard(0, 31)
        return
    assert read_reply(typed, view, "en") == actions.Discard(0, expected or 0)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_tile_can_be_typed_as_the_screen_writes_it(lang: Lang) -> None:
    for kind in range(42):
        assert tile_of(tiles_text((kind,), lang)) == kind


@pytest.mark.parametrize(
    ("typed", "action"),
    [
        ("p", actions.Claim(0, Call.PUNG)),
        ("pung", actions.Claim(0, Call.PUNG)),
        ("", actions.Claim(0, Call.PASS)),
        ("x", actions.Claim(0, Call.PASS)),
        ("pas", actions.Claim(0, Call.PASS)),
        ("c1", actions.Claim(0, Call.CHOW, 11)),
        ("c2", actions.Claim(0, Call.CHOW, 12)),
        ("c 3", actions.Claim(0, Call.CHOW, 13)),
        ("345", actions.Claim(0, Call.CHOW, 11)),
        ("c 67", actions.Claim(0, Call.CHOW, 13)),
        ("chow 4-5-6", actions.Claim(0, Call.CHOW, 12)),
        ("2", actions.Claim(0, Call.CHOW, 12)),
    ],
)
def test_a_claim_is_a_letter_and_a_chow_a_number_or_its_tiles(typed: str, action: actions.Claim) -> None:
    view = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    assert read_reply(typed, view, "en") == action


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("c", "terminal_which_chow"),
        ("c9", "terminal_which_chow"),
        ("5s", "terminal_not_your_turn"),
        ("zz", "terminal_claim_unknown"),
        ("k", "no_kong"),
        ("m", "no_mahjong"),
    ],
)
def test_an_answer_that_is_none_is_refused_with_its_reason(typed: str, code: str) -> None:
    view = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    with pytest.raises((AnswerError, IllegalAction)) as wrong:
        read_reply(typed, view, "en")
    assert wrong.value.code == code
    assert wrong.value.sentence("nl") != wrong.value.sentence("en")


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "terminal_discard"), ("15", "terminal_number"), ("0", "terminal_number"), ("9m", "not_on_rack"),
        ("hello", "terminal_unknown"), ("m", "no_mahjong"), ("c", "nothing_to_claim"), ("keep", "must_discard"),
        ("k", "no_kong"), ("moon", "drawn_already"),
    ],
)  # fmt: skip
def test_what_cannot_be_done_in_one_s_turn_is_refused_with_its_reason(typed: str, code: str) -> None:
    with pytest.raises((AnswerError, IllegalAction)) as wrong:
        read_reply(typed, seen(RACK, "9s"), "en")
    assert wrong.value.code == code


def test_a_kong_needs_its_tile_only_where_there_are_two() -> None:
    one = seen("1m 1m 1m 1m 3p 4p 5p 6p 7p 5s 5s 1z 7z", "9s")
    assert read_reply("k", one, "en") == actions.Kong(0, 0)
    two = seen("1m 1m 1m 1m 3p 4p 5p 6p 5s 5s 5s 5s 7z", "9s")
    with pytest.raises(AnswerError) as wrong:
        read_reply("k", two, "nl")
    assert "k B5" in wrong.value.hint("nl")
    assert read_reply("k B5", two, "nl") == read_reply("kong 5s", two, "en") == read_reply("k5s", two, "en")
    assert read_reply("k5", two, "nl") == actions.Discard(0, 13)  # as the screen writes dots 5


@pytest.mark.parametrize(
    ("typed", "asked"),
    [
        ("?", Asked(TerminalCommand.HELP)), ("h", Asked(TerminalCommand.HINT)), ("q", Asked(TerminalCommand.QUIT)),
        ("t", Asked(TerminalCommand.TABLE)), ("?p", Asked(TerminalCommand.WHY, actions.Claim(0, Call.PUNG))),
        ("waarom mahjong", Asked(TerminalCommand.WHY, actions.Mahjong(0))),
        ("?3p", Asked(TerminalCommand.WHY, actions.Discard(0, 11))),
    ],
)  # fmt: skip
def test_questions(typed: str, asked: Asked) -> None:
    assert read_reply(typed, seen(RACK, "9s"), "en") == asked


def test_an_enter_too_many_does_not_pass_a_mahjong() -> None:
    view = seen("1m 2m 3m 1p 2p 3p 1s 2s 3s 7p 8p 5s 5s", thrown="9p", id="hongkong")
    view = view._replace(rules=rules("hongkong", {"minimum": 0}))
    with pytest.raises(AnswerError) as wrong:
        read_reply("", view, "en")
    assert wrong.value.code == "terminal_mahjong"
    assert read_reply("x", view, "en") == actions.Claim(0, Call.PASS)
    assert read_reply("m", view, "en") == actions.Claim(0, Call.MAHJONG)
    assert "x passes" in paragraph(show_choices(view, "en"))
    strict = view._replace(conduct=view.conduct._replace(strict=True))
    assert read_reply("", strict, "en") == actions.Claim(0, Call.PASS)


def test_seasons_are_called_only_where_the_book_knows_it() -> None:
    for strict in (False, True):
        with pytest.raises(IllegalAction) as wrong:
            read_reply("seasons", seen(RACK, "9s", id="mcr", strict=strict), "en")
        assert wrong.value.code == "no_seasons"


@given(st.text(max_size=12), st.booleans(), st.booleans())
@settings(max_examples=300, deadline=None)
def test_whatever_is_typed_is_an_action_a_question_or_one_clear_sentence(text: str, claims: bool, strict: bool) -> None:
    view = seen(RACK, thrown="5p", strict=strict) if claims else seen(RACK, "9s", strict=strict)
    with suppress(AnswerError, IllegalAction):
        reply = read_reply(text, view, "nl")
        assert reply in options(view) or isinstance(reply, Asked) or strict


# --- what is seen ---------------------------------------------------------------------------------------------------


def lines_of(lines: list[Line]) -> list[str]:
    return [text_of(one) for one in lines]


def paragraph(lines: list[Line]) -> str:
    return " ".join(" ".join(lines_of(lines)).split())


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


# --- whole games ----------------------------------------------------------------------------------------------------


def sit(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], typed: list[str], *arguments: object
) -> tuple[int, str]:
    """Play with these lines from a pipe; the exit status and what was printed."""
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{text}\n" for text in typed)))
    status = main(["play", *map(str, arguments)])
    printed = capsys.readouterr()
    assert "Traceback" not in printed.err
    return status, printed.out + printed.err


def check_page(out: str, ascii_only: bool = False) -> None:
    for text in out.splitlines():
        assert len(text) <= 80 or "/" in text, text  # a path is as long as it is
        assert "\x1b" not in text
        assert not ascii_only or text.isascii(), text


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_a_whole_hand_by_someone_who_tries_every_key(
    id: str, lang: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    status, out = sit(
        monkeypatch,
        capsys,
        list(KEYS) * 120,
        "--rules",
        id,
        "--lang",
        lang,
        "--seed",
        11,
        "--hands",
        1,
        "--opponents",
        "greedy,random",
        "--record",
        record,
        "--seat",
        "zuid",
    )
    assert status == 0
    check_page(out)
    assert ("Wie betaalt wie" if lang == "nl" else "Who pays whom") in out
    assert ("Stand na één spel" if lang == "nl" else "Standings after one hand") in out
    assert ("Verder spelen" if lang == "nl" else "To play on") not in out
    assert replay(read_file(record)).table.match.over
    assert main(["verify", str(record)]) == 0


@pytest.mark.parametrize(
    ("id", "players"), [("groenehart2011", 3), ("groenehart2011", 5), ("hongkong", 3), ("hongkong", 5), ("nmv144", 3)]
)
def test_three_and_five_players(
    id: str, players: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(
        monkeypatch,
        capsys,
        [*KEYS, *KEYS, "1"] * 300,
        "--rules",
        id,
        "--players",
        players,
        "--hands",
        3 + players % 3,
        "--seed",
        4,
        "--opponents",
        "random",
    )
    assert status == 0
    check_page(out)
    assert ("sits out" in out) == (players == 5)
    if players == 5:
        assert "You sit this hand out" in out


@pytest.mark.parametrize("id", ["nts2002", "groenehart2011", "mcr"])
def test_chance_finds_the_seats(id: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    found = set()
    for seed in range(6):
        typed = ["14"] if seed else ["14", "1", "1"]
        status, out = sit(
            monkeypatch, capsys, typed, "--rules", id, "--seat", "dice", "--seed", seed, "--opponents", "random"
        )
        assert status == 0
        assert ("Drawn:" if id == "mcr" else "Dice for the seats: Guest") in out
        found.add(re.findall(r"You are (\w+)", out)[0])
        check_page(out)
    assert len(found) > 1


def typed_for(action: actions.PlayerAction, view: View, lang: Lang) -> str:
    """An action as a person would type it."""
    if isinstance(action, actions.Claim):
        if action.call == Call.CHOW:
            return "c " + "".join(str((action.tile + step) % 9 + 1) for step in range(3))
        return {Call.PASS: "x" if may_win(view) else "", Call.PUNG: "p", Call.KONG: "k", Call.MAHJONG: "m"}[action.call]
    if isinstance(action, actions.Discard):
        return tiles_text((action.tile,), lang)
    if isinstance(action, actions.Kong):
        return f"k {tiles_text((action.tile,), lang)}"
    if isinstance(action, actions.Mahjong):
        return "seasons" if action.seasons else "m"
    if isinstance(action, actions.Expose):
        return f"lay {tiles_text((action.tile,), lang)}"
    if isinstance(action, actions.Draw):
        return "moon" if action.moon else ""
    return {actions.Replace: "", actions.Bet: "bet", actions.Keep: "keep", actions.Pause: "time"}[type(action)]


@pytest.mark.parametrize("strict", [False, True], ids=["friendly", "strict"])
@pytest.mark.parametrize("id", IDS)
def test_every_action_can_be_typed(id: str, strict: bool) -> None:
    """A computer player sits in the person's chair and types what it does."""
    lang: Lang = "nl" if strict else "en"
    game = Game(new_match(rules(id), NAMES, (0, 1, 2, 3), hands=3), strict)
    typed, out = sat_by_brain(game, id, lang)
    assert game.match.over
    assert len(typed) > 20
    check_page(out)
    for number in (1, 2, 3):
        assert (f"Einde van spel {number}" if lang == "nl" else f"End of hand {number}") in out


def test_a_bet_is_offered_once_in_a_turn_and_can_be_left() -> None:
    """144 rules, rule 88."""
    book = rules("nmv144")
    conduct = conduct_of(book)
    own = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 9, 11, 12, 27]  # 1-9m 11p 34p, and an east wind to throw
    rest = list(conduct.tiles)
    for tile in own:
        rest.remove(tile)
    Random(3).shuffle(rest)
    wall = [-1] * len(conduct.tiles)
    for place, tile in zip(deal_positions(conduct)[0], own, strict=True):
        wall[place] = tile
    wall = [tile if tile >= 0 else rest.pop() for tile in wall]
    game = Game(new_match(book, NAMES, (0, 1, 2, 3), hands=1))
    game.do(actions.Begin(tuple(wall), tuple((1, 2) for _ in dice_needed(conduct)), "salt"))
    typed, out = sat_by_brain(game, "", "en")
    assert typed[:3] == ["E", "perhaps", "bet"]
    assert out.count("Do you bet that these become mahjong?") == 2  # nonsense is asked again
    assert "▸ You bet that these tiles become mahjong." in out
    assert game.match.over


def sat_by_brain(game: Game, seed: str, lang: Lang) -> tuple[list[str], str]:
    """Play a match in which a computer player types; what it typed, and what was printed."""
    book = game.match.rules
    brain = make("greedy", book)
    stream = io.StringIO()
    typed: list[str] = []

    def ask(prompt: str) -> str | None:
        if game.state.table.phase == Phase.BETWEEN:
            return ""
        view = game.view(sitting.seat)
        if sitting.seat not in game.waiting():  # it is about a bet
            typed.append("bet" if typed[-1] == "perhaps" else "perhaps")
            return typed[-1] + "\n"
        action = brain.decide(view, options(view)).action
        typed.append(typed_for(action, view, lang))
        assert read_reply(typed[-1], view, lang) == action
        return typed[-1] + "\n"

    desk = SittingSetup(
        put=printer(Style(lang), stream),
        ask=ask,
        reader=Presentation(Style(lang), book_words(book.id)),
        random=lambda number: Random(f"{seed} {number}"),
        players=[None, *(make("greedy", book) for _ in range(3))],
        seats=game.state.conduct.strict,
    )
    sitting = Sitting(game, desk)
    sitting.play()
    return typed, stream.getvalue()


def test_the_winner_s_score_and_the_payment_are_explained(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With no minimum somebody wins soon."""
    status, out = sit(
        monkeypatch,
        capsys,
        ["14", "11", "8", "5", "2", "", "m"] * 400,
        "--rules",
        "hongkong",
        "--seed",
        2,
        "--hands",
        4,
        "--opponents",
        "greedy",
        "--set",
        "minimum=0",
    )
    assert status == 0
    assert re.search(r"▸ \w+ makes mahjong on", out)
    for part in ("makes mahjong on", "What changes hands", "fan: discarded the winning tile", "wins with"):
        assert part in out


@pytest.mark.parametrize(("lang", "hint"), [("en", "tiles are missing; "), ("nl", " wegleggen. Dan ontbreken er nog ")])
@pytest.mark.parametrize("id", ["hongkong", "mcr"])
def test_a_hint_says_what_and_why(
    id: str, lang: str, hint: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(monkeypatch, capsys, ["h"], "--rules", id, "--lang", lang, "--seed", 4, "--opponents", "greedy")
    assert status == 0
    assert hint in paragraph([line(text) for text in out.split("\n")])


def test_the_ruling_on_dangerous_play_is_part_of_the_end() -> None:
    """A hand of Hong Kong that somebody won on a discard, as if the giver had to pay for all."""
    book = rules("hongkong", {"minimum": 0})
    players = [acting(make("greedy", book)) for _ in range(4)]
    for seed in range(20):
        game = Game(new_match(book, NAMES, (0, 1, 2, 3)))
        before, steps = game.state, game.begin(Random(seed))
        ended: events.HandEnded | None = None
        while ended is None:
            before, seat = game.state, game.waiting()[0]
            steps = game.do(players[seat](game.view(seat), options(game.view(seat))))
            ended = next((step.public for step in steps if isinstance(step.public, events.HandEnded)), None)
        won = next((step.public for step in steps if isinstance(step.public, events.Won)), None)
        if won is not None and won.giver != NOBODY:
            break
    else:
        raise AssertionError("nobody won on a discard")
    ruling = (("fed", (won.giver, won.tile, 1, won.seat, 0, 2, 1)), ("safer", (won.giver, 27, 28)))
    judged = ended._replace(liable=won.giver, ruling=ruling)
    changed = tuple(step._replace(public=judged) if step.public is ended else step for step in steps)
    pays: dict[Lang, str] = {"en": "pays for all (pao).", "nl": "betaalt voor allen (pao)."}
    for lang, name in pays.items():
        out = paragraph(show_ending(before, changed, Presentation(Style(lang), book_words("hongkong"))))
        assert f"{NAMES[won.giver]} {name}" in out
        assert ("Yes, safer: east wind and south wind." if lang == "en" else "oostenwind en zuidenwind.") in out
        others = [player for seat, player in enumerate(NAMES) if seat not in (won.giver, won.seat)]
        assert not any(f"{other} → {NAMES[won.seat]}" in out for other in others)


def test_a_robbed_kong_is_a_pung_again_when_the_hand_is_counted() -> None:
    """East throws dots 5, South pungs it and later adds the fourth, which East robs."""
    book = rules("hongkong", {"minimum": 0})
    game = Game(new_match(book, NAMES, (0, 1, 2, 3)))
    conduct, robbed = game.state.conduct, 13
    deal, order = deal_positions(conduct), draw_order(conduct)
    places = dict(zip(deal[0], (*range(9), 0, 0, 11, 12, robbed), strict=True))
    places |= dict.fromkeys(deal[1][:2], robbed)
    places[order[sum(map(len, deal)) + 3]] = robbed  # what South draws in its next turn
    rest = [tile for tile in conduct.tiles if tile < 34]
    for tile in places.values():
        rest.remove(tile)
    Random(1).shuffle(rest)
    rest = [*range(34, 42), *rest]  # the seasons go to the end of the wall
    wall = [-1] * len(conduct.tiles)
    for place in order:
        wall[place] = places[place] if place in places else rest.pop()
    steps = game.do(actions.Begin(tuple(wall), tuple((1, 2, 3) for _ in dice_needed(conduct)), "salt"))
    before = game.state
    while game.waiting():
        before, view = game.state, game.view(game.waiting()[0])
        steps = game.do(who_robs(view, robbed))
    assert [step.public.robbed for step in steps if isinstance(step.public, events.Won)] == [True]
    out = paragraph(show_ending(before, steps, Presentation(Style("en"), book_words("hongkong"))))
    assert "Guest makes mahjong on dots 5, robbed from Marijke" in out
    assert "Marijke [555p]" in out


def test_a_kong_that_lay_face_down_is_shown_at_the_end_of_a_draw_too() -> None:
    """Everyone declares what kongs he has, claims nothing and discards anything: the wall is used up."""
    game, random = Game(new_match(rules("nts2002"), NAMES, (0, 1, 2, 3))), Random(3)
    before, steps = game.state, game.begin(random)
    while waiting := game.waiting():
        allowed = options(game.view(waiting[0]))
        kongs = [action for action in allowed if isinstance(action, actions.Kong)]
        discards = [action for action in allowed if isinstance(action, actions.Discard)]
        before = game.state
        steps = game.do(kongs[0] if kongs else random.choice(discards) if discards else allowed[0])
    out = paragraph(show_ending(before, steps, Presentation(Style("en"), book_words("nts2002"))))
    assert "A draw" in out
    assert "(8888m) 356m" in out
    assert "Nobody pays." in out
    assert "pays and receives double" not in out


def who_robs(view: View, robbed: int) -> actions.PlayerAction:
    """East wins where it can; South makes its pung and its kong; everyone else throws what was drawn."""
    allowed = options(view)
    wanted = {0: (actions.Claim(0, Call.MAHJONG),), 1: (actions.Claim(1, Call.PUNG), actions.Kong(1, robbed))}
    for action in (*wanted.get(view.seat, ()), actions.Claim(view.seat, Call.PASS)):
        if action in allowed:
            return action
    if view.seat == 0 and not view.table.discards:
        return actions.Discard(0, robbed)
    drawn = actions.Discard(view.seat, view.own.drawn)
    return drawn if drawn in allowed else allowed[0]


# --- a game that breaks off -------------------------------------------------------------------------------------------

PLAIN = ["14", "11", "8", "5", "2", "p", "c1", "", "m"]
GAME = ("--rules", "groenehart2011", "--seed", 21, "--hands", 2, "--opponents", "greedy")


@pytest.mark.parametrize("lines", [0, 7, 40])
def test_a_game_resumed_goes_on_as_if_it_had_not_stopped(
    lines: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    typed = PLAIN * 200
    whole, broken = tmp_path / "whole.jsonl", tmp_path / "broken.jsonl"
    sit(monkeypatch, capsys, typed, *GAME, "--record", whole)
    status, out = sit(monkeypatch, capsys, [*typed[:lines], "q"], *GAME, "--record", broken)
    assert status == 0
    assert f"windroos play --resume {broken} --opponents greedy --seed 21" in out
    status, out = sit(monkeypatch, capsys, typed[lines:], "--resume", broken, "--opponents", "greedy", "--seed", 21)
    assert (status, f"Going on with {broken}." in " ".join(out.split())) == (0, True)
    assert broken.read_bytes() == whole.read_bytes()


def test_a_resumed_game_calls_items_as_its_house_does(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    house, record, names = tmp_path / "house.toml", tmp_path / "game.jsonl", tmp_path / "game.jsonl.names"
    items = "".join(f'[items.{id}]\nname = "zz {id}"\n' for id in book_words("groenehart2011").entries)
    house.write_text(f'rules = "groenehart2011"\n{items}', encoding="utf-8")
    rest = ("--opponents", "greedy", "--seed", 21)
    _, first = sit(monkeypatch, capsys, ["h", "q"], "--house", house, "--record", record, *rest)
    aim = " ".join(first.split()).partition("Aim: ")[2][:40]
    assert aim.startswith("zz ")
    _, again = sit(monkeypatch, capsys, ["h", "q"], "--resume", record, *rest)
    assert aim in " ".join(again.split())
    for broken in ("[", '{"schoon": ["zz"]}', "\udcff"):
        names.write_bytes(broken.encode("utf-8", "surrogateescape"))
        status, plain = sit(monkeypatch, capsys, ["h", "q"], "--resume", record, *rest)
        assert (status, "Aim: " in plain, "zz " in plain) == (0, True, False)
    record.unlink()
    sit(monkeypatch, capsys, ["q"], "--rules", "groenehart2011", "--record", record, *rest)
    assert not names.exists(), "names of another game"


@pytest.mark.parametrize("part", [0.02, 0.31, 0.5, 0.77, 0.999])
def test_a_record_cut_off_anywhere_is_resumed_without_loss(
    part: float, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    record = tmp_path / "game.jsonl"
    sit(monkeypatch, capsys, PLAIN * 200, *GAME, "--record", record)
    whole = record.read_bytes()
    header = whole.index(b"\n") + 1
    cut = header + int((len(whole) - header) * part)
    record.write_bytes(whole[:cut])
    kept = len(read_file(record).groups)
    sit(monkeypatch, capsys, ["q"], "--resume", record, "--opponents", "greedy", "--seed", 21)
    after = record.read_bytes()
    assert len(after) >= cut
    assert after[:cut] == whole[:cut]
    assert len(read_file(record).groups) >= kept
    assert main(["verify", str(record)]) == 0


def test_a_record_is_cut_back_to_what_is_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("14\n"))
    assert main(["play", "--seed", "1", "--opponents", "random", "--record", str(record)]) == 0
    whole = record.read_bytes()
    record.write_bytes(whole.rstrip(b"\n"))
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole
    record.write_bytes(whole + b'{"action":"discard","seat":"E","tile":"5p","steps":2}\n{"public"')
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole


def test_a_record_that_an_editor_marked_as_utf_8_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    record = tmp_path / "game.jsonl"
    monkeypatch.setattr(sys, "stdin", io.StringIO("14\n"))
    assert main(["play", "--seed", "1", "--opponents", "random", "--name", "a\u2028b", "--record", str(record)]) == 0
    whole = b"\xef\xbb\xbf" + record.read_bytes()
    record.write_bytes(whole)
    cut_back(record, read_file(record))
    assert record.read_bytes() == whole
    assert main(["verify", str(record)]) == 0


def test_a_full_disk_stops_the_game_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object) -> list[str]:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    record = tmp_path / "game.jsonl"
    monkeypatch.setattr("windroos.cli.playing.record_file.group_lines", full)
    status, out = sit(monkeypatch, capsys, ["14"], "--opponents", "random", "--record", record)
    assert status == 2
    assert "cannot be written any further: No space left on device." in " ".join(out.split())
    assert f"--resume {record}" in out


def test_two_terminals_do_not_spoil_one_record(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "game.jsonl"
    sit(monkeypatch, capsys, ["14"], *GAME, "--name", "A\x1b[31m", "--record", record)
    assert read_file(record).header.players[0] == "A[31m"
    first, second = RecordFile(record), RecordFile(record)
    group = read_file(record).groups[-1]
    first.add(group.action, group.steps)
    first.add(group.action, group.steps)
    with pytest.raises(OptionError, match="Somebody else writes"):
        second.add(group.action, group.steps)
    first.close()
    second.close()


def test_the_last_game_is_resumed_by_name(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    status, out = sit(monkeypatch, capsys, ["14"], "--seed", 1, "--opponents", "random")
    assert status == 0
    assert "To play on:  windroos play --resume last --opponents random --seed 1" in out
    status, out = sit(monkeypatch, capsys, ["t"], "--resume", "last", "--opponents", "random")
    assert status == 0
    assert "▸ East   you" in out


def test_the_end_of_the_input_and_an_interrupt_keep_the_record(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    for at, (ending, expected) in enumerate([(None, 0), (KeyboardInterrupt, 130)]):
        record = tmp_path / f"{at}.jsonl"
        lines = iter(["1\n"])

        def ask(prompt: str, ending: type[BaseException] | None = ending, lines: object = lines) -> str | None:
            found: str | None = next(lines, None)  # type: ignore[call-overload]  # it is an iterator of lines
            if found is None and ending is not None:
                raise ending
            return found

        monkeypatch.setattr(play, "_ask", ask)
        status = main(["play", "--seed", "1", "--opponents", "random", "--record", str(record)])
        assert status == expected
        assert f"--resume {record}" in capsys.readouterr().out
        assert len(read_file(record).groups) >= 2


# --- strict tables ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("id", "typed", "sentence"),
    [
        ("nts2002", "m", "False mahjong: your hand is dead. It was no mahjong."),
        ("mcr", "m", "False mahjong: your hand is dead. It was no mahjong."),
        ("mcr", "m hidden", "False mahjong: your hand is dead. The tiles were not shown."),
        ("hongkong", "m", "A false mahjong ends the hand."),
    ],
)
def test_on_a_strict_table_a_false_mahjong_is_shown_and_paid(
    id: str, typed: str, sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out = sit(
        monkeypatch, capsys, [typed, *["14", "1", ""] * 600], "--rules", id, "--strict", "--seed", 3, "--hands", 1,
        "--opponents", "greedy",
    )  # fmt: skip
    assert status == 0
    flat = " ".join(out.split())
    assert sentence in flat
    assert "Guest" in out
    if id == "hongkong":
        assert re.search(r"Guest → Marijke +64", out)
    else:
        assert "dead hand" in out


def test_a_strict_table_asks_everyone_and_tells_nobody_what_is_allowed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    _, out = sit(monkeypatch, capsys, ["1", "c", "", "", "", ""], "--strict", "--seed", 3, "--opponents", "random")
    assert "enter passes · p pung · c chow · k kong · m mahjong" in out
    assert "14 on rack" in out
    assert "enter draws" in out


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--seat", "up"], "--seat cannot be 'up'."),
        (["--hands", "0"], "--hands cannot be '0'."),
        (["--hands", "1", "--rounds", "1"], "--hands does not go together with --rounds."),
        (["--opponents", "champion"], "champion"),
        (["--rules", "riichi"], "riichi"),
        (["--resume", "nowhere.jsonl"], "nowhere.jsonl cannot be read"),
        (["--resume", "last"], "There is no game to go on with"),
        (["--resume", "last", "--rules", "mcr"], "--rules does not go together with --resume."),
        (["--resume", "last", "--rules", "mcr"], "hint: Leave one of the two out. "),
        (["hand"], "'hand' does not belong here."),
        (["--hands", "1000000000"], "What it takes: 1..999999999."),
        (["--opponents", "live,live,live,greedy"], "There are 4 opponents named; there are 3 at most."),
        (["--resume", "nowhere.jsonl", "--lang", "nl"], "bestand of map bestaat niet"),
        (["--record", "README.md"], "README.md is there already."),
        (["--record", "README.md/x"], "README.md/x cannot be written"),
    ],
)
def test_what_is_wrong_with_the_command_is_one_sentence(
    arguments: list[str], sentence: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(ROOT)
    status, out = sit(monkeypatch, capsys, [], *arguments)
    assert status == 2
    assert sentence in f"{' '.join(out.split())} "


def test_the_same_seed_gives_the_same_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["14", "1", "?", "t"]
    first = sit(monkeypatch, capsys, typed, "--seed", 5, "--opponents", "greedy")[1]
    again = sit(monkeypatch, capsys, typed, "--seed", 5, "--opponents", "greedy")[1]
    other = sit(monkeypatch, capsys, typed, "--seed", 6, "--opponents", "greedy")[1]
    assert first.split("The record")[0] == again.split("The record")[0] != other.split("The record")[0]


def test_a_place_that_cannot_be_written_is_said_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WINDROOS_GAMES", str(ROOT / "README.md" / "games"))
    status, out = sit(monkeypatch, capsys, ["14"], "--opponents", "random")
    assert status == 0
    assert out.count("There is no record") == 1


def test_ascii_only(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    typed = ["?", "t", *PLAIN * 60]
    options = ("--lang", "nl", "--seed", 2, "--hands", 1, "--opponents", "greedy", "--rules", "hongkong")
    check_page(sit(monkeypatch, capsys, typed, *options, "--ascii")[1], ascii_only=True)
    monkeypatch.setenv("LC_ALL", "nl_NL.ISO-8859-1")
    check_page(sit(monkeypatch, capsys, typed, *options)[1], ascii_only=True)


def outside(typed: str, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), **more}
    return subprocess.run(
        [sys.executable, "-m", "windroos", "play", "--opponents", "random", *words],
        input=typed, capture_output=True, encoding="utf-8", env=environment, check=False, cwd=ROOT,
    )  # fmt: skip


def test_through_a_real_pipe() -> None:
    done = outside("14\n", "--seed", "1", LC_ALL="C.UTF-8")
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert "> 14\n" in done.stdout
    coloured = outside("14\n", "--seed", "1", "--colour", "always", LC_ALL="C.UTF-8", TERM="xterm-256color")
    assert "\x1b[" in coloured.stdout
    plain = outside("14\n", "--seed", "1", "--colour", "always", "--no-colour", LC_ALL="C.UTF-8")
    assert "\x1b" not in plain.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminals of this kind")
@pytest.mark.parametrize("colour", [True, False])
def test_in_a_terminal(colour: bool) -> None:
    out = in_terminal(b"1\n", {"TERM": "xterm-256color"} | ({} if colour else {"NO_COLOR": "1"}))
    assert ("\x1b[" in out) == colour
    assert "To play on:  windroos play --resume last" in out
    bare = re.sub(r"\x1b\[[0-9;]*m", "", out)
    assert all(len(text.rstrip("\r")) <= 80 or "/" in text for text in bare.split("\n"))


def in_terminal(typed: bytes, environment: dict[str, str]) -> str:
    """What a terminal shows when these keys and then the end of the input (Ctrl-D) are typed."""
    import pty

    main_end, other_end = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-m", "windroos", "play", "--seed", "1", "--opponents", "random"],
        stdin=other_end, stdout=other_end, stderr=other_end, close_fds=True, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8", **environment},
    )  # fmt: skip
    os.close(other_end)
    out = b""
    sent = False
    while True:
        if not sent and out.endswith(b"> "):
            os.write(main_end, typed)
            sent = True
        elif sent and out.endswith(b"> ") and b"> " + typed.strip() in out:
            os.write(main_end, b"\x04")
        ready, _, _ = select.select([main_end], [], [], 0.2)
        try:
            found = os.read(main_end, 65536) if ready else b""
        except OSError:  # the other end is closed
            break
        if not found and process.poll() is not None:
            break
        out += found
    os.close(main_end)
    assert process.wait() == 0
    return out.decode()


@pytest.mark.parametrize("id", IDS)
def test_with_nothing_installed_one_plays_against_the_best(id: str) -> None:
    """`-S` leaves out the folder of installed packages."""
    code = "import sys; from windroos.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-S", "-c", code, "play", "--opponents", "live", "--rules", id, "--seed", "1"],
        input="h\n14\n\n11\n", capture_output=True, encoding="utf-8", check=False, cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "C.UTF-8"},
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "Discard " in done.stdout  # the hint
    assert re.search(r"You\s+discard", done.stdout), done.stdout


# --- the documents ----------------------------------------------------------------------------------------------------


def meant(typed: str, view: View, lang: Lang) -> bool:
    """Whether what was typed is understood; where it is refused, by the rules. Raises IllegalAction then."""
    try:
        read_reply(typed, view, lang)
    except AnswerError as wrong:
        return wrong.code in ("terminal_which_chow", "terminal_not_your_turn")
    return True


@pytest.mark.parametrize(("name", "lang"), [("docs/playing.md", "en"), ("docs/spelen.md", "nl")])
def test_every_key_in_the_player_s_page_means_something(name: str, lang: Lang) -> None:
    """The first columns of the three tables; what is refused is refused by the rules, not for want of a meaning."""
    tables = (ROOT / name).read_text(encoding="utf-8").split("\n## ")[2].split("\n| --- ")[0]
    columns = [re.findall(r"^\| (.*?) \|", part, re.MULTILINE) for part in re.split(r"\n\n(?!\|)", tables)]
    keys = [[key for row in column for key in re.findall(r"`([^`]+)`", row)] for column in columns if column]
    turn = seen("9m 9m 9m 9m 3p 4p 5p 6p 7p 5s 1z 5z 7z", "9s", id="hongkong")
    claimed = seen("1m 2m 3m 3p 4p 5p 5p 6p 7p 5s 5s 1z 7z", thrown="5p")
    assert [len(part) > 4 for part in keys] == [True, True, True]
    for view, typed in ((turn, keys[0]), (claimed, keys[1]), (turn, keys[2]), (claimed, keys[2])):
        for key in typed:
            with suppress(IllegalAction):
                assert meant(key, view, lang), key


@pytest.mark.parametrize("name", ["docs/playing.md", "docs/spelen.md"])
def test_the_screen_in_the_player_s_page_is_what_the_board_shows(name: str) -> None:
    lang: Lang = "nl" if name.endswith("spelen.md") else "en"
    shown = (ROOT / name).read_text(encoding="utf-8").split("```")[3].strip("\n").split("\n")
    book = rules("hongkong")
    match = new_match(book, ("Guest", "Ineke", "Marijke", "Joost"), (2, 3, 0, 1))._replace(points=(0, -16, 24, -8))
    sets = (
        Laid(0, Meld("chow", 11), 3, 11, 1), Laid(0, Meld("pung", 33), 2, 33, 1),
        Laid(2, Meld("kong", 8, open=False), NOBODY, 8, 1), Laid(3, Meld("pung", 28), 0, 28, 1),
    )  # fmt: skip
    thrown = {0: "1m 4z 9s 3p 5m", 1: "9m 2z 1s 3z", 2: "1z 2p 6s 5z", 3: "3z 5z 5p"}
    discards = tuple(
        Thrown(seat, tile, taker=3 if tile == 26 else NOBODY) for seat, text in thrown.items() for tile in tiles(text)
    )
    table = clear_table(match)._replace(
        phase=Phase.DISCARD, turn=2, counts=(7, 13, 11, 10), discards=discards, laid=sets, front=143 - 61 - 18 + 1,
        melds=tuple(tuple(one.meld for one in sets if one.seat == seat) for seat in range(4)),
        bonus=((35,), (), (), ()), source=Source.WALL,
    )  # fmt: skip
    own = Own(rack=tiles("1m 2m 3p 4p 7s 8s 9s 1z 1z 7z 5m"), drawn=4)
    view = View(book, conduct_of(book), table, 2, own)
    printed = [
        text.rstrip() for text in lines_of([*show_board(view, lang), line(), *show_hand(view, lang, numbers=True)])
    ]
    assert shown[: len(printed)] == printed

"""A person at the terminal: what he sees and types."""

from __future__ import annotations

import io
import sys

import pytest

from windroos.books.catalog import rules
from windroos.cli import main
from windroos.cli.playing.layout import Line, text_of
from windroos.play.model.match import new_match
from windroos.play.model.view import Own, Phase, Source, Thrown, View, clear_table
from windroos.rules.rules import conduct_of
from windroos.tiles import kind_of

NAMES = ("Guest", "Marijke", "Joost", "Ineke")


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


def lines_of(lines: list[Line]) -> list[str]:
    return [text_of(one) for one in lines]


def paragraph(lines: list[Line]) -> str:
    return " ".join(" ".join(lines_of(lines)).split())


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


PLAIN = ["14", "11", "8", "5", "2", "p", "c1", "", "m"]

"""Notes beside a stream, and its header: what earlier versions wrote is read as it was."""

from __future__ import annotations

import json
from typing import Any, Final

import pytest

from windroos.books.catalog import rules
from windroos.hosting.chance import CHANCE_NOTE, ChanceDraft
from windroos.hosting.seats import SEATS_NOTE, Held
from windroos.hosting.setup import Setup, TablePlace, read_setup, setup_text
from windroos.hosting.standing import STANDING_NOTE, MatchStanding
from windroos.play.model.match import new_match
from windroos.play.record.header import header_line, header_of
from windroos.scoresheet import taps
from windroos.scoresheet.opening import OPENING, SheetOpening
from windroos.text.words import Words
from windroos.tiles import kind_of
from windroos.web.count.commands import Seen
from windroos.web.count.written import COUNT_NOTE
from windroos.wire.fault import WireError
from windroos.wire.spelling import Spelling

A, B, C, D = ("ab" * 32, "cd" * 32, "ef" * 32, "01" * 32)
MARK: Final = kind_of("3s")
WRITTEN: Final[dict[str, tuple[Spelling[Any], str, object]]] = {
    "chance": (
        CHANCE_NOTE,
        f'[7, "{A}", "{B}", [[0, "{C}"], [2, "{D}"]]]',
        ChanceDraft(7, A, B, ((0, C), (2, D))),
    ),
    "chance that is open": (CHANCE_NOTE, f'[1, "{A}", "{B}", null]', ChanceDraft(1, A, B)),
    "seats": (
        SEATS_NOTE,
        '{"0": ["", "b1", ""], "2": ["l2", "b2", "n2"]}',
        {"0": Held(browser="b1"), "2": Held("l2", "b2", "n2")},
    ),
    "standing": (
        STANDING_NOTE,
        '{"hand": 3, "round": 1, "points": [-8, 24, -8, -8], "leaders": [1], "over": false, "closed": false}',
        MatchStanding(3, 1, (-8, 24, -8, -8), (1,)),
    ),
    "hands on paper": (
        COUNT_NOTE,
        '{"revision":5,"steps":{"1":[[{"tap":"winner","player":2}],[{"tap":"tile","tile":"3s"}]]},"seen":[[5,"w.7"]]}',
        (5, {"1": ((taps.ChooseWinner(2),), (taps.AddTile(MARK or 0),))}, (Seen(5, "w.7"),)),
    ),
    "opening": (
        OPENING,
        '{"rules":"nts2002","options":{},"house":"","digest":"0b","players":["An","Bo","Cé"],"hands":null,"rounds":1,"title":"é"}',
        SheetOpening("nts2002", (), "", "0b", ("An", "Bo", "Cé"), 1, None, "é"),
    ),
}
"""As version 0.2.0 wrote them, with what they say."""


@pytest.mark.parametrize("name", WRITTEN)
def test_a_note_of_an_earlier_version_is_read_and_says_the_same_when_it_is_written(name: str) -> None:
    spelling, text, value = WRITTEN[name]
    assert spelling.parse(text) == value
    assert json.loads(spelling.write(value)) == json.loads(text)


@pytest.mark.parametrize("name", WRITTEN)
def test_a_note_that_says_something_else_is_refused(name: str) -> None:
    spelling, text, _ = WRITTEN[name]
    for wrong in (text[:-1], "null", text.replace("[", "{").replace("]", "}"), text.replace("1", '"1"')):
        if wrong != text:
            with pytest.raises(WireError):
                spelling.parse(wrong)


def test_the_header_of_a_game_of_an_earlier_version_is_read() -> None:
    header = header_of(new_match(rules("mcr"), ("An", "", "Cé", "Di"), (0, 1, 2, 3)))
    rest = (
        '{"places":[["person",1],["greedy",2305843009213693952],["live",3],["person",4]],"chance":true,"window":4000,'
        '"think":20000,"renamed":{"schoon":["Halve kleur","Half a colo\\u00fcr"]}}'
    )
    kinds = (("person", 1), ("greedy", 2**61), ("live", 3), ("person", 4))
    setup = Setup(
        header,
        tuple(TablePlace(kind, seed) for kind, seed in kinds),  # type: ignore[arg-type]  # kinds that there are
        chance=True,
        think=20_000,
        renamed={"schoon": Words("Halve kleur", "Half a coloür")},
    )
    found = read_setup(f"{header_line(header)}\n{rest}")
    assert found == setup
    assert all(isinstance(place, TablePlace) for place in found.places)
    assert json.loads(setup_text(setup).split("\n")[1]) == json.loads(rest)

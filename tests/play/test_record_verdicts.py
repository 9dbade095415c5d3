"""A record that was tampered with anywhere is found out on its line; nonsense is a verdict and never a crash."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from tests.play.records import ROOT, changed, ended, refused_at, with_line, won
from tests.recorded import TABLES, recorded
from windroos.books.catalog import IDS
from windroos.errors import RecordError
from windroos.play.record.header import read_header
from windroos.play.record.log import read_step
from windroos.play.record.record import RecordedAction, group_lines, read_groups, read_record
from windroos.play.record.verify import difference, refereed, tiles_of, verify
from windroos.play.referee.state import State
from windroos.text.trouble import TROUBLE

FRIENDLY = [(id, False, 4) for id in IDS]


def is_same(line: str, other: str) -> bool:
    """The lines say the same, one of them with a default that the other leaves out."""
    try:
        return read_step(line) == read_step(other)
    except RecordError:
        return False


@pytest.mark.parametrize("table", FRIENDLY, ids=str)
def test_any_change_is_found_on_its_line(table: tuple[str, bool, int]) -> None:
    """Each field of each line of a hand, changed one at a time; of an action's line its steps may tell."""
    game, random = recorded(*table, hands=1), Random(1)
    tried = 0
    for group, state in zip(read_record(game.lines).groups, game.states, strict=False):
        end = group.line + group.needs
        for line in range(group.line, end + 1):
            for value in changed(json.loads(game.lines[line - 1]), random):
                text = json.dumps(value)
                if is_same(text, game.lines[line - 1]):
                    continue
                part = [*game.lines[group.line - 1 : line - 1], text, *game.lines[line:end], *game.lines[end : end + 1]]
                trouble = found(part, group.line, state)
                assert trouble is not None, (line, text)
                assert trouble.line == line or (line == group.line <= trouble.line <= end + 1), (
                    line,
                    text,
                    str(trouble),
                )
                tried += 1
    assert tried > 300


def found(lines: list[str], first: int, state: State) -> RecordError | None:
    """What is wrong with the first group of these lines."""
    try:
        group = next(read_groups(lines, first))
        assert isinstance(group, RecordedAction)
        refereed(state, group)
        for _ in read_groups(lines[1 + group.needs :], first + 1 + group.needs):
            pass
    except RecordError as wrong:
        return wrong
    return None


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_change_in_a_whole_record_is_found(table: tuple[str, bool, int]) -> None:
    """As above, with the whole record before and after it; at random spots."""
    game, random = recorded(*table, hands=1), Random(str(table))
    starts = {group.line: group.line + group.needs for group in read_record(game.lines).groups}
    for _ in range(12):
        line = random.randrange(1, len(game.lines) + 1)
        value = json.loads(game.lines[line - 1])
        text = json.dumps(random.choice(list(changed(value, random))))
        if is_same(text, game.lines[line - 1]) or '"moon"' in text:  # announced where it means nothing, it is not heard
            continue
        trouble = verify([*game.lines[: line - 1], text, *game.lines[line:]]).trouble
        assert trouble is not None, (line, text)
        assert line <= trouble.line <= starts.get(line, line) + 1, (line, text, str(trouble))


def test_every_field_of_the_header_is_sealed() -> None:
    line = recorded("groenehart2011", people=5).lines[0]
    for value in changed(json.loads(line), Random(1)):
        with pytest.raises(RecordError):
            read_header(json.dumps(value))


def test_lines_that_are_lost_doubled_or_exchanged() -> None:
    game, random = recorded("hongkong", hands=1), Random(3)
    for _ in range(15):
        at = random.randrange(1, len(game.lines) - 1)
        lost = [*game.lines[:at], *game.lines[at + 1 :]]
        doubled = [*game.lines[: at + 1], *game.lines[at:]]
        exchanged = [*game.lines[:at], game.lines[at + 1], game.lines[at], *game.lines[at + 2 :]]
        for lines in (lost, doubled, exchanged):
            trouble = verify(lines).trouble
            assert trouble is not None
            assert trouble.line >= at


def test_nonsense_is_a_verdict_and_never_a_crash() -> None:
    """Actions with anything in them, given to the referee in any state of a game."""
    random = Random(11)
    games = [recorded(*table, hands=1) for table in TABLES]
    values: list[Any] = [
        "E",
        "N",
        None,
        0,
        -1,
        7,
        10**30,
        "5p",
        "f1",
        "1z",
        True,
        [],
        {},
        "x",
        "kong",
        [[1, 1], [9]],
        "\ud800",
    ]
    for _ in range(3000):
        game = random.choice(games)
        at = random.randrange(len(game.groups))
        line = next(group_lines(*random.choice(random.choice(games).groups if random.random() < 0.5 else game.groups)))
        value = json.loads(line)
        key = random.choice(list(value))
        if isinstance(value[key], list) and value[key]:
            value[key][random.randrange(len(value[key]))] = random.choice(values)
        else:
            value[key] = random.choice(values)
        trouble = found([json.dumps(value), "{}"], 5, game.states[at])
        assert trouble is not None
        assert str(trouble).startswith("Line ")


def test_what_is_wrong_is_said() -> None:
    game = won()
    end = ended(game)
    amounts = [
        (r'"scores":\[\d+', '"scores":[77'),
        (r'"net":\[-?\d+', '"net":[77'),
        (r'"amount":\d+', '"amount":7'),
        (r'"pot":0', '"pot":7'),
    ]
    for old, new in amounts:
        refused_at(verify(with_line(game, end, old, new)).trouble, "record_amount", end + 1)
    refused_at(verify(with_line(game, end, r'"salt":"', '"salt":"7')).trouble, "record_opened", end + 1)
    refused_at(verify(with_line(game, end, r'"wall":\["..', '"wall":["g1')).trouble, "record_opened", end + 1)
    refused_at(verify(with_line(game, end, "mahjong", "draw")).trouble, "record_differs", end + 1)
    refused_at(verify(with_line(game, 2, r'"commitment":"....', '"commitment":"')).trouble, "record_commitment", 3)
    refused_at(verify(with_line(game, 1, r'"salt":"', '"salt":"7')).trouble, "record_commitment", 3)
    refused_at(verify(with_line(game, 1, r'"wall":\["..', '"wall":["g1')).trouble, "record_illegal", 2)
    refused_at(verify(with_line(game, 1, r'"dice":\[\[.', '"dice":[[7')).trouble, "record_illegal", 2)
    refused_at(verify(with_line(game, 1, '"steps":', '"steps":1')).trouble, "record_steps", 2)
    refused_at(verify(with_line(game, 0, '"strict":false', '"strict":true')).trouble, "record_seal", 1)


def test_a_step_too_many_or_too_few() -> None:
    game = recorded("nts2002")
    at = next(at for at, line in enumerate(game.lines) if '"discard"' in line and '"steps":2' in line)
    fewer = [*game.lines[: at + 2], *game.lines[at + 3 :]]
    fewer[at] = fewer[at].replace('"steps":2', '"steps":1')
    refused_at(verify(fewer).trouble, "record_steps", at + 1)
    more = [*game.lines[: at + 3], game.lines[at + 2], *game.lines[at + 3 :]]
    more[at] = more[at].replace('"steps":2', '"steps":3')
    refused_at(verify(more).trouble, "record_steps", at + 1)
    refused_at(verify(game.lines[: at + 2]).trouble, "record_cut", at + 3)
    cut = [*game.lines[: at + 2], game.lines[at + 2][:9]]
    refused_at(verify(cut).trouble, "record_cut", at + 3)


def test_a_tile_that_is_lost_is_found() -> None:
    """The referee is not believed either: here somebody has had a tile more than once from the start."""
    game = recorded("nts2002")
    number, group = next((at, group) for at, group in enumerate(read_record(game.lines).groups) if at > 5)
    state = game.states[number]
    refereed(state, group)
    seat = (state.table.turn + 2) % 4
    own = state.own[seat]
    twice = own._replace(rack=(*own.rack[:-1], own.rack[0]))
    assert tiles_of(state._replace(own=(*state.own[:seat], twice, *state.own[seat + 1 :]))) != tiles_of(state)
    with pytest.raises(RecordError) as caught:
        refereed(state._replace(own=(*state.own[:seat], twice, *state.own[seat + 1 :])), group)
    refused_at(caught.value, "record_tiles", group.line)


def test_where_two_values_differ() -> None:
    assert difference({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3}]}) == ("a[1].b", "2", "3")
    assert difference({"a": 1}, {"a": True}) == ("a", "1", "true")
    assert difference({"a": 1, "c": 1}, {"a": 1}) == ("c", "1", "-")
    assert difference({"a": 1}, {"a": 1, "b": "x"}) == ("b", "-", '"x"')
    assert difference({"a": [1]}, {"a": [1, 2]}) == ("a", "[1]", "[1, 2]")
    assert difference({"a": [1]}, {"a": [1]}) is None


def test_every_code_of_a_record_is_raised_in_these_tests() -> None:
    tests = ROOT / "tests"
    files = (tests / "test_log.py", tests / "review" / "test_brought.py", *(tests / "play").glob("test_record_*.py"))
    text = "".join(file.read_text("utf-8") for file in files)
    codes = {code for code in TROUBLE if code.startswith("record_")}
    assert {code for code in codes if f'"{code}"' not in text} == set()

"""Records of games: replayed, cut off anywhere, tampered with anywhere, and refereed again."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.recorded import TABLES, Recorded, record, recorded
from tools import record_schema
from windroos.books.catalog import IDS, rules
from windroos.books.house import load_house
from windroos.cli import main
from windroos.errors import RecordError
from windroos.play.model import events
from windroos.play.model.events import NOBODY
from windroos.play.record.log import ACTIONS, EVENTS, decode, read_event, read_step
from windroos.play.record.record import (
    Cut,
    RecordedAction,
    group_lines,
    header_line,
    read_groups,
    read_header,
    read_record,
    record_lines,
    stream,
)
from windroos.play.record.record_rules import book_of, rules_of
from windroos.play.record.replay import replay, resume
from windroos.play.record.values import read_as
from windroos.play.record.verify import difference, refereed, tiles_of, verify
from windroos.play.referee.seat import first_view, follow, seen_by_player
from windroos.play.referee.state import State, view_of
from windroos.rules import bmj
from windroos.rules.rules import configure
from windroos.rules.special import Formations
from windroos.text.trouble import TROUBLE
from windroos.wire.spelling import whole

ROOT = Path(__file__).parent.parent
FRIENDLY = [(id, False, 4) for id in IDS]


@pytest.fixture(autouse=True)
def plain_english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


def same(state: State, other: State) -> bool:
    """The states are equal; the rules, which are compared by who they are, need only count alike."""
    match = state.table.match._replace(rules=other.rules)
    alike = state._replace(rules=other.rules, table=state.table._replace(match=match))
    return state.rules.digest == other.rules.digest and alike == other


# --- replay --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_is_the_game(table: tuple[str, bool, int]) -> None:
    game = recorded(*table)
    read = read_record(game.lines)
    assert tuple(record_lines(read)) == game.lines
    assert read.header == game.header
    assert [(group.action, group.steps) for group in read.groups] == list(game.groups)
    assert (read.pending, read.begun, read.lines, read.cut) == (None, 0, len(game.lines), False)
    assert [game.lines[group.line - 1] for group in read.groups] == [
        next(group_lines(action, steps)) for action, steps in game.groups
    ]
    assert verify(game.lines) == (2, sum(len(steps) for _, steps in game.groups), True, None)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_replay_to_any_point(table: tuple[str, bool, int]) -> None:
    game = recorded(*table)
    read = read_record(game.lines)
    assert same(replay(read), game.states[-1])
    assert same(replay(read, 0), game.states[0])
    at = 0
    for number, (_, steps) in enumerate(game.groups, 1):
        at += len(steps)
        if number % 60 == 0:
            assert same(replay(read, at), game.states[number])


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_player_s_stream_is_all_he_needs(table: tuple[str, bool, int]) -> None:
    """Folded from the lines that a player was sent, his view is what the referee says he sees, after every action."""
    game = recorded(*table)
    start = game.states[0]
    for player in range(len(game.header.players)):
        view = first_view(start.rules, start.conduct, start.table.match, player)
        lines = stream((step for _, steps in game.groups for step in steps), player)
        for (_, steps), state in zip(game.groups, game.states[1:], strict=True):
            for step in steps:
                for _ in seen_by_player(step, view.table, player):
                    event = read_event(json.loads(next(lines)))
                    assert not isinstance(event, events.Built)
                    view = follow(view, event)
                    assert (
                        not isinstance(event, events.DealtRack | events.Received | events.Answered)
                        or event.seat == view.seat
                    )
            assert view.table == state.table
            assert view.seat == NOBODY or view == view_of(state, view.seat)
        assert next(lines, None) is None


def test_a_spectator_is_sent_public_events_alone() -> None:
    steps = [step for _, steps in recorded("hongkong").groups for step in steps]
    sent = list(stream(steps, NOBODY))
    assert [read_event(json.loads(line)) for line in sent] == [step.public for step in steps if step.public is not None]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_tile_is_somewhere(table: tuple[str, bool, int]) -> None:
    states = recorded(*table).states
    full = {tile: states[0].conduct.tiles.count(tile) for tile in set(states[0].conduct.tiles)}
    assert all(tiles_of(state) == full for state in states if state.table.phase)


# --- the header ----------------------------------------------------------------------------------------------------


def test_the_first_line() -> None:
    header = recorded("nts2002", people=4).header
    value = json.loads(header_line(header))
    assert list(value)[:4] == ["windroos", "format", "program", "rules"]
    assert (value["rules"], value["players"], value["options"]["minimum"]) == (
        "nts2002",
        ["Aad", "Bep", "Cor", "Zoë"],
        0,
    )
    assert "dreamer" not in value
    assert "house" not in value
    assert read_header(header_line(header)) == header


@pytest.mark.parametrize("id", IDS)
def test_the_same_rules_come_back(id: str) -> None:
    assert rules_of(book_of(rules(id)), "0") is rules(id)
    for option in rules(id).rule_set.options:
        for value in option.values[:2]:
            chosen = rules(id, {option.id: value})
            assert rules_of(book_of(chosen), "0").digest == chosen.digest


def test_house_rules_come_back_from_the_record() -> None:
    house = load_house(
        'name = "Draak"\nrules = "nts2002"\n[items.schoon]\ndoubles = 2\n[items.pe_ling]\ncount = false\n'
    )
    game = record(house.rules, hands=1)
    header = read_header(game.lines[0])
    assert header.house is not None
    assert (header.house.name, header.house.items) == ("Draak", {"schoon": {"doubles": 2}, "pe_ling": {"count": False}})
    again = rules_of(header.book, "0")
    assert (again.digest, again.name) == (house.rules.digest, "Draak")
    assert again.digest != rules("nts2002").digest
    assert verify(game.lines).in_order


def test_the_club_s_example_comes_back() -> None:
    club = load_house(ROOT / "examples" / "club.toml").rules
    assert rules_of(book_of(club), "0").digest == club.digest


def test_a_record_from_before_an_option_was_asked_is_still_read() -> None:
    """Its header knows no `formations`; by default that is the list as it was."""
    book = book_of(rules("nmv144"))
    assert book.digest == "bbeb3fda1f4c52ba"
    older = book._replace(options={id: value for id, value in book.options.items() if id != "formations"})
    assert rules_of(older, "0.1.0") is rules("nmv144")


@pytest.mark.parametrize("own", [False, True])
def test_a_record_keeps_which_formations_are_played(own: bool) -> None:
    club = Formations.of("club", bmj.shipped().rows[5:]) if own else None
    chosen = configure(rules("nmv144").rule_set, {"formations": "derived"}, club)
    book = book_of(chosen)
    assert (book.house is not None) == own
    read = rules_of(book, "0.1.0", club)
    assert read.formations is not None
    assert read.formations.digest == chosen.formations.digest  # type: ignore[union-attr]  # the 144 rules have a list
    assert {row.certainty for row in read.formations.rows} <= {"derived", "certain"}


def test_a_list_of_formations_must_be_given() -> None:
    club = Formations.of("club", bmj.shipped().rows[:-1])
    game = record(configure(rules("nmv144").rule_set, formations=club), hands=1)
    assert verify(game.lines, club).in_order
    for given in (None, bmj.shipped()):
        trouble = verify(game.lines, given).trouble
        assert trouble is not None
        assert (trouble.code, trouble.line) == ("record_formations", 1)


def reheaded(game: Recorded, **changes: Any) -> list[str]:
    """The game with another header, sealed anew."""
    return [header_line(game.header._replace(**changes)), *game.lines[1:]]


def test_another_program_with_the_same_rules_reads_it() -> None:
    game = recorded("nts2002")
    assert verify(reheaded(game, program="7.5.3")).in_order


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"version": 99}, "record_version"),
        ({"digest": "0123456789abcdef"}, "record_digest"),
        ({"rules": "riichi"}, "record_rules"),
        ({"options": {"minimum": 77}}, "record_option"),
        ({"options": {"snor": 1}}, "record_option"),
        ({"options": {"minimum": 1}}, "record_digest"),
        ({"players": ("Aad", "Bep", "Cor")}, "record_match"),
        ({"players": ("Aad", "Bep", "Cor", "Aad")}, "record_match"),
        ({"seats": (0, 1, 2, 2)}, "record_match"),
        ({"rounds": 77}, "record_match"),
        ({"format": 2}, "record_format"),
    ],
)
def test_other_rules_are_refused(changes: dict[str, Any], code: str) -> None:
    game = recorded("nts2002")
    refused_at(verify(reheaded(game, **changes)).trouble, code, 1)


def test_house_rules_that_this_program_does_not_know() -> None:
    game = record(load_house('rules = "nts2002"\n[items.schoon]\ndoubles = 2\n').rules, hands=1)
    assert game.header.house is not None
    house = game.header.house._replace(items={"snor": {"doubles": 2}})
    refused_at(verify(reheaded(game, house=house)).trouble, "record_item", 1)
    line = game.lines[0].replace('{"doubles":2}', '{"doubles":true}')
    refused_at(verify([line]).trouble, "record_value", 1)
    line = game.lines[0].replace('{"doubles":2}', '{"snor":2}')
    refused_at(verify([line]).trouble, "record_key", 1)


def refused_at(trouble: RecordError | None, code: str, line: int) -> None:
    assert trouble is not None
    assert (trouble.code, trouble.line) == (code, line), str(trouble)
    assert "{" not in trouble.sentence("nl").replace("{...}", "")
    assert trouble.sentence("nl") != trouble.sentence("en")
    assert trouble.hint("nl") != trouble.hint("en")


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        ([], "record_empty"),
        (["\n"], "record_empty"),
        (["# Windroos\n"], "record_no_header"),
        (["{}\n"], "record_no_header"),
        (['{"windroos":"tape"}\n'], "record_no_header"),
        (['{"windroos":"record"'], "record_json"),
        (['{"windroos":"record"}'], "record_format"),
        (['{"windroos":"record","format":1}'], "record_key_missing"),
    ],
)
def test_what_is_no_record(lines: list[str], code: str) -> None:
    trouble = verify(lines).trouble
    assert trouble is not None
    assert trouble.code == code
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    assert caught.value.code == code


# --- cut off -------------------------------------------------------------------------------------------------------


def gone_on(game: Recorded, text: str) -> str:
    """What is in the file when a record that was cut off is resumed and played as before."""
    read = read_record(text.split("\n"))
    state = resume(read).state
    done = len(read.groups) + (read.pending is not None)
    assert same(state, game.states[done])
    whole = read.lines - read.begun - (read.pending is not None)
    kept = list(game.lines[:whole])
    assert text.startswith("".join(line + "\n" for line in kept)[: len(text)])
    for action, steps in game.groups[len(read.groups) :]:
        kept.extend(group_lines(action, steps))
    return "".join(line + "\n" for line in kept)


def test_a_record_cut_off_at_every_byte_loses_nothing() -> None:
    """One short record: two turns of a hand. An action is lost only where its own line is not whole."""
    game = recorded("mcr", hands=1)
    text = "".join(line + "\n" for line in game.lines[:14])
    raw = text.encode()
    starts = [0]
    for line in game.lines[:14]:
        starts.append(starts[-1] + len(line.encode()) + 1)
    seen: set[tuple[int, bool, int]] = set()
    for cut in range(starts[1] - 1, len(raw) + 1):
        part = raw[:cut].decode("utf-8", "surrogateescape")
        read = read_record(part.split("\n"))
        ends = [start for start in starts[1:] if start - 1 <= cut]
        assert read.lines == len(ends)
        assert read.cut == (cut not in starts and cut + 1 not in starts)
        shape = (len(read.groups), read.pending is not None, read.begun)
        if shape not in seen:
            seen.add(shape)
            assert gone_on(game, part) == game.text()
    assert len(seen) > 8


def test_a_header_that_was_cut_off_is_no_record() -> None:
    line = recorded("mcr").lines[0]
    for cut in range(1, len(line), 7):
        with pytest.raises(RecordError) as caught:
            read_record([line[:cut]])
        assert caught.value.line == 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_record_cut_off_anywhere_goes_on(table: tuple[str, bool, int]) -> None:
    game = recorded(*table)
    text, random = game.text(), Random(str(table))
    for _ in range(8):
        cut = random.randrange(len(game.lines[0]), len(text))
        assert gone_on(game, text[:cut]) == text
        trouble = verify(text[:cut].split("\n")).trouble
        assert trouble is None or trouble.code == "record_cut"


def test_what_is_there_of_a_record() -> None:
    game = recorded("nts2002")
    at = next(at for at, line in enumerate(game.lines) if '"begin"' in line)
    first = next(read_groups(game.lines[at : at + 4], at + 1))
    assert isinstance(first, RecordedAction)
    assert (first.line, first.whole, first.needs, len(first.steps)) == (at + 1, True, 3, 3)
    part = [*game.lines[at : at + 3], game.lines[at + 3][:20]]
    group, cut = read_groups(part, at + 1)
    assert isinstance(group, RecordedAction)
    assert (group.whole, len(group.steps)) == (False, 2)
    assert cut == Cut(at + 4)
    assert read_record(game.lines[:1]) == (game.header, (), None, 0, 1, False)


def test_a_wrong_line_that_is_not_the_last_is_no_cut() -> None:
    lines = list(recorded("nts2002").lines)
    lines[20] = lines[20][:-3]
    with pytest.raises(RecordError) as caught:
        read_record(lines)
    refused_at(caught.value, "record_json", 21)
    refused_at(verify(lines).trouble, "record_json", 21)


def test_of_two_wrong_lines_in_a_group_the_first_is_named() -> None:
    lines = list(recorded("nts2002").lines)
    at = next(at for at, line in enumerate(lines) if '"steps":2' in line and at > 20)
    verdict = verify(
        [*lines[: at + 1], *lines[at + 2 :]]
    )  # a line was taken away: the next one is not what it should be
    refused_at(verdict.trouble, "record_differs", at + 2)
    refused_at(verify([*lines[: at + 2], *lines[at + 3 :]]).trouble, "record_key", at + 3)


@pytest.mark.parametrize(
    "text",
    ["", '{"a" 1}', '{"a":1 "b"}', "{a}", '{"a', '{"a":1}}', '{"a":"\t"}', '{"a":"\\x"}', '{"a":"\\u12"}', '{"a":1,}'],
)
def test_what_is_wrong_with_json_is_said_in_words_of_our_own(text: str) -> None:
    with pytest.raises(RecordError, match="This is not JSON") as caught:
        decode(text)
    theirs = str(caught.value.values["what"])
    assert theirs not in caught.value.sentence("nl")
    assert theirs not in caught.value.sentence("en")


def test_what_a_number_may_be_is_said_without_dots() -> None:
    for spelling, value, wanted in ((whole(1), 0, ">= 1"), (whole(0, 4), 5, "0..4"), (whole(), "x", "-∞..∞")):
        with pytest.raises(RecordError) as caught:
            read_as(spelling, value, "rounds")
        assert caught.value.values["wanted"] == wanted


def test_ends_of_line_do_not_matter() -> None:
    game = recorded("mcr")
    assert verify([line + "\r\n" for line in game.lines]).in_order
    assert verify([*game.lines, ""]).in_order
    assert verify([line.replace(":", ": ") for line in game.lines]).in_order


# --- tampered with -------------------------------------------------------------------------------------------------


def changed(value: Any, random: Random) -> Iterator[Any]:
    """The value of a line with one thing in it changed: every leaf once, but of a long list only one."""
    if isinstance(value, dict):
        for key in value:
            for other in changed(value[key], random):
                yield {**value, key: other}
            if key not in ("private", "sealed"):
                yield {name: one for name, one in value.items() if name != key}
    elif isinstance(value, list):
        spots = range(len(value)) if len(value) < 5 else [random.randrange(len(value))]
        for at in spots:
            for other in changed(value[at], random):
                yield [*value[:at], other, *value[at + 1 :]]
        if value:
            yield value[:-1]
    elif isinstance(value, bool):
        yield not value
    elif isinstance(value, int):
        yield value + 1
    elif value is None:
        yield "E"
    elif value in ("E", "S", "W", "N"):
        yield "ESWN"["ESWN".index(value) - 1]
    elif re.fullmatch(r"[1-9][mpsz]|[fg][1-4]", value):
        yield "1m" if value != "1m" else "9s"
    else:
        yield value + "x"


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


def ended(game: Recorded) -> int:
    """The index of the line that ends the first hand."""
    return next(at for at, line in enumerate(game.lines) if '"hand_ended"' in line)


def with_line(game: Recorded, at: int, old: str, new: str) -> list[str]:
    line = re.sub(old, new, game.lines[at], count=1)
    assert line != game.lines[at], old
    return [*game.lines[:at], line, *game.lines[at + 1 :]]


def won() -> Recorded:
    """A game of which the first hand is won."""
    return next(game for seed in range(99) if '"won"' in (game := recorded("mcr", hands=1, seed=seed)).text())


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
    text = "".join((ROOT / "tests" / name).read_text("utf-8") for name in ("test_record.py", "test_log.py"))
    codes = {code for code in TROUBLE if code.startswith("record_")}
    assert {code for code in codes if f'"{code}"' not in text} == set()


# --- the command ---------------------------------------------------------------------------------------------------


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = won()
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    good.write_text(game.text(), encoding="utf-8")
    bad.write_text("\n".join(with_line(game, ended(game), r'"pot":0', '"pot":7')) + "\n", encoding="utf-8")
    steps = sum(len(steps) for _, steps in game.groups)
    assert main(["verify", str(good)]) == 0
    assert capsys.readouterr().out == f"{good}: in order: 1 hand, {steps} steps; the match is over.\n"
    assert main(["verify", str(good), "--lang", "nl"]) == 0
    assert capsys.readouterr().out == f"{good}: in orde: 1 spel, {steps} stappen; de partij is uit.\n"
    assert main(["verify", str(good), str(bad)]) == 1
    said = capsys.readouterr().out
    assert f"Line {ended(game) + 1}: 'public.pot' is 7; the referee makes it 0." in said
    assert "In order before that: 0 hands, " in said
    assert main(["verify", str(bad), "--json", "--lang", "nl"]) == 1
    (answer,) = json.loads(capsys.readouterr().out)
    assert (answer["in_order"], answer["line"], answer["error"]["code"]) == (False, ended(game) + 1, "record_amount")
    assert answer["error"]["message"].startswith(f"Regel {ended(game) + 1}: ")


def test_the_command_with_house_rules(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "list.toml").write_text((ROOT / "src/windroos/rules/bmj.toml").read_text("utf-8"), encoding="utf-8")
    house = tmp_path / "house.toml"
    house.write_text('rules = "nmv144"\nformations = "list.toml"\n', encoding="utf-8")
    text = (tmp_path / "list.toml").read_text("utf-8")
    (tmp_path / "list.toml").write_text(text.replace("value = 1000", "value = 500", 1), encoding="utf-8")
    game = record(load_house(house).rules, hands=1)
    file = tmp_path / "game.jsonl"
    file.write_text(game.text(), encoding="utf-8")
    assert main(["verify", str(file)]) == 1
    assert "--house FILE" in capsys.readouterr().out
    assert main(["verify", str(file), "--house", str(house)]) == 0


def test_the_command_when_nothing_can_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_bytes(recorded("mcr").text().encode()[:-30] + b"\xff\xfe")
    assert main(["verify"]) == 2
    assert main(["verify", str(tmp_path / "none.jsonl")]) == 2
    assert main(["verify", str(tmp_path), str(tmp_path / "none.jsonl")]) == 2
    assert main(["verify", str(file), str(tmp_path / "none.jsonl")]) == 1
    printed = capsys.readouterr()
    assert "cut off here" in printed.out
    assert "none.jsonl cannot be read" in printed.err
    file.write_bytes(b"\x89PNG\r\n\x1a\n")
    assert main(["verify", str(file)]) == 1
    assert "no record of Windroos" in capsys.readouterr().out


# --- the documents ---


@pytest.mark.parametrize("name", ["record.md", "verslag.md"])
def test_the_documents_name_every_line_and_show_real_ones(name: str) -> None:
    text = (ROOT / "docs" / name).read_text("utf-8")
    named = {*EVENTS, *ACTIONS, *(key for key in record_schema.schema()["$defs"]["header"]["properties"])}
    assert {word for word in named if f"`{word}`" not in text} == set()
    (shown,) = re.findall(r"```json\n(.*?)```", text, re.DOTALL)
    header, *lines = shown.splitlines()
    assert list(json.loads(header)) == list(json.loads(recorded("nts2002").lines[0]))
    groups = list(read_groups(lines))
    assert [isinstance(group, RecordedAction) and group.whole for group in groups] == [True, True]
    for target in re.findall(r"\]\(([^)#]+)", text):
        assert (ROOT / "docs" / target).exists()


@pytest.mark.parametrize("name", ["record.md", "verslag.md"])
def test_the_programs_in_the_documents_run(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check of the commitment, and what the library can do with a record."""
    game = recorded("hongkong")
    for file in ("game.jsonl", "spel.jsonl"):
        (tmp_path / file).write_text(game.text(), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    blocks = re.findall(r"```python\n(.*?)```", (ROOT / "docs" / name).read_text("utf-8"), re.DOTALL)
    printed = [run_python(block, "game.jsonl") for block in blocks]
    assert printed[0] == ["True", "True"]
    assert printed[1] == list(stream((step for _, steps in game.groups for step in steps), 0))


def run_python(code: str, argument: str) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-c", code, argument]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", env=environment, check=True)
    return done.stdout.splitlines()


# --- the schema ----------------------------------------------------------------------------------------------------


def test_the_schema_is_up_to_date() -> None:
    assert record_schema.TARGET.read_text("utf-8") == record_schema.text()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_line_is_as_the_schema_says(table: tuple[str, bool, int]) -> None:
    schema = record_schema.schema()
    for line in recorded(*table).lines:
        assert fits(json.loads(line), schema, schema), line


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    schema, random = record_schema.schema(), Random(5)
    for line in random.sample(recorded("hongkong").lines[1:], 60):
        for value in changed(json.loads(line), random):
            text = json.dumps(value)
            assert fits(value, schema, schema) == readable(text), text


def readable(text: str) -> bool:
    try:
        if '"action"' in text:
            next(read_groups([text]))
        else:
            read_step(text)
    except RecordError:
        return False
    return True


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """The part of JSON Schema that the schema uses."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)
    for key, wanted in schema.items():
        if not _KEYWORDS[key](value, wanted, schema, root):
            return False
    return True


_TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: type(value) is int,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


def _object_fits(value: Any, wanted: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    return not isinstance(value, dict) or all(
        fits(value[key], form, root) for key, form in wanted.items() if key in value
    )


def _others_fit(value: Any, wanted: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    others = (
        []
        if not isinstance(value, dict)
        else [one for key, one in value.items() if key not in schema.get("properties", {})]
    )
    return not others if wanted is False else all(fits(one, wanted, root) for one in others)


_KEYWORDS: dict[str, Any] = {
    **dict.fromkeys(("$schema", "title", "description", "$defs"), lambda *_: True),
    "type": lambda value, wanted, *_: any(
        _TYPES[name](value) for name in ([wanted] if isinstance(wanted, str) else wanted)
    ),
    "const": lambda value, wanted, *_: value == wanted and type(value) is type(wanted),
    "enum": lambda value, wanted, *_: value in wanted,
    "pattern": lambda value, wanted, *_: not isinstance(value, str) or re.search(wanted, value) is not None,
    "minimum": lambda value, wanted, *_: type(value) is not int or value >= wanted,
    "maximum": lambda value, wanted, *_: type(value) is not int or value <= wanted,
    "required": lambda value, wanted, *_: not isinstance(value, dict) or set(wanted) <= set(value),
    "uniqueItems": lambda value, *_: not isinstance(value, list) or len(set(map(str, value))) == len(value),
    "items": lambda value, wanted, _, root: (
        not isinstance(value, list) or all(fits(one, wanted, root) for one in value)
    ),
    "anyOf": lambda value, wanted, _, root: any(fits(value, form, root) for form in wanted),
    "oneOf": lambda value, wanted, _, root: sum(fits(value, form, root) for form in wanted) == 1,
    "properties": _object_fits,
    "additionalProperties": _others_fit,
}

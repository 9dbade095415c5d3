"""A record is the game: replayed to any point, read by one player, cut off anywhere, and gone on with."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.play.records import refused_at
from tests.recorded import TABLES, Recorded, recorded
from windroos.errors import RecordError
from windroos.play.model import events
from windroos.play.model.events import NOBODY, seen_by
from windroos.play.record.log import decode, read_event
from windroos.play.record.record import (
    Cut,
    RecordedAction,
    group_lines,
    read_groups,
    read_record,
    record_lines,
    stream,
)
from windroos.play.record.replay import replay, resume
from windroos.play.record.values import read_as
from windroos.play.record.verify import tiles_of, verify
from windroos.play.referee.seat import first_view, follow, seat_of
from windroos.play.referee.state import State, view_of
from windroos.wire.spelling import whole


def same(state: State, other: State) -> bool:
    """The states are equal; the rules, which are compared by who they are, need only count alike."""
    match = state.table.match._replace(rules=other.rules)
    alike = state._replace(rules=other.rules, table=state.table._replace(match=match))
    return state.rules.digest == other.rules.digest and alike == other


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
                for _ in seen_by(step, seat_of(view.table.players, player)):
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

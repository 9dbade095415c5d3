"""The golden games of `tests/games`: refereed again to the same lines, and to the same bytes for every player."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tests.golden_games import GAMES, STREAMS, played, streams
from windroos.books.catalog import IDS
from windroos.hosting.changes import changes, told
from windroos.hosting.shapes import table_object
from windroos.play.model import events as event_kinds
from windroos.play.model.events import NOBODY
from windroos.play.record.header import first_state
from windroos.play.record.record import read_record
from windroos.play.record.verify import verify
from windroos.play.referee.state import evolve, view_of

FILES = sorted(GAMES.glob("*.jsonl"))
WANTED = (
    event_kinds.Melded,
    event_kinds.Konged,
    event_kinds.Exposed,
    event_kinds.Won,
    event_kinds.CalledFalsely,
    event_kinds.Voided,
    event_kinds.Fouled,
    event_kinds.BetMade,
    event_kinds.Endangered,
    event_kinds.MoonAnnounced,
    event_kinds.TimeWasUp,
    event_kinds.Paused,
)


def test_there_is_a_game_of_each_book_on_both_kinds_of_table() -> None:
    assert {path.stem for path in FILES} >= {f"{id}-{manner}" for id in IDS for manner in ("friendly", "strict")}


def test_the_games_have_rare_events() -> None:
    events = [step.public for path in FILES for step in played(path)[1]]
    told = Counter(map(type, events))
    assert all(told[kind] for kind in WANTED), told
    assert sum(isinstance(event, event_kinds.Won) and event.robbed for event in events) >= 2
    reasons = {event.reason for event in events if isinstance(event, event_kinds.HandEnded)}
    assert reasons >= {"mahjong", "kongs", "false", "bell"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_game_is_refereed_again(path: Path) -> None:
    lines = path.read_text().splitlines()
    state, steps, again = played(path)
    assert again[1:] == lines[1:]  # the header names the version of the program
    verdict = verify(lines)
    assert verdict.in_order, verdict.trouble
    assert sum(state.table.match.points) <= 0  # fouls are taken and given to nobody
    kept = [line.split(" ", 1)[1] for line in STREAMS.read_text().splitlines() if line.split()[0] == path.stem]
    assert kept == list(streams(steps, len(state.table.match.players)))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_what_is_told_of_a_table_is_all_of_it_though_only_what_changed_is_made_anew(path: Path) -> None:
    steps = played(path)[1]
    state = first_state(read_record(path.read_text().splitlines()).header)
    lies = told(view_of(state, NOBODY))
    for step in steps:
        state = evolve(state, step)
        view = view_of(state, NOBODY)
        before, lies = lies, told(view, lies)
        afresh = told(view)
        assert lies.told == table_object(view)
        assert (lies.wall, lies.table) == (afresh.wall, afresh.table)
        assert changes(before, lies, view.conduct.stacks) == changes(before, afresh, view.conduct.stacks)

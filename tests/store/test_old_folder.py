"""A folder that version 0.1.0 made and counted: today's program opens it, says the same, and goes on with it.

`version_0_1_0/windroos.sql` is that program's own database as text, `answers.json` what it said of it itself: five
tables that are counted (tiles, numbers, a correction, house rules, offences, five players), two games of a person and
computer players that are over, and two that are in the middle of a hand.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from time import sleep
from types import SimpleNamespace
from typing import Any, Final, cast

import pytest
from starlette.testclient import TestClient

from tests.hosting.at_table import HostedTable, TableWindow, settle, swiftly
from tests.web.conftest import apart, be_host, open_site_at
from tests.web.thumb import Thumb
from windroos.cli import main
from windroos.hosting.history import board_of, bodies, finished, groups, record_text
from windroos.hosting.lobby import Lobby
from windroos.hosting.room import Pace
from windroos.hosting.setup import read_setup
from windroos.hosting.tickets import new_id
from windroos.play.model.events import HandEnded
from windroos.play.model.view import Phase
from windroos.play.record.verify import verify
from windroos.scoresheet.rows import rows
from windroos.store.backup import backup, check_file
from windroos.store.place import DATABASE
from windroos.store.schema import VERSION
from windroos.store.store import Store
from windroos.web.app import create_app
from windroos.web.count.tables import CountedTables
from windroos.web.export import csv_text

HERE: Final = Path(__file__).parent / "version_0_1_0"
ANSWERS: Final = json.loads((HERE / "answers.json").read_text("utf-8"))
COUNTED: Final[dict[str, Any]] = ANSWERS["counted"]
PLAYED: Final[dict[str, Any]] = ANSWERS["played"]
OLD_ROWS: Final = {
    "stream": "id, kind, made, closed, header",
    "event": "stream, number, at, body",
    "note": "stream, key, revision, body, at",
}
"""What 0.1.0 kept, apart from its secrets."""
SECRETS: Final = "select name, value from setting where name in ('host', 'links') order by name"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """The database as 0.1.0 left it."""
    made = tmp_path / "club" / DATABASE
    made.parent.mkdir()
    with closing(sqlite3.connect(made)) as connection:
        connection.executescript((HERE / "windroos.sql").read_text("utf-8"))
    return made


@pytest.fixture
def client(path: Path) -> Iterator[TestClient]:
    """The host's browser at a site of today in the old folder."""
    with TestClient(create_app(open_site_at(path.parent)), headers={"accept-language": "nl"}) as client:
        yield be_host(client)


def kept_in(path: Path) -> dict[str, list[tuple[object, ...]]]:
    """All that 0.1.0 wrote, row by row."""
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        found = {table: file.execute(f"select {names} from {table} order by 1, 2").fetchall()
                 for table, names in OLD_ROWS.items()}  # fmt: skip
        return {**found, "setting": file.execute(SECRETS).fetchall()}


def version_of(path: Path) -> str:
    with closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as file:
        return str(file.execute("select version_num from alembic_version").fetchone()[0])


def counted_now(store: Store, name: str) -> dict[str, Any]:
    """What today's program says of a counted table, in the old one's words."""
    said = COUNTED[name]
    kept = apart(CountedTables(store, new_id).get(said["id"]))
    match, stream = kept.sheet.match, store.stream(said["id"])
    assert stream is not None
    return {
        "id": kept.id,
        "rules": match.rules.id,
        "digest": match.rules.digest,
        "players": list(match.players),
        "points": list(match.points),
        "seats": list(match.seats),
        "round": match.round,
        "hand": match.hand,
        "over": match.over,
        "closed": stream.closed is not None,
        "hands": [
            {
                "net": [side.net for side in entry.counted.sides],
                "total": [side.total for side in entry.counted.sides],
                "items": [
                    side.score and [line.entry.id for line in side.score.lines if line.replaced_by is None]
                    for side in entry.counted.sides
                ],
            }
            for entry in kept.sheet.entries
        ],
        "on_paper": {str(number): len(kept.draft(number).taps) for number in kept.steps},
        "revision": kept.revision,
        "csv": csv_text(rows(kept.sheet, "nl"), "nl").decode("utf-8-sig").splitlines(),
    }


def played_now(store: Store, name: str) -> dict[str, Any]:
    """The same of a game."""
    stream = store.stream(PLAYED[name]["id"])
    assert stream is not None
    setup, kept = read_setup(stream.header), bodies(store, stream.id)
    text, board = record_text(setup, kept, "en"), board_of(setup, kept)
    verdict, match = verify(text.splitlines()), board.table.match
    return {
        "id": stream.id,
        "rules": match.rules.id,
        "strict": setup.header.strict,
        "kinds": [place.kind for place in setup.places],
        "points": list(match.points),
        "hand": match.hand,
        "over": match.over,
        "closed": stream.closed is not None,
        "phase": board.table.phase.name.lower(),
        "turn": board.table.turn,
        "shown": board.count,
        "groups": len(kept),
        "hands_ended": verdict.hands,
        "steps": verdict.steps,
        "in_order": verdict.in_order,
        "record": hashlib.sha256(text.encode()).hexdigest(),
    }


def check_answers(path: Path) -> None:
    """Today's program says of a database what 0.1.0 said."""
    store = Store.open(path)
    try:
        assert {stream.id for stream in store.streams()} == {one["id"] for one in (COUNTED | PLAYED).values()}
        assert {name: counted_now(store, name) for name in COUNTED} == COUNTED
        assert {name: played_now(store, name) for name in PLAYED} == PLAYED
    finally:
        apart(store.close())


def test_what_0_1_0_kept_is_what_today_s_program_opens(path: Path) -> None:
    """The tables of the database are brought to this version; of what was written in them nothing changes."""
    before, was = kept_in(path), version_of(path)
    check_answers(path)
    assert (was, version_of(path)) == ("0002", VERSION)
    assert kept_in(path) == before
    check_file(path)
    check_answers(path)


def test_the_house_rules_of_0_1_0_still_count(path: Path) -> None:
    """Two doubles for a clean hand, where the book has one; a minimum of one fan, and a name of the house's own."""
    store = Store.open(path)
    sheet = apart(CountedTables(store, new_id).get(COUNTED["nts-house"]["id"])).sheet
    score = sheet.entry(1).counted.sides[1].score
    assert score is not None
    assert next(line.doubles for line in score.lines if line.entry.id == "schoon") == 2
    stream = store.stream(PLAYED["played-hongkong-house"]["id"])
    assert stream is not None
    setup = read_setup(stream.header)
    assert setup.header.options["minimum"] == 1
    assert setup.renamed["vier_pungen"].en == "Four of a kind"
    apart(store.close())


@pytest.mark.parametrize("name", COUNTED)
def test_the_pages_of_a_counted_table_say_its_points(client: TestClient, name: str) -> None:
    said, thumb = COUNTED[name], Thumb(client)
    words = thumb.go(f"/tellen/{said['id']}").words.replace(".", "").replace("−", "-")
    assert thumb.status == 200
    for points in said["points"]:
        assert str(points) in words
    for number in range(1, len(said["hands"]) + 1):
        assert thumb.go(f"/tellen/{said['id']}/spel/{number}").status == 200
    for file in (f"/tellen/{said['id']}.xlsx", f"/tellen/{said['id']}/print"):
        assert client.get(file).status_code == 200


@pytest.mark.parametrize("name", PLAYED)
def test_the_pages_of_a_game_replay_its_hands_and_hand_out_its_record(
    client: TestClient, path: Path, tmp_path: Path, name: str
) -> None:
    said = PLAYED[name]
    here = f"/spelen/{said['id']}"
    assert client.get(here).status_code == 200
    for number in range(1, said["hands_ended"] + 1):
        assert client.get(f"{here}/hand/{number}").status_code == 200
        replay = client.get(f"{here}/replay/{number}.json")
        assert replay.status_code == 200
        assert replay.json()
    record = client.get(f"{here}/record.jsonl").content
    if said["over"]:
        assert hashlib.sha256(record.replace(b'"Speler 1"', b'"Player 1"')).hexdigest() == said["record"]
    file = tmp_path / "game.jsonl"
    file.write_bytes(record)
    assert main(["verify", str(file)]) == 0
    assert kept_in(path)["event"] == kept_in_dump("event")


def kept_in_dump(table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(":memory:")) as memory:
        memory.executescript((HERE / "windroos.sql").read_text("utf-8"))
        return memory.execute(f"select {OLD_ROWS[table]} from {table} order by 1, 2").fetchall()


@pytest.mark.parametrize("name", [name for name in PLAYED if not PLAYED[name]["over"]])
def test_a_game_in_the_middle_is_played_to_its_end(path: Path, name: str) -> None:
    """From the very tile on: what 0.1.0 wrote is the beginning of a record that is in order as a whole."""
    said = PLAYED[name]
    store = Store.open(path)
    before = bodies(store, said["id"])

    async def go() -> None:
        stream = store.stream(said["id"])
        assert stream is not None
        thinker = HostedTable(read_setup(stream.header), Random(1)).thinker
        lobby = Lobby(store, Pace(), thinker, Random(5))
        room = await lobby.room(said["id"])
        assert room.board.count == said["shown"]
        table = cast(HostedTable, SimpleNamespace(room=room, setup=room.setup))
        window = TableWindow(table, 0, "nl")
        room.join(window.connection)
        await play_out(table, window)
        room.leave(window.connection)
        await asyncio.sleep(1)

    swiftly(go)
    apart(store.close())
    again = Store.open(path)
    stream, after = again.stream(said["id"]), bodies(again, said["id"])
    assert stream is not None
    assert stream.closed is not None
    assert after[: len(before)] == before
    assert finished(after) == after
    ends = sum(isinstance(step.public, HandEnded) for group in groups(after) for step in group.steps)
    verdict = verify(record_text(read_setup(stream.header), after, "en").splitlines())
    assert verdict.in_order
    assert verdict.over
    assert verdict.hands == ends > 0
    apart(again.close())


async def play_out(table: HostedTable, window: TableWindow) -> None:
    """A person at the table plays until the match is over; the disk is waited for, the clock is not."""
    room, random = table.room, Random(7)
    while not room.board.table.match.over:
        if room.board.table.phase == Phase.BETWEEN:
            if window.player not in room.clocks.ready:
                room.ready(window.connection)
        else:
            await window.play(random)
        await settle()
        await asyncio.to_thread(sleep, 0.001)


def test_a_hand_on_paper_and_every_counted_table_go_on(client: TestClient, path: Path) -> None:
    """The taps of 0.1.0 on the coming hand are still there, one is taken back; a match that was ended is resumed."""
    before = kept_in_dump("event")
    thumb = Thumb(client)
    for name, said in COUNTED.items():
        id, number = said["id"], len(said["hands"]) + 1
        if said["over"]:
            client.post(f"/tellen/{id}/tap", data={"tap": "resume"})
        if name == "nts-house":
            continue  # its one round is played
        thumb.go(f"/tellen/{id}/spel")
        if said["on_paper"]:
            assert thumb.path == f"/tellen/{id}/spel"
            thumb.press("tap=undo")
            assert thumb.said == ""
        thumb.press("tap=end&end=draw").press("tap=keep")
        assert thumb.said == "", name
        assert thumb.path == f"/tellen/{id}/spel/{number}"
    kept = kept_in(path)["event"]
    assert set(before) < set(kept)
    store = Store.open(path)
    for name, said in COUNTED.items():
        sheet = apart(CountedTables(store, new_id).get(said["id"])).sheet
        assert len(sheet.entries) == len(said["hands"]) + (name != "nts-house")
        assert [entry.counted.sides[0].net for entry in sheet.entries][: len(said["hands"])] == [
            hand["net"][0] for hand in said["hands"]
        ]
    apart(store.close())


def test_a_copy_of_the_old_file_is_made_and_put_back_without_changing_it(path: Path, tmp_path: Path) -> None:
    """By the commands, before anything of today has opened it: so there is a way back to 0.1.0."""
    bytes_before = path.read_bytes()
    copy, fresh = tmp_path / "copy.db", tmp_path / "fresh"
    assert main(["backup", str(copy), "--data", str(path.parent)]) == 0
    assert path.read_bytes() == bytes_before
    assert (version_of(copy), kept_in(copy)) == ("0002", kept_in(path))
    assert main(["restore", str(copy), "--data", str(fresh), "--sure"]) == 0
    check_answers(fresh / DATABASE)
    assert version_of(copy) == "0002"


def test_an_old_copy_takes_the_place_of_a_newer_folder_which_is_kept(path: Path, tmp_path: Path) -> None:
    """And a copy that today's program makes of the old folder holds the same."""
    old, today = tmp_path / "old.db", tmp_path / "today.db"
    backup(path, old)
    check_answers(path)
    backup(path, today)
    check_answers(today)
    assert main(["restore", str(old), "--data", str(path.parent), "--sure"]) == 0
    before = next(path.parent.glob("windroos-*-before.db"))
    assert version_of(before) == VERSION
    check_answers(path)

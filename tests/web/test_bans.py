"""Who is banned comes to no page and no socket, until the day that was said; it is looked up as events of the house."""

from __future__ import annotations

import asyncio
import json
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import KEY, apart, be_host
from windroos.cli import main
from windroos.store.store import Store
from windroos.web import doorman
from windroos.web.app import create_app, open_site
from windroos.web.bans import STREAM, Ban, Bans
from windroos.web.settings import Settings
from windroos.web.site import Site

pytestmark = pytest.mark.usefixtures("impatient")

STRANGER, OTHER = "198.51.100.7", "203.0.113.9"
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


@pytest.fixture
def house(tmp_path: Path) -> Site:
    settings = Settings(tmp_path, "http://testserver", names=frozenset({"testserver"}), lan=True, key=KEY, apart=False)
    return open_site(settings)


def banned(folder: Path, *words: str) -> None:
    assert main(["ban", *words, "--data", str(folder)]) == 0


def test_who_is_banned_gets_no_page(house: Site, tmp_path: Path) -> None:
    app = create_app(house)
    with TestClient(app, client=(STRANGER, 1), headers={"accept-language": "en"}) as stranger:
        assert stranger.get("/over").status_code == 200
        banned(tmp_path, STRANGER, "--days", "7")
        house.bans.look()
        answer = stranger.get("/over")
        assert answer.status_code == 403
        assert "may not come in" in answer.text
        assert TestClient(app, client=(OTHER, 1)).get("/over").status_code == 200
        host = be_host(TestClient(app, client=(OTHER, 1)))
        banned(tmp_path, OTHER)
        house.bans.look()
        assert host.get("/over").status_code == 200, "whoever has the terminal"
        banned(tmp_path, STRANGER, "--lift")
        house.bans.look()
        assert stranger.get("/over").status_code == 200


def test_a_person_is_banned_wherever_he_comes_from(house: Site, tmp_path: Path) -> None:
    """By the key of his seat, as the log marks it; his socket hears nothing more."""
    app = create_app(house)
    with TestClient(app, client=(STRANGER, 1)) as person:
        table = person.post("/tellen", data={"rules": "groenehart2011"})
        key = next(value for name, value in person.cookies.items() if name.startswith("t-"))
        with person.websocket_connect(f"{table.url.path}/ws") as socket:
            banned(tmp_path, house.marks.person(key))
            house.bans.look()
            socket.send_text("anything")
            told = socket.receive()
            while told["type"] != "websocket.close":
                told = socket.receive()
            assert told["code"] == doorman.BANNED
        moved = TestClient(app, client=(OTHER, 1), cookies=dict(person.cookies))
        assert moved.get("/over").status_code == 403
        with pytest.raises(WebSocketDisconnect), moved.websocket_connect(f"{table.url.path}/ws"):
            pass
        assert TestClient(app, client=(STRANGER, 1)).get("/over").status_code == 200


def test_a_ban_ends_on_its_day(tmp_path: Path) -> None:
    async def go() -> list[bool]:
        store = Store.open(tmp_path / "windroos.db", lambda: NOON)
        bans = Bans(store)
        await bans.ban(Ban("a-aaaaaaaaaaaa", NOON + timedelta(days=1)))
        found = [bans.holds(["a-aaaaaaaaaaaa"], NOON + timedelta(hours=hours)) for hours in (0, 23, 24)]
        found.append(bans.holds(["a-bbbbbbbbbbbb"], NOON))
        await store.close()
        return found

    assert apart(go()) == [True, True, False, False]


def test_two_programs_that_ban_at_once_both_do(tmp_path: Path) -> None:
    """Each decides after what the other wrote, also where neither had anything to read yet."""

    async def go() -> list[list[str]]:
        await Store.open(tmp_path / "windroos.db").close()
        stores = [Store.join(tmp_path / "windroos.db") for _ in range(2)]
        houses = [Bans(store) for store in stores]
        await asyncio.gather(
            *(one.ban(Ban(f"a-{letter * 12}", None)) for one, letter in zip(houses, "ab", strict=True))
        )
        await houses[1].ban(Ban("a-cccccccccccc", None))
        await houses[0].lift("a-cccccccccccc")
        for one in houses:
            one.look()
        found = [sorted(ban.mark for ban in one.all(NOON)) for one in houses]
        for store in stores:
            await store.close()
        return found

    assert apart(go()) == [["a-aaaaaaaaaaaa", "a-bbbbbbbbbbbb"]] * 2


def test_bans_are_events_of_the_house_without_an_address(house: Site, tmp_path: Path) -> None:
    banned(tmp_path, STRANGER, "--days", "1")
    banned(tmp_path, STRANGER, "--lift")
    told = [json.loads(event.body) for event in house.store.events(STREAM)]
    mark = house.marks.address(STRANGER)
    assert [(one["what"], one["who"]) for one in told] == [("banned", mark), ("lifted", mark)]
    assert STRANGER.encode() not in b"".join(path.read_bytes() for path in tmp_path.iterdir())


def test_the_command_lists_who_is_banned(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    at = ["--data", str(tmp_path), "--lang", "en"]
    assert main(["ban", *at]) == 0
    assert "Nobody" in capsys.readouterr().out
    assert main(["ban", "2001:db8:0:1::7", "--days", "2", *at]) == 0
    first = capsys.readouterr().out
    assert main(["ban", "2001:db8:0:1::8", "--json", *at]) == 0
    (ban,) = json.loads(capsys.readouterr().out)["bans"]
    assert ban["until"] is None, "of six a whole network, whose ban is now without an end"
    assert ban["who"] in first


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["Jan"], "'Jan' is neither an address nor a mark"),
        (["203.0.113.0/24"], "is neither an address nor a mark"),
        (["203.0.113.9", "--days", "0"], "--days"),
        (["203.0.113.9", "203.0.113.8"], "203.0.113.8"),
    ],
)
def test_what_is_typed_wrong_is_said(
    tmp_path: Path, words: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["ban", *words, "--data", str(tmp_path), "--lang", "en"]) == 2
    assert said in " ".join(capsys.readouterr().err.split())

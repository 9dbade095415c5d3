"""The API of tournaments: the same answers as the machine's door, to who may have them; and its description."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient

from tests.command_line import run
from tests.web.conftest import apart, be_host, boundless
from tests.web.tournament_world import FIRST_ROUND, PLAYED, TOURNAMENT, tell_tournament
from windroos.tournament.showing import SHOWN
from windroos.web.app import create_app
from windroos.web.application import Application
from windroos.web.site import Site
from windroos.web.tournament.access import HallRole, desk_link, desk_token, table_card_link
from windroos.web.tournament.api_document import SHOWN_TO, document

Json = dict[str, Any]
AT = f"/api/tournament/{PLAYED}"
ASKED: tuple[Json, ...] = (
    {"what": "standings"},
    {"what": "standings", "after": 0},
    {"what": "table", "round": 1, "table": 1},
    {"what": "schedule"},
    {"what": "measure"},
    {"what": "published"},
    {"what": "needs", "entrant": "p1"},
    {"what": "teams"},
    {"what": "prizes"},
    {"what": "final"},
    {"what": "report"},
    {"what": "audit"},
    {"what": "export", "as": "ema"},
    {"what": "penalties"},
    {"what": "checks"},
    {"what": "walls"},
)
SECOND: tuple[Json, ...] = (
    *FIRST_ROUND,
    {"do": "result", "round": 1, "table": 2, "points": [64, -16, -16, -32]},
    {"do": "settle", "round": 1, "table": 2, "reason": "Briefje getekend"},
)


@pytest.fixture
def hall(site: Site) -> Site:
    """A site with a tournament whose first round is in."""
    tell_tournament(site, PLAYED, (*TOURNAMENT, *SECOND))
    return site


@pytest.fixture
def app(hall: Site) -> Application:
    return create_app(boundless(hall))


def client_of(hall: Site, app: Application, role: HallRole) -> TestClient:
    client = TestClient(app, follow_redirects=False)
    if role == "host":
        be_host(client)
    elif role != "viewer":
        link = desk_link(hall, PLAYED) if role == "desk" else table_card_link(hall, PLAYED, 1)
        client.get(link.removeprefix(hall.settings.address))
    return client


def got(client: TestClient, asked: Json) -> Any:
    query = {key: value for key, value in asked.items() if key != "what"}
    return client.get(f"{AT}/{asked['what']}", params=query)


def test_it_says_what_the_door_says(
    hall: Site, app: Application, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the letter, with the names beside it; and a line that is done here is done there."""
    assert {one["what"] for one in ASKED} == SHOWN.keys()
    desk = client_of(hall, app, "desk")
    assert desk.post(f"{AT}/do", json={"do": "entrant", "id": "nina", "name": "Nina"}).json()["ok"]
    answers = [got(desk, asked).json() for asked in ASKED]
    posted = desk.post(f"{AT}/do", json=[{"do": "show", **asked} for asked in ASKED]).json()
    assert posted == [{"ok": True, **answer} for answer in answers]
    folder = hall.settings.folder
    apart(hall.store.close())
    file = tmp_path / "lines.jsonl"
    lines = [{"do": "show", "tournament": PLAYED, **asked} for asked in (*ASKED, {"what": "export", "as": "json"})]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    capsys.readouterr()
    assert run(["tournament", "do", str(file), "--data", str(folder)]) == 0
    *said, whole = map(json.loads, capsys.readouterr().out.splitlines())
    bare = [{"ok": True, **{key: value for key, value in answer.items() if key != "names"}} for answer in answers]
    assert said == bare
    assert "Nina" in [one["name"] for one in whole["entrants"]]


def test_a_program_bears_the_link_of_the_desk_until_it_is_withdrawn(hall: Site, app: Application) -> None:
    program = TestClient(app)
    token, table = hall.tokens.make(desk_token(PLAYED)), table_card_link(hall, PLAYED, 1).rpartition("/")[2]
    line = {"do": "message", "text": "Koffie"}

    def send(token: str, line: Json = line, at: str = AT, **headers: str) -> Any:
        return program.post(f"{at}/do", json=line, headers={"authorization": f"Bearer {token}", **headers})

    for other in ("", token + "x", table):
        assert send(other).json()["code"] == "tournament_for_desk"
    assert send(token, at="/api/tournament/anders").json()["code"] == "tournament_for_desk"
    assert send(token, origin="http://elders.example").status_code == 403
    assert send(token).json()["ok"]
    for forbidden in (
        {"do": "desk_link"}, {"do": "tournament", "club": "c"}, {"do": "walls_commit", "hash": "0" * 64},
        {"do": "link", "round": 1, "table": 1, "sheet": "s"},
    ):  # fmt: skip
        assert send(token, forbidden).json()["code"] == "tournament_for_host", forbidden
    assert send(token, {"tournament": "anders", **line}).json()["code"] == "tournament_other"
    assert program.get(AT, headers={"authorization": f"Bearer {token}"}).json()["role"] == "desk"
    tell_tournament(hall, PLAYED, [{"do": "desk_link"}])
    assert send(token).json()["code"] == "tournament_for_desk"


def test_what_the_desk_keeps_back_nobody_else_is_told(hall: Site, app: Application) -> None:
    viewer, desk = client_of(hall, app, "viewer"), client_of(hall, app, "desk")
    for what, role in SHOWN_TO.items():
        asked = next(one for one in ASKED if one["what"] == what)
        assert got(desk, asked).status_code == 200, what
        assert got(viewer, asked).status_code == (403 if role == "desk" else 200), what
    table = got(viewer, {"what": "table", "round": 1, "table": 1})
    assert table.json()["points"] == [12345, -23455, 34567, -23457]
    assert "Verkeerd overgenomen" not in table.text
    assert "Verkeerd overgenomen" in got(desk, {"what": "table", "round": 1, "table": 1}).text
    seen = got(viewer, {"what": "standings"}).json()
    assert seen["after"] == 1
    tell_tournament(hall, PLAYED, [{"do": "hide", "after": 1}])
    seen = got(viewer, {"what": "standings"}).json()
    assert (seen["after"], seen["rows"]) == (0, [])
    for asked in (
        {"what": "standings", "after": 1}, {"what": "teams", "after": 1}, {"what": "table", "round": 1, "table": 1},
        {"what": "prizes"}, {"what": "final"}, {"what": "needs", "entrant": "p1"}, {"what": "walls"},
    ):  # fmt: skip
        assert got(viewer, asked).json()["code"] == "tournament_kept_back", asked
        assert got(desk, asked).status_code == 200, asked
    assert got(desk, {"what": "standings"}).json()["after"] == 1


def test_what_cannot_be_is_one_sentence_and_stops_nothing_else(hall: Site, app: Application) -> None:
    desk = client_of(hall, app, "desk")
    lines: list[object] = [{"do": "message", "text": "Koffie"}, 7, {"do": "dance"}, {"do": "void"}, []]
    answers = desk.post(f"{AT}/do?lang=en", json=lines).json()
    assert answers[0]["ok"]
    assert [one["error"]["code"] for one in answers[1:]] == [
        "line_type", "tournament_do", "line_key_missing", "line_type",
    ]  # fmt: skip
    assert desk.post(f"{AT}/do", data={"do": "message"}).status_code == 415
    assert desk.post(f"{AT}/do", json={"do": "table"}).json()["code"] == "tournament_do"
    for path in ("table", "needs", "needs?entrant=niemand", "standings?after=x", "table?round=1&round=2", "export"):
        answer = desk.get(f"{AT}/{path}")
        assert answer.status_code in (404, 422), path
        assert set(answer.json()) == {"code", "message", "hint"}
    assert desk.get("/api/tournament/nergens/standings").json()["code"] == "tournament_none"


def test_it_is_described_by_what_reads_it(hall: Site, app: Application) -> None:
    described = client_of(hall, app, "viewer").get("/api/tournament/openapi.json?lang=en").json()
    assert described == document("en")
    known = {"/api/tournament", "/api/tournament/{id}", "/api/tournament/{id}/do"}
    assert set(described["paths"]) == {*known, *(f"/api/tournament/{{id}}/{what}" for what in SHOWN)}
    sent = described["paths"]["/api/tournament/{id}/do"]["post"]
    assert [one["name"] for one in sent["parameters"]] == ["id"]
    body = sent["requestBody"]["content"]["application/json"]["schema"]["anyOf"][0]
    validator = jsonschema_rs.Draft202012Validator({**body, "components": described["components"]})
    for line in (*TOURNAMENT, *SECOND, *({"do": "show", **asked} for asked in ASKED)):
        validator.validate(line)
    for wrong in ({"do": "dance"}, {"do": "void"}, {"do": "result", "round": 1, "table": 1, "punten": [0, 0, 0, 0]}):
        assert not validator.is_valid(wrong)


def test_it_says_which_tournaments_there_are_and_who_take_part(hall: Site, app: Application) -> None:
    viewer = client_of(hall, app, "viewer")
    (one,) = viewer.get("/api/tournament").json()["tournaments"]
    assert (one["id"], one["name"], one["date"]) == (PLAYED, "Open Rijnlands", "2026-11-28")
    found = viewer.get(AT).json()
    assert (found["role"], found["rounds"]) == ("viewer", 2)
    assert [row["number"] for row in found["entrants"]] == [*range(1, 9), None]
    assert [row["reserve"] for row in found["entrants"]] == [False] * 8 + [True]

"""The API of the club: the same answers as the machine's door, to who may have them, described by what reads them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import jsonschema_rs
import pytest
from starlette.testclient import TestClient

from tests.command_line import run
from tests.web.club_evening_world import EVENING
from tests.web.club_program import PROGRAM
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, GUEST, MEMBERS, tell
from tests.web.conftest import apart, boundless
from windroos.club.requests import WHAT
from windroos.web.app import create_app
from windroos.web.application import Application
from windroos.web.club.api_document import document
from windroos.web.site import Site
from windroos.web.tokens import Token

Json = dict[str, Any]
ASKED: tuple[Json, ...] = (
    {"what": "standings", "season": "s23"},
    {"what": "standings", "season": "s23", "on": "2024-01-10"},
    {"what": "explain", "season": "s23", "person": "anna"},
    {"what": "evening", "evening": "e1"},
    {"what": "player", "person": "bart", "season": "s23"},
    {"what": "claims", "on": "2024-05-01"},
    {"what": "cash", "year": 2023},
    {"what": "day", "evening": "e1", "table": 1},
    {"what": "records", "rules": "nts2002"},
    {"what": "twentyone", "year": 2024},
    {"what": "champion", "year": 2024},
    {"what": "log", "evening": "e1"},
)


def got(client: TestClient, asked: Json) -> Any:
    query = {key: value for key, value in asked.items() if key != "what"}
    return client.get(f"/api/club/{asked['what']}", params=query)


def test_it_says_what_the_door_says(
    club: Site, app: Application, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the letter, with the names beside it; and a line that is done here is done there."""
    host = browser_of(club, app, "host")
    answers = [got(host, asked).json() for asked in ASKED]
    posted = host.post("/api/club/do", json=[{"do": "show", **asked} for asked in ASKED]).json()
    assert posted == [{"ok": True, **answer} for answer in answers]
    assert host.post("/api/club/do", json={"do": "person", "id": "nina", "name": "Nina"}).json() == {
        "ok": True,
        "id": "nina",
    }
    folder = club.settings.folder
    apart(club.store.close())
    file = tmp_path / "lines.jsonl"
    lines = [*({"do": "show", **asked} for asked in ASKED), {"do": "show", "what": "player", "person": "nina"}]
    file.write_text("\n".join(map(json.dumps, lines)), "utf-8")
    capsys.readouterr()
    assert run(["club", "do", str(file), "--data", str(folder)]) == 0
    said = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    bare = [{"ok": True, **{key: value for key, value in answer.items() if key != "names"}} for answer in answers]
    assert said[:-1] == bare
    assert said[-1]["name"] == "Nina"


def test_names_are_those_that_the_reader_may_see(club: Site, app: Application) -> None:
    result = {"do": "result", "evening": "e1", "table": 1, "players": ["anna", "bart", "cor", "dora"], "hands": 12}
    tell(club, {**result, "points": [812, 96, -300, -608], "reason": "nagevraagd bij Bart van den Berg"})
    viewer, player, secretary = (browser_of(club, app, role) for role in ("viewer", "player", "secretary"))
    evening = {"what": "evening", "evening": "e1"}
    assert got(viewer, evening).json()["names"]["bart"] == "Bart B."
    assert got(player, evening).json()["names"]["bart"] == "Bart van den Berg"
    for what in ("evening", "standings", "explain", "records", "day"):
        asked = {"what": what, "evening": "e1"} if what in ("evening", "day") else {"what": what, "season": "s23"}
        said = got(viewer, {**asked, "person": "anna"} if what == "explain" else asked)
        assert said.status_code == 200
        assert not [name for name in MEMBERS.values() if name in said.text], what
    assert "Bart van den Berg" in got(secretary, evening).text
    assert viewer.get("/api/club/people").status_code == 403
    people = {one["id"]: one["name"] for one in player.get("/api/club/people").json()["people"]}
    assert people["bart"] == "Bart van den Berg"
    assert people[GUEST] == "Wim"


def test_who_keeps_his_page_to_himself_does_so_here_too(club: Site, app: Application) -> None:
    tell(club, {"do": "card", "person": "bart", "private": True}, {"do": "card", "person": "anna", "private": True})
    player = browser_of(club, app, "player")
    assert got(player, {"what": "player", "person": "bart"}).json()["code"] == "club_page_closed"
    assert got(player, {"what": "player", "person": "anna"}).status_code == 200
    assert player.get("/club/speler/bart").status_code == 403
    assert got(browser_of(club, app, "secretary"), {"what": "player", "person": "bart"}).status_code == 200


def test_a_program_bears_a_link_and_what_it_does_is_in_the_log(club: Site, app: Application) -> None:
    made = tell(club, {"do": "pass", "role": "secretary", "label": "kassa"}, {"do": "pass", "role": "helper"})
    secretary, helper = (club.tokens.make(Token("pass", str(one["id"]))) for one in made)
    program = TestClient(app)

    def send(line: Json, token: str, **headers: str) -> Any:
        return program.post("/api/club/do", json=line, headers={"authorization": f"Bearer {token}", **headers})

    line = {"do": "person", "id": "nina", "name": "Nina"}
    assert send(line, helper).json()["code"] == "club_for_secretary"
    assert send(line, "").status_code == 403
    assert send(line, secretary + "x").status_code == 403
    assert send(line, secretary, origin="http://elders.example").status_code == 403
    assert send(line, secretary).json() == {"ok": True, "id": "nina"}
    log = browser_of(club, app, "host").get("/club/logboek?persoon=nina").text
    assert "secretaris, kassa" in log
    for forbidden in (
        {"do": "pass", "role": "secretary"}, {"do": "password", "role": "helper"}, {"do": "settings", "backups": "/x"},
    ):  # fmt: skip
        assert send(forbidden, secretary).json()["code"] == "club_for_host"
    assert send({"do": "admit", "through": "password", "role": "secretary"}, secretary).json()["code"] == "club_do"
    tell(club, {"do": "end_pass", "id": str(made[0]["id"])})
    assert send(line, secretary).status_code == 403
    card = club.tokens.make(Token("card", str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])))
    said = program.get("/api/club", headers={"authorization": f"Bearer {card}"}).json()
    assert (said["role"], said["person"]) == ("player", "anna")


def test_what_cannot_be_is_one_sentence_and_stops_nothing_else(club: Site, app: Application) -> None:
    host = browser_of(club, app, "host")
    lines: list[object] = [{"do": "person", "id": "nina", "name": "Nina"}, 7, {"do": "dance"}, {"do": "void"}, []]
    answers = host.post("/api/club/do?lang=en", json=lines).json()
    assert answers[0]["ok"]
    assert [one["error"]["code"] for one in answers[1:]] == ["line_type", "club_do", "line_key_missing", "line_type"]
    assert host.post("/api/club/do", json=[{}] * 1001).status_code == 422
    assert host.post("/api/club/do", content=b"{", headers={"content-type": "application/json"}).status_code == 422
    assert host.post("/api/club/do", data={"do": "person"}).status_code == 415
    for path in (
        "standings",
        "standings?season=nooit",
        "records?jaar=1",
        "cash?year=x",
        "cash?year=1&year=2",
        "explain",
    ):
        answer = host.get(f"/api/club/{path}")
        assert answer.status_code in (404, 422), path
        assert set(answer.json()) == {"code", "message", "hint"}
    assert host.get("/api/club/dance").status_code == 404


def test_a_folder_without_a_club_says_so(site: Site) -> None:
    client = browser_of(site, create_app(boundless(site)), "host")
    for path in ("", "/people", "/records"):
        assert client.get(f"/api/club{path}").json()["code"] == "club_none"


def test_it_is_described_by_what_reads_it(club: Site, app: Application) -> None:
    described = browser_of(club, app, "viewer").get("/api/club/openapi.json?lang=en").json()
    assert described == document("en")
    assert {path.rpartition("/")[2] for path in described["paths"]} == {"club", "people", "do", *WHAT}
    content = described["paths"]["/api/club/do"]["post"]["requestBody"]["content"]
    body = content["application/json"]["schema"]["anyOf"][0]
    validator = jsonschema_rs.Draft202012Validator({**body, "components": described["components"]})
    for line in (*CLUB, *EVENING, *PROGRAM, *({"do": "show", **asked} for asked in ASKED)):
        validator.validate(line)
    for wrong in ({"do": "dance"}, {"do": "void"}, {"do": "person", "naam": "Anna"}, {"do": "close", "evening": 3}):
        assert not validator.is_valid(wrong)


def test_the_club_says_by_which_ids_the_rest_is_asked(club: Site, app: Application) -> None:
    found = browser_of(club, app, "viewer").get("/api/club").json()
    assert [one["id"] for one in found["seasons"]] == ["s23"]
    assert [one["id"] for one in found["evenings"]] == ["e1", "e2", "e3"]
    assert found["role"] == "viewer"
    assert found["name"] == "De Vier Winden"

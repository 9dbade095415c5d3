"""The log: a line of JSON for each fault and each refusal, and nothing in it about anybody."""

from __future__ import annotations

import json
import logging
import re
import traceback
from collections.abc import Iterator
from io import StringIO
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import apart
from windroos.web.app import create_app
from windroos.web.audit import AT_ONCE, TRAIL, Audit, JsonLines
from windroos.web.guard import LOG
from windroos.web.marks import MARK, Marks
from windroos.web.site import Site
from windroos.web.who import Visitor

STRANGER = "198.51.100.7"


@pytest.fixture
def log() -> Iterator[StringIO]:
    """What would stand in the file."""
    written = StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(JsonLines())
    before = TRAIL.level
    TRAIL.setLevel(logging.INFO)
    for one in (LOG, TRAIL):
        one.addHandler(handler)
    yield written
    TRAIL.setLevel(before)
    for one in (LOG, TRAIL):
        one.removeHandler(handler)


def lines(log: StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in log.getvalue().splitlines()]


def test_a_line_of_the_log_is_json_about_nobody(log: StringIO) -> None:
    LOG.warning("from %s, %s and %s at 10:15:30", STRANGER, "2001:db8::7", "::1")
    LOG.warning("see:%s:5000, [%s]:80, %s", STRANGER, "2001:db8:1:2:3:4:5:6", f"::ffff:{STRANGER}")
    line, more = lines(log)
    assert more["what"] == "see:…:5000, […]:80, …"
    assert line["at"].endswith("+00:00")
    assert (line["level"], line["from"]) == ("warning", "windroos.web")
    assert line["what"] == "from …, … and … at 10:15:30"


def test_a_fault_is_told_without_its_own_words(log: StringIO) -> None:
    def inner() -> None:
        raise KeyError("Mia van den Berg")

    try:
        try:
            inner()
        except KeyError as fault:
            raise ValueError("Jo de Wit") from fault
    except ValueError as fault:
        LOG.error("GET /spelen", exc_info=fault)
    (line,) = lines(log)
    assert [one["kind"] for one in line["fault"]] == ["ValueError", "KeyError"]
    assert line["fault"][1]["places"][-1].endswith(" inner")
    assert "Mia" not in log.getvalue()
    assert "Wit" not in log.getvalue()


def test_a_fault_of_another_process_is_told_without_its_own_words(log: StringIO) -> None:
    """It comes as text, its own words at the end."""
    try:
        raise ValueError("Jo de Wit\nMia: van den Berg")
    except ValueError:
        LOG.error("table bcdfghjk: computer players: %s", traceback.format_exc())
    LOG.error("computer players: %s", "ValueError")
    first, second = lines(log)
    assert first["what"] == "table bcdfghjk: computer players"
    assert first["fault"][0]["kind"] == "ValueError"
    assert first["fault"][0]["places"][-1].endswith(" test_a_fault_of_another_process_is_told_without_its_own_words")
    assert second["what"] == "computer players: ValueError"
    assert not re.search("Wit|Berg|Mia", log.getvalue())


def test_of_what_the_event_loop_held_nothing_is_told(log: StringIO) -> None:
    told = "Task exception was never retrieved\nfuture: <Task finished exception=ValueError('Jo de Wit')>"
    for message in (told, "Exception in callback greet('Jo de Wit')\nhandle: <Handle greet('Jo de Wit')>"):
        record = logging.makeLogRecord({"name": "asyncio", "msg": message, "levelno": 40, "levelname": "ERROR"})
        log.write(f"{JsonLines().format(record)}\n")
    assert [line["what"] for line in lines(log)] == [
        "Task exception was never retrieved",
        "Exception in callback greet",
    ]
    assert "Wit" not in log.getvalue()


def test_nothing_that_was_typed_makes_a_line_of_its_own(log: StringIO, house: Site) -> None:
    with TestClient(create_app(house), client=(STRANGER, 1)) as stranger:
        stranger.post('/spelen/x%0A{"level": "info", "what": "host"}', headers={"origin": "https://example.org"})
    (line,) = lines(log)
    assert line["what"] == "refused"


def test_what_was_refused_is_a_line(log: StringIO, house: Site) -> None:
    with TestClient(create_app(house), client=(STRANGER, 1)) as stranger:
        assert stranger.get("/over").status_code == 200
        assert stranger.get("/host/geheim").status_code == 403
        assert stranger.post("/spelen/nieuw", headers={"origin": "https://example.org"}).status_code == 403
    told = lines(log)
    assert [(line["method"], line["path"], line["status"]) for line in told] == [
        ("GET", "/host/...", 403),
        ("POST", "/spelen/nieuw", 403),
    ]
    assert {line["who"] for line in told} == {house.marks.address(STRANGER)}
    assert STRANGER not in log.getvalue()
    assert "geheim" not in log.getvalue()


def test_nobody_pushes_out_of_the_log_what_he_did(log: StringIO, house: Site) -> None:
    async def go() -> None:
        for _ in range(10 * AT_ONCE):
            house.audit.tell("refused", Visitor(STRANGER))
        house.audit.tell("refused", Visitor("203.0.113.9"))

    apart(go())
    found = [line["who"] for line in lines(log)]
    assert len(found) == AT_ONCE + 1


def test_a_mark_says_who_and_not_where_he_is() -> None:
    marks, others = Marks(b"secret"), Marks(b"another secret")
    assert MARK.fullmatch(marks.address(STRANGER))
    assert MARK.fullmatch(marks.person("t-token"))
    assert marks.address(STRANGER) == Marks(b"secret").address(STRANGER) != others.address(STRANGER)
    assert marks.address(STRANGER)[2:] != marks.person(STRANGER)[2:]


def test_the_audit_of_a_host_has_no_mark(log: StringIO) -> None:
    async def go() -> None:
        Audit(Marks(b"secret")).tell("came", Visitor("host"), table="abcdefgh")

    apart(go())
    (line,) = lines(log)
    assert (line["who"], line["table"]) == ("host", "abcdefgh")

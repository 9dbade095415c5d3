"""The API: the same answers as the lines of JSON, described as they are, and one sentence for whatever is wrong."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import positive_data_acceptance
from starlette.applications import Starlette
from starlette.testclient import TestClient

from tests.golden import FOLDER
from tests.web.conftest import boundless
from windroos.books import catalog
from windroos.telling.score_jsonl import score_line
from windroos.telling.settle_jsonl import settle_line
from windroos.text.web.api import KEYS
from windroos.web.api.describe import API, HAND, TABLE, Operation, document, schemas
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

Json = dict[str, Any]
EXAMPLES = 400 if os.environ.get("WINDROOS_FULL") else 20
"""Requests that are made up for each operation, besides those that the description itself leads to."""


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Starlette:
    place = Settings(tmp_path_factory.mktemp("api"), names=frozenset({"testserver", "localhost"}), apart=False)
    return create_app(boundless(open_site(place)))


@pytest.fixture(scope="module")
def api(app: Starlette) -> Iterator[TestClient]:
    with TestClient(app, headers={"accept-language": "en"}) as client:
        yield client


@pytest.fixture(scope="module")
def described(app: Starlette) -> Any:
    return schemathesis.openapi.from_asgi("/api/openapi.json", app)


@pytest.mark.parametrize("mode", list(GenerationMode))
@pytest.mark.parametrize("operation", API, ids=lambda operation: operation.id)
def test_what_is_described_is_what_is_answered(described: Any, operation: Operation, mode: GenerationMode) -> None:
    """No fault, no answer that is not described, nothing taken that is described as wrong.

    A description cannot say which tiles can lie together, so that a request may be as described and refused.
    """

    @given(described[operation.path][operation.method].as_strategy(generation_mode=mode))
    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
    def asked(case: Any) -> None:
        case.call_and_validate(excluded_checks=[positive_data_acceptance])

    asked()


def checked(name: str, answer: object) -> Json:
    """An answer, which keeps to its description, with its keys in that order."""
    found = schemas("en")
    validator(name).validate(answer)
    assert isinstance(answer, dict)
    keys: Any = found[name]["properties"]
    assert list(answer) == [key for key in keys if key in answer]
    return answer


def validator(name: str) -> Any:
    return jsonschema_rs.Draft202012Validator(
        {"components": {"schemas": schemas("en")}, "$ref": f"#/components/schemas/{name}"}
    )


def hands() -> Iterator[Json]:
    """Hands of every rule set as objects, from the golden files."""
    for book in catalog.IDS:
        lines = (FOLDER / f"{book}.txt").read_text("utf-8").splitlines()
        notations = [line.split("|")[0].strip() for line in lines if "|" in line and not line.startswith("#")]
        yield from (as_object(book, notation) for notation in notations[::12])


def as_object(book: str, notation: str) -> Json:
    from windroos.notation import parse
    from windroos.tiles import symbol

    hand, situation, *_ = parse(notation)
    win = situation.win
    flags = ("last", "first14", "first_discard", "robbed_concealed", "announced_moon", "last_of_kind")
    return {
        "id": notation,
        "rules": book,
        "seat": "ESWN"[situation.seat],
        "round": "ESWNG"[situation.round],
        "concealed": [symbol(kind) for kind in hand.concealed],
        "bonus": [symbol(kind) for kind in hand.bonus],
        "melds": [
            {"kind": meld.kind, "tile": symbol(meld.tile), "open": meld.open, "added": meld.added}
            for meld in hand.melds
        ],
        "win": None
        if win is None
        else {
            "tile": symbol(win.tile) if win.tile >= 0 else None,
            "by": win.by.name.lower(),
            "claimed_seasons": win.claimed_seasons,
            **{flag: value for flag, value in win._asdict().items() if flag in flags},
        },
    }


def test_a_list_is_counted_as_the_lines_are(api: TestClient) -> None:
    asked = list(hands())
    assert len(asked) > 30
    answers = api.post("/api/score", json=asked).json()
    assert answers == [score_line(json.loads(json.dumps(one)), "en") for one in asked]
    counted = [answer for answer in answers if "error" not in answer]
    assert len(counted) > 20
    for one in asked:
        validator("Hand").validate(json.loads(json.dumps(one)))
    for answer in answers:
        checked("Failed" if "error" in answer else "Score", answer)


def test_one_hand_or_its_trouble(api: TestClient) -> None:
    answer = api.post("/api/score", json=HAND)
    assert answer.status_code == 200
    assert checked("Score", answer.json())["total"] == 96
    wrong = api.post("/api/score?lang=nl", json={**HAND, "concealed": ["3s"] * 5})
    assert wrong.status_code == 422
    assert set(wrong.json()) == {"code", "message", "hint"}
    assert "bamboe 3" in wrong.json()["message"]


def test_a_table_is_settled_as_the_lines_are(api: TestClient) -> None:
    answer = api.post("/api/settle", json=TABLE)
    assert answer.json() == settle_line(TABLE, "en")
    assert checked("Settlement", answer.json())["net"]["Joost"] == 384
    several = api.post("/api/settle", json=[TABLE, {**TABLE, "winner": "Jan"}, 7]).json()
    assert [sorted(one) for one in several] == [["id", "net", "pays"], ["error", "id"], ["error", "id"]]


def test_what_a_hand_waits_for(api: TestClient) -> None:
    answer = checked("Waits", api.post("/api/waits", json={**HAND, "win": None}).json())
    assert [(wait["tile"], wait["left"]) for wait in answer["waits"]] == [("3s", 3)]
    assert api.post("/api/waits", json=HAND).json()["code"] == "not_thirteen"


def test_why_something_does_not_count(api: TestClient) -> None:
    asked = {"hand": HAND, "item": "geheel_verborgen"}
    answer = checked("WhyNot", api.post("/api/why-not", json=asked).json())
    assert (answer["counts"], answer["would_be"]) == (False, 416)
    assert "self-drawn" in answer["sentences"][0]
    counted = checked("WhyNot", api.post("/api/why-not", json={**asked, "item": "pure_eenvoud"}).json())
    assert counted["counts"]
    for wrong, code in (
        ({**asked, "item": "nee"}, "no_such_item"),
        ({**asked, "item": 7}, "line_type"),
        ({"item": "mahjong"}, "line_key_missing"),
        ({**asked, "more": 1}, "line_key"),
        ({**asked, "dead": "yes"}, "line_type"),
    ):
        refused = api.post("/api/why-not", json=wrong)
        assert (refused.status_code, refused.json()["code"]) == (422, code)


@pytest.mark.parametrize("book", catalog.IDS)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_rule_book(api: TestClient, book: str, lang: str) -> None:
    answer = checked("Rules", api.get(f"/api/rules/{book}?lang={lang}").json())
    items = [item["rule"] for heading in answer["headings"] for item in heading["items"]]
    assert items == [entry.id for entry in catalog.rules(book).entries]
    listed = {one["rules"]: one for one in api.get(f"/api/rules?lang={lang}").json()}
    assert listed[book]["name"] == answer["name"]


@pytest.mark.parametrize(
    ("sent", "kind", "status", "code"),
    [
        (b"", "application/json", 422, "api_json"),
        (b"{", "application/json", 422, "api_json"),
        (b"\xff\xfe", "application/json", 422, "api_encoding"),
        (b"7", "application/json", 422, "api_object_or_list"),
        (b'{"a": 1, "a": 2}', "application/json", 422, "api_key_twice"),
        (b"[" * 100_000, "application/json", 422, "api_too_deep"),
        (b"[" + b"1" * 5000 + b"]", "application/json", 422, "api_number"),
        (b"[NaN]", "application/json", 422, "api_number"),
        (json.dumps([0] * 1001).encode(), "application/json", 422, "api_too_many"),
        (b"{}", "text/plain", 415, "api_media"),
        (b" " * 1_000_001, "application/json", 413, "request_too_large"),
    ],
)
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_what_is_wrong_is_said_in_both_languages(
    api: TestClient, sent: bytes, kind: str, status: int, code: str, lang: str
) -> None:
    answer = api.post(f"/api/score?lang={lang}", content=sent, headers={"content-type": kind})
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert checked("Trouble", answer.json())["message"].endswith(".")


def test_half_a_sign_comes_back_as_it_was_sent(api: TestClient) -> None:
    answer = api.post(
        "/api/score",
        content=b'{"rules": "\\ud800", "seat": "E", "round": "E", "concealed": []}',
        headers={"content-type": "application/json"},
    )
    assert (answer.status_code, answer.json()["code"]) == (422, "no_such_rules")
    assert "\\ud800" in answer.text


def test_an_unknown_language_book_address_or_method(api: TestClient) -> None:
    for path, status, code in (
        ("/api/rules?lang=fr", 422, "api_lang"),
        ("/api/rules/riichi", 404, "api_no_rules"),
        ("/api/nothing", 404, "no_page"),
        ("/api/score", 405, "wrong_method"),
    ):
        answer = api.get(path)
        assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert api.get("/api/score").headers["allow"] == "POST"


def test_every_key_is_explained_in_both_languages() -> None:
    for model, schema in schemas("nl").items():
        for key in schema["properties"]:  # type: ignore[attr-defined]  # a schema of an object
            assert f"{model}.{key}" in KEYS or key in KEYS, (model, key)
    known = {key for schema in schemas("nl").values() for key in schema["properties"]}  # type: ignore[attr-defined]
    assert {key.rpartition(".")[2] for key in KEYS} <= known, "words for keys that there are not"
    assert document("nl") != document("en")


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_page_tells_of_every_operation(api: TestClient, lang: str) -> None:
    page = api.get("/api", headers={"accept-language": lang})
    assert page.headers["content-type"].startswith("text/html")
    for operation in API:
        assert f"{operation.method.upper()} {operation.path}" in page.text
    assert "&#34;total&#34;: 96" in page.text

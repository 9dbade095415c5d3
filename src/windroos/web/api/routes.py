"""What the API answers: the same objects as the lines of `windroos score --jsonl` and its sisters."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from fastapi import APIRouter
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from windroos.errors import NotationError, SettleError, SituationError, WindroosError
from windroos.rules import catalog
from windroos.scoring.score import score
from windroos.scoring.waits import waits, ways
from windroos.scoring.why import why_not
from windroos.telling.books import books_object, rules_object
from windroos.telling.objects import Json, error_object
from windroos.telling.score_jsonl import read_hand, score_line
from windroos.telling.settle_jsonl import parse_json, settle_line
from windroos.telling.waits import waits_object
from windroos.telling.why_not import why_not_sentences
from windroos.text.books import book_words
from windroos.text.web.api import WORDS
from windroos.text.words import Lang
from windroos.web.reader import reader_of
from windroos.web.site import Site
from windroos.web.trouble import json_answer

MOST: Final = 1000
"""Hands or outcomes in one request."""

One = Callable[[Mapping[str, object], Lang], Json]


class ApiError(WindroosError):
    """A request that the API cannot read."""


def routes(site: Site) -> APIRouter:
    """The API, its description, and the page about it."""
    router = APIRouter()

    @router.get("/api")
    async def about(request: Request) -> HTMLResponse:
        from windroos.web.api.describe import operations

        shown = operations(reader_of(request).lang)
        return site.pages.page(request, "api.html", WORDS, operations=shown, address=site.settings.address)

    @router.get("/api/openapi.json")
    async def openapi(request: Request) -> Response:
        from windroos.web.api.describe import document

        return json_answer(document(_lang(request)))

    @router.get("/api/rules")
    async def books(request: Request) -> Response:
        return json_answer(books_object(_lang(request)))

    @router.get("/api/rules/{id}")
    async def book(request: Request, id: str) -> Response:
        lang = _lang(request)
        if id not in catalog.IDS:
            raise ApiError("api_no_rules", rules=id[:80], known=", ".join(catalog.IDS))
        return json_answer(rules_object(catalog.rules(id), book_words(id), lang))

    @router.post("/api/score")
    async def scored(request: Request) -> Response:
        return await _each(request, score_line)

    @router.post("/api/settle")
    async def settled(request: Request) -> Response:
        return await _each(request, settle_line)

    @router.post("/api/waits")
    async def waited(request: Request) -> Response:
        return await _one(request, waits_line)

    @router.post("/api/why-not")
    async def asked(request: Request) -> Response:
        return await _one(request, why_line)

    return router


def waits_line(line: Mapping[str, object], lang: Lang) -> Json:
    """What a hand waits for. Raises WindroosError."""
    del lang  # there are no words in it
    rules, hand, situation = read_hand(line)
    if situation.win is not None:
        raise SituationError("not_thirteen")
    found, forms = waits(rules, hand, situation), ways(rules, hand, situation)
    return {"id": line.get("id"), "rules": rules.id, **waits_object(found, forms)}


def why_line(line: Mapping[str, object], lang: Lang) -> Json:
    """Why an item does not count in a hand. Raises WindroosError."""
    hand, item, dead = line.get("hand"), line.get("item"), line.get("dead", False)
    for key in line:
        if key not in ("hand", "item", "dead"):
            raise NotationError("line_key", key=key, known="hand, item, dead")
    for key, value, is_right, wanted in (
        ("hand", hand, isinstance(hand, dict), "{...}"),
        ("item", item, isinstance(item, str), '"..."'),
        ("dead", dead, isinstance(dead, bool), "true, false"),
    ):
        if not is_right:
            code = "line_type" if key in line else "line_key_missing"
            raise NotationError(code, key=key, wanted=wanted, value=value)
    assert isinstance(hand, dict)
    rules, tiles, situation = read_hand(hand)
    scored, words = score(rules, tiles, situation), book_words(rules.id)
    answer = why_not(scored, str(item), bool(dead))
    return {
        "id": hand.get("id"),
        "rules": rules.id,
        "rule": answer.entry.id,
        "name": words.entry(answer.entry.id, lang),
        "source": answer.entry.source,
        "counts": answer.counts,
        "reasons": [reason._asdict() for reason in answer.reasons],
        "sentences": why_not_sentences(answer, scored, words, lang),
        "would_be": answer.then.would_be if answer.then is not None else None,
    }


async def _one(request: Request, answer: One) -> Response:
    """The answer to one object, worked out beside the event loop."""
    lang = _lang(request)
    value = await _json(request)
    if not isinstance(value, dict):
        raise ApiError("api_object")
    return json_answer(await run_in_threadpool(answer, value, lang))


async def _each(request: Request, answer: One) -> Response:
    """The answer to one object, or to each of a list: there, what is wrong with one does not stop the others."""
    lang = _lang(request)
    value = await _json(request)
    if isinstance(value, list):
        if len(value) > MOST:
            raise ApiError("api_too_many", count=len(value), most=MOST)
        return json_answer(await run_in_threadpool(_all, value, answer, lang))
    if not isinstance(value, dict):
        raise ApiError("api_object_or_list")
    found = await run_in_threadpool(answer, value, lang)
    return json_answer(found["error"], 422) if "error" in found else json_answer(found)


def _all(values: list[object], answer: One, lang: Lang) -> list[Json]:
    broken: Json = {"id": None, "error": error_object(ApiError("api_object"), lang)}
    return [answer(value, lang) if isinstance(value, dict) else broken for value in values]


def _lang(request: Request) -> Lang:
    """The language asked for by `?lang=`, else the reader's."""
    asked = request.query_params.getlist("lang")
    if not asked:
        return reader_of(request).lang
    if asked not in (["nl"], ["en"]):
        raise ApiError("api_lang", lang=asked[0][:20])
    return "nl" if asked == ["nl"] else "en"


async def _json(request: Request) -> object:
    """What was sent. Raises ApiError where it is no JSON."""
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ApiError("api_media", kind=kind[:80])
    try:
        return parse_json((await request.body()).decode("utf-8"))
    except UnicodeDecodeError:
        raise ApiError("api_encoding") from None
    except SettleError as wrong:
        raise ApiError(_BROKEN[wrong.code], **wrong.values) from None


_BROKEN: Final = {
    "settle_json": "api_json", "settle_key_twice": "api_key_twice", "settle_too_deep": "api_too_deep",
    "settle_number": "api_number",
}  # fmt: skip

"""Forms that were refused: their page again, with what was typed and what is wrong at its field; all forms alike."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.web.errors import STATUS, has_stored
from windroos.web.pages import lang_of
from windroos.web.posted import typed_in
from windroos.web.refill import AGAIN, RefusedForm, refilled
from windroos.web.routing import within

PAGES: Final[Mapping[str, str]] = {
    "/club/leden/{id}/lidmaatschap": "/club/leden/{id}",
    "/club/leden/{id}/beeindigen": "/club/leden/{id}",
    "/club/leden/{id}/samen": "/club/leden/{id}",
    "/club/stand/{season}/formule": "/club/stand/{season}/proef",
    "/club/seizoenen": "/club/seizoenen/nieuw",
    "/club/regels/seizoen": "/club/regels",
    "/club/regels/seizoen/wijzig": "/club/regels/seizoen",
    "/mij/uitslag": "/mij",
    "/mij/avond": "/mij",
}
"""The page of a form that is sent to another address than its own."""
_OF: Final[Mapping[str, tuple[str, ...]]] = {
    "club_name": ("name", "names", "guest"),
    "club_day": ("date", "day", "from", "since", "until", "first", "starts", "since-0", "until-0"),
    "club_membership": ("until-0", "since-0", "until", "since"),
    "club_email": ("email",),
    "club_telephone": ("telephone",),
    "club_bond": ("bond",),
    "club_ema": ("ema",),
    "club_exclusion_day": ("excluded_until",),
    "club_cash_kind": ("kind",),
    "club_rules": ("rules",),
    "club_rules_needed": ("rules",),
    "club_reason": ("reason",),
    "club_honour_source": ("title", "source", "name"),
    "club_record_source": ("source", "name"),
    "club_record_day": ("year", "day"),
    "club_record_kind": ("kind",),
    "club_record_value": ("value",),
    "club_hands_none": ("w-0",),
    "copies_folder": ("text",),
    "club_sure": ("sure",),
}
"""The fields that an error can be about; the first that the form has, and of days that is left empty."""


def retyping(routes: Iterable[Route]) -> list[Route]:
    """The same routes; what is refused of a form is answered with its page and what was typed, where it has one."""
    known = list(routes)
    pages = {route.path: route for route in known if "GET" in (route.methods or ())}
    return [_retyping(route, pages.get(PAGES.get(route.path, route.path))) for route in known]


def _retyping(route: Route, page: Route | None) -> Route:
    if page is None or "POST" not in (route.methods or ()):
        return route
    endpoint, shown = route.endpoint, page.endpoint

    async def answered(request: Request) -> Response:
        try:
            answer: Response = await endpoint(request)
        except WindroosError as wrong:
            if STATUS.get(wrong.code, 422) not in AGAIN or request.headers.get("x-windroos"):
                raise
            with suppress(WindroosError):
                if (again := await retyped(request, wrong, await shown(request))) is not None:
                    return again
            raise
        return answer

    return Route(route.path, answered, methods=["POST"])


async def retyped(request: Request, wrong: WindroosError, page: Response, hint: str = "") -> HTMLResponse | None:
    """The page with the form as it was sent and what is wrong with it; None where the page has no such form.

    Args:
        request: what was sent, to the address of the form
        wrong: why it was refused
        page: the page of the form, as it is shown to who asks for it
        hint: what to do, where the page knows it better than the error

    Raises WindroosError: the same, where nothing was refused: it is stored, and a read after it failed.
    """
    if has_stored(request):
        raise wrong
    if not isinstance(page, HTMLResponse):
        return None
    typed, lang = await typed_in(request), lang_of(request)
    said = wrong.sentence(lang), hint or wrong.hint(lang)
    refused = RefusedForm(within(request.url.path), typed, field_of(wrong, typed), *said)
    text = refilled(bytes(page.body).decode(), refused)
    if text is None:
        return None
    return HTMLResponse(text, STATUS.get(wrong.code, 422), {"cache-control": "no-store"})


def field_of(wrong: WindroosError, typed: Mapping[str, Sequence[str]]) -> str:
    """The field that an error is about: which holds what it names, or which its code is of; "" where none is."""
    sent = {key: values[0] for key, values in typed.items()}
    if (key := wrong.values.get("key")) in sent:
        return str(key)
    if wrong.code.startswith("formula_") and "toml" in sent:
        return "toml"
    if wrong.code == "club_hand":
        row = int(str(wrong.values["number"])) - 1
        scores = (key for key, value in sent.items() if key.startswith(f"s-{row}-") and not value.strip())
        return next(scores, f"w-{row}")
    named = [value for value in wrong.values.values() if isinstance(value, str) and value]
    for key, value in sent.items():
        if any(value.strip() and value.strip().startswith(one.strip()) for one in named):
            return key
    if wrong.code == "club_long":
        return max(sent, key=lambda key: len(sent[key]), default="")
    meant = _OF.get(wrong.code, ("",))
    fields = [key for key in meant if key in sent] or [meant[0]]  # a box that is not ticked is not sent
    return next((key for key in fields if not sent.get(key, "").strip()), fields[0])

"""Forms of a tournament that were refused: their page, which says what is wrong, holds what was typed again."""

from __future__ import annotations

from collections.abc import Iterable

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from windroos.web.posted import typed_in
from windroos.web.refill import AGAIN, RefusedForm, refilled
from windroos.web.routing import within


def retyping(routes: Iterable[Route]) -> list[Route]:
    """The same routes; what was typed stands again on the page by which a form is refused."""
    return [_retyping(route) if "POST" in (route.methods or ()) else route for route in routes]


def _retyping(route: Route) -> Route:
    endpoint = route.endpoint

    async def answered(request: Request) -> Response:
        answer: Response = await endpoint(request)
        if answer.status_code not in AGAIN or not isinstance(answer, HTMLResponse):
            return answer
        refused = RefusedForm(within(request.url.path), await typed_in(request), "", "", "")
        text = refilled(bytes(answer.body).decode(), refused)
        return answer if text is None else HTMLResponse(text, answer.status_code, {"cache-control": "no-store"})

    return Route(route.path, answered, methods=["POST"])

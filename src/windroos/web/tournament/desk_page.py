"""A page with forms, as those of the desk are: shown, and shown again with what is wrong where a form is refused."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.web.form import Form
from windroos.web.routing import get, post
from windroos.web.tournament.house import HERE, form_of

Page = Callable[[Request, str, Form, WindroosError | None], HTMLResponse]
"""Shows it: of the tournament of this id, with what was typed and what is wrong with it."""
Act = Callable[[Request, str, Form], Awaitable[str]]
"""Does what a form asks, and says what the address of the page ends with afterwards."""


def form_page(path: str, page: Page, act: Act) -> list[Route]:
    """A page of a tournament at a path, and what is sent there."""
    where = f"{HERE}/{{id}}/{path}"

    async def shown(request: Request, id: str) -> Response:
        return page(request, id, {}, None)

    async def sent(request: Request, id: str) -> Response:
        form = await form_of(request)
        try:
            ending = await act(request, id, form)
        except WindroosError as wrong:
            return page(request, id, form, wrong)
        return RedirectResponse(f"{HERE}/{id}/{path}{ending}", 303)

    return [get(where, shown), post(where, sent)]

"""The ratings on one's own page fit every screen in every state, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import apart, serving
from tests.web.measuring import LOOKED, Look, axe_looks, faults, looked_at, open_all, screens, window
from tests.web.rated_world import PLAYERS, written
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.text.web.rating import WORDS
from windroos.web.app import open_site
from windroos.web.profile.device import COOKIE
from windroos.web.settings import Settings
from windroos.web.tokens import Token


class RatedPages(NamedTuple):
    """A server, and by the id of each player the cookie by which he is known."""

    address: str
    cookies: dict[str, str]


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RatedPages]:
    folder: Path = tmp_path_factory.mktemp("rated")
    moment = [datetime(2026, 1, 1, tzinfo=UTC)]

    async def go() -> None:
        store = Store.open(folder / DATABASE, lambda: moment[0])
        await written(store, moment)
        await store.close()

    apart(go())
    site = open_site(Settings(folder, apart=False))
    cookies = {one.id: site.tokens.make(Token("mine", f"{one.id}-device")) for one in PLAYERS}
    apart(site.store.close())
    with serving(folder) as address:
        yield RatedPages(address, cookies)


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
def test_every_state_fits_and_axe_finds_nothing(browser: Browser, pages: RatedPages, look: Look) -> None:
    found, said = [], ""
    with window(browser, look) as page:
        states = tuple(pages.cookies.items())
        measured = {at for at, _ in looked_at(states, look)}
        for at, (id, cookie) in enumerate(states):
            page.context.add_cookies([{"name": COOKIE, "value": cookie, "url": pages.address}])
            page.goto(f"{pages.address}/ik")
            assert page.locator(".ratings").count() == 1, id
            found += faults(page, id, screens(at, look)) if at in measured else []
            open_all(page)
            if at in measured:
                found += faults(page, f"{id}, all open", screens(at + 1, look)) + axe_looks(page, id, at, look)
            said += page.locator(".ratings").inner_text()
    assert not found, "\n".join(found)
    for key in ("none", "strangers", "few", "above", "below", "between", "went"):
        assert WORDS[f"rating_{key}"].to(look.lang).partition("{")[0] in said, key

"""A tournament of eight that is to begin, and its organiser's browser."""

from __future__ import annotations

import re
from typing import Any

from starlette.testclient import TestClient

from tests.web.conftest import apart, be_host
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.store import utc_now
from windroos.tournament.door import read_line
from windroos.tournament.state import TournamentState
from windroos.web.app import create_app
from windroos.web.site import Site

NAMES = ("Anna", "Bram", "Carla", "Dirk", "Els", "Frits", "Greet", "Henk")
MADE: tuple[dict[str, Any], ...] = (
    {"do": "tournament", "id": "t", "formula": "mcr-ema", "players": 8, "rounds": 2},
    *({"do": "entrant", "id": id, "name": name} for id, name in zip("abcdefgh", NAMES, strict=True)),
    *({"do": "entrant", "id": id, "name": f"Reserve {id}", "reserve": True} for id in "xy"),
    {"do": "numbers", "numbers": {id: at for at, id in enumerate("abcdefgh", 1)}},
    {"do": "schedule", "rounds": [[[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 1, 6, 2], [7, 3, 8, 4]]]},
)


def tell(site: Site, *lines: dict[str, Any]) -> TournamentState:
    """The tournament after these."""
    folder = TournamentFolder(site.store)

    async def told() -> None:
        for line in lines:
            await folder.do("t", read_line(line).asked, "host", utc_now())

    apart(told())
    return folder.world("t").there()


def organiser(site: Site) -> TestClient:
    """The organiser's browser, with that tournament."""
    tell(site, *MADE)
    return be_host(TestClient(create_app(site), follow_redirects=False, headers={"accept-language": "nl"}))


def done(client: TestClient, address: str, **form: str) -> str:
    """The page after a form was sent."""
    answer = client.post(address, data=form, headers={"origin": "http://testserver"})
    assert answer.status_code == 303, re.findall(r'class="trouble.*?</', answer.text)
    return str(client.get(answer.headers["location"]).text)

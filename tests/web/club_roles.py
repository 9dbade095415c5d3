"""Browsers of every role at a club, each let in as people are: by the host's key, a link, a card, a table's code."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.web.club_world import tell
from tests.web.conftest import be_host
from windroos.club.roles import TRUSTED, ClubRole
from windroos.web.application import Application
from windroos.web.club.devices import TABLE, table_token
from windroos.web.club.rights import OPENING
from windroos.web.site import Site
from windroos.web.tokens import Token

OPEN_EVENING = "e3"
"""The evening of `club_world` that is not closed; `player` is Anna, `table` its first."""


def browser_of(site: Site, app: Application, role: ClubRole) -> TestClient:
    """A browser of a role, without scripts; it does not follow where it is sent."""
    client = TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False)
    if role == "host":
        return be_host(client)
    if role in TRUSTED:
        open_pass(site, client, "pass", str(tell(site, {"do": "pass", "role": role, "label": "proef"})[0]["id"]))
    elif role == "player":
        open_pass(site, client, "card", str(tell(site, {"do": "member_card", "person": "anna"})[0]["card"]))
    elif role == "table":
        client.cookies.set(TABLE, site.tokens.make(table_token(OPEN_EVENING, 1)))
    return client


def open_pass(site: Site, client: TestClient, kind: str, id: str) -> int:
    """Open a card or a link in a browser; the status."""
    token = Token("card" if kind == "card" else "pass", id)
    return int(client.get(f"{OPENING}/{site.tokens.make(token)}").status_code)

"""A club and players of the house in one folder: browsers on which a card is open, a player is known, or both."""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any

from starlette.testclient import TestClient

from tests.recorded import recorded
from tests.web.club_roles import open_pass
from tests.web.club_world import tell
from tests.web.conftest import apart
from windroos.hosting.errors import TableError
from windroos.hosting.new_tables import beginning
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, TablePlace
from windroos.hosting.tickets import Ticket
from windroos.play.record.record import group_lines
from windroos.store.changes import Append
from windroos.web.application import Application
from windroos.web.site import Site, cookie_name

GAME, BROWSER, OWN = "bbbbbbbb", "fffffff2", 1
NAME = "Quirinia Xanthippe"
LIVE = {"x-windroos": "live"}


def phone(app: Application, base: str = "http://testserver", agent: str = "Firefox/130 Android") -> TestClient:
    """A browser of its own, which does not follow where it is sent."""
    headers = {"accept-language": "nl", "user-agent": agent}
    return TestClient(app, base_url=base, headers=headers, follow_redirects=False)


def card_of(site: Site, person: str) -> str:
    """Another card of somebody: the one before it is dead."""
    return str(tell(site, {"do": "member_card", "person": person})[0]["card"])


def open_card(site: Site, client: TestClient, card: str) -> TestClient:
    """A browser in which a card was opened."""
    assert open_pass(site, client, "card", card) == 303
    return client


def begin(client: TestClient, name: str = NAME) -> TestClient:
    """A browser on which somebody is known, with the games that were played there."""
    assert client.post("/ik/begin", data={"name": name, "games": "1"}).status_code == 303
    return client


def played(site: Site, client: TestClient, id: str = GAME, book: str = "nts2002", name: str = "") -> None:
    """A browser that sat at a game of two hands, which are over; the name that was typed there."""
    game = recorded(book)
    players = tuple(name if name and at == OWN else one for at, one in enumerate(game.header.players))
    setup = Setup(game.header._replace(players=players), tuple(TablePlace("person", at) for at in range(4)))
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)
    apart(site.store.write(*beginning(id, setup, {OWN: Held(browser=BROWSER)}), Append(id, 0, bodies)))
    ticket = site.links.token(Ticket(id, "seat", OWN, browser=BROWSER))
    client.cookies.set(
        cookie_name(id), ticket, domain=str(client.base_url.host).replace("testserver", "testserver.local")
    )


def tied_phone(site: Site, app: Application) -> TestClient:
    """Anna's phone: she is known as a player, has played, and is tied to her card."""
    client = phone(app)
    played(site, client)
    open_card(site, begin(client), card_of(site, "anna"))
    does(client, "tie")
    return client


async def code_of(work: Coroutine[Any, Any, object]) -> str:
    """The code of what is wrong, "" where nothing is."""
    try:
        await work
    except TableError as wrong:
        return wrong.code
    return ""


def does(client: TestClient, what: str, at: str = "/mij/speler") -> tuple[int, str]:
    """What a button of one's page at the club comes to: the status, and the code of what is wrong."""
    answer = client.post(at, data={"do": what}, headers=LIVE)
    wrong = answer.json() if "json" in answer.headers.get("content-type", "") else {}
    return answer.status_code, str(wrong.get("code", ""))


def clubs_of(client: TestClient) -> list[str]:
    """The persons that a player's own file names."""
    return [one["person"] for one in client.get("/ik/gegevens.json").json()["clubs"]]


def player_of(client: TestClient) -> str | None:
    """The player that a card's own file names."""
    player = client.get("/mij/gegevens.json").json()["player"]
    return None if player is None else str(player["name"])

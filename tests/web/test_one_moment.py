"""What a page shows and the revision that it says it is of are of one moment, whatever is written while it is made."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final, TypeVar

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import FIRST_ROUND, PLAYED, TOURNAMENT, TOURNAMENT_STATES, tell_tournament
from windroos.club.deciding import ClubWorld
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.tournament.world import TournamentWorld
from windroos.web.app import create_app
from windroos.web.site import Site

PLACES = tuple(
    state.path
    for state in TOURNAMENT_STATES
    if state.path.startswith(f"/toernooi/{PLAYED}")
    and state.answers == 200
    and not re.search("/print/|/ik$", state.path)
)
"""Every page of a tournament that is played; paper is not kept up to date, and the host has no card of his own."""


CORRECTED: Final[tuple[dict[str, Any], ...]] = tuple(
    {"do": "result", "evening": id, "table": table, "players": players, "points": [8, 8, -8, -8], "reason": "Mis"}
    for id, table, players in (("e4", 2, list(MEMBERS)[5:9]), ("e1", 1, list(MEMBERS)[:4]))
)
W = TypeVar("W")


def in_turn(first: W, later: W, times: int) -> Callable[..., W]:
    """Reads `first` so many times, then `later`: something was written in between."""
    left = [times]

    def read(*_: object) -> W:
        left[0] -= 1
        return first if left[0] >= 0 else later

    return read


def revision(page: str) -> str:
    found = re.search(r' data-revision="(\d+)"', page)
    return found[1] if found else ""


def lasting(page: str) -> str:
    """A page without what its clock and its random words make different at each reading."""
    return re.sub(r'data-(stamp|left)="[^"]*"|nonce="[^"]*"|(?<=>)\d+:\d\d(:\d\d)?(?=<)', "", page)


def opened(site: Site) -> TestClient:
    client = TestClient(create_app(boundless(site)), headers={"accept-language": "nl"})
    be_host(client)
    return client


def test_a_page_of_a_tournament_is_of_one_moment(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    tell_tournament(site, PLAYED, TOURNAMENT)
    before = TournamentFolder(site.store).world(PLAYED)
    tell_tournament(site, PLAYED, FIRST_ROUND)
    after = TournamentFolder(site.store).world(PLAYED)
    client, mixed = opened(site), 0

    def page(address: str, world: Callable[..., TournamentWorld]) -> str:
        with monkeypatch.context() as patched:
            patched.setattr(TournamentFolder, "world", world)
            return str(client.get(address).text)

    for address in PLACES:
        whole = page(address, in_turn(after, after, 0))
        assert revision(whole) == str(after.there().length), address
        for times in range(1, 12):
            shown = page(address, in_turn(before, after, times))
            if revision(shown) == revision(whole):
                assert lasting(shown) == lasting(whole), (address, times)
                mixed += 1
    assert mixed > len(PLACES), "rights are read first: pages were made of the later moment"


@pytest.mark.parametrize("address", ["/club/avond/e4", "/club/avond/e4/scherm", "/club/avond/e1"])
def test_a_page_of_an_evening_is_of_one_moment(site: Site, monkeypatch: pytest.MonkeyPatch, address: str) -> None:
    tell(site, *CLUB, *EVENING)
    before = ClubFolder(site.store).world()
    tell(site, *CORRECTED)
    after = ClubFolder(site.store).world()
    client = opened(site)

    def page(world: Callable[..., ClubWorld]) -> str:
        with monkeypatch.context() as patched:
            patched.setattr(ClubFolder, "world", world)
            return str(client.get(address).text)

    whole = page(in_turn(after, after, 0))
    assert revision(whole)
    for times in range(1, 24):
        shown = page(in_turn(before, after, times))
        if revision(shown) == revision(whole):
            assert lasting(shown) == lasting(whole), times

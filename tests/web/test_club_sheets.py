"""Walking cards of a scheme, how somebody moved, and the sheet of who keeps his page to himself."""

from __future__ import annotations

from dataclasses import replace
from datetime import date
from functools import partial

import pytest

from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, tell
from windroos.club.board import RankedRow
from windroos.club.errors import ClubError
from windroos.club.prints.ranking import movement, personal_sheet
from windroos.club.prints.source import PrintSource
from windroos.club.prints.walking import walking_cards
from windroos.club.roles import ROLES, ClubRole
from windroos.hosting.club_folder import ClubFolder
from windroos.printing.sheets import PocketRound
from windroos.reckoning.scored import StandingRow
from windroos.web.app import create_app
from windroos.web.club.access import Access
from windroos.web.club.house import sees_page
from windroos.web.site import Site


def test_a_walking_card_a_player(site: Site) -> None:
    """In the order of names; more rounds than a card holds are two cards, in large letters sooner."""
    tell(site, *CLUB)
    world = ClubFolder(site.store).world()
    assert world.club is not None
    rounds = ((("anna", "bart", "cor"),), (("cor", "anna", "dora"),), *[(("anna", "bart"),)] * 9)
    competition = world.club.competition._replace(schemes={"s23": rounds})
    club = world.club._replace(competition=competition)
    source = PrintSource(club, world.evenings, world.names.__getitem__, "nl", date(2024, 1, 1))
    cards = walking_cards(source, "s23")
    assert [(card.name, card.part, card.parts) for card in cards] == [
        ("Bart van den Berg", 1, 1), ("Cor Jansen", 1, 1), ("Dora Visser", 1, 1),
        ("Anna de Vries", 1, 2), ("Anna de Vries", 2, 2),
    ]  # fmt: skip
    anna = walking_cards(source, "s23", "anna")
    assert anna[0].rounds[:2] == (
        PocketRound(1, 1, "Oost", "Bart van den Berg, Cor Jansen"),
        PocketRound(2, 1, "Zuid", "Cor Jansen, Dora Visser"),
    )
    assert [len(card.rounds) for card in anna] == [10, 1]
    assert [len(card.rounds) for card in walking_cards(replace(source, large=True), "s23", "anna")] == [5, 5, 1]
    assert walking_cards(source, "s23", "els") == ()


@pytest.mark.parametrize(
    ("moved", "new", "shown"),
    [(2, False, "▲2"), (-1, False, "▼1"), (0, False, "="), (None, True, "●"), (None, False, "")],
)
def test_how_somebody_moved(moved: int | None, new: bool, shown: str) -> None:
    row = StandingRow(1, "a", 0, 1, 0, 1, True, None, None, "", ())
    assert movement(RankedRow(row, moved, new, None, 0, (), None)) == shown


@pytest.mark.parametrize("role", ROLES)
def test_who_keeps_his_page_to_himself_keeps_his_sheet_too(site: Site, role: ClubRole) -> None:
    """Anna is the player; nobody sees Bart's figures but Bart, his results in standings remain."""
    tell(
        site,
        *CLUB,
        {"do": "card", "person": "bart", "private": True},
        {"do": "card", "person": "anna", "private": True},
    )
    client = browser_of(site, create_app(site), role)
    own = ["/club/speler/{}", "/club/print/blad?speler={}"]
    for path in own:
        assert client.get(path.format("bart")).status_code == 403, path
        assert client.get(path.format("anna")).status_code == (200 if role == "player" else 403), path
        assert client.get(path.format("cor")).status_code == (403 if role in ("viewer", "table") else 200), path
    assert "Bart" in client.get("/club/print/stand").text
    if role in ("viewer", "table"):
        return
    assert 'value="bart"' not in client.get("/club/print").text
    assert 'href="/club/speler/bart"' not in client.get("/club/spelers").text + client.get("/club/speler/cor").text
    assert 'href="/club/speler/cor"' in client.get("/club/spelers").text


def test_at_the_machine_a_closed_sheet_is_not_printed_either(site: Site) -> None:
    tell(site, *CLUB, {"do": "card", "person": "bart", "private": True})
    world = ClubFolder(site.store).world()
    assert world.club is not None
    source = PrintSource(
        world.club, world.evenings, world.names.__getitem__, "nl", date(2024, 1, 1),
        sees=partial(sees_page, world, Access("host")),
    )  # fmt: skip
    with pytest.raises(ClubError, match="keeps this page"):
        personal_sheet(source, "s23", "bart")

"""A card of a club and a player of the house are one person: said by one tap, taken back by one, right after all."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, TODAY, tell
from tests.web.conftest import apart, lobby_of, open_site_at
from tests.web.tied_world import (
    GAME,
    NAME,
    begin,
    card_of,
    clubs_of,
    code_of,
    does,
    open_card,
    phone,
    played,
    player_of,
)
from windroos.club.requests import REQUEST
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.hosting.profile import Passkey, UsedPasskey
from windroos.hosting.profiles import Profiles
from windroos.hosting.tied import TiedPlayers
from windroos.hosting.ties import STREAM, TIE
from windroos.store.changes import ForgetPerson
from windroos.store.store import Store
from windroos.text.web.ties import WORDS
from windroos.web.application import Application
from windroos.web.site import Site
from windroos.web.tokens import Token


@pytest.fixture
def anna(club: Site, app: Application) -> TestClient:
    """Anna's phone: her card is open, she is known as a player, and has played."""
    client = phone(app)
    played(club, client)
    return open_card(club, begin(client), card_of(club, "anna"))


def tied(store: Store) -> TiedPlayers:
    return TiedPlayers(store, Clubs(store), Profiles(store, lobby_of(store)))


def events(site: Site) -> list[dict[str, str]]:
    return [json.loads(one.body) for one in site.store.events(STREAM)]


def test_one_tap_ties_them_and_both_files_name_it(anna: TestClient, club: Site) -> None:
    page = anna.get("/mij").text
    assert WORDS["tie_offer"].nl.format(name=NAME) in page
    assert player_of(anna) is None
    assert does(anna, "tie") == (303, "")
    assert player_of(anna) == NAME
    assert clubs_of(anna) == ["anna"]
    assert f"speler {NAME}" in anna.get("/mij").text
    assert "De Vier Winden" in anna.get("/ik").text
    assert does(anna, "tie") == (303, ""), "a second time nothing is otherwise"
    assert [(one["what"], one["person"], one["browser"]) for one in events(club)] == [
        ("tied", "anna", "Firefox, Android")
    ]
    assert NAME not in "".join(one.body for one in club.store.events(STREAM)), "events hold ids and no names"


def test_one_tap_loosens_it_on_either_page_and_both_tell(anna: TestClient, club: Site) -> None:
    does(anna, "tie")
    assert does(anna, "loosen") == (303, "")
    assert (player_of(anna), clubs_of(anna)) == (None, [])
    does(anna, "tie")
    assert anna.post("/ik/club", data={"club": events(club)[0]["club"]}).status_code == 303
    assert (player_of(anna), clubs_of(anna)) == (None, [])
    assert [(one["what"], one["by"]) for one in events(club)] == [
        ("tied", "card"), ("loosened", "card"), ("tied", "card"), ("loosened", "player"),
    ]  # fmt: skip
    for page in ("/mij", "/ik"):
        text = anna.get(page).text
        assert "losgemaakt met de kaart, in Firefox, Android" in text, page
        assert "losgemaakt door de speler, in Firefox, Android" in text, page


def test_a_tie_takes_a_player_and_a_card_in_one_browser(club: Site, app: Application) -> None:
    card_alone = open_card(club, phone(app), card_of(club, "anna"))
    assert does(card_alone, "tie") == (404, "profile_none")
    player_alone = begin(phone(app))
    assert does(player_alone, "tie") == (403, "club_for_player")
    assert does(player_alone, "loosen") == (403, "club_for_player")
    assert phone(app).post("/ik/club", data={"club": "x"}, headers={"x-windroos": "live"}).status_code == 404
    assert events(club) == []


def test_one_player_is_one_person_of_a_club_and_the_other_way(anna: TestClient, club: Site, app: Application) -> None:
    does(anna, "tie")
    card = anna.cookies["club"]
    open_card(club, anna, card_of(club, "bart"))
    assert does(anna, "tie") == (409, "tie_player")
    other = begin(phone(app), "Wilhelmina")
    other.cookies.set("club", card, domain="testserver.local")
    assert does(other, "tie") == (409, "tie_person")
    assert clubs_of(other) == []
    assert clubs_of(anna) == ["anna"]


def test_a_tie_by_somebody_with_a_found_card_is_seen_and_undone_and_gave_him_nothing(
    anna: TestClient, club: Site, app: Application
) -> None:
    card = card_of(club, "anna")
    thief = open_card(club, begin(phone(app, agent="Chrome/1 Windows"), "Thief"), card)
    does(thief, "tie")
    assert thief.get(f"/ik/partij/{GAME}").status_code == 404
    assert f'href="/spelen/{GAME}' not in thief.get("/mij").text
    open_card(club, anna, card)
    seen = anna.get("/mij").text
    assert WORDS["tie_is"].nl.partition("{")[0] + "Thief" in seen
    assert WORDS["tie_other"].nl.format(name=NAME) in seen
    assert "verbonden, in Chrome, Windows" in seen
    assert does(anna, "tie") == (409, "tie_person"), "he says himself that it goes"
    does(anna, "loosen")
    assert WORDS["clubs_lost"].nl in thief.get("/ik").text
    does(anna, "tie")
    assert (player_of(anna), clubs_of(thief)) == (NAME, [])
    assert "losgemaakt met de kaart, in Firefox, Android" in thief.get("/ik").text
    new = card_of(club, "anna")
    for what in ("loosen", "tie", "ask"):
        assert does(thief, what) == (403, "club_for_player"), "a new card: the found one is dead"
    open_card(club, anna, new)
    assert player_of(anna) == NAME, "the tie is the person's, not the card's"


def test_a_card_alone_shows_figures_and_no_hand_of_his(anna: TestClient, club: Site, app: Application) -> None:
    does(anna, "tie")
    found = open_card(club, phone(app), card_of(club, "anna"))
    page = found.get("/mij").text
    assert WORDS["tie_games"].to("nl").format(count="1") in page
    books = page[page.index('class="tab"') :].partition("</table>")[0]
    assert re.findall(r'<td class="num">(\d+)</td>', books) == ["2", str(sum_won(anna))]
    assert GAME not in page
    assert "/nakijken/seizoen" not in page
    assert "/ik/partij" not in page
    for path in (f"/ik/partij/{GAME}", "/ik/gegevens.json"):
        assert found.get(path).status_code == 404, path
    kept = found.get("/mij/gegevens.json").text
    assert GAME not in kept
    assert "profile" not in found.cookies, "nobody comes in as the player by looking"


def sum_won(client: TestClient) -> int:
    return sum(hand["won"] for game in client.get("/ik/gegevens.json").json()["games"] for hand in game["hands"])


def test_erasing_the_person_or_the_player_looses_it_for_good(anna: TestClient, club: Site, app: Application) -> None:
    does(anna, "tie")
    tell(club, {"do": "erase", "person": "anna"})
    assert clubs_of(anna) == []
    assert [(one["what"], one["by"]) for one in events(club)][-1] == ("loosened", "erased")
    open_card(club, anna, card_of(club, "bart"))
    does(anna, "tie")
    anna.post("/ik/wissen", data={"sure": "1"})
    assert player_of(anna) is None
    assert [(one["what"], one["person"], one["by"]) for one in events(club)][-1] == ("loosened", "bart", "erased")
    begin(anna, "Wilhelmina")
    assert does(anna, "tie") == (303, "")


def test_who_is_forgotten_in_a_copy_that_is_put_back_is_tied_to_nobody(anna: TestClient, club: Site) -> None:
    """The list of who is forgotten empties his card there; the events are those of before."""
    does(anna, "tie")
    apart(club.store.write(ForgetPerson(Clubs(club.store).first, "anna")))
    assert events(club)[-1]["what"] == "tied"
    assert clubs_of(anna) == []


def test_both_clubs_of_a_folder_have_a_tie_of_their_own(anna: TestClient, club: Site) -> None:
    does(anna, "tie")
    tell_beside(club, {"do": "club", "name": "Rode Draak"}, {"do": "person", "id": "anna", "name": "Anna"})
    second = Clubs(club.store).ids()[1]
    card = tell_beside(club, {"do": "member_card", "person": "anna"})[0]["card"]
    text = club.tokens.of(second).make(Token("card", str(card)))
    assert anna.get(f"/bij/{second}/club/k/{text}").headers["location"] == f"/bij/{second}/mij"
    assert f'action="/bij/{second}/mij/speler"' in anna.get(f"/bij/{second}/mij").text
    assert does(anna, "tie", f"/bij/{second}/mij/speler") == (303, "")
    assert [one["club"] for one in anna.get("/ik/gegevens.json").json()["clubs"]] == ["De Vier Winden", "Rode Draak"]
    assert does(anna, "loosen") == (303, "")
    assert [one["club"] for one in anna.get("/ik/gegevens.json").json()["clubs"]] == ["Rode Draak"]


def tell_beside(site: Site, *lines: dict[str, Any]) -> list[dict[str, Any]]:
    """Do these in the club beside the oldest."""
    folder = ClubFolder(site.store, "abcdabcd")

    async def told() -> list[dict[str, Any]]:
        return [await folder.do(REQUEST.read(line, ""), "host", TODAY) for line in lines]

    return apart(told())


def test_merging_people_keeps_it_and_undoing_gives_each_his_own_again(
    anna: TestClient, club: Site, app: Application
) -> None:
    tell(club, {"do": "person", "id": "gast", "name": "Gast"})
    guest = open_card(club, begin(phone(app), "Wilhelmina"), card_of(club, "gast"))
    does(guest, "tie")
    tell(club, {"do": "merge", "person": "gast", "into": "anna"})
    assert player_of(anna) == "Wilhelmina", "of the guest who became a member all follows"
    assert clubs_of(guest) == ["anna"]
    does(guest, "loosen")
    tell(club, {"do": "unmerge", "person": "gast"})
    does(guest, "tie")
    does(anna, "tie")
    tell(club, {"do": "merge", "person": "gast", "into": "anna"})
    assert (player_of(anna), clubs_of(anna), clubs_of(guest)) == (NAME, ["anna"], [])
    tell(club, {"do": "unmerge", "person": "gast"})
    assert (clubs_of(anna), clubs_of(guest)) == (["anna"], ["gast"])
    tell(club, {"do": "merge", "person": "gast", "into": "anna"})
    does(anna, "loosen")
    assert (player_of(anna), clubs_of(guest)) == (None, []), "what stood behind it does not come in its place"


def test_two_players_found_to_be_one_are_one_person_of_a_club(club: Site) -> None:
    """As a passkey joins their pages: the tie of who goes on holds, else that of the other."""
    profiles, ties = Profiles(club.store, lobby_of(club.store)), tied(club.store)
    id = Clubs(club.store).first

    async def go() -> None:
        (first, _), (second, mark) = await profiles.begin("A", ()), await profiles.begin("B", ())
        await ties.tie(id, "bart", second, "")
        await profiles.change(first, lambda found: found.with_passkey(Passkey("key", "", 0, "", "2026-11-27")))
        used = UsedPasskey("key", 0, "1-x", 0, "2026-11-27")
        assert await profiles.come_in(first, used, f"{second}-{mark}", ()) == (first, mark)
        assert [one.person for one in ties.of_player(first)] == ["bart"]
        assert await code_of(ties.tie(id, "anna", first, "")) == "tie_player"
        await ties.loosen(id, "player", "", player=first)
        await ties.tie(id, "anna", second, "")
        assert [(one.person, one.player.id) for one in ties.of_player(first)] == [("anna", first)]
        await profiles.erase(first)
        assert ties.of_person(id, ties.state(id).people, "anna") is None

    apart(go())


def test_of_two_ties_that_come_to_one_player_his_own_holds(club: Site) -> None:
    profiles, ties = Profiles(club.store, lobby_of(club.store)), tied(club.store)
    id = Clubs(club.store).first

    async def go() -> None:
        (first, _), (second, mark) = await profiles.begin("A", ()), await profiles.begin("B", ())
        await ties.tie(id, "anna", first, "")
        await ties.tie(id, "bart", second, "")
        await profiles.change(first, lambda found: found.with_passkey(Passkey("key", "", 0, "", "2026-11-27")))
        await profiles.come_in(first, UsedPasskey("key", 0, "1-x", 0, "2026-11-27"), f"{second}-{mark}", ())
        assert [one.person for one in ties.of_player(first)] == ["anna"]
        assert ties.of_person(id, ties.state(id).people, "bart") is None
        await ties.loosen(id, "player", "", player=first)
        assert ties.of_player(first) == []

    apart(go())


def test_two_processes_that_tie_at_once_come_to_one_tie(tmp_path: Path) -> None:
    site = open_site_at(tmp_path)
    tell(site, *CLUB)
    other = Store.join(site.settings.place)
    here, there = tied(site.store), tied(other)
    id = Clubs(site.store).first

    async def go() -> None:
        (first, _), (second, _) = await here.profiles.begin("A", ()), await there.profiles.begin("B", ())
        assert there.of_player(first) == []
        both = await asyncio.gather(
            code_of(here.tie(id, "anna", first, "")), code_of(there.tie(id, "anna", second, ""))
        )
        assert sorted(both) == ["", "tie_person"]
        for process in (here, there):
            assert len(process.of_player(first) + process.of_player(second)) == 1
        await there.loosen(id, "card", "", person="anna")
        assert here.of_player(first) + here.of_player(second) == []
        await here.tie(id, "anna", second, "")
        await there.profiles.erase(second)
        assert here.of_person(id, here.state(id).people, "anna") is None
        await here.tie(id, "anna", first, "")
        assert [one.person for one in there.of_player(first)] == ["anna"]
        await other.close()
        await site.store.close()

    apart(go())


def test_events_come_back_as_they_were_written(anna: TestClient, club: Site) -> None:
    does(anna, "tie")
    (event,) = club.store.events(STREAM)
    assert TIE.write(TIE.parse(event.body)) == event.body

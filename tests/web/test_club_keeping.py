"""One's own page, cash, backups and erasing on the page: what is written, what is gone, and what is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.club_roles import browser_of
from tests.web.club_world import MEMBERS, TODAY, tell
from tests.web.conftest import apart, be_host
from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings
from windroos.club.requests import DoClose, DoClub
from windroos.hosting.club_ending import end_club
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.store.copies import copies_in
from windroos.store.place import DATABASE
from windroos.store.restoring import ready_of
from windroos.web.app import create_app, open_site
from windroos.web.club.amounts import cents_of, euros
from windroos.web.club.copying import follow
from windroos.web.site import Site
from windroos.web.tokens import Token

LIVE = {"origin": "http://testserver"}
NAME = "Wilhelmina Quist-Vermeer"


def holds(folder: Path, name: str = NAME) -> list[str]:
    return sorted(file.name for file in folder.rglob("*") if file.is_file() and name.encode() in file.read_bytes())


@pytest.mark.parametrize(("text", "cents"), [("2,50", 250), ("2.5", 250), ("-3", -300), ("€ 1,05", 105), ("", 0)])
def test_amounts_are_read_as_people_type_them(text: str, cents: int) -> None:
    assert cents_of(text) == cents
    assert cents_of(euros(cents, "nl")) == cents_of(euros(cents, "en")) == cents


@pytest.mark.parametrize("text", ["2,505", "1.000,00", "drie", "1e3", "2,-"])
def test_what_is_no_amount_is_told(text: str) -> None:
    with pytest.raises(ClubError):
        cents_of(text)


def test_cash_is_booked_taken_back_and_ticked(club: Site, host: TestClient) -> None:
    def send(path: str = "/club/kas", **data: str) -> int:
        return int(host.post(path, data=data, headers=LIVE).status_code)

    assert send(what="book", date="2024-03-01", amount="12,50", way="out", kind="huur") == 303
    assert send(what="counter", entry="1") == 303
    assert send(what="counter", entry="1") == 422
    assert send(what="dues", since="2023-09-01", evening="2,50", deposit="", half_year="") == 303
    assert send("/club/kas/avond/e1", person="anna", paid="1") == 303
    entries = ClubFolder(club.store).world().club
    assert entries is not None
    assert [(one.amount, one.person, one.counter) for one in entries.entries] == [
        (-1250, "", 0), (1250, "", 1), (250, "anna", 0),
    ]  # fmt: skip
    assert 'aria-pressed="true">Anna de Vries' in host.get("/club/kas/avond/e1").text
    page = host.get("/club/kas?jaar=2023").text
    assert re.search(r"<div>Bart van den Berg</div><b class=\"num\">7,50</b>", page)
    assert host.get("/club/kas.csv").text.count("\n") >= 4
    assert send("/club/kas/opheffen", date="2024-03-20", things="spel") == 422
    assert send("/club/kas/opheffen", date="2024-03-20", things="spel\nkast", sure="1") == 303
    assert "kast" in host.get("/club/kas/opheffen").text


def test_a_member_sees_and_changes_what_is_kept_of_him_and_nothing_else(club: Site) -> None:
    client = browser_of(club, create_app(club), "player")
    assert "Anna de Vries" in client.get("/mij").text
    data = {"name": "Anna van Dam", "alias": "Draakje", "public": "alias", "note": "mag alles", "person": "bart"}
    assert client.post("/mij", data=data, headers=LIVE).status_code == 303
    world = ClubFolder(club.store).world()
    card = world.cards["anna"]
    assert (card.name, card.alias, card.public, card.note) == ("Anna van Dam", "Draakje", "alias", "")
    assert world.cards["bart"].name == MEMBERS["bart"]
    kept = client.get("/mij/gegevens.json").json()
    assert kept["card"]["name"] == "Anna van Dam"
    assert len(kept["results"]) == 3
    assert "bart" not in client.get("/mij/gegevens.json").text
    device = re.search(r'apparaat"><input type="hidden" name="id" value="(\w+)"', client.get("/mij").text)
    assert device is not None
    assert client.post("/mij/apparaat", data={"id": device[1]}, headers=LIVE).status_code == 303
    assert client.get("/mij").status_code == 403


def test_nobody_ends_the_browser_of_another(club: Site) -> None:
    app = create_app(club)
    secretary, player = browser_of(club, app, "secretary"), browser_of(club, app, "player")
    rights = ClubFolder(club.store).world().club
    assert rights is not None
    (other,) = [one.id for one in rights.rights.devices.values() if one.role == "secretary"]
    assert player.post("/mij/apparaat", data={"id": other}, headers=LIVE).status_code == 422
    assert secretary.get("/club/rechten").status_code == 200


def test_the_name_of_who_is_erased_is_in_no_file_nor_in_a_copy(
    club: Site, host: TestClient, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """With notes, corrections, labels and cash that named him; in the database, its log, and copies at hand."""
    stick = tmp_path_factory.mktemp("stick")
    tell(club, {"do": "person", "id": "mina", "name": NAME, "member": "2023-01-01"}, {"do": "close", "evening": "e3"})
    tell(club, {"do": "card", "person": "mina", "alias": NAME, "email": "mina@example.org"})
    result = {"do": "result", "evening": "e1", "table": 1, "players": ["anna", "bart", "cor", "mina"]}
    tell(club, {**result, "points": [812, 96, -300, -608], "reason": f"het was {NAME}"})
    host.post("/club/bewaren", data={"what": "folder", "text": str(stick)}, headers=LIVE)
    host.post("/club/rechten", data={"what": "link", "role": "helper", "text": f"telefoon van {NAME}"}, headers=LIVE)
    host.post(
        "/club/kas",
        data={"what": "book", "date": "2024-03-01", "amount": "5", "kind": "gift", "note": f"van {NAME}"},
        headers=LIVE,
    )
    assert NAME in host.get("/club/kas?jaar=2023").text
    assert host.post("/club/bewaren", data={"what": "copy"}, headers=LIVE).status_code == 303
    assert len(copies_in(stick)) == 1
    assert holds(stick)
    shown = tell(club, {"do": "show", "what": "standings", "season": "s23"})
    page = host.get("/club/vergeten/mina").text
    assert NAME in page
    assert host.post("/club/vergeten/mina", data={}, headers=LIVE).status_code == 422
    assert host.post("/club/vergeten/mina", data={"sure": "1"}, headers=LIVE).status_code == 303
    assert holds(tmp_path) == []
    assert holds(stick) == []
    assert tell(club, {"do": "show", "what": "standings", "season": "s23"}) == shown
    assert "van oud-lid 1" in host.get("/club/kas?jaar=2023").text
    assert "telefoon van oud-lid 1" in host.get("/club/rechten").text


def test_closing_an_evening_makes_a_copy_and_a_missing_stick_is_told_until_it_is_back(
    club: Site, host: TestClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    stick = tmp_path_factory.mktemp("stick")
    folder = ClubFolder(club.store)

    async def close(to: Path) -> None:
        folder.world()
        await folder.do(DoSettings({"backups": str(to)}), "host", TODAY)
        await follow(club, folder.id, folder.world().club, DoClose("e3", False))

    apart(close(stick))
    assert len(copies_in(stick)) == 1
    assert "geen kopie gemaakt" not in host.get("/club").text
    apart(close(stick / "gone"))
    assert len(copies_in(stick)) == 1
    for path in ("/club", "/club/avond/e3", "/club/leden"):
        page = host.get(path).text
        assert "geen kopie gemaakt" in page, "whoever keeps the club is told wherever he is"
        assert str(stick / "gone") in page
    stranger = TestClient(create_app(club))
    assert "no copy was made" not in stranger.get("/club").text
    assert stranger.post("/club/bewaren/opnieuw").status_code == 403
    assert host.post("/club/bewaren/opnieuw", headers=LIVE).headers["location"] == "/club"
    assert "geen kopie gemaakt" in host.get("/club").text, "it is still not there"
    (stick / "gone").mkdir()
    host.post("/club/bewaren/opnieuw", headers=LIVE)
    assert len(copies_in(stick / "gone")) == 1
    assert "geen kopie gemaakt" not in host.get("/club").text


def test_a_copy_is_put_back_at_the_next_start(
    club: Site, host: TestClient, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    stick = tmp_path_factory.mktemp("stick")
    host.post("/club/bewaren", data={"what": "folder", "text": str(stick)}, headers=LIVE)
    assert host.post("/club/bewaren", data={"what": "folder", "text": "/nergens"}, headers=LIVE).status_code == 422
    host.post("/club/bewaren", data={"what": "copy"}, headers=LIVE)
    (name,) = [path.name for path in copies_in(stick)]
    tell(club, {"do": "club", "name": "De Vijf Winden", "year": "09-01"})
    page = host.get(f"/club/bewaren?kopie={name}").text
    assert "gebeurtenissen: 1," in page
    for wrong in ("../windroos.db", "windroos.db", "nergens"):
        assert host.post("/club/bewaren", data={"what": "restore", "text": wrong}, headers=LIVE).status_code >= 400
    assert host.post("/club/bewaren", data={"what": "restore", "text": name}, headers=LIVE).status_code == 303
    assert ready_of(tmp_path / DATABASE).exists()
    assert "ligt een kopie klaar" in host.get("/club/bewaren").text
    settings = club.settings
    apart(club.store.close())
    again = open_site(settings)
    with TestClient(create_app(again), headers={"accept-language": "nl"}) as client:
        assert "De Vier Winden" in be_host(client).get("/club").text
    assert len(copies_in(tmp_path)) == 1


def test_the_host_deletes_a_club_by_its_name_and_a_copy_brings_it_back(
    club: Site, host: TestClient, tmp_path: Path
) -> None:
    """Names, cards and passwords are in no file but the copy that was made before; another club can begin."""
    tell(club, {"do": "person", "id": "mina", "name": NAME, "member": "2023-01-01"})
    card = club.tokens.make(Token("card", str(tell(club, {"do": "member_card", "person": "mina"})[0]["card"])))
    secretary = browser_of(club, create_app(club), "secretary")
    assert "met 12 personen en 3 avonden" in host.get("/club/bewaren").text
    sent = {"what": "delete", "text": "de vijf winden"}
    assert host.post("/club/bewaren", data=sent, headers=LIVE).status_code == 422
    assert secretary.post("/club/bewaren", data={**sent, "text": "De Vier Winden"}, headers=LIVE).status_code == 403
    assert "De Vier Winden" in host.get("/club").text
    gone = host.post("/club/bewaren", data={**sent, "text": " de vier  winden"}, headers=LIVE)
    assert (gone.status_code, gone.headers["location"]) == (303, "/club")
    (copy,) = copies_in(tmp_path)
    assert holds(tmp_path) == [copy.name]
    assert "Een club beginnen" in host.get("/club").text
    assert host.get("/club/stand").status_code == host.get("/club/avond/e1").status_code == 404
    assert (secretary.get("/club/leden").status_code, host.get(f"/club/k/{card}").status_code) == (403, 404)
    assert copy.name in host.get("/club/bewaren").text, "also where there is no club"
    assert host.post("/club/bewaren", data={"what": "restore", "text": copy.name}, headers=LIVE).status_code == 303
    settings = club.settings
    apart(club.store.close())
    with TestClient(create_app(open_site(settings)), headers={"accept-language": "nl"}) as client:
        assert "De Vier Winden" in be_host(client).get("/club").text
        assert NAME in client.get("/club/leden").text


def test_a_club_that_another_program_deleted_is_gone_here_too_and_the_next_is_the_oldest(club: Site) -> None:
    folder, clubs = ClubFolder(club.store), Clubs(club.store)
    assert folder.world().club is not None
    first, other = clubs.first, "abcd1234"
    apart(ClubFolder(club.store, other).do(DoClub("De Andere", "calendar"), "host", TODAY))
    assert apart(end_club(club.store, first))
    assert not apart(end_club(club.store, first)), "once"
    left = folder.world().club
    assert left is not None
    assert (left.name, folder.id, clubs.ids()) == ("De Andere", other, (other,))
    assert folder.world().names == {}


def test_a_club_stays_where_no_copy_can_be_made(
    club: Site, host: TestClient, tmp_path_factory: pytest.TempPathFactory
) -> None:
    stick = tmp_path_factory.mktemp("stick")
    host.post("/club/bewaren", data={"what": "folder", "text": str(stick)}, headers=LIVE)
    stick.rmdir()
    answer = host.post("/club/bewaren", data={"what": "delete", "text": "De Vier Winden"}, headers=LIVE)
    assert answer.status_code >= 400
    assert "De Vier Winden" in host.get("/club").text
    assert club.store.streams("club")[0].closed is None


def test_one_button_makes_one_file_that_opens(host: TestClient, tmp_path: Path) -> None:
    answer = host.get("/club/bewaren/kopie")
    assert answer.status_code == 200
    assert answer.content.startswith(b"SQLite format 3")
    assert "attachment" in answer.headers["content-disposition"]

"""Import on the page: a file is looked into, names are decided, it is taken over once and undone as a whole."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.past_files import Cell, written
from tests.web.club_world import CLUB, tell
from windroos.club.past_evening import points_of
from windroos.hosting.club_folder import ClubFolder
from windroos.importing.errors import ImportingError
from windroos.importing.found import FoundPast
from windroos.importing.parts import Around
from windroos.importing.reading import ReadFile
from windroos.web.app import create_app
from windroos.web.club.past.drafts import ImportDraft
from windroos.web.drafts import MOST, SECONDS, FileDrafts
from windroos.web.site import Site

ROWS: list[list[Cell]] = [
    ["Datum", "Tafel", "Naam", "Punten"],
    ["7-1-2020", 1, "Anna de Vries", 100],
    ["7-1-2020", 1, "B. van den Berg", -40],
    ["7-1-2020", 1, "Cor Jansen", -60],
    ["7-1-2020", 1, "Zeger Oud", 1],
    ["21-1-2020", 1, "Anna de Vries", "veel"],
]


@pytest.fixture
def open_club(site: Site, client: TestClient) -> tuple[Site, TestClient]:
    tell(site, *CLUB)
    return site, client


def draft_of(client: TestClient, rows: list[list[Cell]] = ROWS, kind: str = "xlsx") -> str:
    answer = client.post("/club/invoer", files={"file": ("oud.xlsx", written(rows, kind))}, follow_redirects=False)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"])


def field_of(page: str, name: str) -> str:
    """The field that asks who a name is."""
    found = re.search(rf'name="is(\d+)" value="{re.escape(name)}"', page)
    assert found is not None, name
    return found[1]


def test_a_file_is_taken_over_once_and_undone_as_a_whole(open_club: tuple[Site, TestClient]) -> None:
    site, client = open_club
    place = draft_of(client)
    page = client.get(place).text
    assert "rij 1 heeft de koppen Datum, Tafel, Naam, Punten" in page
    assert ">D6<" in page, "the doubted cell is named"
    assert "namen zonder keus: 1" in page
    refused = client.post(place, data={"do": "take"})
    assert refused.status_code == 422
    number = field_of(page, "B. van den Berg")
    names = {f"name{number}": "p:bart", f"is{number}": "B. van den Berg"}
    page = client.post(place, data={"do": "look", **names}).text
    assert "telt voor niemand" in page, "a sum that is wrong is told before it is done"
    assert 'value="take"' in page
    before = ClubFolder(site.store).world()
    assert before.club is not None
    page = client.post(place, data={"do": "take", **names}).text
    assert "Gedaan." in page
    world = ClubFolder(site.store).world()
    (evening,) = [one for one in world.evenings.values() if str(one.day) == "2020-01-07"]
    assert [tuple(points_of(typed)) for typed in evening.standing] == [(100, -40, -60, 1)]
    assert world.cards["bart"].spelled == ("B. van den Berg",)
    assert client.get(place).status_code == 404
    page = client.get(draft_of(client, kind="ods")).text
    assert "Niets: alles staat er al" in page
    assert world.club is not None
    (done,) = world.club.imports
    assert "Gedaan." in client.post("/club/invoer/ongedaan", data={"import": done.imported}).text
    after = ClubFolder(site.store).world()
    assert not any(one.standing for one in after.evenings.values() if str(one.day) == "2020-01-07")
    assert client.post("/club/invoer/ongedaan", data={"import": done.imported}).status_code == 422


def test_who_only_an_import_brought_goes_with_it_where_he_is_asked_to(open_club: tuple[Site, TestClient]) -> None:
    """New names of the file: one is named elsewhere since, one is kept by the secretary, one goes."""
    site, client = open_club
    rows: list[list[Cell]] = [["Datum", "Naam", "Punten"]]
    rows += [["7-1-2020", name, 10] for name in ("Anna de Vries", "Quirien", "Xander Ypma", "Zus de Zeeuw")]
    client.post(draft_of(client, rows), data={"do": "take"})
    world = ClubFolder(site.store).world()
    assert world.club is not None
    (done,) = world.club.imports
    ids = {world.names[one]: one for one in done.people}
    assert set(ids) == {"Quirien", "Xander Ypma", "Zus de Zeeuw"}, "whom the club knew did not come with it"
    tell(site, {"do": "book", "date": "2024-03-01", "amount": 500, "kind": "contributie", "person": ids["Quirien"]})
    asked = client.get(f"/club/invoer/ongedaan?import={done.imported}").text
    assert "Xander Ypma" in asked
    assert "Zus de Zeeuw" in asked
    assert "Quirien" not in asked.partition("<main")[2], "the cash book names her"
    wrong = {"import": done.imported, "asked": "1", "person": ids["Quirien"]}
    assert client.post("/club/invoer/ongedaan", data=wrong).status_code == 422
    chosen = {"import": done.imported, "asked": "1", "person": ids["Xander Ypma"]}
    assert "Gedaan." in client.post("/club/invoer/ongedaan", data=chosen).text
    after = ClubFolder(site.store).world()
    assert after.club is not None
    assert ids["Xander Ypma"] not in after.club.people
    assert {ids["Quirien"], ids["Zus de Zeeuw"]} <= after.club.people.keys()
    assert "Xander" not in "".join(after.names.values())
    for path in ("/club/leden", "/club/logboek", "/club/spelers"):
        page = client.get(path)
        assert page.status_code == 200
        assert "Xander" not in page.text
        assert ids["Xander Ypma"] not in page.text, "nobody is shown as an id"
    assert client.get(f"/club/invoer/ongedaan?import={done.imported}").status_code == 422


def test_who_comes_with_a_file_is_said_before_and_after(open_club: tuple[Site, TestClient]) -> None:
    """A first import makes people of every name of it: the secretary reads which, and as what."""
    _, client = open_club
    rows: list[list[Cell]] = [["Datum", "Naam", "Punten"]]
    rows += [["7-1-2020", name, 10] for name in ("Anna de Vries", "Quirien", "Wouter (gast)", "Zus de Zeeuw")]
    place = draft_of(client, rows)
    said = ("Nieuw bij de club als lid (2): Quirien, Zus de Zeeuw.", "Nieuw bij de club als gast (1): Wouter.")
    page = client.get(place).text
    assert [one in page for one in said] == [True, True]
    assert "komt daarom bij Mensen te staan" in page
    page = client.post(place, data={"do": "take"}).text
    assert [one in page for one in said] == [True, True]
    assert "staat daarom nu bij Mensen" in page
    later = client.get("/club/invoer").text
    assert said[0] not in later, "it is said once"
    assert "3 nieuwe mensen" in later
    known = draft_of(client, [rows[0], ["21-1-2020", "Quirien", 10]])
    assert "Nieuw bij de club" not in client.get(known).text
    assert "Nieuw bij de club" not in client.post(known, data={"do": "take"}).text


def test_shapes_and_ranges_can_be_chosen_and_a_file_thrown_away(open_club: tuple[Site, TestClient]) -> None:
    _, client = open_club
    place = draft_of(client)
    page = client.post(place, data={"do": "look", "part0_shape": "members", "part0_area": "C1:C5"}).text
    assert '<option value="members" selected' in page
    assert 'value="C1:C5"' in page
    assert client.post(place, data={"do": "look", "part0_area": "ZZ1"}).status_code == 422
    assert client.post(place, data={"do": "look", "year": "1"}).status_code == 422
    assert client.post(place, data={"do": "look", "rules": "nope"}).status_code == 422
    client.post(place, data={"do": "drop"})
    assert client.get(place).status_code == 404


def test_pasted_cells_are_read_and_bad_files_get_one_sentence(open_club: tuple[Site, TestClient]) -> None:
    _, client = open_club
    answer = client.post(
        "/club/invoer", data={"text": "Datum\tNaam\tPunten\n7-1-2020\tAnna de Vries\t12"}, files={"file": ("", b"")}
    )
    assert "rij 1 heeft de koppen" in answer.text
    for bad in (b"", b"PK\x03\x04" + b"\0" * 99, bytes(range(256)) * 9):
        answer = client.post("/club/invoer", files={"file": ("x.xlsx", bad)})
        assert answer.status_code == 422
        assert 'class="trouble"' in answer.text


def test_numbers_of_days_are_asked_about_before_anything_is_taken(open_club: tuple[Site, TestClient]) -> None:
    site, client = open_club
    text = "Datum;Naam;Punten\n45400;Anna de Vries;12\n45407;Anna de Vries;-12"
    page = client.post("/club/invoer", data={"text": text})
    place = page.url.path
    assert "45400 is 18-4-2024 of 19-4-2028" in page.text
    assert 'value="take"' not in page.text
    assert client.post(place, data={"do": "take"}).status_code == 422
    page = client.post(place, data={"do": "look", "epoch": "1900"})
    assert '<option value="1900" selected' in page.text
    assert "Gedaan." in client.post(place, data={"do": "take", "epoch": "1900"}).text
    days = {str(one.day) for one in ClubFolder(site.store).world().evenings.values() if one.totals}
    assert days == {"2024-04-18", "2024-04-25"}


def test_nobody_but_the_secretary_may(site: Site) -> None:
    tell(site, *CLUB)
    with TestClient(create_app(site)) as stranger:
        for path in ("/club/invoer", "/club/invoer/abc"):
            assert stranger.get(path).status_code == 403
        for path in ("/club/invoer", "/club/invoer/abc", "/club/invoer/ongedaan"):
            assert stranger.post(path, data={"import": "x"}).status_code == 403


def test_files_are_kept_for_who_began_for_an_hour_and_not_too_many() -> None:
    now = [0.0]
    drafts = FileDrafts[ImportDraft](lambda: now[0])
    draft = ImportDraft("", "host", "x", ReadFile("d", ()), (), Around(), FoundPast())
    kept = drafts.begin(draft)
    assert drafts.get(kept.id, "host") == kept
    with pytest.raises(ImportingError):
        drafts.get(kept.id, "secretary anna")
    for _ in range(MOST):
        drafts.begin(draft)
    with pytest.raises(ImportingError):
        drafts.get(kept.id, "host")
    last = drafts.begin(draft)
    now[0] = SECONDS + 1
    with pytest.raises(ImportingError):
        drafts.get(last.id, "host")

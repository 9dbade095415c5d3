"""Evenings on the page: every tap is an event, two tablets lose none, corrections stay visible, who may what."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import date, datetime, timedelta
from html import unescape
from random import Random
from re import findall, sub

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, MEMBERS, house_of, tell
from tests.web.conftest import KEY
from windroos.club.evening_state import EveningState
from windroos.club.requests import DoShow
from windroos.hosting.club_folder import ClubFolder
from windroos.text.dates import long_day
from windroos.web.app import create_app
from windroos.web.club.evening.hall import door_link
from windroos.web.site import Site

PEOPLE = list(MEMBERS)
DESK = "/club/avond/e5"
HEADERS = {"accept-language": "nl"}


@pytest.fixture
def desk(site: Site) -> Iterator[TestClient]:
    """A browser of the host, at a club with evenings."""
    tell(site, *CLUB, *EVENING)
    with TestClient(create_app(site), headers=HEADERS, base_url="http://localhost") as client:
        client.get(f"/host/{KEY}")
        yield client


@pytest.fixture
def stranger(desk: TestClient, site: Site) -> TestClient:
    """A browser of nobody in particular, on the same server."""
    return TestClient(desk.app, headers=HEADERS, base_url="http://localhost")


def evening(site: Site, id: str = "e5") -> EveningState:
    return ClubFolder(site.store).world().evenings[id]


def tap(client: TestClient, do: str, path: str = DESK, **fields: str) -> str:
    answer = client.post(path, data={"do": do, **fields}, headers={"origin": "http://localhost"})
    assert answer.status_code in (200, 303), sub(r"\s+", " ", answer.text)[-1500:]
    return str(answer.text)


def test_two_tablets_never_lose_each_others_taps(desk: TestClient, site: Site) -> None:
    """Each tap says who is here or not, and is one event: whoever taps meanwhile, the last word about each stands."""
    tell(site, *({"do": "evening", "id": "taps", "date": "2024-05-14"},))
    taps = [(person, word) for person in PEOPLE for word in ("arrive", "leave") * 5]
    halves = [[one for one in taps if PEOPLE.index(one[0]) % 2 == at] for at in range(2)]

    def tablet(some: list[tuple[str, str]]) -> None:
        for person, word in [*some, *((person, "arrive") for person in sorted({one for one, _ in some})[:3])]:
            tap(desk, f"{word}:{person}", "/club/avond/taps")

    with ThreadPoolExecutor(2) as tablets:
        list(tablets.map(tablet, halves))
    wanted = {person for half in halves for person in sorted({one for one, _ in half})[:3]}
    assert set(evening(site, "taps").here) == wanted
    assert evening(site, "taps").length == 1 + 100 + 6


def test_a_second_tap_of_the_same_button_changes_nothing(desk: TestClient, site: Site) -> None:
    before = evening(site).length
    tap(desk, "arrive:anna")
    assert evening(site).length == before
    tap(desk, "leave:anna")
    tap(desk, "leave:anna")
    assert evening(site).length == before + 1
    assert "anna" in evening(site).gone


def test_the_order_of_taps_and_of_typing_changes_nothing(site: Site) -> None:
    """Results in any order and a correction come to the same as everything typed right at once."""
    tell(site, *CLUB)
    results = [
        {
            "do": "result", "evening": "", "table": at + 1, "players": PEOPLE[at * 4 : at * 4 + 4],
            "points": points, "mahjongs": [4, 2, 1, 1], "caused": [1, 2, 2, 3],
        }
        for at, points in enumerate(([90, 30, -40, -80], [55, 5, -20, -40]))
    ]  # fmt: skip
    shown = []
    for number, id in enumerate(("o1", "o2", "o3")):
        lines = [{**one, "evening": id} for one in results]
        came = [{"do": "arrive", "evening": id, "person": person} for person in PEOPLE]
        Random(number).shuffle(lines)
        Random(number).shuffle(came)
        tell(site, {"do": "evening", "id": id, "date": "2024-05-07", "rules": "nts2002"}, *came)
        if number == 2:
            wrong = {**lines[0], "points": [100, 20, -40, -80]}
            tell(site, wrong, lines[1], {**lines[0], "reason": "verschreven"})
        else:
            tell(site, *lines)
        asked = DoShow("evening", "", "", None, "", id, "", None, 1, "")
        found = ClubFolder(site.store).show(asked, date(2024, 5, 8))
        shown.append([{key: one[key] for key in ("table", "players", "points")} for one in found["tables"]])
        tell(site, {"do": "cancel", "evening": id})
    assert shown[0] == shown[1] == shown[2]


def test_a_guest_without_a_name_is_called_guest_one(desk: TestClient, site: Site) -> None:
    assert "Gast 1" in tap(desk, "guest", guest="")
    assert "Gast 2" in tap(desk, "guest", guest="  ")
    text = tap(desk, "guest", guest="Wim")
    world = ClubFolder(site.store).world()
    assert "wim" in world.evenings["e5"].here, "the guest of earlier evenings, and nobody new"
    assert sum(name == "Wim" for name in world.names.values()) == 1
    assert "gast" in text


def test_nothing_happens_until_somebody_says_so(desk: TestClient, site: Site) -> None:
    before = evening(site)
    text = desk.get(f"{DESK}/tafels?method=repeats&seed=12").text
    assert evening(site) == before
    fields = dict(findall(r'name="(table-\d)" value="([^"]*)"', text))
    assert sorted(len(one.split()) for one in fields.values()) == [5, 5]
    again = desk.get(f"{DESK}/tafels?method=repeats&seed=12").text
    assert dict(findall(r'name="(table-\d)" value="([^"]*)"', again)) == fields, "the same lot, the same tables"
    tap(desk, "", f"{DESK}/tafels", method="repeats", seed="12", **fields)
    made = evening(site)
    assert made.made is not None
    assert (made.made.method, made.made.seed) == ("repeats", 12)
    assert {person for table in made.tables for person in table} == set(PEOPLE)


def test_a_locked_table_stays_and_the_rest_is_drawn_again(desk: TestClient, site: Site) -> None:
    tell(site, {"do": "tables", "evening": "e5", "tables": [PEOPLE[:5], PEOPLE[5:]], "method": "hand"})
    text = desk.get(f"{DESK}/tafels?method=lot&seed=3&lock-1=on&now-1={'+'.join(PEOPLE[:5])}").text
    fields = dict(findall(r'name="(table-\d)" value="([^"]*)"', text))
    assert fields["table-1"].split() == PEOPLE[:5]
    assert sorted(fields["table-2"].split()) == sorted(PEOPLE[5:])


def test_play_that_has_begun_is_not_seated_anew(desk: TestClient, site: Site) -> None:
    answer = desk.post(
        "/club/avond/e4/tafels",
        data={"method": "lot", "table-1": " ".join(PEOPLE[5:9]), "table-2": " ".join(PEOPLE[:5])},
        headers={"origin": "http://localhost"},
    )
    assert answer.status_code == 422
    assert "tafel 1" in answer.text.lower()
    assert evening(site, "e4").tables[0] == tuple(PEOPLE[:5])


def totals(client: TestClient, points: str, do: str = "keep", at: str = "e4/tafel/2/1", **more: str) -> tuple[int, str]:
    fields = {f"points-{place}": value for place, value in enumerate(points.split())}
    answer = client.post(
        f"/club/avond/{at}", data={"way": "totals", "do": do, "rules": "nts2002", **fields, **more},
        headers={"origin": "http://localhost"},
    )  # fmt: skip
    return answer.status_code, answer.text


def test_a_wrong_sum_says_what_it_may_be_and_can_be_kept(desk: TestClient, site: Site) -> None:
    tell(site, {"do": "void", "evening": "e4", "table": 2, "reason": "opnieuw"})
    status, text = totals(desk, "120 40 -60 100")
    assert status == 422
    plain = unescape(sub(r"<[^>]+>|\u2060", "", text))
    assert "−100 in plaats van" in plain
    assert "100? Het teken." in plain
    assert "unsettled&#34;" not in text, "a key of the machine's door"
    assert "Bewaren zonder dat het klopt" in text
    assert evening(site, "e4").results[2, 1].typed is None
    status, text = totals(desk, "120 40 -60 100", do="unsettled")
    assert status == 200
    assert "som klopt niet" in text
    status, _ = totals(desk, "120 40 -60 -100", reason="teken vergeten")
    kept = evening(site, "e4").results[2, 1]
    assert kept.typed is not None
    assert kept.typed.settled
    assert [one.typed.settled for one in kept.earlier] == [False, False]


def test_an_evening_is_not_closed_while_something_is_missing(desk: TestClient, site: Site) -> None:
    answer = desk.post("/club/avond/e4", data={"do": "close"}, headers={"origin": "http://localhost"})
    assert answer.status_code == 422
    assert not evening(site, "e4").closed
    tap(desk, "close_anyway", "/club/avond/e4")
    assert evening(site, "e4").closed


def test_a_correction_after_closing_keeps_the_old_value_in_sight(desk: TestClient, site: Site) -> None:
    status, _ = totals(desk, "812 96 -300 -608", at="e1/tafel/1/1")
    assert status == 422, "a correction needs a reason"
    status, text = totals(desk, "800 108 -300 -608", at="e1/tafel/1/1", reason="Anna de Vries telde verkeerd")
    assert status == 200
    assert "+812 / +96 / −300 / −608" in text
    assert "Anna de Vries telde verkeerd" in text
    stored = "".join(event.body for event in site.store.events(f"{_club(site)}.e1"))
    assert "Anna" not in stored, "people are ids, also in a reason"


def _club(site: Site) -> str:
    return site.store.streams("club")[0].id


def test_what_the_evening_did_to_the_standings_is_shown(stranger: TestClient) -> None:
    text = stranger.get("/club/avond/e2").text
    assert "Winnaars van de avond" in text
    assert "Bart B., Els B." in text
    assert "de Vries" not in text, "a stranger sees a first name and a letter"
    assert "▲ 1" in text
    assert '<a class="small" href="/club/stand/s23">Groene Hart 2023-2024</a>' in text
    assert "heropen" not in text.lower()


@pytest.mark.parametrize(
    ("path", "fields"),
    [
        (DESK, {"do": "arrive:anna"}),
        (DESK, {"do": "close"}),
        (f"{DESK}/tafels", {"method": "lot", "table-1": "anna bart cor"}),
        ("/club/avond/e4/tafel/1/1", {"way": "totals"}),
        ("/club/avonden", {"plan": "one", "day": "2024-06-01"}),
        (f"{DESK}/aan", {"person": "anna"}),
        (f"{DESK}/aan", {"person": "anna", "k": "bbbbbbbb-r.x"}),
    ],
)
def test_a_stranger_changes_nothing(stranger: TestClient, site: Site, path: str, fields: dict[str, str]) -> None:
    before = ClubFolder(site.store).world()
    answer = stranger.post(path, data=fields, headers={"origin": "http://localhost"})
    assert answer.status_code == 403, answer.status_code
    assert ClubFolder(site.store).world() == before


@pytest.mark.parametrize("path", [f"{DESK}/tafels", "/club/avond/e4/tafel/1/1", f"{DESK}/aan"])
def test_a_stranger_does_not_see_the_desk(stranger: TestClient, path: str) -> None:
    assert stranger.get(path).status_code == 403


def test_the_code_at_the_door_lets_a_member_check_in_and_no_more(stranger: TestClient, site: Site) -> None:
    tell(site, {"do": "evening", "id": "nu", "date": date.today().isoformat(), "rules": "nts2002"})
    link = door_link(house_of(site), "nu").removeprefix(site.settings.address)
    text = stranger.get(link).text
    assert "Anna V." in text
    assert "Wim" not in text, "names of members only"
    key = link.partition("k=")[2]
    answer = stranger.post(
        "/club/avond/nu/aan", data={"k": key, "person": "anna"}, headers={"origin": "http://localhost"}
    )
    assert "Welkom, Anna V." in answer.text
    assert evening(site, "nu").here == ("anna",)
    assert stranger.get(f"{DESK}/aan?k={key}").status_code == 403, "good for one evening"
    refused = stranger.post(
        "/club/avond/nu/aan", data={"k": key, "person": "wim"}, headers={"origin": "http://localhost"}
    )
    assert refused.status_code == 404


@pytest.mark.parametrize(("days", "status"), [(0, 200), (7, 200), (8, 403)])
def test_the_code_at_the_door_dies_a_week_after_its_evening(
    days: int, status: int, stranger: TestClient, desk: TestClient, site: Site
) -> None:
    day = date.today() - timedelta(days=days)
    tell(site, {"do": "evening", "id": "toen", "date": day.isoformat(), "rules": "nts2002"})
    place = door_link(house_of(site), "toen").removeprefix(site.settings.address)
    assert stranger.get(place).status_code == status
    sent = {"k": place.partition("k=")[2], "person": "anna"}
    answer = stranger.post("/club/avond/toen/aan", data=sent, headers={"origin": "http://localhost"})
    assert answer.status_code == status
    assert desk.get("/club/avond/toen/aan").status_code == 200, "who leads the evening needs no code"


def test_arrivals_of_a_cup_evening_close_and_only_the_desk_gives_a_reason(
    desk: TestClient, stranger: TestClient, site: Site
) -> None:
    hour_ago = f"{datetime.now() - timedelta(hours=1):%H:%M}"
    asked = {"do": "settings", "cup_by": hour_ago, "cup_closes": True, "closing": "Dozen dicht\nDeur op slot"}
    tell(site, {"do": "evening", "id": "cup", "date": date.today().isoformat(), "kind": "cup"}, asked)
    path, person = "/club/avond/cup", PEOPLE[0]
    assert f"de aankomst sluit om {hour_ago}" in desk.get(path).text
    assert f"aankomst sluit om {hour_ago}" in desk.get("/club/avonden").text
    key = door_link(house_of(site), "cup").rpartition("=")[2]
    late = stranger.post(f"{path}/aan", data={"k": key, "person": person, "reason": "bus"})
    assert late.status_code == 422
    assert f"om {hour_ago} gesloten" in late.text
    refused = desk.post(path, data={"do": f"arrive:{person}"}, headers={"origin": "http://localhost"})
    assert refused.status_code == 422
    assert not evening(site, "cup").here
    tap(desk, f"arrive:{person}", path, reason="bus gemist")
    assert evening(site, "cup").here == (person,)
    assert "bus gemist" in desk.get("/club/logboek").text
    tap(desk, "tick:Dozen dicht", path, deel="result")
    assert evening(site, "cup").ticked == ("Dozen dicht",)
    assert 'value="untick:Dozen dicht" aria-pressed="true"' in desk.get(path).text


def test_a_series_is_planned_once_and_leaves_a_month_out(desk: TestClient, site: Site) -> None:
    fields = {"first": "2025-06-03", "until": "2025-08-31", "weeks": "2", "not_in": "7", "begins": "19:30"}
    text = tap(desk, "", "/club/avonden", plan="series", kind="competition", rules="nts2002", **fields)
    planned = [one for one in ClubFolder(site.store).world().evenings if one.startswith("2025")]
    assert planned == ["2025-06-03", "2025-06-17", "2025-08-12", "2025-08-26"]
    assert "4 avonden in de agenda gezet" in text
    file = desk.get("/club/avonden.ics").text
    assert file.count("BEGIN:VEVENT") == len(ClubFolder(site.store).world().evenings)
    assert "DTSTART:20250603T193000" in file


def test_the_calendar_is_text_for_the_mail_too(desk: TestClient, site: Site) -> None:
    """A line an evening: the day, when it begins, what it is, and that it is not held."""
    far = date.today().year + 1
    planned = [
        {"do": "evening", "id": "m1", "date": f"{far}-03-04", "rules": "nts2002"},
        {"do": "evening", "id": "m2", "date": f"{far}-03-11", "rules": "nts2002", "begins": "20:15", "kind": "course"},
        {"do": "evening", "id": "m3", "date": f"{far}-03-18", "kind": "cup", "rules": "nts2002"},
        {"do": "cancel", "evening": "m3", "reason": "zaal bezet"},
    ]
    tell(site, *planned)
    text = desk.get("/club/avonden").text
    mail = text[text.index("<textarea readonly") :].partition(">")[2].partition("</textarea>")[0].splitlines()
    days = [long_day(date(far, 3, day), "nl") for day in (4, 11, 18)]
    said = [f"{days[0]}, 19:30: competitie", f"{days[1]}, 20:15: cursus", f"{days[2]}, 19:30: beker (gaat niet door)"]
    assert mail[-3:] == said


@pytest.mark.parametrize(
    "fields", [{"plan": "one", "day": "morgen"}, {"plan": "series", "first": "2025-06-03", "until": "2024-01-01"}]
)
def test_what_cannot_be_planned_is_said_in_one_sentence(desk: TestClient, fields: dict[str, str]) -> None:
    answer = desk.post("/club/avonden", data=fields, headers={"origin": "http://localhost"})
    assert answer.status_code == 422
    assert answer.text.count('role="alert"') == 1


def test_winds_are_shown_only_where_they_were_given(desk: TestClient, site: Site) -> None:
    """A table whose winds nobody drew says first who is East; the sheet begins with him, and then all pages say so."""
    tell(site, {"do": "tables", "evening": "e5", "tables": [PEOPLE[:5], PEOPLE[5:]], "method": "repeats", "seed": 3})
    east = 'class="seat east"'
    assert east not in desk.get(f"{DESK}?deel=tables").text
    assert east not in desk.get(f"{DESK}/scherm").text
    tell(site, {"do": "part", "evening": "e5", "table": 2, "goes": PEOPLE[9]})
    assert east not in desk.get(f"{DESK}?deel=tables").text, "who goes gives nobody a wind"
    assert east not in desk.get(f"{DESK}/scherm").text
    twice = {f"seat-{at}": PEOPLE[0] for at in range(5)}
    answer = desk.post(DESK, data={"do": "sheet:1:1", **twice}, headers={"origin": "http://localhost"})
    assert answer.status_code == 422
    assert "staat twee keer" in answer.text
    assert not evening(site).parts[1, 1].sheet
    turned = (*PEOPLE[1:5], PEOPLE[0])
    tap(desk, "sheet:1:1", **{f"seat-{at}": one for at, one in enumerate(turned)})
    assert evening(site).parts[1, 1].players == turned
    assert desk.get(f"{DESK}?deel=tables").text.count(east) == 1
    tell(site, {"do": "tables", "evening": "e6", "tables": [PEOPLE[:4]], "method": "lot", "seed": 3, "winds": True})
    assert east in desk.get("/club/avond/e6").text


def test_the_sheet_of_a_table_flows_into_the_evening(desk: TestClient, site: Site) -> None:
    """Opened for people of the club, played out, corrected: the evening follows, and holds no name."""
    tell(site, {"do": "tables", "evening": "e5", "tables": [PEOPLE[:4], PEOPLE[4:7], PEOPLE[7:]], "method": "hand"})
    text = tap(desk, "sheet:1:1")
    assert "Wie zit waar aan tafel 1?" in text, "the lot gave no winds: the table says who is East"
    seats = {f"seat-{at}": PEOPLE[place] for at, place in enumerate((0, 1, 2, 3))}
    answer = desk.post(DESK, data={"do": "sheet:1:1", **seats}, headers={"origin": "http://localhost"})
    sheet = evening(site).parts[1, 1].sheet
    assert f"/tellen/{sheet}" in str(answer.url)
    assert "Anna de Vries" in answer.text

    def on_sheet(path: str, **fields: str) -> None:
        assert desk.post(path, data=fields, headers={"origin": "http://localhost"}).status_code == 200

    where = f"/tellen/{sheet}/tap"
    on_sheet(where, do="tap=winner&player=0", at="entry")
    on_sheet(where, do="tap=how&by=discard&giver=1", at="entry")
    scores = {"points-0": "100", "points-1": "20", "points-2": "20", "points-3": "20"}
    on_sheet(where, do="tap=done", at="entry", **scores)
    assert "speelt" in desk.get(f"{DESK}?deel=tables").text
    assert (1, 1) not in evening(site).results
    on_sheet(where, do="tap=finish", at="table", reason="Anna de Vries moest weg")
    kept = evening(site).results[1, 1]
    assert kept.typed is not None
    assert kept.typed.players == tuple(PEOPLE[:4])
    assert "Alles is binnen" not in desk.get(DESK).text, "two tables are not in"
    stored = "".join(event.body for event in site.store.events(f"{_club(site)}.e5"))
    assert "Anna" not in stored


def test_the_screen_shows_who_sits_where_to_anybody(stranger: TestClient) -> None:
    text = stranger.get("/club/avond/e4/scherm").text
    assert "Anna V." in text
    assert 'data-socket="/club/avond/e4/ws"' in text


def test_a_page_hears_what_others_tap(desk: TestClient, site: Site) -> None:
    with desk.websocket_connect(f"ws://localhost{DESK}/ws") as socket:
        first = socket.receive_json()["revision"]
        tap(desk, "leave:anna")
        assert socket.receive_json()["revision"] > first

"""Whose turn it is: a club night goes through, who asks for more is kept waiting, and a page holds nobody else up."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import segno
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import apart, be_host
from windroos.errors import OptionError
from windroos.rules.toml_text import LONGEST
from windroos.store.changes import Append
from windroos.web import doorman
from windroos.web.app import create_app, open_site
from windroos.web.aside import Aside, page_response, squeezed
from windroos.web.budget import Allowed, Budget, allowed
from windroos.web.posted import MOST_BYTES, MOST_FIELDS
from windroos.web.searches import SEARCH
from windroos.web.settings import Settings
from windroos.web.site import Site, qr_code
from windroos.web.table import admission
from windroos.web.who import Visitor

pytestmark = pytest.mark.usefixtures("impatient")

HALL = "192.168.1.1"
"""The one address that forty phones behind a router have."""


@pytest.fixture
def at(site: Site) -> Iterator[Callable[[str], TestClient]]:
    """Browsers of one server, each at an address."""
    app = create_app(site)
    with TestClient(app):
        yield lambda address: TestClient(app, client=(address, 50000), headers={"accept-language": "nl"})


# --- budgets


def test_a_club_night_behind_one_router_goes_through(at: Callable[[str], TestClient]) -> None:
    """Sixteen tables counted and eight played, forty phones that look at pages and ask the books, all in a moment."""
    phones = [at(HALL) for _ in range(40)]
    for number, phone in enumerate(phones):
        assert phone.get("/").status_code == 200
        assert phone.get("/spelregels/mcr/kaart").status_code == 200
        if number < 16:
            assert phone.post("/tellen", follow_redirects=False).status_code == 303
        elif number < 24:
            assert phone.post("/spelen/nieuw", follow_redirects=False).status_code == 303


def test_what_a_hall_may_ask_for_is_what_the_documents_say() -> None:
    found = allowed()
    budgets = (found.pages, found.heavy, found.making, found.coach, found.files, found.person)
    said = [(1500, 100), (300, 6), (60, 1 / 30), (60, 4), (800, 3), (200, 5)]
    assert [(budget.burst, budget.rate) for budget in budgets] == said
    assert (found.sockets, found.windows) == (600, 20)
    assert Allowed._fields == ("pages", "heavy", "making", "coach", "files", "person", "sockets", "windows")


@pytest.mark.parametrize("path", ["/tellen", "/spelen/nieuw", "/dagspel/nts2002"])
def test_a_stranger_makes_no_more_tables_than_a_club(site: Site, path: str) -> None:
    app = create_app(replace(site, allowed=site.allowed._replace(making=Budget(0.001, 2))))
    with TestClient(app, client=(HALL, 1), headers={"accept-language": "nl"}, follow_redirects=False) as stranger:
        made = [stranger.post(path) for _ in range(5)]
        assert [answer.status_code for answer in made] == [303, 303, 429, 429, 429]
        assert "heel veel tafels gemaakt" in made[-1].text
        assert made[-1].headers["retry-after"] == "5"
        other = TestClient(app, client=("192.168.1.2", 1), follow_redirects=False)
        assert other.post(path).status_code == 303, "others do"
        assert be_host(stranger).post(path).status_code == 303, "and the host always"


def test_tables_at_which_nothing_was_played_make_room(
    site: Site, at: Callable[[str], TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two thousand of them stop nobody; where something was played nothing is closed, unless the host says so."""
    monkeypatch.setattr(admission, "MOST_TABLES", 3)
    stranger, host = at(HALL), be_host(at("127.0.0.1"))
    made = [stranger.post("/spelen/nieuw", follow_redirects=False).headers["location"] for _ in range(3)]
    apart(site.store.write(Append(made[0].rpartition("/")[2], 0, ("{}",))))
    refused = at("10.0.0.9").post("/spelen/nieuw")
    assert refused.status_code == 422
    assert "spellen op deze computer open" in refused.text
    assert host.post("/spelen/nieuw", follow_redirects=False).status_code == 303, "the host always may"
    monkeypatch.setattr(admission, "UNPLAYED", timedelta(0))
    assert at("10.0.0.9").post("/spelen/nieuw", follow_redirects=False).status_code == 303
    open_now = {stream.id for stream in site.store.streams("play", open=True)}
    assert made[0].rpartition("/")[2] in open_now
    assert len(open_now) == 2
    assert "Sluit alle spellen" not in stranger.get("/spelen").text
    assert stranger.post("/spelen/opruimen").status_code == 403
    assert len(site.store.streams("play", open=True)) == 2
    assert "Sluit alle spellen" in host.get("/spelen").text
    assert host.post("/spelen/opruimen", follow_redirects=False).status_code == 303
    assert site.store.streams("play", open=True) == []


def test_too_much_is_refused_in_a_sentence(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, 2)))
    with TestClient(create_app(poor), headers={"accept-language": "nl"}) as stranger:
        assert [stranger.get("/spelregels/nts2002/kaart").status_code for _ in range(3)] == [200, 200, 429]
        assert "te veel tegelijk gevraagd" in stranger.get("/spelregels").text
        api = stranger.post("/api/score", json={})
        assert (api.status_code, api.json()["code"]) == (429, "too_busy")
        assert stranger.get("/").status_code == 200, "what costs little is not refused"
        assert be_host(stranger).get("/spelregels").status_code == 200


def test_a_long_list_costs_more_than_a_short_one(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, 12)))
    with TestClient(create_app(poor)) as stranger:
        assert stranger.post("/api/score", content=b"[" + b" " * 199_000 + b"]", headers=JSON).status_code == 200
        assert stranger.post("/api/score", content=b"[" + b" " * 199_000 + b"]", headers=JSON).status_code == 429
        assert stranger.post("/api/score", content=b"[]", headers=JSON).status_code == 200


JSON = {"content-type": "application/json"}


def test_a_schedule_costs_more_than_a_page_and_nobody_waits_for_it_who_wants_one(site: Site) -> None:
    """It may take seconds, so it has a process of its own."""
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, 42)))
    with TestClient(create_app(poor)) as stranger:
        asked = "/indeling?spelers=16&rondes=5"
        pages = (asked, asked.replace("?", "/indeling.csv?"), "/indeling", "/indeling", asked)
        assert [stranger.get(one).status_code for one in pages] == [200, 200, 200, 200, 429]
        assert stranger.post("/indeling/nakijken", data={"indeling": ""}).status_code == 429
    assert site.searching is not site.aside


def test_a_record_that_is_reviewed_costs_what_a_search_costs(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, SEARCH)))
    with TestClient(create_app(poor), headers={"origin": "http://testserver"}) as stranger:
        assert [stranger.get("/nakijken").status_code for _ in range(3)] == [200] * 3
        files = {"bestand": ("spel.jsonl", b"x")}
        assert [stranger.post("/nakijken", files=files).status_code for _ in range(2)] == [422, 429]


def test_who_watches_a_search_pays_for_it_once_and_a_little_for_each_look(site: Site) -> None:
    """The script of its page looks every second: at the price of a search nobody would see it end."""
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, SEARCH + 10)))
    asked = "/indeling/zoeken?spelers=16&rondes=6&zaad={}"
    with TestClient(create_app(poor)) as stranger:
        assert [stranger.get(asked.format(1)).status_code for _ in range(5)] == [200] * 5
        assert stranger.get(asked.format(2)).status_code == 429, "another one"
        assert stranger.get(asked.format(1)).status_code == 200


def test_what_is_put_on_paper_costs_more_than_a_page(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(heavy=Budget(0.001, 3)))
    with TestClient(create_app(poor)) as stranger:
        prints = ("/toernooi/x/print/uitslag", "/club/print/seizoen", "/club/avond/x/print/uitslag")
        assert 429 not in [stranger.get(one).status_code for one in (*prints, "/toernooi/x/print", "/club/print")]
        assert [stranger.get(one).status_code for one in prints] == [429] * 3


def test_a_page_of_lists_costs_more_than_a_picture_or_a_script(site: Site) -> None:
    """It takes milliseconds to make: a hundred a second would leave the games nothing."""
    poor = replace(site, allowed=site.allowed._replace(pages=Budget(0.001, 2 * doorman.LISTS + 3)))
    with TestClient(create_app(poor)) as stranger:
        icon = site.pages.static("icon.png")
        asked = ("/", icon, "/spelen", icon, icon, icon, "/")
        assert [stranger.get(one).status_code for one in asked] == [200, 200, 200, 200, 200, 429, 429]


def test_a_socket_too_many_is_refused(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(pages=Budget(0.001, 0)))
    with (
        TestClient(create_app(poor)) as stranger,
        pytest.raises(Exception) as refused,  # noqa: PT011 - the test client's own
        stranger.websocket_connect("/spelen/bcdfghjk/ws"),
    ):
        pass
    assert getattr(refused.value, "code", 0) == doorman.TRY_LATER


def test_a_person_with_a_seat_has_a_limit_of_his_own_wherever_he_comes_from(site: Site) -> None:
    poor = replace(site, allowed=site.allowed._replace(person=Budget(0.001, 3), windows=1))
    app = create_app(poor)
    with TestClient(app, client=(HALL, 1), follow_redirects=False) as person:
        url = person.post("/spelen/nieuw").headers["location"]
        moved = TestClient(app, client=("192.168.1.2", 1), cookies=dict(person.cookies))
        with person.websocket_connect(f"{url}/ws"), pytest.raises(WebSocketDisconnect) as refused:
            moved.websocket_connect(f"{url}/ws").__enter__()
        assert refused.value.code == doorman.TRY_LATER, "a window too many"
        assert [one.get(url).status_code for one in (person, moved)] == [200, 429]
        assert person.get("/spelen").status_code == 200, "of other pages he asks as everybody does"
        friend = TestClient(app, client=(HALL, 1), follow_redirects=False)
        assert friend.post("/spelen/nieuw").status_code == 303, "others behind his router do not pay for him"


# --- beside the server


def double(number: int) -> bytes:
    CALLS.append(number)
    if number < 0:
        raise OptionError("no_such_rules", rules="x", known="y")
    return b"%d" % (2 * number)


CALLS: list[int] = []


def test_what_never_changes_is_made_once() -> None:
    async def go() -> None:
        aside, me = Aside(apart=False), Visitor("a")
        found = await asyncio.gather(*(aside.kept(me, double, 7) for _ in range(5)), aside.kept(me, double, 8))
        assert found == [b"14"] * 5 + [b"16"]
        for _ in range(2):
            with pytest.raises(OptionError):
                await aside.kept(me, double, -1)
        await aside.close()

    CALLS.clear()
    apart(go())
    assert sorted(CALLS) == [-1, -1, 7, 8], "what is wrong is not kept"


def test_what_is_kept_has_a_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    async def go() -> None:
        aside = Aside(apart=False)
        for number in (100, 200, 100, 300, 100, 200):
            await aside.kept(Visitor("a"), double, number)

    monkeypatch.setattr("windroos.web.aside.MOST_KEPT", 6)
    CALLS.clear()
    apart(go())
    assert CALLS == [100, 200, 300, 200], "who was asked for longest ago made room"


def test_the_process_beside_the_server_makes_the_same_pages(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("windroos.web.aside.SECONDS", 600.0)  # on a machine that is busy, too
    with TestClient(create_app(replace(site, aside=Aside(apart=True)))) as real, TestClient(create_app(site)) as near:
        for path in ("/spelregels", "/spelregels/hongkong/kaart", "/spelregels/zoek?q=pung", "/api/rules/mcr"):
            assert real.get(path).text == near.get(path).text
        wrong = real.get("/spelregels/mcr?minimum=zes", headers={"accept-language": "nl"})
        assert wrong.status_code == 422
        assert "zes" in wrong.text


def test_a_page_goes_out_whole_where_nobody_unpacks_it(client: TestClient) -> None:
    from starlette.requests import Request

    page = squeezed("<p>één</p>")
    for accepted, encoding in (("gzip, br", "gzip"), ("identity", None), ("", None)):
        asked = Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]})
        answer = page_response(asked, page)
        assert answer.headers.get("content-encoding") == encoding
        assert (answer.body == page) is (encoding is not None)
    text = client.get("/spelregels/mcr", headers={"accept-encoding": "identity"}).text
    assert text == client.get("/spelregels/mcr").text


# --- what one request may hold the loop with


FORMS = ("/tellen", "/spelen/nieuw", "/spelregels/kaart", "/instelling")


@pytest.mark.parametrize("path", FORMS)
def test_a_form_that_takes_long_to_read_is_refused_at_every_door(client: TestClient, path: str) -> None:
    """A letter that is written as three signs costs a thousand times one that is not."""
    kind = {"content-type": "application/x-www-form-urlencoded"}
    assert client.post(path, content=b"a=" + b"%41" * (MOST_BYTES // 3 + 1), headers=kind).status_code == 413
    assert client.post(path, content=b"a=&" * (MOST_FIELDS + 1), headers=kind).status_code == 400
    many = {f"a{at}": (None, "x") for at in range(MOST_FIELDS + 1)}
    assert client.post(path, files=many).status_code == 400
    assert client.post(path, files=[("a", b"x")] * 2).status_code == 400


def test_the_longest_house_rules_fit_in_a_form(client: TestClient) -> None:
    line = "# \u00e9\u00e9n\n"
    house = 'name = "De Draak"\nrules = "nts2002"\n' + line * (LONGEST // len(line) - 10)
    assert client.post("/spelen/nieuw", data={"house": house}, follow_redirects=False).status_code == 303


def test_no_page_draws_many_codes_in_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A QR code takes some ten milliseconds, and a page may have a dozen."""
    site = open_site(Settings(tmp_path, "http://testserver", names=frozenset({"testserver"}), lan=True, apart=False))
    in_loop: list[str] = []
    draw = segno.make

    def watched(text: str, **how: Any) -> segno.QRCode:
        if asyncio._get_running_loop() is not None:
            in_loop.append(text)
        return draw(text, **how)

    monkeypatch.setattr(segno, "make", watched)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as visitor:
        for _ in range(6):
            visitor.post("/tellen")
            in_loop.clear()  # a table's own page has two
        plain = visitor.get("/spelen").text.count("<svg")
        qr_code.cache_clear()  # what is drawn is kept
        game = visitor.post("/spelen/nieuw", data={f"place{at}": "friend" for at in (1, 2, 3)})
        assert game.text.count("<svg") >= plain + 4
        assert visitor.get("/").text.count("<svg") >= plain + 6
    assert in_loop == []

"""Who may do what in a club: every address with every role, from the router; cards, links and passwords that end."""

from __future__ import annotations

import re
from datetime import date, timedelta
from functools import partial
from typing import get_args

import pytest
from starlette.routing import Route
from starlette.testclient import TestClient

from tests.web.club_roles import OPEN_EVENING, browser_of, open_pass
from tests.web.club_world import tell
from tests.web.conftest import KEY, all_routes, boundless
from windroos.club.roles import ROLES, ClubRight, ClubRole, extent
from windroos.hosting.club_folder import ClubFolder
from windroos.web import passwords
from windroos.web.app import create_app
from windroos.web.club.access import Access
from windroos.web.club.devices import DEVICE, TABLE, TokensShown, reader_access, table_of, table_token
from windroos.web.club.needs import NEEDS, needed
from windroos.web.club.rights import OPENING
from windroos.web.device_name import browser_called
from windroos.web.guard import LOG
from windroos.web.site import Site
from windroos.web.tokens import Token, Tokens

PARTS = {
    "evening": OPEN_EVENING,
    "person": "bart",
    "season": "s23",
    "table": "1",
    "part": "1",
    "cup": "none",
    "id": OPEN_EVENING,
}
"""What stands in the braces of an address."""
LIVE = {"x-windroos": "live", "origin": "http://testserver"}
OURS = re.compile(r"/(club|mij|api/club)(/|\.|$)")


def club_routes(site: Site) -> list[Route]:
    return [one for one in all_routes(create_app(site)) if OURS.match(one.path)]


def address(route: Route) -> str:
    return re.sub(r"\{(\w+)[^}]*\}", lambda found: PARTS.get(found[1], "x"), route.path)


def test_every_address_says_what_it_needs(site: Site) -> None:
    """One that is not on the list is the host's alone; here it fails, so that nobody forgets to say."""
    found = {f"{'POST' if 'POST' in (one.methods or ()) else 'GET'} {one.path}" for one in club_routes(site)}
    assert sorted(found - NEEDS.keys()) == []
    assert sorted(NEEDS.keys() - found) == []


@pytest.mark.parametrize("role", ROLES)
def test_no_role_may_do_what_its_column_does_not_allow(club: Site, role: ClubRole) -> None:
    """Each address is asked by a browser of the role, with an empty form where it is sent something."""
    tell(club, {"do": "evening", "id": OPEN_EVENING, "date": str(date.today()), "rules": "nts2002"})
    app = create_app(boundless(club))
    wrong = []
    for route in club_routes(club):
        right = needed(route)
        client = browser_of(club, app, role)
        method = "POST" if "POST" in (route.methods or ()) else "GET"
        answer = client.request(method, address(route), headers=LIVE)
        said = answer.json() if "json" in answer.headers.get("content-type", "") else {}
        code = (said.get("error") or said).get("code", "") if isinstance(said, dict) else ""
        refused = answer.status_code == 403 and str(code).startswith("club_for_")
        if refused != (extent(role, right) is None) or answer.status_code >= 500:
            wrong.append((method, route.path, right, answer.status_code, code))
    assert wrong == []


def test_the_columns_are_those_of_the_regulation() -> None:
    """Spelt out once more, so that a change of one is seen."""
    rows = {
        "look": "all all all all all all",
        "members": "- - all all all all",
        "own": "- - own - - -",
        "enter": "- own own all all all",
        "confirm": "- own own - all all",
        "arrive": "- - own all all all",
        "desk": "- - - all all all",
        "keep": "- - - - all all",
        "machine": "- - - - - all",
    }
    found = {right: " ".join(extent(role, right) or "-" for role in ROLES) for right in get_args(ClubRight)}
    assert found == rows


def test_a_right_over_ones_own_goes_no_further() -> None:
    player, table = Access("player", "anna"), Access("table", evening="e1", table=2)
    assert player.has_over("own", "anna")
    assert not player.has_over("own", "bart")
    assert not player.has_over("enter", evening="e1", table=2)
    assert table.has_over("enter", evening="e1", table=2)
    assert not table.has_over("enter", evening="e1", table=1)
    assert not table.has_over("enter", evening="e2", table=2)
    assert Access("player", "anna", evening="e1", table=2).has_over("enter", evening="e1", table=2)
    assert Access("helper").has_over("enter", evening="e2", table=2)
    assert not Access("helper").has_over("confirm", evening="e2", table=2)
    assert not Access().has_over("enter", evening="", table=0)


def role_of(client: TestClient, site: Site, today: date = date(2024, 3, 20)) -> str:
    held = TokensShown(client.cookies.get(DEVICE, ""), client.cookies.get(TABLE, ""))
    return reader_access(ClubFolder(site.store).world(), site.tokens, held, today).role


def test_a_lost_card_dies_at_once(club: Site) -> None:
    app = create_app(club)
    client = browser_of(club, app, "player")
    old = tell(club, {"do": "member_card", "person": "anna"})[0]["card"]
    assert role_of(client, club) == "viewer"
    assert open_pass(club, client, "card", old) == 303
    assert role_of(client, club) == "player"
    new = tell(club, {"do": "member_card", "person": "anna"})[0]["card"]
    assert role_of(client, club) == "viewer"
    assert open_pass(club, client, "card", old) == 403
    tell(club, {"do": "erase", "person": "anna"})
    assert open_pass(club, client, "card", new) == 403


def test_a_link_is_withdrawn_with_who_came_in_by_it(club: Site) -> None:
    app = create_app(club)
    host, helper, other = (browser_of(club, app, role) for role in ("host", "helper", "helper"))
    page = host.get("/club/rechten").text
    ids = re.findall(r'name="what" value="end"><input type="hidden" name="id" value="(\w+)"', page)
    assert len(ids) == 2
    host.post("/club/rechten", data={"what": "end", "id": ids[0]}, headers=LIVE)
    assert sorted((role_of(helper, club), role_of(other, club))) == ["helper", "viewer"]
    (device,) = re.findall(r'action="/club/rechten/apparaat"><input type="hidden" name="id" value="(\w+)"', page)[:1]
    for id in re.findall(r'apparaat"><input type="hidden" name="id" value="(\w+)"', host.get("/club/rechten").text):
        host.post("/club/rechten/apparaat", data={"id": id}, headers=LIVE)
    assert device
    assert (role_of(helper, club), role_of(other, club)) == ("viewer", "viewer")


def test_a_password_lets_in_and_a_new_one_lets_out(club: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong one does not, one that was never set neither, and after five tries a minute nobody is listened to."""
    monkeypatch.setattr(passwords, "PER_MINUTE", 5)
    app = create_app(club)
    host, client = browser_of(club, app, "host"), TestClient(app, follow_redirects=False)

    def sign_in(password: str, role: str = "secretary") -> int:
        answer = client.post("/club/aanmelden", data={"role": role, "password": password}, headers=LIVE)
        return int(answer.status_code)

    assert sign_in("") == 403
    set_to = partial(host.post, "/club/rechten", headers=LIVE)
    assert set_to(data={"what": "password", "role": "secretary", "text": "kort"}).status_code == 422
    assert set_to(data={"what": "password", "role": "secretary", "text": "rode draak pong"}).status_code == 303
    assert sign_in("rode draak chow") == 403
    assert sign_in("rode draak pong", "helper") == 403
    assert sign_in("rode draak pong") == 303
    assert role_of(client, club) == "secretary"
    assert client.get("/club/rechten").status_code == 200
    assert "rode draak pong" not in host.get("/club/rechten").text
    set_to(data={"what": "password", "role": "secretary", "text": "witte draak pong"})
    assert role_of(client, club) == "viewer"
    assert [sign_in("rode draak pong") for _ in range(3)] == [403, 429, 429]
    note = club.store.note(club_id(club), "password.secretary")
    assert note is not None
    assert note.body.startswith("$argon2id$")


def test_a_stranger_who_guesses_shuts_out_nobody_who_came_in_before(
    club: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also after the secretary signed out there; in another browser he waits like everybody."""
    monkeypatch.setattr(passwords, "PER_HOUR", 4)
    app = create_app(club)
    host, known, other = (browser_of(club, app, "host"), *(TestClient(app, follow_redirects=False) for _ in "ab"))
    host.post("/club/rechten", data={"what": "password", "role": "secretary", "text": "rode draak pong"}, headers=LIVE)

    def sign_in(client: TestClient, password: str = "rode draak pong") -> int:
        form = {"role": "secretary", "password": password}
        return int(client.post("/club/aanmelden", data=form, headers=LIVE).status_code)

    assert sign_in(known) == 303
    known.post("/club/afmelden", headers=LIVE)
    assert role_of(known, club) == "viewer"
    stranger = TestClient(app, follow_redirects=False, client=("203.0.113.9", 1))
    assert [sign_in(stranger, "witte draak pong") for _ in range(4)] == [403, 403, 403, 429]
    assert sign_in(other) == 429
    assert sign_in(known) == 303
    assert role_of(known, club) == "secretary"


def club_id(site: Site) -> str:
    folder = ClubFolder(site.store)
    folder.world()
    return folder.id


def test_signing_out_ends_the_browser(club: Site) -> None:
    client = browser_of(club, create_app(club), "secretary")
    held = client.cookies[DEVICE]
    client.post("/club/afmelden", headers=LIVE)
    client.cookies.set(DEVICE, held)
    assert role_of(client, club) == "viewer"


def test_the_code_of_a_table_dies_with_its_evening(club: Site) -> None:
    client = browser_of(club, create_app(club), "table")
    assert role_of(client, club) == "table"
    assert role_of(client, club, date(2024, 3, 19) + timedelta(days=8)) == "viewer"
    tell(club, {"do": "close", "evening": OPEN_EVENING})
    assert role_of(client, club) == "viewer"
    for evening in ("e3", "avond 1", "a.b~c", "één"):
        token = table_token(evening, 12)
        text = club.tokens.make(token)
        assert club.tokens.read(text) == token
        assert table_of(token) == (evening, 12)
    client.cookies.set(TABLE, club.tokens.make(table_token("e1", 1)))
    assert role_of(client, club) == "viewer"


def test_no_token_can_be_thought_up_or_passed_off_as_another() -> None:
    mine, other = Tokens(b"1" * 32), Tokens(b"2" * 32)
    text = mine.make(Token("card", "abcd"))
    assert mine.read(text) == Token("card", "abcd")
    assert other.read(text) is None
    assert mine.read(text.replace("c-", "d-", 1)) is None
    assert mine.read(text + "=") is None
    assert mine.read(text[:-1] + chr(ord(text[-1]) ^ 1)) is None
    assert mine.read("") is None


def test_a_card_is_no_browser_of_its_own(club: Site) -> None:
    """What stands in a link is not what stands in a cookie: who copies an address bar has nothing."""
    client = TestClient(create_app(club))
    (made,) = tell(club, {"do": "member_card", "person": "anna"})
    client.cookies.set(DEVICE, club.tokens.make(Token("card", str(made["card"]))))
    assert role_of(client, club) == "viewer"
    client.cookies.set(DEVICE, club.tokens.make(Token("device", str(made["card"]))))
    assert role_of(client, club) == "viewer"


def test_a_card_opens_in_eight_browsers_the_oldest_of_which_goes(club: Site) -> None:
    app = create_app(club)
    card = str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])
    clients = [TestClient(app, follow_redirects=False) for _ in range(9)]
    for client in clients:
        open_pass(club, client, "card", card)
    assert [role_of(client, club) for client in clients] == ["viewer", *["player"] * 8]
    open_pass(club, clients[8], "card", card)
    assert role_of(clients[1], club) == "player"


def test_the_secretary_who_tries_out_a_card_stays_secretary(club: Site) -> None:
    client = browser_of(club, create_app(club), "secretary")
    card = str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])
    assert open_pass(club, client, "card", card) == 303
    assert role_of(client, club) == "secretary"


def test_a_helper_who_scans_a_card_on_an_evening_has_the_member_there(club: Site) -> None:
    """At the door (A2.5): scanned is there, twice is once; who helps stays who he is. On no evening nothing happens."""
    app = create_app(club)
    helper = browser_of(club, app, "helper")
    card = club.tokens.make(Token("card", str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])))
    assert helper.get(f"{OPENING}/{card}").headers["location"] == "/club"
    today = str(date.today())
    tell(
        club,
        {"do": "evening", "id": "off", "date": today, "rules": "nts2002"},
        {"do": "cancel", "evening": "off"},
        {"do": "evening", "id": "tonight", "date": today, "rules": "nts2002"},
    )
    for _ in range(2):
        answer = helper.get(f"{OPENING}/{card}")
        assert answer.headers["location"] == "/club/avond/tonight/aan?wie=anna"
        assert answer.headers["cache-control"] == "no-store"
    assert "Welkom, Anna de Vries" in helper.get(answer.headers["location"]).text
    assert role_of(helper, club) == "helper"
    evening = ClubFolder(club.store).world().evenings["tonight"]
    assert list(evening.here) == ["anna"]
    assert helper.get(f"{OPENING}/{card[:-1]}x").status_code == 403
    player = browser_of(club, app, "player")
    assert list(ClubFolder(club.store).world().evenings["tonight"].here) == ["anna"], "his own phone opens his own page"
    assert player.get("/mij").status_code == 200


def test_a_member_says_on_his_own_page_that_he_is_there(club: Site) -> None:
    app, today = create_app(club), date.today()
    player = browser_of(club, app, "player")
    assert "Ik ben er" not in player.get("/mij").text
    for id, day in (("tonight", today), ("later", today + timedelta(days=7))):
        tell(club, {"do": "evening", "id": id, "date": str(day), "rules": "nts2002"})
    assert player.get("/mij").text.count(">Ik ben er<") == 1
    sent = {"do": "here", "evening": "tonight"}
    assert player.post("/mij/avond", data=sent, headers=LIVE).status_code == 303
    assert list(ClubFolder(club.store).world().evenings["tonight"].here) == ["anna"]
    shown = player.get("/mij").text
    assert "u staat op de lijst" in shown
    assert ">Ik ben er<" not in shown
    assert player.post("/mij/avond", data={**sent, "evening": "later"}, headers=LIVE).status_code in (409, 422)
    assert not ClubFolder(club.store).world().evenings["later"].here


def test_a_fault_leaves_no_link_in_the_log(
    club: Site, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Neither a club's nor a table's."""
    client = TestClient(create_app(club), raise_server_exceptions=False)
    monkeypatch.setattr(LOG, "propagate", True)

    def fail(*_: object) -> None:
        raise RuntimeError("broken")

    monkeypatch.setattr(Tokens, "read", fail)
    text = club.tokens.make(Token("card", "abcd"))
    assert client.get(f"/club/k/{text}").status_code == 500
    assert "/club/k/..." in caplog.text
    assert text not in caplog.text
    assert KEY not in caplog.text


def test_a_browser_is_called_by_what_it_is() -> None:
    assert browser_called("Mozilla/5.0 (X11; Linux x86_64) Chrome/120 Safari/537.36") == "Chrome, Linux"
    assert browser_called("Mozilla/5.0 (iPhone; CPU) Version/17 Mobile Safari/604.1") == "Safari, iPhone"
    assert browser_called("Mozilla/5.0 (Windows NT 10.0) Gecko Firefox/130") == "Firefox, Windows"
    assert browser_called("curl/8 (Anna's)") == ""

"""Coming in as a player by a card: asked, said yes to where he is known, once; nobody else does, whatever he tries."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, tell
from tests.web.tied_world import GAME, LIVE, NAME, begin, card_of, does, open_card, phone
from windroos.hosting.clubs import Clubs
from windroos.hosting.errors import TableError
from windroos.hosting.knocks import LASTS, MOST_WAITING, PER_HOUR, PER_MINUTE, Knock, Knocks
from windroos.store.store import Store
from windroos.text.web.ties import WORDS
from windroos.web.app import create_app, open_site
from windroos.web.application import Application
from windroos.web.settings import Settings
from windroos.web.site import Site

HOUSE = "https://house.example.org"
HERE = "/mij/speler"


def carrying(site: Site, person: str = "anna", app: Application | None = None) -> Callable[[], TestClient]:
    """Makes new devices on which one card of somebody is open, and nobody is known."""
    card, of = card_of(site, person), app or create_app(site)
    return lambda: open_card(site, phone(of, site.settings.address, "Chrome/1 Windows"), card)


def code(client: TestClient) -> str:
    """The digits that a device shows which waits."""
    found = re.search(r'class="knock-code">(\d{4})<', client.get(HERE).text)
    assert found is not None
    return found[1]


def answer(client: TestClient, site: Site, digits: str, do: str = "yes") -> int:
    """What the tap on the page of a player comes to."""
    form = {"club": Clubs(site.store).first, "code": digits, "do": do}
    return int(client.post("/ik/kaart", data=form, headers=LIVE).status_code)


def other_than(digits: str) -> str:
    return f"{(int(digits) + 5) % 10_000:04d}"


def test_who_is_known_elsewhere_says_yes_and_the_new_device_is_his_too(
    anna: TestClient, club: Site, app: Application
) -> None:
    new = carrying(club, app=app)()
    assert does(new, "ask") == (303, "")
    page = new.get(HERE)
    assert page.headers["refresh"] == "3"
    assert NAME not in page.text
    asked = anna.get("/ik").text
    assert f'<p class="code">{code(new)}</p>' in asked
    assert "Chrome, Windows vraagt met uw kaart van De Vier Winden" in asked
    assert does(new, "take") == (409, "knock_late"), "nobody has said yes"
    assert answer(anna, club, code(new)) == 303
    assert WORDS["asks_title"].nl not in anna.get("/ik").text
    assert f"Bent u {NAME}?" in new.get(HERE).text
    assert does(new, "take") == (303, "")
    assert NAME in new.get("/ik").text
    assert new.get(f"/ik/partij/{GAME}").status_code == 303
    page = anna.get("/ik").text
    assert "2 apparaten" in page
    assert "met uw kaart binnengelaten: Chrome, Windows" in page
    assert "binnengelaten" not in new.get("/mij").text, "that stands on the player's own page alone"


def test_a_code_is_spent_once(anna: TestClient, club: Site, app: Application) -> None:
    new = carrying(club, app=app)()
    does(new, "ask")
    kept = new.cookies["knock"]
    answer(anna, club, code(new))
    does(new, "take")
    new.cookies.delete("profile")
    new.cookies.set("knock", kept, domain="testserver.local")
    assert does(new, "take") == (409, "knock_late")
    assert "profile" not in new.cookies


def test_nobody_else_takes_what_was_said_yes_to(anna: TestClient, club: Site, app: Application) -> None:
    """Another who photographed the card waits too: he has no cookie of it, and other digits."""
    make = carrying(club, app=app)
    thief, new = make(), make()
    does(thief, "ask")
    does(new, "ask")
    assert code(thief) != code(new)
    answer(anna, club, code(new))
    assert does(thief, "take") == (409, "knock_late")
    forged = new.cookies["knock"][:-1] + ("A" if new.cookies["knock"][-1] != "A" else "B")
    thief.cookies.set("knock", forged, domain="testserver.local")
    assert does(thief, "take") == (409, "knock_late")
    stranger = phone(app)
    stranger.cookies.set("knock", new.cookies["knock"], domain="testserver.local")
    assert does(stranger, "take") == (403, "club_for_player"), "without the card the cookie opens nothing"
    assert does(new, "take") == (303, "")


def test_no_and_never_mind_and_a_known_device_open_nothing(anna: TestClient, club: Site, app: Application) -> None:
    make = carrying(club, app=app)
    new, other = make(), make()
    for client in (new, other):
        does(client, "ask")
    assert answer(anna, club, code(new), "no") == 303
    assert 'class="knock-code"' in new.get(HERE).text, "who asked is not told that somebody said no"
    assert does(new, "take") == (409, "knock_late")
    digits = code(other)
    assert does(other, "drop") == (303, "")
    assert other.get(HERE).headers["location"] == "/mij"
    assert answer(anna, club, digits) == 403
    begin(new, "Wilhelmina")
    assert does(new, "ask") == (409, "knock_known")
    assert does(new, "take") == (409, "knock_known"), "nobody's page becomes another's by a card"


def test_a_card_without_a_player_answers_the_same_with_as_many_looks(
    anna: TestClient, club: Site, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    with_player, without = carrying(club, app=app)(), carrying(club, "bart", app)()
    looks: list[str] = []
    read = Store._read

    def counted(self: Store, *asked: object) -> object:
        looks.append(str(asked[0]))
        return read(self, *asked)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "_read", counted)
    seen = []
    for client in (with_player, without, with_player, without):
        looks.clear()
        asked = client.post(HERE, data={"do": "ask"})
        heads = sorted(asked.headers.keys()), asked.status_code, asked.headers["location"]
        page = client.get(HERE)
        text = re.sub(r"\d{4}<", "<", page.text)
        seen.append((heads, list(looks), text, page.headers["refresh"]))
    assert seen[0] == seen[1]
    assert seen[2] == seen[3]


def test_codes_are_guessed_by_nobody_and_three_misses_end_them(anna: TestClient, club: Site, app: Application) -> None:
    make = carrying(club, app=app)
    new = make()
    does(new, "ask")
    digits = code(new)
    assert answer(new, club, digits) == 404, "who is not known as anybody says yes to nothing"
    stranger = begin(phone(app), "Wilhelmina")
    assert answer(stranger, club, digits) == 403, "nor another player"
    assert does(new, "take") == (409, "knock_late")
    for _ in range(3):
        assert answer(anna, club, other_than(digits)) == 403
    assert answer(anna, club, digits) == 403, "nobody waits by it any more"
    assert does(new, "take") == (409, "knock_late")


def test_a_card_is_asked_with_so_often_and_no_more_in_whichever_process(
    anna: TestClient, club: Site, app: Application
) -> None:
    make, second = carrying(club, app=app), create_app(club)
    card = make()
    for _ in range(PER_MINUTE):
        assert does(card, "ask") == (303, "")
    assert does(card, "ask") == (429, "knock_tries")
    elsewhere = TestClient(second, headers=dict(card.headers), follow_redirects=False)
    elsewhere.cookies = card.cookies
    assert does(elsewhere, "ask") == (429, "knock_tries")
    assert anna.get("/ik").text.count('class="sheet knock"') == MOST_WAITING


def test_it_lasts_five_minutes_and_a_new_card_or_a_loosened_tie_ends_it(
    anna: TestClient, club: Site, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    new = carrying(club, app=app)()
    does(new, "ask")
    answer(anna, club, code(new))
    later = time.time() + LASTS
    with monkeypatch.context() as patch:
        for module in ("windroos.hosting.tied", "windroos.web.club.my_player"):
            patch.setattr(f"{module}.time", SimpleNamespace(time=lambda: later))
        assert WORDS["knock_over"].nl in new.get(HERE).text
        assert does(new, "take") == (409, "knock_late")
    card_of(club, "anna")
    assert does(new, "take") == (403, "club_for_player")
    assert WORDS["asks_title"].nl not in anna.get("/ik").text
    open_card(club, new, card_of(club, "anna"))
    assert does(new, "take") == (409, "knock_late"), "what was asked with the card before is gone with it"
    again = carrying(club, app=app)()
    does(again, "ask")
    answer(anna, club, code(again))
    anna.post("/ik/club", data={"club": Clubs(club.store).first})
    assert does(again, "take") == (409, "knock_late")


def test_a_program_that_bears_a_card_asks_nothing(anna: TestClient, club: Site, app: Application) -> None:
    from windroos.web.tokens import Token

    program = phone(app)
    bearer = club.tokens.make(Token("card", card_of(club, "anna")))
    program.headers["authorization"] = f"Bearer {bearer}"
    assert program.get("/mij").status_code == 200
    assert does(program, "ask")[1] == "club_device_unknown"


def test_on_the_open_net_the_code_is_typed_and_shown_nowhere_but_where_it_was_asked(tmp_path: Path) -> None:
    """A tap out of habit on a stranger's question lets nobody in."""
    site = open_site(Settings(tmp_path, HOUSE, lan=True, apart=False))
    tell(site, *CLUB)
    app = create_app(site)
    anna = open_card(site, begin(phone(app, HOUSE)), card_of(site, "anna"))
    does(anna, "tie")
    make = carrying(site, app=app)
    thief, new = make(), make()
    does(thief, "ask")
    does(new, "ask")
    page = anna.get("/ik").text
    assert code(new) not in page
    assert code(thief) not in page
    assert page.count('name="code"') == 1
    assert answer(anna, site, "") == 403
    assert answer(anna, site, code(new)) == 303
    assert does(thief, "take") == (409, "knock_late")
    cookie = new.post(HERE, data={"do": "take"}).headers["set-cookie"]
    assert "Secure" in cookie
    assert NAME in new.get("/ik").text
    assert answer(anna, site, "", "no") == 303
    assert WORDS["asks_title"].nl not in anna.get("/ik").text, "no is no to all who wait there"


def test_digits_of_those_who_wait_are_never_the_same() -> None:
    knocks = Knocks()
    for at in range(MOST_WAITING):
        knocks = knocks.asking(Knock(str(at), "9999", at, "", ""))
    assert [one.code for one in knocks.waiting] == ["9999", "0000", "0001"]


def test_no_more_than_so_many_in_an_hour() -> None:
    knocks, at = Knocks(), 0
    for at in range(0, 20 * PER_HOUR, 20):
        knocks = knocks.asking(Knock(str(at), "0000", at, "", ""))
    with pytest.raises(TableError, match="too often"):
        knocks.asking(Knock("x", "0000", at + 20, "", ""))
    assert knocks.asking(Knock("x", "0000", 3700, "", "")).waiting[-1].id == "x"

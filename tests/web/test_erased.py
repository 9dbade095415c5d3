"""Who is erased is gone from all that is kept of him: files, notes beside ties, and what the program remembers."""

from __future__ import annotations

import gc
import time
from collections.abc import Iterator
from pathlib import Path
from types import FrameType, FunctionType, ModuleType

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import tell
from tests.web.conftest import apart
from tests.web.tied_world import GAME, begin, card_of, does, open_card, phone, played, tied_phone
from windroos.hosting import rated
from windroos.hosting.club_ending import end_club
from windroos.hosting.clubs import Clubs
from windroos.hosting.errors import TableError
from windroos.hosting.game_hands import HANDS
from windroos.hosting.knocks import KNOCKS, LASTS, PER_MINUTE, Knock, Knocks, club_of
from windroos.hosting.ties import STREAM
from windroos.web.application import Application
from windroos.web.club import my_player
from windroos.web.profile import figures
from windroos.web.site import Site

NAME = "Wilhelmina Zandbergen"
KNOCKED = "Edge, Windows"
AGENT = "Edg/130 Chrome/130 Windows NT"
SKIPPED = (ModuleType, FunctionType, FrameType, type)


def remembered(*roots: object) -> Iterator[str]:
    """Every text that can be reached from some objects, and not through code."""
    seen, going = set[int](), list(roots)
    while going:
        one = going.pop()
        if id(one) in seen or isinstance(one, SKIPPED):
            continue
        seen.add(id(one))
        if isinstance(one, str):
            yield one
        elif isinstance(one, bytes):
            yield one.decode(errors="replace")
        going.extend(gc.get_referents(one))


def stands(folder: Path, text: str) -> list[str]:
    """The files in which a text stands."""
    return [path.name for path in folder.rglob("*") if path.is_file() and text.encode() in path.read_bytes()]


def knocking(site: Site, app: Application, person: str = "anna") -> TestClient:
    """A device that nobody knows, on which a card is open, and which knocks."""
    client = open_card(site, phone(app, agent=AGENT), card_of(site, person))
    assert does(client, "ask") == (303, "")
    return client


def test_a_player_is_gone_from_the_files_and_from_what_is_remembered(
    club: Site, app: Application, tmp_path: Path
) -> None:
    anna = phone(app)
    played(club, anna, name=NAME)
    open_card(club, begin(anna, NAME), card_of(club, "anna"))
    does(anna, "tie")
    assert NAME in anna.get("/ik").text
    assert NAME in anna.get(f"/spelen/{GAME}/hand/1").text, "whose hands are looked for with their names"
    assert anna.get("/mij/gegevens.json").json()["player"]["name"] == NAME
    held = app, club, *vars(rated).values(), *vars(figures).values(), *vars(my_player).values()
    assert stands(tmp_path, NAME)
    assert any(NAME in one for one in remembered(*held))
    assert anna.post("/ik/wissen", data={"sure": "1"}).status_code == 303
    assert stands(tmp_path, NAME) == []
    gc.collect()
    assert [one for one in remembered(*held) if NAME in one] == []
    assert anna.get("/ik/gegevens.json").status_code == 404
    assert anna.get("/mij/gegevens.json").json()["player"] is None, "nor is his card anybody's"


def test_what_is_kept_of_a_game_says_nothing_of_who_sat_there(club: Site, app: Application) -> None:
    anna = phone(app)
    played(club, anna, name=NAME)
    hands = begin(anna, NAME).get("/ik/gegevens.json").json()["games"][0]["hands"]
    assert len(hands) == 2
    kept = club.store.many.reckoned(HANDS, [GAME])[GAME]
    assert set(kept.body) <= set("[],-0123456789"), "numbers by place, as the record has them"
    anna.post("/ik/wissen", data={"sure": "1"})
    assert begin(anna, "Somebody else").get("/ik/gegevens.json").json()["ratings"] == []


def waiting(site: Site) -> list[Knock]:
    """Who waits by any note, also by one whose time is over."""
    notes = site.store.notes(STREAM)
    return [one for key, note in notes.items() if club_of(key) for one in KNOCKS.parse(note.body).waiting]


@pytest.mark.parametrize("who", ["player", "person", "club"])
def test_who_knocked_is_named_nowhere_after_somebody_is_erased(
    club: Site, app: Application, tmp_path: Path, who: str
) -> None:
    anna = tied_phone(club, app)
    knocking(club, app)
    (knock,) = waiting(club)
    assert knock.browser == KNOCKED
    assert stands(tmp_path, knock.id)
    if who == "player":
        assert anna.post("/ik/wissen", data={"sure": "1"}).status_code == 303
    elif who == "person":
        tell(club, {"do": "erase", "person": "anna"})
    else:
        assert apart(end_club(club.store, Clubs(club.store).first))
    assert waiting(club) == []
    assert stands(tmp_path, knock.id) == [], "the whole note is wiped"


def test_what_nobody_waits_for_any_more_goes_with_the_next_who_is_erased(
    club: Site, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of another club's card too; and who waits there still does."""
    knocking(club, app)
    bert = begin(phone(app), NAME)
    assert bert.post("/ik/wissen", data={"sure": "1"}).status_code == 303
    assert waiting(club), "it is none of his"
    later = time.time() + LASTS
    monkeypatch.setattr("windroos.hosting.ties.time.time", lambda: later)
    bert = begin(bert, NAME)
    assert bert.post("/ik/wissen", data={"sure": "1"}).status_code == 303
    assert waiting(club) == []


def test_nobody_knocks_the_more_for_somebody_being_erased() -> None:
    knock = Knock("id", "0000", 1000, "device", KNOCKED)
    knocks = Knocks()
    for at in range(PER_MINUTE):
        knocks = knocks.asking(knock._replace(id=str(at)))
    with pytest.raises(TableError):
        knocks.emptied(1000).asking(knock)

"""Parts of pages that are kept: the same for everybody, never anybody's own, and never older than what happened."""

from __future__ import annotations

from itertools import permutations
from pathlib import Path
from typing import Any

import httpx
import pytest
from jinja2 import UndefinedError
from markupsafe import Markup
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import FIRST_ROUND, PLAYED, TOURNAMENT, tell_tournament
from windroos.text.web.tournament import WORDS
from windroos.web.app import create_app
from windroos.web.kept import KeptParts
from windroos.web.pages import Templates
from windroos.web.site import Site
from windroos.web.tournament.access import badge_link, desk_link, table_card_link
from windroos.web.tournament.house import SteadyTime

AT = f"/toernooi/{PLAYED}"
PAGES = (
    *(f"{AT}?deel={part}" for part in ("nu", "deelnemers", "indeling", "uitslagen", "stand")),
    *(f"{AT}?deel=uitslagen&ronde={round}" for round in (1, 2)),
    *(f"{AT}/scherm/{what}" for what in ("plaatsen", "stand", "prijzen", "alles")),
    f"{AT}/speler/1",
)
VISITORS = ("viewer", "table 1", "table 2", "p1", "p2", "desk", "host")


@pytest.fixture
def hall(site: Site, monkeypatch: pytest.MonkeyPatch) -> Site:
    """A site with a tournament whose first round is played, at one moment."""
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST_ROUND))
    monkeypatch.setattr(SteadyTime, "seconds", lambda _: 1_795_860_000)
    return boundless(site)


def cookies_of(site: Site, visitor: str) -> dict[str, str]:
    """What his browser holds."""
    client = TestClient(create_app(site), follow_redirects=False)
    word, _, number = visitor.partition(" ")
    link = {"table": lambda: table_card_link(site, PLAYED, int(number)), "desk": lambda: desk_link(site, PLAYED)}
    if visitor == "host":
        be_host(client)
    elif word in link:
        client.get(link[word]().removeprefix(site.settings.address))
    elif visitor != "viewer":
        client.get(badge_link(site, PLAYED, visitor).removeprefix(site.settings.address))
    assert bool(client.cookies) == (visitor != "viewer")
    return dict(client.cookies)


def page(server: TestClient, path: str, cookies: dict[str, str], **more: str) -> str:
    """What one who holds these cookies reads, whoever asked before him."""
    server.cookies = httpx.Cookies({**cookies, **more})
    answer = server.get(path, headers={"accept-language": "nl"})
    assert answer.status_code == 200
    return str(answer.text)


@pytest.fixture
def fresh(hall: Site) -> Any:
    """What a server says that has kept nothing."""
    return lambda path, cookies, **more: page(TestClient(create_app(hall)), path, cookies, **more)


def test_nobody_gets_another_ones_page(hall: Site, fresh: Any) -> None:
    """Whoever asked before him, each reads what he would from a server that nobody asked anything yet."""
    held = {visitor: cookies_of(hall, visitor) for visitor in VISITORS}
    looks: tuple[dict[str, str], ...] = ({}, {"lang": "en", "theme": "dark"}, {"theme": "light", "letters": "none"})
    server = TestClient(create_app(hall))
    for path in PAGES:
        alone = {(who, at): fresh(path, held[who], **look) for who in VISITORS for at, look in enumerate(looks)}
        if path == PAGES[3]:
            assert len({text for (_, at), text in alone.items() if not at}) > 3, "rights do differ"
        for order in (VISITORS, VISITORS[::-1]):
            for who in order:
                for at, look in enumerate(looks):
                    assert page(server, path, held[who], **look) == alone[who, at], (path, who, look)


@pytest.mark.parametrize(
    "told",
    [
        {"do": "result", "round": 1, "table": 2, "points": [77777, -77777, 0, 0]},
        {"do": "entrant", "id": "p2", "name": "Zus van Zo"},
        {"do": "hide", "after": 0},
    ],
    ids=lambda told: str(told["do"]),
)
def test_what_happens_is_seen_at_once(hall: Site, fresh: Any, told: dict[str, Any]) -> None:
    """Also what is no event: a name is kept beside them."""
    server = TestClient(create_app(hall))
    before = [page(server, path, {}) for path in PAGES]
    tell_tournament(hall, PLAYED, [told])
    after = [page(server, path, {}) for path in PAGES]
    assert after == [fresh(path, {}) for path in PAGES]
    assert after != before


def test_one_who_is_forgotten_is_in_no_part_that_was_kept(hall: Site, fresh: Any) -> None:
    server = TestClient(create_app(hall))
    name = "Reserve Reinders"
    path = f"{AT}?deel=deelnemers"
    assert name in page(server, path, {})
    tell_tournament(hall, PLAYED, [{"do": "erase", "entrant": "r1"}])
    assert name not in page(server, path, {})


def test_a_part_that_is_kept_cannot_ask_who_reads(tmp_path: Path) -> None:
    (tmp_path / "own.html").write_text("{{ reader.theme }}", encoding="utf-8")
    (tmp_path / "rights.html").write_text("{{ access.role }}", encoding="utf-8")
    (tmp_path / "said.html").write_text("{{ lang }} {{ name }}", encoding="utf-8")
    templates = Templates(tmp_path)
    for own in ("own.html", "rights.html"):
        with pytest.raises(UndefinedError):
            templates.part(own, "nl", WORDS)
    assert templates.part("said.html", "en", WORDS, name="<b>") == Markup("en &lt;b&gt;")


def test_as_much_is_kept_as_there_is_room_for() -> None:
    """What was asked for longest ago goes; a part that is larger than everything is made each time."""
    made: list[str] = []

    def part(key: str, written: int = 1, length: int = 10) -> str:
        def make() -> Markup:
            made.append(key)
            return Markup(key * length)

        return kept.of(key, written, make)

    kept = KeptParts(30)
    assert [part(one) for one in "abca"] == ["a" * 10, "b" * 10, "c" * 10, "a" * 10]
    assert "".join(made) == "abc"
    part("d")
    part("a")
    part("b")
    assert "".join(made) == "abcdb", "b had to go for d"
    part("a", written=2)
    assert "".join(made) == "abcdba"
    part("e", length=31)
    part("e", length=31)
    assert "".join(made) == "abcdbaee"
    for order in permutations("xyz"):
        assert [part(one, length=30) for one in order] == [one * 30 for one in order]

"""Tellen with several people: links, two writers at once, taps that come twice or too late, and a restart."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.thumb import Thumb, worked_example
from windroos.hosting.tickets import Ticket
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site

HOSTS = Settings(Path(), "http://testserver", names=frozenset({"testserver"}), apart=False)


@pytest.fixture
def site(tmp_path: Path) -> Site:
    """A site at which nobody sits: who connects needs a link."""
    return open_site(HOSTS._replace(folder=tmp_path))


@pytest.fixture
def maker(site: Site) -> Iterator[Thumb]:
    """Who makes the table, on a phone."""
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield Thumb(client)


def other(maker: Thumb) -> Thumb:
    """Another phone at the same server."""
    return Thumb(TestClient(maker.client.app, headers={"accept-language": "nl"}))


def joined(site: Site, maker: Thumb, id: str, role: str) -> Thumb:
    """Another phone that opened a link."""
    phone = other(maker)
    phone.go(f"/j/{site.links.token(Ticket(id, 'writer' if role == 'writer' else 'reader'))}")
    return phone


def test_without_a_link_there_is_a_polite_page(maker: Thumb) -> None:
    id = maker.make()
    stranger = other(maker)
    for path in ("", "/spel", "/spel/1", "/print", ".csv", ".xlsx"):
        assert stranger.go(f"/tellen/{id}{path}").status == 403
        assert "link nodig" in stranger.text
    assert stranger.client.post(f"/tellen/{id}/tap", data={"tap": "end", "end": "draw"}).status_code == 403
    assert id not in stranger.go("/tellen").text
    assert "Wie won?" in maker.go(f"/tellen/{id}/spel").words


@pytest.mark.parametrize("path", ["/tellen/zzzzzzzz", "/tellen/zzzzzzzz/spel", "/tellen/x/print", "/tellen/%00.csv"])
def test_an_unknown_table(maker: Thumb, path: str) -> None:
    maker.go(path)
    assert maker.status == 404
    assert "Deze tafel is er niet" in maker.text


def test_an_unknown_hand(maker: Thumb) -> None:
    id = maker.make()
    for path, status in (("/spel/7", 404), ("/spel/7/verbeteren", 422), ("/spel/0", 404), ("/spel/x", 404)):
        assert maker.go(f"/tellen/{id}{path}").status == status


def test_a_reader_sees_everything_and_changes_nothing(site: Site, maker: Thumb) -> None:
    id = maker.make()
    reader = joined(site, maker, id, "reader")
    assert "u kijkt mee" in reader.words
    assert "Mee invoeren" not in reader.words
    worked_example(maker, id)
    assert "Joost wint" in reader.go(f"/tellen/{id}/spel").words
    assert reader.buttons() == []
    answer = reader.client.post(f"/tellen/{id}/tap", data={"tap": "keep", "at": "entry"})
    assert answer.status_code == 403
    assert "niets invoeren" in answer.text
    maker.press("tap=keep")
    assert "+384" in reader.go(f"/tellen/{id}/spel/1").words


def test_two_writers_enter_two_hands_at_once(site: Site, maker: Thumb) -> None:
    id = maker.make()
    second = joined(site, maker, id, "writer")
    maker.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    second.go(f"/tellen/{id}/spel?who=0")
    for one, two in zip(["2m", "3m", "4m"], ["4m", "4m", "6p"], strict=True):
        maker.keys(one)
        second.keys(two)
    assert "op de plank" not in maker.said
    words = maker.go(f"/tellen/{id}/spel?who=1").text
    assert all(f"tekens {rank} weghalen" in words for rank in (2, 3, 4))
    assert "3 van 13" in second.go(f"/tellen/{id}/spel?who=0").words


def test_somebody_elses_tap_is_not_undone_unseen(site: Site, maker: Thumb) -> None:
    id = maker.make()
    second = joined(site, maker, id, "writer")
    maker.go(f"/tellen/{id}/spel").press("tap=winner&player=1")
    second.go(f"/tellen/{id}/spel?who=1").press("tap=how&by=wall")
    maker.press("tap=undo")
    assert maker.status == 422
    assert "van iemand anders" in maker.said
    assert "Iemand anders heeft intussen iets ingevoerd" in maker.said
    assert "zelf gepakt" in maker.words
    maker.press("tap=undo")
    assert maker.status == 200


def test_who_overrules_somebody_unseen_is_told_so(site: Site, maker: Thumb) -> None:
    id = maker.make()
    second = joined(site, maker, id, "writer")
    maker.go(f"/tellen/{id}/spel")
    second.go(f"/tellen/{id}/spel").press("tap=winner&player=0")
    maker.press("tap=winner&player=1")
    assert maker.status == 200
    assert "Iemand anders koos net: Marijke wint. Nu staat er: Joost wint." in maker.words
    assert "koos net" not in maker.press("tap=winner&player=0").words  # this time it was seen
    second.go(f"/tellen/{id}/spel")
    maker.press("tap=how&by=wall")
    second.press("tap=how&by=discard&giver=2")
    assert "koos net: Marijke wint, zelf gepakt. Nu staat er: Marijke wint, van Ineke." in second.words
    maker.go(f"/tellen/{id}/spel?who=0")
    second.go(f"/tellen/{id}/spel?who=1").keys("1m")
    assert "koos net" not in maker.press("tap=how&by=wall").words  # of the other hand only


def test_a_hand_that_somebody_kept_meanwhile_is_shown(site: Site, maker: Thumb) -> None:
    id = maker.make()
    second = joined(site, maker, id, "writer")
    maker.go(f"/tellen/{id}/spel").press("tap=end&end=draw")
    second.go(f"/tellen/{id}/spel").press("tap=keep")
    maker.press("tap=keep")
    assert maker.status == 422
    assert "Iemand anders" in maker.said
    assert "Remise: niemand maakt mahjong" in maker.words
    assert "spellen geteld: 1" in maker.go(f"/tellen/{id}").words


def test_the_same_tap_twice_is_one_tap(maker: Thumb) -> None:
    id = maker.make()
    maker.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    fields = maker.fields("tap=key&tile=3s") | {"do": "tap=key&tile=3s", "id": "abc.1"}
    action = fields.pop("action")
    first, again = maker.client.post(action, data=fields), maker.client.post(action, data=fields)
    assert first.text.count("bamboe 3 weghalen") == 1
    assert again.text.count("bamboe 3 weghalen") == 1


def test_klaar_twice_keeps_one_hand(maker: Thumb) -> None:
    id = maker.make()
    maker.go(f"/tellen/{id}/spel").press("tap=end&end=draw")
    fields = maker.fields("tap=keep") | {"do": "tap=keep", "id": "abc.1"}
    action = fields.pop("action")
    answers = [maker.client.post(action, data=fields) for _ in range(2)]
    assert [answer.url.path for answer in answers] == [f"/tellen/{id}/spel/1"] * 2
    assert "spellen geteld: 1" in maker.go(f"/tellen/{id}").words


def test_a_live_tap_is_answered_with_the_page_itself(maker: Thumb) -> None:
    id = maker.make()
    fields = {"hand": "1", "at": "entry", "id": "abc.1", "do": "tap=end&end=draw"}
    answer = maker.client.post(f"/tellen/{id}/tap", data=fields, headers={"x-windroos": "live"})
    assert answer.history == []
    assert answer.headers["x-windroos-at"] == f"/tellen/{id}/spel"
    assert 'data-revision="1"' in answer.text
    assert answer.headers["content-encoding"] == "gzip"


def test_the_socket_tells_the_revision_and_nothing_else(site: Site, maker: Thumb) -> None:
    id = maker.make()
    reader = joined(site, maker, id, "reader")
    with reader.client.websocket_connect(f"/tellen/{id}/ws") as socket:
        assert socket.receive_json() == {"revision": 0}
        maker.go(f"/tellen/{id}/spel").press("tap=end&end=draw")
        assert socket.receive_json() == {"revision": 1}


@pytest.mark.parametrize(("path", "code"), [("{id}", 4403), ("zzzzzzzz", 4404)])
def test_a_socket_needs_the_link_too(maker: Thumb, path: str, code: int) -> None:
    id = maker.make()
    with (
        other(maker).client.websocket_connect(f"/tellen/{path.format(id=id)}/ws") as socket,
        pytest.raises(WebSocketDisconnect) as closed,
    ):
        socket.receive_json()
    assert closed.value.code == code


def test_another_server_on_the_same_folder_goes_on_in_the_middle_of_a_hand(site: Site, maker: Thumb) -> None:
    id = maker.make()
    worked_example(maker, id).press("tap=keep")
    maker.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall").keys("1m 1m 1m")
    fields = maker.fields("tap=key&tile=9m") | {"do": "tap=key&tile=9m", "id": "abc.7"}
    action = fields.pop("action")
    maker.client.post(action, data=fields)
    with TestClient(create_app(open_site(site.settings)), headers={"accept-language": "nl"}) as client:
        phone = Thumb(client)
        client.cookies = maker.client.cookies
        phone.go(f"/tellen/{id}/spel")
        assert "4 van 14" in phone.words
        client.post(action, data=fields)
        assert "4 van 14" in phone.go(f"/tellen/{id}/spel").words
        assert "3 van 14" in phone.press("tap=undo").words
        assert "+384" in phone.go(f"/tellen/{id}").words


POSTS: list[dict[str, str]] = [
    {"tap": "nothing"},
    {"tap": "winner", "player": "9"},
    {"tap": "winner"},
    {"tap": "key", "tile": "10m"},
    {"tap": "key", "tile": "1m", "what": "house"},
    {"tap": "set", "kind": "chow", "tile": "9m"},
    {"tap": "turn", "round": "9", "east": "0"},
    {"tap": "turn"},
    {"tap": "score", "points-0": "9" * 30},
    {"tap": "strike", "hand": "5"},
    {"tap": "correct", "hand": "5"},
    {"tap": "keep", "reason": "x" * 1000},
    {"tap": "keep", "hand": "-1"},
    {"tap": "undo", "revision": "a"},
    {"do": "%%%&&&==="},
    {},
]


@pytest.mark.parametrize("at", ["entry", "hand", "table", "print", "../x"])
def test_no_post_brings_more_than_a_sentence(maker: Thumb, at: str) -> None:
    id = maker.make()
    for fields in POSTS:
        answer = maker.client.post(f"/tellen/{id}/tap", data=fields | {"at": at})
        assert answer.status_code in (404, 422), fields
        assert '<div class="trouble"' in answer.text, fields
    assert "Wie won?" in maker.go(f"/tellen/{id}/spel").words

"""The parts of pages: sets as they lie on the table, rows with one name, and the tables of the evening."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from starlette.requests import Request
from starlette.testclient import TestClient

from tests.web.conftest import apart, be_host
from windroos.books.catalog import IDS, book_words
from windroos.hands import FACE_DOWN, Meld
from windroos.store.changes import BeginStream, Stream
from windroos.text.web.tiles import row_name
from windroos.tiles import EAST, FLOWERS, GREEN, P1, RED, S1
from windroos.web import start
from windroos.web.app import create_app
from windroos.web.card import CardRow, TableCard
from windroos.web.errors import PageError
from windroos.web.pages import Templates
from windroos.web.pictures import ACROSS, BEFORE, NEXT, SetPicture, set_picture, winning_tile
from windroos.web.site import Site, qr_code
from windroos.web.who_reads import Reader

PUNG = Meld("pung", S1 + 7)


def lies(picture: SetPicture) -> str:
    """Columns apart by spaces, the tiles of a column by a slash, marks after a tile."""
    return " ".join("/".join("".join((str(t.kind), *t.marks)) for t in column) for column in picture.columns)


def test_a_claimed_tile_lies_towards_its_giver() -> None:
    assert lies(set_picture(PUNG, "nl", BEFORE, "Oost")) == "25l 25 25"
    assert lies(set_picture(PUNG, "nl", ACROSS, "Oost")) == "25 25l 25"
    assert lies(set_picture(PUNG, "nl", NEXT, "Oost")) == "25 25 25r"
    assert lies(set_picture(PUNG, "nl")) == "25 25 25"
    assert set_picture(PUNG, "nl", NEXT, "Oost").name == "pung bamboe 8, van Oost"


def test_the_winning_tile_is_ringed_and_lies_towards_its_giver() -> None:
    assert [winning_tile(GREEN, away).marks for away in (0, NEXT, ACROSS, BEFORE)] == [
        ("lit",),
        ("r", "lit"),
        ("l", "lit"),
        ("l", "lit"),
    ]


def test_a_chow_is_turned_at_its_left_end() -> None:
    chow = Meld("chow", P1 + 2)
    assert lies(set_picture(chow, "nl", BEFORE, "Oost", claimed=P1 + 3)) == "12l 11 13"
    assert set_picture(chow, "en", BEFORE, "East").name == "chow dots 3, 4, 5, from East"


def test_kongs() -> None:
    assert lies(set_picture(Meld("kong", RED), "nl", ACROSS)) == "33 33l 33 33"
    assert lies(set_picture(Meld("kong", RED), "nl", NEXT)) == "33 33 33 33r"
    assert lies(set_picture(Meld("kong", RED, open=False), "nl")) == "-1 33 33 -1"
    added = set_picture(Meld("kong", RED, added=True), "nl", NEXT, "West")
    assert lies(added) == "33 33 33r/33r"
    assert added.name == "kong rode draak, toegevoegd, van West"
    assert lies(set_picture(Meld("kong", RED, added=True), "nl")) == "33 33 33 33"
    hidden = set_picture(Meld("kong", FACE_DOWN, open=False), "en")
    assert (lies(hidden), hidden.name) == ("-1 -1 -1 -1", "kong, concealed")


def test_a_row_is_named_with_each_suit_once() -> None:
    kinds = (0, 1, 2, S1 + 2, EAST, EAST, -1, FLOWERS + 1)
    assert row_name(kinds, "nl") == "tekens 1, 2, 3, bamboe 3, oostenwind, oostenwind, dichte steen, orchidee"
    assert row_name((), "en") == "no tiles"


def test_every_rule_set_has_a_short_name() -> None:
    assert len({book_words(id).short.nl for id in IDS}) == len(IDS)


def rendered(folder: Path, source: str, **values: object) -> str:
    """What the parts make of values, in Dutch, without white space between tags."""
    (folder / "test.html").write_text('{% import "parts.html" as p with context %}' + source, encoding="utf-8")
    text = Templates(folder).text("test.html", Reader(), {}, **values)
    return re.sub(r"/static/\w+/", "", re.sub(r">\s+<", "><", text.strip()))


def svg(id: str) -> str:
    return f'<svg aria-hidden="true"><use href="tiles.svg#{id}"/></svg>'


def test_a_tile_has_a_name_and_a_face_has_none(tmp_path: Path) -> None:
    assert rendered(tmp_path, "{{ p.tile(32) }}") == (
        f'<span class="t" role="img" aria-label="groene draak">{svg("G")}</span>'
    )
    assert rendered(tmp_path, "{{ p.face(-1, ['dim']) }}") == f'<span class="t back dim">{svg("back")}</span>'


def test_a_row_is_one_picture_with_one_name(tmp_path: Path) -> None:
    text = rendered(tmp_path, "{{ p.tiles(kinds, size='w26') }}", kinds=(0, 1))
    faces = "".join(f'<span class="t">{svg(id)}</span>' for id in ("m1", "m2"))
    assert text == f'<span class="row w26" role="img" aria-label="tekens 1, 2">{faces}</span>'


def test_a_set_is_one_picture_and_an_added_tile_lies_above_the_turned_one(tmp_path: Path) -> None:
    picture = set_picture(Meld("kong", RED, added=True), "nl", ACROSS, "<b>Wil</b>")
    text = rendered(tmp_path, "{{ p.meld(set) }}", set=picture)
    turned = f'<span class="t l">{svg("R")}</span>'
    assert f'<span class="stack">{turned}{turned}</span>' in text
    assert text.startswith('<span class="set" role="img" aria-label="kong rode draak, toegevoegd, van &lt;b&gt;Wil')
    assert text.count("<svg") == 4


def test_seats_players_figures_and_tags(tmp_path: Path) -> None:
    text = rendered(tmp_path, "{{ p.seat(0) }}{{ p.seat(3) }}")
    assert re.findall(r'class="(seat[^"]*)" role="img" aria-label="(\w+)"', text) == [
        ("seat east", "Oost"),
        ("seat", "Noord"),
    ]
    assert rendered(tmp_path, "{{ p.player(name) }}", name="<i>") == "&lt;i&gt;"
    assert 'aria-label="gele trui"' in rendered(tmp_path, "{{ p.player('Wil', true) }}")
    assert rendered(tmp_path, "{{ p.gain(-1212) }}{{ p.figure(2000) }}") == (
        '<span class="num">\N{MINUS SIGN}1.212</span><span class="num">2.000</span>'
    )
    assert "✕ Dood" in rendered(tmp_path, "{{ p.tag('Dood', 'deadtag') }}")
    said = {"message": "Zo gaat het niet.", "hint": "Doe het anders."}
    assert 'role="alert"' in rendered(tmp_path, "{{ p.trouble(said) }}", said=said)


async def card(site: Site, request: Request, stream: Stream) -> TableCard:
    rows = (CardRow("Wil", 1212, leads=True), CardRow("<script>", -404), CardRow("Corrie"))
    link = f"http://192.168.1.20:8136/j/{stream.id}"
    if stream.header == "broken":
        raise PageError("no_table")
    return TableCard(stream.header, "Spel 9", rows, "/tellen/x", link, "Scan")


def evening(site: Site, lan: bool = True, host: bool = True) -> str:
    """The first page with these cards."""
    site = replace(site, settings=site.settings._replace(lan=lan))
    app = create_app(site)
    app.router.routes.insert(0, start.routes(site, {"count": card})[0])
    with TestClient(app, headers={"accept-language": "nl"}) as client:
        return str((be_host(client) if host else client).get("/").text)


def begin(site: Site, *headers: str) -> None:
    """Write streams one after another."""
    for number, header in enumerate(headers):
        apart(site.store.write(BeginStream(f"tbl{number:05}", "count", header)))


def test_the_evening_shows_the_open_tables(site: Site) -> None:
    begin(site, "Tafel 1", "Tafel 2")
    text = evening(site)
    assert re.findall(r">(Tafel \d)<", text) == ["Tafel 2", "Tafel 1"]
    assert "+1.212" in text
    assert "\N{MINUS SIGN}404" in text
    assert text.count('aria-label="gele trui"') == 2
    assert "&lt;script&gt;" in text
    assert text.count('class="qr" role="img" aria-label="Scan"') == 2


def test_a_table_that_cannot_be_read_says_so_and_hides_no_other(site: Site) -> None:
    begin(site, "Tafel 1", "broken")
    text = evening(site)
    assert "Tafel 1" in text
    assert '<a href="/tellen/tbl00001">' in text
    assert PageError("no_table").sentence("nl") in text


def test_phones_that_cannot_connect_get_no_code_but_the_host_a_hint(site: Site) -> None:
    begin(site, "Tafel 1")
    text = evening(site, lan=False)
    assert "Tafel 1" in text
    assert 'class="qr"' not in text
    assert "Telefoons kunnen nog niet meedoen" in text
    assert "run.py" not in text


def test_who_has_no_link_sees_no_tables(site: Site) -> None:
    begin(site, "Tafel 1")
    text = evening(site, lan=False, host=False)
    assert "Tafel 1" not in text
    assert "Nog geen tafels" in text
    assert "--lan" not in text


def test_more_tables_than_fit_are_a_click_away(site: Site) -> None:
    begin(site, *(f"Tafel {number}" for number in range(15)))
    text = evening(site)
    assert text.count("tcard") == start.MOST
    assert "Toon ook de andere 3" in text


def test_a_code_is_black_on_nothing_and_needs_no_style() -> None:
    code = qr_code("http://192.168.1.20:8136/j/abc")
    assert code.startswith("<svg viewBox=")
    assert "style" not in code
    assert 'stroke="#000"' in code

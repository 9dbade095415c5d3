"""Tellen without a script: corrections, the end of a match, and tables that cannot be made."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.thumb import NAMES, Thumb, worked_example


def test_a_correction_keeps_the_old_entry_in_sight(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep").press("tap=correct")
    assert thumb.path.endswith("/spel/1/verbeteren")
    assert "U verbetert spel 1" in thumb.words
    thumb.press("tap=winner&player=1").go(f"/tellen/{id}/spel/1/verbeteren?scores=1")
    scores = {"points-0": "0", "points-1": "40", "points-2": "0", "points-3": "0"}
    thumb.press("tap=done", reason="verkeerd gekeken", **scores)
    assert "Joost maakt mahjong" in thumb.words
    assert "verkeerd gekeken" in thumb.go(f"/tellen/{id}").words
    assert "Eerst stond hier: Remise" in thumb.words
    assert "Spel 2, ronde Oost: Joost wordt Oost" in thumb.words


def test_a_correction_can_be_dropped_and_a_hand_struck(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep").press("tap=correct").press("tap=drop")
    assert thumb.path.endswith("/spel/1")
    thumb.press("tap=strike", reason="nooit gespeeld")
    assert "doorgehaald" in thumb.words
    assert "spellen geteld: 0" in thumb.words


def test_points_turn_last_hand_and_the_end(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}").press("tap=score", reason="te laat", **{"points-0": "-10"})
    assert "Marijke −10 (te laat)" in thumb.words
    thumb.press("tap=turn", round="2", east="3")
    assert "ronde West" in thumb.words
    assert "Henk" in thumb.words.partition("Spel 1")[2][:40]
    thumb.press("tap=last")
    assert "Dit is het laatste spel" in thumb.words
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    scores = {"points-0": "0", "points-1": "40", "points-2": "0", "points-3": "0"}
    thumb.press("tap=done", **scores).go(f"/tellen/{id}")
    assert "De wedstrijd is afgelopen: Joost wint" in thumb.words
    assert thumb.go(f"/tellen/{id}/spel").path == f"/tellen/{id}"


def test_ending_a_match_before_its_end(thumb: Thumb) -> None:
    thumb.go(f"/tellen/{thumb.make()}").press("tap=finish", reason="de zaal sluit")
    assert "de zaal sluit" in thumb.words
    assert "afgelopen" in thumb.words


def test_house_rules_from_the_form_and_from_a_file(thumb: Thumb, client: TestClient) -> None:
    thumb.make("groenehart2011", NAMES, **{"o-minimum": "0"})
    assert thumb.status == 200
    house = b'name = "De Rode Draak"\nrules = "groenehart2011"\n[options]\nminimum = 1\n'
    fields = {"rules": "groenehart2011", **{f"name-{at}": name for at, name in enumerate(NAMES)}}
    answer = client.post("/tellen", data=fields, files={"house": ("huis.toml", house)})
    assert "De Rode Draak" in answer.text


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"name-1": "marijke"}, "Marijke"),
        ({"name-2": ""}, "naam"),
        ({"name-0": "x" * 60}, "40"),
        ({"o-minimum": "veel"}, "veel"),
        ({"o-minimum": "77"}, "getal van 0 tot en met 10"),
        ({"rounds": "9"}, "9"),
        ({"rules": "bridge"}, "bridge"),
        ({"house": "[["}, "TOML"),
    ],
)
def test_a_table_that_cannot_be_made_says_why_and_keeps_what_was_typed(
    thumb: Thumb, changed: dict[str, str], said: str
) -> None:
    fields = {"rules": "groenehart2011", **{f"name-{at}": name for at, name in enumerate(NAMES)}, "title": "Tafel 3"}
    answer = thumb.client.post("/tellen", data=fields | changed)
    thumb.text = answer.text
    assert answer.status_code == 422
    assert said.lower() in thumb.said.lower()
    assert 'value="Tafel 3"' in answer.text
    assert 'value="Henk"' in answer.text


def test_an_upload_that_is_no_text(client: TestClient) -> None:
    answer = client.post("/tellen", data={"name-0": "Aagje"}, files={"house": ("huis.toml", b"\xff\xfe\x00")})
    assert answer.status_code == 422
    assert "geen tekst" in answer.text
    assert 'name="name-0" value="Aagje"' in answer.text


def test_names_are_escaped_everywhere(thumb: Thumb) -> None:
    odd = "<script>x</script>"
    id = thumb.make(names=(odd, "Joost", "Ineke", "Henk"), title="<b>")
    for path in ("", "/spel", "/print"):
        assert odd not in thumb.go(f"/tellen/{id}{path}").text
        assert "&lt;script&gt;" in thumb.text
    assert odd not in worked_example(thumb, id).press("tap=keep").text
    assert odd not in thumb.go("/tellen").text
    assert odd not in thumb.go("/").text

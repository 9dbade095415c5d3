"""Tellen without a script: whole hands of every kind and every book."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.thumb import NAMES, Thumb, worked_example
from windroos.books.catalog import IDS


def test_the_worked_example_of_the_book_is_counted_in_fifteen_taps_for_the_winner(thumb: Thumb) -> None:
    id = thumb.make(title="Tafel 3")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s")
    assert "Alleen bamboe 3 past." in thumb.words
    assert "24 × 4 = 96" in thumb.words
    thumb.press("tap=tile&tile=3s")
    assert thumb.taps <= 15
    assert "Marijke →" in thumb.words


def test_four_hands_explain_themselves_and_say_who_pays_whom(thumb: Thumb) -> None:
    worked_example(thumb, thumb.make(title="Tafel 3")).press("tap=keep")
    assert thumb.path.endswith("/spel/1")
    words = thumb.words
    assert "Joost maakt mahjong met bamboe 3" in words
    for net in ("Marijke Oost · 64 punten +24", "Joost Zuid · 96, mahjong +384", "dood spel −244", "20 punten −164"):
        assert net in words
    assert "Anders was het 20 × 8 = 160 geweest" in words
    assert "Joost neemt de gele trui over" in words
    assert "192 96 × 2" in words
    asked = thumb.go(f"{thumb.path}?why=schoon&of=1").words
    assert "Schoon spel" in asked.partition("Waarom niet?")[2][:60]


def test_a_loser_without_points_is_one_tap(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s").press("tap=tile&tile=3s")
    for loser in (0, 2, 3):
        thumb.show(loser).press(f"tap=points&player={loser}&points=0")
    assert "Joost maakt mahjong met bamboe 3" in thumb.press("tap=keep").words


def test_a_table_without_names_can_be_counted_at_once(client: TestClient) -> None:
    answer = client.post("/tellen", data={"rules": "groenehart2011"})
    assert answer.status_code == 200
    assert "Speler 1 is Oost" in answer.text


def test_english_is_english(client: TestClient) -> None:
    client.cookies.set("lang", "en")
    words = worked_example(Thumb(client), Thumb(client).make()).press("tap=keep").words
    assert "Joost makes mahjong with bamboo 3" in words
    assert "Who pays whom" in words
    assert "betaalt" not in words


def test_a_draw_takes_two_taps(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw")
    assert "overspelen, de winden blijven" in thumb.words
    assert "Remise" in thumb.press("tap=keep").words
    assert "Niemand betaalt" in thumb.words
    assert "Spel 2, ronde Oost: Marijke blijft Oost" in thumb.words


def test_scores_only(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1")
    thumb.go(f"/tellen/{id}/spel?scores=1").press("tap=dead&player=2&dead=1")
    scores = {"points-0": "64", "points-1": "24", "doubles-1": "2", "points-2": ""}
    thumb.press("tap=done", **scores)
    assert "Henk" in thumb.words.partition("of de score")[0]
    assert 'value="64"' in thumb.text
    thumb.press("tap=done", **{"points-3": "20"})
    assert thumb.path.endswith("/spel/1")
    assert "+384" in thumb.words
    assert "−244" in thumb.words


def test_a_number_that_may_be_a_special_hand_is_asked_about(thumb: Thumb) -> None:
    id = thumb.make("nmv144", NAMES, **{"o-limit": "300"})
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{"points-0": "40", "points-1": "600", "points-2": "40", "points-3": "0"})
    assert "Is 600 van Joost een bijzonder spel, of geteld en boven de limiet?" in thumb.words
    thumb.press("tap=done")
    assert "Is 600 van Joost een bijzonder spel" in thumb.words, "it is not guessed at"
    thumb.press("tap=special&player=1&special=0").press("tap=done")
    assert thumb.path.endswith("/spel/1")
    assert "+1.200" in thumb.words


def test_which_special_hand_it_was_takes_one_tap(thumb: Thumb) -> None:
    id = thumb.make("nmv144", NAMES)
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{"points-0": "40", "points-1": "1000", "points-2": "40", "points-3": "0"})
    assert "1.000 van Joost is een bijzonder spel. Welk?" in thumb.words
    assert "Jadespel" in thumb.words
    assert "Haakwerkje" not in thumb.words, "that is worth 250"
    thumb.press("tap=name&player=1&named=", number="31").press("tap=name&player=1&named=jade&number=0")
    thumb.press("tap=done")
    assert thumb.path.endswith("/spel/1")
    assert "Jadespel" in thumb.words
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{"points-0": "0", "points-1": "500", "points-2": "0", "points-3": "0"})
    thumb.press("tap=name&player=1&named=&number=0").press("tap=done")
    assert thumb.path.endswith("/spel/2"), "who does not know goes on"


def test_a_score_that_is_no_number_is_said_and_nothing_is_lost(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{"points-1": "zes"})
    assert (thumb.status, "'zes' is geen heel getal" in thumb.said) == (422, True)
    assert 'value="zes"' in thumb.text
    thumb.press("tap=done", **{"points-1": "", "doubles-1": "2"})
    assert "verdubbelingen, maar geen punten" in thumb.said
    assert "Joost wint" in thumb.words


def test_one_tap_undoes_one_tap(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    before = thumb.words
    thumb.keys("2m", "chow", closed=True)
    assert "3 van 14" in thumb.words
    thumb.press("tap=undo")
    assert "0 van 14" in thumb.words
    assert "van Ineke" in before
    thumb.press("tap=undo")
    assert "Hoe kreeg Joost" in thumb.words
    assert "Wie won?" in thumb.press("tap=undo").words
    thumb.client.post(f"/tellen/{id}/tap", data={"tap": "undo"})
    assert "Wie won?" in thumb.go(f"/tellen/{id}/spel").words


def test_what_is_missing_is_said_and_klaar_does_not_guess(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall").keys("3s 3s 3s 3s")
    assert 'id="k-20"' in thumb.text
    assert "bamboe 3, op" in thumb.text
    thumb.press("tap=key&tile=3s", what="tile")
    assert thumb.status == 422
    assert "bamboe 3" in thumb.said
    thumb.press("tap=keep")
    assert thumb.status == 422
    assert thumb.said
    assert "4 van 14" in thumb.words


def test_a_dead_hand_a_false_mahjong_and_more_stand_with_their_ruling(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall").show(2)
    thumb.press("tap=dead&player=2&dead=1")
    assert "0 punten, betaalt de winnaar en de verschillen (besluit N13)" in thumb.words
    thumb.press("tap=dead&player=2&dead=0").press("tap=false&player=2&kind=called")
    assert "✕ 0 Ineke" in thumb.words


def test_after_a_false_mahjong_it_is_said_how_to_go_on(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel")
    assert "valse mahjong, dus" not in thumb.words
    thumb.press("tap=false&player=2&kind=called")
    assert "Ineke: valse mahjong, dus een dood spel. De anderen spelen door. Tik wie er daarna won" in thumb.words
    assert "valse mahjong, dus" not in thumb.press("tap=winner&player=1").words


def test_five_players_one_dreams(thumb: Thumb) -> None:
    id = thumb.make("nts2002", (*NAMES, "Wil"))
    assert "Wil droomt" in thumb.words
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").go(f"/tellen/{id}/spel?scores=1")
    assert "points-4" not in thumb.text
    scores = {"points-0": "10", "points-1": "40", "points-2": "0", "points-3": "0"}
    thumb.press("tap=done", **scores)
    assert thumb.said == ""
    assert "Wil" in thumb.words
    assert "droomt" in thumb.words


def test_after_a_draw_of_five_nothing_is_played_again(thumb: Thumb) -> None:
    """Groene Hart 2011, p. 21."""
    id = thumb.make(names=(*NAMES, "Wil"))
    thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw")
    assert "overspelen" not in thumb.words
    assert "Joost is Oost" in thumb.press("tap=keep").words.replace("wordt", "is")


def test_three_players(thumb: Thumb) -> None:
    id = thumb.make("nts2002", NAMES[:3])
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=0").go(f"/tellen/{id}/spel?scores=1")
    thumb.press("tap=done", **{"points-0": "40", "points-1": "10", "points-2": "0"})
    assert "Henk" not in thumb.words
    assert "Stand na spel 1" in thumb.words


@pytest.mark.parametrize("book", IDS)
def test_every_rule_set_counts_a_winner_from_tiles(thumb: Thumb, book: str) -> None:
    id = thumb.make(book)
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("5z 6z", "pung", closed=True).keys("7z", "pung").keys("1m 1m 1m 9m").press("tap=tile&tile=9m")
    assert thumb.said == ""
    if "Marijke →" in thumb.words:
        thumb.go(f"/tellen/{id}/spel?scores=1")
        thumb.press("tap=done", **{"points-0": "8", "points-2": "4", "points-3": "0"})
    else:
        thumb.press("tap=keep")
    assert thumb.status == 200, thumb.said
    assert "Joost maakt mahjong met tekens 9" in thumb.words
    assert "Joost: waarom" in thumb.words
    assert thumb.go(f"/tellen/{id}").status == 200


def test_flowers_have_keys_where_the_rules_have_them(thumb: Thumb) -> None:
    id = thumb.make("nmv144")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    thumb.keys("f1 g2")
    assert "orchidee, op" in thumb.text
    assert "lente weghalen" in thumb.text


@pytest.mark.parametrize("book", IDS)
@pytest.mark.parametrize("what", ["tile", "chow", "pung", "kong", "concealed_kong"])
@pytest.mark.parametrize("closed", ["", "1"])
def test_a_bonus_tile_makes_no_set(thumb: Thumb, book: str, what: str, closed: str) -> None:
    """A key that the page does not show, sent all the same: said in a sentence, and nothing is entered."""
    id = thumb.make(book)
    answer = thumb.client.post(
        f"/tellen/{id}/tap",
        data={"do": "tap=key&tile=g1", "what": what, "closed": closed, "who": "1"},
        headers={"x-windroos": "live"},
    )
    thumb.text = answer.text
    if what != "tile":
        assert answer.status_code == 422
        assert "Van een bloem of seizoen (pruimenbloesem) wordt geen set gemaakt" in thumb.said
    elif book == "hongkong":
        assert answer.status_code in (200, 422)
    else:
        assert answer.status_code == 200 or "doet deze steen niet mee" in thumb.said

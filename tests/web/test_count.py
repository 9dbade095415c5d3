"""Tellen without a script: whole hands, other endings, corrections, and what is typed wrongly."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.thumb import NAMES, Thumb, worked_example
from windroos.books.catalog import IDS, rules
from windroos.play.model.match import new_match
from windroos.scoresheet.draft import new_draft
from windroos.web.count.entry import away
from windroos.web.pictures import BEFORE, NEXT


@pytest.fixture
def thumb(client: TestClient) -> Thumb:
    """Somebody at this machine."""
    return Thumb(client)


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


def test_a_false_mahjong_in_hong_kong_ends_the_hand_and_asks_whose_tile_it_was(thumb: Thumb) -> None:
    id = thumb.make("hongkong")
    thumb.go(f"/tellen/{id}/spel").press("tap=false&player=3&kind=called")
    assert "Hoe kreeg Henk de winnende steen?" in thumb.words
    thumb.press("tap=how&by=discard&giver=0")
    assert "Valse mahjong: Henk" in thumb.words
    assert "6 fan: 64 aan wie de steen weglegde" in thumb.words
    thumb.press("tap=keep")
    assert "Valse mahjong van Henk" in thumb.words
    assert "Marijke Oost +64" in thumb.words


def test_hong_kong_asks_who_pays_for_all(thumb: Thumb) -> None:
    id = thumb.make("hongkong")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=0").press("tap=how&by=discard&giver=2")
    for wind in ("1z", "2z", "3z"):
        thumb.press(f"tap=key&tile={wind}", what="pung", **{"from": "2"})
    assert "pung oostenwind, van Ineke weghalen" in thumb.text
    thumb.keys("4z 4z 5m 5m").press("tap=tile&tile=4z")
    assert "Ineke" in thumb.words
    thumb.press("tap=liable&player=2").press("tap=keep")
    assert "pao: Ineke betaalt voor allen" in thumb.words


def test_a_correction_tells_that_the_winds_of_later_hands_moved(thumb: Thumb) -> None:
    id = thumb.make()
    for _ in range(2):
        thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep")
    thumb.go(f"/tellen/{id}/spel/1").press("tap=correct").press("tap=winner&player=1")
    scores = {"points-0": "0", "points-1": "40", "points-2": "0", "points-3": "0"}
    thumb.go(f"/tellen/{id}/spel/1/verbeteren?scores=1").press("tap=done", **scores)
    assert "Door deze verbetering zitten de winden anders bij spel 2." in thumb.words


def test_a_kong_grows_from_a_pung_and_lies_face_down_when_concealed(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=0").press("tap=how&by=kong")
    thumb.keys("1m", "pung").keys("1m", "kong").keys("9p", "kong", closed=True)
    assert "kong tekens 1, toegevoegd weghalen" in thumb.text
    assert "kong kringen 9, dicht weghalen" in thumb.text
    assert "6 van 14" in thumb.words
    thumb.press("tap=remove_set&place=0")
    assert "3 van 14" in thumb.words


def test_with_three_players_the_one_before_is_who_may_give_a_chow() -> None:
    """Nobody sits across: a tile lies turned to the left or to the right."""
    sheet = new_draft(new_match(rules("nts2002", players=3), NAMES[:3], (0, 1, 2)), 1)
    assert [away(sheet, 1, giver) for giver in (0, 1, 2)] == [BEFORE, 0, NEXT]


# --- scores alone ----------------------------------------------------------------------------------------------------


def test_who_counts_scores_needs_six_actions_a_hand_and_says_so_once(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel?scores=1").press("tap=winner&player=1")
    thumb.press("tap=done", **{f"points-{player}": "64" for player in range(4)})
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=2")
    assert thumb.taps == 3
    assert 'name="points-2"' in thumb.text  # the second time the table knows
    thumb.press("tap=done", **{f"points-{player}": "64" for player in range(4)})
    assert thumb.path.endswith("/spel/2")
    assert thumb.taps == 4  # who won, four figures, ready


def test_a_table_that_counts_scores_can_count_tiles_again(thumb: Thumb) -> None:
    id = thumb.make()
    thumb.go(f"/tellen/{id}/spel?scores=1").press("tap=winner&player=1")
    thumb.press("tap=done", **{f"points-{player}": "64" for player in range(4)})
    thumb.go(f"/tellen/{id}/spel?scores=0").press("tap=winner&player=2")
    assert "Hoe kreeg Ineke de winnende steen?" in thumb.words
    thumb.press("tap=how&by=wall").keys("3s")
    assert "1 van 14" in thumb.words


# --- what may have gone wrong ----------------------------------------------------------------------------------------


def test_who_called_falsely_cannot_win_and_it_can_be_taken_back(thumb: Thumb) -> None:
    thumb.go(f"/tellen/{thumb.make()}/spel").press("tap=false&player=2&kind=called")
    assert "tap=winner&player=2" not in thumb.buttons()
    assert "tap=winner&player=1" in thumb.buttons()
    assert "Toch geen valse mahjong van Ineke" in thumb.words
    thumb.press("tap=false&player=2&kind=")
    assert "tap=winner&player=2" in thumb.buttons()
    assert "Toch geen" not in thumb.words


def test_a_penalty_is_one_link_away_from_the_hand(thumb: Thumb) -> None:
    id = thumb.make("nts2002")
    assert f'href="/tellen/{id}?open=points#points-form"' in thumb.go(f"/tellen/{id}/spel").text
    assert '<details class="fold" id="points" open>' in thumb.go(f"/tellen/{id}?open=points").text


def test_no_mahjong_says_which_tiles_fit_nowhere(thumb: Thumb) -> None:
    thumb.go(f"/tellen/{thumb.make()}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s 7p")
    assert "geen mahjong: kringen 7 en bamboe 3 passen in geen set en geen paar. Riep Joost toch?" in thumb.words


@pytest.mark.parametrize(("lang", "said"), [("nl", "geen mahjong"), ("en", "no mahjong")])
def test_only_a_mahjong_gets_a_tick(client: TestClient, lang: str, said: str) -> None:
    """Fourteen tiles that are no mahjong, or too little to go out with, are not done."""
    client.headers["accept-language"] = lang
    thumb = Thumb(client)

    def tab() -> str:
        return thumb.text.partition('id="tab-1"')[2].partition("</a>")[0]

    thumb.go(f"/tellen/{thumb.make()}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("3p 5s", "chow").keys("2m 6m", "chow", closed=True).keys("3s 7p")
    assert said in tab()
    assert "✓" not in tab()
    thumb.press("tap=remove_last").keys("3s")
    assert said not in tab()
    assert "✓" in tab()
    thumb.go(f"/tellen/{thumb.make('hongkong')}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=2")
    thumb.keys("2m 4p", "chow").keys("5s", "pung").keys("6m 7m 9s 9s 8m")
    assert said in tab()
    assert "✓" not in tab()


def test_a_correction_opens_at_the_winner_with_the_hand_in_sight(thumb: Thumb) -> None:
    id = thumb.make()
    worked_example(thumb, id).press("tap=keep").press("tap=correct")
    assert "de stenen van Joost" in thumb.words
    assert '<details class="fold more-tiles"' in thumb.text
    assert "de stenen van Henk" in thumb.go(f"{thumb.path}?who=3").words


def test_an_ended_match_goes_on_where_it_was_ended(thumb: Thumb) -> None:
    id = thumb.make()
    worked_example(thumb, id).press("tap=keep")
    thumb.go(f"/tellen/{id}").press("tap=finish")
    assert "De wedstrijd is afgelopen: Joost wint" in thumb.words
    thumb.press("tap=resume")
    assert "Spel 2, ronde Oost: Joost" in thumb.words
    assert "De wedstrijd ging toch verder" in thumb.words
    assert "tap=resume" not in thumb.buttons()
    thumb.client.post(f"/tellen/{id}/tap", data={"tap": "resume"})
    assert thumb.go(f"/tellen/{id}").words.count("ging toch verder") == 1
    worked_example(thumb, id).press("tap=keep")
    assert thumb.path.endswith("/spel/2")


def test_only_who_ended_a_match_goes_on_with_it(thumb: Thumb) -> None:
    id = thumb.make(hands="1")
    worked_example(thumb, id).press("tap=keep").go(f"/tellen/{id}")
    assert "De wedstrijd is afgelopen" in thumb.words
    assert "tap=resume" not in thumb.buttons()
    assert (
        "Niemand heeft deze wedstrijd beëindigd." in thumb.client.post(f"/tellen/{id}/tap", data={"tap": "resume"}).text
    )

"""What Tellen asks and says besides: who pays for all, kongs, false calls, scores that were typed, matches resumed."""

from __future__ import annotations

import pytest
from starlette.testclient import TestClient

from tests.web.thumb import NAMES, Thumb, worked_example
from windroos.books.catalog import rules
from windroos.play.model.match import new_match
from windroos.scoresheet.draft import new_draft
from windroos.web.count.entry import away
from windroos.web.pictures import BEFORE, NEXT


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

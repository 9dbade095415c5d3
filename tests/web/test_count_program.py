"""The score program of the 144 rules at a counted table: the golden day of the book's rules, typed in scores."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.web.thumb import GOLDEN, Thumb, type_hand

NAMES = ("Anna", "Bram", "Carla", "Dirk")


def golden_table(client: TestClient, hands: int = len(GOLDEN)) -> tuple[Thumb, str]:
    thumb = Thumb(client)
    id = thumb.make("nmv144", NAMES)
    for winner, scores, named in GOLDEN[:hands]:
        type_hand(thumb, id, winner, scores, named)
    return thumb, id


def test_the_golden_day_at_the_table(client: TestClient) -> None:
    """Rules 7, 54-55, 81, 84, 125-126, 134-135, 138-139."""
    thumb, id = golden_table(client)
    said = thumb.words
    assert "Een groene sjaal voor Dirk. Een oranje sjaal voor Dirk." in said, "changes are named when they happen"
    said = thumb.go(f"/tellen/{id}").words
    assert "groene sjaal bezit 5.440 · 6 All Round-punten in 4 spellen" in said
    assert "groene sjaal oranje sjaal bezit 3.720 · 51 All Round-punten in 4 spellen" in said
    assert "Nog geen bijzonder mah jong. Grootste bezit: Bram, 5.440." in said, "both are always shown"
    assert "3 van 4 spellen gewonnen: 75 %." in said
    assert 'class="tag field-green"' in thumb.text, "a colour, a sign and a word"
    assert 'data-said="Een groene sjaal voor Dirk.' in thumb.text, "and for who listens"


def test_an_overscore_stays_as_it_was_typed(client: TestClient) -> None:
    """Rule 81: settled as 500, kept as 640."""
    thumb, id = golden_table(client, 3)
    assert "500, mahjong · geteld 640" in thumb.words
    assert "Een groene sjaal voor Bram." in thumb.words
    assert "6 All Round-punten in 3 spellen" in thumb.go(f"/tellen/{id}").words


def test_a_hand_that_is_corrected_takes_its_scarf_back(client: TestClient) -> None:
    thumb, id = golden_table(client)
    thumb.go(f"/tellen/{id}/spel/4").press("tap=strike")
    said = thumb.go(f"/tellen/{id}").words
    assert "oranje sjaal" not in said
    assert "6 All Round-punten in 3 spellen" in said


def test_before_the_end_the_last_hand_is_asked_for(client: TestClient) -> None:
    """Rule 56: a game that is broken off ends with a hand that all know to be the last."""
    thumb, id = golden_table(client, 1)
    thumb.go(f"/tellen/{id}")
    assert "Is dat gespeeld?" in thumb.words
    thumb.press("tap=last")
    assert "Is dat gespeeld?" not in thumb.words
    thumb.go(f"/tellen/{id}").press("tap=finish")
    assert "Winnaar, met het grootste bezit (regel 55): Bram." in thumb.words


def test_other_rules_have_no_score_program(client: TestClient) -> None:
    thumb = Thumb(client)
    id = thumb.make("nts2002", NAMES)
    type_hand(thumb, id, 1, (40, 80, 20, 0))
    assert "All Round" not in thumb.go(f"/tellen/{id}").words
    assert "Staartspel" not in thumb.words


def test_a_hand_in_scores_takes_six_actions(client: TestClient) -> None:
    """Who won, four scores and done: the page of a hand asks at once who won the next, and scores are remembered."""
    thumb, id = golden_table(client, 1)
    assert "Wie won spel 2?" in thumb.words
    thumb.press("tap=winner&player=2")
    fields = {f"points-{at}": score for at, score in enumerate(("0", "20", "100", "40"))}
    assert all(f'name="{field}"' in thumb.text for field in fields), "it goes straight to the scores"
    thumb.press("tap=done", **fields)
    assert thumb.path == f"/tellen/{id}/spel/2"
    thumb.go(f"/tellen/{id}/spel/1")
    assert "Wie won spel" not in thumb.words, "asked after the last hand alone"

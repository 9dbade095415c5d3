"""The sheet knows its people and its special hands: ids and a place in the opening, and names behind typed scores."""

from __future__ import annotations

import json

import pytest

from tests.sheets import NAMES, lay, new_sheet, tap_all
from windroos.books.catalog import book_words, rules
from windroos.hands import By
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.draft import Draft, after
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.events import HandKept, SheetOpened, event_text, read_event
from windroos.scoresheet.missing import count, missing
from windroos.scoresheet.naming import hand_name, nameable, worth_of
from windroos.scoresheet.opening import SheetPlace, named, open_sheet
from windroos.scoresheet.say import missing_text, side_line, subline
from windroos.scoresheet.won import SheetMahjong, reckoned, won_hand

JOOST, HENK = 1, 3
IDS = ("a1", "b2", "c3", "gast 1")
OLD = (
    '{"event":"opened","rules":"nmv144","options":{},"house":"","digest":"x","players":["Marijke","Joost","Ineke","Henk"]'
    ',"rounds":null,"hands":null,"title":"Tafel 3"}'
)
"""An opening as it was stored before sheets knew people."""


def fresh(id: str = "nmv144") -> Draft:
    return sheets.draft(new_sheet(id))


def won(player: int, *points: int) -> tuple[tap_kinds.Tap, ...]:
    return (tap_kinds.ChooseWinner(player), *(tap_kinds.EnterPoints(at, score) for at, score in enumerate(points)))


def codes(draft: Draft) -> list[str]:
    return [what.code for what in missing(draft)]


def refused(draft: Draft, tap: tap_kinds.Tap) -> str:
    with pytest.raises(SheetError) as wrong:
        after(draft, tap)
    return wrong.value.code


def made(draft: Draft) -> SheetMahjong:
    found = won_hand(count(draft))
    assert found is not None
    return found


# --- whose sheet it is -------------------------------------------------------------------------------------------


def test_an_old_sheet_is_read_and_written_byte_for_byte() -> None:
    event = read_event(OLD)
    assert isinstance(event, SheetOpened)
    assert (event.opening.people, event.opening.of) == ((), None)
    assert event_text(event) == OLD


def test_a_sheet_of_a_club_is_stored_without_names() -> None:
    place = SheetPlace("evening", "avond-12", table=3, part=2)
    opening = open_sheet("nmv144", NAMES[:4], people=IDS, of=place)
    text = event_text(SheetOpened(opening))
    assert not any(name in text for name in NAMES)
    assert json.loads(text)["of"] == {"kind": "evening", "id": "avond-12", "table": 3, "part": 2}
    event = read_event(text)
    assert isinstance(event, SheetOpened)
    assert (event.opening.people, event.opening.of, event.opening.players) == (IDS, place, IDS)
    assert event_text(event) == text
    shown = named(event.opening, {"a1": "Marijke", "b2": " Joost  de Vries "})
    assert shown.players == ("Marijke", "Joost de Vries", "c3", "gast 1")
    assert event_text(SheetOpened(shown)) == text
    assert sheets.opened(shown).match.players == shown.players


@pytest.mark.parametrize(("code", "people"), [("sheet_people", IDS[:3]), ("sheet_name_twice", ("a", "b", "c", "a"))])
def test_people_who_cannot_sit_there(code: str, people: tuple[str, ...]) -> None:
    with pytest.raises(SheetError) as wrong:
        open_sheet("nmv144", NAMES[:4], people=people)
    assert wrong.value.code == code


# --- which hand it was -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("score", [250, 500, 1000, 2000])
def test_a_score_of_a_special_hand_asks_which_it_was(score: int) -> None:
    draft = tap_all(fresh(), *won(JOOST, 40, score, 20, 0))
    assert codes(draft) == ["which_hand"]
    assert missing_text(draft, missing(draft)[0], "en").endswith("is a special hand. Which one?")
    assert made(draft).kind == "unsaid", "it is kept and counted without"
    assert codes(after(draft, tap_kinds.NameHand(JOOST))) == [], "nobody knows"
    assert made(after(draft, tap_kinds.NameHand(JOOST))).kind == "unsaid"


@pytest.mark.parametrize("score", [240, 260, 480, 640, 990])
def test_an_ordinary_score_asks_nothing(score: int) -> None:
    draft = tap_all(fresh(), *won(JOOST, 40, score, 20, 0))
    assert codes(draft) == []
    found = made(draft)
    assert (found.kind, found.reckoned, found.settled) == ("ordinary", score, min(score, 500))


def test_rule_81_an_overscore_stays_what_was_typed() -> None:
    """Example 1 and 3: 640 and 1120 are written down, 500 is settled, of a loser too."""
    draft = tap_all(fresh(), *won(JOOST, 1120, 640, 100, 100))
    counted = count(draft)
    assert (counted.sides[JOOST].total, reckoned(counted, JOOST)) == (500, 640)
    assert (counted.sides[0].total, reckoned(counted, 0)) == (500, 1120)
    assert side_line(counted, JOOST, "nl") == "Zuid · 500, mahjong · geteld 640"
    sheet = sheets.after(new_sheet("nmv144"), HandKept(draft.taps))
    assert any("640" in event_text(HandKept(entry.taps)) for entry in sheet.entries)


def test_a_formation_is_named_by_id_or_number() -> None:
    draft = tap_all(fresh(), *won(JOOST, 40, 1000, 20, 0))
    jade = after(draft, tap_kinds.NameHand(JOOST, "jade"))
    assert codes(jade) == []
    assert made(jade) == SheetMahjong(JOOST, "formation", "jade", None, 1000, 1000, 1000)
    assert subline(count(jade), "nl").endswith("Jadespel")
    heaven = made(after(draft, tap_kinds.NameHand(JOOST, number=50)))
    assert (heaven.kind, heaven.id, heaven.number) == ("formation", "spel_van_de_hemel", 50)
    unlisted = made(after(draft, tap_kinds.NameHand(JOOST, number=31)))
    assert (unlisted.kind, unlisted.id, unlisted.number) == ("formation", "", 31)
    assert codes(after(jade, tap_kinds.EnterPoints(JOOST, 500))) == ["which_hand"], "it was said of another number"


def test_a_situation_is_named_and_settled_at_the_limit() -> None:
    draft = tap_all(fresh(), *won(JOOST, 40, 500, 20, 0))
    for tap in (tap_kinds.NameHand(JOOST, "pe_ling_eet_cake"), tap_kinds.NameHand(JOOST, number=51)):
        counted = count(after(draft, tap))
        assert won_hand(counted) == SheetMahjong(JOOST, "situation", "pe_ling_eet_cake", 51, 0, 500, 500)
        assert counted.result.special == 0, "a situation is no special formation (rule 55)"


def test_a_name_alone_is_enough() -> None:
    """What a hand is worth stands in the list: who names it need not type its score, with a won bet neither."""
    start = tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), *(tap_kinds.EnterPoints(at, 0) for at in (0, 2, HENK)))
    assert count(after(start, tap_kinds.NameHand(JOOST, "haakwerkje"))).sides[JOOST].total == 250
    bet = tap_all(start, tap_kinds.MarkBet(JOOST), tap_kinds.NameHand(JOOST, number=20))
    assert count(bet).sides[JOOST].total == 2000, "BMJ-20 wordt zo 2000 punten (rule 88)"
    assert made(bet).number == 20


def test_a_named_formation_counts_for_winning_a_whole_game() -> None:
    sheet = new_sheet("nmv144")
    ranks = []
    for name in (
        tap_kinds.NameHand(JOOST, "jade"),
        tap_kinds.NameHand(JOOST, number=31),
        tap_kinds.NameHand(JOOST, number=50),
    ):
        taps = (*won(JOOST, 40, 1000, 20, 0), name)
        ranks.append(sheets.after(sheet, HandKept(taps)).match.special[JOOST])
    assert ranks == sorted(ranks)
    assert ranks[0] > 0
    assert ranks[1] < ranks[2]


def test_names_that_cannot_be() -> None:
    draft = tap_all(fresh(), *won(JOOST, 40, 1000, 20, 0))
    assert refused(draft, tap_kinds.NameHand(HENK, "jade")) == "sheet_name_winner"
    assert refused(draft, tap_kinds.NameHand(JOOST, "haakwerkje")) == "sheet_name_worth"
    for tap in (
        tap_kinds.NameHand(JOOST, "bestaat_niet"),
        tap_kinds.NameHand(JOOST, "jade", 31),
        tap_kinds.NameHand(JOOST, "", 55),
    ):
        assert refused(draft, tap) == "sheet_name_unknown"
    assert refused(draft, tap_kinds.NameHand(JOOST, "pee_ling_eet_cake")) == "sheet_name_near"
    tiles = lay(
        tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL)), JOOST, "1122334455667s +7s"
    )
    assert refused(tiles, tap_kinds.NameHand(JOOST, "jade")) == "sheet_name_tiles"
    assert refused(tap_all(fresh("mcr"), *won(JOOST, 0, 88)), tap_kinds.NameHand(JOOST, "", 20)) == "sheet_name_unknown"


@pytest.mark.parametrize(
    ("id", "points", "name", "kind", "text"),
    [
        ("nts2002", 2000, "drie_draken", "limit", "Drie draken"),
        ("groenehart2011", 2000, "drie_draken", "limit", "Drie draken"),
        ("hongkong", 12, "dertien_wezen", "limit", "Dertien wezen"),
        ("mcr", 24, "seven_pairs", "fan", ""),
    ],
)
def test_other_books_name_limit_hands_and_the_dearest_fan(
    id: str, points: int, name: str, kind: str, text: str
) -> None:
    name = name if name in nameable(rules(id)) else nameable(rules(id))[-1]
    losers = (0, 0) if id in ("nts2002", "groenehart2011") else ()
    draft = tap_all(
        fresh(id), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL), tap_kinds.EnterPoints(JOOST, points)
    )
    draft = tap_all(
        draft, *(tap_kinds.EnterPoints(at, 0) for at, _ in zip((0, 2, HENK), (*losers, 0), strict=False) if losers)
    )
    assert "which_hand" not in codes(draft), "optional"
    found = made(after(draft, tap_kinds.NameHand(JOOST, name)))
    assert (found.kind, found.id) == (kind, name)
    assert hand_name(rules(id), book_words(id), name, 0, "nl").startswith(text)


def test_what_a_hand_of_tiles_was() -> None:
    """From tiles the same is known: a situation, an overscore, a limit hand."""
    bird = tap_all(fresh(), tap_kinds.ChooseWinner(JOOST), tap_kinds.ChooseHow(By.WALL))
    bird = lay(bird, JOOST, "1112233445566s +1s")
    bird = tap_all(bird, *(tap_kinds.EnterPoints(at, 0) for at in (0, 2, HENK)))
    found = made(bird)
    assert (found.kind, found.id, found.number) == ("situation", "reddende_heilige_vogel", 54)


def test_every_name_has_words_and_a_worth() -> None:
    for id in ("nts2002", "groenehart2011", "hongkong", "nmv144", "mcr"):
        chosen = rules(id)
        assert nameable(chosen)
        for hand in nameable(chosen):
            assert hand_name(chosen, book_words(id), hand, 0, "en")
            assert bool(worth_of(chosen, hand, 0)) == (id != "mcr")

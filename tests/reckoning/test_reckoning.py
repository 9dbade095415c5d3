"""Standings by the shipped formulas: golden tables and seasons, periods, finals, and what is said of them."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta
from fractions import Fraction

import pytest

from tests.club_golden import GoldenSeason, exact_number, golden_seasons
from tests.sheets import new_sheet, worked_example
from windroos.reckoning.chances import TitleChance, if_ended_now
from windroos.reckoning.facts import Adjustment, Membership, SeasonEvening
from windroos.reckoning.finals import final_tables
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import PRESETS, preset, read
from windroos.reckoning.lines import MadeSpecial, ResultLine, TablePart, from_sheet, from_totals
from windroos.reckoning.lots import drawn
from windroos.reckoning.numbers import show
from windroos.reckoning.periods import added
from windroos.reckoning.preview import preview
from windroos.reckoning.saying import explained, formula_text
from windroos.reckoning.scored import Lack, Scored
from windroos.reckoning.standings import apply
from windroos.reckoning.sums import Slip, WrongSum, check_sum, wanted_sum
from windroos.reckoning.tables import score_table
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import HandKept
from windroos.text import reckoning as words
from windroos.text.words import LANGS

GOLDEN = list(golden_seasons())


def scored(golden: GoldenSeason) -> Scored:
    return apply(golden.formula, golden.lines, golden.evenings, golden.members)


def pairs(text: str) -> dict[str, str]:
    """`Anna 24½, Bram 20` by name."""
    parts = (part.strip().rpartition(" ") for part in text.split(","))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_golden_seasons(golden: GoldenSeason) -> None:
    found, wanted = scored(golden), dict(golden.wanted)
    rows = {row.person: row for row in found.rows}
    evenings = {evening.evening.id: evening for evening in found.evenings}
    assert wanted, "a block shows something"
    for key, value in wanted.items():
        word, _, number = key.partition(" ")
        if word == "verdient":
            earned = {part.line.person: part.score for table in evenings[number].tables for part in table}
            seats = [line.person for line in golden.lines if line.evening == number]
            assert [earned[seat] for seat in seats] == [exact_number(one) for one in value.replace("|", ",").split(",")]
        elif word == "winnaar":
            assert evenings[number].winners == tuple(value.split(", "))
        elif word == "stand":
            shown = [f"{row.place} {row.person}" for row in found.rows if row.place is not None]
            assert shown == list(pairs(value))
            scores = [row.score for row in found.rows if row.place is not None]
            assert scores == [exact_number(one) for one in pairs(value).values()]
        elif word == "score":
            assert {name: rows[name].score for name in pairs(value)} == {
                name: exact_number(one) for name, one in pairs(value).items()
            }
        elif word == "beslist":
            assert {name: rows[name].decided_by for name in pairs(value)} == pairs(value)
        elif key == "onder de streep":
            for name in value.split(", "):
                assert rows[name].place is None
                assert not rows[name].eligible
        else:
            assert {"tellen": found.counting, "nodig": found.needed}[key] == int(value)


# --- lines -------------------------------------------------------------------------------------------------------

DAY = date(2024, 2, 13)


def table_of(
    evening: int, people: str, *points: int, kind: str = "competition"
) -> tuple[SeasonEvening, list[ResultLine]]:
    """An evening of one table, people by letter."""
    day = DAY + timedelta(weeks=evening)
    return SeasonEvening(str(evening), day, kind), list(from_totals(TablePart(str(evening), day, 1), people, points))


def season_of(*evenings: tuple[SeasonEvening, list[ResultLine]]) -> tuple[list[ResultLine], list[SeasonEvening]]:
    return [line for _, lines in evenings for line in lines], [evening for evening, _ in evenings]


def changed(formula: Formula, text: str) -> Formula:
    """The formula with some tables otherwise."""
    return read(f'extends = "{formula_id(formula)}"\n{text}')


def formula_id(formula: Formula) -> str:
    return next(id for id in PRESETS if preset(id) == formula)


def test_a_sheet_gives_the_lines_of_its_people() -> None:
    sheet = new_sheet("groenehart2011")
    draft = worked_example(sheet)
    sheet = sheets.after(sheet, HandKept(draft.taps))
    lines = from_sheet(TablePart("1", DAY, 3, rules="groenehart2011"), ["a", "b", "c", "d"], sheet, unranked=["d"])
    assert [line.points for line in lines] == list(sheet.match.points)
    assert [line.mahjongs for line in lines] == [0, 1, 0, 0]
    assert [line.caused for line in lines] == [0, 0, 1, 0]
    assert [line.dead for line in lines] == [0, 0, 1, 0]
    assert [line.best and line.best.limited for line in lines] == [
        None,
        sheet.entries[0].counted.sides[1].total,
        None,
        None,
    ]
    assert [line.ranked for line in lines] == [True, True, True, False]
    assert {line.hands for line in lines} == {line.table_hands for line in lines} == {1}
    assert {line.special for line in lines} == {None}, "this book has no special hands"
    assert {line.complete for line in lines} == {None}


def test_what_is_not_known_is_named_and_nothing() -> None:
    evening, lines = table_of(1, "abcd", 40, 10, 10, -60)
    formula = preset("groenehart")
    _, lacks = score_table(formula, lines)
    assert lacks == (Lack("mahjongs", "b", "1", 1, 1), Lack("mahjongs", "c", "1", 1, 1), *_caused("b", "c"))
    unknown = [lines[0]._replace(points=None), *lines[1:]]
    assert [part.score for part in score_table(formula, unknown)[0]] == [None] * 4
    assert [part.score for part in score_table(preset("nts-bond"), unknown)[0] if part.line.person != "a"] == [
        10,
        10,
        -60,
    ]
    scored = apply(replace(preset("rode-draak")), unknown, [evening])
    assert scored.lacks == (Lack("points", "a", "1", 1, 1),)


def _caused(*people: str) -> tuple[Lack, ...]:
    return tuple(Lack("caused", person, "1", 1, 1) for person in people)


def test_special_hands_without_a_number_are_left_out_and_said() -> None:
    _, lines = table_of(1, "abcd", 0, 0, 0, 0)
    made = (MadeSpecial("jade", 23), MadeSpecial("onbekend"), MadeSpecial("pe_ling_eet_cake", 51))
    line = lines[0]._replace(special=made)
    (part,), lacks = score_table(preset("cbms"), [line])
    assert (part.score, lacks) == (23, (Lack("number", "a", "1", 1, 1),))
    (part,), _ = score_table(changed(preset("cbms"), "[table]\nsituations = true"), [line])  # K11
    assert part.score == 74


# --- evenings ----------------------------------------------------------------------------------------------------


def test_two_tables_of_an_evening_are_added_or_the_best_counts() -> None:
    evening, lines = table_of(1, "abcd", 40, 10, -10, -40)
    lines += from_totals(TablePart("1", evening.date, 2, 2), "aefg", [-30, 10, 10, 10])
    formula = preset("haagse-kringen")
    rows = {row.person: row.score for row in apply(formula, lines, [evening]).rows}
    assert rows["a"] == 10
    best = changed(formula, '[evening]\ncombine = "best"')  # K24
    assert {row.person: row.score for row in apply(best, lines, [evening]).rows}["a"] == 40


def test_absences_count_where_the_formula_says_so() -> None:
    first, second = table_of(1, "abcd", 40, 10, -10, -40), table_of(2, "ebcd", 40, 10, -10, -40)
    lines, evenings = season_of(first, (second[0]._replace(without_notice=("a",)), second[1]))
    members = [Membership(person, date(2020, 1, 1)) for person in "abcdef"]
    text = "[attendance]\nabsent = -5\nabsent_without_notice = -50"
    formula = changed(preset("haagse-kringen"), text)
    rows = {row.person: row for row in apply(formula, lines, evenings, members).rows}
    assert {person: row.score for person, row in rows.items()} == {
        "a": -10,
        "b": 20,
        "c": -20,
        "d": -80,
        "e": 35,
        "f": -10,
    }
    assert rows["a"].evenings == 1
    late = changed(preset("haagse-kringen"), text + '\njoined = "from_first"')  # K25
    rows = {row.person: row for row in apply(late, lines, evenings, members).rows}
    assert rows["e"].score == 40


def test_catch_up_games_belong_to_their_evening() -> None:
    evening, lines = table_of(1, "abc", 40, 10, -50)
    late = [line._replace(date=evening.date + timedelta(days=9)) for line in lines]
    for text, scores in (
        ("", [40, 10, -50]),
        ('catch_up = {short = "ignored"}', []),  # K26
        ("catch_up = {until = 2024-02-28}", []),
        ("catch_up = {until = 2024-02-29}", [40, 10, -50]),
    ):
        formula = changed(preset("rode-draak"), f"[season]\n{text}")
        assert [row.score for row in apply(formula, late, [evening]).rows] == scores, text


def test_points_by_hand_count_and_say_why() -> None:
    lines, evenings = season_of(table_of(1, "abcd", 40, 10, -10, -40))
    scored = apply(preset("rode-draak"), lines, evenings, adjustments=[Adjustment("d", "1", -5, "te laat")])
    assert scored.rows[-1].score == -45
    assert explained(preset("rode-draak"), scored.rows[-1], "nl")[0].endswith("met de hand (te laat): −5; samen −45.")


def test_membership_is_asked_of_the_evening() -> None:
    lines, evenings = season_of(table_of(1, "abcd", 40, 10, -10, -40), table_of(2, "abcd", 40, 10, -10, -40))
    members = [Membership("a", evenings[1].date), *(Membership(one, date(2020, 1, 1)) for one in "bc")]
    members.append(Membership("d", date(2020, 1, 1), evenings[0].date))
    rows = {row.person: row.score for row in apply(preset("rode-draak"), lines, evenings, members).rows}
    assert rows == {"a": 40, "b": 20, "c": -20, "d": -40}


# --- ties --------------------------------------------------------------------------------------------------------


def test_equal_to_the_end_is_the_same_place_and_the_next_is_skipped() -> None:
    lines, evenings = season_of(table_of(1, "abcd", 40, -10, -10, -20))
    assert [row.place for row in apply(preset("rode-draak"), lines, evenings).rows] == [1, 2, 2, 4]


def test_a_lot_is_asked_for_and_then_decides() -> None:
    lines, evenings = season_of(table_of(1, "abcd", 40, 40, -30, -50))
    formula = changed(preset("rode-draak"), '[ranking]\nties = "lot"')
    waiting = apply(formula, lines, evenings)
    assert waiting.undecided == (("a", "b"),)
    assert waiting.champions == ("a", "b")
    lot = drawn("geheim", "noordenwind", "ab")
    decided = apply(formula, lines, evenings, lots=[lot])
    assert (decided.undecided, decided.champions) == ((), lot[:1])
    assert [row.decided_by for row in decided.rows] == ["lot", "lot", "", ""]


def test_mutual_results_are_of_the_tables_that_they_shared() -> None:
    lines, evenings = season_of(table_of(1, "abcd", 40, 10, -10, -40), table_of(2, "bcef", 30, 0, 0, -30))
    formula = changed(preset("rode-draak"), '[ranking]\norder = ["score", "mutual"]')
    first = apply(formula, lines, evenings).rows[:2]
    assert [(row.person, row.score, row.decided_by) for row in first] == [("a", 40, "mutual"), ("b", 40, "mutual")]


# --- periods and finals ------------------------------------------------------------------------------------------


def test_periods_of_seven_evenings_begin_anew_and_are_added() -> None:
    formula = preset("bamboe-acht")
    lines, evenings = season_of(*(table_of(number, "abcd", number, -1, -1, 2 - number) for number in range(1, 10)))
    periods = [apply(formula, lines, some) for some in (evenings[:7], evenings[7:])]
    scores = [{row.person: row.score for row in scored.rows}["a"] for scored in periods]
    assert scores == [3 + 4 + 5 + 6 + 7, 8 + 9]
    year = added(formula, periods)
    first = year.rows[0]
    assert (first.person, first.score, first.kept, len(first.entries)) == ("a", sum(scores), 7, 9)
    assert (year.counting, year.champions) == (9, ("a",))


def test_a_year_asks_membership_of_its_last_period_and_attendance_of_all() -> None:
    formula = changed(preset("rode-draak"), '[title]\nattendance_share = "1/2"\nmembers_only = true')
    lines, evenings = season_of(*(table_of(number, "abcd", 40, 10, -10, -40) for number in range(1, 4)))
    rare = table_of(4, "abce", 40, 10, -10, -40)
    members = [Membership(one, date(2020, 1, 1)) for one in "abcde"]
    last = [
        apply(
            formula,
            rare[1] + table_of(5, "abde", 9, 3, -3, -9)[1],
            [rare[0], table_of(5, "abde", 0, 0, 0, 0)[0]],
            members,
        )
    ]
    year = added(formula, [apply(formula, lines, evenings, members), *last])
    assert {row.person: row.eligible for row in year.rows} == {"a": True, "b": True, "c": True, "d": True, "e": False}


def test_who_qualifies_twice_makes_room_for_the_next() -> None:
    final = preset("bamboe-acht").final
    standings = {"Oost": "abcd", "Zuid": "efgh", "West": "aijk", "Noord": "eaij"}
    later = (("a", "e", "j", None), ("i", None, "b", "f"))
    assert final_tables(final, 0, standings)[0][:3] == later[0][:3]
    assert final_tables(final, 0, standings)[1] == ("i", None, "b", "f")
    earlier = final_tables(replace(final, twice="earlier"), 0, standings)  # K22
    assert earlier == (("b", "f", "j", "a"), ("i", "e", "c", "g"))
    assert final_tables(final, 1, {"1": "aejk", "2": "ibfg"}) == (("a", "e", "i", "b"),)


# --- while a season runs -----------------------------------------------------------------------------------------


def test_how_a_season_stands_while_it_runs() -> None:
    formula = changed(preset("groenehart"), "[evening]\ncounts_from_members = 4")
    played = [table_of(number, "abcd", 40, 10, -10, -40) for number in range(1, 8)]
    played.append(table_of(8, "abce", 40, 10, -10, -40))
    lines, evenings = season_of(*played)
    evenings += [SeasonEvening("9", DAY + timedelta(weeks=9)), SeasonEvening("10", DAY + timedelta(weeks=10), "free")]
    scored = apply(formula, lines, evenings)
    now = if_ended_now(formula, scored, evenings)
    assert (now.left, now.needed, now.margin) == (1, 7, (5 - 3) * 6)
    by_person = {chance.person: chance for chance in now.chances}
    assert by_person["a"] == TitleChance("a", 1, True)
    assert by_person["b"] == TitleChance("b", 1, False)
    assert by_person["d"] == TitleChance("d", 1, False)
    assert by_person["e"] == TitleChance("e", -1, False)
    points = if_ended_now(preset("rode-draak"), apply(preset("rode-draak"), lines, evenings), evenings)
    assert all(chance.can_win for chance in points.chances), "points have no end"


# --- what is said ------------------------------------------------------------------------------------------------


def test_a_score_says_what_it_is_made_of() -> None:
    golden = next(one for one in GOLDEN if one.title.startswith("Tien avonden"))
    row = next(row for row in scored(golden).rows if row.person == "Anna")
    said = explained(golden.formula, row, "nl")
    assert said[0] == "14-1-2025: 1e aan tafel 1: 4; aanwezig: 1; samen 5."
    assert said[8] == "11-3-2025: 5e aan tafel 1: 0; aanwezig: 1; samen 1. Dit valt weg, hoort niet bij de beste."
    assert said[-2:] == ("Totaal van 8 uitslagen: 24½.", "Voor de titel: 9 van 8 avonden.")
    assert explained(golden.formula, row, "en")[3] == "2025-02-04: 2nd at table 1: 2; present: 1; together 3."


@pytest.mark.parametrize("lang", LANGS)
def test_every_score_and_every_formula_can_be_said(lang: str) -> None:
    for golden in GOLDEN:
        for row in scored(golden).rows:
            assert all(explained(golden.formula, row, "nl" if lang == "nl" else "en"))
    for id in PRESETS:
        sentences = formula_text(preset(id), "nl" if lang == "nl" else "en")
        assert all(sentence.endswith(".") and "{" not in sentence for sentence in sentences)
        assert len(set(sentences)) == len(sentences)


def test_a_formula_says_what_it_does() -> None:
    said = formula_text(preset("groenehart"), "nl")
    assert "Een avond telt vanaf 8 leden." in said
    assert "Met 4 aan tafel: 4, 2, 1, ½." in said
    assert "De beste uitslagen van ¾ van de avonden tellen, naar boven afgerond." in said
    assert said != formula_text(changed(preset("groenehart"), '[title]\nattendance_round = "down"'), "nl")


def test_what_happened_to_a_score_has_words() -> None:
    from windroos.reckoning.keeping import HIGHEST, LOWEST, NOT_BEST
    from windroos.tournament.final import FROM_NOTHING

    assert {HIGHEST, LOWEST, NOT_BEST, FROM_NOTHING, "small"} == set(words.FALLEN)


def test_a_preview_names_the_stage_that_made_the_difference() -> None:
    lines, evenings = season_of(*(table_of(number, "abcd", 40, 10, -10, -40) for number in range(1, 5)))
    old = changed(preset("groenehart"), "[evening]\ncounts_from_members = 4")
    new = read(
        old.text.replace("bonus = 1", "bonus = 2").replace("scale.4 = [4", "scale.4 = [4").replace('"3/4"', '"1/2"')
    )
    seen = preview(old, new, lambda formula: apply(formula, lines, evenings))
    first = seen.rows[0]
    assert (first.person, first.before.score, first.after.score) == ("a", 15, 12)
    assert [(step.stage, step.difference) for step in first.steps] == [("attendance", 3), ("season", -6)]
    assert seen.champions_before == seen.champions_after == ("a",)


# --- sums --------------------------------------------------------------------------------------------------------


def test_a_wrong_sum_says_what_it_may_be() -> None:
    assert check_sum([40, 10, -10, -40]) is None
    assert check_sum([3040, 3010, 2990, 2960], wanted_sum(3000, 4)) is None
    assert check_sum([42000, 31000, 31000, 14000], wanted_sum(30000, 4, 2000)) is None
    found = check_sum([40, 10, -10, 40])
    assert found == WrongSum(80, (Slip("sign", 0, -40), Slip("sign", 3, -40), Slip("missing", -1, -80)))
    found = check_sum([450, 10, -10, -540])
    assert found is not None
    assert Slip("swapped", 0, 540) in found.slips
    assert Slip("swapped", 3, -450) in found.slips
    found = check_sum([4400, 10, -10, -440])
    assert found is not None
    assert found.slips[0] == Slip("digit_more", 0, 440)
    assert check_sum([40, None, -10, -40]) == WrongSum(-10, (Slip("missing", 1, 10),))
    assert check_sum([40, None, None, -40]) == WrongSum(0, ())


def test_a_draw_is_for_ever_the_same() -> None:
    assert drawn("geheim", "noordenwind", "abcdefgh") == tuple("gahdfebc")


def test_many_words_give_every_order_about_as_often() -> None:
    seen: dict[tuple[str, ...], int] = {}
    for number in range(2400):
        order = drawn("geheim", str(number), "abcd")
        seen[order] = seen.get(order, 0) + 1
    assert len(seen) == 24
    assert (
        sum((count - 100) ** 2 / 100 for count in seen.values()) < 50
    )  # chi squared with 23 degrees: 49.7 at 1 in 1000


def test_numbers_are_shown_as_people_write_them() -> None:
    shown = [
        show(Fraction(above, below), "nl") for above, below in ((5, 2), (-4, 3), (7, 3), (29, 12), (-1, 2), (1200, 1))
    ]
    assert shown == ["2½", "−1⅓", "2⅓", "2,42", "−½", "1.200"]

"""The score program of the 144 rules: a day, a year, collections and records, by the rules of the book row by row."""

from __future__ import annotations

from datetime import date
from random import Random
from typing import get_args

import pytest

from tests.club.program_world import (
    ANNA,
    BRAM,
    CARLA,
    DIRK,
    DRAW,
    FIVE,
    GOLDEN,
    PEOPLE,
    day,
    of,
    random_table,
    records_in,
    table,
    won,
    year,
)
from windroos.club.champion import champions, championship
from windroos.club.collection import FORTY_TWO, collection, slots
from windroos.club.daybook import DayCode, DayNews, day_of
from windroos.club.figures import LEAST, club_figures, figures_of
from windroos.club.mahjongs import Missed, ProgramRulings, mahjongs
from windroos.club.programme_say import missed_lines, news_line
from windroos.club.tally import tallied
from windroos.club.twentyone import twentyone
from windroos.rules.bmj import shipped
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import Ended, HandKept, HandStruck, LastHandDeclared, PointsCorrected
from windroos.scoresheet.sheet import Sheet
from windroos.text.programme import NEWS

# --- a day (D2) --------------------------------------------------------------------------------------------------


def test_the_golden_day() -> None:
    """Rules 7, 54-55, 58, 81, 84, 125-127, 134-135, 138-139, hand by hand."""
    found = day(*GOLDEN)
    rows = [(of(one.possessions), of(one.all_round), one.jersey, one.green, one.orange) for one in found.after]
    assert rows == [
        ((2960, 3320, 2900, 2820), (0, 0, 0, 0), (BRAM,), (), ()),
        ((2960, 3320, 2900, 2820), (0, 0, 0, 0), (BRAM,), (), ()),
        ((1860, 6320, 2100, 1720), (0, 6, 0, 0), (BRAM,), (BRAM,), ()),
        ((1340, 5440, 1500, 3720), (0, 6, 0, 51), (BRAM,), (BRAM, DIRK), (DIRK,)),
    ]
    assert (found.hands, found.draws, sum(found.won.values())) == (4, 1, 3)
    assert (found.whole, found.winners, found.by_points) == (False, (BRAM,), (BRAM,))
    assert dict(found.overscores) == {BRAM: 640}
    assert not any(one.red or one.rich for one in found.after)
    assert [one.news for one in found.after] == [
        (DayNews("jersey", (BRAM,)),),
        (),
        (DayNews("green_won", (BRAM,)),),
        (DayNews("green_won", (DIRK,)), DayNews("orange", (DIRK,))),
    ]


def test_rule_138_the_green_scarf_can_be_lost_again() -> None:
    found = day(*GOLDEN, DRAW, DRAW, DRAW)
    assert [BRAM in one.green for one in found.after] == [False, False, True, True, True, True, False], "6 < 7"
    assert found.after[-1].news == (DayNews("green_lost", (BRAM,)),)
    assert found.after[-1].orange == (DIRK,), "the orange one stays (rule 139)"


def test_five_players_and_the_dreamer() -> None:
    """D2: who dreams plays no hand, and his possession stays what it was."""
    found = day(won(2, (40, 20, 100, 0, -1)), won(1, (-1, 60, 20, 0, 40)), people=FIVE)
    assert of(found.after[0].possessions, FIVE) == (2920, 2880, 3400, 2800, 3000)
    assert of(found.possessions, FIVE) == (2920, 3240, 3280, 2620, 2940)
    assert sum(found.possessions.values()) == 15_000
    assert [one.jersey for one in found.after] == [("c",), ("c",)]
    assert of(found.own, FIVE) == (1, 2, 2, 2, 1)


def test_five_players_who_is_east_next() -> None:
    sheet = table(won(2, (40, 20, 100, 0, -1)), won(1, (-1, 60, 20, 0, 40)), people=FIVE).sheet
    assert sheet.match.players[sheet.match.seats[0]] == "c", "although East won"


def test_rule_7_and_126_at_the_beginning_nobody_wears_the_jersey() -> None:
    found = day(DRAW)
    assert set(found.possessions.values()) == {3000}
    assert found.after[0].jersey == ()
    assert found.after[0].green == (), "0 is less than one hand"
    tied = day(DRAW, PointsCorrected((10, 10, -10, -10)))  # type: ignore[arg-type]
    assert tied.after[0].jersey == (ANNA, BRAM), "shared when equal; what is corrected after a hand counts"


def test_rule_54_and_55_who_wins_whole_and_broken_off() -> None:
    """A whole game: the highest special hand, second the largest possession; broken off: the largest possession."""
    hands = [won(3, (0, 0, 0, 250), "haakwerkje")]
    hands += [won((at + 1) % 4, [80 if who == (at + 1) % 4 else 0 for who in range(4)]) for at in range(1, 4)]
    broken = day(*hands, rounds=1)
    sheet = table(*hands).sheet
    assert (broken.whole, sheet.match.whole) == (False, False)
    assert broken.winners == broken.by_points
    whole = table(*hands)
    match = whole.sheet.match._replace(over=True, whole=True)
    ended = day_of([whole._replace(sheet=whole.sheet._replace(match=match))])
    assert ended.winners == (DIRK,)
    assert ended.second == tuple(
        who for who in PEOPLE if who != DIRK and ended.possessions[who] == max(ended.possessions[p] for p in PEOPLE[:3])
    )
    assert ended.by_points == broken.by_points, "both are always shown"


def test_rule_56_the_last_hand_is_announced() -> None:
    sheet = table(won(1, (40, 80, 20, 0))).sheet
    over = sheets.after(sheets.after(sheet, LastHandDeclared()), DRAW)
    assert over.match.over
    assert not over.match.whole
    assert sheets.after(sheet, Ended()).match.over


def test_rule_58_and_125_draws_count_as_hands() -> None:
    found = club_figures(tallied([table(*GOLDEN)]), "nmv144")
    assert (found.won.seen, found.won.of, found.draws.seen) == (3, 4, 1)
    assert found.won.value == pytest.approx(0.75)
    assert found.won.low is not None
    assert found.won.low < 0.75


def test_rule_81_and_132_overscores() -> None:
    """Exactly the limit is none (K9); a loser's is none either (K8), unless the club says so."""
    sheet = table(won(1, (1120, 640, 0, 0)))
    found = day_of([sheet])
    assert (dict(found.overscores), of(found.all_round)) == ({BRAM: 640}, (0, 6, 0, 0))
    losers = day_of([sheet], ruled=ProgramRulings(losers=True))
    assert (dict(losers.overscores), of(losers.all_round)) == ({BRAM: 640, ANNA: 1120}, (11, 6, 0, 0))
    assert dict(day(won(1, (0, 500, 0, 0), "plein")).overscores) == {}


def test_rule_127_in_the_red_and_more_than_all_began_with() -> None:
    hands = [won(0, (500, 0, 0, 0), "plein")] * 4  # East stays, and receives double from three
    found = day(*hands)
    assert of(found.possessions) == (15_000, -1000, -1000, -1000)
    assert (found.after[-1].red, found.after[-1].rich) == ((BRAM, CARLA, DIRK), (ANNA,))
    three = [won(0, (500, 0, 0), "plein")] * 4
    mine, book = ProgramRulings(), ProgramRulings(rich="twelve_thousand")
    at_three = table(*three, people=PEOPLE[:3])
    assert day_of([at_three], ruled=mine).after[-1].rich == (ANNA,), "11,000 of 9,000 (K6)"
    assert day_of([at_three], ruled=book).after[-1].rich == ()


@pytest.mark.parametrize(
    ("score", "name", "points"), [(500, "plein", None), (501, "", 5), (640, "", 6), (1120, "", 11), (61440, "", 614)]
)
def test_rule_134_all_round_points(score: int, name: str, points: int | None) -> None:
    """Whole hundreds above the limit; 500 and what has no number give nothing (K9, A5.2)."""
    one = mahjongs(table(won(1, (0, score, 0, 0), name)))[0]
    assert one.all_round == points


@pytest.mark.parametrize(("name", "number"), [(21, 21), (51, 51), (52, 52), (53, 53), (54, 54), (50, 50)])
def test_rule_84_to_87_134_and_135_numbers(name: int, number: int) -> None:
    score = 500 if name > 50 else 1000
    one = mahjongs(table(won(1, (0, score, 0, 0), name)))[0]
    assert (one.number, one.all_round) == (number, number)


def test_rule_88_a_bet_doubles_the_score_and_not_the_number() -> None:
    one = mahjongs(table(won(1, (0, 2000, 0, 0), 20)))[0]
    assert (one.all_round, one.mahjong.settled) == (20, 2000), "ruling K10"


# --- what is not known -------------------------------------------------------------------------------------------


def test_a_hand_without_number_is_left_out_and_the_total_says_so() -> None:
    sheet = table(won(1, (0, 1000, 0, 0), "jade"), won(2, (0, 0, 250, 0)))
    found = day_of([sheet])
    assert of(found.all_round) == (0, 0, 0, 0)
    assert (found.missed.unnumbered, found.missed.unsaid) == (("jade",), 1)
    follows = day_of([sheet], {"jade": 33})
    assert of(follows.all_round) == (0, 33, 0, 0), "the club's list makes past totals follow"
    assert (follows.missed.unnumbered, follows.missed.unsaid) == ((), 1)
    row = championship(mahjongs(sheet))[0]
    assert (row.total, row.missed.unnumbered) == (0, ("jade",))
    assert championship(mahjongs(sheet, {"jade": 33}))[0].total == 33


# --- a year ------------------------------------------------------------------------------------------------------


def test_rule_91_130_and_140_the_champion_of_a_year() -> None:
    """D3: 23, 31 and 23 are 77; 50 and 26 are 76."""
    tables = year(
        (date(2024, 3, 1), ANNA, 23),
        (date(2024, 6, 1), ANNA, 31),
        (date(2024, 10, 1), ANNA, 23),
        (date(2024, 4, 1), BRAM, 50),
        (date(2024, 5, 1), BRAM, 26),
        (date(2024, 5, 2), CARLA, 19),
    )
    rows = championship(one for each in tables for one in mahjongs(each))
    assert [(row.place, row.person, row.total) for row in rows] == [(1, ANNA, 77), (2, BRAM, 76)]
    assert champions(rows) == (ANNA,)
    cake = table(won(3, (0, 0, 0, 500), 51))
    assert championship(mahjongs(cake)) == (), "a situation is worth 500 (K11)"
    assert championship(mahjongs(cake), ProgramRulings(situations=True))[0].total == 51


def test_rule_142_and_143_the_twenty_one() -> None:
    begin = date(2024, 1, 1).toordinal()
    tables = year(*((date.fromordinal(begin + number), BRAM, number) for number in range(1, 22)))
    [row] = twentyone(tables)
    assert (row.full, row.gaps) == (date(2024, 1, 22), ())
    assert row.hands == 41, "two hands a day, up to and including the last of the twenty-one"
    [short] = twentyone([*tables[:6], *tables[7:]])
    assert (short.full, short.gaps) == (None, (7,))
    [again] = twentyone([*tables, *year((date(2024, 12, 1), BRAM, 3))])
    assert (again.full, again.hands) == (row.full, row.hands)
    assert again.made[3].day == date(2024, 1, 4)


def test_rule_128_129_and_141_the_collection() -> None:
    tables = [
        table(won(1, (0, 1000, 0, 0), "ketting_bamboe"), won(2, (0, 0, 1000, 0), "jade")),
        table(won(1, (0, 1000, 0, 0), "ketting_tekens"), won(1, (0, 1000, 0, 0), "ketting_bamboe"), evening="e2"),
        table(won(1, (0, 500, 0, 0), 54), won(1, (0, 250, 0, 0), "haakwerkje"), evening="e3"),
        table(won(1, (0, 1000, 0, 0), 50), evening="e4"),
    ]
    own = [one for each in tables for one in mahjongs(each) if one.person == BRAM]
    found = collection(own, shipped())
    times = {one.slot.id: one.times for one in found.places if one.times}
    assert times == {
        "ketting_bamboe": 2,
        "ketting_tekens": 1,
        "reddende_heilige_vogel": 1,
        "haakwerkje": 1,
        "spel_van_de_hemel": 1,
    }
    first = next(one.first for one in found.places if one.slot.id == "ketting_bamboe")
    assert first is not None
    assert (first.evening, first.hand, first.beside) == ("e1", 1, (ANNA, CARLA, DIRK))
    assert found.rare == 4, "the variants are told apart; BMJ-1 is not rare"
    assert found.highest is not None
    assert found.highest.number == 50
    assert sum(one.times == 0 and one.slot.rare for one in found.places) == FORTY_TWO - 4, "holes are visible"


@pytest.mark.parametrize("numbers", [{}, {"jade": 40}, {"ketting_bamboe": 30, "ketting_kringen": 30}])
def test_rule_141_there_are_forty_two(numbers: dict[str, int]) -> None:
    if len(numbers) == 2:
        numbers["ketting_tekens"] = 30
    assert sum(slot.rare for slot in slots(shipped(), numbers)) == FORTY_TWO


def test_rule_141_a_hand_known_by_its_number_alone_has_its_place() -> None:
    own = mahjongs(table(won(1, (0, 1000, 0, 0), 31), won(1, (0, 1000, 0, 0), 31)))
    found = collection(own, shipped())
    assert [(one.slot.number, one.times) for one in found.places if one.times] == [(31, 2)]
    assert sum(one.slot.rare for one in found.places) == FORTY_TWO


def test_rule_137_averages_over_a_year_and_nobody_is_ranked_too_soon() -> None:
    tables = [table(*GOLDEN), table(*GOLDEN, day=date(2024, 4, 1), evening="e2")]
    bram = figures_of(BRAM, tallied(tables))
    assert (bram.games, bram.hands, bram.ranked) == (2, 8, False)
    assert (bram.won.seen, bram.won.of, bram.won.value) == (4, 8, 0.5)
    assert bram.end_total.value == 5440
    assert bram.overscore.value == 640
    assert bram.game_all_round.value == 6
    assert bram.hand_all_round.value == pytest.approx(12 / 8)
    assert bram.won.low is not None
    assert bram.won.high is not None
    assert bram.won.low < 0.5 < bram.won.high
    many = tallied([table(*([DRAW] * LEAST))])
    assert all(figures_of(person, many).ranked for person in PEOPLE)


# --- sentences ---------------------------------------------------------------------------------------------------


def test_what_happens_and_what_a_total_misses_is_said_in_both_languages() -> None:
    names = {BRAM: "Bram", DIRK: "Dirk"}
    last = day(*GOLDEN, DRAW, DRAW, DRAW).after
    assert news_line(last[0].news[0], names, "nl") == "De gele trui is voor Bram."
    assert news_line(last[3].news[1], names, "en") == "An orange scarf for Dirk."
    assert news_line(last[6].news[0], names, "nl") == "De groene sjaal gaat af bij Bram."
    assert news_line(DayNews("jersey", ()), names, "en") == "Nobody wears the yellow jersey."
    assert missed_lines(Missed(), "nl") == []
    assert missed_lines(Missed(("jade",), 2), "nl") == [
        "Nummer onbekend, dus niet meegeteld: Jadespel.",
        "Van 2 bijzondere spellen is niet gezegd welk het was.",
    ]
    assert set(get_args(DayCode)) <= set(NEWS)


# --- laws --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(12))
def test_possessions_add_up_and_agree_with_a_naive_reading(seed: int) -> None:
    """A second reading that shares nothing: from the settlements of the sheet, added up hand by hand."""
    played = random_table(Random(seed), 3 + seed % 3)
    found, people = day_of([played]), played.people
    has, own, rounds = dict.fromkeys(people, 3000), dict.fromkeys(people, 0), dict.fromkeys(people, 0)
    for entry, stands in zip(played.sheet.entries, found.after, strict=True):
        settlement, names = entry.counted.settlement, entry.before.players
        for person, name in zip(people, names, strict=True):
            has[person] += settlement.net.get(name, 0)
            own[person] += people.index(person) in entry.before.seats
        winner = entry.counted.paper.winner
        if winner >= 0:
            side = entry.counted.paper.sides[winner]
            typed = (side.points or 0) << (side.doubles or 0)
            special = side.doubles is None and typed in (250, 500, 1000, 2000)
            rounds[people[winner]] += typed // 100 if typed > 500 and not special else 0
        assert dict(stands.possessions) == has
        assert sum(has.values()) == 3000 * len(people)
        most = max(has.values())
        wears = [person for person in people if has[person] == most]
        assert stands.jersey == (() if len(wears) == len(people) else tuple(wears))
        assert dict(stands.all_round) == rounds
        assert stands.green == tuple(one for one in people if own[one] and rounds[one] >= own[one])


def test_the_order_of_typing_and_voiding_and_retyping_change_nothing() -> None:
    one, two = table(*GOLDEN), table(won(2, (0, 0, 1120, 0)), day=date(2024, 4, 2), evening="e2")
    assert records_in([one, two]) == records_in([two, one])
    assert twentyone([one, two]) == twentyone([two, one])
    for person in PEOPLE:
        assert figures_of(person, tallied([one, two])) == figures_of(person, tallied([two, one]))
    again = one._replace(sheet=_retyped(one.sheet))
    assert day_of([again]).possessions == day_of([one]).possessions
    assert day_of([again]).after[-1].all_round == day_of([one]).after[-1].all_round


def _retyped(sheet: Sheet) -> Sheet:
    """The last hand struck and typed once more."""
    last = sheet.entries[-1]
    return sheets.after(sheets.after(sheet, HandStruck(last.number)), HandKept(last.taps))


def test_a_second_part_goes_on_with_what_everybody_has() -> None:
    parts = [table(*GOLDEN), table(won(0, (100, 0, 0, 0)), people=(*PEOPLE[:3], "late"), part=2)]
    found = day_of(parts)
    assert found.possessions[DIRK] == 3720, "who has gone keeps what he had"
    assert found.possessions[ANNA] == 1340 + 600
    assert found.possessions["late"] == 2800
    assert sum(found.possessions.values()) == 15_000

"""Records of the score program of the 144 rules, and what the book leaves to a club: each ruling both ways."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import date

from tests.club.program_world import ANNA, BRAM, CARLA, DRAW, GOLDEN, records_in, table, tiles, won
from windroos.club.champion import championship
from windroos.club.collection import collection
from windroos.club.daybook import day_of
from windroos.club.figures import figures_of
from windroos.club.mahjongs import RULED, Missed, ProgramRulings, TableSheet, mahjongs
from windroos.club.records import rarest_of, records_of
from windroos.club.tally import tallied
from windroos.club.twentyone import twentyone
from windroos.hands import By
from windroos.reckoning.lines import numbered, seat_counts
from windroos.rules.bmj import shipped
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import HandStruck


def test_rule_131_132_and_136_records_with_holder_and_what_was_before() -> None:
    first = table(*GOLDEN)
    second = table(won(2, (0, 0, 1120, 0)), day=date(2024, 4, 2), evening="e2")
    found = {one.kind: one for one in records_in([second, first])}
    over = found["overscore"]
    assert (over.value, over.holders[0].people, over.holders[0].day, over.yardstick) == (
        1120,
        (CARLA,),
        date(2024, 4, 2),
        61_440,
    )
    assert [(mark.value, mark.people) for mark in over.earlier] == [(640, (BRAM,))]
    assert (found["highest_end"].value, found["highest_end"].yardstick) == (5440, 24_890)
    assert (found["all_round"].value, found["all_round"].yardstick) == (51, 125)
    assert found["lowest_end"].value == 1340
    assert found["mahjongs_in_a_row"].value == 1
    assert found["hand_points"].value == 3000
    assert records_of(tallied([first]), "nts2002") == ()


def test_who_had_less_at_the_same_moment_never_held_a_record() -> None:
    """At the end of a table or an evening all are there at once: the order of names makes nobody an earlier holder."""
    first = table(*GOLDEN)
    second = table(won(2, (0, 0, 1120, 0)), day=date(2024, 4, 2), evening="e2")
    found = {one.kind: one for one in records_in([first])}
    assert [found[kind].earlier for kind in ("highest_end", "lowest_end", "evening_points", "all_round")] == [()] * 4
    assert [mark.value for mark in found["hand_points"].earlier] == [320], "hands come one after another"
    later = {one.kind: one for one in records_in([first, second])}["lowest_end"]
    assert [(mark.evening, mark.value) for mark in later.earlier if mark.evening == "e2"] == []


def test_a_corrected_hand_takes_its_record_back() -> None:
    before = table(*GOLDEN)
    struck = before._replace(sheet=sheets.after(before.sheet, HandStruck(3)))
    assert "overscore" in {one.kind for one in records_in([before])}
    assert "overscore" not in {one.kind for one in records_in([struck])}


def test_special_hands_by_how_often_they_were_made() -> None:
    tables = [table(won(1, (0, 1000, 0, 0), "jade"), won(2, (0, 0, 500, 0), 54), won(0, (1000, 0, 0, 0), "jade"))]
    assert [(one.id, one.times, one.first.person) for one in rarest_of(tallied(tables), "nmv144")] == [
        ("reddende_heilige_vogel", 1, CARLA),
        ("jade", 2, BRAM),
    ]


# --- what the book leaves to a club ------------------------------------------------------------------------------

BOTH, LOSERS = ProgramRulings(both=True), ProgramRulings(losers=True)


def test_k8_an_overscore_of_a_loser_counts_where_the_club_says_so() -> None:
    """Rules 81 (example 3), 132, 134 and 137: then his record, his points and his averages have it."""
    sheet = table(won(1, (1120, 640, 0, 0)), DRAW)
    assert best([sheet])["overscore"] == (640, (BRAM,))
    assert best([sheet], LOSERS)["overscore"] == (1120, (ANNA,))
    assert best([sheet], LOSERS)["all_round"] == (11, (ANNA,))
    anna = figures_of(ANNA, tallied([sheet], ruled=LOSERS), LOSERS)
    assert (anna.overscore.value, anna.game_all_round.value, anna.hand_all_round.value) == (1120, 11, 5.5)
    plain = figures_of(ANNA, tallied([sheet]))
    assert (plain.overscore.value, plain.game_all_round.value, plain.hand_all_round.value) == (None, 0, 0)


def test_k12_a_formation_and_a_situation_at_once_count_both_where_the_club_says_so() -> None:
    """Seven clean pairs with the fourth holy bird: 54, and the number of the pairs in the club's list."""
    sheet, numbers = table(tiles(1, "111s 22s 33s 44s 55s 66s +1s")), {"schoon_parenspel": 12}
    [higher], [both] = mahjongs(sheet, numbers), mahjongs(sheet, numbers, BOTH)
    assert (higher.all_round, both.all_round) == (54, 54 + 12)
    assert day_of([sheet], numbers, BOTH).all_round[BRAM] == 66
    assert made(sheet, numbers) == {"reddende_heilige_vogel"}
    assert made(sheet, numbers, BOTH) == {"reddende_heilige_vogel", "schoon_parenspel"}
    assert not twentyone([sheet], numbers)
    assert set(twentyone([sheet], numbers, BOTH)[0].made) == {12}
    assert day_of([sheet], ruled=BOTH).missed == Missed(("schoon_parenspel",)), "54, and what is missing is said"
    assert day_of([sheet]).missed == Missed()


def test_k12_a_situation_beside_what_is_worth_more_counts_too_where_the_club_says_so() -> None:
    """A ruby finished by the flower of the dyke: worth 1000, and 52 points come beside its number."""
    sheet = table(tiles(1, "[1111p] [333p] [666p] 77p 55p +5p", By.KONG))
    [higher], [both] = mahjongs(sheet, {"robijn_kringen": 40}), mahjongs(sheet, {"robijn_kringen": 40}, BOTH)
    assert (higher.mahjong.settled, higher.all_round, both.all_round) == (1000, 40, 92)
    assert made(sheet, {}, BOTH) == {"robijn_kringen", "bloeiende_bloem_van_de_dijk"}
    [unknown] = mahjongs(sheet, {}, BOTH)
    assert unknown.all_round == 52, "what is known counts"
    assert championship([both])[0].total == 40, "a situation is no hand of 1000 points"


def test_k12_a_season_by_all_round_points_counts_both_too() -> None:
    """The line that its formula is given; while a number is not known, neither is the sum."""
    bram = seat_counts(table(tiles(1, "111s 22s 33s 44s 55s 66s +1s")).sheet)[1]
    listed = {"schoon_parenspel": 12}
    assert (numbered(bram, listed).all_round, numbered(bram, listed, both=True).all_round) == (54, 66)
    assert [one.number for one in numbered(bram, listed, both=True).special or ()] == [54, 12]
    assert (numbered(bram, {}).all_round, numbered(bram, {}, both=True).all_round) == (54, None)
    anna = seat_counts(table(*GOLDEN).sheet)[0]
    assert numbered(anna, listed, both=True) == numbered(anna, listed)


def made(sheet: TableSheet, numbers: Mapping[str, int], ruled: ProgramRulings = RULED) -> set[str]:
    """What lies in Bram's collection, and is counted among the special hands of the club."""
    held = {one.slot.id for one in collection(mahjongs(sheet, numbers, ruled), shipped(), numbers).places if one.times}
    assert held == {one.id for one in rarest_of(tallied([sheet], numbers, ruled), "nmv144")}
    return held


# --- what is no record -------------------------------------------------------------------------------------------


def best(tables: Sequence[TableSheet], ruled: ProgramRulings = RULED) -> dict[str, tuple[int, tuple[str, ...]]]:
    """Each record with the first who holds it."""
    return {one.kind: (one.value, one.holders[0].people) for one in records_in(tables, ruled)}


def test_nothing_is_no_record() -> None:
    found = best([table(won(1, (0, 80, 20, 0)), DRAW)])
    assert found["highest_end"] == (3320, (BRAM,))
    assert not {"all_round", "comeback", "overscore", "special_number"} & set(found)
    assert "evening_mahjongs" not in best([table(DRAW)])


def test_the_largest_arrears_that_a_winner_made_up() -> None:
    """Behind whom was first then: Bram leads by 500, then Anna wins at 2920 + 600 of possession."""
    sheet = table(won(1, (0, 80, 0, 0)), won(0, (200, 0, 0, 0)))
    after = [(one.possessions[ANNA], one.possessions[BRAM]) for one in day_of([sheet]).after]
    assert after == [(2840, 3320), (3640, 2920)]
    assert best([sheet])["comeback"] == (3320 - 2840, (ANNA,))


def test_a_total_says_of_a_hand_that_nobody_named_only_where_it_can_count() -> None:
    """A hand of 250 is no hand of 1000; one of 1000 may be."""
    assert championship(mahjongs(table(won(1, (0, 250, 0, 0))))) == ()
    [row] = championship(mahjongs(table(won(1, (0, 1000, 0, 0)))))
    assert (row.total, row.missed.unsaid) == (0, 1)

"""The laboratory: exact totals however the work is divided, honest intervals, reports that can be repeated."""

import csv
import io
import json
import re
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from functools import partial
from math import comb, sqrt
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from tests import lab_standin
from windroos.books.catalog import IDS, book_words, rules
from windroos.bots.player import BotError
from windroos.cli import main
from windroos.cli.show_lab import verdict
from windroos.errors import OptionError
from windroos.fast.batch.arrays import REPLACED
from windroos.hands import By
from windroos.intervals import Estimate, mean, mean_of, quantile, share
from windroos.lab import duplicate
from windroos.lab.count import count, play_chunk
from windroos.lab.duplicate import NOTHING, lineup, outcome, play_deals
from windroos.lab.farm import farm, gather
from windroos.lab.files import can_write, sheets, write_whole
from windroos.lab.page import page
from windroos.lab.plots import bar_plot, bars, interval_plot, nice_step
from windroos.lab.refereed import refereed
from windroos.lab.report import Report, report
from windroos.lab.task import Chunk, Task, chunk_size, chunks
from windroos.lab.totals import Totals, merge, nothing
from windroos.rules.rule import Part
from windroos.text import lab as texts
from windroos.text.words import Lang, Words

LIVE = ("live",) * 4
MIXED = ("live", "greedy", "live", "random")
COMMAND = "windroos lab run --rules nts2002"


def totals_of(task: Task, size: int = 1000, order: int = 1) -> Totals:
    work = partial(play_chunk, task, lab_standin.play)
    found = nothing(len(task.rules().entries))
    for chunk in list(chunks(task.hands, size))[::order]:
        found = merge(found, work(chunk))
    return found


def report_of(id: str = "nts2002", players: tuple[str, ...] = MIXED, hands: int = 3000) -> Report:
    task = Task(id, players, hands)
    return report(task, task.rules(), totals_of(task), 2.0)


# --- totals -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_totals_are_the_same_however_the_work_is_divided(id: str) -> None:
    task = Task(id, MIXED, 3000)
    whole = totals_of(task, 3000)
    assert whole.hands == 3000
    assert totals_of(task, 7 * 53) == totals_of(task, 1000, -1) == whole
    assert totals_of(Task(id, MIXED, 3000, seed=2)) != whole


def test_merging_is_associative_and_commutative() -> None:
    task = Task("nts2002", MIXED, 0)
    a, b, c = (play_chunk(task, lab_standin.play, Chunk(first, hands)) for first, hands in ((0, 5), (5, 90), (95, 700)))
    assert merge(a, merge(b, c)) == merge(merge(a, b), c) == merge(c, merge(b, a))
    assert merge(nothing(len(task.rules().entries)), a) == a


def test_every_number_of_the_totals_against_a_plain_count() -> None:
    known = rules("nmv144")
    made = lab_standin.play(known, MIXED, 500, 3)
    found = count(known, made)
    won = [at for at in range(500) if made.winner[at] >= 0]
    assert found.ways == tuple(sum(int(by) == way for by in made.by) for way in range(6))
    assert found.won == len(won) == sum(found.wins)
    for seat in range(4):
        mine = [at for at in won if made.winner[at] == seat]
        assert found.wins[seat] == len(mine)
        assert found.own[seat] == sum(made.by[at] in (By.WALL, By.KONG, By.BONUS) for at in mine)
        assert found.gave[seat] == sum(made.giver[at] == seat for at in won)
        assert found.net[seat] == sum(int(net[seat]) for net in made.net)
        for other in range(4):
            assert found.products[4 * seat + other] == sum(int(net[seat]) * int(net[other]) for net in made.net)
    assert found.self_drawn == sum(found.own)
    turns = [(int(made.turns[at]) - (made.by[at] == By.DISCARD)) // 4 + 1 for at in won]
    assert found.turns == {turn: turns.count(turn) for turn in set(turns)}
    scores = [int(made.scores[at, made.winner[at]]) for at in won]
    assert found.scores == {score: scores.count(score) for score in set(scores)}
    others = [int(made.scores[at, seat]) for at in won for seat in range(4) if seat != made.winner[at]]
    assert found.losers == {score: others.count(score) for score in set(others)}
    bare = [at for at in won if made.limit[at] < 0]
    assert sum(found.points.values()) == sum(found.doubles.values()) == len(bare) < len(won)
    assert sum(found.limits.values()) == len(won) - len(bare)
    assert sum(found.formations.values()) == sum(int(made.special[at]) > 0 for at in won)
    assert 0 in found.formations
    for entry in range(len(known.entries)):
        column = [int(made.times[at, entry]) for at in won]
        assert found.item_hands[entry] == sum(0 < times < REPLACED for times in column)
        assert found.item_times[entry] == sum(times for times in column if times < REPLACED)


def test_only_books_in_which_losers_count_have_their_scores() -> None:
    assert report_of("mcr").totals.losers == report_of("hongkong").totals.points == {}
    assert {spread.id for spread in report_of("mcr").spreads} == {"turns", "discards", "scores"}
    assert report_of("groenehart2011").spread("losers").histogram


def test_a_turn_is_a_quarter_of_the_discards() -> None:
    """East's first own draw and first discard are in turn 1; the fifth discard begins turn 2."""
    made = lab_standin.play(rules("mcr"), LIVE, 6, 1)._replace(
        winner=np.zeros(6, np.int8),
        by=np.array([By.WALL, By.DISCARD, By.DISCARD, By.DISCARD, By.WALL, By.ROBBED], np.uint8),
        turns=np.array([0, 1, 4, 5, 4, 3], np.int16),
    )
    assert count(rules("mcr"), made).turns == {1: 4, 2: 2}


# --- dividing the work ------------------------------------------------------------------------------------------------


def test_processes_give_the_same_totals() -> None:
    task = Task("nts2002", MIXED, 4000)
    told: list[int] = []
    with farm(2) as here:
        assert here.workers == 2
        found = gather(
            here,
            partial(play_chunk, task, lab_standin.play),
            chunks(4000, 300),
            nothing(len(task.rules().entries)),
            merge,
            told.append,
        )
    assert found == totals_of(task)
    assert sum(told) == 4000
    assert len(told) == 14


def test_one_process_takes_chunks_one_by_one() -> None:
    """So that the number of hands costs no memory: never more chunks in hand than are worked on."""
    taken: list[Chunk] = []

    def some() -> Iterator[Chunk]:
        for chunk in chunks(10**12, 10**11):
            taken.append(chunk)
            assert len(taken) <= len(done) + 1
            yield chunk

    done: list[int] = []
    with farm() as here:
        assert gather(here, lambda chunk: chunk.hands, some(), 0, int.__add__, done.append) == 10**12


def test_every_worker_has_something_to_do() -> None:
    assert chunk_size(10**6, 2) == 8192
    assert chunk_size(10_000, 2) == 1250
    assert chunk_size(3, 2) == chunk_size(1, 64, 32) == 1
    assert [chunk.hands for chunk in chunks(10, 4)] == [4, 4, 2]


def refuse(chunk: Chunk) -> int:
    raise OptionError("lab_word", word=f"{chunk.first}")


def test_what_a_worker_says_arrives() -> None:
    with farm(2) as here, pytest.raises(OptionError, match="'0'"):
        gather(here, refuse, chunks(10, 10), 0, int.__add__, lambda _: None)


def leave(chunk: Chunk) -> int:
    import os

    os._exit(chunk.hands)


def test_a_worker_that_dies_is_told_in_a_sentence() -> None:
    with farm(2) as here, pytest.raises(OptionError, match="workers stopped"):
        gather(here, leave, chunks(10, 5), 0, int.__add__, lambda _: None)


def test_a_task_of_another_version_is_refused() -> None:
    with pytest.raises(OptionError, match=r"9\.9"):
        Task("nts2002", LIVE, 1, version="9.9").rules()


def test_a_task_knows_its_rules() -> None:
    task = Task("nts2002", LIVE, 1, options=(("minimum", 0),))
    assert task.rules() is rules("nts2002", minimum=0)
    house = str(Path(__file__).parent.parent / "examples" / "club.toml")
    assert Task("nts2002", LIVE, 1, house=house).rules().name != "nts2002"


def test_dask_gives_the_same_totals() -> None:
    distributed = pytest.importorskip("distributed")
    task = Task("nts2002", MIXED, 2000)
    with (
        distributed.LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster,
        farm(dask=cluster.scheduler_address) as here,
    ):
        assert here.workers == 2
        work = partial(play_chunk, task, lab_standin.play)
        start = nothing(len(task.rules().entries))
        assert gather(here, work, chunks(2000, 300), start, merge, lambda _: None) == totals_of(task)


# --- intervals --------------------------------------------------------------------------------------------------------


@given(st.integers(0, 60), st.integers(1, 60))
def test_a_share_lies_within_its_interval_and_that_within_0_and_1(seen: int, more: int) -> None:
    one = share(seen, seen + more)
    assert one.value is not None
    assert one.low is not None
    assert one.high is not None
    assert 0 <= one.low <= one.value <= one.high <= 1
    assert one.low < one.high


def test_wilson_by_an_example() -> None:
    """Wilson 1927 as in textbooks: 15 of 50 gives 0.1910 to 0.4375; 0 of 10 gives 0 to 0.2775."""
    for one, low, high in ((share(15, 50), 0.1910, 0.4375), (share(0, 10), 0.0, 0.2775)):
        assert one.low == pytest.approx(low, abs=1e-4)
        assert one.high == pytest.approx(high, abs=1e-4)


def test_wilson_covers_as_promised() -> None:
    """Over all outcomes of 100 hands the interval holds the true share about 95 times out of 100."""
    for true in (0.02, 0.2, 0.5):
        covered = 0.0
        for seen in range(101):
            one = share(seen, 100)
            assert one.low is not None
            assert one.high is not None
            if one.low <= true <= one.high:
                covered += comb(100, seen) * true**seen * (1 - true) ** (100 - seen)
        assert 0.92 < covered < 0.98


@given(st.lists(st.integers(-5000, 5000), min_size=2, max_size=50))
def test_the_mean_and_its_interval(values: list[int]) -> None:
    one = mean(sum(values), sum(value * value for value in values), len(values))
    reach = 1.959964 * sqrt(float(np.var(values, ddof=1)) / len(values))
    assert one.value == pytest.approx(np.mean(values))
    assert one.low == pytest.approx(float(np.mean(values)) - reach, abs=1e-4)
    assert one.high == pytest.approx(float(np.mean(values)) + reach, abs=1e-4)


def test_nothing_seen_says_nothing() -> None:
    assert share(0, 0) == Estimate(None, None, None, 0, 0) == mean(0, 0, 0)
    assert mean(7, 49, 1)[:3] == (7, None, None)
    assert quantile({}, 0.5) is None


def test_quantiles_and_means_of_a_histogram() -> None:
    histogram = {10: 5, 20: 4, 1000: 1}
    assert [quantile(histogram, part) for part in (0.1, 0.5, 0.9, 0.91, 1)] == [10, 10, 20, 1000, 1000]
    assert mean_of(histogram).value == 113


# --- the report -------------------------------------------------------------------------------------------------------


def test_a_side_s_interval_goes_by_hand() -> None:
    """Two seats of one player: the sum of a hand is one observation, and half of it a seat's."""
    found = report_of(players=MIXED)
    task = found.task
    made = lab_standin.play(found.rules, MIXED, task.hands, task.seed)
    both = (made.net[:, 0].astype(int) + made.net[:, 2]) / 2
    side = found.sides[0]
    assert (side.player, side.seats) == ("live", (0, 2))
    assert side.income.value == pytest.approx(both.mean())
    reach = 1.959964 * both.std(ddof=1) / sqrt(len(both))
    assert side.income.high == pytest.approx(both.mean() + reach, rel=1e-6)
    assert sum(side.income.seen for side in found.sides) == 0


def test_four_of_one_player_receive_nothing_together() -> None:
    (side,) = report_of(players=LIVE).sides
    assert side.income[:3] == (0, 0, 0)


def test_items_are_the_winner_s() -> None:
    found = report_of("nts2002")
    ids = {item.id for item in found.items}
    assert {"schoon", "dertien_wezen", "mahjong"} <= ids
    assert not any(id.startswith("wacht") for id in ids)
    special = {item.id for item in found.items if item.special}
    assert "dertien_wezen" in special
    assert "schoon" not in special
    assert len(report_of("nmv144").formations) == len(rules("nmv144").formations.rows)  # type: ignore[union-attr]  # it has them


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_csv_files_are_tidy(id: str, lang: Lang, tmp_path: Path) -> None:
    from windroos.lab.files import write_csv

    found = report_of(id)
    files = write_csv(tmp_path, found, book_words(id), lang)
    assert [path.name for path in files] == ["summary.csv", "seats.csv", "distributions.csv", "items.csv"]
    tables = {path.stem: list(csv.DictReader(io.StringIO(path.read_text(encoding="utf-8")))) for path in files}
    for path in files:
        rows = list(csv.reader(io.StringIO(path.read_text(encoding="utf-8"))))
        assert len({len(row) for row in rows}) == 1
        assert len(rows) > 4
    summary = {row["id"]: row for row in tables["summary"]}
    assert float(summary["won"]["value"]) == found.totals.won / 3000
    assert summary["speed"]["value"] == "1500.0"
    names = {row["id"]: row["name"] for row in tables["items"]}
    assert "" not in names.values()
    assert {"nmv144": "slang", "mcr": "chicken_hand"}.get(id, "dertien_wezen") in names
    assert sum(float(row["share"]) for row in tables["distributions"] if row["id"] == "scores") == pytest.approx(1)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_the_page_needs_nothing_and_says_everything(id: str, lang: Lang) -> None:
    found = report_of(id)
    book = book_words(id)
    text = page(found, book, COMMAND + " --set 'a<b'", lang)
    assert "<script" not in text
    assert not re.search(r"(src|href)=|url\(|https?:", text)
    assert found.rules.digest in text
    assert "a&lt;b" in text
    assert text.count("<svg") == 4
    assert book.entry(found.items[0].id, lang).replace("'", "&#x27;") in text
    assert "{" not in re.sub(r"<style>.*</style>", "", text, flags=re.DOTALL)
    body = text.replace("<!DOCTYPE html>\n", "").replace('<meta charset="utf-8">', "")
    ET.fromstring(re.sub(r"<meta[^>]*>", "", body))  # every tag is closed, every sign escaped


def test_the_page_of_no_mahjong_at_all() -> None:
    task = Task("nts2002", LIVE, 2)
    made = lab_standin.play(task.rules(), LIVE, 2, 1)
    drawn = made._replace(winner=made.winner * 0 - 1, by=made.by * 0, giver=made.winner * 0 - 1, net=made.net * 0)
    found = report(task, task.rules(), count(task.rules(), drawn), 0.0)
    text = page(found, book_words("nts2002"), COMMAND, "en")
    assert "100.00 %" in text
    assert "nan" not in text.lower()


def test_bars_are_values_or_classes_and_hold_all() -> None:
    assert [bar.label for bar in bars({3: 1, 5: 1})] == ["3", "4", "5"]
    classes = bars({8: 1, 11: 1, 12: 1, 300: 1})
    assert [bar.label for bar in classes[:4]] == ["8", "12", "16", "24"]
    assert [classes[0].share, classes[1].share, classes[-1].share] == [0.5, 0.25, 0.25]
    even = bars({13: 1, 60: 3}, growing=False)
    assert (even[0].label, even[-1].label) == ("12", "60") if len(even) > 20 else ("10", "60")
    assert sum(bar.share for bar in even) == pytest.approx(1)
    assert bars({}) == []


@given(st.dictionaries(st.integers(-50, 4000), st.integers(1, 10**9), min_size=1, max_size=80), st.booleans())
def test_no_histogram_breaks_a_plot(histogram: dict[int, int], growing: bool) -> None:
    drawn = bars(histogram, growing)
    assert sum(bar.share for bar in drawn) == pytest.approx(1)
    assert len(drawn) <= 60
    assert [int(bar.label) for bar in drawn] == sorted({int(bar.label) for bar in drawn})
    ET.fromstring(bar_plot("a & b", drawn, 0.0, "nl", "<"))


@example([0.0, 0.0, 0.0, 5e-324], 0.0)
@given(st.lists(st.floats(-1e6, 1e6), min_size=4, max_size=4), st.floats(0, 1e6))
def test_no_interval_breaks_a_plot(values: list[float], reach: float) -> None:
    rows = [("E", Estimate(value, value - reach, value + reach, 1, 1)) for value in values]
    text = interval_plot("t", [*rows, ("N", Estimate(None, None, None, 0, 0))], "en")
    ET.fromstring(text)
    assert "nan" not in text


@given(st.floats(1e-6, 1e9), st.integers(1, 9))
def test_a_nice_step_is_nice(span: float, lines: int) -> None:
    step = nice_step(span, lines)
    assert span / lines * 0.99 <= step <= span / lines * 2.6
    assert re.match(r"[125]\.?0*e", f"{step:.6e}")


# --- matches ----------------------------------------------------------------------------------------------------------


def test_identical_players_tie_on_every_deal() -> None:
    task = Task("nts2002", ("live", "live"), 500)
    score = play_deals(task, lab_standin.play, Chunk(0, 500))
    assert (score.deals, score.difference, score.squares, score.better, score.worse) == (500, 0, 0, 0, 0)
    assert any(score.seats)
    found = outcome(task, score, 1.0)
    assert found.difference[:3] == (0, 0, 0)
    assert verdict(found) is texts.VERDICT_SAME


def test_a_match_by_a_plain_count() -> None:
    task = Task("nts2002", ("live", "greedy"), 60, seed=5)
    known = task.rules()
    score = play_deals(task, lab_standin.play, Chunk(10, 60))
    games = [lab_standin.play(known, lineup(task, seat), 60, 5, first=10, stock=True) for seat in range(4)]
    assert lineup(task, 2) == ("greedy", "greedy", "live", "greedy")
    deals = [sum(int(games[seat].net[at, seat]) for seat in range(4)) for at in range(60)]
    assert score.difference == sum(deals)
    assert score.squares == sum(deal * deal for deal in deals)
    assert (score.better, score.worse) == (sum(deal > 0 for deal in deals), sum(deal < 0 for deal in deals))
    mine = [sum(int(games[seat].winner[at]) == seat for seat in range(4)) for at in range(60)]
    won = [sum(int(game.winner[at]) >= 0 for game in games) for at in range(60)]
    assert score.wins == (sum(mine), sum(won) - sum(mine))
    assert score.win_squares[0] == sum(wins * wins for wins in mine)
    assert score.win_squares[1] == sum((all_ - wins) ** 2 for all_, wins in zip(won, mine, strict=True))
    assert score.gave[0] == sum(int((games[seat].giver == seat).sum()) for seat in range(4))
    assert sum(score.gave) == sum(int((game.giver >= 0).sum()) for game in games)
    found = outcome(task, score, 1.0)
    assert found.difference.value == pytest.approx(sum(deals) / 240)
    assert found.sides[1].wins.value == pytest.approx(score.wins[1] / 720)


def test_match_scores_merge_in_any_order() -> None:
    task = Task("mcr", ("greedy", "live"), 90)
    parts = [play_deals(task, lab_standin.play, chunk) for chunk in chunks(90, 25)]
    total = NOTHING
    for part in reversed(parts):
        total = duplicate.merge(part, total)
    assert total == play_deals(task, lab_standin.play, Chunk(0, 90))
    assert total.difference < 0


# --- compiled self-play -----------------------------------------------------------------------------------------------


def test_compiled_hands_in_any_division() -> None:
    from windroos.fast.selfplay.play import play_many

    task = Task("nts2002", MIXED, 600, seed=4)
    work = partial(play_chunk, task, play_many)
    found = nothing(len(task.rules().entries))
    for chunk in list(chunks(600, 170))[::-1]:
        found = merge(found, work(chunk))
    assert found == work(Chunk(0, 600))
    assert found.won > 50
    assert sum(found.net) == 0
    assert sum(found.scores.values()) == found.won
    assert min(found.turns) >= 1


def test_compiled_players_tie_with_themselves_and_not_with_others() -> None:
    from windroos.fast.selfplay.play import play_many

    same = play_deals(Task("nts2002", ("greedy", "greedy"), 100), play_many, Chunk(0, 100))
    assert (same.difference, same.squares) == (0, 0)
    assert any(same.seats)
    other = play_deals(Task("nts2002", ("live", "random"), 100), play_many, Chunk(0, 100))
    assert other.difference > 0
    assert other.wins[0] > other.wins[1]


# --- players in Python ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_the_referee_s_hands_are_counted_like_compiled_ones(id: str) -> None:
    """The winner's lines give the score that was settled; each hand sums to zero; any hand can be played by itself."""
    known = rules(id)
    made = refereed(known, ("greedy",) * 4, 6, 3, round=None)
    found = count(known, made)
    assert found.won == sum(found.ways[1:]) >= 2
    assert not made.net.sum(1).any()
    for at in np.flatnonzero(made.winner >= 0):
        lines = [
            (known.entries[entry], int(made.times[at, entry]))
            for entry in np.flatnonzero((made.times[at] > 0) & (made.times[at] < REPLACED))
        ]
        worth = sum(entry.points * times for entry, times in lines)
        fan = sum(entry.fan * times for entry, times in lines if entry.part != Part.FLOWERS)
        if id in ("hongkong", "mcr") and made.limit[at] < 0:
            assert made.points[at] == fan
        elif made.limit[at] < 0 and id != "nmv144":
            assert made.points[at] == worth
            assert made.scores[at, made.winner[at]] == min(known.policy.limit, worth << int(made.doubles[at]))
    alone = refereed(known, ("greedy",) * 4, 1, 3, first=4, round=None)
    assert merge(count(known, refereed(known, ("greedy",) * 4, 4, 3, round=None)), count(known, alone)).hands == 5
    assert (alone.net[0] == made.net[4]).all()


def test_the_winds_of_the_rounds_take_turns() -> None:
    """Where no wind is given, hand 6 is played in the round of West: the pungs that count are other ones."""
    known, seen = rules("groenehart2011"), set()
    for first in range(2, 30, 4):
        turn = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=None)
        west = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=2)
        east = refereed(known, ("greedy",) * 4, 1, 1, first=first, round=0)
        assert (turn.net == west.net).all()
        seen.add(bool((turn.net == east.net).all()))
    assert False in seen


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_identical_players_in_python_tie_too(name: str) -> None:
    task = Task("hongkong", (name, name), 3, seed=2)
    score = play_deals(task, refereed, Chunk(0, 3))
    assert (score.deals, score.difference, score.squares) == (3, 0, 0)


def test_a_player_in_python_that_does_not_exist() -> None:
    with pytest.raises(BotError, match="clever"):
        refereed(rules("mcr"), ("clever",) * 4, 1, 1)


# --- the command ------------------------------------------------------------------------------------------------------


@pytest.fixture
def standin(monkeypatch: pytest.MonkeyPatch) -> None:
    """`windroos lab` with the stand-in for self-play."""
    module = ModuleType("windroos.fast.selfplay.play")
    vars(module).update(play_many=lab_standin.play, PLAYERS=("random", "greedy", "live"))
    monkeypatch.setitem(sys.modules, "windroos.fast.selfplay.play", module)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "WINDROOS_TRACEBACK"):
        monkeypatch.delenv(name, raising=False)


def run(capsys: pytest.CaptureFixture[str], *words: object) -> str:
    assert main(["lab", *map(str, words)]) == 0
    printed = capsys.readouterr()
    assert printed.err == ""
    return printed.out


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("id", IDS)
def test_a_run_on_the_screen(id: str, lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    out = run(capsys, "run", "--rules", id, "--hands", 2000, "--players", "live,greedy,live,greedy", "--lang", lang)
    lines = out.splitlines()
    assert max(map(len, lines)) <= 80
    assert lines[0] == book_words(id).name.to(lang)
    assert ("2.000 handen" if lang == "nl" else "2,000 hands") in out
    for words in (texts.HOW_IT_ENDED, texts.SEATS, texts.ITEMS, texts.SPECIAL, texts.SIDES):
        assert words.to(lang) in out


@pytest.mark.usefixtures("standin")
def test_the_command_repeats_itself(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "--rules", "nts2002", "--set", "minimum=0", "--hands", "500", "--players", "live", "--seed", "7"]
    first = json.loads(run(capsys, *words, "--json"))
    assert first["command"].startswith("windroos lab run --rules nts2002 --set minimum=0 --hands 500")
    again = json.loads(run(capsys, *first["command"].split()[2:], "--json"))
    assert again["digest"] == rules("nts2002", minimum=0).digest
    assert {**first, "seconds": 0} == {**again, "seconds": 0}


def test_a_run_before_the_referee(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["run", "--rules", "mcr", "--hands", "3", "--players", "greedy,random,greedy,random", "--python"]
    told = json.loads(run(capsys, *words, "--json"))
    assert told["hands"] == 3
    assert told["command"].endswith("--python")
    assert main(["lab", *words[:-2], "clever", "--python"]) == 2
    assert "process:COMMAND" in capsys.readouterr().err


@pytest.mark.usefixtures("standin")
def test_files_are_written(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    folder, file = tmp_path / "a" / "b", tmp_path / "r.html"
    out = run(capsys, "run", "--rules", "mcr", "--hands", 300, "--csv", folder, "--html", file)
    assert sorted(path.name for path in folder.iterdir()) == [
        "distributions.csv", "items.csv", "seats.csv", "summary.csv"
    ]  # fmt: skip
    assert "Mahjong Competition Rules" in file.read_text(encoding="utf-8")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["a", "r.html"]
    assert "r.html" in out.replace("\n", "")


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize("lang", ["nl", "en"])
def test_a_match_on_the_screen(lang: Lang, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("match", "--rules", "nts2002", "--deals", 600, "--lang", lang)
    better = run(capsys, *words)
    assert max(map(len, better.splitlines())) <= 80
    assert ("live is beter dan greedy." if lang == "nl" else "live is better than greedy.") in better
    worse = run(capsys, *words, "--candidate", "greedy", "--against", "live")
    assert ("greedy is zwakker" if lang == "nl" else "greedy is weaker") in worse
    same = run(capsys, *words, "--candidate", "greedy")
    assert ("precies gelijk" if lang == "nl" else "Exactly equal") in same
    told = json.loads(run(capsys, *words, "--json"))
    assert told["difference"]["low"] > 0
    assert told["deals"] == 600


@pytest.mark.usefixtures("standin")
@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "not said what"),
        (["walk"], "walk"),
        (["run", "nts2002"], "nts2002"),
        (["run", "--hands", "0"], "1..999999999"),
        (["run", "--hands", "many"], "many"),
        (["run", "--hands", "1e6"], "1e6"),
        (["run", "--workers", "0"], "1..256"),
        (["run", "--seed", "-1"], "--seed"),
        (["run", "--players", "live,live"], "2 players"),
        (["run", "--players", "live,clever,live,live"], "clever"),
        (["run", "--players", ""], "no player ''"),
        (["run", "--round", "up"], "up"),
        (["run", "--rules", "riichi"], "riichi"),
        (["run", "--set", "minimum=many"], "many"),
        (["run", "--rules", "nts2002", "--set", "players=3"], "plays with four"),
        (["run", "--house", "weg.toml"], "weg.toml"),
        (["run", "--deals", "5"], "--deals"),
        (["run", "--html", "tests"], "Is a directory"),
        (["run", "--html", ""], "--html"),
        (["run", "--html", "no/such/place.html"], "No such file"),
        (["run", "--csv", "README.md"], "README.md"),
        (["match", "--candidate", "clever"], "clever"),
        (["match", "--html", "x.html"], "--html"),
        (["match", "--dask", "tcp://127.0.0.1:9", "--workers", "2"], "--workers"),
    ],
)
def test_a_mistake_is_one_sentence_and_a_hint(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *words]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("error: ")
    assert said in printed.err
    assert "hint: " in printed.err


@pytest.mark.usefixtures("standin")
def test_without_dask_a_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["lab", "run", "--hands", "10", "--dask", "tcp://127.0.0.1:9"]) == 2
    assert "windroos[dask]" in capsys.readouterr().err


def test_without_numba_a_sentence_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    import windroos.cli.lab

    monkeypatch.setattr(windroos.cli.lab, "find_spec", lambda _: None)
    assert main(["lab", "run", "--hands", "10"]) == 2
    assert "numpy" in capsys.readouterr().err


@pytest.mark.usefixtures("standin")
def test_a_bar_is_shown_where_somebody_looks_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    assert main(["lab", "run", "--hands", "20000", "--lang", "nl"]) == 0
    assert "20.000 / 20.000" in capsys.readouterr().err
    monkeypatch.setitem(sys.modules, "rich.progress", None)
    assert main(["lab", "run", "--hands", "20000"]) == 0
    assert "Playing 20,000 / 20,000" in capsys.readouterr().err
    assert main(["lab", "match", "--deals", "500"]) == 0
    assert "Playing 2,000 / 2,000" in capsys.readouterr().err


def test_a_place_to_write_is_tried_before(tmp_path: Path) -> None:
    can_write(tmp_path / "new", folder=True)
    assert list((tmp_path / "new").iterdir()) == []
    with pytest.raises(OptionError):
        can_write(tmp_path / "no" / "file.html")
    with pytest.raises(OptionError):
        write_whole(tmp_path, "x")


def test_the_words_of_the_laboratory_are_two_languages() -> None:
    for name, value in vars(texts).items():
        for words in value.values() if isinstance(value, dict) else (value,):
            if isinstance(words, Words):
                assert set(re.findall(r"{\w+}", words.nl)) == set(re.findall(r"{\w+}", words.en)), name
    for figure in report_of("nts2002").summary:
        assert figure.id in texts.FIGURES


@pytest.mark.parametrize(
    ("value", "digits", "nl", "en"),
    [(1234.56, 1, "1.234,6", "1,234.6"), (-0.001, 2, "0,00", "0.00"), (-2.5, 1, "−2,5", "−2.5")],
)
def test_numbers_are_written_as_the_reader_does(value: float, digits: int, nl: str, en: str) -> None:
    assert texts.decimal(value, digits, "nl") == nl
    assert texts.decimal(value, digits, "en") == en


def test_a_program_goes_by_a_short_name() -> None:
    assert texts.short_name("live") == "live"
    assert texts.short_name("process:python3 bots/my_player.py") == "my_player.py"
    assert texts.short_name("process:C:\\bots\\one.exe", 5) == "one.…"
    assert texts.short_name("process:") == "process:"


def test_sheets_name_their_columns() -> None:
    for columns, rows in sheets(report_of("nmv144"), book_words("nmv144"), "en").values():
        assert len(set(columns)) == len(columns)
        assert {len(row) for row in rows} == {len(columns)}

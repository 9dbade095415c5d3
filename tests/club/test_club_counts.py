"""What evenings were counted to is kept, and is what counting them anew comes to, whatever happens meanwhile."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from array import array
from collections.abc import Iterator
from contextlib import closing
from datetime import date
from fractions import Fraction
from pathlib import Path
from random import Random

import pytest

from bench.twenty_years import BOOKS, CLUB, evening_events, make_club, people
from tests.web.conftest import apart
from windroos.club.counts import read_seats
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_events import ResultTyped, SheetTyped
from windroos.club.evening_state import EveningState, SheetCounts
from windroos.club.marks import TableMarks
from windroos.club.person_requests import DoErase, DoMerge, DoUnmerge
from windroos.club.quick_reading import read_totals
from windroos.club.requests import DoNumbers, Request
from windroos.club.result_requests import DoHands, DoVoid, PaperHand, PaperSpecial
from windroos.club.seasons import standings
from windroos.club.tally import EveningTally
from windroos.club.tallying import evening_tally, ruled_by
from windroos.club.told import EVENING_TOLD, ToldEvening, evening_text, read_evening
from windroos.hosting.club_checking import checked_store
from windroos.hosting.club_folder import ClubFolder
from windroos.reckoning.scored import Scored
from windroos.scoresheet import taps
from windroos.scoresheet.events import HandCorrected, HandKept, SheetOpened
from windroos.scoresheet.opening import open_sheet
from windroos.store.changes import KeepReckoned
from windroos.store.store import Store
from windroos.wire.json_text import decode

TODAY = date(2026, 11, 22)
EVENINGS = 3
Reckoned = tuple[list[EveningTally], Scored]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A small club with sheets of two books."""
    file = tmp_path / "club.db"
    apart(make_club(file, sheets=True, evenings=EVENINGS))
    return file


def reckoned(world: ClubWorld, *, anew: bool = False) -> Reckoned:
    """All that is reckoned of a club; `anew`: whatever was kept."""
    assert world.club is not None
    evenings = [one for _, one in sorted(world.evenings.items())]
    if anew:
        evenings = [one._replace(counts=SheetCounts()) for one in evenings]
    ruled = ruled_by(world.club.settings)
    tallies = [evening_tally(world.club, one, ruled) for one in evenings]
    return tallies, standings(world.club, evenings, world.club.seasons["all"])


async def keep(folder: ClubFolder) -> int:
    """Count and keep all that is to be; how many evenings."""
    folder.world()
    counted = 0
    while found := await folder.keep_counts(3):
        counted += found
    return counted


def are_kept(evenings: Iterator[EveningState]) -> list[bool]:
    """Whether the sheets of each evening are kept."""
    return [bool(one.counts.seats) and bool(one.counts.tables) for one in evenings]


def test_what_is_kept_is_read_back_equal_and_counted_once(path: Path) -> None:
    async def main() -> None:
        store = Store.open(path)
        assert await keep(ClubFolder(store)) == EVENINGS
        again = ClubFolder(store)
        world = again.world()
        assert are_kept(iter(world.evenings.values())) == [True] * EVENINGS
        assert reckoned(world) == reckoned(world, anew=True)
        assert await keep(again) == 0
        assert again.stale_counts() == ()
        await store.close()

    apart(main())


@pytest.mark.parametrize("numbers", [(0, 5, 0, 1), (1, 5, 0, 1, 2), (0, 5, -1, 1, 2)])
def test_packed_marks_that_name_nobody_are_refused(numbers: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="a mark of no kind"):
        TableMarks(("overscore",), (("p01",),), array("i", numbers))


def changes(random: Random, world: ClubWorld) -> Iterator[Request]:
    """Something that a secretary does to what was long counted."""
    evening = random.choice(sorted(world.evenings))
    typed = random.choice(world.evenings[evening].standing)
    hand = PaperHand(typed.players[0], "self", "", (20, 30, 40, 50), PaperSpecial(), (), "")
    yield DoHands(evening, typed.table, 1, Fraction(1), BOOKS[0], (), typed.players, (hand,) * 3, "typefout")
    one, other = random.sample(people(), 2)
    yield DoMerge(one, other)
    yield DoVoid(evening, typed.table, 1, "nooit gespeeld")
    yield DoNumbers({"jade": random.randrange(3, 50)})
    yield DoErase(random.choice(people()))
    yield DoUnmerge(one)


@pytest.mark.parametrize("seed", range(2))
def test_after_whatever_is_changed_the_fold_from_cold_equals_what_is_kept(path: Path, seed: int) -> None:
    random = Random(seed)

    async def main() -> None:
        store = Store.open(path)
        folder = ClubFolder(store)
        await keep(folder)
        for asked in changes(random, folder.world()):
            try:
                await folder.do(asked, "host", TODAY)
            except ClubError:
                continue  # two who sat at one table are not one person
            anew = reckoned(folder.world(), anew=True)
            assert reckoned(folder.world()) == anew
            if random.random() < 0.5:
                await keep(folder)
                assert reckoned(folder.world()) == anew
            cold = ClubFolder(store)
            assert reckoned(cold.world()) == anew
            assert cold.stale_counts() == ()
        await store.close()

    apart(main())


def test_a_correction_counts_one_evening_again_and_a_merge_those_of_one_person(path: Path) -> None:
    async def main() -> None:
        store = Store.open(path)
        folder = ClubFolder(store)
        await keep(folder)
        await folder.do(DoVoid("e0001", 1, 1, "nooit gespeeld"), "host", TODAY)
        assert await keep(folder) == 1
        world = folder.world()
        there = [one for _, one in sorted(world.evenings.items())]
        played = [{person for typed in one.standing for person in typed.players} for one in there]
        once = next(person for person in people() if sum(person in some for some in played) == 1)
        never = next((person for person in people() if not any(person in some for some in played)), "")
        other = never or next(one for one in people() if all(not {once, one} <= some for some in played))
        await folder.do(DoMerge(once, other), "host", TODAY)
        assert await keep(folder) == 1
        await store.close()

    apart(main())


def test_a_planted_value_is_noticed_and_one_that_cannot_be_is_let_be(path: Path) -> None:
    async def main() -> None:
        store = Store.open(path)
        await keep(ClubFolder(store))
        right = reckoned(ClubFolder(store).world(), anew=True)
        stream = f"{CLUB}.e0002"
        seats, tables = (store.many.reckoned_of("evening", name)[stream] for name in ("seats", "tables"))
        planted = json.loads(seats.body)
        next(iter(planted.values()))[0][0] += 1000
        await store.write(KeepReckoned(stream, "seats", seats.mark, json.dumps(planted)))
        folder = ClubFolder(store)
        assert folder.stale_counts() == ("e0002",)
        found = await asyncio.to_thread(checked_store, path)
        assert [(one.code, one.values) for one in found.faults] == [("verify_counts", {"evening": "e0002"})]
        assert not (await asyncio.to_thread(checked_store, path)).faults, "what was wrong is not used any more"
        assert reckoned(ClubFolder(store).world()) == right
        await store.write(KeepReckoned(stream, "seats", seats.mark, json.dumps(planted)))
        folder = ClubFolder(store)
        assert reckoned(folder.world()) != right
        await store.write(KeepReckoned(stream, "seats", "another program", json.dumps(planted)))
        assert reckoned(ClubFolder(store).world()) == right
        other = store.many.reckoned_of("evening", "tables")[f"{CLUB}.e0000"].body
        await store.write(KeepReckoned(stream, "seats", *seats), KeepReckoned(stream, "tables", tables.mark, other))
        assert ClubFolder(store).stale_counts() == ("e0002",)
        for broken in ("", "{", "[]", "bm9uZQ==", tables.body[:-9], "é"):
            await store.write(
                KeepReckoned(stream, "seats", seats.mark, broken), KeepReckoned(stream, "tables", tables.mark, broken)
            )
            folder = ClubFolder(store)
            assert reckoned(folder.world()) == right
        await store.close()

    apart(main())


@pytest.mark.parametrize("text", ["", "[", "[]", "7", "null", '{"a":[]}', '{"1":[[1]]}', '{"1":7}'])
def test_seats_that_cannot_be_read_are_none(text: str) -> None:
    assert read_seats(text) == {}


def test_who_is_erased_leaves_no_name_in_what_is_kept(path: Path) -> None:
    async def main() -> None:
        store = Store.open(path)
        folder = ClubFolder(store)
        await keep(folder)
        await folder.do(DoErase("p07"), "host", TODAY)
        await keep(folder)
        await store.close()

    assert b"Naam p07" in path.read_bytes()
    apart(main())
    assert all(b"Naam p07" not in file.read_bytes() for file in path.parent.iterdir())
    with closing(sqlite3.connect(path)) as read:
        assert read.execute("select count(*) from reckoned").fetchone() == (2 * EVENINGS,)
    assert b"Naam p08" in path.read_bytes()


def slowly(text: str) -> ToldEvening:
    """An event read as any other text is."""
    return EVENING_TOLD.read(decode(text), "")


def texts() -> Iterator[str]:
    """Events of sheets as they are stored: paper forms, and sheets that were taken over."""
    random = Random(4)
    sheets = [one for number in range(3) for one in evening_events(number, random, sheets=True)]
    for event in sheets:
        yield evening_text("host", event)
    typed = next(one for one in sheets if isinstance(one, SheetTyped))
    named = (taps.ChooseWinner(0), taps.NameHand(0, '},{ ]] ],[ "taps":[{ \\', 3))
    yield evening_text("host", typed._replace(hands=(named, (), named)))
    yield evening_text("host", typed._replace(reason='"hands":[[{"tap":"clear"}]]'))
    opened = SheetOpened(open_sheet(BOOKS[0], typed.players))
    events = (opened, HandKept(typed.hands[0]), HandCorrected(1, typed.hands[1], '"taps":[{}]'), HandKept(named))
    yield evening_text("host", typed._replace(hands=(), events=events))
    yield evening_text("host", typed._replace(hands=(), events=events[:2]))


def totals() -> Iterator[ResultTyped]:
    """Typed totals, usual ones and others."""
    random = Random(6)
    typed = [one for number in range(3) for one in evening_events(number, random, sheets=False)]
    usual = [one for one in typed if isinstance(one, ResultTyped)]
    one = usual[0]
    yield from usual
    yield one._replace(table=1000, part=999, points=(10_000_000, -9_999_999, 0, -1), hands=0, complete=False)
    yield one._replace(rules="", mahjongs=(), caused=(), hands=None, complete=True, imported="blad 2")
    yield one._replace(share=Fraction(2, 3), settled=False, reason="typefout", hands=1000, mahjongs=(1000, 0, 0, 0))
    yield one._replace(rules='a","b', players=("é", "a\\b", 'a"b', "]"), imported='"\n', points=(), caused=(1,))


def test_totals_are_read_quickly_as_they_are_read_slowly() -> None:
    quickly = 0
    for typed in totals():
        for text in (evening_text("host p07", typed), evening_text("", typed), evening_text('"\\', typed)):
            assert read_evening(text) == slowly(text) == ToldEvening(slowly(text).by, typed)
            quickly += read_totals(text) is not None
    assert quickly == 2 * 37, "the usual ones, and what was taken over"


def test_sheets_are_read_quickly_as_they_are_read_slowly() -> None:
    for text in texts():
        assert read_evening(text) == slowly(text)


@pytest.mark.parametrize("kind", ["sheet", "result"])
def test_a_result_with_one_letter_wrong_is_refused_by_both(kind: str) -> None:
    known = (*texts(), *(evening_text("host", one._replace(imported="x")) for one in totals()))
    text = next(text for text in known if f'"event":"{kind}"' in text)
    random = Random(5)
    for at in random.sample(range(len(text)), min(len(text), 300)):
        broken = text[:at] + random.choice('{}[],":x1 -0\\') + text[at + 1 :]
        found: list[object] = []
        for read in (read_evening, slowly):
            try:
                found.append(read(broken))
            except Exception as wrong:  # whatever it is, both say it
                found.append(type(wrong).__name__.replace("WireError", "ClubError"))
        assert found[0] == found[1], broken

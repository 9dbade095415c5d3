"""Score sheets for tests: hands tapped in from the notation, and matches of random hands."""

from __future__ import annotations

from random import Random

from windroos.hands import GREEN_DRAGON_ROUND, By, Hand
from windroos.notation import parse
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match
from windroos.rules.rule import Value
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet import taps as tap_kinds
from windroos.scoresheet.capabilities import ends, everyone_scores
from windroos.scoresheet.draft import Draft, after, new_draft
from windroos.scoresheet.events import (
    HandCorrected,
    HandKept,
    HandStruck,
    LastHandDeclared,
    PointsCorrected,
    SheetEvent,
    TurnSet,
)
from windroos.scoresheet.opening import open_sheet
from windroos.scoresheet.sheet import Sheet, opened
from windroos.scoresheet.turns import rounds_of

NAMES = ("Marijke", "Joost", "Ineke", "Henk", "Piet")
BOOKS = ("nts2002", "groenehart2011", "hongkong", "nmv144", "mcr")


def new_sheet(id: str, players: int = 4, rounds: int | None = None, /, **options: Value) -> Sheet:
    """An empty sheet of these rules."""
    return opened(open_sheet(id, NAMES[:players], options, rounds=rounds))


def tap_all(draft: Draft, *taps: tap_kinds.Tap) -> Draft:
    """The draft after these taps."""
    for tap in taps:
        draft = after(draft, tap)
    return draft


def tiles_of(hand: Hand) -> list[tap_kinds.Tap]:
    """The taps that enter a hand for the selected player: sets, bonus tiles, rack."""
    sets: list[tap_kinds.Tap] = [
        tap_kinds.AddSet(meld.kind, meld.tile, meld.open, NOBODY, meld.added, meld.east_first) for meld in hand.melds
    ]
    return [*sets, *(tap_kinds.AddTile(tile) for tile in (*hand.bonus, *hand.concealed))]


def lay(draft: Draft, player: int, text: str) -> Draft:
    """A hand in the notation put before a player, the winning tile last."""
    read = parse(text)
    draft = tap_all(draft, tap_kinds.SelectPlayer(player), *tiles_of(read.hand))
    win = read.situation.win
    return draft if win is None else after(draft, tap_kinds.AddTile(win.tile))


def worked_example(sheet: Sheet) -> Draft:
    """The worked example of the Groene Hart book (2011, p. 13), tapped in."""
    draft = tap_all(
        sheets.draft(sheet), tap_kinds.ChooseWinner(1), tap_kinds.ChooseHow(By.DISCARD), tap_kinds.ChooseGiver(2)
    )
    draft = lay(draft, 1, "[345p] [567s] 234m 678m 3s +3s")
    draft = lay(draft, 0, "444m 666p RRR 1m 9p 2s 8s")
    draft = lay(draft, 3, "[888s] SSS 1s 4s 5s 7s 9s N P")
    return lay(after(draft, tap_kinds.MarkDead(2)), 2, "[WWWW] [EEE] 11p 99s 9m G")


def numbers(draft: Draft, random: Random) -> Draft:
    """A hand of random numbers, or one that nobody won."""
    match = draft.match
    if random.random() < 0.25:
        return after(draft, tap_kinds.ChooseEnd(random.choice(ends(match))))
    winner, giver = random.sample(match.seats, 2)
    draft = tap_all(draft, tap_kinds.ChooseWinner(winner), tap_kinds.ChooseHow(random.choice((By.DISCARD, By.WALL))))
    if draft.paper.by == By.DISCARD:
        draft = after(draft, tap_kinds.ChooseGiver(giver))
    if not everyone_scores(match.rules):
        return after(draft, tap_kinds.EnterPoints(winner, random.randrange(8, 12)))
    for player in match.seats:
        if player != winner and random.random() < 0.2:
            draft = after(draft, random.choice((tap_kinds.MarkDead(player), tap_kinds.MarkFalse(player))))
        elif random.random() < 0.5:
            doubles = random.randrange(2 if player == winner else 0, 5)
            draft = after(draft, tap_kinds.EnterSum(player, 2 * random.randrange(1, 30), doubles))
        else:
            draft = after(draft, tap_kinds.EnterPoints(player, 2 * random.randrange(1, 40)))
    if match.round == GREEN_DRAGON_ROUND:
        draft = after(draft, tap_kinds.ChooseDouble(random.choice(match.seats)))
    return draft


def random_event(sheet: Sheet, random: Random) -> SheetEvent:
    """What may happen next: mostly a hand."""
    match, entries, chance = sheet.match, sheet.entries, random.random()
    if entries and chance < 0.08:
        entry = random.choice(entries)
        return HandCorrected(entry.number, numbers(new_draft(entry.before, entry.number), random).taps, "nee")
    if entries and chance < 0.12:
        return HandStruck(random.choice(entries).number)
    if chance < 0.18 or (match.over and chance < 0.5):
        return PointsCorrected(tuple(random.randrange(-20, 21) for _ in match.players), "straf")
    if chance < 0.22 or match.over:
        return TurnSet(random.choice(rounds_of(match)), random.choice(seated(match)))
    if chance < 0.25:
        return LastHandDeclared()
    return HandKept(numbers(sheets.draft(sheet), random).taps)


def seated(match: Match) -> tuple[int, ...]:
    """Everybody of the match."""
    return tuple(range(len(match.players)))

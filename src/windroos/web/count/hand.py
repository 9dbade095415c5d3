"""What the page of a kept hand shows: who won, the nets, the hands on felt, why, why not, and who pays whom."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.play.model.events import NOBODY
from windroos.scoresheet.counted import CountedHand, CountedSide
from windroos.scoresheet.matrix import MatrixCell, matrix, transfers
from windroos.scoresheet.nearly import near_misses
from windroos.scoresheet.opening import words_of
from windroos.scoresheet.paper import NO_TILE
from windroos.scoresheet.say import dead_line, foul_lines, headline, side_line, subline
from windroos.scoresheet.sheet import Sheet, SheetHand
from windroos.scoresheet.standings import ChipPayment, chip_payments
from windroos.scoring.score import Score
from windroos.telling.lines import ExplanationLine
from windroos.telling.why_not import why_not_text
from windroos.text.books import BookWords
from windroos.text.figures import number, signed
from windroos.text.web.count import WORDS
from windroos.text.words import Lang
from windroos.web.count.entry import away, giver_name
from windroos.web.count.history import before_of
from windroos.web.count.rulings import RulingNote, rulings
from windroos.web.explained import explained
from windroos.web.pictures import SetPicture, Tile, set_picture, winning_tile


class FeltHand(NamedTuple):
    """One player's hand on felt.

    groups   the rack in sets, those that count for nothing last
    winning  the winning tile, ringed and turned towards who gave it
    figure   `24 × 4`; `note` what else stands under the score
    """

    side: CountedSide
    won: bool
    dead: bool
    false: bool
    has_tiles: bool
    sets: tuple[SetPicture, ...]
    groups: tuple[tuple[Tile, ...], ...]
    bonus: tuple[int, ...]
    winning: Tile | None
    figure: str
    scores: bool
    total: int
    lines: tuple[ExplanationLine, ...]
    near: tuple[tuple[str, str, list[str]], ...]


def hand_values(sheet: Sheet, entry: SheetHand, lang: Lang, asked: Mapping[str, str]) -> dict[str, object]:
    """Everything that the template of a result wants to know. `asked` may hold a player and an item for "why not"."""
    counted = entry.counted
    words = words_of(sheet.opening)
    cells = matrix(counted, lang)
    totals = totals_of(cells)
    shown = [shown_hand(counted, side, words, lang) for side in counted.sides if side.seat != NOBODY]
    shown.sort(key=lambda hand: (not hand.won, hand.dead, -hand.total, hand.side.seat))
    return {
        "entry": entry,
        "counted": counted,
        "headline": headline(counted, lang),
        "subline": subline(counted, lang),
        "side_lines": [side_line(counted, side.player, lang) for side in counted.sides],
        "hands": shown,
        "matrix": cells,
        "totals": totals,
        "extra_rows": _under(counted, totals, lang),
        "transfers": transfers(counted, lang),
        "dead_lines": [(side, text) for side in counted.sides if (text := dead_line(counted, side.player, lang))],
        "foul_lines": foul_lines(counted, lang),
        "hand_rulings": _rulings(sheet, counted, lang),
        "earlier": before_of(entry, lang),
        "by_scores": counted.winner is not None and counted.paper.sides[counted.winner.player].points is not None,
        "items": [(item.id, words.entry(item.id, lang)) for item in counted.draft.match.rules.entries],
        "answer": _answer(counted, words, lang, asked),
        "asked": asked,
        "chip_payments": chip_lines(chip_payments(sheet, entry.number)),
    }


def _rulings(sheet: Sheet, counted: CountedHand, lang: Lang) -> list[RulingNote]:
    """What the rules say about what went wrong in this hand."""
    sides = counted.paper.sides
    keys = [
        key
        for key, there in (
            ("false", any(side.false for side in sides)),
            ("dead", any(side.dead for side in sides)),
            ("fouls", any(side.fouls for side in sides)),
        )
        if there
    ]
    return list(dict.fromkeys(ruling for key in keys for ruling in rulings(sheet, key, lang)))


def shown_hand(counted: CountedHand, side: CountedSide, words: BookWords, lang: Lang) -> FeltHand:
    """One player's tiles as they lay, and their explanation."""
    draft, score = counted.draft, side.score
    paper = draft.paper
    entered = paper.sides[side.player]
    won = counted.winner is not None and counted.winner.player == side.player
    told = explained(entered.hand(), score, words, lang)
    return FeltHand(
        side=side,
        won=won,
        dead=side.source == "dead",
        false=bool(entered.false),
        has_tiles=entered.has_tiles,
        sets=tuple(
            set_picture(laid.meld, lang, away(draft, side.player, laid.giver), giver_name(draft, laid.giver))
            for laid in entered.sets
        ),
        groups=told.groups,
        bonus=tuple(sorted(entered.bonus)),
        winning=_winning(counted) if won else None,
        figure=told.figure,
        scores=side.source not in ("none", "dreams"),
        total=side.total,
        lines=told.lines,
        near=_near(score, words, lang) if score is not None and score.best is not None else (),
    )


def _winning(counted: CountedHand) -> Tile | None:
    paper = counted.paper
    if paper.tile == NO_TILE:
        return None
    return winning_tile(paper.tile, away(counted.draft, paper.winner, paper.giver))


def _near(score: Score, words: BookWords, lang: Lang) -> tuple[tuple[str, str, list[str]], ...]:
    return tuple((near.id, f"{near.name} ({near.figure})", [near.text]) for near in near_misses(score, words, lang))


def _answer(counted: CountedHand, words: BookWords, lang: Lang, asked: Mapping[str, str]) -> dict[str, object] | None:
    """Why an item that somebody asked about did not count, and for whom."""
    item, player = asked.get("why", ""), asked.get("of", "")
    entry = counted.draft.match.rules.entry(item)
    side = next((side for side in counted.sides if str(side.player) == player), None)
    if entry is None or side is None or side.score is None:
        return None
    dead = side.source == "dead"
    return {
        "player": side.player,
        "name": words.entry(item, lang),
        "sentences": why_not_text(side.score, item, words, lang, dead),
    }


class PlayerTotals(NamedTuple):
    """What each player pays and receives, before it is set off."""

    pays: tuple[int, ...]
    gets: tuple[int, ...]


def totals_of(cells: tuple[tuple[MatrixCell, ...], ...]) -> PlayerTotals:
    """Sums of the rows and of the columns of who pays whom."""
    rows = tuple(sum(cell.amount for cell in row) for row in cells)
    return PlayerTotals(rows, tuple(sum(row[at].amount for row in cells) for at in range(len(cells))))


def _under(counted: CountedHand, totals: PlayerTotals, lang: Lang) -> list[tuple[str, str, list[str]]]:
    """The rows under who pays whom: what each receives, the score, and what offences cost; (class, name, figures)."""
    sides = counted.sides
    found = [
        ("got", WORDS["receives"].to(lang), [number(got, lang) for got in totals.gets]),
        ("netrow", WORDS["score"].to(lang), [signed(side.net, lang) for side in sides]),
    ]
    if any(side.deduction for side in sides):
        off = [signed(-side.deduction, lang) if side.deduction else "" for side in sides]
        found.append(("", WORDS["deductions"].to(lang), off))
    return found


def chip_lines(payments: tuple[ChipPayment, ...]) -> list[tuple[str, str, int, str, str]]:
    """Who pays whom in chips: payer, payee, points, chips given, change."""
    return [
        (
            one.paid.payer or "",
            one.paid.payee or "",
            one.paid.amount,
            _chips(one.handover.given),
            _chips(one.handover.change),
        )
        for one in payments
    ]


def _chips(chips: tuple[int, int, int, int]) -> str:
    return " + ".join(f"{count} × {worth}" for count, worth in zip(chips, (1000, 500, 100, 10), strict=True) if count)

"""Special hands by name: which one it was that a typed score stands for, and what it is worth."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from windroos.play.model.match import Match
from windroos.rules.formations import Formation
from windroos.rules.rule import Entry, Part, Who
from windroos.rules.rules import Rules
from windroos.scoresheet.errors import SheetError
from windroos.scoresheet.paper import Paper, Side
from windroos.scoring.gau import SITUATIONS
from windroos.settling.overscore import RULE_LIMIT, may_be_counted, worths
from windroos.text.books import BookWords
from windroos.text.words import Lang

UNNAMED: Final = ""
"""As the name of a hand: nobody knows which it was."""
MOST_NUMBER: Final = 54
"""50 special formations and the four situations (144 rules, rules 129 and 135)."""
_LAST_HALF: Final = 3
_FIRST_DOUBLE: Final = 20
"""Numbers up to 3 are worth half a limit, from 20 on twice the limit (rules 90 and 141)."""


@lru_cache(maxsize=64)
def nameable(rules: Rules) -> tuple[str, ...]:
    """The hands that can be named: special formations and situations, limit hands, or the fan of MCR, dearest first."""
    if rules.formations is not None:
        return (*(row.id for row in reversed(rules.formations.rows)), *(id for id in SITUATIONS if _entry(rules, id)))
    limits = [entry for entry in rules.entries if entry.limit and entry.who != Who.WAITING]
    fans = [] if limits else [entry for entry in rules.entries if entry.fan > 0]
    return tuple(entry.id for entry in sorted(limits or fans, key=lambda one: (-one.limit, -one.fan)) if entry.active)


def hand_name(rules: Rules, words: BookWords, hand: str, number: int, lang: Lang) -> str:
    """`Jadespel`, `BMJ-31`, `Pee Ling eet cake`; "" where nothing was named."""
    row = formation_of(rules, hand, number)
    if row is not None:
        return row.name.to(lang)
    hand = hand or situation_of_number(number)
    return words.entry(hand, lang) if hand else f"BMJ-{number}" if number else ""


def formation_of(rules: Rules, hand: str, number: int) -> Formation | None:
    """The special formation that is meant, where the list has it; a number that several have means none of them."""
    rows = rules.formations.rows if rules.formations is not None else ()
    meant = [row for row in rows if (row.id == hand if hand else row.number == number and number)]
    return meant[0] if len(meant) == 1 else None


def situation_of_number(number: int) -> str:
    """The situation that has this number (rule 135), or ""."""
    return next((id for id, points in SITUATIONS.items() if points == number), "")


def rank_of_named(rules: Rules, side: Side) -> int:
    """The rank of a named special formation, as `Result.special` has it; 0 where it is none.

    A number that is not in the list goes with the highest formation below it.
    """
    if rules.formations is None or not (side.named or side.number) or _situation(side):
        return 0
    row = formation_of(rules, side.named or "", side.number)
    if row is not None:
        return rules.formations.place(row.id)
    rank = (value_of_number(side.number), side.number)
    return sum(one.rank[:2] <= rank for one in rules.formations.rows)


def value_of_number(number: int) -> int:
    """What a special formation is worth where the limit is 500 and the list does not have its number (rule 90)."""
    return RULE_LIMIT // 2 if number <= _LAST_HALF else 2 * RULE_LIMIT if number >= _FIRST_DOUBLE else RULE_LIMIT


def with_name(match: Match, paper: Paper, player: int, hand: str, number: int) -> Side:
    """The winner's side with the name of his hand; where no score was typed, with what that hand is worth.

    Raises SheetError `sheet_name_winner`, `sheet_name_tiles`, `sheet_name_unknown`, `sheet_name_near`,
    `sheet_name_worth`.
    """
    rules, side = match.rules, paper.sides[player]
    if player != paper.winner:
        raise SheetError("sheet_name_winner", player=match.players[player])
    if side.has_tiles:
        raise SheetError("sheet_name_tiles", player=match.players[player])
    known = not hand or hand in nameable(rules)
    if not known and (near := _near(hand, nameable(rules))):
        raise SheetError("sheet_name_near", rules=rules.name, named=hand[:40], near=near)
    if not known or (hand and number) or (number and (rules.formations is None or number > MOST_NUMBER)) or number < 0:
        raise SheetError("sheet_name_unknown", rules=rules.name)
    on = side._replace(named=hand, number=number)
    worth = worth_of(rules, hand, number)
    if not worth:
        return on
    special = True if rules.formations is not None and not _situation(on) else None
    if side.points is None:
        return on._replace(points=worth[on.bet and len(worth) > 1], special=special)
    if rules.formations is not None and (side.points << (side.doubles or 0)) not in worth:
        raise SheetError("sheet_name_worth", worth=worth[0], points=side.points << (side.doubles or 0))
    return on._replace(special=special)


def _near(hand: str, known: tuple[str, ...]) -> str:
    """The hands whose ids resemble one that is unknown, "" where none does."""
    from difflib import get_close_matches  # only when something is wrong

    return ", ".join(get_close_matches(hand[:40], known, 3, 0.6))


def worth_of(rules: Rules, hand: str, number: int) -> tuple[int, ...]:
    """What a named hand is worth, and with a won bet (rule 88); () where its name does not say."""
    hand = hand or situation_of_number(number)
    if rules.formations is not None and hand not in SITUATIONS:
        row = formation_of(rules, hand, number)
        value = row.value if row is not None else value_of_number(number) if number else 0
        worth = value * int(rules.value("limit")) // RULE_LIMIT
        return (worth, 2 * worth) if worth else ()
    entry = _entry(rules, hand)
    if entry is None or not entry.limit:
        return ()
    doubled = (2 * entry.limit,) if entry.part == Part.FORMATION else ()
    return (entry.limit if rules.rule_set.scheme.limit_row else min(entry.limit, rules.policy.limit), *doubled)


def _situation(side: Side) -> bool:
    return side.named in SITUATIONS or side.number in SITUATIONS.values()


def _entry(rules: Rules, hand: str) -> Entry | None:
    return next((entry for entry in rules.entries if entry.id == hand and entry.active), None)


def asks_name(rules: Rules, score: int) -> bool:
    """Whether no ordinary hand has this score, so that the table knows which special hand it was (rules 80 and 90)."""
    if rules.formations is None:
        return False
    limit, round_up = int(rules.value("limit")), bool(rules.value("round_up"))
    return score in worths(limit) and (score > limit or not may_be_counted(score, round_up))

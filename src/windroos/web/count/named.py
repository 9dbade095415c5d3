"""Which special hand a typed score stands for, as buttons: the special formations, the limit hands, the fan of MCR."""

from __future__ import annotations

from typing import NamedTuple

from windroos.books.catalog import book_words
from windroos.play.model.match import MAHJONG
from windroos.scoresheet.draft import Draft
from windroos.scoresheet.missing import Missing
from windroos.scoresheet.naming import UNNAMED, hand_name, nameable, worth_of
from windroos.text.words import Lang


class NamedChoice(NamedTuple):
    """A button: what it says, what it sends, and whether it was tapped."""

    text: str
    send: str
    chosen: bool


class NamedChoices(NamedTuple):
    """What there is to choose from; `asked`: the table is asked now, `numbers`: a number will do."""

    choices: tuple[NamedChoice, ...]
    asked: bool
    numbers: bool
    number: int


def named_choices(draft: Draft, lacks: tuple[Missing, ...], lang: Lang) -> NamedChoices | None:
    """The hands that the winner's typed score can be, the dearest first; None where it is no matter of names."""
    match, paper = draft.match, draft.paper
    if paper.end != MAHJONG or paper.sides[paper.winner].has_tiles:
        return None
    side, rules = paper.sides[paper.winner], match.rules
    words = book_words(rules.rule_set.id)
    fitting = [hand for hand in nameable(rules) if side.points is None or _fits(draft, hand)]
    asked = any(lack.code == "which_hand" for lack in lacks)
    if not fitting and not asked:
        return None
    choices = [
        NamedChoice(hand_name(rules, words, hand, 0, lang), _send(paper.winner, hand), side.named == hand)
        for hand in fitting
    ]
    specials = rules.formations is not None
    return NamedChoices(tuple(choices), asked or side.named is not None, specials, side.number)


def unknown_choice(draft: Draft) -> str:
    """What the button sends that says that nobody knows."""
    return _send(draft.paper.winner, UNNAMED)


def _fits(draft: Draft, hand: str) -> bool:
    side, rules = draft.paper.sides[draft.paper.winner], draft.match.rules
    worth = worth_of(rules, hand, 0)
    return not worth or ((side.points or 0) << (side.doubles or 0)) in worth


def _send(player: int, hand: str) -> str:
    return f"tap=name&player={player}&named={hand}&number=0"  # ids are words

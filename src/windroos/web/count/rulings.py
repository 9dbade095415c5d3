"""What the rules of a table say about a button: the option that decides it, with its answer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.play.model.events import NOBODY
from windroos.scoresheet.opening import words_of
from windroos.scoresheet.sheet import Sheet
from windroos.text.words import Lang

RULINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "dead": ("dead_hand",),
    "false": ("false_mahjong", "dead_hand"),
    "fouls": ("foul_steps",),
    "liable": ("exposed_tiles", "no_choice"),
    "end": ("draw", "draw_pot", "fifteenth_kong"),
}
"""The options whose answer says what a button brings about."""


class RulingNote(NamedTuple):
    """What a book or a club decided: `Dood spel: 0 punten, betaalt ... (N13)`."""

    question: str
    answer: str
    row: str


def rulings(sheet: Sheet, key: str, lang: Lang) -> tuple[RulingNote, ...]:
    """What the rules of this table say about a button."""
    rules, words = sheet.match.rules, words_of(sheet.opening)
    found = []
    for id in RULINGS[key]:
        option = rules.rule_set.option(id)
        if id == "draw" and sheet.match.dreamer != NOBODY:
            continue  # with five the winds move on after a draw as well (Groene Hart 2011, p. 21)
        if option is not None:
            answer = words.answer(id, rules.value(id), lang)
            found.append(RulingNote(words.question(id, lang), answer, option.ruling))
    return tuple(found)

"""Names that are said of a game and of a score: seats, tiles, actions, formations, totals."""

from __future__ import annotations

from typing import Final

from windroos.play.model import actions
from windroos.play.model.actions import Call, PlayerAction
from windroos.rules.rule import Part
from windroos.rules.rules import Rules
from windroos.scoring.score import Line, Score
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.books import BookWords
from windroos.text.figures import number
from windroos.text.web.tiles import row_name
from windroos.text.words import Lang, Words
from windroos.tiles import symbol

LETTERS: Final = (Words("OZWN", "ESWN"), Words("PGR", "PGR"))
"""Winds and dragons (white, green, red) by letter, as the notation reads them."""
NAMES: Final[dict[type, str]] = {
    actions.Draw: "draw",
    actions.Replace: "replace",
    actions.Keep: "keep",
    actions.Bet: "bet",
    actions.Pause: "pause",
    actions.Discard: "discard",
    actions.Kong: "kong",
    actions.Mahjong: "mahjong",
    actions.Expose: "expose",
}
"""Keys of the words for each action."""


def seat_name(seat: int, lang: Lang) -> str:
    """The wind of a seat."""
    return texts.SEATS[seat].to(lang)


def tiles_text(kinds: tuple[int, ...] | list[int], lang: Lang, in_full: bool = False) -> str:
    """Tiles in the notation, by the letters of the reader's language: `234m 33s EE RR`, in Dutch `T234 B33 OO RR`.

    `in_full` they are named, as one says them: `tekens 2, 3, 4, rode draak`.
    """
    ordered = sorted(kinds)
    if in_full:
        return row_name(ordered, lang)
    parts: list[str] = []
    for first, dutch, sign in ((0, "T", "m"), (9, "K", "p"), (18, "B", "s")):
        suit = "".join(str(kind - first + 1) for kind in ordered if first <= kind < first + 9)
        if suit:
            parts.append(dutch + suit if lang == "nl" else suit + sign)
    letters = LETTERS[0].to(lang) + LETTERS[1].to(lang)
    for kind in range(27, 34):
        copies = ordered.count(kind)
        if copies:
            parts.append(letters[kind - 27] * copies)
    parts.extend(symbol(kind) for kind in ordered if kind >= 34)
    return " ".join(parts)


def name_of(action: PlayerAction, lang: Lang, in_full: bool = False) -> str:
    """What an action is, to go on with after "you may": `discard 5p`, `chow 345p`; tiles as `tiles_text` has them."""
    if isinstance(action, actions.Claim):
        key = texts.CALLS[action.call].to(lang) if action.call != Call.PASS else texts.WOULD["pass"].to(lang)
        low = action.tile
        tiles = tiles_text((low, low + 1, low + 2), lang, in_full) if action.call == Call.CHOW and low >= 0 else ""
        return f"{key} {tiles}".rstrip()
    shown = (
        tiles_text((action.tile,), lang, in_full)
        if isinstance(action, actions.Discard | actions.Kong | actions.Expose)
        else ""
    )
    return texts.WOULD[NAMES[type(action)]].to(lang).format(tile=shown, tiles=shown)


def formation_name(score: Score, lang: Lang) -> str:
    """The name of the special formation that the hand is (144 rules)."""
    formations = score.rules.formations
    if formations is None or score.best is None or not score.best.facts.lay.special:
        return ""
    return formations.rows[score.best.facts.lay.special - 1].name.to(lang)


def line_name(score: Score, line: Line, words: BookWords, lang: Lang) -> str:
    """What players call the entry of a line; a special formation by its own name."""
    if line.entry.part == Part.FORMATION:
        return formation_name(score, lang) or words.entry(line.entry.id, lang)
    return words.entry(line.entry.id, lang)


def total_text(score: Score, lang: Lang) -> str:
    """The score with its unit."""
    scheme = score.rules.rule_set.scheme
    if scheme.limit_row and score.limit is not None and score.legal:
        return explain.LIMIT_ROW.to(lang)
    text = explain.amount(score.total, scheme.total_unit, number(score.total, lang), lang)
    if scheme.flowers and score.extra and score.legal:
        text += f" + {explain.amount(score.extra, 'flowers', number(score.extra, lang), lang)}"
    return text


def place_of(rules: Rules, source: str) -> str:
    """A place in the book of these rules without the book's name; another book's place keeps it."""
    return source.removeprefix(f"{rules.entries[0].source.partition(', ')[0]}, ")

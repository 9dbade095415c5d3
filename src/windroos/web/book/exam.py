"""Practice on the page: ten hands, the answers so far in the address, so that it works without a script or memory."""

from __future__ import annotations

import re
from collections.abc import Mapping
from random import SystemRandom
from typing import Final, NamedTuple

from windroos.handbook.picture import picture
from windroos.handbook.practice import HANDS, Answer, Judgement, check, deal, has_doubles
from windroos.hands import Win
from windroos.rules.rules import Rules
from windroos.scoring.score import Score
from windroos.telling.lines import ExplanationLine, lines
from windroos.telling.names import formation_name, seat_name, total_text
from windroos.text import explain as explain_texts
from windroos.text.figures import TIMES, number
from windroos.text.tiles import tile_name
from windroos.text.web.book import WORDS
from windroos.text.words import Lang
from windroos.web.book.chosen import BookError, Chosen
from windroos.web.book.hand_view import HandView, hand_view, say

_SEED: Final = re.compile(r"[a-z0-9]{1,16}")
_ANSWER: Final = re.compile(r"(?:(\d{1,7})?x(\d{1,2})?|l(\d{1,7})?|s)")
_LETTERS: Final = "bcdfghjkmnpqrstvwxz"
SKIPPED: Final = "s"


class ExamHand(NamedTuple):
    """One hand of the ten and what was answered."""

    number: int
    score: Score
    answer: Answer | None
    """None where it was skipped, or is still to be answered."""
    given: str
    """The answer as it stands in the address; "" where it is still to come."""

    @property
    def verdict(self) -> Judgement | None:
        """How good the answer was."""
        return check(self.score, self.answer) if self.answer is not None else None

    @property
    def right(self) -> bool:
        """Whether it was counted right."""
        verdict = self.verdict
        return verdict is not None and verdict.right


class TaskView(NamedTuple):
    """A hand as the page shows it."""

    number: int
    seat: str
    how: str
    hand: HandView
    total: str
    lines: tuple[tuple[ExplanationLine, HandView | None], ...]
    right: bool
    said: tuple[str, ...]
    answered: str


def new_seed() -> str:
    """A seed for ten new hands: six letters."""
    chance = SystemRandom()
    return "".join(chance.choice(_LETTERS) for _ in range(6))


def seed_of(text: str) -> str:
    """A seed from an address.

    Raises:
        BookError: `book_seed`.
    """
    if not _SEED.fullmatch(text):
        raise BookError("book_seed", value=text[:40])
    return text


def tasks(rules: Rules, seed: str, given: str) -> tuple[ExamHand, ...]:
    """The hands that were answered.

    Raises:
        BookError: `book_answers` for what are no answers, `book_no_hands` where these rules have no hands.
    """
    texts = given.split(".") if given else []
    if len(texts) > HANDS:
        raise BookError("book_answers")
    return tuple(ExamHand(number, hand(rules, seed, number), _read(text), text) for number, text in enumerate(texts))


def hand(rules: Rules, seed: str, number: int) -> Score:
    """One hand of a seed.

    Raises:
        BookError: `book_no_hands`.
    """
    try:
        return deal(rules, seed, number)
    except LookupError:
        raise BookError("book_no_hands") from None


def _read(text: str) -> Answer | None:
    found = _ANSWER.fullmatch(text)
    if found is None:
        raise BookError("book_answers")
    if text == SKIPPED:
        return None
    if text.startswith("l"):
        return Answer(limit=int(found[3] or 0))
    return Answer(_number(found[1]), _number(found[2]))


def _number(text: str | None) -> int | None:
    return int(text) if text else None


def written(form: Mapping[str, str]) -> str:
    """What was filled in, as it stands in an address: `24x2`, `l2000`, `s` for skipped.

    Raises:
        BookError: `book_number`.
    """
    if "toon" in form:
        return SKIPPED
    fields = {key: form.get(key, "").strip() for key in ("punten", "verdubbelingen", "limiet")}
    for key, value in fields.items():
        if value and not (
            value.isascii() and value.isdecimal() and len(value) <= (2 if key == "verdubbelingen" else 7)
        ):
            raise BookError("book_number", value=value[:40])
    if fields["limiet"]:
        return f"l{fields['limiet']}"
    if not fields["punten"]:
        return SKIPPED
    return f"{fields['punten']}x{fields['verdubbelingen']}"


def view(chosen: Chosen, task: ExamHand, lang: Lang) -> TaskView:
    """A hand with its situation; with its count and what was missed where it was answered."""
    scored, words = task.score, chosen.book.words
    counted: tuple[tuple[ExplanationLine, HandView | None], ...] = ()
    if task.given:
        counted = tuple((line, _lit(scored, line, lang)) for line in lines(scored, words, lang))
    return TaskView(
        number=task.number + 1,
        seat=say(
            WORDS["seat_round"],
            lang,
            seat=seat_name(scored.situation.seat, lang),
            round=explain_texts.ROUNDS[scored.situation.round].to(lang),
        ),
        how=how_won(scored.situation.win, lang),
        hand=hand_view(picture(scored), lang, own_name=True),
        total=total_text(scored, lang),
        lines=counted,
        right=task.right,
        said=_said(chosen, task, lang),
        answered=_answered(chosen.book.rules, task, lang),
    )


def _lit(scored: Score, line: ExplanationLine, lang: Lang) -> HandView | None:
    """The sets of the hand that a line is about."""
    found = next((one for one in scored.lines if one.entry.id == line.id), None)
    if found is None or line.kind != "line" or not found.tiles:
        return None
    groups = tuple(
        group._replace(tiles=tuple(tile._replace(lit=False) for tile in group.tiles if tile.lit))
        for group in picture(scored, found)
    )
    return hand_view(tuple(group for group in groups if group.tiles), lang, own_name=True)


def how_won(win: Win | None, lang: Lang) -> str:
    """How a hand was won, from whom does not matter: `mahjong met bamboe 3 van een ander, de laatste steen`."""
    if win is None:
        return WORDS["loser"].to(lang)
    giver = explain_texts.NOBODY.to(lang)
    parts = [say(explain_texts.BY[int(win.by)], lang, tile=tile_name(win.tile, lang), giver=giver)]
    if win.last:
        parts.append(explain_texts.CIRCUMSTANCES["last"].to(lang))
    return say(WORDS["makes"], lang, how=", ".join(parts))


def _said(chosen: Chosen, task: ExamHand, lang: Lang) -> tuple[str, ...]:
    """What an answer missed, in sentences."""
    verdict, scored = task.verdict, task.score
    if not task.given:
        return ()
    if verdict is None:
        return (WORDS["skipped"].to(lang),)
    if verdict.right:
        return (WORDS["right"].to(lang),)
    said = [WORDS["wrong"].to(lang)]
    unit = scored.rules.rule_set.scheme.total_unit
    if scored.limit is not None:
        name = formation_name(scored, lang) or chosen.book.words.entry(scored.limit, lang)
        return (*said, say(WORDS["is_limit_hand"], lang, name=name))
    if task.answer is not None and task.answer.limit is not None:
        return (*said, WORDS["no_limit_hand"].to(lang))
    for short, what in ((verdict.points_short, unit), (verdict.doubles_short, "doubles")):
        if short:
            key = f"{what}_{'short' if short > 0 else 'over'}"
            said.append(say(WORDS[key], lang, count=number(abs(short), lang)))
    if verdict.forgotten:
        names = explain_texts.listed([chosen.book.words.entry(id, lang) for id in verdict.forgotten], lang)
        said.append(say(WORDS["forgotten"], lang, names=names))
    return tuple(said)


def _answered(rules: Rules, task: ExamHand, lang: Lang) -> str:
    """What was answered, in figures."""
    answer = task.answer
    if answer is None:
        return ""
    if answer.limit is not None:
        limit = explain_texts.LIMIT_ROW.to(lang)
        return limit if rules.rule_set.scheme.limit_row else f"{limit} {number(answer.limit, lang)}"
    points = number(answer.points or 0, lang)
    return f"{points} {TIMES} {1 << (answer.doubles or 0)}" if has_doubles(rules) else points

"""The last steps of a lesson: going out, what a hand is worth, and who pays whom.

Nothing that they say of the rules is typed here: which hand may go out, what it is worth and who pays is asked of the
scorer and of the settlement, so that a club's own rules have a lesson too.
"""

from __future__ import annotations

from typing import Final

from windroos.lesson import hands
from windroos.lesson.exercise import SEATS, ChooseOne, LaidTile, LessonStep, OfferedAnswer, TableScene, kinds_of
from windroos.rules.rules import Rules, terms_of
from windroos.scoring.score import Line, Score
from windroos.scoring.waits import waits
from windroos.settling.outcome import Outcome
from windroos.settling.settle import Settlement, settlement

_SCORES: Final = (24, 0, 8, 12)
"""What the losers have, where losers have something."""
_MOST_CHOICES: Final = 4


def minimum(rules: Rules) -> LessonStep | None:
    """What one must have to go out, where the book asks for something."""
    enough, short = hands.first(rules, hands.may_go_out), hands.first(rules, hands.falls_short)
    if enough is None or short is None:
        return None
    unit, least, chows = rules.rule_set.scheme.unit, rules.policy.minimum, rules.policy.max_chows
    about = (*((f"minimum_{unit}",) if least else ()), *(("most_chows",) if chows < 4 else ()))
    lists = bool(least) and short.complete
    scores = tuple(sorted((short, enough), key=_whole))
    choices = tuple(
        OfferedAnswer(
            one.legal, tiles=_whole(one), reply="" if one.legal else "short" if one.complete else "no_mahjong"
        )
        for one in scores
    )
    return LessonStep(
        "minimum", TableScene(), ChooseOne(choices), {"minimum": least, "chows": chows},
        (*about, *(("what_counts",) if lists else ())), (), scores, lists,
    )  # fmt: skip


def towards_the_minimum(scored: Score) -> tuple[Line, ...]:
    """The lines of a hand that count for what one must have to go out."""
    doubles = scored.rules.rule_set.scheme.unit == "doubles"
    counting = (line for line in scored.lines if line.replaced_by is None and line.entry.minimum)
    return tuple(line for line in counting if line.doubles or not doubles)


def wait(rules: Rules) -> LessonStep | None:
    """Thirteen tiles, and which one is missing."""
    scored = hands.first(rules, hands.may_go_out)
    if scored is None:
        return None
    complete = {wait.kind for wait in waits(rules, scored.hand, scored.situation) if wait.discard.legal}
    tile = hands.winning_tile(scored)
    others = (*_near(tile), *kinds_of("E"))
    offered = sorted({tile, *[kind for kind in others if kind not in complete][: _MOST_CHOICES - 1]})
    choices = tuple(
        OfferedAnswer(kind == tile, tiles=(kind,), reply="" if kind == tile else "not_this") for kind in offered
    )
    return LessonStep("wait", _scene_of(scored), ChooseOne(choices), {"tile": tile})


def _near(tile: int) -> tuple[int, ...]:
    """Kinds of the same suit around a tile."""
    suit = tile // 9 * 9
    return tuple(suit + (tile - suit + step) % 9 for step in (1, 8, 3))


def mahjong(rules: Rules) -> LessonStep | None:
    """The tile comes."""
    scored = hands.first(rules, hands.may_go_out)
    if scored is None:
        return None
    tile = hands.winning_tile(scored)
    choices = (
        OfferedAnswer(False, "pass", reply="tile_is_gone"),
        OfferedAnswer(True, "mahjong"),
        OfferedAnswer(False, "draw", reply="tile_is_gone"),
    )
    return LessonStep("mahjong", _scene_of(scored, LaidTile("across", tile)), ChooseOne(choices), {"tile": tile})


def _scene_of(scored: Score, *discards: LaidTile) -> TableScene:
    sets = tuple(meld.tiles() for meld in scored.hand.melds)
    return TableScene(sets, (), scored.hand.concealed, discards, table=True)


def count(rules: Rules) -> LessonStep | None:
    """What the hand is worth."""
    scored = hands.first(rules, hands.is_worth_counting)
    if scored is None:
        return None
    total = scored.total
    doubled = rules.rule_set.scheme.doubles and scored.doubles
    wrong = {total // 2, total * 2, scored.points} if doubled else {total - 1, total + 2, total + 1}
    numbers = sorted({total, *sorted(wrong - {total, 0})[:3]})
    reply = "doubles_double" if doubled else "add_up"
    choices = tuple(
        OfferedAnswer(number == total, number=number, reply="" if number == total else reply) for number in numbers
    )
    unit = rules.rule_set.scheme.total_unit
    return LessonStep(
        "count", TableScene((_whole(scored),)), ChooseOne(choices), {"total": total}, (f"count_{unit}",), (), (scored,)
    )


def pay(rules: Rules) -> LessonStep | None:
    """Who pays whom: what East pays to who learns is to be said."""
    scored = hands.first(rules, hands.is_worth_counting)
    if scored is None:
        return None
    paid = _settled(rules, scored)
    pays = {one.payer: one.amount for one in paid.pays if one.payee == SEATS[1]}
    east, west, north = (pays.get(SEATS[seat], 0) for seat in (0, 2, 3))
    wrong = [number for number in (west, north, 0, 2 * east) if number != east]
    numbers = sorted({east, *list(dict.fromkeys(wrong))[:2]})
    choices = tuple(
        OfferedAnswer(number == east, number=number, reply="" if number == east else "see_payments")
        for number in numbers
    )
    about, then = (("everybody_pays",), ("losers_settle",)) if terms_of(rules).everyone else (("only_winner",), ())
    scores = _scores(rules, scored.total)
    values = {seat: scores[seat] or 0 for seat in SEATS}
    values |= {"total": scored.total, "west_pays": west, "north_pays": north}
    return LessonStep("pay", TableScene(), ChooseOne(choices), values, about, then, paid=paid)


def _scores(rules: Rules, total: int) -> dict[str, int | None]:
    """What each has: South won."""
    if not terms_of(rules).everyone:
        return {seat: total if seat == SEATS[1] else None for seat in SEATS}
    return {seat: total if seat == SEATS[1] else score for seat, score in zip(SEATS, _SCORES, strict=True)}


def _settled(rules: Rules, scored: Score) -> Settlement:
    """South won with the tile of the step before: North, across from him, discarded it."""
    outcome = Outcome(
        rules.id, SEATS, _scores(rules, scored.total), east=SEATS[0], winner=SEATS[1], by="discard", discarder=SEATS[3]
    )
    return settlement(outcome, terms_of(rules), counted=True)


def _whole(scored: Score) -> tuple[int, ...]:
    """All tiles of a winner, set by set, the winning one last."""
    sets = tuple(kind for meld in scored.hand.melds for kind in meld.tiles())
    return (*sets, *scored.hand.concealed, hands.winning_tile(scored))

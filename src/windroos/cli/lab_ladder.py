"""`windroos lab ladder` and `windroos lab train`: how strong the players are, and where EXPERT's numbers are from."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.books.catalog import IDS
from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Arguments, Spec
from windroos.cli.complain import OK
from windroos.cli.score import chosen_rules
from windroos.cli.show_lab import plain
from windroos.cli.typed_numbers import whole_typed
from windroos.errors import OptionError
from windroos.rules.course import ALWAYS_EAST
from windroos.rules.rules import Rules, course_of
from windroos.telling.printed.style import Style
from windroos.text import lab as texts
from windroos.text.books import BookWords
from windroos.text.figures import number
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.intervals import Estimate
    from windroos.lab.ladder import Rung

LADDER: Final = Spec(values=("rules", "house", "seed", "deals", "twins"), many=("set",))
TRAIN: Final = Spec(values=("rules", "house", "seed", "hands", "out"), many=("set",))
DEALS, TWINS, HANDS = 4000, 10, 10_000
"""Deals of a rung, hands whose every decision is asked of the player in Python, hands of training."""
_SAME: Final = 0.99
"""The share of decisions in which the compiled player and the one in Python must be the same."""


def usual_round(rules: Rules) -> int | None:
    """The wind of the round: East where it always is, by the book of 2002; else each wind in turn."""
    return 0 if course_of(rules).winds == ALWAYS_EAST else None


def ladder_command(typed: Arguments, style: Style) -> int:
    """Every rung against the one below, of one book or of all; 1 where one does not hold."""
    chosen = chosen_rules(typed)
    named = chosen.rules is not None or chosen.house is not None
    every = [choose_rules(one) for one in ([chosen] if named else [chosen._replace(rules=id) for id in IDS])]
    for rules, _ in every:
        if rules.value("players") != 4:
            raise OptionError("lab_seats", players=rules.value("players"))
    print(style.say(texts.LADDER_HEAD))
    print("|---|---|--:|--:|--:|--:|--:|--:|", flush=True)
    held = [_climbed(typed, rules, book, style.lang) for rules, book in every]
    agreed = [_agreed(typed, rules, book, style) for rules, book in every]
    tenths = " | ".join(f"{10 * at}–{10 * at + 10}" for at in range(10))
    print(f"\n| {texts.CALIBRATION_HEAD.to(style.lang)} | {tenths} |")
    print("|---|" + "--:|" * 10, flush=True)
    true = [_calibrated(typed, rules, book, style.lang) for rules, book in every]
    return OK if all((*held, *agreed, *true)) else 1


def _climbed(typed: Arguments, rules: Rules, book: BookWords, lang: Lang) -> bool:
    from windroos.lab.count import self_play
    from windroos.lab.ladder import RUNGS, climb
    from windroos.lab.task import Task

    chosen = chosen_rules(typed)
    options = tuple((id, rules.options[id]) for id in chosen.options)
    house = None if chosen.house is None else str(chosen.house)
    task = Task(
        rules.id, RUNGS[:2], whole_typed(typed, "deals", 2) or DEALS, _seed(typed), options, house, usual_round(rules)
    )
    held = True
    for rung in climb(task, self_play()):
        print(_row(rung, book.name.to(lang), lang), flush=True)
        held = held and not rung.faults()
    return held


def _row(rung: Rung, book: str, lang: Lang) -> str:
    """One line of the table, with what does not hold."""
    match, habits = rung.match, rung.habits
    value, interval = plain(match.difference, lang, sign=True)
    shares = [_percents(one, lang) for one in (habits.drawn, habits.self_drawn, habits.gave)]
    turn = "–" if habits.turns.value is None else texts.decimal(habits.turns.value, 1, lang)
    faults = "; ".join(texts.LADDER_FAULTS[code].to(lang) for code in rung.faults())
    over = texts.OVER.to(lang).format(player=rung.player, below=match.task.players[1])
    cells = [book, over, f"{value} {interval}", number(rung.alike.difference, lang), *shares, turn]
    return f"| {' | '.join(cells)} |" + (f" {faults}" if faults else "")


def _percents(one: Estimate, lang: Lang) -> str:
    return "–" if one.value is None else f"{_bare(one, lang)} %"


def _bare(one: Estimate, lang: Lang) -> str:
    return texts.percent(one.value or 0.0, lang, 1)


def _agreed(typed: Arguments, rules: Rules, book: BookWords, style: Style) -> bool:
    """Whether the compiled EXPERT and the one in Python are one."""
    from windroos.lab.twins import compare_twins

    found = compare_twins(rules, whole_typed(typed, "twins") or TWINS, _seed(typed), round=usual_round(rules))
    same, decisions = texts.percent(found.same, style.lang), number(found.decisions, style.lang)
    print(style.say(texts.TWINS, book=book.name.to(style.lang), same=same, decisions=decisions), flush=True)
    return found.same >= _SAME


def _calibrated(typed: Arguments, rules: Rules, book: BookWords, lang: Lang) -> bool:
    """Whether EXPERT's chances to win come true; one line of the table."""
    from windroos.lab.calibration import calibrate

    tenths = calibrate(rules, 4 * (whole_typed(typed, "deals", 2) or DEALS), _seed(typed), usual_round(rules))
    shown = [(texts.percent(one.said, lang, 1), _bare(one.happened, lang)) if one else ("", "") for one in tenths]
    cells = [f"{said} → {happened}" if said else "–" for said, happened in shown]
    is_off = any(one is not None and one.is_off for one in tenths)
    print(f"| {book.name.to(lang)} | {' | '.join(cells)} |" + f" {texts.NOT_TRUE.to(lang)}" * is_off, flush=True)
    return not is_off


def _seed(typed: Arguments) -> int:
    from windroos.lab.ladder import HELD_OUT

    return whole_typed(typed, "seed") or HELD_OUT + 1


def train_command(typed: Arguments, style: Style) -> int:
    """Play, and write the tables."""
    from windroos.lab.files import can_write, write_whole
    from windroos.lab.training import train

    rules, _ = choose_rules(chosen_rules(typed))
    file = Path(typed.get("out") or f"{rules.rule_set.scheme.id}.json")
    can_write(file)
    trained = train(rules, whole_typed(typed, "hands") or HANDS, whole_typed(typed, "seed") or 1)
    write_whole(file, trained.text())
    print(style.say(texts.WROTE, files=str(file)))
    return OK

"""`windroos review 'HAND'`: what to do with a hand that was typed, and what everything else costs."""

from __future__ import annotations

from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Arguments
from windroos.cli.complain import BAD, OK, complain
from windroos.cli.score import chosen_rules, chosen_wind
from windroos.cli.typed_numbers import whole_typed
from windroos.errors import NotationError
from windroos.notation import parse
from windroos.review.typed import choices, evaluated, tiles_typed, typed_view
from windroos.telling.coaching import SaidAdvice
from windroos.telling.names import name_of
from windroos.telling.printed.style import Style, wrap
from windroos.telling.printed.tiles import hand_pictures, hand_text
from windroos.text import explain
from windroos.text.typed_hand import WORDS, cost_text

_CHOICE, _FIGURE = 34, 10


def review_typed(typed: Arguments, style: Style) -> int:
    """Run the command for what stands there as a hand; the exit status."""
    text, lying = " ".join(typed.words), typed.get("gone") or ""
    reading = text
    try:
        read = parse(text, chosen_wind(typed, "seat"), chosen_wind(typed, "round"))
        reading = lying
        gone = tiles_typed(lying)
    except NotationError as trouble:
        complain(trouble, style.lang, reading)
        return BAD
    rules, book = choose_rules(chosen_rules(typed))
    view = typed_view(rules, read, gone, whole_typed(typed, "left", 0))
    said = SaidAdvice(view, evaluated(view), book, style.lang, in_full=True)
    seat, rounds = explain.SEATS[view.seat].to(style.lang), explain.ROUNDS[view.table.round].to(style.lang)
    name = book.name.to(style.lang) if rules.name == rules.id else rules.name
    win = read.situation.win
    print(style.soft(f"{name} · {seat} · {style.say(explain.ROUND, wind=rounds)}"))
    print(f"\n  {hand_text(read.hand, win, style)}")
    if style.tiles:
        print(f"  {hand_pictures(read.hand, win)}")
    print()
    first, *rest = wrap(said.text)
    print("\n".join((style.bold(first), *rest, *_choices(said, style))))
    return OK


def _choices(said: SaidAdvice, style: Style) -> list[str]:
    """What else may be done, with its cost; nothing beside a mahjong."""
    weighed = choices(said.evaluation)
    if not weighed:
        return []
    heads = (WORDS["typed_cost"].to(style.lang), WORDS["typed_chance"].to(style.lang))
    out = ["", style.soft("  " + f"{'':{_CHOICE}}" + "".join(f"{head:>{_FIGURE}}" for head in heads))]
    for one in weighed:
        name = name_of(one.action, style.lang, in_full=True)
        figures = (cost_text(said.evaluation.cost(one.action), style.lang), f"{round(100 * one.chance)} %")
        out.append(f"  {name:{_CHOICE}}" + "".join(f"{figure:>{_FIGURE}}" for figure in figures))
    return [*out, "", *(style.soft(line) for line in wrap(WORDS["typed_about"].to(style.lang)))]

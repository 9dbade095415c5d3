"""`windroos lab search`: where EXPERT's measure comes from."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from windroos.books.choosing import choose_rules
from windroos.cli.arguments import Arguments, Spec
from windroos.cli.complain import OK
from windroos.cli.score import chosen_rules
from windroos.cli.typed_numbers import whole_typed
from windroos.telling.printed.style import Style
from windroos.text import lab as texts
from windroos.text.figures import number

SEARCH: Final = Spec(values=("rules", "house", "seed", "steps", "out"), many=("set",))
STEPS, SEED = 1500, 11
"""Without them they are those by which Hong Kong's numbers were found."""


def search_command(typed: Arguments, style: Style) -> int:
    """Search, tell how it goes, and write the numbers."""
    from windroos.lab.files import can_write, write_whole
    from windroos.lab.search import search, text_of_measure

    rules, _ = choose_rules(chosen_rules(typed))
    file = Path(typed.get("out") or f"{rules.rule_set.scheme.id}-measure.json")
    can_write(file)
    steps, seed = whole_typed(typed, "steps") or STEPS, whole_typed(typed, "seed") or SEED

    def told(step: int, mean: float) -> None:
        brought = texts.decimal(mean, 2, style.lang)
        print(style.say(texts.SEARCHED, steps=number(step, style.lang), brought=brought), flush=True)

    write_whole(file, text_of_measure(search(rules, steps, seed, told), steps, seed))
    print(style.say(texts.WROTE, files=str(file)))
    return OK

"""`windroos lab anchors`: how strong the computer players are, by the measure of persons."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from windroos.books import catalog
from windroos.cli.arguments import Arguments, Spec
from windroos.cli.complain import OK
from windroos.cli.typed_numbers import whole_typed
from windroos.rating.scale import on_scale
from windroos.telling.printed.style import Style
from windroos.text import lab as texts
from windroos.text.figures import number

ANCHORS: Final = Spec(values=("rules", "companies", "hands", "slow", "seed", "out"))
COMPANIES, HANDS, SLOW, SEED = 100, 100, 120, 1
"""Companies, and the walls that each plays with each of it as East: of compiled players, and of those in Python."""


def anchors_command(typed: Arguments, style: Style) -> int:
    """Measure them by one book or by all, show where they stand, and write the file; other books in it stay."""
    from windroos.lab.anchors import measure, text_of
    from windroos.lab.count import self_play
    from windroos.lab.files import can_write, write_whole
    from windroos.lab.refereed import refereed
    from windroos.rating.anchors import measure_of

    file = Path(typed.get("out") or "anchors.json")
    chosen = typed.get("rules")
    ids = catalog.IDS if chosen is None else (catalog.rule_set(chosen).id,)
    can_write(file)
    kept = json.loads(file.read_text("utf-8")) if file.exists() and file.stat().st_size else {}
    found = {id: measure_of(one) for id, one in kept.items()}
    count, hands = whole_typed(typed, "companies") or COMPANIES, whole_typed(typed, "hands") or HANDS
    slow, seed = whole_typed(typed, "slow") or SLOW, whole_typed(typed, "seed") or SEED
    for id in ids:
        found[id] = measured = measure(catalog.rules(id), count, hands, slow, seed, self_play(), refereed)
        places = sorted((on_scale(one.value, measured), kind) for kind, one in measured.strengths.items())
        said = ", ".join(f"{texts.PLAYERS[kind].to(style.lang)} {number(at, style.lang)}" for at, kind in places)
        print(f"{catalog.book_words(id).name.to(style.lang)}: {said}", flush=True)
    write_whole(file, text_of(found))
    print(style.say(texts.WROTE, files=str(file)))
    return OK

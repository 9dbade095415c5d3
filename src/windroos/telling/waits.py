"""What a hand waits for, as `windroos waits --json` and the page's API give it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.distance.irregular import NEVER
from windroos.errors import SituationError
from windroos.scoring.score import Score
from windroos.scoring.waits import Wait, Way, waits, ways
from windroos.telling.hand_line import BOOK_SCHEMA as BOOK
from windroos.telling.hand_line import TILE_SCHEMA as TILE
from windroos.telling.hand_line import read_hand
from windroos.telling.objects import IDENTITY, Json
from windroos.tiles import kinds_in, symbol
from windroos.wire.outputs import FLAG, NUMBER, TEXT, Output, OutputKey, many, or_null, reference

PAID: Final = Output[Score](
    OutputKey("legal", FLAG, lambda score: score.legal),
    OutputKey("total", NUMBER, lambda score: score.total),
    OutputKey("would_be", NUMBER, lambda score: score.would_be),
)
"""What a hand pays when it is completed in one way."""
WAIT: Final = Output[Wait](
    OutputKey("tile", TILE, lambda wait: symbol(wait.kind)),
    OutputKey("left", NUMBER, lambda wait: wait.left),
    OutputKey("discard", reference("Paid"), lambda wait: PAID.of(wait.discard)),
    OutputKey("wall", reference("Paid"), lambda wait: PAID.of(wait.wall)),
)
"""A tile that completes the hand."""
FORM: Final = Output[Way](
    OutputKey("form", TEXT, lambda way: way.form),
    OutputKey("missing", or_null(NUMBER), lambda way: way.missing if way.missing < NEVER else None),
    OutputKey("at_least", FLAG, lambda way: way.at_least),
    OutputKey("nearer", many(TILE), lambda way: [symbol(kind) for kind in kinds_in(way.nearer)]),
)
"""How far the hand is from one form."""


class SaidWaits(NamedTuple):
    """What was found for a hand by these rules; `id` is what was given with it."""

    found: tuple[Wait, ...]
    forms: tuple[Way, ...]
    rules: str = ""
    id: object = None


_FOUND: Final = Output[SaidWaits](
    OutputKey("waits", many(reference("Wait")), lambda said: [WAIT.of(wait) for wait in said.found]),
    OutputKey("forms", many(reference("Form")), lambda said: [FORM.of(way) for way in said.forms]),
)
WAITS: Final = Output[SaidWaits](
    OutputKey("id", IDENTITY, lambda said: said.id), OutputKey("rules", BOOK, lambda said: said.rules), *_FOUND.keys
)
"""What thirteen tiles wait for."""


def waits_object(found: tuple[Wait, ...], forms: tuple[Way, ...]) -> Json:
    """What each tile that completes the hand pays, and how far the hand is from each form."""
    return _FOUND.of(SaidWaits(found, forms))


def waits_line(line: Mapping[str, Any]) -> Json:
    """What a decoded hand waits for. Raises WindroosError."""
    rules, hand, situation = read_hand(line)
    if situation.win is not None:
        raise SituationError("not_thirteen")
    found, forms = waits(rules, hand, situation), ways(rules, hand, situation)
    return WAITS.of(SaidWaits(found, forms, rules.id, line.get("id")))

"""What a hand waits for, as `windroos waits --json` and the page's API give it."""

from __future__ import annotations

from windroos.distance.irregular import NEVER
from windroos.scoring.score import Score
from windroos.scoring.waits import Wait, Way
from windroos.telling.objects import Json
from windroos.tiles import kinds_in, symbol


def waits_object(found: tuple[Wait, ...], forms: tuple[Way, ...]) -> Json:
    """What each tile that completes the hand pays, and how far the hand is from each form."""

    def paid(score: Score) -> Json:
        return {"legal": score.legal, "total": score.total, "would_be": score.would_be}

    return {
        "waits": [
            {"tile": symbol(wait.kind), "left": wait.left, "discard": paid(wait.discard), "wall": paid(wait.wall)}
            for wait in found
        ],
        "forms": [
            {
                "form": way.form,
                "missing": way.missing if way.missing < NEVER else None,
                "at_least": way.at_least,
                "nearer": [symbol(kind) for kind in kinds_in(way.nearer)],
            }
            for way in forms
        ],
    }

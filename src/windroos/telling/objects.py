"""A score as the keys that `windroos score --json` and `--jsonl` give, always in the same order."""

from __future__ import annotations

from windroos.errors import WindroosError
from windroos.notation import format_hand
from windroos.rules.rule import Part
from windroos.scoring.explain import arithmetic, line_tiles
from windroos.scoring.receives import payments
from windroos.scoring.score import Line, Score, without_reconstructions
from windroos.scoring.table import Counted
from windroos.settling.settle import Settlement
from windroos.telling.names import line_name
from windroos.text.books import BookWords
from windroos.text.explain import CERTAINTY
from windroos.text.words import Lang
from windroos.tiles import symbol

Json = dict[str, object]
"""An object, ready to be written."""


def score_object(score: Score, words: BookWords, lang: Lang) -> Json:
    """Everything about one score but its id and rules."""
    scheme = score.rules.rule_set.scheme
    found: Json = {"legal": score.legal, "complete": score.complete, "total": score.total}
    if not score.legal:
        found["would_be"] = score.would_be
    if scheme.doubles:
        found["points"] = score.points
        found["doubles"] = score.doubles
    if scheme.parts:
        found["counted"] = _part(score, Part.COUNTED)
        found["finishing"] = _part(score, Part.FINISHING)
        found["rounded"] = score.extra
        found["bonus"] = _part(score, Part.BONUS)
        found["unlimited"] = score.unlimited
    if scheme.flowers:
        found["flowers"] = score.extra
    found["limit"] = score.limit
    if not scheme.everyone:
        found["payments"] = payments(score)
    found["lines"] = [line_object(score, line, words, lang) for line in score.lines]
    found["rulings"] = list(score.options)
    return found


def _part(score: Score, part: Part) -> int:
    """144 rules: the points of one part; 0 where a special hand has taken their place."""
    return sum(line.points for line in score.lines if line.replaced_by is None and line.entry.part == part)


def line_object(score: Score, line: Line, words: BookWords, lang: Lang) -> Json:
    """One line. `tiles` are the tiles of the sets it is about, empty for the whole hand."""
    return {
        "rule": line.entry.id,
        "name": line_name(score, line, words, lang),
        "times": line.times,
        "points": line.points,
        "doubles": line.doubles,
        "fan": line.fan,
        "tiles": [symbol(tile) for tile in line_tiles(score, line)],
        "source": ", ".join(filter(None, (line.entry.source, CERTAINTY[line.certainty].to(lang)))),
        "replaced_by": line.replaced_by,
    }


def error_object(trouble: WindroosError, lang: Lang) -> Json:
    """What is wrong, instead of a score."""
    return {"code": trouble.code, "message": trouble.sentence(lang), "hint": trouble.hint(lang)}


def settlement_object(settlement: Settlement, lang: Lang) -> Json:
    """Nets, what changes hands, and the gross matrix in the order of the players."""
    return {
        "net": dict(settlement.net),
        "pays": [
            {"from": paid.payer, "to": paid.payee, "amount": paid.amount, "why": paid.because(lang)}
            for paid in settlement.pays
        ],
        "matrix": [list(row) for row in settlement.matrix()],
        "pot": settlement.pot,
        "deductions": dict(settlement.deductions),
    }


def hand_object(score: Score, words: BookWords, lang: Lang) -> Json:
    """One hand for `--json`: its notation and rules, the score, and the arithmetic.

    With `without_reconstructions` where only a reconstruction makes it special: the total of the same hand without.
    """
    without = without_reconstructions(score)
    return {
        "hand": format_hand(score.hand, score.situation),
        "rules": score.rules.id,
        "name": words.name.to(lang) if score.rules.name == score.rules.id else score.rules.name,
        "digest": score.rules.digest,
        **score_object(score, words, lang),
        "arithmetic": [
            {"step": step.kind, "terms": list(step.terms), "result": step.result} for step in arithmetic(score)
        ],
        **({"without_reconstructions": without.total} if without is not None else {}),
    }


def table_object(counted: Counted, words: BookWords, lang: Lang) -> Json:
    """A whole table for `--json`: every player's hand, then the settlement (null where there is none)."""
    table = counted.table
    return {
        "rules": table.rules.id,
        "name": words.name.to(lang) if table.rules.name == table.rules.id else table.rules.name,
        "digest": table.rules.digest,
        "round": "ESWNG"[table.players[0].situation.round],
        "players": [
            {
                "player": player.name,
                "seat": "ESWN"[player.situation.seat],
                "won": player.won,
                "dead": player.dead,
                **hand_object(score, words, lang),
            }
            for player, score in zip(table.players, counted.scores, strict=True)
        ],
        "dreamers": list(table.dreamers),
        "settlement": settlement_object(counted.settlement, lang) if counted.settlement is not None else None,
    }

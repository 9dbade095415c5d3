"""A score as the keys that `windroos score --json` and `--jsonl` give, always in the same order."""

from __future__ import annotations

from operator import attrgetter
from typing import Final, NamedTuple

from windroos.errors import WindroosError
from windroos.notation import format_hand
from windroos.rules.rule import Part
from windroos.scoring.explain import arithmetic, line_tiles
from windroos.scoring.receives import payments
from windroos.scoring.score import Line, Score, without_reconstructions
from windroos.scoring.table import Counted
from windroos.settling.payments import Payment
from windroos.settling.settle import Settlement
from windroos.telling.hand_line import BOOK_SCHEMA as BOOK
from windroos.telling.hand_line import TILE_SCHEMA as TILE
from windroos.telling.names import line_name
from windroos.text.books import BookWords
from windroos.text.explain import CERTAINTY
from windroos.text.words import Lang
from windroos.tiles import symbol
from windroos.wire.outputs import FLAG, NUMBER, TEXT, Output, OutputKey, anything, by_name, many, or_null, reference

Json = dict[str, object]
"""An object, ready to be written."""
IDENTITY: Final = anything()
"""What was given with a request, given back."""


class SaidScore(NamedTuple):
    """A score to be said in a language; `id` is what was given with the hand."""

    score: Score
    words: BookWords
    lang: Lang
    id: object = None

    def part(self, part: Part) -> int:
        """144 rules: the points of one part; 0 where a special hand has taken their place."""
        return sum(line.points for line in self.score.lines if line.replaced_by is None and line.entry.part == part)

    def line_object(self, line: Line) -> Json:
        """One line of it."""
        return SCORE_LINE.of(SaidLine(self.score, line, self.words, self.lang))


class SaidLine(NamedTuple):
    """A line of such a score."""

    score: Score
    line: Line
    words: BookWords
    lang: Lang

    def source(self) -> str:
        """Where it comes from, and how certain that is."""
        certainty = CERTAINTY[self.line.certainty].to(self.lang)
        return ", ".join(filter(None, (self.line.entry.source, certainty)))


_DOUBLES: Final = attrgetter("score.rules.rule_set.scheme.doubles")
_PARTS: Final = attrgetter("score.rules.rule_set.scheme.parts")
_FLOWERS: Final = attrgetter("score.rules.rule_set.scheme.flowers")
_EVERYONE: Final = attrgetter("score.rules.rule_set.scheme.everyone")

SCORE_LINE: Final = Output[SaidLine](
    OutputKey("rule", TEXT, attrgetter("line.entry.id")),
    OutputKey("name", TEXT, lambda said: line_name(said.score, said.line, said.words, said.lang)),
    OutputKey("times", NUMBER, attrgetter("line.times")),
    OutputKey("points", NUMBER, attrgetter("line.points")),
    OutputKey("doubles", NUMBER, attrgetter("line.doubles")),
    OutputKey("fan", NUMBER, attrgetter("line.fan")),
    OutputKey("tiles", many(TILE), lambda said: [symbol(tile) for tile in line_tiles(said.score, said.line)]),
    OutputKey("source", TEXT, lambda said: said.source()),
    OutputKey("replaced_by", or_null(TEXT), attrgetter("line.replaced_by")),
)
"""One line of a score. `tiles` are the tiles of the sets it is about, empty for the whole hand."""
_SCORED: Final = Output[SaidScore](
    OutputKey("legal", FLAG, attrgetter("score.legal")),
    OutputKey("complete", FLAG, attrgetter("score.complete")),
    OutputKey("total", NUMBER, attrgetter("score.total")),
    OutputKey("would_be", NUMBER, attrgetter("score.would_be"), lambda said: not said.score.legal),
    OutputKey("points", NUMBER, attrgetter("score.points"), _DOUBLES),
    OutputKey("doubles", NUMBER, attrgetter("score.doubles"), _DOUBLES),
    OutputKey("counted", NUMBER, lambda said: said.part(Part.COUNTED), _PARTS),
    OutputKey("finishing", NUMBER, lambda said: said.part(Part.FINISHING), _PARTS),
    OutputKey("rounded", NUMBER, attrgetter("score.extra"), _PARTS),
    OutputKey("bonus", NUMBER, lambda said: said.part(Part.BONUS), _PARTS),
    OutputKey("unlimited", NUMBER, attrgetter("score.unlimited"), _PARTS),
    OutputKey("flowers", NUMBER, attrgetter("score.extra"), _FLOWERS),
    OutputKey("limit", or_null(TEXT), attrgetter("score.limit")),
    OutputKey(
        "payments",
        or_null(by_name(NUMBER)),
        lambda said: payments(said.score),
        lambda said: not _EVERYONE(said),
    ),
    OutputKey("lines", many(reference("Line")), lambda said: [said.line_object(line) for line in said.score.lines]),
    OutputKey("rulings", many(TEXT), lambda said: list(said.score.options)),
)
SCORE: Final = Output[SaidScore](
    OutputKey("id", IDENTITY, lambda said: said.id),
    OutputKey("rules", BOOK, lambda said: said.score.rules.id),
    *_SCORED.keys,
)
"""A hand counted."""
ERROR: Final = Output[tuple[WindroosError, Lang]](
    OutputKey("code", TEXT, lambda said: said[0].code),
    OutputKey("message", TEXT, lambda said: said[0].sentence(said[1])),
    OutputKey("hint", TEXT, lambda said: said[0].hint(said[1])),
)
"""What is wrong, and what to do about it."""
FAILED: Final = Output[tuple[object, WindroosError, Lang]](
    OutputKey("id", IDENTITY, lambda said: said[0]),
    OutputKey("error", reference("Trouble"), lambda said: error_object(said[1], said[2])),
)
"""The answer to a line that cannot be answered otherwise."""


class SaidSettlement(NamedTuple):
    """A settlement to be said in a language; `id` is what was given with the outcome, `pot`: there is or was one."""

    settlement: Settlement
    lang: Lang
    id: object = None
    pot: bool = True

    def payments(self) -> list[Json]:
        """What changes hands."""
        return [PAYMENT.of((paid, self.lang)) for paid in self.settlement.pays]


PAYMENT: Final = Output[tuple[Payment, Lang]](
    OutputKey("from", or_null(TEXT), lambda said: said[0].payer),
    OutputKey("to", or_null(TEXT), lambda said: said[0].payee),
    OutputKey("amount", NUMBER, lambda said: said[0].amount),
    OutputKey("why", TEXT, lambda said: said[0].because(said[1])),
)
"""What one pays another; null is the pot."""
_NET: Final = OutputKey[SaidSettlement]("net", by_name(NUMBER), lambda said: dict(said.settlement.net))
_PAYS: Final = OutputKey[SaidSettlement]("pays", many(reference("Payment")), lambda said: said.payments())
_POT: Final = OutputKey[SaidSettlement]("pot", NUMBER, lambda said: said.settlement.pot)
_DEDUCTIONS: Final = OutputKey[SaidSettlement](
    "deductions", by_name(NUMBER), lambda said: dict(said.settlement.deductions)
)
_WITH_MATRIX: Final = Output[SaidSettlement](
    _NET,
    _PAYS,
    OutputKey("matrix", many(many(NUMBER)), lambda said: [list(row) for row in said.settlement.matrix()]),
    _POT,
    _DEDUCTIONS,
)
SETTLEMENT: Final = Output[SaidSettlement](
    OutputKey("id", IDENTITY, lambda said: said.id),
    _NET,
    _PAYS,
    _POT._replace(there=lambda said: said.pot),
    _DEDUCTIONS._replace(there=lambda said: bool(said.settlement.deductions)),
)
"""Who pays whom."""


def score_object(score: Score, words: BookWords, lang: Lang) -> Json:
    """Everything about one score but its id and rules."""
    return _SCORED.of(SaidScore(score, words, lang))


def error_object(trouble: WindroosError, lang: Lang) -> Json:
    """What is wrong, instead of a score."""
    return ERROR.of((trouble, lang))


def failed_object(id: object, trouble: WindroosError, lang: Lang) -> Json:
    """What is wrong with what was given with this id."""
    return FAILED.of((id, trouble, lang))


def settlement_object(settlement: Settlement, lang: Lang) -> Json:
    """Nets, what changes hands, and the gross matrix in the order of the players."""
    return _WITH_MATRIX.of(SaidSettlement(settlement, lang))


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

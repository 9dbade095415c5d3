"""What only the 144 rules have: the parts of G.A.U. and the situations with All Round points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.rules.rule import Part

if TYPE_CHECKING:
    from windroos.scoring.score import Score

SITUATIONS: Final = {
    "pe_ling_eet_cake": 51,
    "bloeiende_bloem_van_de_dijk": 52,
    "maan_van_de_bodem_van_de_zee": 53,
    "reddende_heilige_vogel": 54,
}
"""All Round points of the situations (rules 84-87 and 135)."""


class GauParts(NamedTuple):
    """The count before doubling (rule 71); all 0 but `unlimited` where a formation or a situation sets the total."""

    counted: int
    """Gewone punten."""
    finishing: int
    """Afmaakpunten."""
    rounded: int
    """Both together, rounded up to a ten."""
    bonus: int
    """Uitmaakpunten."""
    unlimited: int
    """The end score before the limit; above it: overscore."""


def gau_parts(score: Score) -> GauParts:
    """G, A, G + A rounded, U and the end score before the limit."""
    parts = {Part.COUNTED: 0, Part.FINISHING: 0, Part.BONUS: 0}
    for line in score.lines:
        if line.replaced_by is None and line.entry.part in parts and score.limit is None:
            parts[line.entry.part] += line.points
    return GauParts(parts[Part.COUNTED], parts[Part.FINISHING], score.extra, parts[Part.BONUS], score.unlimited)


def situations(score: Score) -> tuple[str, ...]:
    """The situations that set the total, which are worth the same: the highest number first (ruling K12)."""
    return situations_there(score) if score.limit in SITUATIONS else ()


def situations_there(score: Score) -> tuple[str, ...]:
    """All situations of a hand, also where a formation is worth more: the highest number first."""
    found = {line.entry.id for line in score.lines if line.entry.id in SITUATIONS}
    return tuple(sorted(found, key=lambda one: -SITUATIONS[one]))

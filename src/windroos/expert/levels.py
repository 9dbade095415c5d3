"""How others play than EXPERT: levels, styles and people; each is its evaluation seen through four numbers."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple


class PlayingLevel(NamedTuple):
    """What a player makes of what EXPERT knows.

    temperature  how often less than the best is chosen: what costs this part of what the hand promises is chosen
                 1 / e times as often as the best; 0 is never
    overlooks    the chance that a set that may be laid out is not seen at all
    ambition     the value of a hand counts to the power of one more than this: above 0 rather dear, below 0 rather soon
    caution      how many times what a discard may cost is counted
    """

    temperature: float = 0.0
    overlooks: float = 0.0
    ambition: float = 0.0
    caution: float = 1.0


LEVELS: Final[Mapping[str, PlayingLevel]] = {
    "learner": PlayingLevel(temperature=0.2, overlooks=0.5, caution=0.0),
    "novice": PlayingLevel(temperature=0.07, overlooks=0.2, caution=0.0),
    "club": PlayingLevel(temperature=0.03, overlooks=0.1, caution=0.5),
    "advanced": PlayingLevel(temperature=0.02, overlooks=0.05),
    "careful": PlayingLevel(caution=4.0),
    "ambitious": PlayingLevel(ambition=1.0),
    "swift": PlayingLevel(ambition=-1.0),
}
"""The levels from low to high, then the styles. `tests/bots/test_levels.py` has their order."""
HUMAN: Final = "human"
"""The name of who plays as people do."""
_IN_TOURNAMENTS: Final = PlayingLevel(temperature=0.035, overlooks=0.1, caution=0.5)
PEOPLE: Final[Mapping[str, PlayingLevel]] = {
    "doubles": _IN_TOURNAMENTS,
    "fan": _IN_TOURNAMENTS,
    "gau": PlayingLevel(temperature=0.13, overlooks=0.2, caution=0.5),
    "points": _IN_TOURNAMENTS,
}
"""How people play, by scheme. Four of it draw as many hands as people do in MCR and by the 144 rules, of which that is
known; of NTS and Hong Kong it is not: they have what is known of MCR, which asks for a minimum too (docs/lab.md)."""


def levels_by(scheme: str) -> Mapping[str, PlayingLevel]:
    """Everybody with numbers of his own, by name, in the books of a scheme: levels, styles, and who plays as people."""
    return {**LEVELS, HUMAN: PEOPLE[scheme]}

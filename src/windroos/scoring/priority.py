"""Who goes first where several can make mahjong with one tile: what the tile completes. Also compiled."""

from __future__ import annotations

from windroos.reading.facts import SEASONS_CLAIMED
from windroos.reading.suits import PAIR, PUNG, WHOLE
from windroos.rules.conduct import Priority


def rank_of(priority: int, form: int, place: int, special: int) -> int:
    """The rank of one reading that may go out; see `windroos.scoring.score.claim_rank`."""
    if form == SEASONS_CLAIMED:
        return 0
    if special:
        return 3 + special
    if place == WHOLE and priority != Priority.TURN:
        return 4
    if priority == Priority.RANK:
        return 3 if place == PAIR else 2 if place == PUNG else int(place >= PAIR)
    return int(place >= PAIR)

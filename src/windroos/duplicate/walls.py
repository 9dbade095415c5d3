"""Where the walls of a round come from: a secret that is committed to, a word called in the hall, and nothing else.

A wall is what one hand is played with: the tiles in order, the dice, the wind of the round and who is East. Its own
secret is SHA-256 of `windroos wall ROUND NUMBER`, the word and the secret of the whole, each on a line; tiles and dice
are mixed from that as those of any live table are (`play.referee.mixing`), with nobody adding to it. So the SHA-256 of
a wall's secret is what each record promises before the deal, the same at every table. A wall's secret is opened with
its record and tells nothing of other walls; that of the whole is shown when nothing is played any more.
"""

from __future__ import annotations

from hashlib import sha256
from hmac import compare_digest
from typing import Final, NamedTuple

from windroos.duplicate.errors import DuplicateError
from windroos.people.spelling import SHORT
from windroos.reckoning.lots import commitment
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import TEXT, Spelling, whole

MOST_WALLS: Final = 16
"""Of a round: the four wind rounds of a whole game."""
EAST_TURNS: Final = 4
"""So many walls, and everybody at a table of four has been East once."""


class WallRound(NamedTuple):
    """The walls of a round as they were promised: the word that was called, and the SHA-256 of each wall's secret."""

    round: int
    word: str
    promises: tuple[str, ...]


class WallClaim(NamedTuple):
    """All that anybody needs to check where walls came from: what was committed to, and what it was."""

    committed: str
    secret: str
    rounds: tuple[WallRound, ...]


def wall_secret(secret: str, word: str, round: int, wall: int) -> str:
    """The secret of one wall of a round, both from 1: 64 hexadecimal digits."""
    return sha256(f"windroos wall {round} {wall}\n{word}\n{secret}".encode()).hexdigest()


def wall_secrets(secret: str, word: str, round: int, walls: int) -> tuple[str, ...]:
    """The secrets of all walls of a round.

    Raises DuplicateError `walls_count`: it is no whole number of times that everybody is East, or too many.
    """
    if not 0 < walls <= MOST_WALLS or walls % EAST_TURNS:
        raise DuplicateError("walls_count", count=walls, turns=EAST_TURNS, most=MOST_WALLS)
    return tuple(wall_secret(secret, word, round, wall) for wall in range(1, walls + 1))


def promised(secrets: tuple[str, ...]) -> tuple[str, ...]:
    """What is shown of walls before they are played."""
    return tuple(commitment(one) for one in secrets)


def unproven(claim: WallClaim) -> tuple[tuple[int, int], ...]:
    """The round and number of every wall that does not follow from the secret; (0, 0): it is not the one promised."""
    wrong = [] if compare_digest(claim.committed, commitment(claim.secret)) else [(0, 0)]
    for round, word, promises in claim.rounds:
        for wall, promise in enumerate(promises, 1):
            if not compare_digest(promise, commitment(wall_secret(claim.secret, word, round, wall))):
                wrong.append((round, wall))
    return tuple(wrong)


WALL_ROUND: Final[Spelling[WallRound]] = fields(
    WallRound, Key("round", whole(1)), Key("word", SHORT), Key("promises", listed(TEXT))
)
WALL_FILE: Final[Spelling[WallClaim]] = fields(
    WallClaim, Key("committed", TEXT), Key("secret", TEXT), Key("rounds", listed(WALL_ROUND))
)
"""The claim as a file."""


def read_walls(text: str) -> WallClaim:
    """A claim from its file. Raises DuplicateError `walls_file`."""
    try:
        return WALL_FILE.read(decode(text), "")
    except WireError:
        raise DuplicateError("walls_file") from None

"""What happens at the table. Public events have no field that could hold a tile nobody may see.

A `Step` is one step of the game: what everyone sees, and what a seat learns besides. The record holds steps; a seat is
sent `seen_by(step, seat)`. `windroos.play.record.log` writes them as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from windroos.hands import Meld
from windroos.play.model.actions import Call, Contribution
from windroos.play.model.distinct import distinct
from windroos.settling.outcome import FalseKind

NOBODY = -1


# --- what everyone sees ------------------------------------------------------------------------------------------


@distinct
class Seated(NamedTuple):
    """The seats were found by dice or by drawing tiles: players of the match, East first, and who sits out.

    With `contributions` they were mixed from these and from `secret`, whose SHA-256 is `commitment`.
    """

    throws: tuple[tuple[tuple[int, ...], ...], ...]
    drawn: tuple[int, ...]
    seats: tuple[int, ...]
    dreamer: int
    commitment: str = ""
    secret: str = ""
    contributions: tuple[Contribution, ...] | None = None


@distinct
class HandBegan(NamedTuple):
    """A hand begins. `seats` are the places of the players in the match's list, East first."""

    number: int
    """From 1; a replayed draw counts as a hand of its own."""
    round: int
    """0 E to 3 N, 4 the green dragon's."""
    seats: tuple[int, ...]
    dreamer: int
    """Who sits this hand out, or NOBODY."""
    double: int
    """The seat that pays and receives double: East, or in the green dragon's round the one the dice named."""
    last: bool
    """Announced as the last hand."""
    commitment: str
    """SHA-256 of wall and salt, in hexadecimal digits; with contributions that of the salt, a secret, alone."""
    contributions: tuple[Contribution, ...] | None = None
    """What players added to chance; None: the table alone chose wall and dice."""


@distinct
class Opened(NamedTuple):
    """The wall is broken: `side` counts from East, `stack` from the right; the deal begins left of it."""

    dice: tuple[tuple[int, ...], ...]
    side: int
    stack: int


@distinct
class Dealt(NamedTuple):
    """Everybody has tiles: how many, East first."""

    counts: tuple[int, ...]


@distinct
class Drew(NamedTuple):
    """A seat took a tile: the next of the wall, or a replacement tile."""

    seat: int
    loose: bool = False


@distinct
class Exposed(NamedTuple):
    """A season or flower was laid out."""

    seat: int
    tile: int


@distinct
class Discarded(NamedTuple):
    """A tile was discarded. `rejected`: a replacement tile, laid away unaccepted (144 rules)."""

    seat: int
    tile: int
    rejected: bool = False


@distinct
class Unclaimed(NamedTuple):
    """Nobody takes the tile that lies there (said only where the next event does not say so)."""


@distinct
class Melded(NamedTuple):
    """A discard was claimed for a set."""

    seat: int
    meld: Meld
    giver: int
    tile: int


@distinct
class Konged(NamedTuple):
    """A kong of one's own tiles: concealed, or an open pung promoted. It may be robbed before the replacement tile.

    The tile of a kong that lies face down is `hands.FACE_DOWN`; its maker is told by `Covered`.
    """

    seat: int
    meld: Meld


@distinct
class Voided(NamedTuple):
    """A call that could not be carried out, on a strict table. `reason` is a code of `windroos.play.rules.legal`."""

    seat: int
    call: Call
    reason: str


@distinct
class Fouled(NamedTuple):
    """An offence that counts; `number` counts the player's offences of the match, from 1 (MCR)."""

    seat: int
    number: int
    reason: str


@distinct
class CalledFalsely(NamedTuple):
    """A mahjong that is none. The caller's hand is dead. `kind` as `scoring.outcome.FalseMahjong` has it."""

    seat: int
    kind: FalseKind
    giver: int
    """Whose tile was called; NOBODY for an own one."""


@distinct
class TilesShown(NamedTuple):
    """Tiles were shown to everyone: of a false mahjong, or the last tile after "maan eet cake"."""

    seat: int
    tiles: tuple[int, ...]


@distinct
class MoonAnnounced(NamedTuple):
    """The call "maan eet cake", before the last tile is drawn."""

    seat: int


@distinct
class BetMade(NamedTuple):
    """A bet on these thirteen tiles (144 rules)."""

    seat: int


@distinct
class Endangered(NamedTuple):
    """Dangerous play begins (Hong Kong): what `seat` has laid out makes careless discards dear.

    kind    a code of `windroos.play.rules.liability`
    suit    0 characters, 1 dots, 2 bamboo; NOBODY where it is no suit
    order   1 for the first dangerous hand of this deal, and so on
    """

    seat: int
    kind: str
    suit: int
    order: int


@distinct
class Paused(NamedTuple):
    """Somebody asked for time to think; `left` time-outs remain (NOBODY: the book does not count them)."""

    seat: int
    left: int


@distinct
class TimeWasUp(NamedTuple):
    """The table's clock said that time was up for a seat."""

    seat: int


@distinct
class Won(NamedTuple):
    """Mahjong. `giver` discarded the tile or made the robbed kong; NOBODY for an own tile. `tile` -1: seasons."""

    seat: int
    tile: int
    giver: int
    robbed: bool = False


class PlayerPayment(NamedTuple):
    """One payment between players of the match; NOBODY is the pot."""

    payer: int
    payee: int
    amount: int


@distinct
class HandEnded(NamedTuple):
    """The end of a hand: everything is shown, counted and settled.

    reason      mahjong, draw, kongs (a kong too many), false (a false mahjong that ends the hand), bell
    winner      the seat that made mahjong, or NOBODY
    racks       the concealed tiles of each seat; the winner's without the winning tile
    kongs       the kinds of each seat's kongs that lay face down, in the order they were laid
    dead        seats whose hand was dead, as a mask
    scores      each seat's score as it was settled
    net         points won or lost by each player of the match
    deductions  points that fouls take, of each player of the match
    liable      the seat that pays for all (Hong Kong), or NOBODY
    ruling      codes that explain the liability, each with its numbers (see `windroos.play.rules.liability`)
    pays        the payments, between players of the match
    pot         points in the pot after this hand
    wall, salt  what the commitment was made of
    """

    reason: str
    winner: int
    racks: tuple[tuple[int, ...], ...]
    kongs: tuple[tuple[int, ...], ...]
    dead: int
    scores: tuple[int, ...]
    net: tuple[int, ...]
    deductions: tuple[int, ...]
    liable: int
    ruling: tuple[tuple[str, tuple[int, ...]], ...]
    pays: tuple[PlayerPayment, ...]
    pot: int
    special: int
    """Rank of the winner's special formation (144 rules), else 0."""
    wall: tuple[int, ...]
    salt: str


@distinct
class LastHandAnnounced(NamedTuple):
    """The hand that is on, or comes, is the last of the match."""


@distinct
class Corrected(NamedTuple):
    """The standings were corrected by so many points for each player of the match."""

    points: tuple[int, ...]
    reason: str


@distinct
class MatchEnded(NamedTuple):
    """The match is over. `by_points` and `by_formation`: players of the match, the best first."""

    by_points: tuple[int, ...]
    by_formation: tuple[int, ...]
    """Empty where the book knows no such winner."""


# --- what one seat sees ------------------------------------------------------------------------------------------


@distinct
class DealtRack(NamedTuple):
    """The tiles a seat was dealt, bonus tiles included, in the order of dealing."""

    seat: int
    tiles: tuple[int, ...]


@distinct
class Received(NamedTuple):
    """The tile a seat drew."""

    seat: int
    tile: int


@distinct
class Answered(NamedTuple):
    """A seat answered to a tile; it is told apart from silence only by its own seat, until all have answered."""

    seat: int
    call: Call
    tile: int = -1
    shown: bool = True


@distinct
class Covered(NamedTuple):
    """The kind of a seat's own kong that lies face down."""

    seat: int
    tile: int


# --- what nobody sees yet ----------------------------------------------------------------------------------------


@distinct
class Built(NamedTuple):
    """The wall as it was built, with the salt of the commitment."""

    wall: tuple[int, ...]
    salt: str


Public = (
    Seated
    | HandBegan
    | Opened
    | Dealt
    | Drew
    | Exposed
    | Discarded
    | Unclaimed
    | Melded
    | Konged
    | Voided
    | Fouled
    | CalledFalsely
    | TilesShown
    | MoonAnnounced
    | BetMade
    | Endangered
    | Paused
    | TimeWasUp
    | Won
    | HandEnded
    | LastHandAnnounced
    | Corrected
    | MatchEnded
)
Private = DealtRack | Received | Covered | Answered
Event = Public | Private | Built


class Step(NamedTuple):
    """One step of the game, as the record holds it."""

    public: Public | None
    private: tuple[Private, ...] = ()
    sealed: Built | None = None


def seen_by(step: Step, seat: int) -> Iterator[Public | Private]:
    """What a seat sees of a step; seat NOBODY is a spectator."""
    for event in step.private:
        if event.seat == seat:
            yield event
    if step.public is not None:
        yield step.public


# --- the steps that a game is made of, each made once: they are few, and one that is known is written at once --------


@lru_cache(maxsize=512)
def discarded(seat: int, tile: int, rejected: bool) -> Step:
    """The step of a discard."""
    return Step(Discarded(seat, tile, rejected))


@lru_cache(maxsize=512)
def drew(seat: int, tile: int, loose: bool) -> Step:
    """The step in which a seat takes a tile that only it sees."""
    return Step(Drew(seat, loose), (Received(seat, tile),))


@lru_cache(maxsize=512)
def answered(seat: int, call: Call, tile: int, shown: bool) -> Step:
    """The step of an answer, which nobody else hears yet."""
    return Step(None, (Answered(seat, call, tile, shown),))

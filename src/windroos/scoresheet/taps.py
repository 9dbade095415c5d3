"""The taps with which a hand is entered: small frozen values. Players are places in `Opening.players`."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hands import By, MeldKind
from windroos.play.model.events import NOBODY

NOTHING_ENTERED: Final = -1
"""As points: the number that was entered is withdrawn."""


class ChooseWinner(NamedTuple):
    """Who made mahjong; the hand to enter becomes his."""

    player: int


class ChooseEnd(NamedTuple):
    """Nobody won: `end` is `draw`, `kongs` (a kong too many) or `bell` (MCR: the bell stopped the hand)."""

    end: str


class ChooseHow(NamedTuple):
    """Where the winning tile (or that of a Hong Kong false mahjong) came from."""

    by: By


class ChooseGiver(NamedTuple):
    """Whose tile it was; for a robbed kong its maker."""

    player: int


class SetCircumstance(NamedTuple):
    """A circumstance of the win by its name in `hands.Win`; `value` 1 or 0, or a number. See `circumstances`."""

    name: str
    value: int


class SelectPlayer(NamedTuple):
    """Whose hand is entered from here."""

    player: int


class AddTile(NamedTuple):
    """A tile on the rack of the selected player; a bonus tile beside it; the winner's fourteenth is the winning one."""

    tile: int


class AddSet(NamedTuple):
    """A set on the table before the selected player. `tile` is its lowest kind, `giver` NOBODY where it is unknown."""

    kind: MeldKind
    tile: int
    open: bool = True
    giver: int = NOBODY
    added: bool = False
    east_first: bool = False


class RemoveTile(NamedTuple):
    """One such tile away from the selected player: from the rack, beside it, or the winning one."""

    tile: int


class RemoveSet(NamedTuple):
    """The set at this place (from 0) away."""

    place: int


class RemoveLast(NamedTuple):
    """The winning tile away, else the last tile of the rack, else the last set, else the last bonus tile."""


class ChooseWinningTile(NamedTuple):
    """This tile of the winner's hand is the winning one; the one that was goes to the rack."""

    tile: int


class MarkDead(NamedTuple):
    """A dead hand, or not."""

    player: int
    dead: bool = True


class MarkFalse(NamedTuple):
    """A false mahjong: `kind` is `minimum`, `invalid` or `hidden` (MCR), `called` where it does not matter, "" none."""

    player: int
    kind: str = "called"


class MarkBet(NamedTuple):
    """A bet (144 rules, rule 88), won or lost, or not."""

    player: int
    bet: bool = True


class MarkSpecial(NamedTuple):
    """The score that was entered as a number is what a special hand is worth, or was counted (144 rules, 81 and 90)."""

    player: int
    special: bool


class NameHand(NamedTuple):
    """Which special hand the score of the winner is, that was entered as a number.

    named   id of the special formation, situation, limit hand or (MCR) dearest fan
    number  of a special formation or situation, where only that is known; with neither: nobody knows which it was
    """

    player: int
    named: str = ""
    number: int = 0


class CountFouls(NamedTuple):
    """So many offences of this player in this hand (MCR)."""

    player: int
    fouls: int


class ChooseLiable(NamedTuple):
    """Who pays for all (Hong Kong: pao); NOBODY for nobody."""

    player: int


class ChooseDouble(NamedTuple):
    """Who pays and receives double in the green dragon's round, as the dice say; NOBODY for East."""

    player: int


class EnterPoints(NamedTuple):
    """The score of a player as a number: points, or fan in Hong Kong. NOTHING_ENTERED withdraws it."""

    player: int
    points: int


class EnterSum(NamedTuple):
    """The score of a player as points and doubles (NTS and the 144 rules)."""

    player: int
    points: int
    doubles: int


class ClearPlayer(NamedTuple):
    """Everything entered for this player away."""

    player: int


class Clear(NamedTuple):
    """An empty sheet of paper."""


class Undo(NamedTuple):
    """The last tap undone; never kept itself."""


Tap = (
    ChooseWinner
    | ChooseEnd
    | ChooseHow
    | ChooseGiver
    | SetCircumstance
    | SelectPlayer
    | AddTile
    | AddSet
    | RemoveTile
    | RemoveSet
    | RemoveLast
    | ChooseWinningTile
    | MarkDead
    | MarkFalse
    | MarkBet
    | MarkSpecial
    | NameHand
    | CountFouls
    | ChooseLiable
    | ChooseDouble
    | EnterPoints
    | EnterSum
    | ClearPlayer
    | Clear
    | Undo
)

LONGEST_HAND: Final = 80
"""Characters of the id of a special hand."""
MOST: Final = 1_000_000
"""The largest number that can be entered."""

CIRCUMSTANCES: Final = (
    "last",
    "first14",
    "first_discard",
    "kongs_in_turn",
    "announced_moon",
    "robbed_concealed",
    "claimed_seasons",
    "rejected_replacement",
    "last_of_kind",
)
"""Fields of `hands.Win`; a bet is a mark of its own, for losers bet too."""

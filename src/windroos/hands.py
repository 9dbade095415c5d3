"""What lies before one player at the end of a hand, and how the hand was won.

Everything here is a frozen value. A `Hand` checks that it can exist; `check_win` checks that a `Situation`
can belong to it.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal, NamedTuple

from windroos.errors import HandError, SituationError
from windroos.tiles import EAST, KINDS, M1, P1, SEASONS

E, S, W, N = range(4)
GREEN_DRAGON_ROUND: Final = 4
"""The round that has a ruling dragon and no ruling wind (Groene Hart 2011, p. 19 and 21)."""

FACE_DOWN: Final = -1
"""The tile of a concealed kong of which the others see the backs only."""

MeldKind = Literal["chow", "pung", "kong"]


class By(IntEnum):
    """Where the winning tile came from."""

    DISCARD = 1
    """Another player's discard."""
    WALL = 2
    """The winner's own tile from the wall."""
    KONG = 3
    """The winner's own replacement tile after a kong."""
    BONUS = 4
    """The winner's own replacement tile after a bonus tile."""
    ROBBED = 5
    """A kong of another player, robbed."""


class Meld(NamedTuple):
    """A set that has been laid out. `tile` is its lowest kind; only a kong can be concealed (`open=False`)."""

    kind: MeldKind
    """`chow`, `pung` or `kong`."""
    tile: int
    open: bool = True
    added: bool = False
    """A kong that began as an open pung."""
    east_first: bool = False
    """Made with East's very first discard (144 rules, rules 64-66)."""

    def tiles(self) -> tuple[int, ...]:
        """The kinds of its three or four tiles; none where a kong lies face down and is not one's own (`FACE_DOWN`)."""
        if self.tile == FACE_DOWN:
            return ()
        if self.kind == "chow":
            return (self.tile, self.tile + 1, self.tile + 2)
        return (self.tile,) * (4 if self.kind == "kong" else 3)


class Hand(NamedTuple):
    """All tiles of one player. `concealed` is the rack in order, without the winning tile; `bonus` in order.

    Make one with `hand_of`, which sorts and checks.
    """

    concealed: tuple[int, ...]
    melds: tuple[Meld, ...] = ()
    bonus: tuple[int, ...] = ()

    def size(self) -> int:
        """How many tiles the hand counts, a kong as three."""
        return len(self.concealed) + 3 * len(self.melds)


class Win(NamedTuple):
    """How a hand was won. `tile` is -1 where seven or eight seasons were claimed with any hand."""

    tile: int
    by: By = By.DISCARD
    last: bool = False
    """The last tile before the draw, or the discard that follows it."""
    first14: bool = False
    """East's fourteen tiles of the deal."""
    first_discard: bool = False
    """East's very first discard."""
    kongs_in_turn: int = 0
    """Kongs made in this same turn, each with the replacement tile of the one before."""
    announced_moon: bool = False
    """The player said that the last tile would be dots 1."""
    robbed_concealed: bool = False
    """The robbed kong was concealed."""
    claimed_seasons: int = 0
    """7 or 8 where mahjong was claimed with so many seasons (Hong Kong)."""
    rejected_replacement: bool = False
    """The discard is a replacement tile that another player did not accept (144 rules, rule 43)."""
    bet: bool = False
    """The winner had bet (144 rules, rule 88)."""
    last_of_kind: bool = False
    """The other three are visible to everyone (MCR)."""


class Situation(NamedTuple):
    """The player's wind and the wind of the round (0 E, 1 S, 2 W, 3 N; round 4 is the green dragon's)."""

    seat: int = E
    round: int = E
    win: Win | None = None
    """How the hand was won; None: this player did not win."""
    bet: bool = False
    """A loser's bet (144 rules, rule 88)."""


def hand_of(concealed: tuple[int, ...], melds: tuple[Meld, ...] = (), bonus: tuple[int, ...] = ()) -> Hand:
    """A checked hand.

    Raises:
        HandError: five of a tile, a chow that is none, a bonus tile twice, too many sets.
    """
    for meld in melds:
        check_meld(meld)
    hand = Hand(tuple(sorted(concealed)), melds, tuple(sorted(bonus)))
    _check_copies(hand, ())
    return hand


def check_meld(meld: Meld) -> None:
    """Raise HandError for a chow that does not exist or a chow or pung that lies concealed."""
    if not M1 <= meld.tile < KINDS:
        raise HandError("meld_of_bonus", tile=meld.tile)
    if meld.kind == "chow" and (meld.tile >= EAST or meld.tile % 9 > 6):
        raise HandError("no_such_chow", tile=meld.tile)
    if not meld.open and meld.kind != "kong":
        raise HandError("concealed_meld", tile=meld.tile, kind=meld.kind)


def check_win(hand: Hand, situation: Situation, any_size: bool = False) -> None:
    """Raise HandError or SituationError where hand and situation cannot be together.

    `any_size` allows a wrong number of tiles: a dead hand, or seasons claimed with any hand.
    """
    win = situation.win
    if win is not None and win.claimed_seasons:
        _check_claimed(hand, win)
        return
    _check_copies(hand, () if win is None else (win.tile,))
    if not any_size and hand.size() != 13:
        raise HandError("wrong_count", size=hand.size(), concealed=len(hand.concealed), melds=len(hand.melds))
    if win is not None:
        if situation.bet:
            raise SituationError("bet_of_winner")
        _check_circumstances(hand, situation, win)


def _check_copies(hand: Hand, extra: tuple[int, ...]) -> None:
    tiles = [*hand.concealed, *extra]
    for meld in hand.melds:
        tiles += meld.tiles()
    for kind in dict.fromkeys(tiles):  # a Counter takes longer, and every hand that is scored comes here
        if not M1 <= kind < KINDS:
            raise HandError("bonus_on_rack", tile=kind)
        if tiles.count(kind) > 4:
            raise HandError("five_of_a_tile", tile=kind, count=tiles.count(kind))
    for kind in dict.fromkeys(hand.bonus):
        if not SEASONS <= kind < SEASONS + 8:
            raise HandError("not_a_bonus", tile=kind)
        if hand.bonus.count(kind) > 1:
            raise HandError("bonus_twice", tile=kind)
    if len(hand.melds) > 4:
        raise HandError("too_many_melds", melds=len(hand.melds))


def _check_claimed(hand: Hand, win: Win) -> None:
    if win.claimed_seasons not in (7, 8):
        raise SituationError("claimed_seasons", count=win.claimed_seasons)
    _check_copies(hand, ())
    if len(hand.bonus) != win.claimed_seasons:
        raise SituationError("seasons_not_there", count=win.claimed_seasons, bonus=len(hand.bonus))


class Circumstances(NamedTuple):
    """A win as `contradiction` sees it, and what it asks of the hand. All ints; flags are 0 or 1."""

    seat: int
    tile: int
    by: int
    last: int
    first14: int
    first_discard: int
    kongs_in_turn: int
    moon: int
    robbed_concealed: int
    rejected: int
    last_of_kind: int
    kongs: int
    """How many kongs the winner has."""
    claimed: int
    """How many of the winner's sets lie open."""
    bonus: int
    """How many bonus tiles the winner has."""
    copies: int
    """How many copies of the winning tile the winner had before."""


CONTRADICTIONS: Final = (
    "first14_not_east",
    "first14_by_discard",
    "first14_with_melds",
    "first14_and_first_discard",
    "first_discard_east",
    "first_discard_drawn",
    "first_discard_with_melds",
    "first_and_last",
    "kong_tile_without_kong",
    "bonus_tile_without_bonus",
    "kongs_in_turn_not_kong",
    "more_kongs_in_turn_than_kongs",
    "robbed_concealed_not_robbed",
    "rejected_not_discard",
    "moon_not_last",
    "robbed_own_tile",
    "last_of_kind_robbed",
)
"""The codes of circumstances that cannot be together, in the order of `contradiction`."""


def contradiction(c: Circumstances) -> int:
    """Index in CONTRADICTIONS of the first that holds, -1 for none. Runs in plain Python and compiled."""
    drawn = c.by == By.WALL or c.by == By.KONG or c.by == By.BONUS
    first14, first_discard, robbed = c.first14 == 1, c.first_discard == 1, c.by == By.ROBBED
    wrong = (
        first14 and c.seat != E,
        first14 and not drawn,
        first14 and c.claimed > 0,
        first14 and first_discard,
        first_discard and c.seat == E,
        first_discard and c.by != By.DISCARD,
        first_discard and c.claimed > 0,
        c.last == 1 and (first14 or first_discard),
        c.by == By.KONG and c.kongs == 0,
        c.by == By.BONUS and c.bonus == 0,
        c.kongs_in_turn > 0 and c.by != By.KONG and c.by != By.BONUS,
        c.kongs_in_turn > c.kongs,
        c.robbed_concealed == 1 and not robbed,
        c.rejected == 1 and c.by != By.DISCARD,
        c.moon == 1 and not (c.last == 1 and drawn and c.tile == P1),
        robbed and c.copies > 0,
        c.last_of_kind == 1 and robbed and c.robbed_concealed == 1,
    )
    for at in range(len(wrong)):
        if wrong[at]:
            return at
    return -1


def _check_circumstances(hand: Hand, situation: Situation, win: Win) -> None:
    """Each pair of circumstances that contradict each other has a code of its own."""
    found = contradiction(
        Circumstances(
            seat=situation.seat,
            tile=win.tile,
            by=win.by,
            last=int(win.last),
            first14=int(win.first14),
            first_discard=int(win.first_discard),
            kongs_in_turn=win.kongs_in_turn,
            moon=int(win.announced_moon),
            robbed_concealed=int(win.robbed_concealed),
            rejected=int(win.rejected_replacement),
            last_of_kind=int(win.last_of_kind),
            kongs=sum(meld.kind == "kong" for meld in hand.melds),
            claimed=sum(meld.open for meld in hand.melds),
            bonus=len(hand.bonus),
            copies=copies_of(hand, win.tile),
        )
    )
    if found >= 0:
        raise SituationError(CONTRADICTIONS[found], tile=win.tile)


def copies_of(hand: Hand, kind: int) -> int:
    """How many of a kind the hand holds, laid-out sets included; of a robbed kind none, for another has all four."""
    return hand.concealed.count(kind) + sum(meld.tiles().count(kind) for meld in hand.melds)

"""What only a tournament's formula has: rounds, seats, who is late or replaced, offences, teams, prizes.

The defaults are what a file means that says nothing: as the bond of clubs has it (Fu Hing, p. 38-39).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, get_args

from windroos.reckoning.numbers import Number

AfterSignal = Literal["finish_hand", "one_more_hand", "finish_round", "drop_round", "stop"]
Draws = Literal["stand", "replay", "replay_if_east_waits"]
Apart = Literal["team", "club", "country", "couple"]
SpecialPrize = Literal[
    "newcomer", "highest_hand", "limit_hand", "most_mahjongs", "fewest_caused", "chicken_hand", "last"
]
SPECIAL_PRIZES: Final[tuple[SpecialPrize, ...]] = get_args(SpecialPrize)
"""Prizes that are not for a place, in the order in which they are given; the last is the poodle prize."""
OFFENCE_LISTS: Final = ("nts", "groenehart", "fuhing", "regels144", "mcr_ema", "mcr_club", "riichi")
"""Lists of offences that a formula may choose."""


@dataclass(frozen=True, slots=True)
class RoundStage:
    """`[rounds]`: how many there are, how long they last, and what happens at their end.

    count, minutes, hands  0: the file does not say
    signal                 it sounds so many minutes before the end; 0: at the end
    after_signal           the hand is finished and counts; one more is played; the wind round is finished; a wind
                           round that is not whole does not count (`drop_round`); all stop at once (ruling T7)
    draws                  a hand that nobody won stands, or is played again (the bond's rule 10, Fu Hing p. 39)
    """

    count: int = 0
    minutes: int = 0
    hands: int = 0
    signal: int = 0
    after_signal: AfterSignal = "finish_hand"
    draws: Draws = "stand"


@dataclass(frozen=True, slots=True)
class SeatStage:
    """`[seats]`: how it is decided who sits where.

    schedule     made before, by rank, or Swiss from the second round on
    last_rounds  the last ones by the schedule, by rank, Swiss, or a final
    apart        who never sit at one table; `rather_apart`: who do only where it cannot be helped
    winds        everybody begins as often as each wind, or they are drawn at the table
    sizes        tables of four alone; else some of five where four does not divide the players, or of three (ruling T8)
    """

    schedule: Literal["fixed", "by_rank", "swiss"] = "fixed"
    last_rounds: Literal["schedule", "by_rank", "swiss", "final"] = "schedule"
    apart: tuple[Apart, ...] = ()
    rather_apart: tuple[Apart, ...] = ()
    winds: Literal["even", "drawn"] = "even"
    sizes: Literal["four", "three_to_five", "three_or_four"] = "four"


@dataclass(frozen=True, slots=True)
class LateStage:
    """`[late]`: what being late costs, and when it is too late.

    steps           rows of (minutes, points): under so many minutes so many points are taken off; the last row counts
                    with its minutes included, and who is later than that does not play the round
    per_minute      instead: points for each minute that has begun, `until` so many minutes, these included
    admitted_until  who has played nothing may come in until this round begins; 0: always (ruling T11)

    Without steps and without minutes who is late does not play the round at all.
    """

    steps: tuple[tuple[Number, Number], ...] = ()
    per_minute: Number = 0
    until: int = 0
    admitted_until: int = 0


@dataclass(frozen=True, slots=True)
class SubstituteStage:
    """`[substitute]`: who sits in somebody's place, and what that is worth.

    score, uma     what a round is worth to who did not play it to its end: together the score, in the unit of scores
    before         who sits there from the first hand takes his place at the table as anybody, or stands outside it
    during         the same of who takes over after the start
    reserves       a reserve who plays all rounds is ranked if he said so before the first, or never is (ruling T5)
    without_table  who is there and has no table of four gets the mean of his own other rounds, or nothing; or tables
                   of three are played (ruling T6)
    disqualified   has no points in any round of the tournament, or none from then on
    """

    score: Number = 0
    uma: Number = 0
    before: Literal["plays", "outside"] = "plays"
    during: Literal["plays", "outside"] = "outside"
    reserves: Literal["if_said", "never"] = "if_said"
    without_table: Literal["mean", "zero", "three"] = "mean"
    disqualified: Literal["all", "from_then"] = "from_then"


@dataclass(frozen=True, slots=True)
class OffenceStage:
    """`[offences]`: what an offence costs.

    list   the offences that the referee's desk shows, one of `OFFENCE_LISTS`; "": no list
    fouls  points for somebody's first, second, ... foul, the first often 0, a warning; each after these costs `more`
           than the one before
    reset  fouls are counted anew in each round, or never
    false  points of a false mahjong: under the minimum, not valid
    to     who gets these: each other player so many, or nobody
    hints  small slips may be pointed out to each other
    """

    list: str = ""
    fouls: tuple[int, ...] = ()
    more: int = 0
    reset: Literal["round", "never"] = "never"
    false: tuple[int, ...] = ()
    to: Literal["nobody", "each"] = "each"
    hints: bool = False


@dataclass(frozen=True, slots=True)
class TeamStage:
    """`[teams]`: so many in a team, of whom the best so many count, by what; 0: there are no teams; all of them."""

    size: int = 0
    best: int = 0
    measure: Literal["points", "table_points", "place"] = "points"


@dataclass(frozen=True, slots=True)
class PrizeStage:
    """`[prizes]`: for the first so many, and which others there are; `twice`: who has one may win another."""

    places: int = 3
    newcomer: bool = False
    highest_hand: bool = False
    limit_hand: bool = False
    most_mahjongs: bool = False
    fewest_caused: bool = False
    chicken_hand: bool = False
    last: bool = False
    twice: bool = False

    @property
    def special(self) -> tuple[SpecialPrize, ...]:
        """Those that are not for a place, in the order of `SPECIAL_PRIZES`."""
        asked: dict[SpecialPrize, bool] = {
            "newcomer": self.newcomer,
            "highest_hand": self.highest_hand,
            "limit_hand": self.limit_hand,
            "most_mahjongs": self.most_mahjongs,
            "fewest_caused": self.fewest_caused,
            "chicken_hand": self.chicken_hand,
            "last": self.last,
        }
        return tuple(prize for prize in SPECIAL_PRIZES if asked[prize])


@dataclass(frozen=True, slots=True)
class WallStage:
    """`[walls]`: whether every table of a round plays the same walls, and what a result is worth beside the others'.

    compare        none: each table has walls of its own; the points themselves; what they differ from the mean of all
                   tables at that seat; or matchpoints, `better` for each table that did worse there, `equal` for each
                   that did as well
    together       nobody begins a wall before every table has ended the one before, so that nobody can be told of it
    """

    compare: Literal["none", "points", "mean", "matchpoints"] = "none"
    better: Number = 2
    equal: Number = 1
    together: bool = True


@dataclass(frozen=True, slots=True)
class ExportStage:
    """`[export]`: what the files for the European association hold where places at a table earn no table points."""

    points: Literal["zero", "empty"] = "zero"


@dataclass(frozen=True, slots=True)
class TournamentStage:
    """What only a tournament has."""

    rounds: RoundStage = RoundStage()
    seats: SeatStage = SeatStage()
    late: LateStage = LateStage()
    substitute: SubstituteStage = SubstituteStage()
    offences: OffenceStage = OffenceStage()
    teams: TeamStage = TeamStage()
    prizes: PrizeStage = PrizeStage()
    walls: WallStage = WallStage()
    export: ExportStage = ExportStage()

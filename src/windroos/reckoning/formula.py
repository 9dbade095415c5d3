"""A formula: how standings follow from results, as frozen stages in the order in which they are applied.

`formula_file` reads one from TOML; the defaults here are what a file means that says nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date
from typing import Literal

from windroos.reckoning.criteria import Criterion
from windroos.reckoning.numbers import Number
from windroos.reckoning.places import Scale, TieRule
from windroos.reckoning.tournament_stages import TournamentStage

Measure = Literal["points", "table_points", "mahjongs", "wins", "all_round", "special_total", "uma", "compared"]
KeepRule = Literal["all", "best", "best_share", "trim"]


@dataclass(frozen=True, slots=True)
class LineStage:
    """`[lines]`: which results count.

    rules         ids of rule sets; () for all
    kinds         kinds of evenings
    guests        whether who is no member gets into the ranking
    guest_places  a guest keeps the place that he won, or the others move up (ruling K23)
    """

    rules: tuple[str, ...] = ()
    kinds: tuple[str, ...] = ("competition",)
    guests: Literal["unranked", "ranked"] = "unranked"
    guest_places: Literal["keep", "move_up"] = "keep"


@dataclass(frozen=True, slots=True)
class EveningStage:
    """`[evening]`: which evenings count, and what an evening is worth.

    counts_from_members  an evening counts with so many people; 0: always
    count                who these are (ruling K18)
    combine              several tables or parts of one evening are added, or the best counts (ruling K24)
    winner               the evening's winner by his score with or without the premium for being there (ruling K20)
    winner_order         what decides between who are equal there (ruling K2)
    """

    counts_from_members: int = 0
    count: Literal["members", "all"] = "members"
    combine: Literal["sum", "best"] = "sum"
    winner: Literal["without_premium", "with_premium"] = "without_premium"
    winner_order: tuple[Criterion, ...] = ()


@dataclass(frozen=True, slots=True)
class TableStage:
    """`[table]`: what a result at a table is worth.

    scales      what the places earn, by the number of players
    order       what decides who is first
    ties        who are equal to the end share, or all get the best or the worst (ruling K15)
    per_hand    points for so many hands, whatever number was played; 0: as they are
    start, uma  points that everybody begins with; what the places add
    unit        so many points are one (Riichi: 1000)
    situations  the four situations of the 144 rules are in the total of special hands (ruling K11)
    """

    measure: Measure = "points"
    scales: Mapping[int, Scale] = field(default_factory=dict)
    order: tuple[Criterion, ...] = (Criterion("points"),)
    ties: TieRule = "share"
    per_hand: int = 0
    start: int = 0
    uma: Scale = ()
    unit: int = 1
    situations: bool = False


@dataclass(frozen=True, slots=True)
class AttendanceStage:
    """`[attendance]`: what being there is worth, and what not.

    bonus     for each evening; with `pro_rata` for the part of it that somebody played (ruling K28)
    absent, absent_without_notice  what a missed evening is worth; None: it is no result at all. The second is as the
              first where it is None
    joined    evenings before a member's first are absences, or do not ask for him (ruling K25)
    """

    bonus: Number = 0
    pro_rata: bool = False
    absent: Number | None = None
    absent_without_notice: Number | None = None
    joined: Literal["absent", "from_first"] = "absent"


@dataclass(frozen=True, slots=True)
class DeductionStage:
    """`[deductions]`: what is taken off.

    unfinished        off every player of a game that was not finished
    unfinished_below  that is a game of fewer hands; 0: one of which the desk says so (ruling K21)
    penalties         off the points before places are reckoned, or off the score after that
    """

    unfinished: Number = 0
    unfinished_below: int = 0
    penalties: Literal["before_places", "after_places"] = "before_places"


@dataclass(frozen=True, slots=True)
class CatchUp:
    """`catch_up` of `[season]`: games played on another day than their evening.

    until  they count when they were played by this day; None: always
    short  one with three at the table counts, or not (ruling K26)
    """

    until: date | None = None
    short: Literal["counts", "ignored"] = "counts"


@dataclass(frozen=True, slots=True)
class SeasonStage:
    """`[season]`: which results are kept and how they are taken together.

    of       a result is an evening, or each game
    keep     all; the best `best`; the best `share` of the evenings so far; or all but some lowest and highest
    round_up the share is rounded up (ruling K17)
    trim     (from so many results, so many lowest, so many highest are left out), rising
    """

    of: Literal["evenings", "games"] = "evenings"
    keep: KeepRule = "all"
    best: int = 0
    share: Number = 1
    round_up: bool = True
    trim: tuple[tuple[int, int, int], ...] = ()
    combine: Literal["sum", "mean"] = "sum"
    catch_up: CatchUp = CatchUp()


@dataclass(frozen=True, slots=True)
class PeriodStage:
    """`[periods]`: how the year is divided.

    evenings  of each period, where the scheme is `evenings`
    scheme    Chinese seasons begin with moons (`chinese`) or with the sun's terms (`solar_terms`, ruling K27)
    dates     first days, for the scheme `dates`
    year      the year's standings add up the periods, or are made of all evenings anew
    """

    scheme: Literal["none", "quarters", "chinese", "solar_terms", "evenings", "dates"] = "none"
    names: tuple[str, ...] = ()
    evenings: int = 0
    dates: tuple[date, ...] = ()
    year: Literal["sum", "all"] = "all"


@dataclass(frozen=True, slots=True)
class TitleStage:
    """`[title]`: who may win it.

    attendance_share, attendance_least  evenings needed: a share of those that count, and never fewer than these
    round_up  the share is rounded up (ruling K17)
    """

    name: str = ""
    attendance_share: Number = 0
    attendance_least: int = 0
    round_up: bool = True
    members_only: bool = False


@dataclass(frozen=True, slots=True)
class RankingStage:
    """`[ranking]`: the order of the standings.

    ties        equal to the end: the same place, or a lot
    over        measures are of all evenings that count, or of the results that are kept (ruling K16)
    ineligible  who cannot win the title stands below the line without a place, or among the others
    """

    order: tuple[Criterion, ...] = (Criterion("score"),)
    ties: Literal["share", "lot"] = "share"
    over: Literal["counting", "kept"] = "counting"
    ineligible: Literal["below", "among"] = "below"


@dataclass(frozen=True, slots=True)
class FinalRound:
    """A round of `[final]`.

    tables   of each table its seats: `"oost.1"` is the first of the period Oost, `"1.2"` the second of table 1 before
    through  so many of each table go on
    carry    what is taken along of the score so far
    """

    name: str
    tables: tuple[tuple[str, ...], ...]
    through: int = 1
    carry: Number = 0


@dataclass(frozen=True, slots=True)
class FinalStage:
    """`[final]`: rounds, and who makes room for the next where somebody qualifies twice (ruling K22)."""

    rounds: tuple[FinalRound, ...] = ()
    twice: Literal["later", "earlier"] = "later"


@dataclass(frozen=True, slots=True)
class CupStage:
    """`[cup]`: kept for good after so many wins in a club year; handed in before the next cup evening, and where.

    members_only  a guest who is in the ranking cannot win it: the best member does (ruling K4)
    """

    keep_after: int = 0
    hand_in_days_before: int = 0
    at: str = ""
    members_only: bool = False


@dataclass(frozen=True, slots=True)
class Formula:
    """How standings follow from results; read one with `formula_file.read`.

    text    the TOML that it was read from, with nothing left that another file decides
    digest  SHA-256 of that text
    """

    name: str
    source: str = ""
    kind: Literal["season", "cup", "tournament"] = "season"
    lines: LineStage = LineStage()
    evening: EveningStage = EveningStage()
    table: TableStage = field(default_factory=TableStage)
    attendance: AttendanceStage = AttendanceStage()
    deductions: DeductionStage = DeductionStage()
    season: SeasonStage = SeasonStage()
    periods: PeriodStage = PeriodStage()
    title: TitleStage = TitleStage()
    ranking: RankingStage = RankingStage()
    final: FinalStage = FinalStage()
    cup: CupStage = CupStage()
    tournament: TournamentStage = field(default_factory=TournamentStage)
    text: str = ""
    digest: str = ""

"""The keys of a formula file: of each table what it knows, and how each value is read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple, get_args

from windroos.reckoning.criteria import RANKING_MEASURES, TABLE_MEASURES
from windroos.reckoning.formula_values import (
    Reading,
    catch_up,
    criteria,
    final_round,
    flag,
    keep,
    number,
    one_of,
    rising_days,
    rising_points,
    rule_sets,
    scales,
    several,
    share,
    steps,
    text,
    uma,
    up,
    whole,
)
from windroos.reckoning.places import TIE_RULES
from windroos.reckoning.tournament_stages import OFFENCE_LISTS, SPECIAL_PRIZES, AfterSignal, Apart, Draws


class FileKey(NamedTuple):
    """A key of a table; `field` is the name that its stage has for it, "" where it is several of them."""

    field: str
    read: Reading


def _same(**keys: Reading) -> dict[str, FileKey]:
    """Keys that their stage calls by the same name."""
    return {key: FileKey(key, read) for key, read in keys.items()}


_APART: Final = several(one_of(*get_args(Apart)))

TABLES: Final[Mapping[str, Mapping[str, FileKey]]] = {
    "lines": _same(
        rules=rule_sets,
        kinds=several(text, 1, '["competition", "cup"]'),
        guests=one_of("unranked", "ranked"),
        guest_places=one_of("keep", "move_up"),
    ),
    "evening": _same(
        counts_from_members=whole(0, 1000),
        count=one_of("members", "all"),
        combine=one_of("sum", "best"),
        winner=one_of("without_premium", "with_premium"),
        winner_order=criteria(RANKING_MEASURES),
    ),
    "table": {
        **_same(
            measure=one_of(
                "points", "table_points", "mahjongs", "wins", "all_round", "special_total", "uma", "compared"
            ),
            order=criteria(TABLE_MEASURES),
            ties=one_of(*TIE_RULES),
            per_hand=whole(1, 1000),
            start=whole(),
            uma=uma,
            unit=whole(1),
            situations=flag,
        ),
        "scale": FileKey("scales", scales),
    },
    "attendance": _same(
        bonus=number,
        pro_rata=flag,
        absent=number,
        absent_without_notice=number,
        joined=one_of("absent", "from_first"),
    ),
    "deductions": _same(
        unfinished=number, unfinished_below=whole(0, 1000), penalties=one_of("before_places", "after_places")
    ),
    "season": {
        **_same(of=one_of("evenings", "games"), combine=one_of("sum", "mean"), catch_up=catch_up),
        "keep": FileKey("", keep),
    },
    "periods": _same(
        scheme=one_of("none", "quarters", "chinese", "solar_terms", "evenings", "dates"),
        names=several(text, 1),
        evenings=whole(1, 1000),
        dates=rising_days,
        year=one_of("sum", "all"),
    ),
    "title": {
        **_same(name=text, attendance_share=share, attendance_least=whole(0, 1000), members_only=flag),
        "attendance_round": FileKey("round_up", up),
    },
    "ranking": _same(
        order=criteria(RANKING_MEASURES),
        ties=one_of("share", "lot"),
        over=one_of("counting", "kept"),
        ineligible=one_of("below", "among"),
    ),
    "final": _same(rounds=several(final_round, 1), twice=one_of("later", "earlier")),
    "cup": _same(keep_after=whole(0, 100), hand_in_days_before=whole(0, 365), at=text, members_only=flag),
    "rounds": _same(
        count=whole(1, 1000),
        minutes=whole(1, 1000),
        hands=whole(1, 1000),
        signal=whole(0, 1000),
        after_signal=one_of(*get_args(AfterSignal)),
        draws=one_of(*get_args(Draws)),
    ),
    "seats": _same(
        schedule=one_of("fixed", "by_rank", "swiss"),
        last_rounds=one_of("schedule", "by_rank", "swiss", "final"),
        apart=_APART,
        rather_apart=_APART,
        winds=one_of("even", "drawn"),
        sizes=one_of("four", "three_to_five", "three_or_four"),
    ),
    "late": _same(steps=steps, per_minute=number, until=whole(1, 1000), admitted_until=whole(0, 1000)),
    "substitute": _same(
        score=number,
        uma=number,
        before=one_of("plays", "outside"),
        during=one_of("plays", "outside"),
        reserves=one_of("if_said", "never"),
        without_table=one_of("mean", "zero", "three"),
        disqualified=one_of("all", "from_then"),
    ),
    "offences": _same(
        list=one_of(*OFFENCE_LISTS),
        fouls=rising_points,
        more=whole(0),
        reset=one_of("round", "never"),
        false=rising_points,
        to=one_of("nobody", "each"),
        hints=flag,
    ),
    "teams": _same(size=whole(2, 16), best=whole(1, 16), measure=one_of("points", "table_points", "place")),
    "prizes": _same(
        places=whole(1, 100),
        **dict.fromkeys(SPECIAL_PRIZES, flag),
        twice=flag,
    ),
    "export": _same(points=one_of("zero", "empty")),
    "walls": _same(compare=one_of("none", "points", "mean", "matchpoints"), better=number, equal=number, together=flag),
}
"""Every table of a formula with its keys."""
TOP: Final[Mapping[str, Reading]] = {
    "name": text,
    "source": text,
    "kind": one_of("season", "cup", "tournament"),
    "extends": text,
}
"""The keys above the first table."""

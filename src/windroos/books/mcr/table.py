"""The Mahjong Competition Rules: 81 fans, in the order of the Green Book (EMA), with the values of both editions.

A fan that is there by force of a dearer one is not counted (non-repeat, non-separation): that is what `replaces` says.
Chows combine by `rules.chow_fans`. The player picks the reading that pays best (freedom of choice): the scorer does.
The club "De Dertien Wezen" plays these rules; its house rules are the options from C5 on.
"""

from __future__ import annotations

from dataclasses import replace

from windroos.rules.fans import chows, pungs, whole_hand, winning_tile
from windroos.rules.irregular_patterns import seven_pairs_short, thirteen_orphans_short
from windroos.rules.patterns import bonus, kinds, sets, whole, winning
from windroos.rules.rule import (
    Choice,
    Entry,
    Heading,
    Option,
    Options,
    Owner,
    Part,
    Pattern,
    Policy,
    Who,
    choose,
)

WINNER, IRREGULAR = Who.WINNER, Who.IRREGULAR
EMA, CHINESE = "ema", "1998"


def _fan(
    worth: int,
    id: str,
    pattern: Pattern | Choice,
    replaces: str = "",
    tiles: Pattern | None = None,
    who: Who = WINNER,
    active: bool = True,
) -> Entry:
    """One fan; `replaces` names what it implies."""
    return Entry(id, pattern, who, fan=worth, replaces=tuple(replaces.split()), tiles=tiles, active=active)


def _fans_88(o: Options) -> tuple[Entry, ...]:
    winds = "big_three_winds all_pungs prevalent_wind seat_wind pung_of_terminals_or_honors"
    return (
        _fan(88, "big_four_winds", whole.four_winds, winds, sets.wind_pung_tiles),
        _fan(88, "big_three_dragons", whole.three_dragons, "two_dragon_pungs dragon_pung", sets.dragon_pung_tiles),
        _fan(88, "all_green", kinds.only_green),
        _fan(
            88,
            "nine_gates",
            whole_hand.nine_gates,
            "full_flush concealed_hand no_honors",
            active=bool(o["winning_tile_apart"]),
        ),
        _fan(
            88,
            "four_kongs",
            sets.four_kongs,
            "all_pungs single_wait",
            sets.kong_tiles,
        ),
        _fan(
            88,
            "seven_shifted_pairs",
            whole_hand.seven_shifted_pairs_short,
            "seven_pairs full_flush no_honors",
            who=IRREGULAR,
        ),
        _fan(
            88,
            "thirteen_orphans",
            thirteen_orphans_short,
            "all_terminals_and_honors all_types",
            who=IRREGULAR,
        ),
    )


def _fans_64(o: Options) -> tuple[Entry, ...]:
    return (
        _fan(
            64,
            "all_terminals",
            kinds.only_terminals,
            "all_terminals_and_honors all_pungs outside_hand pung_of_terminals_or_honors no_honors",
        ),
        _fan(64, "little_four_winds", whole.little_four_winds, "big_three_winds", whole_hand.wind_tiles),
        _fan(
            64,
            "little_three_dragons",
            whole.little_three_dragons,
            "two_dragon_pungs dragon_pung",
            whole_hand.dragon_tiles,
        ),
        _fan(
            64,
            "all_honors",
            kinds.only_honours,
            "all_terminals_and_honors all_pungs outside_hand pung_of_terminals_or_honors",
        ),
        _fan(
            64,
            "four_concealed_pungs",
            sets.four_hidden_pungs,
            "all_pungs concealed_hand",
            sets.hidden_pung_tiles,
        ),
        _fan(
            64,
            "pure_terminal_chows",
            chows.pure_terminal_chows,
            "full_flush all_chows no_honors",
        ),
    )


def _fans_48_and_32(o: Options) -> tuple[tuple[Entry, ...], tuple[Entry, ...]]:
    return (
        (
            _fan(48, "quadruple_chow", chows.quadruple_chow, "tile_hog", chows.quadruple_chow_tiles),
            _fan(
                48,
                "four_pure_shifted_pungs",
                pungs.four_pure_shifted_pungs,
                "pure_shifted_pungs all_pungs",
                pungs.pung_tiles,
            ),
        ),
        (
            _fan(32, "four_pure_shifted_chows", chows.four_pure_shifted_chows, "", chows.four_pure_shifted_chows_tiles),
            _fan(32, "three_kongs", pungs.three_kongs, "", sets.kong_tiles),
            _fan(
                32,
                "all_terminals_and_honors",
                kinds.honours_with_terminals,
                "all_pungs outside_hand pung_of_terminals_or_honors",
            ),
        ),
    )


def _fans_24(o: Options) -> tuple[Entry, ...]:
    return (
        _fan(24, "seven_pairs", seven_pairs_short, who=IRREGULAR),
        _fan(
            24,
            "greater_honors_and_knitted_tiles",
            whole_hand.greater_honors_short,
            "lesser_honors_and_knitted_tiles all_types",
            who=IRREGULAR,
        ),
        _fan(24, "all_even_pungs", whole_hand.all_even_pungs, "all_pungs all_simples no_honors"),
        _fan(24, "full_flush", kinds.full_flush, "no_honors"),
        _fan(24, "pure_triple_chow", chows.pure_triple_chow, "", chows.pure_triple_chow_tiles),
        _fan(24, "pure_shifted_pungs", pungs.pure_shifted_pungs, "", pungs.pure_shifted_pung_tiles),
        _fan(24, "upper_tiles", whole_hand.upper_tiles, "upper_four no_honors"),
        _fan(24, "middle_tiles", whole_hand.middle_tiles, "all_simples no_honors"),
        _fan(24, "lower_tiles", whole_hand.lower_tiles, "lower_four no_honors"),
    )


def _fans_16(o: Options) -> tuple[Entry, ...]:
    return (
        _fan(16, "pure_straight", chows.pure_straight, "", chows.pure_straight_tiles),
        _fan(
            16,
            "three_suited_terminal_chows",
            chows.three_suited_terminal_chows,
            "all_chows no_honors",
        ),
        _fan(16, "pure_shifted_chows", chows.pure_shifted_chows, "", chows.pure_shifted_chows_tiles),
        _fan(16, "all_fives", whole_hand.all_fives, "all_simples no_honors"),
        _fan(16, "triple_pung", pungs.triple_pung, "double_pung", pungs.double_pung_tiles),
        _fan(16, "three_concealed_pungs", pungs.three_concealed_pungs, "", sets.hidden_pung_tiles),
    )


def _fans_12(o: Options) -> tuple[Entry, ...]:
    return (
        _fan(12, "lesser_honors_and_knitted_tiles", whole_hand.lesser_honors_short, "all_types", who=IRREGULAR),
        _fan(12, "knitted_straight", whole_hand.knitted_straight),
        _fan(12, "upper_four", whole_hand.upper_four, "no_honors"),
        _fan(12, "lower_four", whole_hand.lower_four, "no_honors"),
        _fan(12, "big_three_winds", pungs.big_three_winds, "", sets.wind_pung_tiles),
    )


def _fans_8(o: Options) -> tuple[Entry, ...]:
    kongs = 8 if o["edition"] == EMA else 6
    return (
        _fan(8, "mixed_straight", chows.mixed_straight, "", chows.mixed_straight_tiles),
        _fan(8, "reversible_tiles", whole_hand.reversible_tiles, "one_voided_suit"),
        _fan(8, "mixed_triple_chow", chows.mixed_triple_chow, "", chows.mixed_triple_chow_tiles),
        _fan(8, "mixed_shifted_pungs", pungs.mixed_shifted_pungs, "", pungs.mixed_shifted_pung_tiles),
        replace(_fan(8, "chicken_hand", sets.every_hand), part=Part.NOTHING_ELSE),
        _fan(8, "last_tile_draw", winning.last_tile, "self_drawn", winning.winning_tile),
        _fan(8, "last_tile_claim", winning.last_discard, "", winning.winning_tile),
        _fan(8, "out_with_replacement_tile", winning.after_kong, "self_drawn", winning.winning_tile),
        _fan(8, "robbing_the_kong", winning.robbed_kong, "last_tile", winning.winning_tile),
        replace(
            _fan(kongs, "two_concealed_kongs", pungs.two_concealed_kongs, "two_concealed_pungs", sets.kong_tiles),
            options=("edition",),
        ),
    )


def _fans_6(o: Options) -> tuple[Entry, ...]:
    half_flush = choose("edition", int(o["edition"] == EMA), whole_hand.half_flush_but_green, kinds.half_flush)
    return (
        _fan(6, "all_pungs", whole.four_pungs),
        _fan(6, "half_flush", half_flush),
        _fan(6, "mixed_shifted_chows", chows.mixed_shifted_chows, "", chows.mixed_shifted_chows_tiles),
        _fan(6, "all_types", whole_hand.all_types),
        _fan(6, "melded_hand", winning_tile.melded_hand, "single_wait"),
        _fan(6, "two_dragon_pungs", pungs.two_dragon_pungs, "dragon_pung", sets.dragon_pung_tiles),
    )


def _fans_4(o: Options) -> tuple[Entry, ...]:
    apart = bool(o["winning_tile_apart"])
    both = 6 if o["edition"] == EMA else 5
    return (
        _fan(4, "outside_hand", whole_hand.outside_hand),
        _fan(
            4,
            "fully_concealed_hand",
            choose(
                "winning_tile_apart", apart, winning_tile.fully_concealed_without_gates, winning_tile.fully_concealed
            ),
            "self_drawn",
        ),
        _fan(4, "two_melded_kongs", pungs.two_melded_kongs, "", sets.kong_tiles),
        replace(
            _fan(both, "melded_and_concealed_kong", pungs.melded_and_concealed_kong, "", sets.kong_tiles),
            options=("edition",),
        ),
        _fan(4, "last_tile", winning_tile.last_tile, "", winning.winning_tile, active=apart),
    )


def _fans_2(o: Options) -> tuple[Entry, ...]:
    double_pung = choose("edition", int(o["edition"] == EMA), pungs.double_pung_but_terminals, pungs.double_pung)
    return (
        _fan(2, "dragon_pung", sets.dragon_pungs, "", sets.dragon_pung_tiles),
        _fan(2, "prevalent_wind", sets.round_wind_pung, "", sets.round_wind_tiles),
        _fan(2, "seat_wind", sets.own_wind_pung, "", sets.own_wind_tiles),
        _fan(2, "concealed_hand", winning_tile.concealed_hand),
        _fan(2, "all_chows", whole_hand.all_chows, "no_honors"),
        _fan(2, "tile_hog", whole_hand.tile_hog, "", whole_hand.tile_hog_tiles),
        _fan(2, "double_pung", double_pung, "", pungs.double_pung_tiles),
        _fan(2, "two_concealed_pungs", pungs.two_concealed_pungs, "", sets.hidden_pung_tiles),
        _fan(2, "concealed_kong", pungs.concealed_kong, "", sets.kong_tiles),
        _fan(2, "all_simples", kinds.only_simples, "no_honors"),
    )


def _fans_1(o: Options) -> tuple[Entry, ...]:
    apart = bool(o["winning_tile_apart"])
    orphan_pungs = choose(
        "winning_tile_apart", apart, pungs.pung_of_terminals_or_honors_without_gates, pungs.pung_of_terminals_or_honors
    )
    return (
        _fan(1, "pure_double_chow", chows.pure_double_chow, "", chows.pure_double_chow_tiles),
        _fan(1, "mixed_double_chow", chows.mixed_double_chow, "", chows.mixed_double_chow_tiles),
        _fan(1, "short_straight", chows.short_straight, "", chows.short_straight_tiles),
        _fan(1, "two_terminal_chows", chows.two_terminal_chows, "", chows.two_terminal_chows_tiles),
        _fan(1, "pung_of_terminals_or_honors", orphan_pungs, "", pungs.orphan_pung_tiles),
        _fan(1, "melded_kong", pungs.melded_kong, "", sets.kong_tiles),
        _fan(1, "one_voided_suit", whole_hand.one_voided_suit),
        _fan(1, "no_honors", whole_hand.no_honors),
        _fan(1, "edge_wait", winning_tile.edge_wait, "", winning.winning_tile, active=apart),
        _fan(1, "closed_wait", winning_tile.closed_wait, "", winning.winning_tile, active=apart),
        _fan(1, "single_wait", winning_tile.single_wait, "", winning.winning_tile, active=apart),
        _fan(1, "self_drawn", whole.self_drawn, "", winning.winning_tile),
        replace(_fan(1, "flower_tiles", bonus.bonus_tiles, active=bool(o["flowers"])), part=Part.FLOWERS),
    )


def table(o: Options) -> tuple[Heading, ...]:
    """All entries, under the headings of the book."""
    fans_48, fans_32 = _fans_48_and_32(o)
    headings = (
        Heading("fan_88", _fans_88(o)),
        Heading("fan_64", _fans_64(o)),
        Heading("fan_48", fans_48),
        Heading("fan_32", fans_32),
        Heading("fan_24", _fans_24(o)),
        Heading("fan_16", _fans_16(o)),
        Heading("fan_12", _fans_12(o)),
        Heading("fan_8", _fans_8(o)),
        Heading("fan_6", _fans_6(o)),
        Heading("fan_4", _fans_4(o)),
        Heading("fan_2", _fans_2(o)),
        Heading("fan_1", _fans_1(o)),
    )
    ids = [entry.id for heading in headings for entry in heading.entries]
    ids.remove("melded_and_concealed_kong")  # stands under fan 57 and has no number of its own
    if o["edition"] == CHINESE:  # there two concealed kongs stand among the fans of six points
        ids.remove("two_concealed_kongs")
        ids.insert(ids.index("two_dragon_pungs"), "two_concealed_kongs")
    numbers = {id: number for number, id in enumerate(ids, 1)}
    numbers["melded_and_concealed_kong"] = numbers["two_melded_kongs"]
    return tuple(
        Heading(
            heading.id,
            tuple(replace(entry, source=_source(entry, numbers[entry.id], o)) for entry in heading.entries),
        )
        for heading in headings
    )


def _source(entry: Entry, number: int, o: Options) -> str:
    """`MCR 23`; with the club's page where its house rule took the fan away."""
    apart = "" if entry.active or entry.id == "flower_tiles" else "; De Dertien Wezen, p. 1"
    return f"MCR {number}{apart}"


def policy(o: Options) -> Policy:
    """What readings and totals look at."""
    return Policy(
        minimum=int(o["minimum"]),
        limit=0,
        discard_opens=1,
        bonus=int(o["flowers"]),
        knitted=1,
        chow_fans=1,
    )


def options() -> tuple[Option, ...]:
    """The rulings C1-C11."""
    return (
        Option("edition", "C1", EMA, (EMA, CHINESE)),
        Option("minimum", "C2", 8, range(89)),
        Option("flowers", "C2", True, (False, True), Owner.PLAY),
        Option("players", "C9", 4, (3, 4, 5), Owner.PLAY),
        Option("principles", "C3", "dearest", ("dearest",)),
        Option("settlement", "C4", "discarder", ("discarder",), Owner.SETTLING),
        Option("false_mahjong", "C5", "club", ("club",), Owner.SETTLING),
        Option("foul_steps", "C6", "club", ("club", "ema"), Owner.SETTLING),
        Option("dead_hand", "C7", "claims", ("claims",), Owner.PLAY),
        Option("turn_seconds", "C8", 10, range(1, 121), Owner.PLAY),
        Option("claim_seconds", "C8", 3, range(1, 61), Owner.PLAY),
        Option("rotation", "C9", "turn", ("turn",), Owner.PLAY),
        Option("bell", "C10", "finish", ("finish", "stop"), Owner.PLAY),
        Option("winning_tile_apart", "C11", True, (False, True)),
    )

"""Hong Kong mahjong as Fu Hing in Varsseveld plays it. Headings and entries stand in the order of the book.

A hand's fan are added up to the cap of six; a limit hand pays the row of twelve (p. 26). Fan that a value includes
("inclusief zelf pakken") do not count beside it. Where the pages and the table at the end (p. 35-36) differ, an option
holds both readings.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from windroos.rules.irregular_patterns import thirteen_orphans_short
from windroos.rules.patterns import bonus, sets, whole, winning
from windroos.rules.rule import (
    NO_LIMIT,
    Entry,
    Heading,
    Option,
    Options,
    Owner,
    Part,
    Policy,
    Who,
    decide,
)

WINNER, IRREGULAR = Who.WINNER, Who.IRREGULAR
LIMIT: Final = 12
"""The row of the payment table for limit hands (p. 26)."""
CLAIMS: Final = ("zeven_seizoenen_mahjong", "acht_seizoenen_mahjong")
"""Mahjong with any tiles at all: nothing else counts beside these."""


def _combinations(o: Options) -> tuple[Entry, ...]:
    """Spelregels en combinaties."""
    page = "Fu Hing, p. 16"
    return (
        Entry("geheel_verborgen", whole.concealed_sets, WINNER, fan=1, source=page),
        Entry("zelf_pakken", whole.self_drawn, WINNER, fan=1, source=page, tiles=winning.winning_tile),
        Entry("vier_chows", whole.four_chows, WINNER, fan=1, source=page),
        Entry("vier_pungen", whole.four_pungs, WINNER, fan=3, source=page),
    )


def _dragons(o: Options) -> tuple[Entry, ...]:
    """Draken."""
    small, large = "Fu Hing, p. 16", "Fu Hing, p. 17"
    return (
        Entry("pung_draken", sets.at_most_two_dragon_pungs, WINNER, fan=1, source=small, tiles=sets.dragon_pung_tiles),
        Entry(
            "drie_kleine_wijzen",
            whole.little_three_dragons,
            WINNER,
            fan=4,
            source=f"{small}, 36",
            tiles=sets.dragon_tiles,
            replaces=("pung_draken",),
            options=("little_dragons",),
        ),
        Entry(
            "drie_grote_wijzen", whole.three_dragons, WINNER, limit=LIMIT, source=large, tiles=sets.dragon_pung_tiles
        ),
    )


def _winds(o: Options) -> tuple[Entry, ...]:
    """Winden; and Winden en Draken together."""
    page, row = "Fu Hing, p. 17", o["little_four_winds"] == "limit"
    return (
        Entry("pung_ronde", sets.round_wind_pung, WINNER, fan=1, source=page, tiles=sets.round_wind_tiles),
        Entry("pung_eigen_wind", sets.own_wind_pung, WINNER, fan=1, source=page, tiles=sets.own_wind_tiles),
        Entry(
            "vier_kleine_winden",
            whole.little_four_winds_without_dragons,
            WINNER,
            fan=0 if row else 6,
            limit=LIMIT if row else 0,
            source=f"{page}, 36",
            tiles=sets.wind_tiles,
            options=("little_four_winds",),
        ),
        Entry(
            "vier_grote_winden",
            whole.four_winds_without_dragons,
            WINNER,
            limit=LIMIT,
            source=page,
            tiles=sets.wind_tiles,
        ),
    )


def _winds_and_dragons(o: Options) -> tuple[Entry, ...]:
    """Winden en Draken."""
    return (Entry("alleen_winden_en_draken", whole.sets_of_honours, WINNER, limit=LIMIT, source="Fu Hing, p. 18"),)


def _seasons(o: Options) -> tuple[Entry, ...]:
    """Seizoenen of bloemen. A series includes the own season; seven unclaimed bring three in all."""
    page = "Fu Hing, p. 18-19"
    single = ("eigen_seizoen", "alle_hoofdseizoenen", "alle_bijseizoenen")
    return (
        Entry("geen_seizoenen", bonus.no_bonus_tiles, WINNER, fan=1, source=page),
        Entry("eigen_seizoen", bonus.own_bonus_outside_series, WINNER, fan=1, source=page),
        Entry("alle_hoofdseizoenen", bonus.all_seasons, WINNER, fan=2, source=page),
        Entry("alle_bijseizoenen", bonus.all_flowers, WINNER, fan=2, source=page),
        Entry(
            "zeven_seizoenen",
            bonus.seven_bonus_tiles,
            WINNER,
            fan=3,
            source=page,
            replaces=single,
            options=("unclaimed_seasons",),
            active=o["unclaimed_seasons"] == "counts",
        ),
        Entry(CLAIMS[0], bonus.claimed_seven_bonus_tiles, WINNER, fan=3, source=page, exempt=True),
        Entry(CLAIMS[1], bonus.claimed_eight_bonus_tiles, WINNER, limit=LIMIT, source=page),
    )


def _kongs(o: Options) -> tuple[Entry, ...]:
    """Spel met Kongen."""
    page, tile = "Fu Hing, p. 19-20", winning.winning_tile
    own = ("zelf_pakken",)
    return (
        Entry("kongroof", winning.robbed_kong, WINNER, fan=1, source="Fu Hing, p. 19", tiles=tile),
        Entry(
            "steen_na_kong",
            winning.after_single_kong,
            WINNER,
            fan=1,
            source=f"{page}, 35",
            tiles=tile,
            replaces=own if o["after_kong"] == 1 else (),
            options=("after_kong",),
        ),
        Entry(
            "kong_op_kong",
            winning.kong_on_kong,
            WINNER,
            fan=6 if o["kong_on_kong"] == 6 else 4,
            source=f"{page}, 36",
            tiles=tile,
            replaces=own if o["kong_on_kong"] == 6 else (),
            options=("kong_on_kong",),
        ),
    )


def _clean(o: Options) -> tuple[Entry, ...]:
    """Schoon en Superschoon."""
    page = "Fu Hing, p. 20"
    return (
        Entry("schoon", whole.sets_of_one_suit_and_honours, WINNER, fan=3, source=page),
        Entry("superschoon", whole.sets_of_one_suit, WINNER, fan=6, source=page),
    )


def _limit_hands(o: Options) -> tuple[Entry, ...]:
    """Speciale limietspelen."""
    page, luck = "Fu Hing, p. 21", "Fu Hing, p. 22"
    gates = decide(o, "nine_gates_strict", whole.nine_gates, whole.nine_gates_on_nine_waits)
    treasure = decide(
        o,
        "hidden_treasure_discard",
        whole.hidden_treasure_self_drawn,
        whole.hidden_treasure,
    )
    return (
        Entry("dertien_wezen", thirteen_orphans_short, IRREGULAR, limit=LIMIT, source=page),
        Entry("pungen_enen_negens", whole.pungs_of_terminals, WINNER, limit=LIMIT, source=page),
        Entry("negen_poorten", gates, WINNER, limit=LIMIT, source=page),
        Entry("verborgen_schat", treasure, WINNER, limit=LIMIT, source=f"{page}, 36"),
        Entry("hemel", winning.first_fourteen_or_bonus, WINNER, limit=LIMIT, source=luck),
        Entry("aarde", winning.first_discard, WINNER, limit=LIMIT, source=luck, tiles=winning.winning_tile),
    )


def _exceptions(o: Options) -> tuple[Entry, ...]:
    """Uitzonderlijke regels."""
    tile = winning.winning_tile
    return (
        Entry("laatste_steen", winning.last_of_all, WINNER, fan=1, source="Fu Hing, p. 22, 35", tiles=tile),
        Entry(
            "maan_eet_cake",
            winning.announced_moon,
            WINNER,
            fan=6,
            source="Fu Hing, p. 23",
            tiles=tile,
            replaces=("laatste_steen", "zelf_pakken"),
            options=("announced_moon",),
        ),
    )


def _extras(o: Options) -> tuple[Entry, ...]:
    """Opties: what players may agree on. Bamboo 1 brings no fan; each payer adds the bonus for it."""
    page = "Fu Hing, p. 34, optie"
    return (
        Entry(
            "na_seizoen",
            winning.after_bonus_tile,
            WINNER,
            fan=1,
            source=f"{page} a",
            tiles=winning.winning_tile,
            options=("season_win",),
            active=bool(o["season_win"]),
        ),
        Entry(
            "bamboe_1",
            sets.bamboo_ones,
            WINNER,
            source=f"{page} b",
            tiles=sets.bamboo_one_tile,
            part=Part.BONUS,
            options=("bamboo_one_bonus",),
            active=o["bamboo_one_bonus"] != 0,
        ),
        Entry(
            "enen_negens_met_troef",
            whole.sets_of_terminals_and_honours,
            WINNER,
            fan=1,
            source=f"{page} c",
            options=("terminals_with_honours",),
            active=bool(o["terminals_with_honours"]),
        ),
        Entry(
            "sluitpaar_2_5_8",
            whole.pair_of_2_5_8,
            WINNER,
            fan=1,
            source=f"{page} d",
            tiles=sets.pair_tiles,
            options=("pair_2_5_8",),
            active=bool(o["pair_2_5_8"]),
        ),
    )


def table(o: Options) -> tuple[Heading, ...]:
    """All entries, under the headings of the book."""
    headings = (
        Heading("spelregels_en_combinaties", _combinations(o)),
        Heading("draken", _dragons(o)),
        Heading("winden", _winds(o)),
        Heading("winden_en_draken", _winds_and_dragons(o)),
        Heading("seizoenen", _seasons(o)),
        Heading("kongen", _kongs(o)),
        Heading("schoon_en_superschoon", _clean(o)),
        Heading("limietspelen", _limit_hands(o)),
        Heading("uitzonderlijke_regels", _exceptions(o)),
        Heading("opties", _extras(o)),
    )
    others = tuple(
        entry.id
        for heading in headings
        for entry in heading.entries
        if entry.id not in CLAIMS and entry.part != Part.BONUS
    )
    return tuple(
        Heading(id, tuple(replace(one, replaces=others) if one.id in CLAIMS else one for one in entries))
        for id, entries in headings
    )


def policy(o: Options) -> Policy:
    """What readings and totals look at."""
    return Policy(
        minimum=int(o["minimum"]),
        limit=int(o["most_fan"]) or NO_LIMIT,
        bonus=1,
        seasons_claimed=1,
        orphans_rob=1,
    )


def options() -> tuple[Option, ...]:
    """The rulings H1-H28."""
    both = (False, True)
    return (
        Option("minimum", "H5", 2, (2, 0, 1, 3, 4)),
        Option("most_fan", "H6", 6, (6, 5, 4, 0)),
        Option("players", "H24, H25", 4, (3, 4, 5), Owner.PLAY),
        Option("flowers", "H7", True, (True,)),
        Option("little_four_winds", "H1", "limit", ("limit", "fan")),
        Option("after_kong", "H2", 2, (2, 1)),
        Option("kong_on_kong", "H3", 6, (6, 5)),
        Option("season_win", "H4", False, both),
        Option("own_season", "H7", "number", ("number",)),
        Option("seasons_claim", "H8", "any_hand", ("any_hand",)),
        Option("unclaimed_seasons", "H8", "counts", ("counts", "lapses")),
        Option("exposed_tiles", "H9", "nine_or_six_dragons", ("nine_or_six_dragons",), Owner.PLAY),
        Option("dangerous_hands", "H10", "last_is_safe", ("last_is_safe",), Owner.PLAY),
        Option("no_choice", "H11", "frees", ("frees",), Owner.PLAY),
        Option("live_wall", "H12", "leave_18", ("leave_18", "all"), Owner.PLAY),
        Option("last_tile_discard", "H13", "optional", ("optional",), Owner.PLAY),
        Option("hidden_treasure_discard", "H14", True, both),
        Option("nine_gates_strict", "H15", True, both),
        Option("heaven_and_earth", "H16", "limit", ("limit",)),
        Option("announced_moon", "H17", 6, (6,)),
        Option("passed_claim", "H18", "both", ("both", "mahjong", "off"), Owner.PLAY),
        Option("several_winners", "H19", "turn_order", ("turn_order",), Owner.PLAY),
        Option("orphans_rob_concealed", "H19", True, (True,)),
        Option("east_wins", "H20", "stay", ("stay",), Owner.PLAY),
        Option("draw", "H20", "replay", ("replay",), Owner.PLAY),
        Option("false_mahjong", "H21", 6, (6,), Owner.SETTLING),
        Option("dealing", "H22", "three_dice", ("three_dice",), Owner.PLAY),
        Option("bamboo_one_bonus", "H23", 0, range(1001), Owner.SETTLING),
        Option("terminals_with_honours", "H23", False, both),
        Option("pair_2_5_8", "H23", False, both),
        Option("draw_pot", "H23", 0, range(1001), Owner.SETTLING),
        Option("limit_hands", "H26", 12, (12,)),
        Option("little_dragons", "H27", 4, (4,)),
        Option("thinking_seconds", "H28", 8, range(5, 9), Owner.PLAY),
        Option("timeout_seconds", "H28", 20, range(21), Owner.PLAY),
        Option("timeouts", "H28", 2, range(3), Owner.PLAY),
    )

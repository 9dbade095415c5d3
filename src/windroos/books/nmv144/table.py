"""Mah Jong in 144 regels, by Aart Bouter for the Nederlandse Mah Jong Vereniging.

Counted in the book's fixed order, G.A.U. (Gewone punten, Afmaakpunten, Uitmaakpunten; rule 61), then doubled by its
S.C.H.E.R.P. (Seizoen, Combinatie, Hand, Enge spel, Requiem, Pung; rule 73). Headings and entries stand in that order.
"""

from __future__ import annotations

from typing import Final

from windroos.rules.patterns import bonus, gau, kinds, sets, whole, winning
from windroos.rules.rule import (
    Entry,
    Heading,
    Option,
    Options,
    Owner,
    Part,
    Policy,
    Who,
    choose,
    highest_of,
)

WINNER: Final = Who.WINNER


def _book(rule: str) -> str:
    return f"144 regels, nr. {rule}"


def _counted(o: Options) -> tuple[Entry, ...]:
    """G: Gewone punten, for everyone: seasons, then what lies before the rack, then what stands on it."""
    before = int(o["east_first"] == "before")
    all_pairs = o["losers_pairs"] == "all"
    pungs, kongs = _book("64"), _book("65")
    return (
        Entry("seizoensteen", bonus.bonus_tiles, points=4, source=_book("63"), active=bool(o["flowers"])),
        Entry("pung_gewoon_open", sets.simple_open_pungs, points=2, source=pungs, tiles=sets.simple_open_pung_tiles),
        Entry("pung_hoog_open", sets.orphan_open_pungs, points=4, source=pungs, tiles=sets.orphan_open_pung_tiles),
        Entry("kong_gewoon_open", sets.simple_open_kongs, points=8, source=kongs, tiles=sets.simple_open_kong_tiles),
        Entry("kong_hoog_open", sets.orphan_open_kongs, points=16, source=kongs, tiles=sets.orphan_open_kong_tiles),
        Entry(
            "eerste_steen_van_oost",
            choose("east_first", before, gau.east_first_sets, gau.east_first_sets_doubled),
            points=2,
            source=_book("64, 65"),
            tiles=gau.east_first_tiles,
        ),
        Entry("chow_met_eerste_steen_van_oost", gau.east_first_chow, points=2, source=_book("66")),
        Entry(
            "pung_gewoon_dicht", sets.simple_hidden_pungs, points=4, source=pungs, tiles=sets.simple_hidden_pung_tiles
        ),
        Entry("pung_hoog_dicht", sets.orphan_hidden_pungs, points=8, source=pungs, tiles=sets.orphan_hidden_pung_tiles),
        Entry(
            "kong_gewoon_dicht", sets.simple_hidden_kongs, points=16, source=kongs, tiles=sets.simple_hidden_kong_tiles
        ),
        Entry(
            "kong_hoog_dicht", sets.orphan_hidden_kongs, points=32, source=kongs, tiles=sets.orphan_hidden_kong_tiles
        ),
        Entry(
            "sluitpaar",
            choose("losers_pairs", all_pairs, gau.one_paying_pair, gau.paying_pairs),
            points=2,
            source=_book("67"),
            tiles=gau.paying_pair_tiles,
        ),
    )


def _finishing(o: Options) -> tuple[Entry, ...]:
    """A: Afmaakpunten, for what is special about the winning tile."""
    source, tile = _book("68"), winning.winning_tile
    by_set = o["only_tile"] == "set"
    return tuple(
        Entry(id, pattern, WINNER, points=points, source=source, tiles=tile, part=Part.FINISHING)
        for id, pattern, points in (
            ("van_de_levende_muur", winning.from_wall, 2),
            (
                "enig_mogelijke_steen",
                choose("only_tile", by_set, winning.only_tile, winning.only_tile_by_pair_or_chow),
                2,
            ),
            ("laatste_steen", winning.last_of_all, 10),
            ("geweigerde_vervangingssteen", gau.rejected_replacement, 10),
            ("hoi_kong_roof", winning.robbed_kong, 10),
        )
    )


def _bonus() -> tuple[Entry, ...]:
    """U: Uitmaakpunten, for going out."""
    source = _book("70")
    return (
        Entry("drie_pungs_en_een_chow", gau.three_pungs_and_a_chow, WINNER, points=20, source=source, part=Part.BONUS),
        Entry("vier_pungs", whole.four_pungs, WINNER, points=30, source=source, part=Part.BONUS),
        Entry("armoede", whole.four_chows, WINNER, points=30, source=_book("23, 70"), part=Part.BONUS),
    )


def _seasons(o: Options) -> tuple[Entry, ...]:
    """S: Seizoenverdubbelingen; they may come together."""
    source, active = _book("74"), bool(o["flowers"])
    return (
        Entry("eigen_seizoenpaar", bonus.own_season_pair, doubles=1, source=source, active=active),
        Entry("kwartet_seizoenen", bonus.all_seasons, doubles=3, source=source, active=active),
        Entry("kwartet_bloemen", bonus.all_flowers, doubles=3, source=source, active=active),
    )


def _combinations(o: Options) -> tuple[Entry, ...]:
    """C: Combinatieverdubbelingen, over all thirteen or fourteen tiles."""
    source, add = _book("75"), bool(o["only_honours_high"])
    return (
        Entry("half_schoon", kinds.half_flush, doubles=1, source=source),
        Entry("schoon", kinds.full_flush, doubles=3, source=source),
        Entry(
            "alles_hoog",
            choose("only_honours_high", add, gau.orphans_beside_honours, kinds.only_orphans),
            doubles=1,
            source=source,
        ),
        Entry("uitsluitend_honneurs", kinds.only_honours, doubles=3, source=source),
    )


def _hand(o: Options) -> tuple[Entry, ...]:
    """H: Handverdubbelingen, for pungs and kongs in the hand.

    Of the pungs only the highest case counts, and so of the kongs. A concealed kong counts in both (ruling M1), or in
    the one that pays best.
    """
    source = _book("76")
    once = int(o["concealed_kong_counts"] == "once")
    option = "concealed_kong_counts"
    pungs, kongs = sets.hidden_pung_tiles, sets.hidden_kong_tiles
    return (
        *highest_of(
            Entry(
                "drie_pungs_in_de_hand",
                choose(option, once, sets.three_hidden_pungs, gau.three_hidden_pungs_beside_one_kong),
                doubles=1,
                source=source,
                tiles=pungs,
            ),
            Entry(
                "vier_pungs_in_de_hand",
                choose(option, once, sets.four_hidden_pungs, gau.four_hidden_pungs_beside_two_kongs),
                doubles=2,
                source=source,
                tiles=pungs,
            ),
        ),
        *highest_of(
            Entry(
                "twee_kongs_in_de_hand",
                choose(option, once, gau.two_hidden_kongs, gau.two_hidden_kongs_of_three_sets),
                doubles=1,
                source=source,
                tiles=kongs,
            ),
            Entry("drie_kongs_in_de_hand", sets.three_hidden_kongs, doubles=2, source=source, tiles=kongs),
            Entry("vier_kongs_in_de_hand", gau.all_hidden_kongs, doubles=3, source=source, tiles=kongs),
        ),
        Entry("dicht_mahjong", whole.concealed_hand, WINNER, doubles=1, source=_book("49, 76")),
    )


def _narrow() -> tuple[Entry, ...]:
    """E: Enge Spel verdubbeling."""
    return (Entry("enge_spel", gau.set_of_everything, WINNER, doubles=1, source=_book("77")),)


def _requiem(o: Options) -> tuple[Entry, ...]:
    """R: Requiemverdubbeling, for a tile of the dead wall that brings a hand to life."""
    bonus_too = bool(o["requiem_after_season"])
    pattern = choose("requiem_after_season", bonus_too, winning.after_kong, gau.from_dead_wall)
    return (Entry("requiem", pattern, WINNER, doubles=1, source=_book("78"), tiles=winning.winning_tile),)


def _pungs() -> tuple[Entry, ...]:
    """P: Pungverdubbelingen; the own wind may also be the ruling wind."""
    source = _book("79")
    return (
        Entry("pung_rode_draak", gau.red_dragon_pung, doubles=1, source=source, tiles=gau.red_dragon_tile),
        Entry("pung_groene_draak", gau.green_dragon_pung, doubles=1, source=source, tiles=sets.green_dragon_tile),
        Entry("pung_witte_draak", gau.white_dragon_pung, doubles=1, source=source, tiles=gau.white_dragon_tile),
        Entry("pung_eigen_wind", sets.own_wind_pung, doubles=1, source=source, tiles=sets.own_wind_tiles),
        Entry("pung_heersende_wind", sets.round_wind_pung, doubles=1, source=source, tiles=sets.round_wind_tiles),
    )


def _situations(o: Options) -> tuple[Entry, ...]:
    """Limietsituaties (rule 83): the limit without counting. Of two the one with more All Round points stands.

    The last belongs to a special formation, which a won bet may double beyond the limit (rule 90).
    """
    limit = int(o["limit"])
    bonus_too, discard_too = bool(o["requiem_after_season"]), bool(o["moon_on_discard"])
    return highest_of(
        Entry(
            "pe_ling_eet_cake",
            winning.pe_ling_eats_cake,
            WINNER,
            limit=limit,
            source=_book("84"),
            tiles=winning.winning_tile,
        ),
        Entry(
            "bloeiende_bloem_van_de_dijk",
            choose("requiem_after_season", bonus_too, winning.after_kong_dots_5, gau.from_dead_wall_dots_5),
            WINNER,
            limit=limit,
            source=_book("85"),
            tiles=winning.winning_tile,
        ),
        Entry(
            "maan_van_de_bodem_van_de_zee",
            choose("moon_on_discard", discard_too, winning.last_tile_dots_1, gau.last_of_all_dots_1),
            WINNER,
            limit=limit,
            source=_book("86"),
            tiles=winning.winning_tile,
        ),
        Entry(
            "reddende_heilige_vogel",
            gau.pairs_with_fourth_bird,
            WINNER,
            limit=limit,
            source=_book("87"),
            tiles=winning.winning_tile,
            part=Part.FORMATION,
        ),
    )


def _bet() -> tuple[Entry, ...]:
    """Weddenschap: to win with the thirteen tiles that one has."""
    source = _book("88")
    return (
        Entry("weddenschap_gewonnen", gau.bet_won, WINNER, doubles=1, source=source, part=Part.STAKE),
        Entry("weddenschap_verloren", gau.bet_lost, source=source, part=Part.STAKE),
    )


def _formations() -> tuple[Entry, ...]:
    """Bijzonder spel: worth what the list of formations says, without counting."""
    return (Entry("bijzonder_spel", gau.special_formation, WINNER, source=_book("89-122"), part=Part.FORMATION),)


def table(o: Options) -> tuple[Heading, ...]:
    """All entries, under the headings of the book."""
    return (
        Heading("gewone_punten", _counted(o)),
        Heading("afmaakpunten", _finishing(o)),
        Heading("uitmaakpunten", _bonus()),
        Heading("seizoenverdubbelingen", _seasons(o)),
        Heading("combinatieverdubbelingen", _combinations(o)),
        Heading("handverdubbelingen", _hand(o)),
        Heading("enge_spelverdubbeling", _narrow()),
        Heading("requiemverdubbeling", _requiem(o)),
        Heading("pungverdubbelingen", _pungs()),
        Heading("bijzondere_situaties", _situations(o)),
        Heading("weddenschap", _bet()),
        Heading("bijzondere_spelen", _formations()),
    )


def policy(o: Options) -> Policy:
    """What readings and totals look at."""
    return Policy(
        minimum=int(o["minimum"]),
        limit=int(o["limit"]),
        discard_opens=0,
        pe_ling=2,
        max_chows=int(o["most_chows"]),
        bonus=int(o["flowers"]),
        whole_waits=0,
        own_fours=1,
        round_up=int(o["round_up"]),
    )


def options() -> tuple[Option, ...]:
    """The rulings M1-M20; a single value where the reading is fixed."""
    both = (False, True)
    return (
        Option("minimum", "", 0, (0,)),
        Option("limit", "M11", 500, range(100, 1_000_001)),
        Option("players", "", 4, (3, 4, 5), Owner.PLAY),
        Option("flowers", "", True, both, Owner.PLAY),
        Option("concealed_kong_counts", "M1", "both", ("both", "once")),
        Option("all_round_situations", "M2", "51-54", ("51-54",)),
        Option("ruby", "M3", "red", ("red",)),
        Option("simples", "M4", "2-8", ("2-8",)),
        Option("game_winner", "M5", "formation", ("formation",), Owner.PLAY),
        Option("east_first", "M6", "after", ("after", "before")),
        Option("only_honours_high", "M7", False, both),
        Option("concealed_mahjong", "M8", "winner", ("winner",)),
        Option("most_chows", "M9", 1, (1,)),
        Option("round_up", "M10", True, both),
        Option("losers_limit", "M11", True, (True,)),
        Option("losers_pairs", "M12", "one", ("one", "all")),
        Option("special_values", "M13", "half-whole-double", ("half-whole-double",)),
        Option("bet", "M13", "doubles", ("doubles",)),
        Option("winning_set", "M14", "concealed", ("concealed",)),
        Option("own_seasons", "M15", "book", ("book",)),
        Option("dead_hand", "M16", "pays", ("pays",), Owner.SETTLING),
        Option("requiem_after_season", "M17", True, both),
        Option("moon_on_discard", "M18", True, both),
        Option("only_tile", "M19", "hand", ("hand", "set")),
        Option("situations", "M20", "limit", ("limit",)),
        Option("formations", "", "all", ("all", "derived", "certain"), later=True),
    )

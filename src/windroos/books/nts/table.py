"""Nederlandse Toernooispelregels: the book of 2002, and the same rules as Groene Hart printed them in 2011.

The two differ in a few options and in pages; the table is one. Headings and entries stand in the order of the book.
"""

from __future__ import annotations

from typing import Final

from windroos.rules.irregular_patterns import (
    court_of_peking_short,
    dragon_snake_short,
    half_flush_pairs_short,
    honour_pairs_short,
    nine_gates_on_nine_waits_short,
    nine_gates_short,
    one_suit_pairs_short,
    orphan_pairs_of_one_suit_short,
    orphan_pairs_short,
    seven_pairs_short,
    thirteen_orphans_short,
    wind_snake_short,
)
from windroos.rules.patterns import bonus, kinds, sets, whole, winning
from windroos.rules.rule import (
    Choice,
    Entry,
    Heading,
    Option,
    Options,
    Owner,
    Pattern,
    Policy,
    Rival,
    Who,
    among_rivals,
    choose,
    decide,
    highest_of,
    under,
)

EVERYONE, WINNER, IRREGULAR, WAITING = Who
PAGES: Final = {
    "nts2002": {"sets": "p. 10", "special": "p. 10", "wins": "p. 10-11", "tile": "p. 12", "limit": "p. 9", "luck": ""},
    "groenehart2011": {
        **{"sets": "p. 9-10", "special": "p. 10", "wins": "p. 10", "tile": "p. 10-11"},
        **{"limit": "p. 11, 15-18", "luck": "p. 18"},
    },
}
BOOKS: Final = {"nts2002": "NTS 2002", "groenehart2011": "Groene Hart 2011"}


def _combinations(o: Options) -> tuple[Entry, ...]:
    """Combinaties van stenen: points for pungs, kongs and pairs."""
    pairs = int(o["losers_pairs"] == "all")
    return (
        Entry("pung_eenvoudig_open", sets.simple_open_pungs, points=2, tiles=sets.simple_open_pung_tiles),
        Entry("pung_eenvoudig_dicht", sets.simple_hidden_pungs, points=4, tiles=sets.simple_hidden_pung_tiles),
        Entry("pung_edel_open", sets.orphan_open_pungs, points=4, tiles=sets.orphan_open_pung_tiles),
        Entry("pung_edel_dicht", sets.orphan_hidden_pungs, points=8, tiles=sets.orphan_hidden_pung_tiles),
        Entry("kong_eenvoudig_open", sets.simple_open_kongs, points=8, tiles=sets.simple_open_kong_tiles),
        Entry("kong_eenvoudig_dicht", sets.simple_hidden_kongs, points=16, tiles=sets.simple_hidden_kong_tiles),
        Entry("kong_edel_open", sets.orphan_open_kongs, points=16, tiles=sets.orphan_open_kong_tiles),
        Entry("kong_edel_dicht", sets.orphan_hidden_kongs, points=32, tiles=sets.orphan_hidden_kong_tiles),
        Entry(
            "paar_draken",
            choose("losers_pairs", pairs, sets.one_dragon_pair, sets.dragon_pairs),
            points=2,
            tiles=sets.dragon_pair_tiles,
        ),
        Entry(
            "paar_ronde",
            choose("losers_pairs", pairs, sets.one_round_wind_pair, sets.round_wind_pair),
            points=2,
            tiles=sets.round_wind_tiles,
        ),
        Entry("paar_eigen_wind", sets.own_wind_pair, points=2, tiles=sets.own_wind_tiles),
        Entry("mahjong", sets.every_hand, WINNER, points=20),
    )


DRAGON_ROUND: Final = "Groene Hart 2011, p. 19, 21"
"""The book of 2002 does not know it (rulings N37, N38)."""


def _special_combinations(o: Options) -> tuple[Entry, ...]:
    """Bijzondere combinaties: doubles for everyone. In each group only the highest counts."""
    return (
        Entry("pung_draken", sets.dragon_pungs, doubles=1, tiles=sets.dragon_pung_tiles),
        Entry("pung_eigen_wind", sets.own_wind_pung, doubles=1, tiles=sets.own_wind_tiles),
        Entry("pung_ronde", sets.round_wind_pung, doubles=1, tiles=sets.round_wind_tiles),
        Entry(
            "groene_draak_ronde",
            sets.green_dragon_round_pung,
            doubles=1,
            tiles=sets.green_dragon_tile,
            source=DRAGON_ROUND,
        ),
        *highest_of(
            Entry(
                "drie_pungs_dicht",
                decide(o, "open_kong_is_hidden", sets.three_hidden_pungs, sets.three_hidden_pungs_or_kongs),
                doubles=1,
                tiles=sets.hidden_or_kong_tiles,
            ),
            Entry("drie_kongs_dicht", sets.three_hidden_kongs, doubles=2, tiles=sets.hidden_kong_tiles),
            Entry(
                "vier_pungs_dicht",
                decide(o, "open_kong_is_hidden", sets.four_hidden_pungs, sets.four_hidden_pungs_or_kongs),
                doubles=2,
                tiles=sets.hidden_or_kong_tiles,
            ),
            Entry("vier_kongs", sets.four_kongs, doubles=3, tiles=sets.kong_tiles),
        ),
        *highest_of(
            Entry(
                "schoon", decide(o, "only_terminals_clean", kinds.clean_without_terminals_alone, kinds.clean), doubles=1
            ),
            Entry("zeer_schoon", kinds.honours_with_terminals_of_one_suit, doubles=2),
            Entry("zuiver", kinds.pure, doubles=3),
        ),
    )


def _special_wins(o: Options) -> tuple[Entry, ...]:
    """Bijzondere winstspelen: doubles for the winner."""
    return (
        Entry("geheel_verborgen", whole.fully_concealed, WINNER, doubles=2),
        Entry("kleine_vier_winden", whole.little_four_winds, WINNER, doubles=1),
        Entry("kleine_drie_draken", whole.little_three_dragons, WINNER, doubles=1),
        Entry("vier_chows", whole.four_chows, WINNER, doubles=1),
        Entry(
            "vier_pungs",
            whole.four_pungs,
            WINNER,
            doubles=int(o["four_pungs_double"]),
            options=("four_pungs_double",),
            active=o["four_pungs_double"] != 0,
        ),
        Entry("pure_eenvoud", kinds.only_simples, WINNER, doubles=1),
    )


def _only_tile(o: Options) -> Choice:
    """By the whole hand, where dots 1 for a pair of bamboo 1 may be a second tile; or by the finished set."""
    return Choice(
        ("only_tile", "pe_ling_only_tile", "only_tile"),
        2 if o["only_tile"] == "set" else int(not o["pe_ling_only_tile"]),
        (winning.only_tile, winning.only_tile_without_cake, winning.only_tile_by_pair_or_chow),
    )


def _adds_within(o: Options) -> bool:
    """The doubles of one tile add up (N22), but of the last and the loose tile only one counts (N39).

    The loose one has more of them, unless the last tile was dots 1.
    """
    return o["winning_tile_doubles"] == "add" and o["last_then_loose"] == "highest"


def _last_tile(o: Options) -> Choice:
    """The plain last tile. Where doubles of one tile add up, the pattern chooses between the last and the loose one."""
    return Choice(
        ("last_then_loose",) * 3,
        2 - int(o["pe_ling_last_dots_1"]) if _adds_within(o) else 0,
        (winning.last_tile, winning.last_tile_not_loose, winning.last_tile_not_loose_itself),
    )


SAME_TILE: Final = (
    Rival("winning_tile_doubles", "laatste_steen_kringen_1", ("laatste_steen",)),
    Rival("winning_tile_doubles", "kong_op_kong", ("bloeiende_bloemen",)),
    Rival("winning_tile_doubles", "bloeiende_bloemen_kringen_5", ("bloeiende_bloemen", "kong_op_kong")),
    Rival("last_then_loose", "laatste_steen_kringen_1", ("bloeiende_bloemen", "kong_op_kong")),
)
LOOSE_OVER_LAST: Final = tuple(
    Rival("last_then_loose", loose, ("laatste_steen",))
    for loose in ("bloeiende_bloemen", "kong_op_kong", "bloeiende_bloemen_kringen_5")
)
"""Of one tile the highest counts (N22), and so of the last tile and the loose tile that a kong with it brings (N39)."""


def _winning_tile(o: Options) -> tuple[Entry, ...]:
    """Winnende steen: what the last tile brings."""
    tile, counts = winning.winning_tile, bool(o["winning_doubles_count"])
    last = (
        Entry("laatste_steen", _last_tile(o), WINNER, doubles=1, tiles=tile, minimum=counts),
        Entry(
            "laatste_steen_kringen_1",
            decide(o, "pe_ling_last_dots_1", winning.last_tile_dots_1_itself, winning.last_tile_dots_1),
            WINNER,
            doubles=3,
            tiles=tile,
            minimum=counts,
        ),
    )
    loose = (
        Entry("bloeiende_bloemen", winning.after_kong, WINNER, doubles=1, tiles=tile, minimum=counts),
        Entry("kong_op_kong", winning.kong_on_kong, WINNER, doubles=2, tiles=tile, minimum=counts),
        Entry("bloeiende_bloemen_kringen_5", winning.after_kong_dots_5, WINNER, doubles=3, tiles=tile, minimum=counts),
    )
    rivals = SAME_TILE if _adds_within(o) else (*SAME_TILE, *LOOSE_OVER_LAST)
    taken = {rival.option for rival in rivals if o[rival.option] == "highest"}
    return (
        Entry("enig_mogelijke_steen", _only_tile(o), WINNER, points=2, tiles=tile),
        Entry(
            "zelf_gepakt",
            decide(o, "self_drawn_loose", winning.from_wall, whole.self_drawn),
            WINNER,
            points=2,
            tiles=tile,
        ),
        Entry("volmaken_paar", winning.completes_pair, WINNER, points=2, tiles=tile),
        Entry("pe_ling", winning.pe_ling_eats_cake, WINNER, points=10, tiles=tile),
        *among_rivals(rivals, taken, *last, *loose),
        Entry("kongroof", winning.robbed_kong, WINNER, doubles=1, tiles=tile, minimum=counts),
    )


def _irregular_limits(o: Options) -> tuple[Entry, ...]:
    """Onregelmatige limietspelen: concealed up to the last tile; a loser who waits for one has half its worth."""
    gates = decide(o, "nine_gates_strict", nine_gates_short, nine_gates_on_nine_waits_short)
    terminals = decide(
        o,
        "terminal_pairs_any_suits",
        orphan_pairs_of_one_suit_short,
        orphan_pairs_short,
    )
    hands: tuple[tuple[str, int, Pattern | Choice], ...] = (
        ("negen_poorten", 2000, gates),
        ("dertien_wezen", 2000, thirteen_orphans_short),
        ("tweelingen_troef", 2000, honour_pairs_short),
        ("windenslang", 1000, wind_snake_short),
        ("drakenslang", 1000, dragon_snake_short),
        ("hof_van_peking", 1000, court_of_peking_short),
        ("zuivere_tweelingen", 1000, one_suit_pairs_short),
        ("zeer_schone_tweelingen", 1000, terminals),
        ("schone_tweelingen", 500, half_flush_pairs_short),
        ("zeven_tweelingen", 250, seven_pairs_short),
    )
    return (
        *(Entry(id, short, IRREGULAR, limit=worth, exempt=True) for id, worth, short in hands),
        *(
            Entry(f"{id}_wachtend", short, WAITING, limit=worth // 2, options=("waiting_half",))
            for id, worth, short in hands
        ),
    )


def _regular_limits(o: Options) -> tuple[Entry, ...]:
    """Regelmatige limietspelen: sets that may lie open; a loser counts the points."""
    exempt = o["exempt"] == "all"
    return (
        Entry("vier_winden", whole.four_winds, WINNER, limit=2000, exempt=exempt, tiles=sets.wind_pung_tiles),
        Entry("drie_draken", whole.three_dragons, WINNER, limit=2000, exempt=exempt, tiles=sets.dragon_pung_tiles),
        Entry(
            "jade",
            decide(o, "jade_bamboo_1", whole.sets_of_green, whole.sets_of_green_or_bird),
            WINNER,
            limit=2000,
            exempt=exempt,
        ),
        Entry(
            "hemel",
            decide(o, "heaven_after_kong", winning.first_fourteen_or_bonus, winning.first_fourteen_or_kong),
            WINNER,
            limit=2000,
            exempt=exempt,
        ),
        Entry("vier_verborgen_kongs", sets.four_hidden_kongs, WINNER, limit=2000, exempt=exempt),
        Entry("kop_en_staart", whole.pungs_of_terminals, WINNER, limit=2000, exempt=exempt),
        Entry("aarde", winning.first_discard, WINNER, limit=1000, exempt=exempt, tiles=winning.winning_tile),
        Entry(
            "kronkelende_slang",
            whole.coiling_snake,
            WINNER,
            limit=int(o["coiling_snake"]),
            exempt=exempt,
            options=("coiling_snake",),
        ),
    )


def _luck(o: Options) -> tuple[Entry, ...]:
    """Spelen met gelukstenen (2011): seasons and flowers, where they are in play."""
    active = bool(o["flowers"])
    return (
        Entry("geluksteen", bonus.bonus_tiles, points=4, active=active),
        Entry("eigen_geluksteen", bonus.own_bonus_tiles, doubles=1, active=active),
        Entry("reeks_gelukstenen", bonus.bonus_series, doubles=1, active=active),
    )


def table(book: str, o: Options) -> tuple[Heading, ...]:
    """All entries, under the headings of the book."""
    page = {heading: f"{BOOKS[book]}, {page}" for heading, page in PAGES[book].items()}
    return (
        under("onregelmatige_limietspelen", page["limit"], *_irregular_limits(o)),
        under("regelmatige_limietspelen", page["limit"], *_regular_limits(o)),
        under("combinaties", page["sets"], *_combinations(o)),
        under("bijzondere_combinaties", page["special"], *_special_combinations(o)),
        under("bijzondere_winstspelen", page["wins"], *_special_wins(o)),
        under("winnende_steen", page["tile"], *_winning_tile(o)),
        *([under("gelukstenen", page["luck"], *_luck(o))] if PAGES[book]["luck"] else []),
    )


def policy(o: Options) -> Policy:
    """What readings and totals look at."""
    return Policy(
        minimum=int(o["minimum"]),
        limit=int(o["limit"]),
        discard_opens=int(o["winning_set"] == "open"),
        pe_ling=1,
        pe_ling_pairs=int(o["pe_ling_pairs"]),
        four_is_two_pairs=int(o["four_as_two_pairs"]),
        own_fours=1,
        bonus=int(o["flowers"]),
        half_always=int(o["waiting_half"] == "always"),
    )


def options(draw: str, east: str, rounds: str, kong15: str, seats: str, has: tuple[bool, ...]) -> tuple[Option, ...]:
    """The rulings N1-N39; the two books differ in these defaults. `has`: the values of what only 2011 has."""
    both = (False, True)
    return (
        Option("minimum", "N16", 2, range(11)),
        Option("limit", "", 2000, range(100, 1_000_001)),
        Option("players", "N37, N38", 4, (3, 4, 5), Owner.PLAY),
        Option("coiling_snake", "N1", 1000, (1000, 2000)),
        Option("jade_bamboo_1", "N2", False, both),
        Option("kongs_as_pungs", "N3", True, (True,)),
        Option("nine_gates_irregular", "N4", True, (True,)),
        Option("nine_gates_strict", "N5", False, both),
        Option("open_kong_is_hidden", "N6", True, both),
        Option("four_pungs_double", "N7", 1, (0, 1)),
        Option("terminal_pairs_any_suits", "N8", False, both),
        Option("draw", "N9", draw, ("turn", "replay"), Owner.PLAY),
        Option("east_wins", "N10", east, ("turn", "stay"), Owner.PLAY),
        Option("rounds", "N11", rounds, ("east", "four"), Owner.PLAY),
        Option("ruling_wind", "N12", "round", ("round",)),
        Option("dead_hand", "N13", "pays", ("pays",), Owner.SETTLING),
        Option("fifteenth_kong", "N14", kong15, ("refused", "draw"), Owner.PLAY),
        Option("highest_of_group", "N15", True, (True,)),
        Option("exempt", "N16", "all", ("all", "irregular")),
        Option("winning_doubles_count", "N17", True, both),
        Option("winning_set", "N18", "open", ("open", "concealed")),
        Option("only_tile", "N19", "hand", ("hand", "set")),
        Option("pe_ling_only_tile", "N20", True, both),
        Option("pe_ling_pairs", "N21", True, both),
        Option("winning_tile_doubles", "N22", "highest", ("highest", "add")),
        Option("pe_ling_last_dots_1", "N23", True, both),
        Option("waiting_half", "N24", "better", ("better", "always")),
        Option("four_as_two_pairs", "N25", True, both),
        Option("heaven_after_kong", "N26", False, both),
        Option("last_tile_discard", "N27", "must", ("must",), Owner.PLAY),
        Option("only_terminals_clean", "N28", 1, (0, 1)),
        Option("seats", "N29", seats, ("highest", "ranked", "drawn"), Owner.PLAY),
        Option("chips", "N30", False, has, Owner.SETTLING),
        Option("flowers", "N31", False, has),
        Option("self_drawn_loose", "N32", True, both),
        Option("losers_pairs", "N33", "all", ("all", "one")),
        Option("wind_snake_extra", "N34", "suit_or_wind", ("suit_or_wind",)),
        Option("regular_limit_stays", "N35", True, (True,)),
        Option("concealed_with_kongs", "N36", True, (True,)),
        Option("dragon_round", "N38", False, both, Owner.PLAY),
        Option("last_then_loose", "N39", "highest", ("highest", "add")),
    )

"""The words of the Dutch tournament rules, for both books."""

from __future__ import annotations

from windroos.text.books import BookWords
from windroos.text.words import Words

HEADINGS: dict[str, Words] = {
    "onregelmatige_limietspelen": Words("Onregelmatige limietspelen", "Irregular limit hands"),
    "regelmatige_limietspelen": Words("Regelmatige limietspelen", "Regular limit hands"),
    "combinaties": Words("Combinaties van stenen", "Combinations of tiles"),
    "bijzondere_combinaties": Words("Bijzondere combinaties", "Special combinations"),
    "bijzondere_winstspelen": Words("Bijzondere winstspelen", "Special winning hands"),
    "winnende_steen": Words("Winnende steen", "Winning tile"),
    "gelukstenen": Words("Gelukstenen", "Bonus tiles"),
}

_IRREGULAR: dict[str, tuple[Words, Words]] = {
    "negen_poorten": (
        Words("negen poorten", "nine gates"),
        Words(
            "1-1-1 2 t/m 8 9-9-9 van één soort en nog een steen daarvan",
            "1-1-1 2 to 8 9-9-9 of one suit and one more tile of it",
        ),
    ),
    "dertien_wezen": (
        Words("dertien wezen", "thirteen orphans"),
        Words(
            "alle enen, negens, winden en draken één keer, en een daarvan dubbel",
            "each one, nine, wind and dragon once, and one of them twice",
        ),
    ),
    "tweelingen_troef": (
        Words("tweelingen van troefstenen", "twins of honours"),
        Words("zeven paren van winden en draken", "seven pairs of winds and dragons"),
    ),
    "windenslang": (
        Words("windenslang", "wind snake"),
        Words(
            "1 t/m 9 van één soort, de vier winden en een van deze stenen dubbel",
            "1 to 9 of one suit, the four winds and one of these tiles twice",
        ),
    ),
    "drakenslang": (
        Words("drakenslang", "dragon snake"),
        Words(
            "1 t/m 9 van één soort, de drie draken en een paar winden",
            "1 to 9 of one suit, the three dragons and a pair of winds",
        ),
    ),
    "hof_van_peking": (
        Words("hof van Peking", "court of Peking"),
        Words(
            "1 t/m 7 van één soort, de vier winden en de drie draken",
            "1 to 7 of one suit, the four winds and the three dragons",
        ),
    ),
    "zuivere_tweelingen": (
        Words("zuivere tweelingen", "pure twins"),
        Words("zeven paren van één soort", "seven pairs of one suit"),
    ),
    "zeer_schone_tweelingen": (
        Words("zeer schone tweelingen", "very clean twins"),
        Words(
            "zeven paren van winden, draken en hoekstenen van één soort",
            "seven pairs of winds, dragons and the terminals of one suit",
        ),
    ),
    "schone_tweelingen": (
        Words("schone tweelingen", "clean twins"),
        Words("zeven paren van één soort met winden en draken", "seven pairs of one suit with winds and dragons"),
    ),
    "zeven_tweelingen": (
        Words("zeven tweelingen", "seven twins"),
        Words("zeven willekeurige paren", "any seven pairs"),
    ),
}

ENTRIES: dict[str, tuple[Words, Words]] = {
    **_IRREGULAR,
    **{
        f"{id}_wachtend": (
            Words(f"wachtend op {name.nl}", f"waiting for {name.en}"),
            Words(
                f"dicht, één steen te kort: {meaning.nl}; de halve waarde",
                f"concealed, one tile short: {meaning.en}; half its worth",
            ),
        )
        for id, (name, meaning) in _IRREGULAR.items()
    },
    "vier_winden": (
        Words("vier winden", "four winds"),
        Words("vier pungs of kongs van winden en een paar", "four pungs or kongs of winds and a pair"),
    ),
    "drie_draken": (
        Words("drie draken", "three dragons"),
        Words(
            "drie pungs of kongs van draken, nog een set en een paar",
            "three pungs or kongs of dragons, another set and a pair",
        ),
    ),
    "jade": (
        Words("jade spel", "jade hand"),
        Words(
            "sets en een paar van alleen bamboe 2, 3, 4, 6, 8 en groene draken",
            "sets and a pair of bamboo 2, 3, 4, 6, 8 and green dragons only",
        ),
    ),
    "hemel": (
        Words("spel van de hemel", "hand from heaven"),
        Words("Oost wint met zijn eerste veertien stenen", "East wins with its first fourteen tiles"),
    ),
    "vier_verborgen_kongs": (
        Words("vier verborgen kongs", "four concealed kongs"),
        Words("vier dichte kongs en een paar", "four concealed kongs and a pair"),
    ),
    "kop_en_staart": (
        Words("kop en staart", "heads and tails"),
        Words("vier pungs en een paar van enen en negens", "four pungs and a pair of ones and nines"),
    ),
    "aarde": (
        Words("spel van de aarde", "hand from earth"),
        Words("mahjong met de eerste door Oost weggelegde steen", "mahjong with East's first discard"),
    ),
    "kronkelende_slang": (
        Words("kronkelende slang", "coiling snake"),
        Words(
            "pungs van 1 en 9, twee chows en een paar van 2, 5 of 8 in één soort, zodat 2 t/m 8 er alle zijn",
            "pungs of 1 and 9, two chows and a pair of 2, 5 or 8 of one suit, so that 2 to 8 are all there",
        ),
    ),
    "pung_eenvoudig_open": (
        Words("open pung eenvoudige stenen", "open pung of simples"),
        Words("een pung van 2 t/m 8 op tafel", "a pung of 2 to 8 on the table"),
    ),
    "pung_eenvoudig_dicht": (
        Words("verborgen pung eenvoudige stenen", "concealed pung of simples"),
        Words("een pung van 2 t/m 8 op de plank", "a pung of 2 to 8 on the rack"),
    ),
    "pung_edel_open": (
        Words("open pung edelstenen", "open pung of gems"),
        Words(
            "een pung van hoekstenen, winden of draken op tafel", "a pung of terminals, winds or dragons on the table"
        ),
    ),
    "pung_edel_dicht": (
        Words("verborgen pung edelstenen", "concealed pung of gems"),
        Words(
            "een pung van hoekstenen, winden of draken op de plank", "a pung of terminals, winds or dragons on the rack"
        ),
    ),
    "kong_eenvoudig_open": (
        Words("open kong eenvoudige stenen", "open kong of simples"),
        Words("een open kong van 2 t/m 8", "an open kong of 2 to 8"),
    ),
    "kong_eenvoudig_dicht": (
        Words("verborgen kong eenvoudige stenen", "concealed kong of simples"),
        Words("een dichte kong van 2 t/m 8", "a concealed kong of 2 to 8"),
    ),
    "kong_edel_open": (
        Words("open kong edelstenen", "open kong of gems"),
        Words("een open kong van hoekstenen, winden of draken", "an open kong of terminals, winds or dragons"),
    ),
    "kong_edel_dicht": (
        Words("verborgen kong edelstenen", "concealed kong of gems"),
        Words("een dichte kong van hoekstenen, winden of draken", "a concealed kong of terminals, winds or dragons"),
    ),
    "paar_draken": (
        Words("paar draken", "pair of dragons"),
        Words("een paar van dezelfde draak", "a pair of one dragon"),
    ),
    "paar_ronde": (
        Words("paar wind van de ronde", "pair of the round wind"),
        Words("een paar van de heersende wind", "a pair of the wind of the round"),
    ),
    "paar_eigen_wind": (
        Words("paar eigen wind", "pair of the own wind"),
        Words("een paar van de eigen wind", "a pair of the player's own wind"),
    ),
    "mahjong": (Words("mahjong", "mahjong"), Words("de hand is compleet", "the hand is complete")),
    "pung_draken": (
        Words("pung draken", "pung of dragons"),
        Words("elke pung of kong van draken", "each pung or kong of dragons"),
    ),
    "pung_eigen_wind": (
        Words("pung eigen wind", "pung of the own wind"),
        Words("een pung of kong van de eigen wind", "a pung or kong of the player's own wind"),
    ),
    "pung_ronde": (
        Words("pung wind van de ronde", "pung of the round wind"),
        Words("een pung of kong van de heersende wind", "a pung or kong of the wind of the round"),
    ),
    "groene_draak_ronde": (
        Words("groene draak in zijn ronde", "green dragon in its round"),
        Words(
            "een pung of kong groene draken in de ronde van de groene draak",
            "a pung or kong of green dragons in the round of the green dragon",
        ),
    ),
    "drie_pungs_dicht": (
        Words("drie pungs dicht", "three concealed pungs"),
        Words("drie dichte pungs; een kong telt mee", "three concealed pungs; a kong counts"),
    ),
    "drie_kongs_dicht": (
        Words("drie kongs dicht", "three concealed kongs"),
        Words("drie dichte kongs", "three concealed kongs"),
    ),
    "vier_pungs_dicht": (
        Words("vier pungs dicht", "four concealed pungs"),
        Words("vier dichte pungs; een kong telt mee", "four concealed pungs; a kong counts"),
    ),
    "vier_kongs": (
        Words("vier kongs", "four kongs"),
        Words("vier kongs, open of dicht", "four kongs, open or concealed"),
    ),
    "schoon": (
        Words("schoon spel", "clean hand"),
        Words(
            "één soort met winden en draken, of winden en draken met enen en negens",
            "one suit with winds and dragons, or winds and dragons with ones and nines",
        ),
    ),
    "zeer_schoon": (
        Words("zeer schoon spel", "very clean hand"),
        Words(
            "winden en draken met enen en negens van één soort", "winds and dragons with the ones and nines of one suit"
        ),
    ),
    "zuiver": (
        Words("zuiver spel", "pure hand"),
        Words("alles van één soort, of alleen winden en draken", "one suit only, or winds and dragons only"),
    ),
    "geheel_verborgen": (
        Words("geheel verborgen spel", "fully concealed hand"),
        Words("mahjong met alleen zelf gepakte stenen", "mahjong with self-drawn tiles only"),
    ),
    "kleine_vier_winden": (
        Words("kleine vier winden", "little four winds"),
        Words("drie pungs en een paar van winden", "three pungs and a pair of winds"),
    ),
    "kleine_drie_draken": (
        Words("kleine drie draken", "little three dragons"),
        Words("twee pungs en een paar van draken", "two pungs and a pair of dragons"),
    ),
    "vier_chows": (
        Words("vier chows", "four chows"),
        Words("vier chows en een paar", "four chows and a pair"),
    ),
    "vier_pungs": (
        Words("vier pungs", "four pungs"),
        Words("vier pungs of kongs en een paar", "four pungs or kongs and a pair"),
    ),
    "pure_eenvoud": (
        Words("pure eenvoud", "pure simplicity"),
        Words("alleen stenen van 2 t/m 8", "tiles 2 to 8 only"),
    ),
    "enig_mogelijke_steen": (
        Words("enig mogelijke steen", "only possible tile"),
        Words("maar één soort steen maakt de hand compleet", "one kind of tile alone completes the hand"),
    ),
    "zelf_gepakt": (
        Words("zelf gepakt van de muur", "self-drawn"),
        Words("de winnende steen is zelf gepakt", "the winning tile was drawn by the winner"),
    ),
    "volmaken_paar": (
        Words("volmaken paar", "completes the pair"),
        Words("de winnende steen maakt het paar vol", "the winning tile completes the pair"),
    ),
    "pe_ling": (
        Words("pe-ling eet cake", "pe-ling eats cake"),
        Words("kringen 1 maakt een paar van bamboe 1 vol", "dots 1 completes a pair of bamboo 1"),
    ),
    "laatste_steen": (
        Words("laatste steen van de muur", "last tile of the wall"),
        Words(
            "mahjong met de laatste steen van de muur, zelf gepakt",
            "mahjong with the last tile of the wall, self-drawn",
        ),
    ),
    "laatste_steen_kringen_1": (
        Words("laatste steen van de muur, kringen 1", "last tile of the wall, dots 1"),
        Words("de zelf gepakte laatste steen is kringen 1", "the self-drawn last tile is dots 1"),
    ),
    "bloeiende_bloemen": (
        Words("kong met bloeiende bloemen", "kong with blossoming flowers"),
        Words("mahjong met de losse steen na een kong", "mahjong with the replacement tile after a kong"),
    ),
    "kong_op_kong": (
        Words("kong op kong", "kong on kong"),
        Words(
            "mahjong met de losse steen na de tweede kong in één beurt",
            "mahjong with the replacement tile after the second kong in one turn",
        ),
    ),
    "bloeiende_bloemen_kringen_5": (
        Words("kong met bloeiende bloemen, kringen 5", "kong with blossoming flowers, dots 5"),
        Words("de losse steen na een kong is kringen 5", "the replacement tile after a kong is dots 5"),
    ),
    "kongroof": (
        Words("kongroof", "robbing the kong"),
        Words(
            "mahjong met de steen waarmee een ander zijn open pung tot kong maakt",
            "mahjong with the tile that another player adds to an open pung",
        ),
    ),
    "geluksteen": (
        Words("geluksteen", "bonus tile"),
        Words("elk seizoen en elke bloem", "each season and each flower"),
    ),
    "eigen_geluksteen": (
        Words("eigen geluksteen", "own bonus tile"),
        Words("het seizoen of de bloem van de eigen wind", "the season or the flower of the own wind"),
    ),
    "reeks_gelukstenen": (
        Words("reeks gelukstenen", "series of bonus tiles"),
        Words("alle vier de seizoenen of alle vier de bloemen", "all four seasons or all four flowers"),
    ),
}

_YES_NO = {"true": Words("ja", "yes"), "false": Words("nee", "no")}

OPTIONS: dict[str, tuple[Words, dict[str, Words]]] = {
    "minimum": (Words("Verdubbelingen die nodig zijn om uit te gaan", "Doubles needed to go out"), {}),
    "limit": (Words("De limiet, in punten", "The limit, in points"), {}),
    "players": (Words("Spelers aan tafel", "Players at the table"), {}),
    "coiling_snake": (Words("Waarde van de kronkelende slang", "Worth of the coiling snake"), {}),
    "jade_bamboo_1": (Words("Mag bamboe 1 meedoen in het jade spel?", "May bamboo 1 take part in jade?"), _YES_NO),
    "kongs_as_pungs": (
        Words(
            "Tellen kongs als pungs in elk spel dat pungs noemt?", "Do kongs count as pungs in hands that name pungs?"
        ),
        _YES_NO,
    ),
    "nine_gates_irregular": (
        Words(
            "Negen poorten is een onregelmatig spel: dicht, wachtend half, hoogste voorrang",
            "Nine gates is irregular: concealed, waiting is half, highest priority",
        ),
        _YES_NO,
    ),
    "nine_gates_strict": (
        Words("Negen poorten alleen bij wachten op alle negen?", "Nine gates only on the nine-sided wait?"),
        _YES_NO,
    ),
    "open_kong_is_hidden": (
        Words(
            "Telt een open kong als dichte pung bij drie en vier pungs dicht?",
            "Does an open kong count as a concealed pung for three and four concealed pungs?",
        ),
        _YES_NO,
    ),
    "four_pungs_double": (Words("Verdubbelingen voor vier pungs", "Doubles for four pungs"), {}),
    "terminal_pairs_any_suits": (
        Words(
            "Zeer schone tweelingen met hoekstenen van meer soorten?",
            "Very clean twins with terminals of several suits?",
        ),
        _YES_NO,
    ),
    "draw": (
        Words("Na remise", "After a draw"),
        {
            "turn": Words("de winden draaien, niet overspelen", "the winds turn, no replay"),
            "replay": Words("overspelen, de winden blijven", "replay, the winds stay"),
        },
    ),
    "east_wins": (
        Words("Als Oost wint", "When East wins"),
        {"turn": Words("draaien de winden", "the winds turn"), "stay": Words("blijft Oost Oost", "East stays East")},
    ),
    "rounds": (
        Words("Wind van de ronde", "Wind of the round"),
        {
            "east": Words("altijd Oost", "always East"),
            "four": Words("Oost, Zuid, West, Noord: vier rondes", "East, South, West, North: four rounds"),
        },
    ),
    "ruling_wind": (
        Words("'Heersende wind' in de tabellen", "'Ruling wind' in the tables"),
        {"round": Words("de wind van de ronde", "the wind of the round")},
    ),
    "dead_hand": (
        Words("Dood spel", "Dead hand"),
        {
            "pays": Words(
                "0 punten, betaalt de winnaar en de verschillen", "0 points, pays the winner and the differences"
            )
        },
    ),
    "fifteenth_kong": (
        Words("Een vijftiende kong", "A fifteenth kong"),
        {
            "refused": Words("mag niet, het spel gaat door", "is refused, play goes on"),
            "draw": Words("is remise", "is a draw"),
        },
    ),
    "highest_of_group": (
        Words(
            "Van de dichte pungs en kongs, en van de schone spelen, telt alleen het hoogste",
            "Of the concealed pungs and kongs, and of the clean hands, only the highest counts",
        ),
        _YES_NO,
    ),
    "exempt": (
        Words("Zonder het minimum mag men uitgaan met", "Free of the minimum"),
        {
            "all": Words("alle limietspelen", "all limit hands"),
            "irregular": Words("alleen onregelmatige limietspelen", "irregular limit hands only"),
        },
    ),
    "winning_doubles_count": (
        Words(
            "Tellen verdubbelingen van de winnende steen voor het minimum?",
            "Do doubles of the winning tile count for the minimum?",
        ),
        _YES_NO,
    ),
    "winning_set": (
        Words(
            "Een set die met de winnende weggelegde steen compleet wordt, is",
            "A set completed by the winning discard is",
        ),
        {"open": Words("open", "open"), "concealed": Words("dicht", "concealed")},
    ),
    "only_tile": (
        Words("'Enig mogelijke steen' wordt bekeken", "The 'only possible tile' is judged"),
        {
            "hand": Words("over de hele hand, in elke lezing", "by the whole hand, in any reading"),
            "set": Words(
                "over de set of het paar dat voltooid wordt; een pung geeft nooit punten",
                "by the finished set or pair only; a pung never pays",
            ),
        },
    ),
    "pe_ling_only_tile": (
        Words(
            "Bij pe-ling 2 punten voor de enig mogelijke steen, hoewel bamboe 1 en kringen 1 winnen?",
            "With pe-ling 2 points for the only tile, although bamboo 1 and dots 1 both win?",
        ),
        _YES_NO,
    ),
    "pe_ling_pairs": (Words("Pe-ling ook in zeven tweelingen?", "Pe-ling in seven twins too?"), _YES_NO),
    "winning_tile_doubles": (
        Words("Meer verdubbelingen voor dezelfde laatste of losse steen", "Several doubles for one last or loose tile"),
        {"highest": Words("alleen de hoogste", "the highest only"), "add": Words("opgeteld", "added up")},
    ),
    "last_then_loose": (
        Words(
            "Kong met de laatste steen van de muur, mahjong met de losse steen: laatste steen en bloeiende bloemen",
            "Kong with the last tile of the wall, mahjong with the loose tile: last tile and blossoming flowers",
        ),
        {"highest": Words("alleen het hoogste", "the higher only"), "add": Words("opgeteld", "added up")},
    ),
    "pe_ling_last_dots_1": (
        Words(
            "Telt kringen 1 als laatste steen van de muur ook als er pe-ling mee gemaakt wordt?",
            "Does dots 1 still count as the last tile when it makes pe-ling?",
        ),
        _YES_NO,
    ),
    "waiting_half": (
        Words("Wachtend onregelmatig spel van een verliezer", "A loser's waiting irregular hand"),
        {
            "better": Words(
                "de halve waarde, of de getelde punten als die hoger zijn", "half, or the points if higher"
            ),
            "always": Words("altijd de halve waarde", "always the half"),
        },
    ),
    "four_as_two_pairs": (
        Words(
            "Mogen vier gelijke stenen twee van de zeven paren zijn?", "May four equal tiles be two of the seven pairs?"
        ),
        _YES_NO,
    ),
    "heaven_after_kong": (
        Words(
            "Spel van de hemel ook na een dichte kong in de eerste beurt?",
            "Hand from heaven after a concealed kong in the first turn too?",
        ),
        _YES_NO,
    ),
    "last_tile_discard": (
        Words("Na de laatste steen zonder mahjong", "After the last tile without mahjong"),
        {"must": Words("moet er een steen weg, die geen bonus geeft", "a tile must go, which brings no bonus")},
    ),
    "only_terminals_clean": (
        Words(
            "Verdubbelingen voor een verliezer met alleen hoekstenen", "Doubles for a loser with nothing but terminals"
        ),
        {},
    ),
    "seats": (
        Words("Plaatsen aan tafel", "Seats at the table"),
        {
            "highest": Words(
                "de hoogste worp is Oost, de rest zoals men zit", "highest throw East, the rest as they sit"
            ),
            "ranked": Words("alle vier naar hun worp", "all four by their throw"),
            "drawn": Words("getrokken windstenen", "drawn wind tiles"),
        },
    ),
    "chips": (Words("Met fiches: scores op tientallen afronden?", "With chips: round scores to tens?"), _YES_NO),
    "flowers": (Words("Met gelukstenen spelen?", "Play with bonus tiles?"), _YES_NO),
    "self_drawn_loose": (
        Words("2 punten voor zelf gepakt ook bij een losse steen?", "2 points for self-drawn for a loose tile too?"),
        _YES_NO,
    ),
    "losers_pairs": (
        Words("Paren van een verliezer die 2 punten geven", "A loser's pairs that pay 2"),
        {"all": Words("alle", "all"), "one": Words("één", "one")},
    ),
    "wind_snake_extra": (
        Words("De dubbele steen van de windenslang", "The double tile of the wind snake"),
        {"suit_or_wind": Words("1 t/m 9 van die soort, of een wind", "1 to 9 of that suit, or a wind")},
    ),
    "regular_limit_stays": (
        Words(
            "Een regelmatig limietspel houdt zijn waarde, ook als de punten hoger zijn",
            "A regular limit hand keeps its worth, also where the points are higher",
        ),
        _YES_NO,
    ),
    "concealed_with_kongs": (
        Words(
            "Geheel verborgen met dichte kongs en losse stenen?",
            "Fully concealed with concealed kongs and loose tiles?",
        ),
        _YES_NO,
    ),
    "dragon_round": (
        Words("Aan het eind een ronde van de groene draak?", "A round of the green dragon at the end?"),
        _YES_NO,
    ),
}

NTS2002 = BookWords(
    Words("NTS 2002", "NTS 2002"),
    Words("Nederlandse Toernooispelregels 2002", "Dutch Tournament Rules 2002"),
    Words("Nederlandse Toernooispelregels 2002, definitief 1.0", "Dutch Tournament Rules 2002, final 1.0"),
    HEADINGS,
    ENTRIES,
    OPTIONS,
)
GROENEHART2011 = NTS2002._replace(
    short=Words("NTS Groene Hart 2011", "NTS Groene Hart 2011"),
    name=Words("Toernooispelregels, Groene Hart 2011", "Tournament Rules, Groene Hart 2011"),
    book=Words(
        "Mahjong spelregels, Mahjong Club Groene Hart, 11-3-2011", "Mahjong rules, Mahjong Club Groene Hart, 11-3-2011"
    ),
)

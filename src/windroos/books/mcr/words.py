"""The words of the Mahjong Competition Rules. Dutch players use both languages; these are the Dutch names."""

from __future__ import annotations

from windroos.text.books import BookWords
from windroos.text.words import Words

HEADINGS: dict[str, Words] = {
    f"fan_{worth}": Words(f"{worth} punten" if worth > 1 else "1 punt", f"{worth} points" if worth > 1 else "1 point")
    for worth in (88, 64, 48, 32, 24, 16, 12, 8, 6, 4, 2, 1)
}

_88: dict[str, tuple[Words, Words]] = {
    "big_four_winds": (
        Words("grote vier winden", "big four winds"),
        Words("pungs of kongs van alle vier winden en een paar", "pungs or kongs of all four winds and a pair"),
    ),
    "big_three_dragons": (
        Words("grote drie draken", "big three dragons"),
        Words("pungs of kongs van alle drie draken", "pungs or kongs of all three dragons"),
    ),
    "all_green": (
        Words("alles groen", "all green"),
        Words("alleen bamboe 2, 3, 4, 6 en 8 en groene draken", "only bamboo 2, 3, 4, 6 and 8 and green dragons"),
    ),
    "nine_gates": (
        Words("negen poorten", "nine gates"),
        Words(
            "dicht 1112345678999 van één soort, wachtend op elke steen van die soort",
            "concealed 1112345678999 of one suit, waiting for any tile of that suit",
        ),
    ),
    "four_kongs": (Words("vier kongs", "four kongs"), Words("vier kongs, open of dicht", "four kongs, melded or not")),
    "seven_shifted_pairs": (
        Words("zeven opeenvolgende paren", "seven shifted pairs"),
        Words("zeven opeenvolgende paren van één soort", "seven pairs in a row of one suit"),
    ),
    "thirteen_orphans": (
        Words("dertien wezen", "thirteen orphans"),
        Words(
            "alle enen, negens, winden en draken één keer, en een daarvan dubbel",
            "each one, nine, wind and dragon once, and one of them twice",
        ),
    ),
}

_64: dict[str, tuple[Words, Words]] = {
    "all_terminals": (
        Words("alleen enen en negens", "all terminals"),
        Words("alle stenen zijn enen en negens", "all tiles are ones and nines"),
    ),
    "little_four_winds": (
        Words("kleine vier winden", "little four winds"),
        Words(
            "drie pungs of kongs van winden en een paar van de vierde",
            "three pungs or kongs of winds, the fourth a pair",
        ),
    ),
    "little_three_dragons": (
        Words("kleine drie draken", "little three dragons"),
        Words(
            "twee pungs of kongs van draken en een paar van de derde", "two pungs or kongs of dragons, the third a pair"
        ),
    ),
    "all_honors": (
        Words("alleen troeven", "all honors"),
        Words("alle stenen zijn winden en draken", "all tiles are winds and dragons"),
    ),
    "four_concealed_pungs": (
        Words("vier dichte pungs", "four concealed pungs"),
        Words("vier pungs of kongs zonder hulp van anderen", "four pungs or kongs made without claiming a tile"),
    ),
    "pure_terminal_chows": (
        Words("zuivere eindchows", "pure terminal chows"),
        Words(
            "123, 123, 789, 789 en een paar vijven van één soort", "123, 123, 789, 789 and a pair of fives of one suit"
        ),
    ),
}

_48_AND_32: dict[str, tuple[Words, Words]] = {
    "quadruple_chow": (
        Words("viervoudige chow", "quadruple chow"),
        Words("vier dezelfde chows van één soort", "four equal chows of one suit"),
    ),
    "four_pure_shifted_pungs": (
        Words("vier zuivere trappungs", "four pure shifted pungs"),
        Words("vier opeenvolgende pungs of kongs van één soort", "four pungs or kongs in a row of one suit"),
    ),
    "four_pure_shifted_chows": (
        Words("vier zuivere trapchows", "four pure shifted chows"),
        Words(
            "vier chows van één soort, elk één of elk twee hoger dan de vorige",
            "four chows of one suit, each one or each two higher than the last",
        ),
    ),
    "three_kongs": (
        Words("drie kongs", "three kongs"),
        Words("drie kongs, open of dicht", "three kongs, melded or not"),
    ),
    "all_terminals_and_honors": (
        Words("enen, negens en troeven", "all terminals and honors"),
        Words("alle stenen zijn enen, negens, winden en draken", "all tiles are ones, nines, winds and dragons"),
    ),
}

_24: dict[str, tuple[Words, Words]] = {
    "seven_pairs": (Words("zeven paren", "seven pairs"), Words("zeven paren, dicht", "seven pairs, concealed")),
    "greater_honors_and_knitted_tiles": (
        Words("grote onsamenhangende hand", "greater honors and knitted tiles"),
        Words(
            "alle zeven troeven en zeven stenen van een gevlochten straat",
            "all seven honors and seven tiles of a knitted straight",
        ),
    ),
    "all_even_pungs": (
        Words("even pungs", "all even pungs"),
        Words("vier pungs en een paar van 2, 4, 6 en 8", "four pungs and a pair of 2, 4, 6 and 8"),
    ),
    "full_flush": (Words("zuivere hand", "full flush"), Words("alle stenen van één soort", "all tiles of one suit")),
    "pure_triple_chow": (
        Words("zuivere drievoudige chow", "pure triple chow"),
        Words("drie dezelfde chows van één soort", "three equal chows of one suit"),
    ),
    "pure_shifted_pungs": (
        Words("zuivere trappungs", "pure shifted pungs"),
        Words("drie opeenvolgende pungs of kongs van één soort", "three pungs or kongs in a row of one suit"),
    ),
    "upper_tiles": (Words("hoge stenen", "upper tiles"), Words("alleen 7, 8 en 9", "only 7, 8 and 9")),
    "middle_tiles": (Words("middelste stenen", "middle tiles"), Words("alleen 4, 5 en 6", "only 4, 5 and 6")),
    "lower_tiles": (Words("lage stenen", "lower tiles"), Words("alleen 1, 2 en 3", "only 1, 2 and 3")),
}

_16: dict[str, tuple[Words, Words]] = {
    "pure_straight": (
        Words("zuivere straat", "pure straight"),
        Words("123, 456 en 789 van één soort", "123, 456 and 789 of one suit"),
    ),
    "three_suited_terminal_chows": (
        Words("eindchows van drie soorten", "three-suited terminal chows"),
        Words(
            "123 en 789 van twee soorten en een paar vijven van de derde",
            "123 and 789 of two suits and a pair of fives of the third",
        ),
    ),
    "pure_shifted_chows": (
        Words("zuivere trapchows", "pure shifted chows"),
        Words(
            "drie chows van één soort, elk één of elk twee hoger dan de vorige",
            "three chows of one suit, each one or each two higher than the last",
        ),
    ),
    "all_fives": (
        Words("overal een vijf", "all fives"),
        Words("een vijf in elke set en in het paar", "a five in every set and in the pair"),
    ),
    "triple_pung": (
        Words("drievoudige pung", "triple pung"),
        Words("pungs van hetzelfde getal in drie soorten", "pungs of the same number in three suits"),
    ),
    "three_concealed_pungs": (
        Words("drie dichte pungs", "three concealed pungs"),
        Words("drie pungs of kongs zonder hulp van anderen", "three pungs or kongs made without claiming a tile"),
    ),
}

_12: dict[str, tuple[Words, Words]] = {
    "lesser_honors_and_knitted_tiles": (
        Words("kleine onsamenhangende hand", "lesser honors and knitted tiles"),
        Words(
            "veertien verschillende stenen van de troeven en een gevlochten straat",
            "fourteen different tiles of the honors and a knitted straight",
        ),
    ),
    "knitted_straight": (
        Words("gevlochten straat", "knitted straight"),
        Words("147, 258 en 369 van drie verschillende soorten", "147, 258 and 369 of three different suits"),
    ),
    "upper_four": (Words("hoogste vier", "upper four"), Words("alleen 6 t/m 9", "only 6 to 9")),
    "lower_four": (Words("laagste vier", "lower four"), Words("alleen 1 t/m 4", "only 1 to 4")),
    "big_three_winds": (
        Words("grote drie winden", "big three winds"),
        Words("drie pungs of kongs van winden", "three pungs or kongs of winds"),
    ),
}

_8: dict[str, tuple[Words, Words]] = {
    "mixed_straight": (
        Words("gemengde straat", "mixed straight"),
        Words("123, 456 en 789 van drie soorten", "123, 456 and 789 of three suits"),
    ),
    "reversible_tiles": (
        Words("omkeerbare stenen", "reversible tiles"),
        Words(
            "alleen kringen 1 2 3 4 5 8 9, bamboe 2 4 5 6 8 9 en witte draken",
            "only dots 1 2 3 4 5 8 9, bamboo 2 4 5 6 8 9 and white dragons",
        ),
    ),
    "mixed_triple_chow": (
        Words("gemengde drievoudige chow", "mixed triple chow"),
        Words("dezelfde chow in drie soorten", "the same chow in three suits"),
    ),
    "mixed_shifted_pungs": (
        Words("gemengde trappungs", "mixed shifted pungs"),
        Words("drie opeenvolgende pungs of kongs van drie soorten", "three pungs or kongs in a row of three suits"),
    ),
    "chicken_hand": (
        Words("chickenspel", "chicken hand"),
        Words(
            "een hand die verder niets telt, bloemen niet meegerekend", "a hand that counts nothing else but flowers"
        ),
    ),
    "last_tile_draw": (
        Words("laatste steen van de muur", "last tile draw"),
        Words("zelf gepakt met de laatste steen van de muur", "won by drawing the last tile of the wall"),
    ),
    "last_tile_claim": (
        Words("laatste weggelegde steen", "last tile claim"),
        Words("gewonnen op de laatst weggelegde steen", "won on the last discard"),
    ),
    "out_with_replacement_tile": (
        Words("uit met de kongsteen", "out with replacement tile"),
        Words("gewonnen met de vervangende steen na een kong", "won with the replacement tile after a kong"),
    ),
    "robbing_the_kong": (
        Words("kongroof", "robbing the kong"),
        Words(
            "gewonnen op een steen die een ander aan een pung legt", "won on a tile that another player adds to a pung"
        ),
    ),
    "two_concealed_kongs": (
        Words("twee dichte kongs", "two concealed kongs"),
        Words("twee kongs, beide dicht", "two kongs, both concealed"),
    ),
}

_6: dict[str, tuple[Words, Words]] = {
    "all_pungs": (
        Words("vier pungs", "all pungs"),
        Words("vier pungs of kongs en een paar", "four pungs or kongs and a pair"),
    ),
    "half_flush": (
        Words("halfzuivere hand", "half flush"),
        Words("stenen van één soort met winden of draken", "tiles of one suit with winds or dragons"),
    ),
    "mixed_shifted_chows": (
        Words("gemengde trapchows", "mixed shifted chows"),
        Words("drie chows van drie soorten, elk één hoger", "three chows of three suits, each one higher"),
    ),
    "all_types": (
        Words("alle typen", "all types"),
        Words("tekens, bamboe, kringen, winden en draken", "characters, bamboo, dots, winds and dragons"),
    ),
    "melded_hand": (
        Words("geheel open hand", "melded hand"),
        Words(
            "vier geclaimde sets, gewonnen op de steen van een ander",
            "four claimed sets, won on another player's tile",
        ),
    ),
    "two_dragon_pungs": (
        Words("twee pungs draken", "two dragon pungs"),
        Words("pungs of kongs van twee draken", "pungs or kongs of two dragons"),
    ),
}

_4: dict[str, tuple[Words, Words]] = {
    "outside_hand": (
        Words("buitenkanten", "outside hand"),
        Words("een 1, 9, wind of draak in elke set en in het paar", "a 1, 9 or honor in every set and in the pair"),
    ),
    "fully_concealed_hand": (
        Words("geheel dichte hand", "fully concealed hand"),
        Words("niets geclaimd en zelf gepakt", "nothing claimed and self-drawn"),
    ),
    "two_melded_kongs": (
        Words("twee open kongs", "two melded kongs"),
        Words("twee kongs, beide open", "two kongs, both melded"),
    ),
    "melded_and_concealed_kong": (
        Words("een open en een dichte kong", "one melded and one concealed kong"),
        Words("twee kongs, één open en één dicht", "two kongs, one of them concealed"),
    ),
    "last_tile": (
        Words("laatste van zijn soort", "last tile"),
        Words(
            "gewonnen op de vierde steen, terwijl ieder de andere drie ziet",
            "won on the fourth tile, when all can see the other three",
        ),
    ),
}

_2: dict[str, tuple[Words, Words]] = {
    "dragon_pung": (
        Words("pung draken", "dragon pung"),
        Words("pung of kong van een draak", "pung or kong of a dragon"),
    ),
    "prevalent_wind": (
        Words("pung rondewind", "prevalent wind"),
        Words("pung of kong van de wind van de ronde", "pung or kong of the wind of the round"),
    ),
    "seat_wind": (
        Words("pung eigen wind", "seat wind"),
        Words("pung of kong van de eigen wind", "pung or kong of the player's own wind"),
    ),
    "concealed_hand": (
        Words("dichte hand", "concealed hand"),
        Words("niets geclaimd tot de winnende steen van een ander", "nothing claimed but the winning tile"),
    ),
    "all_chows": (
        Words("vier chows", "all chows"),
        Words("vier chows en een paar zonder winden of draken", "four chows and a pair, no winds or dragons"),
    ),
    "tile_hog": (
        Words("vier dezelfde", "tile hog"),
        Words("alle vier stenen van een soort zonder kong", "all four of a tile without a kong"),
    ),
    "double_pung": (
        Words("dubbele pung", "double pung"),
        Words("pungs van hetzelfde getal in twee soorten", "pungs of the same number in two suits"),
    ),
    "two_concealed_pungs": (
        Words("twee dichte pungs", "two concealed pungs"),
        Words("twee pungs of kongs zonder hulp van anderen", "two pungs or kongs made without claiming a tile"),
    ),
    "concealed_kong": (Words("dichte kong", "concealed kong"), Words("een dichte kong", "one concealed kong")),
    "all_simples": (Words("eenvoudige stenen", "all simples"), Words("alleen 2 t/m 8", "only 2 to 8")),
}

_1: dict[str, tuple[Words, Words]] = {
    "pure_double_chow": (
        Words("zuivere dubbele chow", "pure double chow"),
        Words("twee dezelfde chows van één soort", "two equal chows of one suit"),
    ),
    "mixed_double_chow": (
        Words("gemengde dubbele chow", "mixed double chow"),
        Words("dezelfde chow in twee soorten", "the same chow in two suits"),
    ),
    "short_straight": (
        Words("korte straat", "short straight"),
        Words("twee chows van één soort die samen zes op een rij zijn", "two chows of one suit that make six in a row"),
    ),
    "two_terminal_chows": (
        Words("twee eindchows", "two terminal chows"),
        Words("123 en 789 van één soort", "123 and 789 of one suit"),
    ),
    "pung_of_terminals_or_honors": (
        Words("pung enen, negens of winden", "pung of terminals or honors"),
        Words(
            "pung of kong van enen, negens of een wind die verder niet telt",
            "pung or kong of ones, nines or a wind that counts for nothing else",
        ),
    ),
    "melded_kong": (Words("open kong", "melded kong"), Words("een open kong", "one melded kong")),
    "one_voided_suit": (
        Words("één soort afwezig", "one voided suit"),
        Words("stenen van precies twee soorten", "tiles of exactly two suits"),
    ),
    "no_honors": (
        Words("geen troeven", "no honors"),
        Words("geen winden en geen draken", "no winds and no dragons"),
    ),
    "edge_wait": (
        Words("randwacht", "edge wait"),
        Words("alleen wachten op de 3 van 123 of de 7 van 789", "waiting only for the 3 of 123 or the 7 of 789"),
    ),
    "closed_wait": (
        Words("gatwacht", "closed wait"),
        Words("alleen wachten op de middelste steen van een chow", "waiting only for the middle tile of a chow"),
    ),
    "single_wait": (
        Words("paarwacht", "single wait"),
        Words("alleen wachten op de tweede steen van het paar", "waiting only for the second tile of the pair"),
    ),
    "self_drawn": (
        Words("zelf gepakt", "self-drawn"),
        Words("de winnende steen zelf van de muur gepakt", "the winner drew the winning tile"),
    ),
    "flower_tiles": (
        Words("bloemstenen", "flower tiles"),
        Words(
            "1 punt voor elke bloem en elk seizoen, buiten het minimum",
            "1 point for each flower and season, outside the minimum",
        ),
    ),
}

ENTRIES: dict[str, tuple[Words, Words]] = {
    **{**_88, **_64, **_48_AND_32, **_24, **_16, **_12},
    **{**_8, **_6, **_4, **_2, **_1},
}

_YES_NO = {"true": Words("ja", "yes"), "false": Words("nee", "no")}

OPTIONS: dict[str, tuple[Words, dict[str, Words]]] = {
    "edition": (
        Words("Welke uitgave van de regels?", "Which edition of the rules?"),
        {
            "ema": Words(
                "Green Book (EMA): alles groen telt halfzuiver erbij, alleen enen en negens dubbele pungs; "
                "twee dichte kongs 8, een open en een dichte 6",
                "Green Book (EMA): all green adds half flush, all terminals double pungs; "
                "two concealed kongs 8, one melded and one concealed 6",
            ),
            "1998": Words(
                "de Chinese tekst van 1998: die tellen niet erbij; 6; 5",
                "the Chinese text of 1998: those do not add; 6; 5",
            ),
        },
    ),
    "minimum": (
        Words("Punten die nodig zijn om uit te gaan, zonder bloemen", "Points needed to go out, without flowers"),
        {},
    ),
    "flowers": (Words("Met de acht bloemstenen spelen?", "Play with the eight flower tiles?"), _YES_NO),
    "players": (Words("Aantal spelers", "Number of players"), {}),
    "principles": (
        Words("De vijf beginselen van het tellen", "The five principles of counting"),
        {"dearest": Words("de duurste combinatie die mag", "the dearest combination that is allowed")},
    ),
    "settlement": (
        Words("Wie betaalt wat", "Who pays what"),
        {
            "discarder": Words(
                "de wegleger 8 en de punten, de anderen 8; zelf gepakt ieder 8 en de punten",
                "the discarder 8 and the points, the others 8; self-drawn everyone 8 and the points",
            )
        },
    ),
    "false_mahjong": (
        Words("Valse mahjong", "False mahjong"),
        {
            "club": Words(
                "te weinig punten 10 aan ieder, ongeldig 20 aan ieder, niet getoond alleen een dode hand",
                "under the minimum 10 to each, not valid 20 to each, not shown only a dead hand",
            )
        },
    ),
    "foul_steps": (
        Words("Straf voor herhaalde overtredingen", "Penalty for repeated fouls"),
        {
            "club": Words("waarschuwing, 10, 20, 30 ...", "warning, 10, 20, 30 ..."),
            "ema": Words("waarschuwing, 5, 10, 20, 30", "warning, 5, 10, 20, 30"),
        },
    ),
    "dead_hand": (
        Words("Een dode hand", "A dead hand"),
        {"claims": Words("kan niet winnen en mag wel sets claimen", "cannot win but may still claim sets")},
    ),
    "turn_seconds": (Words("Seconden voor een beurt", "Seconds for a turn"), {}),
    "claim_seconds": (Words("Seconden om te claimen", "Seconds to claim"), {}),
    "rotation": (
        Words("Na een spel dat Oost wint of remise", "After a hand that East wins or a draw"),
        {
            "turn": Words(
                "de winden draaien, zestien spelen, na elke ronde andere plaatsen",
                "the winds turn, sixteen hands, other seats after each round",
            )
        },
    ),
    "bell": (
        Words("De bel gaat tijdens een spel", "The bell goes during a hand"),
        {
            "finish": Words("het spel wordt uitgespeeld", "the hand is finished"),
            "stop": Words("het spel stopt", "the hand stops"),
        },
    ),
    "winning_tile_apart": (
        Words(
            "Lag de winnende steen apart en zichtbaar? Zo niet: niets voor wachten, laatste steen of negen poorten",
            "Was the winning tile kept apart and visible? If not: no points for waits, last tile or nine gates",
        ),
        _YES_NO,
    ),
}

WORDS = BookWords(
    Words("MCR", "MCR"),
    Words("Mahjong Competition Rules (MCR)", "Mahjong Competition Rules (MCR)"),
    Words(
        "Mahjong Competition Rules (Green Book) en de huisregels van De Dertien Wezen",
        "Mahjong Competition Rules (Green Book) and the house rules of De Dertien Wezen",
    ),
    HEADINGS,
    ENTRIES,
    OPTIONS,
)

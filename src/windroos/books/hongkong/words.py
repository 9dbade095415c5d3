"""The words of Hong Kong mahjong as Fu Hing plays it."""

from __future__ import annotations

from windroos.text.books import BookWords
from windroos.text.words import Words

HEADINGS: dict[str, Words] = {
    "spelregels_en_combinaties": Words("Spelregels en combinaties", "Rules and combinations"),
    "draken": Words("Draken", "Dragons"),
    "winden": Words("Winden", "Winds"),
    "winden_en_draken": Words("Winden en draken", "Winds and dragons"),
    "seizoenen": Words("Seizoenen of bloemen", "Seasons or flowers"),
    "kongen": Words("Spel met kongen", "Kongs"),
    "schoon_en_superschoon": Words("Schoon en superschoon", "Clean and very clean"),
    "limietspelen": Words("Speciale limietspelen", "Special limit hands"),
    "uitzonderlijke_regels": Words("Uitzonderlijke regels", "Exceptional rules"),
    "opties": Words("Opties", "Options"),
}

_SETS: dict[str, tuple[Words, Words]] = {
    "geheel_verborgen": (
        Words("geheel verborgen spel", "fully concealed hand"),
        Words(
            "geen set met een weggelegde steen gemaakt; de laatste steen mag er een zijn, dichte kongen ook",
            "no set made with a discard; the last tile may be one, concealed kongs are allowed",
        ),
    ),
    "zelf_pakken": (
        Words("winnende steen van de muur", "self-drawn"),
        Words("de winnende steen zelf gepakt", "the winner drew the winning tile"),
    ),
    "vier_chows": (
        Words("vier chows", "four chows"),
        Words("vier chows en een sluitpaar, open of verborgen", "four chows and any pair, open or concealed"),
    ),
    "vier_pungen": (
        Words("vier pungen", "four pungs"),
        Words("vier pungen of kongen en een sluitpaar", "four pungs or kongs and any pair"),
    ),
    "pung_draken": (
        Words("pung draken", "pung of dragons"),
        Words("elke pung of kong van draken, ten hoogste twee", "each pung or kong of dragons, two at most"),
    ),
    "drie_kleine_wijzen": (
        Words("drie kleine wijzen", "little three dragons"),
        Words(
            "twee pungen draken en een sluitpaar van de derde; de pungen tellen niet apart",
            "two pungs of dragons and a pair of the third; the pungs bring nothing by themselves",
        ),
    ),
    "drie_grote_wijzen": (
        Words("drie grote wijzen", "big three dragons"),
        Words("drie pungen of kongen van draken", "three pungs or kongs of dragons"),
    ),
    "pung_ronde": (
        Words("pung ronde wind", "pung of the round wind"),
        Words("een pung of kong van de wind van de ronde", "a pung or kong of the wind of the round"),
    ),
    "pung_eigen_wind": (
        Words("pung eigen wind", "pung of the own wind"),
        Words("een pung of kong van de eigen wind", "a pung or kong of the player's own wind"),
    ),
    "vier_kleine_winden": (
        Words("vier kleine winden", "little four winds"),
        Words(
            "drie pungen winden en een sluitpaar van de vierde; het vierde setje is niet van draken",
            "three pungs of winds and a pair of the fourth; the fourth set is not of dragons",
        ),
    ),
    "vier_grote_winden": (
        Words("vier grote winden", "big four winds"),
        Words(
            "vier pungen winden; het sluitpaar is niet van draken",
            "four pungs of winds; the pair is not of dragons",
        ),
    ),
    "alleen_winden_en_draken": (
        Words("alleen winden en draken", "winds and dragons only"),
        Words("vier pungen en een sluitpaar van winden en draken", "four pungs and a pair of winds and dragons"),
    ),
}

_SEASONS: dict[str, tuple[Words, Words]] = {
    "geen_seizoenen": (
        Words("geen seizoenen", "no seasons"),
        Words("geen enkel seizoen getrokken", "not a single season drawn"),
    ),
    "eigen_seizoen": (
        Words("eigen seizoen", "own season"),
        Words(
            "elk seizoen met het nummer van de eigen wind: Oost 1, Zuid 2, West 3, Noord 4",
            "each season with the number of the own wind: East 1, South 2, West 3, North 4",
        ),
    ),
    "alle_hoofdseizoenen": (
        Words("alle hoofdseizoenen", "all main seasons"),
        Words("de vier hoofdseizoenen, het eigen seizoen inbegrepen", "the four main seasons, the own season included"),
    ),
    "alle_bijseizoenen": (
        Words("alle bijseizoenen", "all side seasons"),
        Words("de vier bijseizoenen, het eigen seizoen inbegrepen", "the four side seasons, the own season included"),
    ),
    "zeven_seizoenen": (
        Words("zeven seizoenen", "seven seasons"),
        Words(
            "zeven seizoenen waarmee geen mahjong geclaimd is; andere seizoenfan tellen niet",
            "seven seasons with which mahjong was not claimed; no other fan for seasons",
        ),
    ),
    "zeven_seizoenen_mahjong": (
        Words("mahjong met zeven seizoenen", "mahjong with seven seasons"),
        Words(
            "geclaimd bij het pakken van het zevende seizoen, met welke stenen ook",
            "claimed on drawing the seventh season, with any tiles at all",
        ),
    ),
    "acht_seizoenen_mahjong": (
        Words("mahjong met acht seizoenen", "mahjong with eight seasons"),
        Words(
            "geclaimd bij het pakken van het achtste seizoen, met welke stenen ook",
            "claimed on drawing the eighth season, with any tiles at all",
        ),
    ),
}

_WHOLE: dict[str, tuple[Words, Words]] = {
    "kongroof": (
        Words("kongroof", "robbing the kong"),
        Words(
            "mahjong met een steen waarmee een ander zijn open pung tot kong maakte", "won with another's added kong"
        ),
    ),
    "steen_na_kong": (
        Words("extra steen na kong", "replacement tile after a kong"),
        Words("mahjong met de extra steen na een kong", "won with the replacement tile after a kong"),
    ),
    "kong_op_kong": (
        Words("kong op kong", "kong on kong"),
        Words(
            "mahjong met de extra steen na een kong die zelf met een extra steen na een kong gemaakt werd",
            "won with the replacement tile after a kong that was itself made with a replacement tile after a kong",
        ),
    ),
    "schoon": (
        Words("schoon spel", "clean hand"),
        Words("één soort met winden en/of draken", "one suit with winds or dragons or both"),
    ),
    "superschoon": (
        Words("superschoon spel", "very clean hand"),
        Words("alle stenen van één soort", "all tiles of one suit"),
    ),
    "dertien_wezen": (
        Words("dertien wezen", "thirteen orphans"),
        Words(
            "alle enen, negens, winden en draken één keer en een daarvan dubbel; mag een dichte kong roven",
            "each one, nine, wind and dragon once and one of them twice; may rob a concealed kong",
        ),
    ),
    "pungen_enen_negens": (
        Words("pungen van enen en negens", "pungs of ones and nines"),
        Words("vier pungen en een sluitpaar van enen en negens", "four pungs and a pair of ones and nines"),
    ),
    "negen_poorten": (
        Words("negen poorten", "nine gates"),
        Words(
            "1-1-1 2 t/m 8 9-9-9 van één soort verborgen, wachtend op elke steen van die soort",
            "1-1-1 2 to 8 9-9-9 of one suit concealed, waiting for any tile of that suit",
        ),
    ),
    "verborgen_schat": (
        Words("verborgen schat", "hidden treasure"),
        Words(
            "vier verborgen pungen zonder kongen en een sluitpaar",
            "four concealed pungs without kongs, and any pair",
        ),
    ),
    "hemel": (
        Words("spel van de hemel", "hand from heaven"),
        Words("Oost wint met zijn eerste veertien stenen", "East wins with the first fourteen tiles"),
    ),
    "aarde": (
        Words("spel van de aarde", "hand from earth"),
        Words(
            "Zuid, West of Noord wint met de eerste steen die Oost weglegt",
            "South, West or North wins with East's very first discard",
        ),
    ),
    "laatste_steen": (
        Words("laatste steen voor remise", "last tile before a draw"),
        Words("mahjong met de laatste steen, gepakt of weggelegd", "won with the last tile, drawn or discarded"),
    ),
    "maan_eet_cake": (
        Words("maan eet cake", "moon eats cake"),
        Words(
            "de laatste steen van de muur is kringen 1, en de winnaar zei het bij het pakken, voor hij hem zag",
            "the last tile of the wall is dots 1, and the winner said so on drawing it, before seeing it",
        ),
    ),
    "na_seizoen": (
        Words("extra steen na seizoen", "replacement tile after a season"),
        Words(
            "mahjong met de extra steen na een of meer seizoenen",
            "won with the replacement tile after one or more seasons",
        ),
    ),
    "bamboe_1": (
        Words("bamboe 1", "bamboo 1"),
        Words(
            "elke bamboe 1 van de winnaar; geen fan, ieder betaalt extra", "each of the winner's; no fan, paid apart"
        ),
    ),
    "enen_negens_met_troef": (
        Words("enen en negens met winden of draken", "ones and nines with honours"),
        Words("alleen enen en negens met winden en/of draken", "ones and nines with winds or dragons, nothing else"),
    ),
    "sluitpaar_2_5_8": (
        Words("sluitpaar 2, 5 of 8", "pair of 2, 5 or 8"),
        Words("het sluitpaar is een 2, 5 of 8", "the pair is of 2, 5 or 8"),
    ),
}

ENTRIES: dict[str, tuple[Words, Words]] = {**_SETS, **_SEASONS, **_WHOLE}

_YES_NO = {"true": Words("ja", "yes"), "false": Words("nee", "no")}

_SCORING: dict[str, tuple[Words, dict[str, Words]]] = {
    "minimum": (
        Words("Met hoeveel fan mag men uitgaan?", "How many fan are needed to go out?"),
        {"0": Words("geen (chickenspel)", "none (chicken hand)")},
    ),
    "most_fan": (
        Words("Meer fan dan dit tellen als dit aantal", "More fan than this count as this many"),
        {"0": Words("geen grens", "no limit")},
    ),
    "flowers": (Words("Met seizoenen spelen?", "Play with the seasons?"), _YES_NO),
    "little_four_winds": (
        Words("Vier kleine winden", "Little four winds"),
        {"limit": Words("limietspel (kaart)", "limit hand (card)"), "fan": Words("6 fan (p. 17)", "6 fan (p. 17)")},
    ),
    "after_kong": (
        Words("Winnen met de extra steen na een kong", "Won with the tile after a kong"),
        {
            "2": Words("2 fan met zelf pakken erbij", "2 fan including self-drawn"),
            "1": Words("1 fan met zelf pakken erbij", "1 fan including self-drawn"),
        },
    ),
    "kong_on_kong": (
        Words("Kong op kong", "Kong on kong"),
        {
            "6": Words("6 fan met zelf pakken erbij", "6 fan including self-drawn"),
            "5": Words("4 fan, en 1 voor zelf pakken", "4 fan, and 1 for self-drawn"),
        },
    ),
    "season_win": (
        Words("1 fan extra voor mahjong met de steen na een seizoen?", "1 fan more for a win after a season?"),
        _YES_NO,
    ),
    "own_season": (
        Words("Het eigen seizoen", "The own season"),
        {"number": Words("naar nummer: Oost 1 tot Noord 4", "by number: East 1 to North 4")},
    ),
    "seasons_claim": (
        Words("Zeven of acht seizoenen bij het pakken", "Seven or eight seasons on drawing"),
        {
            "any_hand": Words(
                "mahjong met elke hand, ook een dode, betaald als zelf gepakt",
                "mahjong with any hand, a dead one too, paid as self-drawn",
            )
        },
    ),
    "unclaimed_seasons": (
        Words("Zeven of acht seizoenen zonder claim", "Seven or eight seasons without a claim"),
        {
            "counts": Words(
                "zeven geven 3 fan bij een gewone mahjong, acht zijn twee reeksen",
                "seven bring an ordinary mahjong 3 fan, eight are two series",
            ),
            "lapses": Words("tellen alleen als eigen seizoen en reeks", "count as own season and series alone"),
        },
    ),
    "hidden_treasure_discard": (
        Words("Verborgen schat met een weggelegde steen?", "Hidden treasure finished by a discard?"),
        _YES_NO,
    ),
    "nine_gates_strict": (
        Words("Negen poorten alleen met negen wachtende stenen?", "Nine gates only on the nine-sided wait?"),
        _YES_NO,
    ),
    "heaven_and_earth": (
        Words("Spel van de hemel en van de aarde", "Hands from heaven and earth"),
        {"limit": Words("limietspelen", "limit hands")},
    ),
    "announced_moon": (
        Words("Maan eet cake, aangekondigd", "Moon eats cake, announced"),
        {
            "6": Words(
                "6 fan; niet aangekondigd alleen laatste steen en zelf pakken",
                "6 fan; not announced just the last tile and self-drawn",
            )
        },
    ),
    "terminals_with_honours": (
        Words("1 fan extra voor enen en negens met winden of draken?", "1 fan more for ones and nines with honours?"),
        _YES_NO,
    ),
    "pair_2_5_8": (Words("1 fan extra voor een sluitpaar 2, 5 of 8?", "1 fan more for a pair of 2, 5 or 8?"), _YES_NO),
    "orphans_rob_concealed": (
        Words("Mag dertien wezen een dichte kong roven?", "May thirteen orphans rob a concealed kong?"),
        _YES_NO,
    ),
    "limit_hands": (
        Words("De limietspelen van het boek", "The limit hands of the book"),
        {"12": Words("betalen de rij van 12 fan", "pay the row of 12 fan")},
    ),
    "little_dragons": (
        Words("Drie kleine wijzen", "Little three dragons"),
        {"4": Words("4 fan, niets voor de pungen apart", "4 fan, nothing for the pungs by themselves")},
    ),
}

_TABLE: dict[str, tuple[Words, dict[str, Words]]] = {
    "players": (Words("Aantal spelers", "Number of players"), {}),
    "exposed_tiles": (
        Words("Vanaf hoeveel slagen geldt pao?", "From how many exposed tiles does pao hold?"),
        {
            "nine_or_six_dragons": Words(
                "negen van één soort, van winden, van enen en negens of van winden en draken; zes van draken; "
                "een open kong telt drie, een gesloten niet",
                "nine of one suit, of winds, of terminals or of winds and dragons; six of dragons; "
                "an open kong counts three, a concealed one nothing",
            )
        },
    ),
    "dangerous_hands": (
        Words(
            "Bij meer gevaarlijke spelen is voor wie niets veiligers heeft veilig",
            "With several dangerous hands who has nothing safer may safely discard",
        ),
        {"last_is_safe": Words("de soort van het laatst gevormde", "the suit of the one formed last")},
    ),
    "no_choice": (
        Words("Overmacht", "No other choice"),
        {
            "frees": Words(
                "geen pao, ook niet bij de 7-5 regel; vervalt door een pung of chow na het eerste gevaarlijke spel",
                "no pao, nor by the 7-5 rule; lost by a pung or chow made after the first dangerous hand",
            )
        },
    ),
    "live_wall": (
        Words("De levende muur", "The live wall"),
        {
            "leave_18": Words(
                "de laatste 18 stenen blijven staan, met de 7-5 regel", "18 tiles stay, with the 7-5 rule"
            ),
            "all": Words("alle stenen, zonder de 7-5 regel", "all tiles, without the 7-5 rule"),
        },
    ),
    "last_tile_discard": (
        Words("Na de laatste steen zonder mahjong", "After the last tile without mahjong"),
        {"optional": Words("hoeft er geen steen weg", "no tile need be discarded")},
    ),
    "passed_claim": (
        Words("Een gemiste steen mag pas na de eigen beurt weer", "A passed tile is barred until one's own turn"),
        {
            "both": Words("voor pung en mahjong", "for pung and mahjong"),
            "mahjong": Words("alleen voor mahjong", "for mahjong alone"),
            "off": Words("nooit", "never"),
        },
    ),
    "several_winners": (
        Words("Meer spelers kunnen winnen", "Several players can win"),
        {
            "turn_order": Words(
                "wie het eerst aan de beurt is; dertien wezen gaat voor", "the next in turn; thirteen orphans go first"
            )
        },
    ),
    "east_wins": (
        Words("Als Oost wint", "When East wins"),
        {
            "stay": Words(
                "blijft Oost Oost; met vijf spelers draaien de winden altijd",
                "East stays; with five players the winds always move on",
            )
        },
    ),
    "draw": (
        Words("Na een remise", "After a draw"),
        {"replay": Words("direct overspelen", "the hand is replayed at once")},
    ),
    "false_mahjong": (
        Words("Een valse mahjong betaalt de rij van", "A false mahjong pays the row of"),
        {
            "6": Words(
                "6 fan: 64 aan wie de steen weglegde en 32 aan de anderen, zelf gepakt 64 aan ieder",
                "6 fan: 64 to the discarder and 32 to the others, self-drawn 64 to each",
            )
        },
    ),
    "dealing": (
        Words("Het openen van de muur", "Breaking the wall"),
        {
            "three_dice": Words(
                "drie dobbelstenen; Oost telt zichzelf als 1", "three dice; East counts East's own wall as 1"
            )
        },
    ),
    "bamboo_one_bonus": (
        Words("Extra punten van ieder voor elke bamboe 1 van de winnaar", "Extra from each for the winner's bamboo 1"),
        {"0": Words("geen; het boek noemt 20", "none; the book names 20")},
    ),
    "draw_pot": (
        Words("Inleg van ieder in de pot bij remise", "What each puts into the pot after a draw"),
        {"0": Words("geen pot; het boek noemt 10", "no pot; the book names 10")},
    ),
    "thinking_seconds": (Words("Bedenktijd in seconden", "Seconds to think"), {}),
    "timeout_seconds": (Words("Duur van een time-out in seconden", "Seconds of a time-out"), {}),
    "timeouts": (Words("Time-outs per speler in een spel", "Time-outs for a player in a hand"), {}),
}

OPTIONS: dict[str, tuple[Words, dict[str, Words]]] = {**_SCORING, **_TABLE}

WORDS = BookWords(
    Words("Hong Kong", "Hong Kong"),
    Words("Hong Kong, Fu Hing", "Hong Kong, Fu Hing"),
    Words(
        "Introductie tot het Hong Kong Mahjongspel, Fu Hing, Varsseveld",
        "Introduction to Hong Kong Mahjong, Fu Hing, Varsseveld",
    ),
    HEADINGS,
    ENTRIES,
    OPTIONS,
)

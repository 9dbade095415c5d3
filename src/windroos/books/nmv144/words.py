"""The words of the 144 rules."""

from __future__ import annotations

from windroos.text.books import BookWords
from windroos.text.words import Words

HEADINGS: dict[str, Words] = {
    "gewone_punten": Words("G: Gewone punten", "G: Counted points"),
    "afmaakpunten": Words("A: Afmaakpunten", "A: Points for the winning tile"),
    "uitmaakpunten": Words("U: Uitmaakpunten", "U: Points for going out"),
    "seizoenverdubbelingen": Words("S: Seizoenverdubbelingen", "S: Season doubles"),
    "combinatieverdubbelingen": Words("C: Combinatieverdubbelingen", "C: Combination doubles"),
    "handverdubbelingen": Words("H: Handverdubbelingen", "H: Hand doubles"),
    "enge_spelverdubbeling": Words("E: Enge Spelverdubbeling", "E: Mixed hand double"),
    "requiemverdubbeling": Words("R: Requiemverdubbeling", "R: Requiem double"),
    "pungverdubbelingen": Words("P: Pungverdubbelingen", "P: Pung doubles"),
    "bijzondere_situaties": Words("Bijzondere situaties", "Special situations"),
    "weddenschap": Words("Weddenschap", "Bet"),
    "bijzondere_spelen": Words("Bijzondere spelen (BMJ's)", "Special hands (BMJs)"),
}

_COUNTED: dict[str, tuple[Words, Words]] = {
    "seizoensteen": (
        Words("seizoensteen", "season tile"),
        Words("elk seizoen en elke bloem", "each season and each flower"),
    ),
    "pung_gewoon_open": (
        Words("open pung 2 t/m 8", "open pung of 2-8"),
        Words("een open pung van 2 t/m 8", "an open pung of 2 to 8"),
    ),
    "pung_hoog_open": (
        Words("open pung hoge stenen", "open pung of high tiles"),
        Words("een open pung van enen, negens, winden of draken", "an open pung of ones, nines, winds or dragons"),
    ),
    "kong_gewoon_open": (
        Words("open kong 2 t/m 8", "open kong of 2-8"),
        Words("een open kong van 2 t/m 8", "an open kong of 2 to 8"),
    ),
    "kong_hoog_open": (
        Words("open kong hoge stenen", "open kong of high tiles"),
        Words("een open kong van enen, negens, winden of draken", "an open kong of ones, nines, winds or dragons"),
    ),
    "eerste_steen_van_oost": (
        Words("pung of kong met de eerste steen van Oost", "pung or kong with East's first discard"),
        Words(
            "een pung of kong gemaakt met de eerste weggelegde steen van Oost",
            "a pung or kong made with East's very first discard",
        ),
    ),
    "chow_met_eerste_steen_van_oost": (
        Words("chow met de eerste steen van Oost", "chow with East's first discard"),
        Words("een chow gemaakt met de eerste weggelegde steen van Oost", "a chow made with East's very first discard"),
    ),
    "pung_gewoon_dicht": (
        Words("dichte pung 2 t/m 8", "concealed pung of 2-8"),
        Words(
            "een dichte pung van 2 t/m 8; ook de pung die mahjong maakt",
            "a concealed pung of 2 to 8; also the pung that makes mahjong",
        ),
    ),
    "pung_hoog_dicht": (
        Words("dichte pung hoge stenen", "concealed pung of high tiles"),
        Words(
            "een dichte pung van enen, negens, winden of draken; ook de pung die mahjong maakt",
            "a concealed pung of ones, nines, winds or dragons; also the pung that makes mahjong",
        ),
    ),
    "kong_gewoon_dicht": (
        Words("dichte kong 2 t/m 8", "concealed kong of 2-8"),
        Words("een dichte kong van 2 t/m 8", "a concealed kong of 2 to 8"),
    ),
    "kong_hoog_dicht": (
        Words("dichte kong hoge stenen", "concealed kong of high tiles"),
        Words(
            "een dichte kong van enen, negens, winden of draken", "a concealed kong of ones, nines, winds or dragons"
        ),
    ),
    "sluitpaar": (
        Words("sluitpaar", "pair"),
        Words("een paar enen, negens, draken of eigen winden", "a pair of ones, nines, dragons or own winds"),
    ),
}

_WINNING: dict[str, tuple[Words, Words]] = {
    "van_de_levende_muur": (
        Words("zelf van de levende muur", "self-drawn from the living wall"),
        Words(
            "de winnende steen is zelf van de levende muur genomen; geen vervangingssteen",
            "the winning tile was drawn from the living wall; not a replacement tile",
        ),
    ),
    "enig_mogelijke_steen": (
        Words("enig mogelijke steen", "only possible tile"),
        Words("de winnende steen kon geen andere steen zijn", "the winning tile could be no other tile"),
    ),
    "laatste_steen": (
        Words("laatste steen voor remise", "last tile before the draw"),
        Words(
            "de winnende steen is de laatste steen voor remise, getrokken of weggelegd",
            "the winning tile is the last one before the draw, drawn or discarded",
        ),
    ),
    "geweigerde_vervangingssteen": (
        Words("geweigerde vervangingssteen", "rejected replacement tile"),
        Words(
            "de winnende steen is een vervangingssteen die een ander niet accepteerde",
            "the winning tile is a replacement tile that another player did not accept",
        ),
    ),
    "hoi_kong_roof": (
        Words("hoi-kong-roof", "robbing the hoi-kong"),
        Words(
            "de winnende steen is geroofd toen een ander zijn open pung tot kong maakte",
            "the winning tile was robbed when another player made an open pung a kong",
        ),
    ),
    "drie_pungs_en_een_chow": (
        Words("mahjong met drie pungs en een chow", "mahjong with three pungs and a chow"),
        Words("drie pungs of kongs, een chow en een sluitpaar", "three pungs or kongs, a chow and a pair"),
    ),
    "vier_pungs": (
        Words("mahjong met vier pungs", "mahjong with four pungs"),
        Words("vier pungs of kongs en een sluitpaar", "four pungs or kongs and a pair"),
    ),
    "armoede": (
        Words("armoede mahjong", "poverty mahjong"),
        Words("vier chows en een sluitpaar", "four chows and a pair"),
    ),
}

_DOUBLES: dict[str, tuple[Words, Words]] = {
    "eigen_seizoenpaar": (
        Words("eigen seizoenpaar", "own season pair"),
        Words(
            "Oost zomer en orchidee, Zuid winter en bamboe, West herfst en chrysant, Noord voorjaar en bloesem",
            "East summer and orchid, South winter and bamboo, West autumn and chrysanthemum, North spring and plum",
        ),
    ),
    "kwartet_seizoenen": (
        Words("kwartet seizoenen", "four seasons"),
        Words("alle vier de seizoenen", "all four seasons"),
    ),
    "kwartet_bloemen": (
        Words("kwartet bloemen", "four flowers"),
        Words("alle vier de bloemen", "all four flowers"),
    ),
    "half_schoon": (
        Words("half schoon", "half clean"),
        Words("één soort met draken of winden", "one suit with dragons or winds"),
    ),
    "schoon": (Words("schoon", "clean"), Words("één soort en niets anders", "one suit and nothing else")),
    "alles_hoog": (
        Words("alles hoog", "all high"),
        Words("alleen enen, negens, winden en draken", "ones, nines, winds and dragons only"),
    ),
    "uitsluitend_honneurs": (
        Words("uitsluitend honneurs", "honours only"),
        Words("alleen winden en draken", "winds and dragons only"),
    ),
    "drie_pungs_in_de_hand": (
        Words("drie pungs in de hand", "three pungs in the hand"),
        Words("drie dichte pungs; een dichte kong telt mee", "three concealed pungs; a concealed kong counts"),
    ),
    "vier_pungs_in_de_hand": (
        Words("vier pungs in de hand", "four pungs in the hand"),
        Words("vier dichte pungs; een dichte kong telt mee", "four concealed pungs; a concealed kong counts"),
    ),
    "twee_kongs_in_de_hand": (
        Words("twee kongs in de hand", "two kongs in the hand"),
        Words("twee dichte kongs", "two concealed kongs"),
    ),
    "drie_kongs_in_de_hand": (
        Words("drie kongs in de hand", "three kongs in the hand"),
        Words("drie dichte kongs", "three concealed kongs"),
    ),
    "vier_kongs_in_de_hand": (
        Words("vier kongs in de hand", "four kongs in the hand"),
        Words("vier dichte kongs", "four concealed kongs"),
    ),
    "dicht_mahjong": (
        Words("dicht mahjong", "concealed mahjong"),
        Words(
            "mahjong zonder te pungen, te chowen of open te kongen; de laatste steen mag weggelegd zijn",
            "mahjong without claiming a pung, chow or kong; the last tile may be a discard",
        ),
    ),
    "enge_spel": (
        Words("enge spel", "mixed hand"),
        Words(
            "een groep bamboes, kringen, tekens, draken en winden; één ervan is het sluitpaar",
            "a group of bamboo, dots, characters, dragons and winds each; one of them is the pair",
        ),
    ),
    "requiem": (
        Words("requiem", "requiem"),
        Words(
            "mahjong met een zelf getrokken vervangingssteen van de dode muur",
            "mahjong with one's own replacement tile from the dead wall",
        ),
    ),
    "pung_rode_draak": (
        Words("pung rode draken", "pung of red dragons"),
        Words("een pung of kong rode draken", "a pung or kong of red dragons"),
    ),
    "pung_groene_draak": (
        Words("pung groene draken", "pung of green dragons"),
        Words("een pung of kong groene draken", "a pung or kong of green dragons"),
    ),
    "pung_witte_draak": (
        Words("pung witte draken", "pung of white dragons"),
        Words("een pung of kong witte draken", "a pung or kong of white dragons"),
    ),
    "pung_eigen_wind": (
        Words("pung eigen wind", "pung of the own wind"),
        Words("een pung of kong van de eigen wind", "a pung or kong of the player's own wind"),
    ),
    "pung_heersende_wind": (
        Words("pung heersende wind", "pung of the ruling wind"),
        Words("een pung of kong van de heersende wind", "a pung or kong of the ruling wind"),
    ),
}

_FIXED: dict[str, tuple[Words, Words]] = {
    "pe_ling_eet_cake": (
        Words("pee ling eet cake", "pe-ling eats cake"),
        Words(
            "kringen 1 maakt naast vier drietallen bamboe het paar bamboe 1 vol",
            "dots 1 completes the pair of bamboo 1 beside four sets of bamboo",
        ),
    ),
    "bloeiende_bloem_van_de_dijk": (
        Words("de bloeiende bloem van de dijk", "the blossom from the dike"),
        Words(
            "mahjong met een zelf getrokken vervangingssteen die kringen 5 is",
            "mahjong with one's own replacement tile, which is dots 5",
        ),
    ),
    "maan_van_de_bodem_van_de_zee": (
        Words("de maan van de bodem van de zee", "the moon from the bottom of the sea"),
        Words(
            "mahjong met de laatste steen voor remise, die kringen 1 is",
            "mahjong with the last tile before the draw, which is dots 1",
        ),
    ),
    "reddende_heilige_vogel": (
        Words("de reddende heilige vogel", "the saving holy bird"),
        Words("zeven paren, voltooid met de vierde bamboe 1", "seven pairs, completed with the fourth bamboo 1"),
    ),
    "weddenschap_gewonnen": (
        Words("weddenschap gewonnen", "bet won"),
        Words("mahjong met de dertien stenen waarop gewed was", "mahjong with the thirteen tiles that the bet was on"),
    ),
    "weddenschap_verloren": (
        Words("weddenschap verloren", "bet lost"),
        Words("gewed en geen mahjong: de stenen zijn niets waard", "a bet and no mahjong: the tiles are worth nothing"),
    ),
    "bijzonder_spel": (
        Words("bijzonder spel", "special hand"),
        Words("een formatie uit de lijst van bijzondere spelen", "a formation of the list of special hands"),
    ),
}

ENTRIES: dict[str, tuple[Words, Words]] = {**_COUNTED, **_WINNING, **_DOUBLES, **_FIXED}

_YES_NO = {"true": Words("ja", "yes"), "false": Words("nee", "no")}

OPTIONS: dict[str, tuple[Words, dict[str, Words]]] = {
    "minimum": (Words("Punten die nodig zijn om uit te gaan", "Points needed to go out"), {"0": Words("geen", "none")}),
    "limit": (Words("De limiet, in punten", "The limit, in points"), {}),
    "players": (Words("Spelers aan tafel", "Players at the table"), {}),
    "flowers": (Words("Met seizoenstenen spelen?", "Play with season tiles?"), _YES_NO),
    "concealed_kong_counts": (
        Words("Een dichte kong telt bij de handverdubbelingen", "For the hand doubles a concealed kong counts"),
        {
            "both": Words("als kong én als pung", "both as a kong and as a pung"),
            "once": Words("als kong óf als pung, wat het meest oplevert", "as a kong or as a pung, which pays best"),
        },
    ),
    "all_round_situations": (
        Words("All Round Punten van de vier situaties", "All Round points of the four situations"),
        {"51-54": Words("51, 52, 53 en 54", "51, 52, 53 and 54")},
    ),
    "ruby": (
        Words("Robijnspel", "Ruby hands"),
        {
            "red": Words(
                "rode bamboes met rode draken; rode kringen zonder draken",
                "red bamboo with red dragons; red dots without dragons",
            )
        },
    ),
    "simples": (
        Words("Stenen die niet hoog zijn", "Tiles that are not high"),
        {"2-8": Words("de nummers 2 tot en met 8", "the numbers 2 to 8")},
    ),
    "game_winner": (
        Words("Winnaar van een partij", "Winner of a game"),
        {
            "formation": Words(
                "het hoogste bijzondere spel, dan de punten; van een afgebroken partij de meeste punten",
                "the highest special hand, then points; of a game broken off, most points",
            )
        },
    ),
    "east_first": (
        Words("De 2 punten voor de eerste steen van Oost", "The 2 points for East's first discard"),
        {
            "after": Words("komen bij de waarde van de pung of kong", "are added to the worth of the pung or kong"),
            "before": Words(
                "komen erbij voor het verdubbelen voor dicht en hoog",
                "are added before doubling for concealed and high",
            ),
        },
    ),
    "only_honours_high": (
        Words("Is uitsluitend honneurs ook alles hoog?", "Is honours only also all high?"),
        _YES_NO,
    ),
    "concealed_mahjong": (
        Words("Dicht mahjong", "Concealed mahjong"),
        {
            "winner": Words(
                "alleen voor de winnaar, naast de andere handverdubbelingen; een weggelegde steen mag het voltooien",
                "for the winner only, beside the other hand doubles; a discard may complete it",
            )
        },
    ),
    "most_chows": (
        Words("Chows in een gewoon mahjong", "Chows in an ordinary mahjong"),
        {"1": Words("hooguit één, of vier (armoede)", "one at most, or four (poverty)")},
    ),
    "round_up": (
        Words("Gewone punten en afmaakpunten afronden op het hogere tiental?", "Round G and A up to a ten?"),
        _YES_NO,
    ),
    "losers_limit": (Words("Geldt de limiet ook voor verliezers?", "Does the limit hold for losers too?"), _YES_NO),
    "losers_pairs": (
        Words("Paren van een verliezer die 2 punten geven", "A loser's pairs that pay 2"),
        {"one": Words("één", "one"), "all": Words("alle", "all")},
    ),
    "special_values": (
        Words("Waarde van de bijzondere spelen", "Worth of the special hands"),
        {
            "half-whole-double": Words(
                "BMJ 1-3 de halve limiet, 4-19 de limiet, 20-50 de dubbele",
                "BMJ 1-3 half the limit, 4-19 the limit, 20-50 double",
            )
        },
    ),
    "bet": (
        Words("Weddenschap", "The bet"),
        {
            "doubles": Words(
                "winst verdubbelt, ook een bijzonder spel boven de limiet; verlies maakt de stenen niets waard",
                "a won bet doubles, a special hand beyond the limit too; a lost bet leaves nothing",
            )
        },
    ),
    "winning_set": (
        Words(
            "Een set die met de winnende weggelegde steen compleet wordt, is",
            "A set completed by the winning discard is",
        ),
        {"concealed": Words("dicht", "concealed")},
    ),
    "own_seasons": (
        Words("Eigen seizoenparen", "Own season pairs"),
        {
            "book": Words(
                "Oost zomer en orchidee, Zuid winter en bamboe, West herfst en chrysant, Noord voorjaar en bloesem",
                "East summer and orchid, South winter and bamboo, West autumn and chrysanthemum, North spring and plum",
            )
        },
    ),
    "dead_hand": (
        Words("Dode hand", "Dead hand"),
        {
            "pays": Words(
                "mag niets meer claimen; 0 punten, betaalt de winnaar en de verschillen",
                "may not claim anything; 0 points, pays the winner and the differences",
            )
        },
    ),
    "requiem_after_season": (
        Words("Requiem ook met de steen na een seizoensteen?", "Requiem with the tile after a season tile too?"),
        _YES_NO,
    ),
    "moon_on_discard": (
        Words(
            "Maan van de bodem van de zee ook op een weggelegde steen?",
            "Moon from the bottom of the sea on a discard too?",
        ),
        _YES_NO,
    ),
    "only_tile": (
        Words("'Enig mogelijke steen' wordt bekeken", "The 'only possible tile' is judged"),
        {
            "hand": Words("over het hele gewone mahjong", "by the whole ordinary mahjong"),
            "set": Words(
                "over de set of het paar dat voltooid wordt; een pung geeft nooit punten",
                "by the finished set or pair only; a pung never pays",
            ),
        },
    ),
    "formations": (
        Words("Welke bijzondere spelen van de lijst gelden", "The special hands of the list that are played"),
        {
            "all": Words("alle, ook de reconstructies", "all, reconstructions too"),
            "derived": Words("de zekere en wat uit het boek volgt", "the certain ones and what follows from the book"),
            "certain": Words("alleen de zekere", "the certain ones only"),
        },
    ),
    "situations": (
        Words("De situaties van regel 84-87", "The situations of rules 84-87"),
        {"limit": Words("zijn precies de limiet waard, zonder overscore", "are worth exactly the limit, no overscore")},
    ),
}

WORDS = BookWords(
    Words("144 regels", "144 rules"),
    Words("Mah Jong in 144 regels", "Mah Jong in 144 rules"),
    Words(
        "Mah Jong in 144 regels, Aart Bouter, Nederlandse Mah Jong Vereniging, 1997-2017",
        "Mah Jong in 144 regels (144 rules), Aart Bouter, Nederlandse Mah Jong Vereniging, 1997-2017",
    ),
    HEADINGS,
    ENTRIES,
    OPTIONS,
)

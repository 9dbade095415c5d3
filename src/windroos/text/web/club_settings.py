"""What first use, the settings, the club's rules and its list of special hands say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "begin": Words("Een club beginnen", "Begin a club"),
    "begin_about": Words(
        "Zes vragen, en overal staat al een antwoord. Alles is later te veranderen.",
        "Six questions, each with an answer already. All of it can be changed later.",
    ),
    "begin_go": Words("Begin", "Begin"),
    "ask_name": Words("Hoe heet de club?", "What is the club called?"),
    "ask_name_default": Words("Onze mahjongclub", "Our mahjong club"),
    "ask_names": Words("Wie spelen er mee?", "Who plays?"),
    "ask_names_hint": Words(
        "Plak de namen, een op elke regel. Leeg laten mag; ze kunnen er later bij.",
        "Paste the names, one a line. It may stay empty; they can be added later.",
    ),
    "ask_rules": Words("Met welke regels?", "By which rules?"),
    "ask_when": Words("Wanneer is de clubavond?", "When is the club evening?"),
    "ask_formula": Words("Hoe telt de stand?", "How do the standings count?"),
    "ask_formula_hint": Words(
        "Groene Hart geeft tafelpunten: 4 voor de eerste, 2, 1 en een half, en 1 voor wie er is.",
        "Groene Hart gives table points: 4 for the first, 2, 1 and a half, and 1 for being there.",
    ),
    "ask_year": Words("Wanneer begint het clubjaar?", "When does the club year begin?"),
    "weekday": Words("Dag", "Day"),
    "time": Words("Begint om", "Begins at"),
    "weekday_0": Words("wisselt", "varies"),
    "weekday_1": Words("maandag", "Monday"),
    "weekday_2": Words("dinsdag", "Tuesday"),
    "weekday_3": Words("woensdag", "Wednesday"),
    "weekday_4": Words("donderdag", "Thursday"),
    "weekday_5": Words("vrijdag", "Friday"),
    "weekday_6": Words("zaterdag", "Saturday"),
    "weekday_7": Words("zondag", "Sunday"),
    "year_09-01": Words("op 1 september", "on 1 September"),
    "year_calendar": Words("op 1 januari", "on 1 January"),
    "year_02-01": Words("op 1 februari", "on 1 February"),
    "year_chinese": Words("op de Chinese nieuwjaarsdag", "on Chinese New Year's Day"),
    "year_solar": Words("bij het Chinese begin van de lente (lichun)", "where the Chinese spring begins (Lichun)"),
    "year_own": Words("op een andere dag", "on another day"),
    "year_from": Words("Op een andere dag: deze", "On another day: this one"),
    "year_now": Words("Dit clubjaar: {first} tot en met {last}.", "This club year: {first} until {last}."),
    "year_sign": Words("Het is {sign}.", "It is {sign}."),
    "year_seasons": Words("De seizoenen beginnen op {days}.", "Its seasons begin on {days}."),
    # --- settings
    "settings_title": Words("Instellingen van de club", "Settings of the club"),
    "settings_about": Words(
        "Wat u bij het begin koos, en wat daarna gewoonlijk geldt.",
        "What you chose at the beginning, and what usually holds after it.",
    ),
    "save": Words("Bewaren", "Save"),
    "set_club": Words("De club", "The club"),
    "set_play": Words("Spelen", "Play"),
    "set_money": Words("Geld en bewaren", "Money and backup"),
    "club_name": Words("Naam", "Name"),
    "club_place": Words("Plaats", "Place"),
    "club_lang": Words("Taal van de club", "Language of the club"),
    "club_year": Words("Clubjaar begint", "Club year begins"),
    "played_rules": Words("Regels die de club speelt", "Rules that the club plays"),
    "formula": Words("Formule van een nieuw seizoen", "Formula of a new season"),
    "sizes": Words("Als het niet met vieren uitkomt", "If fours do not work out"),
    "sizes_fives": Words("liever tafels van vijf", "rather tables of five"),
    "sizes_threes": Words("liever tafels van drie", "rather tables of three"),
    "set_evening": Words("De clubavond", "The club evening"),
    "forget_after": Words(
        "Oud-leden voorstellen om te vergeten na zoveel jaar", "Propose to forget former members after so many years"
    ),
    "answer_by": Words("Leden zeggen of zij komen tot", "Members say whether they come until"),
    "answer_by_hint": Words(
        "Op de dag van de avond zelf. Leeg: tot de avond begint.",
        "On the day of the evening itself. Empty: until the evening begins.",
    ),
    "cup_by": Words("Op bekeravonden aanwezig vóór", "On cup evenings be there before"),
    "cup_by_hint": Words(
        "Leeg: de aanvang van de avond, gewoonlijk {time}. Zo is er tijd om de tafels in te delen.",
        "Empty: when the evening begins, usually {time}. That leaves time to make the tables.",
    ),
    "cup_closes": Words(
        "De aankomst sluit dan; wie later komt, wordt alleen met een reden toegelaten",
        "Arrivals close then; who comes later is only let in with a reason",
    ),
    "closing": Words(
        "Afsluitlijst: wat te doen voordat de avond sluit, een op elke regel (mag leeg)",
        "Closing list: what to do before the evening closes, one a line (may be empty)",
    ),
    "closing_example": Words(
        "Stenen en fiches in de dozen\nTafels netjes achtergelaten", "Tiles and chips in their boxes\nTables left tidy"
    ),
    "contribution": Words("Bijdrage per avond, in euro's", "Contribution an evening, in euros"),
    "deposit": Words("Inleg, eenmalig, in euro's", "Deposit, once, in euros"),
    "backups": Words("Map voor kopieën (een stick bijvoorbeeld)", "Folder for backups (a stick for instance)"),
    "first_season": Words("Seizoen {years}", "Season {years}"),
    # --- rules
    "rules_title": Words("Regels van de club", "Rules of the club"),
    "rules_about": Words(
        "Wat de club afspreekt waar de boeken zwijgen, en hoe men zich gedraagt.",
        "What the club agrees where the books are silent, and how one behaves.",
    ),
    "rules_played": Words("De club speelt:", "The club plays:"),
    "rules_change": Words("Huisregels en afspraken veranderen", "Change house rules and agreements"),
    "rules_none": Words("De club heeft hier nog geen huisregels.", "The club has no house rules here yet."),
    "houses": Words("Spelregels per seizoen", "Rules of play by season"),
    "houses_about": Words(
        "Wat een seizoen anders speelt dan zijn boek. De bladen van zijn avonden tellen ermee, en leggen het zo uit.",
        "What a season plays otherwise than its book. The sheets of its evenings count so, and explain it so.",
    ),
    "houses_none": Words("Alle seizoenen spelen hun boek zoals het er staat.", "All seasons play their book as it is."),
    "houses_one": Words("{name}, op {book}", "{name}, on {book}"),
    "houses_was": Words("boek: {was}", "book: {was}"),
    "houses_change": Words("Veranderen", "Change"),
    "houses_make": Words("Huisregels voor een seizoen", "House rules for a season"),
    "houses_book": Words("Spelregels", "Rules"),
    "houses_start": Words("Verder", "Go on"),
    "houses_card": Words("Spiekbriefje", "Card of the rules"),
    "houses_drop": Words("Weer zoals het boek", "By the book again"),
    "houses_edit": Words("Huisregels uit een bestand (TOML)", "House rules from a file (TOML)"),
    "houses_season": Words("Seizoen", "Season"),
    "houses_toml": Words("Het bestand met huisregels, als tekst", "The file of house rules, as text"),
    "houses_file": Words("of kies het bestand (.toml)", "or choose the file (.toml)"),
    "houses_hint": Words(
        "Wat er te kiezen is staat bij het boek. Gespeelde tafels blijven geteld zoals zij gespeeld zijn.",
        "What there is to choose stands with the book. Tables that were played stay as they were counted.",
    ),
    "houses_seen": Words("Zoals opgegeven", "As it was given"),
    "conduct": Words("Huisregels", "House rules"),
    "conduct_edit": Words("Huisregels, als gewone tekst", "House rules, as plain text"),
    "rulings": Words("Waar het boek van de 144 regels zwijgt", "Where the book of the 144 rules is silent"),
    "ruling_rich": Words("Wanneer is iemand 'meer dan twaalfduizend'?", "When is somebody 'above twelve thousand'?"),
    "answer_rich_players": Words("boven 3000 keer het aantal spelers", "above 3000 times the number of players"),
    "answer_rich_twelve_thousand": Words("altijd boven 12.000", "always above 12,000"),
    "ruling_scarf_hands": Words("Welke spellen telt de groene sjaal?", "Which hands does the green scarf count?"),
    "answer_scarf_hands_own": Words("die van de speler zelf", "the player's own"),
    "answer_scarf_hands_table": Words("die van de tafel", "those of the table"),
    "ruling_losers": Words(
        "Is een te hoge score van wie niet won ook een record?", "Is an overscore of who did not win a record too?"
    ),
    "answer_losers_no": Words("nee", "no"),
    "answer_losers_yes": Words("ja", "yes"),
    "ruling_situations": Words(
        "Tellen situaties mee in het jaartotaal van bijzondere spellen?",
        "Do situations count in the yearly total of special hands?",
    ),
    "answer_situations_no": Words("nee", "no"),
    "answer_situations_yes": Words("ja", "yes"),
    "ruling_both": Words(
        "Een bijzonder spel en een situatie tegelijk: wat telt?", "A special hand and a situation at once: what counts?"
    ),
    "answer_both_no": Words("het hoogste van de twee", "the higher of the two"),
    "answer_both_yes": Words("allebei", "both"),
    "ruling_year": Words("Welk jaar is het jaar van de 144 regels?", "Which year is the year of the 144 rules?"),
    "answer_year_calendar": Words("het kalenderjaar", "the calendar year"),
    "answer_year_club": Words("het clubjaar", "the club year"),
    # --- the list
    "list_title": Words("Lijst van bijzondere spellen", "List of special hands"),
    "list_about": Words(
        "Het nummer van elk spel in de lijst van de club. Alle totalen, ook van vroeger, rekenen ermee.",
        "The number of each hand in the club's list. All totals, past ones too, reckon with it.",
    ),
    "list_missing": Words(
        "{number:# nummer is|# nummers zijn} niet bekend; zulke spellen tellen niet mee in punten en totalen.",
        "{number:# number is|# numbers are} not known; those hands do not count in points and totals.",
    ),
    "list_hand": Words("Spel", "Hand"),
    "list_value": Words("Waarde", "Value"),
    "list_number": Words("Nummer", "Number"),
    "list_number_of": Words("Nummer van {name}", "Number of {name}"),
    "list_rule": Words("regel {rule}", "rule {rule}"),
    "list_unknown": Words("nummer onbekend", "number unknown"),
    "list_load": Words("Laden", "Load"),
    "list_file": Words(
        "Of laad een TOML-bestand met regels als vuil_parenspel = 2",
        "Or load a TOML file with lines like vuil_parenspel = 2",
    ),
}
EXAMPLE: Final = Words(
    """name = "Huisregels"
rules = "groenehart2011"

[options]
minimum = 1
""",
    """name = "House rules"
rules = "groenehart2011"

[options]
minimum = 1
""",
)
"""A file of house rules, as an example."""

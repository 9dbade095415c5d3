"""What the pages about the rules say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Spelregels", "Rules"),
    "books": Words("Regelboeken", "Rule books"),
    "chapters": Words("Hoofdstukken", "Chapters"),
    "lead": Words(
        "Alles wat de vijf regelboeken tellen, zoals Windroos het leest: met een voorbeeld, de waarde, de bladzijde en "
        "de keuzes die het boek openlaat.",
        "Everything that the five rule books count, as Windroos reads them: with an example, the worth, the page and "
        "the choices that the book leaves open.",
    ),
    "counts": Words(
        "{items:# item|# items}, {options:# optie|# opties}", "{items:# item|# items}, {options:# option|# options}"
    ),
    "read": Words("Lezen", "Read"),
    "card": Words("Regelkaart (A4)", "Rule card (A4)"),
    "practice": Words("Oefenen", "Practice"),
    "find": Words("Zoek in alle regels", "Search all rules"),
    "find_hint": Words("pung, slang, p. 10", "pung, snake, p. 10"),
    "search": Words("Zoek", "Search"),
    "found": Words("{count} gevonden voor “{query}”", "{count} found for “{query}”"),
    "found_none": Words(
        "Niets gevonden voor “{query}”. Probeer een ander woord, of alleen het begin ervan.",
        "Nothing found for “{query}”. Try another word, or only its beginning.",
    ),
    "found_elsewhere": Words("In de andere boeken", "In the other books"),
    "found_not_here": Words("In {book} staat het niet.", "{book} does not have it."),
    "found_more": Words("en nog {count}: zoek met meer woorden", "and {count} more: search with more words"),
    "search_empty": Words(
        "Typ de naam van een spel, een steen, een bladzijde of een besluit.",
        "Type the name of a hand, a tile, a page or a ruling.",
    ),
    "kind_item": Words("telt", "counts"),
    "kind_special": Words("bijzonder spel", "special hand"),
    "kind_option": Words("keuze", "choice"),
    "kind_clause": Words("spelen", "play"),
    "played_by": Words("Zoals {name} speelt", "As {name} plays"),
    "chosen_options": Words("Met eigen keuzes", "With choices of your own"),
    "back_to_book": Words("Terug naar het boek zelf", "Back to the book itself"),
    "other_than_book": Words("Anders dan het boek", "Different from the book"),
    "marked": Words("● anders dan in het boek", "● different in the book"),
    "as_book": Words("Niets anders dan het boek.", "Nothing different from the book."),
    "was": Words("boek: {value}", "book: {value}"),
    "was_named": Words("heet in het boek {name}", "the book calls it {name}"),
    "example": Words("Voorbeeld: {tiles}", "Example: {tiles}"),
    "example_of": Words("voorbeeld: {seat}, ronde {round}", "example: {seat}, {round} round"),
    "won_by": Words("winnende steen {tile}", "winning tile {tile}"),
    "about": Words("het gaat om {tiles}", "it is about {tiles}"),
    "needs": Words("voorbeeld bij: {options}", "example for: {options}"),
    "off": Words("telt hier niet", "does not count here"),
    "ruling": Words("besluit {ruling}", "ruling {ruling}"),
    "replaces": Words("vervangt {names}", "replaces {names}"),
    "replaced_by": Words("vervalt bij {names}", "lapses beside {names}"),
    "of_rule": Words("nr. {rule}", "rule {rule}"),
    "specials": Words("Lijst van bijzondere spelen: {name}", "List of special hands: {name}"),
    "specials_about": Words(
        "De lijst van de bond staat niet in het boek. Bij elk spel staat hoe zeker het is; een club kan de lijst zelf "
        "aanvullen en verbeteren.",
        "The association's list is not in the book. Each hand says how certain it is; a club can complete and correct "
        "the list.",
    ),
    "playing": Words("Hoe er gespeeld wordt", "How it is played"),
    "settling": Words("Verrekenen", "Settling"),
    "options": Words("Keuzes", "Choices"),
    "options_about": Words(
        "Wat het boek openlaat, en hoe het hier gelezen wordt. Kies een ander antwoord om deze bladzijde, de kaart en "
        "het oefenen zo te zien; er wordt niets bewaard.",
        "What the book leaves open, and how it is read here. Choose another answer to see this page, the card and the "
        "practice that way; nothing is stored.",
    ),
    "fixed": Words("ligt vast", "fixed"),
    "default": Words("boek", "book"),
    "apply": Words("Toon", "Show"),
    "fan_table": Words("Wat een hand opbrengt", "What a hand brings"),
    "fan": Words("fan", "fan"),
    "limit": Words("limiet", "limit"),
    "discarder": Words("weglegger", "discarder"),
    "other": Words("elk ander", "others"),
    "each": Words("zelf gepakt", "self-drawn"),
    "card_title": Words("Regelkaart", "Rule card"),
    "card_about": Words(
        "Eén A4 met de regels van uw tafel. Druk deze bladzijde af: alleen de kaart komt op papier.",
        "One A4 with the rules of your table. Print this page: only the card comes out.",
    ),
    "print": Words("Afdrukken", "Print"),
    "house_file": Words("Uw eigen huisregels", "Your own house rules"),
    "house_about": Words(
        "Kies uw bestand met huisregels (TOML); de kaart laat zien wat anders is dan het boek.",
        "Choose your house rules file (TOML); the card shows what differs from the book.",
    ),
    "house_choose": Words("Bestand met huisregels", "House rules file"),
    "house_show": Words("Maak de kaart", "Make the card"),
    "paying": Words("Wie betaalt wie", "Who pays whom"),
    "agreed": Words("Afgesproken", "Agreed"),
    "sets": Words("Pungs en kongs", "Pungs and kongs"),
    "simple": Words("2 t/m 8", "2 to 8"),
    "orphan": Words("1, 9 en troef", "1, 9, honours"),
    "pung": Words("pung", "pung"),
    "kong": Words("kong", "kong"),
    "open": Words("open", "open"),
    "concealed": Words("dicht", "concealed"),
    "waiting": Words(
        "Een verliezer die dicht op één steen van een onregelmatig limietspel wacht, krijgt de helft.",
        "A loser who waits, concealed, for one tile of an irregular limit hand gets half.",
    ),
    "version": Words("{id}, versie {version}, kenmerk {digest}", "{id}, version {version}, digest {digest}"),
    "practice_title": Words("Oefenen", "Practice"),
    "hand_of": Words("Hand {number} van {all}", "Hand {number} of {all}"),
    "right_so_far": Words("{right} goed", "{right} right"),
    "seat_round": Words("{seat}, ronde van {round}", "{seat}, round of {round}"),
    "loser": Words("een ander maakte mahjong", "another player made mahjong"),
    "makes": Words("mahjong {how}", "mahjong {how}"),
    "ask_doubles": Words("Hoeveel punten, en hoe vaak verdubbeld?", "How many points, and doubled how often?"),
    "ask_fan": Words("Hoeveel fan?", "How many fan?"),
    "ask_points": Words("Hoeveel punten, zonder bloemen?", "How many points, without flowers?"),
    "points": Words("Punten", "Points"),
    "rounded": Words("Punten (G en A afgerond, met U)", "Points (G and A rounded, with U)"),
    "doubles": Words("Verdubbelingen", "Doubles"),
    "fans": Words("Fan", "Fan"),
    "limit_worth": Words("Of een limietspel, waard", "Or a limit hand, worth"),
    "limit_is": Words("Het is een limietspel", "It is a limit hand"),
    "check": Words("Kijk na", "Check"),
    "skip": Words("Laat zien", "Show me"),
    "right": Words("Goed geteld.", "Counted right."),
    "wrong": Words("Nog niet.", "Not yet."),
    "skipped": Words("Zo telt deze hand.", "This is how the hand counts."),
    "points_short": Words(
        "{count:Er ontbreekt # punt|Er ontbreken # punten}.", "{count:# point is|# points are} missing."
    ),
    "points_over": Words("Dat {count:is # punt|zijn # punten} te veel.", "That is {count:# point|# points} too many."),
    "fan_short": Words("Er ontbreken {count} fan.", "{count} fan are missing."),
    "fan_over": Words("Dat zijn {count} fan te veel.", "That is {count} fan too many."),
    "doubles_short": Words("Verdubbelingen te weinig: {count}.", "Doubles missing: {count}."),
    "doubles_over": Words("Verdubbelingen te veel: {count}.", "Doubles too many: {count}."),
    "no_limit_hand": Words("Dit is geen limietspel.", "This is no limit hand."),
    "is_limit_hand": Words("Dit is een limietspel: {name}.", "This is a limit hand: {name}."),
    "forgotten": Words("Misschien vergeten: {names}.", "Perhaps forgotten: {names}."),
    "your_answer": Words("Uw antwoord: {answer}", "Your answer: {answer}"),
    "next": Words("Volgende hand", "Next hand"),
    "to_result": Words("Naar de uitslag", "To the result"),
    "result": Words("{right} van {all} goed", "{right} of {all} right"),
    "result_all": Words("Alles goed. U kunt de tafel laten tellen.", "All right. You can count for the table."),
    "result_some": Words(
        "Hieronder staat elke hand met zijn telling; klik om hem nog eens te zien.",
        "Below is every hand with its count; open one to see it again.",
    ),
    "again": Words("Nieuwe tien", "Ten new ones"),
    "same": Words("Dezelfde tien nog eens", "The same ten again"),
    "share": Words(
        "Een link met dezelfde tien handen, voor een ander.", "A link with the same ten hands, for somebody else."
    ),
    "stop": Words("Stoppen", "Stop"),
    "total": Words("Totaal", "Total"),
    "none": Words("geen", "none"),
    "item": Words("Item", "Item"),
}

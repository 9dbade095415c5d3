"""What `windroos check` says: what is tried, and what is not as it must be."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

TRIED: Final = {
    "golden_hands": Words("de eigen handen", "the hands of your own"),
    "has_words": Words("de woorden", "the words"),
    "takes_its_options": Words("de opties", "the options"),
    "counts_and_explains": Words("het tellen en uitleggen", "counting and explaining"),
    "waits_for_what_completes": Words("waar een hand op wacht", "what a hand waits for"),
    "shows_its_book": Words("het boek en de kaart", "the book and the card"),
    "is_settled": Words("het afrekenen", "settling"),
    "is_played": Words("het spelen", "playing"),
    "is_played_by_the_laboratory": Words("het laboratorium", "the laboratory"),
}
"""What each check of a book is about, by the name of its function."""

WELL: Final = Words("goed", "well")
WRONG: Final = Words("fout", "wrong")
ALL_WELL: Final = Words("Alles is zoals het moet.", "Everything is as it must be.")
SOME_WRONG: Final = Words("Niet zoals het moet: {count}.", "Not as it must be: {count}.")
NOT_OFFERED: Final = Words("Dat was niet gevraagd.", "That was not asked.")

FINDINGS: Final = {
    "stopped": Words("Dit stopt halverwege: {what}", "This stops halfway: {what}"),
    "golden": Words(
        "Regel {number}: {hand} is {worth} ({lines}) en geen {expected}.",
        "Line {number}: {hand} is {worth} ({lines}), not {expected}.",
    ),
    "golden_refused": Words("Regel {number}: {what}", "Line {number}: {what}"),
    "no_words": Words("Er is geen woord voor {what} ({lang}).", "There is no word for {what} ({lang})."),
    "same_name": Words(
        '"{name}" heten er twee: {items} ({lang}). Aan tafel zijn ze niet uit elkaar te houden.',
        'Two are called "{name}": {items} ({lang}). Nobody at the table can tell them apart.',
    ),
    "option_twice": Words("De optie {option} staat er twee keer.", "The option {option} stands there twice."),
    "option_missing": Words(
        "Er wordt naar de optie {option} gevraagd, en die is er niet.",
        "The option {option} is asked for and is not there.",
    ),
    "option_default": Words(
        "De optie {option} is gewoonlijk {value}, en dat kan niet gekozen worden.",
        "The option {option} is {value} by default, which cannot be chosen.",
    ),
    "option_ignored": Words(
        "De optie {option} blijft wat zij was als {value} gekozen wordt.",
        "The option {option} stays as it was when {value} is chosen.",
    ),
    "option_digest": Words(
        "Het kenmerk van de regels zegt niet of {option} {value} is: partijen zijn niet uit elkaar te houden.",
        "The digest of the rules does not say whether {option} is {value}: games cannot be told apart.",
    ),
    "nobody_goes_out": Words(
        "Met deze regels gaat er niemand uit: van duizenden handen is er geen die telt.",
        "By these rules nobody goes out: of thousands of hands there is none that counts.",
    ),
    "arithmetic": Words(
        "Oefenhand {number}: de uitleg komt op {sum} en de telling op {total}.",
        "Practice hand {number}: the explanation comes to {sum}, the count to {total}.",
    ),
    "unexplained": Words("Oefenhand {number} heeft geen uitleg.", "Practice hand {number} is not explained."),
    "why_not": Words(
        'Oefenhand {number}: over {item} zegt "waarom niet" iets anders dan de telling.',
        'Practice hand {number}: of {item} "why not" says something else than the count.',
    ),
    "not_waited_for": Words(
        "Oefenhand {number} is mahjong, en zonder de laatste steen wacht zij er niet op.",
        "Practice hand {number} is mahjong, and without its last tile it does not wait for it.",
    ),
    "other_worth": Words(
        "Oefenhand {number} is {total}, maar wie erop wacht hoort {worth}.",
        "Practice hand {number} is {total}, but who waits for it is told {worth}.",
    ),
    "no_mahjong": Words(
        "Van {hands:# oefenhand|# oefenhanden} is er geen een gewoon mahjong.",
        "None of {hands:# practice hand|# practice hands} is a plain mahjong.",
    ),
    "handbook_items": Words(
        "Het boek laat {items:# item|# items} zien en er {entries:telt er #|tellen er #}.",
        "The book shows {items:# item|# items}, and {entries:# counts|# count}.",
    ),
    "empty_card": Words("Er staat niets op de kaart.", "The card is empty."),
    "section": Words(
        "Wat het boek zegt over {section} heeft geen bladzijde of geen woorden ({lang}).",
        "What the book says of {section} has no page or no words ({lang}).",
    ),
    "no_example": Words("{item} heeft geen voorbeeld.", "{item} has no example."),
    "not_zero": Words(
        "Na een mahjong ({by}) komt het afrekenen uit op {sum} en niet op 0.",
        "After a mahjong ({by}) settling comes to {sum} and not to 0.",
    ),
    "winner_pays": Words("Wie mahjong maakt ({by}) krijgt {net}.", "Who makes mahjong ({by}) receives {net}."),
    "match_sum": Words(
        "Met {players} spelers is de stand samen {sum} en niet 0.",
        "With {players} players the standings come to {sum} and not to 0.",
    ),
    "record": Words(
        "Met {players} spelers klopt het verslag niet ({hands:# hand|# handen}): {why}",
        "With {players} players the record is not in order ({hands:# hand|# hands}): {why}",
    ),
    "short_round": Words(
        "Met {players} spelers heeft een windronde {hands:# hand|# handen}.",
        "With {players} players a wind round has {hands:# hand|# hands}.",
    ),
    "self_play": Words(
        "Hand {number} van het laboratorium eindigt bij de scheidsrechter anders.",
        "Hand {number} of the laboratory ends otherwise for the referee.",
    ),
    "player_not_made": Words(
        "{table}: de speler komt niet aan tafel: {what}", "{table}: the player does not sit down: {what}"
    ),
    "player_stopped": Words(
        "{table}, hand {hand}: de speler stopt: {what}", "{table}, hand {hand}: the player stops: {what}"
    ),
    "player_slow": Words(
        "{table}, hand {hand}: een antwoord duurt {took:# seconde|# seconden}; het mag er {most} duren.",
        "{table}, hand {hand}: an answer takes {took:# second|# seconds}; it may take {most}.",
    ),
    "player_no_choice": Words(
        "{table}, hand {hand}: het antwoord is geen ChosenAction maar {kind}.",
        "{table}, hand {hand}: the answer is no ChosenAction but {kind}.",
    ),
    "player_forbidden": Words(
        "{table}, hand {hand}: {done} mag hier niet. {why}", "{table}, hand {hand}: {done} may not be here. {why}"
    ),
    "player_reason": Words(
        "{table}, hand {hand}: voor de reden {reason} zijn er geen woorden.",
        "{table}, hand {hand}: there are no words for the reason {reason}.",
    ),
    "player_forgets": Words(
        "{table}, hand {hand}: met hetzelfde getal (seed) doet de speler eerst {before} en dan {now}.",
        "{table}, hand {hand}: with the same seed the player first does {before} and then {now}.",
    ),
}
"""The sentence of everything that can be found."""

"""What the page says where the tables of an evening are formed."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "forming_title": Words("Tafels van {day}", "Tables of {day}"),
    "forming_about": Words(
        "Een voorstel; er gebeurt niets tot u zegt: zo doen we het.",
        "A proposal; nothing happens until you say: we do it so.",
    ),
    "method": Words("Hoe", "How"),
    "method_repeats": Words("zo weinig mogelijk dezelfden", "as few repeats as possible"),
    "method_lot": Words("loten", "by lot"),
    "method_standing": Words("op stand", "by standing"),
    "method_scheme": Words("volgens het schema", "by the scheme"),
    "method_final": Words("als finale", "as a final"),
    "which_round": Words("Welke ronde van welk schema", "Which round of which scheme"),
    "round_n": Words("ronde {number}", "round {number}"),
    "round_set": Words("Dit is de ronde van vanavond", "This is tonight's round"),
    "round_is": Words("Deze avond speelt ronde {number}.", "This evening plays round {number}."),
    "round_tables": Words(
        "Deze avond speelt van ronde {number} tafel {tables}.", "This evening plays of round {number} table {tables}."
    ),
    "game_without": Words(
        "Tafel {table} van het schema speelt zonder {absent}.", "Table {table} plays without {absent}."
    ),
    "game_filled": Words(
        "Aan tafel {table} ontbreekt {absent}; {by} valt in.", "At table {table} {absent} is missing; {by} fills in."
    ),
    "game_off": Words(
        "Tafel {table} van ronde {round} kan niet gespeeld worden: {absent} is er niet. "
        "Plan het inhalen bij het schema.",
        "Table {table} of round {round} cannot be played: {absent} is not here. Plan the catch-up at the scheme.",
    ),
    "final_open": Words(
        "De plaatsen van tafel {table} zijn nog niet allemaal verdiend: eerst de ronde ervoor.",
        "The seats of table {table} have not all been earned yet: first the round before.",
    ),
    "final_off": Words(
        "Tafel {table} van de finale kan zo niet gespeeld worden: {absent} is er niet.",
        "Table {table} of the final cannot be played so: {absent} is not here.",
    ),
    "game_free": Words("Zit nergens: {names}.", "Sits nowhere: {names}."),
    "method_hand": Words("met de hand", "by hand"),
    "threes": Words("liever drieën dan vijven", "threes rather than fives"),
    "winds": Words("ook de winden loten", "draw the winds too"),
    "again": Words("Ander voorstel", "Another proposal"),
    "propose": Words("Stel voor", "Propose"),
    "seed_is": Words(
        "Lot {seed}: hetzelfde getal geeft dezelfde tafels.", "Lot {seed}: the same number gives the same tables."
    ),
    "why_best": Words(
        "Beter kan niet: minder mensen die elkaar weer treffen is er niet.",
        "It cannot be better: nobody can meet fewer people again.",
    ),
    "why_repeats": Words(
        "Gezocht: zo weinig mogelijk mensen die elkaar weer treffen. Of het nog beter kan, is niet zeker.",
        "Sought for the fewest repeats; there is no proof that nothing is better.",
    ),
    "why_lot": Words("Door het lot alleen.", "By the lot alone."),
    "why_standing": Words(
        "Nummers 1 tot en met 4 van de stand aan de eerste tafel, en zo verder.",
        "Numbers 1 to 4 of the standings at the first table, and so on.",
    ),
    "why_scheme": Words(
        "Zoals het schema het zegt, met de winden van de loopkaarten.",
        "As the scheme says, with the winds of the walking cards.",
    ),
    "why_final": Words("Zoals de plaatsen voor de finale verdiend zijn.", "As the seats of the final were earned."),
    "why_hand": Words("Zoals u ze neerzet.", "As you put them."),
    "met_none": Words("Niemand zat dit seizoen al bij elkaar.", "Nobody sat together before this season."),
    "met_some": Words("{count} keer zaten twee al bij elkaar:", "Two sat together before {count:# time|# times}:"),
    "met_pair": Words("{one} en {other}: {times} keer", "{one} and {other}: {times:# time|# times}"),
    "lock_now": Words("Een tafel zoals hij nu zit vastzetten", "Lock a table as it sits now"),
    "lock": Words("Laat zo zitten", "Keep as it is"),
    "begun": Words("hier wordt al gespeeld", "play has begun here"),
    "do_it": Words("Zo doen we het", "We do it so"),
    "forming_few": Words(
        "Met {count} kan er geen tafel gemaakt worden; wacht tot er drie zijn.",
        "With {count} no table can be made; wait until there are three.",
    ),
    "wishes": Words("Wensen", "Wishes"),
    "apart": Words("Niet bij elkaar", "Not together"),
    "together": Words("Wel bij elkaar", "Together"),
    "and": Words("en", "and"),
    "by_hand_about": Words(
        "Kies voor ieder een tafel; de volgorde is die van de winden, Oost eerst.",
        "Choose a table for everybody; the order is that of the winds, East first.",
    ),
    "no_table": Words("geen", "none"),
    "place_of": Words("plaats", "seat"),
    "wishes_now": Words("Wensen nu; haal weg wat niet meer hoeft", "Wishes now; untick what need not be any more"),
    "wish_apart": Words("{names} niet bij elkaar", "{names} not together"),
    "wish_together": Words("{names} bij elkaar", "{names} together"),
    "wish_at": Words("{names} aan tafel {table}", "{names} at table {table}"),
    "at_table_of": Words("Aan tafel", "At table"),
    "who": Words("wie", "who"),
    "which_table": Words("welke tafel", "which table"),
    "rules_count": Words("Tafels {rules}", "Tables {rules}"),
    "wishes_cards": Words(
        "Van de kaarten: een vaste tafel is die van de vorige keer; wie iemand met ervaring wil, zit bij een lid dat"
        " tien avonden of meer speelde; en wie iets het liefst speelt, zit als het kan aan zo'n tafel.",
        "From the cards: a fixed table is that of last time; who wants somebody experienced sits with one who played"
        " ten evenings or more; and who likes to play something sits at such a table where possible.",
    ),
    "why_lot_wishes": Words("Door het lot, en naar de wensen.", "By the lot, and as wished."),
    "unmet": Words("Dit lukte niet:", "This could not be:"),
    "unmet_apart": Words("{names} zitten toch bij elkaar", "{names} sit together all the same"),
    "unmet_together": Words("{names} zitten niet bij elkaar", "{names} do not sit together"),
    "unmet_table": Words("{names} zit niet aan tafel {table}", "{names} does not sit at table {table}"),
    "unmet_guide": Words("{names} heeft niemand met ervaring aan tafel", "{names} has nobody experienced at the table"),
    "unmet_rules": Words("{names} speelt niet wat hij het liefst speelt", "{names} does not play what he likes best"),
    "reason_twice": Words("een andere wens zegt het omgekeerde", "another wish says the opposite"),
    "reason_kept": Words("die tafel staat vast", "that table stays as it is"),
    "reason_large": Words("er willen er meer samen dan er aan een tafel passen", "more want to sit together than fit"),
    "reason_one": Words("er is maar een tafel", "there is only one table"),
    "reason_none": Words("die tafel is er niet", "there is no such table"),
    "reason_full": Words("er willen er meer dan er plaatsen zijn", "more want to than there are seats"),
    "reason_nobody": Words("er is niemand die vaak genoeg speelde", "nobody is there who played often enough"),
    "reason_method": Words("zo gemaakte tafels volgen geen wensen", "tables made like this follow no wishes"),
    "reason_others": Words("dan zouden andere wensen niet lukken", "other wishes would not be met then"),
    "move": Words("Iemand verplaatsen", "Move somebody"),
    "move_about": Words("Naar een andere tafel, of wisselen met iemand.", "To another table, or swap with somebody."),
    "move_drag": Words("Slepen kan ook.", "Dragging works too."),
    "move_who": Words("Wie", "Who"),
    "move_to": Words("Naar", "To"),
    "move_swap": Words("wisselen met", "swap with"),
    "move_do": Words("Verplaats", "Move"),
    "plays": Words("speelt {rules}", "plays {rules}"),
}

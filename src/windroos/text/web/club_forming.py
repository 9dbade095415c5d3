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
        "Beter kan niet: dit is de kleinste som van weerzien.", "It cannot be better: the fewest meetings again."
    ),
    "why_repeats": Words(
        "Gezocht naar zo weinig mogelijk weerzien; een bewijs dat het niet beter kan is er niet.",
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
    "met_some": Words("{count} keer zaten twee al bij elkaar:", "Two sat together before {count} times:"),
    "met_pair": Words("{one} en {other}: {times} keer", "{one} and {other}: {times} times"),
    "lock_now": Words("Een tafel zoals hij nu zit vastzetten", "Lock a table as it sits now"),
    "lock": Words("vastzetten", "lock"),
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
    "broken": Words("Dit lukte niet: {names}.", "This could not be: {names}."),
    "by_hand_about": Words(
        "Kies voor ieder een tafel; de volgorde is die van de winden, Oost eerst.",
        "Choose a table for everybody; the order is that of the winds, East first.",
    ),
    "no_table": Words("geen", "none"),
    "place_of": Words("plaats", "seat"),
}

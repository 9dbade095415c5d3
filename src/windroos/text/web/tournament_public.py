"""What the page of a tournament for everybody says, and that of a player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "public_about": Words(
        "Waar u zit, hoe laat het is, wie er meedoen en hoe het staat.",
        "Where you sit, what time it is, who take part and how it stands.",
    ),
    "to_register": Words("Inschrijven", "Register"),
    "people_wait": Words("{count} op de wachtlijst", "{count} on the waiting list"),
    "to_table": Words("Naar tafel {table}", "To table {table}"),
    "parts_of_page": Words("Onderdelen van deze pagina", "Parts of this page"),
    "part_nu": Words("Nu", "Now"),
    "part_deelnemers": Words("Deelnemers", "Players"),
    "part_indeling": Words("Indeling", "Schedule"),
    "part_uitslagen": Words("Uitslagen", "Results"),
    "part_stand": Words("Stand", "Standings"),
    "tables_in": Words(
        "{count} van {of:# tafel|# tafels} {count:is|zijn} binnen.",
        "{count} of {of:# table|# tables} {count:is|are} in.",
    ),
    "find_title": Words("Waar zit ik?", "Where do I sit?"),
    "find_label": Words("Uw naam of nummer", "Your name or number"),
    "find_go": Words("Zoek", "Find"),
    "find_none": Words("Niemand gevonden bij {sought}.", "Nobody found for {sought}."),
    "find_many": Words("Er zijn er meer: typ een groter deel van de naam.", "There are more: type more of the name."),
    "find_early": Words("De plaatsen zijn nog niet verdeeld.", "Seats have not been given yet."),
    "find_no_seat": Words("Zit deze ronde niet aan een tafel.", "Sits at no table in this round."),
    "find_route": Words("Alle rondes", "All rounds"),
    "programme_title": Words("Programma", "Programme"),
    "programme_none": Words("Er is nog geen programma.", "There is no programme yet."),
    "is_now": Words("nu", "now"),
    "reserve": Words("reserve", "reserve"),
    "people_none": Words("Er heeft zich nog niemand ingeschreven.", "Nobody has registered yet."),
    "seats_by_standings": Words(
        "Wie waar zit volgt uit de stand na de ronde ervoor.", "Who sits where follows from the standings before it."
    ),
    "seats_none": Words("De indeling is er nog niet.", "The schedule is not there yet."),
    "standings_after": Words("na ronde {round}", "after round {round}"),
    "standings_hidden": Words(
        "De laatste uitslagen blijven geheim tot de prijsuitreiking.",
        "The last results are kept back until the prizes are given.",
    ),
    "standings_version": Words("versie {version}", "version {version}"),
    "standings_none": Words("Er is nog geen uitslag.", "There is no result yet."),
    "place_word": Words("Plaats", "Place"),
    "rounds_played": Words("Rondes gespeeld", "Rounds played"),
    "rounds_short": Words("R", "R"),
    # a player
    "player_about": Words("Elke ronde: welke tafel, welke wind, met wie.", "Each round: table, wind, with whom."),
    "place_n": Words("Plaats {place}", "Place {place}"),
    "place_none": Words("Zonder plaats", "Without a place"),
    "score_n": Words(
        "met score {score} en {points:# punt|# punten}.", "with a score of {score} and {points:# point|# points}."
    ),
    "route_replaced": Words("speelt deze ronde niet zelf", "does not play this round himself"),
    "score_alone": Words("met {score:# punt|# punten}.", "with {score:# point|# points}."),
    "route_title": Words("Route", "Route"),
    # what somebody needs
    "needed_go": Words("Wat heb ik nodig?", "What do I need?"),
    "needed_title": Words("Wat heb ik nodig?", "What do I need?"),
    "needed_about": Words(
        "Wat uw volgende tafel moet worden om na die ronde eerste, tweede of derde te staan.",
        "What your next table must come to for you to stand first, second or third after that round.",
    ),
    "needed_at": Words("Ronde {round}, tafel {table}", "Round {round}, table {table}"),
    "needed_now": Words("Nu plaats {place}.", "Now place {place}."),
    "needed_open": Words(
        "Naast uw tafel zijn er in deze ronde nog {count} zonder uitslag.",
        "Beside your table {count} have no result in this round yet.",
    ),
    "need_sure": Words(
        "Plaats {place}: {score:# tafelpunt is|# tafelpunten zijn} genoeg, wat de anderen ook doen.",
        "Place {place}: {score:# table point is|# table points are} enough, whatever the others do.",
    ),
    "need_possible": Words(
        "Plaats {place}: met {score} tafelpunten kan het nog.",
        "Place {place}: with {score:# table point|# table points} it may still be.",
    ),
    "need_never": Words("Plaats {place}: dat kan niet meer.", "Place {place}: that can no longer be."),
    "need_points": Words(
        "Plaats {place}: {points:# punt|# punten} of meer, als uw tafelgenoten evenveel verliezen en de rest "
        "blijft zoals nu.",
        "Place {place}: {points:# point|# points} or more, if the others at your table lose as much each and the "
        "rest stays.",
    ),
    "need_points_never": Words(
        "Plaats {place}: alleen als anderen punten laten liggen.",
        "Place {place}: only if others let points slip.",
    ),
    "own_walls": Words("Muren", "Walls"),
    "own_walls_about": Words(
        "Wat u van elke muur maakte, naast wie elders met dezelfde stenen zaten. 1.2 is muur 2 van ronde 1; klein "
        "staat hoeveel van de andere tafels er meer mee haalden.",
        "What you made of every wall, beside those who had the same tiles elsewhere. 1.2 is wall 2 of round 1; the "
        "small figure is how many of the other tables did better.",
    ),
    "own_wall": Words("muur", "wall"),
    "own_wind": Words("wind", "wind"),
    "own_compared": Words("vergeleken", "compared"),
    "own_better": Words("{count}/{of}", "{count}/{of}"),
}

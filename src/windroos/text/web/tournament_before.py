"""What the pages say on which a tournament is prepared: making it, players, schedule, draw, cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    # the list, and making one
    "all_title": Words("Toernooien", "Tournaments"),
    "all_about": Words(
        "Van inschrijving tot einduitslag, op deze computer.",
        "From registration to the final result, on this computer.",
    ),
    "all_none": Words(
        "Er is nog geen toernooi. Maak er een: vijf vragen, en u kunt namen plakken.",
        "There is no tournament yet. Make one: five questions, and you can paste names.",
    ),
    "all_none_here": Words("Er is nog geen toernooi.", "There is no tournament yet."),
    "make": Words("Maak een toernooi", "Make a tournament"),
    "make_about": Words(
        "Wat er al staat kan blijven; alles is later nog te veranderen tot er een uitslag is.",
        "What stands there may stay; all can be changed later until there is a result.",
    ),
    "make_name": Words("Naam van het toernooi", "Name of the tournament"),
    "make_formula": Words("Hoe er geteld wordt", "How it is counted"),
    "make_players": Words("Spelers", "Players"),
    "make_rounds": Words("Rondes", "Rounds"),
    "make_minutes": Words("Minuten per ronde", "Minutes a round"),
    "make_day": Words("Eerste dag", "First day"),
    "make_begins": Words("Eerste ronde om", "First round at"),
    "make_days": Words("Dagen", "Days"),
    "make_club": Words("Van welke club", "Of which club"),
    "make_club_none": Words("van geen club", "of no club"),
    "make_club_about": Words(
        "Wie die club helpt zit met zijn eigen kaart of link ook hier aan de leiding. Van geen club: alleen met de "
        "link van de leiding.",
        "Who helps that club is at the desk here too, by his own card or link. Of no club: by the link of the desk "
        "alone.",
    ),
    "make_players_about": Words(
        "Een getal dat niet door vier gaat, wordt naar boven afgerond: er is een reserve nodig.",
        "A number that four does not divide is rounded up: a reserve is needed.",
    ),
    "formats_title": Words("Gebruikelijke vormen", "Usual forms"),
    "formats_about": Words(
        "Tussen twee rondes een kwartier, midden op de dag een half uur.",
        "A quarter of an hour between two rounds, half an hour in the middle of the day.",
    ),
    "formats_which": Words("Vorm", "Form"),
    "format_dutch-day": Words(
        "NTS, Hong Kong, 144 regels: een dag van rondes van 16 spellen",
        "NTS, Hong Kong, 144 rules: a day of rounds of 16 hands",
    ),
    "format_dutch-half": Words("Hetzelfde, een middag", "The same, an afternoon"),
    "format_mcr-day": Words("MCR, één dag", "MCR, one day"),
    "format_mcr-two": Words("MCR, twee dagen", "MCR, two days"),
    "format_mcr-three": Words("MCR, drie dagen", "MCR, three days"),
    "format_riichi-day": Words("Riichi, één dag", "Riichi, one day"),
    "format_riichi-two": Words("Riichi, twee dagen", "Riichi, two days"),
    "format_riichi-three": Words("Riichi, drie dagen", "Riichi, three days"),
    # players
    "entrants_title": Words("Deelnemers", "Players"),
    "entrants_about": Words("Wie meedoet, en wie reserve is.", "Who takes part, and who is a reserve."),
    "entrants_none": Words("Nog niemand. Plak hiernaast de namen.", "Nobody yet. Paste the names beside this."),
    "reserves_n": Words("Reserves: {count}", "Reserves: {count}"),
    "add_title": Words("Erbij zetten", "Add"),
    "add_label": Words("Namen, een per regel", "Names, one a line"),
    "add_reserve": Words("Dit zijn reserves", "These are reserves"),
    "add_go": Words("Zet erbij", "Add"),
    "person_name": Words("Naam", "Name"),
    "person_club": Words("Club", "Club"),
    "person_team": Words("Team", "Team"),
    "person_country": Words("Land", "Country"),
    "person_ema": Words("EMA-nummer", "EMA number"),
    "person_reserve": Words("Reserve", "Reserve"),
    "person_ranked": Words("Staat in de einduitslag", "Is ranked in the final result"),
    # the schedule
    "fix_needing": Words(
        "Op hun kaart staat wat zij nodig hebben; wie een vaste tafel wil, kiest u hier:",
        "Their cards say what they need; choose here who wants a fixed table:",
    ),
    "fix_title": Words("Een vaste tafel", "A fixed table"),
    "fix_about": Words(
        "Voor wie niet loopt, of bij de deur zit: de tafels krijgen in de rondes die komen een ander nummer, zodat hij "
        "blijft zitten. Niemand krijgt daardoor andere tafelgenoten of een andere wind.",
        "For who cannot walk, or sits near the door: in the rounds to come tables get other numbers, so that he stays "
        "where he is. Nobody gets other company or another wind by it.",
    ),
    "fix_who": Words("Wie", "Who"),
    "fix_table": Words("Tafel (0: niet meer)", "Table (0: no longer)"),
    "fix_go": Words("Geef deze tafel", "Give this table"),
    "fix_astray": Words(
        "Ronde {round}: {number} {name} zit aan tafel {table}: hij treft daar iemand met een andere vaste tafel.",
        "Round {round}: {number} {name} sits at table {table}: he meets somebody with another fixed table there.",
    ),
    "seats_title": Words("Indeling", "Schedule"),
    "seats_about": Words(
        "Wie waar zit, op nummer. De loting zegt daarna wie welk nummer heeft.",
        "Who sits where, by number. The draw then says who has which number.",
    ),
    "seats_good": Words("Hoe goed dit schema is", "How good this schedule is"),
    "seats_sizes": Words("Tafels:", "Tables:"),
    "seats_size_5": Words("{count} van vijf", "{count} of five"),
    "seats_size_4": Words("{count} van vier", "{count} of four"),
    "seats_size_3": Words("{count} van drie", "{count} of three"),
    "seats_odd": Words(
        "Aan een tafel die niet met vier speelt zit iedereen {least} tot {most} keer.",
        "Everybody sits {least} to {most} times at a table that does not play with four.",
    ),
    "seats_unmet": Words(
        "{one} en {other} wilden elkaar graag treffen, en dat lukt niet.",
        "{one} and {other} would have liked to meet, and do not.",
    ),
    "seats_more": Words("Wensen", "Wishes"),
    "seats_more_about": Words(
        "Namen of speelnummers met komma's ertussen, een groep per regel. Namen kunnen na de loting.",
        "Names or playing numbers with commas between them, a group a line. Names can be used after the draw.",
    ),
    "seats_rather_club": Words("Clubgenoten liever niet aan één tafel", "Rather no two of one club at a table"),
    "seats_rather_country": Words("Landgenoten liever niet aan één tafel", "Rather no two of one country at a table"),
    "seats_rather_couple": Words("Partners liever niet aan één tafel", "Rather no couple at a table"),
    "seats_alike_club": Words("Clubgenoten aan één tafel", "Two of one club at a table"),
    "seats_alike_country": Words("Landgenoten aan één tafel", "Two of one country at a table"),
    "seats_alike_team": Words("Teamgenoten aan één tafel", "Two of one team at a table"),
    "seats_alike_couple": Words("Partners aan één tafel", "A couple at a table"),
    "seats_apart": Words("Nooit aan één tafel", "Never at one table"),
    "seats_rather": Words("Liever niet aan één tafel", "Rather not at one table"),
    "seats_together": Words("Graag een keer aan één tafel", "Would like to meet once"),
    "seats_not_in": Words(
        "Niet samen in deze ronde: 1, 2 = 1 (wie = welke rondes)",
        "Not together in this round: 1, 2 = 1 (who = which rounds)",
    ),
    "seats_none_twice": Words("Niemand treft iemand tweemaal.", "Nobody meets anybody twice."),
    "seats_repeats": Words(
        "{count} keer treffen twee spelers elkaar nog eens (minder dan {bound} kan niet); ten hoogste {most} keer.",
        "{count:Once|# times} two players meet again (less than {bound} is impossible); {most:# time|# times} at most.",
    ),
    "seats_winds": Words(
        "Iedereen begint even vaak met elke wind, op hoogstens één na.",
        "Everybody starts as often with each wind, or once more at most.",
    ),
    "seats_winds_off": Words("De winden verschillen tot {spread}.", "The winds differ by up to {spread}."),
    "seats_make": Words("Maak het schema", "Make the schedule"),
    "seats_again": Words("Maak een ander schema", "Make another schedule"),
    "seats_figures": Words("Alle cijfers, en wie wie ontmoet", "All figures, and who meets whom"),
    "search_go": Words("Zoek verder en kijk mee", "Search on, and watch"),
    "search_title": Words("Een betere indeling zoeken", "Search for a better schedule"),
    "search_about": Words(
        "Met de wensen van het schema dat er is. Er verandert niets tot u zegt dat het zo goed is.",
        "With the wishes of the schedule that there is. Nothing changes until you say that it will do.",
    ),
    "search_back": Words("Terug naar het schema", "Back to the schedule"),
    "seats_own": Words("Een eigen schema meebrengen", "Bring a schedule of your own"),
    "seats_own_about": Words(
        "Uit Excel, een CSV of een ander programma, met nummers of namen. Het wordt eerst nagekeken; staat er een "
        "fout in, dan verandert er niets.",
        "From Excel, a CSV or another program, with numbers or names. It is checked first; where there is a mistake "
        "in it, nothing changes.",
    ),
    "seats_own_text": Words("Plak het schema", "Paste the schedule"),
    "seats_own_file": Words("Of kies een bestand", "Or choose a file"),
    "seats_own_go": Words("Neem dit schema", "Take this schedule"),
    "seats_own_check": Words("Alleen nakijken", "Check alone"),
    "seats_seed": Words("Getal voor het toeval", "Number for chance"),
    "seats_registered": Words(
        "{count:Er is # speler|Er zijn # spelers} ingeschreven, reserves niet meegeteld.",
        "{count:# player is|# players are} registered, reserves apart.",
    ),
    "seats_wishes": Words(
        "{count} paren wensen elkaar in ronde 1 niet te treffen; daar houdt het schema zich aan.",
        "{count} pairs wish not to meet in round 1; the schedule heeds it.",
    ),
    "seats_wish_one": Words(
        "Eén paar wenst elkaar in ronde 1 niet te treffen; daar houdt het schema zich aan.",
        "One pair wishes not to meet in round 1; the schedule heeds it.",
    ),
    "seats_met": Words(
        "Ronde {round}, tafel {table}: {one} en {other} treffen elkaar, tegen de wens.",
        "Round {round}, table {table}: {one} and {other} meet, against the wish.",
    ),
    "seats_teams": Words(
        "Wie in hetzelfde team speelt, komt nooit aan één tafel: {teams}.",
        "Who play for the same team never sit at one table: {teams}.",
    ),
    "seats_empty": Words("Er is nog geen schema.", "There is no schedule yet."),
    # the draw
    "draw_title": Words("Loting", "Draw"),
    "draw_about": Words(
        "Het lot zegt wie welk nummer heeft, met iedereen erbij.",
        "The lot says who has which number, with all present.",
    ),
    "draw_checks": Words("Eerst nog na te kijken ({count}), bij", "First to look at ({count}), at"),
    "draw_classes": Words(
        "Wie bij elkaar hoort, loot om de nummers die het schema uit elkaar houdt: {teams}.",
        "Who belong together draw among the numbers that the schedule keeps apart: {teams}.",
    ),
    "draw_nobody": Words("Er zijn nog geen spelers om te loten.", "There are no players to draw yet."),
    "draw_ways": Words("Hoe er geloot wordt", "How lots are drawn"),
    "draw_by_program": Words("Door de computer, na te rekenen", "By the computer, to be checked"),
    "draw_by_hand": Words("Uit de zak", "From the bag"),
    "draw_step_1": Words("1. De computer legt zich vast", "1. The computer commits itself"),
    "draw_step_1_about": Words(
        "Hij bedenkt een geheim en toont er nu alleen de vingerafdruk van.",
        "It thinks of a secret and now shows its fingerprint alone.",
    ),
    "draw_commit": Words("Toon de vingerafdruk", "Show the fingerprint"),
    "draw_step_2": Words("2. De zaal noemt een woord", "2. The hall calls a word"),
    "draw_step_2_about": Words(
        "Laat de vingerafdruk zien op het scherm en vraag dan om een woord of een worp. Samen beslissen ze.",
        "Show the fingerprint on the screen, then ask for a word or a throw of dice. Together they decide.",
    ),
    "draw_word": Words("Woord uit de zaal", "Word from the hall"),
    "draw_go": Words("Loot", "Draw"),
    "draw_done": Words("Deze loting is na te rekenen", "This draw can be checked"),
    "draw_proof": Words(
        "De vingerafdruk (SHA-256) stond vast voordat het woord viel. Met dit bestand rekent iedereen het na:",
        "The fingerprint (SHA-256) was fixed before the word was called. With this file anybody can check it:",
    ),
    "draw_hash": Words("Vingerafdruk", "Fingerprint"),
    "draw_secret": Words("Geheim", "Secret"),
    "draw_file": Words("Bestand van de loting", "File of the draw"),
    "bag_title": Words("Uit de zak", "From the bag"),
    "bag_who": Words("Wie trekt", "Who draws"),
    "bag_number": Words("Nummer op het briefje", "Number on the slip"),
    "bag_go": Words("Noteer", "Note"),
    "bag_left": Words("Nog {count} in de zak:", "Still {count} in the bag:"),
    "bag_back": Words("Leg terug", "Put back"),
    "drawn_title": Words("Getrokken nummers", "Numbers drawn"),
    # cards
}

"""What the desk of a tournament says: the round and its clock, tables, results, times."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.web.tournament_before import WORDS as BEFORE
from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "desk_title": Words("Leiding", "Desk"),
    "desk_about": Words(
        "De ronde die loopt: de klok, en van elke tafel hoever hij is.",
        "The round that runs: the clock, and how far each table is.",
    ),
    "to_prints": Words("Printen", "Print"),
    "to_clock": Words("Naar de klok", "To the clock"),
    "to_now": Words("Naar ronde {round}, die nu loopt", "To round {round}, which runs now"),
    "outage": Words(
        "De computer was {minutes} min weg terwijl ronde {round} liep. Telt die tijd mee?",
        "The computer was out for {minutes} min while round {round} ran. Does that time count?",
    ),
    "outage_counts": Words("Ja, er is doorgespeeld", "Yes, play went on"),
    "outage_not": Words("Nee, geef de tijd terug", "No, give the time back"),
    "strip_call": Words("Scheidsrechter: tafel {table}", "Referee: table {table}"),
    "strip_unpaid": Words("Niet betaald: {count}", "Not paid: {count}"),
    "message_title": Words("Bericht aan de zaal", "Message to the hall"),
    "message_about": Words(
        "Eén regel, die op alle schermen en telefoons blijft staan tot u hem weghaalt.",
        "One line, which stays on all screens and phones until you take it away.",
    ),
    "message_text": Words("Bericht", "Message"),
    "message_show": Words("Toon het bericht", "Show the message"),
    "message_off": Words("Haal het weg", "Take it away"),
    "empty_seats": Words(
        "In ronde {round} zit nog niemand op de plaats van {names}.",
        "In round {round} nobody sits yet in place of {names}.",
    ),
    "fill_seats": Words("Vul de plaatsen", "Fill the seats"),
    "clock_call": Words("Roep ronde {round}", "Call round {round}"),
    "call_minutes": Words("Minuten", "Minutes"),
    "clock_start": Words("Start de klok", "Start the clock"),
    "clock_pause": Words("Pauze", "Pause"),
    "clock_resume": Words("Ga verder", "Go on"),
    "clock_resume_ended": Words("Toch nog niet afgelopen", "Not over after all"),
    "clock_signal": Words("Nu het signaal", "Signal now"),
    "clock_end": Words("Ronde is afgelopen", "Round is over"),
    "extend_minutes": Words("Minuten erbij", "More minutes"),
    "extend_table": Words("Tafel", "Table"),
    "extend_all": Words("alle", "all"),
    "extend_go": Words("Geef tijd", "Give time"),
    "tile_counts": Words("Telt spel {number}", "Counting hand {number}"),
    "tile_counted": Words("Alle spellen geteld", "All hands counted"),
    "counts_hands": Words(
        "Deze tafel telt zelf, spel voor spel, en is bij spel {number}.",
        "This table counts itself, hand by hand, and is at hand {number}.",
    ),
    "counts_done": Words(
        "Deze tafel heeft alle spellen geteld; er is nog geen uitslag van gemaakt.",
        "This table has counted all hands; no result was made of it yet.",
    ),
    "counts_look": Words("Bekijk de spellen van de tafel", "Look at the table's hands"),
    "counts_take": Words("Maak de stand de uitslag", "Make this score the result"),
    "counts_about": Words(
        "Wat u hieronder typt gaat voor: de tafel kan er daarna niets meer aan veranderen met tellen.",
        "What you type below goes first: after it the table can change nothing of it by counting.",
    ),
    "quick_title": Words("Invoeren", "Enter"),
    "quick_label": Words("Tafelnummer", "Table number"),
    "quick_go": Words("Open", "Open"),
    "quick_about": Words(
        "Tafelnummer, Enter, de uitslagen met Enter ertussen, klaar.",
        "Table number, Enter, the results with Enter between, done.",
    ),
    "reason": Words("Reden", "Reason"),
    "reason_needed": Words("Reden van de verbetering", "Reason of the correction"),
    "signed": Words("Het briefje is door iedereen getekend", "Everybody has signed the slip"),
    "all_signed": Words("Iedereen heeft getekend", "Everybody has signed"),
    "save_result": Words("Bewaar de uitslag", "Save the result"),
    "settle": Words("Stel vast", "Settle"),
    "settle_reason": Words("Vaststellen: waarom tekent niet iedereen?", "Settling: why does not everybody sign?"),
    "result_kept": Words("Tafel {table} is bewaard.", "Table {table} is saved."),
    "tables_title": Words("Tafels van ronde {round}", "Tables of round {round}"),
    "network_title": Words("Wifi van de zaal op het scherm", "The hall's Wi-Fi on the screen"),
    "network_about": Words(
        "Het scherm Welkom toont dan de naam en een code waarmee een telefoon op het netwerk komt. Wie het scherm "
        "ziet, ziet het wachtwoord. Leeg maken haalt het weg.",
        "The screen Welcome then shows the name and a code by which a phone joins the network. Who sees the screen "
        "sees the password. Emptying both takes it away.",
    ),
    "network_name": Words("Naam van het netwerk", "Name of the network"),
    "network_password": Words("Wachtwoord (leeg: open)", "Password (empty: open)"),
    "network_keep": Words("Toon op het scherm", "Show on the screen"),
    "second_desk": Words("Met een tweede computer of telefoon leiden", "Lead with a second computer or phone"),
    "second_desk_about": Words(
        "Wie deze code scant of deze link opent, staat ook aan de leiding. Geef hem alleen aan wie dat mag.",
        "Who scans this code or opens this link is at the desk too. Give it only to who may be.",
    ),
    "second_desk_link": Words("Link voor de leiding", "Link of the desk"),
    **{key: BEFORE[key] for key in ("make_club", "make_club_none", "make_club_about")},
    "club_title": Words("Van welke club dit toernooi is", "Which club this tournament is of"),
    "club_keep": Words("Bewaar de club", "Save the club"),
    "club_kept": Words("Bewaard.", "Saved."),
    "table_card": Words("Een tafelkaart is weg of gekopieerd", "The card of a table is lost or copied"),
    "table_card_about": Words(
        "De oude code van die tafel opent niets meer, ook niet op een telefoon die er al was. Print daarna de kaart.",
        "The old code of that table opens no more, nor on a phone that was let in by it. Print the card after it.",
    ),
    "table_card_number": Words("Tafel", "Table"),
    "table_card_renew": Words("Trek de oude kaart in", "Withdraw the old card"),
    "table_card_print": Words("Tafelkaarten", "Table cards"),
    "desk_link_renew": Words("Trek deze link in", "Withdraw this link"),
    "desk_link_about": Words(
        "Wie met deze link binnenkwam, is er meteen uit. Er komt een nieuwe link, die u opnieuw kunt geven.",
        "Who came in by this link is out at once. There is a new link, which you can give again.",
    ),
    # results
    "results_title": Words("Uitslagen", "Results"),
    "results_about": Words(
        "Per ronde: wat binnen is, wat ontbreekt, wat verbeterd is.",
        "By round: what is in, what is missing, what was corrected.",
    ),
    "publish_title": Words("Stand bekendmaken", "Publish the standings"),
    "publish": Words("Maak de stand na ronde {round} bekend", "Publish the standings after round {round}"),
    "publish_anyway": Words("Toch, terwijl er tafels ontbreken", "All the same, though tables are missing"),
    "published": Words(
        "De stand na ronde {round} is bekend, versie {version}.",
        "The standings after round {round} are published, version {version}.",
    ),
    "hide": Words("Houd alles vanaf ronde {round} geheim", "Keep all from round {round} on back"),
    "unhide": Words("Toon alles", "Show everything"),
    "reveal": Words("Onthul de volgende plaats ({count} getoond)", "Reveal the next place ({count} shown)"),
    "finish": Words("De prijzen zijn uitgereikt", "The prizes are given"),
    "reopen": Words("Toch weer open", "Open again"),
    "reopen_why": Words("Waarom weer open?", "Why open again?"),
    "missing_tables": Words("nog niets van tafel {tables}", "nothing yet of table {tables}"),
    "settled_why": Words("Vastgesteld door de leiding: {reason}", "Settled by the desk: {reason}"),
    "earlier_n": Words("Wat er eerder stond ({count})", "What stood here before ({count})"),
    "enter": Words("Voer in", "Enter"),
    "correct": Words("Verbeter", "Correct"),
    "strike": Words("Haal de uitslag weg", "Strike the result"),
    # times
    "rounds_title": Words("Rondes en tijden", "Rounds and times"),
    "rounds_about": Words(
        "Wanneer elke ronde begint, zoals het op het programma staat.",
        "When each round begins, as the programme has it.",
    ),
    "rounds_none": Words("Er zijn nog geen rondes: maak eerst het schema.", "There are no rounds: make the schedule."),
    "times_day": Words("Dag", "Day"),
    "times_begins": Words("Begint om", "Begins at"),
    "times_minutes": Words("Minuten", "Minutes"),
    "times_save": Words("Bewaar de tijden", "Save the times"),
}

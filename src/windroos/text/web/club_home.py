"""What the first page of the club says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "title": Words("Club", "Club"),
    "none_title": Words("Een club op deze computer", "A club on this computer"),
    "none_about": Words(
        "Leden, avonden, uitslagen en een stand die zichzelf uitlegt, zonder internet.",
        "Members, evenings, results, and standings that explain themselves, without the internet.",
    ),
    "none_viewer": Words(
        "Er is hier nog geen club. Wie Windroos op de computer zelf opent, kan er een beginnen.",
        "There is no club here yet. Whoever opens Windroos on the computer itself can begin one.",
    ),
    "none_begin": Words("Een club beginnen", "Begin a club"),
    "none_back": Words("Er was een club: een kopie terugzetten", "There was a club: put a copy back"),
    "coming_now": Words("Nu bezig", "Going on now"),
    "coming_next": Words("De volgende avond", "The next evening"),
    "coming_none": Words("Er staat geen avond in de agenda.", "No evening is planned."),
    "coming_plan": Words("Zet een avond in de agenda", "Plan an evening"),
    "coming_today": Words("Vanavond spelen we", "We play tonight"),
    "coming_open": Words("Naar de avond", "To the evening"),
    "coming_here": Words("{number} aanwezig", "{number} here"),
    "people_none": Words(
        "Er zijn nog geen leden. Zet eerst de leden erin; daarna een avond.",
        "There are no members yet. Enter the members first, then an evening.",
    ),
    "people_add": Words("Leden erin zetten", "Enter the members"),
    "tops": Words("De stand", "The standings"),
    "tops_none": Words("Nog geen uitslagen in dit seizoen.", "No results in this season yet."),
    "tops_no_season": Words("Er loopt nu geen seizoen.", "No season is running now."),
    "tops_begin": Words("Een seizoen beginnen", "Begin a season"),
    "top_state": Words("na avond {played} van {held}", "after evening {played} of {held}"),
    "top_all": Words("De hele stand", "All standings"),
    "last": Words("De laatste avond", "The last evening"),
    "last_open": Words("De uitslag", "The result"),
    "last_records": Words("Nieuwe records", "New records"),
    "cups": Words("Bekers", "Cups"),
    "cup_held": Words("Bij {name}", "With {name}"),
    "cup_due": Words("in te leveren op {day}", "to be handed in by {day}"),
    "cup_late": Words("had ingeleverd moeten zijn op {day}", "was to be handed in by {day}"),
    "cup_free": Words("Niemand heeft hem nu", "Nobody has it now"),
    "near": Words("Wie er bijna is", "Who is nearly there"),
    "years": Words("Opkomst", "Attendance"),
    "years_caption": Words(
        "Avonden met een uitslag in elk clubjaar, en hoeveel mensen er gemiddeld waren.",
        "Evenings with a result in each club year, and how many people came on average.",
    ),
    "years_year": Words("Clubjaar", "Club year"),
    "years_evenings": Words("Avonden", "Evenings"),
    "years_people": Words("Gemiddeld", "On average"),
    "shares": Words("Gewonnen en gelijk", "Won and drawn"),
    "share_won": Words(
        "{rules}: {won} % gewonnen, {draws} % gelijk, over {hands:één spel|# spellen}. Het boek van de 144 regels "
        "noemt {low} tot {high} % gewonnen als iedereen jaagt op snelheid.",
        "{rules}: {won} % won, {draws} % drawn, over {hands:one hand|# hands}. The book of the 144 rules names "
        "{low} to {high} % won where all race.",
    ),
    "about": Words(
        "Vanavond, de stand en wat er het laatst gebeurde.", "Tonight, the standings and what happened last."
    ),
}

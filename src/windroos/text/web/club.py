"""What every page of the club says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "no_network": Words(
        "Telefoons kunnen deze computer nu niet bereiken: open de club voor het netwerk voordat u kaarten uitdeelt.",
        "Phones cannot reach this computer now: open the club to the network before you hand out cards.",
    ),
    "club_parts": Words("Onderdelen van de club", "Parts of the club"),
    "club_which": Words("Club:", "Club:"),
    "club_other": Words("Andere club", "Another club"),
    "club_more": Words("Meer", "More"),
    "uncopied": Words("Er is geen kopie gemaakt", "No copy was made"),
    "copy_again": Words("Kopie opnieuw maken", "Make the copy again"),
    "copy_folder": Words("Andere map kiezen", "Choose another folder"),
    "group_figures": Words("Cijfers en eer", "Figures and honours"),
    "group_club": Words("De club", "The club"),
    "excluded_now": Words("{name} is uitgesloten tot en met {day}.", "{name} is excluded until {day}."),
    "excluded_see": Words("Bekijk de notitie", "See the note"),
    "at_table": Words("Ik zit aan een tafel", "I sit at a table"),
    "back_to": Words("Terug", "Back"),
    "group_desk": Words("Voor de secretaris", "For the secretary"),
    "place_home": Words("Vanavond", "Tonight"),
    "place_evenings": Words("Avonden", "Evenings"),
    "place_standings": Words("Stand", "Standings"),
    "place_players": Words("Spelers", "Players"),
    "place_records": Words("Records", "Records"),
    "place_cups": Words("Bekers", "Cups"),
    "place_collection": Words("Verzameling", "Collection"),
    "place_twentyone": Words("Eenentwintigen", "Twenty-one"),
    "place_champion": Words("Kampioen", "Champion"),
    "place_figures": Words("Cijfers", "Figures"),
    "place_rules": Words("Regels", "Rules"),
    "place_list": Words("Lijst van bijzondere spellen", "List of special hands"),
    "place_privacy": Words("Privacy", "Privacy"),
    "place_me": Words("Mijn bladzijde", "My page"),
    "place_people": Words("Leden", "Members"),
    "place_seasons": Words("Seizoenen", "Seasons"),
    "place_erasing": Words("Vergeten", "Erasing"),
    "place_cash": Words("Kas", "Cash"),
    "place_claims": Words("Aanspraken", "Claims"),
    "place_prints": Words("Printen", "Printing"),
    "place_import": Words("Invoeren", "Import"),
    "place_export": Words("Uitvoeren", "Export"),
    "place_log": Words("Logboek", "Log"),
    "place_settings": Words("Instellingen", "Settings"),
    "place_rights": Words("Rechten", "Rights"),
    "place_keep": Words("Bewaren", "Backup"),
    "place_clubs": Words("Andere clubs", "Other clubs"),
}
NAMELESS: Final = Words("iemand zonder naam", "somebody without a name")
"""Of whom nothing is kept: an import that he came with was taken back, or an old copy was put back."""
FORMER: Final = Words("oud-lid {number}", "former member {number}")
"""Who was erased."""

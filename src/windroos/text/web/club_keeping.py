"""What the page of backups says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "keep_title": Words("Bewaren", "Backup"),
    "keep_about": Words(
        "Alles in één bestand, gecontroleerd door het te openen; en terug, met wat u dan kwijt zou zijn.",
        "Everything in one file, checked by opening it; and back, with what you would lose.",
    ),
    "keep_file": Words("Kopie downloaden", "Download a copy"),
    "keep_folder": Words("Map voor kopieën", "Folder for copies"),
    "keep_folder_about": Words(
        "Bij het sluiten van een avond komt hier vanzelf een kopie; de laatste dertig blijven. Een stick kan ook.",
        "A copy comes here by itself when an evening is closed; the last thirty stay. A stick will do.",
    ),
    "keep_folder_gone": Words(
        "Deze map is er nu niet. Zolang dat zo is, worden er geen kopieën gemaakt; op deze computer staat alles nog.",
        "This folder is not there now. As long as it is not, no copies are made; all is still on this computer.",
    ),
    "keep_set": Words("Kiezen", "Choose"),
    "keep_now": Words("Nu een kopie maken", "Make a copy now"),
    "keep_copies": Words("Kopieën", "Copies"),
    "keep_none": Words("Er zijn nog geen kopieën.", "There are no copies yet."),
    "keep_look": Words("Bekijken", "Look"),
    "keep_in": Words(
        "Tafels en avonden: {streams}, gebeurtenissen: {events}, mensen: {people}; tot en met {last}.",
        "Tables and evenings: {streams}, events: {events}, people: {people}; up to {last}.",
    ),
    "keep_lost": Words(
        "Zet u deze kopie terug, dan verdwijnt: gebeurtenissen: {lost}, tafels of avonden: {missing}.",
        "If you put this copy back, this disappears: events: {lost}, tables or evenings: {missing}.",
    ),
    "keep_lost_none": Words(
        "Zet u deze kopie terug, dan verdwijnt er niets.", "If you put this copy back, nothing disappears."
    ),
    "keep_lost_about": Words(
        "Wat er nu is, wordt eerst zelf als kopie bewaard. Wie vergeten is, blijft vergeten.",
        "What there is now is kept as a copy first. Who was forgotten stays forgotten.",
    ),
    "keep_restore": Words("Terugzetten", "Put back"),
    "keep_delete": Words("Deze club weghalen", "Delete this club"),
    "keep_delete_about": Words(
        "Dan is de club hier weg, met {people:# persoon|# personen} en {evenings:# avond|# avonden}. Kaarten, links en "
        "wachtwoorden openen niets meer. Namen en gegevens gaan uit de bestanden van deze map.",
        "Then the club is gone here, with {people:# person|# people} and {evenings:# evening|# evenings}. Cards, links "
        "and passwords open nothing any more. Names and data go from the files of this folder.",
    ),
    "keep_delete_back": Words(
        "Eerst maakt Windroos een kopie van alles; lukt dat niet, dan gebeurt er niets. Die kopie en oudere houden de "
        "namen: zet er een terug als het een vergissing was, en gooi ze anders zelf weg.",
        "First Windroos makes a copy of everything; if that fails, nothing happens. That copy and older ones keep the "
        "names: put one back if it was a mistake, else throw them away yourself.",
    ),
    "keep_delete_name": Words("Typ de naam van de club: {name}", "Type the name of the club: {name}"),
    "keep_delete_do": Words("Haal de club weg", "Delete the club"),
    "keep_ready": Words(
        "Er ligt een kopie klaar. Zij komt in de plaats zodra u Windroos stopt en opnieuw start.",
        "A copy lies ready. It takes its place as soon as you stop Windroos and start it again.",
    ),
    "keep_never": Words("Toch niet", "Call off"),
}

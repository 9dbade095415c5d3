"""What the pages of import and export say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "export_title": Words("Uitvoeren", "Export"),
    "export_about": Words(
        "Alle lijsten als bestand voor een rekenblad, en alles bij elkaar om te bewaren of mee te nemen.",
        "Every list as a file for a spreadsheet, and everything together to keep or to take along.",
    ),
    "export_all": Words("Alles, om elders weer in te voeren", "Everything, to be imported elsewhere"),
    "export_private": Words(
        "In deze bestanden staan namen. Bewaar ze waar alleen de secretaris bij kan.",
        "These files hold names. Keep them where only the secretary can reach them.",
    ),
    "title": Words("Invoeren", "Import"),
    "about": Words(
        "Uitslagen, leden en oude eindstanden uit een rekenblad. Eerst ziet u wat erbij komt; daarna pas gebeurt het.",
        "Results, members and old standings from a spreadsheet. First you see what it adds; only then it is done.",
    ),
    "file": Words(
        "Bestand: XLSX, XLS, ODS, CSV of TSV, hoogstens 1 MB", "File: XLSX, XLS, ODS, CSV or TSV, 1 MB at most"
    ),
    "paste": Words("Of plak hier cellen", "Or paste cells here"),
    "look": Words("Kijken wat erin staat", "See what is in it"),
    "no_club": Words("Begin eerst een club.", "Begin a club first."),
    "begin": Words("Een club beginnen", "Begin a club"),
    "done": Words("Gedaan.", "Done."),
    "came_about": Words(
        "Uitslagen horen bij mensen; wie de club nog niet kende, staat daarom nu bij Mensen. "
        "Klopt een naam niet, voeg hem daar dan samen met wie het is.",
        "Results belong to people; who the club did not know is therefore at People now. "
        "Where a name is wrong, merge it there with who it is.",
    ),
    "came_coming": Words(
        "Uitslagen horen bij mensen; wie de club nog niet kent, komt daarom bij Mensen te staan. "
        "Wie geen lid is, maakt u hieronder bij Namen gast.",
        "Results belong to people; who the club does not know yet will therefore be at People. "
        "Who is no member you make a guest below, at Names.",
    ),
    "came_people": Words("naar Mensen", "to People"),
    "came_n": Words("{count:# nieuw mens|# nieuwe mensen}", "{count:# new person|# new people}"),
    "earlier": Words("Eerder ingevoerd", "Imported before"),
    "results": Words("uitslagen", "results"),
    "undo": Words("Maak ongedaan", "Undo"),
    "undo_title": Words("Een invoer ongedaan maken", "Undoing an import"),
    "undo_about": Words(
        "Alles wat met dit bestand kwam gaat weg; standen worden opnieuw gerekend.",
        "Everything that came with this file goes; standings are reckoned again.",
    ),
    "undo_results": Words("Uitslagen en regels die weggaan: {count}", "Results and lines that go: {count}"),
    "undo_evenings": Words("Avonden die er dan niet meer zijn: {count}", "Evenings that are there no more: {count}"),
    "undo_kept": Words(
        "Uitslagen die sindsdien verbeterd zijn, en blijven: {count}",
        "Results that were corrected since and stay: {count}",
    ),
    "undo_people": Words("Wie met dit bestand kwam", "Who came with this file"),
    "undo_people_about": Words(
        "Niets anders noemt hen. Wie aangevinkt is gaat ook weg; haal het vinkje weg bij wie u wilt houden.",
        "Nothing else names them. Who is ticked goes too; untick whom you want to keep.",
    ),
    "undo_not": Words("Toch niet", "Not after all"),
    "old_standings": Words("Oude eindstanden, overgenomen", "Old standings, as printed"),
    "look_title": Words("Wat staat er in {file}?", "What is in {file}?"),
    "pasted": Words("wat u plakte", "what you pasted"),
    "look_about": Words("Er is nog niets veranderd.", "Nothing was changed yet."),
    "adds": Words("Dit komt erbij", "This is added"),
    "adds_nothing": Words(
        "Niets: alles staat er al, of er is nog niets gekozen.", "Nothing: all is there, or nothing is chosen yet."
    ),
    "notes": Words("Niet zoals het er staat", "Not as it stands"),
    "more": Words("en nog {count}", "and {count} more"),
    "take": Words("Doe het", "Do it"),
    "drop": Words("Weggooien", "Throw away"),
    "again": Words("Opnieuw kijken", "Look again"),
    "undecided": Words(
        "Kies nog wie het zijn; namen zonder keus: {count}.", "Choose who they are; names without a choice: {count}."
    ),
    "epoch_asked": Words(
        "Datums staan er als nummer in: {cell} is {one} of {other}. Kies vanaf wanneer er geteld is.",
        "Days stand as numbers: {cell} is {one} or {other}. Choose from when they count.",
    ),
    "epoch": Words("Dagnummers tellen vanaf", "Day numbers count from"),
    "epoch_1900": Words("1900, zoals gewoonlijk", "1900, as a rule"),
    "epoch_1904": Words("1904, van een oude Mac", "1904, of an old Mac"),
    "names": Words("Namen", "Names"),
    "names_about": Words(
        "Wat u kiest, wordt onthouden voor het volgende bestand.", "What you choose is remembered for the next file."
    ),
    "same": Words("Bekende namen: {count}", "Known names: {count}"),
    "choose": Words("Kies", "Choose"),
    "file_parts": Words("Delen van het bestand", "Parts of the file"),
    "parts_about": Words(
        "Zo is het herkend. Klopt het niet, kies dan een andere vorm of een ander bereik.",
        "This is what was recognised. If it is wrong, choose another shape or range.",
    ),
    "nothing_found": Words(
        "Er is niets herkend. Kijk hieronder, en kies zelf een vorm en een bereik.",
        "Nothing was recognised. Look below, and choose a shape and a range.",
    ),
    "shape": Words("Vorm", "Shape"),
    "area": Words("Bereik", "Range"),
    "sheet": Words("Blad", "Sheet"),
    "leave": Words("niet overnemen", "leave out"),
    "add_part": Words("Nog een deel", "Another part"),
    "around": Words("Wat er niet bij staat", "What the cells do not say"),
    "year": Words("Jaar van datums zonder jaar", "Year of days without one"),
    "day": Words("Dag van tafels zonder datum", "Day of tables without one"),
    "file_rules": Words("Regels", "Rules"),
    "rules_unsaid": Words("niet gezegd", "not said"),
    "picture": Words("Het blad", "The sheet"),
    "doubts": Words("Niet begrepen of weggelaten", "Not understood or left out"),
    "cell": Words("Cel", "Cell"),
    "why": Words("Waarom", "Why"),
    "sum_rows": Words("nog {count:# rij|# rijen}", "{count:# more row|# more rows}"),
}

"""What can be wrong with a file of the past, and with taking it over."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "import_area": Trouble(
        Words("Het bereik '{area}' ligt niet op dit blad.", "The range '{area}' is not on this sheet."),
        Words("Schrijf het zoals B3:F20.", "Write it as B3:F20."),
    ),
    "import_large": Trouble(
        Words(
            "Een blad heeft meer dan {rows} rijen of {columns} kolommen, of te veel cellen.",
            "A sheet has more than {rows} rows or {columns} columns, or too many cells.",
        ),
        Words("Bewaar alleen de uitslagen, in delen.", "Save the results alone, in parts."),
    ),
    "import_cell": Trouble(
        Words("Een cel heeft meer dan {most} tekens.", "A cell has more than {most} letters."),
        Words(
            "Kijk of ergens een aanhalingsteken open blijft, of haal de lange tekst weg.",
            "Look for a quotation mark that is never closed, or take the long text out.",
        ),
    ),
    "import_letters": Trouble(
        Words(
            "De cellen hebben samen meer dan {most} miljoen tekens.",
            "The cells have more than {most} million letters together.",
        ),
        Words("Bewaar alleen de uitslagen, in delen.", "Save the results alone, in parts."),
    ),
    "import_epoch": Trouble(
        Words(
            "Datums staan er als nummer in: '{cell}' is {one} of {other}.",
            "Days stand as numbers: '{cell}' is {one} or {other}.",
        ),
        Words(
            "Zeg of er vanaf 1900 geteld is (gewoonlijk) of vanaf 1904 (oude Mac).",
            "Say whether they count from 1900 (as a rule) or from 1904 (an old Mac).",
        ),
    ),
    "import_heavy": Trouble(
        Words("Het bestand is groter dan {most} MB.", "The file is larger than {most} MB."),
        Words("Bewaar alleen de bladen met uitslagen.", "Save only the sheets with results."),
    ),
    "import_sheets": Trouble(
        Words("Het bestand heeft meer dan {most} bladen.", "The file has more than {most} sheets."),
        Words("Bewaar het in delen.", "Save it in parts."),
    ),
    "import_bytes": Trouble(
        Words("Dit is geen tekst en geen rekenblad.", "This is no text and no spreadsheet."),
        Words("Geef XLSX, XLS, ODS, CSV of TSV.", "Give XLSX, XLS, ODS, CSV or TSV."),
    ),
    "import_file": Trouble(
        Words(
            "Het rekenblad is beschadigd, of van een soort die niet bekend is.",
            "The spreadsheet is damaged, or of an unknown kind.",
        ),
        Words("Open het en bewaar het als XLSX of CSV.", "Open it and save it as XLSX or CSV."),
    ),
    "import_locked": Trouble(
        Words("Het rekenblad heeft een wachtwoord.", "The spreadsheet has a password."),
        Words("Bewaar het zonder wachtwoord.", "Save it without one."),
    ),
    "import_entrants": Trouble(
        Words("Er staat geen deelnemer in.", "There is no entrant in it."),
        Words(
            "Zet boven de kolommen wat erin staat (Naam, Club, Land), of zet de namen onder elkaar.",
            "Say above the columns what they hold (Name, Club, Country), or put the names below each other.",
        ),
    ),
    "import_empty": Trouble(
        Words("Er staat niets in.", "There is nothing in it."),
        Words("Kies een bestand, of plak de cellen.", "Choose a file, or paste the cells."),
    ),
    "import_day": Trouble(
        Words("'{day}' is geen datum en geen jaar van een club.", "'{day}' is no day and no year of a club."),
        Words(
            "Schrijf een jaar in vier cijfers, of een datum zoals 9-1-2024.",
            "Write a year of four figures, or a day such as 9-1-2024.",
        ),
    ),
    "import_gone": Trouble(
        Words(
            "Dit bestand is er niet meer: het wordt een uur onthouden.",
            "This file is no longer here: it is kept for an hour.",
        ),
        Words("Kies het opnieuw; er is niets veranderd.", "Choose it again; nothing was changed."),
    ),
    "import_undecided": Trouble(
        Words(
            "Van {count:# naam is niet gezegd wie het is|# namen is niet gezegd wie het zijn}: {names}.",
            "Nobody has said who {count:# name is|# names are}: {names}.",
        ),
        Words("Kies bij elke naam iemand.", "Choose somebody for each name."),
    ),
    "import_shape": Trouble(
        Words("In dit bestand is niets herkend.", "Nothing was recognised in this file."),
        Words(
            "Zeg welke vorm: long, cross, blocks, hands, members, standing, calendar, adjustments of honours.",
            "Say which shape: long, cross, blocks, hands, members, standing, calendar, adjustments or honours.",
        ),
    ),
    "import_file_name": Trouble(
        Words("Welk bestand moet erbij?", "Which file is to be taken over?"),
        Words(
            "Bijvoorbeeld: windroos club import stand.xlsx --dry-run",
            "For instance: windroos club import results.xlsx --dry-run",
        ),
    ),
    "export_folder": Trouble(
        Words("In welke map moeten de bestanden komen?", "Which folder are the files to be written in?"),
        Words("Bijvoorbeeld: windroos club export club-2024", "For instance: windroos club export club-2024"),
    ),
    "import_as": Trouble(
        Words("'{shape}' is geen vorm.", "'{shape}' is no shape."),
        Words("Kies uit {known}.", "Choose from {known}."),
    ),
    "import_json": Trouble(
        Words("Dit is geen uitvoer van een club van Windroos.", "This is no export of a club by Windroos."),
        Words("Geef het bestand club.json zoals het is uitgevoerd.", "Give the file club.json as it was exported."),
    ),
    "import_full": Trouble(
        Words("In deze map is al een club.", "There is a club in this folder already."),
        Words("Neem een uitvoer over in een lege map.", "Take an export over in an empty folder."),
    ),
    "club_import_done": Trouble(
        Words("Deze invoer is al gedaan.", "This import was done already."),
        Words(
            "Kies het bestand opnieuw: wat er al is, komt er niet nog eens bij.",
            "Choose the file again: what is there is not added again.",
        ),
    ),
    "club_import_person": Trouble(
        Words(
            "{person} kwam niet met deze invoer, of wordt elders nog genoemd.",
            "{person} did not come with this import, or something else still names that person.",
        ),
        Words("Haal het vinkje weg, of vergeet die persoon.", "Untick, or forget that person."),
    ),
    "club_import_unknown": Trouble(
        Words(
            "Deze invoer is er niet, of is al ongedaan gemaakt.", "There is no such import, or it was undone already."
        ),
        Words("Ververs de bladzijde.", "Reload the page."),
    ),
    "club_import_rules": Trouble(
        Words(
            "Van deze tafel is niet gezegd met welke regels er gespeeld werd.",
            "Nobody has said by which rules this table played.",
        ),
        Words("Kies de regels erbij.", "Choose the rules as well."),
    ),
}

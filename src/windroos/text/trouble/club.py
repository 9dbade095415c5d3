"""What can be wrong with what a club is told."""

from __future__ import annotations

from windroos.text.words import Trouble, Words


def _trouble(nl: str, en: str, nl_hint: str, en_hint: str) -> Trouble:
    return Trouble(Words(nl, en), Words(nl_hint, en_hint))


TROUBLE: dict[str, Trouble] = {
    "club_year_kind": _trouble(
        "'{kind}' is geen clubjaar.",
        "'{kind}' is no club year.",
        "Geef calendar, chinese, of de eerste dag als maand en dag, zoals 09-01.",
        "Give calendar, chinese, or the first day as month and day, such as 09-01.",
    ),
    "club_year_far": _trouble(
        "Van het jaar {year} is niet bekend wanneer het begint.",
        "When the year {year} begins is not known.",
        "Chinese jaren zijn bekend van 1950 tot en met 2100; kijk of de datum klopt.",
        "Chinese years are known from 1950 to 2100; see whether the date is right.",
    ),
    "club_series": _trouble(
        "Deze reeks heeft geen avonden, of meer dan {most}.",
        "This series has no evenings, or more than {most}.",
        "Laat de laatste dag na de eerste komen, en neem hele weken.",
        "Let the last day come after the first, and take whole weeks.",
    ),
    "club_time": _trouble(
        "'{time}' is geen tijd.",
        "'{time}' is no time of day.",
        "Schrijf uren en minuten, zoals 19:30.",
        "Write hours and minutes, such as 19:30.",
    ),
    "club_part_hands": _trouble(
        "Wat elk deel van de tafel telt, is niet te zeggen: er zijn geen spellen.",
        "What each part of the table counts for cannot be said: there are no hands.",
        "Geef per deel het aantal spellen, of welk deel van de avond het was.",
        "Give the number of hands of each part, or what share of the evening it was.",
    ),
    "club_part_twice": _trouble(
        "{person} zit al aan deze tafel.",
        "{person} sits at this table already.",
        "Kies iemand anders.",
        "Choose somebody else.",
    ),
    "club_part_full": _trouble(
        "Aan deze tafel zitten er al {most}.",
        "There are {most} at this table already.",
        "Zet wie later komt aan een andere tafel.",
        "Put who comes late at another table.",
    ),
    "club_part_absent": _trouble(
        "{person} zit niet aan deze tafel.",
        "{person} does not sit at this table.",
        "Kies een speler van deze tafel.",
        "Choose a player of this table.",
    ),
    "club_part_few": _trouble(
        "Met minder dan {least} spelers gaat deze tafel niet verder.",
        "With fewer than {least} players this table does not go on.",
        "Sluit de tafel af, en zet de anderen bij een andere tafel.",
        "End the table, and put the others at another one.",
    ),
    "club_membership": _trouble(
        "Deze lidmaatschappen kunnen niet: er eindigt er een voor het begint, of er zijn er twee tegelijk.",
        "These memberships cannot be: one ends before it begins, or there are two at once.",
        "Geef per lidmaatschap de eerste en de laatste dag; de laatste mag ontbreken.",
        "Give the first and the last day of each membership; the last may be missing.",
    ),
    "club_person_unknown": _trouble(
        "Er is niemand met de naam of het nummer '{person}'.",
        "There is nobody with the id '{person}'.",
        "Voer deze persoon eerst in, of kijk of het goed gespeld is.",
        "Enter this person first, or see whether it is spelt right.",
    ),
    "club_merged": _trouble(
        "{person} is al met iemand samengevoegd.",
        "{person} is merged with somebody already.",
        "Maak dat eerst ongedaan.",
        "Undo that first.",
    ),
    "club_merge_self": _trouble(
        "{person} is al dezelfde.",
        "{person} is the same already.",
        "Kies twee verschillende personen.",
        "Choose two different people.",
    ),
    "club_forming_few": _trouble(
        "Met {count} kan er geen tafel gemaakt worden; geen boek heeft mahjong voor twee.",
        "With {count} no table can be made; no book has mahjong for two.",
        "Wacht tot er drie zijn.",
        "Wait until there are three.",
    ),
    "club_forming_sizes": _trouble(
        "Er zijn {count} mensen en {seats} plaatsen, of een vaste tafel heeft er te veel.",
        "There are {count} people and {seats} seats, or a fixed table has too many.",
        "Laat de tafels opnieuw voorstellen.",
        "Have the tables proposed again.",
    ),
}

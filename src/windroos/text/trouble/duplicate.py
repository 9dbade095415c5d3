"""What can be wrong with walls that several tables play."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "walls_count": Trouble(
        Words("Een ronde van {count} muren kan niet.", "A round of {count} walls cannot be."),
        Words(
            "Neem een veelvoud van {turns}, tot en met {most}: dan is iedereen even vaak Oost.",
            "Take a multiple of {turns}, up to {most}: then everybody is East as often.",
        ),
    ),
    "walls_file": Trouble(
        Words("Dit is geen bestand met muren.", "This is no file of walls."),
        Words(
            "Haal het bestand van de bladzijde Muren van het toernooi.",
            "Take the file from the tournament's page Walls.",
        ),
    ),
    "walls_differ": Trouble(
        Words("Muur {wall} van {file} is een andere.", "Wall {wall} of {file} is another one."),
        Words(
            "Vergelijk verslagen van tafels die dezelfde muren speelden.",
            "Compare records of tables that played the same walls.",
        ),
    ),
    "walls_few": Trouble(
        Words("Om te vergelijken zijn twee verslagen nodig.", "To compare takes two records."),
        Words("Noem van elke tafel het verslag.", "Name the record of each table."),
    ),
}

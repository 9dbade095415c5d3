"""What can be wrong with walls that several tables play."""

from __future__ import annotations

from windroos.text.words import Trouble, Words, trouble

TROUBLE: dict[str, Trouble] = {
    "walls_count": Trouble(
        Words("Een ronde van {count:# muur|# muren} kan niet.", "A round of {count:# wall|# walls} cannot be."),
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
    "walls_unbound": trouble(
        "De vingerafdruk van de muren is nog niet getoond.",
        "The fingerprint of the walls has not been shown yet.",
        "Leg de muren eerst vast.",
        "Commit to the walls first.",
    ),
    "walls_begun": trouble(
        "De tafels van ronde {round} zijn al open.",
        "The tables of round {round} are open already.",
        "Ga ermee verder, of sluit ze.",
        "Go on with these, or close them.",
    ),
    "walls_not_begun": trouble(
        "De tafels van ronde {round} zijn niet open.",
        "The tables of round {round} are not open.",
        "Open ze op de bladzijde Muren.",
        "Open them on the page Walls.",
    ),
    "walls_open": trouble(
        "In ronde {round} wordt nog gespeeld.",
        "Round {round} is still being played.",
        "Het geheim verraadt muren: toon het als elke tafel klaar is.",
        "The secret tells walls: show it when every table is done.",
    ),
    "walls_shown": trouble(
        "Het geheim van de muren is al getoond.",
        "The secret of the walls has been shown already.",
        "Speel verder met muren aan tafel.",
        "Play on with walls of the tables' own.",
    ),
    "walls_kept": trouble(
        "Het geheim van de muren is nog niet getoond.",
        "The secret of the walls has not been shown yet.",
        "Dat gebeurt als er niets meer gespeeld wordt.",
        "That is done when nothing is played any more.",
    ),
    "walls_secret": trouble(
        "Dit is niet het geheim van deze muren.",
        "This is not the secret of these walls.",
        "Neem het geheim waarvan de vingerafdruk getoond is.",
        "Take the secret whose fingerprint was shown.",
    ),
    "wall_open": trouble(
        "Muur {wall} is nog niet te zien.",
        "Wall {wall} cannot be seen yet.",
        "Kom terug als alle tafels van de ronde klaar zijn.",
        "Come back when all tables of the round are done.",
    ),
    "walls_length": trouble(
        "Bij ‘{key}’ {count:staat|staan} er {count}; dat past niet bij deze ronde.",
        "There {count:is|are} {count} for '{key}'; that does not fit this round.",
        "Geef er een voor elke tafel of muur van de ronde, op volgorde.",
        "Give one for each table or wall of the round, in order.",
    ),
    "walls_pot": trouble(
        "Met een pot bij remise speelt niet elke tafel om dezelfde punten, dus dat gaat niet op gelijke muren.",
        "With a pot after draws tables do not play for the same points, so that cannot be on equal walls.",
        "Zet de inleg in de pot uit, of speel met muren aan tafel.",
        "Turn the pot off, or play with walls of the tables' own.",
    ),
    "walls_players": trouble(
        "Met deze regels zit men niet met vier aan tafel, dus dat gaat niet op gelijke muren.",
        "By these rules tables are not of four, so that cannot be on equal walls.",
        "Kies regels voor vier spelers.",
        "Choose rules for four players.",
    ),
    "walls_tap": trouble(
        "De knop ‘{name}’ is er niet bij de muren.",
        "There is no button '{name}' for the walls.",
        "Laad de bladzijde opnieuw en tik nog eens.",
        "Load the page again and tap once more.",
    ),
    "walls_compare": trouble(
        "Vergelijken met ‘{way}’ kan niet.",
        "There is no comparing by '{way}'.",
        "Kies uit: {known}.",
        "Choose from: {known}.",
    ),
    "walls_unkept": trouble(
        "Het geheim waarvan de vingerafdruk getoond is, wordt hier niet bewaard.",
        "The secret whose fingerprint was shown is not kept here.",
        "Leg een nieuw geheim vast en laat de zaal de nieuwe vingerafdruk zien.",
        "Commit to a new secret and show the hall its fingerprint.",
    ),
}

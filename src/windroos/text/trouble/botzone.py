"""What can be wrong with what comes from Botzone."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "botzone_input": Trouble(
        Words(
            "Dit is niet wat Botzone een programma geeft: JSON met requests en responses, of een aantal en regels.",
            "This is not what Botzone gives a program: JSON with requests and responses, or a number and lines.",
        ),
        Words(
            "Geef alle verzoeken, en een antwoord op elk behalve het laatste. Zie docs/spelers.md.",
            "Give all requests, and a response to each but the last. See docs/players.md.",
        ),
    ),
    "botzone_request": Trouble(
        Words('Het verzoek "{request}" kan hier niet komen.', 'The request "{request}" cannot come here.'),
        Words(
            "Geef alle verzoeken van het spel in hun volgorde, het eerste met plaats en ronde (0 1 2).",
            "Give all requests of the game in their order, the first with seat and round (0 1 2).",
        ),
    ),
    "bot_what": Trouble(
        Words("windroos bot kent botzone en record.", "windroos bot knows botzone and record."),
        Words("Kijk in windroos help bot.", "See windroos help bot."),
    ),
    "botzone_zip_name": Trouble(
        Words("Er staat geen bestand achter --zip.", "There is no file after --zip."),
        Words("Schrijf bijvoorbeeld --zip windroos.zip.", "Write for instance --zip windroos.zip."),
    ),
    "botzone_json": Trouble(
        Words("Regel {line} is geen JSON.", "Line {line} is no JSON."),
        Words(
            "Geef een verslag van Botzone in JSON, of een wedstrijd op elke regel.",
            "Give a log of Botzone in JSON, or one match on each line.",
        ),
    ),
    "botzone_log": Trouble(
        Words(
            "Regel {line}: deel {entry} van het verslag kan daar niet staan.",
            "Line {line}: entry {entry} of the log cannot stand there.",
        ),
        Words(
            "Geef het hele verslag (logs) van een wedstrijd van Chinese Standard Mahjong.",
            "Give the whole log (logs) of a match of Chinese Standard Mahjong.",
        ),
    ),
    "botzone_one_seat": Trouble(
        Words(
            "Regel {line}: dit is wat één programma gehoord heeft; de stenen van de anderen staan er niet in.",
            "Line {line}: this is what a single program was told; the tiles of the others are not in it.",
        ),
        Words("Geef het verslag van de hele wedstrijd (logs).", "Give the log of the whole match (logs)."),
    ),
    "botzone_line": Trouble(
        Words('Regel {line} kan daar niet staan: "{text}".', 'Line {line} cannot stand there: "{text}".'),
        Words(
            "Elk spel begint met Match; daarna Wind, Player, Huang, Fan en Score.",
            "Each hand begins with Match; then Wind, Player, Huang, Fan and Score.",
        ),
    ),
    "botzone_no_hands": Trouble(
        Words("Er staat geen spel in het bestand.", "There is no hand in the file."),
        Words(
            "Geef een verslag van Botzone: JSON, of regels die met Match beginnen.",
            "Give a log of Botzone: JSON, or lines that begin with Match.",
        ),
    ),
    "botzone_deal": Trouble(
        Words(
            "Van het spel op regel {line} zijn niet alle vier de handen bekend.",
            "Of the hand at line {line} not all four racks are known.",
        ),
        Words(
            "Er zijn dertien stenen van elke plaats nodig, en de ronde.",
            "Thirteen tiles of each seat are needed, and the round.",
        ),
    ),
    "botzone_first": Trouble(
        Words(
            "In het spel op regel {line} pakt Oost niet als eerste.",
            "In the hand at line {line} East is not the first to draw.",
        ),
        Words("Plaats 0 is Oost, en begint.", "Seat 0 is East, and begins."),
    ),
    "botzone_tiles": Trouble(
        Words(
            "In het spel op regel {line} is er een {tile} te veel.",
            "In the hand at line {line} there is one {tile} too many.",
        ),
        Words("Van elke steen zijn er vier.", "There are four of each tile."),
    ),
    "botzone_not_asked": Trouble(
        Words("die plaats is hier niet aan zet", "that seat is not asked here"),
        Words("Kijk in het verslag wat eraan voorafging.", "See in the record what went before."),
    ),
}

"""What can be wrong with computer players."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

_DOCS = Words("Zie docs/spelers.md.", "See docs/players.md.")

TROUBLE: dict[str, Trouble] = {
    "no_such_player": Trouble(
        Words('Er is geen computerspeler "{name}".', 'There is no computer player "{name}".'),
        Words("Kies uit: {known}.", "Choose from: {known}."),
    ),
    "bot_no_command": Trouble(
        Words("Na de dubbele punt staat geen opdracht.", "There is no command after the colon."),
        Words("Schrijf bijvoorbeeld process:python3 speler.py.", "Write for instance process:python3 player.py."),
    ),
    "bot_not_started": Trouble(
        Words("Het programma {command} start niet: {why}.", "The program {command} does not start: {why}."),
        Words(
            "Kijk na of de opdracht in een terminal werkt, vanuit deze map.",
            "See whether the command works in a terminal, from this directory.",
        ),
    ),
    "bot_left": Trouble(
        Words("Het programma {command} is opgehouden ({why}).", "The program {command} has ended ({why})."),
        Words(
            "Laat het doorgaan tot het bye krijgt of tot zijn invoer ophoudt.",
            "Let it go on until it is told bye or its input ends.",
        ),
    ),
    "bot_nonsense": Trouble(
        Words(
            "Het programma {command} zegt iets onbegrijpelijks: {line}", "The program {command} talks nonsense: {line}"
        ),
        _DOCS,
    ),
    "bot_no_hello": Trouble(
        Words(
            "Het programma {command} groet niet binnen {seconds:# seconde|# seconden}.",
            "The program {command} does not greet within {seconds:# second|# seconds}.",
        ),
        Words(
            'Antwoord op hello met een regel {{"type": "hello", "protocol": 1}}, en spoel de uitvoer door (flush).',
            'Answer hello with a line {{"type": "hello", "protocol": 1}}, and flush the output.',
        ),
    ),
    "bot_protocol": Trouble(
        Words(
            "Het programma {command} spreekt versie {theirs} van het protocol, Windroos versie {ours}.",
            "The program {command} speaks version {theirs} of the protocol, Windroos version {ours}.",
        ),
        _DOCS,
    ),
    "bot_silent": Trouble(
        Words(
            "Het programma {command} antwoordt telkens niet binnen {seconds:# seconde|# seconden}.",
            "The program {command} time and again does not answer within {seconds:# second|# seconds}.",
        ),
        Words(
            "Spoel elke regel uitvoer door (flush), of denk korter na.", "Flush every line of output, or think less."
        ),
    ),
    "bot_not_allowed": Trouble(
        Words(
            "Het programma {command} kiest wat niet mag: {line}",
            "The program {command} chooses what it may not do: {line}",
        ),
        Words(
            "Kies een van de aangeboden mogelijkheden (actions), met zijn nummer als index.",
            "Choose one of the actions that are offered, with its number as index.",
        ),
    ),
    "botzone_not_allowed": Trouble(
        Words(
            "Het programma {command} antwoordt wat in deze stand niet mag: {line}",
            "The program {command} responds what it may not do in this position: {line}",
        ),
        Words(
            "Antwoord PASS, PLAY, PENG, CHI, GANG, BUGANG of HU met stenen die het heeft.",
            "Respond PASS, PLAY, PENG, CHI, GANG, BUGANG or HU with tiles that it has.",
        ),
    ),
    "botzone_rules": Trouble(
        Words(
            "Een Botzone-programma kan alleen met vier spelers volgens mcr spelen, niet volgens {rules}.",
            "A Botzone program plays only by mcr with four players, not by {rules}.",
        ),
        Words("Kies --rules mcr, of een andere speler.", "Choose --rules mcr, or another player."),
    ),
}

"""What the pages of equal walls say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "walls_title": Words("Muren", "Walls"),
    "walls_led_about": Words(
        "Alle tafels spelen dezelfde muren, ieder op een eigen toestel, met de scheidsrechter van het programma.",
        "All tables play the same walls, everybody on a device of his own, with the program's referee.",
    ),
    "walls_none": Words(
        "Dit toernooi speelt niet op gelijke muren. Kies bij het maken een vorm die ‘gelijke muren’ heet.",
        "This tournament does not play equal walls. When making one choose a form called ‘equal walls’.",
    ),
    "walls_commit_title": Words("1. Leg de muren vast", "1. Commit to the walls"),
    "walls_commit_about": Words(
        "Het programma kiest een geheim en toont de vingerafdruk ervan. Met het woord dat de zaal roept volgen daar "
        "alle muren uit; wie wil rekent het later na.",
        "The program chooses a secret and shows its fingerprint. With the word that the hall calls all walls follow "
        "from it; whoever wants checks it later.",
    ),
    "walls_commit": Words("Leg vast", "Commit"),
    "walls_hash": Words("Vingerafdruk", "Fingerprint"),
    "walls_secret": Words("Geheim", "Secret"),
    "walls_open_title": Words("Open de tafels van ronde {round}", "Open the tables of round {round}"),
    "walls_open_about": Words(
        "{count} muren voor elke tafel. Vraag de zaal om een woord; met dat woord liggen de muren vast.",
        "{count} walls for every table. Ask the hall for a word; with that word the walls are fixed.",
    ),
    "walls_word": Words("Het woord uit de zaal", "The word from the hall"),
    "walls_open_go": Words("Open de tafels", "Open the tables"),
    "walls_schedule_first": Words("Maak eerst de indeling en de loting.", "Make the schedule and the draw first."),
    "walls_on_title": Words("Ronde {round} wordt gespeeld", "Round {round} is being played"),
    "walls_on_about": Words(
        "Wie de kaart van zijn tafel scant, tikt op zijn naam en zit. Niemand ziet iets van een andere tafel tot ze "
        "allemaal klaar zijn.",
        "Whoever scans the card of his table taps his name and sits down. Nobody sees anything of another table until "
        "all are done.",
    ),
    "walls_progress": Words("{done} van {count} muren", "{done} of {count} walls"),
    "walls_computer": Words("computer", "computer"),
    "walls_sits": Words("zit", "sits"),
    "walls_not_yet": Words("nog niet", "not yet"),
    "walls_free": Words("ander toestel", "another device"),
    "walls_stop_title": Words("De ronde stoppen", "Stop the round"),
    "walls_stop_about": Words(
        "Elke tafel houdt op waar zij is. Een muur telt voor wie hem uitspeelden, als dat twee tafels of meer zijn.",
        "Every table ends where it is. A wall counts for those who finished it, where these are two tables or more.",
    ),
    "walls_stop": Words("Stop ronde {round}", "Stop round {round}"),
    "walls_show_title": Words("Het geheim tonen", "Show the secret"),
    "walls_show_about": Words(
        "Als er niets meer gespeeld wordt. Daarna kan iedereen narekenen waar de muren vandaan kwamen; een nieuwe "
        "ronde kan dan niet meer.",
        "When nothing is played any more. Then everybody can check where the walls came from; another round cannot be "
        "opened any more.",
    ),
    "walls_show": Words("Toon het geheim", "Show the secret"),
    "walls_about": Words(
        "Wat elke tafel van dezelfde stenen maakte, muur voor muur.",
        "What every table made of the same tiles, wall by wall.",
    ),
    "walls_file": Words("Bestand om na te rekenen", "File to check"),
    "walls_proof": Words(
        "Uit het geheim en de woorden van de rondes volgt elke muur. Met dit bestand en de verslagen rekent u het na.",
        "From the secret and the words of the rounds every wall follows. This file and the records let you check it.",
    ),
    "walls_list_empty": Words("Er is nog geen ronde begonnen.", "No round has begun yet."),
    "walls_word_was": Words("Het woord was {word}.", "The word was {word}."),
    "walls_hidden": Words(
        "Aan minstens één tafel wordt nog gespeeld. Als alle tafels klaar zijn, staan de muren hier.",
        "At least one table still plays. When all tables are done the walls stand here.",
    ),
    "wall_n": Words("Muur {wall}", "Wall {wall}"),
    "wall_title": Words("Ronde {round}, muur {wall}", "Round {round}, wall {wall}"),
    "wall_about": Words(
        "Wat elke tafel ervan maakte. Het kleine getal vergelijkt met wie elders op dezelfde plaats zat.",
        "What every table made of it. The small figure compares with who sat at the same seat elsewhere.",
    ),
    "wall_about_one": Words(
        "Maar één tafel speelde deze muur uit, dus hij telt voor niemand.",
        "Only one table finished this wall, so it counts for nobody.",
    ),
    "wall_table": Words("Tafel", "Table"),
    "wall_end": Words("Einde", "End"),
    "wall_drawn": Words("remise", "drawn"),
    "wall_own": Words("van de muur", "self-drawn"),
    "wall_given": Words("van {wind}", "from {wind}"),
    "wall_turns": Words("na {count} stenen", "after {count} tiles"),
    "wall_replay": Words("naspelen", "play back"),
    "wall_score": Words("uitleg", "explained"),
    "wall_dealt": Words("Uitgedeeld", "Dealt"),
    "wall_rest": Words("De rest van de muur, in volgorde", "The rest of the wall, in order"),
    "wall_round_wind": Words("Ronde van {wind}.", "Round of {wind}."),
    "wall_before": Words("vorige", "previous"),
    "wall_after": Words("volgende", "next"),
    "wall_all": Words("Alle muren", "All walls"),
}

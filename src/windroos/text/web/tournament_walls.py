"""What the pages of equal walls say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "sit_title": Words("Wie bent u?", "Who are you?"),
    "sit_line": Words(
        "Deze ronde speelt ieder op een eigen toestel; de scheidsrechter is het programma.",
        "In this round everybody plays on a device of his own; the referee is the program.",
    ),
    "sit_about": Words(
        "Tik op uw naam: dit toestel is dan uw plaats. De anderen scannen dezelfde kaart.",
        "Tap your name: this device is your seat then. The others scan the same card.",
    ),
    "sit_go": Words("{name}: ga zitten", "{name}: sit down"),
    "sit_taken": Words("{name} zit al", "{name} sits already"),
    "sit_computer": Words("een computerspeler", "a computer player"),
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
    "walls_hash_about": Words(
        "Schrijf de eerste tekens op: na de laatste hand rekent iedereen ermee na dat de muren al vastlagen.",
        "Write down the first signs: after the last hand anybody can check by them that the walls were fixed before.",
    ),
    "walls_secret": Words("Geheim", "Secret"),
    "walls_open_title": Words("Open de tafels van ronde {round}", "Open the tables of round {round}"),
    "walls_open_about": Words(
        "{count:# muur|# muren} voor elke tafel. Vraag de zaal om een woord; met dat woord liggen de muren vast.",
        "{count:# wall|# walls} for every table. Ask the hall for a word; with that word the walls are fixed.",
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
    "walls_progress": Words("{done} van {count:# muur|# muren}", "{done} of {count:# wall|# walls}"),
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
    "walls_nothing": Words("Geen tafel speelde een muur uit.", "No table finished a wall."),
    "walls_together_about": Words(
        "Geen tafel begint aan een muur voordat alle tafels de vorige uit hebben.",
        "No table begins a wall before all tables have ended the one before.",
    ),
    "walls_waits": Words("wacht op {count}", "waits for {count}"),
    "walls_onward_title": Words("Niet meer op elkaar wachten", "Wait for one another no more"),
    "walls_onward_about": Words(
        "Als een tafel stilligt. Vanaf nu speelt elke tafel door; let erop dat niemand vertelt wat er komt.",
        "When a table stands still. From now on every table plays on; see that nobody tells what comes.",
    ),
    "walls_onward": Words("Laat doorspelen", "Let them go on"),
    "walls_gone_title": Words("Niet op deze tafel wachten", "Do not wait for this table"),
    "walls_gone_about": Words(
        "Als haar spelers weg zijn. Komen zij terug, dan speelt de tafel verder waar zij was; wat zij niet uitspeelt "
        "telt daar niet.",
        "When its players are away. When they return the table goes on where it was; what it does not finish does not "
        "count there.",
    ),
    "walls_pass": Words("Eén muur", "For one wall"),
    "walls_gone": Words("Tot zij terug zijn", "Until they are back"),
    "walls_gone_wall": Words("Op deze tafel wacht één muur lang niemand.", "For one wall nobody waits for this table."),
    "walls_gone_onward": Words("Op deze tafel wacht niemand.", "Nobody waits for this table."),
    "walls_again": Words("Wacht er weer op", "Wait for it again"),
    "walls_open_evening": Words(
        "Tafel {tables} spelen dezelfde muren. Vraag de zaal om een woord; met dat woord liggen de muren vast.",
        "Tables {tables} play the same walls. Ask the hall for a word; with that word the walls are fixed.",
    ),
    "walls_evening": Words("Gelijke muren", "Equal walls"),
    "walls_to_evening": Words("Naar de avond", "To the evening"),
    "walls_compared_title": Words("Op dezelfde stenen vergeleken", "Compared on the same tiles"),
    "walls_says_mean": Words(
        "Wat iemand meer of minder haalde dan gemiddeld op zijn plaats, over alle muren die aan minstens twee tafels "
        "uit zijn. De punten zelf zijn de uitslag van de tafel.",
        "What somebody made more or less than the mean at his seat, over all walls that two tables or more ended. The "
        "points themselves are the result of the table.",
    ),
    "walls_says_matchpoints": Words(
        "Per muur 2 voor elke tafel die op deze plaats minder haalde, 1 voor elke die evenveel haalde. De punten zelf "
        "zijn de uitslag van de tafel.",
        "For each wall 2 for every table that made less at this seat, 1 for every table that made as much. The points "
        "themselves are the result of the table.",
    ),
    "walls_says_points": Words(
        "De punten zelf, van alle muren samen.", "The points themselves, of all walls together."
    ),
    "walls_count": Words("Aantal muren", "Number of walls"),
    "walls_compare": Words("Vergelijken met", "Compare by"),
    "walls_by_mean": Words("het gemiddelde van alle tafels", "the mean of all tables"),
    "walls_by_matchpoints": Words("elke andere tafel (2, 1 of 0)", "each other table (2, 1 or 0)"),
    "walls_by_points": Words("niets: de punten zelf", "nothing: the points themselves"),
    "walls_together": Words(
        "Wacht op elkaar: een muur begint pas als alle tafels de vorige uit hebben",
        "Wait for one another: a wall begins when all tables have ended the one before",
    ),
    "walls_round": Words("Ronde {round}", "Round {round}"),
    "walls_worth": Words("Vergeleken", "Compared"),
    "wall_table_n": Words("Tafel {table}", "Table {table}"),
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
    "wall_turns": Words("na {count:# steen|# stenen}", "after {count:# tile|# tiles}"),
    "wall_replay": Words("naspelen", "play back"),
    "wall_score": Words("uitleg", "explained"),
    "wall_dealt": Words("Uitgedeeld", "Dealt"),
    "wall_rest": Words("De rest van de muur, in volgorde", "The rest of the wall, in order"),
    "wall_round_wind": Words("Ronde van {wind}.", "Round of {wind}."),
    "wall_before": Words("vorige", "previous"),
    "wall_after": Words("volgende", "next"),
    "wall_all": Words("Alle muren", "All walls"),
}

"""The sentences in which the parts of a formula are said that only a tournament has."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

ROUNDS: Final = Words("Er {count:is # ronde|zijn # rondes}.", "There {count:is # round|are # rounds}.")
MINUTES: Final = Words("Een ronde duurt {minutes:# minuut|# minuten}.", "A round lasts {minutes:# minute|# minutes}.")
HANDS: Final = Words("Een ronde heeft {hands:# spel|# spellen}.", "A round has {hands:# hand|# hands}.")
SIGNAL: Final = Words(
    "Het signaal klinkt {minutes:# minuut|# minuten} voor het eind.",
    "The signal sounds {minutes:# minute|# minutes} before the end.",
)
AFTER_SIGNAL: Final = {
    "finish_hand": Words("Na het signaal wordt het spel afgemaakt.", "After the signal the hand is finished."),
    "one_more_hand": Words(
        "Na het signaal wordt het spel afgemaakt en nog een spel gespeeld.",
        "After the signal the hand is finished and one more is played.",
    ),
    "finish_round": Words(
        "Na het signaal wordt de windronde afgemaakt.",
        "After the signal the wind round is finished.",
    ),
    "drop_round": Words(
        "Een windronde die bij het signaal niet af is telt niet mee.",
        "A wind round that is not finished at the signal does not count.",
    ),
    "stop": Words("Bij het signaal stopt iedereen meteen.", "At the signal all stop at once."),
}
DRAWS: Final = {
    "stand": Words("Een remise wordt niet overgespeeld.", "A drawn hand is not played again."),
    "replay": Words("Een remise wordt direct overgespeeld.", "A drawn hand is played again at once."),
    "replay_if_east_waits": Words(
        "Een remise wordt overgespeeld als oost wachtend was.", "A drawn hand is played again if East was waiting."
    ),
}
SCHEDULE: Final = {
    "fixed": Words("De indeling staat vooraf vast, op nummer.", "The schedule is fixed beforehand, by number."),
    "by_rank": Words("Elke ronde wordt ingedeeld op de stand.", "Each round is seated by the standings."),
    "swiss": Words(
        "Vanaf de tweede ronde treft ieder wie er dicht bij hem staat.",
        "From the second round on everybody meets who is near him.",
    ),
}
LAST_ROUNDS: Final = {
    "by_rank": Words("De laatste ronde gaat op de stand.", "The last round is by the standings."),
    "swiss": Words("De laatste rondes gaan op de stand.", "The last rounds are by the standings."),
    "final": Words("De laatste ronde is een finale.", "The last round is a final."),
}
APART: Final = Words("Nooit aan een tafel: {whom}.", "Never at one table: {whom}.")
RATHER_APART: Final = Words("Liever niet aan een tafel: {whom}.", "Rather not at one table: {whom}.")
WHOM: Final = {
    "team": Words("spelers van een team", "players of one team"),
    "club": Words("spelers van een club", "players of one club"),
    "country": Words("spelers van een land", "players of one country"),
    "couple": Words("partners", "partners"),
}
WINDS: Final = {
    "even": Words("Ieder begint even vaak met elke wind.", "Everybody begins as often as each wind."),
    "drawn": Words("De winden worden aan tafel geloot.", "Winds are drawn at the table."),
}
EXPORT_POINTS: Final = Words(
    "In het bestand voor de EMA blijven tafelpunten leeg waar de tafel er geen geeft.",
    "In the file for the EMA table points stay empty where a table gives none.",
)
SIZES: Final = {
    "three_to_five": Words(
        "Als het aantal geen viervoud is, zijn er ook tafels van vijf, of van drie als dat niet kan.",
        "Where four does not divide the players some tables have five, or three where that cannot be.",
    ),
    "three_or_four": Words(
        "Als het aantal geen viervoud is, zijn er ook tafels van drie.",
        "Where four does not divide the players some tables have three.",
    ),
}
LATE_NONE: Final = Words(
    "Wie aan het begin van een ronde niet aanwezig is, speelt die ronde niet mee.",
    "Who is not there at the beginning of a round does not play that round.",
)
LATE_UNDER: Final = Words(
    "Te laat, onder {minutes:# minuut|# minuten}: {points:# punt|# punten} eraf.",
    "Late, under {minutes:# minute|# minutes}: {points:# point|# points} off.",
)
LATE_UNTIL: Final = Words(
    "Te laat, tot en met {minutes:# minuut|# minuten}: {points:# punt|# punten} eraf.",
    "Late, up to {minutes:# minute|# minutes}: {points:# point|# points} off.",
)
LATE_MINUTE: Final = Words(
    "Te laat kost {points:# punt|# punten} per begonnen minuut, tot en met {minutes:# minuut|# minuten}.",
    "Being late costs {points:# point|# points} for each minute begun, up to {minutes:# minute|# minutes}.",
)
LATE_LATER: Final = Words(
    "Wie nog later is speelt die ronde niet mee.",
    "Who is later than that does not play that round.",
)
ADMITTED: Final = Words(
    "Wie nog niets speelde mag erbij tot ronde {round} begint.",
    "Who has played nothing may come in until round {round} begins.",
)
MISSED: Final = Words("Een ronde die iemand mist is {score} waard.", "A round that somebody misses is worth {score}.")
BEFORE: Final = {
    "plays": Words(
        "Een invaller vanaf het begin speelt als ieder ander.",
        "A substitute from the start plays as anybody.",
    ),
    "outside": Words(
        "De score van een invaller vanaf het begin telt niet voor hemzelf.",
        "The score of a substitute from the start does not count for himself.",
    ),
}
DURING: Final = {
    "plays": Words("Een invaller onder het spel speelt als ieder ander.", "A substitute during play plays as anybody."),
    "outside": Words(
        "Een invaller onder het spel staat buiten de plaatsen aan tafel.",
        "A substitute during play stands outside the places at the table.",
    ),
}
RESERVES: Final = {
    "if_said": Words(
        "Een reserve krijgt een plaats in de uitslag als hij dat voor ronde 1 zei.",
        "A reserve gets a place in the result if he said so before round 1.",
    ),
    "never": Words("Een reserve krijgt geen plaats in de uitslag.", "A reserve gets no place in the result."),
}
WITHOUT_TABLE: Final = {
    "mean": Words(
        "Wie er is maar geen tafel van vier heeft, krijgt het gemiddelde van zijn andere rondes.",
        "Who is there and has no table of four gets the mean of his other rounds.",
    ),
    "zero": Words(
        "Wie er is maar geen tafel van vier heeft, krijgt niets.", "Who is there and has no table of four gets nothing."
    ),
    "three": Words(
        "Is er geen tafel van vier, dan speelt men met drie.",
        "Where there is no table of four, three play.",
    ),
}
DISQUALIFIED: Final = {
    "all": Words(
        "Wie gediskwalificeerd is heeft in geen enkele ronde punten.", "Who is disqualified has no points in any round."
    ),
    "from_then": Words(
        "Wie gediskwalificeerd is heeft vanaf dan geen punten.",
        "Who is disqualified has no points from then.",
    ),
}
FOULS: Final = Words(
    "Overtredingen kosten achtereenvolgens {costs:# punt|# punten} (0 is een waarschuwing).",
    "Fouls in a row cost {costs:# point|# points} (0 is a warning).",
)
MORE: Final = Words(
    "Elke volgende kost {more:# punt|# punten} meer.", "Each after these costs {more:# point|# points} more."
)
RESET: Final = {
    "round": Words("Overtredingen worden elke ronde opnieuw geteld.", "Fouls are counted anew in each round."),
    "never": Words("Overtredingen tellen het hele toernooi door.", "Fouls are counted all through the tournament."),
}
FALSE: Final = {
    "each": Words(
        "Een valse mahjong kost {points:# punt|# punten} aan elk.",
        "A false mahjong costs {points:# point|# points} to each.",
    ),
    "nobody": Words(
        "Een valse mahjong kost {points:# punt|# punten}.", "A false mahjong costs {points:# point|# points}."
    ),
}
HINTS: Final = Words("Kleine vergissingen mag men elkaar zeggen.", "Small slips may be pointed out to each other.")
TEAMS: Final = Words(
    "Een team heeft {size:# speler|# spelers}; {best:# telt|# tellen} mee, naar {measure}.",
    "A team has {size:# player|# players}; {best:# counts|# count}, by {measure}.",
)
TEAM_MEASURE: Final = {
    "points": Words("punten", "points"),
    "table_points": Words("tafelpunten", "table points"),
    "place": Words("plaats", "place"),
}
PRIZES: Final = Words("Prijzen: {prizes}.", "Prizes: {prizes}.")
FIRST_PLACE: Final = Words("de eerste plaats", "first place")
FIRST_PLACES: Final = Words("de eerste {places}", "the first {places}")
PRIZE: Final = {
    "newcomer": Words("beste nieuwkomer", "best newcomer"),
    "highest_hand": Words("hoogste spel", "highest hand"),
    "limit_hand": Words("hoogste limietspel", "highest limit hand"),
    "most_mahjongs": Words("meeste mahjongs", "most mahjongs"),
    "fewest_caused": Words("minste mahjongs weggegeven", "fewest mahjongs given away"),
    "chicken_hand": Words("chickenspel", "chicken hand"),
    "last": Words("poedelprijs", "poodle prize"),
}
TWICE: Final = {
    True: Words("Wie een prijs heeft kan er nog een winnen.", "Who has a prize may win another."),
    False: Words("Wie een prijs heeft krijgt er geen tweede.", "Who has a prize gets no second one."),
}

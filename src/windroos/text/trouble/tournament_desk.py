"""What can be wrong with who is late, replaced or disqualified, and with rulings."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "tournament_id_taken": trouble(
        "Onder '{id}' is al iets anders verteld.",
        "Something else was told as '{id}' already.",
        "Kies een ander id, of trek het eerste in met revoke.",
        "Choose another id, or take the first back with revoke.",
    ),
    "tournament_id_unknown": trouble(
        "Er is niets verteld onder '{id}'.",
        "Nothing was told as '{id}'.",
        "Met show penalties ziet u wat er verteld is, met het id.",
        "show penalties lists what was told, with its id.",
    ),
    "tournament_ranked_late": trouble(
        "'{entrant}' is reserve, en de eerste ronde is al begonnen.",
        "'{entrant}' is a reserve, and the first round has begun.",
        "Of een reserve mee wil doen in de uitslag, vraagt u voor de eerste ronde.",
        "Whether a reserve wants a place in the result is asked before the first round.",
    ),
    "tournament_not_admitted": trouble(
        "'{entrant}' heeft nog niets gespeeld, en ronde {round} is begonnen.",
        "'{entrant}' has played nothing yet, and round {round} has begun.",
        'Daarna doet een laatkomer niet meer mee. Wijkt u daarvan af, geef dan "dispensation": true.',
        'After that a late comer does not take part. If you make an exception, give "dispensation": true.',
    ),
    "tournament_own_seat": trouble(
        "'{entrant}' kan niet voor zichzelf invallen.",
        "'{entrant}' cannot substitute for himself.",
        "Trek de invaller in met revoke als hij toch zelf speelt.",
        "Take the substitute back with revoke if he plays after all.",
    ),
    "tournament_seated_elsewhere": trouble(
        "'{entrant}' zit in ronde {round} al aan tafel {table}.",
        "'{entrant}' sits at table {table} in round {round} already.",
        "Kies een reserve die vrij is.",
        "Choose a reserve who is free.",
    ),
    "tournament_not_withdrawn": trouble(
        "'{entrant}' is in ronde {round} niet teruggetrokken.",
        "'{entrant}' has not withdrawn in round {round}.",
        "Kies wie zich terugtrok, en een ronde daarna.",
        "Choose who has withdrawn, and a round after that.",
    ),
    "tournament_table_played": trouble(
        "Tafel {table} heeft in ronde {round} een uitslag.",
        "Table {table} has a result in round {round}.",
        "Haal die eerst weg als hij toch niet speelde.",
        "Take that away first if it did not play after all.",
    ),
    "tournament_round_played": trouble(
        "Ronde {round} heeft al uitslagen.",
        "Round {round} has results already.",
        "Speelnummers verwisselt u voordat er gespeeld is; zaten mensen verkeerd, gebruik dan exchange.",
        "Numbers change places before there is play; if people sat wrongly, use exchange.",
    ),
    "tournament_exchange": trouble(
        "Zo kunnen geen plaatsen verwisseld worden.",
        "Seats cannot be exchanged like this.",
        "Geef paren van spelers, ieder in één paar, of twee verschillende tafels.",
        "Give pairs of players, each of them in one pair, or two different tables.",
    ),
    "tournament_ruling_why": trouble(
        "Er staat niet bij wat er gebeurde.",
        "Nothing says what happened.",
        "Typ wat er gebeurde, of het artikel waarin het staat: de lijst van de dag toont dat.",
        "Type what happened, or the paragraph that it is in: the list of the day shows it.",
    ),
    "tournament_offence": trouble(
        "Van '{kind}' is niet bekend wat het kost.",
        "What '{kind}' costs is not known.",
        "Geef points, of als kind een van deze: {known}.",
        "Give points, or as kind one of these: {known}.",
    ),
    "tournament_penalty_gone": trouble(
        "De straf '{id}' geldt niet meer.",
        "The ruling '{id}' no longer holds.",
        "Tegen wat is ingetrokken, kan niemand in beroep.",
        "Nobody can appeal against what was taken back.",
    ),
    "tournament_no_appeal": trouble(
        "Tegen '{id}' is geen beroep aangetekend.",
        "There is no appeal against '{id}'.",
        "Noteer eerst het beroep met appeal.",
        "Note the appeal first with appeal.",
    ),
}

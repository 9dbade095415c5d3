"""What players do wrong, in words; what it comes to."""

from __future__ import annotations

from typing import Final

from windroos.text.words import Words

OTHER: Final = Words("Iets anders", "Something else")
OFFENCE_WORDS: Final = {
    "phone": Words("Telefoon ging of werd gebruikt", "Telephone rang or was used"),
    "rules_unknown": Words("Kent de regels niet", "Does not know the rules"),
    "hint_given": Words("Wees een ander op een vergeten steen", "Told another of a forgotten tile"),
    "thrown_over": Words("Gooide zijn stenen om voor de telling", "Threw his tiles over before they were counted"),
    "onlooker": Words("Kijker stoort", "An onlooker disturbs"),
    "stayed_away": Words("Bleef weg zonder bericht", "Stayed away without notice"),
    "slow": Words("Te langzaam", "Too slow"),
    "misnamed": Words("Noemde de afgelegde steen verkeerd", "Named the discard wrongly"),
    "wrong_number": Words("Te veel of te weinig stenen", "Too many or too few tiles"),
    "false_mahjong": Words("Ten onrechte mahjong geroepen", "Called mahjong wrongly"),
    "false_discard": Words("Valse mahjong op een weggelegde steen", "False mahjong on a discard"),
    "false_self": Words("Valse mahjong met een steen van de muur", "False mahjong with a tile from the wall"),
    "false_minimum": Words("Valse mahjong: onder het minimum", "False mahjong: under the minimum"),
    "false_invalid": Words("Valse mahjong: niet geldig", "False mahjong: not valid"),
    "false_hidden": Words("Valse mahjong, niet laten zien", "False mahjong, not shown"),
    "call_not_made": Words("Riep iets en maakte het niet", "Called something and did not make it"),
    "call_changed": Words("Veranderde wat hij riep", "Changed what he called"),
    "claimed_not_taken": Words("Nam de geclaimde steen te laat", "Took the claimed tile too late"),
    "winning_tile_hidden": Words("Liet de winnende steen niet apart zien", "Did not show the winning tile apart"),
    "winning_tile_not_taken": Words(
        "Telde voordat hij de winnende steen had genomen", "Counted before taking the winning tile"
    ),
    "tile_touched": Words("Raakte een steen van de muur aan", "Touched a tile of the wall"),
    "helped_counting": Words("Hielp de winnaar bij het tellen", "Helped the winner to count"),
    "set_misplaced": Words("Legde een combinatie verkeerd neer", "Laid a set down wrongly"),
    "wrong_wall_end": Words("Nam van het verkeerde eind van de muur", "Took from the wrong end of the wall"),
    "tiles_shown": Words("Stootte stenen om of liet ze zien", "Knocked tiles over or showed them"),
    "information": Words("Gaf informatie aan een ander", "Passed information to another"),
    "obstruction": Words("Hinderde het spel", "Obstructed the play"),
    "chombo": Words("Chombo", "Chombo"),
    "dead_hand": Words("Dode hand", "Dead hand"),
    "unsigned": Words("Formulier niet getekend", "Sheet not signed"),
    "referee_word": Words("Naar het oordeel van de scheidsrechter", "At the referee's word"),
}
"""By the id of the offence."""
WHAT_TO_DO: Final = {
    "phone": Words("Zet hem stil; bellen kan in de pauze.", "Silence it; calls are for the break."),
    "rules_unknown": Words(
        "Wie zich inschrijft, kent de regels en aanvaardt ze.", "Who registers knows the rules and accepts them."
    ),
    "hint_given": Words(
        "Waarschuw: tijdens het spel wijst niemand een ander daarop.", "Warn: nobody points that out during the play."
    ),
    "onlooker": Words("Vraag het vriendelijk; wie blijft storen, gaat de zaal uit.", "Ask kindly; then he must leave."),
    "stayed_away": Words("Meld het aan het bestuur van de bond.", "Report it to the board of the bond."),
    "slow": Words("Vraag om door te spelen; een denkpauze mag altijd.", "Ask to play on; a pause to think is allowed."),
    "misnamed": Words("De steen geldt zoals hij er ligt.", "The tile counts as it lies there."),
    "winning_tile_hidden": Words(
        "Geen punten voor de enige kans, de laatste steen of negen poorten.",
        "No points for the only wait, the last tile or nine gates.",
    ),
    "tile_touched": Words(
        "Aangeraakt is genomen: hij kan geen afgelegde steen meer claimen.",
        "Touched is taken: he can no longer claim a discard.",
    ),
    "call_not_made": Words("Het spel gaat door zonder die actie.", "The play goes on without that action."),
    "call_changed": Words("Wat hij het eerst riep, geldt.", "What he called first holds."),
}
"""What the desk says besides points and a dead hand."""
_CONDUCT: Final = tuple(
    Words(f"Fu Hing, p. {page}, gedragsregel {rule}", f"Fu Hing, p. {page}, rule of conduct {rule}")
    for page, rule in ((38, 1), (38, 2), (38, 3), (38, 4), (38, 6), (39, 9), (39, 11), (39, 12))
)
PARAGRAPHS: Final = {
    one.nl: one
    for one in (
        *_CONDUCT,
        Words("Fu Hing, p. 23 en 26", "Fu Hing, p. 23 and 26"),
        Words("144 regels, regel 46", "144 rules, rule 46"),
        Words("144 regels, regel 50", "144 rules, rule 50"),
        Words("EMA, wedstrijdreglement MCR; MCR 2006, 3.11", "EMA, competition rules MCR; MCR 2006, 3.11"),
        Words("EMA, Riichi-regels 2025", "EMA, Riichi rules 2025"),
        Words("EMA, Riichi-regels 2025, 7.1", "EMA, Riichi rules 2025, 7.1"),
    )
}
"""Where an offence stands, by what the list says, which is Dutch; the others are a book and its page."""
DEAD: Final = Words(
    "Dode hand: hij speelt door, kan niet winnen en heeft 0 punten.",
    "Dead hand: he plays on, cannot win and has 0 points.",
)
WARNING: Final = Words("{number} overtreding: een waarschuwing.", "{number} foul: a warning.")
FOUL: Final = Words(
    "{number} overtreding: {points:# punt|# punten} eraf.", "{number} foul: {points:# point|# points} off."
)
OFF: Final = Words("{points:# punt|# punten} eraf.", "{points:# point|# points} off.")
EACH: Final = Words("Hij betaalt {points} aan elk van de anderen.", "He pays {points} to each of the others.")
TWICE: Final = Words("Wie de steen weglegde, krijgt het dubbele.", "Who discarded the tile gets double.")
NOTHING: Final = Words("Geen punten.", "No points.")
LATE: Final = Words("Te laat", "Late")
WHY: Final = {
    "late": Words("te laat", "late"),
    "ill": Words("ziek geworden", "fell ill"),
    "disqualified": Words("gediskwalificeerd", "disqualified"),
    "absent": Words("afwezig", "absent"),
}
"""Why somebody else sits there."""
FROM_START: Final = Words("van het begin af", "from the start")
FROM_HAND: Final = Words("vanaf spel {hand}", "from hand {hand}")
FACT_NOT_THERE: Final = Words("{who} is er niet in ronde {round}.", "{who} is not there in round {round}.")
FACT_LATE: Final = Words(
    "{who} was {minutes:# minuut|# minuten} te laat voor ronde {round}.",
    "{who} was {minutes:# minute|# minutes} late for round {round}.",
)
FACT_SEAT: Final = Words(
    "{by} speelt in ronde {round} voor {who}, {since} ({why}).", "{by} plays round {round} for {who}, {since} ({why})."
)
FACT_EMPTY: Final = Words(
    "In ronde {round} zit niemand op de plaats van {who} ({why}).", "In round {round} nobody sits for {who} ({why})."
)
FACT_DISQUALIFIED: Final = Words(
    "{who} is gediskwalificeerd in ronde {round}.", "{who} was disqualified in round {round}."
)
FACT_WITHDRAWN_BY: Final = Words(
    "{who} speelt vanaf ronde {round} niet meer mee; in al die rondes speelt {by}.",
    "{who} does not play from round {round} on; {by} plays in all of these rounds.",
)
FACT_WITHDRAWN: Final = Words(
    "{who} speelt vanaf ronde {round} niet meer mee.", "{who} does not play from round {round} on."
)
FACT_RETURNED: Final = Words("{who} speelt vanaf ronde {round} weer mee.", "{who} plays again from round {round} on.")
FACT_TAKEN_OUT: Final = Words("{who} staat niet in de uitslag.", "{who} is not in the result.")
FACT_DROPPED: Final = Words("Tafel {table} speelt ronde {round} niet.", "Table {table} does not play round {round}.")
FACT_EXCHANGED: Final = Words(
    "In ronde {round} wisselden deze nummers van plaats: {pairs}.",
    "In round {round} these numbers changed places: {pairs}.",
)

"""What the page of the last rounds says: by the standings, made anew, a final."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "last_title": Words("Laatste rondes", "Last rounds"),
    "last_about": Words(
        "Een ronde op de stand, de rondes die nog komen opnieuw, of een finale van de besten.",
        "A round by the standings, the rounds to come made anew, or a final of the best.",
    ),
    "last_none": Words("Er is nog geen schema.", "There is no schedule yet."),
    "last_reason": Words("Reden, voor het logboek", "Reason, for the log"),
    "last_done": Words("Gedaan.", "Done."),
    "cards_changed": Words(
        "Gedaan. Kaarten die veranderen: {count}. Druk alleen die opnieuw af:",
        "Done. Cards that change: {count}. Print only these again:",
    ),
    # by the standings
    "seat_title": Words("Een ronde op de stand", "A round by the standings"),
    "seat_itself": Words(
        "Volgens de formule gaan de rondes {first} tot en met {last} op de stand: elke ronde wordt ingedeeld als u "
        "haar oproept. Tot dan ziet niemand wie waar zit.",
        "By the formula rounds {first} to {last} are by the standings: each is seated when you call it. Until then "
        "nobody sees who sits where.",
    ),
    "seat_itself_one": Words(
        "Volgens de formule gaat ronde {first} op de stand: zij wordt ingedeeld als u haar oproept. Tot dan ziet "
        "niemand wie waar zit.",
        "By the formula round {first} is by the standings: it is seated when you call it. Until then nobody sees who "
        "sits where.",
    ),
    "seat_about": Words(
        "Als alle uitslagen van daarvoor binnen zijn. Op rang: 1 tot en met 4 aan tafel 1, de volgende vier aan tafel "
        "2; winden voor wie ze het minst had. Zwitsers: wie dichtbij staat en elkaar het minst trof, over alle tafels "
        "tegelijk gezocht.",
        "Once all results before it are in. By rank: 1 to 4 at table 1, the next four at table 2; winds for who had "
        "them least. Swiss: who stand near and met least, searched over all tables at once.",
    ),
    "seat_round": Words("Welke ronde", "Which round"),
    "seat_by_rank": Words("Zet op rang", "Seat by rank"),
    "seat_swiss": Words("Zet Zwitsers", "Seat Swiss"),
    # made anew
    "remake_title": Words("De rondes die nog komen opnieuw", "The rounds to come made anew"),
    "remake_about": Words(
        "Nadat er iemand bij kwam of wegging. Wat tot en met ronde {played} gespeeld is blijft, en zo veel kaarten als "
        "kan; wie erbij kwam krijgt het volgende nummer.",
        "After somebody came or left. What was played up to round {played} stays, and as many cards as can be; who "
        "came gets the next number.",
    ),
    "remake_go": Words("Maak ze opnieuw", "Make them anew"),
    # a final
    "final_title": Words("Een finale", "A final"),
    "final_again": Words("Een andere finale", "Another final"),
    "final_about": Words(
        "De eersten van de stand na ronde {after} spelen om de plaatsen; de anderen zijn klaar en houden hun volgorde.",
        "The first of the standings after round {after} play for the places; the others are done and keep their order.",
    ),
    "final_instead_one": Words("Zij komt in de plaats van ronde {first}.", "It takes the place of round {first}."),
    "final_instead": Words(
        "Zij komt in de plaats van ronde {first} tot en met {last}.", "It takes the place of rounds {first} to {last}."
    ),
    "final_players": Words("Finalisten", "Finalists"),
    "final_count": Words("Rondes van de finale", "Rounds of the final"),
    "carry": Words("Wat neemt ieder mee?", "What does everybody take along?"),
    "carry_all": Words("Alles", "All"),
    "carry_half": Words("De helft", "Half"),
    "carry_none": Words("Niets, van nul af", "Nothing, from zero"),
    "final_without": Words("Wie speelt hem niet? De volgende schuift op.", "Who does not play it? The next moves up."),
    "final_go": Words("Maak de finale", "Make the final"),
    "final_too_few": Words("Voor een finale moeten er vier in de stand staan.", "A final takes four in the standings."),
    "final_early": Words(
        "Een finale kan als er een ronde gespeeld is.", "There can be a final once a round has been played."
    ),
    "final_round": Words("Ronde {round}", "Round {round}"),
    "final_rounds": Words("Ronde {first} tot en met {last}", "Rounds {first} to {last}"),
    "final_passed": Words("Speelt hem niet:", "Does not play it:"),
    "final_moved": Words(
        "Een uitslag van voor de finale is verbeterd: de stand van nu zou anderen of een andere volgorde geven. De "
        "finale blijft zoals zij is, tenzij u haar opnieuw maakt.",
        "A result before the final was corrected: the standings of now would give others or another order. The final "
        "stays as it is, unless you make it again.",
    ),
    "final_print": Words("Afdrukken", "Print"),
    "final_drop": Words("Toch geen finale", "No final after all"),
    "final_drop_about": Words("De rondes die er stonden komen terug.", "The rounds that stood there come back."),
}

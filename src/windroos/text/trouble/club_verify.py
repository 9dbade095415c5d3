"""What can be wrong with a club that is looked through, and what its commands refuse."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

_BACK = (
    "Zet een kopie van daarvoor terug: windroos club restore BESTAND.",
    "Put back a copy from before: windroos club restore FILE.",
)
TROUBLE: dict[str, Trouble] = {
    "verify_file": trouble("Het bestand {file} is beschadigd.", "The file {file} is damaged.", *_BACK),
    "verify_club_event": trouble(
        "Gebeurtenis {number} van de club kan niet gelezen worden, of kan niet na wat eraan voorafging.",
        "Event {number} of the club cannot be read, or cannot follow what was before it.",
        *_BACK,
    ),
    "verify_evening_event": trouble(
        "Gebeurtenis {number} van avond {evening} kan niet gelezen worden, of kan niet na wat eraan voorafging.",
        "Event {number} of evening {evening} cannot be read, or cannot follow what was before it.",
        *_BACK,
    ),
    "verify_counts": trouble(
        "Wat van avond {evening} bewaard was als geteld, klopte niet met zijn uitslagen; het is weggedaan.",
        "What was kept of evening {evening} as counted did not agree with its results; it is put away.",
        "Start Windroos opnieuw: cijfers en records worden dan uit de uitslagen geteld.",
        "Start Windroos again: figures and records are then counted from the results.",
    ),
    "verify_card": trouble(
        "Er is een kaart van {person}, die er niet (meer) is.",
        "There is a card of {person}, who is not there (any more).",
        "Wis hem nog eens: windroos club people erase.",
        "Erase him once more: windroos club people erase.",
    ),
    "verify_person": trouble(
        "Avond {evening} noemt {person}, die de club niet kent.",
        "Evening {evening} names {person}, whom the club does not know.",
        *_BACK,
    ),
    "verify_sheet_gone": trouble(
        "Het scoreblad {sheet} van avond {evening} is er niet.",
        "The score sheet {sheet} of evening {evening} is not there.",
        "Typ de totalen van die tafel, of zet een kopie terug.",
        "Type the totals of that table, or put back a copy.",
    ),
    "verify_result": trouble(
        "De uitslag van tafel {table} op avond {evening} kan niet kloppen.",
        "The result of table {table} on evening {evening} cannot be right.",
        "Verbeter hem met een reden, op de bladzijde van die avond.",
        "Correct it with a reason, on the page of that evening.",
    ),
    "verify_formula": trouble(
        "De formule van seizoen {season} is een andere dan die werd bewaard.",
        "The formula of season {season} is another than the one that was kept.",
        *_BACK,
    ),
    "verify_ending": trouble(
        "De eindstand van seizoen {season} {period} is anders dan toen het werd gesloten.",
        "The final standings of season {season} {period} are not those that it was closed with.",
        "Er is daarna iets verbeterd: zeg bij de stand of de titel blijft of meegaat.",
        "Something was corrected since: say with the standings whether the title stays or follows.",
    ),
    "verify_held": trouble(
        "Wat de bladzijden tonen is niet wat uit de gebeurtenissen volgt.",
        "What the pages show is not what follows from the events.",
        "Dat is een fout in Windroos; start het opnieuw en meld wat u ziet.",
        "That is a fault in Windroos; start it anew and report what you see.",
    ),
    "club_person_alike": trouble(
        "Er heten er meer {name}.",
        "More than one person is called {name}.",
        "Noem het nummer van wie u bedoelt: {ids}.",
        "Say the id of whom you mean: {ids}.",
    ),
    "club_delete_sure": trouble(
        "De club {name} is er nog: met {people:# mens|# mensen} en {evenings:# avond|# avonden} zou zij weg zijn.",
        "The club {name} is still there: it would be gone with {people:# person|# people} and {evenings:# evening|# "
        "evenings}.",
        "Zeg --sure erbij als u het zeker weet; eerst wordt een kopie gemaakt.",
        "Add --sure if you are sure; a copy is made first.",
    ),
    "club_erase_sure": trouble(
        "{name} is nog niet gewist: dat kan niet ongedaan gemaakt worden.",
        "{name} was not erased yet: that cannot be undone.",
        "Zeg --sure erbij als u het zeker weet.",
        "Add --sure if you are sure.",
    ),
}

"""What can be wrong with what is asked of a counted table on the page."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "count_no_draft": trouble(
        "Spel {hand} is niet aan de beurt om ingevoerd te worden.",
        "Hand {hand} is not being entered.",
        "Is het al vastgelegd? Tik dan op Verbeteren bij dat spel.",
        "Is it kept already? Then tap Correct at that hand.",
    ),
    "count_sent": trouble(
        "Dit is geen blad dat een telefoon stuurt.",
        "This is no sheet that a phone sends.",
        "Laad het tellen zonder netwerk opnieuw op de telefoon; wat er geteld is, blijft daar staan.",
        "Load counting without a network again on the phone; what was counted stays there.",
    ),
    "count_moved": trouble(
        "Dit blad ligt al bij een tafel van een avond.",
        "This sheet is at a table of an evening already.",
        "Kies een ander blad.",
        "Choose another sheet.",
    ),
    "count_form": trouble(
        "Deze tik is niet te lezen.",
        "This tap cannot be read.",
        "Laad de bladzijde opnieuw en tik nog eens.",
        "Load the page again and tap once more.",
    ),
    "count_number": trouble(
        "'{text}' is geen heel getal.",
        "'{text}' is no whole number.",
        "Vul alleen cijfers in, of laat het veld leeg.",
        "Fill in figures only, or leave the field empty.",
    ),
    "count_points_first": trouble(
        "Bij {player} staan verdubbelingen, maar geen punten.",
        "{player} has doubles, but no points.",
        "Vul de punten in, of maak de verdubbelingen leeg.",
        "Fill in the points, or empty the doubles.",
    ),
    "count_no_scores": trouble(
        "Er is nog geen nieuwe score ingevuld.",
        "No new score was filled in.",
        "Vul bij iedereen de score in.",
        "Fill in everybody's score.",
    ),
    "count_no_chow": trouble(
        "Met {tile} als laagste steen is er geen chow.",
        "There is no chow with {tile} as its lowest tile.",
        "Tik op de laagste van de drie, van 1 tot en met 7.",
        "Tap the lowest of the three, from 1 to 7.",
    ),
    "count_bonus_set": trouble(
        "Van een bloem of seizoen ({tile}) wordt geen set gemaakt.",
        "No set is made of a flower or season ({tile}).",
        "Kies 'Steen' en tik hem nog eens.",
        "Choose 'Tile' and tap it again.",
    ),
    "count_nothing_to_undo": trouble(
        "Er is niets om ongedaan te maken.",
        "There is nothing to undo.",
        "Dit spel staat nog leeg op papier.",
        "This hand is still an empty paper.",
    ),
    "count_undo_other": trouble(
        "De laatste tik was van iemand anders en is niet ongedaan gemaakt.",
        "The last tap was somebody else's and was not undone.",
        "Kijk wat er nu staat, en tik nog eens als het toch weg moet.",
        "See how it stands now, and tap again if it must go after all.",
    ),
    "count_many_taps": trouble(
        "Dit spel heeft al {most:# tik|# tikken}; meer kunnen er niet bij.",
        "This hand has {most:# tap|# taps} already; there is no room for more.",
        "Maak een paar tikken ongedaan, of begin het spel opnieuw.",
        "Undo a few taps, or start the hand again.",
    ),
    "count_option": trouble(
        "De huisregel '{option}' kan niet op '{value}' staan.",
        "The house rule '{option}' cannot be '{value}'.",
        "Kies een van de waarden die erbij staan.",
        "Choose one of the values that are offered.",
    ),
    "count_limits": trouble(
        "'{value}' past niet bij '{option}': dat is een getal van {least} tot en met {most}.",
        "'{value}' does not fit '{option}': that is a number from {least} to {most}.",
        "Verbeter dat getal; wat u verder invulde, staat er nog.",
        "Correct that number; the rest is as you filled it in.",
    ),
    "count_file": trouble(
        "Dit bestand is geen tekst.",
        "This file is no text.",
        "Kies een bestand met huisregels in TOML, opgeslagen als UTF-8.",
        "Choose a file with house rules in TOML, saved as UTF-8.",
    ),
}

"""What can be wrong with people of a club and their cards."""

from __future__ import annotations

from windroos.text.words import Trouble, trouble

TROUBLE: dict[str, Trouble] = {
    "club_long": trouble(
        "Deze tekst is te lang.",
        "This text is too long.",
        "Gebruik hoogstens {most} tekens.",
        "Use at most {most} characters.",
    ),
    "club_card_meanwhile": trouble(
        "Iemand anders heeft deze kaart intussen veranderd.",
        "Somebody else has changed this card meanwhile.",
        "Wat u typte staat er nog. Vergelijk het met de kaart in een ander venster; bewaart u nog eens, dan geldt dit.",
        "What you typed is still here. Compare it with the card in another window; save again, and this holds.",
    ),
    "club_exclusion_day": trouble(
        "Er staat niet bij tot wanneer de uitsluiting duurt.",
        "It does not say until when the exclusion lasts.",
        "Vul de laatste dag in; daarna wordt de notitie vanzelf gewist.",
        "Fill in the last day; after it the note is wiped by itself.",
    ),
    "club_email": trouble(
        "'{email}' is geen e-mailadres.",
        "'{email}' is no e-mail address.",
        "Schrijf het als naam@voorbeeld.nl, of laat het leeg.",
        "Write it as name@example.org, or leave it empty.",
    ),
    "club_telephone": trouble(
        "'{telephone}' is geen telefoonnummer.",
        "'{telephone}' is no telephone number.",
        "Schrijf cijfers, zoals 06 12345678, of laat het leeg.",
        "Write digits, such as 06 12345678, or leave it empty.",
    ),
    "club_bond": trouble(
        "'{bond}' is geen bondsnummer.",
        "'{bond}' is no number of the bond.",
        "Gebruik hoogstens 20 letters en cijfers, of laat het leeg.",
        "Use at most 20 letters and digits, or leave it empty.",
    ),
    "club_ema": trouble(
        "'{ema}' is geen EMA-nummer.",
        "'{ema}' is no EMA number.",
        "Een EMA-nummer heeft acht cijfers, de eerste twee van het land (Nederland 08).",
        "An EMA number has eight digits, the first two of the country (the Netherlands 08).",
    ),
    "club_names_many": trouble(
        "Dat zijn meer dan {most} namen.",
        "Those are more than {most} names.",
        "Plak ze in delen.",
        "Paste them in parts.",
    ),
    "club_membership": trouble(
        "Deze lidmaatschappen kunnen niet: er eindigt er een voor het begint, of er zijn er twee tegelijk.",
        "These memberships cannot be: one ends before it begins, or there are two at once.",
        "Geef per lidmaatschap de eerste en de laatste dag; de laatste mag ontbreken.",
        "Give the first and the last day of each membership; the last may be missing.",
    ),
    "club_person_unknown": trouble(
        "Er is niemand met de naam of het nummer '{person}'.",
        "There is nobody with the id '{person}'.",
        "Voer deze persoon eerst in, of kijk of het goed gespeld is.",
        "Enter this person first, or see whether it is spelt right.",
    ),
    "club_merged": trouble(
        "{person} is al met iemand samengevoegd.",
        "{person} is merged with somebody already.",
        "Maak dat eerst ongedaan.",
        "Undo that first.",
    ),
    "club_merge_self": trouble(
        "{person} is al dezelfde.",
        "{person} is the same already.",
        "Kies twee verschillende personen.",
        "Choose two different people.",
    ),
    "club_name": trouble(
        "Dit is geen naam.",
        "This is no name.",
        "Geef een naam van gewone letters.",
        "Give a name of ordinary letters.",
    ),
    "club_erased": trouble(
        "{person} is vergeten op eigen verzoek.",
        "{person} was forgotten at his own request.",
        "Voer een nieuwe persoon in.",
        "Enter a new person.",
    ),
    "club_player_twice": trouble(
        "{person} zit twee keer aan deze tafel.",
        "{person} sits at this table twice.",
        "Kijk wie er werkelijk zat.",
        "See who really sat there.",
    ),
    "club_not_merged": trouble(
        "{person} is met niemand samengevoegd.",
        "{person} is merged with nobody.",
        "Kijk of het goed gespeld is.",
        "See whether it is spelt right.",
    ),
}

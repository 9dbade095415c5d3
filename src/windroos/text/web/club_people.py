"""What the pages about the people of a club say."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "people": Words("Leden en gasten", "Members and guests"),
    "people_about": Words(
        "Wie er bij de club hoort, sinds wanneer, en wat er van ieder bewaard wordt.",
        "Who belongs to the club, since when, and what is kept of each.",
    ),
    "players": Words("Spelers", "Players"),
    "players_about": Words("De leden van de club.", "The members of the club."),
    "players_none": Words("Er zijn nog geen leden.", "There are no members yet."),
    "people_none": Words(
        "Er is nog niemand. Plak hieronder de namen, een op een regel.",
        "There is nobody yet. Paste the names below, one a line.",
    ),
    "none_found": Words("Niemand gevonden.", "Nobody found."),
    "name": Words("Naam", "Name"),
    "shown": Words("Zoals iedereen het ziet", "As everybody sees it"),
    "kind": Words("Soort", "Kind"),
    "since": Words("Sinds", "Since"),
    "until": Words("Tot en met", "Until"),
    "last_played": Words("Laatst gespeeld", "Last played"),
    "evenings": Words("Avonden", "Evenings"),
    "kind_all": Words("Allen", "All"),
    "kind_member": Words("Leden", "Members"),
    "kind_guest": Words("Gasten", "Guests"),
    "kind_former": Words("Oud-leden", "Former members"),
    "kind_erased": Words("Vergeten", "Forgotten"),
    "one_member": Words("lid", "member"),
    "one_guest": Words("gast", "guest"),
    "one_former": Words("oud-lid", "former member"),
    "one_erased": Words("vergeten", "forgotten"),
    "filter": Words("Toon", "Show"),
    "find": Words("Zoek een naam", "Find a name"),
    "find_go": Words("Zoek", "Find"),
    "add": Words("Erbij zetten", "Add"),
    "add_title": Words("Iemand erbij", "Add somebody"),
    "add_names": Words("Een naam, of een lijst met een naam op elke regel", "A name, or a list with one name a line"),
    "as_member": Words("als lid vanaf vandaag", "as a member from today"),
    "as_guest": Words("als gast", "as a guest"),
    "back": Words("Alle leden en gasten", "All members and guests"),
    "card_about": Words(
        "Wat de club van deze persoon bewaart; meer niet, en alleen wat hier ingevuld is.",
        "What the club keeps of this person; no more, and only what is filled in here.",
    ),
    "save": Words("Bewaren", "Save"),
    "card_name": Words("Naam en nummers", "Name and numbers"),
    "first": Words("Voornaam", "First name"),
    "prefix": Words("Tussenvoegsel", "Prefix"),
    "last": Words("Achternaam", "Surname"),
    "parts_hint": Words(
        "De lijsten sorteren op achternaam. Laat de drie vakken leeg als het voorstel klopt: {listed}.",
        "Lists are sorted by surname. Leave the three fields empty if the proposal is right: {listed}.",
    ),
    "alias": Words("Bijnaam of andere naam", "Nickname or other name"),
    "email": Words("E-mail", "E-mail"),
    "telephone": Words("Telefoon", "Telephone"),
    "bond": Words("Bondsnummer", "Bond number"),
    "ema": Words("EMA-nummer", "EMA number"),
    "division": Words("Afdeling of niveau", "Division or level"),
    "likes": Words("Speelt het liefst", "Likes to play"),
    "needs": Words("Nodig", "Needs"),
    "need_fixed": Words("een vaste tafel", "a fixed table"),
    "need_large": Words("grote letters", "large type"),
    "need_guide": Words("iemand met ervaring aan tafel", "somebody experienced at the table"),
    "need_door": Words("een plaats bij de deur", "a seat near the door"),
    "consents": Words("Wie ziet welke naam", "Who sees which name"),
    "consent_club": Words("Leden zien", "Members see"),
    "consent_public": Words("Iedereen ziet", "Everybody sees"),
    "show_": Words("zoals gewoonlijk", "as usual"),
    "show_full": Words("de hele naam", "the whole name"),
    "show_initial": Words("voornaam en een letter", "first name and a letter"),
    "show_alias": Words("de bijnaam", "the nickname"),
    "consent_hint": Words(
        "Gewoonlijk: leden zien van een lid de hele naam, iedereen de voornaam en een letter; van een gast de bijnaam."
        " Kies bij wie minderjarig is de bijnaam.",
        "As usual: members see the whole name of a member, everybody the first name and a letter; of a guest the"
        " nickname. Choose the nickname for who is not of age.",
    ),
    "private": Words("houdt de eigen bladzijde voor zichzelf", "keeps his own page to himself"),
    "note": Words("Aantekening, alleen voor de secretaris", "Note, for the secretary alone"),
    "note_until": Words("De aantekening vervalt op", "The note goes on"),
    "exclusion": Words("Uitsluiting", "Exclusion"),
    "excluded_not": Words("Niet uitgesloten", "Not excluded"),
    "excluded_to": Words("Uitgesloten tot en met {day}", "Excluded until {day}"),
    "exclusion_about": Words(
        "Wie na herhaling voor een tijd is uitgesloten (Fu Hing, blz. 37). Alleen de secretaris ziet het, hier en bij"
        " de avond. Na de laatste dag wordt het vanzelf gewist, ook uit de reservekopieën.",
        "Who is excluded for a time after repeated offences (Fu Hing, p. 37). The secretary alone sees it, here and at"
        " the evening. After the last day it is wiped by itself, from the backups too.",
    ),
    "exclusion_note": Words("Waarom", "Why"),
    "excluded_until": Words("Laatste dag", "Last day"),
    "spans": Words("Lidmaatschap", "Membership"),
    "spans_about": Words(
        "Wie op een avond lid was, bepaalt of een uitslag meetelt. Zonder dagen is iemand gast.",
        "Whether somebody was a member on an evening decides whether a result counts. Without days he is a guest.",
    ),
    "span": Words("Lid van", "Member from"),
    "end_now": Words("Lidmaatschap nu beëindigen", "End the membership now"),
    "own_card": Words("Ledenkaart", "Member's card"),
    "own_card_about": Words(
        "Een kaart met een code waarmee het lid zijn eigen bladzijde opent. Kwijt? Maak een nieuwe.",
        "A card with a code by which the member opens his own page. Lost? Make a new one.",
    ),
    "merge": Words("Twee keer in de lijst?", "Twice in the list?"),
    "merge_about": Words(
        "Voegt dit samen met een ander; alle uitslagen gaan mee. Het kan weer uit elkaar.",
        "Makes this one with another; all results follow. It can be undone.",
    ),
    "merge_into": Words("Is dezelfde als", "Is the same as"),
    "merge_go": Words("Samenvoegen", "Merge"),
    "merged": Words("Deze naam hoort bij {name}.", "This name belongs to {name}."),
    "unmerge": Words("Weer uit elkaar halen", "Take apart again"),
    "also": Words("Hierbij horen ook:", "With this go also:"),
    "erase": Words("Vergeten", "Forget"),
    "erase_about": Words(
        "Wist naam, e-mail en alles op deze kaart voorgoed. De uitslagen blijven, van een oud-lid met een nummer.",
        "Wipes the name, e-mail and all on this card for good. Results stay, of a former member with a number.",
    ),
    "erased": Words("Van dit oud-lid is niets meer bewaard.", "Nothing of this former member is kept any more."),
}

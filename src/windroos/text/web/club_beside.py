"""What the page of the clubs of a folder says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from windroos.text.words import Words

WORDS: Final[Mapping[str, Words]] = {
    "clubs": Words("Clubs", "Clubs"),
    "clubs_about": Words(
        "De clubs die deze computer bijhoudt: elk met eigen leden, avonden, kas en rechten.",
        "The clubs that this computer keeps: each with members, evenings, cash and rights of its own.",
    ),
    "clubs_none": Words("Er is nog geen club.", "There is no club yet."),
    "clubs_more": Words("Nog een club", "Another club"),
    "clubs_first": Words("Een club beginnen", "Begin a club"),
    "clubs_more_about": Words(
        "Voor een jeugdafdeling, of als u van twee clubs secretaris bent. Wie in de ene club een kaart, link of "
        "wachtwoord heeft, is in de andere een bezoeker als ieder ander.",
        "For a youth branch, or if you are secretary of two clubs. Who has a card, a link or a password in one club "
        "is a visitor like anybody else in the other.",
    ),
    "clubs_go": Words("Nieuwe club beginnen", "Begin a new club"),
}

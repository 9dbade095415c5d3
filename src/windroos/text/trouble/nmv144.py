"""What can be wrong with a hand of the 144 rules alone."""

from __future__ import annotations

from windroos.text.words import Trouble, Words

TROUBLE: dict[str, Trouble] = {
    "east_first_twice": Trouble(
        Words(
            "Twee sets zouden met de eerste weggelegde steen van Oost gemaakt zijn.",
            "Two sets are said to be made with East's first discard.",
        ),
        Words("Zet het uitroepteken bij één set.", "Put the exclamation mark with one set."),
    ),
    "east_first_of_east": Trouble(
        Words(
            "Oost kan geen set maken met zijn eigen eerste weggelegde steen ({tile}).",
            "East cannot make a set with its own first discard ({tile}).",
        ),
        Words(
            "Zet de speler op Zuid, West of Noord of laat het uitroepteken weg.",
            "Make the player South, West or North or leave out the exclamation mark.",
        ),
    ),
    "east_first_concealed": Trouble(
        Words(
            "Een dichte kong van {tile} is niet met een weggelegde steen gemaakt.",
            "A concealed kong of {tile} was not made with a discard.",
        ),
        Words(
            "Schrijf de kong open, [...], of laat het uitroepteken weg.",
            "Write the kong open, [...], or leave out the exclamation mark.",
        ),
    ),
    "no_formations": Trouble(
        Words(
            "De regels {rules} hebben geen lijst van bijzondere spelen.",
            "The rules {rules} have no list of special formations.",
        ),
        Words("Alleen nmv144 heeft zo'n lijst.", "Only nmv144 has such a list."),
    ),
}

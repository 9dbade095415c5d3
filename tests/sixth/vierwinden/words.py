"""The words of De Vier Winden."""

from __future__ import annotations

from windroos.text.books import BookWords
from windroos.text.words import Words

HEADINGS: dict[str, Words] = {
    "punten": Words("Punten", "Points"),
    "dubbel": Words("Verdubbelingen", "Doubles"),
    "limiet": Words("Limietspel", "Limit hand"),
}
ENTRIES: dict[str, tuple[Words, Words]] = {
    "pung_laag_open": (
        Words("pung 2-8 open", "open pung of 2-8"),
        Words("open pung van 2 tot 8", "an open pung of 2 to 8"),
    ),
    "pung_laag_dicht": (
        Words("pung 2-8 dicht", "concealed pung of 2-8"),
        Words("dichte pung van 2 tot 8", "a concealed pung of 2 to 8"),
    ),
    "pung_hoog_open": (
        Words("hoge pung open", "open high pung"),
        Words("open pung van enen, negens, winden of draken", "an open pung of ones, nines or honours"),
    ),
    "pung_hoog_dicht": (
        Words("hoge pung dicht", "concealed high pung"),
        Words("dichte pung van enen, negens, winden of draken", "a concealed pung of ones, nines or honours"),
    ),
    "kong_laag_open": (
        Words("kong 2-8 open", "open kong of 2-8"),
        Words("open kong van 2 tot 8", "an open kong of 2 to 8"),
    ),
    "kong_laag_dicht": (
        Words("kong 2-8 dicht", "concealed kong of 2-8"),
        Words("dichte kong van 2 tot 8", "a concealed kong of 2 to 8"),
    ),
    "kong_hoog_open": (
        Words("hoge kong open", "open high kong"),
        Words("open kong van enen, negens, winden of draken", "an open kong of ones, nines or honours"),
    ),
    "kong_hoog_dicht": (
        Words("hoge kong dicht", "concealed high kong"),
        Words("dichte kong van enen, negens, winden of draken", "a concealed kong of ones, nines or honours"),
    ),
    "mahjong": (Words("mahjong", "mahjong"), Words("voor de winnaar", "for the winner")),
    "draken": (Words("pung draken", "pung of dragons"), Words("pung of kong van draken", "a pung or kong of dragons")),
    "eigen_wind": (
        Words("eigen wind", "own wind"),
        Words("pung of kong van de eigen wind", "a pung or kong of the own wind"),
    ),
    "ronde": (
        Words("wind van de ronde", "wind of the round"),
        Words("pung of kong van de wind van de ronde", "a pung or kong of the wind of the round"),
    ),
    "schoon": (Words("schoon", "clean"), Words("een soort met winden of draken", "one suit with honours")),
    "zuiver": (Words("zuiver", "pure"), Words("een soort", "one suit")),
    "vier_pungs": (Words("vier pungs", "four pungs"), Words("zonder chows", "without chows")),
    "van_de_muur": (
        Words("van de muur", "from the wall"),
        Words("de winnende steen zelf gepakt", "the winning tile drawn"),
    ),
    "dertien_wezen": (
        Words("dertien wezen", "thirteen orphans"),
        Words(
            "van elke een, negen, wind en draak een, en een dubbel",
            "one each of ones, nines and honours, and one of them twice",
        ),
    ),
}
OPTIONS: dict[str, tuple[Words, dict[str, Words]]] = {
    "minimum": (Words("Hoeveel verdubbelingen om uit te gaan?", "How many doubles to go out?"), {}),
    "limit": (Words("Wat is de limiet?", "What is the limit?"), {}),
    "players": (Words("Met hoeveel spelers?", "How many players?"), {}),
    "mahjong": (Words("Hoeveel punten voor mahjong?", "How many points for mahjong?"), {}),
    "van_de_muur": (
        Words("Verdubbelt een zelf gepakte steen?", "Does a drawn tile double?"),
        {"true": Words("ja", "yes"), "false": Words("nee", "no")},
    ),
}
WORDS = BookWords(
    Words("Vier Winden", "Vier Winden"),
    Words("De Vier Winden", "De Vier Winden"),
    Words("Het blaadje van De Vier Winden", "The page of De Vier Winden"),
    HEADINGS,
    ENTRIES,
    OPTIONS,
)

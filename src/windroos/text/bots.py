"""What computer players say of their choices."""

from __future__ import annotations

from typing import Final, Protocol

from windroos.text.books import BookWords
from windroos.text.tiles import SUIT_NAMES
from windroos.text.words import Lang, Words

HANDS: Final = {
    "any": Words("een willekeurig spel", "any hand"),
    "chows": Words("vier chows", "four chows"),
    "one_chow": Words("pungs met hoogstens één chow", "pungs with at most one chow"),
    "pungs": Words("vier pungs", "four pungs"),
    "orphans": Words("dertien wezen", "thirteen orphans"),
    "court": Words("het hof van Peking", "the court of Peking"),
    "crochet": Words("een haakwerkje", "a crochet hand"),
    "trichow": Words("een trichow", "a trichow"),
    "pairs": Words("een parenspel", "a hand of pairs"),
    "broken_snake": Words("de slang", "the snake"),
    "first_chows": Words("startchows", "first chows"),
    "last_chows": Words("staartchows", "last chows"),
}
"""What a player may work for where it is no entry of the book's table."""


REASONS: Final = {
    "mahjong": Words("Mahjong!", "Mahjong!"),
    "chance": Words("Zomaar.", "By chance."),
    "kong": Words("De kong kost niets en geeft een steen.", "The kong costs nothing and gives a tile."),
    "nearest": Words(
        "Dit is het minst nodig voor {hand}; daarvoor ontbreken er {missing}.",
        "This is what {hand} needs least; {missing:# is|# are} missing.",
    ),
    "nearer": Words("Dan {missing:ontbreekt|ontbreken} er nog {missing}.", "Then {missing:# is|# are} missing."),
    "no_nearer": Words("Dat brengt niets dichterbij.", "That brings nothing nearer."),
    "keeps": Words(
        "Zo {live:blijft er # steen|blijven er # stenen} over voor {hand}; daarvoor "
        "{missing:ontbreekt|ontbreken} er {missing}.",
        "This keeps {live:# live tile|# live tiles} for {hand}; {missing:# is|# are} missing.",
    ),
    "waits": Words(
        "Zonder deze steen is {hand} beter af: {live:# steen helpt|# stenen helpen}, er "
        "{missing:ontbreekt|ontbreken} er {missing}.",
        "Without this tile {hand} is better off: {live:# live tile helps|# live tiles help}, {missing:# is|# are} "
        "missing.",
    ),
    "claims": Words(
        "Dat brengt {hand} dichterbij: er {missing:ontbreekt|ontbreken} er dan {missing}, en {live:# steen helpt|# "
        "stenen helpen}.",
        "That brings {hand} nearer: {missing:# is|# are} missing then, and {live:# live tile helps|# live tiles help}.",
    ),
    "moon": Words("De laatste steen kan de maan zijn.", "The last tile may be the moon."),
    "keeps_last": Words("Wie na de laatste steen niets weglegt, geeft niets weg.", "No discard, no gift."),
    "too_late": Words("Het antwoord kwam te laat.", "The answer came too late."),
    "said": Words("{text}", "{text}"),
}
"""Why a player does what it does, by the code of a `windroos.bots.player.Reason`."""


class ReasonWords(Protocol):
    """A `windroos.bots.player.Reason`."""

    @property
    def code(self) -> str: ...  # noqa: D102  # as there
    @property
    def values(self) -> tuple[tuple[str, int | str], ...]: ...  # noqa: D102  # as there


def hand_name(words: BookWords, name: str, lang: Lang) -> str:
    """What a hand to work for is called: by the words of its entry in the book, or one of `HANDS`."""
    return (HANDS[name] if name in HANDS else words.entries[name][0]).to(lang)


def reason_text(reason: ReasonWords, words: BookWords, lang: Lang) -> str:
    """A player's reason with the words of the book that he plays by, in one language."""
    shown: dict[str, int | str] = dict(reason.values)
    if "hand" in shown:
        hand = hand_name(words, str(shown["hand"]), lang)
        suit = int(shown.get("suit", -1))
        shown["hand"] = f"{hand} ({SUIT_NAMES[suit].to(lang)})" if suit >= 0 else hand
    return REASONS[reason.code].to(lang).format_map(shown)

"""What computer players say of their choices."""

from __future__ import annotations

from typing import Final, Protocol

from windroos.text.tiles import SUIT_NAMES
from windroos.text.words import Lang, Words

PLAYERS: Final = {
    "random": Words("doet maar wat", "does anything"),
    "greedy": Words("neemt de kortste weg", "takes the shortest way"),
    "live": Words("telt de stenen die nog komen kunnen", "counts the tiles that can still come"),
}
"""The players of `windroos.bots.player.NAMES`, and what they do."""

HANDS: Final = {
    "any": Words("een willekeurig spel", "any hand"),
    "honour_pung": Words("een pung die telt", "a pung that counts"),
    "half_flush": Words("een kleur met troeven", "one suit with honours"),
    "full_flush": Words("een zuivere kleur", "one suit"),
    "orphans_only": Words("enen, negens en troeven", "terminals and honours"),
    "chows": Words("vier chows", "four chows"),
    "one_chow": Words("pungs met hoogstens een chow", "pungs with at most one chow"),
    "pungs": Words("vier pungs", "four pungs"),
    "hidden_pungs": Words("verborgen pungs", "concealed pungs"),
    "simples": Words("alleen tweeën tot en met achten", "simples only"),
    "concealed": Words("een geheel verborgen spel", "a concealed hand"),
    "drawn": Words("een zelf gepakte laatste steen", "a self-drawn last tile"),
    "mixed_triple_chow": Words("mixed triple chow", "mixed triple chow"),
    "mixed_straight": Words("mixed straight", "mixed straight"),
    "pure_straight": Words("pure straight", "pure straight"),
    "pure_shifted_chows": Words("pure shifted chows", "pure shifted chows"),
    "mixed_shifted_chows": Words("mixed shifted chows", "mixed shifted chows"),
    "two_dragon_pungs": Words("twee pungs van draken", "two pungs of dragons"),
    "three_winds": Words("drie pungs van winden", "three pungs of winds"),
    "upper_four": Words("upper four", "upper four"),
    "lower_four": Words("lower four", "lower four"),
    "knitted_straight": Words("knitted straight", "knitted straight"),
    "simple_chows": Words("verborgen chows zonder enen en negens", "concealed chows of simples"),
    "orphans": Words("dertien wezen", "thirteen orphans"),
    "wind_snake": Words("de windenslang", "the wind snake"),
    "dragon_snake": Words("de drakenslang", "the dragon snake"),
    "court": Words("het hof van Peking", "the court of Peking"),
    "honour_pairs": Words("paren van troeven", "pairs of honours"),
    "one_suit_pairs": Words("paren van een kleur", "pairs of one suit"),
    "orphan_pairs": Words("paren van enen, negens en troeven", "pairs of terminals and honours"),
    "half_flush_pairs": Words("paren van een kleur met troeven", "pairs of one suit with honours"),
    "seven_pairs": Words("zeven paren", "seven pairs"),
    "pairs": Words("een parenspel", "a hand of pairs"),
    "knitted": Words("honours and knitted tiles", "honours and knitted tiles"),
    "broken_snake": Words("de slang", "the snake"),
    "first_chows": Words("startchows", "first chows"),
    "last_chows": Words("staartchows", "last chows"),
}
"""What a player may work for."""

REASONS: Final = {
    "mahjong": Words("Mahjong!", "Mahjong!"),
    "chance": Words("Zomaar.", "By chance."),
    "kong": Words("De kong kost niets en geeft een steen.", "The kong costs nothing and gives a tile."),
    "nearest": Words(
        "Dit is het minst nodig voor {hand}; daarvoor ontbreken er {missing}.",
        "This is what {hand} needs least; it lacks {missing}.",
    ),
    "nearer": Words("Dan ontbreken er nog {missing}.", "Then {missing} are missing."),
    "no_nearer": Words("Dat brengt niets dichterbij.", "That brings nothing nearer."),
    "keeps": Words(
        "Zo blijven er {live} stenen over die {hand} dichterbij brengen; daarvoor ontbreken er {missing}.",
        "This keeps {live} live tiles that bring {hand} nearer; it lacks {missing}.",
    ),
    "waits": Words(
        "Zonder deze steen is {hand} beter af: {live} stenen helpen, er ontbreken er {missing}.",
        "Without this tile {hand} is better off: {live} live tiles help, {missing} are missing.",
    ),
    "claims": Words(
        "Dat brengt {hand} dichterbij: er ontbreken er dan {missing}, en {live} stenen helpen.",
        "That brings {hand} nearer: {missing} are missing then, and {live} live tiles help.",
    ),
    "moon": Words("De laatste steen kan de maan zijn.", "The last tile may be the moon."),
    "keeps_last": Words("Wie na de laatste steen niets weglegt, geeft niets weg.", "No discard, no gift."),
    "too_late": Words("Het antwoord kwam te laat.", "The answer came too late."),
    "said": Words("{text}", "{text}"),
}
"""Why a player does what it does, by the code of a `windroos.bots.player.Reason`."""


class Explained(Protocol):
    """A `windroos.bots.player.Reason`."""

    @property
    def code(self) -> str: ...  # noqa: D102  # as there
    @property
    def values(self) -> tuple[tuple[str, int | str], ...]: ...  # noqa: D102  # as there


def reason_text(reason: Explained, lang: Lang) -> str:
    """The words for a player's reason, in one language."""
    shown: dict[str, int | str] = dict(reason.values)
    if "hand" in shown:
        hand = HANDS[str(shown["hand"])].to(lang)
        suit = int(shown.get("suit", -1))
        shown["hand"] = f"{hand} ({SUIT_NAMES[suit].to(lang)})" if suit >= 0 else hand
    return REASONS[reason.code].to(lang).format_map(shown)

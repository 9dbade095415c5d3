"""The words of dangerous play and of a ruling on who pays for all (Hong Kong).

Codes and their numbers are those of `windroos.play.rules.liability`: a danger is its seat, kind, suit and order.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from windroos.text.explain import listed, tiles_in_words
from windroos.text.tiles import SUIT_NAMES, tile_name
from windroos.text.words import Lang, Words

DANGERS: Final = {
    "suit": Words("negen stenen {suit}", "nine tiles of {suit}"),
    "winds": Words("negen winden", "nine winds"),
    "terminals": Words("negen enen en negens", "nine ones and nines"),
    "honours": Words("negen winden en draken", "nine winds and dragons"),
    "dragons": Words("zes draken", "six dragons"),
}
"""What lies on the table, by kind of danger; in the order of `windroos.play.rules.liability.KINDS`."""
HANDS: Final = {
    "suit": Words("superschoon", "a very clean hand"),
    "winds": Words("vier kleine of grote winden", "little or big four winds"),
    "terminals": Words("pungen van enen en negens", "pungs of ones and nines"),
    "honours": Words("alleen winden en draken", "winds and dragons only"),
    "dragons": Words("drie grote wijzen", "big three dragons"),
}
"""What it may become."""
ORDERS: Final = (
    Words("eerste", "first"),
    Words("tweede", "second"),
    Words("derde", "third"),
    Words("vierde", "fourth"),
    Words("vijfde", "fifth"),
    Words("zesde", "sixth"),
)
RAW: Final = (Words("niet rauw", "not raw"), Words("rauw", "raw"))
ENDANGERED: Final = Words(
    "Gevaarlijk spel van {owner}: {what} op tafel, het {order} gevaarlijke spel.",
    "Dangerous play by {owner}: {what} on the table, the {order} dangerous hand.",
)
PAYS: Final = Words("{player} betaalt voor allen (pao).", "{player} pays for all (pao).")
NOBODY_PAYS: Final = Words("Niemand betaalt voor allen.", "Nobody pays for all.")
REASONS: Final = {
    "fed": Words(
        "{payer} legt {tile} weg ({raw}), en {owner} maakt er {hand} mee; daar lagen al {what}: "
        "het {order} gevaarlijke spel.",
        "{payer} discards {tile} ({raw}), and {owner} makes {hand} with it; {what} lay there already: "
        "the {order} dangerous hand.",
    ),
    "gave": Words(
        "{payer} gaf met {tile} ({raw}) de set die {hand} besliste voor {owner} (er lagen al {what}: het {order} "
        "gevaarlijke spel), en {owner} pakt de winnende steen zelf.",
        "With {tile} ({raw}) {payer} gave the set that decided {hand} for {owner} ({what} lay there already: the "
        "{order} dangerous hand), and {owner} draws the winning tile.",
    ),
    "seven": Words(
        "7-5 regel: {payer} legt {tile} weg met nog {live} in de levende muur; vanaf de zevende steen van achteren mag "
        "geen wind of draak weg.",
        "7-5 rule: {payer} discards {tile} with {live} left in the live wall; from the seventh-last tile on no wind or "
        "dragon may go.",
    ),
    "five": Words(
        "7-5 regel: {payer} legt {tile} weg, een rauwe steen, met nog {live} in de levende muur; vanaf de vijfde steen "
        "van achteren mag dat niet.",
        "7-5 rule: {payer} discards {tile}, a raw tile, with {live} left in the live wall; from the fifth-last tile on "
        "that is not allowed.",
    ),
    "safer": Words("Had {payer} een andere keus? Ja, veiliger: {tiles}.", "Had {payer} a choice? Yes, safer: {tiles}."),
    "kept": Words(
        "Had {payer} een andere keus? Ja: na de laatste steen hoeft men niets weg te leggen.",
        "Had {payer} a choice? Yes: after the last tile one need not discard.",
    ),
    "lost": Words(
        "Geen recht op overmacht: {payer} maakte {set} na het eerste gevaarlijke spel.",
        "No right to plead that there was no choice: {payer} made {set} after the first dangerous hand.",
    ),
    "no_choice": Words(
        "Had {payer} een andere keus? Nee, overmacht: op de plank stond niets veiligers ({tiles}).",
        "Had {payer} a choice? No: the rack held nothing safer ({tiles}).",
    ),
    "last_hand": Words(
        "Had {payer} een andere keus? Nee: {tile} hoort bij het laatst gevormde gevaarlijke spel (het {order}) en is "
        "niet rauw; iets veiligers stond er niet.",
        "Had {payer} a choice? No: {tile} belongs to the dangerous hand formed last (the {order}) and is not raw; "
        "there was nothing safer.",
    ),
    "other_hand": Words(
        "{owner} had gevaarlijk spel ({what}), maar wint niet met {hand}: geen pao.",
        "{owner} had dangerous play ({what}), but does not win with {hand}: no pao.",
    ),
    "little_dragons": Words(
        "{owner} maakt met de draken niet meer dan drie kleine wijzen: geen pao.",
        "{owner} makes no more than little three dragons: no pao.",
    ),
    "not_given": Words(
        "{owner} maakt {hand}, maar niemand gaf de set die dat besliste en de winnende steen is zelf gepakt: "
        "ieder betaalt zijn deel.",
        "{owner} makes {hand}, but nobody gave the set that decided it and the winning tile is self-drawn: "
        "everyone pays a share.",
    ),
}
_KINDS: Final = tuple(DANGERS)
_NO_SUIT: Final = -1


def danger_text(kind: str, suit: int, lang: Lang) -> str:
    """What lies on the table: `nine tiles of bamboo`, `zes draken`."""
    name = SUIT_NAMES[suit].to(lang) if suit != _NO_SUIT else ""
    return DANGERS[kind].to(lang).format(suit=name)


def endangered_text(owner: str, kind: str, suit: int, order: int, lang: Lang) -> str:
    """What a player must say when dangerous play begins (p. 28)."""
    return ENDANGERED.to(lang).format(owner=owner, what=danger_text(kind, suit, lang), order=_order(order, lang))


def sentences(
    liable: int, reasons: Sequence[tuple[str, tuple[int, ...]]], names: Sequence[str], lang: Lang
) -> list[str]:
    """A ruling: who pays for all (below 0: nobody), then why, one sentence a reason. `names` by seat."""
    first = PAYS.to(lang).format(player=names[liable]) if liable >= 0 else NOBODY_PAYS.to(lang)
    return [first, *(_sentence(code, numbers, names, lang) for code, numbers in reasons)]


def _sentence(code: str, numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> str:
    return REASONS[code].to(lang).format_map(_VALUES[code](numbers, names, lang))


def _order(order: int, lang: Lang) -> str:
    return ORDERS[order - 1].to(lang) if order <= len(ORDERS) else f"{order}{'e' if lang == 'nl' else 'th'}"


def _danger(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    owner, at, suit, order = numbers
    kind = _KINDS[at]
    return {
        "owner": names[owner],
        "what": danger_text(kind, suit, lang),
        "hand": HANDS[kind].to(lang),
        "order": _order(order, lang),
    }


def _given(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    payer, tile, raw, *danger = numbers
    shown = {"payer": names[payer], "tile": tile_name(tile, lang), "raw": RAW[raw].to(lang)}
    return shown | _danger(tuple(danger), names, lang)


def _late(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    payer, tile, live = numbers
    return {"payer": names[payer], "tile": tile_name(tile, lang), "live": str(live)}


def _tiles(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    payer, *tiles = numbers
    each = [tile_name(tile, lang) for tile in dict.fromkeys(tiles)]
    return {"payer": names[payer], "tiles": listed(each, lang)}


def _set(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    payer, *tiles = numbers
    return {"payer": names[payer], "set": tiles_in_words(tuple(tiles), lang)}


def _last(numbers: tuple[int, ...], names: Sequence[str], lang: Lang) -> dict[str, str]:
    payer, tile, order = numbers
    return {"payer": names[payer], "tile": tile_name(tile, lang), "order": _order(order, lang)}


_VALUES: Final[dict[str, Callable[[tuple[int, ...], Sequence[str], Lang], dict[str, str]]]] = {
    "fed": _given,
    "gave": _given,
    "seven": _late,
    "five": _late,
    "safer": _tiles,
    "kept": _tiles,
    "lost": _set,
    "no_choice": _tiles,
    "last_hand": _last,
    "other_hand": _danger,
    "little_dragons": _danger,
    "not_given": _danger,
}

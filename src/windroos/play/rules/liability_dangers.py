"""Dangerous play (Hong Kong): what the sets before a seat threaten, and which tiles feed it.

Five kinds of danger (Fu Hing, p. 13-15, 27-28; ruling H9). "Slagen" are open tiles: three a set, an open kong too; a
concealed kong counts none (p. 29).

    suit       nine tiles of one suit             superschoon
    winds      nine winds                         vier kleine winden, vier grote winden
    terminals  nine ones and nines                pungen van enen en negens
    honours    nine winds and dragons             alleen winden en draken
    dragons    six dragons                        drie grote wijzen

A seat may have several: three pungs of winds are nine winds and nine winds and dragons, for they may still become
either hand. All that one set begins is one dangerous hand and has one number in the order of dangerous hands.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hands import Meld
from windroos.play.model.view import Danger, Laid, OpenTable
from windroos.tiles import ALL, CHARACTERS, DRAGONS, HONOURS, TERMINALS, WINDS

NO_SUIT: Final = -1


class DangerForm(NamedTuple):
    """One kind of danger.

    kinds    mask of the kinds that it is about
    begins   open tiles with which it begins
    decided  open tiles with which the hand is as good as made: who gives these pays also for a self-drawn win
    hands    the entries of the rule set that it may become
    """

    kind: str
    suit: int
    kinds: int
    begins: int
    decided: int
    hands: tuple[str, ...]


FORMS: Final = (
    *(DangerForm("suit", suit, CHARACTERS << 9 * suit, 9, 12, ("superschoon",)) for suit in range(3)),
    DangerForm("winds", NO_SUIT, WINDS, 9, 12, ("vier_kleine_winden", "vier_grote_winden")),
    DangerForm("terminals", NO_SUIT, TERMINALS, 9, 12, ("pungen_enen_negens",)),
    DangerForm("honours", NO_SUIT, HONOURS, 9, 12, ("alleen_winden_en_draken",)),
    DangerForm("dragons", NO_SUIT, DRAGONS, 6, 9, ("drie_grote_wijzen",)),
)
KINDS: Final = ("suit", "winds", "terminals", "honours", "dragons")
"""The codes of dangers; a ruling names one by its place here."""


def form_of(danger: Danger) -> DangerForm:
    """What a danger is about."""
    return next(form for form in FORMS if (form.kind, form.suit) == (danger.kind, danger.suit))


def exposed(melds: tuple[Meld, ...], kinds: int) -> int:
    """How many open tiles of these kinds lie there in sets, a kong as three."""
    return 3 * sum(meld.open and not mask_of(meld) & ~kinds for meld in melds)


def dangers_of(melds: tuple[Meld, ...]) -> tuple[DangerForm, ...]:
    """The dangerous play that the sets of a seat make."""
    return tuple(form for form in FORMS if exposed(melds, form.kinds) >= form.begins)


def newly(table: OpenTable, laid: Laid) -> tuple[Danger, ...]:
    """What begins with a set that is just being laid; `table` is as it was before.

    All that begins with this set has the same number: one more than the highest before it.
    """
    before = table.melds[laid.seat]
    begun = {(danger.kind, danger.suit) for danger in table.dangers if danger.seat == laid.seat}
    order = 1 + max((danger.order for danger in table.dangers), default=0)
    return tuple(
        Danger(laid.seat, form.kind, form.suit, order)
        for form in dangers_of(with_set(before, laid.meld))
        if (form.kind, form.suit) not in begun
    )


def with_set(melds: tuple[Meld, ...], meld: Meld) -> tuple[Meld, ...]:
    """The sets of a seat with one more; a promoted pung makes place for its kong."""
    if not meld.added:
        return (*melds, meld)
    return tuple(meld if (one.kind, one.tile) == ("pung", meld.tile) else one for one in melds)


def feeds(danger: Danger, melds: tuple[Meld, ...]) -> int:
    """Mask of the kinds that bring a danger nearer to its hand; 0 where the sets before its seat rule the hand out.

    A kind of which the seat has a pung or kong cannot feed another pung or the pair. Where the sets on the table make
    the hand sure (three pungs of dragons, four of winds), every tile that may complete the rest feeds it.
    """
    form = form_of(danger)
    laid = 0
    for meld in melds:
        laid |= mask_of(meld)
    inside = sum(not mask_of(meld) & ~form.kinds for meld in melds)
    used = laid & (TERMINALS if danger.kind == "terminals" else HONOURS)
    if danger.kind == "winds":
        if laid & DRAGONS:
            return 0
        return (ALL & ~DRAGONS if inside == 4 else WINDS) & ~used
    if danger.kind == "dragons":
        if inside == 3:
            return ALL & ~used
        return DRAGONS & ~used if len(melds) < 4 else 0
    return form.kinds & ~used if inside == len(melds) else 0


def mask_of(meld: Meld) -> int:
    """The kinds of a set."""
    return (0b111 if meld.kind == "chow" else 1) << meld.tile


def seen(table: OpenTable) -> int:
    """Mask of the kinds that were discarded or lie in a set: not raw any more (p. 27 and 29)."""
    kinds = 0
    for thrown in table.discards:
        kinds |= 1 << thrown.tile
    for melds in table.melds:
        for meld in melds:
            kinds |= mask_of(meld)
    return kinds


def raw(table: OpenTable, kind: int) -> bool:
    """Whether a tile was not discarded nor used in a set that lies there; `table` is as it is before its discard."""
    return not seen(table) >> kind & 1

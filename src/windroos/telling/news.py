"""What happened at the table since a person last looked, as sentences; and why a tile went to someone else."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import events as event_kinds
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.rules.conduct import Conduct, Priority
from windroos.telling.names import seat_name, tiles_text
from windroos.text import explain
from windroos.text import play as texts
from windroos.text.liability import endangered_text
from windroos.text.tiles import tile_name
from windroos.text.words import Lang, Words
from windroos.tiles import KINDS, symbol

_DRAWING: Final = (event_kinds.Drew, event_kinds.Received)
_LAYING: Final = (event_kinds.Discarded, event_kinds.Konged)
_TAKING: Final = (event_kinds.Melded, event_kinds.Won)


class Listener(NamedTuple):
    """Who is told. `seat` NOBODY: someone who watches, or the `player` who sits this hand out."""

    seat: int
    conduct: Conduct
    lang: Lang
    players: tuple[str, ...]
    """Everyone's name, by the place in the match."""
    in_full: bool = False
    """Tiles are named (`bamboe 6`), as one says them; else in the notation (`B6`)."""
    player: int = NOBODY
    """The place in the match; NOBODY for someone who only watches."""


class Said(NamedTuple):
    """A sentence; `notable` ones stand on a line of their own."""

    text: str
    notable: bool = False


def sentences(events: Iterable[event_kinds.Public | event_kinds.Private], listener: Listener) -> list[Said]:
    """One sentence an event, for those that say something; bonus tiles that one seat lays out together in one."""
    out: list[Said] = []
    answer: event_kinds.Answered | None = None
    giver = NOBODY
    laid: list[int] = []
    layer = NOBODY
    for event in events:
        if layer != NOBODY and not isinstance(event, _DRAWING) and not _exposes(event, layer):
            out.append(_exposed(layer, laid, listener))
            laid, layer = [], NOBODY
        if isinstance(event, event_kinds.Exposed):
            laid, layer = [*laid, event.tile], event.seat
            continue
        if isinstance(event, event_kinds.Answered):
            answer = event
        if isinstance(event, _LAYING):
            answer, giver = None, event.seat
        if answer is not None and answer.call != Call.PASS and isinstance(event, _TAKING):
            if event.seat != answer.seat:
                out.append(Said(_outdone(answer, event, giver, listener), notable=True))
            answer = None
        say = _SAY.get(type(event))
        if say is not None:
            out.append(say(event, listener))
    if layer != NOBODY:
        out.append(_exposed(layer, laid, listener))
    return out


def _exposes(event: event_kinds.Public | event_kinds.Private, seat: int) -> bool:
    return isinstance(event, event_kinds.Exposed) and event.seat == seat


def _person(pair: tuple[Words, Words], seat: int, listener: Listener, **values: object) -> str:
    """A sentence about oneself or about another."""
    own = seat == listener.seat
    who = seat_name(seat, listener.lang)
    return pair[0 if own else 1].to(listener.lang).format(who=who, **values)


def _tile(tile: int, listener: Listener) -> str:
    named = listener.in_full or tile >= KINDS
    return tile_name(tile, listener.lang) if named else tiles_text((tile,), listener.lang)


def _tiles(kinds: tuple[int, ...], listener: Listener) -> str:
    return tiles_text(kinds, listener.lang, listener.in_full)


def _set(meld: Meld, listener: Listener) -> str:
    """The tiles of a set; in full a pung or kong is said by its kind alone."""
    alike = listener.in_full and meld.kind != "chow"
    return _tiles((meld.tile,) if alike else meld.tiles(), listener)


def _exposed(seat: int, tiles: list[int], listener: Listener) -> Said:
    lang = listener.lang
    named = [tile_name(tile, lang) if listener.in_full else f"{tile_name(tile, lang)} {symbol(tile)}" for tile in tiles]
    names = explain.listed(named, lang)
    return Said(_person(texts.EXPOSES, seat, listener, tile=names))


def _outdone(
    answer: event_kinds.Answered, event: event_kinds.Melded | event_kinds.Won, giver: int, listener: Listener
) -> str:
    """Why someone else's claim went before one's own."""
    lang, conduct = listener.lang, listener.conduct
    theirs = (
        Call.MAHJONG if isinstance(event, event_kinds.Won) else Call.KONG if event.meld.kind == "kong" else Call.PUNG
    )
    if theirs == Call.MAHJONG and answer.call == Call.MAHJONG:
        first = (event.seat - giver) % conduct.seats < (answer.seat - giver) % conduct.seats
        key = "rank" if conduct.priority == Priority.RANK else "turn" if first else "orphans"
    else:
        key = "mahjong" if theirs == Call.MAHJONG else "pung"
    who = seat_name(event.seat, lang)
    rule = texts.PRIORITY[key].to(lang).format(who=who, giver=seat_name(giver, lang))
    return texts.GOES_BEFORE.to(lang).format(
        who=who, theirs=texts.CALLS[theirs].to(lang), yours=texts.CALLS[answer.call].to(lang), rule=rule
    )


# --- one event ------------------------------------------------------------------------------------------------------


def _seated(event: event_kinds.Seated, listener: Listener) -> Said:
    """Who threw or drew what, and where everyone sits."""
    lang, names = listener.lang, listener.players
    parts = []
    for number, thrown in enumerate(event.throws):
        sums = [str(sum(throw)) for throw in thrown]
        shown = [f"{name} {eyes}" for name, eyes in zip(names, sums, strict=True)] if number == 0 else sums
        parts.append((texts.AGAIN if number else texts.THROWN).to(lang).format(throws=", ".join(shown)))
    if event.drawn:
        drawn = [f"{name} {_tile(tile, listener)}" for name, tile in zip(names, event.drawn, strict=True)]
        parts.append(texts.DRAWN_WINDS.to(lang).format(tiles=", ".join(drawn)))
    seats = [f"{seat_name(seat, lang)} {names[player]}" for seat, player in enumerate(event.seats)]
    return Said(" ".join([*parts, texts.SEATED.to(lang).format(seats=", ".join(seats))]))


def _began(event: event_kinds.HandBegan, listener: Listener) -> Said:
    lang = listener.lang
    pattern = texts.BEGAN_EAST if listener.seat == 0 else texts.BEGAN
    if listener.seat == NOBODY:
        pattern = texts.BEGAN_DREAMER if listener.player != NOBODY else texts.BEGAN_WATCHED
    text = pattern.to(lang).format(
        number=event.number,
        round=explain.ROUNDS[event.round].to(lang),
        seat=seat_name(listener.seat, lang) if listener.seat != NOBODY else "",
        east=listener.players[event.seats[0]],
    )
    return Said(f"{text} {texts.LAST_ANNOUNCED.to(lang)}" if event.last else text, notable=True)


def _opened(event: event_kinds.Opened, listener: Listener) -> Said:
    dice = " + ".join(str(eye) for throw in event.dice for eye in throw)
    side = seat_name(event.side % listener.conduct.seats, listener.lang)
    return Said(texts.OPENED.to(listener.lang).format(dice=dice, side=side, stack=event.stack))


def _discarded(event: event_kinds.Discarded, listener: Listener) -> Said:
    pair = texts.REJECTS if event.rejected else texts.DISCARDS
    return Said(_person(pair, event.seat, listener, tile=_tile(event.tile, listener)))


def _melded(event: event_kinds.Melded, listener: Listener) -> Said:
    lang = listener.lang
    kind = texts.SETS[event.meld.kind].to(lang).format(tiles=_set(event.meld, listener))
    pair = (texts.MELDS[0], texts.MELDS_YOURS if event.giver == listener.seat else texts.MELDS[1])
    giver = seat_name(event.giver, lang)
    return Said(_person(pair, event.seat, listener, tile=_tile(event.tile, listener), giver=giver, set=kind))


def _konged(event: event_kinds.Konged, listener: Listener) -> Said:
    if event.meld.tile == FACE_DOWN:
        return Said(_person(texts.FACE_DOWN_KONG, event.seat, listener))
    pair = texts.ADDED_KONG if event.meld.added else texts.CONCEALED_KONG
    return Said(_person(pair, event.seat, listener, tiles=_set(event.meld, listener)))


def _won(event: event_kinds.Won, listener: Listener) -> Said:
    lang = listener.lang
    if event.tile < 0:
        return Said(_person(texts.WINS["seasons"], event.seat, listener), notable=True)
    key = "robbed" if event.robbed else "self" if event.giver == NOBODY else "discard"
    giver = ""
    if event.giver != NOBODY:
        own = event.giver == listener.seat
        if event.robbed:
            giver = (texts.YOUR_KONG if own else texts.KONG_OF).to(lang).format(who=seat_name(event.giver, lang))
        else:
            giver = texts.YOURS_FROM.to(lang) if own else seat_name(event.giver, lang)
    sentence = _person(texts.WINS[key], event.seat, listener, tile=_tile(event.tile, listener), giver=giver)
    return Said(sentence, notable=True)


def _voided(event: event_kinds.Voided, listener: Listener) -> Said:
    call = texts.CALLS[event.call].to(listener.lang)
    return Said(
        _person(texts.VOIDED, event.seat, listener, call=call, why=why(event.reason, listener.lang)), notable=True
    )


def _fouled(event: event_kinds.Fouled, listener: Listener) -> Said:
    sentence = _person(texts.FOULED, event.seat, listener, number=event.number)
    return Said(f"{sentence} {why(event.reason, listener.lang)}".rstrip(), notable=True)


def _false(event: event_kinds.CalledFalsely, listener: Listener) -> Said:
    words_of = texts.FALSE_WHY.get(event.kind)
    because = words_of.to(listener.lang) if words_of is not None else ""
    return Said(_person(texts.FALSE, event.seat, listener, why=because).rstrip(), notable=True)


def _shown(event: event_kinds.TilesShown, listener: Listener) -> Said:
    return Said(_person(texts.SHOWN, event.seat, listener, tiles=_tiles(event.tiles, listener)))


def _endangered(event: event_kinds.Endangered, listener: Listener) -> Said:
    owner = texts.YOU.to(listener.lang) if event.seat == listener.seat else seat_name(event.seat, listener.lang)
    return Said(endangered_text(owner, event.kind, event.suit, event.order, listener.lang), notable=True)


def _corrected(event: event_kinds.Corrected, listener: Listener) -> Said:
    return Said(texts.CORRECTED.to(listener.lang).format(reason=event.reason), notable=True)


def _simple(pair: tuple[Words, Words], notable: bool = True) -> Callable[..., Said]:
    """Events that have a seat and nothing else to say."""
    return lambda event, listener: Said(_person(pair, event.seat, listener), notable)


_SAY: Final[dict[type, Callable[..., Said]]] = {
    event_kinds.Seated: _seated,
    event_kinds.HandBegan: _began,
    event_kinds.Opened: _opened,
    event_kinds.Discarded: _discarded,
    event_kinds.Melded: _melded,
    event_kinds.Konged: _konged,
    event_kinds.Won: _won,
    event_kinds.Voided: _voided,
    event_kinds.Fouled: _fouled,
    event_kinds.CalledFalsely: _false,
    event_kinds.TilesShown: _shown,
    event_kinds.Endangered: _endangered,
    event_kinds.Corrected: _corrected,
    event_kinds.MoonAnnounced: _simple(texts.MOON),
    event_kinds.BetMade: _simple(texts.BET),
    event_kinds.Paused: _simple(texts.PAUSED, notable=False),
    event_kinds.TimeWasUp: _simple(texts.TIME_UP),
    event_kinds.LastHandAnnounced: lambda _, listener: Said(texts.LAST_ANNOUNCED.to(listener.lang), notable=True),
}


def why(code: str, lang: Lang) -> str:
    """The sentence of a code of the referee, and its hint."""
    from windroos.text.trouble import TROUBLE  # only when something was wrong

    found = TROUBLE.get(code)
    return f"{found.sentence.to(lang)} {found.hint.to(lang)}".strip() if found is not None else ""

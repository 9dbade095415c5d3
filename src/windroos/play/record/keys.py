"""How each event and action is said as JSON: its name, its keys in their order, and how each value is spelled.

Tables alone: `log` writes and reads by them, and docs/record.schema.json is made from them.
"""

from __future__ import annotations

from typing import Any, Final

from windroos.hands import FACE_DOWN, Meld
from windroos.play.model import actions as act
from windroos.play.model import events
from windroos.play.model.events import NOBODY, PlayerPayment
from windroos.play.record.values import (
    CALL,
    DIGEST,
    PLACE,
    PLACE_OR_NOBODY,
    ROUND,
    SALT,
    SEAT,
    SEAT_OR_NOBODY,
    SEATS,
    SUIT_OR_NONE,
    TILE,
    TILE_OR_NONE,
)
from windroos.wire.objects import NEEDED, Key, fields, listed, tagged
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, Spelling, or_null, whole, words

MELD_KEYS: Final = (
    Key("kind", words({"chow": "chow", "pung": "pung", "kong": "kong"})),
    Key("tile", TILE_OR_NONE, FACE_DOWN),
    Key("open", FLAG, True),
    Key("added", FLAG, False),
    Key("east_first", FLAG, False),
)


MELD: Final = fields(Meld, *MELD_KEYS)


CONTRIBUTION: Final = fields(act.Contribution, Key("player", PLACE), Key("commitment", DIGEST), Key("text", DIGEST, ""))


CONTRIBUTIONS: Final = listed(CONTRIBUTION)


PAYMENT: Final = fields(PlayerPayment, Key("from", PLACE_OR_NOBODY), Key("to", PLACE_OR_NOBODY), Key("amount", COUNT))


REASON: Final = fields(lambda *parts: parts, Key("code", TEXT), Key("numbers", listed(NUMBER)))


TILES: Final = listed(TILE)


COUNTS: Final = listed(COUNT)


NUMBERS: Final = listed(NUMBER)


PLACES: Final = listed(PLACE)


DICE: Final = listed(COUNTS)


STEPS: Final = whole(0, 9_999)
"""How many steps an action leads to: one to some dozens, when many seasons are replaced."""


def _table(tag: str, *rows: tuple[str, Any, dict[str, Spelling[Any]]]) -> dict[str, tuple[type, Spelling[Any]]]:
    """Name -> class and spelling; the keys are the fields of the class (a NamedTuple), and so are the defaults."""
    made: dict[str, tuple[type, Spelling[Any]]] = {}
    for name, kind, spellings in rows:
        assert tuple(spellings) == kind._fields, name
        keys = (Key(key, how, kind._field_defaults.get(key, NEEDED)) for key, how in spellings.items())
        made[name] = (kind, fields(kind, *keys, tag=(tag, name)))
    return made


EVENTS: Final = _table(
    "event",
    (
        "seated",
        events.Seated,
        {
            "throws": listed(DICE),
            "drawn": TILES,
            "seats": PLACES,
            "dreamer": PLACE_OR_NOBODY,
            "commitment": TEXT,
            "secret": SALT,
            "contributions": CONTRIBUTIONS,
        },
    ),
    (
        "hand_began",
        events.HandBegan,
        {
            "number": COUNT,
            "round": ROUND,
            "seats": PLACES,
            "dreamer": PLACE_OR_NOBODY,
            "double": SEAT,
            "last": FLAG,
            "commitment": TEXT,
            "contributions": CONTRIBUTIONS,
        },
    ),
    ("opened", events.Opened, {"dice": DICE, "side": COUNT, "stack": COUNT}),
    ("dealt", events.Dealt, {"counts": COUNTS}),
    ("drew", events.Drew, {"seat": SEAT, "loose": FLAG}),
    ("exposed", events.Exposed, {"seat": SEAT, "tile": TILE}),
    ("discarded", events.Discarded, {"seat": SEAT, "tile": TILE, "rejected": FLAG}),
    ("unclaimed", events.Unclaimed, {}),
    ("melded", events.Melded, {"seat": SEAT, "meld": MELD, "giver": SEAT, "tile": TILE}),
    ("konged", events.Konged, {"seat": SEAT, "meld": MELD}),
    ("voided", events.Voided, {"seat": SEAT, "call": CALL, "reason": TEXT}),
    ("fouled", events.Fouled, {"seat": SEAT, "number": COUNT, "reason": TEXT}),
    ("called_falsely", events.CalledFalsely, {"seat": SEAT, "kind": TEXT, "giver": SEAT_OR_NOBODY}),
    ("shown", events.TilesShown, {"seat": SEAT, "tiles": TILES}),
    ("moon_announced", events.MoonAnnounced, {"seat": SEAT}),
    ("bet_made", events.BetMade, {"seat": SEAT}),
    ("endangered", events.Endangered, {"seat": SEAT, "kind": TEXT, "suit": SUIT_OR_NONE, "order": COUNT}),
    ("paused", events.Paused, {"seat": SEAT, "left": or_null(COUNT, NOBODY)}),
    ("time_was_up", events.TimeWasUp, {"seat": SEAT}),
    ("won", events.Won, {"seat": SEAT, "tile": TILE_OR_NONE, "giver": SEAT_OR_NOBODY, "robbed": FLAG}),
    (
        "hand_ended",
        events.HandEnded,
        {
            "reason": TEXT,
            "winner": SEAT_OR_NOBODY,
            "racks": listed(TILES),
            "kongs": listed(TILES),
            "dead": SEATS,
            "scores": NUMBERS,
            "net": NUMBERS,
            "deductions": NUMBERS,
            "liable": SEAT_OR_NOBODY,
            "ruling": listed(REASON),
            "pays": listed(PAYMENT),
            "pot": NUMBER,
            "special": COUNT,
            "wall": TILES,
            "salt": SALT,
        },
    ),
    ("last_hand_announced", events.LastHandAnnounced, {}),
    ("corrected", events.Corrected, {"points": NUMBERS, "reason": TEXT}),
    ("match_ended", events.MatchEnded, {"by_points": PLACES, "by_formation": PLACES}),
    ("rack", events.DealtRack, {"seat": SEAT, "tiles": TILES}),
    ("received", events.Received, {"seat": SEAT, "tile": TILE}),
    ("covered", events.Covered, {"seat": SEAT, "tile": TILE}),
    ("answered", events.Answered, {"seat": SEAT, "call": CALL, "tile": TILE_OR_NONE, "shown": FLAG}),
    ("built", events.Built, {"wall": TILES, "salt": SALT}),
)


ACTIONS: Final = _table(
    "action",
    ("draw", act.Draw, {"seat": SEAT, "moon": FLAG}),
    ("replace", act.Replace, {"seat": SEAT}),
    ("expose", act.Expose, {"seat": SEAT, "tile": TILE}),
    ("discard", act.Discard, {"seat": SEAT, "tile": TILE}),
    ("keep", act.Keep, {"seat": SEAT}),
    ("claim", act.Claim, {"seat": SEAT, "call": CALL, "tile": TILE_OR_NONE, "shown": FLAG}),
    ("kong", act.Kong, {"seat": SEAT, "tile": TILE}),
    ("mahjong", act.Mahjong, {"seat": SEAT, "seasons": FLAG, "shown": FLAG}),
    ("bet", act.Bet, {"seat": SEAT}),
    ("pause", act.Pause, {"seat": SEAT}),
    (
        "sit",
        act.Sit,
        {"throws": listed(DICE), "drawn": TILES, "secret": SALT, "contributions": CONTRIBUTIONS},
    ),
    ("begin", act.Begin, {"wall": TILES, "dice": DICE, "salt": SALT, "contributions": CONTRIBUTIONS}),
    ("time_up", act.TimeUp, {}),
    ("last_hand", act.LastHand, {}),
    ("correct", act.Correct, {"points": NUMBERS, "reason": TEXT}),
)


def _one_of(tag: str, table: dict[str, tuple[type, Spelling[Any]]]) -> Spelling[Any]:
    names = {kind: name for name, (kind, _) in table.items()}
    return tagged(tag, {name: spelling for name, (_, spelling) in table.items()}, lambda value: names[type(value)])


EVENT: Final = _one_of("event", EVENTS)


ACTION: Final = _one_of("action", ACTIONS)


PRIVATE: Final = (events.DealtRack, events.Received, events.Covered, events.Answered)

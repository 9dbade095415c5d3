"""What a view of a table holds when it is sent: every key of it with its kind. `shapes` writes it."""

from __future__ import annotations

from typing import Any, Final

from windroos.play.model.view import Phase, Source
from windroos.play.record.keys import COUNTS, DICE, MELD, MELD_KEYS, PLACES, TILES
from windroos.play.record.values import CALL, PLACE, ROUND, SEAT, TILE
from windroos.wire.objects import ABSENT, Key, listed, row, shape
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, Spelling, named, one_of, or_null, whole

SEAT_OR_NULL: Final = or_null(SEAT, None)
TILE_OR_NULL: Final = or_null(TILE, None)
COUNT_OR_NULL: Final = or_null(COUNT, None)
STACK: Final = (whole(0, 2), whole(0, 2), whole(0, 2))
"""Of the wall: tiles, those raised, those that are dead."""

SENT_MELD: Final = named(
    "Meld",
    shape(
        *(Key(key.name, key.spelling, ABSENT if key.name != "kind" else key.default, key.about) for key in MELD_KEYS),
        Key("from", SEAT_OR_NULL, about="the giver's seat, null: own tiles"),
        Key("taken", TILE_OR_NULL, about="the tile that was taken from him"),
    ),
)
DISCARD: Final = named(
    "Discard",
    shape(
        Key("seat", SEAT),
        Key("taker", SEAT_OR_NULL, about="who claimed it"),
        Key("tile", TILE),
        Key("rejected", FLAG),
    ),
)
VIEW_PLAYER: Final = shape(
    Key("name", TEXT, about="empty where a person gave none: the page calls him by his number, in its own language"),
    Key("points", NUMBER),
    Key("seat", SEAT_OR_NULL, about="in this hand; null: sits it out"),
)
DANGER: Final = shape(Key("seat", SEAT), Key("kind", TEXT), Key("suit", whole(-1, 2)), Key("order", COUNT))

TABLE_KEYS: Final = (
    Key("rules", TEXT, about="id of the rule set"),
    Key("strict", FLAG),
    Key("phase", one_of(*(phase.name.lower() for phase in Phase)), about="what the table waits for"),
    Key("number", COUNT, about="the hand, from 1"),
    Key("round", ROUND, about="its wind"),
    Key("last", FLAG, about="the hand is the last"),
    Key("over", FLAG, about="the match is over"),
    Key("hands", COUNT, about="the most hands of the match, 0: no bound"),
    Key("rounds", COUNT, about="the wind rounds of the match"),
    Key("commitment", TEXT, about="as in `hand_began`"),
    Key("dice", DICE, about="as in `opened`"),
    Key("side", COUNT, about="as in `opened`"),
    Key("stack", COUNT, about="as in `opened`"),
    Key("turn", SEAT_OR_NULL, about="who acts or whose tile is asked about"),
    Key("source", one_of(*(source.name.lower() for source in Source)), about="where the tile too many came from"),
    Key("double", SEAT_OR_NULL, about="the seat that pays and receives double"),
    Key("players", listed(VIEW_PLAYER), about="of the match, in its order"),
    Key("seats", PLACES, about="for each seat of this hand, East first, the player"),
    Key("leaders", PLACES, about="the players with the most points"),
    Key("pot", NUMBER, about="points in the pot"),
    Key("live", COUNT, about="tiles that may still be drawn"),
    Key("loose", COUNT_OR_NULL, about="replacement tiles that lie apart; null: they come from the live end"),
    Key("counts", COUNTS, about="tiles on the rack of each seat"),
    Key("melds", listed(listed(SENT_MELD)), about="the sets of each seat"),
    Key("bonus", listed(TILES), about="the bonus tiles of each seat"),
    Key("owed", COUNTS, about="replacement tiles owed by each seat"),
    Key("kong", or_null(MELD, None), about="the kong that may be robbed"),
    Key("moon", SEAT_OR_NULL, about="who announced the moon"),
    Key("bets", listed(SEAT), about="who bet"),
    Key("dangers", listed(DANGER), about="dangerous hands"),
    Key("pauses", COUNTS, about="time-outs taken by each seat"),
    Key("dead", listed(SEAT), about="seats known to be dead: they called falsely"),
)
OWN_KEYS: Final = (
    Key("rack", TILES),
    Key("melds", listed(SENT_MELD), about="one's sets with all their kinds"),
    Key("drawn", TILE_OR_NULL),
    Key("answer", or_null(CALL, None), about="what was answered to the tile that lies there"),
    Key("accepted", TILES, about="tiles taken from others"),
    Key("dead", FLAG),
)
OWN: Final = named("Own", shape(*OWN_KEYS))
VIEW_KEYS: Final = (
    *TABLE_KEYS,
    Key("wall", listed(listed(row(*STACK))), about="the sides, East's first; each the stacks from right to left as its "
        "player sees it: tiles, raised, dead"),
    Key("discards", listed(DISCARD), about="in order"),
    Key("player", or_null(PLACE, None), about="one's own; null for who only watches"),
    Key("seat", SEAT_OR_NULL, about="one's own; null for who only watches"),
    Key("own", or_null(OWN, None), about="null for who only watches"),
)  # fmt: skip
VIEW: Final = named("View", shape(*VIEW_KEYS))
"""As a replay has it; `TABLE_VIEW` is that of a window."""
_ID: Final = Key("id", TEXT, about="of the table")
_NAME: Final = Key("name", TEXT, about="the rule set's, in the reader's language")
TABLE_VIEW: Final = named("TableView", shape(_ID, _NAME, *VIEW_KEYS))


def some(keys: tuple[Key, ...]) -> Spelling[Any]:
    """What changed of an object with these keys: each of them may be there."""
    return shape(*(key._replace(default=ABSENT) for key in keys))


CHANGED_KEYS: Final = (
    Key("table", named("TableChanges", some(TABLE_KEYS)), about="the keys of `view` that changed"),
    Key("discards", row(COUNT, rest=DISCARD, empty=True), about="the place from which on they are others (from 0) and "
        "what lies there now; empty: nothing changed"),
    Key("wall", or_null(listed(row(COUNT, COUNT, *STACK)), None), about="the stacks that changed: side, place from the "
        "right (both from 0), tiles, raised, dead; null: there is no wall any more"),
)  # fmt: skip
"""What is different for everybody."""
OWN_CHANGES: Final = named("OwnChanges", some(OWN_KEYS))

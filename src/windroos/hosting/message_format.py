"""What a live table says to a browser: every message with its keys and their kinds. A test holds what is sent to it."""

from __future__ import annotations

from typing import Final

from windroos.hosting.setup import KIND
from windroos.hosting.view_format import (
    CHANGED_KEYS,
    COUNT_OR_NULL,
    OWN,
    OWN_CHANGES,
    SEAT_OR_NULL,
    TABLE_VIEW,
    TILE_OR_NULL,
    VIEW,
)
from windroos.play.record.keys import ACTION, EVENT, PLACES, TILES
from windroos.play.record.values import CALL, DIGEST, PLACE, TILE
from windroos.text.web.phrases import PHRASES
from windroos.wire.objects import Key, listed, shape, tagged
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, Spelling, named, one_of, or_null

SENT_ACTION: Final = named("Action", ACTION)
SENT_EVENT: Final = named("Event", EVENT)
SENTENCE: Final = named("Said", shape(Key("text", TEXT), Key("notable", FLAG, about="stands on a line of its own")))
_CLOCK: Final = (Key("left", COUNT, about="milliseconds from now"), Key("of", COUNT, about="in all"))
_BANK: Final = Key("bank", COUNT, about="milliseconds that who is in turn has in reserve; 0 where they run")
CLOCK: Final = named("Clock", shape(*_CLOCK))
TURN: Final = named("Turn", shape(*_CLOCK, _BANK))
REST: Final = named(
    "Rest",
    shape(
        Key("ready", PLACES, about="the players who are ready for the next hand"),
        Key("waits", PLACES, about="the people who are waited for"),
        Key("left", COUNT_OR_NULL, about="milliseconds until it begins without them; null: no clock yet"),
        Key("tables", COUNT, about="other tables on the same walls that must end theirs first"),
    ),
)
OPTION: Final = named(
    "AskOption",
    shape(
        Key("action", SENT_ACTION, about="as it is to be sent"),
        Key("name", TEXT, about="in words"),
        Key("tiles", TILES, about="of the set that it makes"),
        Key("worth", or_null(TEXT, None), about="only mahjong: `24 × 4 = 96`"),
    ),
)
ASK: Final = named(
    "Ask",
    shape(
        Key("kind", one_of("turn", "draw", "claim", "rob", "aside"), about="own turn; must draw; a discard; a kong; "
            "out of turn: kong, bet"),
        Key("tile", TILE_OR_NULL, about="what lies there (`claim`, `rob`)"),
        Key("giver", SEAT_OR_NULL, about="who laid it down"),
        Key("discards", TILES, about="the kinds that may be discarded (`turn`)"),
        Key("options", listed(OPTION), about="what else the rules allow, the usual first"),
        Key("tries", listed(OPTION), about="strict tables: what can be tried though the rules do not allow it"),
        Key("answered", or_null(CALL, None), about="what this seat has answered to the tile; who has answered waits"),
    ),
)  # fmt: skip
PERSON: Final = named(
    "Person",
    shape(
        Key("player", PLACE),
        Key("kind", KIND),
        Key("here", FLAG, about="has a socket"),
        Key("plays", FLAG, about="false where a computer player plays for a person who is away"),
    ),
)
BOUND: Final = shape(Key("player", PLACE), Key("commitment", DIGEST))
KEPT: Final = shape(
    Key("tile", TILE),
    Key("live", COUNT, about="copies of the tiles that help which this seat cannot see"),
    Key("missing", COUNT),
    Key("plan", TEXT, about="the likeliest way to go out then"),
    Key("chance", COUNT, about="to win the hand, in hundredths"),
    Key("points", NUMBER, about="expected, the danger taken off"),
    Key("danger", COUNT, about="points that the tile may cost"),
    Key("cost", COUNT, about="points less than the best"),
)

_N: Final = Key("n", COUNT, about="events that everyone was shown since the match began")
_NOW: Final = (
    Key("ask", or_null(ASK, None), about="what this seat may do now; null where nothing is asked"),
    Key("window", or_null(CLOCK, None), about="while a discard or kong lies open for claims with a clock"),
    Key("turn", or_null(TURN, None), about="the clock of who is in turn; null where the table has none"),
    Key("rest", or_null(REST, None), about="between two hands"),
)
_WRONG: Final = (Key("code", TEXT), Key("message", TEXT), Key("hint", TEXT))
_OTHERS: Final = (
    Key("people", listed(PERSON), about="in the order of the match"),
    Key("watching", COUNT, about="windows of who only watches"),
)
_KEYS: Final = {
    "view": (_N, Key("view", TABLE_VIEW), Key("past", listed(SENT_EVENT), about="the last events of this hand that "
             "everybody was shown"), *_OTHERS, *_NOW),
    "events": (
        _N,
        Key("events", listed(SENT_EVENT), about="what happened, in order; may be empty"),
        Key("said", listed(SENTENCE), about="in the reader's language"),
        *CHANGED_KEYS,
        Key("own", or_null(OWN_CHANGES, None), about="the keys of one's own that changed; null: no seat"),
        *_NOW,
    ),
    "people": (*_OTHERS, Key("windows", COUNT, about="in how many one's own seat is open, 0 for who watches"),
               Key("said", listed(SENTENCE), about="tells a seat when another window opens")),
    "chance": (
        Key("hand", COUNT),
        Key("commitment", DIGEST, about="the SHA-256 of the secret of the hand"),
        Key("seats", or_null(DIGEST, None), about="that of what finds the seats; null: they are known"),
        Key("bound", or_null(listed(BOUND), None), about="who adds something; null: the list is not closed"),
    ),
    "rematch": (
        Key("yes", PLACES, about="who wants another match"),
        Key("waits", PLACES, about="who is there and has not said so"),
        Key("gone", PLACES, about="people who are not there; computer players would play for them"),
        Key("next", or_null(TEXT, None), about="the id of the table where it goes on"),
    ),
    "phrase": (Key("player", PLACE), Key("phrase", one_of(*PHRASES), about="what is said; a page has its words")),
    "refused": (_N, *_WRONG),
    "advice": (
        _N,
        Key("text", TEXT),
        Key("action", or_null(SENT_ACTION, None), about="null where nothing is to be done"),
        Key("discards", listed(KEPT), about="the best, with what each leaves"),
    ),
    "why": (_N, Key("action", SENT_ACTION), Key("allowed", FLAG), Key("text", TEXT), Key("more", listed(TEXT))),
    "trouble": _WRONG,
}  # fmt: skip
_M: Final = Key("m", COUNT, about="its number on this socket, from 1")
MESSAGES: Final = {
    name: named(f"{name.capitalize()}Message", shape(_M, *keys, tag=("t", name))) for name, keys in _KEYS.items()
}
TABLE_MESSAGE: Final[Spelling[object]] = named("TableMessage", tagged("t", MESSAGES, lambda value: str(value["t"])))

REPLAY_STEP: Final = named(
    "ReplayStep",
    shape(
        Key("public", or_null(SENT_EVENT, None)),
        Key("said", listed(SENTENCE)),
        *CHANGED_KEYS,
        Key("owns", listed(OWN_CHANGES), about="what is different of each seat's `own`"),
    ),
)
REPLAY: Final = named(
    "Replay",
    shape(
        Key("number", COUNT, about="of the hand"),
        Key("view", VIEW, about="the table before the hand, for who watches"),
        Key("owns", listed(OWN), about="the `own` of each seat then, East first"),
        Key("steps", listed(REPLAY_STEP)),
        Key("checked", FLAG, about="whether the wall is the one that was promised before the deal"),
    ),
)

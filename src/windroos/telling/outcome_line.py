"""How a hand of a whole table ended, as an object of JSON: what may stand there, and how it is read.

The keys are `id`, `rules`, `options`, `east`, `scores`, `winner` (null for a draw), `by`, `discarder`, `liable` and
`dead`; and where a table needs them `players` (table order), `dreamers`, `false` (list of `{"player", "by",
"discarder", "kind"}`), `fouls` (list of `{"player", "number"}`), `seasons`, `flowers`, `bamboo_ones`, `pot`, `special`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from windroos.books.catalog import IDS, rule_set
from windroos.errors import SettleError
from windroos.settling.outcome import FalseMahjong, Foul, Outcome
from windroos.telling.hand_line import BOOK_SCHEMA
from windroos.wire.fault import Fault, WireError
from windroos.wire.inputs import Input, InputKey, Keys, object_read, or_none
from windroos.wire.json_text import Json
from windroos.wire.outputs import anything, by_name, many, or_null, reference
from windroos.wire.spelling import FLAG, refuse, whole

TABLES: Final = (
    ("A", "B", "C", "D"),
    ("E", "S", "W", "N"),
    ("O", "Z", "W", "N"),
    ("East", "South", "West", "North"),
    ("Oost", "Zuid", "West", "Noord"),
)
"""Usual names of a table's players, to know the others where a line names only some of them."""


def outcome_error(wrong: WireError) -> SettleError:
    """What is wrong with a line, in the words of `settle --jsonl`."""
    return SettleError(_CODES[wrong.fault], **wrong.named())


_CODES: Final[Mapping[Fault, str]] = {
    "json": "settle_json",
    "object": "settle_not_object",
    "deep": "settle_too_deep",
    "number": "settle_number",
    "value": "settle_key_type",
    "key": "settle_key_unknown",
    "key_missing": "settle_key_missing",
    "key_twice": "settle_key_twice",
}


def read_outcome(line: Mapping[str, Any]) -> Outcome:
    """The outcome that a line describes; raises SettleError for a key that is missing, unknown or of a wrong kind."""
    try:
        OUTCOME.complete(line)
        OUTCOME.known(line)
        values = {name: OUTCOME.ask(line, name) for name in _ORDER}
    except WireError as wrong:
        raise outcome_error(wrong) from None
    outcome = Outcome(**values)
    return outcome if outcome.players else _seat(outcome)


_ORDER: Final = (
    "rules", "options", "players", "scores", "east", "winner", "by", "discarder", "liable", "dead", "dreamers", "false",
    "fouls", "seasons", "flowers", "bamboo_ones", "pot", "special",
)  # fmt: skip
"""In which the keys are asked for."""


def _seat(outcome: Outcome) -> Outcome:
    """Fill in the players from the names that the line uses.

    Where scores are the winner's alone, or nobody's, the line need not name everyone: the rest of a usual table of
    names (A B C D, E S W N, ...) is filled in.
    """
    named = dict.fromkeys(outcome.scores)
    named |= dict.fromkeys(outcome.dreamers)
    named |= dict.fromkeys(call.player for call in outcome.false)
    roles = (outcome.east, outcome.winner, outcome.discarder, outcome.liable, *outcome.dead)
    named |= dict.fromkeys(player for player in roles if player is not None)
    partial = outcome.winner is None or outcome.rules not in IDS or not rule_set(outcome.rules).scheme.everyone
    if partial and len(outcome.scores) < 3:
        wanted = 3 if outcome.options.get("players") == 3 else 4
        for table in TABLES:
            if len(named) < wanted and all(player in table[:wanted] for player in named):
                return replace(outcome, players=table[:wanted])
    return replace(outcome, players=tuple(named))


def _read_rules(value: Any, where: str) -> str:
    """Any text: whether there are such rules is seen when they are settled by."""
    if not isinstance(value, str):
        refuse(value, where, ", ".join(IDS))
    return value


def _read_name(value: Any, where: str) -> str:
    if not isinstance(value, str):
        refuse(value, where, '"...", null')
    return value


def _read_player(value: Any, where: str) -> str:
    if value is None:
        refuse(value, where, '"..."')
    return _read_name(value, where)


def _read_names(value: Any, where: str) -> tuple[str, ...]:
    if not isinstance(value, list) or not all(isinstance(player, str) for player in value):
        refuse(value, where, '["...", ...]')
    return tuple(value)


def _records(value: Any, where: str, keys: Keys) -> list[Json]:
    """Objects with these keys, all of them looked at before one is read."""
    if not isinstance(value, list) or not all(isinstance(record, dict) for record in value):
        refuse(value, where, "[{...}, ...]")
    for record in value:
        keys.known(record, where)
    return value


def _read_false(value: Any, where: str) -> tuple[FalseMahjong, ...]:
    return tuple([_false(call) for call in _records(value, where, FALSE)])


def _false(call: Json) -> FalseMahjong:
    by, kind = FALSE.ask(call, "by"), FALSE.ask(call, "kind")
    return FalseMahjong(_read_player(call.get("player"), "player"), by, FALSE.ask(call, "discarder"), kind)


def _read_fouls(value: Any, where: str) -> tuple[Foul, ...]:
    fouls = _records(value, where, FOUL)
    return tuple([Foul(_read_player(foul.get("player"), "player"), FOUL.ask(foul, "number")) for foul in fouls])


_TEXT_SCHEMA: Final[Json] = {"type": "string"}
_PLAYER: Final = InputKey("player", Input(_read_player, _TEXT_SCHEMA))
_NAME: Final = or_none(Input(_read_name, _TEXT_SCHEMA), None)
_NAMES: Final = or_none(Input(_read_names, many(_TEXT_SCHEMA)), ())
_NUMBER: Final = or_none(whole(wanted="0, 1, 2, ..."), 0)
_OBJECT: Final = or_none(Input(object_read, by_name(anything())), {})
_SCORES: Final = or_none(Input(object_read, by_name(or_null({"type": "integer"}))), {})
"""The check of an outcome looks at each score."""

FALSE: Final = Keys(
    _PLAYER, InputKey("by", _NAME, None), InputKey("discarder", _NAME, None), InputKey("kind", _NAME, None)
)
"""A mahjong that was none."""
FOUL: Final = Keys(_PLAYER, InputKey("number", _NUMBER, 0))
"""How often a player broke a rule."""
OUTCOME: Final = Keys(
    InputKey("id", Input(lambda value, _: value, anything()), None),
    InputKey("rules", Input(_read_rules, BOOK_SCHEMA)),
    InputKey("options", _OBJECT, {}),
    InputKey("east", _NAME, None),
    InputKey("scores", _SCORES),
    InputKey("winner", _NAME),
    InputKey("by", _NAME, None),
    InputKey("discarder", _NAME, None),
    InputKey("liable", _NAME, None),
    InputKey("dead", _NAMES, ()),
    InputKey("players", _NAMES, ()),
    InputKey("dreamers", _NAMES, ()),
    InputKey("false", or_none(Input(_read_false, many(reference("FalseCall"))), ()), ()),
    InputKey("fouls", or_none(Input(_read_fouls, many(reference("Fouls"))), ()), ()),
    InputKey("seasons", or_none(FLAG, False), False),
    InputKey("flowers", _NUMBER, 0),
    InputKey("bamboo_ones", _NUMBER, 0),
    InputKey("pot", _NUMBER, 0),
    InputKey("special", or_none(FLAG, None), None),
)
"""How a hand of a whole table ended."""

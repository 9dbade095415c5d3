"""`windroos settle --jsonl`: one hand a line in, who pays whom a line out.

In: `id`, `rules`, `options`, `east`, `scores`, `winner` (null for a draw), `by`, `discarder`, `liable`, `dead`; and
where a table needs them `players` (table order), `dreamers`, `false` (list of `{"player", "by", "discarder",
"kind"}`), `fouls` (list of `{"player", "number"}`), `seasons`, `flowers`, `bamboo_ones`, `pot`, `special`.
Out: `id`, `net`, `pays`; `pot` where there is or was one, `deductions` where fouls took points; or `id` and `error`.
A payment from or to the pot has null for that side.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from math import isfinite
from typing import cast

from windroos.books.catalog import IDS, rule_set
from windroos.books.settle import settle
from windroos.errors import SettleError, WindroosError
from windroos.settling.outcome import By, FalseKind, FalseMahjong, Foul, Outcome
from windroos.text.words import Lang

KEYS = (
    "id", "rules", "options", "east", "scores", "winner", "by", "discarder", "liable", "dead",
    "players", "dreamers", "false", "fouls", "seasons", "flowers", "bamboo_ones", "pot", "special",
)  # fmt: skip

TABLES = (
    ("A", "B", "C", "D"),
    ("E", "S", "W", "N"),
    ("O", "Z", "W", "N"),
    ("East", "South", "West", "North"),
    ("Oost", "Zuid", "West", "Noord"),
)
"""Usual names of a table's players, to know the others where a line names only some of them."""


def settle_line(line: Mapping[str, object], lang: Lang = "en") -> dict[str, object]:
    """Settle one decoded line; the answer is ready for JSON. What is wrong with it comes back as `error`."""
    try:
        outcome = read_outcome(line)
        settled = settle(outcome)
    except WindroosError as trouble:
        return error_line(line.get("id"), trouble, lang)
    answer: dict[str, object] = {
        "id": line.get("id"),
        "net": dict(settled.net),
        "pays": [
            {"from": paid.payer, "to": paid.payee, "amount": paid.amount, "why": paid.because(lang)}
            for paid in settled.pays
        ],
    }
    if outcome.pot or settled.pot:
        answer["pot"] = settled.pot
    if settled.deductions:
        answer["deductions"] = dict(settled.deductions)
    return answer


def error_line(name: object, trouble: WindroosError, lang: Lang = "en") -> dict[str, object]:
    """The answer to a line that cannot be settled."""
    error = {"code": trouble.code, "message": trouble.sentence(lang), "hint": trouble.hint(lang)}
    return {"id": name, "error": error}


def settle_lines(lines: Iterable[str], write: Callable[[str], object], lang: Lang = "en") -> int:
    """Answer each line with a line, in order, passing over empty ones. Returns the exit status: 1 after an error."""
    status = 0
    for text in lines:
        if not text.strip():
            continue
        try:
            answer = settle_line(parse_line(text), lang)
        except SettleError as trouble:
            answer = error_line(None, trouble, lang)
        status = 1 if "error" in answer else status
        write(_encode(answer) + "\n")
    return status


def parse_line(text: str) -> dict[str, object]:
    """One line of JSON as an object; raises SettleError where it is none, or where a key is there twice."""
    value = parse_json(text)
    if not isinstance(value, dict):
        raise SettleError("settle_not_object")
    return value


def parse_json(text: str) -> object:
    """Any JSON; raises SettleError where it is none, where a key is there twice, or a number cannot be kept."""
    try:
        value: object = json.loads(text, object_pairs_hook=_object, parse_constant=_finite, parse_float=_finite)
    except SettleError:  # a key that is there twice; it is a ValueError as well
        raise
    except json.JSONDecodeError as broken:
        raise SettleError("settle_json", column=broken.colno, what=broken.msg) from None
    except RecursionError:
        raise SettleError("settle_too_deep") from None
    except ValueError:
        raise SettleError("settle_number") from None
    return value


def _finite(text: str) -> float:
    """A number with a fraction; not a number and infinity cannot be given back as JSON."""
    value = float(text)
    if not isfinite(value):
        raise ValueError(text)
    return value


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        raise SettleError("settle_key_twice", key=next(name for name in names if names.count(name) > 1))
    return made


def _encode(answer: dict[str, object]) -> str:
    text = json.dumps(answer, ensure_ascii=False)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair in a name can only be written escaped
        return json.dumps(answer)
    return text


def read_outcome(line: Mapping[str, object]) -> Outcome:
    """The outcome that a line describes; raises SettleError for a key that is missing, unknown or of a wrong kind."""
    for key in ("rules", "scores", "winner"):
        if key not in line:
            raise SettleError("settle_key_missing", key=key)
    for key in line:
        if key not in KEYS:
            raise SettleError("settle_key_unknown", key=key, known=", ".join(KEYS))
    rules = line["rules"]
    if not isinstance(rules, str):
        raise SettleError("settle_key_type", key="rules", wanted=", ".join(IDS))
    options = _mapping(line, "options")
    outcome = Outcome(
        rules=rules,
        players=_names(line, "players"),
        scores=cast(Mapping[str, int | None], _mapping(line, "scores")),  # the check looks at each value
        east=_name(line, "east"),
        winner=_name(line, "winner"),
        by=cast(By | None, _name(line, "by")),
        discarder=_name(line, "discarder"),
        liable=_name(line, "liable"),
        dead=_names(line, "dead"),
        dreamers=_names(line, "dreamers"),
        false=tuple(_false(call) for call in _records(line, "false", ("player", "by", "discarder", "kind"))),
        fouls=tuple(
            Foul(_needed(foul, "player"), _count(foul, "number"))
            for foul in _records(line, "fouls", ("player", "number"))
        ),
        seasons=_flag(line, "seasons"),
        flowers=_count(line, "flowers"),
        bamboo_ones=_count(line, "bamboo_ones"),
        pot=_count(line, "pot"),
        special=_flag(line, "special") if line.get("special") is not None else None,
        options=options,
    )
    return outcome if outcome.players else _seat(outcome)


def _seat(outcome: Outcome) -> Outcome:
    """Fill in the players from the names that the line uses.

    Where scores are the winner's alone, or nobody's, the line need not name everyone: the rest of a usual table of
    names (A B C D, E S W N, ...) is filled in.
    """
    from dataclasses import replace

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


def _false(call: Mapping[str, object]) -> FalseMahjong:
    by, kind = _name(call, "by"), _name(call, "kind")
    return FalseMahjong(
        _needed(call, "player"), cast(By | None, by), _name(call, "discarder"), cast(FalseKind | None, kind)
    )


def _mapping(line: Mapping[str, object], key: str) -> Mapping[str, object]:
    value = line.get(key)
    if value is None:
        value = {}
    if not isinstance(value, dict):
        raise SettleError("settle_key_type", key=key, wanted="{...}")
    return value


def _name(line: Mapping[str, object], key: str) -> str | None:
    value = line.get(key)
    if value is not None and not isinstance(value, str):
        raise SettleError("settle_key_type", key=key, wanted='"...", null')
    return value


def _needed(line: Mapping[str, object], key: str) -> str:
    value = _name(line, key)
    if value is None:
        raise SettleError("settle_key_type", key=key, wanted='"..."')
    return value


def _names(line: Mapping[str, object], key: str) -> tuple[str, ...]:
    value = line.get(key)
    if value is None:
        return ()
    if not isinstance(value, list) or not all(isinstance(player, str) for player in value):
        raise SettleError("settle_key_type", key=key, wanted='["...", ...]')
    return tuple(value)


def _records(line: Mapping[str, object], key: str, known: tuple[str, ...]) -> list[Mapping[str, object]]:
    value = line.get(key)
    if value is None:
        return []
    if not isinstance(value, list) or not all(isinstance(record, dict) for record in value):
        raise SettleError("settle_key_type", key=key, wanted="[{...}, ...]")
    for record in value:
        for name in record:
            if name not in known:
                raise SettleError("settle_key_unknown", key=f"{key}.{name}", known=", ".join(known))
    return value


def _count(line: Mapping[str, object], key: str) -> int:
    value = line.get(key)
    if value is None:
        return 0
    if type(value) is not int:
        raise SettleError("settle_key_type", key=key, wanted="0, 1, 2, ...")
    return value


def _flag(line: Mapping[str, object], key: str) -> bool:
    value = line.get(key)
    if value is not None and not isinstance(value, bool):
        raise SettleError("settle_key_type", key=key, wanted="true, false")
    return bool(value)

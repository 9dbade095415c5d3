"""Spellings of more than one value: lists, rows, objects, and objects that say what they are."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

from windroos.wire.fault import WireError, path
from windroos.wire.json_text import Json, quoted
from windroos.wire.spelling import Spelling, Value, refuse


def listed(spelling: Spelling[Value], wanted: str = "[...]") -> Spelling[tuple[Value, ...]]:
    """A tuple of such values."""
    write_one, read_one, schema, defined = spelling

    def write(values: tuple[Value, ...]) -> str:
        return f"[{','.join(map(write_one, values))}]"

    def read(value: Any, where: str) -> tuple[Value, ...]:
        if not isinstance(value, list):
            refuse(value, where, wanted)
        try:
            return tuple([read_one(item, "") for item in value])
        except WireError:  # only now it matters which it was: naming each takes as long as reading it
            return tuple([read_one(item, f"{where}[{at}]") for at, item in enumerate(value)])

    return Spelling(write, read, {"type": "array", "items": schema}, defined)


def row(*parts: Spelling[Any], rest: Spelling[Any] | None = None, empty: bool = False) -> Spelling[tuple[Any, ...]]:
    """A tuple with one value of each of these spellings, then any number of `rest`; `empty`: or nothing at all."""
    size = len(parts)
    wanted = f"[{', '.join('...' for _ in parts)}]"

    def each(values: Sequence[Any]) -> Iterator[tuple[Spelling[Any], Any]]:
        yield from zip(parts if values else (), values, strict=False)
        yield from ((rest, value) for value in values[size:] if rest is not None)

    def write(values: tuple[Any, ...]) -> str:
        return f"[{','.join([part.write(value) for part, value in each(values)])}]"

    def read(value: Any, where: str) -> tuple[Any, ...]:
        if not isinstance(value, list) or not (
            (empty and not value) or len(value) == size or (rest is not None and len(value) > size)
        ):
            refuse(value, where, wanted)
        return tuple([part.read(one, f"{where}[{at}]") for at, (part, one) in enumerate(each(value))])

    schema = {"type": "array", "prefixItems": [part.schema for part in parts], "minItems": 0 if empty else size}
    more = {"maxItems": size} if rest is None else {"items": rest.schema}
    return Spelling(write, read, {**schema, **more}, defined_by((*parts, *((rest,) if rest is not None else ()))))


def made(make: Callable[..., Value], parts: Spelling[tuple[Any, ...]]) -> Spelling[Value]:
    """What `make` makes of such a tuple, and what is one."""
    write: Callable[[Any], str] = parts.write
    return Spelling(write, lambda value, where: make(*parts.read(value, where)), parts.schema, parts.defined)


def mapping(spelling: Spelling[Value]) -> Spelling[Mapping[str, Value]]:
    """An object with any keys and values of one spelling."""

    def write(values: Mapping[str, Value]) -> str:
        return f"{{{','.join(f'{json.dumps(key)}:{spelling.write(value)}' for key, value in values.items())}}}"

    def read(value: Any, where: str) -> dict[str, Value]:
        if not isinstance(value, dict):
            refuse(value, where, "{...}")
        return {key: spelling.read(one, path(where, key)) for key, one in value.items()}

    return Spelling(write, read, {"type": "object", "additionalProperties": spelling.schema}, spelling.defined)


NEEDED: Final = object()
"""The default of a key that must be there."""
ABSENT: Final = object()
"""The default of a key of a `shape` that is not there."""


class Key(NamedTuple):
    """One key of an object; a key that has its default is left out, and where it is not there it is the default.

    about    what it is, for who reads the description
    written  it is never left out by who writes it
    """

    name: str
    spelling: Spelling[Any]
    default: Any = NEEDED
    about: str = ""
    written: bool = False


def fields(make: Callable[..., Value], *keys: Key, tag: tuple[str, str] | None = None) -> Spelling[Value]:
    """An object with these keys, in this order: the parts of what `make` makes. `tag` is a key that says what it is."""
    head = [f'"{tag[0]}":"{tag[1]}"'] if tag else []
    plan = tuple(
        (f'"{key.name}":', key.spelling.write, key.default, key.written or key.default is NEEDED) for key in keys
    )
    read_parts = _reader(keys, tag)

    def write(value: Any) -> str:
        parts = head.copy()
        for (name, text, default, needed), part in zip(plan, value, strict=True):
            if needed or part != default:
                parts.append(name + text(part))
        return f"{{{','.join(parts)}}}"

    def read(value: Any, where: str) -> Value:
        return make(*read_parts(value, where))

    return Spelling(write, read, _schema(keys, tag), defined_by(key.spelling for key in keys))


def shape(*keys: Key, tag: tuple[str, str] | None = None) -> Spelling[Mapping[str, Any]]:
    """An object that is a mapping here too, with its tag; a key whose default is ABSENT may be left out of either."""
    head = [f'"{tag[0]}":"{tag[1]}"'] if tag else []
    names, gaps = [key.name for key in keys], any(key.default is ABSENT for key in keys)
    read_parts = _reader(keys, tag)

    def write(value: Mapping[str, Any]) -> str:
        there = [key for key in keys if key.default is not ABSENT or key.name in value]
        return (
            f"{{{','.join([*head, *(quoted(key.name) + ':' + key.spelling.write(value[key.name]) for key in there)])}}}"
        )

    def read(value: Any, where: str) -> dict[str, Any]:
        found = dict([tag]) if tag else {}
        found.update(zip(names, read_parts(value, where), strict=True))
        return {name: part for name, part in found.items() if part is not ABSENT} if gaps else found

    return Spelling(write, read, _schema(keys, tag), defined_by(key.spelling for key in keys))


def _reader(keys: tuple[Key, ...], tag: tuple[str, str] | None) -> Callable[[Any, str], list[Any]]:
    plan = tuple((key.name, key.spelling.read, key.default) for key in keys)
    places = {name: (at, read_one) for at, (name, read_one, _) in enumerate(plan)}
    defaults, needed = [key.default for key in keys], {key.name for key in keys if key.default is NEEDED}
    known = frozenset((*places, *(tag or ())[:1]))

    def read(value: Any, where: str) -> list[Any]:
        if not isinstance(value, dict):
            refuse(value, where, "{...}")
        parts = defaults.copy()
        try:
            for name, one in value.items():
                if name in places:
                    at, read_one = places[name]
                    parts[at] = read_one(one, "")
        except WireError:  # only now it matters where it was: naming each takes as long as reading it
            return named(value, where)
        return parts if needed <= value.keys() <= known else named(value, where)

    def named(value: Json, where: str) -> list[Any]:
        if not known.issuperset(value):
            raise WireError("key", path(where, next(name for name in value if name not in known)), known=sorted(known))
        within = where and f"{where}."
        parts = []
        for name, read_one, default in plan:
            if name in value:
                parts.append(read_one(value[name], within + name))
            elif default is NEEDED:
                raise WireError("key_missing", within + name)
            else:
                parts.append(default)
        return parts

    return read


def _schema(keys: tuple[Key, ...], tag: tuple[str, str] | None) -> Json:
    named: Json = {tag[0]: {"const": tag[1]}} if tag else {}
    about = {key.name: {"description": key.about} if key.about else {} for key in keys}
    return {
        "type": "object",
        "properties": {**named, **{key.name: {**key.spelling.schema, **about[key.name]} for key in keys}},
        "required": [*named, *(key.name for key in keys if key.default is NEEDED)],
        "additionalProperties": False,
    }


def tagged(tag: str, kinds: Mapping[str, Spelling[Any]], kind_of: Callable[[Any], str]) -> Spelling[Any]:
    """An object whose key `tag` says which of these kinds it is; `kind_of` says it of a value."""

    def write(value: Any) -> str:
        return kinds[kind_of(value)].write(value)

    def read(value: Any, where: str) -> Any:
        if not isinstance(value, dict):
            refuse(value, where or tag, "{...}")
        name = value.get(tag)
        if not isinstance(name, str):
            raise WireError("key_missing", path(where, tag))
        kind = kinds.get(name)
        if kind is None:
            raise WireError("unknown", path(where, tag), tag=tag, name=name, known=list(kinds))
        return kind.read(value, where)

    return Spelling(write, read, {"oneOf": [kind.schema for kind in kinds.values()]}, defined_by(kinds.values()))


def defined_by(spellings: Iterable[Spelling[Any]]) -> dict[str, Json]:
    """All schemas that these refer to, by name."""
    return {name: schema for spelling in spellings for name, schema in spelling.defined.items()}

"""What our modules ask of Python that Python 3.6 lacks, for the program that is handed in on Botzone.

It is not imported here but there, and is written in the Python of there (`windroos.botzone.older`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pkgutil import get_data
from typing import Any

Final = Literal = None
"""Said of types alone."""


class Protocol:
    """What a class must have is checked here, not there."""


class Annotated:
    """A kind with what is said of it besides."""

    def __init__(self, kind: object, *more: object) -> None:
        self.kind = kind
        self.__metadata__ = more


def get_origin(kind: object) -> object:
    """`Annotated` where a kind is that."""
    return Annotated if isinstance(kind, Annotated) else None


def get_type_hints(declared: type, include_extras: bool) -> dict[str, object]:
    """The annotations of a class, which are no texts there."""
    return dict(declared.__annotations__)


class files:
    """A file of a package, wherever the package is read from."""

    def __init__(self, package: str, name: str = "") -> None:
        self._package = package
        self._name = name

    def __truediv__(self, part: str) -> Any:
        return files(self._package, self._name + "/" + part if self._name else part)

    def _read(self) -> Any:
        try:
            return get_data(self._package, self._name)
        except OSError:
            return None

    def is_file(self) -> bool:
        """Whether it is there."""
        return self._read() is not None

    def read_text(self, encoding: str) -> Any:
        """What it holds."""
        return self._read().decode(encoding)


def get_args(choices: tuple[Any, ...]) -> tuple[Any, ...]:
    """A literal is written as the tuple of what it may be."""
    return choices


def bit_count(number: int) -> int:
    """How many bits are set."""
    return bin(number).count("1")


def isascii(text: str) -> bool:
    """Whether a text holds ASCII alone."""
    return all(ord(one) < 128 for one in text)


def removeprefix(text: str, start: str) -> str:
    """A text without what it begins with."""
    return text[len(start) :] if text.startswith(start) else text


def pairwise(values: Iterable[Any]) -> Iterator[tuple[Any, Any]]:
    """Each value with the next."""
    held = list(values)
    return zip(held, held[1:], strict=False)


class _Made:
    """The value of a field that each object has of its own."""

    def __init__(self, make: Callable[[], Any]) -> None:
        self.make = make


def field(default_factory: Callable[[], Any]) -> Any:
    """A field whose value is made for each object."""
    return _Made(default_factory)


def dataclass(frozen: bool, slots: bool = False, eq: bool = True, repr: bool = True) -> Callable[[type], type]:
    """A class of frozen values with the fields that its annotations name."""

    def made(cls: type) -> type:
        names = tuple(cls.__annotations__)
        defaults = {name: cls.__dict__[name] for name in names if name in cls.__dict__}

        def begin(self: object, *args: object, **values: object) -> None:
            given = dict(zip(names, args, strict=False))
            given.update(values)
            for name in names:
                value = given[name] if name in given else defaults[name]
                self.__dict__[name] = value.make() if isinstance(value, _Made) else value
            if hasattr(self, "__post_init__"):
                self.__post_init__()

        def values_of(self: object) -> tuple[object, ...]:
            return tuple(self.__dict__[name] for name in names)

        def equal(self: object, other: object) -> bool:
            return type(self) is type(other) and values_of(self) == values_of(other)

        def hashed(self: object) -> int:
            return hash(values_of(self))

        changed = {"__init__": begin, "_names": names}
        if eq:
            changed.update({"__eq__": equal, "__hash__": hashed})
        for name, value in changed.items():
            setattr(cls, name, value)
        return cls

    return made


def replace(value: Any, **changes: object) -> Any:
    """The same value with some fields changed."""
    fields = {name: value.__dict__[name] for name in type(value)._names}
    fields.update(changes)
    return type(value)(**fields)

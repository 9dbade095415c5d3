"""JSON as text: read strictly, so that nothing in it is passed over or changed, and text written as JSON."""

from __future__ import annotations

import json
from json.encoder import encode_basestring
from math import isfinite
from typing import Any, Final, NoReturn

from windroos.wire.fault import WireError

Json = dict[str, Any]
"""An object as `json.loads` gives it."""


def decode(text: str, fractions: bool = False) -> object:
    """Any JSON; numbers are whole unless `fractions`.

    Raises:
        WireError: `json`, `deep`, `number`, or `key_twice`.
    """
    try:
        return (_decode_any if fractions else _DECODE)(text)
    except json.JSONDecodeError as broken:
        raise WireError("json", column=broken.colno, what=broken.msg) from None
    except RecursionError:
        raise WireError("deep") from None
    except ValueError:  # Python reads no number of more than 4,300 digits
        raise WireError("number", number="123...") from None


def decode_object(text: str, fractions: bool = False) -> Json:
    """An object from JSON. Raises WireError as `decode`, and `object` for any other value."""
    value = decode(text, fractions)
    if not isinstance(value, dict):
        raise WireError("object")
    return value


def _once(pairs: list[tuple[str, Any]]) -> Json:
    made = dict(pairs)
    if len(made) < len(pairs):
        names = [name for name, _ in pairs]
        raise WireError("key_twice", next(name for name in names if names.count(name) > 1))
    return made


def _no_number(text: str) -> NoReturn:
    raise WireError("number", number=text[:20])


def _finite(text: str) -> float:
    """A number with a fraction; not a number and infinity cannot be given back as JSON."""
    value = float(text)
    return value if isfinite(value) else _no_number(text)


def _decode_any(text: str) -> object:
    if text.startswith("\ufeff"):  # json.loads says so too, and makes a decoder for each text
        raise json.JSONDecodeError("Unexpected UTF-8 BOM (decode using utf-8-sig)", text, 0)
    return _DECODE_FRACTIONS(text)


_DECODE: Final = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_no_number, parse_float=_no_number).decode
_DECODE_FRACTIONS: Final = json.JSONDecoder(object_pairs_hook=_once, parse_constant=_finite, parse_float=_finite).decode


def quoted(text: str) -> str:
    """Text as JSON: legible, but what does not print, and half surrogate pairs, escaped."""
    return encode_basestring(text) if text.isprintable() else json.dumps(text)

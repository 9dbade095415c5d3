"""Frames of a socket (RFC 6455, 5.2), as far as most are: one whole text each."""

from __future__ import annotations

from typing import Final

_TEXT: Final = 0x81
"""The first byte of a frame that is a whole text."""
_MASKED: Final = 0x80
"""In the second byte of every frame of a browser; beside it the length, or how many bytes say it."""
_LONG: Final = {126: 2, 127: 8}
_MASK_BYTES: Final = 4


def framed(text: bytes) -> bytes:
    """A text as one frame of a server."""
    length = len(text)
    if length < 126:
        return bytes((_TEXT, length)) + text
    if length < 65_536:
        return bytes((_TEXT, 126)) + length.to_bytes(2) + text
    return bytes((_TEXT, 127)) + length.to_bytes(8) + text


def frame_end(data: bytes, at: int, most: int) -> int | None:
    """Where the frame that begins there ends; None where not all of it has come.

    One longer than `most` ends with what has come: it is refused, and not waited for.
    """
    if len(data) < at + 2:
        return None
    kind = data[at + 1]
    length, start = kind & 127, at + 2
    if length > 125:
        start += _LONG[length]
        if len(data) < start:
            return None
        length = int.from_bytes(data[at + 2 : start])
        if length > most:
            return len(data)
    end = start + length + (_MASK_BYTES if kind & _MASKED else 0)
    return end if len(data) >= end else None


def text_of(frame: bytes) -> str | None:
    """What a browser says in a frame; None where that is not one whole text in UTF-8."""
    if frame[0] != _TEXT or not frame[1] & _MASKED:
        return None
    length, start = frame[1] & 127, 2
    if length > 125:
        start += _LONG[length]
        length = int.from_bytes(frame[2:start])
    mask, data = frame[start : start + _MASK_BYTES], frame[start + _MASK_BYTES :]
    if len(data) != length:
        return None  # one that is too long, of which this is the beginning
    bare = int.from_bytes(data) ^ int.from_bytes((mask * (length // _MASK_BYTES + 1))[:length])
    try:
        return bare.to_bytes(length).decode()
    except UnicodeDecodeError:
        return None

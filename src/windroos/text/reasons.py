"""What the system and Python's reader of JSON say is wrong, in words of our own and in both languages."""

from __future__ import annotations

import errno
import os
from typing import Final

from windroos.text.words import Lang, Words

_SYSTEM: Final = {
    errno.ENOENT: "bestand of map bestaat niet",
    errno.EISDIR: "het is een map",
    errno.ENOTDIR: "er staat een bestand waar een map moet zijn",
    errno.EACCES: "dat mag u niet",
    errno.EPERM: "dat mag u niet",
    errno.EEXIST: "het bestaat al",
    errno.EROFS: "er kan alleen gelezen worden",
    errno.ENOSPC: "de schijf is vol",
    errno.EDQUOT: "uw ruimte op de schijf is op",
    errno.EFBIG: "het bestand wordt te groot",
    errno.EIO: "de schijf werkt niet mee",
    errno.ENAMETOOLONG: "de naam is te lang",
    errno.EBADF: "het is niet open",
    errno.ENOEXEC: "het is geen programma",
}
_JSON: Final = {
    "Expecting value": Words("hier ontbreekt een waarde", "a value is missing here"),
    "Expecting property name enclosed in double quotes": Words(
        "hier ontbreekt een sleutel tussen aanhalingstekens", "a key in double quotes is missing here"
    ),
    "Expecting ',' delimiter": Words("hier ontbreekt een komma", "a comma is missing here"),
    "Expecting ':' delimiter": Words("hier ontbreekt een dubbele punt", "a colon is missing here"),
    "Unterminated string starting at": Words(
        "de tekst die hier begint, houdt niet op", "the text that begins here does not end"
    ),
    "Extra data": Words("hierna staat nog iets", "something follows here"),
    "Invalid control character at": Words("hier staat een stuurteken", "a control character stands here"),
    "Invalid \\escape": Words("na \\ staat hier wat niet kan", "what follows \\ here cannot be"),
    "Invalid \\uXXXX escape": Words(
        "na \\u horen vier hexadecimale cijfers", "four hexadecimal digits belong after \\u"
    ),
    "Illegal trailing comma before end of object": Words("hier staat een komma te veel", "a comma too many"),
    "Illegal trailing comma before end of array": Words("hier staat een komma te veel", "a comma too many"),
}
_REASONS: Final = {os.strerror(number): Words(nl, os.strerror(number)) for number, nl in _SYSTEM.items()} | _JSON


def reason_text(reason: str, lang: Lang) -> str:
    """The reason in the reader's language; as it is where we have no words for it."""
    words = _REASONS.get(reason)
    return words.to(lang) if words is not None else reason

"""Hands of a file from Botzone, in whichever of its two forms it is."""

from __future__ import annotations

from collections.abc import Iterator

from windroos.botzone.course import PlayedHand
from windroos.botzone.data_set import hands_of_lines
from windroos.botzone.match_log import hands_of_logs


def hands_of(text: str) -> Iterator[PlayedHand]:
    """The hands of a log in JSON, or of a file in the words of the data set.

    Raises:
        BotzoneError: it is neither, or a line of it is wrong.
    """
    if text.lstrip("\ufeff \t\r\n")[:1] in ("{", "["):
        return hands_of_logs(text)
    return hands_of_lines(text.removeprefix("\ufeff").splitlines())

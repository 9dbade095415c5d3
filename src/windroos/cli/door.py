"""The machine's door in the terminal: one JSON object a line in, and one out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from windroos.cli.complain import OK, SOME_BAD
from windroos.cli.score import answer_files
from windroos.errors import WindroosError
from windroos.telling.objects import error_object
from windroos.telling.score_jsonl import decode, encode
from windroos.text.words import Lang


def answer_door(do: Callable[[Any], Mapping[str, Any]], files: Sequence[str], lang: Lang) -> int:
    """Answer each line of these files, or of standard input, passing over empty ones; the exit status.

    `do` does what a decoded line asks. Where it raises WindroosError the answer says so, and the next line is done.
    """

    def answer(lines: Iterable[str], write: Callable[[str], object], lang: Lang) -> int:
        status = OK
        for text in lines:
            if not text.strip():
                continue
            found: Mapping[str, Any]
            try:
                found = {"ok": True, **do(decode(text))}
            except WindroosError as trouble:
                status = SOME_BAD
                found = {"error": error_object(trouble, lang)}
            write(encode(found) + "\n")
        return status

    return answer_files(tuple(files), answer, lang)

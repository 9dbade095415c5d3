"""An error with its place in a file."""

from __future__ import annotations

from windroos.errors import WindroosError
from windroos.text.words import Lang


class PlacedError(WindroosError):
    """Something wrong in a file, with the file and the line (and column) before its sentence.

    Line 0 is the table as a whole.
    """

    def __init__(self, cause: WindroosError, file: str, line: int, column: int = 0) -> None:
        super().__init__(cause.code, **cause.values)
        self.cause = cause
        self.place = file + (f":{line}" if line else "") + (f":{column}" if column else "")

    def sentence(self, lang: Lang = "en") -> str:
        """Where it is, and what is wrong."""
        return f"{self.place}: {self.cause.sentence(lang)}"

    def hint(self, lang: Lang = "en") -> str:
        """What to do about it."""
        return self.cause.hint(lang)

"""What can be wrong with what a person or program gave us.

WindroosError            everything below; str() is one sentence and a hint, in English
├── NotationError        a text that cannot be read as tiles, melds, a hand or a table
├── HandError            tiles that cannot lie before one player
├── SituationError       circumstances that cannot be together
├── OptionError          an unknown option, or a value it does not take
├── HouseError           a house rules file or formation file that cannot be used
├── SettleError          scores that cannot be settled
├── PlayError            a wall, dice or a match that cannot be
└── RecordError          a record of a game, or a line of it, that cannot be read or does not follow the rules
"""

from __future__ import annotations

from windroos.text.words import Lang, Trouble, Words


class WindroosError(ValueError):
    """One clear sentence about bad input.

    `code` names the trouble (a key of `windroos.text.trouble.TROUBLE`), `values` fill the sentence. The key
    `tile` holds a tile kind and is shown by its name in the reader's language; another error is shown by its sentence,
    words in the reader's language, a number below zero with a real minus, which no line is broken at.
    """

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def sentence(self, lang: Lang = "en") -> str:
        """What is wrong."""
        return self._fill(self._trouble().sentence.to(lang), lang)

    def hint(self, lang: Lang = "en") -> str:
        """What to do about it."""
        return self._fill(self._trouble().hint.to(lang), lang)

    def __str__(self) -> str:
        return f"{self.sentence()} {self.hint()}"

    def _trouble(self) -> Trouble:
        from windroos.text.trouble import TROUBLE  # only when something went wrong: keeps `import windroos` quick

        return TROUBLE[self.code]

    def _fill(self, template: str, lang: Lang) -> str:
        from windroos.text.figures import MINUS
        from windroos.text.reasons import reason_text
        from windroos.text.tiles import tile_name

        def shown(key: str, value: object) -> object:
            if isinstance(value, WindroosError):
                return value.sentence(lang)
            if isinstance(value, Words):
                return value.to(lang)
            if key in ("reason", "what") and isinstance(value, str):
                return reason_text(value, lang)
            if key == "tile" and isinstance(value, int):
                return tile_name(value, lang)
            return f"{MINUS}{-value}" if isinstance(value, int) and value < 0 else value

        return template.format_map({key: shown(key, value) for key, value in self.values.items()})


class NotationError(WindroosError):
    """A text that cannot be read as tiles, melds, a hand or a table."""


class HandError(WindroosError):
    """Tiles that cannot lie before one player."""


class SituationError(WindroosError):
    """Circumstances that cannot be together."""


class OptionError(WindroosError):
    """An unknown option, or a value it does not take."""


class HouseError(WindroosError):
    """A house rules file or formation file that cannot be used."""


class SettleError(WindroosError):
    """Scores that cannot be settled."""


class PlayError(WindroosError):
    """A wall, dice or a match that cannot be."""


class RecordError(WindroosError):
    """A record of a game, or a line of it, that cannot be read or does not follow the rules.

    The value `line` is the number of the line, from 1; 0 or absent where the text stands alone.
    """

    @property
    def line(self) -> int:
        """The number of the line, 0 if unknown."""
        line = self.values.get("line", 0)
        return line if isinstance(line, int) else 0

    def at(self, line: int) -> RecordError:
        """The same trouble on a line of a record."""
        return RecordError(self.code, **{**self.values, "line": line})

    def sentence(self, lang: Lang = "en") -> str:
        """What is wrong, and on which line."""
        text = super().sentence(lang)
        if not self.line:
            return text
        from windroos.text.trouble.record import ON_LINE

        return ON_LINE.to(lang).format(line=self.line, sentence=text)

"""The door between the scripts of a phone and the scorer: JSON in, JSON out, and nothing that a script has to know."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final, cast

from jinja2 import FileSystemLoader, ModuleLoader

from windroos.hosting.tickets import new_id
from windroos.text.words import Lang
from windroos.web.count.joining import LETTER, Joined
from windroos.web.pocket.record import RECORD, PocketTable, letter_of
from windroos.web.pocket.scorer import PocketAnswer, PocketQuestion, Scorer
from windroos.web.rendering import TEMPLATES, Rendering
from windroos.web.who_reads import CHOICES, Letters, Reader, Theme
from windroos.wire.json_text import decode_object, quoted

OWN: Final = TEMPLATES / "pocket"
"""Templates that stand in the place of those that a server has: what is around a page."""

COMPILED: Final = TEMPLATES / "compiled"
"""The templates as they are packed for a phone, which has no others."""


def static(name: str) -> str:
    """The address of a static file: beside the page, wherever the folder stands."""
    return f"static/{name}"


def rendering() -> Rendering:
    """The templates of a phone."""
    return Rendering(ModuleLoader(COMPILED) if COMPILED.is_dir() else FileSystemLoader([OWN, TEMPLATES]), static)


class PocketDoor:
    """A scorer that is spoken to in JSON."""

    def __init__(self, pages: Rendering) -> None:
        self._sent: dict[str, PocketTable] = {}
        """Tables as they were sent last."""
        self._scorer = Scorer(pages, new_id, lambda: datetime.now().astimezone())

    def keep(self, records: Iterable[str]) -> None:
        """Know the tables that are kept on the phone, each as JSON."""
        for record in records:
            self._scorer.keep(RECORD.parse(record))

    def unsent(self) -> str:
        """The ids of the tables that the house does not have whole, as a JSON list."""
        return f"[{','.join(map(quoted, self._scorer.unsent()))}]"

    def letter(self, id: str) -> str:
        """What is sent home of a table."""
        self._sent[id] = self._scorer.record(id)
        return LETTER.write(letter_of(self._sent[id]))

    def heard(self, id: str, text: str) -> str:
        """What is to be kept after the house has answered to a table's last letter, as an answer without a text."""
        said = decode_object(text)
        return answer_text(self._scorer.heard(self._sent[id], Joined(said["verdict"], said["at"])))

    def refuse(self, id: str, said: str) -> None:
        """The house did not take a table, and said why."""
        self._scorer.refuse(id, said)

    def take(self, text: str) -> str:
        """What is to be kept of a table that the phone takes along from the house, as an answer without a text."""
        return answer_text(self._scorer.take(RECORD.parse(text)))

    def answer(self, text: str) -> str:
        """The answer to `{"address": ..., "form": {...} or null, "reader": {...}, "home": true or false}`."""
        return answer_text(self._scorer.answer(read_asked(text)))


def read_asked(text: str) -> PocketQuestion:
    """What a script asks; what it does not say of the reader is as it was first."""
    asked: dict[str, Any] = dict(decode_object(text))
    chosen = {name: value for name, value in asked["reader"].items() if value in CHOICES.get(name, ())}
    lang = cast(Lang, chosen.get("lang", "nl"))
    reader = Reader(lang, cast(Theme, chosen.get("theme", "auto")), cast(Letters, chosen.get("letters", lang)))
    return PocketQuestion(asked["address"], reader, asked["form"], bool(asked.get("home")))


def answer_text(answer: PocketAnswer) -> str:
    """An answer as JSON."""
    record = "null" if answer.record is None else RECORD.write(answer.record)
    gone = ",".join(map(quoted, answer.gone))
    said = {"text": answer.text, "address": answer.address, "file": answer.file}
    parts = [f"{quoted(key)}:{quoted(value)}" for key, value in said.items()]
    return f'{{{",".join(parts)},"record":{record},"gone":[{gone}]}}'

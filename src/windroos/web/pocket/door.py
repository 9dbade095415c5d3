"""The door between the scripts of a phone and the scorer: JSON in, JSON out, and nothing that a script has to know."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Any, Final, cast

from jinja2 import FileSystemLoader, ModuleLoader

from windroos.hosting.tickets import new_id
from windroos.text.words import Lang
from windroos.web.pocket.record import RECORD
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

    def __init__(self) -> None:
        self._scorer = Scorer(rendering(), new_id, lambda: datetime.now().astimezone())

    def keep(self, records: Iterable[str]) -> None:
        """Know the tables that are kept on the phone, each as JSON."""
        for record in records:
            self._scorer.keep(RECORD.parse(record))

    def answer(self, text: str) -> str:
        """The answer to `{"address": ..., "form": {...} or null, "reader": {...}}`."""
        return answer_text(self._scorer.answer(read_asked(text)))


def read_asked(text: str) -> PocketQuestion:
    """What a script asks; what it does not say of the reader is as it was first."""
    asked: dict[str, Any] = dict(decode_object(text))
    chosen = {name: value for name, value in asked["reader"].items() if value in CHOICES.get(name, ())}
    lang = cast(Lang, chosen.get("lang", "nl"))
    reader = Reader(lang, cast(Theme, chosen.get("theme", "auto")), cast(Letters, chosen.get("letters", lang)))
    return PocketQuestion(asked["address"], reader, asked["form"])


def answer_text(answer: PocketAnswer) -> str:
    """An answer as JSON."""
    record = "null" if answer.record is None else RECORD.write(answer.record)
    gone = ",".join(map(quoted, answer.gone))
    said = {"text": answer.text, "address": answer.address, "file": answer.file}
    parts = [f"{quoted(key)}:{quoted(value)}" for key, value in said.items()]
    return f'{{{",".join(parts)},"record":{record},"gone":[{gone}]}}'

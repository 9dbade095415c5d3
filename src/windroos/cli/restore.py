"""`windroos restore`: a copy put back, or gone on with what a mirror holds; first it says what would be lost."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import serve as texts
from windroos.text.dates import day_said
from windroos.text.figures import number

SPEC: Final = Spec(values=("data",), switches=("json", "sure"))


def restore_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    return restored(typed.words, typed, style)


def restored(words: Sequence[str], typed: Arguments, style: Style) -> int:
    """Say what is in a copy or a mirror and what would be lost, and put it back; the exit status.

    Where there is something already that happens only with `--sure`. Raises OptionError, ServeError, StoreError.
    """
    folder, sure = Path(typed.get("data") or data_dir()).expanduser().absolute(), "sure" in typed.switches
    if len(words) != 1:
        raise OptionError("restore_file")
    with of_the_page():
        from windroos.store.place import file_of
        from windroos.store.restoring import compared, lay_ready, put_back
        from windroos.store.store import utc_now
        from windroos.web.folder import Folder
    place, current = Path(words[0]).expanduser().absolute(), file_of(place_asked(typed, folder))
    with _copy(place) as (copy, broken):
        found, lang = compared(copy, current), style.lang
        answer: dict[str, Any] = {**found._asdict(), "last": None if found.last is None else found.last.isoformat()}
        counts = {key: number(getattr(found, key), lang) for key in ("streams", "events", "people", "missing", "lost")}
        last = "–" if found.last is None else day_said(found.last.astimezone().date(), lang)
        lines = [style.say(texts.IN_COPY, file=place.name, last=last, **counts)]
        lines += [style.say(texts.BROKEN, lines=number(broken, lang))] if broken else []
        lines.append(style.say(texts.LOST, **counts) if found.missing or found.lost else style.say(texts.LOST_NOTHING))
        done = "nothing"
        if sure or not current.exists():
            with closing(Folder(folder)) as held:
                lay_ready(copy, current)
                kept = put_back(current, utc_now()) if held.is_mine else None
                done = "back" if held.is_mine else "ready"
            lines.append(style.say(texts.BACK if done == "back" else texts.LAID_READY))
            lines += [style.say(texts.WAS_KEPT, file=kept)] if kept is not None else []
        else:
            lines.append(style.say(texts.SURE))
    print(encode({**answer, "broken": broken, "done": done}) if "json" in typed.switches else "\n".join(lines))
    return OK


@contextmanager
def _copy(place: Path) -> Iterator[tuple[Path, int]]:
    """A copy that can be put back, and how many lines of a mirror are not in it. Raises StoreError."""
    from windroos.store.mirror_reading import database_of, is_mirror, mirror_at

    if not is_mirror(place):
        yield place, 0
        return
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "made.db"
        read = database_of(mirror_at(place), made)
        yield made, read.broken

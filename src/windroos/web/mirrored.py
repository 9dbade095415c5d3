"""What the pages of who leads say of the mirror, where it does not keep up."""

from __future__ import annotations

from windroos.store.store import Store
from windroos.text.figures import number
from windroos.text.web.base import WORDS
from windroos.text.words import Lang


def mirror_told(store: Store, lang: Lang) -> dict[str, str] | None:
    """What is wrong with the mirror, how far it is behind, and what helps; None where it keeps up or there is none."""
    state = store.mirrored()
    if state is None or state.trouble is None:
        return None
    behind = WORDS["mirror_behind"].to(lang).format(behind=number(state.behind, lang)) if state.behind else ""
    return {"message": state.trouble.sentence(lang), "hint": f"{behind} {state.trouble.hint(lang)}".strip()}

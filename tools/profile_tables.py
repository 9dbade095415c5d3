"""The file that a player takes with him as a page of the reference, made from what declares it."""

from __future__ import annotations

from typing import Final

from tools.message_tables import table
from windroos.hosting.profile_file import FORMAT, GAME, HAND, PASSKEY, TAKEN, TAKEN_TIE

TITLE: Final = "A player's own file"
ABOUT: Final = "What *Take it all with you* on [one's own page](../page.md#my-page) gives"
HEAD: Final = f"""\
# {TITLE}

{ABOUT}: one object, `application/json`, whose
`format` is `{FORMAT}`. Every key is there."""


def text() -> str:
    """The page."""
    parts = (
        HEAD,
        table(TAKEN.schema),
        "## TakenGame",
        table(GAME.schema),
        "## OwnHand",
        table(HAND.schema),
        "## TakenPasskey",
        table(PASSKEY.schema),
        "## TakenTie",
        table(TAKEN_TIE.schema),
    )
    return "\n\n".join(parts) + "\n"

"""The network of the hall, as whoever leads has typed it, and the code by which a phone joins it.

It is a note beside the tournament and no event: the password is in no log, no export and no file of events.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hosting.tournament_folder import TournamentFolder
from windroos.people.spelling import SHORT
from windroos.tournament.errors import TournamentError
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode
from windroos.wire.objects import Key, fields
from windroos.wire.spelling import Spelling

NOTE: Final = "network"
MOST_NAME: Final = 32
"""Bytes of the name of a network (IEEE 802.11)."""
PASSWORD: Final = range(8, 64)
"""Characters of a password (WPA)."""
_SPECIAL: Final = str.maketrans({sign: f"\\{sign}" for sign in '\\;,:"'})
"""What has a meaning in the text of the code."""


class HallNetwork(NamedTuple):
    """The network; "" for its password where it is open to everybody."""

    name: str
    password: str


_NETWORK: Final[Spelling[HallNetwork]] = fields(HallNetwork, Key("name", SHORT), Key("password", SHORT, ""))


def network_typed(name: str, password: str) -> HallNetwork | None:
    """What was typed; None of nothing. Raises TournamentError `tournament_network`."""
    name = name.strip()
    if not name and not password:
        return None
    is_named = 0 < len(name.encode()) <= MOST_NAME and name.isprintable()
    if not is_named or (password and not (len(password) in PASSWORD and password.isascii() and password.isprintable())):
        raise TournamentError("tournament_network", most=MOST_NAME, least=PASSWORD[0], longest=PASSWORD[-1])
    return HallNetwork(name, password)


def network_code(network: HallNetwork) -> str:
    """The text of the code by which a phone joins: `WIFI:T:WPA;S:name;P:password;;`."""
    name, password = (text.translate(_SPECIAL) for text in network)
    secret = f"T:WPA;S:{name};P:{password};" if password else f"T:nopass;S:{name};"
    return f"WIFI:{secret};"


def network_of(folder: TournamentFolder, id: str) -> HallNetwork | None:
    """The network of a tournament's hall, None where nobody has typed it."""
    kept = folder.note(id, NOTE)
    try:
        return _NETWORK.read(decode(kept), "") if kept else None
    except WireError:
        return None


async def keep_network(folder: TournamentFolder, id: str, network: HallNetwork | None) -> None:
    """Keep what was typed, in the place of what stood there; None: nothing is shown any more."""
    await folder.keep_note(id, NOTE, _NETWORK.write(network) if network is not None else "")

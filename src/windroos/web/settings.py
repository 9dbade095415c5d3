"""How a server is set up."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

from windroos.store.place import DATABASE, Place
from windroos.text.words import Lang


class Settings(NamedTuple):
    """How a server is set up.

    folder   where its database lies
    address  what phones type or scan, `http://192.168.1.20:8136`; of this machine alone: `http://localhost:8136`
    lan      whether the local network may connect
    names    further names by which this server is reached
    key      what the link of the host ends in, in this run; "": there is no such link
    lang     the language of who has not chosen one; None: what the browser asks for
    pace     seconds that a computer player takes for a move; 0: it does not wait
    without_log  go on with a database whose log is gone, though it lacks what was entered last
    grace    seconds after which somebody without a window is away, and a computer player plays for him
    mirror   where all that is written is written along, a stick mostly; None: nowhere
    apart    whether what takes long is made in a process of its own; False: in threads
    database  where everything is stored; None: in a file of the folder
    proxies  addresses and networks of the proxies that may say for whom they ask; () there are none
    contact  whom to warn of a hole, `mailto:` or `https:`; "": nobody is named
    processes  so many of them serve the house together
    beside   where other machines that serve the house reach this one, `10.0.0.2:8137`; "": there are none
    """

    folder: Path
    address: str = "http://localhost:8136"
    lan: bool = False
    names: frozenset[str] = frozenset()
    key: str = ""
    lang: Lang | None = None
    pace: float = 0.35
    grace: float = 10.0
    without_log: bool = False
    mirror: Path | None = None
    apart: bool = True
    proxies: tuple[str, ...] = ()
    contact: str = ""
    database: Place | None = None
    processes: int = 1
    beside: str = ""

    @property
    def place(self) -> Place:
        """Where everything is stored."""
        return self.folder / DATABASE if self.database is None else self.database

    @property
    def is_public(self) -> bool:
        """Whether the server is on the open net, behind a proxy that speaks TLS for it."""
        return self.address.startswith("https://")

"""Machines that serve one database of a server beside each other, as the database has them: a setting each."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

SPEECH: Final = 1
"""The version of what machines say to each other; those of another do not serve beside this one."""


class Machine(NamedTuple):
    """A machine that serves a database beside others.

    number     its own, higher than that of each that came before it, and of nobody after it
    place      where the others reach it, `10.0.0.2:8137`
    processes  so many of them serve there
    key        of its host's link, as a digest (SHA-256 in hexadecimal)
    speech     the version of what machines say to each other
    beats      how often it gave a sign of life
    """

    number: int
    place: str
    processes: int
    key: str
    speech: int = SPEECH
    beats: int = 0

    @property
    def names(self) -> tuple[str, ...]:
        """Those of its processes in which tables live; no other machine ever has them."""
        return tuple(f"{self.number}.{at}" for at in range(self.processes))

    @property
    def home(self) -> str:
        """The process of its own that is the home of what is no table, where this machine has served longest."""
        return f"{self.number}.home"


def setting_of(number: int) -> str:
    """The name of the setting in which a machine stands."""
    return f"machine {number}"


ALL: Final = setting_of(0).replace("0", "%")
"""What is like the names of all of them, for SQL."""


def machine_text(machine: Machine) -> str:
    """A machine as its setting has it."""
    return json.dumps(machine._asdict())


def machine_of(text: str) -> Machine:
    """The machine that stands in a setting; what a newer one says of itself besides is let be."""
    said = json.loads(text)
    return Machine(**{field: said[field] for field in Machine._fields if field in said})


def number_of(process: str) -> int:
    """The machine of a process, by the name of that."""
    return int(process.partition(".")[0])

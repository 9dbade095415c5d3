"""Racks and rules for the referee, with which a hand is soon where it should be."""

from __future__ import annotations

from windroos.rules.rule import Value

NTS = ("nts2002", "groenehart2011")
RANKED = (*NTS, "nmv144")
NOTHING = "19m 19p 19s 1234567z 5p"


# South discards 5p: West waits for it to finish a chow, North a pung, East a pair.
CHOW, PUNG, PAIR = "111m 444m 777m 46p 11z", "111s 444s 777s 55p 22z", "333m 666m 333s 666s 5p"
ORPHANS = "99m 19p 19s 1234567z"


def at_least(id: str, fewest: int = 0) -> dict[str, Value]:
    """The option that lets cheap hands win."""
    return {} if id == "nmv144" else {"minimum": fewest}


LATER = ("1m 258s 258p 2344z 567z", "258s 258p 2344z 567z", "11m 258m 369s 369p 67z", "23m 444p 777p 111s 55z")

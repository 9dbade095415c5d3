"""Racks for situations at the table: of nothing in particular, or waiting for one tile."""

from __future__ import annotations

NOTHING = "19m 19p 19s 1234567z 5p"
QUIET = "2468m 28p 3579s 134z 5p"
NONE = "258m 258s 258p 1234z"
"""Waits for nothing and has nothing to claim 5p with, but a chow."""
PAIR = "333m 666m 333s 666s 5p"
"""Waits for 5p and is worth enough by every book."""

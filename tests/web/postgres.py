"""A real PostgreSQL of Debian's packages for servers of the page, where that can be had."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tools.postgres import QUICK, DatabaseServer, NoServerError, database_server


@contextmanager
def postgres() -> Iterator[DatabaseServer]:
    """One that runs until it is done with; it may be stopped and started again."""
    pytest.importorskip("psycopg")
    try:
        with database_server(**QUICK) as server:
            yield server
    except NoServerError as why:
        pytest.skip(f"no PostgreSQL: {why}")

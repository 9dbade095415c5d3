"""What the log keeps, a line of JSON each: faults, what was refused, who came where; nothing of it about anybody.

There are no names in it, no addresses and no keys, only marks (`web.marks`), so that it can be kept and sent on.
A fault is told by its kind and by where it happened, without its own words, in which anything may stand that was typed.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import traceback
from datetime import UTC, datetime
from ipaddress import ip_address
from typing import Final

from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.web.budget import Budget
from windroos.web.crowd import address_of
from windroos.web.marks import Marks
from windroos.web.routing import told
from windroos.web.who import HOST, Visitor

TRAIL: Final = logging.getLogger("windroos.audit")
FRAMES: Final = 12
"""Of a fault, the last ones."""
REFUSED: Final = frozenset({401, 403, 413, 421, 429, 431})
PER_SECOND: Final = 0.1
AT_ONCE: Final = 30
"""Lines of one mark: nobody can push out of the log what he did before."""
_TRACE: Final = "Traceback (most recent call last):"
_FRAME: Final = re.compile(r'^ +File "([^"\n]+)", line (\d+), in (\S+)', re.MULTILINE)
_KIND: Final = re.compile(r"^([A-Za-z_][\w.]*)(?=:|$)", re.MULTILINE)
"""What a fault looks like that came as text."""
_MAYBE: Final = re.compile(
    r"(?:[0-9a-fA-F]{0,4}:){2,7}(?:[0-9]{1,3}(?:\.[0-9]{1,3}){3}|[0-9a-fA-F]{0,4})|[0-9]{1,3}(?:\.[0-9]{1,3}){3}"
)
"""What may be an address. Each part has its bound, so that a long text takes no longer than its letters."""


class JsonLines(logging.Formatter):
    """A record of the log as one line of JSON; `process`: which of several of a house says it."""

    def __init__(self, process: str = "") -> None:
        super().__init__()
        self._of = {"process": process} if process else {}

    def format(self, record: logging.LogRecord) -> str:
        """The line, without its end."""
        said = record.getMessage()
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            **self._of,
            "from": record.name,
            "what": _MAYBE.sub(_hidden, _head(record.name, said)),
            **getattr(record, "values", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["fault"] = _faults(record.exc_info[1])
        elif frames := [*_FRAME.finditer(said)][-FRAMES:]:
            kind = _KIND.search(said, frames[-1].end())  # the first line after them that is not indented
            places = [f"{_place(frame[1])}:{frame[2]} {frame[3]}" for frame in frames]
            line["fault"] = [{"kind": "?" if kind is None else kind[1], "places": places}]
        return json.dumps(line, ensure_ascii=False)


def _head(name: str, said: str) -> str:
    """What is said, without what follows: a fault of another process, or what asyncio held, each with its own words."""
    head = said.partition("\n")[0]
    return head.partition("(")[0] if name == "asyncio" else head.removesuffix(_TRACE).rstrip(": ")


def _place(file: str) -> str:
    """A file as the log says it."""
    return "/".join(file.split("/")[-3:])


def _hidden(found: re.Match[str]) -> str:
    """What may be an address: a sign in its place if it is one."""
    try:
        ip_address(found[0])
    except ValueError:
        return found[0]
    return "…"


def _faults(fault: BaseException) -> list[dict[str, object]]:
    """A fault and what caused it: kind and place, newest first."""
    found: list[dict[str, object]] = []
    cause: BaseException | None = fault
    while cause is not None and len(found) < FRAMES:
        frames = traceback.extract_tb(cause.__traceback__)[-FRAMES:]
        places = [f"{_place(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]
        found.append({"kind": type(cause).__name__, "places": places})
        cause = cause.__cause__ or (None if cause.__suppress_context__ else cause.__context__)
    return found


class Audit:
    """Tells the log of one server."""

    def __init__(self, marks: Marks) -> None:
        self._marks = marks
        self._lines = Budget(PER_SECOND, AT_ONCE)

    def tell(self, what: str, asks: Visitor, **values: object) -> None:
        """Write a line about somebody; not more of them than anybody may have."""
        who = HOST if asks.is_host else self._marks.address(asks.address)
        if self._lines.take(who, 1, asyncio.get_running_loop().time()):
            key = {"key": self._marks.person(asks.person)} if asks.person else {}
            TRAIL.info(what, extra={"values": {"who": who, **key, **values}})


class RefusalTrail:
    """The outermost layer of the application: tells of every answer by which somebody was refused."""

    def __init__(self, app: ASGIApp, audit: Audit) -> None:
        self._app = app
        self._audit = audit

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve, and tell what was refused."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def watched(message: Message) -> None:
            if message["type"] == "http.response.start" and message["status"] in REFUSED:
                client = HTTPConnection(scope).client
                asks = Visitor(address_of(None if client is None else (client.host, client.port)))
                asked = {"method": scope["method"], "path": told(scope["path"]), "status": message["status"]}
                self._audit.tell("refused", asks, **asked)
            await send(message)

        await self._app(scope, receive, watched)

"""The fields of a form that somebody sends, not more of them than the event loop reads in a moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request

from windroos.importing.errors import ImportingError
from windroos.web.guard import GuardError

MOST_FIELDS: Final = 400
"""Of one form: a new game has some 150, the options of all books."""
MOST_BYTES: Final = 128_000
"""Of a form in the address's way of writing, each letter of which is looked at: house rules are 20,000 characters."""
LONGEST_NAME: Final = 100
"""Letters of the name of a file."""
MOST_DIGITS: Final = 8
"""Of a whole number."""
_AS_ADDRESS: Final = "application/x-www-form-urlencoded"


@asynccontextmanager
async def posted(request: Request) -> AsyncIterator[FormData]:
    """The fields of a form, with one file at most.

    Raises:
        GuardError: `request_too_large`.
        HTTPException: it is no form, or has too many fields or files.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind == _AS_ADDRESS and len(await request.body()) > MOST_BYTES:
        raise GuardError("request_too_large", most=MOST_BYTES // 1000)
    async with request.form(max_files=1, max_fields=MOST_FIELDS) as form:
        yield form


async def file_sent(form: FormData) -> tuple[bytes, str]:
    """What was sent: a file, else what was pasted. Raises ImportingError `import_empty`."""
    sent, pasted = form.get("file"), form.get("text")
    if isinstance(sent, UploadFile) and sent.size:
        return await sent.read(), (sent.filename or "")[:LONGEST_NAME]
    if isinstance(pasted, str) and pasted.strip():
        return pasted.encode(), ""
    raise ImportingError("import_empty")


async def typed_in(request: Request) -> dict[str, list[str]]:
    """All that stood in the fields of a form, files apart, by name; raises what `posted` does."""
    typed: dict[str, list[str]] = {}
    async with posted(request) as form:
        for key, value in form.multi_items():
            if isinstance(value, str):
                typed.setdefault(key, []).append(value)
    return typed


async def form_sent(request: Request, most: int) -> dict[str, str]:
    """The fields of a form, each cut off after so many characters; raises what `posted` does."""
    async with posted(request) as form:
        return {key: value[:most] for key, value in form.multi_items() if isinstance(value, str)}


def whole_number(text: str) -> int | None:
    """A number as people write it: a sign, dots or spaces between thousands; None where it is none, or is long."""
    plain = text.strip().replace("\N{MINUS SIGN}", "-").translate({ord(sign): None for sign in ".+ "})
    digits = plain.removeprefix("-")
    return int(plain) if digits.isascii() and digits.isdecimal() and len(digits) <= MOST_DIGITS else None

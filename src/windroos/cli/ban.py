"""`windroos ban`: who may not come into a house on the open net, by his address or by his mark in the log."""

from __future__ import annotations

from asyncio import Runner
from datetime import datetime, timedelta
from pathlib import Path
from typing import TYPE_CHECKING, Final

from windroos.cli.arguments import Spec, read_arguments
from windroos.cli.complain import OK
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.store import place_asked
from windroos.errors import OptionError
from windroos.telling.printed.style import Style
from windroos.telling.score_jsonl import encode
from windroos.text import serve as texts
from windroos.text.dates import day_said
from windroos.text.figures import whole
from windroos.text.words import Lang

if TYPE_CHECKING:
    from windroos.web.bans import Ban
    from windroos.web.marks import Marks

SPEC: Final = Spec(values=("days", "data", "database"), switches=("lift", "json"))
MOST_DAYS: Final = 3650


def ban_command(words: list[str], style: Style) -> int:
    """Ban somebody, lift a ban, or list those that hold; the exit status. Raises OptionError, StoreError."""
    typed = read_arguments(words, SPEC)
    typed.at_most(1, "ban")
    days = _days(typed.get("days"))
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    with of_the_page():
        from windroos.store.store import Store, utc_now
        from windroos.web.bans import Ban, Bans
        from windroos.web.marks import Marks
    with Runner() as runner:
        store = Store.open(place_asked(typed, folder))
        try:
            bans, now = Bans(store), utc_now()
            if typed.words:
                mark = mark_of(typed.words[0], Marks(store.secret("marks")))
                if "lift" in typed.switches:
                    runner.run(bans.lift(mark))
                else:
                    runner.run(bans.ban(Ban(mark, None if days is None else now + timedelta(days=days))))
            found = bans.all(now)
        finally:
            runner.run(store.close())
    if "json" in typed.switches:
        print(encode({"bans": [{"who": one.mark, "until": one.until and one.until.isoformat()} for one in found]}))
        return OK
    print("\n".join(said(one, style.lang) for one in found) or texts.NOBODY_BANNED.to(style.lang))
    return OK


def mark_of(who: str, marks: Marks) -> str:
    """The mark of an address, or the one that was typed. Raises OptionError `ban_who`."""
    from ipaddress import ip_address

    from windroos.web.crowd import address_of
    from windroos.web.marks import MARK

    if MARK.fullmatch(who):
        return who
    try:
        ip_address(who)
    except ValueError:
        raise OptionError("ban_who", who=who[:60]) from None
    return marks.address(address_of((who, 0)))


def said(ban: Ban, lang: Lang) -> str:
    """One ban in a line."""
    if ban.until is None:
        return texts.BANNED.to(lang).format(who=ban.mark)
    until: datetime = ban.until.astimezone()
    return texts.BANNED_UNTIL.to(lang).format(who=ban.mark, day=day_said(until.date(), lang), time=f"{until:%H:%M}")


def _days(text: str | None) -> int | None:
    if text is None:
        return None
    days = whole(text)
    if days is None or not 1 <= days <= MOST_DAYS:
        raise OptionError("argument_value", argument="--days", value=text, known=f"1..{MOST_DAYS}")
    return days

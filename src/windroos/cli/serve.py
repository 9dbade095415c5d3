"""`windroos serve`: the page, for this machine or for everybody on its network."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Callable
from contextlib import ExitStack, closing, suppress
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from windroos.cli.arguments import Arguments, Spec, read_arguments
from windroos.cli.browser import has_screen, open_browser
from windroos.cli.complain import OK, complain
from windroos.cli.folders import data_dir
from windroos.cli.packages import of_the_page
from windroos.cli.standing_by import ends_at_once, stood_by
from windroos.cli.store import place_asked
from windroos.cli.welcome import welcome
from windroos.errors import OptionError, WindroosError
from windroos.hosting.bulk import without_collecting
from windroos.telling.printed.style import Style
from windroos.text import serve as texts
from windroos.text.figures import whole
from windroos.text.words import LANGS, Lang, lang_of
from windroos.web.folder import Announced
from windroos.web.manager import beside as go_on_beside
from windroos.web.manager import is_reload, tell_ready

if TYPE_CHECKING:
    from windroos.store.place import Place
    from windroos.web.folder import Folder
    from windroos.web.owned import Owned
    from windroos.web.settings import Settings

SPEC: Final = Spec(
    values=("port", "data", "database", "language", "mirror", "public", "proxy", "contact", "processes", "beside"),
    switches=("lan", "no-browser", "without-log", "take-over", "stand-by"),
)
_OWN: Final = ("127.0.0.0/8", "::1")
"""Where a proxy is that runs on the same machine."""
_ADDRESS: Final = re.compile(r"https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:[0-9]{1,5})?")
_PLACE: Final = re.compile(r"([\w.-]+|\[[\da-f:]+\]):(\d{1,5})", re.ASCII | re.IGNORECASE)
"""Where other machines reach this one."""
_CONTACT: Final = re.compile(r"(mailto:[^\s@]+@[^\s@]+|https://\S+)")


def serve_command(words: list[str], style: Style) -> int:
    """Run the command; the exit status."""
    typed = read_arguments(words, SPEC)
    if typed.words:
        raise OptionError("no_such_argument", argument=typed.words[0], near=", ".join(SPEC.names()))
    if "take-over" not in typed.switches or not is_reload():
        return _serve(typed, style, nothing)
    serves = go_on_beside()
    return serves if isinstance(serves, int) else _serve(typed, style, serves)


def nothing() -> None:
    """Nobody waits to be told that this one serves."""


def _serve(typed: Arguments, style: Style, serves: Callable[[], None]) -> int:
    """Serve as it was typed; `serves` is told when it does."""
    port, lang, is_lan = _port(typed), _language(typed), "lan" in typed.switches
    folder = Path(typed.get("data") or data_dir()).expanduser().absolute()
    mirror, public, place = _mirror(typed), _public(typed), place_asked(typed, folder)
    with of_the_page(), without_collecting():  # modules are no garbage: looking for it takes a tenth of their time
        import windroos.web.serve  # to see now whether all that it needs is there
        from windroos.store.machines import Machine
        from windroos.store.place import DATABASE
        from windroos.web.folder import Folder
        from windroos.web.handover import inherit
        from windroos.web.host import digest_of, host_link, new_key
        from windroos.web.listening import PORT, TRIES, lan_address, listen
        from windroos.web.owned import Owned
        from windroos.web.settings import Settings

        processes, beside, key = _processes(typed), _beside(typed, place), new_key()
        if processes > 1 or beside:
            import windroos.web.shared_serve  # noqa: F401 - before another one ends for it
    opens = "no-browser" not in typed.switches and public is None and has_screen()
    taken = Folder(folder)
    with ExitStack() as open_:
        open_.callback(taken.close)
        machine = Machine(0, beside, processes, digest_of(key)) if beside else None
        owned = Owned(place, machine, ends_at_once(style))  # reads what it needs, before another one waits for this
        old = inherit(folder, str(place), port, is_lan) if not taken.is_mine and "take-over" in typed.switches else None
        if not taken.is_mine and old is None:
            if typed.get("mirror") is not None:
                raise OptionError("serve_other_mirror", address=taken.other().address)
            return _already(taken, is_lan, opens, style)
        if "stand-by" in typed.switches and old is None and not stood_by(owned, place, style):
            return OK
        listening = old.listening if old else listen(port or PORT, is_lan, TRIES if public is None else 1)
        open_.callback(listening.close)
        got = int(listening.getsockname()[1])
        if port and got != port:
            _print(style.say(texts.PORT_TAKEN, port=port, other=got))
        own = lan_address() if is_lan and public is None else None
        address = f"http://{own or 'localhost'}:{got}"
        settings = Settings(folder, address, is_lan, key=key, lang=lang, without_log="without-log" in typed.switches)
        settings = settings._replace(mirror=mirror, processes=processes, beside=beside)
        settings = settings if place == folder / DATABASE else settings._replace(database=place)
        settings = settings if public is None else settings._replace(lan=True, **public._asdict())
        link = host_link(f"http://localhost:{got}" if public is None else public.address, key)

        def ready() -> None:
            welcome(settings, link, style)
            if old is not None:
                old.serves()
            serves()
            if opens and old is None:
                open_browser(link)

        if old is not None:
            old.take()
            taken.close()
            taken = Folder(folder, old.lock)
            open_.callback(taken.close)
        return _run(settings, taken, listening, owned, Announced(settings.address, is_lan, link), ready, style)


def _run(
    settings: Settings,
    folder: Folder,
    listening: socket.socket,
    owned: Owned,
    announced: Announced,
    ready: Callable[[], None],
    style: Style,
) -> int:
    """Serve until Ctrl-C, or until another version does so in its place. `ready` is told once that it serves."""
    from windroos.web.folder import ServeError
    from windroos.web.handover import HandoverDoor
    from windroos.web.serve import Starter, serve

    if settings.processes > 1 or settings.beside:
        from windroos.web.shared_serve import serve_shared as serve
    told = [ready]

    def serves() -> None:
        tell_ready()
        while told:
            told.pop()()

    def faulty(file: Path) -> None:
        print(style.say(texts.FAULT, file=file), file=sys.stderr)

    def warned(trouble: WindroosError) -> None:
        complain(trouble, style.lang)

    with suppress(KeyboardInterrupt):
        while True:
            folder.announce(*announced)
            with closing(
                HandoverDoor(folder.path, str(settings.place), lambda: (listening.fileno(), folder.lock))
            ) as door:
                serve(settings, folder, listening, Starter(serves, faulty, warned), door, owned)
            if not door.is_asked:
                break
            if door.give():
                folder.give_away()
                _print(texts.HANDED_OVER.to(style.lang))
                return OK
            warned(ServeError("serve_take_over_failed"))
    _print(f"\r{texts.STOPPED.to(style.lang)}")
    return OK


def _already(folder: Folder, wants_lan: bool, opens: bool, style: Style) -> int:
    """Another server has this folder: the browser goes there."""
    other = folder.other()
    if wants_lan and not other.lan:
        raise OptionError("serve_other_reach", address=other.address)
    _print(style.say(texts.RUNNING, address=other.link))
    if opens:
        open_browser(other.link, wait=True)
    return OK


def _port(typed: Arguments) -> int | None:
    text = typed.get("port")
    if text is None:
        return None
    port = whole(text)
    if port is None or not 1 <= port <= 65535:
        raise OptionError("serve_port", port=text)
    return port


def _processes(typed: Arguments) -> int:
    """How many serve the house."""
    from windroos.web.processes import MOST_PROCESSES, can_share

    text = typed.get("processes")
    if text is None:
        return 1
    count = whole(text)
    if count is None or not 1 <= count <= MOST_PROCESSES:
        raise OptionError("serve_processes", count=text, most=MOST_PROCESSES)
    if count > 1 and not can_share:
        raise OptionError("serve_processes_here")
    if count > 1 and typed.get("mirror"):
        raise OptionError("serve_processes_with")
    return count


def _beside(typed: Arguments, place: Place) -> str:
    """Where other machines that serve the same database reach this one; "" there are none."""
    from windroos.web.processes import can_share

    text = typed.get("beside")
    if text is None:
        return ""
    found = _PLACE.fullmatch(text)
    everywhere = found is not None and found[1].strip("[]:0.") == ""  # 0.0.0.0, [::]: nobody is reached there
    if found is None or everywhere or not 1 <= int(found[2]) <= 65535:
        raise OptionError("serve_beside", place=text)
    if isinstance(place, Path):
        raise OptionError("serve_beside_database")
    if "stand-by" in typed.switches or typed.get("mirror"):
        raise OptionError("serve_beside_with")
    if not can_share:
        raise OptionError("serve_processes_here")
    return text


class _Public(NamedTuple):
    """A server on the open net: as `Settings` has it."""

    address: str
    proxies: tuple[str, ...]
    contact: str


def _public(typed: Arguments) -> _Public | None:
    """How the server is known on the open net; None where it is not on it."""
    text, proxies, contact = typed.get("public"), typed.get("proxy"), typed.get("contact")
    if text is None and proxies is None and contact is None:
        return None
    address = (text or "").rstrip("/").lower()
    if _ADDRESS.fullmatch(address) is None:
        raise OptionError("serve_public", address=address)
    if contact is not None and _CONTACT.fullmatch(contact) is None:
        raise OptionError("serve_contact", contact=contact)
    networks = _OWN if proxies is None else tuple(map(str.strip, proxies.split(",")))
    for network in networks:
        try:
            ip_network(network)
        except ValueError:
            raise OptionError("proxy_address", address=network) from None
    return _Public(address, networks, contact or "")


def _mirror(typed: Arguments) -> Path | None:
    text = typed.get("mirror")
    return None if text is None else Path(text).expanduser().absolute()


def _language(typed: Arguments) -> Lang | None:
    text = typed.get("language")
    if text not in (None, *LANGS):
        raise OptionError("argument_value", argument="--language", value=text, known=", ".join(LANGS))
    return lang_of(text)


def _print(text: str) -> None:
    """At once: whoever waits for the address may be a program."""
    print(text, flush=True)

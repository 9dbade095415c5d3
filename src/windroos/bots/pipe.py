"""A program of one's own behind a pair of pipes: lines in, lines out, and no wait without an end."""

from __future__ import annotations

import os
import shlex
import subprocess
import tempfile
import threading
import weakref
from queue import Empty, SimpleQueue
from typing import IO, Final

from windroos.bots.player import BotError

LONGEST_LINE: Final = 1 << 20
"""Characters; a longer line is no answer."""
_ENDING_SECONDS: Final = 1.0
"""How long a program may take to leave when it is told to."""


class Pipe:
    """A running program. Everything it says is taken as UTF-8 lines; what it complains of is kept for an error."""

    def __init__(self, command: str) -> None:
        """Start it.

        Raises:
            BotError: `bot_no_command`, `bot_not_started`.
        """
        self.command = command
        arguments = _arguments(command)
        self._complaints = tempfile.TemporaryFile()  # noqa: SIM115  # closed with the pipe
        try:
            self._process = subprocess.Popen(
                arguments,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._complaints,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
            )
        except (OSError, ValueError) as why:
            self._complaints.close()
            raise BotError("bot_not_started", command=command, why=_plain(why)) from None
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._heard: SimpleQueue[str | None] = SimpleQueue()
        self._to_say: SimpleQueue[str | None] = SimpleQueue()
        # Threads, so that neither a program that does not read nor one that does not write can hold us up.
        for work, file, queue in (
            (_listen, self._process.stdout, self._heard),
            (_speak, self._process.stdin, self._to_say),
        ):
            threading.Thread(target=work, args=(file, queue), daemon=True).start()
        self._end = weakref.finalize(self, _end, self._process, self._to_say, self._complaints)

    def say(self, line: str) -> None:
        """Give the program one line."""
        self._to_say.put(line)

    def finish(self) -> None:
        """Say nothing more: the program comes to the end of its input. It may still answer."""
        self._to_say.put(None)

    def hear(self, seconds: float) -> str | None:
        """The next line of the program, without its end; None if none comes in time.

        Raises:
            BotError: `bot_left` where the program has ended, `bot_nonsense` for a line without an end.
        """
        try:
            line = self._heard.get(timeout=max(0.0, seconds))
        except Empty:
            return None
        if line is None:
            self._heard.put(None)  # it will not come back
            raise BotError("bot_left", command=self.command, why=self._last_words())
        if len(line) >= LONGEST_LINE:
            raise BotError("bot_nonsense", command=self.command, line=shortened(line))
        return line.rstrip("\r\n")

    def close(self) -> None:
        """Let the program go; it is ended if it does not leave by itself."""
        self._end()

    def _last_words(self) -> str:
        """The exit status, and the last line of what the program complained of."""
        try:
            status: object = self._process.wait(_ENDING_SECONDS)
        except subprocess.TimeoutExpired:
            status = "-"
        self._complaints.seek(max(0, self._complaints.seek(0, os.SEEK_END) - 2000))
        lines = self._complaints.read().decode("utf-8", "replace").strip().splitlines()
        return f"{status}: {shortened(lines[-1])}" if lines else str(status)


def shortened(text: str) -> str:
    """So much of a text that a sentence can hold it."""
    text = "".join(one if one.isprintable() else "?" for one in text[:200])
    return text if len(text) <= 120 else text[:117] + "..."


def _arguments(command: str) -> list[str]:
    try:
        arguments = shlex.split(command, posix=os.name != "nt")
    except ValueError as why:
        raise BotError("bot_not_started", command=command, why=_plain(why)) from None
    if not arguments:
        raise BotError("bot_no_command")
    return arguments


def _plain(why: Exception) -> str:
    return str(why.strerror) if isinstance(why, OSError) and why.strerror else str(why)


def _listen(file: IO[str], heard: SimpleQueue[str | None]) -> None:
    """Pass on every line, and None at the end."""
    try:
        with file:
            while line := file.readline(LONGEST_LINE):
                heard.put(line)
    except (OSError, ValueError):
        pass
    heard.put(None)


def _speak(file: IO[str], to_say: SimpleQueue[str | None]) -> None:
    """Say every line until None; a program that has gone does not hear it."""
    try:
        with file:
            while (line := to_say.get()) is not None:
                file.write(line + "\n")
                file.flush()
    except (OSError, ValueError):
        pass


def _end(process: subprocess.Popen[str], to_say: SimpleQueue[str | None], complaints: IO[bytes]) -> None:
    """Close its input, wait a little, and end it."""
    to_say.put(None)
    try:
        process.wait(_ENDING_SECONDS)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
    complaints.close()

"""Golden games: matches with rare events, kept as records in `tests/games` and refereed again on each run.

`python -m tests.golden_games` writes them anew by the actions that they hold; do so only after a deliberate change, and
read the difference.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

from windroos.play.model.events import Step
from windroos.play.record.header import first_state, header_line, header_of
from windroos.play.record.record import group_lines, read_record, stream
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State

GAMES = Path(__file__).parent / "games"
STREAMS = GAMES / "streams.txt"


def streams(steps: list[Step], players: int) -> Iterator[str]:
    """The SHA-256 of what a spectator (-) and each player was sent."""
    for player in range(-1, players):
        sent = "".join(line + "\n" for line in stream(steps, player))
        yield f"{'-' if player < 0 else player} {hashlib.sha256(sent.encode()).hexdigest()}"


def played(path: Path) -> tuple[State, list[Step], list[str]]:
    """A record's actions refereed again: the state at the end, the steps and the lines."""
    record = read_record(path.read_text().splitlines())
    state = first_state(record.header)
    lines = [header_line(header_of(state.table.match, record.header.strict))]
    steps: list[Step] = []
    for group in record.groups:
        state, then = advance(state, group.action)
        steps += then
        lines += group_lines(group.action, then)
    return state, steps, lines


def main() -> None:
    """Write every game, and the digests of its streams, anew."""
    digests = []
    for path in sorted(GAMES.glob("*.jsonl")):
        state, steps, lines = played(path)
        path.write_text("".join(line + "\n" for line in lines))
        digests += [f"{path.stem} {line}" for line in streams(steps, len(state.table.match.players))]
    STREAMS.write_text("".join(line + "\n" for line in digests))


if __name__ == "__main__":
    main()

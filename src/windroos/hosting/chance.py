"""The chance of the next hand: the secret that a table is bound to, and what its people add to it.

Between two hands the digest of the secret is published. Each window that takes part sends the digest of a text of its
own; the list of these is closed and published, and the texts are opened: see `play.referee.mixing`. Nobody is waited
for who has no such window, and for the others no longer than `PATIENCE` from when the hand may begin.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from windroos.hosting.presence import Presence
from windroos.play.model.actions import Contribution
from windroos.play.record.values import PLACE
from windroos.play.referee.mixing import digest
from windroos.wire.json_text import Json
from windroos.wire.objects import listed, made, row
from windroos.wire.spelling import COUNT, TEXT, Spelling, or_null

NOTE: Final = "chance"
"""The key of the note beside the table's stream, so that a server that was killed is bound to the same."""
PATIENCE: Final = 1.0
"""Seconds; a browser needs two messages there and back."""


class ChanceDraft(NamedTuple):
    """What a table is bound to for a hand.

    hand    its number in the match, from 1
    secret  of its wall and dice
    seats   the secret of the dice or tiles that find the seats before the first hand
    bound   who takes part, each with his digest, in the order of the players; None: the list is not closed
    """

    hand: int
    secret: str
    seats: str
    bound: tuple[tuple[int, str], ...] | None = None


CHANCE_NOTE: Final[Spelling[ChanceDraft]] = made(
    ChanceDraft, row(COUNT, TEXT, TEXT, or_null(listed(row(PLACE, TEXT)), None))
)
"""The draft for the store."""


class Chance:
    """Who adds what to the next hand. The draft is changed when it is stored, and then published."""

    def __init__(
        self, presence: Presence, random: Random, kept: str | None = None, secrets: tuple[str, ...] = ()
    ) -> None:
        """`kept` is the note of a server that was here before; `secrets` of the first walls, where they are given."""
        self.draft = CHANCE_NOTE.parse(kept) if kept is not None else ChanceDraft(0, "", "")
        self.until: float | None = None
        """When a hand that may begin waits for nobody any more."""
        self._presence = presence
        self._random = random
        self._secrets = secrets
        self._offered: dict[int, str] = {}
        self._texts: dict[int, str] = {}

    def fresh(self, hand: int) -> ChanceDraft:
        """New secrets for a hand; where its wall is given that one's, to which nobody can add."""
        if hand <= len(self._secrets):
            return ChanceDraft(hand, self._secrets[hand - 1], "", ())
        secret, seats = (f"{self._random.getrandbits(256):064x}" for _ in range(2))
        return ChanceDraft(hand, secret, seats)

    def closed(self) -> ChanceDraft:
        """The draft with its list closed."""
        return self.draft._replace(bound=tuple(sorted(self._offered.items())))

    def take(self, draft: ChanceDraft) -> None:
        """Go on with what was stored."""
        if draft.hand != self.draft.hand:
            self._offered, self._texts, self.until = {}, {}, None
        self.draft = draft

    def bind(self, player: int, hand: int, by: str) -> None:
        """A player offers a digest; when the list is closed it counts for nothing."""
        if hand == self.draft.hand:
            self._offered[player] = by

    def open(self, player: int, hand: int, text: str) -> None:
        """A player opens his text; one that is not what he was bound to counts for nothing."""
        if hand == self.draft.hand and dict(self.draft.bound or ()).get(player) == digest(text):
            self._texts[player] = text

    def waits(self) -> bool:
        """Whether somebody who takes part has yet to bind himself, or to open his text."""
        if self.draft.bound is None:
            return bool(self._presence.contributors() - self._offered.keys())
        return bool(self._presence.contributors() & dict(self.draft.bound).keys() - self._texts.keys())

    def contributions(self) -> tuple[Contribution, ...]:
        """What was added."""
        return tuple(Contribution(player, by, self._texts.get(player, "")) for player, by in self.draft.bound or ())

    def object(self, seats: bool) -> Json:
        """What is published, as JSON; see docs/table.md. `seats`: these are found by chance too."""
        draft = self.draft
        bound = draft.bound
        return {
            "hand": draft.hand,
            "commitment": digest(draft.secret),
            "seats": digest(draft.seats) if seats else None,
            "bound": None if bound is None else [{"player": player, "commitment": by} for player, by in bound],
        }

"""All that is kept of a player, as one file that he takes with him."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from windroos.hosting.own_games import OwnGame, OwnHand
from windroos.hosting.profile import Profile
from windroos.hosting.rated import BookRating, ratings
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import COUNT, FLAG, NUMBER, TEXT, named, or_null

FORMAT: Final = "windroos-profile/1"


class TakenGame(NamedTuple):
    """A game of a player; `points` is None where others have yet to play the same walls."""

    table: str
    rules: str
    begun: str
    place: int
    over: bool
    points: int | None
    hands: tuple[OwnHand, ...]


class TakenPasskey(NamedTuple):
    """A passkey of a player: what is public of it."""

    name: str
    added: str
    used: str
    id: str
    public_key: str


class TakenTie(NamedTuple):
    """A club of this house of which a player is a person, by the id that he has there."""

    club: str
    person: str
    since: str


class TakenRating(NamedTuple):
    """A rating of a player by a book; None of it where it rests on too few hands."""

    rules: str
    games: int
    hands: int
    value: int | None
    low: int | None
    high: int | None


class TakenProfile(NamedTuple):
    """All that is kept of a player, and his ratings, which follow from his games."""

    name: str
    since: str
    games: tuple[TakenGame, ...]
    puzzles: Mapping[str, tuple[int, ...]]
    passkeys: tuple[TakenPasskey, ...]
    clubs: tuple[TakenTie, ...]
    ratings: tuple[TakenRating, ...]


HAND: Final = fields(
    OwnHand,
    Key("number", COUNT, about="from 1, in the order in which they were played"),
    Key("won", FLAG, about="whether you made mahjong"),
    Key("score", COUNT, about="what the winning hand was worth, in the unit of the rules; 0 where nothing was counted"),
    Key("points", NUMBER, about="what you won or lost"),
)
GAME: Final = fields(
    TakenGame,
    Key("table", TEXT, about="its id; `/spelen/<id>/replay` plays it back"),
    Key("rules", TEXT, about="the id of the book"),
    Key("begun", TEXT, about="when the table was made, in UTC: `2026-11-27T19:30:00+00:00`"),
    Key("place", COUNT, about="your place in the list of players, from 0"),
    Key("over", FLAG, about="whether the match was played to its end"),
    Key("points", or_null(NUMBER, None), about="your points as everybody saw them last; null where others have yet to "
        "play the same walls"),
    Key("hands", listed(named("OwnHand", HAND)), about="the hands that ended"),
)  # fmt: skip
PASSKEY: Final = fields(
    TakenPasskey,
    Key("name", TEXT, about="what you call it"),
    Key("added", TEXT, about="the day on which you added it"),
    Key("used", TEXT, about="the day on which you last came in with it; empty: never"),
    Key("id", TEXT, about="of the credential, in Base64 for addresses"),
    Key("public_key", TEXT, about="the credential with its public key, as the authenticator said it (WebAuthn's "
        "attested credential data), in Base64 for addresses; the secret half is on your device alone"),
)  # fmt: skip
TAKEN_TIE: Final = fields(
    TakenTie,
    Key("club", TEXT, about="what the club is called"),
    Key("person", TEXT, about="your id there, by which the club's own file of you names you too"),
    Key("since", TEXT, about="the day on which you said so"),
)
RATING: Final = fields(
    TakenRating,
    Key("rules", TEXT, about="the id of the book"),
    Key("games", COUNT, about="of how many games it is"),
    Key("hands", COUNT, about="of how many hands"),
    Key("value", or_null(NUMBER, None), about="on a scale on which a beginner has 1000 and EXPERT 2000; null where the "
        "hands are too few to say"),
    Key("low", or_null(NUMBER, None), about="between this and `high` the true one lies 95 times out of 100"),
    Key("high", or_null(NUMBER, None)),
)  # fmt: skip
TAKEN: Final = fields(
    TakenProfile,
    Key("name", TEXT, about="what you call yourself"),
    Key("since", TEXT, about="the day from which you are known here: `2026-11-27`"),
    Key("games", listed(named("TakenGame", GAME)), about="your games, the latest first"),
    Key("puzzles", mapping(listed(COUNT)), about="the numbers of the puzzles that you solved, by the id of the book"),
    Key("passkeys", listed(named("TakenPasskey", PASSKEY)), about="your passkeys, what is public of them"),
    Key("clubs", listed(named("TakenTie", TAKEN_TIE)), about="the clubs of this house of whose people you are one"),
    Key(
        "ratings",
        listed(named("TakenRating", RATING)),
        (),
        about="your ratings by book; they are kept nowhere, for they follow from your games",
        written=True,
    ),
    tag=("format", FORMAT),
)


def taken(profile: Profile, games: Sequence[OwnGame], clubs: Iterable[TakenTie]) -> str:
    """The file, as JSON. Whoever else played is not in it, nor anything that opens a table."""
    keys = tuple(TakenPasskey(one.name, one.added, one.used, one.id, one.public_key) for one in profile.passkeys)
    played = tuple(map(_taken_game, games))
    rated = tuple(map(_taken_rating, ratings(profile, games)))
    return TAKEN.write(TakenProfile(profile.name, profile.since, played, profile.solved, keys, tuple(clubs), rated))


def _taken_rating(one: BookRating) -> TakenRating:
    told = (one.rating.value, one.rating.low, one.rating.high) if one.rating.is_told else (None, None, None)
    return TakenRating(one.book, one.games, one.rating.hands, *told)


def _taken_game(game: OwnGame) -> TakenGame:
    points = game.standing.points[game.player] if game.standing.points and not game.shut else None
    made = game.stream.made.isoformat(timespec="seconds")
    return TakenGame(game.stream.id, game.setup.header.rules, made, game.player, game.standing.over, points, game.hands)

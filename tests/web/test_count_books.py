"""Tellen, book by book: endings that only one book knows, entered with the buttons of the page."""

from __future__ import annotations

from tests.web.thumb import Thumb


def scores(thumb: Thumb, id: str, winner: int, points: int, losers: tuple[int, ...]) -> Thumb:
    """A hand of numbers."""
    thumb.go(f"/tellen/{id}/spel").press(f"tap=winner&player={winner}")
    fields = {f"points-{winner}": str(points)} | {f"points-{player}": "10" for player in losers}
    return thumb.go(f"{thumb.path}?scores=1").press("tap=done", **fields)


def test_hongkong_false_mahjong_asks_how_and_pays_the_row_of_six_fan(thumb: Thumb) -> None:
    id = thumb.make("hongkong", ("Ans", "Bea", "Cor", "Dirk", "Els"))
    thumb.go(f"/tellen/{id}/spel").press("tap=false&player=0&kind=called")
    assert "Hoe kreeg Ans de winnende steen?" in thumb.words
    thumb.press("tap=how&by=discard&giver=2").press("tap=keep")
    words = thumb.words
    for net in ("Ans Oost · valse mahjong −128", "Bea Zuid +32", "Cor West +64", "Dirk Noord +32", "Els droomt 0"):
        assert net in words
    assert "Spel 2, ronde Oost: Bea wordt Oost. Dirk droomt." in words
    assert "0 punten" not in words.partition("Wie betaalt wie")[0]


def test_seven_seasons_are_claimed_after_the_giver_was_tapped(thumb: Thumb) -> None:
    id = thumb.make("hongkong")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=discard&giver=0")
    thumb.keys("f1 f2 f3 f4 g1 g2 g3").press("tap=circumstance&name=claimed_seasons&value=7").press("tap=keep")
    assert "Joost maakt mahjong met 7 seizoenen en bloemen" in thumb.words
    assert "Joost Zuid · 3 fan, mahjong +24" in thumb.words


def test_mcr_counts_offences_over_the_match(thumb: Thumb) -> None:
    id = thumb.make("mcr")
    thumb.go(f"/tellen/{id}/spel").press("tap=false&player=0&kind=invalid")
    thumb.press("tap=fouls&player=3&fouls=1").press("tap=fouls&player=3&fouls=2").press("tap=winner&player=1")
    thumb.press("tap=how&by=discard&giver=0").go(f"{thumb.path}?scores=1").press("tap=done", **{"points-1": "10"})
    words = thumb.words
    for net in ("Marijke Oost · valse mahjong −78", "mahjong +54", "Ineke West +12", "Henk Noord +2"):
        assert net in words
    assert "2e overtreding: 10 punten eraf" in words
    thumb.go(f"/tellen/{id}/spel").press("tap=fouls&player=3&fouls=1").press("tap=end&end=draw").press("tap=keep")
    assert "3e overtreding: 20 punten eraf" in thumb.words


def test_the_game_of_heaven(thumb: Thumb) -> None:
    id = thumb.make("nmv144")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=0").press("tap=how&by=wall")
    thumb.press("tap=circumstance&name=first14&value=1").keys("2m 3p 4s", "pung", closed=True)
    thumb.keys("6s", "chow", closed=True).keys("4z 4z")
    thumb.go(f"{thumb.path}?scores=1").press("tap=done", **{f"points-{player}": "0" for player in (1, 2, 3)})
    assert "1.000, mahjong +6.000" in thumb.words


def test_five_players_play_the_dragon_round_and_east_pays_double(thumb: Thumb) -> None:
    names = ("Ans", "Bea", "Cor", "Dirk", "Els")
    id = thumb.make("groenehart2011", names, **{"o-dragon_round": "true", "rounds": "1"})
    for east in range(5):
        others = [(east + more) % 5 for more in range(1, 4)]
        scores(thumb, id, east, 96, tuple(others))
    assert "Spel 6, ronde groene draak: Ans wordt Oost. Els droomt." in thumb.words
    scores(thumb, id, 1, 96, (0, 2, 3))
    assert "Ans Oost · 10 punten −192" in thumb.words


def test_a_correction_that_lets_east_stay_moves_the_winds_of_what_came_after(thumb: Thumb) -> None:
    id = thumb.make("groenehart2011")
    for winner in (1, 2):
        scores(thumb, id, winner, 96, tuple(player for player in range(4) if player != winner))
    thumb.go(f"/tellen/{id}/spel/1").press("tap=correct").press("tap=winner&player=0")
    thumb.go(f"{thumb.path}?scores=1").press("tap=done", **{"points-0": "200", "points-1": "10"})
    assert "Door deze verbetering zitten de winden anders bij spel 2." in thumb.words
    assert "Marijke −192 +1.008" in thumb.go(f"/tellen/{id}").words


def test_a_set_with_east_s_first_discard_is_two_more(thumb: Thumb) -> None:
    """144 rules, rules 64 to 66; ruling M6."""
    id = thumb.make("nmv144")
    thumb.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    assert "set met de eerste steen van Oost" in thumb.words
    thumb.press("tap=key&tile=2m", what="pung", east_first="1")
    assert "east_first" not in thumb.fields("tap=key&tile=3p")
    thumb.keys("3p 4s", "pung").keys("6s 7s 8s 4z 4z")
    thumb.go(f"{thumb.path}?scores=1").press("tap=done", **{f"points-{player}": "0" for player in (0, 2, 3)})
    assert "Pung of kong met de eerste steen van Oost" in thumb.words

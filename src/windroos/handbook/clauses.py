"""How a book is played and settled, clause by clause: taken from `Conduct`, `Course` and the terms of settling.

A clause is a code with values; `windroos.text.handbook` has the words. `options` are the rulings that decide it.
"""

from __future__ import annotations

from typing import NamedTuple

from windroos.play.rules.liability_dangers import FORMS
from windroos.rules.conduct import Blocked, Bonus, Conduct, Priority
from windroos.rules.course import Course, DragonRound, Turning
from windroos.rules.pages import Clause, clause
from windroos.rules.rules import Rules, conduct_of, course_of, terms_of
from windroos.settling.ways import fan_shares
from windroos.tiles import NORTH, SEASONS


class Section(NamedTuple):
    """Clauses about one subject; `id` has its words, `source` is where the book speaks of it."""

    id: str
    clauses: tuple[Clause, ...]
    source: str


class FanRow(NamedTuple):
    """A row of Hong Kong's payment table: what a hand of so many fan brings (p. 26). 0: a limit hand."""

    fan: int
    discarder: int
    other: int
    self_drawn: int


def playing(rules: Rules) -> tuple[Section, ...]:
    """How a hand and a match are played by these rules."""
    c, course = conduct_of(rules, True), course_of(rules)
    return _sections(
        rules,
        wall=_wall(c),
        claims=_claims(rules, c),
        kongs=_kongs(c),
        going_out=_going_out(rules, c),
        match=_match(course),
        clock=_clock(c),
    )


def _sections(rules: Rules, **found: tuple[Clause, ...]) -> tuple[Section, ...]:
    """The sections that say something, with only the options that this book has."""
    return tuple(
        Section(
            id,
            tuple(
                one._replace(options=tuple(option for option in one.options if option in rules.options))
                for one in clauses
            ),
            _source(rules, id),
        )
        for id, clauses in found.items()
        if clauses
    )


def _source(rules: Rules, section: str) -> str:
    pages = rules.rule_set.pages
    source = f"{pages.book}, {pages.places[section]}" if section in pages.places else pages.book
    silent = rules.value("players") != 4 or rules.options.get("dragon_round")
    return f"{source}; {pages.borrowed}" if silent and section in pages.borrowing else source


def _wall(c: Conduct) -> tuple[Clause, ...]:
    found = [clause("wall", "players", tiles=len(c.tiles), sides=c.sides, stacks=c.stacks)]
    if NORTH not in c.tiles:
        found.append(clause("small_wall", "players"))
    if SEASONS in c.tiles:
        found.append(clause("with_bonus", "flowers"))
        found.append(clause("bonus_rounds" if c.bonus == Bonus.ROUNDS else "bonus_each"))
        if c.bonus_optional:
            found.append(clause("bonus_optional"))
    else:
        found.append(clause("without_bonus", "flowers"))
    found.append(clause("opened_by_two_throws" if c.second_throw else "opened_by_one_throw", "dealing", dice=c.dice))
    found.append(clause("dealt_with_jump" if c.jump else "dealt_in_turn"))
    if not c.dead:
        found.append(clause("no_dead_wall", "live_wall"))
    else:
        found.append(clause("dead_refilled" if c.refilled else "dead_shrinks", "live_wall", dead=c.dead))
    if c.raised:
        found.append(clause("loose_near" if c.near_first else "loose_far"))
    if c.seven_five:
        found.append(clause("seven_five", "live_wall"))
    return tuple(found)


def _claims(rules: Rules, c: Conduct) -> tuple[Clause, ...]:
    special = rules.formations is not None
    priority = {
        Priority.RANK: "priority_special" if special else "priority_irregular",
        Priority.TURN: "priority_turn",
        Priority.ORPHANS: "priority_orphans",
    }
    blocked = {
        Blocked.NOTHING: "passed_nothing",
        Blocked.MAHJONG: "passed_mahjong",
        Blocked.BOTH: "passed_both",
    }
    return (
        clause("claims_chow" if c.open_chows else "claims_no_chow", "players"),
        clause(priority[c.priority], "several_winners"),
        clause(blocked[c.blocked], "passed_claim"),
    )


def _kongs(c: Conduct) -> tuple[Clause, ...]:
    found = [
        clause("kong_face_down" if c.kong_face_down else "kong_two_up"),
        clause("kong_after_claim" if c.kong_after_claim else "kong_own_turn"),
        clause("kong_robbed_too" if c.rob_concealed else "kong_robbed", "orphans_rob_concealed"),
    ]
    if c.kong_any_time:
        found.append(clause("kong_any_time"))
    if c.chained_kongs:
        found.append(clause("kongs_chained"))
    if c.reject_replacement:
        found.append(clause("replacement_rejected"))
    if c.dead:
        last = "last_kong_draw" if c.draw_on_last_kong else "last_kong_refused"
        found.append(clause("last_kong_robbed" if c.last_kong_robbed else last, "fifteenth_kong"))
    return tuple(found)


def _going_out(rules: Rules, c: Conduct) -> tuple[Clause, ...]:
    minimum = rules.policy.minimum
    needed = clause(f"minimum_{rules.rule_set.scheme.unit}", "minimum", minimum=minimum)
    found = [needed if minimum else clause("no_minimum", "minimum")]
    if minimum and "exempt" in rules.options:
        found.append(clause("exempt_limits" if rules.value("exempt") == "all" else "exempt_irregular", "exempt"))
    if "most_chows" in rules.options:
        found.append(clause("one_chow", "most_chows"))
    found.append(clause("last_tile_kept" if c.last_discard_optional else "last_tile_laid", "last_tile_discard"))
    if c.seasons_claim:
        found.append(clause("seasons_claimed", "seasons_claim"))
    if c.moon:
        found.append(clause("moon_announced", "announced_moon"))
    if c.bet:
        found.append(clause("bet", "bet"))
    found.append(clause("dead_may_claim" if c.dead_may_claim else "dead_is_silent", "dead_hand"))
    return tuple(found)


def _match(course: Course) -> tuple[Clause, ...]:
    turning = {Turning.ROUND: "turning_round", Turning.DREAMER: "turning_dreamer", Turning.FIFTH: "turning_fifth"}
    found = [
        clause(turning[course.turning], "players"),
        clause("east_stays" if course.east_stays else "east_turns", "east_wins"),
        clause("draw_replayed" if course.draw_stays else "draw_turns", "draw"),
    ]
    if len(set(course.winds)) == 1:
        found.append(clause("always_east", "rounds"))
    else:
        found.append(clause("rounds" if course.rounds > 1 else "one_round", "rounds", rounds=course.rounds))
    if course.dragon != DragonRound.NEVER:
        found.append(clause("dragon_each" if course.dragon == DragonRound.EACH else "dragon_last", "dragon_round"))
        found.append(clause("dragon_pung"))
    if course.exchange:
        found.append(clause("seats_exchanged", "rotation"))
    found.append(clause("won_by_formation" if course.formations else "won_by_points", "game_winner"))
    if course.bell_stops:
        found.append(clause("bell_stops", "bell"))
    return tuple(found)


def _clock(c: Conduct) -> tuple[Clause, ...]:
    found = []
    if c.turn_seconds:
        found.append(clause("turn_seconds", "turn_seconds", "thinking_seconds", seconds=c.turn_seconds))
        found.append(clause("claim_seconds", "claim_seconds", seconds=c.claim_seconds))
    if c.timeouts:
        found.append(
            clause("timeouts", "timeouts", "timeout_seconds", count=c.timeouts, seconds=c.timeout_seconds),
        )
    return tuple(found)


def settling(rules: Rules) -> tuple[Section, ...]:
    """Who pays whom by these rules, and what mistakes cost."""
    pages, terms, c = rules.rule_set.pages, terms_of(rules), conduct_of(rules, True)
    ends = clause("false_ends" if c.false_ends else "false_goes_on", "false_mahjong")
    return _sections(
        rules,
        paying=pages.paying(rules.options, terms),
        mistakes=(*pages.mistakes(rules.options, terms), ends),
        liability=_liability() if c.liability else (),
    )


def _liability() -> tuple[Clause, ...]:
    """Fu Hing, p. 13-15 and 27-31: the five kinds of danger once each, then what follows."""
    kinds = {form.kind: form for form in FORMS}
    dangers = [clause("danger", kind=kind, begins=form.begins, decided=form.decided) for kind, form in kinds.items()]
    return (
        clause("liable", "exposed_tiles"),
        *dangers,
        clause("liable_told"),
        clause("liable_decided", decided=kinds["suit"].decided, dragons=kinds["dragons"].decided),
        clause("liable_made"),
        clause("liable_order", "dangerous_hands"),
        clause("liable_no_choice", "no_choice"),
    )


def fan_rows(rules: Rules) -> tuple[FanRow, ...]:
    """Hong Kong's payment table up to its cap, then the limit hand; empty by other books."""
    if not rules.rule_set.scheme.limit_row:
        return ()
    most = terms_of(rules).most_fan
    rows = [FanRow(fan, *fan_shares(fan, most)) for fan in range(rules.policy.minimum or 0, (most or 12) + 1)]
    return (*rows, FanRow(0, *fan_shares(12, most)))

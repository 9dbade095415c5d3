"""How a book is played and settled, clause by clause: taken from `Conduct`, `Course` and the terms of settling.

A clause is a code with values; `windroos.text.handbook` has the words. `options` are the rulings that decide it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.play.conduct import Blocked, Bonus, Conduct, Priority, conduct_of
from windroos.play.course import Course, DragonRound, Turning, course_of
from windroos.play.liability_dangers import FORMS
from windroos.rules.rule import Scheme
from windroos.rules.rules import Rules
from windroos.scoring.outcome import Terms, terms
from windroos.scoring.penalties import FALSE_FAN, FALSE_POINTS, FOUL_STEPS
from windroos.scoring.schemes import MCR_BASE, fan_shares
from windroos.tiles import NORTH, SEASONS


class Clause(NamedTuple):
    """One thing that a book says about play or settling."""

    code: str
    values: tuple[tuple[str, int | str], ...] = ()
    options: tuple[str, ...] = ()


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


PLACES: Final = {
    "nts2002": (
        "NTS 2002",
        {
            **{"wall": "p. 4-5", "claims": "p. 5-6", "kongs": "p. 5", "going_out": "p. 5-6", "match": "p. 6"},
            **{"paying": "p. 7-8", "mistakes": "p. 6-7"},
        },
    ),
    "groenehart2011": (
        "Groene Hart 2011",
        {
            **{"wall": "p. 4-5", "claims": "p. 6-8", "kongs": "p. 6-7", "going_out": "p. 5-8", "match": "p. 8, 18-21"},
            **{"paying": "p. 9, 12-14", "mistakes": "p. 8"},
        },
    ),
    "hongkong": (
        "Fu Hing",
        {
            **{"wall": "p. 6-8, 24", "claims": "p. 9-11, 25", "kongs": "p. 11-12, 15, 19", "clock": "p. 26"},
            **{"going_out": "p. 5, 18-19, 22-24", "match": "p. 24-25", "paying": "p. 26, 34", "mistakes": "p. 23"},
            **{"liability": "p. 13-15, 27-32"},
        },
    ),
    "nmv144": (
        "144 regels",
        {
            **{"wall": "nr. 8-17", "claims": "nr. 28-37", "kongs": "nr. 24-26, 38-43, 47, 68", "match": "nr. 51-56"},
            **{"going_out": "nr. 18-23, 44-50, 88", "paying": "nr. 57-59, 80-81, 90", "mistakes": "nr. 46, 50"},
        },
    ),
    "mcr": ("MCR", {"clock": "De Dertien Wezen, p. 1", "mistakes": "De Dertien Wezen, p. 1-2"}),
}
"""Where each book speaks of a subject."""
BORROWED: Final = "Groene Hart 2011, p. 19-21"
"""What the book of 2002 does not know, three and five players and the green dragon's round, is taken from here."""
OTHER_NUMBERS: Final = ("wall", "claims", "match", "paying")
MINIMUM: Final = {
    Scheme.DOUBLES: "minimum_doubles",
    Scheme.FAN: "minimum_fan",
    Scheme.GAU: "minimum_points",
    Scheme.POINTS: "minimum_points",
}


def clause(code: str, *options: str, **values: int | str) -> Clause:
    """A clause with its values and the options that decide it."""
    return Clause(code, tuple(values.items()), options)


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
    name, places = PLACES[rules.id]
    source = f"{name}, {places[section]}" if section in places else name
    borrowed = rules.value("players") != 4 or rules.options.get("dragon_round")
    return f"{source}; {BORROWED}" if rules.id == "nts2002" and borrowed and section in OTHER_NUMBERS else source


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
    needed = clause(MINIMUM[rules.rule_set.scheme], "minimum", minimum=minimum)
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
    agreed, c = terms(rules.id, rules.options), conduct_of(rules, True)
    return _sections(
        rules,
        paying=_paying(rules, agreed),
        mistakes=_mistakes(agreed, c),
        liability=_liability() if c.liability else (),
    )


def _paying(rules: Rules, agreed: Terms) -> tuple[Clause, ...]:
    if agreed.kind == "fan_table":
        found = [clause("pays_table", "most_fan", most=agreed.most_fan)]
        if agreed.bamboo_one_bonus:
            found.append(clause("pays_bamboo_ones", "bamboo_one_bonus", amount=agreed.bamboo_one_bonus))
        if agreed.draw_pot:
            found.append(clause("pays_pot", "draw_pot", amount=agreed.draw_pot))
        return tuple(found)
    if agreed.kind == "points":
        return (clause("pays_points", "settlement", base=MCR_BASE), clause("pays_flowers", "flowers"))
    found = [clause("rounded_up", "round_up")] if rules.options.get("round_up") else []
    found += [
        clause("pays_winner"),
        clause("pays_differences"),
        clause("pays_east_double"),
        clause("pays_limit_over" if agreed.overscores else "pays_limit", "limit", limit=agreed.limit),
    ]
    if agreed.overscores and rules.formations is not None:
        found.append(clause("pays_special", "special_values", "bet", double=2 * agreed.limit))
    if "chips" in rules.options:
        found.append(clause("pays_chips" if agreed.chips else "pays_exact", "chips"))
    return tuple(found)


def _mistakes(agreed: Terms, c: Conduct) -> tuple[Clause, ...]:
    found = []
    if agreed.kind == "fan_table":
        discarder, other, each = fan_shares(FALSE_FAN, FALSE_FAN)
        found.append(clause("false_fan", "false_mahjong", discarder=discarder, other=other, each=each))
        found.append(clause("dead_fan", "seasons_claim"))
    elif agreed.kind == "points":
        under, wrong = FALSE_POINTS["minimum"], FALSE_POINTS["invalid"]
        found.append(clause("false_points", "false_mahjong", under=under, wrong=wrong))
        steps = ", ".join(str(cost) for cost in FOUL_STEPS[agreed.foul_steps][1:])
        found.append(clause("fouls", "foul_steps", steps=steps))
    else:
        found.append(clause("dead_pays", "dead_hand"))
        found.append(clause("false_is_dead", "dead_hand"))
    found.append(clause("false_ends" if c.false_ends else "false_goes_on", "false_mahjong"))
    return tuple(found)


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
    agreed = terms(rules.id, rules.options)
    if agreed.kind != "fan_table":
        return ()
    most = agreed.most_fan
    rows = [FanRow(fan, *fan_shares(fan, most)) for fan in range(rules.policy.minimum or 0, (most or 12) + 1)]
    return (*rows, FanRow(0, *fan_shares(12, most)))

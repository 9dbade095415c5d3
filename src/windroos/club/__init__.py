"""A club through its year: people, evenings, cup, cash and claims, folded from events that hold ids and no names.

`deciding` says what a request comes to, `showing` what there is to see; a program keeps events, and names apart.
"""

__all__ = [
    "board",
    "club_events",
    "club_state",
    "day_board",
    "daybook",
    "deciding",
    "errors",
    "evening_state",
    "mentions",
    "next_season",
    "past_events",
    "past_requests",
    "people",
    "person_card",
    "requests",
    "results",
    "rights_events",
    "rights_requests",
    "roles",
    "season_events",
    "season_requests",
    "seasons",
    "showing",
    "spelling",
    "standing_account",
    "told",
    "year",
]

"""Live tables: the people, clocks, stored records and computer players of games that are played at.

A server of any kind makes a `lobby.Lobby` on a store, opens a `connection.Connection` with a `Wire` for each window,
and lets it join a room. What a window says is read by `requests` and given to the room; what it hears the room sends.
"""

__all__ = [
    "bulk",
    "called",
    "club_checking",
    "club_copies",
    "club_ending",
    "club_folder",
    "clubs",
    "connection",
    "counting_beside",
    "counting_processes",
    "errors",
    "evening_walls",
    "hand_counting",
    "history",
    "lobby",
    "replaying",
    "requests",
    "room",
    "seats",
    "setup",
    "shapes",
    "thinker",
    "tickets",
    "tournament_folder",
    "tournament_log",
    "tournament_walls",
    "wall_contest",
    "wall_records",
    "wall_tables",
    "worker",
    "worker_process",
]

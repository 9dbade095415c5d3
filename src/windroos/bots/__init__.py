"""Computer players: one protocol, and a ladder of players that keep to it."""

__all__ = ["coach", "danger", "irregular_targets", "player", "targets"]

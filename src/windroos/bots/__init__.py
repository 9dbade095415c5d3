"""Computer players: one protocol, and a ladder of players that keep to it."""

__all__ = ["botzone_words", "chance", "danger", "evaluation", "expert_evaluation", "player", "review", "visible"]

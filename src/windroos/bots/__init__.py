"""Computer players: one protocol, and a ladder of players that keep to it."""

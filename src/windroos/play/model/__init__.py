"""What lies on the table, what is asked, what happens, and how that changes what everybody knows."""

__all__ = ["actions", "changing", "deal", "dice", "events", "fold", "match", "memory", "ranking", "view", "wall"]

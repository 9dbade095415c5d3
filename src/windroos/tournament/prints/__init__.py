"""What a tournament puts on paper."""

__all__ = ["catalog", "paper"]

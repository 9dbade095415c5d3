"""What a club prints: lists, results, standings, forms, cards, a year book; values that pages and files are made of."""

__all__ = ["agenda", "catalog", "evenings", "honours", "house_rules", "ranking", "source", "yearbook"]

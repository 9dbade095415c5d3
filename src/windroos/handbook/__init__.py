"""The rules as a book to read: every item with its example, how it is played and settled, search, a card, practice."""

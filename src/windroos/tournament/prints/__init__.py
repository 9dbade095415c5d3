"""What a tournament puts on paper."""

"""The shared vocabulary of the books: small pure functions over the facts of a hand, named as players name them."""

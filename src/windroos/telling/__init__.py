"""What is told of a game and of a score: the same sentences and figures for the terminal, the page and programs."""

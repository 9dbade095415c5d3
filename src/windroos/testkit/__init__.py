"""What every book and every player must pass, for clubs with house rules and for authors of players.

book        checks of a book, or of house rules on one
player      checks of a computer player
trial       a check, what it finds, and how it is carried out
golden      hands with what they are worth by their source, a line each
hands       hands of every kind, common, rare and wrong, of a seed
strategies  the same for Hypothesis, which the extra `testkit` brings

`windroos check` runs the checks from the command line.
"""

"""One evaluation of hands for all who plan: plain Python that is played as it stands, and compiled from outside."""

"""What is put on paper, as values: documents of blocks, and sheets and cards of a shape of their own."""

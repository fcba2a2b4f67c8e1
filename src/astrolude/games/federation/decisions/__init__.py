"""The questions as objects: what may be answered, and what an answer does."""

"""What is in the box (GP-2, GP-11, GP-12), read once from the data files into flat tables."""

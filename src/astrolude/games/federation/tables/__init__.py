"""The data of the box, read once into flat tables."""

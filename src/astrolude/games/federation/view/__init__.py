"""What a seat sees, as data and as numbers; what it cannot know; what must always hold."""

"""What can be seen and known of a position: the view, observations, hidden things, invariants, names."""

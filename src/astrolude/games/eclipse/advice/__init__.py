"""Help for bots and people: the worth of positions, answers worth a look, standing orders, odds."""

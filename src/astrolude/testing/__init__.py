"""For those who write a game: the laws it must keep (`laws`), and a small complete game (`toy`)."""

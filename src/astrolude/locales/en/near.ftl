# The tables that this browser keeps by itself, without a server.

near-loading = Loading the games’ engine
near-fetching = Loading the games’ engine: { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } of { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } MB, once
near-starting = Starting the games’ engine…
near-failed = The games’ engine did not start. Nothing is lost.
near-update = A new version is ready. Your games are saved.
near-update-now = Use it now
near-files = This browser keeps your games. A file carries one elsewhere.
near-pack-game = { $game }, move { $ply }: save as a file
near-unpack = Open a file…
near-bad-file = This file cannot be opened: { $reason }

# The commands in the terminal.

cli-see-help = See 'astrolude --help'.
cli-person = Player
cli-seat = Player { $number }
cli-bot-name = Bot { $number } ({ $level })

# Headings of tables
cli-bot = Bot
cli-game = Game
cli-players = Players
cli-place = Place
cli-total = Points

cli-option = { "  " }{ $option } ({ $name }): { $values }
cli-games-players = { "  " }Players: { $players }

cli-version = Astrolude { $version }
cli-version-compiled = The engine is compiled.
cli-version-pure = The engine runs as plain Python.
cli-version-python = Python { $python } on { $system }
cli-version-game = { $game }, version { $rules } of the rules

cli-simulate-playing = Playing
cli-simulate-games = Games
cli-simulate-wins = Wins
cli-simulate-share = Share
cli-simulate-score = Mean score
cli-simulate-speed =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } in { $seconds } s: { $decisions } decisions, { $rate } a second

cli-cut-off =
    { $games ->
        [one] 1 game was cut off after { $decisions } decisions: it has no result and is in no figure.
       *[other] { $games } games were cut off after { $decisions } decisions: they have no result and are in no figure.
    }
cli-tournament-games = Games
cli-tournament-rating = Rating
cli-tournament-share = Wins
cli-tournament-score = Points
cli-tournament-rank =
    { $rank ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $rank }th
    }
cli-tournament-rate = Dec./s
cli-tournament-kept =
    { $games ->
        [one] { $games } game is kept in { $file }.
       *[other] { $games } games are kept in { $file }.
    }

cli-study-written = Written: { $file }

cli-research-block = Block
cli-research-start = First cell
cli-research-cell = Cell
cli-research-number = Number
cli-research-shape = Shape
cli-research-scale = Scale
cli-research-size = With { $players } players { $cells } cells, and { $actions } actions.

cli-bench-measuring = Measuring
cli-bench-games = Games/s
cli-bench-decisions = Decisions/s
cli-bench-clone = Clone µs
cli-bench-legal = Legal µs
cli-bench-apply = Apply µs
cli-bench-signature = Signature of { $game }: { $signature }

cli-rules-unknown = { $test } names { $clause }, which the document does not have.
cli-rules-total = { $named } of { $clauses } clauses are named by a test.

cli-replay-seats = { $seats } · seed { $seed }
cli-replay-finished = A legal game, finished after { $actions } actions.
cli-replay-running = A legal game, not finished: after { $actions } actions { $seat } is to decide.

cli-start-serving = Astrolude is ready: { $address }
cli-start-stop = Press Ctrl+C to stop.

cli-play-seed = Seed { $seed }
cli-play-hint = Type a number or an action; ? for help, q to leave.
cli-play-no_such_choice = There are choices 1 to { $last }.
cli-play-not_understood = “{ $text }” is not understood: type a number or an action, ? for help.
cli-play-not_now = “{ $text }” is not possible now.
cli-play-help =
    1, 2, 3 …  choose from the list
    an action in notation, as a record writes it
    u  take back your last decision
    s FILE  save the game as a record
    l  what happened
    b  the board
    i  what the things in sight are
    why ACTION  why it is not possible now; its first words are enough
    q  leave
cli-play-thinking = { $name } is thinking …
cli-play-saved = Saved in { $file }.
cli-play-left = To go on: astrolude play { $game } --resume { $file }
cli-play-possible = It is possible now.
cli-play-way = A way there: { $way }.
cli-play-over = The game is over.

cli-undo-done = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-over = The game is over.
cli-undo-other = Someone else has decided since.
cli-undo-chance = A die was rolled or something hidden was seen: this stands.

cli-analyse-thinking = Thinking

cli-admin-table = Table
cli-admin-game = Game
cli-admin-status = Status
cli-admin-seats = Seats
cli-admin-changed = Changed
cli-admin-ply = Ply
cli-admin-what = What
cli-admin-number = Number
cli-admin-people = Seats of people
cli-admin-accounts = Accounts
cli-admin-moves = Moves
cli-admin-deleted = Table { $table } is removed.
cli-admin-closed = The game of table { $table } is ended.
cli-admin-freed = The seat's new link, which is told only now: { $link }
cli-admin-banned = { $who } is not served any more.
cli-admin-forgiven = { $who } is served again.
cli-admin-no-bans = No network and no account is banned.
cli-admin-account = Account
cli-admin-created = Created
cli-admin-used = Seen
cli-admin-banned-since = Banned
cli-admin-tournament = Tournament
cli-admin-name = Name
cli-admin-players = Players
cli-admin-annulled = The game of table { $table } does not count any more; the ratings are counted anew.
cli-admin-cancelled = Tournament { $tournament } is given up.
cli-admin-vacuumed = The store has given back what it did not need.
cli-admin-backed-up = { $rows ->
    [one] One row is in { $file }.
   *[other] { $rows } rows are in { $file }.
}
cli-admin-restored = { $rows ->
    [one] One row was read from { $file }.
   *[other] { $rows } rows were read from { $file }.
}

### Puzzles: one turn, one best answer, from games of bots.

puzzles = Puzzles
puzzles-lead = One turn, one best answer. Positions from games of bots.
puzzles-games = Games
puzzles-none = This game has no puzzles yet.
puzzles-day = Puzzle of the day
puzzles-solve = Solve
puzzles-again = Again
puzzles-retry = Try again
puzzles-list = The list
puzzles-all = All
puzzles-open = Not solved
puzzles-missed = To retry
puzzles-filter = Which puzzles are shown
puzzles-filter-none = No puzzle here.
puzzles-all-solved = All are solved. Tomorrow brings another puzzle of the day.
puzzles-not-tried = not tried
puzzles-standing-solved = solved
puzzles-standing-shown = solution seen
puzzles-tries = { $count ->
    [one] 1 try
   *[other] { $count } tries
}
puzzles-number = Puzzle { $number }
puzzles-grade = Difficulty { $grade } of 5
puzzles-level = Your level
puzzles-row = { $count } in a row
puzzles-row-label = In a row
puzzles-days = { $count ->
    [one] 1 day in a row
   *[other] { $count } days in a row
}
puzzles-total = { $done } solved of { $of }
puzzles-kept = Kept in this browser only.

## A puzzle by its data
puzzles-title = Best turn, round { $round }: +{ $gain } %
puzzles-title-who = Best turn for { $who }, round { $round }: +{ $gain } %
puzzles-about = { $players } players. The next best idea loses { $gain } % of the chance to win.
puzzles-source = Position from a game of bots. Play the turn to its end.

## While solving
puzzles-steps = Your turn
puzzles-steps-none = Nothing chosen yet. Find the best turn: any way that is as good counts.
puzzles-hint = Hint
puzzles-hint-more = Show the move
puzzles-hint-free = A hint costs nothing. Seeing the solution closes the puzzle and leaves your level as it is.
puzzles-hint-look = Look here: { $things }
puzzles-hint-astray = From here no known solution leads on. Take a step back.
puzzles-hint-act = Choose and confirm: { $action }
puzzles-solution = The solution
puzzles-restart = From the start
puzzles-leave = Leave
puzzles-weighing = Your turn is being weighed …

## The verdict
puzzles-solved = Solved
puzzles-almost = Almost
puzzles-failed = Not the best
puzzles-of = { $chance } / { $best } %
puzzles-as-good = As good as the best turn: { $best } % to win.
puzzles-lost = { $loss } % less than the best turn
puzzles-why = What it brings
puzzles-why-best = What the best turn brings
puzzles-best-turn = The best turn
puzzles-solved-dock = That is the best turn
puzzles-failed-dock = There is a better turn
puzzles-failed-hint = Take the last choice back, or the whole turn
puzzles-choices = { $count ->
    [one] 1 choice
   *[other] { $count } choices
}
puzzles-next = Next
puzzles-play-on = Play on
puzzles-look-again = Once more
puzzles-your-row = Your row
puzzles-level-word = Level
puzzles-back-one = Undo

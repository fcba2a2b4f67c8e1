### Tournaments for people.

tournaments-title = Tournaments
tournaments-one = Tournament
tournaments-new = New tournament
tournaments-none = No tournament yet
tournaments-none-text = Anybody with an account can make one: a game, a clock, four people or more.
tournaments-without = Whoever leads a tournament needs an account, and so does whoever takes part: their tables are found on every device. Looking on needs none.
tournaments-group-mine = Mine
tournaments-group-open = One may join
tournaments-group-running = Under way
tournaments-group-finished = Finished
tournaments-how = How it goes
tournaments-how-swiss = Swiss: everybody plays every round, against people who stand about as they do.
tournaments-how-knockout = Knock-out: the better half of each table goes on, the last table decides.
tournaments-how-organiser = Whoever makes a tournament leads it: invites, begins, and says a result where a game cannot.

## In a list
tournaments-kind = Kind
tournaments-kind-swiss = Swiss
tournaments-kind-knockout = knock-out
tournaments-kind-swiss-text = Everybody plays every round. For an evening, or a season.
tournaments-kind-knockout-text = The better half of each table goes on. Short, and hard.
tournaments-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
}
tournaments-size = tables of { $size }
tournaments-rated = rated
tournaments-unrated = not rated
tournaments-clock-live = { $minutes } min + { $increment } s
tournaments-clock-days = { $days ->
    [one] a day a turn
   *[other] { $days } days a turn
}
tournaments-places = { $players } of { $most }
tournaments-begins = { $places }, { $time }
tournaments-begins-at = Meant to begin: { $time }
tournaments-round-of = round { $round } of { $rounds }
tournaments-state-finished = finished
tournaments-state-cancelled = given up

## A new one
tournaments-what = What is played for
tournaments-name = Name
tournaments-about = What people should know
tournaments-rounds-label = Rounds
tournaments-rounds-text = Four are enough for sixteen people.
tournaments-most = At most
tournaments-most-text = Four are needed to begin.
tournaments-registration = Who may join
tournaments-registration-public = everybody
tournaments-registration-link = by link
tournaments-registration-invited = invited
tournaments-registration-public-text = Listed; whoever has an account may join.
tournaments-registration-link-text = Not listed; whoever has the link may join.
tournaments-registration-invited-text = Only those whom you ask by name.
tournaments-when = When
tournaments-begins-label = Meant to begin
tournaments-begins-text = Only told: you begin it yourself.
tournaments-automatic = Rounds follow by themselves
tournaments-automatic-text = As soon as all tables are over. Otherwise you pair each round.
tournaments-pause = Pause before a round
tournaments-pause-text = From the pairing to the start of its tables.
tournaments-minutes = { $minutes ->
    [0] none
    [60] 1 h
   *[other] { $minutes } min
}
tournaments-size-label = At a table
tournaments-size-text = Where the number does not come out, some tables are smaller.
tournaments-rated-label = Rated
tournaments-rated-text = Its games count for ratings.
tournaments-make = Make the tournament

## Its page
tournaments-led-by = Tournament, led by { $name }
tournaments-cancelled = Given up: { $reason }
tournaments-won-by = Won by { $names }
tournaments-join = Take part
tournaments-join-account = To take part, make an account
tournaments-leave = Take part no longer
tournaments-withdraw = Give up
tournaments-entrants = Who takes part
tournaments-nobody = Nobody yet.
tournaments-invited = asked
tournaments-remove = Take { $name } out
tournaments-remove-short = Take out
tournaments-round = Round { $round }
tournaments-round-short = R{ $round }
tournaments-step-ahead = to come
tournaments-step-paired = begins { $time }
tournaments-step-done = { $count ->
    [one] played, 1 table
   *[other] played, { $count } tables
}
tournaments-step-playing = { $done } of { $all } tables over
tournaments-table = Table { $board }
tournaments-table-paired = begins { $time }
tournaments-table-playing = under way
tournaments-table-you = your turn
tournaments-table-deciding = { $name } to move
tournaments-table-done = Over
tournaments-table-stuck = No result: the organiser must say one
tournaments-bye = Plays nobody in this round, and has the points of a win
tournaments-bye-short = bye
tournaments-look-at = { $look }: table { $board }
tournaments-points-short = { $points } pt
tournaments-through = goes on
tournaments-repeats = { $count ->
    [one] One pair meets again: it could not be avoided.
   *[other] { $count } pairs meet again: it could not be avoided.
}
tournaments-set = Set the result
tournaments-set-for = Set the result of table { $board }
tournaments-set-title = Table { $board }, round { $round }
tournaments-set-text = Everybody sees that you set it, and why. Whoever did not play gets no points.
tournaments-set-by = Set by { $name }: { $reason }
tournaments-place-of = Place of { $name }
tournaments-absent = did not play
tournaments-reason = Reason, which everybody sees
tournaments-provisional = Standings
tournaments-final = Final standings
tournaments-points = Points
tournaments-tie = Tie-break
tournaments-wins = Tables won
tournaments-playing = plays
tournaments-more-of = More of { $name }
tournaments-export = Export
tournaments-tie-text = Tie-break: the sum of the points of one’s opponents; then tables won. Whoever played strong people stands higher.
tournaments-rules = Rules
tournaments-points-at = { $size ->
    [2] For two: { $points }.
    [3] For three: { $points }.
    [4] For four: { $points }.
   *[other] For { $size }: { $points }.
}
tournaments-points-text = Who is level shares the points of their places. Whoever leaves a table to a bot gets none.
tournaments-rules-swiss = People with about the same points meet, and nobody meets the same opponents twice where that can be avoided.
tournaments-rules-knockout = The better half of each table goes on, rounded down; the rest is out. The last table decides.
tournaments-bracket = Bracket

## Leading it
tournaments-lead = You lead this tournament
tournaments-lead-few = { $missing ->
    [one] One more person, and it can begin.
   *[other] { $missing } more people, and it can begin.
}
tournaments-lead-open = It can begin when you like. After that nobody can join.
tournaments-lead-pair = All tables are over: the next round can be paired.
tournaments-lead-last = The last round is over: it can be finished.
tournaments-lead-automatic = The next round follows by itself when all tables are over.
tournaments-lead-wait = You pair the next round when all tables are over.
tournaments-begin = Begin
tournaments-pair = Pair the next round
tournaments-finish = Finish
tournaments-invite = Ask
tournaments-invite-label = Name of somebody to ask
tournaments-copy = Copy the link
tournaments-cancel = Give the tournament up
tournaments-cancel-text = Games that are played go on. Everybody sees why.

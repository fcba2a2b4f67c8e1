### The club: profiles, ratings, leader boards, friends.

## Rooms
members-rooms = Rooms of the club
members-profile = Profile
members-boards = Leader boards
members-friends = Friends
members-make-account = Make an account
members-profile-without = You play without an account, and may go on so. With one, rated games give a rating, and your finished games stay together here.
members-friends-without = You play without an account, and may go on so. With one you find friends by name, see where they play and ask them to your tables.
members-no-server = Nobody else is here
members-no-server-text = This page runs without a server: your browser keeps the tables, and nobody can come to them. Ratings, friends and tournaments need a server that friends share; any club can run one. Here you play against bots, and learn.

## People
members-gone = somebody
members-somebody = somebody
members-tag-you = you
members-tag-friend = friend

## A profile
members-since = Here since { $month }
members-usual-morning = plays most on { $day } mornings
members-usual-afternoon = plays most on { $day } afternoons
members-usual-evening = plays most on { $day } evenings
members-games = Games
members-won = Won
members-finished = Finished
members-percent = { $percent } %
members-streak = Best row of wins
members-edit = Edit
members-befriend = Be friends
members-accept = Accept as a friend
members-state-friend = Your friend
members-state-asked = Asked, no answer yet
members-state-asks = Wants to be your friend
members-state-blocked = Blocked by you
members-not-shown = { $name } shows ratings and games only to friends, or to nobody.
members-history-hidden = { $name } does not show single games.

## Ratings
members-ratings = Ratings
members-ratings-columns = Rating · against all · places
members-rated-games = { $count ->
    [one] 1 game
   *[other] { $count } games
}
members-field-2 = for two
members-field-3 = for three
members-field-4 = for four
members-field-more = for five and more
members-board-of = { $game }, { $field }
members-first-rating = { $count ->
    [one] First rating after one more rated game
   *[other] First rating after { $count } more rated games
}
members-ahead = ahead of { $percent } %
members-not-on-board = not on the board
members-place-times = { $place ->
    [1] first { $count } times
    [2] second { $count } times
    [3] third { $count } times
    [4] fourth { $count } times
   *[other] number { $place } { $count } times
}
members-curve = The rating over time: { $board }
members-curve-text = The line is the rating, the band how sure it is: 19 times out of 20 the truth lies within.
members-safe-text = { $rating } is the best guess, give or take { $margin }. Leader boards go by what is as good as sure: { $safe }.
members-no-ratings-you = Three rated games give a rating. A table is rated where everybody at it agreed so from the start.
members-no-ratings = No rated game yet.
members-rated-table = Open a rated table

## Where points come from
members-sources-you = Where my points come from
members-sources = Where the points come from
members-sources-against = { $count ->
    [one] against players of about the same rating, points a game, one game
   *[other] against players of about the same rating, points a game, { $count } games
}
members-worst = Costs most: { $source }.
members-no-worst = Nothing costs points against the others.
members-no-sources = A few more games, and it shows here what they were won and lost on.
members-no-games = No finished game yet.

## Last games
members-last-games = Last games
members-place = Place { $place }
members-annulled = annulled
members-unrated = not rated
members-more = More
members-played-alone = alone, { $points } points
members-played-left = a bot played on
members-played-shared = shared with { $names }
members-played-won = { $points ->
    [0] by the tie-break, with { $names }
    [one] by one point, with { $names }
   *[other] by { $points } points, with { $names }
}
members-played-behind = { $points ->
    [0] level with { $name }, parted by the tie-break
    [one] one point behind { $name }
   *[other] { $points } points behind { $name }
}
members-played-with = with { $names }
members-others = { $count ->
    [one] one more
   *[other] { $count } more
}

## Statistics
members-statistics = Statistics
members-best = Best score
members-mean = Mean
members-favourites = Favourites
members-side = { $games ->
    [one] one game, { $wins } won
   *[other] { $games } games, { $wins } won
}

## Leader boards
members-board = Leader board
members-board-whole = Whole
members-board-which = Which leader board
members-board-whose = Who is on it
members-board-all = All
members-board-friends = Friends
members-board-columns = Rating ± how sure
members-board-empty = Nobody has played enough rated games here yet.
members-board-no-friends = No friend of yours is on this board yet.
members-board-total = { $count ->
    [one] 1 rated player.
   *[other] { $count } rated players.
}
members-board-rests = One is listed from { $games } rated games on; who has not played for { $days } days rests.
members-boards-none = No leader board yet
members-boards-none-text = It begins with the first rated games: two people, a clock, and the word “rated” in the form of a new table.
members-column-place = Place
members-column-player = Player
members-column-rating = Rating
members-column-margin = How sure
members-season = Season
members-whole-time = Since the beginning
members-season-now = This season, since { $month }
members-season-past = Season of { $month }
members-page = { $page } of { $pages }
members-page-before = Back
members-page-after = Further
members-how = What a rating says
members-how-text = Everybody begins at 1500. Who stands 200 above somebody wins three duels of four. Every game and number of players has a rating of its own.
members-how-order = The number after ± says how sure it is, and falls with every game. The order goes by what is as good as sure: the rating less that number.
members-how-left = A game counts if it was agreed as rated and played to its end. Whoever leaves it to a bot counts as last.
members-bots = Bots on the same scale
members-bots-text = { $game }: where the bots stand. They are marks that no game moves.

## Friends
members-add = Ask somebody by name to be your friend
members-ask = Ask
members-asked = { $name } was asked.
members-nobody-called = Nobody with an account is called so. Names count letter by letter.
members-no-friends = No friends here yet. Ask somebody by the name of their account.
members-online = at a table
members-offline = away
members-asking = They want to be your friends
members-waiting = You asked
members-blocked = Blocked
members-invitations = Asked to a table
members-invited-by = { $name } asks you to this table.
members-friends-what = What friends see
members-friends-text = Friends see when you are at a table, find your open tables at home, and can ask you to theirs. Nothing else changes.
members-block-text = Whoever is blocked cannot ask you, and is not told.
members-act-accept = Accept
members-act-decline = No, thanks
members-act-take-back = Take back
members-act-remove = End
members-act-block = Block
members-act-unblock = Unblock
members-act-for = { $act }: { $name }

## At home
members-my-ratings = My ratings
members-to-go = { $count ->
    [one] 1 game to go
   *[other] { $count } games to go
}
members-friends-tables = Friends’ tables
members-invite-somebody = Friends
members-ratings-none = Three rated games give a rating.
members-tables-none = No friend is at a table just now.
members-seats-free = { $count ->
    [one] 1 seat free
   *[other] { $count } seats free
}
members-running = under way
members-asks-you = { $name } asks you
members-request = { $count ->
    [one] { $name } wants to be your friend.
   *[other] { $name } and others want to be your friends.
}
members-look-at = Look
members-open-tournament = Open the tournament
members-all-tournaments = Tournaments
members-no-tournament = No tournament of yours is under way.
members-home-account = An account adds ratings, friends and tournaments. You may go on without.

## A rated table
members-rated = Rated
members-rated-on = Counts for ratings. Whoever leaves it to a bot counts as last.
members-rated-off = Does not count for ratings.
members-rated-account = Ratings need an account; playing does not.
members-rated-one = A rated table has one person at each device.
members-rated-bots = A bot of this level has no mark here: the table would not be rated.
members-rated-clock = A rated game has a clock: choosing it sets one.
members-rated-needs = Everybody needs an account here.
members-rated-no = no
members-guests = Asked
members-guests-text = Friends are asked when the table opens.
members-keep = Keep this
members-keep-name = What it is called
members-kept = Kept as “{ $name }”.
members-forget = Forget “{ $name }”
members-invite-friend = Ask { $name }
members-ask-short = Ask
members-invite-asked = asked, { $ago }
members-invite-came = here
members-invite-declined = said no
members-here-now = here now

## The end of a rated game
members-your-rating = Your rating
members-rating-went = { $before } → { $after }
members-reason-first = { $change }: a first game says most
members-reason-better = { $change }: better than expected
members-reason-as_expected = { $change }: as expected
members-reason-worse = { $change }: below what was expected
members-reason-left = { $change }: left to a bot, which counts as last
members-to-tournament = To the tournament

## What others see
members-shown = What others see of you
members-shown-text = Who sits at a table with you sees its result in any case.
members-shown-profile = Ratings and statistics
members-shown-history = Single games
members-shown-everyone = everyone
members-shown-friends = friends
members-shown-nobody = nobody
members-shown-boards = On leader boards
members-shown-emblem = Emblem in lists
members-emblem-by-name = by my name

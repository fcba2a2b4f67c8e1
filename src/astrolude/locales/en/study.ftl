## Reports of `astrolude study`

study-percent = { $number } %
study-title = { $game }: a study of its balance
study-who =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, played by { $bots }.
study-rules = Played under version { $version } of the game’s rules.
study-cut-off =
    { $games ->
        [one] 1 more game was cut off after { $decisions } decisions; it has no result and is in no figure.
       *[other] { $games } more games were cut off after { $decisions } decisions; they have no result and are in no figure.
    }
study-options = Played with { $list }.
study-drawn = Drawn by lot for every seat, so that everything is tried equally often: { $list }.
study-turns-even = The order of turns favours nobody clearly: whoever began as number { $best } won most often, { $share } of the games (the truth lies between { $low } and { $high }, 19 times out of 20), number { $worst } least, { $worst_share }.
study-turns-uneven = The order of turns matters: whoever began as number { $best } won { $share } of the games (the truth lies between { $low } and { $high }, 19 times out of 20), number { $worst } only { $worst_share }.
study-alone = The player won { $share } of the games (the truth lies between { $low } and { $high }, 19 times out of 20).
study-openings-strong = Openings with clearly more wins than average: { $list }.
study-openings-weak = Openings with clearly fewer wins: { $list }.
study-openings-alike = No opening stands out.
study-opening =
    { $choice } ({ $share } of { $seats ->
        [one] { $seats } seat
       *[other] { $seats } seats
    })
study-luck = { $count } openings were compared; by luck alone about { $lucky } of them would stand out.
study-points = A seat scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, eight of ten between { $low } and { $high }, and the winner { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) }. A game has { $length } decisions.
study-points-lost = A seat scores { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points on average, eight of ten between { $low } and { $high }; none won. A game has { $length } decisions.
study-known = The lead, as the bots judge it, changes { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } times in a game. After { $progress } of a game, the later winner leads in at least { $share } of all games.
study-known-late = The lead, as the bots judge it, changes { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } times in a game. The later winner leads in { $share } of all games only at the very end.
study-verbs = Most willingly chosen when possible: { $most }. Least: { $least }.
study-by-turn = By the order of the first turns
study-by-seat = By seat
study-begun = Not always the same seat begins.
study-by-opening = By opening: { $action }
study-even = The dashed line is { $share }, what everybody would win if all were equal. Each bar covers the truth 19 times out of 20.
study-turn = Began as number
study-seat = Seat
study-choice = Choice
study-seats = Seats
study-games = Games
study-wins = Share of games won
study-interval = between { $low } and { $high }, 19 times out of 20
study-score = Points
study-length = Decisions
study-lead-changes = Lead changes
study-score-title = Points
study-length-title = Length of a game
study-length-text = Decisions of all seats together, also those with a single possible answer.
study-lead-title = How often the lead changes
study-lead-text = Who leads is judged by the bots' own estimate at every decision, and by the result at the end.
study-known-title = How early the winner is known
study-known-text = The share of games in which the later winner already leads.
study-progress = Part of the game played
study-share-known = Later winner leads
study-verbs-title = What is chosen
study-verbs-text = How often a kind of action is taken when it and another kind are possible.
study-chosen-of = chosen { $chosen } times of { $offered }
study-verbs-rate = Chosen when possible
study-figures = The figures
study-figure = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-column-group = Group
study-column-seats = Seats
study-column-win = Wins
study-column-win_low = at least
study-column-win_high = at most
study-column-score = Points
study-column-score_low = at least
study-column-score_high = at most
study-column-action = Action
study-column-offered = Possible
study-column-chosen = Chosen
study-column-rate = Share

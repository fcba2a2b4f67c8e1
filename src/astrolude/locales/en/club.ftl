## The clock of a new table
club-clock = Clock
club-clock-none = None
club-clock-live = Live
club-clock-days = By day
club-clock-none-text = Everybody takes the time they need.
club-clock-live-text = { $minutes } min each, +{ $increment } s a turn. { $out }
club-clock-days-text = { $days ->
    [one] One day a turn
   *[other] { $days } days a turn
}, and 14 days of vacation. { $out }
club-clock-minutes = Minutes each
club-clock-increment = Seconds more a turn
club-clock-days-each = Days a turn
club-clock-hours = Hours
club-clock-hours-all = Day and night
club-clock-hours-day = 8 to 22
club-clock-out = At zero
club-clock-out-vote = The table decides
club-clock-out-bot = A bot plays on
club-out-vote = Time up: the table gives time, a bot or the end.
club-out-bot = Time up: a bot plays on.

## Clocks at the table
club-rule-live = { $minutes } min + { $increment } s
club-rule-days = { $days ->
    [one] one day a turn
   *[other] { $days } days a turn
}
club-no-clock = no clock
club-left = { $time } left
club-days-left = { $days } d { $hours } h
club-hours-left = { $hours } h { $minutes } min
club-minutes-left = { $minutes } min
club-vacation = on vacation
club-time-up = time is up
club-away = away, { $minutes } min
club-away-now = away

club-ending = Your time is ending
club-ending-grace = Then 60 s of grace, once a game
club-ending-vote = Then the table decides
club-ending-bot = Then a bot plays on
club-asked-about-you = The others are asked what to do
club-asked-about-you-hint = Move, and the game goes on

club-vote = { $name }’s time is up: what now?
club-vote-absent = { $name } is away: what now?
club-vote-hint = All clocks stand still. Most votes decide; if { $name } moves first, the game goes on.
club-vote-time = Give { $time }
club-vote-wait = Wait on
club-vote-bot = A bot plays on
club-vote-end = End here
club-vote-minutes = { $count } minutes
club-vote-day = a day
club-voted = You have voted. Waiting for the others
club-vote-sent = Vote
club-vote-choose = Choose first
club-vote-by = { $name } votes for it
club-replace = { $name } does not come back
club-replace-hint = After ten minutes away: ask the others for a bot

club-say-minutes = { $count ->
    [one] One minute left
   *[other] { $count } minutes left
}
club-say-seconds = Ten seconds left
club-say-zero = Your time is up
club-say-other = { $name }’s time is up

club-take-vacation = Take { $days ->
    [one] a day off
   *[other] { $days } days off
}
club-end-vacation = I am back

## Messages
club-messages = Messages
club-messages-count = { $count ->
    [one] One at the table
   *[other] { $count } at the table
}
club-messages-empty = Nothing has been said yet.
club-messages-unread = { $count } new
club-say = Write to the table
club-say-gallery = Say something to those who look on
club-send = Send
club-spectators-read = Spectators read, they do not write here.
club-gallery-apart = The players do not read this.
club-closed = Messages are closed at this table.
club-close = Close
club-open = Open
club-hide = Hide { $name }
club-show = Show them again
club-hidden = { $count ->
    [one] One message hidden
   *[other] { $count } messages hidden
}
club-report = Report
club-reported = The host has been told.
club-spectator = { $name }, spectator
club-phrase-well_played = Well played
club-phrase-one_moment = One moment
club-phrase-back_soon = Back soon
club-heard = { $name }: { $text }

## One device, several people
club-curtain = Hand over to { $name }
club-curtain-text = { $name } sees hidden things. Nobody else looks now.
club-curtain-lift = I am { $name }

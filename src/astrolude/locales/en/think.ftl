## The page thinks along: analyses, hints, warnings, variations

think-analysis = Analysis
think-chances = Chances
think-points = Points
think-numbers = What is counted
think-percent = { $number } %
think-rank-precision = Rank · precision
think-vp = VP
think-you = you
think-precision = Precision { $number } %, from { $decisions } decisions
think-precision-none = Too few decisions to say
think-counts = { $imprecise } imprecise, { $mistakes } mistakes, { $costly } costly
think-turning = Turning points
think-no-turning = No single move cost much.
think-turning-at = Turning point { $at } / { $of }
think-turning-before = Previous turning point
think-turning-after = Next turning point
think-imprecise = imprecise
think-mistake = mistake
think-costly = costly
think-move-of = move { $move } of { $of }
think-move-short = Move { $move } / { $of }
think-round-move = Round { $round } · move { $move }
think-move = Move { $move }
think-round = Round { $round }
think-end = The end
think-did = { $name }: { $action }
think-luck-lost = Chance then cost { $number } %: counted for nobody.
think-luck-won = Chance then brought { $number } %: counted for nobody.
think-best-played = The best move was played.
think-better = Better
think-answers = Answers
think-then = Then the bot would play
think-follow = Follow
think-following = Following the line: { $at } of { $of }
think-follow-on = One move on
think-back = Back to the game
think-moves-on = { $count ->
    [one] 1 move on
   *[other] { $count } moves on
}
think-line-ends = The line ends here: chance fell otherwise.
think-sheet = Score sheet
think-sheet-more = { $count } more answers in this turn
think-players = Players
think-tab-move = Move
think-tab-turning = Turns
think-graph = The game
think-graph-caption = Chance to win after each move. { $share } % is an equal share. Above 50 % the scale is halved.
think-graph-caption-points = Points that are expected at the end, after each move.
think-slider = Move of the game
think-slider-at = Move { $move }, { $action }, { $name } { $number } %
think-slider-lost = Move { $move }, { $action }, { $name } { $number } %, loses { $loss }
think-rule = Chances to win
think-share = { $name } { $number } %
think-share-points = { $name } { $number } points
think-computing = Computing
think-computing-at = Move { $at } of { $of }
think-computing-left = { $seconds } s left; what is drawn can be read already
think-computing-first = The first moves come as soon as they are judged.
think-refining = Looked at for longer …
think-stopped = Computing stopped; the rest is kept.
think-resume = Resume
think-result = Back to the result
think-first = First move
think-last = Last move
think-before = One move back
think-after = One move on
think-play = Play the game
think-pause = Pause
think-variation = Variation
think-variation-from = from move { $move }
think-missing = This game cannot be judged here.

think-idea = The idea
think-idea-reason = Look for this: { $reason }.
think-idea-hinder = There is a way to hinder { $seat }.
think-idea-verb = A thought: “{ $verb }”.
think-idea-look = Look at the circled region. Search, then ask for the move if you like.
think-idea-seek = Search, then ask for the move if you like.
think-see-move = See the move
think-other-move = Another move
think-only-move = Only one move is legal.
think-only-worth = The bot considers no other move.
think-three = { $count ->
    [1] One answer
    [2] Two answers
   *[other] Three answers
}
think-tick = The tick: the best answer.
think-equal = { $number } % apart, 1 and 2 are equal: follow your plan.
think-warning = Costly: { $action }
think-warning-missed = Better: { $reason }
think-show-better = Show a better move
think-stop-warning = Stop warning me

think-vary = Try another move
think-kept = Kept: { $action }, { $count ->
    [one] 1 move
   *[other] { $count } moves
}
think-kept-now = Kept in this browser, at its move.
think-keep = Keep
think-variation-apart = Variation: nothing goes to the table.
think-variation-bot = The bot thinks for { $name }
think-variation-lines = The game, then yours · chances of { $name }
think-variation-game = The game
think-variation-in-game = Game
think-variation-empty = Choose another move on the board or in the dock.
think-variation-thinking = The bot is thinking …
think-variation-bot-says = The bot would play
think-variation-others = Who plays the others
think-variation-restart = Again from { $move }
think-play-rolled = With other luck a variation cannot be played on at a table: a game’s record knows only its own.
think-lines = Lines
think-line = Line { $number }
think-line-second = Second line
think-line-drop = Discard line { $number }
think-roll-again = Roll again
think-rolled = Dice, draws and what was hidden fall otherwise here than in the game.
think-others-bot = Strong bot
think-others-me = Me
think-others-played = As played
think-others-bot-text = The strong bot answers for the others until you are asked again.
think-others-me-text = You answer for everybody.
think-others-played-text = The moves of the game are followed as long as they are possible; then the bot answers.
think-by-bot = strong bot
think-by-played = as played

think-sources = Where points came from
think-sources-text = What the moves of { $name } changed, as the evaluation counts it, beside what the bot’s best answers would have changed.
think-sources-played = Played
think-sources-best = Bot
think-phases = By thirds of the game
think-phase = { $phase ->
    [0] beginning
    [1] middle
   *[other] end
}
think-phase-lost = −{ $number } %
think-slips = Largest slips
think-no-slips = No move cost 2 % or more.
think-tab-sources = Sources

think-plan = My plan
think-plan-only-you = only you see it
think-plan-board = Scratch board
think-plan-on-top = on top of the table as it is now
think-plan-plays = { $name } is playing
think-plan-apart = Your plan: nothing goes to the table.
think-plan-add = Add to the plan
think-plan-undo = Undo step
think-plan-leave = To the table
think-plan-clear = Start over
think-plan-remove = Take step { $step } out of the plan
think-plan-turn = Turn { $turn }, if the others wait
think-plan-leaves = leaves
think-plan-empty = Choose what you would do. Everything can be taken back.
think-plan-closed = Your turn cannot be thought through yet: it begins with chance, or you have no further turn in this round.
think-plan-chance = Dice or hidden things decide here: the try ends.
think-plan-after-chance = What comes before it is left to chance.
think-plan-not-now = Not possible there.
think-plan-ends-chance = The try ends where chance decides.
think-plan-ends-turn = Here your turn is over; others decide what follows.
think-plan-ends-over = The game would be over here.
think-plan-guess = Guess the answers
think-plan-no-guess = Without guesses
think-plan-answers = Others might answer
think-plan-guess-note = A guess of a quick bot, by what you can know.
think-plan-all = If you play it all
think-plan-now = Now
think-plan-after = After
think-plan-note = The plan is checked against the table after each move. It is never played by itself.
think-plan-broken = A step is not possible any more. The others were tried without it.

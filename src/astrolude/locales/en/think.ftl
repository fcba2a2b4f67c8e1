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
think-refining = Looked at for longer …
think-stopped = Computing stopped; the rest is kept.
think-resume = Resume
think-play-from-here = Play from here
think-play-over = The game is over here.
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
think-idea-verb = Think of this: { $verb }.
think-idea-look = Look at the circled region. Search, then ask for the move if you like.
think-see-move = See the move
think-other-move = Another move
think-only-move = Only one move is legal.
think-three = { $count ->
    [2] Two answers
   *[other] Three answers
}
think-tick = The tick: the best answer.
think-equal = { $number } % apart, 1 and 2 are equal: follow your plan.
think-warning = Costly: { $action }
think-warning-missed = The best answer brings: { $reason }
think-show-better = Show a better move
think-stop-warning = Stop warning me

## Analyses of games

analysis-percent = { $number } %
analysis-title = { $game }: the game judged
analysis-rank = Rank
analysis-points = Points
analysis-precision = Precision
analysis-imprecise = Imprecise
analysis-mistakes = Mistakes
analysis-costly = Costly
analysis-chances = Chances to win
analysis-graph = Each seat’s chance to win before each decision. The dashed line is { $share }, an equal share.
analysis-turning = Turning points
analysis-no-turning = No single decision cost much.
analysis-moment = Move { $ply }, { $name }: { $action }
analysis-better = Better: { $answer } ({ $reasons })
analysis-better-alone = Better: { $answer }
analysis-sheet = Score sheet
analysis-ply = Move
analysis-player = Player
analysis-played = Played
analysis-chance = Chance
analysis-loss = Loss
analysis-grade = Grade
analysis-grade-imprecise = imprecise
analysis-grade-mistake = mistake
analysis-grade-costly = costly

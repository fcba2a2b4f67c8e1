## Analyses de parties

analysis-percent = { $number } %
analysis-title = { $game } : la partie jugée
analysis-rank = Rang
analysis-points = Points
analysis-precision = Précision
analysis-imprecise = Imprécis
analysis-mistakes = Erreurs
analysis-costly = Coûteux
analysis-chances = Chances de gagner
analysis-graph = La chance de gagner de chaque siège avant chaque décision. La ligne tiretée est { $share }, une part égale.
analysis-turning = Tournants
analysis-no-turning = Aucune décision n’a coûté cher à elle seule.
analysis-moment = Coup { $ply }, { $name } : { $action }
analysis-better = Mieux : { $answer } ({ $reasons })
analysis-better-alone = Mieux : { $answer }
analysis-sheet = Feuille de partie
analysis-ply = Coup
analysis-player = Joueur
analysis-played = Joué
analysis-chance = Chance
analysis-loss = Perte
analysis-grade = Jugement
analysis-grade-imprecise = imprécis
analysis-grade-mistake = erreur
analysis-grade-costly = coûteux

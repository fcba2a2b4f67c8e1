## La page réfléchit avec vous : analyses, conseils, avertissements, variantes

think-analysis = Analyse
think-chances = Chances
think-points = Points
think-numbers = Ce qui est compté
think-percent = { $number } %
think-rank-precision = Rang · précision
think-vp = PV
think-you = vous
think-precision = Précision { $number } %, sur { $decisions } décisions
think-precision-none = Trop peu de décisions pour le dire
think-counts = { $imprecise } imprécis, { $mistakes } erreurs, { $costly } coûteux
think-turning = Tournants
think-no-turning = Aucun coup n’a coûté cher à lui seul.
think-turning-at = Tournant { $at } / { $of }
think-turning-before = Tournant précédent
think-turning-after = Tournant suivant
think-imprecise = imprécis
think-mistake = erreur
think-costly = coûteux
think-move-of = coup { $move } sur { $of }
think-move-short = Coup { $move } / { $of }
think-round-move = Manche { $round } · coup { $move }
think-move = Coup { $move }
think-round = Manche { $round }
think-end = La fin
think-did = { $name } : { $action }
think-luck-lost = Le hasard a ensuite coûté { $number } % : compté pour personne.
think-luck-won = Le hasard a ensuite apporté { $number } % : compté pour personne.
think-best-played = Le meilleur coup a été joué.
think-better = Mieux
think-answers = Réponses
think-then = Puis le bot jouerait
think-follow = Suivre
think-following = Suite du bot : { $at } sur { $of }
think-follow-on = Coup suivant
think-back = Revenir à la partie
think-moves-on = { $count ->
    [one] { $count } coup plus loin
   *[other] { $count } coups plus loin
}
think-line-ends = La suite s’arrête ici : le hasard en a décidé autrement.
think-sheet = Feuille de partie
think-sheet-more = { $count } autres réponses dans ce tour
think-players = Joueurs
think-tab-move = Coup
think-tab-turning = Tournants
think-graph = La partie
think-graph-caption = Chance de gagner après chaque coup. { $share } % : part égale. Au-delà de 50 %, échelle réduite de moitié.
think-graph-caption-points = Points attendus à la fin, après chaque coup.
think-slider = Coup de la partie
think-slider-at = Coup { $move }, { $action }, { $name } { $number } %
think-slider-lost = Coup { $move }, { $action }, { $name } { $number } %, perd { $loss }
think-rule = Chances de gagner
think-share = { $name } { $number } %
think-share-points = { $name } { $number } points
think-computing = Calcul en cours
think-computing-at = Coup { $at } sur { $of }
think-computing-left = encore { $seconds } s ; ce qui est tracé se lit déjà
think-refining = Calcul plus long en cours…
think-stopped = Calcul interrompu ; le reste est gardé.
think-resume = Reprendre
think-play-from-here = Jouer d’ici
think-play-over = La partie est finie ici.
think-result = Résultat
think-first = Premier coup
think-last = Dernier coup
think-before = Coup précédent
think-after = Coup suivant
think-play = Dérouler la partie
think-pause = Pause
think-variation = Variante
think-variation-from = depuis le coup { $move }
think-missing = Cette partie ne peut pas être analysée ici.

think-idea = L’idée
think-idea-reason = Cherchez ceci : { $reason }.
think-idea-verb = Pensez à ceci : { $verb }.
think-idea-look = Regardez la région cerclée. Cherchez, puis demandez le coup si vous voulez.
think-see-move = Voir le coup
think-other-move = Autre coup
think-only-move = Un seul coup est permis.
think-three = { $count ->
    [2] Deux réponses
   *[other] Trois réponses
}
think-tick = Le trait : la meilleure réponse.
think-equal = À { $number } % d’écart, 1 et 2 se valent : suivez votre plan.
think-warning = Coûteux : { $action }
think-warning-missed = La meilleure réponse apporte : { $reason }
think-show-better = Montrer mieux
think-stop-warning = Ne plus m’avertir

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
think-computing-first = Les premiers coups viennent dès qu’ils sont jugés.
think-refining = Calcul plus long en cours…
think-stopped = Calcul interrompu ; le reste est gardé.
think-resume = Reprendre
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
think-idea-hinder = Il y a de quoi gêner { $seat }.
think-idea-verb = Une piste : « { $verb } ».
think-idea-look = Regardez la région cerclée. Cherchez, puis demandez le coup si vous voulez.
think-idea-seek = Cherchez, puis demandez le coup si vous voulez.
think-see-move = Voir le coup
think-other-move = Autre coup
think-only-move = Un seul coup est permis.
think-only-worth = Le bot ne retient aucun autre coup.
think-three = { $count ->
    [1] Une réponse
    [2] Deux réponses
   *[other] Trois réponses
}
think-tick = Le trait : la meilleure réponse.
think-equal = À { $number } % d’écart, 1 et 2 se valent : suivez votre plan.
think-warning = Coûteux : { $action }
think-warning-missed = Mieux : { $reason }
think-show-better = Montrer mieux
think-stop-warning = Ne plus m’avertir

think-vary = Essayer un autre coup
think-kept = Gardée : { $action }, { $count ->
    [one] 1 coup
   *[other] { $count } coups
}
think-kept-now = Gardée dans ce navigateur, à son coup.
think-keep = Garder
think-variation-apart = Variante : rien ne part à la table.
think-variation-bot = Le bot réfléchit pour { $name }
think-variation-lines = La partie, puis la vôtre · chances de { $name }
think-variation-game = La partie
think-variation-in-game = Partie
think-variation-empty = Choisissez un autre coup sur le plateau ou en bas.
think-variation-thinking = Le bot réfléchit…
think-variation-bot-says = Le bot jouerait
think-variation-others = Qui joue les autres
think-variation-restart = Repartir du { $move }
think-play-rolled = Avec d’autres hasards, une variante ne se joue pas à une table : le fichier d’une partie ne connaît que les siens.
think-lines = Lignes
think-line = Ligne { $number }
think-line-second = Deuxième ligne
think-line-drop = Jeter la ligne { $number }
think-roll-again = Relancer
think-rolled = Les dés, les tirages et ce qui était caché tombent ici autrement que dans la partie.
think-others-bot = Bot fort
think-others-me = Moi
think-others-played = Comme joué
think-others-bot-text = Le bot fort répond pour les autres jusqu’à votre prochain choix.
think-others-me-text = Vous répondez pour tout le monde.
think-others-played-text = Les coups de la partie sont suivis tant qu’ils restent permis ; ensuite le bot répond.
think-by-bot = bot fort
think-by-played = comme joué

think-sources = D’où viennent les points
think-sources-text = Ce que les coups de { $name } ont changé, selon l’évaluation, à côté de ce qu’auraient changé les meilleures réponses du bot.
think-sources-played = Joué
think-sources-best = Bot
think-phases = Par tiers de la partie
think-phase = { $phase ->
    [0] début
    [1] milieu
   *[other] fin
}
think-phase-lost = −{ $number } %
think-slips = Plus gros écarts
think-no-slips = Aucun coup n’a coûté 2 % ou plus.
think-tab-sources = Sources

think-plan = Mon plan
think-plan-only-you = vous seul le voyez
think-plan-board = Brouillon
think-plan-on-top = posé sur la table telle qu’elle est
think-plan-plays = { $name } joue
think-plan-apart = Votre plan : rien ne part à la table.
think-plan-add = Ajouter au plan
think-plan-undo = Annuler l’étape
think-plan-leave = À la table
think-plan-clear = Tout effacer
think-plan-remove = Retirer l’étape { $step } du plan
think-plan-turn = Tour { $turn }, si les autres attendent
think-plan-leaves = il reste
think-plan-empty = Choisissez ce que vous feriez. Tout peut être repris.
think-plan-closed = Votre tour ne peut pas encore être préparé : il commence par un hasard, ou vous n’en avez plus dans cette manche.
think-plan-chance = Des dés ou des choses cachées décident ici : l’essai s’arrête.
think-plan-after-chance = Ce qui précède dépend du hasard.
think-plan-not-now = Impossible à cet endroit.
think-plan-ends-chance = L’essai s’arrête là où le hasard décide.
think-plan-ends-turn = Votre tour finit ici ; la suite dépend des autres.
think-plan-ends-over = La partie serait finie ici.
think-plan-guess = Deviner les réponses
think-plan-no-guess = Sans deviner
think-plan-answers = Les autres pourraient répondre
think-plan-guess-note = Ce que devine un bot rapide, d’après ce que vous pouvez savoir.
think-plan-all = Si vous le jouez en entier
think-plan-now = Avant
think-plan-after = Après
think-plan-note = Le plan est vérifié après chaque coup. Il ne se joue jamais seul.
think-plan-broken = Une étape n’est plus possible. Les autres ont été essayées sans elle.

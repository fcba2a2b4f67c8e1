### Problèmes : un tour, une meilleure réponse, tirés de parties de bots.

puzzles = Problèmes
puzzles-lead = Un tour, une meilleure réponse. Positions tirées de parties de bots.
puzzles-games = Jeux
puzzles-none = Ce jeu n’a pas encore de problèmes.
puzzles-day = Problème du jour
puzzles-solve = Résoudre
puzzles-again = Encore
puzzles-retry = Réessayer
puzzles-list = La liste
puzzles-all = Tous
puzzles-open = À résoudre
puzzles-missed = À revoir
puzzles-filter = Problèmes affichés
puzzles-filter-none = Aucun problème ici.
puzzles-all-solved = Tout est résolu. Demain, un nouveau problème du jour.
puzzles-not-tried = pas essayé
puzzles-standing-solved = résolu
puzzles-standing-shown = solution vue
puzzles-tries = { $count ->
    [one] 1 essai
   *[other] { $count } essais
}
puzzles-number = Problème { $number }
puzzles-grade = Difficulté { $grade } sur 5
puzzles-level = Votre niveau
puzzles-row = { $count } d’affilée
puzzles-row-label = D’affilée
puzzles-days = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
puzzles-total = { $done } résolus sur { $of }
puzzles-kept = Gardé dans ce navigateur seulement.

## Un problème par ses données
puzzles-title = Le meilleur tour, manche { $round } : +{ $gain } %
puzzles-title-who = Le meilleur tour pour { $who }, manche { $round } : +{ $gain } %
puzzles-about = { $players } joueurs. L’idée suivante perd { $gain } % de chances de gagner.
puzzles-source = Position tirée d’une partie de bots. Jouez le tour jusqu’au bout.

## En cherchant
puzzles-steps = Vos gestes
puzzles-steps-none = Rien n’est encore choisi. Trouvez le meilleur tour : toute voie aussi bonne compte.
puzzles-hint = Indice
puzzles-hint-more = Montrer le geste
puzzles-hint-free = L’indice ne coûte rien. Voir la solution clôt le problème sans toucher à votre niveau.
puzzles-hint-look = Regardez ici : { $things }
puzzles-hint-astray = D’ici, aucune solution connue. Revenez d’un pas.
puzzles-hint-act = Choisissez et confirmez : { $action }
puzzles-solution = La solution
puzzles-restart = Depuis le début
puzzles-leave = Quitter
puzzles-weighing = Votre tour est évalué…

## Le verdict
puzzles-solved = Résolu
puzzles-almost = Presque
puzzles-failed = Pas le meilleur
puzzles-of = { $chance } / { $best } %
puzzles-as-good = Aussi bon que le meilleur tour : { $best } % de chances.
puzzles-lost = { $loss } % de moins que le meilleur tour
puzzles-why = Ce qu’il apporte
puzzles-why-best = Ce qu’apporte le meilleur tour
puzzles-best-turn = Le meilleur tour
puzzles-solved-dock = C’est le meilleur tour
puzzles-failed-dock = Il y a mieux
puzzles-failed-hint = Reprenez votre dernier geste, ou tout le tour
puzzles-choices = { $count ->
    [one] 1 geste
   *[other] { $count } gestes
}
puzzles-next = Suivant
puzzles-play-on = Jouer la suite
puzzles-look-again = Revoir
puzzles-your-row = Votre série
puzzles-level-word = Niveau
puzzles-back-one = Annuler

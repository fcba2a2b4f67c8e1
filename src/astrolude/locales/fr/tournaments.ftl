### Les tournois entre personnes.

tournaments-title = Tournois
tournaments-one = Tournoi
tournaments-new = Nouveau tournoi
tournaments-none = Pas encore de tournoi
tournaments-none-text = Toute personne avec un compte peut en créer un : un jeu, une pendule, quatre personnes ou plus.
tournaments-without = Qui dirige un tournoi a besoin d’un compte, et qui y participe aussi : leurs tables se retrouvent sur chaque appareil. Pour regarder, il n’en faut pas.
tournaments-group-mine = Les miens
tournaments-group-open = Inscriptions ouvertes
tournaments-group-running = En cours
tournaments-group-finished = Finis
tournaments-how = Comment cela se passe
tournaments-how-swiss = Suisse : chacun joue toutes les rondes, contre des personnes qui en sont à peu près au même point.
tournaments-how-knockout = Élimination : la meilleure moitié de chaque table continue, la dernière table décide.
tournaments-how-organiser = Qui crée un tournoi le dirige : inviter, commencer, et donner un résultat là où une partie ne le peut.

## Dans une liste
tournaments-kind = Genre
tournaments-kind-swiss = suisse
tournaments-kind-knockout = élimination
tournaments-kind-swiss-text = Chacun joue toutes les rondes. Pour une soirée, ou une saison.
tournaments-kind-knockout-text = La meilleure moitié de chaque table continue. Court, et dur.
tournaments-rounds = { $count ->
    [one] 1 ronde
   *[other] { $count } rondes
}
tournaments-size = tables de { $size }
tournaments-rated = classé
tournaments-unrated = non classé
tournaments-clock-live = { $minutes } min + { $increment } s
tournaments-clock-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
tournaments-places = { $players } sur { $most }
tournaments-begins = { $places }, { $time }
tournaments-begins-at = Début prévu : { $time }
tournaments-round-of = ronde { $round } sur { $rounds }
tournaments-state-finished = fini
tournaments-state-cancelled = abandonné

## Un nouveau
tournaments-what = Ce qui se joue
tournaments-name = Nom
tournaments-about = Ce qu’il faut savoir
tournaments-rounds-label = Rondes
tournaments-rounds-text = Quatre suffisent pour seize personnes.
tournaments-most = Au plus
tournaments-most-text = Il en faut quatre pour commencer.
tournaments-registration = Qui peut s’inscrire
tournaments-registration-public = tous
tournaments-registration-link = par lien
tournaments-registration-invited = invités
tournaments-registration-public-text = Affiché ; toute personne avec un compte peut s’inscrire.
tournaments-registration-link-text = Non affiché ; qui a le lien peut s’inscrire.
tournaments-registration-invited-text = Seulement ceux que vous invitez par leur nom.
tournaments-when = Quand
tournaments-begins-label = Début prévu
tournaments-begins-text = Seulement annoncé : c’est vous qui commencez.
tournaments-automatic = Les rondes s’enchaînent
tournaments-automatic-text = Dès que toutes les tables ont fini. Sinon, vous appariez chaque ronde.
tournaments-pause = Pause avant une ronde
tournaments-pause-text = De l’appariement au début des tables.
tournaments-minutes = { $minutes ->
    [0] aucune
    [60] 1 h
   *[other] { $minutes } min
}
tournaments-size-label = Par table
tournaments-size-text = Quand le compte n’y est pas, quelques tables sont plus petites.
tournaments-rated-label = Classé
tournaments-rated-text = Ses parties comptent pour les cotes.
tournaments-make = Créer le tournoi

## Sa page
tournaments-led-by = Tournoi, dirigé par { $name }
tournaments-cancelled = Abandonné : { $reason }
tournaments-won-by = Remporté par { $names }
tournaments-join = Participer
tournaments-join-account = Pour participer, créez un compte
tournaments-leave = Ne plus participer
tournaments-withdraw = Abandonner
tournaments-entrants = Les participants
tournaments-nobody = Personne encore.
tournaments-invited = invité
tournaments-remove = Retirer { $name }
tournaments-remove-short = Retirer
tournaments-round = Ronde { $round }
tournaments-round-short = R{ $round }
tournaments-step-ahead = à venir
tournaments-step-paired = commence { $time }
tournaments-step-done = { $count ->
    [one] jouée, 1 table
   *[other] jouée, { $count } tables
}
tournaments-step-playing = { $done } tables sur { $all } terminées
tournaments-table = Table { $board }
tournaments-table-paired = commence { $time }
tournaments-table-playing = en cours
tournaments-table-you = à vous
tournaments-table-deciding = à { $name }
tournaments-table-done = Terminée
tournaments-table-stuck = Sans résultat : l’organisateur doit en donner un
tournaments-bye = Exempt de cette ronde, avec les points d’une victoire
tournaments-bye-short = exempt
tournaments-look-at = { $look } : table { $board }
tournaments-points-short = { $points } pt
tournaments-through = continue
tournaments-repeats = { $count ->
    [one] Une paire se retrouve : c’était inévitable.
   *[other] { $count } paires se retrouvent : c’était inévitable.
}
tournaments-set = Fixer le résultat
tournaments-set-for = Fixer le résultat de la table { $board }
tournaments-set-title = Table { $board }, ronde { $round }
tournaments-set-text = Tous voient que vous l’avez fixé, et pourquoi. Qui n’a pas joué n’a pas de points.
tournaments-set-by = Fixé par { $name } : { $reason }
tournaments-place-of = Place de { $name }
tournaments-absent = n’a pas joué
tournaments-reason = Raison, que tous voient
tournaments-provisional = Classement provisoire
tournaments-final = Palmarès
tournaments-points = Points
tournaments-tie = Départage
tournaments-wins = Tables gagnées
tournaments-playing = joue
tournaments-more-of = Plus sur { $name }
tournaments-export = Exporter
tournaments-tie-text = Départage : somme des points de vos adversaires ; puis tables gagnées. Qui a joué contre les forts passe devant.
tournaments-rules = Règlement
tournaments-points-at = { $size ->
    [2] À deux : { $points }.
    [3] À trois : { $points }.
    [4] À quatre : { $points }.
   *[other] À { $size } : { $points }.
}
tournaments-points-text = Les ex æquo partagent les points de leurs places. Qui laisse une table à un bot n’en a pas.
tournaments-rules-swiss = On rencontre ceux qui ont à peu près les mêmes points, et jamais deux fois les mêmes, autant que possible.
tournaments-rules-knockout = La meilleure moitié de chaque table continue, arrondie vers le bas ; les autres sont éliminés. La dernière table décide.
tournaments-bracket = Tableau

## Le diriger
tournaments-lead = Vous dirigez ce tournoi
tournaments-lead-few = { $missing ->
    [one] Encore une personne, et il peut commencer.
   *[other] Encore { $missing } personnes, et il peut commencer.
}
tournaments-lead-open = Il peut commencer quand vous voulez. Ensuite, plus personne ne peut s’inscrire.
tournaments-lead-pair = Toutes les tables ont fini : la ronde suivante peut être appariée.
tournaments-lead-last = La dernière ronde est finie : le tournoi peut se terminer.
tournaments-lead-automatic = La ronde suivante vient d’elle-même quand toutes les tables ont fini.
tournaments-lead-wait = Vous appariez la ronde suivante quand toutes les tables ont fini.
tournaments-begin = Commencer
tournaments-pair = Apparier la ronde suivante
tournaments-finish = Terminer
tournaments-invite = Inviter
tournaments-invite-label = Nom d’une personne à inviter
tournaments-copy = Copier le lien
tournaments-cancel = Abandonner le tournoi
tournaments-cancel-text = Les parties en cours continuent. Tous voient pourquoi.

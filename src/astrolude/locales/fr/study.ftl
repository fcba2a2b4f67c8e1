## Rapports de `astrolude study`

study-percent = { $number } %
study-title = { $game } : une étude d’équilibre
study-who =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    }, { $games ->
        [one] jouée
       *[other] jouées
    } par { $bots }.
study-rules = Joué selon la version { $version } des règles du jeu.
study-cut-off =
    { $games ->
        [one] 1 autre partie a été interrompue après { $decisions } décisions ; elle n’a pas de résultat et n’entre dans aucun chiffre.
       *[other] { $games } autres parties ont été interrompues après { $decisions } décisions ; elles n’ont pas de résultat et n’entrent dans aucun chiffre.
    }
study-options = Joué avec { $list }.
study-drawn = Tiré au sort pour chaque place, pour que tout soit essayé aussi souvent : { $list }.
study-turns-even = L’ordre du tour ne favorise nettement personne : le joueur n° { $best } dans l’ordre gagne le plus souvent, { $share } des parties (la vérité se trouve entre { $low } et { $high }, 19 fois sur 20), le n° { $worst } le moins, { $worst_share }.
study-turns-uneven = L’ordre du tour compte : le joueur n° { $best } dans l’ordre gagne { $share } des parties (la vérité se trouve entre { $low } et { $high }, 19 fois sur 20), le n° { $worst } seulement { $worst_share }.
study-alone = Le joueur gagne { $share } des parties (la vérité se trouve entre { $low } et { $high }, 19 fois sur 20).
study-openings-strong = Ouvertures qui gagnent nettement plus souvent que la moyenne : { $list }.
study-openings-weak = Ouvertures qui gagnent nettement moins souvent : { $list }.
study-openings-alike = Aucune ouverture ne se détache.
study-opening =
    { $choice } ({ $share } de { $seats ->
        [one] { $seats } place
       *[other] { $seats } places
    })
study-luck = { $count } ouvertures ont été comparées ; par pur hasard, { $lucky } environ se détacheraient.
study-points = Une place marque { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, huit sur dix entre { $low } et { $high }, et le gagnant { NUMBER($winner, minimumFractionDigits: 1, maximumFractionDigits: 1) }. Une partie compte { $length } décisions.
study-points-lost = Une place marque { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } points en moyenne, huit sur dix entre { $low } et { $high } ; aucune n’a gagné. Une partie compte { $length } décisions.
study-known = La tête, au jugement des robots, change { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois par partie. Après { $progress } d’une partie, le futur gagnant mène dans au moins { $share } des parties.
study-known-late = La tête, au jugement des robots, change { NUMBER($changes, minimumFractionDigits: 1, maximumFractionDigits: 1) } fois par partie. Le futur gagnant ne mène dans { $share } des parties qu’à la toute fin.
study-verbs = Le plus volontiers choisi quand c’est possible : { $most }. Le moins : { $least }.
study-by-turn = Selon l’ordre des premiers tours
study-by-seat = Par place
study-begun = Ce n’est pas toujours la même place qui commence.
study-by-opening = Par ouverture : { $action }
study-even = La ligne pointillée est à { $share }, ce que chacun gagnerait à égalité. Chaque barre couvre la vérité 19 fois sur 20.
study-turn = N° dans l’ordre
study-seat = Place
study-choice = Choix
study-seats = Places
study-games = Parties
study-wins = Part des parties gagnées
study-interval = entre { $low } et { $high }, 19 fois sur 20
study-score = Points
study-length = Décisions
study-lead-changes = Changements de tête
study-score-title = Points
study-length-title = Longueur d’une partie
study-length-text = Décisions de toutes les places ensemble, y compris celles qui n’ont qu’une réponse possible.
study-lead-title = Combien de fois la tête change
study-lead-text = Qui mène est jugé par l’estimation des robots à chaque décision, et par le résultat à la fin.
study-known-title = Quand le gagnant est connu
study-known-text = La part des parties où le futur gagnant mène déjà.
study-progress = Part de la partie jouée
study-share-known = Le futur gagnant mène
study-verbs-title = Ce qui est choisi
study-verbs-text = Combien de fois une sorte d’action est prise quand elle et une autre sont possibles.
study-chosen-of = choisie { $chosen } fois sur { $offered }
study-verbs-rate = Choisie quand possible
study-figures = Les chiffres
study-figure = { NUMBER($number, minimumFractionDigits: 3, maximumFractionDigits: 3) }
study-column-group = Groupe
study-column-seats = Places
study-column-win = Victoires
study-column-win_low = au moins
study-column-win_high = au plus
study-column-score = Points
study-column-score_low = au moins
study-column-score_high = au plus
study-column-action = Action
study-column-offered = Possible
study-column-chosen = Choisie
study-column-rate = Part

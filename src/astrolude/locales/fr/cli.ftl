# Les commandes du terminal.

cli-see-help = Voir 'astrolude --help'.
cli-person = Joueur
cli-seat = Joueur { $number }
cli-bot-name = Robot { $number } ({ $level })

# En-têtes des tableaux
cli-bot = Robot
cli-game = Jeu
cli-players = Joueurs
cli-place = Rang
cli-total = Points

cli-option = { "  " }{ $option } ({ $name }) : { $values }
cli-games-players = { "  " }Joueurs : { $players }

cli-version = Astrolude { $version }
cli-version-compiled = Le moteur est compilé.
cli-version-pure = Le moteur tourne en Python pur.
cli-version-python = Python { $python } sur { $system }
cli-version-game = { $game }, version { $rules } des règles

cli-simulate-playing = Parties
cli-simulate-games = Parties
cli-simulate-wins = Victoires
cli-simulate-share = Part
cli-simulate-score = Score moyen
cli-simulate-speed =
    { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } en { $seconds } s : { $decisions } décisions, { $rate } par seconde

cli-cut-off =
    { $games ->
        [one] 1 partie a été interrompue après { $decisions } décisions : elle n’a pas de résultat et n’entre dans aucun chiffre.
       *[other] { $games } parties ont été interrompues après { $decisions } décisions : elles n’ont pas de résultat et n’entrent dans aucun chiffre.
    }
cli-tournament-games = Parties
cli-tournament-rating = Cote
cli-tournament-share = Victoires
cli-tournament-score = Points
cli-tournament-rank =
    { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
cli-tournament-rate = Déc./s
cli-tournament-kept =
    { $games ->
        [one] { $games } partie est conservée dans { $file }.
       *[other] { $games } parties sont conservées dans { $file }.
    }

cli-study-written = Écrit : { $file }

cli-research-block = Bloc
cli-research-start = Première case
cli-research-cell = Case
cli-research-number = Numéro
cli-research-shape = Forme
cli-research-scale = Échelle
cli-research-size = À { $players } joueurs : { $cells } cases et { $actions } actions.

cli-bench-measuring = Mesure en cours
cli-bench-games = Parties/s
cli-bench-decisions = Décisions/s
cli-bench-clone = Copie µs
cli-bench-legal = Liste µs
cli-bench-apply = Coup µs
cli-bench-signature = Signature de { $game } : { $signature }

cli-rules-unknown = { $test } cite { $clause }, absent du document.
cli-rules-total = { $named } clauses sur { $clauses } sont citées par un test.

cli-replay-seats = { $seats } · graine { $seed }
cli-replay-finished = Partie légale, terminée après { $actions } actions.
cli-replay-running = Partie légale, inachevée : après { $actions } actions, à { $seat } de décider.

cli-start-serving = Astrolude est prêt : { $address }
cli-start-stop = Ctrl+C pour arrêter.

cli-play-seed = Graine { $seed }
cli-play-hint = Tapez un numéro ou une action ; ? pour l’aide, q pour quitter.
cli-play-no_such_choice = Les choix vont de 1 à { $last }.
cli-play-not_understood = « { $text } » n’est pas compris : tapez un numéro ou une action, ? pour l’aide.
cli-play-not_now = « { $text } » n’est pas possible maintenant.
cli-play-help =
    1, 2, 3 …  choisir dans la liste
    une action en notation, comme l’écrit un enregistrement
    u  annuler votre dernière décision
    s FICHIER  enregistrer la partie
    l  ce qui s’est passé
    b  le plateau
    i  ce que sont les choses en vue
    why ACTION  pourquoi elle n’est pas possible ; ses premiers mots suffisent
    q  quitter
cli-play-thinking = { $name } réfléchit…
cli-play-saved = Enregistrée dans { $file }.
cli-play-left = Pour reprendre : astrolude play { $game } --resume { $file }
cli-play-possible = C’est possible maintenant.
cli-play-way = Comment y arriver : { $way }.
cli-play-over = La partie est terminée.

cli-undo-done = Annulé.
cli-undo-nothing = Il n’y a rien à annuler.
cli-undo-over = La partie est terminée.
cli-undo-other = Quelqu’un d’autre a décidé depuis.
cli-undo-chance = Un dé a été lancé ou une carte cachée a été vue : c’est joué.

cli-analyse-thinking = Réflexion

cli-admin-table = Table
cli-admin-game = Jeu
cli-admin-status = État
cli-admin-seats = Sièges
cli-admin-changed = Modifiée
cli-admin-ply = Coup
cli-admin-what = Quoi
cli-admin-number = Nombre
cli-admin-people = Sièges de personnes
cli-admin-accounts = Comptes
cli-admin-moves = Coups
cli-admin-deleted = La table { $table } est supprimée.
cli-admin-closed = La partie de la table { $table } est terminée.
cli-admin-freed = Le nouveau lien du siège, qui n’est dit que maintenant : { $link }
cli-admin-banned = { $who } n’est plus servi.
cli-admin-forgiven = { $who } est servi à nouveau.
cli-admin-no-bans = Aucun réseau ni compte n’est banni.
cli-admin-account = Compte
cli-admin-created = Créé
cli-admin-used = Vu
cli-admin-banned-since = Banni
cli-admin-tournament = Tournoi
cli-admin-name = Nom
cli-admin-players = Joueurs
cli-admin-annulled = La partie de la table { $table } ne compte plus ; les cotes sont recalculées.
cli-admin-cancelled = Le tournoi { $tournament } est abandonné.
cli-admin-vacuumed = La base a rendu la place dont elle n’avait pas besoin.
cli-admin-backed-up = { $rows ->
    [one] Une ligne est dans { $file }.
   *[other] { $rows } lignes sont dans { $file }.
}
cli-admin-restored = { $rows ->
    [one] Une ligne a été lue dans { $file }.
   *[other] { $rows } lignes ont été lues dans { $file }.
}

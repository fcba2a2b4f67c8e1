### Le club : profils, cotes, classements, amis.

## Salles
members-rooms = Salles du club
members-profile = Profil
members-boards = Classements
members-friends = Amis
members-make-account = Créer un compte
members-profile-without = Vous jouez sans compte, et pouvez continuer ainsi. Avec un compte, les parties classées donnent une cote, et vos parties finies restent réunies ici.
members-friends-without = Vous jouez sans compte, et pouvez continuer ainsi. Avec un compte, vous trouvez vos amis par leur nom, voyez où ils jouent et les invitez à vos tables.
members-no-server = Personne d’autre n’est ici
members-no-server-text = Cette page fonctionne sans serveur : votre navigateur garde les tables, et personne ne peut y venir. Cotes, amis et tournois demandent un serveur partagé ; tout club peut en faire tourner un. Ici, on joue contre des bots, et on apprend.

## Personnes
members-gone = quelqu’un
members-somebody = quelqu’un
members-tag-you = vous
members-tag-friend = ami

## Un profil
members-since = Ici depuis { $month }
members-usual-morning = joue surtout le { $day } matin
members-usual-afternoon = joue surtout le { $day } après-midi
members-usual-evening = joue surtout le { $day } soir
members-games = Parties
members-won = Gagnées
members-finished = Achevées
members-percent = { $percent } %
members-streak = Meilleure série
members-edit = Modifier
members-befriend = Devenir amis
members-accept = Accepter comme ami
members-state-friend = Votre ami
members-state-asked = Demandé, sans réponse encore
members-state-asks = Veut devenir votre ami
members-state-blocked = Bloqué par vous
members-not-shown = { $name } ne montre cotes et parties qu’à ses amis, ou à personne.
members-history-hidden = { $name } ne montre pas ses parties une à une.

## Cotes
members-ratings = Cotes
members-ratings-columns = Cote · face à tous · places
members-rated-games = { $count ->
    [one] 1 partie
   *[other] { $count } parties
}
members-field-2 = à deux
members-field-3 = à trois
members-field-4 = à quatre
members-field-more = à cinq et plus
members-board-of = { $game }, { $field }
members-first-rating = { $count ->
    [one] Première cote après une autre partie classée
   *[other] Première cote après { $count } autres parties classées
}
members-ahead = devant { $percent } %
members-not-on-board = hors classement
members-place-times = { $place ->
    [1] premier { $count } fois
    [2] deuxième { $count } fois
    [3] troisième { $count } fois
    [4] quatrième { $count } fois
   *[other] numéro { $place } { $count } fois
}
members-curve = La cote au fil du temps : { $board }
members-curve-text = La ligne est la cote, la bande dit combien elle est sûre : 19 fois sur 20, la vérité est dedans.
members-safe-text = { $rating } est la meilleure estimation, à { $margin } près. Les classements vont par ce qui est presque certain : { $safe }.
members-no-ratings-you = Trois parties classées donnent une cote. Une table est classée si tous en sont convenus dès le début.
members-no-ratings = Pas encore de partie classée.
members-rated-table = Ouvrir une table classée

## D’où viennent les points
members-sources-you = D’où viennent mes points
members-sources = D’où viennent les points
members-sources-against = { $count ->
    [one] face à des joueurs de cote proche, points par partie, une partie
   *[other] face à des joueurs de cote proche, points par partie, { $count } parties
}
members-worst = Coûte le plus : { $source }.
members-no-worst = Rien ne coûte de points face aux autres.
members-no-sources = Encore quelques parties, et l’on verra ici sur quoi elles se gagnent et se perdent.
members-no-games = Pas encore de partie finie.

## Dernières parties
members-last-games = Dernières parties
members-place = Place { $place }
members-annulled = annulée
members-unrated = non classée
members-more = Plus
members-played-alone = en solitaire, { $points } points
members-played-left = un bot a continué
members-played-shared = victoire partagée avec { $names }
members-played-won = { $points ->
    [0] au départage, avec { $names }
    [one] d’un point, avec { $names }
   *[other] de { $points } points, avec { $names }
}
members-played-behind = { $points ->
    [0] à égalité avec { $name }, au départage
    [one] à un point de { $name }
   *[other] à { $points } points de { $name }
}
members-played-with = avec { $names }
members-others = { $count ->
    [one] une autre personne
   *[other] { $count } autres
}

## Statistiques
members-statistics = Statistiques
members-best = Meilleur score
members-mean = Moyenne
members-favourites = Préférences
members-side = { $games ->
    [one] une partie, { $wins } gagnées
   *[other] { $games } parties, { $wins } gagnées
}

## Classements
members-board = Classement
members-board-whole = En entier
members-board-which = Quel classement
members-board-whose = Qui y figure
members-board-all = Tous
members-board-friends = Amis
members-board-columns = Cote ± sûreté
members-board-empty = Personne n’a encore joué assez de parties classées ici.
members-board-no-friends = Aucun de vos amis ne figure encore ici.
members-board-total = { $count ->
    [one] 1 joueur classé.
   *[other] { $count } joueurs classés.
}
members-board-rests = On y figure dès { $games } parties classées ; qui n’a pas joué depuis { $days } jours se repose.
members-boards-none = Pas encore de classement
members-boards-none-text = Il commence avec les premières parties classées : deux personnes, une pendule, et le mot « classée » dans le formulaire d’une nouvelle table.
members-column-place = Place
members-column-player = Joueur
members-column-rating = Cote
members-column-margin = Sûreté
members-season = Saison
members-whole-time = Depuis le début
members-season-now = Cette saison, depuis { $month }
members-season-past = Saison de { $month }
members-page = { $page } sur { $pages }
members-page-before = Avant
members-page-after = Suite
members-how = Ce que dit une cote
members-how-text = Tout le monde commence à 1500. Qui est 200 au-dessus d’un autre gagne trois duels sur quatre. Chaque jeu et chaque nombre de joueurs a sa propre cote.
members-how-order = Le nombre après ± dit combien elle est sûre, et baisse à chaque partie. L’ordre va par ce qui est presque certain : la cote moins ce nombre.
members-how-left = Une partie compte si elle était convenue classée et jouée jusqu’au bout. Qui la laisse à un bot compte comme dernier.
members-bots = Les bots sur la même échelle
members-bots-text = { $game } : où se tiennent les bots. Ce sont des repères qu’aucune partie ne déplace.

## Amis
members-add = Demandez à quelqu’un, par son nom, d’être votre ami
members-ask = Demander
members-asked = La demande à { $name } est faite.
members-nobody-called = Personne avec un compte ne s’appelle ainsi. Chaque lettre compte.
members-no-friends = Pas encore d’amis ici. Demandez à quelqu’un par le nom de son compte.
members-online = à une table
members-offline = absent
members-asking = Veulent devenir vos amis
members-waiting = Vous avez demandé
members-blocked = Bloqués
members-invitations = Invitations à une table
members-invited-by = { $name } vous invite à cette table.
members-friends-what = Ce que voient les amis
members-friends-text = Vos amis voient quand vous êtes à une table, trouvent vos tables ouvertes chez eux, et peuvent vous inviter aux leurs. Rien d’autre ne change.
members-block-text = Qui est bloqué ne peut rien vous demander, et n’en sait rien.
members-act-accept = Accepter
members-act-decline = Non merci
members-act-take-back = Retirer la demande
members-act-remove = Mettre fin
members-act-block = Bloquer
members-act-unblock = Débloquer
members-act-for = { $act } : { $name }

## À l’accueil
members-my-ratings = Mes cotes
members-to-go = { $count ->
    [one] encore 1 partie
   *[other] encore { $count } parties
}
members-friends-tables = Tables d’amis
members-invite-somebody = Amis
members-ratings-none = Trois parties classées donnent une cote.
members-tables-none = Aucun ami n’est à une table en ce moment.
members-seats-free = { $count ->
    [one] 1 place libre
   *[other] { $count } places libres
}
members-running = en cours
members-asks-you = { $name } vous invite
members-request = { $count ->
    [one] { $name } veut devenir votre ami.
   *[other] { $name } et d’autres veulent devenir vos amis.
}
members-look-at = Voir
members-open-tournament = Ouvrir le tournoi
members-all-tournaments = Tournois
members-no-tournament = Aucun de vos tournois n’est en cours.
members-home-account = Un compte ajoute cotes, amis et tournois. Vous pouvez continuer sans.

## Une table classée
members-rated = Classée
members-rated-on = Compte pour les cotes. Qui la laisse à un bot compte comme dernier.
members-rated-off = Ne compte pas pour les cotes.
members-rated-account = Les cotes demandent un compte ; jouer, non.
members-rated-one = Une table classée a une personne par appareil.
members-rated-bots = Un bot de ce niveau n’a pas de repère ici : la table ne serait pas classée.
members-rated-clock = Une partie classée a une pendule : ce choix en met une.
members-rated-needs = Chacun a besoin d’un compte ici.
members-rated-no = non
members-guests = Invités
members-guests-text = Les amis sont invités à l’ouverture de la table.
members-keep = Garder ceci
members-keep-name = Son nom
members-kept = Gardé sous « { $name } ».
members-forget = Oublier « { $name } »
members-invite-friend = Inviter { $name }
members-ask-short = Demander
members-invite-asked = demandé { $ago }
members-invite-came = ici
members-invite-declined = a dit non
members-here-now = ici maintenant

## La fin d’une partie classée
members-your-rating = Votre cote
members-rating-went = { $before } → { $after }
members-reason-first = { $change } : une première partie en dit le plus
members-reason-better = { $change } : mieux qu’attendu
members-reason-as_expected = { $change } : comme attendu
members-reason-worse = { $change } : en dessous de l’attente
members-reason-left = { $change } : laissée à un bot, ce qui compte comme dernier
members-to-tournament = Au tournoi

## Ce que voient les autres
members-shown = Ce que les autres voient de vous
members-shown-text = Qui joue à votre table en voit le résultat dans tous les cas.
members-shown-profile = Cotes et statistiques
members-shown-history = Parties une à une
members-shown-everyone = tous
members-shown-friends = amis
members-shown-nobody = personne
members-shown-boards = Dans les classements
members-shown-emblem = Emblème dans les listes
members-emblem-by-name = selon mon nom

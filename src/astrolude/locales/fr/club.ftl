## La pendule d’une nouvelle table
club-clock = Pendule
club-clock-none = Sans
club-clock-live = En direct
club-clock-days = Par jour
club-clock-none-text = Chacun prend le temps qu’il lui faut.
club-clock-live-text = { $minutes } min chacun, +{ $increment } s par tour. { $out }
club-clock-days-text = { $days ->
    [one] Un jour par tour
   *[other] { $days } jours par tour
}, et 14 jours de vacances. { $out }
club-clock-minutes = Minutes chacun
club-clock-increment = Secondes de plus par tour
club-clock-days-each = Jours par tour
club-clock-hours = Heures
club-clock-hours-all = Jour et nuit
club-clock-hours-day = De 8 à 22
club-clock-out = À zéro
club-clock-out-vote = La table décide
club-clock-out-bot = Un bot continue
club-out-vote = Temps écoulé : la table donne un répit, un bot, ou arrête.
club-out-bot = Temps écoulé : un bot continue.

## Les pendules à la table
club-rule-live = { $minutes } min + { $increment } s
club-rule-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
}
club-no-clock = sans pendule
club-left = reste { $time }
club-days-left = { $days } j { $hours } h
club-hours-left = { $hours } h { $minutes } min
club-minutes-left = { $minutes } min
club-vacation = en vacances
club-time-up = temps écoulé
club-away = hors ligne, { $minutes } min
club-away-now = hors ligne

club-ending = Votre temps s’achève
club-ending-grace = Puis un répit de 60 s, une fois par partie
club-ending-vote = Puis la table décide
club-ending-bot = Puis un bot continue
club-asked-about-you = On demande aux autres que faire
club-asked-about-you-hint = Jouez, et la partie continue

club-vote = Le temps de { $name } est écoulé : que faire ?
club-vote-absent = { $name } n’est pas là : que faire ?
club-vote-hint = Toutes les pendules sont arrêtées. La majorité décide ; si { $name } joue avant, la partie continue.
club-vote-time = Donner { $time }
club-vote-wait = Attendre encore
club-vote-bot = Un bot continue
club-vote-end = Finir ici
club-vote-minutes = { $count } minutes
club-vote-day = un jour
club-voted = Vous avez voté. On attend les autres
club-vote-sent = Voter
club-vote-choose = Choisissez d’abord
club-vote-by = { $name } vote pour
club-replace = { $name } ne revient pas
club-replace-hint = Après dix minutes d’absence : demander un bot aux autres

club-say-minutes = { $count ->
    [one] Il reste une minute
   *[other] Il reste { $count } minutes
}
club-say-seconds = Il reste dix secondes
club-say-zero = Votre temps est écoulé
club-say-other = Le temps de { $name } est écoulé

club-take-vacation = Prendre { $days ->
    [one] un jour de vacances
   *[other] { $days } jours de vacances
}
club-end-vacation = Je suis de retour

## Les messages
club-messages = Messages
club-messages-count = { $count ->
    [one] Une personne à table
   *[other] { $count } à table
}
club-messages-empty = Personne n’a encore rien dit.
club-messages-unread = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
club-say = Écrire à la table
club-say-gallery = Écrire à ceux qui regardent
club-send = Envoyer
club-spectators-read = Les spectateurs lisent, ils n’écrivent pas ici.
club-gallery-apart = Les joueurs ne lisent pas ceci.
club-closed = Les messages de cette table sont fermés.
club-close = Fermer
club-open = Rouvrir
club-hide = Masquer { $name }
club-show = Les afficher de nouveau
club-hidden = { $count ->
    [one] Un message masqué
   *[other] { $count } messages masqués
}
club-report = Signaler
club-reported = L’hôte en est averti.
club-spectator = { $name }, spectateur
club-phrase-well_played = Bien joué
club-phrase-one_moment = Un instant
club-phrase-back_soon = Je reviens
club-heard = { $name } : { $text }

## Un appareil, plusieurs personnes
club-curtain = Passez l’appareil à { $name }
club-curtain-text = { $name } voit des choses cachées. Que personne d’autre ne regarde.
club-curtain-lift = C’est moi, { $name }

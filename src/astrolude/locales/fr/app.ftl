### La page autour des jeux : accueil, tables, barre d’action, réglages.

## Se déplacer
app-skip = Aller au contenu
app-nav = Pages
app-nav-home = Accueil
app-nav-mine = Mes parties
app-nav-lobby = Tables ouvertes
app-nav-about = À propos
app-nav-settings = Réglages
app-nav-club = Club
app-nav-profile = Mon profil

## Accueil
app-home-title = Cinq cieux, une table.
app-home-text = De grands jeux de plateau spatiaux, avec toutes leurs règles. Sans compte, sans installation.
app-your-turn = C’est à vous
app-turns-waiting = { $count ->
    [0] Aucune table ne vous attend.
    [one] Une table vous attend.
   *[other] { $count } tables vous attendent.
}
app-free-seats = { $count ->
    [one] { $count } place libre
   *[other] { $count } places libres
}
app-nav-mine-short = Parties
app-nav-lobby-short = Tables
app-first-game = Jouer ma première partie
app-first-game-text = Alien Frontiers contre un bot doux. Chaque coup possible est éclairé et s’annule tant que rien n’est révélé.
app-learn-first = Apprendre d’abord
app-learn-first-text = De courtes leçons sur un vrai plateau, à votre rythme.
app-puzzles = Problèmes
app-puzzles-text = Un tour, une meilleure réponse : un nouveau chaque jour.
app-puzzles-days = { $count ->
    [one] 1 jour de suite
   *[other] { $count } jours de suite
}
app-home-games = Les cinq jeux, du plus accessible au plus exigeant
app-code = Lien ou code
app-code-go = Aller
app-code-title = On m’a envoyé un lien ou un code
app-code-text = Collez le lien, ou tapez les six signes du code.
app-code-unknown = Aucune table ne porte ce code
app-watch-title = Regarder une partie
app-watch-none = Aucune partie en direct
app-hello-morning = Bonjour
app-hello-day = Bon après-midi
app-hello-evening = Bonsoir
app-hello-named = { $hello }, { $name }
app-waiting-for-you = À vous
app-nothing-waits = Rien ne vous attend
app-nothing-waits-text = Une nouvelle table commence en deux clics.
app-others-think = Les autres réfléchissent
app-others-none = Aucune autre partie en cours.
app-just-finished = Tout juste finies
app-finished-none = Vos parties finies seront ici.
app-all = Les { $count }
app-as-last = Comme la dernière fois
app-start-again = Recommencer
app-difficulty = { $ticks ->
    [2] Accessible
    [3] Moyen
    [4] Exigeant
   *[other] Très exigeant
}
app-watch-live = { $count ->
    [one] 1 table en direct, mains cachées
   *[other] { $count } tables en direct, mains cachées
}
app-tagline-alien_frontiers = Des dés pour flotte, une planète à prendre
app-tagline-gaia = Terraformer, bâtir, s’allier
app-tagline-space_gate = Une base, des portails, huit mondes
app-tagline-eclipse = Explorer, rechercher, combattre. Avec L’Éveil des Anciens
app-tagline-federation = Voter ou financer : chaque siège compte
app-players-alien_frontiers = 2–4
app-players-gaia = 1–4
app-players-space_gate = 2–4
app-players-eclipse = 2–9
app-players-federation = 2–4
app-time-alien_frontiers = 60–90 min
app-time-gaia = 60–150 min
app-time-space_gate = 60–90 min
app-time-eclipse = 60–200 min
app-time-federation = 90–120 min

## Une nouvelle table
app-new-table = Nouvelle table
app-game = Jeu
app-seats = Sièges
app-players = Joueurs
app-seat-details = Montrer tout de { $name }
app-options = Options
app-start = Commencer
app-preset-first_game = Première partie
app-preset-usual = Habituelle
app-preset-long = Longue
app-preset-express = Express
app-preset-base = Jeu de base
app-preset-expansion = Extension complète
app-preset-custom = Sur mesure
app-way-to-play = Façon de jouer
app-preset-custom-text = Se coche dès que vous changez une option.
app-alone = Seul
app-note = Adapté pour vous : { $option }, maintenant « { $value } », car { $why }.
app-note-players = l’ancien choix ne va pas à { $count }
app-note-back = Revenir
app-who-enters = Qui peut entrer
app-time = Environ { $time }.
app-ask-open = Ouvrir cette table ?
app-ask-open-hint = L’invitation sera prête. Rien n’est définitif avant le premier coup.
app-ask-start = Commencer cette partie ?
app-ask-start-hint = Elle commence aussitôt. Vous pouvez partir et revenir quand vous voulez.
app-back = Retour
app-guest = Invité { $number }
app-kind-me = Ici
app-kind-open = Ouvert
app-kind-bot = Bot
app-seat-here = Joué ici aussi
app-seat-me-text = Sur cet écran, à tour de rôle avec vous.
app-seat-open-text = Pour qui a le lien ou le code ; un bot peut la prendre au début.
app-seat-guest-text = Son invitation part à l’ouverture ; jusque-là, rien n’est envoyé.
app-bot-level = Bot du { $seat }
app-bot-easy-text = Joue le coup évident, en oublie souvent un, laisse passer vos erreurs.
app-bot-normal-text = Prend le meilleur coup qu’il voit aussitôt et punit les grosses erreurs.
app-bot-hard-text = Calcule à l’avance, jusqu’à deux secondes par choix.
app-bot-expert-text = A appris le jeu en jouant contre lui-même et calcule à l’avance : l’adversaire le plus fort d’ici.
app-says = { $count ->
    [one] { $game }, en solo : { $list }.
   *[other] { $game } à { $count } : { $list }.
}
app-says-me = { $count ->
    [one] vous
   *[other] vous sur { $count } sièges
}
app-says-easy = { $count ->
    [one] un bot doux
   *[other] { $count } bots doux
}
app-says-normal = { $count ->
    [one] un bot moyen
   *[other] { $count } bots moyens
}
app-says-hard = { $count ->
    [one] un bot fort
   *[other] { $count } bots forts
}
app-says-expert = { $count ->
    [one] un bot expert
   *[other] { $count } bots experts
}
app-says-open = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
app-open-table = Ouvrir la table
app-your-name = Votre nom
app-me-again = { $name } { $number }
app-seat-unnamed = Siège { $number }
app-seat-free = libre
app-seat-open = Place libre
app-listed = Affichée
app-listed-text = Visible parmi les tables ouvertes. Sinon, seuls ceux qui ont le lien peuvent entrer.

## Listes de tables
app-play = Jouer
app-look = Voir
app-join = Rejoindre
app-join-title = Prendre place
app-watch = Regarder
app-row-action = { $action } : { $game }
app-row-action-left = { $action } : { $game }, reste { $left }
app-left-none = temps écoulé
app-left-minutes = { $minutes } min
app-left-hours = { $hours } h
app-left-days = { $days } j { $hours } h
app-nearest-clock = La pendule la plus proche : { $left }.
app-least-time-first = le moins de temps d’abord
app-table-gathering = { $taken ->
    [one] { $taken } siège pris sur { $all }
   *[other] { $taken } sièges pris sur { $all }
}
app-table-running = en cours
app-table-your-turn = à vous de jouer
app-table-deciding = { $name } réfléchit
app-table-finished = terminée
app-table-finished-rank = terminée, vous êtes au rang { $rank } sur { $all }
app-mine-empty = Aucune partie
app-mine-empty-text = Vos parties apparaîtront ici, celles qui vous attendent en premier.
app-mine-gone = { $count ->
    [one] { $count } partie n’est plus là, ou ne peut plus être lue.
   *[other] { $count } parties ne sont plus là, ou ne peuvent plus être lues.
}
app-mine-forget = Oublier
app-lobby-empty = Aucune table ouverte
app-lobby-empty-text = Ouvrez la vôtre : une place libre attire du monde.

## La table
app-board = Plateau
app-panels = Panneaux
app-dock = Que faire
app-you = vous
app-absent = absent
app-points = points
app-points-short = PV
app-round = Manche { $now } sur { $of }
app-bot-easy = bot doux
app-bot-normal = bot moyen
app-bot-hard = bot fort
app-bot-expert = bot expert
app-bot-greedy = bot glouton
app-bot-random = bot au hasard
app-bot-name = Sonde { $number }
app-level-easy = Doux
app-level-normal = Moyen
app-level-hard = Fort
app-level-expert = Expert
app-level-greedy = glouton
app-level-random = au hasard
app-piece-lit = possible
app-piece-late = possible après des actions gratuites
app-piece-selected = choisi
app-zoom-in = Plus près
app-zoom-out = Plus loin
app-zoom-fit = Tout le plateau

## La barre d’action
app-confirm = Confirmer
app-confirm-not-now = rien à confirmer pour l’instant
app-undo = Annuler
app-undo-nothing = rien à annuler
app-undo-not_yours = la dernière décision n’était pas la vôtre
app-undo-chance = un dé a été lancé ou une carte a été vue
app-undo-other = un autre joueur a décidé depuis
app-undo-over = la partie est terminée
app-understood = Compris
app-waiting = En attente
app-spectator = Spectateur
app-retry = Réessayer
app-last-move = Dernier coup
app-review = Revoir
app-analyse = Analyser
app-play-from = Jouer d’ici
app-play-from-text = Une nouvelle table repart de ce moment, marquée comme variante de cette partie. Les dés et les tirages tombent comme alors, tant que la partie se joue de même.
app-play-from-mine = vous jouez cette place
app-play-from-bots = Force des bots
app-play-from-friends = Les places ouvertes attendent des amis : vous recevez une invitation à transmettre.
app-play-from-go = Jouer
app-play-from-invite = Ouvrir la table
app-play-from-over = La partie est finie ici.
app-variation = Variante
app-variation-from = depuis le coup { $move }
app-variation-source = Revenir à la partie
app-scratch = Brouillon
app-plan-offer = Mon plan : { $action }
app-hint = Conseil
app-hint-thinking = Le coach réfléchit
app-coach = Coach
app-coach-on = Le coach aide à cette table
app-coach-none = Sans aide à cette table
app-coach-weighs = Le coach pèse ce choix ; Confirmer le joue aussitôt
app-coach-agree = J’accepte les conseils à cette table
app-coach-agree-text = Ils sont donnés quand tous ceux qui jouent ici acceptent ; chacun le voit.
app-coach-agreed = Déjà d’accord : { $names }
app-setting-warnings = Avertissements du coach
app-setting-warnings-text = Un mot avant un coup qui coûte cher, là où le coach aide
app-warnings-off = aucun
app-warnings-gentle = discrets
app-warnings-strict = stricts
app-dock-loading = La table se prépare
app-dock-sending = Votre coup est en route
app-dock-offline = Liaison perdue
app-dock-offline-hint = Aucun coup n’est perdu. Nouvel essai dans { $seconds } s
app-dock-reconnecting = Aucun coup n’est perdu. Nouvel essai en cours
app-dock-refused = Ce coup n’est pas passé
app-refused-stale = La table a avancé entre-temps. Le plateau est à jour
app-refused-illegal_action = Les règles ne le permettent pas maintenant. Rien n’a changé
app-refused-not_your_turn = Ce n’est pas votre tour. Rien n’a changé
app-refused-cannot_undo = Cette décision ne peut plus être reprise
app-refused-too_fast = Trop de coups à la fois. Attendez un instant
app-refused-no_seat = Ce lien ne donne pas de siège à cette table
app-refused-unavailable = Cela n’a pas pu se faire. Regardez le plateau, puis réessayez
app-stopped-title = Cette partie peut être lue, mais pas continuée
app-stopped-rules = Ses règles ont changé depuis son début, et ce serveur joue les nouvelles.
app-stopped-unknown = Ce serveur n’a plus ce jeu.
app-stopped-told = Ce qui s’est passé est gardé tel qu’il fut raconté.
app-stopped-untold = Une version antérieure du programme a gardé ses coups, mais pas ce qui en fut raconté : il n’y a rien de plus à lire ici.
app-refused-banned = L’hôte ne sert pas votre réseau
app-refused-old_rules = Cette partie suit des règles plus anciennes que celles du serveur : on peut la lire, pas la continuer
app-refused-other = Le serveur l’a refusé. Rien n’a changé
app-dock-gathering = { $count ->
    [one] Une place est libre
   *[other] { $count } places sont libres
}
app-dock-gathering-hint = La partie commence quand toutes les places sont prises
app-dock-gathering-lead = Commencez, et { $bots } { $count ->
    [one] s’assoit.
   *[other] s’assoient.
}
app-start-bots = { $count ->
    [one] Commencer avec 1 bot
   *[other] Commencer avec { $count } bots
}
app-dock-waiting = { $name } réfléchit
app-dock-waiting-hint = Vous serez appelé quand ce sera à vous
app-dock-absent-hint = Absent pour l’instant. Vous pouvez fermer la page et revenir
app-dock-bot = { $name } calcule
app-dock-bot-hint = { $level } · { $seconds } s
app-dock-bot-failed = Il n’a pas pu jouer. Il réessaiera dès que quelqu’un agit ou revient
app-dock-watching = Vous regardez cette partie
app-dock-watching-hint = { $name } décide. Les mains restent cachées
app-dock-over = Belle partie.
app-dock-over-hint = Le fichier de la partie rejoue chaque coup
app-hint-choose = { $count ->
    [one] Une chose est éclairée : touchez-la
   *[other] Touchez ce qui est éclairé
}
app-hint-continue = { $count ->
    [one] Il reste { $count } chose à choisir
   *[other] Il reste { $count } possibilités
}
app-hint-chips = { $count ->
    [one] Un seul choix
   *[other] Choisissez : { $count } possibilités
}
app-way = Avant cela
app-hint-way = D’abord : { $list }
app-why-title = Pourquoi pas { $thing } ?
app-why-held = vous en avez { $held } sur { $needed }
app-why-ways = Comment y arriver
app-why-rule = Lire la règle
app-rule-question = Expliquer cette question
app-rule-panel = Expliquer ce panneau
app-rule-key = sa règle
app-why-hint = Rien n’a été joué. Touchez ce qui est éclairé
app-hint-confirm = Confirmez pour jouer
app-fold = Replier les panneaux
app-unfold = Montrer les panneaux
app-effect = Ce choix : { $list }
app-hint-chance = Les dés ou ce qui est caché décident du reste : plus de retour possible

## Choix, aide, menu
app-choices = Choix
app-choices-count = { $count ->
    [0] Rien à choisir pour l’instant
    [one] { $count } choix
   *[other] { $count } choix
}
app-command = Tapez une action, ou prenez-en une ci-dessous
app-rules = Règles
app-help = Comment jouer ici
app-help-lit = Ce que vous pouvez faire est éclairé, sur le plateau et dans la barre du bas.
app-help-narrow = Touchez une chose éclairée, puis la suivante : chacune resserre le choix.
app-help-confirm = Quand il ne reste qu’une action, Confirmer la joue.
app-help-undo = Annuler reprend un geste, puis votre dernière décision, tant que rien n’a été révélé.
app-help-explain = Laissez le pointeur sur une chose, ou gardez le doigt dessus : elle s’explique.
app-help-keys = Touches
app-cap-tab = Tab
app-cap-enter = Entrée
app-cap-backspace = Retour arrière
app-cap-escape = Échap
app-key-tab = passer du plateau aux panneaux et à la barre
app-key-arrows = passer d’une chose éclairée à l’autre ; avec Maj, de toutes
app-key-enter = choisir
app-key-backspace = revenir, puis annuler
app-key-confirm = confirmer
app-key-escape = abandonner le choix
app-key-explain = expliquer la chose visée
app-key-rules = les règles, à ce que vous montrez ou à la question posée
app-key-recap = ce qui s’est passé depuis votre tour
app-key-choices = lister tous les choix
app-key-help = cette aide
app-menu = Menu
app-copy = Copier
app-copy-watch = Copier le lien pour regarder
app-copy-seat = Copier le lien de mon siège
app-copy-seat-note = Qui possède le lien de votre siège joue pour vous : gardez-le pour vos autres appareils.
app-orders = Consignes permanentes
app-orders-note = Le jeu répond pour vous. Vous pouvez changer d’avis à tout moment ; personne d’autre ne le voit.
app-link-copied = Lien copié
app-invite = Lien d’invitation
app-nav-learn = Apprendre
app-room-what = Ce que vous jouerez
app-room-watchers = Spectateurs
app-room-watchers-text = bienvenus, mains cachées
app-room-meanwhile = En attendant
app-room-learn = De courtes leçons sur un vrai plateau
app-room-of = sur { $all }
app-room-invite = Inviter
app-room-qr = L’invitation pour l’appareil photo d’un téléphone
app-room-say = Visez-le avec un téléphone, ou dites le code.
app-room-promised = Ce navigateur n’a pas d’invitation : les sièges sont gardés pour d’autres, ou un autre navigateur la tient. Un bot peut prendre une place libre.
app-room-visitor = Des places sont libres. En voulez-vous une ?
app-room-here = là
app-room-you-host = vous, hôte
app-room-is-host = hôte
app-room-came = { $name } a pris place, { $taken } sur { $all }
app-room-left = { $name } est parti, { $taken } sur { $all }
app-room-host = { $name } mène la table maintenant
app-copy-invite = Copier l’invitation
app-waiting-for = En attente de { $name }
app-leave = Quitter la table
app-resign = Laisser mon siège à un bot
app-resign-sure = Un bot continuera à votre place. C’est définitif.
app-resign-stay = Continuer à jouer

## Journal et retour en arrière
app-journal = Journal
app-journal-empty = Rien ne s’est encore passé.
app-journal-older = Lignes précédentes
app-look-back = Revoir la table après le coup { $ply }
app-replay-first = Au début
app-replay-back = Un coup en arrière
app-replay-play = Lecture
app-replay-pause = Pause
app-replay-forward = Un coup en avant
app-replay-last = Au dernier coup
app-replay-slider = Moment de la partie
app-replay-at = coup { $ply } sur { $last }
app-replay-failed = Ce moment n’a pas pu être chargé
app-replay-end = Revenir à la table

## La fin
app-over = { $players ->
    [one] Partie terminée · { $players } joueur
   *[other] Partie terminée · { $players } joueurs
}
app-over-short = terminée
app-end-alone = { $margin ->
    [one] { $name } l’emporte de { $margin } point
   *[other] { $name } l’emporte de { $margin } points
}
app-end-tiebreak = { $name } l’emporte au départage
app-end-shared = { $names } partagent la victoire
app-place-1 = premier
app-place-2 = deuxième
app-place-3 = troisième
app-place-4 = quatrième
app-place-5 = cinquième
app-place-6 = sixième
app-place-7 = septième
app-place-8 = huitième
app-place-9 = neuvième
app-end-place-of = { $place } sur { $all }
app-end-you-alone = Votre partie finit à { $total } points
app-end-you-shared = Vous partagez la victoire avec { $name }
app-end-you-won-level = À égalité avec { $name }, vous gagnez au départage
app-end-you-level = Vous finissez { $place }, à égalité avec { $name }, séparés au départage
app-end-won-on = Gagné sur « { $source } » : { $mine } pour vous, { $theirs } pour { $name }.
app-end-lost-on = Perdu sur « { $source } » : { $mine } pour vous, { $theirs } pour { $name }.
app-end-best = Votre point fort : { $source }, { $points }.
app-end-length = Durée
app-lasted-minutes = { $minutes } min
app-lasted-hours = { $hours } h { $minutes }
app-lasted-days = { $days } j
app-end-decided = Ce qui a décidé
app-end-against = Vous moins { $name }, source par source.
app-end-gap = Écart avec { $name }
app-end-next = Et maintenant
app-end-rematch = Revanche, sièges tournés
app-end-rematch-text = { $name } commence.
app-end-analyse-text = Chaque coup pesé, et ce qui valait mieux.
app-end-share-text = Pour qui veut la regarder.
app-end-you-won = { $margin ->
    [one] Vous gagnez d’un point
   *[other] Vous gagnez de { $margin } points
}
app-end-you-behind = { $margin ->
    [one] Vous finissez { $place }, à un point de { $name }
   *[other] Vous finissez { $place }, à { $margin } points de { $name }
}
app-dock-over-here = { $count ->
    [one] { $names } est encore là
   *[other] { $names } sont encore là
}
app-end-ranks = Classement
app-end-table = Points selon leur origine
app-end-total = Total
app-end-thread = Le fil de la partie
app-end-thread-text = Les points de chaque joueur du début à la fin
app-end-start = départ
app-end-finish = fin
app-share = Copier le lien
app-save-record = Enregistrer
app-rematch = Revanche
app-rematch-started = Une revanche a commencé.
app-rematch-wanted = { $count ->
    [one] { $names } veut une revanche.
   *[other] { $names } veulent une revanche.
}
app-rematch-go = Prendre votre siège

## Réglages
app-language-en = English
app-language-fr = Français
app-settings-name = C’est ainsi que les autres vous appellent à table. Sans nom, vous êtes un invité.
app-settings-emblems = Les emblèmes tels qu’ils paraissent
app-settings-kept = Gardé sur cet appareil, enregistré à mesure.
app-setting-language = Langue
app-setting-theme = Thème
app-theme-dark = Nuit
app-theme-light = Papier
app-theme-auto = Comme le système
app-setting-motion = Animation
app-motion-auto = Comme le système
app-motion-full = Complète
app-motion-reduced = Réduite
app-setting-pace = Rythme des bots
app-pace-atOnce = Aussitôt
app-pace-brisk = Vif
app-pace-people = Comme des joueurs
app-setting-playAtOnce = Jouer aussitôt
app-setting-playAtOnce-text = Quand vos gestes ne laissent qu’une action, la jouer sans confirmation
app-setting-curtain = Rideau sur un même appareil
app-setting-curtain-text = Couvre la table avant de montrer ce que cache la personne suivante
app-setting-letters = Lettres
app-setting-letters-text = Imprimer une lettre sur chaque emblème et chaque planète
app-setting-tick = Léger tintement
app-setting-tick-text = Un seul son quand c’est à vous
app-setting-notifications = Notifications
app-setting-notifications-text = Quand c’est à vous et que cette page est cachée
app-notifications-denied = Le navigateur ne permet pas les notifications ici.

## À propos
app-about-what = Cinq grands jeux de plateau spatiaux avec toutes leurs règles, dans le navigateur et dans le terminal, contre des bots ou des amis.
app-about-how = Chaque partie est gardée dans un fichier qui rejoue coup après coup. Ni compte, ni pistage : vos sièges sont gardés dans ce navigateur.
app-about-api = L’interface pour les programmes
app-about-games = Les jeux
app-about-rights = Les jeux appartiennent à leurs auteurs et éditeurs. Tous les dessins et textes d’ici sont les nôtres. Si un jeu vous plaît, achetez-le et jouez-y autour d’une table.
app-about-thanks = Construit avec
app-credits-alien_frontiers = de Tory Niemann
app-credits-gaia = de Jens Drögemüller et Helge Ostertag
app-credits-space_gate = de Cédric Lefebvre
app-credits-eclipse = de Touko Tahkokallio
app-credits-federation = de Dimitri Perrier et Matthieu Verdier

## Quand quelque chose ne va pas
app-error-title = Impossible d’afficher cela
app-error-missing = Cette page n’existe pas.
app-error-offline = Le serveur ne répond pas. Vos parties sont en sûreté.
app-error-server = Le serveur a eu un problème. Réessayez dans un instant.
app-error-cannot_draw = Cette page ne connaît pas encore ce jeu. Rechargez-la pour avoir la dernière version.
app-error-bad_request = Le serveur n’a pas compris la demande.
app-error-unknown_game = Ce serveur ne propose pas ce jeu.
app-error-unknown_table = Cette table n’existe pas, ou plus.
app-error-unknown_calculator = Ce jeu ne sait pas calculer cela.
app-error-unknown_lesson = Cette leçon n’existe pas.
app-error-unknown_puzzle = Ce problème n’existe pas.
app-error-unknown_person = Personne ne s’appelle ainsi ici.
app-error-unknown_tournament = Ce tournoi n’existe pas.
app-error-not_yours = Ce n’est pas à vous de le faire.
app-error-no_seat = Ce lien ne donne pas de siège à cette table.
app-error-not_your_turn = Ce n’est pas votre tour.
app-error-illegal_action = Les règles ne le permettent pas maintenant.
app-error-stale = La table a avancé entre-temps.
app-error-cannot_undo = Cela ne peut plus être repris.
app-error-banned = L’hôte ne sert pas votre réseau, ou votre compte.
app-error-old_rules = Cette partie suit des règles plus anciennes que celles du serveur : on peut la lire, pas la continuer.
app-error-full = Tous les sièges sont pris. Vous pouvez regarder.
app-error-not_started = La partie n’a pas commencé.
app-error-not_finished = La partie n’est pas terminée.
app-error-no_account = Connectez-vous d’abord.
app-error-expired = Cela a déjà servi, ou date trop. Demandez-en un nouveau.
app-error-taken = Quelqu’un d’autre l’a déjà.
app-error-switched_off = L’hôte de ce serveur ne l’a pas mis en place.
app-error-no_coach = Sans aide à cette table.
app-error-unavailable = Cela n’a pas pu se faire. Regardez la table avant de réessayer.
app-error-too_fast = Trop de demandes à la fois. Attendez un instant.
app-error-too_large = C’est trop pour un seul message.
app-error-forbidden_origin = Cette adresse n’a pas le droit de parler à ce serveur.

## Cartes que l’on lit avant d’en choisir une
app-picker-cards = Ce que vous pouvez choisir
app-picker-about = À propos : { $name }
app-picker-level-1 = simple
app-picker-level-2 = moyenne
app-picker-level-3 = exigeante
app-picker-easy = Pour débuter
app-picker-easy-count = Pour débuter · { $count }
app-picker-all = Les { $count }
app-picker-filter = Montrer
app-picker-free = libre
app-picker-suggestion = Une suggestion
app-picker-simplest = Elles sont toutes prises. Voici les plus simples qui restent.
app-picker-touch = touchez pour lire
app-picker-choose = Choisir
app-picker-more = Tout voir
app-picker-for-me = Choisir pour moi
app-picker-learn = Apprendre d’abord
app-picker-board = Voir le plateau
app-picker-back = Revenir aux cartes
app-picker-hint = { $count ->
    [one] Il n’en reste qu’une.
   *[other] Prenez le temps de lire : { $count } sont libres.
}

## Depuis votre tour
app-recap = Depuis votre tour
app-recap-moves = { $count ->
    [one] { $count } coup
   *[other] { $count } coups
}
app-recap-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
app-recap-for-you = Pour vous
app-recap-nothing = Rien ne change pour vous.
app-recap-journal = Le Journal garde tout, ligne à ligne.
app-recap-back = La ligne précédente
app-recap-next = La ligne suivante
app-recap-replay = Rejouer
app-recap-stop = Arrêter
app-recap-mine = À mon tour

## Le dock
app-closing = Pour finir ou renoncer
app-choices-before = { $count ->
    [0] Ce qui précède
   *[other] { $count } de plus, à gauche
}
app-choices-after = { $count ->
    [0] La suite
   *[other] { $count } de plus, à droite
}
app-chosen = { $chosen } : { $next }
app-next = et ensuite ?
app-skip-dock = Vers la question
app-haste = Sûr de vos gestes ?
app-haste-yes = Jouer aussitôt
app-haste-no = Demander à chaque fois

## Entre deux manches
app-round-over = La manche { $round } est finie
app-round-left = { $count ->
    [one] { $count } manche à jouer
   *[other] { $count } manches à jouer
}
app-round-summary = Bilan
app-round-journal = Journal de la manche
app-round-continue = Continuer

## Hors d’une partie qui continue
app-out = Vous êtes hors de la partie.
app-out-text = Les autres jouent encore ; vos points sont déjà comptés, et la revanche pourra se demander à la fin.
app-out-bots = Seuls des bots jouent encore ; vos points sont déjà comptés.
app-out-watch = Regarder la suite
app-out-leave = Quitter
app-in-this-browser = dans ce navigateur

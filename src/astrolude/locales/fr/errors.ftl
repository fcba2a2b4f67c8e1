### Ce qui est refusé, en une phrase. Les phrases anglaises sont celles du programme : elles sont reconnues à leur
### forme, et dites dans la langue du lecteur.

## Indications en fin de phrase
errors-did-you-mean = vouliez-vous dire { $name } ?
errors-one-of = attendu : { $names }
errors-known-games = jeux connus : { $names }
errors-there-are = il y a { $names }
errors-whole-number = un nombre entier de { $least } à { $most }
errors-missing-file = fichier ou dossier introuvable
errors-is-folder = c’est un dossier
errors-no-folder = ce n’est pas un dossier
errors-not-allowed = accès refusé
errors-in-use = adresse déjà utilisée

## La ligne de commande
errors-no-command = la commande { $name } n’existe pas
errors-no-command-but = la commande { $name } n’existe pas ; vouliez-vous dire { $names } ?
errors-missing-command = il manque une commande
errors-missing-argument = il manque l’argument { $name }
errors-no-option = l’option { $name } n’existe pas
errors-no-option-but = l’option { $name } n’existe pas (options proches : { $names })
errors-no-option-but-one = l’option { $name } n’existe pas ; vouliez-vous dire { $names } ?
errors-extra-argument = argument en trop : { $names }
errors-needs-argument = l’option { $name } demande une valeur
errors-takes-no-value = l’option { $name } ne prend pas de valeur
errors-invalid-value = valeur impossible pour { $name } : { $reason }
errors-no-integer = un nombre entier est attendu
errors-at-most = au plus { $most }
errors-at-least = au moins { $least }

## Commandes
errors-bots-written = les robots s’écrivent NOM,NOM,…, pas { $given }
errors-option-written = une option s’écrit NOM=VALEUR, pas { $given }
errors-option-twice = l’option { $name } est donnée deux fois
errors-no-text-file = { $path } n’est pas un fichier de texte
errors-cannot-read = { $path } ne peut pas être lu : { $reason }
errors-cannot-write = { $path } ne peut pas être écrit : { $reason }
errors-your-seat = votre place va de 0 à { $last }, pas { $seat }
errors-other-game = { $path } est une partie de { $game }, pas de { $wanted }
errors-room-for-bots = à { $players } joueurs il y a place pour { $most } robots, pas { $given }
errors-report-html = un rapport est un fichier .html, pas { $name }
errors-no-such-folder = le dossier { $path } n’existe pas
errors-no-block = { $game } n’a pas de bloc { $block } ; ses blocs sont : { $names }
# La fin ]' fait partie de la variable : un nom seul, comme study, serait traduit.
errors-missing-extra = { $package } n’est pas installé : pip install 'astrolude[{ $extra }
errors-language = { $source } : Astrolude parle { $languages }, pas { $wanted }

## Les jeux et leurs options
errors-no-game = le jeu { $name } n’existe pas ; { $hint }
errors-seed = une graine est un nombre entier de 0 à 2**64 - 1, pas { $seed }
errors-player-counts = { $game } se joue à { $counts } joueurs, pas { $players }
errors-no-game-option = { $game } n’a pas d’option { $name } ; ses options : { $names }
errors-option-values = à { $players } joueurs l’option { $name } vaut { $values }, pas { $value }
errors-no-calculator = { $game } n’a pas de calculateur { $name } ; ses calculateurs : { $names }
errors-alien_frontiers-long = à deux, la partie longue est la partie normale
errors-gaia-first-map = la première partie se joue sur la carte imprimée
errors-gaia-first-automa = dans la première partie en solo, l’Automa joue les Taklons
errors-gaia-turned = seules les tuiles d’une carte tirée au sort se tournent : choisissez une méthode pour la carte
errors-gaia-apart = seule une carte tirée au sort écarte les planètes semblables
errors-eclipse-worlds = les mondes secrets ne vont pas avec les mondes d’origine antiques : ils prennent les mêmes hexagones
errors-eclipse-direction = le choix du sens demande un seul ordre de jeu : il exclut le jeu simultané
errors-eclipse-middle = à sept joueurs ou plus, il faut un douzième hexagone médian : ajoutez des secteurs supplémentaires, des ruches, des téléportails ou des mondes secrets
errors-start-fields = le début d’une partie a les champs { $fields }, pas { $value }
errors-start-names = le début d’une partie nomme un jeu et des nombres entiers, pas { $value }
errors-start-options = les options d’une partie vont par nom, pas { $value }
errors-start-option = une option d’une partie est un nom et une valeur, pas { $name }: { $value }

## Actions et parties notées
errors-no-label = { $label } n’est pas connu comme { $kind } ; { $hint }
errors-number-range = { $number } est hors limites ; les nombres vont de 0 à { $last }
errors-index-range = { $index } est hors limites pour { $role } de { $verb }
errors-empty-line = une ligne vide n’est pas une action
errors-unknown-verb = verbe inconnu { $verb } ; { $hint }
errors-does-not-fit = { $text } ne convient pas à { $usage }
errors-not-possible = { $text } n’est pas possible maintenant : la place { $seat } répond à { $prompt } et peut choisir { $shown }
errors-not-possible-more = { $text } n’est pas possible maintenant : la place { $seat } répond à { $prompt } et peut choisir { $shown } et { $count } autres
errors-game-over = la partie est terminée
errors-undo-nothing = il n’y a rien à reprendre
errors-undo-other = une autre place a décidé depuis
errors-undo-chance = un dé a été lancé ou une chose cachée a été vue
errors-line = ligne { $line } : { $error }
errors-record-begins = ligne 1 : une partie notée commence par 'astrolude { $format }'
errors-header-actions = l’en-tête ne finit pas par une ligne 'actions'
errors-header-seats = l’en-tête nomme { $names } places pour { $players } joueurs
errors-header-line = l’en-tête n’a pas de ligne { $key }
errors-header-played = l’en-tête ne peut pas être joué : { $error }
errors-no-header = { $key } n’est pas une ligne d’en-tête ; attendu : { $names }
errors-no-value = { $key } n’a pas de valeur
errors-seat-line = attendu : 'seat { $number } <nom>'
errors-twice = { $key } est donné deux fois
errors-must-be-whole = { $key } doit être un nombre entier, pas { $value }
errors-rules-version = la partie suit la version { $rules } des règles de { $game }, ce programme joue la version { $own }
errors-position-parts = une position a un nombre de joueurs et des champs
errors-position-other = ce n’est pas une position de { $game } : elle commence par { $start }
errors-position-cannot = la position est impossible : { $problem }
errors-position-read = la position ne peut pas être lue : { $error }
errors-position-field = le champ { $name } de la position est { $value }, attendu : { $expected }
errors-position-fields = la position a un champ de trop ou de moins : { $name }

## Robots, séries et tournois
errors-bot-is = un robot est random, greedy, greedy:attention=<0 à 1>, search, search:<millisecondes>ms, search:<itérations>it, learned ou learned:<millisecondes>ms là où un réseau est fourni, un niveau (easy, normal, hard, et expert là où un réseau est fourni), ou le vôtre : <module>:<classe ou fonction>
errors-no-bot = le robot { $spec } n’existe pas ; { $hint }
errors-own-bot-written = votre robot s’écrit <module>:<classe ou fonction>, puis ses paramètres :<nom>=<valeur>
errors-no-bot-because = le robot { $spec } n’existe pas : { $reason }
errors-neither-class = { $name } n’est ni une classe ni une fonction
errors-no-module = Python ne trouve pas le module { $name }
errors-import-fails = l’import de { $module } échoue : { $error }
errors-module-lacks = { $module } n’a pas de { $name }
errors-module-needs = { $module } a besoin de { $name }
errors-makes-no-bot = { $name } fait un { $kind }, qui n’est pas un astrolude.bots.Bot
errors-bot-not-made = le robot { $name } ne peut pas être fait : { $error }
errors-bot-parameter = le robot { $name } n’a pas de paramètre { $key } ; ses paramètres : { $names }
errors-parameter = { $name } n’a pas de paramètre { $key } ; ses paramètres : { $names }
errors-share = { $name } de { $spec } est un nombre de 0 à 1 ; { $hint }
errors-budget = le budget de { $spec } ne peut pas être lu ; { $hint }
errors-gives-twice = { $spec } donne { $key } deux fois
errors-single-bot = { $name } est un seul robot, et chaque place de chaque partie en demande un : donnez sa classe, ou une fonction qui en fait un
errors-bot-breaks-rules = le robot { $name } à la place { $seat } enfreint les règles : { $error }
errors-bot-failed = le robot { $name } à la place { $seat } a échoué : { $error }
errors-bots-for-seats = à { $players } joueurs il faut { $needed } robots, pas { $given } : { $names }
errors-bots-for-series = à { $players } joueurs il faut 1 à { $most } robots, pas { $given }
errors-series-games = une série a au moins une partie, pas { $games }
errors-seeds-left = les graines vont de 0 à 2**64 - 1 : { $seed } ne laisse pas place à { $games } parties
errors-one-process = il faut au moins un processus, pas { $jobs }
errors-processes-died = { $deaths } processus sont morts l’un après l’autre sur la partie de graine { $seed }
errors-cannot-travel = une partie ne peut pas être envoyée à un autre processus : { $error } ; définissez dans un module ce qui fait un robot, ou jouez avec un processus
errors-bots-once = chaque robot d’un tournoi est nommé une fois, pas { $names }
errors-two-bots = un tournoi demande au moins deux robots, par exemple --bots greedy,random
errors-two-players = un tournoi demande au moins deux joueurs
errors-tournament-games = un tournoi a au moins une partie, pas { $games }
errors-ledger-used = { $path } ne peut pas servir : { $reason }
errors-ledger-busy = { $path } est en train d’être écrit ({ $what }) : attendez la fin
errors-ledger-other = { $path } contient autre chose ({ $what }) : nommez un autre fichier avec --output, ou effacez celui-ci
errors-ledger-none = { $path } n’est pas un tel fichier ({ $what }) : nommez-en un autre avec --output
errors-noun-tournament = tournoi
errors-noun-study = étude
errors-ledger-line = la ligne { $line } de { $path } est abîmée : effacez-la et sa partie sera rejouée
errors-log-other = { $path } contient les décisions d’un autre tournoi : nommez un autre fichier avec --log
errors-log-line = la ligne { $line } de { $path } n’est pas une décision : nommez un autre fichier avec --log
errors-cluster-address = l’adresse d’une grappe Ray est HÔTE:PORT, ray://HÔTE:PORT ou auto, pas { $address }
errors-cluster-silent = aucune grappe Ray ne répond à { $address }
errors-cluster-silent-because = aucune grappe Ray ne répond à { $address } : { $reason }
errors-cluster-batch = la grappe n’a pas pu jouer un lot de parties : { $reason }
errors-study-cut-off = les { $games } parties ont toutes été interrompues après { $decisions } décisions
errors-study-verb = { $game } n’a pas d’action { $verb } à montrer ; ses actions : { $names }

## Les chances des batailles d’Eclipse
errors-fleet-none = { $text } ne nomme pas de vaisseaux ; écrivez par exemple '2 cruiser[gauss_shield]'
errors-fleet-blueprint = { $ship } n’a pas de plan que l’on puisse changer
errors-fleet-slot = { $ship } n’a plus de { $where } pour { $part }
errors-fleet-printed = { $part } imprimé
errors-fleet-empty-slot = emplacement libre
errors-fleet-may-mean-two = { $text } peut vouloir dire { $one } ou { $other }
errors-fleet-may-mean = { $text } peut vouloir dire { $names }
errors-fleet-enemies = les Descendants de Draco et les vaisseaux Anciens ne se battent pas
errors-fleet-list = { $name } est une liste de 1 à { $most } flottes
errors-fleet-object = une flotte est un objet avec ses vaisseaux
errors-fleet-one-ship = une flotte a au moins un vaisseau
errors-fleet-once = chaque type de vaisseau d’une flotte est nommé une fois : ses vaisseaux partagent un plan
errors-fleet-ships = les vaisseaux sont des objets avec leur type
errors-fleet-damaged = seuls { $count } vaisseaux peuvent être endommagés
errors-fleet-no-blueprint = { $species } n’a pas de plan de { $ship }
errors-fleet-energy = il manque { $energy } d’énergie à ce { $ship }
errors-fleet-drive = ce { $ship } n’a pas de propulsion
errors-fleet-parts = un { $ship } de { $species } a { $least } à { $most } pièces, pas { $given }
errors-fleet-bounds = { $name } est ici { $bounds }, pas { $value }
errors-fleet-flag = { $name } est vrai ou faux, pas { $value }
errors-fleet-is-list = { $name } est une liste, pas { $value }
errors-fleet-defender = les vaisseaux hors-jeu sont toujours le défenseur
errors-fleet-beside = les vaisseaux hors-jeu ne se battent aux côtés d’aucun joueur
errors-fleet-carry = un { $ship } ne peut pas porter { $part }
errors-fleet-only-one = il n’y a qu’un { $part }
errors-fleet-field = { $what } n’a pas de champ { $name } ; ses champs sont { $names }

## Les documents des règles
errors-rules-none = docs/rules/{ $game }.md n’existe pas ; { $hint }
errors-rules-checkout = les documents des règles font partie du dépôt : lancez ceci dans une copie du dépôt d’Astrolude
errors-rules-no-clause = { $path } n’a pas de clause
errors-rules-twice = la clause { $clause } figure à la ligne { $first } et à la ligne { $second }
errors-rules-two-homes = la clause { $clause } figure dans { $first } et dans { $second }
errors-rules-strings = { $path }:{ $line } : les clauses sont nommées par de simples chaînes

## Le serveur
errors-server-workers = plusieurs processus demandent une base PostgreSQL : un fichier SQLite en sert un seul
errors-server-listen = impossible d’écouter à { $host }:{ $port } : { $reason } ; choisissez-en un autre
errors-settings-setting = le réglage { $name } ne peut pas servir : { $reason }
errors-settings-read = les réglages ne peuvent pas être lus : { $reason }
errors-settings-file = les réglages { $path } ne peuvent pas être lus : { $reason }
errors-store-kind = les parties sont gardées dans SQLite ou PostgreSQL, pas dans { $kind }
errors-store-memory = une base SQLite demande un fichier : ce qui n’est qu’en mémoire se perd avec le processus
errors-store-address = l’adresse de la base ne peut pas être lue ; attendu : un chemin, sqlite:///FICHIER ou postgresql://UTILISATEUR:MOTDEPASSE@HÔTE/NOM
errors-store-postgres = PostgreSQL demande le paquet { $name } : pip install 'astrolude[postgres]'
errors-store-rows = des lignes de { $path } renvoient à d’autres qui n’y sont pas
errors-store-in-use = un autre Astrolude sert { $path } : ouvrez celui-là, ou choisissez un autre fichier. Plusieurs processus peuvent partager une base PostgreSQL
errors-store-names = le fichier { $path } a un second nom (un lien physique) : SQLite tiendrait un journal pour chacun et perdrait des coups ; supprimez l’autre nom, ou copiez le fichier au lieu de le lier
errors-store-damaged = le fichier { $path } est abîmé ({ $found }) : restaurez-en une sauvegarde
errors-store-other = cette base a la version { $version }, ce programme travaille sur la version { $newest } : laissez le serveur du même programme démarrer une fois
errors-desk-table = il n’y a pas de table { $table }
errors-desk-over = la partie de la table { $table } est finie
errors-desk-seat = personne n’occupe le siège { $seat } de la table { $table }
errors-desk-forgiven = { $who } n’est pas banni
errors-desk-who = { $who } n’est ni une adresse de réseau, ni un compte
errors-desk-busy = les tables de { $who } changent trop vite : réessayez
errors-desk-full = il y a des parties dans la base : une sauvegarde se restaure dans une base vide
errors-desk-backup = la sauvegarde { $file } ne peut pas être lue : { $reason }
errors-store-newer = cette base a la version { $version }, ce programme connaît les versions jusqu’à { $newest } : lancez l’Astrolude plus récent qui l’a écrite, ou choisissez une autre base
errors-store-opened = la base { $name } ne peut pas être ouverte : { $reason } ; choisissez-en une autre avec --db

## Réseaux
errors-network-budget = le budget { $budget } ne peut pas être lu ; il s’écrit <millisecondes>ms ou <itérations>it
errors-network-seats = le réseau { $name } joue à { $players }, pas à { $wanted }
errors-network-game = le réseau { $name } joue à { $game } à { $players }, pas à { $wanted }
errors-network-fit = le réseau { $name } a été fait pour un autre état de { $game } ({ $part } : { $found }), et celui-ci est { $wanted } ; entraînez-le de nouveau
errors-network-record = le réseau { $name } n’a pas sa fiche { $record } à côté de lui
errors-network-record-read = la fiche { $name } ne peut pas être lue : { $reason }
errors-network-record-kind = la fiche { $name } n’est pas une fiche
errors-network-none = aucun réseau n’est fourni pour { $game } ; learned:50ms:network=<fichier> en prend un autre
errors-network-counts = { $game } a un réseau pour { $known } joueurs, pas pour { $players }
errors-level-parameters = le niveau { $level } n’a pas de paramètres : { $given }
errors-network-missing = le réseau { $name } n’existe pas
errors-network-read = le réseau { $name } ne peut pas être lu : { $reason }
errors-network-array = le réseau { $name } n’a pas de tableau { $array } en règle
errors-network-shape = le réseau { $name } : { $array } a { $size } { $dimension }, pas { $wanted }
errors-network-numbers = le réseau { $name } : { $array } contient autre chose que des nombres

## Leçons
errors-lesson-done = la leçon est finie
errors-lesson-step = cette étape de la leçon n’accepte pas { $text }
errors-lesson-offer = { $text } n’est pas proposé à cette étape de la leçon

## Le club
errors-rated-account = la partie de cette table est classée : connectez-vous d’abord
errors-rated-alone = une partie classée se joue contre quelqu’un
errors-rated-seats = à une table classée, chacun a un siège
errors-rated-seed = le hasard d’une partie classée est tiré
errors-rated-clock = une partie classée a une pendule : personne ne doit en attendre la fin
errors-rated-bots = contre des bots seuls, un bot continue à zéro : personne d’autre ne pourrait voter
errors-rated-mark = la force de ce bot n’a jamais été mesurée : il ne joue à aucune table classée
errors-rated-once = votre compte a un siège à cette table : à une table classée, c’est un seul
errors-rated-coach = pas de conseil à une table classée
errors-rated-file = la partie est classée : cela dirait ce qui vous est caché
errors-rated-off = l’hôte de ce serveur ne tient pas de cotes
errors-club-person = personne ici n’a de compte à ce nom
errors-club-own-name = c’est votre propre nom
errors-club-friends-full = il ne peut y avoir plus d’amis
errors-club-asked-full = il ne peut y avoir plus d’amis, ou de demandes sans réponse
errors-club-invite-friends = on invite ses amis à une table : les autres par son lien
errors-club-invite-full = assez de monde a été invité à cette table
errors-club-no-seat = aucun siège de cette table n’appartient à votre compte
errors-club-history = cet historique ne vous est pas montré
errors-club-presets = au plus { $most } façons de jouer sont gardées
errors-club-friends-board = connectez-vous d’abord : les amis sont ceux d’un compte
errors-tournament-none = ce tournoi n’existe pas
errors-tournament-off = l’hôte de ce serveur ne veut pas de tournois
errors-tournament-size = une table de { $players } : { $reason }
errors-tournament-small = il y a moins de participants que de sièges à une table
errors-tournament-led = vous menez { $most } tournois : finissez-en un d’abord
errors-tournament-in = vous participez déjà
errors-tournament-out = vous ne participez pas
errors-tournament-asked = ce tournoi est pour ceux que l’organisateur a invités
errors-tournament-link = pour participer, il faut un lien de l’organisateur
errors-tournament-full = personne d’autre ne peut participer
errors-tournament-known = cette personne est invitée, ou participe déjà
errors-tournament-asked-full = assez de monde a été invité
errors-tournament-number = aucun participant n’a ce numéro
errors-tournament-few = un tournoi demande au moins { $few } joueurs
errors-tournament-still = ce tournoi ne se joue pas
errors-tournament-begun = ce tournoi a commencé, ou est fini
errors-tournament-over = ce tournoi est fini
errors-tournament-tables = des tables de cette ronde ne sont pas finies
errors-tournament-table = cette table n’existe pas
errors-tournament-gone-on = d’autres ont continué depuis : leurs tables restent
errors-tournament-places = il faut une place pour chacun des { $seats } sièges
errors-tournament-counted = les places se comptent à partir de 1 : les ex æquo en partagent une, les suivantes sautent
errors-tournament-organiser = c’est à l’organisateur de le faire
errors-tournament-quicker = quelqu’un a été plus rapide : regardez à nouveau le tournoi
errors-desk-rated = aucune partie classée qui compte n’a été jouée à la table { $table }
errors-desk-tournament = il n’y a pas de tournoi { $tournament } ouvert ou en cours
errors-puzzles-rules = les problèmes de { $game } ne suivent pas ses règles { $rules } : { $head }
errors-puzzles-twice = deux problèmes de { $game } portent le même nom
errors-puzzle-keys = un problème a les clés { $keys }, pas { $found }
errors-puzzle-faulty = { $game }, problème { $puzzle } : { $error }
errors-puzzle-over = le tour de ce problème est fini

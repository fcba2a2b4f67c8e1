### Les règles de Eclipse pour les joueurs. docs/writing-the-rules.md dit à quoi sert chaque message.

reader_eclipse = Neuf manches où des civilisations explorent une galaxie, s’y installent, cherchent, bâtissent des flottes et se battent. Chaque action coûte de l’entretien ; le plus de points gagne.

reader_eclipse-goal = But du jeu
reader_eclipse-aim = Ce que vous cherchez
    .text = Avoir le plus de points [res-vp|points] après neuf manches. Il y en a sur les hexs que vous tenez, les tuiles de réputation des combats, les découvertes, les monolithes et les longues rangées de technologies.
reader_eclipse-board = Votre plateau
    .text = Les disques [ec-disc|disque d’influence] de votre piste servent aux hexs et aux actions. Moins il en reste, plus l’entretien dû à chaque manche est haut.

        Les cubes [ec-cube|cube de population] qui quittent leurs pistes découvrent votre revenu d’argent [res-money|argent], de science [res-science|science] et de matériaux [res-materials|matériaux].

reader_eclipse-setup = Mise en place
reader_eclipse-homes = Votre départ
    .text = Chacun prend une espèce et tourne son hex de départ. Vous commencez avec un hex, un vaisseau, des vaisseaux de colons et quelques ressources. Le centre de la galaxie est gardé ; des anciens [ship-ancient|ancien] attendent sur certains hexs autour.
reader_eclipse-species = Les espèces
    .text = Les six peuples terriens se valent et conviennent à une première partie. Les autres changent les règles.

reader_eclipse-turn = Manches et tours
reader_eclipse-round = Une manche
    .text = À tour de rôle, chacun fait une action en y posant un disque, jusqu’à ce que tous aient passé. Viennent ensuite les combats, l’entretien et les revenus, puis de nouvelles technologies. Qui passe en premier ouvre la manche suivante.
reader_eclipse-reactions = Après avoir passé
    .text = Qui a passé peut encore réagir à chaque tour : améliorer une pièce, construire un vaisseau ou en déplacer un. Cela coûte aussi un disque.
reader_eclipse-colony-ships = Vaisseaux de colons
    .text = À tout moment de votre tour, utilisez un vaisseau de colons [ship-colony|vaisseau de colons] pour poser un cube sur une case libre de sa couleur dans un de vos hexs. Certaines cases demandent d’abord une technologie. L’action Influencer rend des vaisseaux, la fin de la manche aussi.
    .figure = Les carrés sont des places pour les cubes : un gris prend toute couleur, un carré à étoile demande sa technologie.
reader_eclipse-trade = Échanger
    .text = Les ressources s’échangent à tout moment de votre tour, à un mauvais prix : deux contre une pour les Terriens, trois ou plus pour les autres espèces.

reader_eclipse-actions = Actions
reader_eclipse-explore = Explorer
    .text = Tirez l’hex suivant à côté d’un des vôtres, ou de celui d’un vaisseau que rien ne retient, là où un passage sort, et tournez-le pour qu’un passage [ec-wormhole|trou de ver] le relie. Gardez-le ou défaussez-le. S’il n’y a pas d’anciens, vous pouvez y poser aussitôt un disque et le tenir.
    .figure = Les demi-cercles au bord sont des passages. Là où l’un sort d’un de vos hexs, vous pouvez explorer.
reader_eclipse-discoveries = Tuiles de découverte
    .text = Qui tient le premier un hex avec une découverte [ec-discovery|découverte] la prend : utilisez ce qu’elle apporte ou gardez-la pour 2 points. Les pièces anciennes peuvent se monter aussitôt sur un vaisseau.
reader_eclipse-influence = Influencer
    .text = Déplacez jusqu’à deux disques : de la piste ou d’hexs, vers des hexs voisins que personne ne tient, ou en retour. Rendez aussi jusqu’à deux vaisseaux de colons. Abandonner un hex baisse l’entretien ; ses cubes reviennent.
reader_eclipse-research = Rechercher
    .text = Prenez une technologie de la table pour son prix en science. Chaque tuile que vous avez dans sa catégorie rend la suivante moins chère, jusqu’à son prix le plus bas.
reader_eclipse-technologies = Les technologies
reader_eclipse-upgrade = Améliorer
    .text = Posez jusqu’à deux pièces sur vos plans. Tous vos vaisseaux de ce type les ont aussitôt, même dans l’espace. Les pièces n’utilisent pas plus d’énergie [ec-energy|énergie] que les sources n’en donnent, et tout vaisseau mobile a besoin d’un propulseur.
reader_eclipse-parts = Pièces de vaisseaux
reader_eclipse-build = Construire
    .text = Construisez jusqu’à deux vaisseaux ou ouvrages avec des matériaux, sur des hexs que vous tenez. Orbitales, monolithes et bases stellaires demandent leur technologie.
reader_eclipse-move = Déplacer
    .text = Jusqu’à trois activations pour les Terriens, deux pour la plupart des autres : un vaisseau franchit autant d’hexs que ses propulseurs le permettent, par des passages qui se touchent. Il s’arrête où se trouvent des ennemis, et autant de vos vaisseaux sont retenus qu’il y a d’ennemis.

reader_eclipse-battles = Combats
reader_eclipse-combat = Comment on se bat
    .text = Après les actions, on se bat partout où des ennemis se rencontrent. Les vaisseaux agissent par initiative [ec-initiative|initiative], le défenseur d’abord à égalité. Chaque canon lance un dé : un 6 touche toujours, un 1 jamais ; sinon le jet plus vos ordinateurs moins leurs boucliers doit atteindre 6. Un vaisseau est détruit par plus de dégâts que sa coque n’en tient.
reader_eclipse-missiles = Missiles
    .text = Les missiles tirent une fois, avant les canons. La défense rapprochée en abat une partie.
reader_eclipse-retreat = Retraite
    .text = Au lieu de tirer, un type de vaisseau peut se retirer vers un hex à vous, voisin et sans ennemi. Il part à son prochain tour dans le combat, s’il est encore là.
reader_eclipse-population = Prendre un hex
    .text = Des vaisseaux sans ennemi à côté peuvent tirer sur la population. Quand le dernier cube est parti, le disque part aussi, et vous pouvez y poser le vôtre.
reader_eclipse-reputation = Réputation
    .text = Qui s’est battu tire des tuiles de réputation [ec-reputation|réputation] : une pour avoir combattu, d’autres pour les vaisseaux détruits. Gardez-en une, en secret. Votre piste a peu de places et les partage avec les ambassadeurs.

reader_eclipse-upkeep = Entretien
reader_eclipse-paying = Payer
    .text = Vous recevez l’argent de votre revenu et payez l’entretien que montre votre piste. Ce qui manque vient d’échanges, sinon il faut abandonner des hexs. Puis arrivent science et matériaux.
reader_eclipse-cleanup = Nouvelle manche
    .text = Les disques reviennent des actions, les cubes détruits retournent sur leurs pistes, les vaisseaux de colons sont rendus et de nouvelles technologies sont tirées.

reader_eclipse-diplomacy = Diplomatie
reader_eclipse-envoys = Ambassadeurs
    .text = À quatre et plus : si un de vos hexs communique avec un hex d’un autre joueur, et qu’aucun de vous n’a de vaisseau chez l’autre, vous pouvez proposer des relations à votre tour. Vous échangez des ambassadeurs [ec-ambassador|ambassadeur]. Chacun prend une place sur la piste de réputation, vaut un point, et un cube posé dessus découvre du revenu.

        Seule une attaque met fin aux relations. Qui attaque un partenaire devient le traître : 2 points de moins à la fin, sauf si quelqu’un d’autre le devient après lui.

reader_eclipse-scoring = Points
reader_eclipse-points = Ce qui compte
    .text = Les points des hexs que vous tenez, les tuiles de réputation, 1 par ambassadeur, 2 par découverte gardée, 3 par monolithe, et les technologies : quatre d’une catégorie valent 1 point, cinq 2, six 3, sept 5. Certaines espèces ont des points à elles.

reader_eclipse-end = Fin de la partie
reader_eclipse-nine-rounds = Après neuf manches
    .text = La partie finit après la neuvième manche. À égalité, le plus d’argent, de science et de matériaux réunis décide.
reader_eclipse-collapse = Tout perdre
    .text = Qui n’a plus d’hex et ne peut payer quitte la partie et garde les points qui restent.

reader_eclipse-players = Joueurs et options
reader_eclipse-counts = De deux à neuf joueurs
    .text = On joue le jeu de base de deux à six. De sept à neuf, il faut la grande galaxie de l’extension. Le nombre d’hexs et de technologies suit le nombre de joueurs.
reader_eclipse-options = Options
    .text = Les espèces se choisissent tour à tour, se tirent, ou sont toutes terriennes pour une première partie. Chaque module de l’extension s’ajoute séparément.

reader_eclipse-modules = Modules de l’extension
reader_eclipse-rare = Technologies rares
    .text = Dix tuiles qui n’existent qu’une fois. Elles sortent avec les autres et se recherchent de la même façon ; qui en prend une est seul à l’avoir.
reader_eclipse-developments = Développements
    .text = Quelques grandes tuiles restent ouvertes toute la partie, chacune une fois. L’action Rechercher en achète une au lieu d’une technologie, pour les ressources imprimées, jamais moins cher. Certaines se posent sur un de vos hexs.
reader_eclipse-portals = Téléportails
    .text = Les hexs à téléportail sont voisins où qu’ils soient : les vaisseaux sautent de l’un à l’autre.
reader_eclipse-new-discoveries = Nouvelles découvertes
    .text = Neuf découvertes de plus : des ressources mêlées, une orbitale ou un téléportail pour l’hex où elles se trouvent, et quatre pièces anciennes de vaisseaux.
reader_eclipse-extra-sectors = Secteurs en plus
    .text = Six hexs de plus se mêlent aux piles, un au milieu et cinq au bord. Sur l’un d’eux attend un ancien.
reader_eclipse-alliances = Alliances
    .text = À quatre et plus, deux joueurs en relations peuvent fonder une alliance ; à partir de six, un troisième peut la rejoindre. Chacun marque la moyenne de leurs points et ils gagnent ensemble. Qui quitte une alliance perd 3 points.
reader_eclipse-new-species = Nouvelles espèces
    .text = Des espèces aux règles à elles. Le choix des espèces montre ce que chacune change.
reader_eclipse-shrines = Sanctuaires
    .text = Les Illuminés de Lyra peuvent bâtir un sanctuaire avant chaque entretien, sur un hex qu’ils tiennent, près d’une planète de sa couleur ; il coûte 2, 4 ou 6. Les trois sanctuaires d’un même prix apportent un bonus qui reste.
reader_eclipse-homeworlds = Mondes anciens
    .text = À moins de six, les places de départ que personne n’a prises portent de riches hexs, chacun gardé par une frégate ancienne. Détruisez-la : vous tirez deux tuiles de réputation, gardez sa tuile pour un point et pouvez prendre l’hex.
reader_eclipse-center = La prise du centre
    .text = Un croiseur ancien garde le centre à la place de la défense habituelle. Tant qu’il tient, aucun vaisseau ne quitte son hex, sauf en se retirant du combat. Qui le détruit tire trois tuiles de réputation et garde sa tuile pour un point.
reader_eclipse-hives = Ruches des anciens
    .text = Deux hexs sortent avec trois anciens chacun. À la fin de chaque manche, chaque ruche lance un dé pour l’un de ses six côtés, et un ancien passe dans l’hex exploré qui s’y trouve. Gardez ce qui touche une ruche.
reader_eclipse-many = À sept et plus
    .text = À sept et plus, deux marqueurs peuvent circuler : deux joueurs agissent en même temps. Avec l’option du sens du jeu, le deuxième qui passe dit dans quel sens ira la manche suivante.

reader_eclipse-signs = Signes
reader_eclipse-reading = Lire le plateau
    .text = Ce qui est éclairé est possible. Les demi-cercles au bord des hexs sont des passages ; deux qui se touchent relient. Les carrés sont des places pour les cubes ; ceux à étoile demandent une technologie.
reader_eclipse-sign-res-money = Argent
    .text = Paie l’entretien.
reader_eclipse-sign-res-science = Science
    .text = Paie les technologies.
reader_eclipse-sign-res-materials = Matériaux
    .text = Paient vaisseaux et ouvrages.
reader_eclipse-sign-res-vp = Points
    .text = Qui en a le plus gagne.
reader_eclipse-sign-ec-disc = Disque d’influence
    .text = Tient un hex ou paie une action.
reader_eclipse-sign-ec-cube = Cube de population
    .text = Rapporte là où il a quitté sa piste.
reader_eclipse-sign-ec-orbital = Orbitale
    .text = Une place pour un cube de plus.
reader_eclipse-sign-ec-monolith = Monolithe
    .text = 3 points.
reader_eclipse-sign-ec-ambassador = Ambassadeur
    .text = Un point, échangé avec un voisin.
reader_eclipse-sign-ec-reputation = Tuile de réputation
    .text = 1 à 4 points, secrets.
reader_eclipse-sign-ec-discovery = Tuile de découverte
    .text = Une trouvaille, ou 2 points.
reader_eclipse-sign-ec-wormhole = Trou de ver
    .text = Deux qui se touchent relient des hexs.
reader_eclipse-sign-ec-artifact = Artefact
    .text = Compte pour la Clé des artefacts.
reader_eclipse-sign-ec-energy = Énergie
    .text = Les sources en donnent, les pièces en prennent.
reader_eclipse-sign-ec-initiative = Initiative
    .text = Plus elle est haute, plus tôt on tire.
reader_eclipse-sign-part-cannon = Canon
    .text = Un dé à chaque tour de combat.
reader_eclipse-sign-part-missile = Missile
    .text = Tire une fois, avant les canons.
reader_eclipse-sign-part-hull = Coque
    .text = Tient un point de dégâts, améliorée deux.
reader_eclipse-sign-part-drive = Propulseur
    .text = Combien d’hexs franchit un vaisseau.
reader_eclipse-sign-part-computer = Ordinateur
    .text = S’ajoute au jet des canons et missiles.
reader_eclipse-sign-part-shield = Bouclier
    .text = Se retire du jet de qui tire dessus.
reader_eclipse-sign-part-source = Source d’énergie
    .text = Donne de l’énergie aux autres pièces.
reader_eclipse-sign-ship-interceptor = Intercepteur
    .text = Petit et bon marché.
reader_eclipse-sign-ship-cruiser = Frégate
    .text = De taille moyenne.
reader_eclipse-sign-ship-dreadnought = Croiseur
    .text = Grand, avec de la place pour bien des pièces.
reader_eclipse-sign-ship-starbase = Base stellaire
    .text = Forte, mais ne bouge pas.
reader_eclipse-sign-ship-ancient = Ancien
    .text = Garde son hex jusqu’à sa destruction.
reader_eclipse-sign-ship-gcds = Gardien du centre
    .text = Défend le centre galactique.
reader_eclipse-sign-ship-colony = Vaisseau de colons
    .text = Amène un cube sur une case.

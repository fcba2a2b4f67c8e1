### Les règles de Projet Gaia pour les joueurs. docs/writing-the-rules.md dit à quoi sert chaque message.

reader_gaia = Six manches dans une galaxie que tous les peuples convoitent. Colonisez des planètes, bâtissez, cherchez, alliez vos planètes et ayez le plus de points à la fin.

reader_gaia-goal = But du jeu
reader_gaia-aim = Ce que vous cherchez
    .text = Avoir le plus de points de victoire [res-vp|points] après six manches. Chacun commence avec 10. Les points viennent de la tuile de chaque manche, des alliances, des tuiles Tech et des boosters, des hauts niveaux de recherche et de deux décomptes finaux visibles dès le départ.

        Regardez d’abord ces tuiles : elles disent ce que cette partie récompense.
reader_gaia-goods = Avec quoi on paie
    .text = On paie en minerai [res-ore|minerai], crédits [res-credits|crédits], connaissance [res-knowledge|connaissance] et CIQ [res-qic|CIQ]. On garde au plus 15 minerais, 15 connaissances et 30 crédits ; le reste est perdu. La puissance [res-power|puissance] est à part : ses pions tournent dans trois zones.

reader_gaia-setup = Mise en place
reader_gaia-factions = Choisir une faction
    .text = Dans l’ordre du tour, chacun prend une faction. Deux se partagent un plateau : prendre l’une écarte sa voisine. Une faction a son type de planète, ses ressources et ses revenus, un pouvoir dès le départ et un autre quand son institut est bâti.

        Pour une première partie, prenez-en une simple : Terraniens, Xenos, Hadsch Halla ou Geoden.
reader_gaia-first-mines = Premières mines
    .text = Chacun place deux mines sur ses planètes d’origine : dans l’ordre du tour, puis à rebours. Les Xenos en placent une troisième. L’Essaim place son institut en dernier, et aucune mine. Puis on choisit les boosters en commençant par le dernier joueur.

        Les bonnes places sont près d’autres planètes à vous et près des autres : des voisins rendent les comptoirs moins chers et chargent votre puissance.
reader_gaia-map = La galaxie
    .text = La galaxie est faite de secteurs. D’ordinaire ils sont posés comme dans le livret ; d’autres cartes sont une option, et le dernier joueur peut alors tourner des secteurs.
reader_gaia-faction-list = Les quatorze factions
    .text = Chaque ligne dit ce que la faction sait faire dès le départ, et avec son institut.

reader_gaia-turn = Manches et tours
reader_gaia-rounds = Une manche
    .text = Chacune des six manches a quatre parties : revenus, phase Gaia, actions jusqu’à ce que tous aient passé, nettoyage. Qui passe en premier ouvre la manche suivante.
reader_gaia-income = Revenus
    .text = Vous recevez ce que montre votre plateau là où des pièces sont parties, et ce qu’apportent booster, tuiles Tech et recherche. L’ordre ne compte qu’entre nouveaux pions Puissance et charge : on vous demande alors ce qui vient d’abord.
reader_gaia-gaia-phase = Phase Gaia
    .text = Les pions Puissance de votre zone Gaia reviennent en zone I, ceux des Terraniens en zone II, et les planètes avec une unité de Gaiaformation deviennent des planètes Gaia. Avec leur institut, les Terraniens tirent des ressources de ces pions, et les Itars peuvent en céder quatre pour une tuile Tech.
reader_gaia-one-action = Votre tour : une action
    .text = À votre tour, vous faites exactement une action : mine, projet Gaia, amélioration, recherche, action de puissance ou de CIQ, action spéciale, alliance, ou passer. Avant et après, vous convertissez librement, sauf après avoir passé. Jusqu’à la fin du tour tout peut s’annuler, sauf si quelque chose a été révélé.
reader_gaia-power = Les trois zones de puissance
    .text = Pour charger [res-charge|charge], des pions passent de la zone I à la II ; quand la I est vide, de la II à la III. On ne dépense que ceux de la zone III : ils reviennent en I. Dépenser n’use donc pas la puissance, mais les pions brûlés ou laissés en satellites sont perdus.

        L’Espirite des Taklons est un pion qui vaut 3 et bouge au gré de son propriétaire.
reader_gaia-free = Conversions libres
    .text = La puissance achète 1 crédit pour 1, 1 minerai pour 3, 1 connaissance pour 4, 1 CIQ pour 4. Un CIQ devient un minerai, une connaissance un crédit, un minerai un crédit ou un pion Puissance. Brûler retire un pion de la zone II et en monte un autre en zone III.
reader_gaia-charging = Charger grâce aux voisins
    .text = Quand quelqu’un bâtit ou améliore à deux cases de chez vous, vous pouvez charger autant que vaut votre structure la plus forte à cet endroit. La première est gratuite ; à partir de deux, cela coûte des points, un de moins que la charge. Refusez quand les points valent plus.

reader_gaia-actions = Actions
reader_gaia-mine = Bâtir une mine
    .text = Une mine [gp-mine|mine] coûte 1 minerai et 2 crédits, sur une planète libre à portée. Sur votre type, c’est tout. Sur un autre, chaque étape de terraformation coûte du minerai ; sur une planète Gaia, 1 CIQ. Les planètes transdim se gaiaforment d’abord.
reader_gaia-terraforming-wheel = La roue
    .text = Les sept types sont sur une roue. Vous payez chaque étape entre votre type et celui de la planète : 3 minerais, 2 au niveau 2 de Terraformation, 1 à partir du niveau 3.
reader_gaia-range = Portée
    .text = Vous partez de n’importe laquelle de vos planètes : 1 case au début, jusqu’à 4 par la Navigation. Chaque CIQ ajoute 2 cases pour une action.
    .figure = Avec une portée de deux cases, cette mine atteint la planète rouge et la blanche. Chacune est à une étape du bleu.
reader_gaia-project = Projet Gaia
    .text = Avec une unité de Gaiaformation [gp-gaiaformer|unité de Gaiaformation], commencez un projet sur une planète transdim à portée : mettez 6 pions Puissance dans la zone Gaia, plus tard 4 ou 3. À la manche suivante c’est une planète Gaia et les pions reviennent ; bâtissez-y une mine, sans CIQ, où que vous soyez.
reader_gaia-upgrade = Améliorer
    .text = Une structure est remplacée par la suivante. L’ancienne pièce retourne sur votre plateau et recouvre son revenu. Labos et académies apportent aussitôt une tuile Tech.
reader_gaia-tiles = Tuiles Tech
    .text = Prenez une tuile [gp-tech|tuile Tech] que vous n’avez pas encore, puis avancez gratuitement d’un niveau : sur la piste au-dessus, ou sur n’importe laquelle si la tuile est à part. Certaines agissent une fois, d’autres à chaque manche, d’autres comptent plus tard.
reader_gaia-advanced-tiles = Tuiles avancées
    .text = Vous pouvez plutôt prendre la tuile avancée d’une piste où vous êtes au niveau 4 ou 5. Elle coûte un pion Alliance vert, qui devient gris, et recouvre une de vos tuiles, qui n’agit plus.
reader_gaia-research = Recherche
    .text = 4 connaissances avancent d’un niveau sur une piste. Le troisième niveau de chaque piste charge 3. Le niveau 5 n’a de place que pour un joueur et demande un pion Alliance vert. Chaque niveau de 3 à 5 vaut 4 points à la fin.
reader_gaia-lost-planet = La planète perdue
    .text = Qui atteint Navigation 5 pose la planète perdue [pl-lost|planète perdue] sur une case vide à portée. Elle compte comme une mine sur un type de planète à part.
reader_gaia-spaces = Actions de puissance et de CIQ
    .text = Dix cases pour tous : qui en prend une la ferme jusqu’à la manche suivante.
reader_gaia-specials = Actions spéciales
    .text = Les octogones orange de vos boosters, tuiles, académie ou institut sont des actions à vous, gratuites, une fois par manche chacune. C’est toute votre action du tour.
reader_gaia-federations = Alliances
    .text = Reliez des planètes d’une valeur de puissance de 7 ou plus, case à case. Les vides sont comblés par des satellites [gp-satellite|satellites] : chacun coûte un pion Puissance pour de bon. Utilisez le moins de satellites possible, et aucune planète sans laquelle il en faudrait moins. Une planète n’est que dans une alliance, et une nouvelle alliance n’en touche pas une autre à vous.

        Les mines comptent 1, comptoirs et labos 2, institut et académies 3.
    .figure = L’académie vaut 3, les deux comptoirs 2 chacun : sept. Deux satellites combleront les vides.
reader_gaia-tokens = Pions Alliance
    .text = Une alliance rapporte un pion au choix [gp-federation|pion Alliance] : des points et des ressources. Son côté vert ouvre un niveau 5 ou une tuile avancée ; le pion à 12 points n’en a pas.
reader_gaia-passing = Passer
    .text = En passant, vous marquez ce que disent booster et tuiles, puis vous changez de booster [gp-booster|booster]. Vous ne jouez plus de tour cette manche, mais pouvez encore charger. Passer en premier, c’est choisir d’abord et ouvrir la manche suivante.

reader_gaia-scoring = Points
reader_gaia-round-scoring = Pendant la partie
    .text = La tuile de la manche paie chaque fois que vous faites ce qu’elle montre : une mine, un comptoir, un grand bâtiment, un niveau de recherche, une alliance, une étape de terraformation. Prévoyez de le faire à cette manche.
reader_gaia-final-scoring = À la fin
    .text = Deux tuiles finales comparent tous les joueurs : 18, 12 et 6 points pour les trois premiers. Chaque niveau de recherche à partir du troisième vaut 4 points. Le reste donne 1 point par trois crédits, minerais, connaissances, CIQ et puissance prête réunis.

reader_gaia-end = Fin de la partie
reader_gaia-last-round = La sixième manche
    .text = Après la sixième manche vient le décompte final. À cette manche personne ne prend de nouveau booster et les revenus ne comptent plus : dépensez tout en points.
reader_gaia-ties = Égalités
    .text = Les joueurs à égalité de points partagent la place.

reader_gaia-players = Joueurs et options
reader_gaia-counts = De deux à quatre joueurs
    .text = À deux, on joue avec sept secteurs et un marqueur neutre aux décomptes finaux. À trois et quatre, avec dix.
reader_gaia-solo = Seul
    .text = Seul, vous jouez contre l’Automate, un paquet de cartes qui colonise, cherche et charge votre puissance. Il a cinq forces.
reader_gaia-options = Options
    .text = Première partie : les factions du livret, et des mines que nous proposons. Cartes : comme dessinées, ou mélangées de plusieurs façons. Ordre du tour : dans le sens horaire, ou dans l’ordre où l’on a passé.

reader_gaia-signs = Signes
reader_gaia-reading = Lire le plateau
    .text = Ce qui est éclairé est possible. Un prix précède la flèche, le gain la suit. Une case barrée a servi cette manche. Une main annonce un revenu, un octogone une action, une flèche tiretée une récompense en passant.
reader_gaia-sign-res-ore = Minerai
    .text = Pour bâtir et terraformer.
reader_gaia-sign-res-credits = Crédits
    .text = Pour bâtir.
reader_gaia-sign-res-knowledge = Connaissance
    .text = Quatre avancent d’un niveau de recherche.
reader_gaia-sign-res-qic = CIQ
    .text = Portée, planètes Gaia et actions fortes.
reader_gaia-sign-res-power = Puissance
    .text = Des pions qui tournent dans trois zones.
reader_gaia-sign-res-charge = Charge
    .text = Avance des pions d’une zone.
reader_gaia-sign-res-vp = Points de victoire
    .text = Qui en a le plus gagne.
reader_gaia-sign-gp-mine = Mine
    .text = Valeur 1. Rapporte du minerai.
reader_gaia-sign-gp-trading-station = Comptoir de commerce
    .text = Valeur 2. Rapporte des crédits.
reader_gaia-sign-gp-research-lab = Labo de recherche
    .text = Valeur 2. Rapporte de la connaissance et une tuile Tech.
reader_gaia-sign-gp-academy = Académie
    .text = Valeur 3. Rapporte une tuile Tech, et de la connaissance ou un CIQ.
reader_gaia-sign-gp-institute = Institut planétaire
    .text = Valeur 3. Ouvre le second pouvoir de la faction.
reader_gaia-sign-gp-gaiaformer = Unité de Gaiaformation
    .text = Fait d’une planète transdim une planète Gaia.
reader_gaia-sign-gp-satellite = Satellite
    .text = Relie les planètes d’une alliance.
reader_gaia-sign-gp-space-station = Station spatiale
    .text = L’Essaim part de là.
reader_gaia-sign-gp-federation = Alliance
    .text = Des planètes reliées qui valent 7 ensemble.
reader_gaia-sign-gp-terraform = Étape de terraformation
    .text = Change une planète d’un cran sur la roue.
reader_gaia-sign-gp-range = Portée
    .text = Combien de cases vous atteignez.
reader_gaia-sign-gp-booster = Booster
    .text = À vous pour une manche, puis échangé.
reader_gaia-sign-gp-tech = Tuile Tech
    .text = Un avantage durable ou immédiat.
reader_gaia-sign-pl-terra = Terra
    .text = Bleue : Terraniens et Lantida.
reader_gaia-sign-pl-oxide = Oxyde
    .text = Rouge : Hadsch Halla et Essaim.
reader_gaia-sign-pl-volcanic = Volcanique
    .text = Orange : Geoden et Bal T’aks.
reader_gaia-sign-pl-desert = Désert
    .text = Jaune : Xenos et Gleens.
reader_gaia-sign-pl-swamp = Marais
    .text = Marron : Taklons et Ambas.
reader_gaia-sign-pl-titanium = Titane
    .text = Grise : Firaks et Androïdes Fous.
reader_gaia-sign-pl-ice = Glace
    .text = Blanche : Nevlas et Itars.
reader_gaia-sign-pl-gaia = Planète Gaia
    .text = Verte : chacun peut y vivre pour un CIQ.
reader_gaia-sign-pl-transdim = Planète transdim
    .text = Violette : à gaiaformer d’abord.
reader_gaia-sign-pl-lost = Planète perdue
    .text = Posée au bout de la Navigation.

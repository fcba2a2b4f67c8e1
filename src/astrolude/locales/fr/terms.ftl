## Comment s’appellent les termes des évaluations : conseils et analyses s’expliquent par eux

terms-for = pour :
terms-against = contre :
terms-counted = { $what } : { $amount }
terms-hindered = gêne { $seat } : { $what }
terms-helped = aide { $seat } : { $what }
terms-hindered-somehow = gêne { $seat }
terms-helped-somehow = aide { $seat }

terms-alien_frontiers-colony = { $amount } { $count ->
    [one] colonie sur la planète
   *[other] colonies sur la planète
}
terms-alien_frontiers-control = { $amount } { $count ->
    [one] territoire contrôlé
   *[other] territoires contrôlés
}
terms-alien_frontiers-other_points = { $amount } { $count ->
    [one] point des champs, des cartes et de la relique
   *[other] points des champs, des cartes et de la relique
}
terms-alien_frontiers-missing_ship = { $amount } { $count ->
    [one] vaisseau manquant
   *[other] vaisseaux manquants
}
terms-alien_frontiers-fourth_ship = un quatrième vaisseau
terms-alien_frontiers-fifth_ship = un cinquième vaisseau
terms-alien_frontiers-sixth_ship = un sixième vaisseau
terms-alien_frontiers-relic = le vaisseau relique
terms-alien_frontiers-first_fuel = { $amount } { $count ->
    [one] carburant à dépenser au prochain tour
   *[other] carburants à dépenser au prochain tour
}
terms-alien_frontiers-more_fuel = { $amount } { $count ->
    [one] carburant au-delà des besoins d’un tour
   *[other] carburants au-delà des besoins d’un tour
}
terms-alien_frontiers-first_ore = { $amount } { $count ->
    [one] minerai à dépenser au prochain tour
   *[other] minerais à dépenser au prochain tour
}
terms-alien_frontiers-more_ore = { $amount } { $count ->
    [one] minerai au-delà des besoins d’un tour
   *[other] minerais au-delà des besoins d’un tour
}
terms-alien_frontiers-circle = { $amount } { $count ->
    [one] étape au centre des colons
   *[other] étapes au centre des colons
}
terms-alien_frontiers-launch_ready = { $amount } { $count ->
    [one] colonie prête à partir
   *[other] colonies prêtes à partir
}
terms-alien_frontiers-territory = bonus : { $what }
terms-alien_frontiers-firm_control = un contrôle qu’une colonie ne renverse pas
terms-alien_frontiers-shared_lead = { $amount } { $count ->
    [one] territoire où la tête est partagée
   *[other] territoires où la tête est partagée
}
terms-alien_frontiers-one_behind = { $amount } { $count ->
    [one] territoire où il manque une colonie
   *[other] territoires où il manque une colonie
}
terms-alien_frontiers-claim = de quoi prendre une carte de technologie
terms-alien_frontiers-claim_share = une part du chemin vers une carte de technologie
terms-alien_frontiers-trade = le droit d’échanger
terms-alien_frontiers-die_1 = { $amount } { $count ->
    [one] dé de 1 encore à poser
   *[other] dés de 1 encore à poser
}
terms-alien_frontiers-die_2 = { $amount } { $count ->
    [one] dé de 2 encore à poser
   *[other] dés de 2 encore à poser
}
terms-alien_frontiers-die_3 = { $amount } { $count ->
    [one] dé de 3 encore à poser
   *[other] dés de 3 encore à poser
}
terms-alien_frontiers-die_4 = { $amount } { $count ->
    [one] dé de 4 encore à poser
   *[other] dés de 4 encore à poser
}
terms-alien_frontiers-die_5 = { $amount } { $count ->
    [one] dé de 5 encore à poser
   *[other] dés de 5 encore à poser
}
terms-alien_frontiers-die_6 = { $amount } { $count ->
    [one] dé de 6 encore à poser
   *[other] dés de 6 encore à poser
}
terms-alien_frontiers-pair = une paire encore à poser
terms-alien_frontiers-triple = un brelan encore à poser
terms-alien_frontiers-run = une suite encore à poser

terms-space_gate-influence = { $amount } influence gagnée
terms-space_gate-hawking = { $amount } influence de Hawking
terms-space_gate-safe = { $amount } influence que des colons apporteront à coup sûr
terms-space_gate-majority = { $amount } influence que des majorités peuvent apporter
terms-space_gate-race = amener vite des colons aux planètes ouvertes
terms-space_gate-predominance = { $amount } influence promise par la prédominance
terms-space_gate-void = { $amount } { $count ->
    [one] couloir ouvert sur le vide
   *[other] couloirs ouverts sur le vide
}
terms-space_gate-engineer = { $amount } { $count ->
    [one] ingénieur
   *[other] ingénieurs
}
terms-space_gate-chief = { $amount } { $count ->
    [one] ingénieur en chef
   *[other] ingénieurs en chef
}
terms-space_gate-robot_airlock = { $amount } { $count ->
    [one] robot dans la salle Sas
   *[other] robots dans la salle Sas
}
terms-space_gate-robot_worksite = { $amount } { $count ->
    [one] robot dans la salle Nouveaux Modules
   *[other] robots dans la salle Nouveaux Modules
}
terms-space_gate-robot_domain = { $amount } { $count ->
    [one] robot dans les salles des domaines
   *[other] robots dans les salles des domaines
}
terms-space_gate-boarded_planet = { $amount } { $count ->
    [one] colon prêt à partir pour une planète
   *[other] colons prêts à partir pour une planète
}
terms-space_gate-boarded_hawking = { $amount } { $count ->
    [one] colon prêt à partir pour Hawking
   *[other] colons prêts à partir pour Hawking
}
terms-space_gate-waiting_planet = { $amount } { $count ->
    [one] colon en attente à un portail vers une planète
   *[other] colons en attente à un portail vers une planète
}
terms-space_gate-waiting_hawking = { $amount } { $count ->
    [one] colon en attente à un portail vers Hawking
   *[other] colons en attente à un portail vers Hawking
}
terms-space_gate-walking = { $amount } { $count ->
    [one] colon en chemin dans la base
   *[other] colons en chemin dans la base
}
terms-space_gate-next_flight = { $amount } { $count ->
    [one] colon qu’une activation peut embarquer
   *[other] colons qu’une activation peut embarquer
}
terms-space_gate-settlers = { $amount } { $count ->
    [one] colon disponible
   *[other] colons disponibles
}
terms-space_gate-planet_access = { $amount } { $count ->
    [one] planète ouverte à portée
   *[other] planètes ouvertes à portée
}
terms-space_gate-gate_places = { $amount } { $count ->
    [one] place dans les portails
   *[other] places dans les portails
}
terms-space_gate-closed_gate_places = { $amount } { $count ->
    [one] place de portail sans couloir ouvert
   *[other] places de portails sans couloir ouvert
}
terms-space_gate-air_places = { $amount } { $count ->
    [one] place avec de l’air
   *[other] places avec de l’air
}
terms-space_gate-closed_air = { $amount } { $count ->
    [one] module étanche avec de l’air
   *[other] modules étanches avec de l’air
}
terms-space_gate-icon = { $amount } { $count ->
    [one] domaine que la base peut activer
   *[other] domaines que la base peut activer
}
terms-space_gate-module = { $amount } { $count ->
    [one] module de la base
   *[other] modules de la base
}
terms-space_gate-turn = le tour lui-même
terms-space_gate-move_points = { $amount } { $count ->
    [one] pas restant
   *[other] pas restants
}
terms-space_gate-fill_points = { $amount } { $count ->
    [one] sas encore à remplir
   *[other] sas encore à remplir
}
terms-space_gate-dig_points = { $amount } { $count ->
    [one] module encore à prendre
   *[other] modules encore à prendre
}

terms-federation-points = { $amount } { $count ->
    [one] point de prestige tout de suite
   *[other] points de prestige tout de suite
}
terms-federation-law_now = { $amount } { $count ->
    [one] point des lois de cette manche
   *[other] points des lois de cette manche
}
terms-federation-laws_to_come = { $amount } { $count ->
    [one] point des lois à venir
   *[other] points des lois à venir
}
terms-federation-influence = { $amount } influence sur les planètes
terms-federation-floors = { $amount } { $count ->
    [one] étage des pistes de la Fédération
   *[other] étages des pistes de la Fédération
}
terms-federation-project_funded = { $amount } { $count ->
    [one] projet financé
   *[other] projets financés
}
terms-federation-project_hoped = { $amount } { $count ->
    [one] point de projets qui peuvent être financés
   *[other] points de projets qui peuvent être financés
}
terms-federation-medals = { $amount } { $count ->
    [one] médaille
   *[other] médailles
}
terms-federation-medal_near = une médaille qui approche
terms-federation-accreditation_medal_near = la médaille d’accréditation qui approche
terms-federation-lavandium = { $amount } lavandium
terms-federation-coppernium = { $amount } coppernium
terms-federation-oceanium = { $amount } oceanium
terms-federation-gold = { $amount } or
terms-federation-more_crystals = { $amount } { $count ->
    [one] cristal au-delà de ce qui se dépense bientôt
   *[other] cristaux au-delà de ce qui se dépense bientôt
}
terms-federation-ship = { $amount } { $count ->
    [one] vaisseau avec une mission en vue
   *[other] vaisseaux avec une mission en vue
}
terms-federation-more_ships = { $amount } { $count ->
    [one] vaisseau sans mission
   *[other] vaisseaux sans mission
}
terms-federation-mission_ready = { $amount } { $count ->
    [one] mission libérée et accessible
   *[other] missions libérées et accessibles
}
terms-federation-mission_released = { $amount } { $count ->
    [one] mission libérée
   *[other] missions libérées
}
terms-federation-mission_done = { $amount } { $count ->
    [one] mission accomplie
   *[other] missions accomplies
}
terms-federation-token_power_1 = { $amount } { $count ->
    [one] jeton de puissance 1
   *[other] jetons de puissance 1
}
terms-federation-token_power_2 = { $amount } { $count ->
    [one] jeton de puissance 2
   *[other] jetons de puissance 2
}
terms-federation-token_power_3 = { $amount } { $count ->
    [one] jeton de puissance 3
   *[other] jetons de puissance 3
}
terms-federation-token_power_4 = { $amount } { $count ->
    [one] jeton de puissance 4
   *[other] jetons de puissance 4
}
terms-federation-scholar_1 = { $amount } { $count ->
    [one] érudit de niveau 1
   *[other] érudits de niveau 1
}
terms-federation-scholar_2 = { $amount } { $count ->
    [one] érudit de niveau 2
   *[other] érudits de niveau 2
}
terms-federation-mega_next = la mégastructure qui pourrait suivre
terms-federation-degree = { $amount } { $count ->
    [one] degré d’accréditation
   *[other] degrés d’accréditation
}
terms-federation-level = { $amount } { $count ->
    [one] niveau d’accréditation
   *[other] niveaux d’accréditation
}
terms-federation-deep_space = { $amount } { $count ->
    [one] tuile d’espace profond
   *[other] tuiles d’espace profond
}
terms-federation-die = { $amount } { $count ->
    [one] dé
   *[other] dés
}
terms-federation-president = la présidence du Sénat
terms-federation-seven_votes = l’ambassadeur aux sept votes
terms-federation-votes_in_hand = { $amount } { $count ->
    [one] vote encore en main
   *[other] votes encore en main
}
terms-federation-turn_in_hand = { $amount } { $count ->
    [one] tour encore à jouer
   *[other] tours encore à jouer
}
terms-federation-action_pending = une action de planète en cours
terms-federation-funding_pending = un financement en cours
terms-federation-medal_pending = une médaille à choisir
terms-federation-deep_pending = une tuile d’espace profond à choisir

terms-eclipse-points = { $amount } { $count ->
    [one] point sur le plateau
   *[other] points sur le plateau
}
terms-eclipse-hexes = { $amount } { $count ->
    [one] secteur tenu
   *[other] secteurs tenus
}
terms-eclipse-discs = { $amount } { $count ->
    [one] disque d’influence disponible
   *[other] disques d’influence disponibles
}
terms-eclipse-spent = { $amount } { $count ->
    [one] disque dépensé en actions
   *[other] disques dépensés en actions
}
terms-eclipse-saved = { $amount } argent restant après l’entretien
terms-eclipse-traded_debt = { $amount } argent à obtenir par échange
terms-eclipse-debt = { $amount } argent qui manquera
terms-eclipse-income = { $amount } revenu d’argent
terms-eclipse-science_income = { $amount } revenu de science
terms-eclipse-materials_income = { $amount } revenu de matériaux
terms-eclipse-actions = { $amount } { $count ->
    [one] action que le revenu permet de payer
   *[other] actions que le revenu permet de payer
}
terms-eclipse-science = { $amount } science
terms-eclipse-more_science = { $amount } science en surplus
terms-eclipse-materials = { $amount } { $count ->
    [one] matériau
   *[other] matériaux
}
terms-eclipse-more_materials = { $amount } { $count ->
    [one] matériau en surplus
   *[other] matériaux en surplus
}
terms-eclipse-tiles = { $amount } { $count ->
    [one] technologie
   *[other] technologies
}
terms-eclipse-tiles_squared = une piste de technologie plus longue
terms-eclipse-reputation = { $amount } { $count ->
    [one] tuile de réputation
   *[other] tuiles de réputation
}
terms-eclipse-reputation_room = place pour des tuiles de réputation
terms-eclipse-power = la puissance de la flotte
terms-eclipse-designs = ce que valent les vaisseaux pour leur prix
terms-eclipse-vacant = { $amount } { $count ->
    [one] secteur libre tenu par des vaisseaux seuls
   *[other] secteurs libres tenus par des vaisseaux seuls
}
terms-eclipse-conquered = { $amount } { $count ->
    [one] secteur adverse que des vaisseaux peuvent prendre
   *[other] secteurs adverses que des vaisseaux peuvent prendre
}
terms-eclipse-lost = { $amount } { $count ->
    [one] secteur propre que d’autres peuvent prendre
   *[other] secteurs propres que d’autres peuvent prendre
}
terms-eclipse-attack = { $amount } { $count ->
    [one] secteur libre qu’un combat peut gagner
   *[other] secteurs libres qu’un combat peut gagner
}
terms-eclipse-defence = { $amount } { $count ->
    [one] secteur propre en danger dans un combat
   *[other] secteurs propres en danger dans un combat
}
terms-eclipse-losses = { $amount } { $count ->
    [one] vaisseau que coûteront les combats
   *[other] vaisseaux que coûteront les combats
}
terms-eclipse-honour = { $amount } réputation que promettent les combats
terms-eclipse-raid = { $amount } { $count ->
    [one] secteur adverse à portée de la flotte
   *[other] secteurs adverses à portée de la flotte
}
terms-eclipse-raided = { $amount } { $count ->
    [one] secteur propre à portée d’une flotte adverse
   *[other] secteurs propres à portée d’une flotte adverse
}
terms-eclipse-hunt_at_hand = { $amount } { $count ->
    [one] ancien que les vaisseaux voisins peuvent battre
   *[other] anciens que les vaisseaux voisins peuvent battre
}
terms-eclipse-hunt_somewhere = { $amount } { $count ->
    [one] ancien que toute la flotte peut battre
   *[other] anciens que toute la flotte peut battre
}
terms-eclipse-discovery = { $amount } { $count ->
    [one] tuile de découverte
   *[other] tuiles de découverte
}

terms-gaia-points = { $amount } { $count ->
    [one] point tout de suite
   *[other] points tout de suite
}
terms-gaia-level_points = { $amount } { $count ->
    [one] point des niveaux de recherche
   *[other] points des niveaux de recherche
}
terms-gaia-before_the_game = une faction encore à installer
terms-gaia-ready = le prochain tour
terms-gaia-passed = la manche terminée
terms-gaia-ore = { $amount } { $count ->
    [one] minerai
   *[other] minerais
}
terms-gaia-credits = { $amount } { $count ->
    [one] crédit
   *[other] crédits
}
terms-gaia-knowledge = { $amount } { $count ->
    [one] connaissance
   *[other] connaissances
}
terms-gaia-qic = { $amount } { $count ->
    [one] CIQ
   *[other] CIQ
}
terms-gaia-bowl_1 = { $amount } puissance en zone I
terms-gaia-bowl_2 = { $amount } puissance en zone II
terms-gaia-bowl_3 = { $amount } puissance en zone III
terms-gaia-much_ore = { $amount } { $count ->
    [one] minerai de trop à dépenser
   *[other] minerais de trop à dépenser
}
terms-gaia-many_credits = { $amount } { $count ->
    [one] crédit de trop à dépenser
   *[other] crédits de trop à dépenser
}
terms-gaia-much_knowledge = { $amount } { $count ->
    [one] connaissance de trop à dépenser
   *[other] connaissances de trop à dépenser
}
terms-gaia-many_qic = { $amount } { $count ->
    [one] CIQ de trop à dépenser
   *[other] CIQ de trop à dépenser
}
terms-gaia-gaia_area = { $amount } puissance dans la zone Gaia
terms-gaia-ore_flow = { $amount } { $count ->
    [one] minerai à chaque manche
   *[other] minerais à chaque manche
}
terms-gaia-credit_flow = { $amount } { $count ->
    [one] crédit à chaque manche
   *[other] crédits à chaque manche
}
terms-gaia-knowledge_flow = { $amount } { $count ->
    [one] connaissance à chaque manche
   *[other] connaissances à chaque manche
}
terms-gaia-qic_flow = { $amount } { $count ->
    [one] CIQ à chaque manche
   *[other] CIQ à chaque manche
}
terms-gaia-token_flow = { $amount } { $count ->
    [one] jeton de puissance à chaque manche
   *[other] jetons de puissance à chaque manche
}
terms-gaia-charge_flow = { $amount } puissance chargée à chaque manche
terms-gaia-ore_action = { $amount } { $count ->
    [one] minerai par une action à chaque manche
   *[other] minerais par une action à chaque manche
}
terms-gaia-credit_action = { $amount } { $count ->
    [one] crédit par une action à chaque manche
   *[other] crédits par une action à chaque manche
}
terms-gaia-knowledge_action = { $amount } { $count ->
    [one] connaissance par une action à chaque manche
   *[other] connaissances par une action à chaque manche
}
terms-gaia-qic_action = { $amount } { $count ->
    [one] CIQ par une action à chaque manche
   *[other] CIQ par une action à chaque manche
}
terms-gaia-token_action = { $amount } { $count ->
    [one] jeton de puissance par une action à chaque manche
   *[other] jetons de puissance par une action à chaque manche
}
terms-gaia-charge_action = { $amount } puissance chargée par une action à chaque manche
terms-gaia-step_action = { $amount } { $count ->
    [one] action avec une étape de terraformation gratuite
   *[other] actions avec une étape de terraformation gratuite
}
terms-gaia-range_action = { $amount } { $count ->
    [one] action avec une portée de 3 en plus
   *[other] actions avec une portée de 3 en plus
}
terms-gaia-pass_points = { $amount } { $count ->
    [one] point en passant cette manche
   *[other] points en passant cette manche
}
terms-gaia-later_pass_points = { $amount } { $count ->
    [one] point en passant plus tard
   *[other] points en passant plus tard
}
terms-gaia-structures = { $amount } { $count ->
    [one] structure sur le plateau
   *[other] structures sur le plateau
}
terms-gaia-planet_types = { $amount } { $count ->
    [one] type de planètes
   *[other] types de planètes
}
terms-gaia-sectors = { $amount } { $count ->
    [one] secteur occupé
   *[other] secteurs occupés
}
terms-gaia-gaia_planets = { $amount } { $count ->
    [one] planète Gaia
   *[other] planètes Gaia
}
terms-gaia-mine = { $amount } { $count ->
    [one] mine
   *[other] mines
}
terms-gaia-first_station = le premier comptoir de commerce
terms-gaia-second_station = le deuxième comptoir de commerce
terms-gaia-more_stations = { $amount } { $count ->
    [one] autre comptoir
   *[other] autres comptoirs
}
terms-gaia-first_lab = le premier labo de recherche
terms-gaia-more_labs = { $amount } { $count ->
    [one] autre labo de recherche
   *[other] autres labos de recherche
}
terms-gaia-institute = l’institut planétaire
terms-gaia-academy_knowledge = l’académie de connaissance
terms-gaia-academy_qic = l’académie de CIQ
terms-gaia-gaiaformer = { $amount } { $count ->
    [one] unité de Gaiaformation disponible
   *[other] unités de Gaiaformation disponibles
}
terms-gaia-terraformed = { $amount } { $count ->
    [one] planète transdim en voie de devenir Gaia
   *[other] planètes transdim en voie de devenir Gaia
}
terms-gaia-hopes = { $amount } { $count ->
    [one] bonne place pour les prochaines mines
   *[other] bonnes places pour les prochaines mines
}
terms-gaia-neighbours = des voisins près des structures
terms-gaia-federation_near = une alliance qui approche
terms-gaia-loose_power = { $amount } valeur de puissance hors alliance
terms-gaia-spare_power = { $amount } valeur de puissance au-delà d’une alliance
terms-gaia-satellites = { $amount } { $count ->
    [one] satellite
   *[other] satellites
}
terms-gaia-green_token = { $amount } { $count ->
    [one] pion Alliance encore vert
   *[other] pions Alliance encore verts
}
terms-gaia-token = { $amount } { $count ->
    [one] pion Alliance
   *[other] pions Alliance
}
terms-gaia-first_final = la place au premier décompte final
terms-gaia-second_final = la place au second décompte final
terms-gaia-terraforming_1 = niveau 1 en Terraformation
terms-gaia-terraforming_2 = niveau 2 en Terraformation
terms-gaia-terraforming_3 = niveau 3 en Terraformation
terms-gaia-terraforming_4 = niveau 4 en Terraformation
terms-gaia-terraforming_5 = niveau 5 en Terraformation
terms-gaia-navigation_1 = niveau 1 en Navigation
terms-gaia-navigation_2 = niveau 2 en Navigation
terms-gaia-navigation_3 = niveau 3 en Navigation
terms-gaia-navigation_4 = niveau 4 en Navigation
terms-gaia-navigation_5 = niveau 5 en Navigation
terms-gaia-artificial_intelligence_1 = niveau 1 en Intelligence artificielle
terms-gaia-artificial_intelligence_2 = niveau 2 en Intelligence artificielle
terms-gaia-artificial_intelligence_3 = niveau 3 en Intelligence artificielle
terms-gaia-artificial_intelligence_4 = niveau 4 en Intelligence artificielle
terms-gaia-artificial_intelligence_5 = niveau 5 en Intelligence artificielle
terms-gaia-gaia_project_1 = niveau 1 en Projet Gaia
terms-gaia-gaia_project_2 = niveau 2 en Projet Gaia
terms-gaia-gaia_project_3 = niveau 3 en Projet Gaia
terms-gaia-gaia_project_4 = niveau 4 en Projet Gaia
terms-gaia-gaia_project_5 = niveau 5 en Projet Gaia
terms-gaia-economy_1 = niveau 1 en Économie
terms-gaia-economy_2 = niveau 2 en Économie
terms-gaia-economy_3 = niveau 3 en Économie
terms-gaia-economy_4 = niveau 4 en Économie
terms-gaia-economy_5 = niveau 5 en Économie
terms-gaia-science_1 = niveau 1 en Science
terms-gaia-science_2 = niveau 2 en Science
terms-gaia-science_3 = niveau 3 en Science
terms-gaia-science_4 = niveau 4 en Science
terms-gaia-science_5 = niveau 5 en Science

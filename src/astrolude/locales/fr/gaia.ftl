### Projet Gaia : tout ce qu’une personne lit, sur la page et dans le terminal.

gaia = Projet Gaia
gaia-summary = Colonisez des planètes, terraformez-les, avancez dans la recherche et réunissez vos mondes en alliances, en six manches.

## Options d’une nouvelle table
gaia-preset-first_game = Factions et mines conseillées. On joue aussitôt.
gaia-preset-usual = Factions et mines choisies tour à tour, galaxie du livret.
gaia-option-setup = Mise en place
    .tip = Factions et premières mines : choisies tour à tour, conseillées, ou factions conseillées et mines au choix.
gaia-option-setup-advanced = tour à tour
gaia-option-setup-first_game = conseillée
gaia-option-setup-first_game_free_mines = mines tour à tour
gaia-option-map = Galaxie
    .tip = La galaxie imprimée est équilibrée et connue de tous ; mélangée, elle change à chaque partie.
gaia-option-map-default = celle du livret
gaia-option-map-method_1 = bord mélangé
gaia-option-map-method_2 = centre et bord à part
gaia-option-map-method_3 = tout mélangé
gaia-option-map-method_small = les sept mélangés
gaia-option-map-small = sans 09 et 10
gaia-option-turn_order = Ordre du tour
    .tip = À la manche suivante : sens horaire dès qui a passé d’abord, ou dans l’ordre des passes.
gaia-option-turn_order-clockwise = sens horaire
gaia-option-turn_order-variable = en passant
gaia-option-planets_apart = Planètes semblables séparées
    .tip = Quelles planètes d’un même type ne se touchent pas quand les secteurs sont mélangés. Le livret dit toutes ; « types d’origine seulement » est l’édition allemande, où des planètes Gaia et transdim peuvent se toucher.
gaia-option-planets_apart-all_types = tous les types
gaia-option-planets_apart-home_types_only = types d’origine seulement
gaia-option-rotation = Rotation des secteurs
    .tip = Si le dernier joueur peut tourner les secteurs mélangés avant le début.
gaia-option-rotation-off = laissés tels quels
gaia-option-rotation-last_player = par la dernière personne

## Consignes permanentes
gaia-order-charge = Quand on construit près de moi
gaia-order-charge-ask = Me demander
gaia-order-charge-up_to_0 = Accumuler si cela ne coûte aucun PV
gaia-order-charge-up_to_1 = Accumuler pour 1 PV au plus
gaia-order-charge-up_to_2 = Accumuler pour 2 PV au plus
gaia-order-charge-up_to_3 = Accumuler pour 3 PV au plus
gaia-order-charge-always = Toujours accumuler
gaia-order-after_action = Après mon action
gaia-order-after_action-ask = Me laisser encore convertir
gaia-order-after_action-end_turn = Finir mon tour aussitôt

## Questions
gaia-prompt-turn = À vous : une action
gaia-prompt-after = Convertissez encore, ou finissez votre tour
gaia-prompt-combination = Que prenez-vous pour votre puissance ?
gaia-prompt-payment = Payer avec l’Espirite ?
gaia-prompt-stone = Dans quelle zone l’Espirite finit-elle ?
gaia-prompt-from_first = Combien de pions quittent la zone I ?
gaia-prompt-from_second = Combien de pions quittent la zone II ?
gaia-prompt-stone_along = L’Espirite part-elle aussi ?
gaia-prompt-tile = Quelle tuile Tech prenez-vous ?
gaia-prompt-cover = Laquelle de vos tuiles recouvrir ?
gaia-prompt-advance = Avancer dans quel domaine ?
gaia-prompt-lowest_track = Avancer dans lequel de vos domaines les plus bas ?
gaia-prompt-mine = Où construire ?
gaia-prompt-lost_planet = Où est la Planète Perdue ?
gaia-prompt-station = Où placer la station spatiale ?
gaia-prompt-swap = Échanger l’institut avec quelle mine ?
gaia-prompt-downgrade = Quel labo redevient un comptoir ?
gaia-prompt-planets = Quelles planètes forment l’alliance ?
gaia-prompt-satellites = Où poser les satellites ?
gaia-prompt-token = Quel pion Alliance prenez-vous ?
gaia-prompt-rescore = Quel pion marquer de nouveau ?
gaia-prompt-income = Quel revenu prendre ensuite ?
gaia-prompt-gaia_tiles = Échanger 4 pions de la zone Gaia contre une tuile Tech ?
gaia-prompt-gaia_gains = Que rapportent les pions qui reviennent ?
gaia-prompt-booster = Quel booster prenez-vous ?
gaia-prompt-rotation = Comment tourner ce secteur ?
gaia-prompt-faction = Quelle faction jouez-vous ?
gaia-prompt-first_mine = Où poser une de vos mines de départ ?
gaia-prompt-first_institute = Où poser votre institut planétaire ?
gaia-prompt-charge = Accumuler de la puissance ({ $hex }) ?

## Ce que lisent les autres pendant ce temps
gaia-waiting-turn = { $seat } joue
gaia-waiting-after = { $seat } finit son tour
gaia-waiting-tile = { $seat } choisit une tuile Tech
gaia-waiting-planets = { $seat } forme une alliance
gaia-waiting-satellites = { $seat } forme une alliance
gaia-waiting-token = { $seat } choisit un pion Alliance
gaia-waiting-booster = { $seat } choisit un booster
gaia-waiting-faction = { $seat } choisit une faction
gaia-waiting-first_mine = { $seat } pose une mine
gaia-waiting-first_institute = { $seat } pose son institut planétaire
gaia-waiting-charge = { $seat } peut accumuler
gaia-waiting-income = { $seat } touche ses revenus

## Verbes, comme sur un bouton
gaia-verb-end_turn = Finir le tour
    .tip = Votre tour est fini ; le joueur suivant agit.
gaia-verb-decline = Refuser
    .tip = Rien n’est pris et rien n’est payé.
gaia-verb-stop = C’est tout
    .tip = Ce qui pouvait encore se faire ici est abandonné.
gaia-verb-pay = Payer
    .tip = Le prix est payé comme indiqué.
gaia-verb-joined = Planètes choisies
    .tip = Plus aucune planète ne s’ajoute ; viennent les satellites, s’il en faut.
gaia-verb-combine = Conversion combinée
    .tip = Plusieurs conversions à la fois.
gaia-verb-federation = Alliance
    .tip = Reliez des planètes dont les structures valent ensemble 7 de puissance, au besoin par des satellites, et prenez un pion Alliance.
gaia-verb-exchange = Échanger
    .tip = Quatre pions Puissance de la zone Gaia quittent la partie contre une tuile Tech.
gaia-verb-pass = Passer
    .tip = Votre manche est finie. Vous rendez votre booster, marquez ce qu’il compte, et en prenez un autre pour la manche suivante. Qui passe le premier ouvre la suivante.
gaia-verb-with_stone = Avec l’Espirite
    .tip = L’Espirite en est, et compte pour 3.
gaia-verb-without_stone = Sans l’Espirite
    .tip = Seuls des pions Puissance servent ; l’Espirite reste.
gaia-verb-charge = Accumuler
    .tip = Des pions passent à la zone suivante. Charger 1 est gratuit ; davantage coûte des points, un de moins que la charge.
gaia-verb-token_first = Pion, puis accumuler
    .tip = Le nouveau pion vient d’abord, et peut être chargé aussi.
gaia-verb-token_after = Accumuler, puis pion
    .tip = Vous chargez d’abord ; le nouveau pion est ensuite en zone I.
gaia-verb-convert = Convertir
    .tip = Une action libre : une ressource en devient une autre. Elle n’use pas votre tour.
gaia-verb-gain = Prendre
    .tip = C’est ce qu’apportent vos pions.
gaia-verb-stone_in = La mettre là
    .tip = L’Espirite est ensuite dans cette zone.
gaia-verb-from_first = De la zone I
    .tip = Autant de pions sont pris en zone I, les autres dans les suivantes.
gaia-verb-from_second = De la zone II
    .tip = Autant de pions sont pris en zone II, les autres en zone III.
gaia-verb-research = Recherche
    .tip = Contre de la connaissance, vous montez d’un niveau sur une piste.
gaia-verb-advance = Avancer
    .tip = Vous montez d’un niveau sur la piste, et ce qu’il montre est à vous.
gaia-verb-action = Action du plateau
    .tip = Une fois par manche, au premier venu : payez en puissance ou en CIQ, prenez ce que montre la case.
gaia-verb-special = Action spéciale
    .tip = Un de vos octogones orange, gratuit, une fois par manche. C’est votre action de ce tour.
gaia-verb-booster = Prendre le booster
    .tip = Un revenu de la manche suivante, et ce que le booster rapporte ou permet.
gaia-verb-tile = Prendre la tuile
    .tip = La tuile est à vous, et vous montez d’un niveau : sur la piste au-dessus, ou n’importe laquelle si elle est à part.
gaia-verb-cover = Recouvrir
    .tip = La tuile couverte ne sert plus ; l’avancée la remplace.
gaia-verb-token = Prendre le pion
    .tip = Ce que montre le pion est à vous aussitôt. Son côté vert paie plus tard une tuile avancée ou le niveau 5 d’une piste.
gaia-verb-icon = Prendre
    .tip = Le revenu vient dans l’ordre que vous choisissez ; avec la puissance, cela peut compter.
gaia-verb-faction = Choisir une faction
    .tip = La faction est à vous pour toute la partie.
gaia-verb-rotate = Tourner
    .tip = Le secteur reste ainsi toute la partie.
gaia-verb-build = Mine
    .tip = Une mine sur une planète libre à portée. Terraformer coûte du minerai en plus ; des mines rapportent du minerai à chaque manche.
gaia-verb-project = Projet Gaia
    .tip = Une planète violette devient une planète Gaia à la manche suivante ; des pions Puissance restent jusque-là dans la zone Gaia.
gaia-verb-upgrade = Améliorer
    .tip = Une structure est remplacée par la suivante : plus de puissance et un autre revenu ; labos et académies apportent aussitôt une tuile Tech.
gaia-verb-satellite = Satellite
    .tip = Un pion Puissance quitte la partie pour chaque satellite.
gaia-verb-join = Joindre
    .tip = Ses structures comptent pour l’alliance.
gaia-verb-place = Placer
    .tip = C’est là qu’il se trouve désormais.
gaia-verb-station = Station spatiale
    .tip = Elle est sur une case vide à portée, étend votre portée et compte pour les alliances.
gaia-verb-lost_planet = Planète Perdue
    .tip = La planète y est pour de bon et compte comme une mine à vous.
gaia-verb-swap = Échanger
    .tip = L’institut et la mine changent de place ; les voisins n’y chargent rien.
gaia-verb-downgrade = Rétrograder
    .tip = Le labo redevient un comptoir de commerce, et vous montez d’un niveau sur une piste.

## Actions entières, comme dans la liste des choix
gaia-action-charge = Accumuler { $amount } de puissance
gaia-action-token_first = Gagner un pion, puis accumuler { $amount } de puissance
gaia-action-token_after = Accumuler { $amount } de puissance, puis gagner un pion
gaia-action-convert = { $conversion }
gaia-action-gain = Prendre 1 { $resource }
gaia-action-stone_in = L’Espirite va en { $bowl }
gaia-action-from_first = De la zone I : { $count }
gaia-action-from_second = De la zone II : { $count }
gaia-action-research = Recherche : { $track }
gaia-action-advance = Avancer : { $track }
gaia-action-action = Action : { $space }
gaia-action-special = Action spéciale : { $special }
gaia-action-booster = Booster : { $booster }
gaia-action-tile = Tuile Tech : { $tile }
gaia-action-cover = Recouvrir : { $tile }
gaia-action-token = Pion : { $token }
gaia-action-icon = Revenu : { $icon }
gaia-action-faction = Jouer : { $faction }
gaia-action-rotate = Le tourner de { $turns }
gaia-action-build = Construire une mine, { $hex }
gaia-action-project = Lancer un projet Gaia, { $hex }
gaia-action-upgrade = Améliorer en { $structure }, { $hex }
gaia-action-satellite = Satellite, { $hex }
gaia-action-join = Joindre les planètes, { $hex }
gaia-action-place = Placer ici, { $hex }
gaia-action-station = Station spatiale, { $hex }
gaia-action-lost_planet = La Planète Perdue, { $hex }
gaia-action-swap = Échanger avec la mine, { $hex }
gaia-action-downgrade = Rétrograder le labo, { $hex }

## Ce qui s’est passé
gaia-event-game_began = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
gaia-event-faction_chosen = { $you ->
    [yes] Vous jouez : { $faction }.
   *[no] { $seat } joue : { $faction }.
}
gaia-event-placed = { $you ->
    [yes] Vous commencez par : { $structure }, { $hex }.
   *[no] { $seat } commence par : { $structure }, { $hex }.
}
gaia-event-booster_taken = { $you ->
    [yes] Vous prenez le booster { $booster }.
   *[no] { $seat } prend le booster { $booster }.
}
gaia-event-round_began = La manche { $round } commence : { $round_tile }.
gaia-event-gained = { $you ->
    [yes] Vous gagnez { gaia-amounts }.
   *[no] { $seat } gagne { gaia-amounts }.
}
gaia-event-paid = { $you ->
    [yes] Vous payez { gaia-amounts }.
   *[no] { $seat } paie { gaia-amounts }.
}
gaia-event-scored = { $you ->
    [yes] Vous : { $points } PV ({ $source }).
   *[no] { $seat } : { $points } PV ({ $source }).
}
gaia-event-tokens_gained = { $you ->
    [yes] Vous gagnez { gaia-count-tokens }.
   *[no] { $seat } gagne { gaia-count-tokens }.
}
gaia-event-charged = { $you ->
    [yes] Vous accumulez { $moved } de puissance.
   *[no] { $seat } accumule { $moved } de puissance.
}
gaia-event-power_spent = { $you ->
    [yes] Vous dépensez { $power } de puissance.
   *[no] { $seat } dépense { $power } de puissance.
}
gaia-event-tokens_moved = { $you ->
    [yes] Vous envoyez des pions en zone Gaia : { gaia-by-bowl }.
   *[no] { $seat } envoie des pions en zone Gaia : { gaia-by-bowl }.
}
gaia-event-tokens_discarded = { $you ->
    [yes] Vous défaussez des pions Puissance : { gaia-by-bowl }.
   *[no] { $seat } défausse des pions Puissance : { gaia-by-bowl }.
}
gaia-event-tokens_returned = { $you ->
    [yes] { gaia-count-tokens-capital } de votre zone Gaia { $tokens ->
        [one] revient
       *[other] reviennent
    } en { $bowl }.
   *[no] { gaia-count-tokens-capital } de { $seat } { $tokens ->
        [one] revient
       *[other] reviennent
    } de la zone Gaia en { $bowl }.
}
gaia-event-burned = { $you ->
    [yes] Vous brûlez { gaia-count-tokens } en zone II.
   *[no] { $seat } brûle { gaia-count-tokens } en zone II.
}
gaia-event-stone_moved = L’Espirite passe en { $bowl }.
gaia-event-stone_away = L’Espirite part en zone Gaia.
gaia-event-stone_lost = L’Espirite quitte la partie.
gaia-event-converted = { $you ->
    [yes] Vous convertissez : { $conversion }.
   *[no] { $seat } convertit : { $conversion }.
}
gaia-event-combined = { $you ->
    [yes] Vous convertissez { $power } de puissance d’un coup.
   *[no] { $seat } convertit { $power } de puissance d’un coup.
}
gaia-event-built = { $you ->
    [yes] Vous construisez une mine, { $hex }{ gaia-with-steps }.
   *[no] { $seat } construit une mine, { $hex }{ gaia-with-steps }.
}
gaia-event-shared = { $you ->
    [yes] Vous construisez une mine auprès d’une autre faction, { $hex }.
   *[no] { $seat } construit une mine auprès d’une autre faction, { $hex }.
}
gaia-event-upgraded = { $you ->
    [yes] Vous améliorez en { $structure }, { $hex }.
   *[no] { $seat } améliore en { $structure }, { $hex }.
}
gaia-event-downgraded = { $you ->
    [yes] Votre labo redevient un comptoir de commerce, { $hex }.
   *[no] Un labo de { $seat } redevient un comptoir de commerce, { $hex }.
}
gaia-event-swapped = { $you ->
    [yes] Vous déplacez votre institut de { $from } à { $to }.
   *[no] { $seat } déplace son institut de { $from } à { $to }.
}
gaia-event-station_placed = { $you ->
    [yes] Vous placez une station spatiale, { $hex }.
   *[no] { $seat } place une station spatiale, { $hex }.
}
gaia-event-lost_planet_placed = { $you ->
    [yes] Vous trouvez un monde nouveau : { $hex }.
   *[no] { $seat } trouve un monde nouveau : { $hex }.
}
gaia-event-project_started = { $you ->
    [yes] Vous lancez un projet Gaia, { $hex }.
   *[no] { $seat } lance un projet Gaia, { $hex }.
}
gaia-event-planet_turned = Une planète Transdim se transforme : { $hex }.
gaia-event-gaiaformer_gained = { $you ->
    [yes] Vous gagnez une unité de Gaiaformation.
   *[no] { $seat } gagne une unité de Gaiaformation.
}
gaia-event-gaiaformers_returned = { $gaiaformers ->
    [one] { $you ->
        [yes] Une unité de Gaiaformation revient sur votre plateau.
       *[no] Une unité de Gaiaformation revient à { $seat }.
    }
   *[other] { $you ->
        [yes] { $gaiaformers } unités de Gaiaformation reviennent sur votre plateau.
       *[no] { $gaiaformers } unités de Gaiaformation reviennent à { $seat }.
    }
}
gaia-event-action_taken = { $you ->
    [yes] Vous faites l’action { $space }.
   *[no] { $seat } fait l’action { $space }.
}
gaia-event-special_used = { $you ->
    [yes] Vous faites l’action spéciale { $special }.
   *[no] { $seat } fait l’action spéciale { $special }.
}
gaia-event-tile_taken = { $you ->
    [yes] Vous prenez la tuile Tech { $tile }.
   *[no] { $seat } prend la tuile Tech { $tile }.
}
gaia-event-tile_covered = { $you ->
    [yes] Vous recouvrez { $tile }.
   *[no] { $seat } recouvre { $tile }.
}
gaia-event-advanced = { $you ->
    [yes] Vous atteignez le niveau { $level } : { $track }.
   *[no] { $seat } atteint le niveau { $level } : { $track }.
}
gaia-event-federation_formed = { $you ->
    [yes] Vous formez une alliance avec { gaia-count-satellites }.
   *[no] { $seat } forme une alliance avec { gaia-count-satellites }.
}
gaia-event-federation_joined = { $you ->
    [yes] Votre alliance s’étend : { $hexes }.
   *[no] L’alliance de { $seat } s’étend : { $hexes }.
}
gaia-event-token_gained = { $you ->
    [yes] Vous prenez le pion Alliance { $token }.
   *[no] { $seat } prend le pion Alliance { $token }.
}
gaia-event-token_flipped = { $you ->
    [yes] Vous retournez votre pion Alliance { $token }.
   *[no] { $seat } retourne le pion Alliance { $token }.
}
gaia-event-token_scored = { $you ->
    [yes] Vous marquez de nouveau votre pion Alliance { $token }.
   *[no] { $seat } marque de nouveau le pion Alliance { $token }.
}
gaia-event-charge_accepted = { $points ->
    [0] { $you ->
        [yes] Vous acceptez d’accumuler { $charge }, { $hex }.
       *[no] { $seat } accepte d’accumuler { $charge }, { $hex }.
    }
   *[other] { $you ->
        [yes] Vous acceptez d’accumuler { $charge } pour { $points } PV, { $hex }.
       *[no] { $seat } accepte d’accumuler { $charge } pour { $points } PV, { $hex }.
    }
}
gaia-event-charge_declined = { $you ->
    [yes] Vous refusez d’accumuler, { $hex }.
   *[no] { $seat } refuse d’accumuler, { $hex }.
}
gaia-event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
gaia-event-turn_ended = { $you ->
    [yes] Votre tour est fini.
   *[no] Le tour de { $seat } est fini.
}
gaia-event-final_scored = { $you ->
    [yes] { $final_tile } : vous en comptez { $count } et marquez { $points } PV.
   *[no] { $final_tile } : { $seat } en compte { $count } et marque { $points } PV.
}
gaia-event-game_ended = La partie est finie.

## Quantités dans une phrase
gaia-comma-credits = { $ore ->
    [0] { "" }
   *[other] { ", " }
}
gaia-comma-knowledge = { $credits ->
    [0] { gaia-comma-credits }
   *[other] { ", " }
}
gaia-comma-qic = { $knowledge ->
    [0] { gaia-comma-knowledge }
   *[other] { ", " }
}
gaia-part-ore = { $ore ->
    [0] { "" }
    [one] { $ore } minerai
   *[other] { $ore } minerais
}
gaia-part-credits = { $credits ->
    [0] { "" }
    [one] { gaia-comma-credits }{ $credits } crédit
   *[other] { gaia-comma-credits }{ $credits } crédits
}
gaia-part-knowledge = { $knowledge ->
    [0] { "" }
    [one] { gaia-comma-knowledge }{ $knowledge } connaissance
   *[other] { gaia-comma-knowledge }{ $knowledge } connaissances
}
gaia-part-qic = { $qic ->
    [0] { "" }
   *[other] { gaia-comma-qic }{ $qic } CIQ
}
gaia-amounts = { gaia-part-ore }{ gaia-part-credits }{ gaia-part-knowledge }{ gaia-part-qic }
gaia-count-tokens = { $tokens ->
    [one] { $tokens } pion Puissance
   *[other] { $tokens } pions Puissance
}
gaia-count-tokens-capital = { $tokens ->
    [one] { $tokens } pion Puissance
   *[other] { $tokens } pions Puissance
}
gaia-count-satellites = { $satellites ->
    [0] aucun satellite
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
}
gaia-by-bowl = { $first } de I, { $second } de II, { $third } de III
gaia-with-steps = { $steps ->
    [0] { "" }
    [one] { ", " }{ $steps } étape de terraformation
   *[other] { ", " }{ $steps } étapes de terraformation
}

## Choses
gaia-hex = hexagone { $label }
gaia-hex-only = { $planet }, secteur { $sector }
gaia-hex-among = { $planet } { $place }, secteur { $sector }
gaia-place = emplacement { $label }
gaia-amount = { $label }
gaia-count = { $label }
gaia-turns = { $label ->
    [0] rien
   *[other] { $label } × 60°
}
gaia-bowl-1 = zone I
    .tip = Les pions neufs et dépensés sont ici. Accumuler les fait passer en zone II.
gaia-bowl-2 = zone II
    .tip = Accumuler fait passer les pions d’ici en zone III, une fois la zone I vide. Brûlez-en deux pour en avoir un tout de suite en zone III.
gaia-bowl-3 = zone III
    .tip = Seule la puissance d’ici peut être dépensée. Les pions dépensés reviennent en zone I.
gaia-lower_bowl-1 = zone I
gaia-lower_bowl-2 = zone II
gaia-bonus-one_step = une étape de terraformation gratuite
gaia-bonus-two_steps = deux étapes de terraformation gratuites
gaia-bonus-range = portée +3
gaia-limit-terraforming = Terraformation
gaia-limit-navigation = Navigation
gaia-limit-artificial_intelligence = Intelligence artificielle
gaia-limit-gaia_project = Projet Gaia
gaia-limit-economy = Économie
gaia-limit-science = Science
gaia-limit-any = tout domaine
gaia-icon-base = revenu propre de la faction
gaia-icon-lab = labo de recherche
gaia-icon-institute_charge = institut : accumuler
gaia-icon-institute_tokens = institut : pions
gaia-icon-booster = booster
gaia-icon-tile = tuile Tech
gaia-icon-economy = Économie

## Ressources
gaia-resource-ore = minerai
    .tip = Sert à construire et à terraformer. Quinze au plus. À la fin, trois restants valent 1 PV.
gaia-resource-credits = crédit
    .tip = Paie les bâtiments. Trente au plus. À la fin, trois restants valent 1 PV.
gaia-resource-knowledge = connaissance
    .tip = Quatre font avancer d’un niveau dans un domaine de recherche. Quinze au plus. À la fin, trois restantes valent 1 PV.
gaia-resource-qic = CIQ
    .tip = Allonge la portée de 2, colonise les planètes Gaia, paie les actions CIQ.
gaia-resource-power = puissance
    .tip = Accumuler fait passer les pions de la zone I à II puis III ; dépenser les ramène de III à I.
gaia-resource-vp = PV
    .tip = Points de victoire. Qui en a le plus à la fin gagne.

## Planètes
gaia-planet-terra = Terra
    .tip = Monde bleu, origine des Terraniens et des Lantida.
gaia-planet-oxide = Oxyde
    .tip = Monde rouge, origine des Hadsch Halla et de l’Essaim.
gaia-planet-volcanic = Volcanique
    .tip = Monde orange, origine des Geoden et des Bal T’ak.
gaia-planet-desert = Désertique
    .tip = Monde jaune, origine des Xenos et des Gleen.
gaia-planet-swamp = Marécageuse
    .tip = Monde brun, origine des Taklons et des Ambas.
gaia-planet-titanium = Titane
    .tip = Monde gris, origine des Firaks et des Androïdes Fous.
gaia-planet-ice = Glace
    .tip = Monde blanc, origine des Nevla et des Itar.
gaia-planet-gaia = planète Gaia
    .tip = Habitable par tous : une mine n’y demande aucune terraformation, mais 1 CIQ de plus.
gaia-planet-transdim = planète Transdim
    .tip = Personne ne peut y vivre tant qu’un projet Gaia n’en a pas fait une planète Gaia.
gaia-planet-lost = Planète Perdue
    .tip = Trouvée par qui atteint le bout de la Navigation. Elle compte comme une mine et comme un type de planète.
gaia-planet-space = espace vide
    .tip = Aucune planète. Satellites et stations spatiales peuvent s’y trouver.

## Bâtiments
gaia-structure-mine = mine
    .tip = Coûte 1 minerai et 2 crédits, plus le minerai de la terraformation. Valeur de puissance 1. Rapporte du minerai.
gaia-structure-trading_station = comptoir de commerce
    .tip = Remplace une mine pour 2 minerais et 6 crédits, 3 crédits avec un adversaire à deux hexagones. Valeur de puissance 2. Rapporte des crédits.
gaia-structure-research_lab = labo de recherche
    .tip = Remplace un comptoir pour 3 minerais et 5 crédits, et donne une tuile Tech. Valeur de puissance 2. Rapporte de la connaissance.
gaia-structure-planetary_institute = institut planétaire
    .tip = Remplace un comptoir pour 4 minerais et 6 crédits, et ouvre la capacité de la faction. Valeur de puissance 3. Accumule 4 chaque manche.
gaia-structure-academy_knowledge = académie de connaissance
    .tip = Remplace un labo pour 6 minerais et 6 crédits, et donne une tuile Tech. Valeur de puissance 3. Rapporte 2 connaissances chaque manche.
gaia-structure-academy_qic = académie de CIQ
    .tip = Remplace un labo pour 6 minerais et 6 crédits, et donne une tuile Tech. Valeur de puissance 3. Donne 1 CIQ une fois par manche.
gaia-structure-lost_planet_mine = mine de la Planète Perdue
    .tip = Compte comme une mine de valeur de puissance 1 ; elle ne s’améliore pas et ne rapporte rien.
gaia-structure-gaiaformer = unité de Gaiaformation
    .tip = Change une planète Transdim en planète Gaia pour la manche suivante. Une mine peut alors y être construite sans CIQ.
gaia-structure-satellite = satellite
    .tip = Relie les planètes d’une alliance. Coûte un pion Puissance, à l’Essaim un CIQ.
gaia-structure-space_station = station spatiale
    .tip = Point de départ de l’Essaim. Elle compte 1 dans son alliance, et comme un satellite à la fin.

## Factions
gaia-faction-terrans = Terraniens
    .tip = Les pions de la zone Gaia reviennent en zone II au lieu de I. Institut : les pions qui reviennent rapportent aussi des ressources, au prix des conversions libres.
gaia-faction-lantids = Lantida
    .tip = Ils peuvent construire des mines sur les planètes des autres pour 1 minerai et 2 crédits. Institut : 2 connaissances pour chacune de ces mines.
gaia-faction-xenos = Xenos
    .tip = Ils commencent avec une troisième mine. Institut : leurs alliances ne demandent qu’une valeur de puissance de 6, et il rapporte un CIQ chaque manche.
gaia-faction-gleens = Gleen
    .tip = Les planètes Gaia coûtent 1 minerai au lieu d’un CIQ et rapportent 2 PV. Tant que leur académie de CIQ n’est pas construite, tout CIQ devient 1 minerai. Institut : un pion Alliance à eux.
gaia-faction-taklons = Taklons
    .tip = Ils possèdent l’Espirite, un pion qui vaut 3 de puissance. Institut : un pion Puissance à chaque fois qu’ils accumulent grâce aux autres.
gaia-faction-ambas = Ambas
    .tip = Un minerai de plus chaque manche. Institut : une fois par manche, il change de place avec une de leurs mines.
gaia-faction-hadsch_hallas = Hadsch Halla
    .tip = Trois crédits de plus chaque manche. Institut : les crédits achètent minerai, connaissance et CIQ au prix de la puissance.
gaia-faction-ivits = L’Essaim
    .tip = Il commence avec son institut et sans mine, et agrandit une seule alliance dont les satellites coûtent des CIQ. Institut : une station spatiale par manche.
gaia-faction-geodens = Geoden
    .tip = Ils commencent au niveau 1 de Terraformation. Institut : 3 connaissances pour chaque type de planète colonisé pour la première fois.
gaia-faction-bal_taks = Bal T’ak
    .tip = Une unité de Gaiaformation peut être prêtée à la zone Gaia contre 1 CIQ. Sans institut, ils n’avancent pas en Navigation. Leur académie de droite donne 4 crédits.
gaia-faction-firaks = Firaks
    .tip = Deux connaissances chaque manche. Institut : une fois par manche, un labo redevient un comptoir et ils avancent d’un niveau.
gaia-faction-bescods = Androïdes Fous
    .tip = Une fois par manche, ils avancent dans leur domaine le plus bas. Comptoirs : connaissance, labos : crédits ; l’académie naît d’un comptoir, l’institut d’un labo. Institut : +1 de valeur de puissance sur le titane.
gaia-faction-nevlas = Nevla
    .tip = Un pion de la zone III peut être prêté à la zone Gaia contre 1 connaissance. Les labos accumulent. Institut : les pions de la zone III valent 2.
gaia-faction-itars = Itar
    .tip = Les pions brûlés vont en zone Gaia, et un pion arrive chaque manche. Institut : 4 pions de la zone Gaia contre une tuile Tech.

## Domaines de recherche et leurs niveaux
gaia-track-terraforming = Terraformation
    .tip = Rend chaque étape de terraformation moins chère : de 3 minerais à 1.
gaia-track-navigation = Navigation
    .tip = Allonge la portée : de 1 hexagone à 4. Au bout, la Planète Perdue.
gaia-track-artificial_intelligence = Intelligence artificielle
    .tip = Chaque niveau rapporte tout de suite des CIQ.
gaia-track-gaia_project = Projet Gaia
    .tip = Donne des unités de Gaiaformation et rend les projets Gaia moins chers en pions.
gaia-track-economy = Économie
    .tip = Chaque niveau rapporte plus de crédits, de minerai et de puissance par manche.
gaia-track-science = Science
    .tip = Chaque niveau rapporte plus de connaissance par manche.
gaia-level-terraforming_0 = Terraformation, départ
    .tip = Une étape coûte 3 minerais.
gaia-level-terraforming_1 = Terraformation 1
    .tip = 2 minerais tout de suite. Une étape coûte 3 minerais.
gaia-level-terraforming_2 = Terraformation 2
    .tip = Une étape coûte 2 minerais.
gaia-level-terraforming_3 = Terraformation 3
    .tip = Accumulez 3. Une étape coûte 1 minerai.
gaia-level-terraforming_4 = Terraformation 4
    .tip = 2 minerais tout de suite. Une étape coûte 1 minerai.
gaia-level-terraforming_5 = Terraformation 5
    .tip = Prenez le pion Alliance qui s’y trouve. Une seule personne peut être ici ; un pion Alliance vert est retourné.
gaia-level-navigation_0 = Navigation, départ
    .tip = Portée 1.
gaia-level-navigation_1 = Navigation 1
    .tip = 1 CIQ tout de suite. Portée 1.
gaia-level-navigation_2 = Navigation 2
    .tip = Portée 2.
gaia-level-navigation_3 = Navigation 3
    .tip = Accumulez 3, et 1 CIQ tout de suite. Portée 2.
gaia-level-navigation_4 = Navigation 4
    .tip = Portée 3.
gaia-level-navigation_5 = Navigation 5
    .tip = Portée 4, et placez la Planète Perdue. Une seule personne peut être ici ; un pion Alliance vert est retourné.
gaia-level-artificial_intelligence_0 = Intelligence artificielle, départ
    .tip = Rien encore.
gaia-level-artificial_intelligence_1 = Intelligence artificielle 1
    .tip = 1 CIQ tout de suite.
gaia-level-artificial_intelligence_2 = Intelligence artificielle 2
    .tip = 1 CIQ tout de suite.
gaia-level-artificial_intelligence_3 = Intelligence artificielle 3
    .tip = Accumulez 3, et 2 CIQ tout de suite.
gaia-level-artificial_intelligence_4 = Intelligence artificielle 4
    .tip = 2 CIQ tout de suite.
gaia-level-artificial_intelligence_5 = Intelligence artificielle 5
    .tip = 4 CIQ tout de suite. Une seule personne peut être ici ; un pion Alliance vert est retourné.
gaia-level-gaia_project_0 = Projet Gaia, départ
    .tip = Pas encore de projet Gaia.
gaia-level-gaia_project_1 = Projet Gaia 1
    .tip = Une unité de Gaiaformation. Un projet demande 6 pions.
gaia-level-gaia_project_2 = Projet Gaia 2
    .tip = 3 pions Puissance tout de suite. Un projet demande 6 pions.
gaia-level-gaia_project_3 = Projet Gaia 3
    .tip = Accumulez 3, et une deuxième unité de Gaiaformation. Un projet demande 4 pions.
gaia-level-gaia_project_4 = Projet Gaia 4
    .tip = Une troisième unité de Gaiaformation. Un projet demande 3 pions.
gaia-level-gaia_project_5 = Projet Gaia 5
    .tip = 4 PV et 1 PV par planète Gaia tout de suite. Une seule personne peut être ici ; un pion Alliance vert est retourné.
gaia-level-economy_0 = Économie, départ
    .tip = Rien encore.
gaia-level-economy_1 = Économie 1
    .tip = Chaque manche, 2 crédits et accumulez 1.
gaia-level-economy_2 = Économie 2
    .tip = Chaque manche, 1 minerai, 2 crédits et accumulez 2.
gaia-level-economy_3 = Économie 3
    .tip = Accumulez 3. Chaque manche, 1 minerai, 3 crédits et accumulez 3.
gaia-level-economy_4 = Économie 4
    .tip = Chaque manche, 2 minerais, 4 crédits et accumulez 4.
gaia-level-economy_5 = Économie 5
    .tip = 3 minerais, 6 crédits et accumulez 6 tout de suite, mais plus de revenu. Une seule personne peut être ici ; un pion Alliance vert est retourné.
gaia-level-science_0 = Science, départ
    .tip = Rien encore.
gaia-level-science_1 = Science 1
    .tip = Chaque manche, 1 connaissance.
gaia-level-science_2 = Science 2
    .tip = Chaque manche, 2 connaissances.
gaia-level-science_3 = Science 3
    .tip = Accumulez 3. Chaque manche, 3 connaissances.
gaia-level-science_4 = Science 4
    .tip = Chaque manche, 4 connaissances.
gaia-level-science_5 = Science 5
    .tip = 9 connaissances tout de suite, mais plus de revenu. Une seule personne peut être ici ; un pion Alliance vert est retourné.

## Actions de puissance et de CIQ
gaia-space-power_3_knowledge = 3 connaissances
    .tip = 7 de puissance : gagnez 3 connaissances. Une fois par manche pour toute la table.
gaia-space-power_2_steps = 2 étapes de terraformation
    .tip = 5 de puissance : construisez une mine avec deux étapes de terraformation gratuites ; une étape inutile est perdue. Une fois par manche pour toute la table.
gaia-space-power_2_ore = 2 minerais
    .tip = 4 de puissance : gagnez 2 minerais. Une fois par manche pour toute la table.
gaia-space-power_7_credits = 7 crédits
    .tip = 4 de puissance : gagnez 7 crédits. Une fois par manche pour toute la table.
gaia-space-power_2_knowledge = 2 connaissances
    .tip = 4 de puissance : gagnez 2 connaissances. Une fois par manche pour toute la table.
gaia-space-power_1_step = 1 étape de terraformation
    .tip = 3 de puissance : construisez une mine avec une étape de terraformation gratuite ; une étape inutile est perdue. Une fois par manche pour toute la table.
gaia-space-power_2_tokens = 2 pions Puissance
    .tip = 3 de puissance : gagnez 2 nouveaux pions Puissance. Une fois par manche pour toute la table.
gaia-space-qic_tech_tile = une tuile Tech
    .tip = 4 CIQ : prenez une tuile Tech. Une fois par manche pour toute la table.
gaia-space-qic_rescore_federation = un pion Alliance de nouveau
    .tip = 3 CIQ : gagnez de nouveau ce que donne l’un de vos pions Alliance. Une fois par manche pour toute la table.
gaia-space-qic_planet_types = PV par type de planète
    .tip = 2 CIQ : 3 PV, et 1 PV par type de planète que vous avez colonisé. Une fois par manche pour toute la table.

## Actions spéciales
gaia-special-booster_step = booster : une étape gratuite
    .tip = Construisez une mine avec une étape de terraformation gratuite ; une étape inutile est perdue. Une fois par manche.
gaia-special-booster_range = booster : portée +3
    .tip = Construisez une mine ou lancez un projet Gaia trois hexagones plus loin. Une fois par manche.
gaia-special-tech_action_charge_4 = accumuler 4
    .tip = Accumulez 4 de puissance. Une fois par manche.
gaia-special-adv_action_qic_5_credits = 1 CIQ et 5 crédits
    .tip = Gagnez 1 CIQ et 5 crédits. Une fois par manche.
gaia-special-adv_action_3_ore = 3 minerais
    .tip = Gagnez 3 minerais. Une fois par manche.
gaia-special-adv_action_3_knowledge = 3 connaissances
    .tip = Gagnez 3 connaissances. Une fois par manche.
gaia-special-academy = académie
    .tip = Gagnez 1 CIQ, les Bal T’ak 4 crédits. Une fois par manche.
gaia-special-swap = déplacer l’institut
    .tip = L’institut planétaire change de place avec une de vos mines. Une fois par manche.
gaia-special-downgrade = labo en comptoir
    .tip = Un labo redevient un comptoir de commerce, puis vous avancez d’un niveau dans un domaine. Une fois par manche.
gaia-special-space_station = station spatiale
    .tip = Placez une station spatiale sur un hexagone vide à portée. Une fois par manche.
gaia-special-lowest_track = domaine le plus bas
    .tip = Avancez d’un niveau dans un domaine où vous êtes au plus bas. Une fois par manche.

## Boosters
gaia-booster-booster_ore_knowledge = 1 minerai, 1 connaissance
    .tip = Revenu : 1 minerai et 1 connaissance.
gaia-booster-booster_credits_qic = 2 crédits, 1 CIQ
    .tip = Revenu : 2 crédits et 1 CIQ.
gaia-booster-booster_tokens_ore = 2 pions, 1 minerai
    .tip = Revenu : 2 pions Puissance et 1 minerai.
gaia-booster-booster_terraform_action = étape gratuite
    .tip = Revenu : 2 crédits. Action spéciale : construire une mine avec une étape de terraformation gratuite.
gaia-booster-booster_range_action = portée +3
    .tip = Revenu : accumuler 2. Action spéciale : construire une mine ou lancer un projet Gaia trois hexagones plus loin.
gaia-booster-booster_pass_mines = PV par mine
    .tip = Revenu : 1 minerai. En passant : 1 PV par mine.
gaia-booster-booster_pass_labs = PV par labo
    .tip = Revenu : 1 connaissance. En passant : 3 PV par labo de recherche.
gaia-booster-booster_pass_trading_stations = PV par comptoir
    .tip = Revenu : 1 minerai. En passant : 2 PV par comptoir de commerce.
gaia-booster-booster_pass_big_buildings = PV par institut et académie
    .tip = Revenu : accumuler 4. En passant : 4 PV par institut ou académie.
gaia-booster-booster_pass_gaia = PV par planète Gaia
    .tip = Revenu : 4 crédits. En passant : 1 PV par planète Gaia.

## Tuiles Tech
gaia-tile-tech_ore_qic = 1 minerai, 1 CIQ
    .tip = Gagnez 1 minerai et 1 CIQ tout de suite.
gaia-tile-tech_knowledge_per_type = connaissance par type de planète
    .tip = Gagnez tout de suite 1 connaissance par type de planète que vous avez colonisé.
gaia-tile-tech_big_buildings_power_4 = valeur de puissance 4
    .tip = Votre institut et vos académies ont une valeur de puissance de 4 au lieu de 3.
gaia-tile-tech_7_vp = 7 PV
    .tip = Gagnez 7 PV tout de suite.
gaia-tile-tech_income_ore_charge = revenu : 1 minerai, accumuler 1
    .tip = Chaque manche, 1 minerai et accumulez 1.
gaia-tile-tech_income_knowledge_credit = revenu : 1 connaissance, 1 crédit
    .tip = Chaque manche, 1 connaissance et 1 crédit.
gaia-tile-tech_gaia_mine_3_vp = 3 PV par mine sur Gaia
    .tip = 3 PV chaque fois que vous construisez une mine sur une planète Gaia.
gaia-tile-tech_income_4_credits = revenu : 4 crédits
    .tip = Chaque manche, 4 crédits.
gaia-tile-tech_action_charge_4 = action : accumuler 4
    .tip = Action spéciale : accumuler 4 de puissance.
gaia-tile-adv_pass_federations = en passant : 3 PV par alliance
    .tip = En passant : 3 PV pour chacun de vos pions Alliance.
gaia-tile-adv_research_2_vp = 2 PV par niveau de recherche
    .tip = 2 PV chaque fois que vous avancez dans un domaine de recherche.
gaia-tile-adv_action_qic_5_credits = action : 1 CIQ, 5 crédits
    .tip = Action spéciale : gagner 1 CIQ et 5 crédits.
gaia-tile-adv_2_vp_per_mine = 2 PV par mine
    .tip = Tout de suite, 2 PV pour chacune de vos mines.
gaia-tile-adv_pass_labs = en passant : 3 PV par labo
    .tip = En passant : 3 PV pour chacun de vos labos de recherche.
gaia-tile-adv_ore_per_sector = 1 minerai par secteur
    .tip = Tout de suite, 1 minerai pour chaque secteur où vous êtes présent.
gaia-tile-adv_pass_planet_types = en passant : 1 PV par type de planète
    .tip = En passant : 1 PV par type de planète que vous avez colonisé.
gaia-tile-adv_2_vp_per_gaia = 2 PV par planète Gaia
    .tip = Tout de suite, 2 PV pour chacune de vos planètes Gaia.
gaia-tile-adv_4_vp_per_trading_station = 4 PV par comptoir
    .tip = Tout de suite, 4 PV pour chacun de vos comptoirs de commerce.
gaia-tile-adv_2_vp_per_sector = 2 PV par secteur
    .tip = Tout de suite, 2 PV pour chaque secteur où vous êtes présent.
gaia-tile-adv_action_3_ore = action : 3 minerais
    .tip = Action spéciale : gagner 3 minerais.
gaia-tile-adv_5_vp_per_federation = 5 PV par alliance
    .tip = Tout de suite, 5 PV pour chacun de vos pions Alliance.
gaia-tile-adv_action_3_knowledge = action : 3 connaissances
    .tip = Action spéciale : gagner 3 connaissances.
gaia-tile-adv_mine_3_vp = 3 PV par nouvelle mine
    .tip = 3 PV chaque fois que vous construisez une mine.
gaia-tile-adv_trading_station_3_vp = 3 PV par nouveau comptoir
    .tip = 3 PV chaque fois que vous construisez un comptoir de commerce.

## Pions Alliance
gaia-token-fed_12_vp = 12 PV
    .tip = 12 PV. Il n’a pas de face verte : il n’ouvre ni niveau 5 ni tuile avancée.
gaia-token-fed_8_vp_qic = 8 PV, 1 CIQ
    .tip = 8 PV et 1 CIQ. Sa face verte ouvre un niveau 5 ou une tuile avancée.
gaia-token-fed_8_vp_tokens = 8 PV, 2 pions Puissance
    .tip = 8 PV et 2 pions Puissance. Sa face verte ouvre un niveau 5 ou une tuile avancée.
gaia-token-fed_7_vp_ore = 7 PV, 2 minerais
    .tip = 7 PV et 2 minerais. Sa face verte ouvre un niveau 5 ou une tuile avancée.
gaia-token-fed_7_vp_credits = 7 PV, 6 crédits
    .tip = 7 PV et 6 crédits. Sa face verte ouvre un niveau 5 ou une tuile avancée.
gaia-token-fed_6_vp_knowledge = 6 PV, 2 connaissances
    .tip = 6 PV et 2 connaissances. Sa face verte ouvre un niveau 5 ou une tuile avancée.
gaia-token-fed_gleens = le pion des Gleen
    .tip = 1 minerai, 1 connaissance et 2 crédits. Sa face verte ouvre un niveau 5 ou une tuile avancée.

## Tuiles de score
gaia-round_tile-round_terraform = 2 PV par étape de terraformation
    .tip = Cette manche : 2 PV pour chaque étape de terraformation que demande une nouvelle mine.
gaia-round_tile-round_research = 2 PV par niveau de recherche
    .tip = Cette manche : 2 PV pour chaque niveau gagné dans un domaine de recherche.
gaia-round_tile-round_mine = 2 PV par mine
    .tip = Cette manche : 2 PV pour chaque mine construite.
gaia-round_tile-round_federation = 5 PV par pion Alliance
    .tip = Cette manche : 5 PV pour chaque pion Alliance gagné.
gaia-round_tile-round_trading_station_4 = 4 PV par comptoir
    .tip = Cette manche : 4 PV pour chaque comptoir de commerce construit.
gaia-round_tile-round_gaia_mine_4 = 4 PV par mine sur Gaia
    .tip = Cette manche : 4 PV pour chaque mine construite sur une planète Gaia.
gaia-round_tile-round_big_building_a = 5 PV par institut ou académie
    .tip = Cette manche : 5 PV pour chaque institut planétaire ou académie construits.
gaia-round_tile-round_trading_station_3 = 3 PV par comptoir
    .tip = Cette manche : 3 PV pour chaque comptoir de commerce construit.
gaia-round_tile-round_gaia_mine_3 = 3 PV par mine sur Gaia
    .tip = Cette manche : 3 PV pour chaque mine construite sur une planète Gaia.
gaia-round_tile-round_big_building_b = 5 PV par institut ou académie
    .tip = Cette manche : 5 PV pour chaque institut planétaire ou académie construits.
gaia-final_tile-final_structures_in_federations = Bâtiments en alliance
    .tip = À la fin : 18, 12 et 6 PV pour le plus de bâtiments dans des alliances.
gaia-final_tile-final_gaia_planets = Planètes Gaia
    .tip = À la fin : 18, 12 et 6 PV pour le plus de planètes Gaia.
gaia-final_tile-final_sectors = Secteurs
    .tip = À la fin : 18, 12 et 6 PV pour des bâtiments dans le plus de secteurs.
gaia-final_tile-final_structures = Bâtiments
    .tip = À la fin : 18, 12 et 6 PV pour le plus de bâtiments.
gaia-final_tile-final_satellites = Satellites
    .tip = À la fin : 18, 12 et 6 PV pour le plus de satellites et de stations spatiales.
gaia-final_tile-final_planet_types = Types de planètes
    .tip = À la fin : 18, 12 et 6 PV pour le plus de types de planètes.

## Conversions libres
gaia-conversion-burn = brûler : 2 pions de la zone II → 1 en zone III
    .tip = Un pion de la zone II quitte la partie, un autre passe en zone III.
gaia-short-burn = Brûler
gaia-short-burn_raise_stone = Brûler : l’Espirite en III
gaia-short-burn_discard_stone = Brûler : l’Espirite perdu
gaia-conversion-power_to_qic = 4 de puissance → 1 CIQ
gaia-conversion-power_to_ore = 3 de puissance → 1 minerai
gaia-conversion-qic_to_ore = 1 CIQ → 1 minerai
gaia-conversion-power_to_knowledge = 4 de puissance → 1 connaissance
gaia-conversion-power_to_credit = 1 de puissance → 1 crédit
gaia-conversion-knowledge_to_credit = 1 connaissance → 1 crédit
gaia-conversion-ore_to_credit = 1 minerai → 1 crédit
gaia-conversion-ore_to_token = 1 minerai → 1 pion Puissance
gaia-conversion-hadsch_credit_to_qic = 4 crédits → 1 CIQ
gaia-conversion-hadsch_credit_to_ore = 3 crédits → 1 minerai
gaia-conversion-hadsch_credit_to_knowledge = 4 crédits → 1 connaissance
gaia-conversion-nevlas_token_to_knowledge = 1 pion de la zone III → 1 connaissance
    .tip = Le pion attend en zone Gaia jusqu’à la manche suivante.
gaia-conversion-bal_taks_gaiaformer_to_qic = 1 unité de Gaiaformation → 1 CIQ
    .tip = L’unité attend en zone Gaia jusqu’à la manche suivante.
gaia-conversion-burn_raise_stone = brûler : l’Espirite passe en zone III
gaia-conversion-burn_discard_stone = brûler : l’Espirite est sacrifiée

## Lettres sur les planètes
gaia-letter-terra = T
gaia-letter-oxide = O
gaia-letter-volcanic = V
gaia-letter-desert = D
gaia-letter-swamp = M
gaia-letter-titanium = Ti
gaia-letter-ice = I
gaia-letter-gaia = G
gaia-letter-transdim = X
gaia-letter-lost = P

## Les mêmes tuiles, chez une personne
gaia-held-tech_ore_qic = { gaia-tile-tech_ore_qic }
gaia-held-tech_knowledge_per_type = { gaia-tile-tech_knowledge_per_type }
gaia-held-tech_big_buildings_power_4 = { gaia-tile-tech_big_buildings_power_4 }
gaia-held-tech_7_vp = { gaia-tile-tech_7_vp }
gaia-held-tech_income_ore_charge = { gaia-tile-tech_income_ore_charge }
gaia-held-tech_income_knowledge_credit = { gaia-tile-tech_income_knowledge_credit }
gaia-held-tech_gaia_mine_3_vp = { gaia-tile-tech_gaia_mine_3_vp }
gaia-held-tech_income_4_credits = { gaia-tile-tech_income_4_credits }
gaia-held-tech_action_charge_4 = { gaia-tile-tech_action_charge_4 }
gaia-held-adv_pass_federations = { gaia-tile-adv_pass_federations }
gaia-held-adv_research_2_vp = { gaia-tile-adv_research_2_vp }
gaia-held-adv_action_qic_5_credits = { gaia-tile-adv_action_qic_5_credits }
gaia-held-adv_2_vp_per_mine = { gaia-tile-adv_2_vp_per_mine }
gaia-held-adv_pass_labs = { gaia-tile-adv_pass_labs }
gaia-held-adv_ore_per_sector = { gaia-tile-adv_ore_per_sector }
gaia-held-adv_pass_planet_types = { gaia-tile-adv_pass_planet_types }
gaia-held-adv_2_vp_per_gaia = { gaia-tile-adv_2_vp_per_gaia }
gaia-held-adv_4_vp_per_trading_station = { gaia-tile-adv_4_vp_per_trading_station }
gaia-held-adv_2_vp_per_sector = { gaia-tile-adv_2_vp_per_sector }
gaia-held-adv_action_3_ore = { gaia-tile-adv_action_3_ore }
gaia-held-adv_5_vp_per_federation = { gaia-tile-adv_5_vp_per_federation }
gaia-held-adv_action_3_knowledge = { gaia-tile-adv_action_3_knowledge }
gaia-held-adv_mine_3_vp = { gaia-tile-adv_mine_3_vp }
gaia-held-adv_trading_station_3_vp = { gaia-tile-adv_trading_station_3_vp }

## Les pions d’alliance que l’on a
gaia-owned-fed_12_vp = { gaia-token-fed_12_vp }
gaia-owned-fed_8_vp_qic = { gaia-token-fed_8_vp_qic }
gaia-owned-fed_8_vp_tokens = { gaia-token-fed_8_vp_tokens }
gaia-owned-fed_7_vp_ore = { gaia-token-fed_7_vp_ore }
gaia-owned-fed_7_vp_credits = { gaia-token-fed_7_vp_credits }
gaia-owned-fed_6_vp_knowledge = { gaia-token-fed_6_vp_knowledge }
gaia-owned-fed_gleens = { gaia-token-fed_gleens }

## D’où viennent les points
gaia-source-start = départ
gaia-source-rounds = décompte de manche
gaia-source-boosters = boosters
gaia-source-tiles = tuiles Tech
gaia-source-federations = alliances
gaia-source-research = recherche
gaia-source-actions = actions
gaia-source-faction = faction
gaia-source-charging = accumulation
gaia-source-final = décompte final
gaia-source-levels = niveaux de recherche
gaia-source-resources = ressources restantes
gaia-score-start = Départ
gaia-score-rounds = Manches
gaia-score-boosters = Boosters
gaia-score-tiles = Tuiles Tech
gaia-score-federations = Alliances
gaia-score-research = Recherche
gaia-score-actions = Actions
gaia-score-faction = Faction
gaia-score-charging = Accumulation
gaia-score-final = Décompte final
gaia-score-levels = Niveaux
gaia-score-resources = Ressources

## Solo contre l’Automa
gaia-opponent = l’Automa
gaia-option-automa = Solo : l’Automa (reconstruction non officielle)
    .tip = Un adversaire de cartes, pour une personne seule. Les niveaux changent son avantage.
gaia-option-automa-none = sans
gaia-option-automa-automalein = Automalein : doux
gaia-option-automa-automa = Automa : normal
gaia-option-automa-automaechtig = Automächtig : fort
gaia-option-automa-ultoma = Ultoma : très fort
gaia-option-automa-alptrauma = Alptrauma : un cauchemar
gaia-option-automa_faction = Solo : faction de l’Automa
    .tip = La faction que joue l’Automa.
gaia-option-automa_faction-none = sans
gaia-option-automa_faction-terrans = Terraniens
gaia-option-automa_faction-xenos = Xenos
gaia-option-automa_faction-taklons = Taklons
gaia-option-automa_faction-hadsch_hallas = Hadsch Halla
gaia-option-automa_faction-geodens = Geoden
gaia-option-automa_faction-firaks = Firaks
gaia-option-automa_faction-itars = Itar
gaia-event-automa_acted = { $seat } joue la { $card }, avec l’appui de la { $support }.
gaia-automa-deck = { $deck } cartes, { $reserve } en réserve
gaia-automa-next = Ensuite : { $card }
gaia-card-automa_1 = carte 1
gaia-card-automa_2 = carte 2
gaia-card-automa_3 = carte 3
gaia-card-automa_4 = carte 4
gaia-card-automa_5 = carte 5
gaia-card-automa_6 = carte 6
gaia-card-automa_7 = carte 7
gaia-card-automa_8 = carte 8
gaia-card-automa_9 = carte 9
gaia-card-automa_10 = carte 10
gaia-card-automa_11 = carte 11
gaia-card-automa_12 = carte 12
gaia-card-automa_13 = carte 13
gaia-card-automa_14 = carte 14
gaia-card-automa_15 = carte 15
gaia-card-automa_16 = carte 16
gaia-card-automa_17 = carte 17

## La page : titres et mots courts
gaia-board = La galaxie
gaia-round-short = Manche { $round } / 6
gaia-phase-setup = Mise en place
gaia-phase-income = Phase de revenus
gaia-phase-gaia = Phase Gaia
gaia-phase-actions = Phase d’actions
gaia-phase-ended = Fin de la partie
gaia-tab-research = Recherche
gaia-tab-faction = Ma faction
gaia-tab-tiles = Tuiles
gaia-head-research = Recherche
gaia-head-tech = Tuiles Tech
gaia-head-actions = Actions de puissance et de CIQ
gaia-head-rounds = Décompte de manche
gaia-head-final = Décompte final
gaia-projection-all = Projection
    .tip = Les points de chacun si la partie s’arrêtait maintenant.
gaia-head-income = Prochain revenu
gaia-head-power = Puissance
gaia-head-specials = Actions spéciales
gaia-head-my-tiles = Tuiles Tech
gaia-head-tokens = Pions Alliance
gaia-head-boosters = Boosters
gaia-head-stock = Pions Alliance en réserve
gaia-head-factions = Factions
gaia-none-tiles = Pas encore de tuile. Labos et académies en donnent une.
gaia-none-tokens = Pas encore d’alliance. Il faut une valeur de puissance de { $power }.
gaia-none-faction = Sans faction
gaia-gaia-area = Zone Gaia
gaia-covered = recouverte
gaia-passed = passé
gaia-neutral = joueur neutre
gaia-range = portée { $range }
gaia-step-cost = { $ore ->
    [one] { $ore } minerai par étape
   *[other] { $ore } minerais par étape
}
gaia-project-cost = { $tokens ->
    [0] pas de projet Gaia
   *[other] { $tokens } pions par projet
}
gaia-steps = { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
}
gaia-standing = { $seat } : { $count } ({ $points } PV)
gaia-colon = { " : " }
gaia-federation-power = Puissance { $power } sur { $need }
gaia-federation-satellites = { $count ->
    [one] { $count } satellite
   *[other] { $count } satellites
}, { $most } au plus
gaia-bill = reste { $power } de puissance
gaia-mine-on = Mine sur { $planet }
gaia-after-conversions = payable après conversion
gaia-could-convert = Payable après : { $list }.
gaia-missing = Il manque : { $list }.

## La page : quoi, à qui, où
gaia-label-structure = { $structure }, { $seat }
gaia-label-gaiaformer = unité de Gaiaformation, { $seat }
gaia-label-satellite = satellite, { $seat }
gaia-label-guest = mine, { $seat }
gaia-now-owner = { $structure } de { $seat }, valeur de puissance { $power }.
gaia-now-guest = Partagée avec une mine de { $seat }.
gaia-now-former = Une unité de Gaiaformation de { $seat } est à l’œuvre.
gaia-now-satellites = Satellites : { $list }.
gaia-now-station = Une station spatiale.
gaia-now-federation = Dans une alliance de { $list }.
gaia-now-mine = Une mine ici : { $cost }.
gaia-now-steps = { $steps ->
    [one] À { $steps } étape de votre type d’origine.
   *[other] À { $steps } étapes de votre type d’origine.
}
gaia-now-projection = { $seat } : { $score } acquis, { $final } pour les tuiles finales, { $levels } pour les niveaux, { $resources } pour les ressources, soit { $total }.
gaia-now-used = Utilisée cette manche.
gaia-now-left = { $count ->
    [0] Il n’en reste plus.
    [one] Il en reste une.
   *[other] Il en reste { $count }.
}
gaia-now-round = Compte à la manche { $round }.
gaia-now-holder = Chez { $seat }.
gaia-now-free = Chez personne.
gaia-now-sector = Secteur { $sector }
gaia-now-cluster = Valeur de puissance { $power } ensemble.
gaia-now-structures-built = { $out } construits sur { $of }.
gaia-about-seat = { $ore } minerais, { $credits } crédits, { $knowledge } connaissances, { $qic } CIQ

## La page : ce que rapporte une action
gaia-brings-ore = { $count ->
    [one] { $amount } minerai
   *[other] { $amount } minerais
}
gaia-brings-credits = { $count ->
    [one] { $amount } crédit
   *[other] { $amount } crédits
}
gaia-brings-knowledge = { $count ->
    [one] { $amount } connaissance
   *[other] { $amount } connaissances
}
gaia-brings-qic = { $amount } CIQ
gaia-brings-power = { $amount } de puissance
gaia-brings-tokens = { $count ->
    [one] { $amount } pion Puissance
   *[other] { $amount } pions Puissance
}
gaia-brings-income_ore = { $count ->
    [one] { $amount } minerai par manche
   *[other] { $amount } minerais par manche
}
gaia-brings-income_knowledge = { $count ->
    [one] { $amount } connaissance par manche
   *[other] { $amount } connaissances par manche
}
gaia-brings-income_qic = { $amount } CIQ par manche
gaia-brings-income_charge = { $amount } de charge par manche
gaia-brings-income_credits = { $count ->
    [one] { $amount } crédit par manche
   *[other] { $amount } crédits par manche
}
gaia-brings-income_power_tokens = { $count ->
    [one] { $amount } pion Puissance par manche
   *[other] { $amount } pions Puissance par manche
}
gaia-brings-bowls = puissance { $before } → { $after }
gaia-brings-gaia_area = { $amount } en zone Gaia
gaia-brings-points = { $amount } PV
gaia-brings-gaiaformers = { $count ->
    [one] { $amount } unité de Gaiaformation
   *[other] { $amount } unités de Gaiaformation
}
gaia-brings-federation = puissance { $power } sur { $need }
gaia-brings-charge = { $points ->
    [0] { $seat } peut accumuler { $charge }
   *[other] { $seat } peut accumuler { $charge } pour { $points } PV
}

## Pourquoi une chose n’est pas possible
gaia-power-power = puissance
gaia-power-tokens = pions Puissance
gaia-obstacle-short-ore = { $missing ->
    [one] Il manque { $missing } minerai
   *[other] Il manque { $missing } minerais
} : il en faut { $needed }, vous en avez { $held }.
gaia-obstacle-short-credits = { $missing ->
    [one] Il manque { $missing } crédit
   *[other] Il manque { $missing } crédits
} : il en faut { $needed }, vous en avez { $held }.
gaia-obstacle-short-knowledge = { $missing ->
    [one] Il manque { $missing } connaissance
   *[other] Il manque { $missing } connaissances
} : il en faut { $needed }, vous en avez { $held }.
gaia-obstacle-short-qic = Il manque { $missing } CIQ : il en faut { $needed }, vous en avez { $held }.
gaia-obstacle-short-power = Il manque { $missing } de puissance dans la zone III : il en faut { $needed }, vous en avez { $held }.
gaia-obstacle-short-tokens = { $missing ->
    [one] Il manque { $missing } pion Puissance
   *[other] Il manque { $missing } pions Puissance
} : il en faut { $needed } dans vos zones, vous en avez { $held }.
gaia-obstacle-no_planet = Il n’y a pas de planète ici.
gaia-obstacle-no_own = Aucun de vos bâtiments n’est ici.
gaia-obstacle-own_planet = Vous êtes déjà installé ici.
gaia-obstacle-planet_taken = Déjà prise : { $owner } y est installé.
gaia-obstacle-former_there = Une unité de Gaiaformation est ici : { $owner }.
gaia-obstacle-not_empty = Cet hexagone n’est pas vide.
gaia-obstacle-still_transdim = Votre unité de Gaiaformation est à l’œuvre : la planète devient verte à la prochaine phase Gaia.
gaia-obstacle-needs_project = Personne ne s’installe sur une planète Transdim avant qu’une unité de Gaiaformation l’ait changée : lancez-y un projet Gaia.
gaia-obstacle-not_transdim = Les projets Gaia ne concernent que les planètes Transdim.
gaia-obstacle-too_far = Trop loin : { $distance } cases. Vos vaisseaux en font { $range } ; chaque CIQ en ajoute 2, et vous en avez { $held }.
gaia-obstacle-no_pieces = Toutes vos pièces de cette sorte sont sur la carte : { $structure }.
gaia-obstacle-no_former = Aucune unité de Gaiaformation n’est prête sur votre plateau.
gaia-obstacle-only_mine = Les étapes gratuites servent à une mine, pas à un projet Gaia.
gaia-obstacle-lost_stays = La mine de la Planète Perdue ne s’améliore pas.
gaia-obstacle-no_upgrade = Amélioration impossible : { $structure } vers { $target }.
gaia-obstacle-federation_power = Vos planètes encore libres valent { $power } ; une alliance demande { $needed }.
gaia-obstacle-federation_link = Vos planètes sont trop éloignées : vous pouvez payer { $satellites ->
    [one] { $satellites } satellite
   *[other] { $satellites } satellites
}.
gaia-obstacle-stock_empty = Il ne reste pas de pion Alliance de cette sorte.
gaia-obstacle-not_joinable = Aucune alliance possible ne contient ces planètes avec celles déjà choisies.
gaia-obstacle-join_more = Les planètes choisies ne font pas encore une alliance : joignez-en d’autres.
gaia-obstacle-not_linking = Un satellite ici n’aiderait pas : il en faut le moins possible.
gaia-obstacle-track_closed = Les Bal T’ak n’avancent pas ici avant d’avoir leur institut.
gaia-obstacle-track_ends = Vous êtes tout en haut : { $track }.
gaia-obstacle-top_taken = Le dernier niveau est occupé : { $track }. Il est pour un seul joueur.
gaia-obstacle-no_green = Il faut un pion Alliance côté vert.
gaia-obstacle-wrong_track = Le pas de cette tuile est pour un seul domaine : { $track }.
gaia-obstacle-not_lowest = Seuls vos domaines les plus bas avancent, au niveau { $level }.
gaia-obstacle-no_such_tile = Cette tuile n’est pas disponible : { $tile }.
gaia-obstacle-tile_owned = Vous avez déjà cette tuile : { $tile }.
gaia-obstacle-tile_level = { $track } : vous êtes au niveau { $level }, la tuile demande le niveau { $needed }.
gaia-obstacle-nothing_to_cover = Une tuile avancée recouvre une de vos tuiles, et vous n’en avez aucune à recouvrir.
gaia-obstacle-not_coverable = On ne recouvre qu’une tuile standard à soi.
gaia-obstacle-space_used = Elle est prise. Elle revient à la manche { $round }.
gaia-obstacle-last_round = Elle est prise, et c’est la dernière manche.
gaia-obstacle-no_mine = Aucune mine n’est possible avec ces étapes en ce moment.
gaia-obstacle-no_tile = Il n’y a pas de tuile que vous puissiez prendre.
gaia-obstacle-no_token = Vous n’avez pas de pion Alliance de cette sorte.
gaia-obstacle-no_special = Vous n’avez pas cette action.
gaia-obstacle-special_used = Vous l’avez utilisée. Elle revient à la manche suivante.
gaia-obstacle-no_target = Elle ne servirait à rien en ce moment.
gaia-obstacle-not_swappable = L’institut s’échange avec une de vos mines, pas celle de la Planète Perdue.
gaia-obstacle-not_a_lab = Seul un de vos labos de recherche peut redevenir un comptoir.
gaia-obstacle-other_faction = Cette conversion est celle d’une autre faction.
gaia-obstacle-no_institute = Il faut votre institut planétaire.
gaia-obstacle-no_stone = L’Espirite n’est pas dans la zone II.
gaia-obstacle-burn_tokens = Il faut { $needed } pions dans la zone II ; vous en avez { $held }.
gaia-obstacle-no_charged = Vous n’avez pas de pion dans la zone III.
gaia-obstacle-not_combined = Chacun de vos pions vaut 1 de puissance : convertissez une chose après l’autre.
gaia-obstacle-in_order = Nommez d’abord les CIQ, puis connaissances, minerais et crédits.
gaia-obstacle-bill_spent = Il reste { $left } de puissance ; il en faut { $price }.
gaia-obstacle-empty_basket = Choisissez d’abord quelque chose.
gaia-obstacle-stone_place = L’Espirite ne peut pas finir là.
gaia-obstacle-token_count = Cette zone ne peut pas donner ce nombre de pions.
gaia-obstacle-no_icon = Ce revenu n’est pas à prendre.
gaia-obstacle-charge_amount = On accumule tout ce qu’on peut, ou rien.
gaia-obstacle-booster_gone = Ce booster n’est pas proposé.
gaia-obstacle-no_rotation = Ainsi tourné, des planètes semblables seraient voisines.
gaia-obstacle-faction_taken = Ce plateau est déjà pris : { $faction }.
gaia-obstacle-faction_out = Cette faction n’est pas proposée dans cette partie : { $faction }.
gaia-obstacle-not_home = Vos premiers bâtiments se posent sur des planètes de votre type d’origine.
gaia-obstacle-when-end_turn = Faites d’abord une action, ou passez.
gaia-obstacle-when-pass = Vous avez fait votre action de ce tour. Vous pourrez passer au prochain.
gaia-obstacle-when-build = Vous avez fait votre action de ce tour.
gaia-obstacle-when-project = Vous avez fait votre action de ce tour.
gaia-obstacle-when-upgrade = Vous avez fait votre action de ce tour.
gaia-obstacle-when-federation = Vous avez fait votre action de ce tour.
gaia-obstacle-when-research = Vous avez fait votre action de ce tour.
gaia-obstacle-when-action = Vous avez fait votre action de ce tour.
gaia-obstacle-when-special = Vous avez fait votre action de ce tour.
gaia-obstacle-when-decline = Seulement quand quelque chose vous est proposé.
gaia-obstacle-when-stop = Seulement pendant que vous choisissez ce que rapportent des pions.
gaia-obstacle-when-pay = Seulement pendant une conversion combinée.
gaia-obstacle-when-joined = Seulement pendant que vous formez une alliance.
gaia-obstacle-when-exchange = Seulement pour les Itar avec leur institut, à la phase Gaia.
gaia-obstacle-when-with_stone = Seulement quand les Taklons paient.
gaia-obstacle-when-without_stone = Seulement quand les Taklons paient.
gaia-obstacle-when-charge = Seulement quand quelqu’un construit près de chez vous.
gaia-obstacle-when-token_first = Seulement quand quelqu’un construit près des Taklons.
gaia-obstacle-when-token_after = Seulement quand quelqu’un construit près des Taklons.
gaia-obstacle-when-gain = Seulement pendant une conversion combinée, ou quand des pions rapportent quelque chose.
gaia-obstacle-when-stone_in = Seulement quand les Taklons accumulent de la puissance.
gaia-obstacle-when-from_first = Seulement quand vous payez avec des pions.
gaia-obstacle-when-from_second = Seulement quand vous payez avec des pions.
gaia-obstacle-when-advance = Seulement quand une tuile ou une action donne un pas gratuit. Pour 4 connaissances, choisissez Recherche.
gaia-obstacle-when-booster = Seulement quand vous passez.
gaia-obstacle-when-tile = Seulement avec un nouveau labo ou une académie, ou par l’action de CIQ.
gaia-obstacle-when-cover = Seulement quand vous prenez une tuile avancée.
gaia-obstacle-when-token = Seulement quand vous formez une alliance, ou par l’action de CIQ.
gaia-obstacle-when-icon = Seulement à la phase de revenu.
gaia-obstacle-when-faction = Les factions se choisissent avant la partie.
gaia-obstacle-when-rotate = Les secteurs se tournent avant la partie.
gaia-obstacle-when-satellite = Seulement pendant que vous formez une alliance.
gaia-obstacle-when-join = Seulement pendant que vous formez une alliance.
gaia-obstacle-when-place = Les premiers bâtiments se posent avant la partie.
gaia-obstacle-when-station = Seulement par l’action spéciale de l’institut de l’Essaim.
gaia-obstacle-when-lost_planet = Seulement avec le dernier pas de Navigation.
gaia-obstacle-when-swap = Seulement par l’action spéciale de l’institut des Ambas.
gaia-obstacle-when-downgrade = Seulement par l’action spéciale de l’institut des Firaks.

## Le terminal
gaia-terminal-legend = petits chiffres : à qui ; seuls : satellites ; deux chiffres : secteurs
gaia-terminal-faction = Faction
gaia-terminal-booster = Booster
gaia-terminal-structures = Bâtiments
gaia-terminal-reach = Moyens
gaia-terminal-needed = prochaine à { $power }
gaia-terminal-tile = Tuile Tech
gaia-terminal-advanced = Avancée
gaia-terminal-actions-power = Actions de puissance
gaia-terminal-actions-qic = Actions de CIQ

## What is said before an action is confirmed

gaia-warning-over_cap = Perdu, au-delà du maximum de { $cap } : { $lost } { $resource }.
gaia-warning-nothing_fits = Rien n’est gagné : vous avez déjà { $cap } { $resource }, le maximum.
gaia-warning-charge_lost = De cette charge, { $lost } ne trouve aucun pion à déplacer et se perd.
gaia-warning-nothing_charged = Rien n’est chargé : tous vos pions sont en zone III.
gaia-warning-steps_lost = Cette planète ne demande que { $needed } des { $free } pas gratuits : le reste est perdu.
gaia-warning-steps_unused = Cette planète ne demande aucun pas : { $free ->
    [one] le pas gratuit est perdu.
   *[other] les { $free } pas gratuits sont perdus.
}
gaia-warning-tokens_first = De cette charge, { $lost } ne trouve aucun pion à déplacer. Prenez d’abord les pions qui restent à venir.

## Le choix d’une faction
gaia-pick-intro = **Première partie ?** Prenez un peuple marqué « Pour débuter ».
gaia-pick-pairs = Deux se partagent chaque plateau : prendre l’un écarte l’autre.
gaia-pick-ask = Jouer : { $faction } ?
gaia-pick-then-next = Ensuite { $seat } choisit
gaia-pick-then-two = Ensuite { $seat } choisit, puis { $last }
gaia-pick-then-more = Ensuite { $seat } choisit, puis { $count } autres
gaia-pick-then-none = Vous choisissez en dernier
gaia-pick-home = Planète d’origine : **{ $planet }**
gaia-pick-planet = planète { $planet }
gaia-pick-start = Dès le départ
gaia-pick-institute = Avec l’institut
gaia-pick-goods = Vous commencez avec
gaia-pick-income = Chaque manche
gaia-pick-prices = Prix d’une mine, selon la planète
gaia-pick-prices-note = Plus 2 [res-credits|crédits] dans tous les cas.
gaia-pick-price = { $planets } : { $ore } minerais
gaia-pick-map = Sur cette carte
gaia-pick-map-count = { $count ->
    [one] **{ $planet } : une planète.**
   *[other] **{ $planet } : { $count } planètes.**
} { $advice }
gaia-pick-taken = { $seat } l’a prise
gaia-pick-neighbour = même plateau que { $seat }
gaia-pick-header = { $phase } · { $chosen ->
    [0] aucune faction choisie
    [one] { $chosen } faction sur { $of } choisie
   *[other] { $chosen } factions sur { $of } choisies
}
gaia-pick-seat-now = choisit une faction
gaia-pick-short-now = choisit
gaia-pick-short-later = { $last ->
    [yes] en dernier
   *[no] ensuite
}
gaia-pick-short-mine = { $faction } ?
gaia-pick-seat-mine = { $faction }, à confirmer
gaia-pick-seat-later = { $last ->
    [yes] choisit en dernier
   *[no] choisit plus tard
}
gaia-pick-said-charge = accumuler { $count }
gaia-pick-said-tokens = { $count ->
    [one] 1 pion Puissance
   *[other] { $count } pions Puissance
}
gaia-pick-terrans-line = Leurs pions rentrent plus vite de la zone Gaia.
gaia-pick-terrans-start = Les pions prêtés à un projet Gaia reviennent en zone II au lieu de la zone I : **une charge de moins** pour s’en resservir. Vous possédez une unité de Gaiaformation dès le départ.
gaia-pick-terrans-institute = Les pions qui reviennent apportent aussi **des ressources au choix**, au prix de la puissance.
gaia-pick-terrans-advice = Les projets Gaia vous coûtent peu : cherchez les planètes Transdim près de vos mines.
gaia-pick-lantids-line = Construisent aussi sur les planètes des autres.
gaia-pick-lantids-start = Vous pouvez bâtir des mines **sur les planètes des autres**, pour 1 [res-ore|minerai] et 2 [res-credits|crédits], sans jamais terraformer. Vous n’avez que 4 pions Puissance au départ.
gaia-pick-lantids-institute = Chaque mine bâtie chez un autre rapporte **2** [res-knowledge|connaissances].
gaia-pick-lantids-advice = Installez-vous près des autres : leurs planètes sont vos moins chères.
gaia-pick-xenos-line = Posent une troisième mine au départ.
gaia-pick-xenos-start = Vous posez **trois mines** au lieu de deux : un revenu de plus, et plus de ciel à portée.
gaia-pick-xenos-institute = Vos alliances demandent 6 de puissance au lieu de 7, et vous recevez 1 [res-qic|CIQ] à chaque manche.
gaia-pick-xenos-advice = Groupez vos trois mines : votre première alliance viendra tôt.
gaia-pick-gleens-line = Les planètes Gaia leur coûtent peu et rapportent 2 PV.
gaia-pick-gleens-start = Une mine sur une planète Gaia coûte 1 [res-ore|minerai] au lieu d’un [res-qic|CIQ] et rapporte **2** [res-vp|PV]. Sans votre académie de CIQ, tout CIQ devient 1 minerai.
gaia-pick-gleens-institute = Vous recevez aussitôt **un pion Alliance à vous**.
gaia-pick-gleens-advice = Cherchez les planètes Gaia, et oubliez les CIQ jusqu’à l’académie.
gaia-pick-taklons-line = Un pion spécial vaut 3 de puissance.
gaia-pick-taklons-start = Vous possédez l’**Espirite** : un pion qui paie 3 de puissance quand vous le dépensez.
gaia-pick-taklons-institute = Chaque fois que vous accumulez grâce aux autres, vous recevez aussi **un nouveau pion Puissance**.
gaia-pick-taklons-advice = Bâtissez près des autres : ce qu’ils construisent charge votre puissance.
gaia-pick-ambas-line = Un minerai de plus à chaque manche.
gaia-pick-ambas-start = Vous recevez **un minerai de plus** à chaque manche, et commencez au niveau 1 de Navigation.
gaia-pick-ambas-institute = Une fois par manche, l’institut **change de place** avec une de vos mines.
gaia-pick-ambas-advice = Le minerai bâtit : vous en manquerez rarement. Étendez-vous d’abord.
gaia-pick-hadsch_hallas-line = Trois crédits de plus à chaque manche.
gaia-pick-hadsch_hallas-start = Vous recevez **trois crédits de plus** à chaque manche, et commencez au niveau 1 d’Économie.
gaia-pick-hadsch_hallas-institute = Les crédits achètent **minerai, connaissance et CIQ** au prix de la puissance.
gaia-pick-hadsch_hallas-advice = Bâtissez tôt l’institut : l’argent devient alors tout le reste.
gaia-pick-ivits-line = Commence par son institut, agrandit une seule alliance.
gaia-pick-ivits-start = Vous posez **votre institut, et aucune mine**. Vous n’avez qu’une alliance, que vous agrandissez ; ses satellites coûtent des [res-qic|CIQ].
gaia-pick-ivits-institute = Chaque manche, vous posez **une station spatiale**, d’où vous portez plus loin.
gaia-pick-ivits-advice = Tout se tient : prévoyez où votre unique alliance grandira.
gaia-pick-geodens-line = Terraforment mieux : un niveau d’avance.
gaia-pick-geodens-start = Vous commencez **au niveau 1 de Terraformation**, avec ses 2 minerais.
gaia-pick-geodens-institute = Chaque type de planète colonisé pour la première fois rapporte **3** [res-knowledge|connaissances].
gaia-pick-geodens-advice = Visez beaucoup de types de planètes plutôt que beaucoup de planètes.
gaia-pick-bal_taks-line = Échangent leurs gaiaformeurs contre des CIQ.
gaia-pick-bal_taks-start = Vous pouvez prêter une unité de Gaiaformation à la zone Gaia **contre 1** [res-qic|CIQ]. Sans institut, vous n’avancez pas en Navigation. Votre académie de droite donne 4 crédits.
gaia-pick-bal_taks-institute = Vous **pouvez avancer en Navigation**.
gaia-pick-bal_taks-advice = Les CIQ sont votre moteur : prêtez vos unités à chaque manche.
gaia-pick-firaks-line = Deux connaissances à chaque manche.
gaia-pick-firaks-start = Vous recevez **deux connaissances** à chaque manche, mais commencez avec moins.
gaia-pick-firaks-institute = Une fois par manche, un labo **redevient un comptoir**, et vous avancez d’un niveau.
gaia-pick-firaks-advice = Un labo, un comptoir, encore un labo : à chaque fois une tuile Tech.
gaia-pick-bescods-line = Avancent chaque manche là où ils sont le plus bas.
gaia-pick-bescods-start = Une fois par manche, vous **avancez d’un niveau** dans votre domaine le plus bas. Les comptoirs rapportent de la connaissance, les labos des crédits ; l’académie naît d’un comptoir, l’institut d’un labo.
gaia-pick-bescods-institute = Vos bâtiments sur le titane valent **1 de puissance de plus**.
gaia-pick-bescods-advice = Rien n’est à la place habituelle : lisez deux fois votre plateau.
gaia-pick-nevlas-line = Prêtent des pions contre des connaissances.
gaia-pick-nevlas-start = Vous pouvez prêter un pion de la zone III à la zone Gaia **contre 1** [res-knowledge|connaissance]. Les labos accumulent au lieu de donner de la connaissance.
gaia-pick-nevlas-institute = Les pions de la zone III **valent 2 de puissance**.
gaia-pick-nevlas-advice = La puissance est tout pour vous : accumulez dès que possible.
gaia-pick-itars-line = Les pions brûlés reviennent par la zone Gaia.
gaia-pick-itars-start = Les pions que vous brûlez **vont en zone Gaia** au lieu d’être perdus, et un pion arrive à chaque manche.
gaia-pick-itars-institute = En phase Gaia, vous pouvez échanger **4 pions de la zone Gaia contre une tuile Tech**.
gaia-pick-itars-advice = Brûlez sans crainte : personne n’a plus de pions que vous.

## Ce qui manque encore au choix
gaia-next-hex = où ?
gaia-next-structure = en quoi ?
gaia-next-track = dans quel domaine ?
gaia-next-space = laquelle ?
gaia-next-special = laquelle ?
gaia-next-conversion = quoi contre quoi ?

## Ce qu’une manche a apporté
gaia-round-scored = Points de la manche
gaia-round-income = Points et revenus
gaia-round-next = Marque à la manche suivante
gaia-round-boosters = Boosters
gaia-round-order = Ordre de la manche suivante

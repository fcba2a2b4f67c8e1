### Space Gate Odyssey : tout ce qu’une personne lit, sur la page et dans le terminal.

space_gate = Space Gate Odyssey
space_gate-summary = Bâtissez une base en orbite, menez vos colons aux portails et gagnez en influence sur les nouveaux mondes.

## Options d’une nouvelle table
space_gate-preset-first_game = La partie courte, et chacun peut rebâtir une fois.
space_gate-preset-usual = Cinq exoplanètes.
space_gate-preset-express = Deux portails, trois exoplanètes.
space_gate-option-express = Partie express
    .tip = L’express se joue avec deux portails et trois exoplanètes : environ moitié moins long.
space_gate-option-express-off = normale : cinq exoplanètes
space_gate-option-express-on = express : trois exoplanètes
space_gate-option-turn_limit = Tours par joueur au plus
    .tip = Le livret ne connaît pas de limite : la partie finit quand la dernière exoplanète est clôturée. Avec une limite, elle finit au plus tard après ce nombre de tours ; les planètes encore ouvertes ne rapportent alors rien.
space_gate-option-turn_limit-150 = 150
space_gate-option-turn_limit-12 = 12 : pour découvrir
space_gate-option-turn_limit-none = sans limite, comme dans le livret
space_gate-option-reorganisation_0 = Jeton Réorganisation pour le siège 1
    .tip = Permet à ce siège de rebâtir sa station une fois : pour une première partie.
space_gate-option-reorganisation_0-off = non
space_gate-option-reorganisation_0-on = oui : première partie
space_gate-option-reorganisation_1 = Jeton Réorganisation pour le siège 2
    .tip = Permet à ce siège de rebâtir sa station une fois : pour une première partie.
space_gate-option-reorganisation_1-off = non
space_gate-option-reorganisation_1-on = oui : première partie
space_gate-option-reorganisation_2 = Jeton Réorganisation pour le siège 3
    .tip = Permet à ce siège de rebâtir sa station une fois : pour une première partie.
space_gate-option-reorganisation_2-off = non
space_gate-option-reorganisation_2-on = oui : première partie
space_gate-option-reorganisation_3 = Jeton Réorganisation pour le siège 4
    .tip = Permet à ce siège de rebâtir sa station une fois : pour une première partie.
space_gate-option-reorganisation_3-off = non
space_gate-option-reorganisation_3-on = oui : première partie

## Questions
space_gate-prompt-setup_pile = Choisissez le { $order } module de votre base
space_gate-prompt-module = Où va ce module ?
space_gate-prompt-reorganise = Refaire toute votre base avant le décompte de ses couloirs ?
space_gate-prompt-relay = Quel module posez-vous ensuite ?
space_gate-prompt-relay_place = Où va ce module ?
space_gate-prompt-turn = Déplacez un ingénieur dans une autre salle
space_gate-prompt-move = { $domain } : déplacez un colon (pas restants : { $points })
space_gate-prompt-fill = Remplissez un sas (points restants : { $points })
space_gate-prompt-dig = Prenez un module (points restants : { $points })
space_gate-prompt-recruit = Quelle salle rejoint votre recrue ?
space_gate-prompt-promote = Dans quelle salle promouvoir un ingénieur ?
space_gate-prompt-send = Quel module plein videz-vous ensuite ?
space_gate-prompt-island = Sur quelle île vont ces colons ?
space_gate-prompt-site = Où se pose votre colon ?
space_gate-prompt-exchange = Quels jetons voisins échangez-vous ?
space_gate-prompt-rank_piece = Qui quitte l’Odyssey pour le gouvernement ?
space_gate-prompt-rank_settler = Quel module donne un colon pour ce rang ?
space_gate-prompt-gate_to = Quelle exoplanète le portail ouvre-t-il ?

## Ce que lisent les autres pendant ce temps
space_gate-waiting-setup_pile = { $seat } commence sa base
space_gate-waiting-module = { $seat } place un module
space_gate-waiting-turn = { $seat } choisit une salle
space_gate-waiting-move = { $seat } déplace ses colons
space_gate-waiting-fill = { $seat } remplit ses sas
space_gate-waiting-dig = { $seat } choisit des modules
space_gate-waiting-send = { $seat } envoie ses colons
space_gate-waiting-site = { $seat } pose ses colons
space_gate-waiting-relay = { $seat } refait sa base
space_gate-waiting-reorganise = { $seat } pense à refaire sa base
space_gate-waiting-relay_place = { $seat } refait sa base
space_gate-waiting-recruit = { $seat } place une recrue
space_gate-waiting-promote = { $seat } promeut un ingénieur
space_gate-waiting-island = { $seat } choisit une île
space_gate-waiting-exchange = { $seat } échange des jetons
space_gate-waiting-rank_piece = { $seat } envoie quelqu’un au gouvernement
space_gate-waiting-rank_settler = { $seat } envoie un colon au gouvernement
space_gate-waiting-gate_to = { $seat } déplace un portail

## Verbes, comme sur un bouton
space_gate-verb-stop = C’est tout
    .tip = Les points qui restent dans cette salle sont perdus.
space_gate-verb-take = Prendre
    .tip = Vous voyez le premier module de la pile, puis l’ajoutez à votre base ou le remettez dessous.
space_gate-verb-put_under = Remettre sous la pile
    .tip = Le module va sous sa pile ; votre base reste telle quelle.
space_gate-verb-room = Cette salle
    .tip = Cette salle de l’Odyssée.
space_gate-verb-exchange = Échanger
    .tip = Les deux jetons de prédominance changent de case, et donc de valeur à la fin.
space_gate-verb-island = Cette île
    .tip = Tous les colons du module se posent sur cette île.
space_gate-verb-give = Envoyer au gouvernement
    .tip = Il quitte sa salle pour le gouvernement de Hawking, et y manque désormais.
space_gate-verb-gate_to = Ouvrir
    .tip = Le portail de la planète fermée est désormais là : les modules pleins de son symbole y envoient leurs colons.
space_gate-verb-reorganise = Refaire votre base
    .tip = Les mêmes modules, posés de nouveau un à un. Une seule fois dans la partie.
space_gate-verb-decline = Laisser ainsi
    .tip = Tout reste tel quel.
space_gate-verb-cancel = Revenir à l’ancienne base
    .tip = Votre base redevient ce qu’elle était avant de commencer.
space_gate-verb-activate = Déplacer
    .tip = L’ingénieur va dans cette salle. Dans l’ordre du tour, vous le premier, chacun l’utilise avec ses points.
space_gate-verb-fill = Remplir
    .tip = Des colons de votre réserve remplissent le sas.
space_gate-verb-move = Déplacer
    .tip = Un colon va dans le module relié. Le premier qui entre dans un module fermé l’ouvre et retourne à la réserve.
space_gate-verb-send = Vider
    .tip = Ses colons s’envolent là où se trouve le portail de son signe.
space_gate-verb-settler = Prendre un colon
    .tip = Un colon quitte ce module.
space_gate-verb-pick = Poser ensuite
    .tip = Ce module est posé ensuite.
space_gate-verb-site = Se poser
    .tip = Le colon y reste jusqu’à ce que la planète se ferme.
space_gate-verb-attach = Raccorder
    .tip = Le module y reste pour de bon. Des couloirs qui se touchent relient ; à la fin, ceux qui donnent sur le vide coûtent des points.

## Actions entières, comme dans la liste des choix
space_gate-action-take = Prendre le dessus de la pile { $pile }
space_gate-action-room = Dans la salle { $room }
space_gate-action-exchange = Échanger les jetons { $pair }
space_gate-action-island = Vers l’{ $island }
space_gate-action-give = Envoyer l’{ $piece } de la salle { $room } au gouvernement
space_gate-action-gate_to = Ouvrir { $planet }
space_gate-action-activate = Déplacer l’{ $piece } : { $from } → { $to }
space_gate-action-fill = Remplir : { $module }
space_gate-action-move = Un colon sort, côté { $side } : { $module }
space_gate-action-send = Vider : { $module }
space_gate-action-settler = Un colon de : { $module }
space_gate-action-pick = Poser ensuite : { $module }
space_gate-action-site = Se poser sur { $site }
space_gate-action-attach = Raccorder, { $side } du { $module }, { $rotation }

## Ce qui s’est passé
space_gate-event-game_began = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
space_gate-event-first_wave = { $planet } est ouverte : { $gate }.
space_gate-event-second_wave = { $planet } attend un portail.
space_gate-event-turn_began = Tour { $turn } : { $you ->
    [yes] à vous.
   *[no] { $seat }.
}
space_gate-event-activated = { $you ->
    [yes] Vous activez la salle { $to } : { $piece } venu de la salle { $from }.
   *[no] { $seat } active la salle { $to } : { $piece } venu de la salle { $from }.
}
space_gate-event-acted = { $you ->
    [yes] { $room } : vous avez { space_gate-count-points }.
   *[no] { $room } : { $seat } a { space_gate-count-points }.
}
space_gate-event-stopped = { $you ->
    [yes] Vous laissez { space_gate-count-points }.
   *[no] { $seat } laisse { space_gate-count-points }.
}
space_gate-event-took = { $you ->
    [yes] Vous prenez : { $module }.
   *[no] { $seat } prend : { $module }.
}
space_gate-event-added = { $you ->
    [yes] Vous ajoutez : { $module }.
   *[no] { $seat } ajoute : { $module }.
}
space_gate-event-put_under = { $you ->
    [yes] Vous remettez sous sa pile : { $module }.
   *[no] { $seat } remet sous sa pile : { $module }.
}
space_gate-event-moved = { $you ->
    [yes] Vous déplacez un colon : { $from }, puis { $to }.
   *[no] { $seat } déplace un colon : { $from }, puis { $to }.
}
space_gate-event-opened = { $you ->
    [yes] Vous ouvrez : { $module }.
   *[no] { $seat } ouvre : { $module }.
}
space_gate-event-recruited = { $you ->
    [yes] Vous recrutez un ingénieur : { $room }.
   *[no] { $seat } recrute un ingénieur : { $room }.
}
space_gate-event-promoted = { $you ->
    [yes] Vous promouvez un ingénieur : { $room }.
   *[no] { $seat } promeut un ingénieur : { $room }.
}
space_gate-event-automated = { $you ->
    [yes] Vous gagnez un robot : { $room }.
   *[no] { $seat } gagne un robot : { $room }.
}
space_gate-event-no_effect = L’icône n’a pas d’effet : { $module }.
space_gate-event-filled = { $you ->
    [yes] { $module } : { space_gate-count-settlers } à vous.
   *[no] { $module } : { space_gate-count-settlers } pour { $seat }.
}
space_gate-event-sent = { $you ->
    [yes] Vous envoyez { space_gate-count-settlers } vers { $place }.
   *[no] { $seat } envoie { space_gate-count-settlers } vers { $place }.
}
space_gate-event-settled = { $you ->
    [yes] Votre colon se pose : { $site }.
   *[no] Un colon de { $seat } se pose : { $site }.
}
space_gate-event-returned = { $you ->
    [yes] Retour à votre réserve : { space_gate-count-settlers }.
   *[no] Retour à la réserve de { $seat } : { space_gate-count-settlers }.
}
space_gate-event-exchanged = { $you ->
    [yes] Vous échangez des jetons : { $up } monte, { $down } descend.
   *[no] { $seat } échange des jetons : { $up } monte, { $down } descend.
}
space_gate-event-closed = { $you ->
    [yes] Vous fermez { $planet }.
   *[no] { $seat } ferme { $planet }.
}
space_gate-event-scored = { $you ->
    [yes] Vous marquez { $points } : { $total } en tout.
   *[no] { $seat } marque { $points } : { $total } en tout.
}
space_gate-event-ranked = { $you ->
    [yes] Vous atteignez le rang { $rank } : { $piece }.
   *[no] { $seat } atteint le rang { $rank } : { $piece }.
}
space_gate-event-left_room = { $you ->
    [yes] Un de vos pions quitte l’Odyssey : { $piece }, { $room }.
   *[no] Un pion de { $seat } quitte l’Odyssey : { $piece }, { $room }.
}
space_gate-event-gate_moved = { $you ->
    [yes] Vous déplacez le { $gate } vers { $place }.
   *[no] { $seat } déplace le { $gate } vers { $place }.
}
space_gate-event-lifted_base = { $you ->
    [yes] Vous soulevez votre base pour la refaire.
   *[no] { $seat } soulève sa base pour la refaire.
}
space_gate-event-reorganised = { $you ->
    [yes] Votre base est réorganisée.
   *[no] La base de { $seat } est réorganisée.
}
space_gate-event-relay_cancelled = { $you ->
    [yes] Vous remettez votre base comme avant.
   *[no] { $seat } remet sa base comme avant.
}
space_gate-event-limit_reached = La limite de tours est atteinte.
space_gate-event-predominance = { $you ->
    [yes] { $token } : { $points } pour vous.
   *[no] { $token } : { $points } pour { $seat }.
}
space_gate-event-corridors = { $you ->
    [yes] Vous avez { space_gate-count-corridors } : moins { $lost }.
   *[no] { $seat } a { space_gate-count-corridors } : moins { $lost }.
}
space_gate-event-rank_lost = { $you ->
    [yes] Vous perdez le rang { $rank }.
   *[no] { $seat } perd le rang { $rank }.
}
space_gate-event-game_ended = La partie est finie : { $scores }.

## Quantités dans une phrase
space_gate-count-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
space_gate-count-settlers = { $settlers ->
    [one] { $settlers } colon
   *[other] { $settlers } colons
}
space_gate-count-corridors = { $corridors ->
    [one] { $corridors } couloir sur le vide
   *[other] { $corridors } couloirs sur le vide
}

## Salles et domaines
space_gate-room-airlock = Sas
    .tip = Pour un point, remplissez un de vos sas ouverts avec votre réserve.
space_gate-room-new_modules = Nouveaux Modules
    .tip = Pour un point, prenez le module du dessus d’une pile : ajoutez-le à votre base, ou remettez-le sous la pile.
space_gate-room-water = Eau
    .tip = Pour un point, déplacez un colon dans un module Eau voisin.
space_gate-room-energy = Énergie
    .tip = Pour un point, déplacez un colon dans un module Énergie voisin.
space_gate-room-vegetation = Végétation
    .tip = Pour un point, déplacez un colon dans un module Végétation voisin.
space_gate-domain-water = Eau
space_gate-domain-vegetation = Végétation
space_gate-domain-energy = Énergie
space_gate-piece-engineer = ingénieur
    .tip = Vaut 1 point dans sa salle.
space_gate-piece-chief = ingénieur-chef
    .tip = Un ingénieur en combinaison : vaut 2 points dans sa salle.
space_gate-rank_piece-settler = colon
space_gate-rank_piece-engineer = ingénieur
space_gate-rank_piece-chief = ingénieur-chef
space_gate-rank_piece-none = aucun pion

## Chantier et base
space_gate-pile-gate_water = portails, Eau
space_gate-pile-gate_vegetation = portails, Végétation
space_gate-pile-gate_energy = portails, Énergie
space_gate-pile-odyssey_water = Odyssey, Eau
space_gate-pile-odyssey_vegetation = Odyssey, Végétation
space_gate-pile-odyssey_energy = Odyssey, Énergie
space_gate-pile-airlock_water = sas, Eau
space_gate-pile-airlock_vegetation = sas, Végétation
space_gate-pile-airlock_energy = sas, Énergie
space_gate-side-N = nord
space_gate-side-E = est
space_gate-side-S = sud
space_gate-side-W = ouest
space_gate-rotation = { $label ->
    [0] sans le tourner
    [one] tourné une fois
   *[other] tourné { $label } fois
}
space_gate-module-start_airlock_1 = sas de départ
space_gate-module-start_airlock_2 = sas de départ
space_gate-module-start_airlock_3 = sas de départ
space_gate-module-start_airlock_4 = sas de départ
space_gate-module-gate_water_sun_1 = portail Eau Soleil à 2 places
space_gate-module-gate_water_sun_2 = portail Eau Soleil à 3 places
space_gate-module-gate_water_sun_3 = portail Eau Soleil à 3 places
space_gate-module-gate_water_sun_4 = portail Eau Soleil à 4 places
space_gate-module-gate_water_door_1 = portail Eau Porte à 2 places
space_gate-module-gate_water_door_2 = portail Eau Porte à 3 places
space_gate-module-gate_water_door_3 = portail Eau Porte à 3 places
space_gate-module-gate_water_door_4 = portail Eau Porte à 4 places
space_gate-module-gate_water_ring_1 = portail Eau Anneau à 2 places
space_gate-module-gate_water_ring_2 = portail Eau Anneau à 3 places
space_gate-module-gate_water_ring_3 = portail Eau Anneau à 3 places
space_gate-module-gate_water_ring_4 = portail Eau Anneau à 4 places
space_gate-module-gate_vegetation_sun_1 = portail Végétation Soleil à 2 places
space_gate-module-gate_vegetation_sun_2 = portail Végétation Soleil à 3 places
space_gate-module-gate_vegetation_sun_3 = portail Végétation Soleil à 3 places
space_gate-module-gate_vegetation_sun_4 = portail Végétation Soleil à 4 places
space_gate-module-gate_vegetation_door_1 = portail Végétation Porte à 2 places
space_gate-module-gate_vegetation_door_2 = portail Végétation Porte à 3 places
space_gate-module-gate_vegetation_door_3 = portail Végétation Porte à 3 places
space_gate-module-gate_vegetation_door_4 = portail Végétation Porte à 4 places
space_gate-module-gate_vegetation_ring_1 = portail Végétation Anneau à 2 places
space_gate-module-gate_vegetation_ring_2 = portail Végétation Anneau à 3 places
space_gate-module-gate_vegetation_ring_3 = portail Végétation Anneau à 3 places
space_gate-module-gate_vegetation_ring_4 = portail Végétation Anneau à 4 places
space_gate-module-gate_energy_sun_1 = portail Énergie Soleil à 2 places
space_gate-module-gate_energy_sun_2 = portail Énergie Soleil à 3 places
space_gate-module-gate_energy_sun_3 = portail Énergie Soleil à 3 places
space_gate-module-gate_energy_sun_4 = portail Énergie Soleil à 4 places
space_gate-module-gate_energy_door_1 = portail Énergie Porte à 2 places
space_gate-module-gate_energy_door_2 = portail Énergie Porte à 3 places
space_gate-module-gate_energy_door_3 = portail Énergie Porte à 3 places
space_gate-module-gate_energy_door_4 = portail Énergie Porte à 4 places
space_gate-module-gate_energy_ring_1 = portail Énergie Anneau à 2 places
space_gate-module-gate_energy_ring_2 = portail Énergie Anneau à 3 places
space_gate-module-gate_energy_ring_3 = portail Énergie Anneau à 3 places
space_gate-module-gate_energy_ring_4 = portail Énergie Anneau à 4 places
space_gate-module-odyssey_water_1 = module Odyssey Eau (recrue, 2 places)
space_gate-module-odyssey_water_2 = module Odyssey Eau (recrue, 2 places)
space_gate-module-odyssey_water_3 = module Odyssey Eau (promotion, 2 places)
space_gate-module-odyssey_water_4 = module Odyssey Eau (promotion, 2 places)
space_gate-module-odyssey_water_5 = module Odyssey Eau (robot Eau, 3 places)
space_gate-module-odyssey_water_6 = module Odyssey Eau (robot Végétation, 3 places)
space_gate-module-odyssey_water_7 = module Odyssey Eau (robot Énergie, 3 places)
space_gate-module-odyssey_water_8 = module Odyssey Eau (robot Nouveaux Modules, 4 places)
space_gate-module-odyssey_water_9 = module Odyssey Eau (robot Sas, 4 places)
space_gate-module-odyssey_vegetation_1 = module Odyssey Végétation (recrue, 2 places)
space_gate-module-odyssey_vegetation_2 = module Odyssey Végétation (recrue, 2 places)
space_gate-module-odyssey_vegetation_3 = module Odyssey Végétation (promotion, 2 places)
space_gate-module-odyssey_vegetation_4 = module Odyssey Végétation (promotion, 2 places)
space_gate-module-odyssey_vegetation_5 = module Odyssey Végétation (robot Eau, 3 places)
space_gate-module-odyssey_vegetation_6 = module Odyssey Végétation (robot Végétation, 3 places)
space_gate-module-odyssey_vegetation_7 = module Odyssey Végétation (robot Énergie, 3 places)
space_gate-module-odyssey_vegetation_8 = module Odyssey Végétation (robot Nouveaux Modules, 4 places)
space_gate-module-odyssey_vegetation_9 = module Odyssey Végétation (robot Sas, 4 places)
space_gate-module-odyssey_energy_1 = module Odyssey Énergie (recrue, 2 places)
space_gate-module-odyssey_energy_2 = module Odyssey Énergie (recrue, 2 places)
space_gate-module-odyssey_energy_3 = module Odyssey Énergie (promotion, 2 places)
space_gate-module-odyssey_energy_4 = module Odyssey Énergie (promotion, 2 places)
space_gate-module-odyssey_energy_5 = module Odyssey Énergie (robot Eau, 3 places)
space_gate-module-odyssey_energy_6 = module Odyssey Énergie (robot Végétation, 3 places)
space_gate-module-odyssey_energy_7 = module Odyssey Énergie (robot Énergie, 3 places)
space_gate-module-odyssey_energy_8 = module Odyssey Énergie (robot Nouveaux Modules, 4 places)
space_gate-module-odyssey_energy_9 = module Odyssey Énergie (robot Sas, 4 places)
space_gate-module-airlock_water_1 = sas Eau à 2 places
space_gate-module-airlock_water_2 = sas Eau à 2 places
space_gate-module-airlock_water_3 = sas Eau à 3 places
space_gate-module-airlock_water_4 = sas Eau à 3 places
space_gate-module-airlock_water_5 = sas Eau à 4 places
space_gate-module-airlock_water_6 = sas Eau à 4 places
space_gate-module-airlock_vegetation_1 = sas Végétation à 2 places
space_gate-module-airlock_vegetation_2 = sas Végétation à 2 places
space_gate-module-airlock_vegetation_3 = sas Végétation à 3 places
space_gate-module-airlock_vegetation_4 = sas Végétation à 3 places
space_gate-module-airlock_vegetation_5 = sas Végétation à 4 places
space_gate-module-airlock_vegetation_6 = sas Végétation à 4 places
space_gate-module-airlock_energy_1 = sas Énergie à 2 places
space_gate-module-airlock_energy_2 = sas Énergie à 2 places
space_gate-module-airlock_energy_3 = sas Énergie à 3 places
space_gate-module-airlock_energy_4 = sas Énergie à 3 places
space_gate-module-airlock_energy_5 = sas Énergie à 4 places
space_gate-module-airlock_energy_6 = sas Énergie à 4 places

## Hawking et les exoplanètes
space_gate-gate-sun = Portail Soleil
space_gate-gate-door = Portail Porte
space_gate-gate-ring = Portail Anneau
space_gate-token-water = Eau
    .tip = À la fin, pour le plus de modules Eau ouverts.
space_gate-token-vegetation = Végétation
    .tip = À la fin, pour le plus de modules Végétation ouverts.
space_gate-token-energy = Énergie
    .tip = À la fin, pour le plus de modules Énergie ouverts.
space_gate-token-balance = Équilibre
    .tip = À la fin, pour le plus d’ensembles de trois modules ouverts de trois domaines.
space_gate-token-void = Néant
    .tip = Ne rapporte rien à personne.
space_gate-pair = { $label }
space_gate-order-first = premier
space_gate-order-second = second
space_gate-points = { $label }
space_gate-island = île { $label }
space_gate-place-hawking = Hawking
    .tip = Chaque colon qui y arrive vaut aussitôt 1 influence.
space_gate-planet-bose = Bose
    .tip = Au-dessus du premier niveau, un site exige les deux sites du dessous occupés. Se ferme au sommet. 1 par colon, 3 par niveau à son seul meneur.
space_gate-planet-collins = Collins
    .tip = Posez-vous n’importe où. Un volcan est attribué quand ses six sites sont occupés ou qu’un joueur en tient quatre. Se ferme quand les quatre le sont. 7 par volcan au meneur, 3 à chacun en cas d’égalité.
space_gate-planet-dirac = Dirac
    .tip = Seul votre 6e, 12e, 18e… colon ici peut occuper un site secondaire ; le centre exige tous les sites primaires occupés. Se ferme avec le centre. 1, 3 et 2 points selon le type de site.
space_gate-planet-fermi = Fermi
    .tip = Le premier colon d’un module va sur un satellite, les autres sur la planète. Se ferme quand il ne reste qu’un site de satellite. Plus vous avez de satellites, plus vous marquez ; 5 et un échange pour la majorité sur la planète.
space_gate-planet-planck = Planck
    .tip = Posez-vous n’importe où. Se ferme quand elle est pleine. 1 par colon, 7 pour le plus grand groupe relié, 5 à chacun en cas d’égalité.
space_gate-planet-russell = Russell
    .tip = Tous les colons d’un module vont sur une même île. Se ferme quand chaque île en compte assez. Par île, 7 à la majorité, 3 à chacun en cas d’égalité, et 3 pour la présence.
space_gate-planet-susskind = Susskind
    .tip = Posez-vous n’importe où. Se ferme quand elle est pleine. 2 par colon.
space_gate-planet-turing = Turing
    .tip = À deux, chacun descend le canal d’une extrémité vers le centre. À plus, un site d’un cercle intérieur exige les trois sites qui l’entourent. Se ferme avec le centre.
space_gate-place-bose = Bose
space_gate-place-collins = Collins
space_gate-place-dirac = Dirac
space_gate-place-fermi = Fermi
space_gate-place-planck = Planck
space_gate-place-russell = Russell
space_gate-place-susskind = Susskind
space_gate-place-turing = Turing
space_gate-site-bose_a_l1_1 = Bose, niveau 1, site 1
space_gate-site-bose_a_l1_2 = Bose, niveau 1, site 2
space_gate-site-bose_a_l1_3 = Bose, niveau 1, site 3
space_gate-site-bose_a_l1_4 = Bose, niveau 1, site 4
space_gate-site-bose_a_l1_5 = Bose, niveau 1, site 5
space_gate-site-bose_a_l2_1 = Bose, niveau 2, site 1
space_gate-site-bose_a_l2_2 = Bose, niveau 2, site 2
space_gate-site-bose_a_l2_3 = Bose, niveau 2, site 3
space_gate-site-bose_a_l2_4 = Bose, niveau 2, site 4
space_gate-site-bose_a_l3_1 = Bose, niveau 3, site 1
space_gate-site-bose_a_l3_2 = Bose, niveau 3, site 2, prédominance
space_gate-site-bose_a_l3_3 = Bose, niveau 3, site 3
space_gate-site-bose_a_l4_1 = Bose, niveau 4, site 1
space_gate-site-bose_a_l4_2 = Bose, niveau 4, site 2
space_gate-site-bose_a_l5_1 = Bose, niveau 5, site 1, prédominance
space_gate-site-bose_b_l1_1 = Bose, niveau 1, site 1
space_gate-site-bose_b_l1_2 = Bose, niveau 1, site 2
space_gate-site-bose_b_l1_3 = Bose, niveau 1, site 3
space_gate-site-bose_b_l1_4 = Bose, niveau 1, site 4
space_gate-site-bose_b_l1_5 = Bose, niveau 1, site 5
space_gate-site-bose_b_l1_6 = Bose, niveau 1, site 6
space_gate-site-bose_b_l2_1 = Bose, niveau 2, site 1
space_gate-site-bose_b_l2_2 = Bose, niveau 2, site 2
space_gate-site-bose_b_l2_3 = Bose, niveau 2, site 3
space_gate-site-bose_b_l2_4 = Bose, niveau 2, site 4
space_gate-site-bose_b_l2_5 = Bose, niveau 2, site 5
space_gate-site-bose_b_l3_1 = Bose, niveau 3, site 1, prédominance
space_gate-site-bose_b_l3_2 = Bose, niveau 3, site 2
space_gate-site-bose_b_l3_3 = Bose, niveau 3, site 3
space_gate-site-bose_b_l3_4 = Bose, niveau 3, site 4, prédominance
space_gate-site-bose_b_l4_1 = Bose, niveau 4, site 1
space_gate-site-bose_b_l4_2 = Bose, niveau 4, site 2
space_gate-site-bose_b_l4_3 = Bose, niveau 4, site 3
space_gate-site-bose_b_l5_1 = Bose, niveau 5, site 1
space_gate-site-bose_b_l5_2 = Bose, niveau 5, site 2
space_gate-site-bose_b_l6_1 = Bose, niveau 6, site 1, prédominance
space_gate-site-collins_a_centre = Collins, le centre
space_gate-site-collins_a_v1_1 = Collins, volcan 1, site 2
space_gate-site-collins_a_v1_2 = Collins, volcan 1, site 3
space_gate-site-collins_a_v1_3 = Collins, volcan 1, site 4, prédominance
space_gate-site-collins_a_v1_4 = Collins, volcan 1, site 5
space_gate-site-collins_a_v1_5 = Collins, volcan 1, site 6
space_gate-site-collins_a_v2_1 = Collins, volcan 2, site 2
space_gate-site-collins_a_v2_2 = Collins, volcan 2, site 3
space_gate-site-collins_a_v2_3 = Collins, volcan 2, site 4
space_gate-site-collins_a_v2_4 = Collins, volcan 2, site 5
space_gate-site-collins_a_v2_5 = Collins, volcan 2, site 6
space_gate-site-collins_a_v3_1 = Collins, volcan 3, site 2
space_gate-site-collins_a_v3_2 = Collins, volcan 3, site 3
space_gate-site-collins_a_v3_3 = Collins, volcan 3, site 4, prédominance
space_gate-site-collins_a_v3_4 = Collins, volcan 3, site 5
space_gate-site-collins_a_v3_5 = Collins, volcan 3, site 6
space_gate-site-collins_a_v4_1 = Collins, volcan 4, site 2
space_gate-site-collins_a_v4_2 = Collins, volcan 4, site 3
space_gate-site-collins_a_v4_3 = Collins, volcan 4, site 4
space_gate-site-collins_a_v4_4 = Collins, volcan 4, site 5
space_gate-site-collins_a_v4_5 = Collins, volcan 4, site 6
space_gate-site-collins_b_v1_1 = Collins, volcan 1, site 1, prédominance
space_gate-site-collins_b_v1_2 = Collins, volcan 1, site 2
space_gate-site-collins_b_v1_3 = Collins, volcan 1, site 3
space_gate-site-collins_b_v1_4 = Collins, volcan 1, site 4
space_gate-site-collins_b_v1_5 = Collins, volcan 1, site 5
space_gate-site-collins_b_v1_6 = Collins, volcan 1, site 6
space_gate-site-collins_b_v2_1 = Collins, volcan 2, site 1, prédominance
space_gate-site-collins_b_v2_2 = Collins, volcan 2, site 2
space_gate-site-collins_b_v2_3 = Collins, volcan 2, site 3
space_gate-site-collins_b_v2_4 = Collins, volcan 2, site 4
space_gate-site-collins_b_v2_5 = Collins, volcan 2, site 5
space_gate-site-collins_b_v2_6 = Collins, volcan 2, site 6
space_gate-site-collins_b_v3_1 = Collins, volcan 3, site 1, prédominance
space_gate-site-collins_b_v3_2 = Collins, volcan 3, site 2
space_gate-site-collins_b_v3_3 = Collins, volcan 3, site 3
space_gate-site-collins_b_v3_4 = Collins, volcan 3, site 4
space_gate-site-collins_b_v3_5 = Collins, volcan 3, site 5
space_gate-site-collins_b_v3_6 = Collins, volcan 3, site 6
space_gate-site-collins_b_v4_1 = Collins, volcan 4, site 1, prédominance
space_gate-site-collins_b_v4_2 = Collins, volcan 4, site 2
space_gate-site-collins_b_v4_3 = Collins, volcan 4, site 3
space_gate-site-collins_b_v4_4 = Collins, volcan 4, site 4
space_gate-site-collins_b_v4_5 = Collins, volcan 4, site 5
space_gate-site-collins_b_v4_6 = Collins, volcan 4, site 6
space_gate-site-dirac_a_p1 = Dirac, face éclairée, site 1
space_gate-site-dirac_a_p2 = Dirac, face éclairée, site 2
space_gate-site-dirac_a_p3 = Dirac, face éclairée, site 3
space_gate-site-dirac_a_p4 = Dirac, face éclairée, site 4
space_gate-site-dirac_a_p5 = Dirac, face éclairée, site 5, prédominance
space_gate-site-dirac_a_p6 = Dirac, face éclairée, site 6
space_gate-site-dirac_a_p7 = Dirac, face éclairée, site 7
space_gate-site-dirac_a_p8 = Dirac, face éclairée, site 8
space_gate-site-dirac_a_p9 = Dirac, face éclairée, site 9
space_gate-site-dirac_a_p10 = Dirac, face éclairée, site 10
space_gate-site-dirac_a_p11 = Dirac, face éclairée, site 11
space_gate-site-dirac_a_p12 = Dirac, face éclairée, site 12
space_gate-site-dirac_a_p13 = Dirac, face éclairée, site 13, prédominance
space_gate-site-dirac_a_p14 = Dirac, face éclairée, site 14
space_gate-site-dirac_a_p15 = Dirac, face éclairée, site 15
space_gate-site-dirac_a_s1 = Dirac, face sombre, site 1
space_gate-site-dirac_a_s2 = Dirac, face sombre, site 2
space_gate-site-dirac_a_s3 = Dirac, face sombre, site 3
space_gate-site-dirac_a_centre = Dirac, le centre
space_gate-site-dirac_b_p1 = Dirac, face éclairée, site 1
space_gate-site-dirac_b_p2 = Dirac, face éclairée, site 2
space_gate-site-dirac_b_p3 = Dirac, face éclairée, site 3
space_gate-site-dirac_b_p4 = Dirac, face éclairée, site 4, prédominance
space_gate-site-dirac_b_p5 = Dirac, face éclairée, site 5
space_gate-site-dirac_b_p6 = Dirac, face éclairée, site 6
space_gate-site-dirac_b_p7 = Dirac, face éclairée, site 7
space_gate-site-dirac_b_p8 = Dirac, face éclairée, site 8
space_gate-site-dirac_b_p9 = Dirac, face éclairée, site 9, prédominance
space_gate-site-dirac_b_p10 = Dirac, face éclairée, site 10
space_gate-site-dirac_b_p11 = Dirac, face éclairée, site 11
space_gate-site-dirac_b_p12 = Dirac, face éclairée, site 12
space_gate-site-dirac_b_p13 = Dirac, face éclairée, site 13
space_gate-site-dirac_b_p14 = Dirac, face éclairée, site 14
space_gate-site-dirac_b_p15 = Dirac, face éclairée, site 15
space_gate-site-dirac_b_p16 = Dirac, face éclairée, site 16
space_gate-site-dirac_b_p17 = Dirac, face éclairée, site 17, prédominance
space_gate-site-dirac_b_p18 = Dirac, face éclairée, site 18
space_gate-site-dirac_b_p19 = Dirac, face éclairée, site 19
space_gate-site-dirac_b_p20 = Dirac, face éclairée, site 20
space_gate-site-dirac_b_s1 = Dirac, face sombre, site 1
space_gate-site-dirac_b_s2 = Dirac, face sombre, site 2
space_gate-site-dirac_b_s3 = Dirac, face sombre, site 3
space_gate-site-dirac_b_s4 = Dirac, face sombre, site 4
space_gate-site-dirac_b_centre = Dirac, le centre
space_gate-site-fermi_a_sat1_1 = Fermi, satellite 1, site 1
space_gate-site-fermi_a_sat1_2 = Fermi, satellite 1, site 2
space_gate-site-fermi_a_sat2_1 = Fermi, satellite 2, site 1
space_gate-site-fermi_a_sat2_2 = Fermi, satellite 2, site 2
space_gate-site-fermi_a_sat3_1 = Fermi, satellite 3, site 1
space_gate-site-fermi_a_sat3_2 = Fermi, satellite 3, site 2
space_gate-site-fermi_a_sat4_1 = Fermi, satellite 4, site 1
space_gate-site-fermi_a_sat4_2 = Fermi, satellite 4, site 2
space_gate-site-fermi_a_c1 = Fermi, planète centrale, site 1
space_gate-site-fermi_a_c2 = Fermi, planète centrale, site 2
space_gate-site-fermi_a_c3 = Fermi, planète centrale, site 3
space_gate-site-fermi_a_c4 = Fermi, planète centrale, site 4
space_gate-site-fermi_a_c5 = Fermi, planète centrale, site 5
space_gate-site-fermi_a_c6 = Fermi, planète centrale, site 6
space_gate-site-fermi_a_c7 = Fermi, planète centrale, site 7
space_gate-site-fermi_a_c8 = Fermi, planète centrale, site 8
space_gate-site-fermi_a_c9 = Fermi, planète centrale, site 9
space_gate-site-fermi_a_c10 = Fermi, planète centrale, site 10
space_gate-site-fermi_a_c11 = Fermi, planète centrale, site 11
space_gate-site-fermi_a_c12 = Fermi, planète centrale, site 12
space_gate-site-fermi_a_c13 = Fermi, planète centrale, site 13
space_gate-site-fermi_a_c14 = Fermi, planète centrale, site 14
space_gate-site-fermi_a_c15 = Fermi, planète centrale, site 15
space_gate-site-fermi_a_c16 = Fermi, planète centrale, site 16
space_gate-site-fermi_a_c17 = Fermi, planète centrale, site 17
space_gate-site-fermi_a_c18 = Fermi, planète centrale, site 18
space_gate-site-fermi_b_sat1_1 = Fermi, satellite 1, site 1
space_gate-site-fermi_b_sat1_2 = Fermi, satellite 1, site 2
space_gate-site-fermi_b_sat2_1 = Fermi, satellite 2, site 1
space_gate-site-fermi_b_sat2_2 = Fermi, satellite 2, site 2
space_gate-site-fermi_b_sat3_1 = Fermi, satellite 3, site 1
space_gate-site-fermi_b_sat3_2 = Fermi, satellite 3, site 2
space_gate-site-fermi_b_sat4_1 = Fermi, satellite 4, site 1
space_gate-site-fermi_b_sat4_2 = Fermi, satellite 4, site 2
space_gate-site-fermi_b_sat5_1 = Fermi, satellite 5, site 1
space_gate-site-fermi_b_sat5_2 = Fermi, satellite 5, site 2
space_gate-site-fermi_b_c1 = Fermi, planète centrale, site 1
space_gate-site-fermi_b_c2 = Fermi, planète centrale, site 2
space_gate-site-fermi_b_c3 = Fermi, planète centrale, site 3
space_gate-site-fermi_b_c4 = Fermi, planète centrale, site 4
space_gate-site-fermi_b_c5 = Fermi, planète centrale, site 5
space_gate-site-fermi_b_c6 = Fermi, planète centrale, site 6
space_gate-site-fermi_b_c7 = Fermi, planète centrale, site 7
space_gate-site-fermi_b_c8 = Fermi, planète centrale, site 8
space_gate-site-fermi_b_c9 = Fermi, planète centrale, site 9
space_gate-site-fermi_b_c10 = Fermi, planète centrale, site 10
space_gate-site-fermi_b_c11 = Fermi, planète centrale, site 11
space_gate-site-fermi_b_c12 = Fermi, planète centrale, site 12
space_gate-site-fermi_b_c13 = Fermi, planète centrale, site 13
space_gate-site-fermi_b_c14 = Fermi, planète centrale, site 14
space_gate-site-fermi_b_c15 = Fermi, planète centrale, site 15
space_gate-site-fermi_b_c16 = Fermi, planète centrale, site 16
space_gate-site-fermi_b_c17 = Fermi, planète centrale, site 17
space_gate-site-fermi_b_c18 = Fermi, planète centrale, site 18
space_gate-site-fermi_b_c19 = Fermi, planète centrale, site 19
space_gate-site-fermi_b_c20 = Fermi, planète centrale, site 20
space_gate-site-fermi_b_c21 = Fermi, planète centrale, site 21
space_gate-site-fermi_b_c22 = Fermi, planète centrale, site 22
space_gate-site-fermi_b_c23 = Fermi, planète centrale, site 23
space_gate-site-fermi_b_c24 = Fermi, planète centrale, site 24
space_gate-site-planck_a_n1 = Planck, villages, site 1
space_gate-site-planck_a_n2 = Planck, villages, site 2, prédominance
space_gate-site-planck_a_n3 = Planck, villages, site 3
space_gate-site-planck_a_n4 = Planck, villages, site 4
space_gate-site-planck_a_n5 = Planck, villages, site 5, prédominance
space_gate-site-planck_a_n6 = Planck, villages, site 6
space_gate-site-planck_a_n7 = Planck, villages, site 7
space_gate-site-planck_a_n8 = Planck, villages, site 8, prédominance
space_gate-site-planck_a_n9 = Planck, villages, site 9
space_gate-site-planck_a_n10 = Planck, villages, site 10
space_gate-site-planck_a_n11 = Planck, villages, site 11
space_gate-site-planck_a_n12 = Planck, villages, site 12
space_gate-site-planck_a_n13 = Planck, villages, site 13
space_gate-site-planck_a_n14 = Planck, villages, site 14
space_gate-site-planck_a_n15 = Planck, villages, site 15
space_gate-site-planck_a_n16 = Planck, villages, site 16
space_gate-site-planck_b_n1 = Planck, villages, site 1
space_gate-site-planck_b_n2 = Planck, villages, site 2, prédominance
space_gate-site-planck_b_n3 = Planck, villages, site 3
space_gate-site-planck_b_n4 = Planck, villages, site 4
space_gate-site-planck_b_n5 = Planck, villages, site 5, prédominance
space_gate-site-planck_b_n6 = Planck, villages, site 6
space_gate-site-planck_b_n7 = Planck, villages, site 7
space_gate-site-planck_b_n8 = Planck, villages, site 8, prédominance
space_gate-site-planck_b_n9 = Planck, villages, site 9
space_gate-site-planck_b_n10 = Planck, villages, site 10
space_gate-site-planck_b_n11 = Planck, villages, site 11, prédominance
space_gate-site-planck_b_n12 = Planck, villages, site 12
space_gate-site-planck_b_n13 = Planck, villages, site 13
space_gate-site-planck_b_n14 = Planck, villages, site 14
space_gate-site-planck_b_n15 = Planck, villages, site 15
space_gate-site-planck_b_n16 = Planck, villages, site 16
space_gate-site-planck_b_n17 = Planck, villages, site 17
space_gate-site-planck_b_n18 = Planck, villages, site 18
space_gate-site-planck_b_n19 = Planck, villages, site 19
space_gate-site-planck_b_n20 = Planck, villages, site 20
space_gate-site-planck_b_n21 = Planck, villages, site 21
space_gate-site-planck_b_n22 = Planck, villages, site 22
space_gate-site-russell_a_i1_1 = Russell, île 1, site 1, prédominance
space_gate-site-russell_a_i1_2 = Russell, île 1, site 2
space_gate-site-russell_a_i1_3 = Russell, île 1, site 3
space_gate-site-russell_a_i1_4 = Russell, île 1, site 4
space_gate-site-russell_a_i1_5 = Russell, île 1, site 5
space_gate-site-russell_a_i1_6 = Russell, île 1, site 6
space_gate-site-russell_a_i1_7 = Russell, île 1, site 7
space_gate-site-russell_a_i1_8 = Russell, île 1, site 8
space_gate-site-russell_a_i1_9 = Russell, île 1, site 9
space_gate-site-russell_a_i2_1 = Russell, île 2, site 1, prédominance
space_gate-site-russell_a_i2_2 = Russell, île 2, site 2
space_gate-site-russell_a_i2_3 = Russell, île 2, site 3
space_gate-site-russell_a_i2_4 = Russell, île 2, site 4
space_gate-site-russell_a_i2_5 = Russell, île 2, site 5
space_gate-site-russell_a_i2_6 = Russell, île 2, site 6
space_gate-site-russell_a_i2_7 = Russell, île 2, site 7
space_gate-site-russell_a_i2_8 = Russell, île 2, site 8
space_gate-site-russell_a_i2_9 = Russell, île 2, site 9
space_gate-site-russell_a_i3_1 = Russell, île 3, site 1, prédominance
space_gate-site-russell_a_i3_2 = Russell, île 3, site 2
space_gate-site-russell_a_i3_3 = Russell, île 3, site 3
space_gate-site-russell_a_i3_4 = Russell, île 3, site 4
space_gate-site-russell_a_i3_5 = Russell, île 3, site 5
space_gate-site-russell_a_i3_6 = Russell, île 3, site 6
space_gate-site-russell_a_i3_7 = Russell, île 3, site 7
space_gate-site-russell_a_i3_8 = Russell, île 3, site 8
space_gate-site-russell_a_i3_9 = Russell, île 3, site 9
space_gate-site-russell_b_i1_1 = Russell, île 1, site 1, prédominance
space_gate-site-russell_b_i1_2 = Russell, île 1, site 2
space_gate-site-russell_b_i1_3 = Russell, île 1, site 3
space_gate-site-russell_b_i1_4 = Russell, île 1, site 4
space_gate-site-russell_b_i1_5 = Russell, île 1, site 5
space_gate-site-russell_b_i1_6 = Russell, île 1, site 6
space_gate-site-russell_b_i1_7 = Russell, île 1, site 7
space_gate-site-russell_b_i2_1 = Russell, île 2, site 1, prédominance
space_gate-site-russell_b_i2_2 = Russell, île 2, site 2
space_gate-site-russell_b_i2_3 = Russell, île 2, site 3
space_gate-site-russell_b_i2_4 = Russell, île 2, site 4
space_gate-site-russell_b_i2_5 = Russell, île 2, site 5
space_gate-site-russell_b_i2_6 = Russell, île 2, site 6
space_gate-site-russell_b_i2_7 = Russell, île 2, site 7
space_gate-site-russell_b_i3_1 = Russell, île 3, site 1, prédominance
space_gate-site-russell_b_i3_2 = Russell, île 3, site 2
space_gate-site-russell_b_i3_3 = Russell, île 3, site 3
space_gate-site-russell_b_i3_4 = Russell, île 3, site 4
space_gate-site-russell_b_i3_5 = Russell, île 3, site 5
space_gate-site-russell_b_i3_6 = Russell, île 3, site 6
space_gate-site-russell_b_i3_7 = Russell, île 3, site 7
space_gate-site-russell_b_i4_1 = Russell, île 4, site 1, prédominance
space_gate-site-russell_b_i4_2 = Russell, île 4, site 2
space_gate-site-russell_b_i4_3 = Russell, île 4, site 3
space_gate-site-russell_b_i4_4 = Russell, île 4, site 4
space_gate-site-russell_b_i4_5 = Russell, île 4, site 5
space_gate-site-russell_b_i4_6 = Russell, île 4, site 6
space_gate-site-russell_b_i4_7 = Russell, île 4, site 7
space_gate-site-susskind_a_t1_1 = Susskind, arbre 1, site 1, prédominance
space_gate-site-susskind_a_t1_2 = Susskind, arbre 1, site 2
space_gate-site-susskind_a_t1_3 = Susskind, arbre 1, site 3
space_gate-site-susskind_a_t1_4 = Susskind, arbre 1, site 4, prédominance
space_gate-site-susskind_a_t1_5 = Susskind, arbre 1, site 5
space_gate-site-susskind_a_t1_6 = Susskind, arbre 1, site 6
space_gate-site-susskind_a_t1_7 = Susskind, arbre 1, site 7
space_gate-site-susskind_a_t2_1 = Susskind, arbre 2, site 1, prédominance
space_gate-site-susskind_a_t2_2 = Susskind, arbre 2, site 2
space_gate-site-susskind_a_t2_3 = Susskind, arbre 2, site 3
space_gate-site-susskind_a_t2_4 = Susskind, arbre 2, site 4, prédominance
space_gate-site-susskind_a_t2_5 = Susskind, arbre 2, site 5
space_gate-site-susskind_a_t2_6 = Susskind, arbre 2, site 6
space_gate-site-susskind_a_t2_7 = Susskind, arbre 2, site 7
space_gate-site-susskind_b_t1_1 = Susskind, arbre 1, site 1, prédominance
space_gate-site-susskind_b_t1_2 = Susskind, arbre 1, site 2
space_gate-site-susskind_b_t1_3 = Susskind, arbre 1, site 3
space_gate-site-susskind_b_t1_4 = Susskind, arbre 1, site 4, prédominance
space_gate-site-susskind_b_t1_5 = Susskind, arbre 1, site 5
space_gate-site-susskind_b_t1_6 = Susskind, arbre 1, site 6
space_gate-site-susskind_b_t2_1 = Susskind, arbre 2, site 1, prédominance
space_gate-site-susskind_b_t2_2 = Susskind, arbre 2, site 2
space_gate-site-susskind_b_t2_3 = Susskind, arbre 2, site 3
space_gate-site-susskind_b_t2_4 = Susskind, arbre 2, site 4, prédominance
space_gate-site-susskind_b_t2_5 = Susskind, arbre 2, site 5
space_gate-site-susskind_b_t2_6 = Susskind, arbre 2, site 6
space_gate-site-susskind_b_t3_1 = Susskind, arbre 3, site 1, prédominance
space_gate-site-susskind_b_t3_2 = Susskind, arbre 3, site 2
space_gate-site-susskind_b_t3_3 = Susskind, arbre 3, site 3
space_gate-site-susskind_b_t3_4 = Susskind, arbre 3, site 4
space_gate-site-susskind_b_t3_5 = Susskind, arbre 3, site 5
space_gate-site-susskind_b_t3_6 = Susskind, arbre 3, site 6
space_gate-site-turing_a_b1_1 = Turing, branche 1, site 1
space_gate-site-turing_a_b1_2 = Turing, branche 1, site 2
space_gate-site-turing_a_b1_3 = Turing, branche 1, site 3
space_gate-site-turing_a_b1_4 = Turing, branche 1, site 4
space_gate-site-turing_a_b1_5 = Turing, branche 1, site 5
space_gate-site-turing_a_b1_6 = Turing, branche 1, site 6
space_gate-site-turing_a_b1_7 = Turing, branche 1, site 7, prédominance
space_gate-site-turing_a_b1_8 = Turing, branche 1, site 8
space_gate-site-turing_a_b1_9 = Turing, branche 1, site 9
space_gate-site-turing_a_b1_10 = Turing, branche 1, site 10
space_gate-site-turing_a_b1_11 = Turing, branche 1, site 11
space_gate-site-turing_a_b2_1 = Turing, branche 2, site 1
space_gate-site-turing_a_b2_2 = Turing, branche 2, site 2
space_gate-site-turing_a_b2_3 = Turing, branche 2, site 3
space_gate-site-turing_a_b2_4 = Turing, branche 2, site 4
space_gate-site-turing_a_b2_5 = Turing, branche 2, site 5
space_gate-site-turing_a_b2_6 = Turing, branche 2, site 6
space_gate-site-turing_a_b2_7 = Turing, branche 2, site 7, prédominance
space_gate-site-turing_a_b2_8 = Turing, branche 2, site 8
space_gate-site-turing_a_b2_9 = Turing, branche 2, site 9
space_gate-site-turing_a_b2_10 = Turing, branche 2, site 10
space_gate-site-turing_a_b2_11 = Turing, branche 2, site 11
space_gate-site-turing_a_centre = Turing, le centre
space_gate-site-turing_b_p1 = Turing, périphérie, site 1
space_gate-site-turing_b_p2 = Turing, périphérie, site 2
space_gate-site-turing_b_p3 = Turing, périphérie, site 3
space_gate-site-turing_b_p4 = Turing, périphérie, site 4
space_gate-site-turing_b_p5 = Turing, périphérie, site 5
space_gate-site-turing_b_p6 = Turing, périphérie, site 6
space_gate-site-turing_b_p7 = Turing, périphérie, site 7
space_gate-site-turing_b_p8 = Turing, périphérie, site 8
space_gate-site-turing_b_p9 = Turing, périphérie, site 9
space_gate-site-turing_b_p10 = Turing, périphérie, site 10
space_gate-site-turing_b_p11 = Turing, périphérie, site 11
space_gate-site-turing_b_p12 = Turing, périphérie, site 12
space_gate-site-turing_b_s1 = Turing, cercle intermédiaire, site 1, prédominance
space_gate-site-turing_b_s2 = Turing, cercle intermédiaire, site 2
space_gate-site-turing_b_s3 = Turing, cercle intermédiaire, site 3, prédominance
space_gate-site-turing_b_s4 = Turing, cercle intermédiaire, site 4
space_gate-site-turing_b_s5 = Turing, cercle intermédiaire, site 5, prédominance
space_gate-site-turing_b_s6 = Turing, cercle intermédiaire, site 6
space_gate-site-turing_b_c1 = Turing, centre, site 1
space_gate-site-turing_b_c2 = Turing, centre, site 2
space_gate-site-turing_b_c3 = Turing, centre, site 3

## Score
space_gate-score-planets = Exoplanètes
space_gate-score-hawking = Hawking
space_gate-score-predominance = Prédominance
space_gate-score-corridors = Couloirs sur le vide

## La page : titres et légendes
space_gate-odyssey = L’Odyssey
space_gate-my-base = Ma base
space_gate-base-of = Base : { $seat }
space_gate-bases = Quelle base regarder
space_gate-reserve = réserve
space_gate-reserve-settlers = colons en réserve
space_gate-reserve-engineers = ingénieurs en réserve
space_gate-reserve-robots = robots en réserve
space_gate-reserve-suits = combinaisons en réserve
space_gate-void-corridors = couloirs sur le vide : −1 chacun à la fin
space_gate-token-held = jeton Réorganisation
space_gate-modules = modules
space_gate-ranks = rangs du gouvernement
space_gate-worksite = Chantier spatial
space_gate-lifted = Modules à reposer
space_gate-hand = en main
space_gate-piles-gates = portails
space_gate-piles-odyssey = Odyssey
space_gate-piles-airlocks = sas
space_gate-tab-planets = Exoplanètes
space_gate-tab-worksite = Chantier
space_gate-second-wave = Deuxième vague
space_gate-predominance = Prédominance
space_gate-phase-setup = Mise en place des bases
space_gate-phase-room = { $room } : salle activée
space_gate-phase-closed = { $closed ->
    [one] { $closed } exoplanète fermée sur { $of }
   *[other] { $closed } exoplanètes fermées sur { $of }
}
space_gate-turn-short = Tour { $turn }
space_gate-short-room-water = Eau
space_gate-short-room-vegetation = Végétation
space_gate-short-room-energy = Énergie
space_gate-short-room-new_modules = Modules
space_gate-short-room-airlock = Sas
space_gate-by-bose = la montagne
space_gate-by-collins = les volcans
space_gate-by-dirac = l’ombre et la lumière
space_gate-by-fermi = les satellites
space_gate-by-planck = les villages
space_gate-by-russell = les îles
space_gate-by-susskind = la canopée
space_gate-by-canal = le canal
space_gate-by-turing = les anneaux

## La page : ce qui se passe
space_gate-doing-setup = { $you ->
    [yes] Vous commencez votre base.
   *[no] { $seat } commence sa base.
}
space_gate-doing-turn = { $you ->
    [yes] Vous choisissez la salle qui agit.
   *[no] { $seat } choisit la salle qui agit.
}
space_gate-doing-act = { $you ->
    [yes] { $room ->
        [airlock] Vous remplissez des sas.
        [new_modules] Vous choisissez des modules.
       *[other] Vous déplacez des colons.
    }
   *[no] { $room ->
        [airlock] { $seat } remplit des sas.
        [new_modules] { $seat } choisit des modules.
       *[other] { $seat } déplace des colons.
    }
}
space_gate-doing-send = { $you ->
    [yes] Vous envoyez des colons.
   *[no] { $seat } envoie des colons.
}
space_gate-doing-count = { $you ->
    [yes] La partie est finie ; vous pouvez refaire votre base avant le décompte de ses couloirs.
   *[no] La partie est finie ; { $seat } peut refaire sa base avant le décompte de ses couloirs.
}
space_gate-doing-relay = { $you ->
    [yes] Vous refaites votre base.
   *[no] { $seat } refait sa base.
}
space_gate-doing-then-you = { $points ->
    [one] Vous agirez ensuite : 1 point.
   *[other] Vous agirez ensuite : { $points } points.
}
space_gate-thread = Ordre de jeu dans cette salle
space_gate-thread-done = { $seat } a agi
space_gate-thread-now = { $seat } agit maintenant, points : { $points }
space_gate-thread-next = { $seat } doit encore agir, points : { $points }
space_gate-thread-idle = { $seat } n’a rien à faire
space_gate-caption-now-setup = commence sa base
space_gate-caption-now-turn = choisit une salle
space_gate-caption-now-act = agit maintenant
space_gate-caption-now-send = envoie ses colons
space_gate-caption-now-count = peut refaire sa base
space_gate-caption-now-over = a joué
space_gate-caption-next-act = { $points ->
    [one] agira : 1 point
   *[other] agira : { $points } points
}
space_gate-caption-next-send = { $points ->
    [one] videra 1 module
   *[other] videra { $points } modules
}
space_gate-caption-next-turn = joue ensuite
space_gate-caption-open = { $count ->
    [one] { $count } module ouvert
   *[other] { $count } modules ouverts
}

## La page : noms des choses dessinées
space_gate-crew-water-engineer = ingénieur, salle Eau
space_gate-crew-water-chief = ingénieur-chef, salle Eau
space_gate-crew-vegetation-engineer = ingénieur, salle Végétation
space_gate-crew-vegetation-chief = ingénieur-chef, salle Végétation
space_gate-crew-energy-engineer = ingénieur, salle Énergie
space_gate-crew-energy-chief = ingénieur-chef, salle Énergie
space_gate-crew-new_modules-engineer = ingénieur, salle Nouveaux Modules
space_gate-crew-new_modules-chief = ingénieur-chef, salle Nouveaux Modules
space_gate-crew-airlock-engineer = ingénieur, salle Sas
space_gate-crew-airlock-chief = ingénieur-chef, salle Sas
space_gate-cell = place { $label }
space_gate-cell-beyond = { $side } du { $module }
space_gate-label-room = { $room }, points : { $list }
space_gate-label-crew = { $crew }, à vous ici : { $count }
space_gate-label-flow = Un colon : { $from } → { $to }
space_gate-aboard = { $settlers } colons sur { $capacity }
space_gate-closed = fermé
space_gate-waits = attend un portail
space_gate-waits-long = Elle attend un portail : la prochaine exoplanète qui ferme en envoie un.
space_gate-free-sites = { $free ->
    [one] { $free } site libre
   *[other] { $free } sites libres
}
space_gate-brings = +{ $gain }
space_gate-exchange-of = { $up } ⇄ { $down }
space_gate-pile-named = { $pile } ({ $count })
space_gate-pile-empty = Cette pile est vide.
space_gate-put-under = Remis dessous : { $list }.

## La page : ce qui explique les choses
space_gate-tile-gate = Plein, il envoie { $capacity } colons par le { $gate }. Couloirs : { $corridors }.
space_gate-tile-odyssey = { $brings ->
    [recruit] L’ouvrir apporte un ingénieur.
    [promotion] L’ouvrir promeut un ingénieur.
   *[automaton] L’ouvrir apporte un robot pour la salle { $room }.
} Capacité : { $capacity } colons. Couloirs : { $corridors }.
space_gate-tile-airlock = Une fois ouvert, un point dans la salle Sas le remplit : { $capacity } colons. Couloirs : { $corridors }.
space_gate-now-points = Points ici : { $list }
space_gate-now-worth = Si elle fermait maintenant : { $list }
space_gate-now-gain = Un colon ici ajouterait : { $list }
space_gate-now-counts = Modules ou séries : { $list }
space_gate-now-token = Vaut { $value } à la fin ; pour l’instant à : { $leaders }.
space_gate-now-wheel = { $seat } : { $total } (rang { $ranks }, case { $wheel })
space_gate-now-aboard = À bord : { $settlers } sur { $capacity }.
space_gate-now-closed = Fermé : le premier colon qui entre l’ouvre et va dans votre réserve.
space_gate-now-sends = Ses colons vont maintenant vers { $place }.
space_gate-now-pile = { $count ->
    [one] { $count } module dans cette pile.
   *[other] { $count } modules dans cette pile.
}
space_gate-now-locked = On n’y prend plus rien pendant ce tour.
space_gate-site-type-primary = Un site primaire.
space_gate-site-type-secondary = Un site secondaire : la planète dit quand on peut s’y poser.
space_gate-site-type-central = Un site central : il vient en dernier.
space_gate-site-predominance = Qui s’y pose échange deux jetons voisins de la prédominance.
space_gate-about-flow = Un point : un colon passe par ce couloir.
space_gate-about-cell = Le module en main peut se raccorder ici.
space_gate-about-pair = Ces deux jetons changent de place.
space_gate-about-island = Tous les colons du module se posent sur cette île.
space_gate-about-rotation = Tourner le module ainsi.

## La page : ce qu’apporte une action
space_gate-brings-points = { $amount } d’influence
space_gate-brings-settlers = { $count ->
    [one] { $amount } colon dans votre base
   *[other] { $amount } colons dans votre base
}
space_gate-brings-engineers = { $count ->
    [one] { $amount } ingénieur
   *[other] { $amount } ingénieurs
}
space_gate-brings-chiefs = { $count ->
    [one] { $amount } ingénieur en chef
   *[other] { $amount } ingénieurs en chef
}
space_gate-brings-robots = { $count ->
    [one] { $amount } robot
   *[other] { $amount } robots
}
space_gate-brings-modules = { $count ->
    [one] { $amount } module ouvert
   *[other] { $amount } modules ouverts
}
space_gate-brings-corridors = { $count ->
    [one] { $amount } couloir sur le vide
   *[other] { $amount } couloirs sur le vide
}
space_gate-brings-room = Points dans la salle : { $list }
space_gate-brings-closed = { $planet } ferme
space_gate-brings-worth = Vaudrait { $worth } pour vous si elle fermait maintenant (+{ $by })
space_gate-brings-opened = { $brings ->
    [recruit] Le module s’ouvre : un ingénieur de plus
    [promotion] Le module s’ouvre : une promotion
    [automaton] Le module s’ouvre : un robot
   *[none] Le module s’ouvre ; ce colon va dans la réserve
}
space_gate-brings-full = { $settlers ->
    [one] Le module sera plein : { $settlers } colon partira vers { $place }
   *[other] Le module sera plein : { $settlers } colons partiront vers { $place }
}
space_gate-brings-aboard = À bord : { $settlers } sur { $capacity }

## Le terminal
space_gate-terminal-legend = ☼ ∩ ◎ portails   # sas   + recrue   ^ promotion   r robot pour une salle   pointillé : fermé   2/3 : deux à bord sur trois   ◇ prédominance
space_gate-terminal-taken = En main : { $module }
space_gate-terminal-flight = Colons en route : { $settlers }
space_gate-terminal-relay = Encore à poser : { $modules }
space_gate-terminal-engineers = I
space_gate-terminal-chiefs = C
space_gate-terminal-robots = R
space_gate-terminal-player = Joueur
space_gate-terminal-head-influence = Influence
space_gate-terminal-head-ranks = Rangs
space_gate-terminal-head-settlers = Colons
space_gate-terminal-head-engineers = Ingén.
space_gate-terminal-head-suits = Combin.
space_gate-terminal-head-robots = Robots
space_gate-terminal-head-void = Vide
space_gate-letter-water = E
space_gate-letter-vegetation = V
space_gate-letter-energy = É
space_gate-letter-new_modules = M
space_gate-letter-airlock = S

## Ce qui empêche
space_gate-resource-settler = colons en réserve
space_gate-obstacle-short-settler = { $missing ->
    [one] Il manque 1 colon : votre réserve en a { $held }, il en faut au moins { $needed }.
   *[other] Il manque { $missing } colons : votre réserve en a { $held }, il en faut au moins { $needed }.
}
space_gate-obstacle-no_piece = Vous n’y avez pas d’{ $piece } : { $room }.
space_gate-obstacle-same_room = Le pion y est déjà ({ $room }) : il doit aller dans une autre salle.
space_gate-obstacle-no_engineer = Vous n’y avez pas d’ingénieur sans combinaison : { $room }.
space_gate-obstacle-no_token = Vous n’avez pas de jeton Réorganisation.
space_gate-obstacle-pile_empty = Cette pile est vide : { $pile }.
space_gate-obstacle-pile_used = Vous avez déjà ajouté un module de cette pile ({ $pile }) : prenez dans une autre.
space_gate-obstacle-must_add = Les deux premiers modules sont ajoutés à la base : aucun ne retourne sous sa pile.
space_gate-obstacle-not_in_base = Ce module n’est pas dans votre base : { $module }.
space_gate-obstacle-no_settler = Aucun colon ne s’y trouve : { $module }.
space_gate-obstacle-no_corridor = Pas de couloir de ce côté ({ $side }) : { $module }.
space_gate-obstacle-into_void = Ce couloir donne sur le vide : il n’y a pas de module de ce côté ({ $side }).
space_gate-obstacle-corridor_blocked = Ce couloir est bloqué : le module voisin y a un mur ({ $side }).
space_gate-obstacle-module_full = Plus de place pour un colon ({ $capacity } au plus) : { $module }.
space_gate-obstacle-wrong_domain = La salle activée est { $domain } : aucun colon n’entre ici, { $module }.
space_gate-obstacle-no_airlock = Les colons n’arrivent que dans les sas, pas ici : { $module }.
space_gate-obstacle-closed_module = Un colon doit d’abord l’ouvrir : { $module }.
space_gate-obstacle-place_taken = Un module s’y trouve déjà (côté { $side }) : { $module }.
space_gate-obstacle-same_place = Cette place se choisit par un autre côté ({ $side }) : { $module }.
space_gate-obstacle-same_turn = Tourné ainsi, le module est comme dans une autre position : choisissez celle-là.
space_gate-obstacle-no_link = Tourné ainsi, aucun couloir du module n’en rejoint un de votre base.
space_gate-obstacle-seals = { $modules ->
    [one] Votre base n’aurait plus de couloir pour le module encore à poser.
   *[other] Votre base n’aurait plus de couloir pour les { $modules } modules encore à poser.
}
space_gate-obstacle-not_lifted = Pas parmi les modules encore à poser : { $module }.
space_gate-obstacle-fits_nowhere = { $modules ->
    [one] Où qu’il soit, il ne resterait pas de couloir pour l’autre module.
   *[other] Où qu’il soit, il ne resterait pas de couloir pour les { $modules } autres modules.
}
space_gate-obstacle-no_gate = On ne vide que des modules portail, pas celui-ci : { $module }.
space_gate-obstacle-not_full = On ne vide que des portails pleins, et celui-ci a { $settlers } colons sur { $capacity } : { $module }.
space_gate-obstacle-no_island = Cette planète a { $islands } îles.
space_gate-obstacle-island_full = Plus de site libre : { $island }.
space_gate-obstacle-other_planet = Vos colons vont vers { $planet }.
space_gate-obstacle-site_taken = Un colon s’y trouve déjà : { $site }.
space_gate-obstacle-same_site = Un site de même valeur se choisit d’abord : { $site }.
space_gate-obstacle-not_supported = { $missing ->
    [one] L’un des { $needed } sites qu’il exige est encore libre.
   *[other] { $missing } des { $needed } sites qu’il exige sont encore libres.
}
space_gate-obstacle-not_the_sixth = C’est votre colon numéro { $number } ici ; seul un sur { $every } peut occuper un site secondaire, le { $every }e de chaque série.
space_gate-obstacle-satellite_first = Le premier colon d’un module va sur un satellite, les autres sur la planète au centre.
space_gate-obstacle-other_island = Tous les colons de ce module vont ensemble : { $island }.
space_gate-obstacle-along_the_canal = Sur le canal, on commence à une extrémité libre et on continue à côté de son dernier colon.
space_gate-obstacle-not_in_play = { $planet } n’est pas de cette partie.
space_gate-obstacle-planet_open = { $planet } a déjà un portail.
space_gate-obstacle-planet_closed = { $planet } est clôturée.
space_gate-obstacle-when-stop = Seulement pendant que vous dépensez les points d’une salle.
space_gate-obstacle-when-take = Seulement avec des points dans la salle des Nouveaux Modules, quand elle est activée, et au début de la partie.
space_gate-obstacle-when-put_under = Seulement après avoir pris un module dans une pile.
space_gate-obstacle-when-room = Seulement quand un colon a ouvert un module Odyssey avec une recrue ou une promotion.
space_gate-obstacle-when-exchange = Seulement quand un colon se pose sur un site de prédominance, ou pour le meneur à la clôture de Fermi.
space_gate-obstacle-when-island = Seulement quand vous envoyez des colons vers Russell.
space_gate-obstacle-when-give = Seulement quand votre influence atteint le troisième ou le sixième rang du gouvernement.
space_gate-obstacle-when-gate_to = Seulement quand vous avez clôturé une exoplanète.
space_gate-obstacle-when-decline = Seulement à la fin, si vous avez un jeton Réorganisation.
space_gate-obstacle-when-cancel = Seulement pendant que vous refaites votre base.
space_gate-obstacle-when-fill = Seulement avec des points dans la salle des Sas, quand elle est activée.
space_gate-obstacle-when-move = Seulement avec des points en Eau, Végétation ou Énergie, quand cette salle est activée.
space_gate-obstacle-when-send = De soi-même quand un module portail est plein, après les actions de tous dans la salle.
space_gate-obstacle-when-settler = Seulement quand votre influence atteint un rang du gouvernement et que votre réserve est vide.
space_gate-obstacle-when-pick = Seulement pendant que vous refaites votre base.
space_gate-obstacle-when-site = Seulement quand vos colons quittent un module portail plein.
space_gate-obstacle-when-attach = Seulement avec un module en main : prenez-en un dans une pile quand la salle des Nouveaux Modules est activée.

## What is said before an action is confirmed

space_gate-warning-nothing_to_do = Vous ne pourriez rien faire ici ({ $room }) : vos points y seraient perdus, les autres agissent.
space_gate-warning-points_lost = { $points ->
    [one] Il reste 1 point, et il est perdu.
   *[other] Il reste { $points } points, et ils sont perdus.
}
space_gate-warning-dug_for_nothing = Aucun couloir de votre base ne donne sur le vide : le module irait seulement sous sa pile.
space_gate-warning-no_improvement = Le symbole de ce module n’a plus d’effet : il ne reste aucune pièce pour lui.
space_gate-warning-seals_base = Plus aucun couloir ne donnerait sur le vide : votre base ne pourrait plus grandir.
space_gate-warning-corridors_grow = La prochaine fermeture termine la partie. { $corridors ->
    [one] 1 couloir donnerait sur le vide et coûte 1 point d’influence.
   *[other] { $corridors } couloirs donneraient sur le vide et coûtent chacun 1 point d’influence.
}
space_gate-warning-corridors_cost = { $corridors ->
    [one] 1 couloir donne sur le vide : il coûte 1 point d’influence.
   *[other] { $corridors } couloirs donnent sur le vide : ils coûtent { $corridors } points d’influence.
}

## Ce qui manque encore au choix
space_gate-next-room = vers quelle salle ?
space_gate-next-side = par quel côté ?
space_gate-next-module = quel module ?
space_gate-next-rotation = tourné comment ?
space_gate-next-piece = qui ?
space_gate-next-flow = vers où ?

## Les modules d’une base qui commence
space_gate-pick-ask = Commencer par : { $module } ?
space_gate-pick-intro = Vous ajoutez deux modules de piles différentes. **Première partie ?** Un portail et un sas : on entre, on sort.
space_gate-pick-does = Ce qu’il fait
space_gate-pick-pile = Sa pile
space_gate-pick-domain = Domaine : **{ $domain }**
space_gate-pick-holds = Places
space_gate-pick-corridors = Couloirs
space_gate-pick-line-gate = { $capacity } colons partent par ce portail ({ $gate }).
space_gate-pick-line-odyssey = { $brings ->
    [recruit] Amène un nouvel ingénieur.
    [promotion] Promeut un ingénieur.
   *[automaton] Amène un robot : { $room }.
}
space_gate-pick-line-airlock = Fait entrer { $capacity } colons d’un coup.

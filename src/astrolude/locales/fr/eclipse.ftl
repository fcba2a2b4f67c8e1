### Eclipse : tout ce qu’une personne lit, sur la page et dans le terminal.

eclipse = Eclipse
eclipse-summary = Explorez la galaxie, cherchez, construisez flottes et plans de vaisseaux, et menez votre civilisation à travers neuf manches.

## Options d’une nouvelle table
eclipse-preset-first_game = Des Terriens seulement, rien de l’extension.
eclipse-preset-base = Espèces choisies tour à tour, rien de l’extension.
eclipse-preset-expansion = L’Éveil des Anciens, en entier.
eclipse-option-rare_technologies = Technologies rares
    .tip = Dix technologies uniques, dont cinq nouveaux composants de vaisseaux.
eclipse-option-rare_technologies-off = sans
eclipse-option-rare_technologies-on = en jeu
eclipse-option-developments = Développements
    .tip = Des tuiles à acheter par l’action Recherche : une seule de chaque.
eclipse-option-developments-off = sans
eclipse-option-developments-on = en jeu
eclipse-option-ancient_homeworlds = Mondes anciens
    .tip = Des mondes d’origine gardés occupent les places de départ libres.
eclipse-option-ancient_homeworlds-off = sans
eclipse-option-ancient_homeworlds-on = en jeu
eclipse-option-galactic_center_takeover = Prise du centre galactique
    .tip = Un croiseur ancien garde le centre galactique à la place de son système de défense.
eclipse-option-galactic_center_takeover-off = sans
eclipse-option-galactic_center_takeover-on = en jeu
eclipse-option-ancient_hives = Ruches d’anciens
    .tip = Des hexs qui engendrent des vaisseaux anciens tant que personne ne les prend.
eclipse-option-ancient_hives-off = sans
eclipse-option-ancient_hives-on = en jeu
eclipse-option-warp_portals = Téléportails
    .tip = Les hexs à portail sont voisins, si loin qu’ils soient.
eclipse-option-warp_portals-off = sans
eclipse-option-warp_portals-on = en jeu
eclipse-option-new_discoveries = Nouvelles découvertes
    .tip = Neuf découvertes de plus dans la pile.
eclipse-option-new_discoveries-off = sans
eclipse-option-new_discoveries-on = en jeu
eclipse-option-extra_sectors = Secteurs supplémentaires
    .tip = Des hexs de plus dans les piles.
eclipse-option-extra_sectors-off = sans
eclipse-option-extra_sectors-on = en jeu
eclipse-option-extra_sectors-left_out = sans
eclipse-option-alliances = Alliances
    .tip = Les joueurs peuvent s’allier et gagner ensemble. À partir de quatre.
eclipse-option-alliances-off = sans
eclipse-option-alliances-on = en jeu
eclipse-option-new_species = Nouvelles espèces
    .tip = Les espèces de l’extension rejoignent les autres.
eclipse-option-new_species-off = sans
eclipse-option-new_species-on = en jeu
eclipse-option-predictable_technologies = Technologies prévisibles
    .tip = On voit les technologies de la manche suivante une manche à l’avance.
eclipse-option-predictable_technologies-off = sans
eclipse-option-predictable_technologies-on = en jeu
eclipse-option-small_galaxy = Petite galaxie
    .tip = Moins d’hexs extérieurs : à trois, on se rencontre plus tôt.
eclipse-option-small_galaxy-off = non
eclipse-option-small_galaxy-on = oui : sept hexs extérieurs
eclipse-option-turn_direction_choice = Choix du sens
    .tip = Qui passe en deuxième décide du sens de la manche suivante.
eclipse-option-turn_direction_choice-off = toujours horaire
eclipse-option-turn_direction_choice-on = le deuxième à passer choisit
eclipse-option-simultaneous_play = Deux marqueurs d’action
    .tip = Deux joueurs agissent à la fois : à sept ou plus.
eclipse-option-simultaneous_play-off = non
eclipse-option-simultaneous_play-on = oui : deux joueurs en alternance
eclipse-option-simultaneous_play-waiting = oui, et les détenteurs peuvent attendre
eclipse-option-secret_world = Mondes secrets
    .tip = Des mondes d’origine cachés parmi les hexs médians.
eclipse-option-secret_world-off = aucun
eclipse-option-secret_world-1 = 1 parmi les hexs du milieu
eclipse-option-secret_world-2 = 2 parmi les hexs du milieu
eclipse-option-secret_world-3 = 3 parmi les hexs du milieu
eclipse-option-secret_world-4 = 4 parmi les hexs du milieu
eclipse-option-bankruptcy = Dépenser au-delà de ses moyens
    .tip = Les règles laissent courir à la faillite ; la règle maison vous arrête avant.
eclipse-option-bankruptcy-allowed = permis
eclipse-option-bankruptcy-prevented = empêché : règle maison
eclipse-option-species = Espèces
    .tip = Comment viennent les espèces. Les Terriens sont tous pareils : le départ le plus doux.
eclipse-option-species-draft = choisies à tour de rôle
eclipse-option-species-random = tirées au hasard
eclipse-option-species-fixed = dans l’ordre des sièges
eclipse-option-species-terrans_only = Terriens seulement : première partie

## Ordres permanents
eclipse-order-reactions = Après avoir passé
eclipse-order-reactions-ask = Me proposer les réactions
eclipse-order-reactions-never = Passer de nouveau à chaque fois
eclipse-order-after_action = Après une action
eclipse-order-after_action-ask = Me proposer colons et ambassades
eclipse-order-after_action-end_turn = Finir mon tour aussitôt
eclipse-order-proposals = Quand on me propose des relations ou une alliance
eclipse-order-proposals-ask = Me demander
eclipse-order-proposals-refuse = Refuser

## Questions
eclipse-prompt-turn = À vous : choisissez une action, ou passez
eclipse-prompt-begin = Commencer votre tour maintenant, ou attendre ?
eclipse-prompt-explore = Où explorez-vous ?
eclipse-prompt-drawn = Poser l’hex, ou le défausser ?
eclipse-prompt-influence = Déplacez des disques d’influence (reste : { $left }), redressez des vaisseaux de colons (reste : { $flips })
eclipse-prompt-place_disc = Où va le disque ?
eclipse-prompt-put_down = Où va le disque ?
eclipse-prompt-research = Que recherchez-vous ?
eclipse-prompt-build = Que construisez-vous, et où ? (reste : { $left })
eclipse-prompt-move = Quel vaisseau se déplace ? (activations restantes : { $left })
eclipse-prompt-fly = Où va le vaisseau ?
eclipse-prompt-upgrade = Modifiez vos plans (améliorations restantes : { $left })
eclipse-prompt-after = Autre chose, ou fin du tour ?
eclipse-prompt-claim_hex = Placer un disque d’influence sur { $sector } ?
eclipse-prompt-discovery = Découverte : { $discovery }. L’utiliser, ou la garder pour 2 PV ?
eclipse-prompt-ancient_part = Où va { $part } ?
eclipse-prompt-ancient_technology = Quelle technologie prenez-vous gratuitement ?
eclipse-prompt-place_tile = { $development } : sur lequel de vos hexs ?
eclipse-prompt-artifact = Clé d’artefact : quelle ressource ? (artefacts restants : { $artifacts })
eclipse-prompt-cube_track = Sur quelle piste revient le cube ?
eclipse-prompt-graveyard = Dans quelle case du cimetière va le cube ?
eclipse-prompt-consent = { $seat2 } propose : { $matter }. Acceptez-vous ?
eclipse-prompt-make_room = Votre piste est pleine : quelle tuile Réputation rendez-vous ?
eclipse-prompt-envoy_cube = De quelle piste vient le cube pour { $seat2 } ?
eclipse-prompt-which_alliance = Quelle alliance fondez-vous avec { $seat2 } ?
eclipse-prompt-type_order = Initiative égale : quel type agit d’abord ?
eclipse-prompt-attack_or_retreat = Attaquer, ou battre en retraite ?
eclipse-prompt-stalemate = Plus aucun canon : battre en retraite, ou perdre les vaisseaux ?
eclipse-prompt-reroll = Relancer un dé avec un vaisseau de colons ?
eclipse-prompt-assign = Quel vaisseau ce dé touche-t-il ?
eclipse-prompt-point_defence = Tirer sur les missiles avec vos canons ?
eclipse-prompt-shoot_missile = Quel missile abattez-vous ?
eclipse-prompt-population = Attaquer la population ?
eclipse-prompt-cubes = Quel cube détruisez-vous ?
eclipse-prompt-reputation = Quelle tuile Réputation gardez-vous ?
eclipse-prompt-displace = Aucune case libre : quelle tuile retourne dans le sac ?
eclipse-prompt-shrine = Construire un sanctuaire ?
eclipse-prompt-planet = { $shrine } : près de quelle planète ?
eclipse-prompt-colonists = Utiliser vos derniers vaisseaux de colons ?
eclipse-prompt-upkeep = Réglez votre entretien : payez, échangez ou abandonnez des hexs
eclipse-prompt-direction = Dans quel sens se joue la prochaine manche ?
eclipse-prompt-species = Quelle espèce jouez-vous ?
eclipse-prompt-rotation = Comment tournez-vous votre secteur de départ ?
eclipse-prompt-first_cube = De quelle piste retirez-vous un cube ?
eclipse-prompt-orbital_cube = Quel cube commence sur votre orbitale ?

## Ce que lisent les autres pendant ce temps
eclipse-waiting-turn = { $seat } choisit une action
eclipse-waiting-explore = { $seat } explore
eclipse-waiting-drawn = { $seat } regarde un nouvel hex
eclipse-waiting-influence = { $seat } étend son influence
eclipse-waiting-research = { $seat } recherche
eclipse-waiting-build = { $seat } construit
eclipse-waiting-move = { $seat } déplace des vaisseaux
eclipse-waiting-fly = { $seat } déplace des vaisseaux
eclipse-waiting-upgrade = { $seat } modifie ses plans
eclipse-waiting-after = { $seat } termine son tour
eclipse-waiting-discovery = { $seat } a fait une découverte
eclipse-waiting-consent = { $seat } examine une proposition
eclipse-waiting-assign = { $seat } répartit ses touches
eclipse-waiting-attack_or_retreat = { $seat } décide : attaque ou retraite
eclipse-waiting-reputation = { $seat } regarde des tuiles Réputation
eclipse-waiting-upkeep = { $seat } paie son entretien
eclipse-waiting-colonists = { $seat } envoie ses derniers colons
eclipse-waiting-species = { $seat } choisit une espèce

## Verbes, comme sur un bouton
eclipse-verb-stop = C’est tout
    .tip = Cette action est finie ; ce qui en reste est abandonné.
eclipse-verb-pass = Passer
    .tip = Vos actions de cette manche sont finies ; pendant que d’autres agissent, vous ne pouvez que réagir. Qui passe le premier commence la manche suivante.
eclipse-verb-attack = Attaquer
    .tip = Vos vaisseaux de ce type tirent maintenant.
eclipse-verb-accept = Accepter
    .tip = Ce qui est proposé est conclu.
eclipse-verb-refuse = Refuser
    .tip = Tout reste tel quel.
eclipse-verb-decline = Non merci
    .tip = Rien ne se passe, rien n’est payé.
eclipse-verb-front = L’utiliser
    .tip = Ce que montre la tuile est à vous aussitôt ; elle ne rapporte pas de points.
eclipse-verb-points = La garder pour 2 PV
    .tip = La tuile reste face cachée chez vous : 2 points à la fin, rien maintenant.
eclipse-verb-fire = Tirer
    .tip = Vos canons lancent les dés, et chaque touche peut détruire un cube de population.
eclipse-verb-bombs = Lâcher les bombes à neutrons
    .tip = Toute la population de l’hex est détruite, sans lancer de dés.
eclipse-verb-draw_again = Tirer un second hex
    .tip = Vous voyez un deuxième hex et posez l’un des deux ; l’autre est défaussé.
eclipse-verb-discard = Défausser
    .tip = L’hex va à la défausse ; la place reste vide.
eclipse-verb-begin = Commencer
    .tip = Vous agissez maintenant.
eclipse-verb-wait = Attendre
    .tip = L’autre agit d’abord.
eclipse-verb-force = Contraindre l’autre
    .tip = L’autre doit agir d’abord.
eclipse-verb-leave = Quitter l’alliance
    .tip = Vous rompez votre serment, et la tuile d’alliance passe sur son autre face.
eclipse-verb-give_up = Quitter la partie
    .tip = Vos points sont comptés maintenant, vos pièces quittent le plateau, et les autres jouent encore.
eclipse-verb-flip = Redresser un vaisseau de colons
    .tip = Un vaisseau de colons utilisé peut de nouveau amener de la population.
eclipse-verb-keep_part = La garder pour plus tard
    .tip = La pièce reste à côté de vos plans jusqu’à ce que vous l’installiez.
eclipse-verb-from_track = Prendre un disque de la piste
    .tip = Le disque vient de votre piste : l’entretien monte.
eclipse-verb-to_track = Retour sur la piste
    .tip = Le disque retourne sur votre piste : l’entretien baisse.
eclipse-verb-act = Agir
    .tip = Un disque d’influence va sur l’action, ce qui augmente votre entretien.
eclipse-verb-react = Réagir
    .tip = Vous avez passé : une forme brève de l’action, contre un disque de plus.
eclipse-verb-resource = Choisir
    .tip = Cette ressource est à vous.
eclipse-verb-trade = Échanger
    .tip = Des ressources en deviennent d’autres, au taux de votre espèce.
eclipse-verb-flip_for = Changer un vaisseau de colons en ressource
    .tip = Un vaisseau de colons sert à obtenir une ressource.
eclipse-verb-target = Toucher
    .tip = La touche va à ce vaisseau.
eclipse-verb-missile = Abattre
    .tip = Le missile ne touche pas.
eclipse-verb-reroll = Relancer
    .tip = Un vaisseau de colons sert à relancer le dé.
eclipse-verb-propose = Proposer
    .tip = L’autre est interrogé ; rien n’est conclu avant son accord.
eclipse-verb-lay = Poser l’hex
    .tip = L’hex est là, tourné ainsi, pour toute la partie.
eclipse-verb-load = Embarquer des intercepteurs
    .tip = Les intercepteurs volent à bord.
eclipse-verb-unload = Débarquer des intercepteurs
    .tip = Les intercepteurs restent sur cet hex.
eclipse-verb-keep = Garder
    .tip = Cette tuile est à vous, les autres retournent dans le sac.
eclipse-verb-return_tile = Rendre
    .tip = Cette tuile retourne dans le sac.
eclipse-verb-alliance = Fonder
    .tip = Votre partenaire et vous formez désormais cette alliance.
eclipse-verb-type = D’abord
    .tip = Les vaisseaux de ce type tirent avant ceux d’initiative égale.
eclipse-verb-cube = Détruire
    .tip = Le cube quitte l’hex.
eclipse-verb-step = Aller
    .tip = Le vaisseau passe sur cet hex. Des ennemis l’y retiennent.
eclipse-verb-jump = Sauter
    .tip = Le vaisseau est aussitôt sur cet hex, sans chemin.
eclipse-verb-retreat = Battre en retraite
    .tip = Les vaisseaux de ce type quittent le combat après un échange de plus, s’ils survivent.
eclipse-verb-put = Placer
    .tip = L’hex est à vous : il peut être peuplé.
eclipse-verb-lift = Lever le disque
    .tip = Vous quittez l’hex : ses cubes reviennent, et l’entretien baisse.
eclipse-verb-abandon = Abandonner l’hex
    .tip = L’hex n’est plus à vous : ses cubes et le disque reviennent, et il vous faut moins d’argent.
eclipse-verb-activate = Activer
    .tip = Ce vaisseau se déplace, aussi loin que ses moteurs le portent.
eclipse-verb-build = Construire
    .tip = La pièce est aussitôt sur un de vos hexs.
eclipse-verb-explore = Explorer
    .tip = Un hex est tiré pour cette place ; vous le posez ou le défaussez.
eclipse-verb-colonise = Coloniser
    .tip = Un vaisseau de colons y amène un cube : un revenu plus grand se découvre.
eclipse-verb-research = Rechercher
    .tip = La technologie est à vous ; plus vous en avez d’un genre, moins les suivantes coûtent.
eclipse-verb-research_on = Rechercher
    .tip = La technologie va sur cette piste et y rend les suivantes moins chères.
eclipse-verb-develop = Développer
    .tip = Le développement est à vous, avec tout ce qu’il montre.
eclipse-verb-remove = Retirer
    .tip = L’emplacement montre de nouveau ce qui est imprimé dessous.
eclipse-verb-install = Installer
    .tip = Tous les vaisseaux du type ont aussitôt la pièce. Le plan doit avoir assez d’énergie.
eclipse-verb-shrine = Construire
    .tip = Un sanctuaire près d’une de vos planètes ; ceux d’un genre ou d’une rangée donnent des bonus.
eclipse-verb-planet = Ici
    .tip = Le sanctuaire est près de cette planète.
eclipse-verb-species = Choisir une espèce
    .tip = L’espèce est à vous pour toute la partie.
eclipse-verb-rotate = Tourner
    .tip = Votre hex d’origine reste ainsi toute la partie.
eclipse-verb-go_round = Choisir le sens
    .tip = Les tours de la manche suivante vont dans ce sens.
eclipse-verb-show = Montrer ses tuiles Réputation
    .tip = Seul ce joueur voit vos tuiles de réputation.

## Actions entières, comme dans la liste des choix
eclipse-action-act = Action : { $action }
eclipse-action-react = Réaction : { $reaction }
eclipse-action-resource = { $resource }
eclipse-action-trade = Échanger { $exchange }
eclipse-action-flip_for = Changer un vaisseau de colons en { $resource }
eclipse-action-target = Toucher { $place }
eclipse-action-missile = Abattre { $die }
eclipse-action-reroll = Relancer { $die }
eclipse-action-propose = Proposer { $matter } à { $seat }
eclipse-action-lay = Poser { $drawn }, { $rotation }
eclipse-action-load = En embarquer { $count }
eclipse-action-unload = En débarquer { $count }
eclipse-action-keep = Garder la tuile de { $value }
eclipse-action-return_tile = Rendre la tuile de { $value }
eclipse-action-alliance = Fonder l’{ $alliance }
eclipse-action-type = D’abord : { $ship }
eclipse-action-cube = Détruire le cube sur : { $square }
eclipse-action-step = Aller sur { $sector }
eclipse-action-jump = Sauter sur { $sector }
eclipse-action-retreat = Battre en retraite vers { $sector }
eclipse-action-put = Placer sur { $sector }
eclipse-action-lift = Lever le disque de { $sector }
eclipse-action-abandon = Abandonner { $sector }
eclipse-action-activate = { $mover } sur { $sector }
eclipse-action-build = { $piece } sur { $sector }
eclipse-action-explore = Explorer depuis { $sector } vers { $edge }
eclipse-action-colonise = Un cube sur { $sector } : { $way }
eclipse-action-research = Rechercher { $technology }
eclipse-action-research_on = Rechercher { $technology }, piste { $track }
eclipse-action-develop = Développer { $development }
eclipse-action-remove = { $ship } : vider { $slot }
eclipse-action-install = { $ship } : { $part } ({ $slot })
eclipse-action-shrine = { $shrine }
eclipse-action-planet = Près de { $planet } de { $sector }
eclipse-action-species = { $species }
eclipse-action-rotate = Secteur de départ { $rotation }
eclipse-action-go_round = { $direction }
eclipse-action-show = Montrer vos tuiles Réputation à { $seat }

## Ce qui s’est passé
eclipse-event-game_began = La galaxie attend ; { $first } commence.
eclipse-event-species_chosen = { $you ->
    [yes] Vous jouez : { $species }.
   *[no] { $seat } joue : { $species }.
}
eclipse-event-species_not_advised = Les règles déconseillent { $species } à ce nombre de joueurs.
eclipse-event-portals_not_advised = Les règles déconseillent les téléportails avec deux marqueurs d’action.
eclipse-event-cube_removed = { $you ->
    [yes] Vous retirez un cube de la piste { $resource }.
   *[no] { $seat } retire un cube de la piste { $resource }.
}
eclipse-event-technologies_drawn = Nouvelles technologies : { $technologies }.
eclipse-event-technologies_shown = Technologies à venir : { $technologies }.
eclipse-event-round_began = Manche { $round } : { $seat } commence.
eclipse-event-marker_arrived = { $you ->
    [yes] { $marker ->
        [0] Le marqueur d’action primaire vous arrive.
       *[other] Le marqueur d’action secondaire vous arrive.
    }
   *[no] { $marker ->
        [0] Le marqueur d’action primaire arrive chez { $seat }.
       *[other] Le marqueur d’action secondaire arrive chez { $seat }.
    }
}
eclipse-event-waited = { $you ->
    [yes] Vous attendez.
   *[no] { $seat } attend.
}
eclipse-event-forced = { $you ->
    [yes] Vous contraignez l’autre à commencer.
   *[no] { $seat } contraint l’autre à commencer.
}
eclipse-event-acted = { $you ->
    [yes] Vous faites une action : { $action }.
   *[no] { $seat } fait une action : { $action }.
}
eclipse-event-reacted = { $you ->
    [yes] Vous réagissez : { $reaction }.
   *[no] { $seat } réagit : { $reaction }.
}
eclipse-event-passed = { $you ->
    [yes] Vous passez.
   *[no] { $seat } passe.
}
eclipse-event-hex_drawn = { $you ->
    [yes] Vous tirez { $sector }.
   *[no] { $seat } tire { $sector }.
}
eclipse-event-hex_discarded = { $you ->
    [yes] Vous défaussez { $sector }.
   *[no] { $seat } défausse { $sector }.
}
eclipse-event-hex_laid = { $you ->
    [yes] Vous posez { $sector }.
   *[no] { $seat } pose { $sector }.
}
eclipse-event-ancients_placed = Vaisseaux anciens sur { $sector } : { $number }.
eclipse-event-disc_placed = { $you ->
    [yes] Vous prenez le contrôle de { $sector }.
   *[no] { $seat } prend le contrôle de { $sector }.
}
eclipse-event-disc_removed = { $you ->
    [yes] Votre disque quitte { $sector }.
   *[no] Le disque de { $seat } quitte { $sector }.
}
eclipse-event-discs_gained = { $you ->
    [yes] Vous recevez { $number ->
        [one] un disque d’influence de plus.
       *[other] { $number } disques d’influence de plus.
    }
   *[no] { $seat } reçoit { $number ->
        [one] un disque d’influence de plus.
       *[other] { $number } disques d’influence de plus.
    }
}
eclipse-event-colony_ship_readied = { $you ->
    [yes] Vous redressez un vaisseau de colons.
   *[no] { $seat } redresse un vaisseau de colons.
}
eclipse-event-colonised = { $you ->
    [yes] Vous colonisez { $sector } : { $square }, un cube { $resource }.
   *[no] { $seat } colonise { $sector } : { $square }, un cube { $resource }.
}
eclipse-event-traded = { $you ->
    [yes] Vous échangez { $exchange }.
   *[no] { $seat } échange { $exchange }.
}
eclipse-event-colony_ship_sold = { $you ->
    [yes] Vous changez un vaisseau de colons en { $resource }.
   *[no] { $seat } change un vaisseau de colons en { $resource }.
}
eclipse-event-gained = { $you ->
    [yes] Vous gagnez { $amount } { $resource }.
   *[no] { $seat } gagne { $amount } { $resource }.
}
eclipse-event-found = { $you ->
    [yes] Vous trouvez { $discovery } sur { $sector }.
   *[no] { $seat } trouve { $discovery } sur { $sector }.
}
eclipse-event-discovery_used = { $you ->
    [yes] Vous utilisez { $discovery }.
   *[no] { $seat } utilise { $discovery }.
}
eclipse-event-discovery_kept = { $you ->
    [yes] Vous gardez { $discovery } pour 2 PV.
   *[no] { $seat } garde { $discovery } pour 2 PV.
}
eclipse-event-revealed = { $you ->
    [yes] Révélation : vous tirez une découverte.
   *[no] Révélation : { $seat } tire une découverte.
}
eclipse-event-researched = { $you ->
    [yes] Vous recherchez { $technology } pour { $price } de science.
   *[no] { $seat } recherche { $technology } pour { $price } de science.
}
eclipse-event-built = { $you ->
    [yes] Vous construisez sur { $sector } : { $piece }.
   *[no] { $seat } construit sur { $sector } : { $piece }.
}
eclipse-event-moved = { $you ->
    [yes] { $ship } : vous allez de { $from } à { $to }.
   *[no] { $ship } : { $seat } va de { $from } à { $to }.
}
eclipse-event-jumped = { $you ->
    [yes] { $ship } : vous sautez de { $from } à { $to }.
   *[no] { $ship } : { $seat } saute de { $from } à { $to }.
}
eclipse-event-loaded = { $you ->
    [yes] Vous embarquez des intercepteurs sur { $sector } : { $number }.
   *[no] { $seat } embarque des intercepteurs sur { $sector } : { $number }.
}
eclipse-event-unloaded = { $you ->
    [yes] Vous débarquez des intercepteurs sur { $sector } : { $number }.
   *[no] { $seat } débarque des intercepteurs sur { $sector } : { $number }.
}
eclipse-event-proposed = { $you ->
    [yes] Vous proposez { $matter } à { $other }.
   *[no] { $seat } propose { $matter } à { $other }.
}
eclipse-event-accepted = { $you ->
    [yes] Vous acceptez ce que propose { $other } : { $matter }.
   *[no] { $seat } accepte ce que propose { $other } : { $matter }.
}
eclipse-event-refused = { $you ->
    [yes] Vous refusez ce que propose { $other } : { $matter }.
   *[no] { $seat } refuse ce que propose { $other } : { $matter }.
}
eclipse-event-relations_formed = { $you ->
    [yes] Vous échangez des ambassadeurs avec { $other }.
   *[no] { $seat } et { $other } échangent des ambassadeurs.
}
eclipse-event-relations_broken = { $you ->
    [yes] Vos relations avec { $other } prennent fin.
   *[no] Les relations de { $seat } et { $other } prennent fin.
}
eclipse-event-traitor_taken = { $you ->
    [yes] Vous prenez la carte Traître.
   *[no] { $seat } prend la carte Traître.
}
eclipse-event-tile_returned = { $you ->
    [yes] Vous remettez une tuile Réputation dans le sac.
   *[no] { $seat } remet une tuile Réputation dans le sac.
}
eclipse-event-tile_returned_secretly = { $you ->
    [yes] La tuile que vous avez rendue vaut { $value }.
   *[no] La tuile rendue par { $seat } vaut { $value }.
}
eclipse-event-tiles_shown = { $you ->
    [yes] Vous montrez vos tuiles Réputation à { $other }.
   *[no] { $seat } montre ses tuiles Réputation à { $other }.
}
eclipse-event-cube_given = { $you ->
    [yes] Votre ambassadeur chez { $other } emporte un cube { $resource }.
   *[no] L’ambassadeur de { $seat } chez { $other } emporte un cube { $resource }.
}
eclipse-event-cube_returned = { $you ->
    [yes] Un cube revient sur votre piste { $resource }.
   *[no] Un cube revient sur la piste { $resource } de { $seat }.
}
eclipse-event-cube_lost = { $you ->
    [yes] Vous perdez un cube sur { $sector } : { $square }.
   *[no] { $seat } perd un cube sur { $sector } : { $square }.
}
eclipse-event-cube_buried = { $you ->
    [yes] Un cube va dans votre cimetière : { $resource }.
   *[no] Un cube va dans le cimetière de { $seat } : { $resource }.
}
eclipse-event-shrine_built = { $you ->
    [yes] Vous construisez sur { $sector } : { $shrine }.
   *[no] { $seat } construit sur { $sector } : { $shrine }.
}
eclipse-event-bonus_taken = { $you ->
    [yes] Vous prenez la tuile bonus { $bonus }.
   *[no] { $seat } prend la tuile bonus { $bonus }.
}
eclipse-event-abandoned = { $you ->
    [yes] Vous abandonnez { $sector }.
   *[no] { $seat } abandonne { $sector }.
}
eclipse-event-upkeep_paid = { $you ->
    [yes] Votre revenu est de { $income }, votre entretien de { $cost } : crédits { $money }.
   *[no] { $seat } : revenu { $income }, entretien { $cost }, crédits { $money }.
}
eclipse-event-produced = { $you ->
    [yes] Vous produisez { $science } de science et { $materials } matériaux.
   *[no] { $seat } produit { $science } de science et { $materials } matériaux.
}
eclipse-event-collapsed = { $you ->
    [yes] Votre civilisation s’effondre.
   *[no] La civilisation de { $seat } s’effondre.
}
eclipse-event-gave_up = { $you ->
    [yes] Vous quittez la partie.
   *[no] { $seat } quitte la partie.
}
eclipse-out-collapsed = Votre civilisation n’a pas pu payer son entretien, même en abandonnant tous ses hexagones : elle s’est effondrée.
eclipse-out-gave_up = Vous avez quitté la partie.
eclipse-event-direction_chosen = La prochaine manche se joue : { $direction }.
eclipse-event-hive_rolled = La ruche { $sector } lance { $die }.
eclipse-event-ancient_moved = Un vaisseau ancien quitte { $from } pour { $to }.
eclipse-event-game_ended = La partie est finie : { $scores }.
eclipse-event-battle_began = { $you ->
    [yes] Bataille sur { $sector } : vous contre { $other }.
   *[no] Bataille sur { $sector } : { $seat } contre { $other }.
}
eclipse-event-npc_battle_began = { $you ->
    [yes] Bataille sur { $sector } : vous contre les anciens.
   *[no] Bataille sur { $sector } : { $seat } contre les anciens.
}
eclipse-event-type_goes_first = { $you ->
    [yes] Vous faites agir ce type d’abord : { $ship }.
   *[no] { $seat } fait agir ce type d’abord : { $ship }.
}
eclipse-event-missiles_fired = { $you ->
    [yes] { $ship } : vos missiles donnent { $faces }.
   *[no] { $ship } : les missiles de { $seat } donnent { $faces }.
}
eclipse-event-npc_missiles_fired = { $ship } : les missiles donnent { $faces }.
eclipse-event-cannons_fired = { $you ->
    [yes] { $ship } : vos canons donnent { $faces }.
   *[no] { $ship } : les canons de { $seat } donnent { $faces }.
}
eclipse-event-npc_cannons_fired = { $ship } : les canons donnent { $faces }.
eclipse-event-rerolled = { $you ->
    [yes] Vous relancez un { $before } : { $after }.
   *[no] { $seat } relance un { $before } : { $after }.
}
eclipse-event-point_defence_fired = { $you ->
    [yes] Votre point-défense donne { $faces }.
   *[no] Le point-défense de { $seat } donne { $faces }.
}
eclipse-event-npc_point_defence_fired = { $ship } : le point-défense donne { $faces }.
eclipse-event-missiles_shot_down = Missiles abattus : { $number }.
eclipse-event-ship_damaged = { $you ->
    [yes] { $ship } : votre vaisseau subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
   *[no] { $ship } : le vaisseau de { $seat } subit { $damage ->
        [one] { $damage } dégât
       *[other] { $damage } dégâts
    }.
}
eclipse-event-npc_damaged = { $ship } : { $damage ->
    [one] { $damage } dégât
   *[other] { $damage } dégâts
}.
eclipse-event-ship_destroyed = { $you ->
    [yes] { $ship } : vous perdez un vaisseau.
   *[no] { $ship } : { $seat } perd un vaisseau.
}
eclipse-event-npc_destroyed = { $ship } : détruit.
eclipse-event-retreat_declared = { $you ->
    [yes] { $ship } : vous annoncez une retraite vers { $sector }.
   *[no] { $ship } : { $seat } annonce une retraite vers { $sector }.
}
eclipse-event-retreated = { $you ->
    [yes] { $ship } : vous atteignez { $sector } avec { $number }.
   *[no] { $ship } : { $seat } atteint { $sector } avec { $number }.
}
eclipse-event-stalemate = Plus aucun canon sur { $sector } : l’attaquant doit partir.
eclipse-event-population_attacked = { $you ->
    [yes] Vous attaquez la population de { $other } sur { $sector } : { $faces }.
   *[no] { $seat } attaque la population de { $other } sur { $sector } : { $faces }.
}
eclipse-event-population_bombed = { $you ->
    [yes] Vos bombes à neutrons frappent la population de { $other } sur { $sector }.
   *[no] Les bombes à neutrons de { $seat } frappent la population de { $other } sur { $sector }.
}
eclipse-event-npc_population_attacked = Des vaisseaux anciens attaquent la population sur { $sector } : { $faces }.
eclipse-event-npc_population_bombed = Des vaisseaux anciens bombardent la population sur { $sector }.
eclipse-event-trophy_taken = { $you ->
    [yes] Vous prenez la tuile de votre victoire : { $ship }.
   *[no] { $seat } prend la tuile d’une victoire : { $ship }.
}
eclipse-event-tiles_drawn = { $you ->
    [yes] Vous tirez des tuiles Réputation : { $number }.
   *[no] { $seat } tire des tuiles Réputation : { $number }.
}
eclipse-event-tiles_seen = { $you ->
    [yes] Vous voyez des tuiles de valeur { $values }.
   *[no] { $seat } voit des tuiles de valeur { $values }.
}
eclipse-event-tile_kept = { $you ->
    [yes] Vous gardez une tuile Réputation.
   *[no] { $seat } garde une tuile Réputation.
}
eclipse-event-tile_kept_secretly = { $you ->
    [yes] La tuile que vous gardez vaut { $value }.
   *[no] La tuile de { $seat } vaut { $value }.
}
eclipse-event-part_removed = { $you ->
    [yes] Vous retirez { $part } : { $slot }, { $ship }.
   *[no] { $seat } retire { $part } : { $slot }, { $ship }.
}
eclipse-event-part_installed = { $you ->
    [yes] Vous installez { $part } : { $slot }, { $ship }.
   *[no] { $seat } installe { $part } : { $slot }, { $ship }.
}
eclipse-event-part_kept = { $you ->
    [yes] Vous gardez { $part } pour plus tard.
   *[no] { $seat } garde { $part } pour plus tard.
}
eclipse-event-developed = { $you ->
    [yes] Vous développez { $development }.
   *[no] { $seat } développe { $development }.
}
eclipse-event-tile_placed = { $you ->
    [yes] { $development } : vous la placez sur { $sector }.
   *[no] { $development } : { $seat } la place sur { $sector }.
}
eclipse-event-alliance_founded = { $you ->
    [yes] Vous fondez l’{ $alliance } avec { $other }.
   *[no] { $seat } et { $other } fondent l’{ $alliance }.
}
eclipse-event-alliance_joined = { $you ->
    [yes] Vous rejoignez l’{ $alliance }.
   *[no] { $seat } rejoint l’{ $alliance }.
}
eclipse-event-alliance_left = { $you ->
    [yes] Vous quittez l’{ $alliance } et retournez votre tuile.
   *[no] { $seat } quitte l’{ $alliance } et retourne sa tuile.
}

## Ce qui va par numéro
eclipse-rotation = { $label ->
    [0] tel quel
    [one] tourné une fois
   *[other] tourné { $label } fois
}
eclipse-count = { $label }
eclipse-value = { $label }
eclipse-slot = case { $label }
eclipse-place = vaisseau { $label }
eclipse-die = dé { $label }
eclipse-left = { $label }
eclipse-flips = { $label }
eclipse-artifacts = { $label }
eclipse-seat = siège { $label }
eclipse-edge-0 = le nord-est
eclipse-edge-1 = l’est
eclipse-edge-2 = le sud-est
eclipse-edge-3 = le sud-ouest
eclipse-edge-4 = l’ouest
eclipse-edge-5 = le nord-ouest

## Cases d’action
eclipse-space-explore = Explorer
    .tip = Tirez un hex pour une place libre près de vous, posez-le et revendiquez-le.
eclipse-space-influence = Influencer
    .tip = Déplacez jusqu’à deux disques d’influence et redressez des vaisseaux de colons.
eclipse-space-research = Rechercher
    .tip = Achetez une technologie avec de la science, ou un développement.
eclipse-space-upgrade = Améliorer
    .tip = Rendez des améliorations et posez-en de nouvelles sur vos plans.
eclipse-space-build = Construire
    .tip = Payez des matériaux pour des vaisseaux et structures sur vos hexs.
eclipse-space-move = Déplacer
    .tip = Activez des vaisseaux : chacun va aussi loin que ses propulseurs le portent.
eclipse-reaction-upgrade = Améliorer
    .tip = Rendez des améliorations et posez-en une nouvelle.
eclipse-reaction-build = Construire
    .tip = Payez des matériaux pour un vaisseau ou une structure.
eclipse-reaction-move = Déplacer
    .tip = Activez un vaisseau.

## Ressources et cases
eclipse-resource-money = crédits
    .tip = Paient l’entretien de votre civilisation.
eclipse-resource-science = science
    .tip = Achète des technologies.
eclipse-resource-materials = matériaux
    .tip = Paient vaisseaux et structures.
eclipse-exchange-money_science = crédits contre science
eclipse-exchange-money_materials = crédits contre matériaux
eclipse-exchange-science_money = science contre crédits
eclipse-exchange-science_materials = science contre matériaux
eclipse-exchange-materials_money = matériaux contre crédits
eclipse-exchange-materials_science = matériaux contre science
eclipse-square-money = case crédits
eclipse-square-money_advanced = case crédits avancée
eclipse-square-science = case science
eclipse-square-science_advanced = case science avancée
eclipse-square-materials = case matériaux
eclipse-square-materials_advanced = case matériaux avancée
eclipse-square-grey = case grise
eclipse-square-orbital = orbitale
eclipse-square-shellworld = monde blindé
eclipse-way-money = case crédits
eclipse-way-money_advanced = case crédits avancée
eclipse-way-grey_money = case grise, crédits
eclipse-way-science = case science
eclipse-way-science_advanced = case science avancée
eclipse-way-grey_science = case grise, science
eclipse-way-materials = case matériaux
eclipse-way-materials_advanced = case matériaux avancée
eclipse-way-grey_materials = case grise, matériaux
eclipse-way-orbital_money = orbitale, crédits
eclipse-way-orbital_science = orbitale, science
eclipse-way-shellworld = monde blindé, science
eclipse-planet-money = la planète orange
eclipse-planet-science = la planète rose
eclipse-planet-materials = la planète marron
eclipse-planet-grey = la planète grise

## Diplomatie
eclipse-matter-relations = des relations diplomatiques
    .tip = On échange des ambassadeurs ; chacun vaut 1 PV à la fin.
eclipse-matter-founding = de fonder une alliance
    .tip = Les alliés combattent ensemble et partagent leurs points.
eclipse-matter-joining = de rejoindre l’alliance
    .tip = Tous les membres doivent être d’accord.
eclipse-alliance-nova = Alliance Nova
    .tip = 2 PV à la fin ; −3 pour qui l’a quittée.
eclipse-alliance-flare = Alliance Flamboyante
    .tip = 2 PV à la fin ; −3 pour qui l’a quittée.
eclipse-alliance-vortex = Alliance Vortex
    .tip = 2 PV à la fin ; −3 pour qui l’a quittée.
eclipse-drawn-first = le premier hex
eclipse-drawn-second = le second hex
eclipse-direction-clockwise = sens horaire
eclipse-direction-counterclockwise = sens antihoraire
eclipse-limit-any = n’importe quelle piste
eclipse-limit-orbital = crédits ou science

## Vaisseaux et structures
eclipse-ship-interceptor = Intercepteur
    .tip = Petit et rapide.
eclipse-ship-cruiser = Frégate
    .tip = La classe moyenne.
eclipse-ship-dreadnought = Croiseur
    .tip = Grand et lourd ; deux par couleur seulement.
eclipse-ship-starbase = Base stellaire
    .tip = Ne bouge jamais et ne bat jamais en retraite.
eclipse-ship-orbital_ship = Vaisseau orbital
    .tip = Une orbitale avec un cube des Exilés est un vaisseau.
eclipse-mover-interceptor = Intercepteur
eclipse-mover-cruiser = Frégate
eclipse-mover-dreadnought = Croiseur
eclipse-piece-interceptor = Intercepteur
    .tip = Petit et rapide.
eclipse-piece-cruiser = Frégate
    .tip = La classe moyenne.
eclipse-piece-dreadnought = Croiseur
    .tip = Grand et lourd ; deux par couleur seulement.
eclipse-piece-starbase = Base stellaire
    .tip = Ne bouge jamais et ne bat jamais en retraite.
eclipse-piece-orbital = Orbitale
    .tip = Une case pour crédits ou science.
eclipse-piece-monolith = Monolithe
    .tip = 3 PV à la fin pour qui contrôle l’hex.
eclipse-vessel-interceptor = Intercepteur
eclipse-vessel-cruiser = Frégate
eclipse-vessel-dreadnought = Croiseur
eclipse-vessel-starbase = Base stellaire
eclipse-vessel-orbital_ship = Vaisseau orbital
eclipse-vessel-ancient = Vaisseau ancien
    .tip = Initiative 2, ordinateur +1, bouclier 0, coque 1 ; dés de canon : 2 jaunes ; dés de missile : –.
eclipse-vessel-gcds = Système de défense du centre galactique
    .tip = Initiative 0, ordinateur +1, bouclier 0, coque 7 ; dés de canon : 4 jaunes ; dés de missile : –.
eclipse-vessel-ancient_cruiser_1 = Frégate ancienne 1
    .tip = Initiative 4, ordinateur +2, bouclier 0, coque 2 ; dés de canon : 3 jaunes ; dés de missile : –.
eclipse-vessel-ancient_cruiser_2 = Frégate ancienne 2
    .tip = Initiative 1, ordinateur +2, bouclier 0, coque 1 ; dés de canon : 2 jaunes ; dés de missile : 2 oranges.
eclipse-vessel-ancient_cruiser_3 = Frégate ancienne 3
    .tip = Initiative 0, ordinateur +1, bouclier 1, coque 2 ; dés de canon : 4 jaunes ; dés de missile : –.
eclipse-vessel-ancient_cruiser_4 = Frégate ancienne 4
    .tip = Initiative 2, ordinateur +2, bouclier 0, coque 4 ; dés de canon : 2 jaunes ; dés de missile : – ; point-défense.
eclipse-vessel-ancient_cruiser_5 = Frégate ancienne 5
    .tip = Initiative 2, ordinateur +2, bouclier 0, coque 1 ; dés de canon : 1 orange ; dés de missile : 1 rouge ; champ de distorsion.
eclipse-vessel-ancient_cruiser_6 = Frégate ancienne 6
    .tip = Initiative 3, ordinateur +1, bouclier 0, coque 2 ; dés de canon : 2 oranges ; dés de missile : –.
eclipse-vessel-ancient_cruiser_7 = Frégate ancienne 7
    .tip = Initiative 0, ordinateur +3, bouclier 0, coque 4 ; dés de canon : 1 rouge ; dés de missile : –.
eclipse-vessel-ancient_cruiser_8 = Frégate ancienne 8
    .tip = Initiative 0, ordinateur +1, bouclier 3, coque 2 ; dés de canon : 3 jaunes ; dés de missile : –.
eclipse-vessel-ancient_dreadnought_a = Croiseur ancien A
    .tip = Initiative 3, ordinateur +2, bouclier 0, coque 5 ; dés de canon : 2 oranges ; dés de missile : – ; régénération.
eclipse-vessel-ancient_dreadnought_b = Croiseur ancien B
    .tip = Initiative 4, ordinateur +2, bouclier 0, coque 3 ; dés de canon : 1 rouge ; dés de missile : 4 jaunes.

## Secteurs
eclipse-sector-001 = Centre galactique (001)
eclipse-sector-101 = Castor (101)
eclipse-sector-102 = Pollux (102)
eclipse-sector-103 = Beta Leonis (103)
eclipse-sector-104 = Arcturus (104)
eclipse-sector-105 = Zeta Herculis (105)
eclipse-sector-106 = Capella (106)
eclipse-sector-107 = Aldebaran (107)
eclipse-sector-108 = Mu Cassiopeiae (108)
eclipse-sector-201 = Alpha Centauri (201)
eclipse-sector-202 = Fomalhaut (202)
eclipse-sector-203 = Chi Draconis (203)
eclipse-sector-204 = Vega (204)
eclipse-sector-205 = Mu Herculis (205)
eclipse-sector-206 = Epsilon Indi (206)
eclipse-sector-207 = Zeta Reticuli (207)
eclipse-sector-208 = Iota Persei (208)
eclipse-sector-209 = Delta Eridani (209)
eclipse-sector-210 = Psi Capricorni (210)
eclipse-sector-211 = Beta Aquilae (211)
eclipse-sector-212 = Lambda Fornacis (212)
eclipse-sector-213 = Iota Bootis (213)
eclipse-sector-221 = Procyon (221)
eclipse-sector-222 = Epsilon Eridani (222)
eclipse-sector-223 = Altair (223)
eclipse-sector-224 = Beta Hydri (224)
eclipse-sector-225 = Eta Cassiopeiae (225)
eclipse-sector-226 = 61 Cygni (226)
eclipse-sector-227 = Sirius (227)
eclipse-sector-228 = Sigma Draconis (228)
eclipse-sector-229 = Tau Ceti (229)
eclipse-sector-230 = Lambda Aurigae (230)
eclipse-sector-231 = Delta Pavonis (231)
eclipse-sector-232 = Rigel (232)
eclipse-sector-233 = 47 Ursae Majoris (233)
eclipse-sector-234 = Eta Geminorum (234)
eclipse-sector-235 = Mu Arae (235)
eclipse-sector-236 = Rho Indi (236)
eclipse-sector-237 = 55 Cancri (237)
eclipse-sector-238 = Beta Lyrae (238)
eclipse-sector-271 = Omega Fornacis (271)
eclipse-sector-272 = Sigma Hydrae (272)
eclipse-sector-273 = Theta Ophiuchi (273)
eclipse-sector-274 = Alpha Lyncis (274)
eclipse-sector-291 = Delta Corvi (291)
eclipse-sector-301 = Zeta Draconis (301)
eclipse-sector-302 = Gamma Serpentis (302)
eclipse-sector-303 = Eta Cephei (303)
eclipse-sector-304 = Theta Pegasi (304)
eclipse-sector-305 = Lambda Serpentis (305)
eclipse-sector-306 = Beta Centauri (306)
eclipse-sector-307 = Sigma Sagittarii (307)
eclipse-sector-308 = Kappa Scorpii (308)
eclipse-sector-309 = Phi Piscium (309)
eclipse-sector-310 = Nu Phoenicis (310)
eclipse-sector-311 = Canopus (311)
eclipse-sector-312 = Antares (312)
eclipse-sector-313 = Alpha Ursae Minoris (313)
eclipse-sector-314 = Spica (314)
eclipse-sector-315 = Epsilon Aurigae (315)
eclipse-sector-316 = Iota Carinae (316)
eclipse-sector-317 = Beta Crucis (317)
eclipse-sector-318 = Gamma Velorum (318)
eclipse-sector-319 = Upsilon Hydrae (319)
eclipse-sector-320 = Nu Ophiuchi (320)
eclipse-sector-321 = Beta Delphini (321)
eclipse-sector-322 = Lambda Tauri (322)
eclipse-sector-323 = Zeta Andromedae (323)
eclipse-sector-324 = Epsilon Carinae (324)
eclipse-sector-393 = Delta Sextantis (393)
eclipse-sector-394 = Zeta Chamaeleontis (394)

## Technologies
eclipse-track-military = militaire
eclipse-track-grid = réseau
eclipse-track-nano = nano
eclipse-technology-neutron_bombs = Bombes à neutrons
    .tip = Une attaque de la population détruit tous les cubes de l’hex sans dés.
eclipse-technology-starbase = Base stellaire
    .tip = Vous pouvez construire des bases stellaires.
eclipse-technology-plasma_cannon = Canon à plasma
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-phase_shield = Bouclier de phase
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-advanced_mining = Extraction avancée
    .tip = Cubes sur les cases matériaux avancées.
eclipse-technology-tachyon_source = Générateur à tachyons
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-plasma_missile = Missile à plasma
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-gluon_computer = Ordinateur à gluons
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-gauss_shield = Bouclier Gauss
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-improved_hull = Coque améliorée
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-fusion_source = Générateur à fusion
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-positron_computer = Ordinateur à positrons
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-advanced_economy = Économie avancée
    .tip = Cubes sur les cases crédits avancées.
eclipse-technology-tachyon_drive = Propulseur à tachyons
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-antimatter_cannon = Canon à antimatière
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-quantum_grid = Réseau quantique
    .tip = Deux disques d’influence de plus.
eclipse-technology-nanorobots = Nanorobots
    .tip = Une construction de plus par action Construire.
eclipse-technology-fusion_drive = Propulseur à fusion
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-advanced_robotics = Robotique avancée
    .tip = Un disque d’influence de plus.
eclipse-technology-orbital = Orbitale
    .tip = Vous pouvez construire des orbitales.
eclipse-technology-advanced_labs = Laboratoires avancés
    .tip = Cubes sur les cases science avancées.
eclipse-technology-monolith = Monolithe
    .tip = Vous pouvez construire des monolithes.
eclipse-technology-artifact_key = Clé d’artefact
    .tip = Aussitôt 5 ressources d’une sorte par artefact sur vos hexs.
eclipse-technology-wormhole_generator = Générateur de trou de ver
    .tip = Un demi-trou de ver vous suffit.
eclipse-technology-antimatter_splitter = Fendeur d’antimatière
    .tip = Les quatre points de vos canons à antimatière se répartissent entre plusieurs cibles.
eclipse-technology-neutron_absorber = Absorbeur de neutrons
    .tip = Les bombes à neutrons adverses ne font rien à votre population.
eclipse-technology-distortion_shield = Champ de distorsion
    .tip = Les missiles adverses ont −2 pour toucher vos vaisseaux.
eclipse-technology-cloaking_device = Camouflage
    .tip = Il faut deux vaisseaux adverses pour en coincer un des vôtres.
eclipse-technology-point_defense = Point-défense
    .tip = Vos canons peuvent tirer sur les missiles avant l’impact.
eclipse-technology-conifold_field = Champ Conifold
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-sentient_hull = Coque sentiente
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-interceptor_bay = Baie d’intercepteurs
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-flux_missile = Missile de flux
    .tip = Vous pouvez installer cette amélioration sur vos plans.
eclipse-technology-zero_point_source = Générateur point-zéro
    .tip = Vous pouvez installer cette amélioration sur vos plans.

## Améliorations de vaisseau
eclipse-part-ion_cannon = Canon à ions
    .tip = Énergie −1 ; 1 dé jaune de canon.
eclipse-part-plasma_cannon = Canon à plasma
    .tip = Énergie −2 ; 1 dé orange de canon.
eclipse-part-antimatter_cannon = Canon à antimatière
    .tip = Énergie −4 ; 1 dé rouge de canon.
eclipse-part-plasma_missile = Missile à plasma
    .tip = 2 dés oranges de missile.
eclipse-part-hull = Coque
    .tip = Coque 1.
eclipse-part-improved_hull = Coque améliorée
    .tip = Coque 2.
eclipse-part-nuclear_drive = Propulseur nucléaire
    .tip = Énergie −1 ; mouvement 1 ; initiative +1.
eclipse-part-fusion_drive = Propulseur à fusion
    .tip = Énergie −2 ; mouvement 2 ; initiative +2.
eclipse-part-tachyon_drive = Propulseur à tachyons
    .tip = Énergie −3 ; mouvement 3 ; initiative +3.
eclipse-part-electron_computer = Ordinateur à électrons
    .tip = Ordinateur +1.
eclipse-part-positron_computer = Ordinateur à positrons
    .tip = Énergie −1 ; initiative +1 ; ordinateur +2.
eclipse-part-gluon_computer = Ordinateur à gluons
    .tip = Énergie −2 ; initiative +2 ; ordinateur +3.
eclipse-part-nuclear_source = Générateur nucléaire
    .tip = Énergie +3.
eclipse-part-fusion_source = Générateur à fusion
    .tip = Énergie +6.
eclipse-part-tachyon_source = Générateur à tachyons
    .tip = Énergie +9.
eclipse-part-gauss_shield = Bouclier Gauss
    .tip = Bouclier −1.
eclipse-part-phase_shield = Bouclier de phase
    .tip = Énergie −1 ; bouclier −2.
eclipse-part-axion_computer = Ordinateur à axions
    .tip = Ordinateur +3.
eclipse-part-hypergrid_source = Générateur hypergrille
    .tip = Énergie +11.
eclipse-part-shard_hull = Coque à éclats
    .tip = Coque 3.
eclipse-part-ion_turret = Tourelle à ions
    .tip = Énergie −1 ; 2 dés jaunes de canon.
eclipse-part-conformal_drive = Propulseur conforme
    .tip = Énergie −2 ; mouvement 4 ; initiative +2.
eclipse-part-flux_shield = Bouclier de flux
    .tip = Énergie −2 ; bouclier −3.
eclipse-part-conifold_field = Champ Conifold
    .tip = Énergie −2 ; coque 3.
eclipse-part-sentient_hull = Coque sentiente
    .tip = Ordinateur +1 ; coque 1.
eclipse-part-interceptor_bay = Baie d’intercepteurs
    .tip = Énergie −2 ; coque 1 ; porte 2 intercepteurs.
eclipse-part-flux_missile = Missile de flux
    .tip = Initiative +2 ; 2 dés jaunes de missile.
eclipse-part-zero_point_source = Générateur point-zéro
    .tip = Énergie +12.
eclipse-part-jump_drive = Propulseur hyper-saut
    .tip = Énergie −2 ; un saut par activation.
eclipse-part-muon_source = Générateur à muon
    .tip = Énergie +2 ; initiative +1 ; n’occupe aucune case.
eclipse-part-morph_shield = Bouclier morphologique
    .tip = Initiative +2 ; bouclier −1 ; répare 1 dégât après chaque tour de combat.
eclipse-part-ion_disruptor = Troubleur à ion
    .tip = Initiative +3 ; 1 dé jaune de canon.

## Développements
eclipse-development-ancient_monument = Monument ancien
    .tip = 3 PV à la fin.
eclipse-development-artifact_link = Connexion d’artefact
    .tip = 1 PV à la fin par artefact sur vos hexs.
eclipse-development-diplomatic_fleet = Flotte diplomatique
    .tip = Une case de plus pour un ambassadeur ou une tuile Réputation.
eclipse-development-mining_colony = Colonie minière
    .tip = Aussitôt 12 matériaux.
eclipse-development-research_station = Centre de recherche
    .tip = Aussitôt 12 de science.
eclipse-development-trade_fleet = Flotte commerciale
    .tip = Aussitôt 12 crédits.
eclipse-development-shellworld = Monde blindé
    .tip = Une case science de plus sur un de vos hexs ; 5 PV pour qui le contrôle.
eclipse-development-warp_portal = Téléportail
    .tip = Un téléportail sur un de vos hexs ; 1 PV pour qui le contrôle.

## Découvertes
eclipse-discovery-money_8 = +8 crédits
    .tip = Prenez ces ressources.
eclipse-discovery-science_5 = +5 science
    .tip = Prenez ces ressources.
eclipse-discovery-materials_6 = +6 matériaux
    .tip = Prenez ces ressources.
eclipse-discovery-ancient_technology = Technologie ancienne
    .tip = Prenez gratuitement une technologie au coût le plus bas.
eclipse-discovery-ancient_cruiser = Frégate ancienne
    .tip = Une frégate gratuite sur l’hex.
eclipse-discovery-part_axion_computer = Ordinateur à axions
    .tip = Ordinateur +3. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_hypergrid_source = Générateur hypergrille
    .tip = Énergie +11. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_shard_hull = Coque à éclats
    .tip = Coque 3. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_ion_turret = Tourelle à ions
    .tip = Énergie −1 ; 2 dés jaunes de canon. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_conformal_drive = Propulseur conforme
    .tip = Énergie −2 ; mouvement 4 ; initiative +2. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_flux_shield = Bouclier de flux
    .tip = Énergie −2 ; bouclier −3. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-money_3_science_2_materials_2 = +3 crédits, +2 science, +2 matériaux
    .tip = Prenez ces ressources.
eclipse-discovery-ancient_warp_portal = Téléportail ancien
    .tip = Un téléportail sur l’hex ; 2 PV pour qui le contrôle.
eclipse-discovery-ancient_orbital = Orbitale ancienne
    .tip = Une orbitale avec un artefact sur l’hex.
eclipse-discovery-part_jump_drive = Propulseur hyper-saut
    .tip = Énergie −2 ; un saut par activation. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_muon_source = Générateur à muon
    .tip = Énergie +2 ; initiative +1 ; n’occupe aucune case. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_morph_shield = Bouclier morphologique
    .tip = Initiative +2 ; bouclier −1 ; répare 1 dégât après chaque tour de combat. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.
eclipse-discovery-part_ion_disruptor = Troubleur à ion
    .tip = Initiative +3 ; 1 dé jaune de canon. Une amélioration unique : installez-la ou gardez-la pour une action Améliorer.

## Espèces
eclipse-species-terran_directorate = Directoire terrien
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-terran_federation = Fédération terrienne
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-terran_union = Union terrienne
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-terran_republic = République terrienne
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-terran_conglomerate = Conglomérat terrien
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-terran_alliance = Alliance terrienne
    .tip = Trois activations par Déplacer ; échange à 2 contre 1.
eclipse-species-eridani_empire = Empire d’Éridan
    .tip = Beaucoup de crédits et deux tuiles Réputation au départ, mais deux disques de moins.
eclipse-species-hydran_progress = Progrès hydran
    .tip = Deux technologies par Rechercher.
eclipse-species-planta = Planta
    .tip = Deux explorations par Explorer, 1 PV par hex ; les vaisseaux ennemis tuent leur population. Déconseillés à 2 et de 7 à 9 joueurs.
eclipse-species-descendants_of_draco = Descendants de Draco
    .tip = Tirent deux hexs et vivent en paix avec les vaisseaux anciens ; 1 PV pour chacun qui reste. Déconseillés à 2 et de 7 à 9 joueurs.
eclipse-species-mechanema = Mechanema
    .tip = Trois améliorations par Améliorer, trois constructions par Construire, et moins chères.
eclipse-species-orion_hegemony = Hégémonie d’Orion
    .tip = Boucliers et initiative dès le départ, et une frégate ; échange à 4 contre 1.
eclipse-species-wardens_of_magellan = Gardiens de Magellan
    .tip = Une découverte gratuite une fois, et des vaisseaux de colons qui deviennent des ressources.
eclipse-species-keepers_of_magellan = Protecteurs de Magellan
    .tip = Une découverte gratuite une fois, et des vaisseaux de colons qui deviennent des ressources.
eclipse-species-sentinels_of_magellan = Sentinelles de Magellan
    .tip = Une découverte gratuite une fois, et des vaisseaux de colons qui deviennent des ressources.
eclipse-species-exiles = Exilés
    .tip = Camouflés ; les orbitales avec leurs cubes sont des vaisseaux.
eclipse-species-rho_indi_syndicate = Syndicat Rho Indi
    .tip = Quatre activations, boucliers et pillage, mais pas de croiseurs.
eclipse-species-enlightened_of_lyra = Illuminés de Lyra
    .tip = Construisent des sanctuaires, et relancent des dés avec leurs vaisseaux de colons.

## Sanctuaires
eclipse-shrine-freedom_money = Sanctuaire de la Liberté (crédits)
    .tip = Coûte 2 crédits ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-freedom_science = Sanctuaire de la Liberté (science)
    .tip = Coûte 2 science ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-freedom_materials = Sanctuaire de la Liberté (matériaux)
    .tip = Coûte 2 matériaux ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-prosperity_money = Sanctuaire de la Prospérité (crédits)
    .tip = Coûte 4 crédits ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-prosperity_science = Sanctuaire de la Prospérité (science)
    .tip = Coûte 4 science ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-prosperity_materials = Sanctuaire de la Prospérité (matériaux)
    .tip = Coûte 4 matériaux ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-enlightenment_money = Sanctuaire de l’Illumination (crédits)
    .tip = Coûte 6 crédits ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-enlightenment_science = Sanctuaire de l’Illumination (science)
    .tip = Coûte 6 science ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-shrine-enlightenment_materials = Sanctuaire de l’Illumination (matériaux)
    .tip = Coûte 6 matériaux ; 1 PV à la fin sur un hex que vous contrôlez.
eclipse-bonus-freedom = Sanctuaires de la Liberté
    .tip = Un demi-trou de ver suffit.
eclipse-bonus-prosperity = Sanctuaires de la Prospérité
    .tip = Un disque d’influence de plus.
eclipse-bonus-enlightenment = Sanctuaires de l’Illumination
    .tip = 3 PV à la fin.

## D’où viennent les points
eclipse-score-reputation = Réputation
eclipse-score-ambassadors = Ambassadeurs
eclipse-score-hexes = Hexs
eclipse-score-discoveries = Découvertes
eclipse-score-monoliths = Monolithes
eclipse-score-technologies = Technologies
eclipse-score-traitor = Traître
eclipse-score-species = Espèce
eclipse-score-developments = Développements
eclipse-score-trophies = Frégates anciennes et croiseur ancien
eclipse-score-alliance = Tuiles Alliance
eclipse-score-counted = Compté au départ
eclipse-score-shared = Partage entre alliés

## Mots courts, pour les tableaux et la page
eclipse-round = Manche { $round } sur 9
eclipse-phase-setup = mise en place
eclipse-phase-action = phase d’Action
eclipse-phase-combat = phase de Combat
eclipse-phase-upkeep = phase de Maintenance
eclipse-phase-cleanup = phase de Nettoyage
eclipse-phase-ended = la partie est finie
eclipse-traitor = traître : { $seat }
eclipse-short-money = C
eclipse-short-money_advanced = C*
eclipse-short-science = S
eclipse-short-science_advanced = S*
eclipse-short-materials = M
eclipse-short-materials_advanced = M*
eclipse-short-grey = G
eclipse-short-orbital = O
eclipse-short-shellworld = B
eclipse-short-interceptor = I
eclipse-short-cruiser = F
eclipse-short-dreadnought = C
eclipse-short-starbase = B
eclipse-short-orbital_ship = O
eclipse-short-rare = rare
eclipse-short-developments = développements
eclipse-structure-orbital = Orbitale
eclipse-structure-ancient_orbital = Orbitale ancienne
eclipse-structure-monolith = Monolithe
eclipse-structure-shellworld = Monde blindé
eclipse-structure-warp_portal = Téléportail
eclipse-structure-ancient_warp_portal = Téléportail ancien
eclipse-head-points = PV
eclipse-head-money = crédits
eclipse-head-science = science
eclipse-head-materials = matériaux
eclipse-head-discs = disques
eclipse-head-colonies = colons
eclipse-head-tracks = techs
eclipse-head-reputation = rép.
eclipse-figure-initiative = init.
eclipse-figure-movement = mouv.
eclipse-figure-computer = ordi.
eclipse-figure-shield = boucl.
eclipse-figure-hull = coque
eclipse-figure-energy = énergie
eclipse-figure-cannons = canons
eclipse-figure-missiles = missiles
eclipse-short-ancients = { $number } anc.
eclipse-dice-yellow = { $number ->
    [one] { $number } jaune
   *[other] { $number } jaunes
}
eclipse-dice-orange = { $number ->
    [one] { $number } orange
   *[other] { $number } oranges
}
eclipse-dice-red = { $number ->
    [one] { $number } rouge
   *[other] { $number } rouges
}
eclipse-battle-on = Bataille sur { $sector }
eclipse-dice-on-table = Dés : { $dice }

## La page
eclipse-galaxy = La galaxie
eclipse-round-short = Manche { $round }
eclipse-tab-empire = Empire
eclipse-tab-blueprints = Plans
eclipse-tab-research = Recherche
eclipse-tab-pacts = Diplomatie
eclipse-tab-odds = Chances
eclipse-no-species = pas encore d’espèce
eclipse-caption-gone = a quitté la partie
eclipse-caption-passed = a passé
eclipse-in-hand = L’hexagone en main
eclipse-your-home = Votre hexagone d’origine
eclipse-zone-beyond = inexploré, vers { $edge } de { $sector }
eclipse-craft-on = { $ship } sur { $sector }
eclipse-home-on = { $square } sur { $sector }
eclipse-bay-of = { $ship }, case { $slot }
eclipse-ship-there = { $ship } { $number }, dégâts { $damage }
eclipse-die-showing = dé { $colour } montrant { $face }
eclipse-colour-yellow = jaune
eclipse-colour-orange = orange
eclipse-colour-red = rouge
eclipse-propose-relations = Échanger des ambassadeurs
eclipse-propose-founding = Fonder une alliance
eclipse-propose-joining = Rejoindre l’alliance
eclipse-pact-with = { $matter } : { $seat }
eclipse-show-to = Montrer vos tuiles de réputation à { $seat }
eclipse-tile = tuile de valeur { $value }
eclipse-costs = { $price } de science
eclipse-costs-you = Elle vous coûterait { $price } de science maintenant.
eclipse-about-price = Prix { $cost } de science, au moins { $least } : les tuiles de la même piste le réduisent.
eclipse-about-craft = Initiative { $initiative }, ordinateur +{ $computer }, bouclier −{ $shield }, coque { $hull }, mouvement { $movement }.
eclipse-about-zone = Hexagones restants dans la pile : { $left }.
eclipse-about-home = Vaisseaux de colonisation prêts : { $ready }.
eclipse-about-rotation = Poser l’hexagone tourné ainsi.
eclipse-after-trades = Après échange : { $list }.
eclipse-worth = { $points } PV
eclipse-nobody = Personne ne contrôle cet hexagone.
eclipse-controlled = { $seat } contrôle cet hexagone.
eclipse-fleet-of = { $seat } : { $ships }.
eclipse-artifact-here = un artefact
eclipse-discovery-here = une tuile de découverte
eclipse-alliance-nobody = Personne ne l’a encore fondée.
eclipse-brings-money = { $amount } d’argent
eclipse-brings-science = { $amount } de science
eclipse-brings-materials = { $amount } de matériaux
eclipse-brings-income_money = { $amount } d’argent par manche
eclipse-brings-income_science = { $amount } de science par manche
eclipse-brings-income_materials = { $amount } de matériaux par manche
eclipse-brings-discs = { $count ->
    [one] { $amount } disque d’influence sur la piste
   *[other] { $amount } disques d’influence sur la piste
}
eclipse-brings-colony_ships = { $count ->
    [one] { $amount } vaisseau colonial
   *[other] { $amount } vaisseaux coloniaux
}
eclipse-brings-points = { $amount } PV
eclipse-brings-upkeep = entretien { $upkeep }, argent en fin de manche { $balance }
eclipse-whose = À qui est ce plateau
eclipse-effect = Effet du plan
eclipse-effect-initiative = Initiative
eclipse-effect-hull = Coque
eclipse-effect-computer = Ordinateur
eclipse-effect-shield = Bouclier
eclipse-effect-movement = Mouvement
eclipse-effect-jumps = Sauts
eclipse-effect-regeneration = Réparés par manche
eclipse-effect-bays = Intercepteurs à bord
eclipse-attack = Attaque
eclipse-unarmed = Aucun dé : ce vaisseau n’attaque pas.
eclipse-energy = Énergie
eclipse-energy-fits = { $used } utilisées sur { $given } : plan valable
eclipse-energy-lacks = { $used } nécessaires pour { $given } : à corriger avant la fin de l’action
eclipse-price = Coût
eclipse-empty-slot = vide
eclipse-parts = Éléments disponibles
eclipse-parts-how = touchez l’élément, puis la case
eclipse-rare = Technologies rares
eclipse-none-offered = Aucune à vendre.
eclipse-bag = Tuiles dans le sac : { $count }
eclipse-coming = Manche suivante
eclipse-developments = Développements
eclipse-discount = { $count } de science en moins
eclipse-influence = Disques et entretien
eclipse-discs-left = Disques d’influence restants : { $count }
eclipse-balance = Revenu { $production }, entretien { $upkeep } : { $balance } en fin de manche
eclipse-balance-short = Argent en fin de manche
eclipse-actions = Actions
eclipse-reactions = Réactions
eclipse-spent = Disques dépensés cette manche : { $count }
eclipse-graveyard = Cimetière
eclipse-trades = Échanges
eclipse-reputation = Réputation et ambassadeurs
eclipse-ambassador = Ambassadeur de { $seat }
eclipse-free-place = place libre
eclipse-supply = En réserve
eclipse-colony-ships = Vaisseaux de colonisation prêts
eclipse-points = Points jusqu’ici
eclipse-alliances = Alliances
eclipse-others = Les autres
eclipse-allied = alliés
eclipse-related = ambassadeurs échangés
eclipse-strangers = aucune relation
eclipse-is-traitor = traître
eclipse-you-traitor = Vous avez la carte Traître.
eclipse-oath-broken = Vous avez trahi votre serment : { $alliance }.
eclipse-ambassadors-left = Ambassadeurs que vous pouvez encore envoyer : { $count }.
eclipse-battle-after = Après le combat
eclipse-battle-missiles = Missiles
eclipse-battle-round = Round { $round }
eclipse-battle-acts = { $ship } de { $seat }
eclipse-battle-show = Montrer le combat
eclipse-battle-map = Montrer la carte
eclipse-ancients = Anciens
eclipse-defender = Défenseur
eclipse-attacker = Attaquant
eclipse-cannons = Canons
eclipse-missiles = Missiles
eclipse-at-population = Contre la population
eclipse-assign-now = Dégâts { $damage } : choisissez un vaisseau
eclipse-hits = Touches restantes : { $count }
eclipse-looks = { $count ->
    [one] { $seat } regarde une tuile
   *[other] { $seat } regarde { $count } tuiles
}
eclipse-draws = { $seat } pioche : { $count }
eclipse-retreating = Bat en retraite vers { $sector }
eclipse-odds-about = Qui l’emporterait ? Vos plans tels qu’ils sont, des milliers de combats, sans retraite.
eclipse-odds-here = Reprendre de la table
eclipse-odds-ask = Calculer les chances
eclipse-odds-asking = Calcul en cours…
eclipse-odds-needs = Il faut un vaisseau de chaque côté.
eclipse-odds-refused = Ces vaisseaux ne peuvent pas combattre avec leurs plans actuels.
eclipse-odds-fewer = un de moins : { $ship }
eclipse-odds-more = un de plus : { $ship }
eclipse-odds-wins = Victoire : { $side }
eclipse-odds-lost = { $ship } : { $lost } sur { $count } perdus en moyenne
eclipse-odds-left = Chance en % qu’il reste tant de vaisseaux
eclipse-odds-note = { $battles } combats, { $rounds } rounds en moyenne
eclipse-begins-next = commence la prochaine manche
eclipse-income-of = revenu : { $resource }
eclipse-marker-1 = Marqueur d’action primaire
eclipse-marker-2 = Marqueur d’action secondaire
eclipse-marker-acting = son détenteur agit
eclipse-marker-waiting = son détenteur attend
eclipse-marker-coming = en chemin
eclipse-marker-with-1 = { $seat } (primaire)
eclipse-marker-with-2 = { $seat } (secondaire)
eclipse-marker-order = { $now }, puis { $then }
eclipse-marker-no-research = Seulement avec le marqueur d’action primaire.
eclipse-about-dice = Dés de canon : { $cannons } ; dés de missile : { $missiles }.
eclipse-shrines = Sanctuaires
eclipse-shrine-costs = coûte { $cost }
eclipse-shrine-on = { $shrine }, près de { $planet } sur { $sector }
eclipse-odds-own = des vaisseaux à votre choix
eclipse-odds-now = { $sector } : la bataille en cours
eclipse-odds-missiles-fired = Les missiles de cette bataille ont été tirés.
eclipse-odds-damage = dégâts { $damage }
eclipse-odds-ally = { $side } : allié
eclipse-odds-add = Un allié
eclipse-odds-add-ally = Un allié, { $side }
eclipse-odds-no-ally = sans { $seat }
eclipse-battle-odds = Chances
eclipse-stop-turn = Finir votre tour
eclipse-stop-action = Finir l’action
eclipse-stop-flight = S’arrêter là
eclipse-colonise-here = Coloniser : { $place }
eclipse-built = { $here } sur { $all } construits
eclipse-hits-against = touche dès { $face } contre un bouclier { $shield }
eclipse-battle-hits = Touche sur { $faces }
eclipse-brings-replaced = remplace : { $old }
eclipse-brings-filled = dans une case vide
eclipse-brings-bare = { $old } est retiré ; dessous : { $part }
eclipse-was-here = Sur place
eclipse-came-here = Arrivants
eclipse-population-of = Population de { $seat }
eclipse-stop-colonists = Passer à l’entretien
eclipse-stop-upkeep = Payer l’entretien
eclipse-marker-either = { $one } ou { $other }

## Les chances d’une bataille, dans le terminal
eclipse-terminal-odds-attacker = L’attaquant l’emporte : { $chance } % ± { $error }
eclipse-terminal-odds-defender = Le défenseur l’emporte : { $chance } % ± { $error }
eclipse-terminal-odds-ships = Vaisseaux
eclipse-terminal-odds-lost = Pertes
eclipse-terminal-odds-left = Chances de chaque nombre de vaisseaux restants :
eclipse-terminal-odds-total =
    { $battles ->
        [one] { $battles } bataille
       *[other] { $battles } batailles
    }, { $rounds } tours de combat rapproché en moyenne

## Pourquoi une chose n’est pas possible

eclipse-obstacle-short-money = { $missing ->
    [one] Il manque { $missing } crédit : il en faut { $needed }, vous en avez { $held }.
   *[other] Il manque { $missing } crédits : il en faut { $needed }, vous en avez { $held }.
}
eclipse-obstacle-short-science = Il manque { $missing } science : il en faut { $needed }, vous en avez { $held }.
eclipse-obstacle-short-materials = { $missing ->
    [one] Il manque { $missing } matériau : il en faut { $needed }, vous en avez { $held }.
   *[other] Il manque { $missing } matériaux : il en faut { $needed }, vous en avez { $held }.
}
eclipse-obstacle-first_action = Choisissez d’abord l’action { $action }.
eclipse-obstacle-must_act = Vous avez quitté une alliance : une action doit suivre.
eclipse-obstacle-has_passed = Vous avez passé : jusqu’à la manche suivante, il ne reste que les réactions Améliorer, Construire et Déplacer.
eclipse-obstacle-not_passed = Les réactions ne viennent qu’après avoir passé. Vous n’avez pas passé : prenez une action.
eclipse-obstacle-no_disc = Il n’y a plus de disque d’influence sur votre piste.
eclipse-obstacle-disc_too_dear = Un disque de moins sur la piste porterait l’entretien à { $upkeep } ; vous ne pouvez payer que { $money }, et la faillite est évitée à cette table.
eclipse-obstacle-off_the_board = Vous n’avez ni disque ni vaisseau sur le plateau.
eclipse-obstacle-on_the_board = Vous avez encore un disque ou un vaisseau sur le plateau ; on ne quitte la partie que sans rien.
eclipse-obstacle-nowhere_to_explore = Aucune zone libre ne borde un trou de ver de vos hexs ou de vos vaisseaux non immobilisés, ou il n’y reste plus d’hex.
eclipse-obstacle-nothing_on_offer = Rien de ce qui est proposé ne peut vous revenir.
eclipse-obstacle-nothing_affordable = Vous ne pouvez rien payer, même après des échanges : la technologie la moins chère coûte { $price } science, vous en avez { $science }.
eclipse-obstacle-secondary_marker = Seul qui tient le marqueur principal peut rechercher.
eclipse-obstacle-nobody_waited = On ne peut forcer l’autre joueur que si lui aussi a attendu.
eclipse-obstacle-no_player = Personne n’est assis là.
eclipse-obstacle-yourself = C’est vous-même.
eclipse-obstacle-gone = { $other } a quitté la partie.
eclipse-obstacle-no_diplomacy = À { $players } joueurs, il n’y a pas de relations diplomatiques.
eclipse-obstacle-traitor = Vous avez la carte Traître : personne ne peut établir de relations avec vous.
eclipse-obstacle-other_traitor = { $other } a la carte Traître.
eclipse-obstacle-no_ambassador = Il ne vous reste aucun ambassadeur à donner, ou aucune place pour un autre sur votre piste Réputation.
eclipse-obstacle-other_no_ambassador = { $other } n’a plus d’ambassadeur à donner, ou plus de place pour un autre.
eclipse-obstacle-have_relations = Vous avez déjà des relations avec { $other }.
eclipse-obstacle-no_relations = { $one } et { $other } n’ont pas de relations diplomatiques : il en faut d’abord.
eclipse-obstacle-not_neighbours = Aucun de vos hexs n’est entièrement relié à un hex de { $other }.
eclipse-obstacle-ships_together = Un de vos vaisseaux est auprès de vaisseaux ou de disques de { $other }, ou l’inverse.
eclipse-obstacle-proposed = Vous l’avez déjà proposé à { $other } ce tour-ci.
eclipse-obstacle-during_an_action = Une alliance se propose pendant une action : choisissez-en une d’abord.
eclipse-obstacle-no_alliances = Cette table joue sans alliances.
eclipse-obstacle-last_round = À la dernière manche, on ne fonde, ne rejoint ni ne quitte d’alliance.
eclipse-obstacle-pairs_only = À { $players } joueurs, une alliance a deux membres et ne se rejoint pas.
eclipse-obstacle-no_alliance = Vous n’êtes dans aucune alliance.
eclipse-obstacle-other_no_alliance = { $other } n’est dans aucune alliance.
eclipse-obstacle-allied = Vous êtes membre d’une alliance ({ $alliance }) ; on n’est jamais dans deux.
eclipse-obstacle-other_allied = { $other } est membre d’une alliance : { $alliance }.
eclipse-obstacle-not_allied = { $other } n’est pas votre allié.
eclipse-obstacle-alliances_founded = Les trois alliances ont été fondées.
eclipse-obstacle-alliance_founded = Elle a déjà été fondée : { $alliance }.
eclipse-obstacle-alliance_full = Elle n’accepte plus personne : { $alliance }.
eclipse-obstacle-oath_broken = Qui l’a quittée ne la rejoint plus : { $alliance }.
eclipse-obstacle-speaker = Demandez à { $other }, qui parle pour l’alliance.
eclipse-obstacle-nothing_to_show = { $other } connaît toutes vos tuiles Réputation.
eclipse-obstacle-not_laid = Cet hex n’est pas sur le plateau : { $sector }.
eclipse-obstacle-not_controlled = Vous ne contrôlez pas { $sector } : votre disque n’y est pas.
eclipse-obstacle-controlled = { $sector } porte un disque de { $other }.
eclipse-obstacle-enemies = { $ships ->
    [one] Un vaisseau ennemi est là : { $sector }.
   *[other] { $ships } vaisseaux ennemis sont là : { $sector }.
}
eclipse-obstacle-unconnected = Hors de portée : rien de ce qui est à vous n’est relié à { $sector }.
eclipse-obstacle-same_hex = Il vient de là : { $sector }.
eclipse-obstacle-only_this_hex = Il s’agit de { $sector }.
eclipse-obstacle-explored = Cette place est explorée : { $sector } s’y trouve.
eclipse-obstacle-no_presence = Vous n’avez ni disque ni vaisseau ici : { $sector }.
eclipse-obstacle-no_wormhole = { $sector } n’a pas de trou de ver de ce côté ; seul le Générateur de trou de ver y remédie.
eclipse-obstacle-stack_empty = Il ne reste plus d’hex pour cet anneau.
eclipse-obstacle-same_zone = La même zone se choisit depuis { $sector }.
eclipse-obstacle-must_explore = Vous avez choisi Explorer : la première zone doit être explorée.
eclipse-obstacle-one_hex = Vous n’avez qu’un hex en main.
eclipse-obstacle-unjoined = Tourné ainsi, { $sector } ne serait relié à aucun hex portant votre disque ou votre vaisseau.
eclipse-obstacle-drawn = { $hexes ->
    [one] Vous ne tirez qu’un hex.
   *[other] Vous avez tiré { $hexes } hexs ; c’est tout.
}
eclipse-obstacle-turned_away = Tourné ainsi, aucun trou de ver de votre secteur ne donnerait sur l’anneau du milieu.
eclipse-obstacle-no_disc_moves = Vous avez déplacé tous les disques de cette action.
eclipse-obstacle-no_hex_for_disc = Aucun hex libre et sans ennemis n’est à votre portée.
eclipse-obstacle-no_flips = Vous avez redressé tous les vaisseaux de colons de cette action.
eclipse-obstacle-all_ships_ready = Aucun de vos vaisseaux de colons n’est utilisé.
eclipse-obstacle-no_colony_ship = Tous vos vaisseaux de colons sont utilisés. Le nettoyage et l’action Influencer les redressent.
eclipse-obstacle-no_square = { $sector } n’a pas cela : { $square }.
eclipse-obstacle-squares_filled = Un cube y est déjà, { $square } : { $sector }.
eclipse-obstacle-no_cube = Il ne reste aucun cube sur cette piste : { $resource }.
eclipse-obstacle-track_of_cubes_full = Cette piste est pleine : { $resource }.
eclipse-obstacle-orbital_cube = Le cube d’une orbitale va aux crédits ou à la science.
eclipse-obstacle-needs_technology = Il vous faut la technologie { $technology }.
eclipse-obstacle-not_magellan = Seuls les Magellan changent des vaisseaux de colons en ressources.
eclipse-obstacle-kept_for_upkeep = L’échange demande { $price } crédits, mais l’entretien n’en laisse que { $money }, et la faillite est évitée à cette table.
eclipse-obstacle-not_on_offer = Cette technologie n’est pas proposée : { $technology }.
eclipse-obstacle-technology_owned = Vous avez déjà cette technologie : { $technology }.
eclipse-obstacle-track_full = Votre piste de technologies est pleine : { $track }.
eclipse-obstacle-choose_the_track = { $technology } est rare : choisissez la piste où elle va.
eclipse-obstacle-own_track = { $technology } ne va que sur sa piste : { $track }.
eclipse-obstacle-development_gone = Ce développement n’est pas proposé : { $development }.
eclipse-obstacle-no_hex_for_tile = Ce développement se place sur un hex à vous, et vous n’en avez aucun : { $development }.
eclipse-obstacle-must_research = Vous avez choisi Rechercher : il faut acheter ce que vous pouvez payer, au besoin après des échanges.
eclipse-obstacle-rare_not_found = { $technology } est rare : la Technologie ancienne ne la donne pas.
eclipse-obstacle-not_the_cheapest = La Technologie ancienne donne une des moins chères : celle-ci coûte { $price }, la moins chère { $cheapest }.
eclipse-obstacle-never_built = Votre espèce ne construit jamais cela : { $piece }.
eclipse-obstacle-no_piece = Toutes vos pièces de ce genre sont sur le plateau : { $piece }.
eclipse-obstacle-stands_there = { $sector } en a déjà un exemplaire : { $piece }.
eclipse-obstacle-no_ship = Vous n’avez pas ce vaisseau ici, { $sector } : { $ship }.
eclipse-obstacle-pinned = { $ships ->
    [one] Immobilisé : un vaisseau ennemi retient les vôtres, { $sector } ; il doit en rester autant.
   *[other] Immobilisé : { $ships } vaisseaux ennemis retiennent les vôtres, { $sector } ; il doit en rester autant.
}
eclipse-obstacle-held = Le gardien ne laisse partir aucun vaisseau avant d’être détruit : { $sector }.
eclipse-obstacle-no_exit = Aucune connexion de trous de ver ne mène de { $sector } à un autre hex.
eclipse-obstacle-no_passage = Aucune connexion de trous de ver ne mène d’ici à { $sector }.
eclipse-obstacle-not_adjacent = { $sector } ne touche pas { $position }.
eclipse-obstacle-no_steps = { $movement ->
    [0] Ses propulseurs ne donnent aucun pas, seulement le saut.
    [one] Il a fait le seul pas que donnent ses propulseurs.
   *[other] Il a fait les { $movement } pas que donnent ses propulseurs.
}
eclipse-obstacle-no_jump_drive = Pas de propulseur hyper-saut sur ce plan : { $ship }.
eclipse-obstacle-jumped = Il a sauté ; l’hyper-saut sert une fois par activation.
eclipse-obstacle-no_bay = Pas de Baie d’intercepteurs sur ce plan : { $ship }.
eclipse-obstacle-loadable = { $interceptors ->
    [0] Aucun intercepteur ne peut embarquer : il n’y en a pas ici, pas de place, ou il est immobilisé.
    [one] Un seul intercepteur peut embarquer.
   *[other] { $interceptors } intercepteurs peuvent embarquer.
}
eclipse-obstacle-aboard = { $interceptors ->
    [0] Aucun intercepteur n’est à bord.
    [one] Un intercepteur est à bord.
   *[other] { $interceptors } intercepteurs sont à bord.
}
eclipse-obstacle-immobile = Il ne se déplace pas, donc ne se retire pas : { $ship }.
eclipse-obstacle-no_blueprint = Votre espèce n’a pas ce plan : { $ship }.
eclipse-obstacle-no_slot = Ce plan n’a pas cet emplacement : { $ship }.
eclipse-obstacle-not_on_type = { $part } n’est pas permis sur ce vaisseau : { $ship }.
eclipse-obstacle-on_a_slot = { $part } va sur un emplacement de la grille.
eclipse-obstacle-beside_the_grid = { $part } va à côté de la grille et ne prend pas d’emplacement.
eclipse-obstacle-not_found = { $part } est une découverte : vous ne l’avez pas trouvée, ou elle a servi.
eclipse-obstacle-slot_refitted = Vous avez posé une amélioration ici pendant cette action.
eclipse-obstacle-same_part = { $part } s’y trouve déjà.
eclipse-obstacle-lacks_energy = { $ship } : il manquerait { $energy } d’énergie. Il faut un générateur plus fort ou une amélioration plus sobre.
eclipse-obstacle-lacks_drive = { $ship } : il ne resterait aucun propulseur, et il en faut un.
eclipse-obstacle-mend_first = { $ship } : ce plan doit redevenir valable avec les améliorations restantes, assez d’énergie et un propulseur.
eclipse-obstacle-no_tile = Aucune tuile n’est posée là ; ce qui est imprimé reste : { $ship }.
eclipse-obstacle-part_lies = Une amélioration est posée : on ne reprend des tuiles qu’avant.
eclipse-obstacle-other_part = On n’installe maintenant que l’amélioration trouvée : { $part }.
eclipse-obstacle-begun_elsewhere = Vous avez repris une tuile de ce plan, continuez là : { $ship }.
eclipse-obstacle-no_room_on = { $part } n’a pas sa place sur ce vaisseau, quoi qu’on retire : { $ship }.
eclipse-obstacle-install_now = Vous avez fait de la place : il faut installer { $part }.
eclipse-obstacle-not_tied = On n’ordonne que vos vaisseaux de même initiative.
eclipse-obstacle-no_die = Ce dé n’est pas sur la table.
eclipse-obstacle-equal_die = Un dé identique est avant lui : choisissez celui-là.
eclipse-obstacle-no_target = Il n’y a plus de vaisseau là.
eclipse-obstacle-no_enemy = Ce vaisseau n’est pas votre ennemi.
eclipse-obstacle-misses = Le dé montre { $roll } : avec vos ordinateurs et ses boucliers, il ne touche pas ce vaisseau.
eclipse-obstacle-equal_target = Ce tir reviendrait au même qu’un tir proposé : choisissez un des vaisseaux allumés.
eclipse-obstacle-no_missile = Aucun missile ne vise là un de vos vaisseaux.
eclipse-obstacle-no_cannons = Aucun de vos vaisseaux ici n’a de canon.
eclipse-obstacle-absorbed = { $other } a l’Absorbeur de neutrons : les bombes sont sans effet.
eclipse-obstacle-no_cube_there = Aucun cube n’est là : { $square }.
eclipse-obstacle-not_drawn = Vous n’avez pas tiré de tuile de valeur { $value }.
eclipse-obstacle-room_for_tile = Une place de votre piste Réputation est libre : il faut garder une tuile.
eclipse-obstacle-no_reputation = Vous n’avez pas de tuile Réputation de valeur { $value }.
eclipse-obstacle-solvent = Vous pouvez payer : il resterait { $money } crédits.
eclipse-obstacle-for_money_only = À l’entretien, on n’échange que contre des crédits.
eclipse-obstacle-shrine_built = Il est construit : { $shrine }.
eclipse-obstacle-no_planet = Aucune planète de sa couleur, ou grise, n’est sans sanctuaire sur vos hexs : { $shrine }.
eclipse-obstacle-no_shrine_after_trades = Aucun échange ne permettrait de payer un autre sanctuaire.
eclipse-obstacle-wrong_planet = { $shrine } ne va pas à côté de { $planet }.
eclipse-obstacle-no_such_planet = { $sector } n’a pas { $planet }.
eclipse-obstacle-planet_has_shrine = Cette planète a déjà un sanctuaire : { $sector }.
eclipse-obstacle-species_left_out = Les nouvelles espèces sont laissées de côté à cette table : { $species }.
eclipse-obstacle-plain_species = Cette table ne joue qu’avec des Terriens.
eclipse-obstacle-species_taken = Cette espèce est prise : { $species }.
eclipse-obstacle-other_side_taken = L’autre face de ce plateau est prise : { $species }.
eclipse-obstacle-when-stop = Seulement pendant une action, ou quand on vous demande de continuer.
eclipse-obstacle-when-attack = Seulement en bataille, quand vient le tour de vos vaisseaux.
eclipse-obstacle-when-accept = Seulement quand on vous fait une proposition.
eclipse-obstacle-when-refuse = Seulement quand on vous fait une proposition.
eclipse-obstacle-when-decline = Seulement quand on vous offre quelque chose.
eclipse-obstacle-when-front = Seulement quand vous avez trouvé une découverte.
eclipse-obstacle-when-points = Seulement quand vous avez trouvé une découverte.
eclipse-obstacle-when-fire = Seulement en combat : sur une population sans défense, ou sur des missiles avec la Point-défense.
eclipse-obstacle-when-bombs = Seulement en combat, contre une population sans défense.
eclipse-obstacle-when-draw_again = Seulement après avoir tiré un hex avec Explorer.
eclipse-obstacle-when-discard = Seulement après avoir tiré un hex avec Explorer.
eclipse-obstacle-when-begin = Seulement en jeu simultané, quand les deux marqueurs sont tenus.
eclipse-obstacle-when-wait = Seulement en jeu simultané, quand les deux marqueurs sont tenus.
eclipse-obstacle-when-force = Seulement en jeu simultané, quand les deux marqueurs sont tenus.
eclipse-obstacle-when-keep_part = Seulement quand vous avez trouvé une amélioration.
eclipse-obstacle-when-to_track = Seulement après avoir levé un disque avec Influencer.
eclipse-obstacle-when-resource = Seulement quand on vous demande quelle ressource ou quelle piste.
eclipse-obstacle-when-target = Seulement en bataille, après le lancer de vos dés.
eclipse-obstacle-when-missile = Seulement en bataille, quand votre Point-défense a touché.
eclipse-obstacle-when-reroll = Seulement pour les Illuminés de Lyra, après le lancer de leurs dés.
eclipse-obstacle-when-lay = Seulement après avoir tiré un hex avec Explorer.
eclipse-obstacle-when-load = Seulement pendant qu’un vaisseau à Baie d’intercepteurs se déplace.
eclipse-obstacle-when-unload = Seulement pendant qu’un vaisseau à Baie d’intercepteurs se déplace.
eclipse-obstacle-when-keep = Seulement après une bataille, quand vous tirez des tuiles Réputation.
eclipse-obstacle-when-return_tile = Seulement quand votre piste Réputation n’a plus de place.
eclipse-obstacle-when-alliance = Seulement quand quelqu’un accepte de fonder une alliance avec vous.
eclipse-obstacle-when-type = Seulement avant une bataille, entre vos vaisseaux de même initiative.
eclipse-obstacle-when-cube = Seulement en combat, quand vous attaquez une population.
eclipse-obstacle-when-step = Choisissez d’abord l’action Déplacer et le vaisseau qui se déplace.
eclipse-obstacle-when-jump = Choisissez d’abord l’action Déplacer et le vaisseau qui se déplace.
eclipse-obstacle-when-retreat = Seulement en bataille, quand vient le tour de vos vaisseaux.
eclipse-obstacle-when-put = Seulement quand un disque ou une tuile est à placer : prenez d’abord un disque avec Influencer.
eclipse-obstacle-when-abandon = Seulement à l’entretien, quand vos crédits ne suffisent pas.
eclipse-obstacle-when-shrine = Seulement pour les Illuminés de Lyra, au début de l’entretien.
eclipse-obstacle-when-planet = Seulement après avoir choisi un sanctuaire.
eclipse-obstacle-when-species = Seulement avant la partie, quand vous choisissez votre espèce.
eclipse-obstacle-when-rotate = Seulement avant la partie, quand vous placez votre secteur de départ.
eclipse-obstacle-when-go_round = Seulement à la fin du nettoyage, pour le deuxième qui a passé.

## Ce qui est dit avant de confirmer une action

eclipse-warning-nothing_moves = Aucun de vos vaisseaux ne peut se déplacer : le disque serait dépensé pour rien.
eclipse-warning-nothing_to_build = Vous ne pouvez rien payer, même après des échanges : le moins cher coûte { $price } matériaux, vous en avez { $materials }.
eclipse-warning-nowhere_to_build = Il n’y a rien que vous puissiez construire : il manque un hex, une pièce ou une technologie.
eclipse-warning-debt = En l’état, vous ne pouvez pas payer : l’entretien est de { $upkeep }, vous aurez { $money }. Il manque { $missing } : il faudrait abandonner des secteurs, ou s’effondrer.
eclipse-warning-traded_debt = En l’état, il vous manquera { $missing } en crédits : l’entretien est de { $upkeep }, vous aurez { $money }. Il faudra échanger, ou abandonner des secteurs.
eclipse-warning-last_sector = C’est votre dernier secteur : { $sector }.
eclipse-warning-leaves_the_game = Vous quittez la partie pour de bon ; vos points restent tels quels.
eclipse-warning-oath = On ne revient plus ici, { $alliance } : ses { $points } points sont perdus, et le parjure en coûte { $penalty } de plus.
eclipse-warning-becomes_traitor = Vos vaisseaux sont auprès de { $other } : c’est une attaque, et vous prenez la carte Traître.
eclipse-warning-ends_relations = C’est une attaque contre { $other } : vos relations prennent fin, et vous prenez la carte Traître.

## Le choix d’une espèce
eclipse-pick-intro = **Première partie ?** Prenez des Terriens.
eclipse-pick-pairs = Chaque plateau a deux faces : prendre l’une écarte l’autre.
eclipse-pick-ask = Jouer : { $species } ?
eclipse-pick-then-next = Ensuite { $seat } choisit
eclipse-pick-then-last = Vous choisissez en dernier
eclipse-pick-then-many = { $count } autres choisissent après vous
eclipse-pick-colour = Couleur : **{ $colour }** · commerce { $give } contre { $get }
eclipse-pick-strong = Ce qu’elle sait faire
eclipse-pick-weak = À surveiller
eclipse-pick-goods = Vous commencez avec
eclipse-pick-fleet = Vaisseaux et technologies
eclipse-pick-tempo = Par action
eclipse-pick-tempo-note = Disques d’influence : { $discs }. Vaisseaux coloniaux : { $colonies }.
eclipse-pick-good = { $count } { $resource }
eclipse-pick-times = { $space } : { $count }
eclipse-pick-taken = { $seat } l’a prise
eclipse-pick-other_side = même plateau que { $seat }
eclipse-pick-header = { $phase } · { $chosen } sur { $of } choisies
eclipse-pick-seat-now = choisit une espèce
eclipse-pick-short-now = choisit
eclipse-pick-short-mine = { $species } ?
eclipse-pick-seat-mine = { $species }, à confirmer
eclipse-pick-terran-line = Trois vaisseaux par Déplacement, bon commerce.
eclipse-pick-terran-strong = Vous activez **trois vaisseaux** par Déplacement au lieu de deux, et échangez **2 contre 1** là où les autres paient 3.
eclipse-pick-terran-weak = Ni faiblesse ni piège : tout ce que les règles expliquent vaut pour vous.
eclipse-pick-eridani_empire-line = Riche, armé, respecté, mais deux disques de moins.
eclipse-pick-eridani_empire-strong = Vous commencez avec **26** [res-money|crédits], trois technologies et **deux tuiles Réputation**.
eclipse-pick-eridani_empire-weak = Vous avez **11 disques d’influence** au lieu de 13 : moins d’actions et d’hexagones, toute la partie.
eclipse-pick-hydran_progress-line = Deux technologies à chaque Recherche.
eclipse-pick-hydran_progress-strong = Vous pouvez acquérir **deux technologies** par action ; vous avez déjà les Labos avancés et un savant de plus.
eclipse-pick-hydran_progress-weak = Peu de [res-materials|matériaux] au début : votre flotte viendra tard.
eclipse-pick-planta-line = Explorent deux fois et marquent chaque hexagone.
eclipse-pick-planta-strong = Vous pouvez **explorer deux fois** par action, avez quatre vaisseaux coloniaux, et marquez **1** [res-vp|PV] par hexagone contrôlé.
eclipse-pick-planta-weak = Un vaisseau ennemi chez vous **tue la population** sans lancer de dé ; vos vaisseaux ont une case de moins.
eclipse-pick-descendants_of_draco-line = Vivent avec les Anciens et choisissent leurs hexagones.
eclipse-pick-descendants_of_draco-strong = Vous pouvez **tirer deux hexagones et en poser un**, et vous installer près des vaisseaux Anciens ; chacun de ceux qui restent à la fin vaut **1** [res-vp|PV].
eclipse-pick-descendants_of_draco-weak = Vous ne combattez jamais les Anciens : leurs découvertes vous restent fermées.
eclipse-pick-mechanema-line = Construisent et améliorent plus, et moins cher.
eclipse-pick-mechanema-strong = **Trois éléments** par Amélioration, **trois pièces** par Construction, la plupart pour 1 [res-materials|matériau] de moins.
eclipse-pick-mechanema-weak = Il vous faut beaucoup de matériaux : cherchez tôt les planètes brunes.
eclipse-pick-orion_hegemony-line = Des navires de guerre à bouclier dès le départ.
eclipse-pick-orion_hegemony-strong = Vous commencez avec **un vaisseau plus grand**, des boucliers, plus d’énergie et d’initiative partout, et les Bombes à neutrons.
eclipse-pick-orion_hegemony-weak = Le commerce se fait à **4 contre 1** et votre monde rapporte peu de crédits : vous vivez de conquêtes.
eclipse-pick-magellan-line = Une découverte offerte, des vaisseaux coloniaux à échanger.
eclipse-pick-magellan-strong = Un vaisseau colonial inutilisé peut devenir **une ressource**. Votre quatrième technologie d’une ligne apporte **une découverte**.
eclipse-pick-magellan-weak = L’action Influence ne relève qu’**un** vaisseau colonial.
eclipse-pick-exiles-line = Camouflés ; leurs orbitales combattent.
eclipse-pick-exiles-strong = Une orbitale avec votre cube **est un vaisseau** ; à la fin, elle vaut **1** [res-vp|PV]. Vos vaisseaux sont camouflés.
eclipse-pick-exiles-weak = Pas de bases stellaires, et l’orbitale coûte 6 [res-materials|matériaux].
eclipse-pick-rho_indi_syndicate-line = Des pillards rapides, sans grands vaisseaux.
eclipse-pick-rho_indi_syndicate-strong = **Quatre activations** par Déplacement, des boucliers partout, des crédits pour les combats, et 3 [res-money|crédits] s’échangent contre 2.
eclipse-pick-rho_indi_syndicate-weak = Pas de plus gros vaisseau, des navires plus chers, deux vaisseaux coloniaux seulement.
eclipse-pick-enlightened_of_lyra-line = Bâtissent des temples et relancent des dés.
eclipse-pick-enlightened_of_lyra-strong = Une fois par manche, vous pouvez bâtir **un temple** près d’une planète ; trois pareils donnent un bonus, chacun vaut **1** [res-vp|PV]. Au combat, un vaisseau colonial **relance un dé**.
eclipse-pick-enlightened_of_lyra-weak = Les temples coûtent ce dont les flottes ont besoin : prévoyez les deux.

## Ce qui manque encore au choix
eclipse-next-sector = où ?
eclipse-next-piece = quoi ?
eclipse-next-bay = dans quelle case ?
eclipse-next-track = sur quelle ligne ?
eclipse-next-resource = de quelle piste ?
eclipse-next-seat = à qui ?
eclipse-next-part = quel élément ?
eclipse-next-rotation = tourné comment ?
eclipse-next-exchange = quoi contre quoi ?
eclipse-next-space = laquelle ?
eclipse-next-craft = quel vaisseau ?
eclipse-next-home = sur quelle planète ?
eclipse-next-zone = où ?

## Ce qu’une manche a apporté
eclipse-round-battles = Combats
eclipse-round-watch = Revoir les combats
eclipse-round-lost = { $seat } perd { $count ->
    [one] { $count } vaisseau
   *[other] { $count } vaisseaux
}
eclipse-round-ancients = { $count ->
    [one] { $count } autre vaisseau détruit
   *[other] { $count } autres vaisseaux détruits
}
eclipse-round-holds = { $seat } tient la place
eclipse-round-income = Revenus et entretien
eclipse-round-points = points
eclipse-round-discs = disques
eclipse-round-broke = À ce rythme, { $seat } ne pourra pas payer à la manche { $round }.
eclipse-round-technologies = Nouvelles technologies

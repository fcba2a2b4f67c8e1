### Federation : tout ce qui se lit, sur la page comme dans le terminal.

federation = Federation
federation-summary = Envoyez vos ambassadeurs au Sénat : votez ou financez, et faites valoir votre influence sur cinq planètes.

## Options d’une nouvelle table
federation-preset-first_game = Le chantier imprimé.
federation-preset-usual = Des structures tirées au sort.
federation-option-structures = Structures d’E81216
    .tip = Quelles structures du chantier peuvent être construites, et où elles se trouvent.
federation-option-structures-printed = imprimées : première partie
federation-option-structures-random = tirées au hasard
federation-option-structures-chosen = choisies par le premier joueur
federation-option-senatorial = Marqueur du Grand Projet Sénatorial
    .tip = Le livret français dit que le marqueur correspond toujours à la somme des contributions : il commence donc sur 0. Une autre édition le place sans doute plus haut quand on est moins nombreux : sur 4 à deux joueurs, sur 2 à trois.
federation-option-senatorial-sum = commence sur 0 : la somme des contributions
federation-option-senatorial-by_players = commence plus haut à deux ou trois joueurs
federation-option-project_points = Points d’un Grand Projet financé
    .tip = L’exemple chiffré du livret français donne 16 points au premier de quatre joueurs. La page d’aide d’une édition en ligne en donne 12 ; les autres rangs sont les mêmes.
federation-option-project_points-sixteen = 16, 8, 4, 0 (à quatre joueurs)
federation-option-project_points-twelve = 12, 8, 4, 0
federation-order-payment = Un cristal est dû
federation-order-payment-ask = me demander s’il faut payer en Oceanium
federation-order-payment-named = payer le cristal demandé

## Questions
federation-prompt-place = Jouez un ambassadeur
federation-prompt-place_with = Quel ambassadeur porte le jeton, et où ?
federation-prompt-die = Ajouter votre dé Assistant ici ?
federation-prompt-window = Utiliser un Érudit avant l’action ?
federation-prompt-close = Une mission, un Érudit, ou fin du tour ?
federation-prompt-fifth = Jouer l’ambassadeur aux 7 votes en cinquième tour ?
federation-prompt-payment = { $crystal } à payer : avec quel cristal ?
federation-prompt-release = Quelle mission libérez-vous ?
federation-prompt-fund = Quel projet financez-vous ?
federation-prompt-medal = Quelle médaille prenez-vous ?
federation-prompt-asteroid = Où va votre Mineur ?
federation-prompt-inert = Quel astéroïde inerte exploitez-vous ?
federation-prompt-moon_token = Quel jeton Altération prenez-vous ?
federation-prompt-scholar = Quel Érudit prenez-vous ?
federation-prompt-scholar_any = Quel Érudit de niveau 3 prenez-vous ?
federation-prompt-stall = Quelle échoppe visitez-vous ?
federation-prompt-reward = Quelle récompense prenez-vous ?
federation-prompt-building = Que construisez-vous ?
federation-prompt-leave_out = Quel cristal ne payez-vous pas ?
federation-prompt-copy = Quelle action copie votre Espion ?
federation-prompt-extra = { $point } : utiliser un Érudit pour cela ?
federation-prompt-copied = Quel Érudit copiez-vous ?
federation-prompt-refresh = Quel Érudit remettez-vous face visible ?
federation-prompt-structure = Quelle structure verse son revenu ?
federation-prompt-convert = Quel cristal devient de l’Oceanium ?
federation-prompt-upgrade = Échanger un cristal contre le suivant ?
federation-prompt-visit = Sur quelle planète vous rendez-vous ?
federation-prompt-keep = Quel jeton vous revient ?
federation-prompt-keep_token = Quel jeton de l’archive gardez-vous ?
federation-prompt-teleport = Téléporter votre Mineur ou votre Mage ?
federation-prompt-deep_space = Quelle tuile Deep Space choisissez-vous ?
federation-prompt-upkeep = Quel niveau d’accréditation payez-vous ?
federation-prompt-law = Égalité des ailes : quelle loi est adoptée ?
federation-prompt-starter = Quelle tuile Starter prenez-vous ?
federation-prompt-side = Site { $site } : quelle structure peut y être construite ?

## Ce que lisent les autres pendant ce temps
federation-waiting-place = { $seat } envoie un ambassadeur
federation-waiting-place_with = { $seat } envoie un ambassadeur
federation-waiting-close = { $seat } termine son tour
federation-waiting-deep_space = { $seat } explore Deep Space
federation-waiting-upkeep = { $seat } paie son accréditation
federation-waiting-law = { $seat } décide de la loi
federation-waiting-starter = { $seat } choisit une tuile Starter
federation-waiting-copy = L’Espion de { $seat } est à l’œuvre

## Verbes, comme sur un bouton
federation-verb-end_turn = Finir le tour
    .tip = Votre tour est fini ; le joueur suivant place un ambassadeur.
federation-verb-decline = Non merci
    .tip = Rien ne se passe, rien n’est payé.
federation-verb-pause = Érudit après le bonus
    .tip = Un érudit peut servir après le bonus de la place, avant son action.
federation-verb-add_die = Ajouter le dé
    .tip = Le nombre de votre dé compte comme votes de cet ambassadeur. Une fois par manche.
federation-verb-play_seven = Le jouer maintenant
    .tip = Un cinquième tour cette manche, avec sept votes. Ensuite l’ambassadeur est usé.
federation-verb-drop = Ne rien payer et descendre
    .tip = Vous ne payez rien et retombez au niveau qui ne coûte rien.
federation-verb-advance_mage = Avancer le Mage
    .tip = Votre mage monte encore et y prend un jeton.
federation-verb-play = Jouer
    .tip = L’ambassadeur prend la place : payez son prix, prenez son bonus, faites son action. Votes ou financement comptent à la fin de la manche.
federation-verb-pay = Payer
    .tip = Ce cristal est payé.
federation-verb-mission = Envoyer un vaisseau
    .tip = Le vaisseau quitte votre hangar pour de bon et accomplit la mission. Une par tour.
federation-verb-release = Libérer
    .tip = La mission peut être accomplie désormais, si un vaisseau et votre niveau le permettent.
federation-verb-fund = Financer
    .tip = Le projet avance d’une case vers son financement.
federation-verb-medal = Prendre la médaille
    .tip = Une couleur de médaille de plus : plus de couleurs, plus de points.
federation-verb-asteroid = Aller ici
    .tip = Le mineur va sur cet astéroïde et prend ce qui s’y trouve.
federation-verb-inert = Exploiter
    .tip = Ce que cet astéroïde contient est à vous.
federation-verb-moon_token = Prendre le jeton
    .tip = Le jeton est à vous : posé sur un ambassadeur, il remplace votes ou financement.
federation-verb-scholar = Prendre l’Érudit
    .tip = La tuile est à vous et compte comme influence sur Atalum.
federation-verb-stall = Entrer dans l’échoppe
    .tip = Votre pion entre dans l’échoppe : payez, et prenez ce qu’elle propose.
federation-verb-reward = Prendre
    .tip = C’est ce que vous prenez à l’échoppe.
federation-verb-building = Construire
    .tip = Une structure rapporte à chaque manche ; une mégastructure marque aussitôt.
federation-verb-leave_out = Ne pas payer
    .tip = Vous payez les autres et gardez celui-ci.
federation-verb-copy = Copier
    .tip = Votre espion fait cette action du Sénat comme si votre ambassadeur y était.
federation-verb-use = Utiliser l’Érudit
    .tip = L’érudit aide une fois, puis est face cachée.
federation-verb-lay = Poser le jeton
    .tip = Le jeton est posé sur l’ambassadeur que vous jouez ensuite et remplace ses votes ou son financement.
federation-verb-keep = Garder
    .tip = Ce jeton vous revient.
federation-verb-copied = Copier l’Érudit
    .tip = Vous faites ce que fait cet érudit.
federation-verb-refresh = Remettre face visible
    .tip = L’érudit peut servir encore une fois.
federation-verb-structure = Prendre le revenu
    .tip = La structure paie son revenu maintenant.
federation-verb-convert = Changer en Oceanium
    .tip = Le cristal devient de l’oceanium, qui vaut pour les deux autres.
federation-verb-upgrade = Échanger
    .tip = Le cristal devient le suivant, meilleur.
federation-verb-visit = S’y rendre
    .tip = Vous faites une action de cette planète.
federation-verb-pay_level = Payer le niveau
    .tip = Vous payez ce que coûte ce niveau et le gardez.
federation-verb-wing = Choisir l’aile
    .tip = Sa loi passe : chacun marque pour son influence sur la planète qu’elle nomme.
federation-verb-deep_space = Choisir
    .tip = La tuile est à vous et compte comme une mission.
federation-verb-starter = Prendre la tuile
    .tip = Votre planète de départ et son cadeau ; elle compte comme une mission accomplie.
federation-verb-side = Prendre cette face
    .tip = Cette structure pourra être construite sur le site.

## Actions entières, comme dans la liste des choix
federation-action-play = Jouer { $face }, sur { $cell }
federation-action-pay = Payer avec { $crystal }
federation-action-mission = Envoyer un vaisseau : { $mission }
federation-action-release = Libérer : { $mission }
federation-action-fund = Financer : { $project }
federation-action-medal = Prendre la { $medal }
federation-action-asteroid = Déplacer le Mineur vers { $asteroid }
federation-action-inert = Exploiter { $inert }
federation-action-moon_token = Prendre le jeton { $token }
federation-action-scholar = Prendre { $scholar }
federation-action-stall = Visiter { $stall }
federation-action-reward = Prendre { $bargain }
federation-action-building = Construire : { $building }
federation-action-leave_out = Ne pas payer { $crystal }
federation-action-copy = Copier { $senate_action }
federation-action-use = Utiliser { $scholar }
federation-action-lay = Poser le jeton { $token }
federation-action-keep = Garder le jeton { $token }
federation-action-copied = Copier { $scholar }
federation-action-refresh = Remettre { $scholar } face visible
federation-action-structure = Revenu : { $structure }
federation-action-convert = Changer 1 { $crystal } en Oceanium
federation-action-upgrade = Échanger 1 { $crystal } contre le suivant
federation-action-visit = Se rendre sur { $planet }
federation-action-pay_level = Payer le { $level }
federation-action-wing = Adopter la loi de l’{ $wing }
federation-action-deep_space = Choisir { $deep_space }
federation-action-starter = Prendre la tuile { $starter }
federation-action-side = Prendre { $structure }

## Ce qui s’est passé
federation-event-game_began = { $you ->
    [yes] La Présidente est chez vous : vous commencez.
   *[no] La Présidente est chez { $seat }, qui commence.
}
federation-event-starters_shown = Tuiles Starter : { $starters }.
federation-event-structures_laid = Structures d’E81216 : { $structures }.
federation-event-starter_chosen = { $you ->
    [yes] Vous prenez la tuile { $starter }.
   *[no] { $seat } prend la tuile { $starter }.
}
federation-event-round_began = Manche { $round } : { $seat } commence.
federation-event-blocked = Tuiles neutres de valeur { $votes } : { $cells }.
federation-event-laws_revealed = Lois : { $left } à gauche, { $right } à droite.
federation-event-laws_swapped = { $law } dans les deux ailes : l’aile droite prend une autre tuile.
federation-event-placed = { $you ->
    [yes] Vous jouez { $face } sur { $cell }.
   *[no] { $seat } joue { $face } sur { $cell }.
}
federation-event-token_laid = { $you ->
    [yes] Vous posez dessus le jeton { $token }.
   *[no] { $seat } pose dessus le jeton { $token }.
}
federation-event-die_placed = { $you ->
    [yes] Vous ajoutez votre dé de valeur { $value }.
   *[no] { $seat } ajoute son dé de valeur { $value }.
}
federation-event-action_skipped = { $action } : l’action est sans effet.
federation-event-copied_action = { $you ->
    [yes] Votre Espion copie { $action }.
   *[no] L’Espion de { $seat } copie { $action }.
}
federation-event-gained = { $you ->
    [yes] Vous gagnez { federation-bag }.
   *[no] { $seat } gagne { federation-bag }.
}
federation-event-paid = { $you ->
    [yes] Vous payez 1 { $crystal }.
   *[no] { $seat } paie 1 { $crystal }.
}
federation-event-scored = { $you ->
    [yes] Vous marquez { federation-points } ({ $part }).
   *[no] { $seat } marque { federation-points } ({ $part }).
}
federation-event-degree_reached = { $you ->
    [yes] Vous atteignez le degré { $degree }.
   *[no] { $seat } atteint le degré { $degree }.
}
federation-event-degree_dropped = { $you ->
    [yes] Vous descendez au degré { $degree }.
   *[no] { $seat } descend au degré { $degree }.
}
federation-event-level_raised = { $you ->
    [yes] Votre niveau compte { $levels } de plus.
   *[no] Le niveau de { $seat } compte { $levels } de plus.
}
federation-event-die_raised = { $you ->
    [yes] Votre dé indique { $value }.
   *[no] Le dé de { $seat } indique { $value }.
}
federation-event-ships_received = { $you ->
    [yes] Vous recevez { federation-ships }.
   *[no] { $seat } reçoit { federation-ships }.
}
federation-event-released = { $you ->
    [yes] Vous libérez : { $mission }.
   *[no] { $seat } libère : { $mission }.
}
federation-event-mission_accomplished = { $you ->
    [yes] Vous accomplissez : { $mission }.
   *[no] { $seat } accomplit : { $mission }.
}
federation-event-funded = { $you ->
    [yes] Vous financez le { $project } : case { $cell_number }.
   *[no] { $seat } finance le { $project } : case { $cell_number }.
}
federation-event-contributed = { $you ->
    [yes] C’est votre contribution numéro { $total }.
   *[no] C’est la contribution numéro { $total } de { $seat }.
}
federation-event-medal_taken = { $you ->
    [yes] Vous recevez la { $medal }.
   *[no] { $seat } reçoit la { $medal }.
}
federation-event-president_taken = { $you ->
    [yes] La Présidente est maintenant chez vous.
   *[no] La Présidente est maintenant chez { $seat }.
}
federation-event-miner_moved = { $you ->
    [yes] Votre Mineur atteint { $asteroid }.
   *[no] Le Mineur de { $seat } atteint { $asteroid }.
}
federation-event-asteroid_token_taken = { $you ->
    [yes] Vous prenez le jeton Astéroïde { $asteroid_token }.
   *[no] { $seat } prend le jeton Astéroïde { $asteroid_token }.
}
federation-event-inert_taken = { $you ->
    [yes] Vous exploitez { $inert }.
   *[no] { $seat } exploite { $inert }.
}
federation-event-asteroid_tokens_shown = Révélé sur Néo : { $asteroid_tokens }.
federation-event-inert_shown = Les astéroïdes inertes sont révélés : { $inert }.
federation-event-mage_moved = { $you ->
    [yes] Votre Mage atteint l’étape { $step }.
   *[no] Le Mage de { $seat } atteint l’étape { $step }.
}
federation-event-tokens_shown = Révélés à l’étape { $step } : { $tokens }.
federation-event-token_taken = { $you ->
    [yes] Vous prenez le jeton { $token }.
   *[no] { $seat } prend le jeton { $token }.
}
federation-event-token_kept = { $you ->
    [yes] Le jeton { $token } vous reviendra.
   *[no] Le jeton { $token } reviendra à { $seat }.
}
federation-event-scholar_taken = { $you ->
    [yes] Vous prenez { $scholar }.
   *[no] { $seat } prend { $scholar }.
}
federation-event-scholars_shown = Révélé sur Atalum : { $scholars }.
federation-event-scholar_used = { $you ->
    [yes] Vous utilisez { $scholar }.
   *[no] { $seat } utilise { $scholar }.
}
federation-event-scholar_copied = { $you ->
    [yes] Vous copiez { $scholar }.
   *[no] { $seat } copie { $scholar }.
}
federation-event-scholar_refreshed = { $you ->
    [yes] Vous remettez { $scholar } face visible.
   *[no] { $seat } remet { $scholar } face visible.
}
federation-event-stall_entered = { $you ->
    [yes] Vous commercez, niveau { $level } : { $stall }.
   *[no] { $seat } commerce, niveau { $level } : { $stall }.
}
federation-event-built = { $you ->
    [yes] Vous construisez : { $building }.
   *[no] { $seat } construit : { $building }.
}
federation-event-income_began = { $you ->
    [yes] Vous recevez le revenu : { $building }.
   *[no] { $seat } reçoit le revenu : { $building }.
}
federation-event-deep_space_seen = Vous seul voyez les tuiles Deep Space : { $tiles }.
federation-event-deep_space_chosen = { $you ->
    [yes] Vous choisissez { $tile } dans Deep Space.
   *[no] { $seat } choisit { $tile } dans Deep Space.
}
federation-event-archive_seen = Vous seul voyez l’archive : { $tokens }.
federation-event-seven_received = { $you ->
    [yes] Vous recevez l’ambassadeur aux 7 votes.
   *[no] { $seat } reçoit l’ambassadeur aux 7 votes.
}
federation-event-seven_kept = { $you ->
    [yes] Vous gardez l’ambassadeur aux 7 votes.
   *[no] { $seat } garde l’ambassadeur aux 7 votes.
}
federation-event-executive_began = La phase Exécutive de la manche { $round } commence.
federation-event-floor_won = { $you ->
    [yes] Vous tenez l’{ $floor } avec { federation-votes }.
   *[no] { $seat } tient l’{ $floor } avec { federation-votes }.
}
federation-event-floor_empty = Personne ne tient l’{ $floor }.
federation-event-law_passed = { $law } adoptée : { $left_votes } votes à gauche, { $right_votes } à droite.
federation-event-law_tied = Égalité des ailes à { $votes } : la Présidente décide.
federation-event-law_chosen = { $you ->
    [yes] Vous choisissez l’{ $wing }.
   *[no] { $seat } choisit l’{ $wing }.
}
federation-event-project_scored = { $you ->
    [yes] { $project } : { federation-points } pour vous.
   *[no] { $project } : { federation-points } pour { $seat }.
}
federation-event-project_unfunded = { $project } : pas financé.
federation-event-game_ended = La partie est finie. En tête : { $winners }.

## Quantités
federation-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
federation-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
federation-ships = { $ships ->
    [one] un vaisseau
   *[other] { $ships } vaisseaux
}
federation-bag = { $lavandium ->
    [0] { $coppernium ->
        [0] { $oceanium ->
            [0] { federation-bag-gold }
           *[other] { federation-bag-oceanium }
        }
       *[other] { federation-bag-coppernium }
    }
   *[other] { $lavandium } Lavandium{ $coppernium ->
        [0] { $oceanium ->
            [0] { $gold ->
                [0] { "" }
               *[other] { " + " }{ federation-bag-gold }
            }
           *[other] { " + " }{ federation-bag-oceanium }
        }
       *[other] { " + " }{ federation-bag-coppernium }
    }
}
federation-bag-coppernium = { $coppernium } Coppernium{ $oceanium ->
    [0] { $gold ->
        [0] { "" }
       *[other] { " + " }{ federation-bag-gold }
    }
   *[other] { " + " }{ federation-bag-oceanium }
}
federation-bag-oceanium = { $oceanium } Oceanium{ $gold ->
    [0] { "" }
   *[other] { " + " }{ federation-bag-gold }
}
federation-bag-gold = { $gold ->
    [one] { $gold } diamant d’or
   *[other] { $gold } diamants d’or
}

## Le score
federation-score-floors = Étages
federation-score-laws = Lois
federation-score-missions = Missions
federation-score-megastructures = Mégastructures
federation-score-scholars = Érudits
federation-score-stalls = Échoppes
federation-score-degrees = Degrés au-delà du dernier
federation-score-medals = Médailles
federation-score-leftovers = Reliquats
federation-score-projects = Projets
federation-part-floors = étages
federation-part-laws = lois
federation-part-missions = missions
federation-part-megastructures = mégastructures
federation-part-scholars = érudits
federation-part-stalls = échoppes
federation-part-degrees = degrés au-delà du dernier
federation-part-medals = médailles
federation-part-leftovers = reliquats
federation-part-projects = projets

## Le Sénat
federation-cell-left_top_1 = Néo (gauche, haut)
federation-cell-left_top_2 = Salle des Officiers (gauche, haut)
federation-cell-left_top_3 = 6Moon (gauche, haut)
federation-cell-left_middle_1 = Espion (gauche, milieu)
federation-cell-left_middle_2 = Arratooine (gauche, milieu)
federation-cell-left_middle_3 = Bureau des achats (gauche, milieu)
federation-cell-left_bottom_1 = E81216 (gauche, bas)
federation-cell-left_bottom_2 = Petit Salon (gauche, bas)
federation-cell-left_bottom_3 = Atalum (gauche, bas)
federation-cell-right_top_4 = Arratooine (droite, haut)
federation-cell-right_top_5 = Bureau de la Présidente (droite, haut)
federation-cell-right_top_6 = E81216 (droite, haut)
federation-cell-right_middle_4 = Salon des Mécènes (droite, milieu)
federation-cell-right_middle_5 = Atalum (droite, milieu)
federation-cell-right_middle_6 = Espion (droite, milieu)
federation-cell-right_bottom_4 = 6Moon (droite, bas)
federation-cell-right_bottom_5 = Salle des Assistants (droite, bas)
federation-cell-right_bottom_6 = Néo (droite, bas)
federation-cell-outer_module = le Module Externe
federation-senate_action-neo = Néo
    .tip = Avancez votre Mineur le long d’une ligne et prenez ce que donne l’astéroïde.
federation-senate_action-six_moon = 6Moon
    .tip = Avancez votre Mage d’une étape et prenez un des jetons qui s’y trouvent.
federation-senate_action-atalum = Atalum
    .tip = Prenez un Érudit : niveau 1 d’un nouveau type, ou le niveau suivant d’un type possédé.
federation-senate_action-arratooine = Arratooine
    .tip = Payez une échoppe, placez-y ou avancez-y votre pion, prenez sa récompense.
federation-senate_action-e81216 = E81216
    .tip = Payez et construisez une structure de production ou une mégastructure.
federation-senate_action-officers_room = Salle des Officiers
    .tip = 2 degrés d’accréditation.
federation-senate_action-purchasing_office = Bureau des achats
    .tip = 1 Oceanium : 2 vaisseaux.
federation-senate_action-patrons_lounge = Salon des Mécènes
    .tip = 1 vaisseau et 1 jeton libération.
federation-senate_action-presidents_office = Bureau de la Présidente
    .tip = Prenez la Présidente et une médaille de votre choix. Interdit au premier joueur à son premier tour de la manche.
federation-senate_action-assistants_room = Salle des Assistants
    .tip = 1 Coppernium : dé +2.
federation-senate_action-small_lounge = Petit Salon
    .tip = 1 degré et 1 financement libre.
federation-senate_action-spy = Espion
    .tip = 1 Lavandium : copiez une planète ou une salle en payant aussi son coût ; jamais le Bureau de la Présidente.
federation-senate_action-outer_module = Module Externe
    .tip = 1 Oceanium. Nombre de pions illimité ; ni vote, ni financement, ni dé.
federation-face-voting_1 = l’ambassadeur 1, côté vote
federation-face-voting_2 = l’ambassadeur 2, côté vote
federation-face-voting_3 = l’ambassadeur 3, côté vote
federation-face-voting_7 = l’ambassadeur aux 7 votes
federation-face-funding_1 = l’ambassadeur 1, côté financement
federation-face-funding_2 = l’ambassadeur 2, côté financement (1 Lavandium)
federation-face-funding_3 = l’ambassadeur 3, côté financement (1 Coppernium)
federation-wing-left = aile gauche
federation-wing-right = aile droite
federation-floor-top = étage du haut
federation-floor-middle = étage du milieu
federation-floor-bottom = étage du bas
federation-law-law_neo = Loi Néo
    .tip = 2 points par niveau d’influence sur Néo, pour chaque joueur.
federation-law-law_six_moon = Loi 6Moon
    .tip = 2 points par niveau d’influence sur 6Moon, pour chaque joueur.
federation-law-law_atalum = Loi Atalum
    .tip = 2 points par niveau d’influence sur Atalum, pour chaque joueur.
federation-law-law_arratooine = Loi Arratooine
    .tip = 2 points par niveau d’influence sur Arratooine, pour chaque joueur.
federation-law-law_e81216 = Loi E81216
    .tip = 2 points par niveau d’influence sur E81216, pour chaque joueur.
federation-planet-neo = Néo
federation-planet-six_moon = 6Moon
federation-planet-atalum = Atalum
federation-planet-arratooine = Arratooine
federation-planet-e81216 = E81216
federation-project-neo = Grand Projet Néo
federation-project-six_moon = Grand Projet 6Moon
federation-project-atalum = Grand Projet Atalum
federation-project-arratooine = Grand Projet Arratooine
federation-project-e81216 = Grand Projet E81216
federation-project-special_missions = Grand Projet Mission Spéciale
federation-project-senatorial = Grand Projet Sénatorial

## Cristaux et jetons
federation-crystal-lavandium = Lavandium
federation-crystal-coppernium = Coppernium
federation-crystal-oceanium = Oceanium
    .tip = Remplace du Lavandium ou du Coppernium dans tout coût.
federation-crystal-gold = diamant d’or
federation-token-alteration_1v01 = « 2 votes, 1 jeton libération »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v02 = « 2 votes, 1 Coppernium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v03 = « 2 votes, 1 degré »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v04 = « 2 votes, 1 degré »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v05 = « 2 votes, dé +1 »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v06 = « 2 votes, 1 Oceanium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v07 = « 2 votes, 1 Coppernium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v08 = « 1 vote, 1 vaisseau »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v09 = « 2 votes, 2 Lavandium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v10 = « 2 votes, 1 Oceanium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v11 = « 2 votes, dé +1 »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1v12 = « 1 vote, 1 vaisseau »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f01 = « financement, 1 degré »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f02 = « financement, 1 degré »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f03 = « financement, dé +1 »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f04 = « financement, 1 Oceanium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f05 = « financement, 1 Oceanium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f06 = « financement, 2 Coppernium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f07 = « financement, 2 Lavandium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f08 = « financement, 1 Coppernium + 1 Lavandium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_1f09 = « financement, 1 Coppernium + 1 Lavandium »
    .tip = Puissance 1. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v01 = « 3 votes, dé +1 »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v02 = « 3 votes, 1 Oceanium »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v03 = « 2 votes, 1 degré + dé +1 »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v04 = « 2 votes, 1 vaisseau »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v05 = « 3 votes, 1 degré »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2v06 = « 3 votes, 1 degré »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2f01 = « financement, dé +1 + 1 jeton libération »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2f02 = « financement, 1 Coppernium + 1 Oceanium »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2f03 = « financement, 1 Lavandium + 1 Oceanium »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_2f04 = « financement, 1 degré + 1 jeton libération »
    .tip = Puissance 2. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v01 = « 4 votes, 1 Oceanium »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v02 = « 4 votes, dé +1 »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v03 = « 3 votes, 1 vaisseau »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v04 = « 6 votes, payez 1 Lavandium »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v05 = « 4 votes, 1 Lavandium + 1 Coppernium »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v06 = « 3 votes, 1 vaisseau »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v07 = « 4 votes, 1 degré »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v08 = « 2 votes, 1 diamant d’or »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v09 = « 4 votes, 1 degré »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3v10 = « 4 votes, dé +1 »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3f01 = « financement, 2 degrés »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3f02 = « financement, 2 Oceanium »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3f03 = « financement, 1 diamant d’or »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_3f04 = « financement, 1 Coppernium + 1 financement »
    .tip = Puissance 3. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4v01 = « 6 votes, 1 Oceanium »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4v02 = « 4 votes, 1 Coppernium + 1 Oceanium + 1 diamant d’or »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4v03 = « 5 votes, dé +1 + 1 degré »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4v04 = « 5 votes, 1 financement »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4f01 = « financement, 1 Coppernium + 1 Oceanium + 1 diamant d’or »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-token-alteration_4f02 = « financement, 2 financements »
    .tip = Puissance 4. Remplace le côté, les votes et le bonus de l’ambassadeur qui le porte.
federation-asteroid-neo_start = Néo
federation-asteroid-asteroid_01 = l’astéroïde 1
federation-asteroid-asteroid_02 = l’astéroïde 2
federation-asteroid-asteroid_03 = l’astéroïde 3
federation-asteroid-asteroid_04 = l’astéroïde 4
federation-asteroid-asteroid_05 = l’astéroïde 5
federation-asteroid-asteroid_06 = l’astéroïde 6
federation-asteroid-asteroid_07 = l’astéroïde 7
federation-asteroid-asteroid_08 = l’astéroïde 8
federation-asteroid-asteroid_09 = l’astéroïde 9
federation-asteroid-asteroid_10 = l’astéroïde 10
federation-asteroid-asteroid_11 = l’astéroïde 11
federation-asteroid-asteroid_12 = l’astéroïde 12
federation-asteroid-asteroid_13 = l’astéroïde 13
federation-asteroid-asteroid_14 = l’astéroïde 14
federation-asteroid-asteroid_15 = l’astéroïde 15
federation-asteroid-inert_zone = la zone inerte
federation-asteroid_token-asteroid_token_1 = 2 Oceanium
federation-asteroid_token-asteroid_token_2 = 1 diamant d’or
federation-asteroid_token-asteroid_token_3 = 1 Oceanium + 2 Coppernium
federation-asteroid_token-asteroid_token_4 = 1 Oceanium + 2 Lavandium
federation-asteroid_token-asteroid_token_5 = 2 Coppernium + 2 Lavandium
federation-asteroid_token-asteroid_token_6 = 1 Oceanium + 1 Lavandium + 1 Coppernium
federation-inert-inert_token_1 = 1 diamant d’or + 1 Lavandium
federation-inert-inert_token_2 = 1 diamant d’or + 1 Coppernium
federation-inert-inert_token_3 = 2 Oceanium + 1 Coppernium
federation-inert-inert_token_4 = 2 Oceanium + 1 Lavandium
federation-inert-inert_token_5 = 1 diamant d’or + 1 Oceanium
federation-inert-inert_token_6 = 1 Oceanium + 2 Coppernium + 1 Lavandium

## Érudits
federation-scholar-scholar_1a1 = l’Érudit « niveau +1 cette manche » (Atalum 1)
    .tip = À tout moment de votre tour : Votre niveau d’accréditation compte 1 de plus jusqu’à la fin de la manche.
federation-scholar-scholar_1a2 = l’Érudit « un Érudit utilisé revient » (Atalum 1)
    .tip = À tout moment de votre tour : Remettez face visible l’un de vos Érudits de niveau 1 déjà utilisés ; si son effet est immédiat, appliquez-le. Il est retourné une fois utilisé.
federation-scholar-scholar_1a3 = l’Érudit « copie un niveau 1 » (Atalum 1)
    .tip = À tout moment de votre tour : Appliquez l’effet d’un Érudit de niveau 1 face visible de l’offre ou de votre plateau.
federation-scholar-scholar_2a1 = l’Érudit « niveau +2 cette manche » (Atalum 2)
    .tip = À tout moment de votre tour : Votre niveau d’accréditation compte 2 de plus jusqu’à la fin de la manche.
federation-scholar-scholar_2a2 = l’Érudit « un niveau 3 au choix » (Atalum 2)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action Atalum, prenez n’importe quel Érudit de niveau 3 disponible.
federation-scholar-scholar_2a3 = l’Érudit « copie un niveau 1 ou 2 » (Atalum 2)
    .tip = À tout moment de votre tour : Appliquez l’effet d’un Érudit de niveau 1 ou 2 face visible de l’offre ou de votre plateau.
federation-scholar-scholar_3a1 = l’Érudit « 1 PP par jeton libération » (Atalum 3)
    .tip = Immédiat : 1 PP par jeton libération de votre plateau.
federation-scholar-scholar_3a2 = l’Érudit « 3 PP par couleur d’Érudit » (Atalum 3)
    .tip = Immédiat : 3 PP par couleur d’Érudit possédée (15 au plus).
federation-scholar-scholar_3a3 = l’Érudit « 2 PP par influence sur Atalum » (Atalum 3)
    .tip = Immédiat : 2 PP par niveau d’influence sur Atalum.
federation-scholar-scholar_1b1 = l’Érudit « 1 Oceanium, 1 Lavandium » (Néo 1)
    .tip = Immédiat : Gagnez 1 Oceanium et 1 Lavandium.
federation-scholar-scholar_1b2 = l’Érudit « un astéroïde deux fois » (Néo 1)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action Néo, recevez une seconde fois les ressources de l’astéroïde atteint.
federation-scholar-scholar_1b3 = l’Érudit « 1 Lavandium contre 1 diamant » (Néo 1)
    .tip = À tout moment de votre tour : Échangez 1 Lavandium contre 1 diamant d’or.
federation-scholar-scholar_2b1 = l’Érudit « 1 diamant, 1 Lavandium » (Néo 2)
    .tip = Immédiat : Gagnez 1 diamant d’or et 1 Lavandium.
federation-scholar-scholar_2b2 = l’Érudit « le Mineur avance deux fois » (Néo 2)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action Néo, déplacez votre Mineur deux fois et prenez les deux récompenses.
federation-scholar-scholar_2b3 = l’Érudit « 2 Oceanium, 1 Coppernium » (Néo 2)
    .tip = À tout moment de votre tour : Gagnez 2 Oceanium et 1 Coppernium.
federation-scholar-scholar_3b1 = l’Érudit « 1 PP par cristal » (Néo 3)
    .tip = Immédiat : 1 PP par cristal de votre réserve, un diamant d’or comptant double (10 au plus).
federation-scholar-scholar_3b2 = l’Érudit « 2 PP par Médaille » (Néo 3)
    .tip = Immédiat : 2 PP par Médaille d’honneur possédée.
federation-scholar-scholar_3b3 = l’Érudit « 2 PP par influence sur Néo » (Néo 3)
    .tip = Immédiat : 2 PP par niveau d’influence sur Néo.
federation-scholar-scholar_1c1 = l’Érudit « 1 jeton Altération » (6Moon 1)
    .tip = Immédiat : Piochez 1 jeton Altération de puissance 1 de la pile mise de côté.
federation-scholar-scholar_1c2 = l’Érudit « 2 jetons d’une lune » (6Moon 1)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action 6Moon, prenez 2 jetons Altération de la lune au lieu de 1.
federation-scholar-scholar_1c3 = l’Érudit « dé +1 » (6Moon 1)
    .tip = À tout moment de votre tour : Recevez votre dé Assistant sur sa face 1 ou augmentez-le de 1.
federation-scholar-scholar_2c1 = l’Érudit « dé +2 » (6Moon 2)
    .tip = Immédiat : Recevez votre dé Assistant sur sa face 2 ou augmentez-le de 2.
federation-scholar-scholar_2c2 = l’Érudit « le Mage avance deux fois » (6Moon 2)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action 6Moon, avancez votre Mage deux fois et prenez un jeton sur chaque lune.
federation-scholar-scholar_2c3 = l’Érudit « un jeton posé revient » (6Moon 2)
    .tip = À tout moment de votre tour : Un de vos jetons Altération posé sur un pion cette manche revient dans votre réserve à la fin de la manche au lieu d’être défaussé.
federation-scholar-scholar_3c1 = l’Érudit « 2 PP par jeton Altération » (6Moon 3)
    .tip = Immédiat : 2 PP par jeton Altération de votre réserve (10 au plus).
federation-scholar-scholar_3c2 = l’Érudit « 2 PP par point du dé » (6Moon 3)
    .tip = Immédiat : 2 PP par point de votre dé Assistant.
federation-scholar-scholar_3c3 = l’Érudit « 2 PP par influence sur 6Moon » (6Moon 3)
    .tip = Immédiat : 2 PP par niveau d’influence sur 6Moon.
federation-scholar-scholar_1d1 = l’Érudit « 1 vaisseau » (Arratooine 1)
    .tip = Immédiat : Recevez 1 vaisseau.
federation-scholar-scholar_1d2 = l’Érudit « une échoppe gratuite » (Arratooine 1)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action Arratooine, ne payez pas le coût de l’échoppe.
federation-scholar-scholar_1d3 = l’Érudit « 2 cristaux en Oceanium » (Arratooine 1)
    .tip = À tout moment de votre tour : Transformez jusqu’à 2 de vos Lavandium ou Coppernium en Oceanium, un pour un.
federation-scholar-scholar_2d1 = l’Érudit « 1 vaisseau, 1 Oceanium » (Arratooine 2)
    .tip = Immédiat : Recevez 1 vaisseau et gagnez 1 Oceanium.
federation-scholar-scholar_2d2 = l’Érudit « une seconde échoppe » (Arratooine 2)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action Arratooine, utilisez une seconde échoppe, différente, en payant son coût.
federation-scholar-scholar_2d3 = l’Érudit « 2 degrés, 1 Lavandium » (Arratooine 2)
    .tip = À tout moment de votre tour : Gagnez 2 degrés d’accréditation et 1 Lavandium.
federation-scholar-scholar_3d1 = l’Érudit « 2 PP par échoppe » (Arratooine 3)
    .tip = Immédiat : 2 PP par échoppe où se trouve l’un de vos pions.
federation-scholar-scholar_3d2 = l’Érudit « 1 PP par degré » (Arratooine 3)
    .tip = Immédiat : 1 PP par degré d’accréditation atteint.
federation-scholar-scholar_3d3 = l’Érudit « 2 PP par influence sur Arratooine » (Arratooine 3)
    .tip = Immédiat : 2 PP par niveau d’influence sur Arratooine.
federation-scholar-scholar_1e1 = l’Érudit « 1 Oceanium, 1 Coppernium » (E81216 1)
    .tip = Immédiat : Gagnez 1 Oceanium et 1 Coppernium.
federation-scholar-scholar_1e2 = l’Érudit « bâtir pour un cristal de moins » (E81216 1)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action E81216, payez un cristal de moins (pas le diamant d’or).
federation-scholar-scholar_1e3 = l’Érudit « le revenu d’une structure » (E81216 1)
    .tip = À tout moment de votre tour : Recevez le revenu de l’une de vos structures de production.
federation-scholar-scholar_2e1 = l’Érudit « 1 diamant, 1 Coppernium » (E81216 2)
    .tip = Immédiat : Gagnez 1 diamant d’or et 1 Coppernium.
federation-scholar-scholar_2e2 = l’Érudit « une seconde structure » (E81216 2)
    .tip = Lors d’une action ultérieure sur sa planète : Pendant une action E81216, construisez une seconde structure, différente, en payant son coût.
federation-scholar-scholar_2e3 = l’Érudit « le revenu des structures » (E81216 2)
    .tip = À tout moment de votre tour : Recevez le revenu de toutes vos structures de production.
federation-scholar-scholar_3e1 = l’Érudit « 4 PP par mégastructure » (E81216 3)
    .tip = Immédiat : 4 PP par mégastructure construite.
federation-scholar-scholar_3e2 = l’Érudit « 3 PP par structure » (E81216 3)
    .tip = Immédiat : 3 PP par structure de production construite.
federation-scholar-scholar_3e3 = l’Érudit « 2 PP par influence sur E81216 » (E81216 3)
    .tip = Immédiat : 2 PP par niveau d’influence sur E81216.
federation-point-neo_double_reward = Recevoir deux fois la récompense
federation-point-neo_extra_move = Déplacer encore le Mineur
federation-point-six_moon_extra_token = Prendre un second jeton
federation-point-six_moon_extra_move = Avancer encore le Mage
federation-point-scholar_any = Prendre un Érudit de niveau 3 quelconque
federation-point-stall_no_cost = Ne pas payer l’échoppe
federation-point-stall_second = Utiliser une seconde échoppe
federation-point-build_discount = Payer un cristal de moins
federation-point-build_second = Construire une seconde fois

## Échoppes et structures
federation-stall-stall_1 = Le Lapidaire
    .tip = Coût : 1 Lavandium.
federation-bargain-stall_1-1-1 = 1 Lavandium + 1 Coppernium + 1 Oceanium
federation-bargain-stall_1-2-1 = 2 Coppernium + 2 Oceanium
federation-stall-stall_2 = Le Courtier du protocole
    .tip = Coût : 1 Coppernium.
federation-bargain-stall_2-1-1 = 2 Oceanium
federation-bargain-stall_2-1-2 = 2 degrés
federation-bargain-stall_2-2-1 = 2 Oceanium + 1 degré
federation-bargain-stall_2-2-2 = 3 degrés
federation-bargain-stall_2-2-3 = 1 Oceanium + 2 degrés
federation-stall-stall_3 = La Salle d’entraînement
    .tip = Coût : 1 Lavandium.
federation-bargain-stall_3-1-1 = dé +2
federation-bargain-stall_3-1-2 = 3 points
federation-bargain-stall_3-2-1 = dé +3
federation-bargain-stall_3-2-2 = dé +2 + 2 points
federation-bargain-stall_3-2-3 = dé +1 + 4 points
federation-stall-stall_4 = L’Orfèvre
    .tip = Coût : 1 Oceanium.
federation-bargain-stall_4-1-1 = 1 diamant d’or + 1 Lavandium
federation-bargain-stall_4-2-1 = 1 diamant d’or + 1 Coppernium + 1 Oceanium
federation-stall-stall_5 = Le Ferrailleur
    .tip = Coût : 1 Coppernium.
federation-bargain-stall_5-1-1 = 1 vaisseau + 1 jeton libération
federation-bargain-stall_5-2-1 = 1 vaisseau + 3 jetons libération
federation-stall-stall_6 = L’Antiquaire
    .tip = Coût : 1 Oceanium.
federation-bargain-stall_6-1-1 = 4 points
federation-bargain-stall_6-2-1 = 6 points
federation-structure-shipyard = Chantier naval spatial
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : 1 vaisseau.
federation-structure-teleporter = Téléporteur
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : avancez d’un pas sur Néo ou 6Moon sans récompense.
federation-structure-lavandium_synthesizer = Synthétiseur de Lavandium
    .tip = Coût : 1 Coppernium. Tout de suite et à chaque manche : 1 Lavandium.
federation-structure-shapeshifter_chamber = Chambre Métamorphe
    .tip = Coût : 1 Coppernium. Tout de suite et à chaque manche : échangez un cristal contre le suivant.
federation-structure-military_academy = Académie Militaire
    .tip = Coût : 1 Lavandium + 1 Oceanium. Tout de suite et à chaque manche : 1 degré.
federation-structure-embassy = Ambassade
    .tip = Coût : 1 Lavandium + 1 Oceanium. Tout de suite et à chaque manche : remettez face visible un Érudit de niveau 1 utilisé.
federation-structure-space_university = Université Spatiale
    .tip = Coût : 1 Lavandium + 1 Coppernium. Tout de suite et à chaque manche : dé +1.
federation-structure-alteration_incubator = Incubateur d’Altération
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : 1 jeton de puissance 1 au hasard.
federation-building-shipyard = Chantier naval spatial
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : 1 vaisseau.
federation-building-teleporter = Téléporteur
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : avancez d’un pas sur Néo ou 6Moon sans récompense.
federation-building-lavandium_synthesizer = Synthétiseur de Lavandium
    .tip = Coût : 1 Coppernium. Tout de suite et à chaque manche : 1 Lavandium.
federation-building-shapeshifter_chamber = Chambre Métamorphe
    .tip = Coût : 1 Coppernium. Tout de suite et à chaque manche : échangez un cristal contre le suivant.
federation-building-military_academy = Académie Militaire
    .tip = Coût : 1 Lavandium + 1 Oceanium. Tout de suite et à chaque manche : 1 degré.
federation-building-embassy = Ambassade
    .tip = Coût : 1 Lavandium + 1 Oceanium. Tout de suite et à chaque manche : remettez face visible un Érudit de niveau 1 utilisé.
federation-building-space_university = Université Spatiale
    .tip = Coût : 1 Lavandium + 1 Coppernium. Tout de suite et à chaque manche : dé +1.
federation-building-alteration_incubator = Incubateur d’Altération
    .tip = Coût : 1 Coppernium + 1 Oceanium. Tout de suite et à chaque manche : 1 jeton de puissance 1 au hasard.
federation-building-megastructure_1 = Mégastructure 1
    .tip = Coût : 1 Lavandium + 1 Coppernium + 1 diamant d’or. Points : le plus haut coefficient libre multiplié par la plus petite de ses deux valeurs.
federation-building-megastructure_2 = Mégastructure 2
    .tip = Coût : 1 Lavandium + 1 Coppernium + 1 diamant d’or. Points : le plus haut coefficient libre multiplié par la plus petite de ses deux valeurs.
federation-building-megastructure_3 = Mégastructure 3
    .tip = Coût : 1 Lavandium + 1 Coppernium + 1 diamant d’or. Points : le plus haut coefficient libre multiplié par la plus petite de ses deux valeurs.
federation-building-megastructure_4 = Mégastructure 4
    .tip = Coût : 1 Lavandium + 1 Coppernium + 1 diamant d’or. Points : le plus haut coefficient libre multiplié par la plus petite de ses deux valeurs.

## Missions, médailles et tuiles
federation-mission-neo = Mission Néo
    .tip = À partir du niveau 1. Avancez votre Mineur le long d’une ligne et prenez ce que donne l’astéroïde.
federation-mission-arratooine = Mission Arratooine
    .tip = À partir du niveau 1. Payez une échoppe, placez-y ou avancez-y votre pion, prenez sa récompense.
federation-mission-officers_room = Mission Salle des Officiers
    .tip = À partir du niveau 1. 2 degrés d’accréditation.
federation-mission-six_moon = Mission 6Moon
    .tip = À partir du niveau 2. Avancez votre Mage d’une étape et prenez un des jetons qui s’y trouvent.
federation-mission-atalum = Mission Atalum
    .tip = À partir du niveau 2. Prenez un Érudit : niveau 1 d’un nouveau type, ou le niveau suivant d’un type possédé.
federation-mission-small_lounge = Mission Petit Salon
    .tip = À partir du niveau 2. 1 degré et 1 financement libre.
federation-mission-e81216 = Mission E81216
    .tip = À partir du niveau 3. Payez et construisez une structure de production ou une mégastructure.
federation-mission-spy = Mission Espion
    .tip = À partir du niveau 3. 1 Lavandium : copiez une planète ou une salle en payant aussi son coût ; jamais le Bureau de la Présidente.
federation-mission-assistants_room = Mission Salle des Assistants
    .tip = À partir du niveau 4. 2 points par mission accomplie, celle-ci comprise.
federation-mission-purchasing_office = Mission Bureau des achats
    .tip = À partir du niveau 4. 2 points par niveau d’accréditation.
federation-mission-patrons_lounge = Mission Salon des Mécènes
    .tip = À partir du niveau 3. 1 vaisseau et 1 jeton libération au choix.
federation-mission-presidents_office = Mission Solo (Bureau de la Présidente)
    .tip = À partir du niveau 5. La médaille Solo.
federation-medal-neo = médaille Néo
federation-medal-six_moon = médaille 6Moon
federation-medal-atalum = médaille Atalum
federation-medal-arratooine = médaille Arratooine
federation-medal-e81216 = médaille E81216
federation-medal-accreditation = médaille d’accréditation
federation-medal-solo = médaille de la mission Solo
federation-starter-starter_neo = Planète des Mineurs
    .tip = Une action Néo.
federation-starter-starter_six_moon = Planète des Mages
    .tip = Une action 6Moon, 1 Lavandium, 1 Oceanium.
federation-starter-starter_atalum = Planète des Érudits
    .tip = Une action Atalum.
federation-starter-starter_arratooine = Planète des Marchands
    .tip = 1 Coppernium, 1 Oceanium, le niveau 1 d’une échoppe gratuitement.
federation-starter-starter_e81216 = Planète des Bâtisseurs
    .tip = 1 Lavandium, 1 Coppernium, 2 Oceanium, 1 jeton libération.
federation-starter-starter_officers = Planète des Officiers
    .tip = 2 degrés, 1 Oceanium.
federation-starter-starter_hangar = Planète des Pilotes
    .tip = 2 vaisseaux, 3 jetons libération.
federation-starter-starter_diamond = Planète des Joailliers
    .tip = 1 Lavandium, 1 Oceanium, 1 diamant d’or.
federation-deep_space-deep_space_1 = Flotte du Trésor
    .tip = 2 financements libres, 1 vaisseau, un jeton libération sur chaque mission.
federation-deep_space-deep_space_2 = Charte marchande
    .tip = Le niveau 2 d’une échoppe et sa récompense, gratuitement.
federation-deep_space-deep_space_3 = Grand émissaire
    .tip = L’ambassadeur aux 7 votes, une fois.
federation-deep_space-deep_space_4 = Maîtres bâtisseurs
    .tip = Construisez gratuitement une structure ou une mégastructure.
federation-deep_space-deep_space_5 = Archive cachée
    .tip = Un des 2 jetons de puissance 4 mis de côté, puis une action Atalum.
federation-deep_space-deep_space_6 = Haut protocole
    .tip = Niveau +3 jusqu’à la fin de la partie, dé +1.
federation-deep_space-deep_space_7 = Chef de cabinet
    .tip = 1 Oceanium, niveau +1 jusqu’à la fin de la partie, dé sur 6.
federation-deep_space-deep_space_8 = Expédition lointaine
    .tip = Une action 6Moon ou Néo, puis une médaille de votre choix.

## Nombres et étapes des règles
federation-level = niveau { $label }
federation-count = { $label }
federation-degrees = { $label } degrés
federation-site = { $label }
federation-mode = { $label }
federation-will = { $label }
federation-line = effet { $label }
federation-stage = étape { $label }
federation-seat = siège { $label }

## La page
federation-phase-setup = Mise en place
federation-phase-ambassadors = Ambassadeurs, tour { $turn } sur 4
federation-phase-executive = Phase Exécutive
federation-phase-over = La partie est finie
federation-round = manche { $round } / 5
federation-round-short = Manche { $round }
federation-accreditation = Accréditation { $level }
federation-president = Présidente
federation-presidency = Présidence : { $seat }
federation-influence = influence
federation-wing-votes = Votes des ailes
federation-wing-left-head = Aile gauche
federation-wing-right-head = Aile droite
federation-if-it-wins = si elle l’emporte
federation-leads = en tête
federation-floor-top-short = Haut
federation-floor-middle-short = Milieu
federation-floor-bottom-short = Bas
federation-played = joué
federation-cell-short = { $action }, { $floor }
federation-short-neo = Néo
federation-short-six_moon = 6Moon
federation-short-atalum = Atalum
federation-short-arratooine = Arratooine
federation-short-e81216 = E81216
federation-short-spy = Espion
federation-short-officers_room = Officiers
federation-short-purchasing_office = Achats
federation-short-patrons_lounge = Mécènes
federation-short-presidents_office = Présidence
federation-short-assistants_room = Assistants
federation-short-small_lounge = Petit Salon
federation-short-outer_module = Module Externe
federation-short-solo = Solo
federation-short-special_missions = Missions spéciales
federation-short-senatorial = Sénatorial
federation-timing-immediate = immédiat
federation-timing-planet_action = en action
federation-timing-anytime = à tout moment
federation-scenes = Sénat et planètes
federation-scene-senate = Le Sénat
federation-scene-neo = Néo, la ceinture d’astéroïdes
federation-scene-six_moon = 6Moon, les lunes
federation-scene-atalum = Atalum, les érudits
federation-scene-arratooine = Arratooine, le marché
federation-scene-e81216 = E81216, les structures
federation-visit = Voir
federation-tab-mine = Mon plateau
federation-tab-planets = Planètes
federation-tab-laws = Lois
federation-head-boards = Plateaux individuels
federation-head-ambassadors = Ambassadeurs
federation-head-missions = Missions · hangar : { $ships }
federation-head-accreditation = { $bonus ->
    [0] Accréditation · niveau { $level }
   *[other] Accréditation · niveau { $level } (+{ $bonus })
}
federation-head-medals = { $points ->
    [0] Médailles d’honneur
    [one] Médailles d’honneur · { $points } point
   *[other] Médailles d’honneur · { $points } points
}
federation-head-tokens = Jetons Altération
federation-head-scholars = Érudits
federation-head-influence = Influence sur les planètes
federation-head-laws = Lois de la manche
federation-head-projects = Grands Projets
federation-laws-next = Ensuite : { $laws }.
federation-laws-hidden = La loi suivante est encore face cachée.
federation-would-score = { $points ->
    [0] –
   *[other] +{ $points }
}
federation-degree = degré d’accréditation
federation-medals = médailles
federation-hangar = vaisseaux au hangar
federation-in-hand = ambassadeurs en main
federation-die = { $die ->
    [0] pas de dé Assistant
   *[other] dé Assistant : { $die }
}

## Avant de poser un ambassadeur
federation-prospect = Ce qu’apporterait cet ambassadeur
federation-now = Maintenant
federation-then = Fin de la manche
federation-releases = libère la mission { $mission }
federation-then-nothing = ni vote, ni financement
federation-then-if-vote = vote : { $floor }, { $wing }
federation-then-if-funding = financement : projet { $project }
federation-then-floor = { $points ->
    [0] { $floor } : { $mine } contre { $rival }
    [one] { $floor } : { $mine } contre { $rival }, +{ $points } point
   *[other] { $floor } : { $mine } contre { $rival }, +{ $points } points
}
federation-then-law = { $left } à { $right }, { $law } adoptée
federation-then-tie = { $votes } à { $votes }, { $seat } décide
federation-then-die = le dé peut ajouter { $die }
federation-then-funding = { $project } : { $from } → { $to } sur { $last }
federation-then-contribution = { $crystal ->
    [none] Projet Sénatorial : contribution { $total }
   *[other] Projet Sénatorial : contribution { $total }, 1 { $crystal }
}
federation-brings-lavandium = { $amount } Lavandium
federation-brings-coppernium = { $amount } Coppernium
federation-brings-oceanium = { $amount } Oceanium
federation-brings-gold = { $count ->
    [one] { $amount } diamant d’or
   *[other] { $amount } diamants d’or
}
federation-brings-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
federation-brings-degrees = { $count ->
    [one] { $amount } degré
   *[other] { $amount } degrés
}
federation-brings-ships = { $count ->
    [one] { $amount } vaisseau
   *[other] { $amount } vaisseaux
}
federation-brings-die = dé { $amount }
federation-brings-medals = { $count ->
    [one] { $amount } médaille
   *[other] { $amount } médailles
}
federation-brings-missions = { $count ->
    [one] { $amount } mission
   *[other] { $amount } missions
}
federation-brings-votes = { $votes ->
    [one] { $floor } : { $votes } vote
   *[other] { $floor } : { $votes } votes
}

## Ce que sont les choses et où elles en sont
federation-label-free = personne n’y est
federation-label-neutral = tuile neutre de { $votes }
federation-label-pawn = { $votes ->
    [0] { $seat } finance
    [one] { $seat }, { $votes } vote
   *[other] { $seat }, { $votes } votes
}{ $die ->
    [0] { "" }
   *[other] { " " }et le dé de { $die }
}
federation-label-outer = { $count ->
    [0] personne
    [one] { $count } ambassadeur
   *[other] { $count } ambassadeurs
}
federation-label-wing = { $wing }, { $law }, { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
federation-label-project = { $project }, { $cell } sur { $last }
federation-about-mission-done = Accomplie.
federation-about-mission-released = Libérée : un vaisseau peut partir dès que votre niveau suffit.
federation-about-mission-closed = Il lui faut d’abord un jeton libération.
federation-about-used = Utilisé.
federation-about-column = Colonne { $column } : un financement avance le { $project }.
federation-about-wing = { $votes ->
    [one] { $votes } vote pour le moment.
   *[other] { $votes } votes pour le moment.
}
federation-about-votes = { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}
federation-about-project = { $cell } cases financées sur { $last }.
federation-about-standing = { $points ->
    [0] { $seat } : { $count }.
    [one] { $seat } : { $count }, marquerait { $points } point.
   *[other] { $seat } : { $count }, marquerait { $points } points.
}
federation-about-standing-influence = { $seat } : influence { $influence }.
federation-about-influence = Influence { $influence }.
federation-about-hidden = Un jeton s’y trouve face cachée.
federation-about-worth = { $points ->
    [one] Construite maintenant, elle vous donnerait { $points } point.
   *[other] Construite maintenant, elle vous donnerait { $points } points.
}
federation-about-vote = Ses votes comptent pour l’étage et pour la loi de l’aile à la fin de la manche.
federation-about-fund = Libère tout de suite la mission de la case et avance le projet de la colonne à la fin de la manche.
federation-about-upkeep = { $crystal ->
    [none] Pas d’entretien.
   *[other] Entretien à la fin de chaque manche : 1 { $crystal }.
}
federation-about-medal = Encore à gagner à l’influence : { $levels }.
federation-about-medals = { $owned ->
    [one] Vous avez { $owned } médaille, qui vaut { $points } à la fin.
   *[other] Vous avez { $owned } médailles, qui valent { $points } à la fin.
}
federation-about-crystal = { $crystal ->
    [gold] Rien ne le remplace ; 1 point chacun à la fin.
    [oceanium] 1 point pour deux cristaux à la fin.
   *[other] L’Oceanium peut le remplacer ; 1 point pour deux cristaux à la fin.
}

## Pourquoi une chose n’est pas possible
federation-obstacle-short-lavandium = Il manque { $missing } Lavandium : il en faut { $needed }, et vous en avez { $held } pour cela, Oceanium compris.
federation-obstacle-short-coppernium = Il manque { $missing } Coppernium : il en faut { $needed }, et vous en avez { $held } pour cela, Oceanium compris.
federation-obstacle-short-oceanium = Il manque { $missing } Oceanium : il en faut { $needed }, vous en avez { $held }. Rien ne le remplace.
federation-obstacle-short-gold = { $missing ->
    [one] Il manque 1 diamant d’or : il en faut { $needed }, vous en avez { $held }. Rien ne le remplace.
   *[other] Il manque { $missing } diamants d’or : il en faut { $needed }, vous en avez { $held }. Rien ne le remplace.
}
federation-obstacle-pawn_played = Vous n’avez plus cet ambassadeur pour cette manche : { $face }.
federation-obstacle-no_seven = Vous n’avez pas l’ambassadeur aux 7 votes. Une tuile Deep Space le donne, une fois dans la partie.
federation-obstacle-seven_rests = L’ambassadeur aux 7 votes est arrivé pendant ce tour : vous pourrez le jouer dès votre prochain tour.
federation-obstacle-seven_votes = L’ambassadeur aux 7 votes n’a pas de côté financement : il ne porte que des jetons de vote.
federation-obstacle-voting_side = Sous un jeton, le côté de l’ambassadeur ne compte pas : jouez son côté vote.
federation-obstacle-cell_taken = { $cell } : { $owner } s’y trouve déjà.
federation-obstacle-cell_blocked = { $cell } : une tuile neutre bloque cette case pendant cette manche.
federation-obstacle-first_turn = { $action } : qui commence la manche ne peut pas y aller à son premier tour.
federation-obstacle-no_token = Vous n’avez pas le jeton { $token }.
federation-obstacle-token_rests = L’Incubateur d’Altération vous a donné le jeton { $token } pendant ce tour : vous pourrez le poser dès votre prochain tour.
federation-obstacle-no_carrier = Il ne vous reste que l’ambassadeur aux 7 votes, et il ne porte que des jetons de vote.
federation-obstacle-not_yours = Vous ne possédez pas { $scholar }.
federation-obstacle-face_down = Vous avez déjà utilisé { $scholar }. Seuls l’Ambassade ou l’Érudit 1A2 remettent un Érudit de niveau 1 face visible.
federation-obstacle-inside_only = Vous utilisez { $scholar } pendant une action sur sa planète, quand on vous le demande.
federation-obstacle-not_here = Vous ne pouvez pas utiliser { $scholar } à ce moment.
federation-obstacle-without_effect = En ce moment, { $scholar } n’aurait aucun effet.
federation-obstacle-spoils = Utilisé maintenant, { $scholar } rendrait votre action impossible ou votre case impayable.
federation-obstacle-paused = Vous avez déjà demandé le moment entre le bonus et l’action.
federation-obstacle-nothing_anytime = Aucun de vos Érudits face visible ne s’utilise n’importe quand.
federation-obstacle-must_use = Sans Érudit, cette action est impossible : utilisez-en un.
federation-obstacle-not_displayed = Cette tuile n’est pas face visible ici : { $scholar }.
federation-obstacle-same_stack = Vous possédez un Érudit de ce type et de ce niveau : ce serait le second ({ $scholar }).
federation-obstacle-level_below = Il vous faut d’abord l’Érudit de niveau { $level } de ce type.
federation-obstacle-level_3_only = Ici, vous choisissez un Érudit de niveau 3.
federation-obstacle-copies_up_to = Votre Érudit copie des tuiles jusqu’au niveau { $level }.
federation-obstacle-never_copied = Cette tuile ne se copie pas ici : { $scholar }. Une tuile de copie ne se copie jamais, et une tuile de planète seulement pendant une action sur cette planète.
federation-obstacle-level_1_only = Seul un Érudit de niveau 1 est remis face visible.
federation-obstacle-face_up = Cette tuile est face visible : { $scholar }.
federation-obstacle-in_use = Son propre effet est en cours : { $scholar }.
federation-obstacle-must_refresh = Vous avez utilisé l’Érudit : une de vos tuiles doit être remise face visible.
federation-obstacle-ship_sent = Vous avez déjà envoyé un vaisseau pendant ce tour : un seul part à chaque tour.
federation-obstacle-not_released = { $mission } : pas de jeton libération. Un ambassadeur côté financement sur la case du Sénat de même nom en apporte un.
federation-obstacle-released = { $mission } : le jeton libération y est déjà.
federation-obstacle-accomplished = { $mission } : vous l’avez accomplie.
federation-obstacle-no_ship = Il n’y a pas de vaisseau dans votre hangar.
federation-obstacle-level_too_low = Il faut le niveau d’accréditation { $needed } ; le vôtre est { $level }.
federation-obstacle-funded = { $project } : il est déjà financé.
federation-obstacle-pays_the_cell = Le cristal de ce financement doit payer votre case : { $project }.
federation-obstacle-medal_owned = Vous possédez une médaille de cette couleur : { $medal }.
federation-obstacle-medals_gone = Il ne reste plus de médaille de cette couleur : { $medal }.
federation-obstacle-not_linked = Hors de portée : aucune ligne ne mène de votre Mineur vers { $asteroid }.
federation-obstacle-mage_at_end = Votre Mage a atteint l’étape { $step }, la dernière.
federation-obstacle-inert_gone = Ce jeton n’est pas dans la zone inerte : { $inert }.
federation-obstacle-not_on_moon = Le jeton { $token } n’est pas sur l’étape de votre Mage.
federation-obstacle-stall_used = Vous y êtes déjà passé pendant cette action : { $stall }.
federation-obstacle-other_reward = Ce n’est pas ce que vous y recevez au niveau { $level } : { $stall }.
federation-obstacle-no_robot = Vous n’avez plus de robot pour construire.
federation-obstacle-other_side = { $building } : pas dans cette partie, c’est l’autre face de la tuile qui est posée.
federation-obstacle-built = Vous l’avez déjà construite : { $building }.
federation-obstacle-no_coefficient = { $building } : il ne reste plus de coefficient libre.
federation-obstacle-not_in_cost = Cela ne fait pas partie du coût : { $crystal }.
federation-obstacle-never_left_out = Il faut le payer : { $crystal }.
federation-obstacle-not_built = Vous ne l’avez pas construite : { $structure }.
federation-obstacle-two_planets = Vous voyagez vers 6Moon ou vers Néo.
federation-obstacle-never_by_spy = Un Espion ne peut pas copier cela : { $action }.
federation-obstacle-no_effect = { $action } : sans effet en ce moment.
federation-obstacle-not_due = Il faut payer 1 { $due } ; seul l’Oceanium peut le remplacer.
federation-obstacle-not_converted = Seuls le Lavandium et le Coppernium deviennent de l’Oceanium, pas ceci : { $crystal }.
federation-obstacle-must_convert = Vous avez utilisé l’Érudit : au moins un cristal est transformé.
federation-obstacle-no_step_up = Il n’y a rien au-dessus : { $crystal }.
federation-obstacle-nothing_due = Le niveau { $level } ne coûte rien : payez pour le niveau 3 ou plus, ou descendez.
federation-obstacle-above_marker = Votre marqueur est au niveau { $level } : vous payez pour celui-là ou pour un niveau inférieur.
federation-obstacle-not_on_pawn = Le jeton { $token } n’est pas sur un de vos ambassadeurs.
federation-obstacle-kept = Le jeton { $token } vous revient déjà.
federation-obstacle-not_in_archive = Le jeton { $token } n’est pas un des deux mis de côté.
federation-obstacle-not_in_deep_space = { $tile } : cette tuile n’est pas parmi celles qui restent.
federation-obstacle-not_on_table = { $starter } : cette tuile n’est pas sur la table.
federation-obstacle-other_site = { $structure } : cette structure va sur un autre emplacement.
federation-obstacle-when-end_turn = Jouez d’abord un ambassadeur.
federation-obstacle-when-decline = Seulement quand on vous propose quelque chose que vous pouvez laisser.
federation-obstacle-when-pause = Seulement avant de jouer votre ambassadeur.
federation-obstacle-when-add_die = Seulement quand vous jouez au Sénat un ambassadeur qui montre des votes, si votre dé n’est pas encore placé.
federation-obstacle-when-play_seven = Seulement après vos autres ambassadeurs, si vous possédez l’ambassadeur aux 7 votes.
federation-obstacle-when-drop = Seulement au paiement de l’accréditation, en fin de manche.
federation-obstacle-when-advance_mage = Seulement avec le revenu du Téléporteur. Sinon, votre Mage avance par une action 6Moon.
federation-obstacle-when-play = Vous avez joué votre ambassadeur pour ce tour.
federation-obstacle-when-pay = Seulement quand il faut payer un cristal que l’Oceanium pourrait remplacer.
federation-obstacle-when-mission = Un vaisseau part une fois votre ambassadeur joué.
federation-obstacle-when-release = Seulement quand vous recevez un jeton libération au choix.
federation-obstacle-when-fund = Seulement quand vous recevez un financement libre, comme au Petit Salon.
federation-obstacle-when-medal = Seulement quand vous pouvez choisir une médaille, comme au Bureau de la Présidente.
federation-obstacle-when-asteroid = Votre Mineur avance par une action Néo ou le revenu du Téléporteur.
federation-obstacle-when-inert = Seulement par une action Néo, quand votre Mineur a atteint la zone inerte.
federation-obstacle-when-moon_token = Seulement par une action 6Moon.
federation-obstacle-when-scholar = Seulement par une action Atalum.
federation-obstacle-when-stall = Seulement par une action Arratooine, ou avec une tuile qui ouvre une échoppe.
federation-obstacle-when-reward = Seulement quand vous êtes entré dans une échoppe qui propose plusieurs récompenses.
federation-obstacle-when-building = Seulement par une action E81216, ou avec une tuile qui construit.
federation-obstacle-when-leave_out = Seulement quand un Érudit vous épargne un cristal d’une construction.
federation-obstacle-when-copy = Seulement quand votre Espion agit.
federation-obstacle-when-lay = Un jeton se pose quand on joue un ambassadeur.
federation-obstacle-when-keep = Seulement quand vous pouvez garder un jeton, grâce à un Érudit ou à l’archive.
federation-obstacle-when-copied = Seulement quand un de vos Érudits en copie un autre.
federation-obstacle-when-refresh = Seulement avec le revenu de l’Ambassade ou l’Érudit 1A2.
federation-obstacle-when-structure = Seulement quand un Érudit donne le revenu d’une de vos structures.
federation-obstacle-when-convert = Seulement avec l’Érudit qui transforme des cristaux en Oceanium.
federation-obstacle-when-upgrade = Seulement avec le revenu de la Chambre Métamorphe.
federation-obstacle-when-visit = Seulement avec la tuile Deep Space qui voyage vers 6Moon ou Néo.
federation-obstacle-when-pay_level = Seulement au paiement de l’accréditation, en fin de manche.
federation-obstacle-when-wing = Seulement si les ailes sont à égalité et que vous détenez la Présidente.
federation-obstacle-when-deep_space = Seulement quand vous atteignez le dernier degré d’accréditation pour la première fois.
federation-obstacle-when-starter = Seulement au début de la partie.
federation-obstacle-when-side = Seulement au début de la partie, pour qui commence.

## Le terminal
federation-row-points = Points
federation-row-crystals = Cristaux
federation-row-degree = Degré (niveau)
federation-row-die = Dé
federation-row-ships = Au hangar
federation-row-hand = Ambassadeurs
federation-row-released = Libérées
federation-row-missions = Missions faites
federation-row-medals = Médailles
federation-row-tokens = Altérations
federation-row-scholars = Érudits

## What is said before an action is confirmed

federation-warning-no_effect = { $senate_action } : l’action n’a aucun effet maintenant. Seule compte la face de l’ambassadeur.
federation-warning-no_effect_paid = { $senate_action } : l’action n’a aucun effet maintenant, et son prix de { $price ->
    [one] 1 cristal
   *[other] { $price } cristaux
} est payé malgré tout.
federation-warning-mission_left = C’était votre dernier ambassadeur de la partie, et une mission peut encore partir.

## Ce qui manque encore au choix
federation-next-cell = sur quelle case ?
federation-next-face = avec quel ambassadeur ?
federation-next-mission = quelle mission ?
federation-next-scholar = quel savant ?
federation-next-token = quel jeton ?

## Cartes que l’on lit avant d’en choisir une
federation-pick-release = Une mission libérée peut recevoir un vaisseau à la fin de vos tours. Les plus hautes demandent plus d’accréditation.
federation-pick-scholar = Un Érudit agit aussitôt, lors d’une action sur sa planète, ou quand vous voulez dans votre tour : une fois.
federation-pick-starter = **Première partie ?** Toutes conviennent : une tuile de départ donne un petit élan dans une direction.
federation-pick-side = Chaque site d’E81216 a deux structures possibles. Celle que vous choisissez sera là pour tout le monde.
federation-pick-building = Une structure rapporte aussitôt et à chaque manche ; une mégastructure compte à la fin.
federation-pick-deep_space = Ce que vous choisissez a lieu maintenant.
federation-pick-does = Effet
federation-pick-now = En ce moment
federation-pick-cost = Prix
federation-pick-gain = Ce que cela donne
federation-pick-from-level = À partir du niveau d’accréditation **{ $level }**
federation-pick-scholar-name = { $planet }, niveau { $level }
federation-pick-scholar-of = Érudit · **{ $timing }**
federation-pick-kind-starter = Tuile de départ
federation-pick-kind-structure = Structure de production
federation-pick-kind-building = Sur E81216
federation-pick-kind-deep_space = Tuile Espace profond

## Ce qu’une manche a apporté
federation-round-senate = Le Sénat
federation-round-holdings = Points et cristaux
federation-round-points = points
federation-round-laws = Lois de la manche suivante

### Alien Frontiers : tout ce qu’une personne lit, sur la page et dans le terminal.

alien_frontiers = Alien Frontiers
alien_frontiers-summary = Lancez votre flotte, amarrez-la autour de la planète et posez vos colonies avant les autres.

## Options d’une nouvelle table
alien_frontiers-preset-usual = Comme le livret le dit.
alien_frontiers-preset-long = Huit colonies chacun, pour une soirée.
alien_frontiers-option-edition = Livret de règles
    .tip = Le livret français est joué à la lettre. Le livret anglais en diffère en huit points : le début à trois joueurs, le lancement au Centre des colons avec un pas de trop, ce que coûte une carte prise à l’Artefact alien, le commerce après le départ d’un vaisseau de la paire, la terraformation avec le vaisseau relique, la portée du Téléporteur orbital et du Canon à plasma, et le moment où les cartes sont mélangées de nouveau.
alien_frontiers-option-edition-french = français, à la lettre
alien_frontiers-option-edition-international = anglais (international)
alien_frontiers-option-supply = Carburant et minerai
    .tip = Limités : quand la réserve est vide, plus personne n’en gagne avant qu’on en dépense.
alien_frontiers-option-supply-limited = limités : 30 carburants, 20 minerais
alien_frontiers-option-supply-unlimited = illimités
alien_frontiers-option-length = Durée de la partie
    .tip = À trois ou quatre, huit colonies chacun au lieu de sept ou six.
alien_frontiers-option-length-normal = normale
alien_frontiers-option-length-long = longue : huit colonies chacun
alien_frontiers-option-helmet = Casque de contrôle mental
    .tip = Une carte promotionnelle : pour du carburant, elle amarre le vaisseau d’un autre comme le vôtre.
alien_frontiers-option-helmet-off = laissé dans la boîte
alien_frontiers-option-helmet-on = mélangé aux cartes

## Questions
alien_frontiers-prompt-main = Jouez votre tour
alien_frontiers-prompt-land = Où poser votre colonie ?
alien_frontiers-prompt-excess = Lancer maintenant pour garder le pas de plus ?
alien_frontiers-prompt-raid = Que pillez-vous ?
alien_frontiers-prompt-raid_more = Voler encore ?
alien_frontiers-prompt-warp = Quel autre vaisseau relancer ?
alien_frontiers-prompt-cannon = Viser un autre vaisseau de la station ?
alien_frontiers-prompt-teleport = Où amarrer ce vaisseau de nouveau ?
alien_frontiers-prompt-helmet = Où amarrer le vaisseau que vous dirigez ?
alien_frontiers-prompt-move_colony = Où déplacer cette colonie ?
alien_frontiers-prompt-swap_colonies = Avec quelle colonie l’échanger ?
alien_frontiers-prompt-surplus = Combien de carburant gardez-vous ?

## Ce que lisent les autres pendant ce temps
alien_frontiers-waiting-main = { $seat } joue
alien_frontiers-waiting-land = { $seat } pose une colonie
alien_frontiers-waiting-raid = { $seat } pille
alien_frontiers-waiting-raid_more = { $seat } pille

## Verbes, comme sur un bouton
alien_frontiers-verb-end_turn = Finir le tour
    .tip = Vos vaisseaux restent à leurs stations jusqu’à votre prochain tour ; ceux qui n’ont pas de place vont à la Baie d’entretien. Puis le joueur suivant lance.
alien_frontiers-verb-dock = Amarrer
    .tip = Place des vaisseaux sur des ports libres d’une station et prend aussitôt ce qu’elle donne.
alien_frontiers-verb-dock_run = Piller
    .tip = Trois vaisseaux qui se suivent volent jusqu’à quatre ressources, ou une carte.
alien_frontiers-verb-land = Poser
    .tip = La colonie reste sur le territoire. Qui y a le plus de colonies le contrôle, avec son point et son bonus.
alien_frontiers-verb-cycle = Renouveler les cartes
    .tip = Les trois cartes visibles vont à la défausse, et trois nouvelles sont tirées.
alien_frontiers-verb-claim = Prendre la carte
    .tip = La carte vient dans votre main ; des vaisseaux de l’Artefact alien dont la somme atteint 8 sont comptés pour elle.
alien_frontiers-verb-trade = Acheter 1 minerai
    .tip = Du carburant devient 1 minerai, au prix de votre paire au Marché orbital. Autant de fois que vous pouvez payer, ce tour seulement.
alien_frontiers-verb-launch = Lancer la colonie
    .tip = La colonie de votre piste est au septième cercle : elle se pose sur le territoire de votre choix.
alien_frontiers-verb-buy_relic = Acheter la relique
    .tip = Un vaisseau de plus aussitôt, à vous tant que vous avez le bonus du désert de Burroughs.
alien_frontiers-verb-launch_now = Lancer maintenant
    .tip = La colonie se pose aussitôt, et le pas qui reste commence la suivante.
alien_frontiers-verb-lose_excess = Renoncer au pas
    .tip = Le pas qui reste est perdu ; la colonie attend sur le septième cercle.
alien_frontiers-verb-steal = Voler
    .tip = Une ressource passe de ce joueur à vous.
alien_frontiers-verb-steal_card = Voler la carte
    .tip = La carte passe de la main de l’autre joueur à la vôtre, au lieu de ressources.
alien_frontiers-verb-steal_nothing = Ne rien voler
    .tip = Vos vaisseaux restent à l’avant-poste et ne prennent rien.
alien_frontiers-verb-stop = C’est tout
    .tip = Ce qui pouvait encore se faire ici est abandonné.
alien_frontiers-verb-keep_fuel = Garder
    .tip = Vous gardez au plus huit ressources : tant de carburant, le reste en minerai. Le surplus retourne à la réserve.
alien_frontiers-verb-booster = Monter de 1
    .tip = Contre du carburant, un de vos vaisseaux en main gagne 1.
alien_frontiers-verb-stasis = Baisser de 1
    .tip = Contre du carburant, un de vos vaisseaux en main perd 1.
alien_frontiers-verb-polarity = Retourner
    .tip = Contre du carburant, un de vos vaisseaux en main passe sur sa face opposée : 2 devient 5.
alien_frontiers-verb-warp = Relancer
    .tip = Contre du carburant, autant de vos vaisseaux en main que vous voulez sont relancés ensemble. Un lancer ne peut pas s’annuler.
alien_frontiers-verb-gravity = Décaler
    .tip = Contre du carburant, un de vos vaisseaux en main perd 1 et un autre gagne 1.
alien_frontiers-verb-crystal = Emprunter le bonus
    .tip = Contre du carburant, le bonus d’un territoire est à vous jusqu’à la fin du tour, qui que ce soit qui le contrôle.
alien_frontiers-verb-cannon = Tirer
    .tip = Contre du carburant, le vaisseau d’un autre quitte son port pour la Baie d’entretien.
alien_frontiers-verb-teleport = Téléporter
    .tip = Contre du carburant, un de vos vaisseaux amarrés quitte son port et s’amarre à une autre station.
alien_frontiers-verb-helmet = Prendre les commandes
    .tip = Contre du carburant, vous amarrez le vaisseau d’un autre comme le vôtre ; il le reprend à son tour.
alien_frontiers-verb-remove_field = Retirer le champ
    .tip = La carte est défaussée, et le champ quitte son territoire.
alien_frontiers-verb-place_field = Placer le champ
    .tip = La carte est défaussée, et son champ reste sur le territoire jusqu’à ce qu’on le déplace ou le retire.
alien_frontiers-verb-take_discard = Prendre dans la défausse
    .tip = Le Distorseur temporel est défaussé, et la carte choisie vient dans votre main.
alien_frontiers-verb-destroy = Détruire
    .tip = Le Canon à plasma est défaussé, et le vaisseau d’un autre retourne au stock.
alien_frontiers-verb-destroy_in_bay = Détruire
    .tip = Le Canon à plasma est défaussé, et le vaisseau d’un autre retourne au stock.
alien_frontiers-verb-move_colony = Déplacer une colonie
    .tip = Le Téléporteur orbital est défaussé, et une colonie quelconque change de territoire.
alien_frontiers-verb-move_to = Déplacer ici
    .tip = La colonie est désormais sur ce territoire.
alien_frontiers-verb-swap_colonies = Échanger des colonies
    .tip = L’Inverseur de polarité est défaussé, et deux colonies de deux territoires changent de place.
alien_frontiers-verb-swap_with = Échanger
    .tip = Les deux colonies changent de place.

## Actions entières, comme dans la liste des choix
alien_frontiers-action-dock = { $station } : amarrer { $die }
alien_frontiers-action-dock_run = Avant-poste des pillards : amarrer { $run }
alien_frontiers-action-land = Poser sur le territoire { $territory }
alien_frontiers-action-claim = Prendre la carte { $card }
alien_frontiers-action-steal = Voler à { $seat } : 1 { $resource }
alien_frontiers-action-steal_card = Voler à { $seat } la carte { $card }
alien_frontiers-action-keep_fuel = { $amount ->
    [0] Ne garder que du minerai
   *[other] Carburant gardé : { $amount }, le reste en minerai
}
alien_frontiers-action-booster = Propulseur d’appoint : monter { $die } de 1
alien_frontiers-action-stasis = Rayon de stase : baisser { $die } de 1
alien_frontiers-action-polarity = Inverseur de polarité : retourner { $die }
alien_frontiers-action-warp = Distorseur temporel : relancer { $die }
alien_frontiers-action-gravity = Manipulateur de gravité : baisser { $down }, monter { $up }
alien_frontiers-action-crystal = Cristal de données : emprunter { $territory }
alien_frontiers-action-cannon = Canon à plasma : viser { $port }
alien_frontiers-action-teleport = Téléporteur orbital : reprendre le vaisseau ({ $port })
alien_frontiers-action-helmet = Casque de contrôle mental : diriger le vaisseau ({ $port })
alien_frontiers-action-remove_field = Défausser le Propulseur d’appoint : retirer le { $field }
alien_frontiers-action-place_field = Placer le { $field } sur le territoire { $territory }
alien_frontiers-action-take_discard = Défausser le Distorseur temporel : prendre { $card }
alien_frontiers-action-destroy = Défausser le Canon à plasma : détruire le vaisseau ({ $port })
alien_frontiers-action-destroy_in_bay = Défausser le Canon à plasma : détruire un { $bay }
alien_frontiers-action-move_colony = Défausser le Téléporteur orbital : déplacer la { $colony }
alien_frontiers-action-move_to = La déplacer vers { $territory }
alien_frontiers-action-swap_colonies = Défausser l’Inverseur de polarité : échanger la { $colony }
alien_frontiers-action-swap_with = L’échanger avec la { $colony }

## Ce qui s’est passé
alien_frontiers-event-game_began = { $you ->
    [yes] Vous commencez.
   *[no] { $seat } commence.
}
alien_frontiers-event-dealt = { $you ->
    [yes] Vous recevez la carte { $card }.
   *[no] { $seat } reçoit la carte { $card }.
}
alien_frontiers-event-displayed = Cartes proposées : { $cards }.
alien_frontiers-event-reshuffled = { $cards ->
    [one] La carte défaussée revient dans la pioche.
   *[other] Les { $cards } cartes défaussées forment une nouvelle pioche.
}
alien_frontiers-event-turn_began = { $you ->
    [yes] Votre tour commence.
   *[no] { $seat } commence son tour.
}
alien_frontiers-event-ship_expired = { $you ->
    [yes] Votre { $ship } s’use à la Station de terraformation et vous quitte.
   *[no] { $seat } perd son { $ship }, usé à la Station de terraformation.
}
alien_frontiers-event-rolled = { $you ->
    [yes] Vous lancez { $dice }.
   *[no] { $seat } lance { $dice }.
}
alien_frontiers-event-cache_paid = { $you ->
    [yes] Votre Cache de ressources compte { alien_frontiers-odd-even }.
   *[no] La Cache de ressources de { $seat } compte { alien_frontiers-odd-even }.
}
alien_frontiers-event-docked = { $you ->
    [yes] Vous amarrez { $dice } à la station { $station }.
   *[no] { $seat } amarre { $dice } à la station { $station }.
}
alien_frontiers-event-gained = { $you ->
    [yes] Vous gagnez { alien_frontiers-amounts }.
   *[no] { $seat } gagne { alien_frontiers-amounts }.
}
alien_frontiers-event-paid = { $you ->
    [yes] Vous payez { alien_frontiers-amounts }.
   *[no] { $seat } paie { alien_frontiers-amounts }.
}
alien_frontiers-event-advanced = { $circle ->
    [1] { $you ->
        [yes] Vous mettez une colonie en route sur le premier cercle.
       *[no] { $seat } met une colonie en route sur le premier cercle.
    }
    [7] { $you ->
        [yes] Votre colonie est prête au lancement.
       *[no] La colonie de { $seat } est prête au lancement.
    }
   *[other] { $you ->
        [yes] Votre colonie atteint le cercle { $circle }.
       *[no] La colonie de { $seat } atteint le cercle { $circle }.
    }
}
alien_frontiers-event-excess_lost = Le pas de plus est perdu.
alien_frontiers-event-launched = { $you ->
    [yes] Vous lancez votre colonie.
   *[no] { $seat } lance sa colonie.
}
alien_frontiers-ordinal = { $number }e
alien_frontiers-event-built = { $you ->
    [yes] Vous construisez votre { alien_frontiers-ordinal } vaisseau.
   *[no] { $seat } construit son { alien_frontiers-ordinal } vaisseau.
}
alien_frontiers-event-landed = { $you ->
    [yes] Vous posez une colonie sur le territoire { $territory }.
   *[no] { $seat } pose une colonie sur le territoire { $territory }.
}
alien_frontiers-event-control_lost = { $you ->
    [yes] Vous perdez le contrôle du territoire { $territory }.
   *[no] { $seat } perd le contrôle du territoire { $territory }.
}
alien_frontiers-event-control_gained = { $you ->
    [yes] Vous prenez le contrôle du territoire { $territory }.
   *[no] { $seat } prend le contrôle du territoire { $territory }.
}
alien_frontiers-event-scored = { $you ->
    [yes] Vous avez maintenant { alien_frontiers-points }.
   *[no] { $seat } a maintenant { alien_frontiers-points }.
}
alien_frontiers-event-cycled = Nouvelles cartes : { $cards }.
alien_frontiers-event-claimed = { $you ->
    [yes] Vous prenez la carte { $card }.
   *[no] { $seat } prend la carte { $card }.
}
alien_frontiers-event-traded = { $you ->
    [yes] Vous achetez 1 minerai pour { alien_frontiers-fuels }.
   *[no] { $seat } achète 1 minerai pour { alien_frontiers-fuels }.
}
alien_frontiers-event-relic_bought = { $you ->
    [yes] Vous achetez le vaisseau relique.
   *[no] { $seat } achète le vaisseau relique.
}
alien_frontiers-event-relic_lost = { $you ->
    [yes] Votre vaisseau relique retourne au désert.
   *[no] Le vaisseau relique de { $seat } retourne au désert.
}
alien_frontiers-event-card_used = { $fuel ->
    [0] { $you ->
        [yes] Vous utilisez la carte { $card }.
       *[no] { $seat } utilise la carte { $card }.
    }
   *[other] { $you ->
        [yes] Vous utilisez la carte { $card } pour { alien_frontiers-fuels }.
       *[no] { $seat } utilise la carte { $card } pour { alien_frontiers-fuels }.
    }
}
alien_frontiers-event-card_discarded = { $you ->
    [yes] Vous défaussez la carte { $card } pour son effet.
   *[no] { $seat } défausse la carte { $card } pour son effet.
}
alien_frontiers-event-card_lost = { $you ->
    [yes] Votre carte { $card } part à la défausse.
   *[no] La carte { $card } de { $seat } part à la défausse.
}
alien_frontiers-event-turned = { $you ->
    [yes] Vous changez { $from } en { $to }.
   *[no] { $seat } change { $from } en { $to }.
}
alien_frontiers-event-rerolled = { $you ->
    [yes] Vous relancez : { $dice }.
   *[no] { $seat } relance : { $dice }.
}
alien_frontiers-event-borrowed = { $you ->
    [yes] Vous empruntez le bonus du territoire { $territory }.
   *[no] { $seat } emprunte le bonus du territoire { $territory }.
}
alien_frontiers-event-loan_ended = L’emprunt du territoire { $territory } prend fin.
alien_frontiers-event-lifted = { $you ->
    [yes] Vous reprenez le { $ship } ({ $port }).
   *[no] { $seat } reprend le { $ship } ({ $port }).
}
alien_frontiers-event-removed = { $you ->
    [yes] Votre { $ship } est chassé par un tir ({ $port }).
   *[no] { $seat } voit son { $ship } chassé par un tir ({ $port }).
}
alien_frontiers-event-destroyed = { $you ->
    [yes] Votre { $ship } est détruit.
   *[no] { $seat } voit son { $ship } détruit.
}
alien_frontiers-event-displaced = { $you ->
    [yes] Votre { $ship } est chassé ({ $port }).
   *[no] { $seat } voit son { $ship } chassé ({ $port }).
}
alien_frontiers-event-stole = { $you ->
    [yes] Vous volez { alien_frontiers-amounts } à { $victim }.
   *[no] { $seat } vole { alien_frontiers-amounts } à { $victim }.
}
alien_frontiers-event-stole_card = { $you ->
    [yes] Vous volez la carte { $card } à { $victim }.
   *[no] { $seat } vole la carte { $card } à { $victim }.
}
alien_frontiers-event-stole_nothing = { $you ->
    [yes] Vous repartez les mains vides.
   *[no] { $seat } repart les mains vides.
}
alien_frontiers-event-field_placed = { $you ->
    [yes] Vous placez le { $field } sur le territoire { $territory }.
   *[no] { $seat } place le { $field } sur le territoire { $territory }.
}
alien_frontiers-event-field_moved = { $you ->
    [yes] Vous déplacez le { $field } : { $from } → { $to }.
   *[no] { $seat } déplace le { $field } : { $from } → { $to }.
}
alien_frontiers-event-field_removed = { $you ->
    [yes] Vous retirez le { $field } du territoire { $territory }.
   *[no] { $seat } retire le { $field } du territoire { $territory }.
}
alien_frontiers-event-card_taken = { $you ->
    [yes] Vous prenez la carte { $card } dans la défausse.
   *[no] { $seat } prend la carte { $card } dans la défausse.
}
alien_frontiers-event-colony_moved = { $you ->
    [yes] Vous déplacez une { $colony } vers { $territory }.
   *[no] { $seat } déplace une { $colony } vers { $territory }.
}
alien_frontiers-event-colonies_swapped = { $you ->
    [yes] Vous échangez une { $first } et une { $second }.
   *[no] { $seat } échange une { $first } et une { $second }.
}
alien_frontiers-event-stranded = { $you ->
    [yes] Vous envoyez { $dice } à la Baie d’entretien.
   *[no] { $seat } envoie { $dice } à la Baie d’entretien.
}
alien_frontiers-event-returned = { $you ->
    [yes] Vous rendez { alien_frontiers-amounts } : on n’en garde que huit.
   *[no] { $seat } rend { alien_frontiers-amounts } : on n’en garde que huit.
}
alien_frontiers-event-game_ended = { $you ->
    [yes] Vous posez votre dernière colonie : la partie est finie.
   *[no] { $seat } pose sa dernière colonie : la partie est finie.
}

## Quantités dans une phrase
alien_frontiers-fuels = { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
}
alien_frontiers-ores = { $ore ->
    [one] { $ore } minerai
   *[other] { $ore } minerais
}
alien_frontiers-odd-even = { $odd ->
    [one] { $odd } impair
   *[other] { $odd } impairs
} et { $even ->
    [one] { $even } pair
   *[other] { $even } pairs
}
alien_frontiers-points = { $total ->
    [one] { $total } point
   *[other] { $total } points
}
alien_frontiers-amounts = { $ore ->
    [0] { alien_frontiers-fuels }
   *[other] { $fuel ->
        [0] { alien_frontiers-ores }
       *[other] { alien_frontiers-fuels } et { alien_frontiers-ores }
    }
}

## Stations
alien_frontiers-station-solar_converter = Convertisseur solaire
    .tip = Un vaisseau quelconque. La moitié de sa valeur en carburant, arrondie au supérieur.
alien_frontiers-station-orbital_market = Marché orbital
    .tip = Deux vaisseaux égaux. Ce tour-ci vous pouvez acheter du minerai : chacun coûte en carburant la valeur d’un des deux vaisseaux.
alien_frontiers-station-alien_artifact = Artefact alien
    .tip = Un vaisseau quelconque. Chacun permet de renouveler une fois les cartes proposées ; un total de 8 ou plus permet d’en prendre une.
alien_frontiers-station-raiders_outpost = Avant-poste des pillards
    .tip = Trois vaisseaux qui se suivent, comme 3, 4, 5. Volez jusqu’à quatre ressources ou une carte. Une suite plus forte chasse les vaisseaux présents.
alien_frontiers-station-lunar_mine = Mine lunaire
    .tip = Un vaisseau au moins égal à tous ceux présents. 1 minerai.
alien_frontiers-station-colony_constructor = Constructeur de colonies
    .tip = Trois vaisseaux égaux et 3 minerais. Une colonie se pose aussitôt.
alien_frontiers-station-colonist_hub = Centre des colons
    .tip = Un vaisseau quelconque, sur votre piste. Votre colonie avance d’un cercle ; depuis le septième, on la lance quand on veut pour 1 carburant et 1 minerai. Avec un pas de trop (Cratère d’Asimov), elle est lancée aussitôt ; le livret français y oblige qui peut payer.
alien_frontiers-station-shipyard = Chantier spatial
    .tip = Deux vaisseaux égaux et le prix du nouveau : 1, 2 ou 3 carburants et autant de minerais pour le quatrième, le cinquième ou le sixième (un troisième coûte autant que le quatrième). Il vole dès votre prochain tour.
alien_frontiers-station-terraforming_station = Station de terraformation
    .tip = Un vaisseau montrant 6, 1 carburant et 1 minerai. Une colonie se pose aussitôt ; le vaisseau est perdu au début de votre prochain tour, et il doit vous en rester trois.

## Territoires
alien_frontiers-territory-asimov_crater = Cratère d’Asimov
    .tip = Le deuxième vaisseau que vous amarrez au Centre des colons dans un tour fait avancer votre colonie d’un cercle de plus.
alien_frontiers-territory-bradbury_plateau = Plateau de Bradbury
    .tip = Le Constructeur de colonies vous coûte 1 minerai de moins.
alien_frontiers-territory-burroughs_desert = Désert de Burroughs
    .tip = Vous pouvez acheter le vaisseau relique pour 1 carburant et 1 minerai. Il repart si vous perdez le désert.
alien_frontiers-territory-heinlein_plains = Plaines de Heinlein
    .tip = Au Marché orbital, un minerai vous coûte 1 carburant, quels que soient vos vaisseaux.
alien_frontiers-territory-herbert_valley = Vallée de Herbert
    .tip = Chaque vaisseau construit vous coûte 1 carburant et 1 minerai de moins.
alien_frontiers-territory-lem_badlands = Terres de Lem
    .tip = Chaque vaisseau amarré au Convertisseur solaire vous rapporte 1 carburant de plus.
alien_frontiers-territory-pohl_foothills = Contreforts de Pohl
    .tip = Chaque emploi d’une carte Technologie alien vous coûte 1 carburant de moins.
alien_frontiers-territory-van_vogt_mountains = Monts Van Vogt
    .tip = Le premier vaisseau que vous amarrez à la Mine lunaire à chaque tour peut montrer n’importe quelle valeur.

## Cartes Technologie alien
alien_frontiers-card-alien_city = Cité alien
    .tip = Vaut 1 point tant que vous l’avez. Elle ne sert à rien d’autre et peut être volée.
alien_frontiers-lasting-alien_city = Un point tant qu’on la garde
alien_frontiers-card-alien_monument = Monument alien
    .tip = Vaut 1 point tant que vous l’avez. Il ne sert à rien d’autre et peut être volé.
alien_frontiers-lasting-alien_monument = Un point tant qu’on le garde
alien_frontiers-card-booster_pod = Propulseur d’appoint
    .tip = Payez : un de vos vaisseaux en main gagne 1, sans dépasser 6. Ou défaussez : retirez un champ d’un territoire.
alien_frontiers-use-booster_pod = Un vaisseau en main : +1
alien_frontiers-discard-booster_pod = Retirer un champ
alien_frontiers-card-data_crystal = Cristal de données
    .tip = Payez 1 carburant par colonie d’un territoire : son bonus est à vous jusqu’à la fin du tour. Ou défaussez : placez ou déplacez le Champ de positrons.
alien_frontiers-use-data_crystal = Emprunter un bonus, 1 par colonie
alien_frontiers-discard-data_crystal = Champ de positrons
alien_frontiers-card-gravity_manipulator = Manipulateur de gravité
    .tip = Payez : un de vos vaisseaux en main perd 1 et un autre gagne 1. Ou défaussez : placez ou déplacez le Champ répulsif.
alien_frontiers-use-gravity_manipulator = Un vaisseau −1, un autre +1
alien_frontiers-discard-gravity_manipulator = Champ répulsif
alien_frontiers-card-holographic_decoy = Leurre holographique
    .tip = Les pillards ne peuvent pas voler vos ressources ; de vos cartes, ils ne peuvent prendre que celle-ci.
alien_frontiers-lasting-holographic_decoy = Protège des pillards
alien_frontiers-card-orbital_teleporter = Téléporteur orbital
    .tip = Payez : un de vos vaisseaux amarrés quitte son port et s’amarre à une autre station, selon ses règles. Ou défaussez : déplacez une colonie quelconque vers un autre territoire.
alien_frontiers-use-orbital_teleporter = Amarrer de nouveau un vaisseau
alien_frontiers-discard-orbital_teleporter = Déplacer une colonie
alien_frontiers-card-plasma_cannon = Canon à plasma
    .tip = Payez 1 carburant par vaisseau : des vaisseaux adverses quittent une station pour la Baie d’entretien. Ou défaussez : un vaisseau adverse retourne au stock ; il doit en rester trois à son joueur.
alien_frontiers-use-plasma_cannon = Chasser des vaisseaux, 1 chacun
alien_frontiers-discard-plasma_cannon = Détruire un vaisseau
alien_frontiers-card-polarity_device = Inverseur de polarité
    .tip = Payez : un de vos vaisseaux en main passe sur sa face opposée, ainsi 2 devient 5. Ou défaussez : deux colonies de deux territoires changent de place.
alien_frontiers-use-polarity_device = Retourner un vaisseau en main
alien_frontiers-discard-polarity_device = Échanger deux colonies
alien_frontiers-card-resource_cache = Cache de ressources
    .tip = Après votre lancer : 1 minerai si plus de vaisseaux sont impairs, 1 carburant si plus sont pairs. Autant des deux : 1 de chaque, et la carte s’en va.
alien_frontiers-lasting-resource_cache = Un revenu après votre lancer
alien_frontiers-card-stasis_beam = Rayon de stase
    .tip = Payez : un de vos vaisseaux en main perd 1, sans passer sous 1. Ou défaussez : placez ou déplacez le Champ d’isolation.
alien_frontiers-use-stasis_beam = Un vaisseau en main : −1
alien_frontiers-discard-stasis_beam = Champ d’isolation
alien_frontiers-card-temporal_warper = Distorseur temporel
    .tip = Payez : relancez ensemble autant de vos vaisseaux en main que vous voulez. Ou défaussez : prenez une autre carte dans la défausse.
alien_frontiers-use-temporal_warper = Relancer des vaisseaux en main
alien_frontiers-discard-temporal_warper = Reprendre une carte défaussée
alien_frontiers-card-mind_control_helmet = Casque de contrôle mental
    .tip = Payez : un vaisseau amarré d’un autre joueur s’amarre à une autre station, et vous vous en servez comme du vôtre. Son joueur le reprend à son tour.
alien_frontiers-use-mind_control_helmet = Amarrer un vaisseau adverse

## Champs
alien_frontiers-field-isolation_field = Champ d’isolation
    .tip = Le bonus de son territoire ne sert à personne. Le contrôle et les points restent.
alien_frontiers-field-positron_field = Champ de positrons
    .tip = 1 point de plus pour qui contrôle son territoire.
alien_frontiers-field-repulsor_field = Champ répulsif
    .tip = Aucune colonie ne peut arriver sur son territoire ni le quitter.

## Autres choses qui ont un nom
alien_frontiers-die = { $label }
alien_frontiers-die-r1 = relique 1
alien_frontiers-die-r2 = relique 2
alien_frontiers-die-r3 = relique 3
alien_frontiers-die-r4 = relique 4
alien_frontiers-die-r5 = relique 5
alien_frontiers-die-r6 = relique 6
alien_frontiers-run-123 = 1-2-3
alien_frontiers-run-234 = 2-3-4
alien_frontiers-run-345 = 3-4-5
alien_frontiers-run-456 = 4-5-6
alien_frontiers-run-r123 = 1-2-3 avec la relique
alien_frontiers-run-r234 = 2-3-4 avec la relique
alien_frontiers-run-r345 = 3-4-5 avec la relique
alien_frontiers-run-r456 = 4-5-6 avec la relique
alien_frontiers-resource-fuel = carburant
    .tip = Paie les vaisseaux, les lancements, les achats et les pouvoirs des cartes. À la fin de votre tour, vous gardez au plus huit ressources.
alien_frontiers-resource-ore = minerai
    .tip = Paie les vaisseaux, les colonies et les lancements. À la fin de votre tour, vous gardez au plus huit ressources.
alien_frontiers-amount = { $label }
alien_frontiers-seat-0 = Rouge
alien_frontiers-seat-1 = Bleu
alien_frontiers-seat-2 = Vert
alien_frontiers-seat-3 = Jaune
alien_frontiers-origin-reserve = de la réserve
alien_frontiers-origin-hub = du Centre des colons
alien_frontiers-origin-excess = du Centre des colons, avec le pas de plus

## Emplacements
alien_frontiers-port-solar_converter-1 = { alien_frontiers-station-solar_converter }, port 1
alien_frontiers-port-solar_converter-2 = { alien_frontiers-station-solar_converter }, port 2
alien_frontiers-port-solar_converter-3 = { alien_frontiers-station-solar_converter }, port 3
alien_frontiers-port-solar_converter-4 = { alien_frontiers-station-solar_converter }, port 4
alien_frontiers-port-solar_converter-5 = { alien_frontiers-station-solar_converter }, port 5
alien_frontiers-port-solar_converter-6 = { alien_frontiers-station-solar_converter }, port 6
alien_frontiers-port-solar_converter-7 = { alien_frontiers-station-solar_converter }, port 7
alien_frontiers-port-solar_converter-8 = { alien_frontiers-station-solar_converter }, port 8
alien_frontiers-port-orbital_market-1 = { alien_frontiers-station-orbital_market }, port 1
alien_frontiers-port-orbital_market-2 = { alien_frontiers-station-orbital_market }, port 2
alien_frontiers-port-orbital_market-3 = { alien_frontiers-station-orbital_market }, port 3
alien_frontiers-port-orbital_market-4 = { alien_frontiers-station-orbital_market }, port 4
alien_frontiers-port-alien_artifact-1 = { alien_frontiers-station-alien_artifact }, port 1
alien_frontiers-port-alien_artifact-2 = { alien_frontiers-station-alien_artifact }, port 2
alien_frontiers-port-alien_artifact-3 = { alien_frontiers-station-alien_artifact }, port 3
alien_frontiers-port-alien_artifact-4 = { alien_frontiers-station-alien_artifact }, port 4
alien_frontiers-port-raiders_outpost-1 = { alien_frontiers-station-raiders_outpost }, port 1
alien_frontiers-port-raiders_outpost-2 = { alien_frontiers-station-raiders_outpost }, port 2
alien_frontiers-port-raiders_outpost-3 = { alien_frontiers-station-raiders_outpost }, port 3
alien_frontiers-port-lunar_mine-1 = { alien_frontiers-station-lunar_mine }, port 1
alien_frontiers-port-lunar_mine-2 = { alien_frontiers-station-lunar_mine }, port 2
alien_frontiers-port-lunar_mine-3 = { alien_frontiers-station-lunar_mine }, port 3
alien_frontiers-port-lunar_mine-4 = { alien_frontiers-station-lunar_mine }, port 4
alien_frontiers-port-lunar_mine-5 = { alien_frontiers-station-lunar_mine }, port 5
alien_frontiers-port-colony_constructor-1 = { alien_frontiers-station-colony_constructor }, port 1
alien_frontiers-port-colony_constructor-2 = { alien_frontiers-station-colony_constructor }, port 2
alien_frontiers-port-colony_constructor-3 = { alien_frontiers-station-colony_constructor }, port 3
alien_frontiers-port-colony_constructor-4 = { alien_frontiers-station-colony_constructor }, port 4
alien_frontiers-port-colony_constructor-5 = { alien_frontiers-station-colony_constructor }, port 5
alien_frontiers-port-colony_constructor-6 = { alien_frontiers-station-colony_constructor }, port 6
alien_frontiers-port-colonist_hub-1 = { alien_frontiers-station-colonist_hub }, port 1
alien_frontiers-port-colonist_hub-2 = { alien_frontiers-station-colonist_hub }, port 2
alien_frontiers-port-colonist_hub-3 = { alien_frontiers-station-colonist_hub }, port 3
alien_frontiers-port-colonist_hub-4 = { alien_frontiers-station-colonist_hub }, port 4
alien_frontiers-port-colonist_hub-5 = { alien_frontiers-station-colonist_hub }, port 5
alien_frontiers-port-colonist_hub-6 = { alien_frontiers-station-colonist_hub }, port 6
alien_frontiers-port-colonist_hub-7 = { alien_frontiers-station-colonist_hub }, port 7
alien_frontiers-port-colonist_hub-8 = { alien_frontiers-station-colonist_hub }, port 8
alien_frontiers-port-colonist_hub-9 = { alien_frontiers-station-colonist_hub }, port 9
alien_frontiers-port-colonist_hub-10 = { alien_frontiers-station-colonist_hub }, port 10
alien_frontiers-port-colonist_hub-11 = { alien_frontiers-station-colonist_hub }, port 11
alien_frontiers-port-colonist_hub-12 = { alien_frontiers-station-colonist_hub }, port 12
alien_frontiers-port-shipyard-1 = { alien_frontiers-station-shipyard }, port 1
alien_frontiers-port-shipyard-2 = { alien_frontiers-station-shipyard }, port 2
alien_frontiers-port-shipyard-3 = { alien_frontiers-station-shipyard }, port 3
alien_frontiers-port-shipyard-4 = { alien_frontiers-station-shipyard }, port 4
alien_frontiers-port-shipyard-5 = { alien_frontiers-station-shipyard }, port 5
alien_frontiers-port-shipyard-6 = { alien_frontiers-station-shipyard }, port 6
alien_frontiers-port-terraforming_station-1 = { alien_frontiers-station-terraforming_station }, port 1

## Vaisseaux, par siège et valeur
alien_frontiers-ship-0-1 = vaisseau rouge 1
alien_frontiers-ship-0-2 = vaisseau rouge 2
alien_frontiers-ship-0-3 = vaisseau rouge 3
alien_frontiers-ship-0-4 = vaisseau rouge 4
alien_frontiers-ship-0-5 = vaisseau rouge 5
alien_frontiers-ship-0-6 = vaisseau rouge 6
alien_frontiers-ship-0-r1 = vaisseau relique 1
alien_frontiers-ship-0-r2 = vaisseau relique 2
alien_frontiers-ship-0-r3 = vaisseau relique 3
alien_frontiers-ship-0-r4 = vaisseau relique 4
alien_frontiers-ship-0-r5 = vaisseau relique 5
alien_frontiers-ship-0-r6 = vaisseau relique 6
alien_frontiers-ship-1-1 = vaisseau bleu 1
alien_frontiers-ship-1-2 = vaisseau bleu 2
alien_frontiers-ship-1-3 = vaisseau bleu 3
alien_frontiers-ship-1-4 = vaisseau bleu 4
alien_frontiers-ship-1-5 = vaisseau bleu 5
alien_frontiers-ship-1-6 = vaisseau bleu 6
alien_frontiers-ship-1-r1 = vaisseau relique 1
alien_frontiers-ship-1-r2 = vaisseau relique 2
alien_frontiers-ship-1-r3 = vaisseau relique 3
alien_frontiers-ship-1-r4 = vaisseau relique 4
alien_frontiers-ship-1-r5 = vaisseau relique 5
alien_frontiers-ship-1-r6 = vaisseau relique 6
alien_frontiers-ship-2-1 = vaisseau vert 1
alien_frontiers-ship-2-2 = vaisseau vert 2
alien_frontiers-ship-2-3 = vaisseau vert 3
alien_frontiers-ship-2-4 = vaisseau vert 4
alien_frontiers-ship-2-5 = vaisseau vert 5
alien_frontiers-ship-2-6 = vaisseau vert 6
alien_frontiers-ship-2-r1 = vaisseau relique 1
alien_frontiers-ship-2-r2 = vaisseau relique 2
alien_frontiers-ship-2-r3 = vaisseau relique 3
alien_frontiers-ship-2-r4 = vaisseau relique 4
alien_frontiers-ship-2-r5 = vaisseau relique 5
alien_frontiers-ship-2-r6 = vaisseau relique 6
alien_frontiers-ship-3-1 = vaisseau jaune 1
alien_frontiers-ship-3-2 = vaisseau jaune 2
alien_frontiers-ship-3-3 = vaisseau jaune 3
alien_frontiers-ship-3-4 = vaisseau jaune 4
alien_frontiers-ship-3-5 = vaisseau jaune 5
alien_frontiers-ship-3-6 = vaisseau jaune 6
alien_frontiers-ship-3-r1 = vaisseau relique 1
alien_frontiers-ship-3-r2 = vaisseau relique 2
alien_frontiers-ship-3-r3 = vaisseau relique 3
alien_frontiers-ship-3-r4 = vaisseau relique 4
alien_frontiers-ship-3-r5 = vaisseau relique 5
alien_frontiers-ship-3-r6 = vaisseau relique 6
alien_frontiers-bay-0 = vaisseau rouge dans la baie
alien_frontiers-bay-1 = vaisseau bleu dans la baie
alien_frontiers-bay-2 = vaisseau vert dans la baie
alien_frontiers-bay-3 = vaisseau jaune dans la baie
alien_frontiers-bay-relic = vaisseau relique dans la baie

## Colonies, par siège et territoire
alien_frontiers-colony-0-asimov_crater = colonie rouge ({ alien_frontiers-territory-asimov_crater })
alien_frontiers-colony-0-bradbury_plateau = colonie rouge ({ alien_frontiers-territory-bradbury_plateau })
alien_frontiers-colony-0-burroughs_desert = colonie rouge ({ alien_frontiers-territory-burroughs_desert })
alien_frontiers-colony-0-heinlein_plains = colonie rouge ({ alien_frontiers-territory-heinlein_plains })
alien_frontiers-colony-0-herbert_valley = colonie rouge ({ alien_frontiers-territory-herbert_valley })
alien_frontiers-colony-0-lem_badlands = colonie rouge ({ alien_frontiers-territory-lem_badlands })
alien_frontiers-colony-0-pohl_foothills = colonie rouge ({ alien_frontiers-territory-pohl_foothills })
alien_frontiers-colony-0-van_vogt_mountains = colonie rouge ({ alien_frontiers-territory-van_vogt_mountains })
alien_frontiers-colony-1-asimov_crater = colonie bleue ({ alien_frontiers-territory-asimov_crater })
alien_frontiers-colony-1-bradbury_plateau = colonie bleue ({ alien_frontiers-territory-bradbury_plateau })
alien_frontiers-colony-1-burroughs_desert = colonie bleue ({ alien_frontiers-territory-burroughs_desert })
alien_frontiers-colony-1-heinlein_plains = colonie bleue ({ alien_frontiers-territory-heinlein_plains })
alien_frontiers-colony-1-herbert_valley = colonie bleue ({ alien_frontiers-territory-herbert_valley })
alien_frontiers-colony-1-lem_badlands = colonie bleue ({ alien_frontiers-territory-lem_badlands })
alien_frontiers-colony-1-pohl_foothills = colonie bleue ({ alien_frontiers-territory-pohl_foothills })
alien_frontiers-colony-1-van_vogt_mountains = colonie bleue ({ alien_frontiers-territory-van_vogt_mountains })
alien_frontiers-colony-2-asimov_crater = colonie verte ({ alien_frontiers-territory-asimov_crater })
alien_frontiers-colony-2-bradbury_plateau = colonie verte ({ alien_frontiers-territory-bradbury_plateau })
alien_frontiers-colony-2-burroughs_desert = colonie verte ({ alien_frontiers-territory-burroughs_desert })
alien_frontiers-colony-2-heinlein_plains = colonie verte ({ alien_frontiers-territory-heinlein_plains })
alien_frontiers-colony-2-herbert_valley = colonie verte ({ alien_frontiers-territory-herbert_valley })
alien_frontiers-colony-2-lem_badlands = colonie verte ({ alien_frontiers-territory-lem_badlands })
alien_frontiers-colony-2-pohl_foothills = colonie verte ({ alien_frontiers-territory-pohl_foothills })
alien_frontiers-colony-2-van_vogt_mountains = colonie verte ({ alien_frontiers-territory-van_vogt_mountains })
alien_frontiers-colony-3-asimov_crater = colonie jaune ({ alien_frontiers-territory-asimov_crater })
alien_frontiers-colony-3-bradbury_plateau = colonie jaune ({ alien_frontiers-territory-bradbury_plateau })
alien_frontiers-colony-3-burroughs_desert = colonie jaune ({ alien_frontiers-territory-burroughs_desert })
alien_frontiers-colony-3-heinlein_plains = colonie jaune ({ alien_frontiers-territory-heinlein_plains })
alien_frontiers-colony-3-herbert_valley = colonie jaune ({ alien_frontiers-territory-herbert_valley })
alien_frontiers-colony-3-lem_badlands = colonie jaune ({ alien_frontiers-territory-lem_badlands })
alien_frontiers-colony-3-pohl_foothills = colonie jaune ({ alien_frontiers-territory-pohl_foothills })
alien_frontiers-colony-3-van_vogt_mountains = colonie jaune ({ alien_frontiers-territory-van_vogt_mountains })

## La même carte en main, chez un autre, à la défausse
alien_frontiers-held-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-held-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-held-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-held-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-held-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-held-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-held-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-held-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-held-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-held-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-held-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-held-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-held-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
alien_frontiers-spoil-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-spoil-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-spoil-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-spoil-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-spoil-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-spoil-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-spoil-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-spoil-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-spoil-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-spoil-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-spoil-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-spoil-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-spoil-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
alien_frontiers-spent-alien_city = { alien_frontiers-card-alien_city }
alien_frontiers-spent-alien_monument = { alien_frontiers-card-alien_monument }
alien_frontiers-spent-booster_pod = { alien_frontiers-card-booster_pod }
alien_frontiers-spent-data_crystal = { alien_frontiers-card-data_crystal }
alien_frontiers-spent-gravity_manipulator = { alien_frontiers-card-gravity_manipulator }
alien_frontiers-spent-holographic_decoy = { alien_frontiers-card-holographic_decoy }
alien_frontiers-spent-orbital_teleporter = { alien_frontiers-card-orbital_teleporter }
alien_frontiers-spent-plasma_cannon = { alien_frontiers-card-plasma_cannon }
alien_frontiers-spent-polarity_device = { alien_frontiers-card-polarity_device }
alien_frontiers-spent-resource_cache = { alien_frontiers-card-resource_cache }
alien_frontiers-spent-stasis_beam = { alien_frontiers-card-stasis_beam }
alien_frontiers-spent-temporal_warper = { alien_frontiers-card-temporal_warper }
alien_frontiers-spent-mind_control_helmet = { alien_frontiers-card-mind_control_helmet }
## Décompte
alien_frontiers-score-colonies = Colonies
alien_frontiers-score-control = Territoires
alien_frontiers-score-cards = Cartes
alien_frontiers-score-field = Champ de positrons

## La page : titres et mots courts
alien_frontiers-board = La planète et ses stations
alien_frontiers-turn = Tour { $round }
alien_frontiers-phase-playing = { $you ->
    [yes] { $ships ->
        [0] Vous jouez, tous les vaisseaux sont amarrés
        [one] Vous jouez, 1 vaisseau à poser
       *[other] Vous jouez, { $ships } vaisseaux à poser
    }
   *[no] { $seat } joue
}
alien_frontiers-ships = { $count ->
    [one] 1 vaisseau
   *[other] { $count } vaisseaux
}
alien_frontiers-to-land = { $count } à poser
alien_frontiers-tab-cards = Cartes
alien_frontiers-my-cards = Mes technologies
alien_frontiers-cards-of = Technologies de { $seat }
alien_frontiers-no-cards = Pas encore de carte. Amarrez à l’Artefact alien pour en prendre une.
alien_frontiers-no-cards-of = Pas encore de carte.
alien_frontiers-display = Présentation
alien_frontiers-discards = Défausse
alien_frontiers-fields = Champs
alien_frontiers-track = Piste des points
alien_frontiers-bonus-any-first-ship = 1er dé libre
alien_frontiers-discard-sign = défaussée
alien_frontiers-title-solar_converter = Convertisseur solaire
alien_frontiers-title-orbital_market = Marché orbital
alien_frontiers-title-alien_artifact = Artefact alien
alien_frontiers-title-raiders_outpost = Avant-poste des pillards
alien_frontiers-title-lunar_mine = Mine lunaire
alien_frontiers-title-colony_constructor = Constructeur de colonies
alien_frontiers-title-colonist_hub = Centre des colons
alien_frontiers-title-shipyard = Chantier spatial
alien_frontiers-title-terraforming_station = Terraformation
alien_frontiers-title-maintenance_bay = Baie

## La page : quoi, à qui, où
alien_frontiers-label-die = vaisseau { $value }, { $seat }, en main
alien_frontiers-label-relic-die = vaisseau relique { $value }, { $seat }, en main
alien_frontiers-label-docked = vaisseau { $value }, { $seat }, { $station }
alien_frontiers-label-bay = vaisseau, { $seat }, Baie d’entretien
alien_frontiers-label-colony = colonie, { $seat }, { $territory }
alien_frontiers-label-hub = colonie, { $seat }, Centre des colons, cercle { $circle }
alien_frontiers-label-territory = { $territory }, { $control ->
    [none] sans contrôle
   *[some] contrôle : { $seat }
}
alien_frontiers-label-station = { $station }, { $free ->
    [0] aucun port libre
    [one] 1 port libre
   *[other] { $free } ports libres
}
alien_frontiers-label-held = { $card }, { $seat }
alien_frontiers-pile-draw = Pioche
alien_frontiers-pile-discard = Défausse
alien_frontiers-relic-desert = Vaisseau relique
alien_frontiers-bay-all = Baie d’entretien
alien_frontiers-hub = Colonie au Centre des colons

## La page : ce qui vaut maintenant, dans les infobulles
alien_frontiers-now-controlled = Contrôle : { $seat }, avec 1 point et le bonus.
alien_frontiers-now-isolated = Contrôle : { $seat }, avec 1 point ; le Champ d’isolation coupe le bonus.
alien_frontiers-now-nobody = Personne n’y a plus de colonies que tous les autres : personne ne le contrôle.
alien_frontiers-now-colonies = Colonies : { $list }.
alien_frontiers-now-loan = Emprunter ce bonus avec le Cristal de données coûte { alien_frontiers-fuels }.
alien_frontiers-now-borrowed = Son bonus est emprunté jusqu’à la fin du tour.
alien_frontiers-now-repulsor = Champ répulsif : aucune colonie n’arrive ni ne part.
alien_frontiers-now-positron = Champ de positrons : 1 point de plus pour qui contrôle.
alien_frontiers-now-helps = Contrôler le territoire { $territory } aide ici.
alien_frontiers-now-lem = Vos vaisseaux rapportent 1 carburant de plus ici.
alien_frontiers-now-trade = 1 minerai coûte { alien_frontiers-fuels } en ce moment.
alien_frontiers-now-artifact = { $total } sur { $goal } amarrés ce tour-ci.
alien_frontiers-now-cycles = { $cycles ->
    [one] Vous pouvez renouveler les cartes une fois.
   *[other] Vous pouvez renouveler les cartes { $cycles } fois.
}
alien_frontiers-now-outpost = Une suite doit totaliser plus de { $sum }.
alien_frontiers-now-outpost-closed = Aucune suite ne bat 4-5-6 : ces vaisseaux partent au tour de leur propriétaire.
alien_frontiers-now-mine-full = Aucun port n’est libre.
alien_frontiers-now-mine = Votre prochain vaisseau doit montrer au moins { $value }.
alien_frontiers-now-mine-any = Toute valeur est admise en ce moment.
alien_frontiers-now-constructor = Prix actuel : { alien_frontiers-ores }.
alien_frontiers-now-shipyard = Le { alien_frontiers-ordinal } vaisseau coûte { alien_frontiers-amounts }.
alien_frontiers-now-shipyard-full = Vos six vaisseaux sont en jeu.
alien_frontiers-now-circle = { $seat } : cercle { $circle } sur 7.
alien_frontiers-now-hub-ready = Prête : le lancement coûte { alien_frontiers-amounts }.
alien_frontiers-now-price = Prix actuel : { alien_frontiers-fuels }.
alien_frontiers-now-price-colony = Prix actuel : { alien_frontiers-fuels } par colonie.
alien_frontiers-now-price-ship = Prix actuel : { alien_frontiers-fuels } par vaisseau.
alien_frontiers-now-used = Utilisée ce tour-ci.
alien_frontiers-now-on = Il est posé sur le territoire { $territory }.
alien_frontiers-now-beside = Il attend à côté du plateau.
alien_frontiers-now-stock = Il en reste { $count } dans le stock.
alien_frontiers-now-stock-endless = Le stock est sans fin.
alien_frontiers-about-die = Un vaisseau en main. Amarrez-le à une station qui accepte le { $value }.
alien_frontiers-about-docked = Un vaisseau de { $seat }, qui montre { $value }. Il reste jusqu’au prochain tour de son joueur.
alien_frontiers-about-closed = Fermé toute la partie, car on joue à moins de quatre.
alien_frontiers-about-bay = Les vaisseaux sans port, neufs ou chassés attendent ici le prochain tour de leur joueur.
alien_frontiers-about-colony = Une colonie de { $seat } : 1 point. Qui en a plus que chacun des autres contrôle le territoire.
alien_frontiers-about-relic = Un vaisseau sans couleur. Qui a le bonus du Désert de Burroughs peut l’acheter pour { alien_frontiers-amounts } et le lance dès le tour suivant.
alien_frontiers-about-relic-taken = Le vaisseau relique vole pour { $seat }.
alien_frontiers-about-draw = { $count ->
    [0] Vide : les cartes défaussées sont mélangées pour en former une nouvelle.
    [one] 1 carte, face cachée.
   *[other] { $count } cartes, face cachée.
}
alien_frontiers-about-discard = { $count ->
    [0] Vide.
   *[other] { $list }.
}
alien_frontiers-about-held = Carte de { $seat }.
alien_frontiers-about-seat = { $ships ->
    [one] 1 vaisseau
   *[other] { $ships } vaisseaux
}, { alien_frontiers-fuels }, { alien_frontiers-ores }, { $colonies ->
    [one] 1 colonie à poser
   *[other] { $colonies } colonies à poser
}.

## La page : ce qu’une action apporte
alien_frontiers-then-trade = Droit d’échange : { $fuel } carburant → 1 minerai
alien_frontiers-then-artifact = { $total } sur { $goal } à l’Artefact
alien_frontiers-brings-fuel = { $count ->
    [one] { $amount } carburant
   *[other] { $amount } carburants
}
alien_frontiers-brings-ore = { $count ->
    [one] { $amount } minerai
   *[other] { $amount } minerais
}
alien_frontiers-brings-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
alien_frontiers-brings-ships = { $count ->
    [one] { $amount } vaisseau
   *[other] { $amount } vaisseaux
}
alien_frontiers-brings-cards = { $count ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}
alien_frontiers-brings-colonies = { $count ->
    [one] { $amount } colonie
   *[other] { $amount } colonies
}
alien_frontiers-brings-circle = { $count ->
    [one] { $amount } cercle au Centre des colons
   *[other] { $amount } cercles au Centre des colons
}

## Pourquoi une chose n’est pas possible
alien_frontiers-obstacle-short-fuel = { $missing ->
    [one] Il manque { $missing } carburant
   *[other] Il manque { $missing } carburants
} : il en faut { $needed }, vous en avez { $held }.
alien_frontiers-obstacle-short-ore = { $missing ->
    [one] Il manque { $missing } minerai
   *[other] Il manque { $missing } minerais
} : il en faut { $needed }, vous en avez { $held }.
alien_frontiers-obstacle-no_ship = Vous n’avez plus de vaisseau à amarrer qui montre cela : { $die }.
alien_frontiers-obstacle-no_group = { $station } : il faut { $needed } vaisseaux de même valeur, vous en avez { $held }.
alien_frontiers-obstacle-no_run = Vous n’avez pas ces trois valeurs qui se suivent.
alien_frontiers-obstacle-not_the_ship = Le vaisseau que vous amarrez de nouveau montre { $die }.
alien_frontiers-obstacle-same_station = Le vaisseau vient d’ici. Il doit s’amarrer à une autre station.
alien_frontiers-obstacle-station_full = { $station } : plus aucun port n’est libre.
alien_frontiers-obstacle-takes_a_run = { $station } : il faut trois vaisseaux qui se suivent, par exemple 2, 3, 4.
alien_frontiers-obstacle-run_too_low = Ces vaisseaux totalisent { $sum } ; il faut dépasser les { $standing } déjà en place.
alien_frontiers-obstacle-track_full = Votre piste du Centre des colons n’a plus de port libre.
alien_frontiers-obstacle-colony_waits = Votre colonie est au bout de la piste : lancez-la d’abord.
alien_frontiers-obstacle-value_too_low = Ici, le prochain vaisseau doit montrer au moins { $value }.
alien_frontiers-obstacle-wrong_value = { $station } : seulement un vaisseau qui montre { $value }.
alien_frontiers-obstacle-not_by_card = { $card } n’amarre pas de vaisseau ici : { $station }.
alien_frontiers-obstacle-fleet_full = Vos { $ships } vaisseaux sont tous en jeu.
alien_frontiers-obstacle-few_ships = Ce vaisseau serait perdu, et il doit vous en rester { $ships }.
alien_frontiers-obstacle-must_dock = Un de vos vaisseaux peut encore s’amarrer : amarrez-le d’abord.
alien_frontiers-obstacle-no_cycle = Amarrez d’abord un vaisseau à l’Artefact alien : chacun permet de renouveler les cartes une fois.
alien_frontiers-obstacle-no_display = Aucune carte n’est exposée.
alien_frontiers-obstacle-not_displayed = { $card } n’est pas parmi les cartes exposées.
alien_frontiers-obstacle-card_owned = Vous possédez déjà cette carte : { $card }.
alien_frontiers-obstacle-claim_total = Vos vaisseaux à l’Artefact alien totalisent { $total } ; une carte demande { $needed }.
alien_frontiers-obstacle-no_pair = Amarrez d’abord une paire au Marché orbital : elle permet d’acheter du minerai ce tour-ci.
alien_frontiers-obstacle-stock_empty = Il n’y a plus de minerai dans le stock.
alien_frontiers-obstacle-not_ready = { $circle ->
    [0] Vous n’avez pas encore de colonie sur la piste du Centre.
   *[other] Votre colonie est sur le cercle { $circle } sur { $needed }.
}
alien_frontiers-obstacle-must_launch = La colonie achevée doit se poser, puisque vous pouvez payer.
alien_frontiers-obstacle-relic_gone = Le vaisseau relique vole pour { $owner }.
alien_frontiers-obstacle-no_control = Vous ne contrôlez pas ce territoire : { $territory }.
alien_frontiers-obstacle-isolated = { $territory } : le Champ d’isolation coupe le bonus.
alien_frontiers-obstacle-repulsed = { $territory } : le Champ répulsif ne laisse ni arriver ni partir de colonie.
alien_frontiers-obstacle-same_territory = La colonie y est déjà.
alien_frontiers-obstacle-no_colony = Cette colonie n’existe pas : { $colony }.
alien_frontiers-obstacle-no_partner = Aucune colonie d’un autre joueur ne peut prendre sa place. On nomme d’abord la vôtre, ou celle du joueur qui suit.
alien_frontiers-obstacle-no_card = Vous ne possédez pas cette carte : { $card }.
alien_frontiers-obstacle-card_used = Vous avez utilisé cette carte ce tour-ci : { $card }. Elle resservira à votre prochain tour.
alien_frontiers-obstacle-discard_used = Vous avez déjà défaussé une carte pour son pouvoir ce tour-ci ; on n’en défausse qu’une.
alien_frontiers-obstacle-highest = Un vaisseau ne montre jamais plus de 6.
alien_frontiers-obstacle-lowest = Un vaisseau ne montre jamais moins de 1.
alien_frontiers-obstacle-two_ships = Il faut deux vaisseaux différents, et vous n’en avez qu’un de cette sorte : { $die }.
alien_frontiers-obstacle-never_lent = Le bonus de ce territoire ne s’emprunte pas : { $territory }.
alien_frontiers-obstacle-own_bonus = Vous avez déjà le bonus de ce territoire : { $territory }.
alien_frontiers-obstacle-empty_land = Aucune colonie sur ce territoire : { $territory }. Personne ne peut en prêter le bonus.
alien_frontiers-obstacle-no_target = { $port } : aucun vaisseau d’un autre joueur.
alien_frontiers-obstacle-no_own_ship = { $port } : aucun de vos vaisseaux.
alien_frontiers-obstacle-same_ship = Un vaisseau identique est ici : { $port }. Choisissez celui-là.
alien_frontiers-obstacle-one_station = Tous les vaisseaux d’un même tir sont à la même station : { $station }.
alien_frontiers-obstacle-chosen = Vous l’avez déjà choisi.
alien_frontiers-obstacle-in_order = On choisit de gauche à droite, et celui-ci est dépassé.
alien_frontiers-obstacle-stays = { $card } ne soulève pas de vaisseau d’ici : { $station }.
alien_frontiers-obstacle-nowhere_to_dock = Aucune autre station n’accepterait ce vaisseau en ce moment.
alien_frontiers-obstacle-no_field = { $field } : il n’est sur aucun territoire.
alien_frontiers-obstacle-field_there = { $field } : il est déjà sur { $territory }.
alien_frontiers-obstacle-not_discarded = { $card } n’est pas dans la défausse.
alien_frontiers-obstacle-spared = { $owner } doit garder { $ships } vaisseaux.
alien_frontiers-obstacle-bay_is_safe = On ne détruit pas de vaisseau dans la Baie d’entretien.
alien_frontiers-obstacle-not_in_bay = Aucun vaisseau de ce genre, d’un autre joueur, n’est dans la Baie d’entretien.
alien_frontiers-obstacle-no_player = Personne n’est assis là.
alien_frontiers-obstacle-yourself = On ne se pille pas soi-même.
alien_frontiers-obstacle-decoyed = { $victim } a le Leurre holographique : on ne peut voler que cette carte.
alien_frontiers-obstacle-has_none = Plus rien à prendre à { $victim } : { $resource }.
alien_frontiers-obstacle-has_no_card = { $victim } ne possède pas cette carte : { $card }.
alien_frontiers-obstacle-keep_eight = Vous gardez exactement { $limit } ressources, parmi celles que vous avez.
alien_frontiers-obstacle-when-land = Une colonie se pose après un amarrage au Constructeur de colonies ou à la Station de terraformation, ou un lancement du Centre.
alien_frontiers-obstacle-when-launch_now = Seulement quand votre colonie est achevée et que le bonus d’Asimov donne un pas de plus.
alien_frontiers-obstacle-when-lose_excess = Seulement quand votre colonie est achevée et que le bonus d’Asimov donne un pas de plus.
alien_frontiers-obstacle-when-steal_nothing = Seulement lors d’un pillage, après une suite de vaisseaux à l’Avant-poste des pillards.
alien_frontiers-obstacle-when-steal = Seulement lors d’un pillage, après une suite de vaisseaux à l’Avant-poste des pillards.
alien_frontiers-obstacle-when-steal_card = Seulement comme premier choix d’un pillage, après une suite de vaisseaux à l’Avant-poste des pillards.
alien_frontiers-obstacle-when-stop = Seulement pendant que vous choisissez plusieurs choses.
alien_frontiers-obstacle-when-keep_fuel = Seulement à la fin de votre tour, si vous avez plus de huit ressources.
alien_frontiers-obstacle-when-move_to = Seulement après avoir défaussé le Téléporteur orbital pour une colonie.
alien_frontiers-obstacle-when-swap_with = Seulement après avoir défaussé l’Inverseur de polarité pour une colonie.

## Le terminal
alien_frontiers-terminal-turn = Tour { $turn } · manche { $round }
alien_frontiers-terminal-stations = Stations orbitales
alien_frontiers-terminal-bay = Baie d’entretien
alien_frontiers-terminal-planet = Territoire
alien_frontiers-terminal-colonies = Colonies
alien_frontiers-terminal-control = Contrôle
alien_frontiers-terminal-player = Joueur
alien_frontiers-terminal-points = Points
alien_frontiers-terminal-fuel = Carburant
alien_frontiers-terminal-ore = Minerai
alien_frontiers-terminal-ships = Vaisseaux
alien_frontiers-terminal-reserve = Réserve
alien_frontiers-terminal-circle = Centre
alien_frontiers-terminal-cards = Cartes de technologie alien
alien_frontiers-terminal-display = Exposées :
alien_frontiers-terminal-piles = Pioche : { $draw }  Défausse : { $discard }
alien_frontiers-terminal-stock = Réserve commune : { $fuel } carburant, { $ore } minerai

## What is said before an action is confirmed

alien_frontiers-warning-claim_wastes = Prendre une carte mobilise tous les vaisseaux de l’Artefact alien : { $above ->
    [0] aucun point de trop
    [one] 1 point de trop
   *[other] { $above } points de trop
} et { $cycles ->
    [0] aucun renouvellement
    [one] 1 renouvellement inutilisé
   *[other] { $cycles } renouvellements inutilisés
} sont perdus.
alien_frontiers-warning-claim_left = Vos vaisseaux à l’Artefact alien totalisent { $total } : vous pouvez encore prendre une carte, et seulement pendant ce tour.
alien_frontiers-warning-limit_loses = { $surplus ->
    [one] 1 ressource dépasse la limite de { $limit } et retourne à la réserve.
   *[other] { $surplus } ressources dépassent la limite de { $limit } et retournent à la réserve.
}
alien_frontiers-warning-stock_lacks = La réserve n’a plus que { $stock } { $resource } sur les { $due } que vous gagneriez.
alien_frontiers-warning-stock_out = La réserve n’a plus de { $resource } : le vaisseau s’amarrerait pour rien.
alien_frontiers-warning-artifact_broken = Sans ce vaisseau, il reste { $left } à l’Artefact alien : moins que les { $needed } nécessaires pour prendre une carte.
alien_frontiers-warning-market_lost = La paire du Marché orbital est rompue : vous perdez son droit d’échange.
alien_frontiers-warning-advance_lost = Ce vaisseau achève votre colonie, et le bonus d’Asimov donne un pas de trop : il est perdu, car vous ne pouvez pas payer { $fuel } carburant et { $ore } minerai pour la lancer aussitôt.
alien_frontiers-warning-card_goes = Défausse de { $card } : la carte n’est plus à vous.
alien_frontiers-warning-owned_twice = Vous possédez déjà { $card } : la carte volée va à la défausse.

## Ce qui manque encore au choix
alien_frontiers-kept = { $fuel ->
    [one] { $fuel } carburant
   *[other] { $fuel } carburants
}, { $ore ->
    [one] { $ore } minerai
   *[other] { $ore } minerais
}
alien_frontiers-next-station = où ?
alien_frontiers-next-territory = quel territoire ?
alien_frontiers-next-die = avec quel vaisseau ?
alien_frontiers-next-port = quel vaisseau là-bas ?
alien_frontiers-next-bay = quel vaisseau là-bas ?
alien_frontiers-next-colony = quelle colonie ?
alien_frontiers-next-spent = quelle carte ?
alien_frontiers-next-spoil = quelle carte ?
alien_frontiers-next-field = quel champ ?
alien_frontiers-next-resource = quoi ?

alien_frontiers-one = Vaisseau { $die }
alien_frontiers-together-2 = Paire de { $die }
alien_frontiers-together-3 = Brelan de { $die }

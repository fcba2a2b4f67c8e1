### Le cours de Eclipse. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_eclipse = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Explorez la galaxie, peuplez-la, cherchez, combattez, et gardez un entretien à votre mesure pendant neuf manches.

## 1. Le but et votre plateau
lessons_eclipse-goal = Le but et votre plateau
    .about = Neuf manches, disques d’influence, entretien
    .goal = Faire votre première action
    .end = Premiers ordres donnés
    .ending = Toute action de ce jeu commence ainsi : un disque quitte la piste. La suite du cours montre ce que vous en tirez.
    .know-1 = La partie dure neuf manches. Le plus de points gagne.
    .know-2 = Chaque action coûte un disque d’influence, et chaque hex tenu en garde un.
    .know-3 = Moins il reste de disques sur la piste, plus l’entretien est haut à la fin de la manche.
lessons_eclipse-goal-aim = Voir de quoi il s’agit
    .say = Vous menez un peuple terrien. Autour de votre **hex de départ** s’étend une galaxie inconnue ; son centre est gardé.

        Tenez des hexs, gagnez des combats, cherchez. Après **neuf manches**, le plus de points [res-vp|points] gagne.
    .mark-home = votre départ
    .mark-centre = gardé
lessons_eclipse-goal-board = Regarder vos disques
    .say = Sur votre piste se trouvent 12 **disques d’influence** [ec-disc|disque d’influence]. Chaque action en prend un, chaque hex aussi.

        Plus la piste est vide, plus l’**entretien** en crédits [res-money|crédits] est haut. Les premiers disques sont gratuits, les derniers chers.
lessons_eclipse-goal-build = Construire un intercepteur
    .say = Choisissez l’action **Construire** : un disque [ec-disc|disque d’influence] s’y pose. Puis construisez chez vous un **intercepteur** [ship-interceptor|intercepteur] pour **3** matériaux [res-materials|matériaux], tout ce que vous avez.
    .hint = Touchez Construire, puis l’intercepteur et votre hex de départ.
    .wrong-starbase = Une base stellaire coûte autant et défend bien, mais ne bouge jamais. Ici, il faut un vaisseau qui vole.
    .wrong-other = Chacune de ces actions a sa leçon. Ici, choisissez Construire.
    .wrong-centre = Le centre de la galaxie est bien gardé. C’est pour de grandes flottes, plus tard.
lessons_eclipse-goal-stop = Finir l’action
    .say = Construire permet **deux** pièces, mais vos matériaux [res-materials|matériaux] sont dépensés. Dites que c’est tout ; les autres joueront ensuite.
    .hint = Touchez C’est tout.
lessons_eclipse-goal-after = Voir ce que cela a coûté
    .say = Le disque reste sur Construire jusqu’à la fin de la manche : il en reste **11**. L’entretien est encore de 0.

        On agit à tour de rôle, une action chacun, jusqu’à ce que tous aient passé. L’autre joueur l’a déjà fait.

## 2. Explorer
lessons_eclipse-explore = Explorer
    .about = Un nouvel hex, des trous de ver, une découverte
    .goal = Prendre un nouvel hex
    .end = Sur la carte
    .ending = Un disque pour l’action, un pour l’hex : explorer et tenir en demande deux.
    .gain = un hex à vous
    .know-1 = On explore à côté d’un de ses hexs, là où sort un trou de ver.
    .know-2 = Le nouvel hex doit rejoindre un des vôtres, trou de ver contre trou de ver.
    .know-3 = Sans anciens dessus, vous pouvez y poser aussitôt un disque et prendre la découverte.
lessons_eclipse-explore-zone = Explorer vers l’extérieur
    .say = Les demi-cercles au bord des hexs sont des **trous de ver** [ec-wormhole|trou de ver]. Là où l’un d’eux sort de votre hex, vous pouvez explorer.

        Choisissez **Explorer**, puis un des deux endroits du côté extérieur de votre hex.
    .hint = Touchez Explorer, puis un endroit éclairé au-delà de votre hex de départ.
    .wrong-other = Chacune de ces actions a sa leçon. Ici, choisissez Explorer.
    .wrong-inner = Cet endroit est plus proche du milieu de la galaxie, où vivent plus souvent des anciens. Commencez du côté extérieur, loin du centre.
    .wrong-centre = Le centre est déjà connu. On explore là où il n’y a encore rien.
lessons_eclipse-explore-lay = Tourner et poser l’hex
    .say = Vous avez tiré **Spica**. Tournez-le à votre gré, pourvu qu’un de ses trous de ver [ec-wormhole|trou de ver] en touche un des vôtres. Les autres décident où l’on pourra aller ensuite.
    .hint = Toutes les orientations éclairées conviennent. Choisissez-en une et confirmez.
    .wrong-discard = On peut défausser un hex, et le tour est fini. Celui-ci porte une planète, un point et une découverte : gardez-le.
lessons_eclipse-explore-disc = Poser un disque
    .say = Aucun ancien ne vit ici : vous pouvez en prendre aussitôt le contrôle avec un disque [ec-disc|disque d’influence] de la piste. L’hex est alors à vous, avec son **1** point [res-vp|point].
    .hint = Touchez le nouvel hex et confirmez.
    .wrong-decline = N’importe qui pourrait alors le prendre, découverte comprise. Vous avez assez de disques.
lessons_eclipse-explore-found = Utiliser la découverte ou la garder
    .say = Qui tient le premier cet hex prend sa **découverte** [ec-discovery|découverte]. Utilisez aussitôt ce qu’elle donne, ou gardez-la pour **2** points [res-vp|points] à la fin. Les deux se défendent.
    .hint = Au début, ce qu’elle donne fait souvent des petits. Prenez l’un ou l’autre.
lessons_eclipse-explore-after = Regarder votre domaine
    .say = Deux hexs. Deux disques ont quitté la piste : un sur Explorer, un sur Spica. Le premier revient à la fin de la manche, le second reste tant que vous tenez l’hex.

## 3. Vaisseaux de colons et influence
lessons_eclipse-colony = Vaisseaux de colons et influence
    .about = Cubes, revenus, disques sur les hexs
    .goal = Peupler deux planètes
    .end = Peuplées
    .ending = Deux cubes ont quitté leurs pistes, et chacun a découvert un revenu plus haut. Ils le rapportent à chaque manche.
    .gain = un hex à vous
    .know-1 = Un vaisseau de colons pose un cube sur une case de sa couleur, dans un hex à vous, à tout moment de votre tour.
    .know-2 = Influencer déplace jusqu’à deux disques et redresse jusqu’à deux vaisseaux de colons.
    .know-3 = Une case à étoile demande d’abord sa technologie.
lessons_eclipse-colony-settle = Peupler la planète de Spica
    .say = Vous tenez **Spica**, mais personne n’y vit. Un **vaisseau de colons** [ship-colony|vaisseau de colons] apporte un cube [ec-cube|cube de population] sur sa case. Cela ne coûte aucune action.

        La case est **grise** : choisissez crédits, science ou matériaux.
    .hint = Touchez Spica et choisissez une couleur. La science paie les technologies.
    .mark-grey = case grise
    .wrong-free = Cet hex n’a pas de disque à vous. On ne peuple que ce qu’on tient.
    .wrong-star = Chez vous, seules des cases à étoile sont libres. Elles demandent une technologie avancée.
    .wrong-action = Les vaisseaux de colons ne coûtent aucune action. Envoyez-en d’abord un.
lessons_eclipse-colony-influence = Prendre Pollux
    .say = **Pollux** est à côté de chez vous et n’est à personne. L’action **Influencer** déplace jusqu’à deux disques [ec-disc|disque d’influence] : de la piste vers un hex relié au vôtre, ou en retour. Prenez-en un de la piste.
    .hint = Touchez Influencer, puis prenez un disque de la piste.
    .mark-nobody = à personne, 3 points
    .wrong-other = Ici, choisissez Influencer : cela pose des disques sur les hexs.
    .wrong-lift = Vous pourriez aussi y reprendre le disque. Les cubes reviendraient alors, et l’hex serait perdu.
    .wrong-far = Les disques vont sur des hexs libres, sans ennemis, reliés aux vôtres par des trous de ver.
lessons_eclipse-colony-science = Peupler Pollux
    .say = Pollux est à vous, avec **3** points [res-vp|points]. Il a une case science [res-science|science] : il y faut un **cube de science**. On peut peupler au milieu de son action.
    .hint = Touchez Pollux : un cube de science.
lessons_eclipse-colony-ready = Redresser vos vaisseaux de colons
    .say = Deux de vos trois vaisseaux de colons [ship-colony|vaisseau de colons] ont servi. Influencer en redresse aussi jusqu’à **deux**.
    .hint = Touchez deux fois Redresser un vaisseau de colons.
    .wrong-discs = Vous pourriez déplacer encore un disque. Ici, reprenez vos vaisseaux de colons.
lessons_eclipse-colony-income = Regarder vos pistes
    .say = Chaque cube qui quitte une piste **découvre un nombre plus grand** : c’est ce que vous gagnez à chaque manche. Plus la piste est vide, plus les pas sont grands.

        Un hex peuplé rapporte donc, un hex vide ne fait que coûter son disque.

## 4. Rechercher
lessons_eclipse-research = Rechercher
    .about = Technologies, prix, échanges
    .goal = Acquérir deux technologies
    .end = Eurêka
    .ending = De nouvelles pièces et capacités sont à vous pour de bon. Personne ne peut vous prendre une technologie.
    .know-1 = Rechercher prend une technologie de la table contre de la science.
    .know-2 = Chaque tuile d’une rangée rend la suivante de cette rangée moins chère, jusqu’à son prix le plus bas.
    .know-3 = À tout moment de leur tour, les Terriens échangent deux ressources d’une sorte contre une d’une autre.
lessons_eclipse-research-market = Regarder les technologies
    .say = Celles-ci sont là pour tous ; chaque manche en apporte d’autres. Il y a trois rangées : **militaire**, **réseau** et **nano**.

        Chacune montre deux nombres : son prix en science [res-science|science] et le plus bas où il puisse descendre.
lessons_eclipse-research-cannon = Prendre le Canon à plasma
    .say = Vous avez **6** sciences [res-science|science] et, Terrien, déjà une technologie militaire : Base stellaire. La tuile militaire suivante coûte donc **1 de moins** : le Canon à plasma est à 5 au lieu de 6.
    .hint = Touchez Rechercher, puis le Canon à plasma.
    .wrong-full = Une bonne tuile, mais cette rangée est encore vide : vous payez plein prix. Prenez la militaire, avec sa remise.
    .wrong-dear = Trop cher pour 6 sciences. Les prix baissent quand vos rangées s’allongent.
    .wrong-have = Vous avez déjà Base stellaire. Personne n’a deux fois la même technologie.
    .wrong-other = Ici, choisissez Rechercher.
lessons_eclipse-research-trade = Échanger contre de la science
    .say = Il reste une science [res-science|science], et les Nanorobots en coûtent 2. Les Terriens **échangent 2 contre 1** : donnez 2 matériaux [res-materials|matériaux] pour 1 science. Cela ne coûte aucune action.
    .hint = Parmi les échanges, touchez matériaux contre science.
    .wrong-first = Échangez d’abord : 1 science n’achète aucune technologie.
lessons_eclipse-research-robots = Prendre les Nanorobots
    .say = Vos 2 sciences [res-science|science] suffisent maintenant. Avec les **Nanorobots**, chacune de vos actions Construire donne une pièce de plus.
    .hint = Touchez Rechercher, puis Nanorobots.
    .wrong-other = Ici, choisissez Rechercher.
lessons_eclipse-research-after = Voir vos rangées
    .say = Les longues rangées paient deux fois : des tuiles moins chères pendant la partie, et des points [res-vp|points] à la fin. **Quatre** tuiles d’une rangée valent 1 point, cinq 2, six 3, sept 5.

## 5. Construire et améliorer
lessons_eclipse-ships = Construire et améliorer
    .about = Vaisseaux, plans, énergie
    .goal = Construire deux vaisseaux et les améliorer
    .end = Une flotte
    .ending = Les pièces ne coûtent rien que l’action, et tout vaisseau de ce type les porte désormais.
    .know-1 = Construire donne jusqu’à deux pièces sur des hexs à vous, payées en matériaux.
    .know-2 = Améliorer pose jusqu’à deux pièces sur vos plans.
    .know-3 = Les pièces n’utilisent pas plus d’énergie que les sources n’en donnent, et ce qui bouge a besoin d’un propulseur.
lessons_eclipse-ships-build = Construire une frégate
    .say = Vous avez **8** matériaux [res-materials|matériaux]. Un intercepteur [ship-interceptor|intercepteur] en coûte 3, une **frégate** [ship-cruiser|frégate] 5, un croiseur [ship-dreadnought|croiseur] 8. Commencez par une frégate.
    .hint = Touchez Construire, puis la frégate et votre hex de départ.
    .wrong-large = Il prendrait tous vos matériaux. Une frégate et un intercepteur coûtent autant, et font deux vaisseaux.
    .wrong-other = Ici, choisissez Construire.
lessons_eclipse-ships-second = Construire un intercepteur
    .say = Une action construit jusqu’à **deux** pièces. Pour les 3 autres matériaux [res-materials|matériaux], ajoutez un intercepteur [ship-interceptor|intercepteur].
    .hint = Touchez l’intercepteur, puis votre hex de départ.
lessons_eclipse-ships-cannon = Améliorer la frégate
    .say = Chaque type de vaisseau a son **plan** : vos vaisseaux sont ce qui s’y trouve. La frégate a une place vide. **Améliorez** et remplissez-la : canon [part-cannon|canon], coque [part-hull|coque] ou ordinateur [part-computer|ordinateur].

        Un canon prend 1 énergie [ec-energy|énergie], juste ce qui reste.
    .hint = Touchez Améliorer, puis une pièce et la place vide de la frégate.
    .wrong-other = Ici, choisissez Améliorer.
lessons_eclipse-ships-hull = Améliorer l’intercepteur
    .say = Une action pose **deux** pièces. Vos intercepteurs ont aussi une place vide : avec une coque [part-hull|coque] ils survivent à un coup, avec un ordinateur [part-computer|ordinateur] ils touchent plus souvent.
    .hint = Choisissez coque ou ordinateur pour la place vide de l’intercepteur.
lessons_eclipse-ships-after = Regarder vos plans
    .say = Les deux intercepteurs, le premier comme le nouveau, portent aussitôt la nouvelle pièce. De meilleures pièces demandent leur technologie : avec Canon à plasma, par exemple, des canons qui font **2** dégâts.

## 6. Se déplacer et combattre
lessons_eclipse-battle = Se déplacer et combattre
    .about = Voler, un combat, la réputation
    .goal = Chasser l’ancien
    .end = La voie est libre
    .ending = L’hex est à vous, et une découverte y attend. La tuile du combat reste secrète jusqu’à la fin.
    .gain = un hex gagné
    .know-1 = Les vaisseaux passent par des trous de ver qui se touchent, aussi loin que leurs propulseurs les portent.
    .know-2 = On se bat quand tous ont passé. Un 6 touche, et de même un jet que les ordinateurs portent à 6.
    .know-3 = Qui s’est battu tire des tuiles de réputation et en garde une.
lessons_eclipse-battle-fly = Envoyer les deux frégates
    .say = Un **ancien** [ship-ancient|ancien] garde l’hex à côté du vôtre. Choisissez **Déplacer** : les Terriens ont trois activations, et chacune fait voler un vaisseau aussi loin que porte son propulseur [part-drive|propulseur], ici un hex.
    .hint = Touchez Déplacer, une frégate, puis l’hex de l’ancien. Puis la seconde frégate.
    .mark-ancient = ancien
    .wrong-other = Ici, choisissez Déplacer.
    .wrong-centre = Le centre est gardé par bien plus fort. Pas avec deux frégates.
lessons_eclipse-battle-pass = Passer
    .say = Rien ne se passe encore : **les combats viennent après les actions**. Votre intercepteur reste chez vous. Finissez l’action et passez.
    .hint = Touchez C’est tout, puis Passer.
    .wrong-more = Vous pourriez agir encore. Ici, passez et voyez le combat.
lessons_eclipse-battle-fight = Attaquer
    .say = La plus haute **initiative** [ec-initiative|initiative] tire d’abord ; ici 2 contre 2, donc le défenseur. Chaque canon lance un dé : avec un ordinateur [part-computer|ordinateur] +1, vous touchez sur **5 et 6**. La coque de l’ancien tient un coup, le second le détruit.
    .hint = Touchez Attaquer, jusqu’à ce que ce soit décidé.
    .wrong-retreat = La retraite sauve des vaisseaux qui perdent. Les vôtres tiennent bien : attaquez.
lessons_eclipse-battle-tile = Garder une tuile de réputation
    .say = Vous tirez une tuile [ec-reputation|tuile de réputation] pour avoir combattu et une pour l’ancien détruit. Vous en gardez **une** ; l’autre repart. Le nombre est sa valeur en points [res-vp|points].
    .hint = Gardez le 3.
    .wrong-less = 2 points, c’est bien, 3, c’est mieux. L’autre retourne dans le sac.
lessons_eclipse-battle-hold = Prendre l’hex
    .say = Il ne reste que vos vaisseaux. Vous pouvez poser un disque [ec-disc|disque d’influence] : **3** points [res-vp|points], des planètes, et la découverte que l’ancien gardait.
    .hint = Touchez l’hex et confirmez.
    .wrong-decline = Sans disque, l’hex n’est à personne, et le combat n’a rapporté qu’une tuile.

## 7. L’entretien
lessons_eclipse-upkeep = Passer et payer
    .about = Le solde, passer, échanger pour l’entretien
    .goal = Payer votre entretien
    .end = Payé
    .ending = Les disques sont revenus des actions, science et matériaux sont arrivés, et la manche 2 commence. Qui a passé en premier l’ouvre.
    .know-1 = À la fin d’une manche, vous gagnez des crédits et payez l’entretien que montre votre piste.
    .know-2 = Ce qui manque vient d’échanges, sinon d’hexs abandonnés.
    .know-3 = Qui passe en premier ouvre la manche suivante, et peut encore réagir : améliorer, construire ou déplacer une fois, contre un disque.
lessons_eclipse-upkeep-count = Lire votre solde
    .say = Vous avez fait trois actions et tenez trois hexs : il reste **7** disques [ec-disc|disque d’influence], l’entretien est donc de **5**. Vous avez 2 crédits [res-money|crédits] et en gagnez 3. Solde : **0**.
lessons_eclipse-upkeep-settle = Peupler pour des crédits
    .say = Une action de plus porterait l’entretien à 7. Mais une case grise est libre sur Spica : un cube de **crédits** [res-money|crédits] monte votre revenu de 3 à 4, dès cette manche.
    .hint = Touchez Spica et choisissez crédits.
    .wrong-money = Ce revenu-là vient après le paiement de l’entretien. Il vous faut des crédits.
    .wrong-action = D’abord améliorez votre revenu, puis agissez.
lessons_eclipse-upkeep-act = Agir encore, malgré tout
    .say = **Améliorez** vos intercepteurs d’une coque [part-hull|coque]. Regardez le solde : le disque le porte à **−1**. Une action vaut parfois ce prix.
    .hint = Touchez Améliorer, puis la coque et la place vide de l’intercepteur.
    .wrong-other = Ici, choisissez Améliorer.
lessons_eclipse-upkeep-pass = Passer
    .say = Assez. Finissez l’action et **passez**. Quand tous ont passé viennent les combats, puis l’entretien.
    .hint = Touchez C’est tout, puis Passer.
    .wrong-more = Chaque disque de plus coûte davantage que le précédent. Passez.
lessons_eclipse-upkeep-pay = Trouver le crédit manquant
    .say = Il manque un crédit [res-money|crédit]. **Échangez** 2 sciences [res-science|science] contre lui, ou abandonnez un hex : son disque revient et l’entretien baisse, mais l’hex est perdu.
    .hint = Échangez science contre crédits.
    .wrong-abandon = Un hex vaut des points, et des revenus à chaque manche. Deux sciences sont moins chères.

## 8. De meilleurs vaisseaux d’abord
lessons_eclipse-armour = De meilleurs vaisseaux d’abord
    .about = Stratégie : une pièce peut décider d’un combat
    .goal = Battre l’ancien avec des frégates améliorées
    .end = Bien préparé
    .ending = Sans cette pièce, les deux frégates auraient été perdues ici. Un disque pour améliorer coûte moins que dix matériaux.
    .gain = un hex gagné
    .know-1 = Comparez avant de voler : l’initiative, ce qui touche de chaque côté, combien de coups chacun supporte.
    .know-2 = Une amélioration vaut pour tous les vaisseaux d’un type. Plus vous en avez, plus elle vaut.
    .know-3 = Les combats viennent en dernier : on peut aussi voler d’abord et améliorer ensuite.
lessons_eclipse-armour-weigh = Comparer les deux côtés
    .say = L’ancien [ship-ancient|ancien] lance deux dés et touche sur 5 et 6. Vos deux frégates aussi, avec un dé chacune. De chaque côté un vaisseau tombe au second coup, et l’ancien tire d’abord. Vous en avez deux : à peine mieux qu’à égalité.
    .mark-ancient = ancien
lessons_eclipse-armour-part = Améliorer vos frégates
    .say = Remplissez la place vide des frégates **avant** le combat : une coque [part-hull|coque], et chacune ne tombe qu’au troisième coup ; ou un ordinateur [part-computer|ordinateur], et chacune touche aussi sur 4.
    .hint = Touchez Améliorer, puis coque ou ordinateur pour la place vide de la frégate.
    .wrong-early = Vous pourriez, et espérer. Un disque pour de meilleures frégates met d’abord les chances de votre côté.
    .wrong-other = Ici, choisissez Améliorer.
lessons_eclipse-armour-done = Finir l’action
    .say = Une seconde pièce pourrait aller ailleurs. Ici une seule suffit : les deux frégates l’ont déjà.
    .hint = Touchez C’est tout.
lessons_eclipse-armour-fly = Voler à deux
    .say = Maintenant **Déplacer** : les deux frégates [ship-cruiser|frégate] dans l’hex de l’ancien. Ensemble elles se partagent ses tirs et tirent deux fois plus.
    .hint = Touchez Déplacer, une frégate, l’hex de l’ancien ; puis l’autre frégate.
    .wrong-other = Ici, choisissez Déplacer.
lessons_eclipse-armour-fight = Livrer le combat
    .say = Finissez l’action, **passez**, et attaquez jusqu’à ce que ce soit décidé. Puis gardez une tuile [ec-reputation|tuile de réputation] et posez votre disque [ec-disc|disque d’influence].
    .hint = C’est tout, Passer, Attaquer ; puis une tuile, puis l’hex.

## 9. La dernière manche
lessons_eclipse-last = La dernière manche
    .about = Stratégie : tout changer en points
    .goal = Finir la partie avec 9 points
    .end = Neuf manches
    .ending = 9 à 3. Une action a rapporté six points, parce qu’il ne fallait plus rien garder pour la suite.
    .know-1 = Les points : hexs tenus, réputation, découvertes gardées, monolithes, longues rangées de technologies.
    .know-2 = À la dernière manche, les revenus ne valent plus rien ; un disque sur un hex en vaut les points.
    .know-3 = Vaisseaux et ressources en réserve ne rapportent pas de points ; les ressources ne font que départager.
lessons_eclipse-last-count = Compter ce qui reste
    .say = Manche **9**, la dernière. Vous avez 3 points [res-vp|points], l’autre aussi. Deux hexs à côté de vous ne sont à personne : Pollux avec **3** points, Spica avec **1** et une découverte.
    .mark-three = 3 points
    .mark-one = 1 point
lessons_eclipse-last-three = Prendre l’hex le plus riche
    .say = Il n’y a pas de lendemain : un disque [ec-disc|disque d’influence] sur un hex compte à la fin, quoi que l’hex produise. Choisissez **Influencer** et prenez d’abord **Pollux**.
    .hint = Touchez Influencer, prenez un disque de la piste, puis touchez Pollux.
    .wrong-small = Spica vient ensuite. Mettez d’abord les 3 points à l’abri.
    .wrong-other = Cela ne rapporte plus de points. Influencer, si.
lessons_eclipse-last-second = Prendre aussi l’autre
    .say = Influencer déplace **deux** disques [ec-disc|disque d’influence]. Vos crédits en couvrent encore un : avec 7 disques restants l’entretien est de 5, et vous avez 2 crédits et en gagnez 3.
    .hint = Prenez un autre disque de la piste.
    .wrong-left = Un disque de plus peut partir, sans autre action.
lessons_eclipse-last-found = Décider de la découverte
    .say = Une découverte [ec-discovery|découverte] : 5 sciences [res-science|science] aussitôt, ou **2** points [res-vp|points]. En début de partie, vous l’utiliseriez peut-être. Et maintenant ?
    .hint = Que feriez-vous encore de 5 sciences ? Gardez-la pour 2 points.
    .wrong-late = Ce que la science achète maintenant ne rapporte guère de points. La tuile elle-même en vaut 2.
lessons_eclipse-last-end = Finir
    .say = Finissez l’action et **passez**. Les vaisseaux de colons n’ont plus à voler : après l’entretien, on compte les points.
    .hint = Touchez C’est tout, puis Passer, puis C’est tout.

## Dix questions
lessons_eclipse-quiz-rounds = Combien de temps dure la partie ?
    .a = Jusqu’à la prise du centre de la galaxie
    .b = Neuf manches
    .c = Jusqu’à ce qu’il n’y ait plus d’hexs
    .why = Après neuf manches on compte les points, quoi qu’on ait exploré ou conquis.
lessons_eclipse-quiz-upkeep = Qu’est-ce qui fait monter votre entretien ?
    .a = Chaque vaisseau construit
    .b = Chaque technologie acquise
    .c = Chaque disque d’influence qui quitte la piste
    .why = L’entretien ne dépend que des disques qui restent sur la piste. Les actions en prennent pour la manche, les hexs tant que vous les tenez.
lessons_eclipse-quiz-zone = Vous posez un hex que vous avez exploré. Que faut-il ?
    .a = Qu’un de ses trous de ver en touche un d’un hex où vous avez un disque ou un vaisseau
    .b = Que tous ses bords s’accordent à ses voisins
    .c = Qu’il soit tourné vers le centre de la galaxie
    .why = Une liaison complète avec vous suffit. Les autres bords s’accordent ou non.
lessons_eclipse-quiz-found = Que pouvez-vous faire d’une tuile de découverte ?
    .a = La vendre à un autre joueur
    .b = L’utiliser aussitôt, ou la garder pour 2 points
    .c = La mettre de côté et l’utiliser quand vous voulez
    .why = Vous décidez en la prenant : ce qu’elle donne, ou 2 points à la fin.
lessons_eclipse-quiz-colony = Quand vos vaisseaux de colons utilisés redeviennent-ils prêts ?
    .a = Jamais : chacun sert une fois
    .b = Au début de chacun de vos tours
    .c = À la fin de la manche, et deux par action Influencer
    .why = Tous se redressent quand la manche finit. Influencer en redresse deux aussitôt.
lessons_eclipse-quiz-price = Vous avez une technologie militaire. Que coûte la suivante, marquée 6 ?
    .a = 5 sciences
    .b = 6 sciences
    .c = 3 sciences
    .why = La première tuile d’une rangée baisse de 1 le prix de la suivante, sans passer sous son prix le plus bas.
lessons_eclipse-quiz-blueprint = Vous posez une coque sur le plan de la frégate. Quelles frégates l’ont ?
    .a = Seulement celles construites désormais
    .b = Toutes vos frégates, aussitôt
    .c = Seulement celles de votre hex de départ
    .why = Un plan vaut pour tous les vaisseaux de son type, même ceux qui sont déjà loin.
lessons_eclipse-quiz-hit = Votre vaisseau a un ordinateur +1, la cible n’a pas de bouclier. Quels jets touchent ?
    .a = Seulement le 6
    .b = 4, 5 et 6
    .c = 5 et 6
    .why = Le jet plus les ordinateurs moins les boucliers doit atteindre 6. Un 6 touche toujours, un 1 jamais.
lessons_eclipse-quiz-pay = Vos crédits ne suffisent pas à l’entretien. Que se passe-t-il ?
    .a = Vous échangez d’autres ressources contre des crédits, ou abandonnez des hexs
    .b = Vous devez le reste jusqu’à la manche suivante
    .c = Vous perdez un vaisseau par crédit manquant
    .why = L’entretien se paie toujours en entier. Ce qui manque vient d’échanges ; s’ils ne suffisent pas, des disques reviennent des hexs.
lessons_eclipse-quiz-score = Qu’est-ce qui vaut des points à la fin ?
    .a = Vos vaisseaux
    .b = Les matériaux en réserve
    .c = Les hexs tenus et les tuiles de réputation
    .why = Comptent les hexs, la réputation, les découvertes gardées, les monolithes et les longues rangées de technologies. Les vaisseaux non, et les ressources ne font que départager.

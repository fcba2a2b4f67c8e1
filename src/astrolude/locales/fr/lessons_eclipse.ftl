### Le cours de Eclipse. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_eclipse = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Explorez la galaxie, peuplez-la, cherchez, combattez, et gardez un entretien à votre mesure pendant neuf manches.
    .further = L’extension, module par module
    .further-text = Une ou deux minutes chacune, après le cours. Chaque module s’ajoute seul à une table.

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

## 8. Bons voisins
lessons_eclipse-relations = Bons voisins
    .about = Les ambassadeurs, à quatre et plus
    .goal = Échanger des ambassadeurs
    .end = En paix
    .ending = Un ambassadeur chacun, et un cube au travail dessus. Aucun de vous n’attaquera volontiers le premier.
    .gain = une frontière en paix
    .know-1 = À quatre et plus, on peut échanger des ambassadeurs avec un joueur dont un hex communique avec un des siens.
    .know-2 = Un ambassadeur vaut 1 point et prend une place sur la piste de réputation ; son cube découvre du revenu.
    .know-3 = Qui attaque un partenaire est le traître : 2 points de moins à la fin.
lessons_eclipse-relations-border = S’établir jusqu’à la frontière
    .say = Vous avez exploré un hex, et son passage [ec-wormhole|trou de ver] touche un hex d’un **autre joueur**. Posez-y un disque [ec-disc|disque] : désormais vous êtes voisins.
    .hint = Touchez le nouvel hex, puis Confirmer.
    .mark-theirs = à un autre
    .wrong-theirs = Quelqu’un d’autre tient cet hex. Posez votre disque sur le nouveau, à côté.
lessons_eclipse-relations-propose = Proposer des relations
    .say = On joue à quatre : il y a donc une **diplomatie**. Vos hexs communiquent et aucun de vous n’a de vaisseau chez l’autre : vous pouvez **proposer des relations**. Ce n’est pas une action et cela ne coûte rien ; l’autre doit accepter.
    .hint = Touchez la proposition dans la barre, puis Confirmer.
lessons_eclipse-relations-cube = Poser un cube sur l’ambassadeur
    .say = La réponse est oui. Sur l’ambassadeur [ec-ambassador|ambassadeur] que vous envoyez se pose un de vos **cubes**, pris sur la piste de votre choix : ce qu’il découvre est un revenu à chaque manche.
    .hint = L’argent manque au début. Choisissez-le, ou une autre piste.
lessons_eclipse-relations-after = Voir ce que vous tenez
    .say = Son ambassadeur est sur votre piste et vaut **1** point [res-vp|point]. Les relations durent jusqu’à ce que l’un entre avec un vaisseau dans un hex de l’autre. Celui-là est le **traître**.

## 9. De meilleurs vaisseaux d’abord
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

## 10. La dernière manche
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
lessons_eclipse-quiz-traitor = Vous attaquez un joueur dont vous tenez un ambassadeur. Que se passe-t-il ?
    .a = Rien : un ambassadeur ne rapporte que des points
    .b = Vous êtes le traître : 2 points de moins, tant que personne d’autre ne le devient
    .c = Vous passez votre prochaine action
    .why = Les deux ambassadeurs repartent, et la carte du traître coûte 2 points à qui la tient à la fin.
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
lessons_eclipse-quiz-hull = Un vaisseau a 1 de coque. Combien de dégâts le détruisent ?
    .a = 1
    .b = 2
    .c = 3
    .why = Il en tient autant que sa coque ; le suivant le détruit.
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

## L’extension, module par module

lessons_eclipse-rare = Technologies rares
    .about = Des tuiles uniques, sur toute piste
    .goal = Rechercher le Champ Conifold
    .end = Un seul exemplaire
    .ending = Plus personne ne peut acheter cette tuile. Surveillez ce qui se trouve à côté de la réserve : la prochaine tuile rare peut vous servir mieux que toutes les autres.
    .know-1 = Il y a dix technologies rares, chacune une seule fois.
    .know-2 = Une tuile rare va sur la piste de votre choix, et la réduction de cette piste compte.
    .know-3 = Les tuiles rares tirées s’ajoutent aux tuiles habituelles.
lessons_eclipse-rare-row = Regarder la réserve
    .say = Avec ce module, dix **technologies rares** sont dans le sac. Une tuile rare tirée se place à côté des autres et ne compte pas parmi elles.

        Chacune existe **une seule fois** : le premier qui l’achète est le seul à l’avoir.
lessons_eclipse-rare-take = Rechercher une tuile rare
    .say = Choisissez **Rechercher**, puis le **Champ Conifold**. Il va sur **n’importe laquelle** de vos trois pistes : une longue piste rend la suite moins chère. Il coûte 5 en science [res-science|science], ou moins si la piste a une réduction.
    .hint = Touchez Rechercher, puis la tuile rare et une piste.
    .wrong-other = C’est une autre action. Ici, choisissez Rechercher.
lessons_eclipse-rare-part = Voir ce qu’elle apporte
    .say = Cinq des technologies rares sont des pièces de vaisseau. Le Champ Conifold donne **3 de coque** pour 2 d’énergie : installez-la par une action Améliorer, comme toute pièce.

lessons_eclipse-developments = Développements
    .about = Des tuiles que chacun peut acheter, une fois
    .goal = Acheter le Centre de recherche
    .end = Bien investi
    .ending = 10 ressources sont devenues 12 en science, par une action Rechercher ordinaire. Qui attend trouve les meilleures tuiles parties.
    .know-1 = Un développement s’achète par Rechercher, à la place d’une technologie.
    .know-2 = Chacun existe une fois ; il y en a un de plus que de joueurs.
    .know-3 = Il se paie dans ses propres ressources, sans réduction, et n’est pas une technologie.
lessons_eclipse-developments-row = Regarder les développements
    .say = À côté des technologies se trouvent les **développements** : un de plus que de joueurs, pour toute la partie. Certains donnent des ressources aussitôt, d’autres des points à la fin.
lessons_eclipse-developments-buy = En acheter un
    .say = Choisissez **Rechercher** et prenez le **Centre de recherche** : il coûte 5 crédits [res-money|crédits] et 5 matériaux [res-materials|matériaux], et donne aussitôt **12** en science [res-science|science].
    .hint = Touchez Rechercher, puis le Centre de recherche.
    .wrong-other = C’est une autre action. Ici, choisissez Rechercher.
lessons_eclipse-developments-gain = Voir ce que cela a donné
    .say = La science est à vous, et la tuile n’est plus là pour les autres. Un développement n’est pas une technologie : il ne réduit aucun prix, et une piste pleine ne le gêne pas.

lessons_eclipse-homeworlds = Mondes anciens
    .about = Des mondes gardés dans les coins vides
    .goal = Ouvrir la route d’un monde gardé
    .end = La route s’ouvre
    .ending = Un tel monde est bien plus riche qu’un hex ordinaire. Venez avec des croiseurs, de meilleures pièces et plus d’initiative que son gardien.
    .know-1 = Ces mondes occupent les places de départ inutilisées.
    .know-2 = Un croiseur des Anciens garde chacun d’eux ; tous les gardiens diffèrent.
    .know-3 = Le détruire donne deux tirages de réputation, sa tuile pour 1 point, puis l’hex et sa découverte.
lessons_eclipse-homeworlds-guard = Regarder un monde
    .say = Dans les coins où personne ne commence se trouvent dès le début des **mondes d’origine** des Anciens. Un **croiseur des Anciens** garde chacun d’eux : il ne bouge jamais, et aucun disque ne s’y pose avant sa destruction.
    .mark-guarded = gardé
lessons_eclipse-homeworlds-odds = Connaître le gardien
    .say = Chaque croiseur est différent : boucliers, missiles, coque. Les **chances** disent ce qu’une flotte ferait avant que vous ne la construisiez. Choisissez le gardien que vos pièces battent.
lessons_eclipse-homeworlds-open = Explorer dans sa direction
    .say = Aucune route n’y mène encore : **explorez** un hex à côté du vôtre, pour que des trous de ver les relient. Choisissez Explorer, puis une place.
    .hint = Touchez Explorer, puis une des places éclairées autour de votre hex.
    .wrong-far = Vos vaisseaux ne peuvent pas encore l’atteindre : il faut explorer des hexs entre les deux.
    .wrong-other = C’est une autre action. Ici, choisissez Explorer.

lessons_eclipse-center = La prise du centre
    .about = Un cuirassé au milieu
    .goal = Commencer à s’armer pour le centre
    .end = L’armement commence
    .ending = Le centre vaut quatre points et une découverte, son gardien trois tirages de réputation et un point. C’est un combat qui se prépare plusieurs manches.
    .know-1 = Un cuirassé des Anciens garde le centre à la place du système de défense.
    .know-2 = Il retient tout vaisseau : on n’en sort que par une retraite au combat.
    .know-3 = Qui le détruit tire trois tuiles de réputation et garde la tuile pour 1 point.
lessons_eclipse-center-guard = Regarder le centre
    .say = Avec ce module, un **cuirassé des Anciens** attend au centre. Il a deux faces, tirées au hasard : l’une se répare, l’autre commence par des missiles.
    .mark-dreadnought = le cuirassé
lessons_eclipse-center-odds = Savoir ce qui attend
    .say = Un vaisseau qui entre au centre **n’en sort plus** avant la destruction du cuirassé, sauf par une retraite. Faites d’abord juger votre flotte par les **chances**.
lessons_eclipse-center-ready = Commencer à s’armer
    .say = Les vaisseaux de la première manche n’ont aucune chance. Choisissez **Améliorer** ou **Construire** : c’est là que la prise commence.
    .hint = Touchez Améliorer ou Construire parmi vos actions.
    .wrong-far = Personne n’y va dès la première manche. Armez-vous d’abord.

lessons_eclipse-hives = Ruches d’anciens
    .about = Un hex qui envoie des Anciens
    .goal = Poser la ruche que vous avez tirée
    .end = Une voisine agitée
    .ending = Tôt ou tard, un dé envoie un de ces vaisseaux chez un voisin. Gardez des vaisseaux armés près d’une ruche, ou videz-la : elle devient un hex ordinaire avec une découverte.
    .gain = trois vaisseaux des Anciens
    .know-1 = Une ruche vient avec une découverte et trois vaisseaux des Anciens.
    .know-2 = Après chaque manche, un dé peut en envoyer un dans un hex voisin.
    .know-3 = Des Anciens laissés seuls chez vous tuent la population ; votre disque reste.
lessons_eclipse-hives-drawn = Voir ce que vous avez tiré
    .say = En explorant, vous avez tiré une **ruche**. Elle vient avec une tuile découverte et **trois vaisseaux des Anciens**, et porte un trou de ver sur chaque côté, numéroté de 1 à 6.
lessons_eclipse-hives-lay = La poser
    .say = Posez l’hex ; on pourrait aussi le défausser, mais cette leçon veut le montrer. Tout sens convient, puisqu’il a des trous de ver partout.
    .hint = Touchez un des sens de l’hex, puis confirmez.
lessons_eclipse-hives-breed = Savoir ce qu’elle fait
    .say = À la fin de chaque manche, un **dé** désigne un de ses côtés. Si un hex exploré s’y trouve, **un vaisseau des Anciens** y va : il bloque, il combat, et il tue la population que personne ne défend.
    .mark-hive = la ruche

lessons_eclipse-portals = Téléportails
    .about = Voisins à travers la galaxie
    .goal = Traverser un téléportail
    .end = D’un bout à l’autre
    .ending = Les portails raccourcissent tous les chemins, ceux de vos ennemis aussi : un portail loin derrière le front est un second front.
    .know-1 = Tous les hexs à portail sont voisins, par un trou de ver complet.
    .know-2 = Vaisseaux, disques et relations y passent ; chaque passage coûte un point de mouvement.
    .know-3 = Un portail n’ouvre aucune nouvelle place à explorer.
lessons_eclipse-portals-twins = Regarder deux portails
    .say = Ces deux hexs ont chacun un **téléportail**. Où qu’ils soient, les hexs à portail sont **l’un à côté de l’autre**, comme joints par un trou de ver complet.
    .mark-one = un portail
    .mark-two = l’autre
lessons_eclipse-portals-fly = Le traverser
    .say = Les deux bouts sont à vous. Choisissez **Déplacer** : votre intercepteur va au premier portail et, à l’activation suivante, le **traverse** jusqu’à l’autre.
    .hint = Touchez Déplacer, l’intercepteur, le premier hex à portail ; puis l’intercepteur et le second hex à portail.

lessons_eclipse-discoveries = Nouvelles découvertes
    .about = Neuf tuiles de plus dans la pile
    .goal = Utiliser une nouvelle découverte
    .end = Trouvée et montée
    .ending = Quoi que cache un nouvel hex, vous choisissez : l’utiliser maintenant, ou deux points à la fin. Tôt dans la partie, l’usage vaut mieux.
    .gain = Générateur à muon
    .know-1 = Neuf découvertes de plus sont dans la pile : pièces, orbitales, un portail, des ressources.
    .know-2 = Comme toujours, une tuile s’utilise aussitôt ou se garde pour 2 points.
    .know-3 = Une pièce trouvée se monte aussitôt sans action, ou se garde pour Améliorer.
lessons_eclipse-discoveries-claim = Prendre l’hex
    .say = Vous avez exploré un hex avec une tuile découverte [ec-discovery|découverte]. Posez-y un disque : la tuile est à vous.
    .hint = Touchez l’hex que vous venez de poser.
lessons_eclipse-discoveries-choose = L’utiliser
    .say = C’est un **générateur à muon**, une des neuf tuiles de ce module. Toute découverte a deux usages : sa face, ou **2 points** à la fin. Utilisez sa face.
    .hint = Choisissez d’utiliser la découverte.
    .wrong-points = Deux points vous resteraient. Mais à la première manche, un meilleur vaisseau vaut plus : ici, utilisez-la.
lessons_eclipse-discoveries-install = Monter la pièce
    .say = Il donne **2 d’énergie** et **1 d’initiative** et ne prend **aucune place**. Montez-le sur un plan : tous les vaisseaux de ce type l’ont aussitôt.
    .hint = Touchez le plan d’un type de vaisseau, puis la nouvelle pièce.
    .wrong-later = Vous pourriez la garder pour Améliorer. Ici, montez-la aussitôt.

lessons_eclipse-sectors = Secteurs supplémentaires
    .about = Six hexs de plus
    .goal = Poser et prendre un secteur supplémentaire
    .end = Nouvelles terres
    .ending = Plus d’hexs, c’est explorer plus longtemps et des piles qui durent : à sept joueurs ou plus, ils sont toujours en jeu.
    .gain = à vous
    .know-1 = Un hex du milieu et cinq hexs extérieurs de plus sont dans les piles.
    .know-2 = On les explore, pose et prend comme les autres.
    .know-3 = De sept à neuf joueurs, ils font partie du jeu.
lessons_eclipse-sectors-drawn = Voir ce que vous avez tiré
    .say = Cet hex, **213**, est un des six que ce module ajoute : un dans la pile du milieu, cinq dans la pile extérieure. Deux des hexs extérieurs cachent une découverte [ec-discovery|découverte].
lessons_eclipse-sectors-lay = Le poser
    .say = Tournez-le pour qu’un de ses trous de ver rencontre un des vôtres, et posez-le.
    .hint = Touchez un des sens de l’hex, puis confirmez.
lessons_eclipse-sectors-claim = Le prendre
    .say = Posez-y un disque d’influence. L’hex vaut à la fin les points imprimés.
    .hint = Touchez l’hex que vous venez de poser.

lessons_eclipse-alliances = Alliances
    .about = Gagner ensemble
    .goal = Fonder une alliance
    .end = Alliés
    .ending = Vous combattez côte à côte, et vos vaisseaux traversent les hexs de l’autre. À la fin, la moyenne des points des membres compte pour tous. Partir, c’est se parjurer : cela coûte trois points.
    .know-1 = À quatre joueurs ou plus, deux joueurs en relation peuvent fonder une alliance, des manches 1 à 8.
    .know-2 = Les alliés ne s’attaquent jamais et combattent ensemble ; chaque tuile vaut 2 points.
    .know-3 = Qui part prend la face Parjure : moins 3 points.
lessons_eclipse-alliances-friends = Regarder vos relations
    .say = Vous avez échangé des **ambassadeurs** avec un autre joueur. Avec ce module, une **alliance** peut commencer là : deux membres au plus à quatre ou cinq joueurs, trois au-delà.
lessons_eclipse-alliances-propose = La proposer
    .say = Choisissez par exemple **Influencer**. Pendant toute action, vous pouvez **proposer** une alliance au joueur dont vous avez l’ambassadeur ; l’autre doit accepter.
    .hint = Touchez Influencer, puis proposez l’alliance.
lessons_eclipse-alliances-name = La nommer
    .say = La réponse est oui. Choisissez laquelle des alliances libres vous fondez ; seul le nom diffère.
    .hint = Choisissez une des alliances.

lessons_eclipse-species = Nouvelles espèces
    .about = Six peuples de l’extension
    .goal = Choisir une nouvelle espèce
    .end = Un peuple à vous
    .ending = Son plateau dit le reste : réserves, technologies, plans et échanges diffèrent. Commencez par Magellan ; les Exilés et Lyra demandent plus d’habitude.
    .know-1 = Magellan : une découverte gratuite, et des vaisseaux colonies qui deviennent des ressources.
    .know-2 = Les orbitales des Exilés sont des vaisseaux ; le Syndicat a quatre activations et pille.
    .know-3 = Lyra bâtit des sanctuaires et relance des dés avec des vaisseaux colonies.
lessons_eclipse-species-list = Les rencontrer
    .say = L’extension apporte six espèces : trois de **Magellan**, qui se jouent de même, les **Exilés**, le **Syndicat Rho Indi** et les **Illuminés de Lyra**. À sept joueurs ou plus, elles font partie du jeu.
lessons_eclipse-species-choose = En choisir une
    .say = Choisissez une des nouvelles espèces. Chacune dit ce qu’elle fait avant que vous ne la preniez.
    .hint = Touchez une des espèces éclairées, puis confirmez.

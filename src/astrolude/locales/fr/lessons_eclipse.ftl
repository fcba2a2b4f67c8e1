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

## Questions
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

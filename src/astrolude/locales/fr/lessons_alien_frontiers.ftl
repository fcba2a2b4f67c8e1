### Le cours d’Alien Frontiers. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_alien_frontiers = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Les dés sont des vaisseaux : amarrez-les aux stations, posez des colonies, tenez la planète.

## 1. Amarrer un vaisseau
lessons_alien_frontiers-dock = Amarrer un vaisseau
    .about = Le but, votre flotte, le carburant
    .goal = Gagner 3 carburants
    .end = Bien amarré
    .ending = Le vaisseau reste à son port jusqu’à votre prochain tour. Le carburant est à vous tout de suite.
    .gain = +3 carburants
    .know-1 = Vos dés sont des vaisseaux. Chacun travaille à une station par tour.
    .know-2 = Au Convertisseur solaire, un vaisseau rapporte la moitié de sa valeur en carburant, arrondie vers le haut.
    .know-3 = Les colonies sur la planète sont des points. Carburant et minerai les paient.
lessons_alien_frontiers-dock-goal = Voir de quoi il s’agit
    .say = Vous voulez des **colonies** sur cette planète : chacune vaut 1 point. Qui en a le plus dans un territoire le contrôle : 1 point de plus, et un pouvoir.

        Qui pose sa dernière colonie met fin à la partie. Le plus de points gagne.
    .mark-land = territoires
lessons_alien_frontiers-dock-sun = Amarrer au Convertisseur solaire
    .say = Vos dés sont votre **flotte**. Chacun s’amarre à une station et y travaille.

        Le Convertisseur solaire prend tout vaisseau. Plus la valeur est haute, plus il donne : un 5 rapporte **3** [res-fuel|carburants].
    .hint = Le 5 rapporte le plus. Touchez-le, puis le Convertisseur solaire.
    .wrong-pair = Deux vaisseaux de même valeur s’y amarrent ensemble, et vos trois valeurs diffèrent.
    .wrong-three = Trois vaisseaux s’y amarrent ensemble : égaux au Constructeur, une suite comme 3-4-5 à l’Avant-poste.
    .wrong-six = Seul un 6 terraforme, contre carburant et minerai. Ce sera la dernière leçon.
    .wrong-mine = La Mine lunaire donne du minerai. Ce sera la leçon suivante ; ici, les réservoirs sont vides.
    .wrong-later = Cette station aura sa propre leçon. D’abord le carburant.
    .wrong-planet = Un territoire reçoit des colonies, pas des vaisseaux. Les vaisseaux s’amarrent aux stations autour de la planète.

## 2. Un tour entier
lessons_alien_frontiers-turn = Un tour entier
    .about = Tout amarrer, finir le tour, relancer
    .goal = Jouer un tour jusqu’au bout
    .end = Tour de table
    .ending = C’est le rythme du jeu : lancer, tout amarrer, finir le tour.
    .know-1 = Tout vaisseau qui peut s’amarrer doit le faire avant la fin du tour.
    .know-2 = La Mine lunaire donne 1 minerai à un vaisseau au moins aussi haut que tous ceux qui s’y trouvent.
    .know-3 = Les vaisseaux reviennent à votre prochain tour et sont relancés. Les ressources restent, huit en tout au plus.
lessons_alien_frontiers-turn-all = Amarrer les trois vaisseaux
    .say = Vous ne finissez votre tour que si **plus aucun vaisseau ne peut s’amarrer**. Employez donc les trois.

        La Mine lunaire [res-mineral|minerai] prend un vaisseau au moins aussi haut que ceux qui y sont : le plus bas d’abord.
    .hint = Le 4 à la Mine lunaire, puis le 5 à côté. Le 2 suffit pour le Soleil.
    .wrong-equal = Des vaisseaux de même valeur s’y amarrent ensemble, et les vôtres sont 2, 4 et 5.
    .wrong-planet = Aucune colonie n’est prête. Amarrez vos vaisseaux aux stations éclairées.
lessons_alien_frontiers-turn-end = Finir le tour
    .say = Tous les vaisseaux travaillent : le tour peut finir. Votre adversaire lance et amarre comme vous.
    .hint = Touchez Finir le tour, puis Confirmer.
lessons_alien_frontiers-turn-again = Voir votre nouveau lancer
    .say = Votre adversaire a joué. Vos vaisseaux ont quitté leurs ports et ont été **relancés** : un nouveau tour, de nouvelles chances.

        Carburant et minerai restent, mais huit en tout au plus à la fin d’un tour.

## Dix questions
lessons_alien_frontiers-quiz-solar = Un vaisseau de valeur 5 s’amarre au Convertisseur solaire. Combien de carburants rapporte-t-il ?
    .a = 1
    .b = 2
    .c = 3
    .why = La moitié de 5, arrondie vers le haut.
lessons_alien_frontiers-quiz-all-ships = Quand pouvez-vous finir votre tour ?
    .a = Quand vous voulez
    .b = Quand plus aucun de vos vaisseaux ne peut s’amarrer
    .c = Après trois vaisseaux amarrés
    .why = Tant qu’un vaisseau, une paire, un triple ou une suite peut s’amarrer, il le faut.

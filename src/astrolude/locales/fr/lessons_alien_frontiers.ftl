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

## 3. Minerai et commerce
lessons_alien_frontiers-ore = Minerai et commerce
    .about = La Mine lunaire, le Marché orbital
    .goal = Avoir 3 minerais
    .end = Cale pleine
    .ending = Du carburant devenu minerai sans un seul vaisseau à la mine. Le droit de commercer finit avec votre tour.
    .gain = 3 carburants pour 1 minerai
    .know-1 = La Mine lunaire donne 1 minerai à un vaisseau au moins aussi haut que ceux qui y sont.
    .know-2 = Une paire au Marché orbital permet d’acheter du minerai jusqu’à la fin du tour.
    .know-3 = Le prix est la valeur de la paire en carburant : les paires basses commercent le mieux.
lessons_alien_frontiers-ore-mine = Amarrer le 5 à la Mine lunaire
    .say = Colonies et vaisseaux coûtent du **minerai** [res-mineral|minerai]. La Mine lunaire en donne un par vaisseau.

        Votre 5 seul y va ; la paire de 3 a mieux à faire.
    .hint = Touchez le 5, puis la Mine lunaire, à droite.
    .mark-mine = 1 minerai par vaisseau
    .wrong-market = C’est l’étape suivante. D’abord le vaisseau qui n’a pas de jumeau.
    .wrong-yard = Le Chantier spatial veut une paire, du carburant et du minerai. Vous n’avez pas encore de minerai.
    .wrong-low = Un 3 peut aussi extraire, mais la paire serait rompue. Gardez les deux pour le Marché.
    .wrong-planet = Rien ne se pose encore. D’abord du minerai.
lessons_alien_frontiers-ore-market = Amarrer la paire au Marché orbital
    .say = Deux vaisseaux de **même valeur** ouvrent le Marché orbital. Vos 3 le font : dès lors, vous payez **3** [res-fuel|carburants] pour **1** [res-mineral|minerai].
    .hint = Touchez un 3, puis le Marché orbital, en haut.
    .wrong-lower = Un 5 est maintenant à la mine : un 3 est trop bas.
    .wrong-yard = Un nouveau vaisseau coûte du minerai que vous voulez encore réunir.
lessons_alien_frontiers-ore-trade = Commercer deux fois
    .say = Commercez aussi souvent que vous voulez avant la fin du tour. Six [res-fuel|carburants] achètent deux [res-mineral|minerais].
    .hint = Touchez Acheter 1 minerai et confirmez ; puis encore une fois.

## 4. Un quatrième vaisseau
lessons_alien_frontiers-fleet = Un quatrième vaisseau
    .about = Le Chantier spatial, et pourquoi tôt
    .goal = Lancer quatre dés
    .end = Une plus grande flotte
    .ending = Désormais, vous lancez un dé de plus à chaque tour. C’est pourquoi l’on construit tôt.
    .know-1 = Une paire au Chantier spatial construit un vaisseau : le quatrième pour 1 carburant et 1 minerai, les suivants plus cher.
    .know-2 = Le nouveau vaisseau attend à la Baie et se lance dès votre prochain tour.
    .know-3 = Ce qui aide à chaque tour vaut d’autant plus que cela vient tôt.
lessons_alien_frontiers-fleet-build = Bien employer la paire de 5
    .say = Vous avez **1** [res-fuel|carburant] et **1** [res-mineral|minerai], et une paire. Trois stations la prendraient.

        La partie commence. Que vous en restera-t-il dans cinq tours ?
    .hint = Un vaisseau travaille à tous les tours qui viennent. Le Chantier spatial en construit un.
    .wrong-trade = Un marché à 5 carburants le minerai est cher, et le droit finit avec le tour. La paire peut mieux.
    .wrong-fuel = 3 carburants pour un vaisseau, c’est bien, mais la paire serait rompue, et il n’en vient pas à chaque tour.
    .wrong-single = Le 3 n’a pas de jumeau. Ce sera pour après.
    .wrong-planet = Les colonies demandent plus de minerai. D’abord les moyens, puis les points.
lessons_alien_frontiers-fleet-rest = Amarrer le 3 et finir le tour
    .say = Le nouveau vaisseau est à la **Baie d’entretien** et se repose ce tour-ci. Reste un vaisseau à amarrer ; puis votre adversaire joue.
    .hint = Amarrez le 3 à une station éclairée, puis touchez Finir le tour.
    .wrong-bay = Les vaisseaux de la Baie ne font rien maintenant. Ils se lancent à votre prochain tour.
lessons_alien_frontiers-fleet-four = Voir vos quatre dés
    .say = Quatre dés : un vaisseau de plus à chaque tour qui suit, et plus de chances de paires et de triples.

## 5. Poser une colonie
lessons_alien_frontiers-colony = Poser une colonie
    .about = Le Constructeur, un territoire, son pouvoir
    .goal = Marquer 2 points
    .end = Premier pas
    .ending = Un atterrissage, deux points : la colonie, et le contrôle d’un territoire où personne n’en a autant.
    .know-1 = Trois vaisseaux égaux et 3 minerais posent une colonie aussitôt.
    .know-2 = Chaque colonie sur la planète vaut 1 point, chaque territoire contrôlé 1 de plus.
    .know-3 = Tant que vous contrôlez un territoire, son pouvoir est à vous.
lessons_alien_frontiers-colony-build = Amarrer trois 5 au Constructeur
    .say = Trois vaisseaux de **même valeur** et **3** [res-mineral|minerais] bâtissent une colonie [af-colony|colonie] au Constructeur de colonies. C’est votre lancer.
    .hint = Touchez un 5, puis le Constructeur de colonies, en bas à droite.
    .wrong-spread = Chaque 5 seul apporte carburant, minerai ou carte. Trois égaux sont rares : employez-les ensemble.
    .wrong-run = L’Avant-poste veut une suite comme 3-4-5. Les vôtres sont égaux.
    .wrong-first = La colonie se construit d’abord ; ensuite vous choisissez où elle se pose.
lessons_alien_frontiers-colony-land = Choisir un territoire
    .say = Tous sont vides : vous **contrôlerez** celui que vous choisissez. Le signe sous son nom est le pouvoir reçu.

        Terres de Lem : 1 [res-fuel|carburant] de plus au Soleil. Plaines de Heinlein : commerce à 1 [res-fuel|carburant].
    .hint = Les Plaines de Heinlein et les Terres de Lem aident à chaque tour. Touchez-en une.
    .wrong-station = La colonie descend : choisissez un territoire de la planète.
lessons_alien_frontiers-colony-points = Voir vos points
    .say = Vous avez **2 points** : 1 pour la colonie, 1 pour le contrôle. Les points se recomptent à tout moment ; ils peuvent se perdre.

## 6. Sept pas
lessons_alien_frontiers-hub = Sept pas vers une colonie
    .about = Le Centre des colons et le lancement
    .goal = Lancer une colonie du Centre
    .end = Décollage
    .ending = C’est lent, mais toute valeur convient : le Centre accueille les vaisseaux qui ne vont nulle part ailleurs.
    .know-1 = Chaque vaisseau au Centre, quelle que soit sa valeur, avance votre colonie d’un cercle.
    .know-2 = Du septième cercle, elle part à l’un de vos tours, pour 1 carburant et 1 minerai.
    .know-3 = La piste prend trois vaisseaux par tour, et l’avance n’est jamais perdue.
lessons_alien_frontiers-hub-advance = Mener la colonie au dernier cercle
    .say = Votre colonie est au **quatrième** de sept cercles. Chaque vaisseau amarré ici l’avance d’un. Trois vaisseaux, trois cercles.
    .hint = Amarrez les trois vaisseaux au Centre des colons, dans l’ordre que vous voulez.
    .mark-track = votre piste
    .wrong-triple = Le Constructeur demande trois vaisseaux égaux. Au Centre, trois quelconques suffisent.
    .wrong-goods = Vous avez de quoi lancer : 1 carburant et 1 minerai. Avancez la colonie.
    .wrong-wait = La colonie n’est pas prête. Elle part du septième cercle.
lessons_alien_frontiers-hub-launch = La lancer
    .say = Elle est prête. Un lancement prend **1** [res-fuel|carburant] et **1** [res-mineral|minerai], et aucun vaisseau. Elle pourrait aussi attendre.
    .hint = Touchez Lancer la colonie, puis Confirmer.
    .wrong-pay = D’abord lancer, puis choisir où elle se pose.
lessons_alien_frontiers-hub-land = Choisir où elle se pose
    .say = Le Cratère d’Asimov convient bien : qui le contrôle avance de **deux** cercles avec le premier vaisseau au Centre de chaque tour.
    .hint = Touchez le Cratère d’Asimov, ou un autre territoire.

## 7. La technologie alien
lessons_alien_frontiers-cards = La technologie alien
    .about = L’Artefact alien, prendre et employer une carte
    .goal = Prendre une carte et l’employer
    .end = En de bonnes mains
    .ending = Une carte sert tour après tour. La plupart ont un second pouvoir, pour lequel on les défausse.
    .know-1 = Des vaisseaux à l’Artefact qui font 8 ou plus prennent l’une des trois cartes visibles.
    .know-2 = La plupart des cartes coûtent un peu de carburant, une fois par tour chacune.
    .know-3 = La Cité alien et le Monument alien valent chacun 1 point à qui les possède.
lessons_alien_frontiers-cards-look = Envoyer 8 ou plus à l’Artefact
    .say = Trois cartes [af-tech|cartes] sont visibles. Des vaisseaux à l’Artefact alien qui font **8 ou plus** en prennent une. Un 6 et un 3 suffisent.
    .hint = Amarrez le 6 et le 3 à l’Artefact alien, en haut à droite.
    .mark-eight = 8 ou plus
    .wrong-card = Pour prendre une carte, il faut d’abord 8 à l’Artefact.
    .wrong-elsewhere = Bon emploi d’un vaisseau, mais ce tour-ci, les cartes sont à vous.
lessons_alien_frontiers-cards-claim = Prendre le Propulseur d’appoint
    .say = Touchez une carte pour la lire. Le **Propulseur d’appoint** élève un vaisseau de 1 pour 1 [res-fuel|carburant] : prenez-le.
    .hint = Le Propulseur d’appoint est parmi les trois cartes à côté de la pioche.
    .wrong-other = Bonne carte aussi. Pour cette leçon, prenez le Propulseur d’appoint : il sert aussitôt.
lessons_alien_frontiers-cards-use = Élever votre 1 à 2
    .say = Une carte sert dès le tour où elle est prise. Votre dernier vaisseau montre 1 : payez **1** [res-fuel|carburant] et il montre 2.
    .hint = Touchez le Propulseur d’appoint, puis le 1.
    .wrong-first = D’abord élever le vaisseau ; il s’amarre ensuite.
lessons_alien_frontiers-cards-after = Voir ce qu’elle a fait
    .say = Le 2 pourrait s’allier à un autre 2, ou suffire à la mine. La carte reste à vous et sert de nouveau au prochain tour.

## 8. Le pillage
lessons_alien_frontiers-raid = Le pillage
    .about = Une suite à l’Avant-poste des pillards
    .goal = Voler 4 ressources
    .end = Bien rentré
    .ending = Votre suite reste à l’Avant-poste : le prochain pillard en doit une plus haute.
    .gain = 4 ressources
    .know-1 = Trois vaisseaux qui se suivent, comme 3-4-5, peuvent piller.
    .know-2 = Un pillage prend jusqu’à 4 carburants et minerais aux autres, ou l’une de leurs cartes.
    .know-3 = Une suite n’est chassée que par une somme plus haute.
lessons_alien_frontiers-raid-run = Amarrer 3-4-5 à l’Avant-poste
    .say = Votre lancer est une **suite** : 3, 4 et 5. À l’Avant-poste des pillards, elle permet de voler, et Tycho, votre adversaire, a 3 carburants [res-fuel|carburant] et 2 minerais [res-mineral|minerai].
    .hint = Touchez l’Avant-poste des pillards, à droite.
    .wrong-one = Un par un, ils rapportent peu. En suite, ils rapportent quatre ressources.
    .wrong-equal = On y amarre des vaisseaux égaux. Les vôtres se suivent.
lessons_alien_frontiers-raid-fuel = Prendre 2 carburants
    .say = Un pillage prend jusqu’à **4** en tout, carburant [res-fuel|carburant] et minerai [res-mineral|minerai] à votre gré, ou bien une carte. Le carburant se compte d’abord : prenez-en deux.
    .hint = Touchez Voler 1 carburant, puis encore une fois.
    .wrong-card = Une carte en vaut parfois la peine. Ici, prenez les ressources : elles vous manquent plus.
    .wrong-nothing = Personne ne vous oblige à voler. Mais vous êtes là pour cela.
lessons_alien_frontiers-raid-ore = Prendre 2 minerais
    .say = Encore deux. Le minerai [res-mineral|minerai] est plus rare, et votre adversaire en a tout juste deux.
    .hint = Touchez Voler 1 minerai, puis encore une fois.
    .wrong-stop = On peut s’arrêter plus tôt, mais ici prenez-en quatre.
lessons_alien_frontiers-raid-after = Voir ce qui reste
    .say = Quatre ressources sont à vous, il en reste une à votre adversaire. Ce que vous gardez peut aussi être volé : dépensez plutôt que d’amasser.

## 9. Une colonie de plus
lessons_alien_frontiers-control = Une colonie de plus
    .about = Égalités, majorités, et où une colonie compte le plus
    .goal = Poser où cela compte le plus
    .end = Bien choisi
    .ending = Vous aviez un point de retard, vous en avez un d’avance, et le Soleil vous donne désormais plus de carburant.
    .gain = +2 points, +1 carburant par vaisseau
    .know-1 = Une égalité n’est à personne : ni point ni pouvoir.
    .know-2 = Rompre une égalité donne les deux ; l’adversaire a besoin de deux colonies pour la renverser.
    .know-3 = Un pouvoir pris tôt rapporte à chaque tour.
lessons_alien_frontiers-control-count = Compter ensemble
    .say = Vous avez **3** points, votre adversaire **4**. Aux Terres de Lem, c’est 1 à 1 : une **égalité**, personne ne les contrôle.

        Au Plateau de Bradbury, l’adversaire a deux colonies.
    .mark-tie = 1 à 1
    .mark-lost = 0 à 2
lessons_alien_frontiers-control-launch = Lancer votre colonie
    .say = Une colonie attend à votre septième cercle, et vous avez le 1 [res-fuel|carburant] et le 1 [res-mineral|minerai] qu’il faut.
    .hint = Touchez Lancer la colonie, puis Confirmer.
lessons_alien_frontiers-control-land = La poser où elle compte le plus
    .say = Où cette seule colonie fait-elle le plus ? Pensez au point du contrôle, au pouvoir, et à la facilité de vous le reprendre.
    .hint = Une égalité n’attend que d’être rompue, et son pouvoir est du carburant.
    .wrong-far = 1 à 2 : votre adversaire le contrôlerait encore. Un point pour la colonie, rien de plus.
    .wrong-mine = Vous le contrôlez déjà. Une deuxième colonie est plus sûre, mais vaut 1 point au lieu de 2.
    .wrong-lone = Ce sont 2 points aussi. Mais une colonie seule est égalée par la prochaine qui s’y pose ; dans une égalité rompue, il en faut deux.
lessons_alien_frontiers-control-bonus = Employer votre nouveau pouvoir
    .say = Le contrôle agit aussitôt. Avec les Terres de Lem, chaque vaisseau au Soleil rapporte **1** [res-fuel|carburant] de plus : votre 5 en rapporte 4.
    .hint = Amarrez le 5 au Convertisseur solaire.

## 10. La dernière colonie
lessons_alien_frontiers-end = La dernière colonie
    .about = Terraformer, et la fin de la partie
    .goal = Finir la partie en vainqueur
    .end = La partie est à vous
    .ending = À l’instant où votre dernière colonie se pose, c’est fini : personne ne joue plus, et l’on compte les points tels qu’ils sont.
    .know-1 = Un 6, avec 1 carburant et 1 minerai, pose une colonie aussitôt ; ce vaisseau est ensuite perdu.
    .know-2 = La partie finit quand quelqu’un pose sa dernière colonie.
    .know-3 = Qui la finit ne gagne pas toujours : regardez les points avant de poser.
lessons_alien_frontiers-end-count = Regarder les points
    .say = Vous avez **11** points, votre adversaire **8**, et il vous reste une seule colonie. Si vous la posez maintenant, la partie finit et vous gagnez.
lessons_alien_frontiers-end-terraform = Amarrer le 6 à la Station de terraformation
    .say = Le plus court chemin vers une colonie : un vaisseau de valeur **6**, **1** [res-fuel|carburant] et **1** [res-mineral|minerai]. Le prix est le vaisseau : il quitte votre flotte.
    .hint = Touchez le 6, puis la Station de terraformation.
    .mark-six = un 6 seulement
    .wrong-value = Seul un 6 terraforme.
    .wrong-triple = Le Constructeur veut trois vaisseaux égaux et 3 minerais.
    .wrong-first = La colonie a besoin d’un chemin : la Station de terraformation.
lessons_alien_frontiers-end-land = Poser votre dernière colonie
    .say = Choisissez son territoire. Vous gagnez de toute façon ; le Désert de Burroughs donnerait en plus un point de contrôle.
    .hint = Touchez le Désert de Burroughs, au milieu.

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
lessons_alien_frontiers-quiz-landing = Que demande le Constructeur de colonies ?
    .a = Trois vaisseaux du même chiffre et 3 minerais
    .b = Trois vaisseaux qui se suivent et 3 carburants
    .c = Une paire de vaisseaux et 3 minerais
    .why = Trois vaisseaux égaux et 3 minerais posent aussitôt une colonie, sur n’importe quel territoire.
lessons_alien_frontiers-quiz-claim = Comment prendre une des cartes visibles ?
    .a = En payant 3 carburants
    .b = Avec des vaisseaux à l’Artefact dont la somme atteint 8
    .c = En posant une colonie
    .why = Les chiffres de vos vaisseaux s’y ajoutent : dès 8, vous prenez une carte d’une sorte que vous n’avez pas.
lessons_alien_frontiers-quiz-trade = Vous amarrez une paire de 2 au Marché orbital. Que coûte un minerai ce tour-ci ?
    .a = 1 carburant
    .b = 4 carburants
    .c = 2 carburants
    .why = La valeur d’un vaisseau de la paire, aussi souvent que vous voulez avant la fin du tour.
lessons_alien_frontiers-quiz-ship = Vous construisez un vaisseau. Quand le lancez-vous ?
    .a = Dès votre prochain tour
    .b = Tout de suite
    .c = Dans deux tours
    .why = Il va à la Baie d’entretien et rejoint les autres au début de votre prochain tour.
lessons_alien_frontiers-quiz-hub = Votre colonie est au septième cercle du Centre. Que faut-il pour la lancer ?
    .a = Un vaisseau et 1 carburant
    .b = 3 minerais
    .c = 1 carburant et 1 minerai
    .why = Aucun vaisseau n’est nécessaire, et elle peut attendre autant de tours que vous voulez.
lessons_alien_frontiers-quiz-raid = La suite 2-3-4 est à l’Avant-poste des pillards. Laquelle peut la chasser ?
    .a = 1-2-3
    .b = 3-4-5
    .c = Une autre suite 2-3-4
    .why = La somme doit dépasser celle des vaisseaux qui s’y trouvent.
lessons_alien_frontiers-quiz-tie = Deux joueurs ont chacun deux colonies dans un territoire. Qui le contrôle ?
    .a = Le premier arrivé
    .b = Les deux
    .c = Personne
    .why = Le contrôle demande strictement plus de colonies que tout autre joueur.
lessons_alien_frontiers-quiz-end = Quand la partie finit-elle ?
    .a = Au moment où quelqu’un pose sa dernière colonie
    .b = À la fin de cette manche
    .c = Quand quelqu’un a 12 points
    .why = Aussitôt, au milieu d’un tour ; puis on compare les points.

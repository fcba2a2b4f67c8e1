### Le cours de Space Gate Odyssey. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_space_gate = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Bâtissez une base, menez des colons à ses portails et gagnez de l’influence sur cinq planètes.

## 1. Le but et votre base
lessons_space_gate-base = Le but et votre base
    .about = L’influence, les planètes, vos premiers modules
    .goal = Ajoutez deux modules à votre base
    .end = Une base en orbite
    .ending = Vos cinq colons ont où aller : un portail à côté du sas, et un module qui vous aidera sur l’Odyssey.
    .know-1 = Le plus d’influence gagne. Elle vient surtout des colons posés sur les planètes.
    .know-2 = Un module portail envoie vers la planète où se trouve le portail de son symbole.
    .know-3 = Les modules se raccordent couloir contre couloir, et sont d’abord fermés.
lessons_space_gate-base-aim = Voir de quoi il s’agit
    .say = Trois planètes sont ouvertes, chacune avec un **portail** ; deux autres attendent. Les colons [pc-settler|colon] qui s’y posent rapportent de l’influence [sg-influence|influence].

        Quand la **cinquième planète** se ferme, la partie finit et le plus d’influence gagne.
    .mark-planet = portail Soleil
lessons_space_gate-base-gate = Prenez un portail et raccordez-le
    .say = Votre base commence par un sas blanc et cinq colons. Prenez le portail Eau au **Soleil** [sg-gate-sun|Soleil] : il envoie vers Susskind, qui paie 2 [sg-influence|influence] par colon.

        Choisissez ensuite sa place : un de ses couloirs doit rejoindre un des vôtres.
    .hint = Touchez la pile des portails Eau, puis une place à côté du sas.
    .wrong-symbol = Un portail aussi, mais d’un autre symbole : il envoie vers une autre planète. Susskind a le Soleil.
    .wrong-later = Ce n’est pas un portail. D’abord un portail, pour que vos colons puissent partir ; le second module peut être de cette sorte.
lessons_space_gate-base-odyssey = Raccordez un second module
    .say = Le second vient d’une **autre pile**. Ce module Odyssey vous donne un robot [pc-robot|robot] dans la salle Eau dès qu’un colon l’ouvre.

        Il peut tenir au sas ou au portail.
    .hint = Touchez la pile Odyssey, Énergie, puis une place à côté de votre base.
    .wrong-same = Vous avez déjà bâti depuis cette pile. Le second module vient d’une autre.
    .wrong-other = Un choix possible dans une vraie partie. Ici, prenez le module Odyssey d’Énergie.

## 2. Un ingénieur, une salle
lessons_space_gate-turn = Un ingénieur, une salle
    .about = Un tour, les points, et chacun suit
    .goal = Activez Eau et ouvrez deux modules
    .end = Tout le monde au travail
    .ending = Un tour, c’est un ingénieur déplacé. Ce qu’il permet dépend de qui se trouve déjà dans la salle.
    .know-1 = Un ingénieur vaut 1 point, un chef 2, un robot 1.
    .know-2 = Tous ceux qui ont des points dans la salle activée agissent, le joueur actif d’abord.
    .know-3 = Le premier colon dans un module fermé l’ouvre et retourne dans la réserve.
lessons_space_gate-turn-rooms = Regardez l’Odyssey
    .say = L’Odyssey a cinq salles de contrôle. Vous avez un ingénieur [pc-engineer|ingénieur] en Eau, Végétation et Énergie, et un **chef** [pc-chief|ingénieur-chef] aux Nouveaux Modules.

        À votre tour, vous en déplacez un vers une **autre salle**. Elle est activée.
    .mark-chief = votre chef
    .mark-water = votre ingénieur
lessons_space_gate-turn-activate = Activez Eau avec 3 points
    .say = Votre portail est un module Eau : les colons y entrent quand **Eau** est activée. Un ingénieur vaut 1 point, un chef 2, et ceux qui y sont déjà comptent.

        Un de vos quatre pions en fait 3 points.
    .hint = Déplacez le chef des Nouveaux Modules vers Eau : 2 points, et 1 pour l’ingénieur qui s’y trouve.
    .wrong-engineer = Cela fait 2 points en Eau. Le chef en fait 3 : 2 pour lui, 1 pour l’ingénieur qui s’y trouve.
    .wrong-airlock = La salle des Sas remplit vos sas avec la réserve. Le vôtre est plein.
lessons_space_gate-turn-move = Menez des colons au portail
    .say = Chaque point mène un colon par un couloir dans un module **Eau**.

        Le portail est fermé. Le premier colon qui entre l’**ouvre** et retourne dans votre réserve. Les autres y restent.
    .hint = Trois fois du sas au portail, à l’est.
    .wrong-energy = C’est un module Énergie : on y entre quand Énergie est activée.
lessons_space_gate-turn-follow = Agissez au tour de l’autre
    .say = Le joueur 2 a activé **Énergie** et déplacé deux colons. Vous y avez aussi un ingénieur, donc vous agissez aussi : **1 point**.

        Envoyez un colon dans votre module Odyssey.
    .hint = Du sas vers le nord.
    .mark-energy = activée
    .wrong-water = Le portail est un module Eau, et c’est Énergie qui est activée.
lessons_space_gate-turn-robot = Voyez ce qu’il vous donne
    .say = Le module s’est ouvert et a donné aussitôt son **amélioration** : un robot [pc-robot|robot] en Eau. Il y vaut 1 point jusqu’à la fin de la partie et ne bouge jamais.
    .mark-robot = +1 point

## 3. Bâtir
lessons_space_gate-build = Bâtissez votre base
    .about = Le chantier, les couloirs, remettre un module
    .goal = Ajoutez un sas et un portail
    .end = De la place pour grandir
    .ending = Deux nouveaux modules tiennent à votre base. Ils restent fermés jusqu’à ce qu’un colon y entre.
    .know-1 = Aux Nouveaux Modules, chaque point prend le dessus d’une pile.
    .know-2 = Un couloir du nouveau module doit rejoindre un des vôtres.
    .know-3 = Une pile d’où vous avez bâti vous est fermée ce tour-ci.
lessons_space_gate-build-room = Activez les Nouveaux Modules
    .say = Votre chef [pc-chief|ingénieur-chef] se tient aux **Nouveaux Modules**. Tout ingénieur qui le rejoint porte le compte à 3 points : 3 modules à prendre.
    .hint = Déplacez un de vos trois ingénieurs vers les Nouveaux Modules.
    .wrong-airlock = La salle des Sas amène des colons, pas des modules.
lessons_space_gate-build-airlock = Ajoutez un second sas
    .say = Prenez le **sas Énergie** [sg-airlock|sas] : une fois ouvert, il peut recevoir deux colons de plus à la fois.

        Tournez-le comme vous voulez, pourvu qu’un de ses couloirs rejoigne un des vôtres.
    .hint = Touchez la pile des sas Énergie, puis une place à côté de votre base.
    .wrong-other = Cette pile contient une autre sorte de modules. Prenez le sas Énergie.
    .wrong-small = Un sas aussi. Ici, prenez celui d’Énergie.
lessons_space_gate-build-under = Remettez-en un
    .say = Vous n’êtes pas obligé de garder ce que vous prenez. Pour un point, prenez le **sas Végétation** et glissez-le **sous sa pile** : le module suivant apparaît, pour vous et pour les autres.
    .hint = Touchez la pile des sas Végétation, puis Remettre sous la pile.
    .wrong-locked = Vous avez bâti depuis cette pile : elle vous est fermée ce tour-ci.
lessons_space_gate-build-gate = Ajoutez un portail
    .say = Le dernier point : le **portail Énergie** à l’Anneau [sg-gate-ring|Anneau]. Il a quatre places, mais un **seul couloir**.

        Les grands modules ont peu de couloirs.
    .hint = Touchez la pile des portails Énergie, puis une place à côté de votre base.
    .wrong-locked = Vous avez bâti depuis cette pile : elle vous est fermée ce tour-ci.
    .wrong-other = Possible dans une vraie partie. Ici, prenez le portail Énergie.

## 4. S’envoler
lessons_space_gate-flight = Par le portail
    .about = Les sas, les portails pleins, se poser
    .goal = Posez trois colons sur Susskind
    .end = Bien posés
    .ending = Trois colons sont sur Susskind. Quand elle se fermera, ils paieront 2 points d’influence chacun.
    .know-1 = Aux Sas, chaque point remplit un sas ouvert avec votre réserve.
    .know-2 = Un module portail plein se vide quand tous ont agi.
    .know-3 = Un site au signe de prédominance échange deux jetons voisins.
lessons_space_gate-flight-airlock = Remplissez le sas
    .say = Il reste un colon dans votre sas. Déplacez un ingénieur vers les **Sas** : chaque point y **remplit un sas** [sg-airlock|sas] avec votre réserve.
    .hint = Déplacez l’ingénieur de Végétation vers les Sas, puis remplissez le sas blanc.
    .wrong-kind = Seuls les sas se remplissent depuis la réserve. Ici, les colons viennent à pied.
lessons_space_gate-flight-water = Remplissez le portail
    .say = Deux des trois places de votre portail sont prises. Activez **Eau** et menez-y un colon de plus.
    .hint = Déplacez l’ingénieur d’Énergie vers Eau, puis un colon du sas vers l’est.
    .mark-gate = 2 sur 3
lessons_space_gate-flight-launch = Arrêtez-vous là
    .say = Le portail est plein : **3 sur 3**. Il vous reste des points, mais rien d’utile à en faire. Ce que vous laissez est perdu.

        Quand tous ont agi, les portails pleins se vident.
    .hint = Touchez C’est tout.
lessons_space_gate-flight-land = Posez-vous sur le signe
    .say = Le portail porte le Soleil [sg-gate-sun|Soleil] : ils volent là où se trouve ce portail, vers **Susskind**.

        Posez le premier sur le site éclairé au signe de **prédominance**. Vous échangez alors deux jetons : faites monter Énergie de 2 à 4.
    .hint = Touchez le site éclairé, puis échangez les jetons des cases 4 et 2.
    .wrong-symbol = Votre portail porte le Soleil. Cette planète a un autre portail.
lessons_space_gate-flight-rest = Posez les autres
    .say = Sur Susskind tout site libre convient, et chacun paie **2** [sg-influence|influence]. Posez les deux autres.
    .hint = Touchez le site éclairé, deux fois.

## 5. L’équipage
lessons_space_gate-crew = Recrues, chefs, robots
    .about = Ce que donnent les modules Odyssey
    .goal = Ouvrez trois modules Odyssey
    .end = Un équipage plus fort
    .ending = Trois colons sont retournés dans votre réserve, et votre équipage est plus fort jusqu’à la fin de la partie.
    .know-1 = Une recrue est un nouvel ingénieur dans une salle au choix.
    .know-2 = Une combinaison fait d’un de vos ingénieurs un chef : 2 points.
    .know-3 = Un robot vaut 1 point dans la salle que nomme son module, et ne bouge jamais.
lessons_space_gate-crew-energy = Activez Énergie avec 3 points
    .say = Trois modules Odyssey fermés tiennent à votre sas, tous d’**Énergie**. Chacun donne quelque chose à qui l’ouvre.

        Des Nouveaux Modules, vous pouvez déplacer un ingénieur ou le chef.
    .hint = Le chef vaut 2, et un ingénieur est déjà en Énergie.
    .wrong-two = Cela fait 2 points, et il y a trois modules à ouvrir. Avec le chef, cela fait 3.
lessons_space_gate-crew-recruit = Ouvrez la recrue
    .say = Le module au sud montre une **recrue** [pc-recruit|recrue]. Ouvrez-le et choisissez une salle pour votre nouvel ingénieur.

        Où un point de plus aiderait-il ? Votre portail est un module Eau.
    .hint = Du sas vers le sud, puis une salle. Eau est un bon choix.
    .wrong-water = Le portail est un module Eau. C’est Énergie qui est activée.
lessons_space_gate-crew-promote = Ouvrez la promotion
    .say = Le module à l’ouest contient une **combinaison** [pc-suit|combinaison]. Un de vos ingénieurs la met et devient **chef** [pc-chief|ingénieur-chef], dans la même salle.
    .hint = Du sas vers l’ouest, puis une salle où vous avez un ingénieur.
    .wrong-water = Le portail est un module Eau. C’est Énergie qui est activée.
lessons_space_gate-crew-robot = Ouvrez le robot
    .say = Le module au nord nomme une salle : un **robot** [pc-robot|robot] pour Eau. Les points gagnés maintenant comptent dès la prochaine fois.
    .hint = Du sas vers le nord.
    .wrong-water = Le portail est un module Eau. C’est Énergie qui est activée.

## 6. Les majorités
lessons_space_gate-island = Qui est en tête
    .about = Les planètes qui paient celui qui a le plus
    .goal = Prenez la tête sur une île
    .end = Une tête d’avance
    .ending = Quatre contre trois : cette île vous promet maintenant 7 et 3, et à l’autre joueur seulement 3.
    .know-1 = Chaque planète a sa règle pour se poser et pour payer.
    .know-2 = Là où une majorité paie, un colon de plus suffit.
    .know-3 = En ajouter là où vous menez déjà n’apporte rien.
lessons_space_gate-island-look = Regardez Russell
    .say = Vous êtes ici le joueur 2, et quatre de vos colons volent vers **Russell**. Chaque île paie **7** [sg-influence|influence] à qui y a le plus, et **3** à tous ceux qui y sont.

        Vous en avez quatre sur chacune des deux premières. Sur la troisième, l’autre joueur en a trois.
    .mark-russell = trois îles
lessons_space_gate-island-choose = Choisissez une île
    .say = Sur Russell, **tous les colons d’un module** vont sur la même île. Où vos quatre colons changent-ils le plus ?
    .hint = La troisième île : quatre des vôtres contre trois.
    .wrong-ahead = Vous y menez par quatre à zéro. Quatre de plus n’apportent rien. Cherchez une île où ils changent qui est en tête.
lessons_space_gate-island-land = Posez-vous avec un échange
    .say = Un site de l’île porte le signe de **prédominance**. Prenez-le avec votre premier colon et échangez deux jetons. Les autres se posent d’eux-mêmes.
    .hint = Touchez le site au signe, puis choisissez deux jetons. Énergie est votre domaine.
    .wrong-plain = Un site ordinaire compte autant, mais prenez d’abord celui au signe : il échange deux jetons.

## 7. Fermer
lessons_space_gate-closing = Fermer une planète
    .about = Le dernier site, la paie, le portail repart
    .goal = Fermez Bose et déplacez son portail
    .end = Une planète fermée
    .ending = Chacun a été payé et les colons sont rentrés. Vos prochains colons de ce symbole voleront vers la nouvelle planète.
    .know-1 = Une planète fermée paie tous ceux qui y sont, et quitte la partie.
    .know-2 = Qui l’a fermée choisit où va son portail.
    .know-3 = Quand aucune planète n’attend, le portail va à Hawking : 1 influence par colon.
lessons_space_gate-closing-look = Regardez Bose
    .say = **Bose** est une montagne où reste un seul site : le sommet. Elle paie 1 [sg-influence|influence] par colon, et 3 pour chaque niveau où un joueur a le plus.

        Qui prend le sommet ferme la planète.
    .mark-bose = le sommet est libre
lessons_space_gate-closing-fill = Utilisez votre dernier point
    .say = Énergie est activée, et il vous reste un point. Le portail à l’Anneau [sg-gate-ring|Anneau] est plein. Au portail au Soleil [sg-gate-sun|Soleil] il manque **un** colon.
    .hint = Du sas vers l’est.
    .wrong-closed = Un portail fermé : le colon l’ouvrirait et retournerait dans la réserve.
lessons_space_gate-closing-send = Choisissez qui part d’abord
    .say = Deux de vos portails sont pleins. **Vous choisissez l’ordre**. L’Anneau mène à Bose, le Soleil à Planck.

        Fermez Bose avant que rien ne change.
    .hint = Videz le portail à l’Anneau.
    .wrong-planck = Celui-là vole vers Planck. Il partira ensuite ; d’abord l’Anneau, pour fermer Bose.
lessons_space_gate-closing-exchange = Échangez deux jetons
    .say = Un colon a pris le sommet ; les deux autres sont retournés dans votre réserve. Le sommet porte le signe de prédominance : échangez deux jetons voisins.
    .hint = Toute paire convient. Vous avez des modules Énergie ouverts.
lessons_space_gate-closing-gate = Déplacez le portail
    .say = Bose vous a payé **13** et à l’autre **17** [sg-influence|influence]. C’est **vous** qui décidez quelle planète en attente son portail ouvre.
    .hint = Susskind paie 2 par colon. Turing est un canal où chacun avance depuis un bout.

## 8. Les salles fortes
lessons_space_gate-strong = Là où vous êtes fort
    .about = Bien jouer : les salles qui n’aident que vous
    .goal = Activez une salle où vous seul agissez
    .end = Tout pour vous
    .ending = Six de vos colons sont sur Susskind, et l’autre joueur n’a rien fait à votre tour.
    .know-1 = Chaque activation aide tous ceux qui ont des points dans la salle.
    .know-2 = La meilleure salle est celle où vous avez beaucoup de points et les autres aucun.
    .know-3 = Rassemblez votre équipage dans le domaine de vos portails.
lessons_space_gate-strong-look = Comparez les salles
    .say = En **Eau** vous avez 5 points et l’autre joueur aucun. En **Énergie** c’est l’inverse : il en a 2, vous aucun.

        Quoi que vous activiez, il y agit aussi.
    .mark-yours = 5 à 0
    .mark-theirs = 0 à 2
lessons_space_gate-strong-room = Choisissez la salle
    .say = Votre ingénieur des Sas peut aller dans chacune des quatre autres salles. Laquelle **vous** aide, et personne d’autre ?
    .hint = Vous avez déjà 5 points en Eau, et l’autre joueur aucun.
    .wrong-nothing = Vous y auriez 1 point sans usage pour l’instant, et l’autre joueur agirait aussi.
    .wrong-more = Vous prendriez 1 module, l’autre joueur 2. Vous travailleriez pour lui.
lessons_space_gate-strong-fill = Remplissez le portail
    .say = **6 points**, tous à vous. Trois remplissent de nouveau le portail.
    .hint = Trois fois du sas vers l’est.
lessons_space_gate-strong-land = Posez-vous sur Susskind
    .say = Laissez les autres points et posez vos trois colons : **6** [sg-influence|influence] de plus quand Susskind se fermera.
    .hint = Touchez C’est tout, puis les sites éclairés.

## 9. Les couloirs
lessons_space_gate-loop = Fermez vos couloirs
    .about = Bien jouer : le vide coûte des points
    .goal = Ne laissez qu’un couloir sur le vide
    .end = Presque étanche
    .ending = De cinq couloirs sur le vide à un seul : quatre points d’influence sauvés à la fin. Gardez-en un, sinon plus rien ne s’ajoute.
    .know-1 = À la fin, chaque couloir sur le vide coûte 1 influence.
    .know-2 = Un module posé dans un angle ferme deux couloirs d’un coup.
    .know-3 = Sans couloir sur le vide, votre base ne peut plus grandir.
lessons_space_gate-loop-room = Activez les Nouveaux Modules
    .say = Votre base a **cinq** couloirs qui donnent sur le vide [sg-void|vide]. À la fin, chacun coûte **1** [sg-influence|influence]. Les Nouveaux Modules peuvent les fermer.
    .hint = Déplacez l’ingénieur de Végétation vers les Nouveaux Modules.
lessons_space_gate-loop-corner = Posez un angle
    .say = Entre vos deux modules il y a un angle : **deux couloirs** mènent à la même place vide. Prenez le module Odyssey de Végétation, dont les deux couloirs forment un angle, et tournez-le pour que **les deux** se rejoignent.
    .hint = Au nord du portail, tourné deux fois.
    .wrong-open = Là, il rejoindrait un couloir et en ouvrirait un autre : toujours cinq sur le vide. Cherchez l’angle au nord du portail.
    .wrong-half = La bonne place, mais tourné de sorte qu’un seul couloir se rejoint. Tournez-le jusqu’à ce que les deux le fassent.
    .wrong-other = Prenez le module Odyssey de Végétation : ses deux couloirs forment un angle.
lessons_space_gate-loop-ends = Ajoutez deux culs-de-sac
    .say = Il en reste trois. Un module à **un seul couloir** en ferme un et n’en ouvre aucun. Deux piles en montrent : le portail Énergie et le sas Végétation. Ajoutez les deux.
    .hint = Prenez le portail Énergie, posez-le ; prenez le sas Végétation, posez-le.
    .wrong-many = Le module de cette pile a plus de couloirs, ou la pile vous est fermée ce tour-ci.

## 10. La fin
lessons_space_gate-end = La cinquième planète
    .about = La dernière fermeture, la prédominance, le vide
    .goal = Fermez Russell et gagnez
    .end = Revenu de loin
    .ending = Russell vous a payé 30. L’autre joueur a gagné 9 par la prédominance mais perdu 5 sur le vide, vous seulement 2 : 73 à 68.
    .know-1 = La cinquième fermeture finit la partie aussitôt.
    .know-2 = Puis la prédominance paie qui a le plus de modules ouverts d’un domaine.
    .know-3 = Enfin, chaque couloir sur le vide coûte 1.
lessons_space_gate-end-look = Regardez la dernière planète
    .say = Vous êtes le joueur 2, avec **45** contre **61** [sg-influence|influence]. Seule Russell est ouverte, et vous menez sur ses trois îles : **30** pour vous.

        Elle se ferme quand chaque île porte sept colons. La deuxième en a quatre.
    .mark-russell = île 2 : quatre sur sept
lessons_space_gate-end-energy = Activez Énergie
    .say = Votre portail Énergie à la Porte [sg-gate-door|Porte] a un colon sur quatre. Trois de plus le remplissent.
    .hint = Déplacez l’ingénieur des Sas vers Énergie.
lessons_space_gate-end-fill = Remplissez le portail
    .say = Vous avez **4 points**. Menez trois colons du sas au portail.
    .hint = Trois fois du sas vers l’ouest.
lessons_space_gate-end-launch = Arrêtez-vous là
    .say = Le portail est plein. L’autre joueur peut aussi agir en Énergie, puis vos colons s’envolent.
    .hint = Touchez C’est tout.
lessons_space_gate-end-close = Fermez Russell
    .say = Les quatre vont sur une même île. Choisissez celle qui **ferme** la planète.
    .hint = La deuxième île : quatre et quatre font huit.
    .wrong-full = Cette île en porte déjà sept. Il en manque trois à la deuxième.

## Questions
lessons_space_gate-quiz-win = Qui gagne ?
    .a = Qui ferme la cinquième planète.
    .b = Qui a le plus d’influence à la fin.
    .c = Qui a la plus grande base.
    .why = L’influence décide. Les modules ouverts ne comptent qu’en cas d’égalité.
lessons_space_gate-quiz-follow = Vous activez une salle. Qui y agit ?
    .a = Vous seul.
    .b = Vous, puis le joueur suivant.
    .c = Tous ceux qui y ont des points, vous d’abord.
    .why = Chaque joueur qui a des points dans la salle les utilise, dans l’ordre du tour à partir du joueur actif.
lessons_space_gate-quiz-pay = Quand et comment une planète paie-t-elle ?
    .a = Quand elle se ferme, par une règle à elle
    .b = À la fin de chaque tour, 1 par colon
    .c = Seulement à la fin de la partie
    .why = Chaque planète a sa règle pour atterrir et pour payer, et paie une fois : quand elle se ferme.
lessons_space_gate-quiz-room = Quelle salle vaut-il mieux activer ?
    .a = Une salle où les autres ont aussi beaucoup de points
    .b = Une salle où vous avez beaucoup de points et les autres peu
    .c = Toujours Nouveaux Modules
    .why = Tous ceux qui ont des points dans la salle agissent. La meilleure vous aide beaucoup et les autres peu.
lessons_space_gate-quiz-attach = Quand un module peut-il s’ajouter à une base ?
    .a = Quand tous ses couloirs en rejoignent d’autres.
    .b = Quand il est du même domaine que son voisin.
    .c = Quand au moins un de ses couloirs en rejoint un de la base.
    .why = Un lien suffit. Les domaines ne comptent pas.
lessons_space_gate-quiz-full = Un portail à 3 places a 2 colons. Que se passe-t-il quand tous ont agi ?
    .a = Rien : ils attendent le troisième.
    .b = Les deux s’envolent.
    .c = Ils retournent dans la réserve.
    .why = Seuls les portails pleins se vident. Dans les autres, les colons restent.
lessons_space_gate-quiz-last = Quand la partie finit-elle ?
    .a = Après dix tours chacun
    .b = Quand la cinquième planète se ferme
    .c = Quand une réserve est vide
    .why = La cinquième fermeture la termine ; puis la prédominance paie, et le vide coûte.
lessons_space_gate-quiz-promotion = Que fait une promotion ?
    .a = Elle amène un nouvel ingénieur.
    .b = Elle permet à un robot de bouger.
    .c = Elle fait d’un ingénieur un chef, dans la même salle.
    .why = L’ingénieur met une combinaison et vaut 2 points.
lessons_space_gate-quiz-gate = Une planète se ferme et deux autres attendent. Où va son portail ?
    .a = Vers une planète en attente, au choix de qui a fermé.
    .b = À Hawking.
    .c = Il quitte la partie.
    .why = Qui l’a fermée choisit. Hawking vient quand aucune n’attend.
lessons_space_gate-quiz-void = Que coûte à la fin un couloir sur le vide ?
    .a = Rien
    .b = 1 influence
    .c = 2 influence
    .why = Un point chacun, sur les modules ouverts comme fermés, le sas blanc compris.

### Le cours de Federation. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_federation = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Envoyez des ambassadeurs au Sénat, votez ou financez, et gagnez de l’influence sur cinq planètes.

## 1. Le but et une manche
lessons_federation-goal = Le but et une manche
    .about = Le prestige, le Sénat, quatre tours
    .goal = Jouez deux ambassadeurs
    .end = Bienvenue au Sénat
    .ending = Un Mineur sur Néo et deux degrés : chaque ambassadeur a fait l’action de sa case.
    .know-1 = Le plus de points de prestige après cinq manches gagne.
    .know-2 = À votre tour, vous posez un ambassadeur sur une case libre et faites son action.
    .know-3 = Une case du Sénat reçoit un seul ambassadeur par manche.
lessons_federation-goal-aim = Voir de quoi il s’agit
    .say = Voici le Sénat : 18 cases en deux **ailes** et trois **étages**. Dix mènent aux cinq planètes, les autres sont des salles et des espions.

        Vous avez quatre ambassadeurs [fd-ambassador|ambassadeur]. Qui a le plus de points de prestige [res-vp|points de prestige] après **cinq manches** gagne.
    .mark-planet = une planète
    .mark-room = une salle
lessons_federation-goal-neo = Envoyez un ambassadeur sur Néo
    .say = Posez un ambassadeur à 1 vote sur **Néo**, en bas à droite. Votre Mineur [fd-miner|Mineur] avance alors vers un de deux astéroïdes et en prend les cristaux.

        Le chemin qu’il a fait est votre **influence** sur Néo.
    .hint = Touchez Néo en bas à droite, puis un astéroïde.
    .wrong-neutral = Une tuile neutre est posée ici : à deux joueurs, quelques cases sont fermées à chaque manche.
    .wrong-outer = Le Module Externe a de la place pour tous et donne 1 Oceanium, mais on n’y vote pas et on n’y finance rien. Il sert quand rien d’autre ne convient.
    .wrong-president = Qui commence la manche ne peut pas aller au Bureau de la Présidente à son premier tour.
    .wrong-later = Une case possible dans une vraie partie. Ici, allez sur Néo en bas à droite.
lessons_federation-goal-officers = Allez à la Salle des Officiers
    .say = Le joueur 2 a construit. C’est de nouveau à vous.

        Les salles ne donnent pas d’influence, mais une autre aide. La **Salle des Officiers** vous fait monter de deux degrés [fd-degree|degrés] d’accréditation : de 3 à 5.
    .hint = Touchez la Salle des Officiers, en haut à gauche.
    .wrong-yours = Vous y êtes déjà. Une case est prise jusqu’à la fin de la manche, pour vous aussi.
    .wrong-taken = Le joueur 2 s’y trouve. Cette case est prise jusqu’à la fin de la manche.
    .wrong-other = Une case possible dans une vraie partie. Ici, allez à la Salle des Officiers.
lessons_federation-goal-round = Voyez la suite de la manche
    .say = Il vous reste deux ambassadeurs. Quand chacun en a joué **quatre**, la manche finit : on compte les votes, les projets avancent, une loi est adoptée.

        Puis les ambassadeurs vous reviennent et la manche suivante commence.

## 2. Voter ou financer
lessons_federation-side = Voter ou financer
    .about = Les deux côtés d’un ambassadeur
    .goal = Votez une fois, financez une fois
    .end = Des deux côtés
    .ending = L’action est la même des deux côtés. Ce qui change, c’est la fin de la manche, et la mission.
    .know-1 = Les votes comptent pour l’étage et pour l’aile, à la fin de la manche.
    .know-2 = Un financement avance le projet au-dessus de la colonne, à la fin de la manche.
    .know-3 = Financer libère aussi la mission du même nom, aussitôt.
lessons_federation-side-faces = Regardez étages et colonnes
    .say = Chaque ambassadeur a deux côtés. Le côté **vote** [fd-vote|votes] compte 1, 1, 2 ou 3 votes. Le côté **financement** [fd-fund|financement] avance le projet au-dessus de sa colonne.

        Une tuile neutre peut voter aussi : celle en haut à gauche a 1 vote.
    .mark-neutral = 1 vote
    .mark-project = colonne 6
lessons_federation-side-vote = Votez à l’étage du haut
    .say = Qui a le plus de votes à un étage à la fin de la manche marque autant de points que son **niveau**. Le vôtre est 2.

        Posez vos **3 votes** sur 6Moon, en haut à gauche. Votre Mage [fd-mage|Mage] monte d’une lune et prend un jeton de votre choix.
    .hint = Choisissez l’ambassadeur à 3 votes, touchez 6Moon en haut à gauche, puis un jeton.
    .wrong-one = 1 vote, c’est autant que la tuile neutre, et le joueur 2 peut aisément faire mieux. Prenez le 3.
    .wrong-two = 2 votes mènent pour l’instant, mais le joueur 2 a encore un 3. Prenez le vôtre.
    .wrong-bottom = C’est aussi 6Moon, mais à l’étage du bas. Ici, il s’agit de celui du haut.
    .wrong-outer = Les votes au Module Externe ne comptent pas.
lessons_federation-side-fund = Financez sur Néo
    .say = L’autre côté, maintenant. Le côté financement du **2** apporte aussi 1 Lavandium [cry-lavandium|Lavandium].

        Posez-le sur Néo, en bas à droite. La colonne 6 est celle du Grand Projet Atalum, qui avance d’une case à la fin de la manche.
    .hint = Choisissez l’ambassadeur 2, côté financement, touchez Néo en bas à droite, puis un astéroïde.
    .mark-column = avance
    .wrong-bare = Celui-ci finance aussi, mais n’apporte pas de cristal. Le 2 apporte 1 Lavandium.
    .wrong-neutral = Une tuile neutre est posée ici. Néo est libre en bas à droite.
    .wrong-outer = Un ambassadeur au Module Externe ne finance rien.
lessons_federation-side-after = Voyez ce qui est libéré
    .say = Vous avez financé sur Néo : la **Mission Néo** de votre plateau a maintenant un jeton libération [fd-release|libération]. Un vaisseau peut y partir ; c’est une autre leçon.

        Avec le côté vote, elle serait restée fermée.
    .mark-released = libérée

## 3. Planètes et cristaux
lessons_federation-planets = Planètes et cristaux
    .about = Échoppes, constructions, lunes, et leur prix
    .goal = Agissez sur trois planètes
    .end = Un beau voyage
    .ending = Trois planètes en trois tours, 9 points, et une influence qui continue de payer.
    .know-1 = L’Oceanium remplace le Lavandium ou le Coppernium, mais rien d’autre.
    .know-2 = Une mégastructure compte sa plus petite valeur, fois 3 pour qui la construit en premier.
    .know-3 = L’influence sur une planète compte pour sa loi, son projet et sa médaille.
lessons_federation-planets-five = Regardez les cinq planètes
    .say = Manche 2. Vous avez du Lavandium [cry-lavandium|Lavandium], de l’Oceanium [cry-oceanium|Oceanium] et 1 diamant d’or [cry-gold|diamant d’or]. Chaque action sur une planète apporte de l’**influence**.

        L’Oceanium peut payer à la place du Lavandium et du Coppernium. Rien ne remplace l’or.
lessons_federation-planets-stall = Commercez sur Arratooine
    .say = Arratooine est un marché : payez une échoppe, prenez sa récompense. Votre pion y reste : 1 influence. La deuxième visite coûte autant, donne plus et porte l’influence à 2.

        Visitez **l’Orfèvre** : 1 Oceanium contre 1 diamant d’or et 1 Lavandium.
    .hint = Touchez Arratooine en haut à droite, puis l’Orfèvre.
    .wrong-neutral = Une tuile neutre est posée ici. Arratooine est libre en haut à droite.
    .wrong-other = Une échoppe qui propose autre chose. Ici, il s’agit de l’or.
lessons_federation-planets-build = Construisez une mégastructure
    .say = Elle coûte 1 Lavandium, 1 Coppernium et 1 diamant d’or, compare deux de vos valeurs et marque la **plus petite, fois 3** pour qui construit en premier.

        Prenez la **Mégastructure 4** : Atalum, où vous avez 3, et E81216, où la construction elle-même vous porte à 3.
    .hint = Touchez E81216 en haut à droite, puis la Mégastructure 4, et payez en Lavandium.
    .wrong-neutral = Une tuile neutre est posée ici. E81216 est libre en haut à droite.
    .wrong-income = Une structure de production rapporte maintenant et à chaque fin de manche. Un bon début en manche 1 ; ici, votre or permet davantage.
    .wrong-less = Sa plus petite valeur est pour vous inférieure à 3 : elle marquerait moins.
lessons_federation-planets-moon = Montez sur 6Moon
    .say = Sans Coppernium, l’Oceanium a payé. **9 points.**

        6Moon ne coûte rien : votre Mage [fd-mage|Mage] monte d’une lune, et vous y prenez un jeton. Il pourra remplacer les votes d’un ambassadeur.
    .hint = Touchez 6Moon en haut à gauche, puis un jeton.
    .wrong-neutral = Une tuile neutre est posée ici. 6Moon est libre en haut à gauche.
lessons_federation-planets-worth = Voyez ce que vaut l’influence
    .say = Votre influence sur une planète compte trois fois : 2 points par niveau quand sa **loi** est adoptée, une **médaille** [fd-medal|médaille] à 4, à deux joueurs, et un rang dans son **projet** à la fin.

        Mieux vaut donc revenir sur une planète que les visiter toutes une fois.

## 4. Les missions
lessons_federation-missions = Missions et vaisseaux
    .about = Libération, vaisseau, niveau : une action de plus
    .goal = Accomplissez deux missions
    .end = Deux vaisseaux partis
    .ending = Deux tours, quatre actions. Chaque mission compte aussi pour le Grand Projet Mission Spéciale.
    .know-1 = Une mission demande son jeton libération, un vaisseau au hangar et votre niveau.
    .know-2 = Une mission par tour, après l’action de l’ambassadeur.
    .know-3 = Le vaisseau reste sur sa mission, qui ne s’accomplit qu’une fois.
lessons_federation-missions-board = Regardez vos missions
    .say = Votre plateau a douze missions, une par sorte de case. Une mission est une **action de plus** dans votre tour.

        Elle demande trois choses : un jeton libération [fd-release|libération], un vaisseau [fd-ship|vaisseau] au hangar et le niveau indiqué. Vous avez 2 vaisseaux et le niveau 2.
    .mark-level = niveau 2
lessons_federation-missions-fund = Financez sur Atalum
    .say = **Financer** sur une case libère sa mission. Posez un ambassadeur sur Atalum, en bas à gauche, et prenez l’Érudit de Néo, niveau 1 : il donne 1 Oceanium et 1 Lavandium.
    .hint = Choisissez un côté financement, touchez Atalum en bas à gauche, puis l’Érudit de Néo.
    .wrong-vote = Le côté vote fait la même action, mais ne libère rien. Financez.
    .wrong-first = Elle n’a pas encore de jeton libération. Financez d’abord sur Atalum.
    .wrong-neutral = Une tuile neutre est posée ici. Atalum est libre en bas à gauche.
lessons_federation-missions-send = Envoyez un vaisseau sur Atalum
    .say = Libérée, un vaisseau est là, le niveau 2 suffit. Envoyez-le : **une action Atalum de plus** dans le même tour.

        Vous avez l’Érudit de Néo de niveau 1 ; vous pouvez donc prendre son niveau 2 : 1 diamant d’or et 1 Lavandium.
    .hint = Touchez la Mission Atalum, puis l’Érudit de Néo de niveau 2.
    .wrong-end = Le vaisseau resterait au hangar. La mission pourrait attendre, mais elle vous donne maintenant un second Érudit.
    .wrong-other = Un Érudit de niveau 1 d’un autre type. Ici, prenez le niveau 2 de Néo.
    .wrong-level = Libérée, mais elle demande le niveau 3. Le vôtre est 2.
lessons_federation-missions-patrons = Libérez-en une autre
    .say = Le **Salon des Mécènes** donne un vaisseau et un jeton libération pour une mission **de votre choix**, quel que soit le côté joué.

        Libérez **Néo** : le niveau 1 lui suffit.
    .hint = Touchez le Salon des Mécènes, puis la Mission Néo.
    .wrong-level = Elle demande un niveau plus haut que 2. Elle devrait attendre.
    .wrong-other = Votre niveau suffit aussi pour celle-ci. Ici, libérez Néo.
    .wrong-buy = Le Bureau des achats vend 2 vaisseaux pour 1 Oceanium, mais ne libère rien si vous y votez.
lessons_federation-missions-ship = Partez pour Néo
    .say = Une libération de ce tour compte aussitôt. Envoyez un vaisseau sur **Néo** : votre Mineur avance comme si un ambassadeur s’y trouvait.
    .hint = Touchez la Mission Néo, puis un astéroïde.
    .wrong-end = La mission attendrait. Partez maintenant : cristaux et influence arrivent plus tôt.

## 5. Érudits, médailles, jetons
lessons_federation-scholars = Érudits, médailles, jetons
    .about = Une aide unique, et ce qu’elle amène
    .goal = Gagnez une médaille et posez un jeton
    .end = De bon conseil
    .ending = Un Érudit a amené une médaille et deux jetons, et un jeton vos votes et votre dé Assistant.
    .know-1 = Un Érudit aide une fois ; il reste comme influence sur Atalum.
    .know-2 = Une médaille vient d’elle-même quand votre influence l’atteint.
    .know-3 = Un jeton sur un ambassadeur remplace ses votes ou son financement, et apporte un cadeau.
lessons_federation-scholars-three = Regardez vos Érudits
    .say = Vous avez trois Érudits [fd-scholar|Érudit] de Néo. Ils ont aidé et sont face cachée, mais comptent toujours : **3 d’influence** sur Atalum.

        À deux joueurs, la première médaille [fd-medal|médaille] d’une planète est à 4.
    .mark-medal = à 4
lessons_federation-scholars-take = Prenez un quatrième Érudit
    .say = Retournez sur Atalum. Vous pouvez prendre le niveau 1 d’un **nouveau type**, ou le niveau suivant d’un type que vous avez.

        Prenez l’Érudit de **6Moon** : lors d’une action 6Moon suivante, vous prendrez deux jetons au lieu d’un.
    .hint = Touchez Atalum au milieu à droite, puis l’Érudit de 6Moon.
    .wrong-other = Il apporte aussi la médaille, mais une autre aide. Ici, prenez celui de 6Moon.
    .wrong-taken = Le joueur 2 s’y trouve. Atalum est libre au milieu à droite.
lessons_federation-scholars-use = Utilisez l’Érudit sur 6Moon
    .say = Influence 4 : la **médaille** d’Atalum est venue aussitôt. Des couleurs différentes valent plus ensemble : 1, 3, 6, 10, 15, 21, 28.

        Une nouvelle manche. Allez sur 6Moon, prenez un jeton, et **utilisez l’Érudit** quand on vous le propose.
    .hint = Touchez 6Moon en bas à droite, prenez un jeton, utilisez l’Érudit, prenez-en un autre.
    .wrong-decline = Vous n’auriez qu’un jeton, et l’Érudit attendrait une autre action 6Moon. Utilisez-le.
    .wrong-neutral = Une tuile neutre est posée ici. 6Moon est libre en bas à droite.
lessons_federation-scholars-lay = Posez un jeton
    .say = Un **jeton Altération** sur un ambassadeur remplace son côté : votes ou financement, comme il l’indique, et un cadeau aussitôt.

        Ceux de cette lune montent aussi votre **dé Assistant**, qui ajoute son chiffre aux votes d’un ambassadeur à chaque manche.
    .hint = Touchez un des deux nouveaux jetons.
    .wrong-die = Celui-ci apporte un jeton libération. Prenez-en un qui monte le dé.
lessons_federation-scholars-put = Jouez un ambassadeur dessous
    .say = Placez un ambassadeur sous le jeton : ses propres votes ne comptent plus, un **1** convient donc le mieux. Allez sur Néo, en bas à droite.
    .hint = Choisissez un ambassadeur à 1 vote et touchez Néo en bas à droite.
    .wrong-outer = Au Module Externe, les votes seraient perdus.

## 6. Accréditation et projets
lessons_federation-accreditation = Accréditation et projets
    .about = Degrés, financement libre, entretien
    .goal = Gagnez une médaille, financez, gardez votre niveau
    .end = En bonne place
    .ending = Le niveau 4 vous a valu 4 points pour l’étage du milieu, et tous ont marqué la loi : 49 à 49. Le Grand Projet Arratooine est à 5 sur 6.
    .gain = 5 sur 6
    .know-1 = Votre niveau vaut autant de points par étage tenu, et ouvre des missions.
    .know-2 = Le degré 8 donne une médaille, le degré 10 une tuile Deep Space.
    .know-3 = Dès le niveau 3, vous payez un cristal par manche, ou vous descendez.
lessons_federation-accreditation-scale = Regardez votre accréditation
    .say = Vous êtes le **joueur 2**, en manche 3, avec un dernier ambassadeur. Vous êtes au degré 7 : **niveau 4** sur cinq. Deux degrés font un niveau.

        Au degré 8 attend une médaille [fd-medal|médaille], au degré 10 une tuile Deep Space.
lessons_federation-accreditation-lounge = Allez au Petit Salon
    .say = Le **Petit Salon** donne 1 degré [fd-degree|degré] et 1 financement libre [fd-fund|financement]. Votez-y : les ailes sont à 9 contre 9, et votre vote décide.
    .hint = Touchez le Petit Salon, en bas à gauche.
    .wrong-officers = 2 degrés ici, mais pas de financement. Allez au Petit Salon.
    .wrong-president = On y prend la Présidente, qui départage, et une médaille de son choix. Ici, allez au Petit Salon.
    .wrong-outer = Au Module Externe, votre vote serait perdu.
lessons_federation-accreditation-fund = Financez un projet où vous menez
    .say = La médaille est à vous. Maintenant, le **financement libre** : un projet avance aussitôt.

        Un projet sur sa dernière case paie selon le rang à la fin : **16** au premier, **8** au second. Sur une planète, vous avez plus d’influence que le joueur 1.
    .hint = Touchez le Grand Projet Arratooine : vous y avez 4, le joueur 1 a 2.
    .wrong-theirs = Le joueur 1 y mène : vous l’aideriez à marquer 16 points.
    .wrong-tied = Vous y êtes à égalité : 12 points chacun s’il est financé. Il y a un projet où vous menez.
    .wrong-senatorial = Le Grand Projet Sénatorial classe les contributions et donne un cristal pour chacune de vos trois premières. Un choix honnête, mais il est loin d’être financé.
    .wrong-full = Ce projet est déjà financé.
lessons_federation-accreditation-upkeep = Payez votre entretien
    .say = Finissez votre tour. La manche finit : les structures rapportent, puis le niveau 4 demande **1 Coppernium** [cry-coppernium|Coppernium] ; l’Oceanium convient aussi.

        Vous tenez l’étage du milieu avec 3 votes : il paie autant de points que votre niveau.
    .hint = Finissez le tour, payez le niveau 4 et choisissez le cristal.
    .wrong-lower = Le Lavandium ne paierait que le niveau 3 : vous descendriez au degré 5, et l’étage paierait 3.
    .wrong-drop = Sans payer, vous descendez au degré 3 : niveau 2, et l’étage paierait 2.

## 7. Les lois
lessons_federation-laws = Comptez avant de voter
    .about = Les ailes, les lois, et ce qu’elles vous coûtent
    .goal = Faites adopter la meilleure loi
    .end = Adoptée d’un vote
    .ending = La loi Néo est adoptée par 10 à 9 : 8 points pour chacun, et 5 pour votre étage. La loi 6Moon vous aurait donné 4, et 8 au joueur 1.
    .know-1 = L’aile qui a le plus de votes fait adopter sa loi ; à égalité, qui a la Présidente décide.
    .know-2 = Chacun marque 2 points par influence sur la planète de la loi.
    .know-3 = Comparez les deux lois pour vous et pour les autres : c’est l’écart qui compte.
lessons_federation-laws-wings = Comparez les deux lois
    .say = Vous êtes le **joueur 2**, avec votre dernier ambassadeur de la manche 4. Les deux ailes ont **9 votes**.

        À gauche, la loi **Néo** : 4 d’influence chacun. À droite, la loi **6Moon** : vous avez 2, le joueur 1 a 4. Et il a la Présidente [fd-president|Présidente].
    .mark-left = 4 et 4
    .mark-right = vous 2, lui 4
lessons_federation-laws-vote = Donnez le vote décisif
    .say = À égalité, le joueur 1 choisirait 6Moon : 8 points à 4. Avec **un vote à gauche**, la loi Néo est adoptée : 8 à 8.

        Où, et de quel côté ?
    .hint = Votez sur Arratooine, au milieu à gauche.
    .wrong-fund = Un financement ne vote pas : on reste à 9 contre 9, et le joueur 1 décide.
    .wrong-right = Cela fait 10 à droite : la loi 6Moon est adoptée, et elle paie plus au joueur 1 qu’à vous.
    .wrong-outer = Les votes au Module Externe ne comptent pas.
lessons_federation-laws-relic = Des points contre un Oceanium
    .say = La case a aussi son action. **L’Antiquaire** donne **4 points** pour 1 Oceanium, et 1 d’influence en plus.
    .hint = Touchez l’Antiquaire.
    .wrong-other = Une autre échoppe, d’autres récompenses. Ici, prenez les points.
lessons_federation-laws-close = Terminez la manche
    .say = Finissez votre tour et payez l’entretien : le niveau 5 demande 1 Oceanium [cry-oceanium|Oceanium].

        L’étage du milieu est à vous : **5 points**. On compte d’abord étage par étage, puis aile par aile.
    .hint = Finissez le tour, puis payez le niveau 5.
    .wrong-lower = Vous descendriez, et votre étage paierait moins de 5. Vous avez l’Oceanium.

## 8. La fin
lessons_federation-end = La fin de la partie
    .about = Le dernier ambassadeur, les projets, le décompte
    .goal = Gagnez avec 4 points de retard
    .end = Gagné
    .ending = 181 à 174. Deux projets où vous menez ont été financés par votre dernier ambassadeur.
    .know-1 = Après la manche 5 : les médailles, les reliquats, puis les projets financés.
    .know-2 = Seul un projet sur sa dernière case paie, et il paie tous ceux qui y ont quelque chose.
    .know-3 = En fin de partie, financez là où vous menez, et laissez le reste sans financement.
lessons_federation-end-projects = Regardez les projets
    .say = Le dernier tour. Vous êtes le **joueur 2**, avec 72 points contre 76. Au Grand Projet **Néo** il manque deux financements, et vous y menez par 6 à 4.

        À **Mission Spéciale** aussi ; un ambassadeur du joueur 1 en paie un. Vous y êtes à égalité, 5 à 5.
    .mark-neo = 4 sur 6
    .mark-missions = 4 sur 6
lessons_federation-end-lounge = Financez Néo deux fois
    .say = Le Petit Salon est dans la **colonne 2**, sous le Grand Projet Néo. Posez-y votre ambassadeur, côté **financement**, et donnez le financement libre à Néo : cela fait deux.
    .hint = Choisissez le côté financement, touchez le Petit Salon, puis le Grand Projet Néo.
    .wrong-vote = Un vote vous donnerait l’étage du bas sans partage : 2 points de moins pour le joueur 1. Le projet vaut plus.
    .wrong-moon = Le joueur 1 mène sur 6Moon. Ne financez pas là où un autre mène.
    .wrong-arratooine = Un de vos ambassadeurs le finance déjà ; et vous y êtes à égalité.
    .wrong-later = Vous y êtes à égalité, 5 à 5. Attendez : une mission va changer cela.
    .wrong-senatorial = Il est à 2 sur 9 et ne sera plus financé.
lessons_federation-end-mission = Accomplissez la mission Petit Salon
    .say = Votre financement a libéré la **Mission Petit Salon**. Accomplissez-la : c’est votre sixième mission, vous menez donc à **Mission Spéciale** par 6 à 5, et son financement libre y va aussitôt.
    .hint = Touchez la Mission Petit Salon, puis le Grand Projet Mission Spéciale.
    .wrong-solo = Elle donne la médaille Solo, que vous avez déjà. Elle compterait comme mission, mais n’apporte pas de financement.
    .wrong-end = Mission Spéciale resterait sans financement. Envoyez un vaisseau.
    .wrong-neo = Néo en a assez : votre ambassadeur paie la dernière case.
    .wrong-other = Vous ne gagneriez pas ce projet. À Mission Spéciale, il n’en manque qu’un.
lessons_federation-end-last = Payez une dernière fois
    .say = La dernière manche finit comme les autres. Vous partagez l’étage du bas, 3 votes chacun : à égalité, **tous deux** marquent leur niveau. Payez encore le niveau 5.
    .hint = Payez le niveau 5.
    .wrong-lower = Votre niveau compte encore pour l’étage : 5 points pour 1 Oceanium.
lessons_federation-end-count = Voyez le décompte
    .say = Les médailles paient selon leur nombre, les reliquats un point ici et là, puis viennent les projets financés : **16 et 8**, ou 12 chacun à égalité.

        Votre dernier ambassadeur en a décidé deux : 32 points pour vous, 16 pour le joueur 1.

## Le quiz
lessons_federation-quiz-round = Combien de tours chacun joue-t-il dans une manche ?
    .a = Deux.
    .b = Quatre, un par ambassadeur.
    .c = Autant qu’il y a de cases libres.
    .why = Chacun joue ses quatre ambassadeurs, un par tour. Puis la manche finit.
lessons_federation-quiz-free = Votre ambassadeur est sur Néo. Un autre peut-il venir sur la même case dans cette manche ?
    .a = Oui, un des vôtres.
    .b = Oui, celui d’un autre joueur.
    .c = Non, la case est prise jusqu’à la fin de la manche.
    .why = Chaque case du Sénat reçoit un ambassadeur par manche. Seul le Module Externe n’a pas de limite.
lessons_federation-quiz-funding = Que fait aussitôt le côté financement ?
    .a = Il libère la mission de la case.
    .b = Il avance le projet au-dessus de la colonne.
    .c = Il donne des votes à l’étage.
    .why = La mission du même nom est libérée pendant votre tour. Le projet avance à la fin de la manche.
lessons_federation-quiz-floor = Vous avez le plus de votes à un étage. Que marquez-vous ?
    .a = Un point par vote.
    .b = Autant de points que votre niveau d’accréditation.
    .c = 2 points par influence.
    .why = Un étage paie le niveau de qui le tient. L’influence compte pour les lois.
lessons_federation-quiz-oceanium = Que peut-on payer en Oceanium ?
    .a = L’Oceanium seulement.
    .b = Tous les cristaux, l’or compris.
    .c = Le Lavandium et le Coppernium aussi.
    .why = L’Oceanium remplace Lavandium ou Coppernium, un pour un. Rien ne remplace l’or.
lessons_federation-quiz-mission = Que demande une mission ?
    .a = Son jeton libération, un vaisseau au hangar et le niveau indiqué.
    .b = Un jeton libération et 1 Oceanium.
    .c = Un ambassadeur sur sa case dans le même tour.
    .why = Jeton libération, vaisseau et niveau ; une mission par tour, après l’action principale. Elle peut être libérée depuis longtemps.
lessons_federation-quiz-medal = Quand recevez-vous la médaille d’une planète ?
    .a = À la fin de la manche, si vous y menez.
    .b = Dès que votre influence atteint la plus basse médaille qui reste.
    .c = Quand la loi de la planète est adoptée.
    .why = Elle vient d’elle-même, aussitôt. Le joueur suivant aura besoin de plus d’influence.
lessons_federation-quiz-upkeep = Votre marqueur est au niveau 4 et vous ne payez aucun entretien. Que se passe-t-il ?
    .a = Rien, vous le devez.
    .b = Vous perdez une médaille.
    .c = Le marqueur descend au premier degré du niveau 2.
    .why = Payer un niveau plus bas garde ce niveau ; ne rien payer fait descendre au degré 3. Les médailles restent.
lessons_federation-quiz-law = Qui marque quand une loi est adoptée ?
    .a = Chacun, 2 points par influence sur sa planète.
    .b = Seulement ceux qui ont voté pour elle.
    .c = Seulement qui y a le plus d’influence.
    .why = Tous marquent selon leur propre influence, quel que soit leur vote.
lessons_federation-quiz-project = Quels projets marquent à la fin de la partie ?
    .a = Les sept.
    .b = Ceux que vous avez financés.
    .c = Ceux dont le marqueur est sur la dernière case.
    .why = Seuls les projets financés sont classés, quel que soit celui qui a payé.

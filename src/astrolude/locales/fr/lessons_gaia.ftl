### Le cours de Projet Gaia. docs/writing-a-lesson.md dit à quoi sert chaque message.

lessons_gaia = De courtes leçons sur un vrai plateau. Vous jouez dès la première.
    .about = Colonisez des planètes, bâtissez, cherchez et réunissez vos mondes en alliances, en six manches.
    .further = Encore, quand vous voulez
    .further-text = Inutile pour une première partie, bon à savoir pour la deuxième.

## 1. Le but et le plateau
lessons_gaia-goal = Le but et le plateau
    .about = Six manches, des points, vos planètes d’origine
    .goal = Placer votre première mine
    .end = Un pied à terre
    .ending = Tout part de cette planète : vos vaisseaux s’en élancent, et la mine rapporte du minerai à chaque manche.
    .know-1 = La partie dure six manches. Le plus de points gagne.
    .know-2 = Chaque manche a une tuile qui paie des points pour une chose, et les six sont visibles dès le départ.
    .know-3 = Votre peuple vit sans effort sur les planètes de sa couleur.
lessons_gaia-goal-aim = Voir de quoi il s’agit
    .say = Voici une galaxie de sept secteurs. Vous menez les **Terraniens**, qui vivent sur les planètes bleues [pl-terra|Terra].

        Colonisez d’autres planètes, bâtissez, cherchez. Après **six manches**, le plus de points [res-vp|points] gagne.
    .mark-home = planètes bleues
lessons_gaia-goal-tiles = Voir ce qui rapporte des points
    .say = Dans le panneau, chaque manche a sa **tuile** : qui fait ce qu’elle montre pendant cette manche marque aussitôt. Deux **tuiles finales** comparent tous les joueurs à la fin.

        Elles sont en bas. La recherche, au-dessus, sera la leçon 5.
lessons_gaia-goal-home = Placer votre première mine
    .say = Avant la première manche, chacun place gratuitement deux mines [gp-mine|mine] sur des planètes de sa couleur.

        Quatre planètes bleues sont éclairées. Regardez ce qui entoure chacune, puis choisissez.
    .hint = Toutes conviennent. Celles du centre et du haut ont le plus de planètes autour d’elles.
    .wrong-transdim = Une planète Transdim : personne n’y vit avant qu’une unité de Gaiaformation l’ait changée. Ce sera la leçon 6.
    .wrong-gaia = Une planète Gaia, verte, accueille tout le monde ; mais les premières mines vont sur votre couleur.
    .wrong-type = Les premières mines vont sur des planètes de votre couleur : le bleu.

## 2. Votre première mine
lessons_gaia-mine = Votre première mine
    .about = La portée, la roue, le prix d’une mine
    .goal = Construire une mine sur une planète éclairée
    .end = Bien placée
    .ending = Une planète de plus, d’un nouveau type, et un nouveau point de départ pour vos vaisseaux.
    .know-1 = On bâtit à portée de ce qu’on possède.
    .know-2 = Chaque étape sur la roue coûte 3 minerais.
    .know-3 = Une mine rapporte du minerai au début de chaque manche.
lessons_gaia-mine-reach = Voir jusqu’où vous portez
    .say = De votre mine, les vaisseaux atteignent **deux cases**. Les deux planètes que vous pouvez payer sont marquées : une rouge, une blanche.
    .mark-reach = deux cases
lessons_gaia-mine-build = Choisir une planète et confirmer
    .say = Une mine coûte **1** [res-ore|minerai] et **2** [res-credits|crédits]. Aucune des deux n’est bleue comme chez vous : une étape sur la roue coûte **3** [res-ore|minerais] de plus.

        Vous avez 5 minerais.
    .figure =
        2 étapes · [pl-titanium|Titane] · 7 [res-ore|minerais]
        1 étape · [pl-ice|Glace] · 4 [res-ore|minerais]
        chez vous · [pl-terra|Terra] · 1 [res-ore|minerai]
        1 étape · [pl-oxide|Oxyde] · 4 [res-ore|minerais]
        2 étapes · [pl-volcanic|Volcanique] · 7 [res-ore|minerais]
    .hint = Oxyde est rouge, Glace est blanche. Chacune est à une étape du bleu : touchez-en une, puis Confirmer.
    .wrong-transdim = La planète violette est Transdim : personne n’y vit avant qu’une unité de Gaiaformation l’ait changée. Ce sera la leçon 6.
    .wrong-gaia = Une planète Gaia, verte, coûte un CIQ au lieu de minerai, et vous n’en avez pas maintenant.
    .wrong-titanium = Le gris est à deux étapes du bleu : cette mine coûterait 7 minerais, et vous en avez 5.
    .wrong-taken = Les Xenos y vivent. Une planète, un peuple.
    .wrong-own = Vous y vivez déjà. Ce qui s’y trouve peut grandir : ce sera la leçon suivante.
    .wrong-far = Vos vaisseaux ne vont pas si loin, ou il n’y a rien où bâtir.
lessons_gaia-mine-income = Voir ce qu’elle rapporte
    .say = La mine a quitté votre plateau de faction et **découvert** ce qui était dessous : 1 [res-ore|minerai] de plus au début de chaque manche.

        Ce qui est couvert ne rapporte rien. Bâtir, c’est donc aussi augmenter vos revenus.

## 3. Bâtir plus grand
lessons_gaia-upgrade = Bâtir plus grand
    .about = Améliorer : les prix, et ce que cela découvre
    .goal = Bâtir votre institut planétaire
    .end = Une capitale
    .ending = La tuile de la manche l’a payé 5 points, et l’institut ouvre le second pouvoir des Terraniens.
    .gain = +5 points
    .know-1 = Une mine devient un comptoir de commerce ; celui-ci un labo de recherche ou l’institut planétaire ; un labo une académie.
    .know-2 = Un comptoir coûte 3 crédits de moins près d’un voisin.
    .know-3 = La nouvelle pièce découvre son revenu, l’ancienne revient couvrir le sien.
lessons_gaia-upgrade-station = Changer une mine en comptoir
    .say = Une mine peut devenir un **comptoir de commerce** [gp-trading-station|comptoir] : **2** [res-ore|minerais] et **6** [res-credits|crédits], mais seulement **3** [res-credits|crédits] si un autre peuple vit à deux cases ou moins.
    .hint = Une de vos deux mines a les Xenos pour voisins. Touchez celle-là.
    .mark-neighbour = Xenos
    .wrong-alone = Personne ne vit près de celle-là : elle coûterait 6 crédits. Près des Xenos, c’est 3.
    .wrong-theirs = C’est une mine des Xenos. Seules vos pièces grandissent.
    .wrong-planet = On améliore une structure à soi. Touchez une mine éclairée.
lessons_gaia-upgrade-income = Voir ce qu’il découvre
    .say = Le comptoir a découvert un revenu de **3** [res-credits|crédits] par manche. La mine est revenue sur votre plateau et **couvre** de nouveau 1 [res-ore|minerai].

        Améliorer, c’est donc échanger un revenu contre un autre.
lessons_gaia-upgrade-turn = Finir le tour
    .say = Un tour, c’est **une action**. Puis les autres jouent, et c’est de nouveau à vous, jusqu’à ce que tous aient passé.
    .hint = Touchez Finir le tour.
lessons_gaia-upgrade-institute = Bâtir l’institut planétaire
    .say = D’un comptoir partent deux voies : un labo de recherche, ou l’**institut planétaire** [gp-institute|institut planétaire] pour **4** [res-ore|minerais] et **6** [res-credits|crédits].

        La tuile de cette manche paie **5** [res-vp|points] pour un institut ou une académie.
    .hint = Touchez le comptoir et choisissez l’institut planétaire.
    .wrong-lab = Un labo est bon : il apporte une tuile Tech, et aura sa leçon. Mais cette manche paie l’institut.
    .wrong-mine = Cette mine pourrait devenir un comptoir. L’institut naît du comptoir que vous avez.

## 4. La puissance
lessons_gaia-power = La puissance
    .about = Trois zones ; accumuler, brûler, dépenser
    .goal = Faire une action de puissance
    .end = La boucle est bouclée
    .ending = Vos pions sont revenus en zone I, prêts à remonter. La puissance tourne ainsi toute la partie.
    .know-1 = Accumuler fait passer des pions de la zone I à la II, et quand la I est vide, de la II à la III.
    .know-2 = On ne dépense que les pions de la zone III ; ils reviennent en zone I.
    .know-3 = Une action de puissance sert une fois par manche pour toute la table.
lessons_gaia-power-bowls = Voir vos trois zones
    .say = Vos pions Puissance [res-power|puissance] sont dans trois zones. **Accumuler** [res-charge|accumuler] les fait avancer : de I en II, et quand la I est vide, de II en III.

        La zone I est vide, cinq sont en II, deux en III. Seuls ceux de la III se dépensent.
lessons_gaia-power-charge = Accumuler grâce au voisin
    .say = Les Xenos viennent de bâtir à deux cases ou moins de votre mine. Vous pouvez donc **accumuler** autant que vaut votre structure la plus forte à cet endroit. Une mine vaut **1**, et un est toujours gratuit.
    .hint = Touchez Accumuler, puis Confirmer.
    .mark-built = bâti à l’instant
    .wrong-decline = Accumuler 1 ne coûte rien. Il n’y a aucune raison de refuser.
lessons_gaia-power-burn = Brûler un pion
    .say = Trois sont prêts, et les actions voulues en coûtent quatre. **Brûler** monte aussitôt un pion de II en III, mais un autre de la II quitte la partie pour de bon. À faire quand le gain vaut un pion.
    .hint = Touchez Brûler parmi les conversions, puis Confirmer.
lessons_gaia-power-spend = Faire une action de puissance
    .say = Près de la recherche se trouvent les **actions de puissance**. Quatre [res-power|de puissance] donnent 2 [res-ore|minerais], 7 [res-credits|crédits] ou 2 [res-knowledge|connaissances]. Que vous faut-il le plus ?
    .hint = Au début, le minerai est rare. Touchez l’action des 2 minerais, ou une autre qui est éclairée.
    .wrong-dear = Celle-là coûte plus que vos quatre de puissance.
    .wrong-qic = Cette rangée se paie en CIQ, et viendra plus tard.
    .wrong-small = Une bonne action à 3 de puissance. Avec quatre, vous pouvez mieux : touchez-en une qui est éclairée.
lessons_gaia-power-after = Voir ce qui a servi
    .say = L’action est **fermée à tous** jusqu’à la manche suivante : premier arrivé, premier servi. Vos quatre pions sont revenus en zone I.

## 5. La recherche
lessons_gaia-research = La recherche
    .about = Six domaines, les labos et les tuiles Tech
    .goal = Prendre une tuile Tech
    .end = Deux pas d’avance
    .ending = Une tuile, et un niveau en plus : voilà pourquoi les labos viennent souvent tôt.
    .know-1 = 4 connaissances avancent d’un niveau dans n’importe quel domaine.
    .know-2 = Un labo ou une académie apporte une tuile Tech, et la tuile un niveau gratuit.
    .know-3 = À partir du troisième, chaque niveau vaut 4 points à la fin.
lessons_gaia-research-advance = Avancer dans un domaine
    .say = Six domaines, chacun bon à une chose : terraformer moins cher, aller plus loin, CIQ, projets Gaia, revenus, connaissance. **4** [res-knowledge|connaissances] avancent d’**un niveau**. Vous en avez juste quatre.
    .hint = L’Économie rapporte à chaque manche. Touchez-la, ou un autre domaine.
    .wrong-map = Ici, ce sont les domaines qui sont éclairés, dans le panneau à côté de la carte.
lessons_gaia-research-turn = Finir le tour
    .say = C’était votre action. Laissez jouer les Xenos.
    .hint = Touchez Finir le tour.
lessons_gaia-research-lab = Bâtir un labo de recherche
    .say = Il y a une seconde façon de monter. Changez votre comptoir en **labo de recherche** [gp-research-lab|labo] pour **3** [res-ore|minerais] et **5** [res-credits|crédits] : il apporte une **tuile Tech**.
    .hint = Touchez votre comptoir, en haut, et choisissez le labo de recherche.
    .wrong-institute = L’institut donne de la puissance et votre second pouvoir, mais pas de tuile. Ici, c’est le labo qu’il faut.
    .wrong-other = Le labo naît de votre comptoir : la planète éclairée, en haut.
    .wrong-first = D’abord le labo ; ensuite vous choisirez une tuile.
lessons_gaia-research-tile = Prendre une tuile et son niveau
    .say = Choisissez une tuile [gp-tech|tuile Tech]. **Sous le signe d’un domaine**, elle vous y fait avancer ; avec les trois **du bas**, vous choisissez. Ce niveau ne coûte rien.

        Sous l’Économie se trouvent 7 points.
    .hint = Sept points et un niveau de revenus : la tuile sous l’Économie. Toute autre convient.
    .wrong-advanced = Une tuile avancée demande le niveau 4 de son domaine et une alliance. Plus tard.
lessons_gaia-research-after = Voir où vous en êtes
    .say = Deux niveaux, et un seul payé en connaissance. Le pas vers le **troisième** niveau d’un domaine fait aussi accumuler 3 [res-charge|accumuler], et à partir de là chaque niveau vaut **4** points [res-vp|points] à la fin.

## 6. Un projet Gaia
lessons_gaia-project = Un projet Gaia
    .about = Une planète violette devient verte
    .goal = Coloniser une planète gaiaformée
    .end = Verte, enfin
    .ending = L’unité de Gaiaformation est revenue sur votre plateau, prête pour la prochaine planète violette.
    .gain = une planète Gaia
    .know-1 = Une unité de Gaiaformation sur une planète Transdim et 6 pions Puissance lancent un projet.
    .know-2 = À la manche suivante, la planète est verte et les pions reviennent.
    .know-3 = Une mine y coûte 1 minerai et 2 crédits, sans CIQ, et la portée n’y compte pas.
lessons_gaia-project-start = Envoyer l’unité de Gaiaformation
    .say = À côté de votre mine se trouve une **planète Transdim** [pl-transdim|Transdim], violette. Personne ne peut encore y vivre. Les Terraniens ont dès le départ une **unité de Gaiaformation** [gp-gaiaformer|unité de Gaiaformation] : envoyez-la.
    .hint = Touchez la planète violette à côté de votre mine, en haut.
    .mark-transdim = Transdim
    .wrong-far = Transdim aussi, mais plus loin. Prenez celle d’à côté.
    .wrong-green = Celle-là est déjà verte : elle coûte un CIQ et n’a pas besoin de projet.
    .wrong-other = Un projet demande une planète violette à portée.
lessons_gaia-project-pay = Payer avec des pions de la zone I
    .say = Un projet prend **6** pions [res-power|puissance]. Ils ne sont pas perdus : ils attendent en zone Gaia jusqu’à la manche suivante. Prenez-les en **zone I**, où ils sont le moins avancés.
    .hint = Choisissez 6 de la zone I.
    .wrong-second = Alors des pions de la zone II partiraient aussi, et ceux-là sont à mi-chemin. Prenez les six en zone I.
lessons_gaia-project-turn = Finir le tour
    .say = L’unité de Gaiaformation travaille jusqu’au début de la manche suivante. Laissez jouer les autres.
    .hint = Touchez Finir le tour.
lessons_gaia-project-pass = Passer et prendre un booster
    .say = Qui ne veut plus agir **passe**, et échange son booster [gp-booster|booster] contre un de ceux qui sont libres. Qui passe en premier ouvre la manche suivante.

        L’un d’eux paie les planètes Gaia.
    .hint = Touchez Passer ; puis choisissez un booster, par exemple celui des planètes Gaia.
lessons_gaia-project-mine = Bâtir sur la planète verte
    .say = Nouvelle manche : les revenus sont là, la planète est **verte** [pl-gaia|Gaia], et les six pions sont revenus, chez les Terraniens même en zone II. Une mine n’y coûte que **1** [res-ore|minerai] et **2** [res-credits|crédits].
    .hint = Touchez la planète verte avec votre unité de Gaiaformation.
    .wrong-native = Verte dès le départ : celle-là coûte un CIQ. La vôtre, non.
    .wrong-later = Cela viendra plus tard. Colonisez d’abord ce que vous avez préparé.

## 7. Une alliance
lessons_gaia-federation = Une alliance
    .about = Valeur 7, satellites, pions Alliance
    .goal = Former une alliance
    .end = Unis
    .ending = Ces planètes restent liées jusqu’à la fin. La prochaine alliance en demandera d’autres.
    .gain = une alliance
    .know-1 = Des planètes qui valent 7 ensemble forment une alliance : mines 1, comptoirs et labos 2, institut et académies 3.
    .know-2 = Les vides se comblent par des satellites ; chacun coûte un pion Puissance pour de bon.
    .know-3 = Une alliance apporte un pion : des points, des ressources, et un côté vert qui ouvre les plus hauts niveaux.
lessons_gaia-federation-count = Compter ensemble
    .say = Chaque structure a une **valeur de puissance** : mine 1, comptoir et labo 2, institut et académie 3. Sept ensemble peuvent former une **alliance** [gp-federation|alliance].

        Votre académie près des Xenos vaut 3, les deux comptoirs marqués 2 chacun : **7**.
    .mark-station = vaut 2
lessons_gaia-federation-join = Choisir les trois planètes
    .say = Choisissez l’académie et les deux comptoirs. Les vides entre eux se comblent par des **satellites** [gp-satellite|satellites], aussi peu que possible : deux suffisent.
    .hint = Touchez Alliance, puis les trois planètes du centre.
    .wrong-spare = Sept sont atteints sans ces deux-là. Elles serviront à une autre alliance.
    .wrong-theirs = Seules vos planètes s’allient.
lessons_gaia-federation-pay = Payer les satellites
    .say = Chaque satellite prend **un pion** [res-power|puissance], pour de bon. Donnez les moins avancés : un de la zone I, un de la zone II.
    .hint = 1 de la zone I, puis 1 de la zone II. Celui qui est prêt reste.
    .wrong-ready = Alors le pion de la zone III partirait, et celui-là est prêt à servir.
lessons_gaia-federation-token = Prendre un pion Alliance
    .say = La récompense : un pion Alliance. Chacun rapporte des points [res-vp|points], et la plupart aussitôt des ressources. Choisissez ce qui vous aide le plus.
    .hint = Votre minerai est épuisé : 7 points et 2 minerais aideraient.
lessons_gaia-federation-after = Voir à quoi il sert
    .say = Votre pion montre son côté **vert**. Une fois, il peut ouvrir le cinquième niveau d’un domaine ou une tuile Tech avancée. Celui à 12 points ne le peut pas.

        Ce que vous bâtissez à côté d’une alliance s’y joint, sans nouveau pion.

## 8. Pourquoi des voisins rapportent
lessons_gaia-neighbours = Pourquoi des voisins rapportent
    .about = Où placer ses premières mines
    .goal = Profiter deux fois d’un voisin
    .end = En bon voisinage
    .ending = Trois crédits épargnés et deux de puissance, en une seule manche, parce que vous avez choisi cette planète.
    .gain = −3 crédits, accumuler 2
    .know-1 = À deux cases d’un autre peuple, un comptoir coûte moitié moins de crédits.
    .know-2 = Ce que bâtissent vos voisins vous fait accumuler. Le premier est gratuit, chaque suivant coûte un point.
    .know-3 = Ils en profitent aussi : deux peuples proches font mieux qu’un peuple isolé.
lessons_gaia-neighbours-place = Bien placer votre deuxième mine
    .say = Votre deuxième mine. Les Xenos en ont placé deux. Quelle planète bleue vous servira le mieux ?

        Pensez à ce qui se trouve à deux cases : des planètes à coloniser, et des **voisins**.
    .hint = L’une des trois touche les Xenos, et a cinq autres planètes à deux cases ou moins.
    .mark-xenos = Xenos
    .wrong-lonely = Un coin tranquille : personne à côté, donc personne ne vous fait accumuler, et chaque comptoir coûte 6 crédits.
    .wrong-far = Les Xenos seraient à trois cases, une de trop : ni comptoir moins cher, ni puissance.
    .wrong-type = Les premières mines vont sur des planètes de votre couleur : le bleu.
lessons_gaia-neighbours-cheap = Bâtir un comptoir à bas prix
    .say = Chacun a pris un booster ; la première manche commence. Près des Xenos, un comptoir [gp-trading-station|comptoir] coûte **3** [res-credits|crédits] au lieu de **6**.
    .hint = Touchez la mine à côté des Xenos.
    .wrong-dear = Celle-là est isolée : 6 crédits.
    .wrong-other = Améliorez une de vos mines : celle à côté des Xenos.
lessons_gaia-neighbours-turn = Finir le tour
    .say = Les Xenos peuvent accumuler, puisque vous avez bâti près d’eux. Puis c’est leur tour, et eux aussi voudront un comptoir à bas prix.
    .hint = Touchez Finir le tour.
lessons_gaia-neighbours-charge = Accumuler 2
    .say = Ils ont bâti près de vous. Votre comptoir y vaut **2** : vous pouvez accumuler **2** [res-charge|accumuler] pour **1** point [res-vp|point], toujours un de moins que la charge.
    .hint = Au début, la puissance vaut plus qu’un point. Touchez Accumuler.
    .wrong-decline = Cela épargne un point. Mais deux pions avancés maintenant vous vaudront davantage, manche après manche.
lessons_gaia-neighbours-after = Voir ce que cela a rapporté
    .say = Deux pions ont avancé vers la zone III, et vous avez encore les trois crédits épargnés. À chaque construction des Xenos près de vous, la question reviendra.

## 9. Prévoir la manche
lessons_gaia-plan = Prévoir la manche
    .about = Le même travail, au bon moment
    .goal = Marquer 8 points avec deux constructions
    .end = Au bon moment
    .ending = Dans l’autre ordre, les deux mêmes constructions n’auraient rien rapporté.
    .know-1 = La tuile de la manche paie ce qui est fait pendant cette manche, chaque fois.
    .know-2 = Regardez une manche plus loin : ce que paie la prochaine tuile peut souvent attendre.
    .know-3 = Qui passe en premier ouvre la manche suivante et choisit d’abord son booster.
lessons_gaia-plan-tiles = Lire cette manche et la suivante
    .say = La manche 3 paie **2** points [res-vp|points] par **étape de terraformation** [gp-terraform|étape]. La manche 4 en paie **4** par **comptoir** [gp-trading-station|comptoir].

        Vous voulez une mine de plus et un comptoir. Par quoi commencer ?
lessons_gaia-plan-steps = Faire ce que paie cette manche
    .say = Vous avez 7 [res-ore|minerais] et portez à deux cases. Une mine sur une planète à **deux étapes** du bleu coûte tout, et marque deux fois.
    .hint = Le gris et l’orange sont à deux étapes du bleu. Touchez une telle planète.
    .wrong-early = Un comptoir maintenant ne rapporte aucun point. À la prochaine manche, le même en rapporte 4.
    .wrong-one = Le rouge est à une étape du bleu : 2 points. Une planète à deux étapes en rapporte 4.
    .wrong-gaia = Une planète Gaia ne demande aucune étape : aucun point à cette manche. La manche 6 la paiera.
lessons_gaia-plan-turn = Finir le tour
    .say = Quatre points. Votre minerai est dépensé, et le reste sera mieux payé à la prochaine manche.
    .hint = Touchez Finir le tour.
lessons_gaia-plan-pass = Passer en premier
    .say = Passez maintenant, avant les Xenos : vous **ouvrez** la manche suivante et choisissez d’abord parmi les boosters [gp-booster|booster].
    .hint = Touchez Passer, puis choisissez un booster : celui des mines apporte minerai et points.
lessons_gaia-plan-station = Bâtir le comptoir maintenant
    .say = Manche 4, et de nouveaux revenus. Maintenant un comptoir vaut **4** points [res-vp|points] : améliorez une mine.
    .hint = Touchez une de vos mines éclairées.

## 10. La dernière manche
lessons_gaia-end = La dernière manche
    .about = Passer pour des points, le décompte final
    .goal = Finir la partie
    .end = Les étoiles sont comptées
    .ending = Tuiles finales, niveaux de recherche et restes ont été ajoutés. Le plus de points gagne.
    .know-1 = Deux tuiles finales comparent tous les joueurs : 18, 12 et 6 points pour les trois premiers.
    .know-2 = Chaque niveau de recherche à partir du troisième vaut 4 points.
    .know-3 = Ce qui reste rapporte 1 point pour trois. Dépensez donc tout avant la fin.
lessons_gaia-end-count = Regarder les dernières tuiles
    .say = Manche 6, la dernière : 71 à 65. Sa tuile paie **3** points [res-vp|points] par mine sur une **planète Gaia**. Plus aucun revenu ne viendra : les ressources ne valent que ce qu’elles bâtissent encore.
lessons_gaia-end-mine = Bâtir où est votre unité de Gaiaformation
    .say = Votre unité de Gaiaformation a préparé une planète. Une mine y marque 3 points, compte pour votre booster, et ne coûte pas de CIQ.
    .hint = Touchez la planète verte avec votre unité de Gaiaformation, sous le centre.
    .wrong-dear = Elle rapporte aussi 3 points, mais prend un CIQ pour la planète et d’autres pour la distance. D’abord celle que vous avez préparée.
    .wrong-other = Cela ne rapporterait aucun point à cette manche. Cherchez une planète verte.
lessons_gaia-end-turn = Finir le tour
    .say = 74 points. Les Xenos vont maintenant passer.
    .hint = Touchez Finir le tour.
lessons_gaia-end-pass = Passer et compter
    .say = Vous pourriez continuer tant que vous pouvez payer. Ici, **passez** : votre booster marque 1 point par mine, votre tuile avancée 1 par type de planète. Puis vient le décompte final.
    .hint = Touchez Passer, puis Confirmer.

## Après le parcours : les actions à soi
lessons_gaia-special = Vos propres actions
    .about = Les octogones orange, et ce qu’achètent les CIQ
    .goal = Faire une action spéciale et une action CIQ
    .end = À vous seul
    .ending = Deux tours sans minerai ni crédit, et les deux ont payé. Regardez vos octogones au début de chaque manche.
    .know-1 = Un octogone orange est une action à vous : gratuite, une fois par manche, et c’est tout votre tour.
    .know-2 = Les actions CIQ sont là une fois par manche pour toute la table, comme les actions de puissance.
    .know-3 = Un octogone peut attendre un tour calme. Une action CIQ peut vous être prise.
lessons_gaia-special-own = Trouver votre octogone
    .say = Les octogones sont des **actions spéciales**. Il y en a sur des boosters, des tuiles Tech, des académies et des instituts, et seul leur propriétaire s’en sert.

        Vous en avez un : votre académie de droite, qui apporte 1 [res-qic|CIQ].
lessons_gaia-special-academy = Utiliser votre académie
    .say = Cela ne coûte rien, mais c’est votre action de ce tour. Vous avez 2 CIQ [res-qic|CIQ] et en voulez un troisième.
    .hint = Touchez l’action spéciale de votre académie, puis Confirmer.
    .wrong-map = Ici, l’action est sur votre plateau, pas sur la carte.
lessons_gaia-special-turn = Finir votre tour
    .say = Trois CIQ. L’octogone est barré jusqu’à la manche suivante. Laissez agir les Xenos.
    .hint = Touchez Finir le tour.
lessons_gaia-special-qic = Faire une action CIQ
    .say = Les CIQ font plus qu’allonger la portée. **3** [res-qic|CIQ] paient encore une fois un de vos pions Alliance : 7 points et 2 minerais. **2** [res-qic|CIQ] apportent 3 points, et 1 par type de planète où vous vivez : quatre ici.
    .hint = Touchez l’action CIQ du pion Alliance, ou celle des types de planètes.
    .wrong-dear = Une tuile Tech coûte 4 CIQ. Vous en avez trois.
    .wrong-power = Celles-là se paient en puissance. Regardez ici la rangée des cubes verts.
lessons_gaia-special-after = Voir ce qui reste
    .say = Les deux sont fermées : votre octogone pour vous, l’action CIQ **pour tous**. Prenez donc d’abord ce que d’autres peuvent prendre, et gardez vos propres actions pour plus tard.

## Dix questions
lessons_gaia-quiz-win = Combien de temps dure la partie ?
    .a = Jusqu’à ce que quelqu’un ait 100 points
    .b = Six manches
    .c = Jusqu’à ce que toutes les planètes soient prises
    .why = Après six manches vient le décompte final, et le plus de points gagne.
lessons_gaia-quiz-cost = Vous êtes au début de la Terraformation. Que coûte une mine sur une planète à deux étapes ?
    .a = 1 minerai et 2 crédits
    .b = 4 minerais et 2 crédits
    .c = 7 minerais et 2 crédits
    .why = La mine elle-même coûte 1 minerai et 2 crédits, chaque étape 3 minerais de plus.
lessons_gaia-quiz-levels = Que vaut à la fin chaque niveau de recherche à partir du troisième ?
    .a = 4 points
    .b = 1 point
    .c = Rien, il n’apporte que du revenu
    .why = Les niveaux 3, 4 et 5 valent 4 points chacun, dans chaque domaine : jusqu’à 12 dans un seul.
lessons_gaia-quiz-station = Que coûte un comptoir de commerce près d’un voisin ?
    .a = 2 minerais et 6 crédits
    .b = 2 minerais et 3 crédits
    .c = 1 minerai et 2 crédits
    .why = Avec une structure d’un autre peuple à deux cases ou moins, il coûte 3 crédits au lieu de 6.
lessons_gaia-quiz-bowls = Quels pions Puissance peut-on dépenser ?
    .a = Tous
    .b = Ceux des zones II et III
    .c = Ceux de la zone III
    .why = Les pions dépensés vont de la zone III à la zone I.
lessons_gaia-quiz-level = Que coûte un niveau de recherche comme action ?
    .a = 4 connaissances
    .b = 3 connaissances
    .c = 4 connaissances et 1 CIQ
    .why = 4 connaissances, dans n’importe quel domaine. Une tuile Tech donne un niveau gratuit.
lessons_gaia-quiz-project = Que deviennent les 6 pions Puissance d’un projet Gaia ?
    .a = Ils sont perdus
    .b = Ils reviennent à la manche suivante
    .c = Ils restent sur la planète
    .why = Ils attendent en zone Gaia et reviennent à la phase Gaia de la manche suivante.
lessons_gaia-quiz-alliance = Lesquelles peuvent former une alliance ?
    .a = Six mines
    .b = Un institut et un comptoir
    .c = Une académie et deux comptoirs
    .why = Il faut une valeur de 7 : 3 + 2 + 2. Six mines font 6, un institut et un comptoir 5.
lessons_gaia-quiz-charge = Un voisin bâtit près de votre comptoir. Vous accumulez 2. Que cela coûte-t-il ?
    .a = Rien
    .b = 1 point
    .c = 2 points
    .why = Toujours un point de moins que ce que vous accumulez.
lessons_gaia-quiz-pass = Qui ouvre la manche suivante ?
    .a = Qui a passé en premier
    .b = Qui a le moins de points
    .c = La même personne qu’avant
    .why = Qui passe en premier ouvre la manche, et a choisi d’abord parmi les boosters.

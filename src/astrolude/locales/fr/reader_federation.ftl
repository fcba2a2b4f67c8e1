### Les règles de Federation pour les joueurs. docs/writing-the-rules.md dit à quoi sert chaque message.

reader_federation = Cinq années au Sénat d’une fédération galactique. Vos ambassadeurs votent ou financent, agissent sur cinq planètes, et chaque place du Sénat n’est prise qu’une fois par manche.

reader_federation-goal = But du jeu
reader_federation-aim = Ce que vous cherchez
    .text = Avoir le plus de prestige [res-vp|points de prestige] après cinq manches. Il vient des lois, des votes de chaque étage, des médailles, des grands projets financés et de votre influence sur les cinq planètes.
reader_federation-goods = Cristaux
    .text = Lavandium [cry-lavandium|lavandium], coppernium [cry-coppernium|coppernium] et oceanium [cry-oceanium|oceanium] paient places et bâtiments. L’oceanium remplace chacun des deux autres. L’or [cry-gold|or] est rare et rien ne le remplace.

reader_federation-setup = Mise en place
reader_federation-start = Votre planète de départ
    .text = En commençant par le dernier joueur, chacun prend une planète de départ et son cadeau. Elle compte comme une mission accomplie pour toute la partie.
reader_federation-sites = Tuiles de production
    .text = Dans les parties suivantes, les sites de la planète des bâtisseurs peuvent porter d’autres structures, tirées ou choisies.

reader_federation-turn = Votre tour
reader_federation-ambassador = Jouer un ambassadeur
    .text = Quatre tours par manche : posez un de vos quatre ambassadeurs [fd-ambassador|ambassadeur] sur une place libre, payez-la et faites son action. Le Module Externe a de la place pour tous.
    .figure = Le Sénat : deux ailes, trois étages, neuf places par aile. Des planètes, des salles et des espions.
reader_federation-vote-or-fund = Voter ou financer
    .text = Chaque ambassadeur a deux faces. **Voter** [fd-vote|votes] compte 1, 1, 2 ou 3 votes à la fin de la manche. **Financer** [fd-fund|financement] avance à la fin de la manche le projet au-dessus de la colonne, et libère aussitôt pour vous la mission du même nom. L’action est la même.
reader_federation-alterations = Jetons Altération
    .text = Un jeton posé sur un ambassadeur remplace ses votes ou son financement et apporte un cadeau. Il est perdu à la fin de la manche. Un jeton gardé jusqu’à la fin vaut 1 point.
reader_federation-die = Le dé assistant
    .text = Votre dé ajoute son chiffre aux votes d’un ambassadeur à chaque manche. Il grandit pendant la partie, jusqu’à 6.
reader_federation-closing = Puis une mission, si vous voulez
    .text = Après l’action vous pouvez envoyer un vaisseau en mission et utiliser des érudits. Puis votre tour finit.
reader_federation-seven = L’ambassadeur aux sept votes
    .text = Qui le reçoit peut le jouer une fois, à l’un de ses tours suivants, pas au tour où il arrive. Cette manche-là, il joue cinq tours.

reader_federation-actions = Places et planètes
reader_federation-rooms = Les salles
reader_federation-neo = Néo : les mineurs
    .text = Votre mineur avance le long d’une ligne d’astéroïde en astéroïde et prend ce qui s’y trouve. Sa distance est votre influence sur Néo.
reader_federation-six-moon = 6Moon : les mages
    .text = Votre mage monte d’une lune et y prend un jeton Altération.
reader_federation-atalum = Atalum : les érudits
    .text = Prenez une tuile d’érudit. Les érudits de niveau 1 et 2 aident une fois puis se reposent ; ceux de niveau 3 agissent aussitôt. Chaque tuile est de l’influence.
reader_federation-scholars = Utiliser des érudits
    .text = Un érudit dit quand il agit : aussitôt pris, pendant une action suivante sur sa planète, ou à tout moment de votre tour, mais jamais au milieu d’une action. Certains en copient ou en réveillent d’autres.
reader_federation-arratooine = Arratooine : les marchands
    .text = Posez un pion commerce à une échoppe, payez et prenez sa récompense. La deuxième visite d’une échoppe rapporte davantage.
reader_federation-e81216 = E81216 : les bâtisseurs
    .text = Bâtissez une structure de production, qui rapporte aussitôt et à chaque manche, ou avec de l’or une mégastructure, qui marque aussitôt : on compare ses deux jetons, le plus petit compte, trois fois pour le premier bâtisseur et moins pour les suivants.
reader_federation-structures = Structures de production
reader_federation-spying = Espions
    .text = Pour 1 lavandium, un espion [fd-spy|espion] copie l’action d’une planète ou d’une salle, que sa place soit prise ou non ; on paie aussi ce que coûte cette place. Le Bureau de la Présidente ne se copie pas.
reader_federation-missions = Missions
    .text = Une mission demande son jeton libération, un vaisseau [fd-ship|vaisseau] au hangar et le niveau indiqué. Une par tour. Le vaisseau y reste ; chaque mission compte une fois.

reader_federation-executive = Fin de la manche
reader_federation-income-upkeep = Revenus et entretien
    .text = Les structures rapportent. À partir du niveau 3, votre accréditation coûte un cristal ; qui ne paie pas redescend.
reader_federation-projects = Grands projets
    .text = Les ambassadeurs qui financent avancent le projet de leur colonne ; une fois financé, il classe les joueurs à la fin selon ce qu’il demande. Les financements au-delà de sa dernière case vont au projet du Sénat ; vos trois premiers pour celui-ci rapportent chacun un cristal.
reader_federation-floors = Votes d’un étage
    .text = À chacun des trois étages, qui a le plus de votes marque autant de points que son niveau.
reader_federation-laws = Lois
    .text = L’aile qui a le plus de votes fait passer sa loi [fd-law|loi] : chacun marque 2 points par influence sur la planète qu’elle nomme. À égalité la Présidente [fd-president|Présidente] décide.

reader_federation-rewards = Récompenses
reader_federation-medals = Médailles
    .text = L’influence apporte des médailles [fd-medal|médaille], plus facilement pour les premiers. Jamais deux d’une couleur ; plus vous en avez, plus elles valent.
reader_federation-accreditation = Accréditation
    .text = Les degrés [fd-degree|degré] montent votre niveau, qui ouvre des missions et vaut plus à chaque étage gagné.
reader_federation-deep-space = Espace profond
    .text = Qui atteint le dixième degré choisit une tuile d’espace profond ; elle compte comme une mission.

reader_federation-scoring = Points
reader_federation-points = À la fin
    .text = Médailles : 1, 3, 6, 10, 15, 21 et 28 points pour une à sept. Restes : 1 point par jeton Altération, par or et par vaisseau au hangar, et 1 par deux autres cristaux. Puis chaque projet financé classe les joueurs selon ce qu’il demande : 16, 8 et 4 points.

reader_federation-end = Fin de la partie
reader_federation-five-rounds = Après cinq manches
    .text = La partie finit après la cinquième manche. Le plus de prestige gagne.

reader_federation-players = Joueurs et options
reader_federation-counts = De deux à quatre joueurs
    .text = À deux ou trois, des tuiles neutres ferment certaines places à chaque manche, et les projets des colonnes demandent moins de financements.
reader_federation-options = Options
    .text = Structures imprimées, tirées ou choisies. Deux options suivent d’autres sources que le livret : où commence le projet du Sénat à deux ou trois joueurs, et ce que reçoit le premier d’un projet à quatre.

reader_federation-signs = Signes
reader_federation-reading = Lire le plateau
    .text = Ce qui est éclairé est possible. Un prix précède la flèche, le gain la suit. Un signe de libération [fd-release|libération] ouvre une mission.
reader_federation-sign-cry-lavandium = Lavandium
    .text = Cristal rose.
reader_federation-sign-cry-coppernium = Coppernium
    .text = Cristal vert.
reader_federation-sign-cry-oceanium = Oceanium
    .text = Cristal bleu ; remplace rose ou vert.
reader_federation-sign-cry-gold = Or
    .text = Pour les mégastructures.
reader_federation-sign-res-vp = Prestige
    .text = Qui en a le plus gagne.
reader_federation-sign-fd-ambassador = Ambassadeur
    .text = On en joue un par tour.
reader_federation-sign-fd-vote = Votes
    .text = Comptent pour l’étage et l’aile.
reader_federation-sign-fd-fund = Financement
    .text = Avance un projet, libère une mission.
reader_federation-sign-fd-president = Présidente
    .text = Commence la manche suivante, départage les lois.
reader_federation-sign-fd-law = Loi
    .text = 2 points par influence sur sa planète.
reader_federation-sign-fd-medal = Médaille
    .text = Plus il y a de couleurs, plus il y a de points.
reader_federation-sign-fd-degree = Degré
    .text = Un pas d’accréditation.
reader_federation-sign-fd-release = Libération
    .text = Ouvre une mission.
reader_federation-sign-fd-spy = Espion
    .text = Copie une action.
reader_federation-sign-fd-mage = Mage
    .text = Monte sur 6Moon.
reader_federation-sign-fd-miner = Mineur
    .text = Voyage sur Néo.
reader_federation-sign-fd-trader = Marchand
    .text = Visite les échoppes d’Arratooine.
reader_federation-sign-fd-ship = Vaisseau
    .text = Accomplit une mission.
reader_federation-sign-fd-scholar = Érudit
    .text = Aide une fois, et compte sur Atalum.
reader_federation-sign-fd-neo = Néo
    .text = La planète des mineurs.
reader_federation-sign-fd-sixmoon = 6Moon
    .text = Les lunes des mages.
reader_federation-sign-fd-atalum = Atalum
    .text = La planète des érudits.
reader_federation-sign-fd-arratooine = Arratooine
    .text = La planète des marchands.
reader_federation-sign-fd-e81216 = E81216
    .text = La planète des bâtisseurs.

reader_federation-figures = D’où viennent les chiffres
    .text = Le livret n’imprime pas tous les chiffres du matériel. Certains sont reconstitués, chacun avec ses raisons dans les données du jeu ; qui possède la boîte peut les y corriger.

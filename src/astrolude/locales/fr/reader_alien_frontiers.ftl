### Les règles d’Alien Frontiers pour les joueurs. docs/writing-the-rules.md dit à quoi sert chaque message.

reader_alien_frontiers = Vos dés sont des vaisseaux. Amarrez-les aux stations autour d’une planète, bâtissez des colonies et tenez ses territoires quand la dernière colonie se pose.

reader_alien_frontiers-goal = But du jeu
reader_alien_frontiers-aim = Ce que vous cherchez
    .text = Avoir le plus de points [res-vp|points] quand quelqu’un pose la dernière de ses colonies. Une colonie sur la planète vaut 1 point, chaque territoire que vous contrôlez aussi.

        Les points ne se dépensent pas, mais ils se perdent : qui a plus de colonies dans un territoire le prend, avec son point et son pouvoir.
reader_alien_frontiers-pieces = Vaisseaux, ressources, colonies
    .text = Un **vaisseau** est un dé. Son chiffre dit où il peut travailler ce tour. Vous commencez avec trois et pouvez en avoir six.

        Le **carburant** [res-fuel|carburant] et le **minerai** [res-mineral|minerai] paient vaisseaux, colonies et pouvoirs. Une **colonie** [af-colony|colonie] attend dans votre réserve ou au Centre des colons, puis se pose sur un territoire, où elle reste sauf si une carte la déplace.

reader_alien_frontiers-setup = Mise en place
reader_alien_frontiers-start = Comment la partie commence
    .text = Trois cartes de technologie sont visibles et chacun en reçoit une. La planète est vide. Le premier joueur est tiré au sort. Dans l’ordre du tour, on commence à deux avec rien, 1 [res-fuel|carburant] ; à trois avec 1 carburant, 1 carburant, 1 [res-mineral|minerai] ; à quatre avec rien, 1 carburant, 1 minerai, 1 de chaque. Dans l’édition internationale, le premier de trois ne reçoit rien.

        À moins de quatre, certains ports sont bloqués pour toute la partie. Personne ne peut les utiliser ni les libérer.

reader_alien_frontiers-turn = Votre tour
reader_alien_frontiers-roll = Reprendre et lancer
    .text = Tous vos vaisseaux reviennent des stations et sont lancés. Cela se fait tout seul. Un vaisseau qui a terraformé ne revient pas.
reader_alien_frontiers-main = Amarrer vos vaisseaux
    .text = Amarrez vos vaisseaux l’un après l’autre, dans l’ordre de votre choix. Une station demande certains chiffres et un port libre, parfois un prix. Ce qu’elle donne, vous l’avez aussitôt.

        Entre deux amarrages, vous pouvez utiliser des cartes, échanger, lancer une colonie prête ou acheter le vaisseau relique. Les vaisseaux des autres gardent leurs ports : arrivez tôt ou choisissez ailleurs.
reader_alien_frontiers-groups = Paires et brelans
    .text = Certaines stations prennent deux ou trois vaisseaux ensemble. Il leur faut un groupe de ports vide, côte à côte. Un groupe en partie occupé est fermé à tous jusqu’à ce qu’il soit vide ; seuls les pillards peuvent chasser les autres.
reader_alien_frontiers-ending = Finir le tour
    .text = Le tour finit quand aucun de vos vaisseaux ne peut plus s’amarrer. Tant qu’un seul le peut, il le doit, même si cela coûte. Ceux qui ne trouvent pas de place vont à la baie d’entretien [af-wrench|entretien] et reviennent au tour suivant.
reader_alien_frontiers-limit = Huit ressources
    .text = À la fin de votre tour, vous gardez au plus huit carburants et minerais en tout. Vous choisissez ce que vous rendez. Pendant le tour, il n’y a pas de limite.

reader_alien_frontiers-actions = Les stations
reader_alien_frontiers-stations = Neuf lieux de travail
    .text = On utilise une station en s’y amarrant. La même peut servir plusieurs fois dans un tour tant qu’il reste des ports.
    .figure = Les stations entourent la planète, qui est divisée en territoires.
reader_alien_frontiers-market = Échanger
    .text = Une paire au Marché orbital permet d’échanger jusqu’à la fin du tour, autant de fois que vous voulez : autant de carburant que le chiffre d’un des deux vaisseaux, contre 1 minerai. Les petites paires échangent le mieux.
reader_alien_frontiers-hub = Lancer depuis le centre
    .text = Chaque vaisseau au Centre des colons avance votre colonie d’un cercle. C’est lent mais gratuit, et tout chiffre convient. Au septième cercle la colonie est prête : lancez-la à l’un de vos tours pour 1 [res-fuel|carburant] et 1 [res-mineral|minerai].

        Tant qu’elle y attend, aucun vaisseau ne s’amarre sur votre piste. Après le lancement, le vaisseau suivant commence une nouvelle colonie.
reader_alien_frontiers-excess = Une étape de trop
    .text = Avec le bonus du cratère d’Asimov, une colonie peut atteindre le septième cercle avec une étape de trop. Si vous pouvez payer le lancement, elle part aussitôt et l’étape commence la colonie suivante. Sinon l’étape est perdue.
reader_alien_frontiers-terraforming = Terraformer
    .text = Un seul 6 avec 1 [res-fuel|carburant] et 1 [res-mineral|minerai] pose une colonie aussitôt. Mais le vaisseau est perdu, et il doit vous en rester trois.
reader_alien_frontiers-artifact = Prendre des cartes
    .text = Chaque vaisseau à l’Artefact alien permet de remplacer une fois les trois cartes visibles, ce tour-ci. Des vaisseaux dont la somme atteint 8 permettent de prendre une carte visible [af-tech|carte de technologie] d’une sorte que vous n’avez pas.

        Un vaisseau compte pour une seule carte, et ce qui dépasse 8 est perdu. Avec deux fois 8, vous pouvez en prendre deux.
reader_alien_frontiers-raid = Piller
    .text = Trois vaisseaux qui se suivent, comme 3-4-5, s’amarrent à l’Avant-poste des pillards. Si d’autres y sont, votre somme doit dépasser la leur ; ils partent à la baie d’entretien.

        Volez ensuite jusqu’à quatre carburants et minerais à qui vous voulez, mélangés ou non, ou une carte, ou rien. Une carte que vous avez déjà est défaussée. Le Leurre holographique protège son propriétaire.

reader_alien_frontiers-planet = La planète
reader_alien_frontiers-landing = Poser une colonie
    .text = Constructeur, centre et terraformation finissent de la même façon : posez une colonie sur n’importe quel territoire, à vous ou non, sauf là où se trouve le champ répulsif.
reader_alien_frontiers-control = Contrôle
    .text = Qui a plus de colonies dans un territoire que chacun des autres le contrôle : 1 point et son bonus. À égalité personne ne le contrôle, pas même qui le tenait avant.
    .figure = Une colonie chacun dans les Terres de Lem : personne ne les contrôle. Deux à zéro au Plateau de Bradbury : il a un maître.
reader_alien_frontiers-bonuses = Ce que donnent les territoires
    .text = Un bonus agit dès que vous contrôlez le territoire, pour ce qui suit.
reader_alien_frontiers-relic = Le vaisseau relique
    .text = Qui contrôle le désert de Burroughs peut acheter le vaisseau relique [af-relic|vaisseau relique] pour 1 [res-fuel|carburant] et 1 [res-mineral|minerai]. Il vole comme un des vôtres dès le tour suivant et repart si vous perdez le désert.
reader_alien_frontiers-fields = Champs
    .text = Trois champs peuvent se trouver sur des territoires. Des cartes les placent, les déplacent et les retirent.

reader_alien_frontiers-cards = Cartes de technologie
reader_alien_frontiers-powers = Utiliser une carte
    .text = La plupart des cartes ont deux pouvoirs. Le premier coûte du carburant et sert une fois par tour. Le second défausse la carte : une fois par tour, avec une carte dont le premier pouvoir n’a pas servi ce tour-ci. Une carte agit dès que vous l’avez. Personne n’a deux fois la même sorte.
reader_alien_frontiers-dice-cards = Cartes qui changent les dés
    .text = Elles changent des vaisseaux lancés et pas encore amarrés.
reader_alien_frontiers-other-cards = Autres cartes
    .text = Certaines agissent seules, d’autres touchent des vaisseaux amarrés. Aucune n’atteint un vaisseau dans la baie d’entretien.
reader_alien_frontiers-discards = Défausser une carte
    .text = Le second pouvoir est fort et ne sert qu’une fois : il place ou retire un champ, déplace ou échange des colonies, détruit un vaisseau ou reprend une carte de la défausse. Des colonies qui bougent changent le contrôle, donc les points.

reader_alien_frontiers-scoring = Points
reader_alien_frontiers-points = Ce qui compte
    .text = 1 point pour chaque colonie sur la planète, chaque territoire contrôlé, la Cité alien, le Monument alien et le contrôle du territoire au champ de positrons. Vaisseaux, ressources et colonies non posées ne comptent pas.

reader_alien_frontiers-end = Fin de la partie
reader_alien_frontiers-last-colony = La dernière colonie
    .text = La partie s’arrête au moment où un joueur pose la dernière de ses colonies. La manche n’est pas terminée. Qui met fin à la partie ne gagne pas forcément.

        Si votre dernière colonie est au centre, le Constructeur et la Station de terraformation la prennent là.
reader_alien_frontiers-ties = Égalités
    .text = Le plus de points gagne. À égalité : le plus de cartes, puis de minerai, puis de carburant. Toujours égaux : la victoire est partagée.

reader_alien_frontiers-players = Joueurs et options
reader_alien_frontiers-counts = À deux, trois ou quatre
    .text = À deux, chacun a huit colonies ; à trois, sept ; à quatre, six. À deux ou trois, des ports sont bloqués à plusieurs stations ; à deux, la moitié du Constructeur et toutes les paires du Chantier spatial sauf une.
reader_alien_frontiers-options = Options
    .text = La partie longue donne huit colonies à chacun. La réserve de carburant et de minerai est limitée, comme dans la boîte, ou sans fin. L’édition choisit entre le livret français et l’international là où ils diffèrent. Le Casque de contrôle mental est une carte pour qui la veut.

reader_alien_frontiers-signs = Signes
reader_alien_frontiers-reading = Lire le plateau
    .text = Ce qui est éclairé est possible. Ce que vous avez touché reste entouré jusqu’à la confirmation. Un prix précède la flèche, le gain la suit. Un signe égal demande des vaisseaux égaux, +1 une suite.
reader_alien_frontiers-sign-res-fuel = Carburant
    .text = Paie vaisseaux, lancements, échanges et cartes.
reader_alien_frontiers-sign-res-mineral = Minerai
    .text = Paie vaisseaux, colonies et lancements.
reader_alien_frontiers-sign-res-vp = Points
    .text = Qui en a le plus gagne.
reader_alien_frontiers-sign-af-colony = Colonie
    .text = En réserve, au centre, ou posée sur un territoire.
reader_alien_frontiers-sign-af-relic = Vaisseau relique
    .text = Un septième vaisseau pour qui contrôle le désert de Burroughs.
reader_alien_frontiers-sign-af-tech = Carte de technologie
    .text = Se prend à l’Artefact alien avec des vaisseaux pour 8 ou plus.
reader_alien_frontiers-sign-af-wrench = Baie d’entretien
    .text = Les vaisseaux y attendent le tour suivant de leur propriétaire.
reader_alien_frontiers-sign-af-field-isolation = Champ d’isolation
    .text = Le bonus du territoire n’agit pour personne.
reader_alien_frontiers-sign-af-field-positron = Champ de positrons
    .text = 1 point de plus pour qui contrôle le territoire.
reader_alien_frontiers-sign-af-field-repulsor = Champ répulsif
    .text = Aucune colonie ne peut venir ni partir.

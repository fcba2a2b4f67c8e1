### Les règles de Space Gate Odyssey pour les joueurs. docs/writing-the-rules.md dit à quoi sert chaque message.

reader_space_gate = Bâtissez une base dans l’espace, module après module, et envoyez des colons par ses portails vers de nouveaux mondes. Qui y a le plus d’influence guide l’humanité.

reader_space_gate-goal = But du jeu
reader_space_gate-aim = Ce que vous cherchez
    .text = Avoir le plus d’influence [sg-influence|influence] quand la cinquième planète se ferme. Elle vient des colons posés sur les planètes, qui paient chacune à leur façon une fois pleines, des colons envoyés à Hawking, et à la fin de ce que votre base montre le plus.
reader_space_gate-pieces = Qui travaille pour vous
    .text = Les colons [pc-settler|colon] traversent votre base et s’envolent. Les ingénieurs [pc-engineer|ingénieur] se tiennent dans les salles de contrôle de l’Odyssée et vous donnent des points d’action. Un ingénieur-chef [pc-chief|ingénieur-chef] compte double. Les robots [pc-robot|robot] comptent comme des ingénieurs mais ne bougent jamais.

reader_space_gate-setup = Mise en place
reader_space_gate-start = Comment la partie commence
    .text = Trois planètes sont ouvertes, chacune avec un portail ; deux autres attendent. Vous commencez avec un sas blanc et cinq colons, ajoutez deux modules de piles différentes, et avez un ingénieur dans chaque salle de domaine et un chef aux Nouveaux Modules.

reader_space_gate-turn = Votre tour
reader_space_gate-activate = Un ingénieur, une salle
    .text = Déplacez un de vos ingénieurs vers une autre salle. Elle est activée : dans l’ordre du tour, tous ceux qui y ont des points les utilisent, vous d’abord. Choisissez donc une salle où vous avez beaucoup et les autres peu.
    .figure = Un chef dans Nouveaux Modules et un ingénieur dans chaque salle de domaine : déplacé dans Eau, le chef y fait 3 points.
reader_space_gate-points = Points
    .text = Un ingénieur vaut 1 point, un chef 2, un robot 1. Chaque point est un pas de l’action de la salle. Vous pouvez vous arrêter avant ; le reste est perdu.

reader_space_gate-actions = Les salles
reader_space_gate-moving = Eau, Végétation, Énergie : déplacer
    .text = Pour chaque point, déplacez un colon vers un module relié, du domaine de la salle. Des modules sont reliés là où leurs couloirs se touchent. Un module n’a que ses places. Le sas blanc est de tous les domaines.
reader_space_gate-opening = Ouvrir un module
    .text = Le premier colon qui entre dans un module fermé l’ouvre et retourne dans votre réserve. Un module Odyssée donne alors aussitôt son amélioration : un nouvel ingénieur dans une salle au choix, une combinaison [pc-suit|combinaison] qui fait d’un ingénieur un chef, ou un robot dans la salle indiquée.
reader_space_gate-modules = Nouveaux Modules : bâtir
    .text = Pour chaque point, prenez le module du dessus d’une pile. Ajoutez-le à votre base pour qu’au moins un couloir en rejoigne un autre, ou glissez-le sous sa pile. Une pile d’où vous avez bâti vous est fermée ce tour-ci.
reader_space_gate-airlocks = Sas : nouveaux colons
    .text = Pour chaque point, remplissez un de vos sas ouverts [sg-airlock|sas] avec des colons de votre réserve.
reader_space_gate-reorganising = Refaire sa base
    .text = Qui a un jeton de réorganisation peut refaire toute sa base une fois, à un moment à lui : les mêmes modules, d’autres places. Cela aide une première partie.

reader_space_gate-planets = Les planètes
reader_space_gate-sending = S’envoler
    .text = Après une salle de domaine, chaque module portail plein doit être vidé. Ses colons vont là où se trouve maintenant le portail de son symbole, l’un après l’autre, sur des sites libres que la planète permet. Un colon sans site va dans la réserve.
reader_space_gate-exoplanets = Huit mondes
    .text = Cinq d’entre eux sont dans chaque partie. Chacun a sa règle pour se poser, pour se fermer et pour ce qu’il paie.
reader_space_gate-closing = Fermer une planète
    .text = Quand sa condition est remplie, une planète paie chacun selon ses colons et quitte la partie ; les colons reviennent. Qui l’a fermée déplace son portail vers une planète en attente, ou vers Hawking s’il n’y en a plus.
reader_space_gate-hawking = Hawking
    .text = Un colon envoyé à Hawking vaut 1 influence aussitôt. Tous les dix points, une pièce entre au gouvernement : un colon, mais pour le troisième et le sixième rang un de vos ingénieurs, qui manque alors dans les salles.

reader_space_gate-scoring = Influence
reader_space_gate-influence = Ce qui paie
    .text = La plupart des planètes paient chaque colon et le fait d’être en tête quelque part : un niveau, un volcan, une île, le plus grand groupe de villages reliés. Regardez ce que chacune demande avant d’y voler.
reader_space_gate-predominance = Prédominance
    .text = Cinq jetons sont sur des cases à 7, 4, 2, 1 et 0 : eau, végétation, énergie, équilibre et néant. Qui prend certains sites échange deux voisins. À la fin ils décident de ce que rapportent les bases.

reader_space_gate-end = Fin de la partie
reader_space_gate-fifth = La cinquième planète
    .text = Quand la cinquième planète se ferme, les portails encore pleins envoient à Hawking, puis on compare les bases pour chaque jeton de prédominance, et les couloirs qui donnent sur le vide [sg-void|vide] coûtent des points. Le plus d’influence gagne.

reader_space_gate-players = Joueurs et options
reader_space_gate-counts = De deux à quatre joueurs
    .text = Les planètes ont deux faces, l’une pour moins et l’autre pour plus de joueurs.
reader_space_gate-options = Options
    .text = Une partie courte, une limite de tours, et un jeton de réorganisation pour qui joue la première fois.

reader_space_gate-signs = Signes
reader_space_gate-reading = Lire le plateau
    .text = Ce qui est éclairé est possible. Un module gris est fermé. Les marques de ses bords sont des couloirs ; une marque qui ne rejoint rien donne sur le vide.
reader_space_gate-sign-sg-influence = Influence
    .text = Qui en a le plus gagne.
reader_space_gate-sign-sg-gate-sun = Portail : soleil
    .text = Envoie là où se trouve ce portail.
reader_space_gate-sign-sg-gate-door = Portail : porte
    .text = Envoie là où se trouve ce portail.
reader_space_gate-sign-sg-gate-ring = Portail : anneau
    .text = Envoie là où se trouve ce portail.
reader_space_gate-sign-sg-water = Eau
    .text = Un domaine et sa salle.
reader_space_gate-sign-sg-vegetation = Végétation
    .text = Un domaine et sa salle.
reader_space_gate-sign-sg-energy = Énergie
    .text = Un domaine et sa salle.
reader_space_gate-sign-sg-balance = Équilibre
    .text = Récompense les bases équilibrées.
reader_space_gate-sign-sg-void = Néant
    .text = Un couloir qui ne mène nulle part.
reader_space_gate-sign-sg-airlock = Sas
    .text = Les colons entrent dans la base par là.
reader_space_gate-sign-sg-module = Module
    .text = Un carré de votre base.
reader_space_gate-sign-pc-settler = Colon
    .text = Traverse la base et vole vers les planètes.
reader_space_gate-sign-pc-engineer = Ingénieur
    .text = 1 point dans sa salle.
reader_space_gate-sign-pc-chief = Ingénieur-chef
    .text = 2 points dans sa salle.
reader_space_gate-sign-pc-suit = Combinaison
    .text = Fait d’un ingénieur un chef.
reader_space_gate-sign-pc-robot = Robot
    .text = 1 point dans sa salle, pour toujours.
reader_space_gate-sign-pc-recruit = Recrue
    .text = Un nouvel ingénieur dans une salle au choix.

reader_space_gate-figures = D’où viennent les chiffres
    .text = Le livret n’imprime pas tous les chiffres du matériel. Certains sont reconstitués, chacun avec ses raisons dans les données du jeu ; qui possède la boîte peut les y corriger.

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
lessons_space_gate-quiz-open = Qu’arrive-t-il au premier colon qui entre dans un module fermé ?
    .a = Il l’ouvre et retourne dans la réserve.
    .b = Il l’ouvre et y reste.
    .c = Il attend devant.
    .why = Ouvrir coûte le trajet d’un colon ; le module est alors ouvert et vide.

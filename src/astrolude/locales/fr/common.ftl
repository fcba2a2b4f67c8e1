### Les mots que la page et le terminal partagent.

common-close = Fermer
common-action = { $verb } : { $things }

## Les jeux
common-game-alien_frontiers = Alien Frontiers
common-game-gaia = Projet Gaia
common-game-space_gate = Space Gate Odyssey
common-game-eclipse = Eclipse
common-game-federation = Federation

## Les couleurs des sièges
common-colour-red = rouge
common-colour-blue = bleu
common-colour-green = vert
common-colour-yellow = jaune
common-colour-white = blanc
common-colour-black = noir
common-colour-magenta = magenta
common-colour-grey = gris
common-colour-natural = naturel
common-colour-orange = orange
common-colour-brown = brun
common-colour-violet = violet
common-colour-turquoise = turquoise

## Pourquoi une chose n’est pas possible
common-obstacle-over = La partie est finie.
common-obstacle-turn = Ce n’est pas à vous : c’est à { $seat } de décider.
common-obstacle-question = Répondez d’abord : { $question }
common-obstacle-now = Ce n’est pas possible en ce moment.

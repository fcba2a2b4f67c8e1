### Words that the page and the terminal share.

common-close = Close
common-action = { $verb }: { $things }

## The games
common-game-alien_frontiers = Alien Frontiers
common-game-gaia = Gaia Project
common-game-space_gate = Space Gate Odyssey
common-game-eclipse = Eclipse
common-game-federation = Federation

## The colours of seats
common-colour-red = red
common-colour-blue = blue
common-colour-green = green
common-colour-yellow = yellow
common-colour-white = white
common-colour-black = black
common-colour-magenta = magenta
common-colour-grey = grey
common-colour-natural = natural
common-colour-orange = orange
common-colour-brown = brown
common-colour-violet = violet
common-colour-turquoise = turquoise

## Why something is not possible
common-obstacle-over = The game is over.
common-obstacle-turn = It is not your turn: { $seat } is deciding.
common-obstacle-question = First answer this: { $question }
common-obstacle-now = This is not possible now.

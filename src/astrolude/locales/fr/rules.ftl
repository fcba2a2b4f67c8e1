### Les règles pour les joueurs : ce qui entoure le texte

rules-title = Règles
rules-of = Les règles de { $game }
rules-contents = Sommaire
rules-chapter = chapitre { $number }
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Rien pour « { $query } ». Essayez un signe ou le nom d’une pièce.
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-signs = Signes de ce chapitre
rules-beside = À côté du texte
rules-learn = Apprendre
rules-try = L’essayer : leçon { $number }
rules-puzzles = Problèmes de ce jeu
rules-copy = Copier le lien vers { $number }
rules-copied = Le lien est copié
rules-print = Imprimer les règles
rules-as-page = Ouvrir en page
rules-keys = Comment jouer ici
rules-all-signs = Signes
rules-previous = précédent
rules-next = suivant
rules-from = depuis « { $thing } »
rules-not-played = Pas à cette table
rules-contract = Contrat

## Lire le plateau
rules-how = Lire le plateau
rules-read-price = Payez ce qui est à gauche de la flèche, prenez ce qui est à droite.
rules-read-lit = Un contour vif : vous pouvez le choisir.
rules-read-chosen = Un contour pâle : choisi, pas encore confirmé.
rules-read-rest = Pas de contour : pas possible maintenant. Touchez, et la page dit pourquoi.

## Sortes de signes
rules-group-goods = Ressources
rules-group-points = Points
rules-group-pieces = Pièces
rules-group-people = Équipages
rules-group-fields = Champs
rules-group-buildings = Bâtiments
rules-group-base = La base
rules-group-gates = Portails
rules-group-domains = Domaines
rules-group-planets = Planètes
rules-group-senate = Le Sénat
rules-group-ships = Vaisseaux
rules-group-parts = Pièces de vaisseaux
rules-group-others = Autres signes

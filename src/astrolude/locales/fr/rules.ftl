### Les règles pour les joueurs : ce qui entoure le texte

rules-title = Règles
rules-of = Les règles de { $game }
rules-contents = Sommaire
rules-chapter = chapitre { $number }
rules-search = Chercher dans les règles
rules-hits = { $count ->
    [0] Rien ne contient ces mots
    [one] { $count } endroit
   *[other] { $count } endroits
}
rules-signs = Signes de ce chapitre
rules-beside = À côté du texte
rules-learn = Apprendre
rules-try = L’essayer dans une leçon
rules-copy = Copier le lien vers ici
rules-copied = Le lien est copié
rules-print = Imprimer les règles
rules-as-page = Ouvrir en page
rules-keys = Comment jouer ici

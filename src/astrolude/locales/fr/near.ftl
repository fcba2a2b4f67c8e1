# Les tables que ce navigateur garde lui-même, sans serveur.

near-loading = Chargement du moteur de jeu
near-fetching = Chargement du moteur de jeu : { NUMBER($done, minimumFractionDigits: 1, maximumFractionDigits: 1) } sur { NUMBER($total, minimumFractionDigits: 1, maximumFractionDigits: 1) } Mo, une seule fois
near-starting = Démarrage du moteur de jeu…
near-failed = Le moteur de jeu n’a pas démarré. Rien n’est perdu.
near-update = Une nouvelle version est prête. Vos parties sont enregistrées.
near-update-now = L’utiliser maintenant
near-files = Ce navigateur garde vos parties. Un fichier en emporte une ailleurs.
near-pack-game = { $game }, coup { $ply } : enregistrer dans un fichier
near-unpack = Ouvrir un fichier…
near-bad-file = Ce fichier ne peut pas être ouvert : { $reason }

### Comptes : connexion, sièges sur plusieurs appareils, données personnelles, et les courriels à ce sujet.

## Courriel
people-letter-subject = Votre lien pour Astrolude
people-letter =
    Ce lien vous connecte à Astrolude :

    { $link }

    Il sert une seule fois, dans les 15 minutes. Si vous ne l’avez pas demandé, laissez-le : rien ne se passe.

## Le compte
people-part-account = Compte
people-part-play = Jeu
people-part-colours = Couleurs et lettres
people-account = Un compte, si vous voulez
people-without = { $seats ->
    [0] Vous jouez sans compte, et pouvez continuer ainsi. Un compte ajoute les mêmes parties sur chaque appareil.
    [one] Vous jouez sans compte, et pouvez continuer ainsi. Votre nom et 1 siège vivent dans ce navigateur. Un compte ajoute les mêmes parties sur chaque appareil.
   *[other] Vous jouez sans compte, et pouvez continuer ainsi. Votre nom et { $seats } sièges vivent dans ce navigateur. Un compte ajoute les mêmes parties sur chaque appareil.
}
people-passkey = Clé d’accès
people-passkey-text = Votre empreinte, votre visage ou le code de l’appareil. Rien à retenir.
people-passkey-off = Une clé d’accès demande un serveur qui porte un nom ; cette adresse n’en a pas.
people-passkey-none = Ce navigateur ne peut pas créer de clé d’accès ici.
people-create = Créer
people-use = La mienne
people-mail = Lien par courriel
people-mail-text = Nous envoyons un lien ; l’ouvrir vous connecte. Valable 15 min, une fois.
people-mail-off = Ce serveur n’envoie pas de courriel : son hôte ne l’a pas mis en place.
people-mail-label = Adresse de courriel
people-mail-placeholder = nom@exemple.org
people-send = Envoyer
people-sent = Le lien est en route. Cela peut prendre une minute.
people-move = Déplacer seulement mes sièges
people-move-text = Un code s’affiche, à taper ou à viser avec l’autre appareil. Sans compte.
people-move-none = Ce navigateur n’a pas encore de siège.
people-show = Afficher
people-move-code = Sur l’autre appareil, ouvrez cette adresse ou tapez le code dans les réglages. Une fois, dans les dix minutes.
people-move-picture = Le code en image, pour un appareil photo
people-move-here = J’ai un code d’un autre appareil
people-move-here-label = Code
people-fetch = Récupérer
people-moved = { $count ->
    [0] Aucun siège n’est arrivé.
    [one] 1 siège est ici maintenant.
   *[other] { $count } sièges sont ici maintenant.
}
people-signed-in = Vous êtes { $name }.
people-signed-in-text = { $seats ->
    [0] Aucun siège n’appartient encore à ce compte.
    [one] 1 siège appartient à ce compte, sur chaque appareil où vous vous connectez.
   *[other] { $seats } sièges appartiennent à ce compte, sur chaque appareil où vous vous connectez.
}
people-name = Nom
people-name-text = Ce que les autres voient. Aucun autre compte ne porte le même.
people-another = Ajouter
people-passkeys = { $count ->
    [0] Pas encore de clé d’accès.
    [one] 1 clé d’accès.
   *[other] { $count } clés d’accès.
}
people-passkey-since = Clé d’accès du { $day }
people-remove = Retirer
people-address = Adresse de courriel
people-address-none = Aucune : avec une adresse, un lien peut être envoyé.
people-sign-out = Se déconnecter
people-sign-out-text = { $devices ->
    [one] Connecté sur cet appareil seulement.
   *[other] Connecté sur { $devices } appareils.
}
people-everywhere = Partout
people-here = Ici
people-refused = L’appareil a refusé, ou personne n’a répondu. Rien n’a changé.

## Mes données
people-data = Mes données
people-data-local = Nom, réglages et sièges sont gardés dans ce navigateur. Ni traceur ni cookie.
people-export = Télécharger tout ce qui est gardé de moi
people-export-text = Compte, sièges et parties finies, en un fichier.
people-download = Télécharger
people-delete = Supprimer mon compte
people-delete-text = Tout ce qui est gardé de vous disparaît, et votre nom aux tables. Les sièges de ce navigateur restent jouables.
people-delete-sure = Supprimer pour de bon ? Rien ne le défait.
people-delete-yes = Supprimer pour de bon
people-deleted = Le compte n’existe plus.
people-keep = Le garder

## Le lien reçu, ouvert
people-opening = Se connecter
people-opening-text = Le lien sert une fois, sur l’appareil où vous pressez le bouton.

## Avis
people-notice-turn = À vous : { $game }
people-notice-over = La partie est finie : { $game }
people-notice-invited = On vous invite à jouer : { $game }
people-notice-round = Votre ronde commence : { $game }
people-notice-with = Avec { $names }.
people-digest-subject = { $count ->
    [one] Astrolude : une table vous attend
   *[other] Astrolude : { $count } tables
}
people-digest =
    { $lines }

    Vous choisissez ici ce qui vous est dit : { $link }
people-notices = Avis
people-notices-need = Avec un compte, un message, un courriel ou un webhook peut vous dire que c’est à vous.
people-notices-text = Une fois chacun, quand tout le monde vous attend ; rien pendant que vous regardez la table.
people-event = Événement
people-event-turn = C’est à moi
people-event-over = Une de mes parties est finie
people-event-invited = Un ami m’invite à une table
people-event-round = Une ronde de mon tournoi commence
people-channel-push = Message
people-channel-mail = Courriel
people-channel-webhook = Webhook
people-no-push = Les messages demandent un serveur dont l’hôte a dit l’adresse.
people-no-push-here = Le navigateur ne permet pas les notifications ici.
people-no-mail = Le courriel demande une adresse : connectez-vous d’abord par un lien reçu.
people-no-webhook = Un webhook demande une adresse, ci-dessous.
people-webhook = Webhook
people-webhook-text = Un salon Discord ou Slack qui est prévenu. L’adresse vient de là-bas.
people-webhook-kind = Genre de webhook
people-webhook-label = Adresse du webhook
people-devices = { $count ->
    [0] Aucun navigateur n’est abonné.
    [one] 1 navigateur est abonné.
   *[other] { $count } navigateurs sont abonnés.
}
people-quiet = Me prévenir de cette table
people-quiet-text = Par les voies choisies dans les réglages.
people-hours = Heures calmes
people-hours-text = Rien n’est dit alors ; ce qui est encore vrai est dit après. À l’heure de cet appareil.
people-hours-begins = De
people-hours-ends = à

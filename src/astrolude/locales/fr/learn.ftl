### Le cadre des cours et des leçons : ce qui reste, quoi qu’on enseigne.

learn-course = Apprendre { $game }
learn-lesson = Leçon
learn-lessons = Leçons
learn-games = Jeux
learn-teacher = Professeur
learn-number = Leçon { $number } sur { $of }
learn-number-further = Leçon { $number } · au-delà du parcours
learn-number-minutes = Leçon { $number } · { $minutes } min
learn-about-minutes = environ { $minutes } min
learn-minutes-short = { $minutes } min
learn-minutes-left = encore { $minutes } min
learn-of = { $done ->
    [one] { $done } leçon sur { $of }
   *[other] { $done } leçons sur { $of }
}
learn-course-done = tout est fait
learn-step = étape { $step } sur { $of }
learn-step-done = fait :
learn-goal = But
learn-more = Lire la suite
learn-hint = Indice
learn-show = Me montrer
learn-restart = Recommencer
learn-skip = Passer
learn-leave = Quitter
learn-continue = Continuer
learn-begin = Commencer
learn-resume = Reprendre
learn-again = refaire
learn-standing-done = faite
learn-standing-skipped = passée
learn-not-kept = Votre avance n’est gardée que dans cette page.

## Erreurs
learn-not-yet = Pas cela pour l’instant
learn-nothing-spent = Rien n’a été joué, rien n’a été dépensé.
learn-later = Cela viendra plus tard. Ici, touchez ce qui est éclairé.
learn-look-lit = Cherchez ce qui est éclairé.
learn-stuck = Ce chemin ne mène nulle part
learn-stuck-hint = Revenez d’un pas, ou recommencez

## Étapes et fins
learn-look-hint = Regardez le plateau, puis continuez
learn-is-done = faite
learn-done = La leçon { $number } est faite
learn-left = { $count ->
    [one] Encore une leçon, ou jouez ce que vous savez
   *[other] Encore { $count } leçons, ou jouez ce que vous savez
}
learn-all-done = C’était la dernière : jouez ce que vous savez
learn-now-you-know = Maintenant vous savez
learn-following = Ensuite
learn-next-lesson = Leçon suivante
learn-all = Toutes les leçons
learn-play-a-little = Jouer un peu

## Dix questions
learn-quiz = { $count ->
    [10] Dix questions
   *[other] { $count } questions
}
learn-quiz-when = Quand vous voulez
learn-quiz-text = Quelques minutes. Chaque réponse donne sa règle et sa leçon.
learn-quiz-so-far = { $answered ->
    [one] { $answered } répondue
   *[other] { $answered } répondues
}, { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}
learn-quiz-right = Juste.
learn-quiz-wrong = Pas tout à fait.
learn-quiz-done = Les { $count } réponses sont justes
learn-quiz-done-text = Vous en savez assez pour une première partie.
learn-quiz-again = Me reposer les questions
learn-right = juste
learn-your-answer = votre réponse
learn-rule = Règle { $rule }
learn-taught-in = Leçon { $number } : { $name }

## La première partie
learn-then = Ensuite
learn-first-game = Votre première partie
learn-first-players = { $bots ->
    [one] Vous et un bot facile
   *[other] Vous et { $bots } bots faciles
}
learn-first-setup = La mise en place des débutants du livret
learn-first-hints = Des indices dès que vous en demandez
learn-first-undo = Annuler tant que rien n’est révélé
learn-play-now = Jouer maintenant
learn-nothing-locked = rien n’est fermé : les leçons restent là

## Pas de cours
learn-none = Ce jeu n’a pas encore de leçons
learn-none-text = Un autre jeu en a ; ou apprenez en jouant.

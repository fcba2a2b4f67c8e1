### The frame of courses and lessons: what stays the same whatever is taught.

learn-course = Learn { $game }
learn-lesson = Lesson
learn-lessons = Lessons
learn-games = Games
learn-teacher = Teacher
learn-number = Lesson { $number } of { $of }
learn-number-further = Lesson { $number } · beyond the course
learn-number-minutes = Lesson { $number } · { $minutes } min
learn-about-minutes = about { $minutes } min
learn-minutes-short = { $minutes } min
learn-minutes-left = { $minutes } min left
learn-of = { $done ->
    [one] { $done } lesson of { $of }
   *[other] { $done } lessons of { $of }
}
learn-course-done = all done
learn-step = step { $step } of { $of }
learn-step-done = done:
learn-goal = Goal
learn-more = Read on
learn-hint = Hint
learn-show = Show me
learn-restart = Start over
learn-skip = Skip
learn-leave = Leave
learn-continue = Continue
learn-begin = Begin
learn-resume = Resume
learn-again = again
learn-standing-done = done
learn-standing-skipped = skipped
learn-not-kept = Your progress is kept in this page only.

## Mistakes
learn-not-yet = Not that one yet
learn-nothing-spent = Nothing was played, nothing was spent.
learn-later = That comes later. Here, touch what is lit.
learn-look-lit = Look for what is lit.
learn-stuck = This way leads nowhere
learn-stuck-hint = Take one step back, or start over

## Steps and ends
learn-look-hint = Look at the board, then go on
learn-is-done = done
learn-done = Lesson { $number } is done
learn-left = { $count ->
    [one] One lesson to go, or play what you know
   *[other] { $count } lessons to go, or play what you know
}
learn-all-done = That was the last one: play what you know
learn-now-you-know = Now you know
learn-following = Next
learn-next-lesson = Next lesson
learn-all = All lessons
learn-play-a-little = Play a little

## Ten questions
learn-quiz = { $count ->
    [10] Ten questions
   *[other] { $count } questions
}
learn-quiz-when = Whenever you like
learn-quiz-text = A few minutes. Each answer names its rule and its lesson.
learn-quiz-so-far = { $answered } answered, { $right } right
learn-quiz-right = Right.
learn-quiz-wrong = Not quite.
learn-quiz-done = All { $count } are right
learn-quiz-done-text = You know enough for a first game.
learn-quiz-again = Ask me again
learn-right = right
learn-your-answer = your answer
learn-rule = Rule { $rule }
learn-taught-in = Lesson { $number }: { $name }

## The first game
learn-then = Then
learn-first-game = Your first game
learn-first-players = { $bots ->
    [one] You and an easy bot
   *[other] You and { $bots } easy bots
}
learn-first-setup = The rulebook’s set-up for beginners
learn-first-hints = Hints whenever you ask
learn-first-undo = Undo until something is revealed
learn-play-now = Play now
learn-nothing-locked = nothing is locked: the lessons stay

## No course
learn-none = This game has no lessons yet
learn-none-text = Another game has; or learn by playing.

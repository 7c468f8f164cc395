## What Learn says: the courses, the screen of a lesson, and the offer before the first game. The lessons' own sentences
## are in <game>_lessons.ftl.

nav-learn = Learn
home-learn = Learn
home-learn-spoken = Learn: { $game }
menu-learn = Learn this game
rules-learn = Learn it by playing

offer-title = New to { $game }?
offer-about = A first hand at the real table: you play, and every move is explained.
offer-show = Show me (three minutes)
offer-deal = I know it, just deal

learn-title = Learn by playing
learn-lead = A guided first hand for every game, then lessons of a minute or two, each on a single point.
learn-game = Learn { $game }
learn-game-lead = First a hand with somebody at your elbow, then lessons in the order in which you will need them.
learn-none = There are no lessons for this game yet. Its rules page tells how it is played.
learn-first = { $title } (three minutes)
learn-show = Show me (three minutes)
learn-first-about = You sit at the real table and play; bubbles say what matters, when it matters. A wrong move costs nothing.
learn-lessons = Lessons
learn-all = All lessons
learn-more = And then
learn-real-game = Play a real game
learn-other-games = Other games
learn-next-lesson = Next lesson
learn-done-of = { $done } of { $of } done
learn-is-done = done
learn-begun = begun
learn-again = Start again
learn-go-on = Go on

learn-step = { $step } of { $of }
learn-next = Next
learn-finish = Finish
learn-why = Why?
learn-right = Right.
learn-not-so = Not this one.
learn-wrong = That is allowed, but it does not help here. Try another.
learn-your-turn = Your turn
learn-task-again = The task again
learn-read-first = In a moment: first press Next.
learn-kept = Where you are is kept: you can go on later.
learn-leave = Leave the lesson

learn-first-now = That was { $game }, by the real rules.
learn-lesson-done = Lesson done.
learn-try = Try this next:
learn-up-next = The next lesson: { $title }

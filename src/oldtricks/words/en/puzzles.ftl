# Puzzles: decisions from bots' games.

## A title is a question: by the reason of the best action, or else by its theme

puzzle-title-over-your-partner = Over your own partner?
puzzle-title-let-them = Let them have it?
puzzle-title-worth-a-bid = What is this hand worth?
puzzle-title-last-word = Who has the last word?
puzzle-title-how-high = How high will you go?
puzzle-title-enough = Is it enough to win?
puzzle-title-which-suit = Which suit shall it be?
puzzle-title-sell-or-keep = Sell or keep?
puzzle-title-home = How does the bid come home?
puzzle-title-who-has-trumps = Who still has trumps?
puzzle-title-who-can-beat-it = Who can beat it?
puzzle-title-whose-trick = Whose trick is it?
puzzle-title-who-needs-it = Who needs the { $n }?
puzzle-title-what-lies-there = What lies in this trick?
puzzle-title-what-does-it-cost = How much must it cost?
puzzle-title-trump-it = To trump or not to trump?
puzzle-title-worth-it = Is it worth your best card?
puzzle-title-what-goes = What can you spare?
puzzle-title-not-for-them = What must they not get?
puzzle-title-guard = Who guards whom?
puzzle-title-later = Now or later?
puzzle-title-high-or-low = High or low?
puzzle-title-do-without = What can you do without?
puzzle-title-whom-to-call = Whom do you call?
puzzle-title-which-pile = Which pile?
puzzle-title-who-wants-it = Who else could use it?
puzzle-title-if-trouble-comes = What if trouble comes?
puzzle-title-lucky = When are you lucky?
puzzle-title-what-the-plane-needs = What does the plane need?
puzzle-title-how-far = How far today?
puzzle-title-stop-them = Who has to be stopped?
puzzle-title-what-can-go = What can go?
puzzle-title-bid = What do you bid?
puzzle-title-sell = Sell or keep?
puzzle-title-name = Which suit shall it be?
puzzle-title-discard = What can you do without?
puzzle-title-call = Whom do you call?
puzzle-title-draw = Which pile?
puzzle-title-lead = What do you lead?
puzzle-title-follow = What do you play?
puzzle-title-play = What do you play?
puzzle-title-hinder = Who has to be stopped?
puzzle-title-save = What can go?
puzzle-title-ending = How does it end?

puzzle-theme-bid = Bidding
puzzle-theme-sell = Selling
puzzle-theme-name = Naming
puzzle-theme-discard = Laying away
puzzle-theme-call = Calling a partner
puzzle-theme-draw = Drawing
puzzle-theme-lead = Leading
puzzle-theme-follow = Following
puzzle-theme-play = Flying
puzzle-theme-hinder = Hindering
puzzle-theme-save = Keeping and discarding
puzzle-theme-ending = Endings

## What is asked, and what is answered

puzzle-ask-bid = You are to call. What is best?
puzzle-ask-sell = Do you sell, or keep it yourself?
puzzle-ask-name = Which suit do you name?
puzzle-ask-discard = Which card do you lay away?
puzzle-ask-call = Which card do you call?
puzzle-ask-draw = From which pile do you draw?
puzzle-ask-lead = You lead. Which card is best?
puzzle-ask-follow = Which card do you play?
puzzle-ask-play = What do you do?
puzzle-ask-hinder = What do you do?
puzzle-ask-save = What do you do?
puzzle-ask-ending = Few cards are left. Which do you play?
puzzle-costs = { $n ->
    [one] It gives away 1 of 100 chances to win { $match }.
   *[other] It gives away { $n } of 100 chances to win { $match }.
}
puzzle-makes-less = So the bid is made in { $n } of 100 likely deals; it can be { $m }.
puzzle-breaks-less = So the bid is broken in { $n } of 100 likely deals; it can be { $m }.
puzzle-best = Best: { $doing }.
puzzle-runner-up = Second best: { $doing }. { $why }
puzzle-solved-at-once = Solved at the first try.
puzzle-solved-after = { $n ->
    [one] Solved at the first try.
   *[other] Solved at try { $n }.
}
puzzle-hands = All hands
puzzle-hands-about = Nobody could see these from your seat: they are for the curious. What is best was found from what you could know.
puzzle-hand = { $seat }
puzzle-centre = In the centre
puzzle-laid-away = Laid away

## On the command line

command-meta-folder = FOLDER
command-meta-theme = THEME
command-meta-puzzle = PUZZLE
command-puzzles = puzzles from bots’ games: solve, list, make and check them
command-puzzles-examples =
    examples:
      oldtricks puzzles play              the puzzle of the day
      oldtricks puzzles play tactics      all of a game
      oldtricks puzzles list neutral
command-puzzles-games = some of { $games }; without them, all
command-puzzles-game = one of { $games }; without it, the puzzle of the day
command-puzzles-puzzle = a puzzle or a theme of the game, see ‘oldtricks puzzles list GAME’
command-puzzles-play = solve puzzles in this terminal
command-puzzles-play-examples =
    examples:
      oldtricks puzzles play
      oldtricks puzzles play neutral
      oldtricks puzzles play tactics lead
command-puzzles-list = list the puzzles
command-puzzles-list-examples =
    examples:
      oldtricks puzzles list              how many there are of each theme
      oldtricks puzzles list neutral      each with its title; stars tell how hard it is
command-puzzles-make = look for puzzles in games of bots
command-puzzles-make-examples =
    examples:
      oldtricks puzzles make --workers 8 --minutes 10 --out made
      oldtricks puzzles make neutral --boards 20 --out made

    What a match yields depends on its number alone. A run can be stopped at any time, and
    goes on when it is called again. Needs the extra [fast].
command-puzzles-choose = choose the best of those made, with their reasons
command-puzzles-choose-examples =
    examples:
      oldtricks puzzles choose made --out src/oldtricks/teaching/puzzles
command-puzzles-weigh = weigh all puzzles anew, after a change of the search; those that do not hold are left out
command-puzzles-weigh-examples =
    examples:
      oldtricks puzzles weigh tactics
command-puzzles-reason = write the reasons of all puzzles anew, after a change of reasons
command-puzzles-reason-examples =
    examples:
      oldtricks puzzles reason
command-puzzles-check = check the puzzles again, with more search; endings in every deal
command-puzzles-check-examples =
    examples:
      oldtricks puzzles check
      oldtricks puzzles check tactics --playouts 500000

    Exit code 1 if a puzzle does not hold. Needs the extra [fast].
command-puzzles-measure = how often bots of each level solve the puzzles
command-puzzles-measure-examples =
    examples:
      oldtricks puzzles measure
      oldtricks puzzles measure neutral --playouts 6000

    Exit code 1 if a weaker bot solves more than a stronger one.
puzzles-out = where candidates go, a file for each game; a run goes on with what is there
puzzles-made-by = what ‘puzzles make’ has left
puzzles-books = where the books go, a file for each game
puzzles-number = how many of each game, at most (default 80)
puzzles-boards = how many matches of each game to look through (default 2000)
puzzles-first = the number of the first match, which fixes its cards (default 0)
puzzles-theme = look for puzzles of this theme only; may be repeated
puzzles-playouts = playouts of each search that confirms a puzzle
puzzles-workers = processes (default 1)
puzzles-minutes = stop after this time
puzzles-made = { $game }: { $boards ->
    [one] 1 match
   *[other] { $boards } matches
}, { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
} ({ $themes })
puzzles-chosen = { $game }: { $n } of { $of } ({ $themes })
puzzles-kept = { $game }: { $n } of { $of } puzzles hold
puzzles-reasoned = { $game }: { $n } puzzles, { $changed } of them with another reason
puzzles-listed = { $game }: { $n ->
    [one] 1 puzzle
   *[other] { $n } puzzles
}
puzzles-all-themes = all
puzzles-checked = { $game }: { $n ->
    [one] 1 puzzle checked.
   *[other] { $n } puzzles checked.
}
puzzles-fault = { $game } { $puzzle }: { $fault }
puzzles-not-clear = no action is clearly best any more
puzzles-another-best = now { $action } is best
puzzles-not-solved = the ending, solved in every deal, does not bear it out
puzzles-no-reason = there is no reason to give any more
puzzles-another-plan = { $file } was made by another plan or other rules; name another folder with --out
puzzles-no-book = this is no book of puzzles ({ $format })
puzzles-none = there are no puzzles of { $game }
puzzles-no-puzzle = there is no puzzle or theme { $given }.{ $near }
puzzles-no-theme = there is no theme { $given }; themes: { $themes }
puzzles-goes-on = Enter for the next puzzle, q to leave:

## On the page

nav-puzzles = Puzzles
puzzles-title = Puzzles
puzzles-lead = Real decisions from games of our bots. One choice is clearly best, and you can find it from your own seat.
puzzles-today = Puzzle of the day
puzzles-today-solve = Solve it
puzzles-today-look = Look at it again
puzzles-today-solved = Solved. The next one comes tomorrow.
puzzles-today-missed = Missed. The next one comes tomorrow.
puzzles-streak = { $n ->
    [one] 1 day in a row
   *[other] { $n } days in a row
}
puzzles-longest = Longest: { $n }
puzzles-game = { $game }: puzzles
puzzles-game-lead = Choose a theme. A tick is for puzzles solved at the first try.
puzzles-solved-of = { $done } of { $of } solved
puzzles-next-of = Next puzzle
puzzles-to-game = All puzzles
puzzles-no-such = There are no puzzles of this game.
puzzles-hard-1 = easy
puzzles-hard-2 = not so easy
puzzles-hard-3 = hard
puzzles-is-solved = solved
puzzles-is-missed = missed
puzzles-show = Show me
puzzles-again = Again
puzzles-shown = Here is what was best.
puzzles-best-title = Best
puzzles-rival-title = Second best
puzzles-figures = In figures
puzzles-figures-about = { $worlds } likely deals, each choice tried in the same ones.
puzzles-figures-solved = { $worlds } likely deals; and in each of the { $deals } deals that are possible, solved to the last card.
puzzles-choice = Choice
puzzles-chance = You win
puzzles-made-of = Bid made
puzzles-of-100 = { $n } of 100
puzzles-home = Puzzles

# The table in a terminal. What is typed (why, undo, players=3 ...) is the same in every language.
#
# A screen has 80 columns: short words. An attribute .short of any key is what stands where there is little room.

## Prompts, which end in a space

terminal-goes-back = Enter goes back:
terminal-turns-page = Enter turns the page, q goes back:
terminal-next-hand = Enter deals the next hand:
terminal-rematch = Another match, with other cards? Enter for yes, n for no:
terminal-which-game = Which game, 1 to { $games }?
terminal-which-game-or-resume = Which game, 1 to { $games }, or r to resume?
terminal-change = Enter deals; to change something, for example players=3:
terminal-contribution = Anything, up to 200 characters (Enter for nothing):

## The head of the screen

terminal-heading = { $game }, { $goal } · { $deal }
terminal-heading-short = { $game } · { $deal }
terminal-deal-number = deal { $deal }
terminal-deal-of = deal { $deal } of { $deals }
terminal-contract = { $seat-is ->
    [you] You: { $contract }
   *[other] { $seat }: { $contract }
}
terminal-bidding = bidding
terminal-highest = highest { $call }
terminal-we = We
terminal-they = They
terminal-side = { $side }
terminal-side-score = { $side }: { $score }
terminal-engagements = won { $n }

## Around the table

terminal-dealer = (D)
terminal-maker = (M)
terminal-partner = (P)
terminal-legend = (D) is the dealer, (M) the maker, (P) the maker's partner.
terminal-is-partner = partner
terminal-is-opponent = opponent
terminal-left = { $score } left
terminal-laid-away = you laid away
terminal-unseen = { $cards ->
    [one] 1 card lies unseen
   *[other] { $cards } cards lie unseen
}
terminal-last-wind = last wind { $card }
terminal-turn = { $seat } is to { $phase } ...
terminal-over = It is over.

## The board of the race

terminal-race-side = side
terminal-race-weather = weather
terminal-race-flight = flight
terminal-race-miles = miles
terminal-race-from = New York
terminal-race-to = Paris
terminal-race-piles = drawing pile { $drawing } · discard pile { $discards }
terminal-race-piles-top = drawing pile { $drawing } · discard pile { $discards }, on top { $card }
terminal-race-lindys = { $count ->
    [one] Lucky Lindy is laid
   *[other] { $count } Lucky Lindys are laid
}

## Choices

terminal-choices = Choices: { $choices }
terminal-type-a-card = type a card, such as { $cards }
terminal-more-choices = ? for all
terminal-or-such-as = or such as { $bid }
terminal-or-bid = or bid { $bid }
terminal-or-bid-range = or bid { $first } to { $last }
terminal-or-bid-steps = or bid { $first } to { $last } in steps of { $step }
terminal-type-a-choice = Type one of your choices; ? explains them.

## Without a screen

terminal-opening = { $game }: { $players }. You are { $name }.
terminal-opening-help = '?' tells what you can do now, and the rules about it; 'quit' leaves and saves.
terminal-dealt-by = { $heading }, dealt by { $seat }
terminal-last-trick = Last trick: { $cards }. { $why }

## The help

terminal-help = { $task } You can ({ $how }):
terminal-how-points = type it, or just the points
terminal-how-card = type it, its number, or the card alone
terminal-how-short = { $how }; cards also in short, such as { $example }
terminal-rules-about-it = The rules about it:
terminal-rule = { $rule } ({ $kind }): { $rule-text }
terminal-also = You can also type:
terminal-what-form = what X
terminal-why-form = why X
terminal-save-form = save FILE
terminal-about-help = what you can do now, and the rules about it
terminal-about-hint = what a good player would do, and how sure that is
terminal-about-why = why X is allowed or not, such as: why { $action }
terminal-about-what = what a card does or a word means, such as: what trick; alone, what is played for
terminal-about-last = the last trick once more
terminal-about-sheet = the score sheet
terminal-about-log = what happened in this deal
terminal-about-rules = the rules of this game; one of them: rules { $rule }
terminal-about-undo = back to your own last decision
terminal-about-save = a copy; the game is also saved by itself after every action
terminal-about-quit = leave; the game waits for you

## What commands answer

terminal-refused = ! { $why }
terminal-thinking = Thinking ...
terminal-why-what = why what? For example: why { $action }
terminal-no-tricks = there are no tricks in this game; 'log' tells what happened
terminal-no-trick-yet = no trick has been played yet
terminal-nothing-to-take-back = there is nothing of yours to take back
terminal-taken-back = Taken back: { $action }.
terminal-save-where = save it where? For example: save game.json
terminal-exists = { $file } is there already; to write over it: { $command }
terminal-saved = Saved as { $file }.
terminal-not-saved = The game could not be saved: { $file }: { $error }
terminal-file-error = { $file }: { $error }

## The score sheet, and the end

terminal-sheet = Score sheet
terminal-sheet-of-deal = Deal { $deal }
terminal-scores-now = Scores now: { $sides }
terminal-record = The record: { $file }
terminal-check-shuffle = Check the shuffle: { $command }
terminal-farewell = The game is saved. To go on: { $command }   ({ $file })

## A fair shuffle

terminal-commitment = The cards are fixed by a secret whose SHA-256 is
terminal-commitment-and = and by what you type now.

## Before the cards are dealt

terminal-menu = OLD TRICKS: five card games of 1911 to 1927
terminal-menu-game = { $game } ({ $year }), { $seats } players
terminal-menu-about = { $about } { $length }.
terminal-seats-range = { $first } to { $last }
terminal-resume = resume { $game }, { $players } players, { $scores }, { $ago }
terminal-just-now = just now
terminal-minutes-ago = { $minutes } min ago
terminal-hours-ago = { $hours } h ago
terminal-form = { $game } ({ $year }), { $length }
terminal-form-seat = yours: 1 to { $players }
terminal-form-name = yours
terminal-form-option = { $values }: { $about } ({ $rule })
terminal-number-or-none = a number, or none
terminal-no-such-change = { $given } is not one of { $known } with = and a value.{ $near }
terminal-bots-are = bots are one of: { $levels }; not { $given }
terminal-seats-are-numbered = seats are numbered 1 to { $last } here, not { $given }
terminal-player = Player
terminal-noted-bot = the bot of seat { $seat } is { $given }, which these bots cannot be
terminal-no-unfinished = there is no unfinished game; start one with: { $command }
terminal-match-over = { $file }: this match is over; look at it with: { $command }
terminal-no-home = there is no home folder to save games in; set OLDTRICKS_HOME to one

## The rules pages

terminal-no-rules-of = there are no rules of { $given }.{ $near } Pages: { $pages }.
terminal-no-rule = there is no rule { $given } here.{ $near }
terminal-shared-rules = The rulings C1 to C6 that four of the games share: `oldtricks rules common`.

## Replays

terminal-no-action = There is no action { $number }: the record has { $actions }.
terminal-before-action = Before action { $number }:
terminal-hand = { $seat }: { $cards }
terminal-scores = Scores: { $scores }.
terminal-scores-end = The end, by { $rule }. Scores: { $scores }.
terminal-goes-on = Enter goes on

## Verifying a record

terminal-valid-unfinished = { $actions ->
    [one] { $file }: a valid record of { $game }, 1 action, unfinished at { $scores }.
   *[other] { $file }: a valid record of { $game }, { $actions } actions, unfinished at { $scores }.
}
terminal-valid = { $actions ->
    [one] { $file }: a valid record of { $game }, 1 action, ended by { $rule } at { $scores }; won by { $winners }.
   *[other] { $file }: a valid record of { $game }, { $actions } actions, ended by { $rule } at { $scores }; won by { $winners }.
}
terminal-fair = { $contributions ->
    [one] A fair shuffle: every deal follows from the secret and 1 contribution.
   *[other] A fair shuffle: every deal follows from the secret and { $contributions } contributions.
}
terminal-fair-commitment = The secret's commitment is { $commitment }. Compare it with what was published before the game.
terminal-fair-confirmed = The commitment is the one that you gave.
terminal-fair-other = the commitment of this record is { $commitment }, not { $given }
terminal-contribution-there = The contribution { $given } is in it.
terminal-contribution-missing = the contribution { $given } is not among those of this record
terminal-seeded = The shuffle is seeded with { $seed }: the record can be replayed, but nothing proves that nobody knew the cards beforehand.
terminal-stacked = The shuffle is stacked: the record can be replayed, but nothing proves that nobody knew the cards beforehand.
terminal-not-fair = the shuffle is not a fair one, so it has neither commitment nor contributions
terminal-versus = { $rest } : { $last }
terminal-failed = FAILED: { $why }
terminal-draw = Draw for the first deal: { $cards }
terminal-no-draw = Draw for the first deal: none, the first dealer was given
terminal-deck = Deal { $deal }: { $cards }

## Lessons

terminal-learn-games = What can be learned, in ten minutes a game:
terminal-learn-done = { $done } of { $of }
terminal-learn-course = Learn { $game }
terminal-learn-next = Enter for the next, or a number; q leaves:
terminal-learn-again = Enter a number to do one again; q leaves:
terminal-learn-all-done = That is all of it. Now play: { $command }
terminal-learn-goes-on = Enter goes on, “why” gives the rule, q leaves:
terminal-learn-no-undo = in a lesson nothing has to be taken back: what is wrong does not count
terminal-learn-no-course = there are no lessons of { $game } yet
terminal-learn-no-lesson = there is no lesson { $given } here.{ $near }
terminal-learn-farewell = To go on where you were: { $command }
terminal-learn-mention = The first time? { $command } shows you how.

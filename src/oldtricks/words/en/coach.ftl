# A coach at tables against bots: before a move that gives away much, and after each hand.

coach-title = Are you sure?
coach-doubt = To { $action } gives away { $lost } in 100 of the chance to win. Better: { $best }.
coach-back = Take it back
coach-anyway = Play it anyway
coach-off = Never ask again
settings-coach = Coach at tables against bots
coach-lines-title = The coach
coach-thinking = The coach looks back at the hand …
coach-well-found = Well found: { $action }. { $n } of { $of } decisions were the best or as good.
coach-good-share = { $of ->
    [one] Your decision was { $n ->
        [0] not the best.
       *[other] the best or as good.
    }
   *[other] { $n } of { $of } decisions were the best or as good.
}
coach-costly = Costliest: { $action } gave away { $lost } in 100. Better: { $best }.
coach-nothing-costly = No decision gave away much.
coach-try-again = Try this position again

problem-coach-people = a coach is for tables where you play against bots alone
problem-hand-not-over = that hand is not over
problem-no-choice = there was nothing to decide in that hand
problem-no-such-ply = from 0 to { $plies } there is something to decide in that game
problem-no-proof = its cards were laid as in another game, so there is no shuffle to prove

## Hints, bids, turning points on the page

hints-figures = Figures
hints-waiting = Thinking about your choices …
hints-warming = The bot is waking up: the first hint in a game can take a minute …
bid-usual = Usual with such a hand: { $action }.
practice-of = Practice: { $game }
practice-back = Back to your game
settings-coach-auto = While you are new
settings-coach-on = On
settings-coach-off = Off
turns-title = Turning points
turns-back = Turning point before
turns-next = Next turning point
turns-at = Turning point { $n } of { $of }
turns-about = Jump from turning point to turning point, and try each one again with the same cards.

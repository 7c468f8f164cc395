# A coach at tables against bots: before a move that gives away much, and after each hand.

coach-title = Are you sure?
coach-doubt = To { $action } gives away { $lost } in 100 of the chance to win. Better: { $best }.
coach-back = Take it back
coach-anyway = Play it anyway
coach-off = Never ask again
settings-coach = A coach at tables against bots: asks before a move that gives away much
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
coach-try-again = Try that position again
coach-try-later = When the game is over you can try that position again in its review.

problem-coach-people = a coach is for tables where you play against bots alone
problem-hand-not-over = that hand is not over
problem-no-choice = there was nothing to decide in that hand
problem-no-such-ply = from 0 to { $plies } there is something to decide in that game

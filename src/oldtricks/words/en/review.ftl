# A match looked at again. $action and $best are actions as something that a player does; chances are out of 100.

review-was-best = { $action }: the best, { $n } in 100 to win
review-as-good = { $action }: about as good as { $best }
review-gave-away = { $action } gave away { $lost } in 100: { $best } wins { $likely }, this { $n }
review-only-finished = only a finished match is reviewed: while it goes on, ask for a hint

## On the command line

review-line-turns = Turning points:
review-line-no-turns = No decision gave away { $n } in 100 or more.
review-line-told = { $seat }: { $told }
review-line-lost = Given away in all, of 100 chances to win:
review-line-lost-by = { $of ->
    [one] { $seat }: { $lost }, in { $dear } of 1 decision
   *[other] { $seat }: { $lost }, in { $dear } of { $of } decisions
}
review-line-all = Every decision, judged on what its player could know:
review-line-open = With all cards open, the chances to win were:
review-line-share = { $side } { $n }
review-line-end = end

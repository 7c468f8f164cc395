# What a good player would say about each choice. $doing is an action as something that a player does.

hint = { $action }: { $told }.
hint-reason = { $action }: { $reason }
action-discard-several = discard { $cards }
hint-only = { $action }: your only choice; { $match }.
hint-parts = { $first }; { $next }
hint-whoever-makes = whoever gets the contract makes it in { $n } of 100 likely deals
hint-buyer-makes = the buyer makes the contract in { $n } of 100 likely deals
hint-you-make = you make the contract in { $n } of 100 likely deals
hint-you-break = you break the contract in { $n } of 100 likely deals
hint-match = you win { $match } in { $n } of 100 (give or take { $off })
hint-against = { $told }, against { $n } if you { $doing }
hint-as-many = { $told }, as many as if you { $doing }
hint-level-points = on average this hand ends level in points
hint-level-miles = on average this hand ends level in miles
hint-ahead-points = { $n ->
    [one] on average you end this hand 1 point ahead
   *[other] on average you end this hand { $n } points ahead
}
hint-behind-points = { $n ->
    [one] on average you end this hand 1 point behind
   *[other] on average you end this hand { $n } points behind
}
hint-ahead-miles = { $n ->
    [one] on average you end this hand 1 mile ahead
   *[other] on average you end this hand { $n } miles ahead
}
hint-behind-miles = { $n ->
    [one] on average you end this hand 1 mile behind
   *[other] on average you end this hand { $n } miles behind
}
hint-equal = the two are equally good
hint-too-close = too close to call
hint-no-better = No better: { $actions }.
hint-more = { $n } more
hint-not-your-turn = a hint is for the player at turn
hint-needs-numba = hints need the compiled rules: pip install 'oldtricks[fast]'

## Bots

bot-name-novice = Novice
bot-name-steady = Steady
bot-name-net = Net
bot-name-sharp = Sharp
bot-name-random = Random
bot-about-novice = plays like a beginner
bot-about-steady = sound play by rules of thumb
bot-about-net = learned from millions of hands at the usual table; like Steady elsewhere
bot-about-sharp = thinks ahead, up to a second a move
bot-about-random = any legal action: for trying things out
bot-unknown = there is no bot { $given }.{ $near } Bots: { $bots }.

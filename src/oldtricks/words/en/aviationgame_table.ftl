# Aviationgame at the table: what is counted, promised and not scored, and what the cards do.

aviationgame-counts = { $players ->
    [6] You bid tricks above three: each counts 100 miles in Balloon, 200 in Dirigible, 300 in Biplane, 400 in Monoplane.
   *[other] You bid tricks above five: each counts 100 miles in Balloon, 200 in Dirigible, 300 in Biplane, 400 in Monoplane.
}
aviationgame-promise = { $seat-is ->
    [you] Your bid stands: your team takes { $tricks } of the { $of } tricks with { $craft } as trump, for { $miles } miles won or lost.
    [partner] Your partner { $seat } promises { $tricks } of the { $of } tricks with { $craft } as trump, for { $miles } miles won or lost.
   *[other] { $seat } promises { $tricks } of the { $of } tricks with { $craft } as trump, for { $miles } miles won or lost.
}
aviationgame-result-tricks = { $maker-is ->
    [you] You promised { $goal } tricks and your team took { $made }: { $by }.
   *[other] { $maker } promised { $goal } tricks and that team took { $made }: { $by }.
}
aviationgame-note-extra = { $tricks ->
    [one] 1 trick more than was bid: extra tricks score nothing
   *[other] { $tricks } tricks more than were bid: extra tricks score nothing
}
aviationgame-note-others = { $tricks ->
    [one] 1 trick: against a bid that is made, only the wind scores
   *[other] { $tricks } tricks: against a bid that is made, only the wind scores
}
aviationgame-does-a = The highest trump of all, whichever craft is trump. Play it only when trumps are called for, or when you cannot follow.
aviationgame-does-b = The second highest trump, whichever craft is trump; only A beats it. Play it only when trumps are called for, or when you cannot follow.
aviationgame-does-gain = Tail wind: the team that takes this trick gains { $miles } miles. It has no part in whether the bid is made.
aviationgame-does-loss = Head wind: the team that takes this trick loses { $miles } miles. It has no part in whether the bid is made.
aviationgame-does-no-count = No wind: this trick brings neither miles nor losses.
aviationgame-does-craft = Beats lower cards of { $suit }. If { $suit } is trump, it beats every other craft, and each trick above the base is worth { $miles } miles.

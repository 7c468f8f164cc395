# Why an action is good: a sentence each, about the card or the call in question, true whoever reads it.

## Playing to a trick

because-makes-bid = With this trick the bid is made.
because-draws-trumps = { $n ->
    [one] It draws trumps: 1 is still unseen.
   *[other] It draws trumps: { $n } are still unseen.
}
gasoline-alley-because-draws-trumps = { $n ->
    [one] It draws the Master Suit: 1 card of it is still unseen.
   *[other] It draws the Master Suit: { $n } cards of it are still unseen.
}
because-unbeatable = No opponent can beat it.
because-highest-left = It is the highest card of { $suit } left: nobody who follows suit can beat it.
because-only-these-beat = Of all the cards still out, only { $cards } can beat it.
because-nobody-after = No opponent who is still to play can beat it.
because-partner-has-it = Partner has this trick so far: it need not be a dear card.
because-partner-keeps-it = Partner has this trick for certain: a cheap card will do.
because-feeds-partner = Partner has this trick so far, and { $card } may bring { $n } home.
because-feeds-partner-safely = Partner has this trick for certain, and { $card } brings { $n } home.
because-over-partner = Partner’s { $card } can still be beaten; this cannot.
because-wins-points = { $n ->
    [one] It wins the point that lies in this trick.
   *[other] It wins the { $n } points that lie in this trick.
}
because-for-points = { $n ->
    [one] A point lies in this trick, and this card is ahead in it.
   *[other] { $n } points lie in this trick, and this card is ahead in it.
}
because-only-taker = It is the only card that can go ahead in this trick.
because-cheapest = It is the cheapest card that goes ahead in this trick.
because-last-cheapest = Last to play: this is the cheapest card that wins the trick.
because-trumps-in = No { $suit } in hand: a trump goes ahead in this trick.
gasoline-alley-because-trumps-in = No { $suit } in hand: a card of the Master Suit goes ahead in this trick.
because-saves-trump = This trick is not worth a trump: { $card } does more later.
gasoline-alley-because-saves-trump = This trick is not worth a card of the Master Suit: { $card } does more later.
because-too-dear = This trick is not worth { $card }, which does more later.
because-cannot-win = Nothing that may be played beats what lies there: let a low card go.
because-keeps-points-from-them = The others are ahead in this trick: { $card } would bring them { $n }.
because-keeps-points-home = It keeps { $card } out of danger, which counts { $n }.
because-guards = It keeps { $guard } to guard { $card }, which could be caught alone.
because-void = It is the last card of { $suit } in this hand: from now on that can be trumped.
gasoline-alley-because-void = It is the last card of { $suit } in this hand: from now on the Master Suit can take it.
because-lead-low = A low card of { $suit } costs little, and { $card } stays in hand.
because-lowest = It is the lowest card of { $suit } that may be played.
because-keeps-trumps = It keeps the trumps for later.
gasoline-alley-because-keeps-trumps = It keeps the Master Suit for later.
because-keeps-rival = Nothing that may be played beats what lies there, and { $card } does more later.
because-long-suit = It is from the longest suit beside trumps: { $n } cards of { $suit }.
gasoline-alley-because-long-suit = It is from the longest suit beside the Master Suit: { $n } cards of { $suit }.

## Bidding, selling, naming

because-partner-bid = Partner has the bid: leave it there.
because-they-fail = { $seat-is ->
    [you] You would make this bid in only { $n } of 100 likely deals.
   *[other] { $seat } would make this bid in only { $n } of 100 likely deals.
}
because-leaves-it = { $seat-is ->
    [you] It leaves the promise to you: { $bid }.
   *[other] It leaves the promise to { $seat }: { $bid }.
}
because-you-make = This bid is made in { $n } of 100 likely deals.
because-last-word = Nobody can bid over it any more.
because-least-bid = It is the lowest bid there is: no more is promised than need be.
because-raises-the-price-points = Whoever wants the contract now has to bid { $n } at least.
because-raises-the-price-miles = Whoever wants the contract now has to bid { $n } miles at least.
because-outbids = { $seat-is ->
    [you] Without a higher bid you have the contract.
   *[other] Without a higher bid { $seat } has the contract.
}
because-normal = It is what sound play bids on such a hand, with { $n ->
    [one] 1 card
   *[other] { $n } cards
} of { $suit }.
because-normal-pass = Sound play does not bid on such a hand; its longest suit is { $suit }, { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
because-enough = Once made, this bid reaches { $n }, and that wins.
aviationgame-because-enough = Once flown, this bid reaches { $n } miles, but for the wind.
gasoline-alley-because-enough = Once made, this bid takes the score down to 0.
tactics-because-enough = Once made, this bid reaches { $n }: the Engagement.
aviationgame-because-craft = No type in this hand is longer than { $craft }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
aviationgame-because-craft-with = No type in this hand is longer than { $craft }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, and { $cards } beside.
because-longest = No suit in this hand is longer: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
because-longest-with = No suit in this hand is longer: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, with { $cards }.
because-strong = It has { $cards }.
tactics-because-no-trump = { $n ->
    [one] No corps in this hand has more than 1 card: none makes a good trump.
   *[other] No corps in this hand has more than { $n } cards: none makes a good trump.
}
gasoline-alley-because-sale-wins = { $n ->
    [one] The sale takes 1 off at once, and that is enough to win.
   *[other] The sale takes { $n } off at once, and that is enough to win.
}
gasoline-alley-because-sale = The sale takes { $n } off at once, whatever happens in the play.
gasoline-alley-because-keep = This hand makes the bid in { $n } of 100 likely deals.
gasoline-alley-because-no-gift = { $seat-is ->
    [you] Sold, the Master Suit would be yours for only { $n }.
   *[other] Sold, the Master Suit would be { $seat }’s for only { $n }.
}
gasoline-alley-because-names = As Master Suit it counts { $points } by { $cards } alone.

## Laying away, calling

because-away-void = It leaves no { $suit } in this hand: that can be trumped then.
because-away-toward-void = { $suit } can be laid away altogether, and be trumped then.
because-away-loser = It is the lowest card of { $suit }, and missed least.
because-calls-highest = It is the highest card of { $suit } out, and whoever holds it becomes the partner.

## Neutral

neutral-because-away-void = It leaves no { $suit } in this hand: only then can a Neutral enter on it.
neutral-because-away-toward-void = { $suit } can be laid away altogether: only then can a Neutral enter on it.
neutral-because-keeps-higher = It is lower than { $card }, which may still take a trick.
neutral-because-keeps-neutrals = { $n ->
    [one] It keeps the Neutral, which stands above trumps.
   *[other] It keeps the { $n } Neutrals, which stand above trumps.
}
neutral-because-calls-neutral = It is a Neutral, which stands above trumps, and whoever holds it becomes the partner.
neutral-because-calls-longest = No country in this hand is longer than { $suit }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}. Whoever holds this one becomes the partner, and helps with it.
neutral-because-calls-lacking = There is no { $suit } in this hand, and whoever holds this card becomes the partner: together there is some.
neutral-because-makes-trump = The first lead makes trump, and no country in this hand is longer than { $suit }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}.
neutral-because-over-trump = A Neutral goes over the trump: neutralised, the trick is worth { $n } points so far.
neutral-because-neutralises = Neutralised, the trick is worth { $n } points so far.
neutral-because-saves-neutral = This trick is not worth a Neutral.

## New York to Paris

new-york-to-paris-because-no-use-now = { $card } cannot be played now.
new-york-to-paris-because-held-already = { $card } is in this hand already.
new-york-to-paris-because-few-miles = The drawing pile may have more to offer than { $card }.
new-york-to-paris-because-needed-now = { $card } is what this flight needs now.
new-york-to-paris-because-flies-now = It can be flown at once: { $n } miles.
new-york-to-paris-because-sends-now = { $card } can be sent to an opponent at once.
new-york-to-paris-because-denies = { $seat-is ->
    [you] Left there, you could play it at once.
   *[other] Left there, { $seat } could play it at once.
}
new-york-to-paris-because-answer = { $card } will be the answer when trouble comes.
new-york-to-paris-because-lucky = { $n ->
    [one] A lucky turn goes on as long as a card fits, and one kind fits at once.
   *[other] A lucky turn goes on as long as a card fits, and { $n } kinds fit at once.
}
new-york-to-paris-because-opens = Nothing begins without Favorable Weather.
new-york-to-paris-because-clears = It makes the weather fair again.
new-york-to-paris-because-starts = It takes off: from now on miles can be flown.
new-york-to-paris-because-starts-again = Back in the air: miles can be flown again.
new-york-to-paris-because-mends = A Forced Landing mends the motor; a Take-Off comes next.
new-york-to-paris-because-arrives = It completes the flight: Paris!
new-york-to-paris-because-flies-most = It is the longest flight possible now: { $n } miles.
new-york-to-paris-because-flies = Fair weather and in the air: { $n } miles at once.
new-york-to-paris-because-rough = In bad weather only 100s can be flown.
new-york-to-paris-because-fills = It is the last { $n } that the flight takes.
new-york-to-paris-because-blocks-leader = { $side-is ->
    [you] Of all opponents you are furthest, with { $n } miles.
    [us] Of all opponents you are furthest, with { $n } miles.
   *[other] { $side-count ->
        [one] Of all opponents { $side } is furthest, with { $n } miles.
       *[other] Of all opponents { $side } are furthest, with { $n } miles.
    }
}
new-york-to-paris-because-sends-storm = In bad weather { $side } cannot fly more than 100s.
new-york-to-paris-because-sends-heavy-fog = In bad weather { $side } cannot fly more than 100s.
new-york-to-paris-because-sends-motor-trouble = To fly on, { $side } will need a Forced Landing and then a Take-Off.
new-york-to-paris-because-sends-forced-landing = To fly on, { $side } will need a Take-Off.
new-york-to-paris-because-pile-full = This flight needs no more { $n }s.
new-york-to-paris-because-keeps-answer = It keeps { $card }, an answer to trouble.
new-york-to-paris-because-has-another = There is another { $card } in this hand.
new-york-to-paris-because-fewest-miles = Nothing fits now, and the fewest miles are missed least.
new-york-to-paris-because-gives-nothing = { $seat-is ->
    [you] It is of no use to you now.
   *[other] It is of no use to { $seat } now.
}

## By the search’s numbers

because-makes-more = The bid is made more often so: in { $n } of 100 likely deals, not in { $m }.
because-breaks-more = The bid is broken more often so: in { $n } of 100 likely deals, not in { $m }.
because-average-points = { $n ->
    [one] On average it brings 1 point more than: { $doing }.
   *[other] On average it brings { $n } points more than: { $doing }.
}
because-average-miles = { $n ->
    [one] On average it brings 1 mile more than: { $doing }.
   *[other] On average it brings { $n } miles more than: { $doing }.
}
because-no-difference = It makes no difference here; just as good: { $doing }.

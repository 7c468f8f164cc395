# New York to Paris, 1927.

new-york-to-paris-about = A race of { NUMBER(3300) } miles through storm, fog, motor trouble and forced landings.
new-york-to-paris-special = No tricks at all: lay storms on your rivals and be the first over the Atlantic.
new-york-to-paris-learn-try = Keep a Forced Landing and a Take-Off in your hand: together they mend Motor Trouble.
new-york-to-paris-length = a quarter of an hour
new-york-to-paris-goal = { NUMBER(3300) } miles
new-york-to-paris-match = the race
new-york-to-paris-option-sides = everybody singly, or partners who share their piles (four players)
new-york-to-paris-option-packs = one pack, or two (always from five players on)
new-york-to-paris-option-lucky-lindy = keep the Lucky Lindy card in the pack
new-york-to-paris-option-opening = before its first Favorable Weather a side may hinder others and lay Lucky Lindy, or play nothing else at all
new-york-to-paris-option-lucky-new-deal = with the drawing pile empty a lucky turn is played out from the hand, or goes on after a new deal
new-york-to-paris-hands-without-limit = { $game } has no limit on hands; every game ends by itself (NY-Q8)

new-york-to-paris-card-favorable-weather = Favorable Weather
    .short = Favorable
new-york-to-paris-card-take-off = Take-Off
new-york-to-paris-card-500 = 500 miles
new-york-to-paris-card-300 = 300 miles
new-york-to-paris-card-100 = 100 miles
new-york-to-paris-card-lucky-lindy = Lucky Lindy
new-york-to-paris-card-storm = Storm
new-york-to-paris-card-heavy-fog = Heavy Fog
new-york-to-paris-card-motor-trouble = Motor Trouble
new-york-to-paris-card-forced-landing = Forced Landing

new-york-to-paris-draw = draw
new-york-to-paris-take = take the discard
new-york-to-paris-hinder = play { $card } on { $side }
new-york-to-paris-task-draw = Draw a card.
new-york-to-paris-task-draw-or-take = Draw a card, or take the { $card }.
new-york-to-paris-task-play = Play a card, hinder somebody, or discard.
new-york-to-paris-task-open = Open with Favorable Weather, or discard: nothing else may come first.
new-york-to-paris-task-discard = No card of yours fits now: discard one.
new-york-to-paris-task-lucky = Lucky turn: play on while you can.
new-york-to-paris-means-take = the { $card }, which you may not discard in this turn
new-york-to-paris-means-discard = goes to the discard pile and ends your turn
new-york-to-paris-means-miles = { $more ->
    [0] { $flown } miles flown, { $left } to go; the pile of { $miles }s is full then
    [one] { $flown } miles flown, { $left } to go; one more { $miles } is wanted
   *[other] { $flown } miles flown, { $left } to go; { $more } more { $miles }s are wanted
}
new-york-to-paris-means-favorable-weather = clears the weather on your own pile
new-york-to-paris-means-take-off = takes you into the air
new-york-to-paris-means-forced-landing = answers your Motor Trouble; Take-Off comes next
new-york-to-paris-means-lucky-lindy = opens a lucky turn: you play on, and fill up to five cards, for as long as a card fits
new-york-to-paris-means-storm-on = whoever it hits can fly only 100s until Favorable Weather comes
new-york-to-paris-means-heavy-fog-on = whoever it hits can fly only 100s until Favorable Weather comes
new-york-to-paris-means-motor-trouble-on = whoever it hits flies nothing until a Forced Landing of their own, and then a Take-Off
new-york-to-paris-means-forced-landing-on = whoever it hits flies nothing until a Take-Off

new-york-to-paris-event-hinder = { $seat-is ->
    [you] You lay { $card } on { $side }.
   *[other] { $seat } lays { $card } on { $side }.
}
new-york-to-paris-event-fill = { $seat-is ->
    [you] You fill up with { $cards }.
   *[other] { $seat } fills up with { $cards }.
}
new-york-to-paris-event-fill-unseen = { $seat-is ->
    [you] { $cards ->
        [one] You fill up with 1 card.
       *[other] You fill up with { $cards } cards.
    }
   *[other] { $cards ->
        [one] { $seat } fills up with 1 card.
       *[other] { $seat } fills up with { $cards } cards.
    }
}
new-york-to-paris-event-lucky-end = { $seat-is ->
    [you] Your lucky turn is over.
   *[other] The lucky turn of { $seat } is over.
}
new-york-to-paris-event-take = { $seat-is ->
    [you] You take { $card } from the discard pile.
   *[other] { $seat } takes { $card } from the discard pile.
}
new-york-to-paris-event-draw = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
new-york-to-paris-event-draw-unseen = { $seat-is ->
    [you] You draw.
   *[other] { $seat } draws.
}
new-york-to-paris-score = { $cards } x { $miles } miles
new-york-to-paris-no-weather = no weather
new-york-to-paris-no-flight = on the ground
new-york-to-paris-line-side = { $side }: { $weather }, { $flight }, { $flown }
new-york-to-paris-line-piles = Drawing pile { $drawing }, discard pile { $discards } (top: { $top })

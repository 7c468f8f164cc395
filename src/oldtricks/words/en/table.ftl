# What is said at every table.
#
# $seat is a player's name, $seat-is says whose it is: you, partner or other. $side is a list of names, $side-is you, us
# or other, and $side-count how many they are. Cards and suits come with their names.

text = { $text }
nothing = { "" }
none = none
nobody = nobody
you = you
spectator = spectator
player = Player { $n }
guest-name = Guest { $number }
number = { $n }
number-too-long = a number that is far too long
suit = { $suit }
card = { $card }
no-trump = no trump
list-comma = { $rest }, { $last }
list-and = { $rest } and { $last }
list-or = { $rest } or { $last }

## What it is time to do

phase-over = stop
phase-deal = deal
phase-bid = bid
phase-sell = sell
phase-name = name
phase-discard = discard
phase-call = call
phase-draw = draw
phase-play = play
phase-lucky = play on

## Actions, as something that a player does

action-pass = pass
action-bid = bid { NUMBER($points, useGrouping: 0) }
action-bid-short = { NUMBER($points, useGrouping: 0) }
action-play = play { $card }
action-discard = discard { $card }
action-call = call { $card }
action-name = name { $suit }
action-name-no-trump = name no trump

## What happened

event-draws-for-deal = { $seat-is ->
    [you] You draw { $card }.
   *[other] { $seat } draws { $card }.
}
event-deals = { $seat-is ->
    [you] You deal.
   *[other] { $seat } deals.
}
event-call = { $seat-is ->
    [you] You: { $call }.
   *[other] { $seat }: { $call }.
}
event-bid = { $seat-is ->
    [you] You: bid { NUMBER($points, useGrouping: 0) }.
   *[other] { $seat }: bid { NUMBER($points, useGrouping: 0) }.
}
event-pass = { $seat-is ->
    [you] You: pass.
   *[other] { $seat }: pass.
}
event-maker = { $seat-is ->
    [you] You are the maker: { $contract }.
   *[other] { $seat } is the maker: { $contract }.
}
event-thrown-in = Nobody bid: the cards are thrown in.
event-name = { $seat-is ->
    [you] You name { $suit }.
   *[other] { $seat } names { $suit }.
}
event-name-no-trump = { $seat-is ->
    [you] You name no trump: the hand has no trump.
   *[other] { $seat } names no trump: the hand has no trump.
}
event-discard = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discard-unseen = { $seat-is ->
    [you] You discard a card.
   *[other] { $seat } discards a card.
}
event-take-up = { $seat-is ->
    [you] You take up { $cards }.
   *[other] { $seat } takes up { $cards }.
}
event-take-up-unseen = { $seat-is ->
    [you] You take up { $centre }.
   *[other] { $seat } takes up { $centre }.
}
event-play = { $seat-is ->
    [you] You play { $card }.
   *[other] { $seat } plays { $card }.
}
event-trick = { $seat-is ->
    [you] You take the trick with { $card }, { $reason }{ $gain }.
   *[other] { $seat } takes the trick with { $card }, { $reason }{ $gain }.
}
event-score = { $side }: { $what }, { $points } ({ $rule }).
event-score-nothing = { $side }: { $what } ({ $rule }).
event-end = { $winners-is ->
    [you] You win { $match } ({ $rule }).
    [us] { $winners } win { $match } ({ $rule }).
   *[other] { $winners-count ->
        [one] { $winners } wins { $match } ({ $rule }).
       *[other] { $winners } win { $match } ({ $rule }).
    }
}
event-end-agreed = { $winners-is ->
    [you] You win after the agreed number of deals ({ $rule }).
    [us] { $winners } win after the agreed number of deals ({ $rule }).
   *[other] { $winners-count ->
        [one] { $winners } wins after the agreed number of deals ({ $rule }).
       *[other] { $winners } win after the agreed number of deals ({ $rule }).
    }
}

event-undo = { $seat-is ->
    [you] You go back to the last decision.
   *[other] { $seat } goes back to the last decision.
}

## Why a trick was won, and what came along

reason-suit = the highest card of { $suit }
reason-trump = the highest trump
gain-points = { $points ->
    [one] : 1 point
   *[other] : { $points } points
}

## What to do

task-only-pass = Nobody can bid higher: pass.
task-discard = { $cards ->
    [one] Discard 1 card more.
   *[other] Discard { $cards } cards more.
}
task-lead-any = Lead any card.
task-play-any = Play any card.
task-follow = Follow with { $suit }.
task-cannot-follow = You have no { $suit }: { $choices }.
task-trump = trump
task-throw-off = throw off

## How far a side is in this hand

in-hand-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}
in-hand-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
score-tricks = { $tricks ->
    [one] 1 trick
   *[other] { $tricks } tricks
}

## A view in lines

line-heading = { $game }, deal { $deal }, dealt by { $dealer }; seen by { $reader }
line-scores = Scores: { $sides }
line-calls = Calls: { $calls }
line-call = { $seat }: { $call }
line-contract = Contract: { $seat }, { $contract }
line-trick = Trick: { $cards }
line-card = { $seat } { $card }
line-tricks = Tricks: { $sides }
line-count = { $side }: { $n }
line-count-signed = { $side }: { $n }
line-discards = You discarded: { $cards }
line-hand = Hand: { $cards }
line-hand-empty = Hand: empty
line-over = { $winners-is ->
    [you] Over: you win ({ $rule })
   *[other] { $winners-count ->
        [one] Over: { $winners } wins ({ $rule })
       *[other] Over: { $winners } win ({ $rule })
    }
}
line-your-turn = Your turn. { $task }
line-legal = Legal: { $actions }
line-turn = { $seat } is to { $phase }.

## A table as a drawing

drawing-dealer = { $name }, dealer
drawing-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}

## The score sheet

sheet-empty = Nothing has been scored yet.
sheet-column-deal = deal
sheet-column-who = who
sheet-column-what = for
sheet-column-points = points
sheet-column-score = score
sheet-column-rule = rule

## Refusals and explanations

explain-not-held = { $action }: you do not hold { $card } ({ $rule }).
explain-refused = { $action }: { $rule }: { $rule-text }
explain-allowed = { $action } is allowed. { $rules }
explain-allowed-meaning = { $action } is allowed: { $meaning }. { $rules }
rule-quoted = { $rule }: { $rule-text }
kind-rule = rule
kind-ruling = ruling
kind-reconstruction = reconstruction
sentences = { $first } { $next }

## Options

option-about-passing = may a player who passed bid again, or is a pass for good?
option-about-hands = end after this many deals, the best score wins

# What wins, what the standing bid promises, how far the contract is, and how it came out.

## The target, and which way the score goes

target-points = { $target ->
    [one] 1 point wins
   *[other] { $target } points win
}
target-miles = { $target } miles win
target-fewer = { $target } wins: the lower score is ahead
    .short = { $target } wins, fewer is better
target-or-deals = { $deals ->
    [one] { $target }; after 1 deal whoever is ahead wins
   *[other] { $target }; after { $deals } deals whoever is ahead wins
}
target-ahead = { $side-is ->
    [you] You are ahead.
    [us] { $side } are ahead.
   *[other] { $side-count ->
        [one] { $side } is ahead.
       *[other] { $side } are ahead.
    }
}
target-level = { $side-is ->
    [you] You are ahead.
   *[other] { $side } are level in front.
}
target-all-level = All are level.
ahead = ahead

## What the standing bid promises

promise = { $seat-is ->
    [you] Your bid stands: { $call }.
   *[other] The bid of { $seat } stands: { $call }.
}

## How far the contract is

gauge = Contract
gauge-tricks = { $goal ->
    [one] { $made } of 1 trick
   *[other] { $made } of { $goal } tricks
}
gauge-points = { $goal ->
    [one] { $made } of 1 point
   *[other] { $made } of { $goal } points
}
gauge-miles = { $made } of { $goal } miles
gauge-free-short = { $made ->
    [one] 1 point, none owed
   *[other] { $made } points, none owed
}
gauge-need-tricks = needs { $more } of { $still } left
gauge-need-points = needs { $more }, at most { $still } left
gauge-safe-mark = can no longer fail
gauge-lost-mark = can no longer be made
gauge-open-tricks = { $side-is ->
    [you] You need { $more } more of the { $still } tricks left.
    [us] { $side } need { $more } more of the { $still } tricks left.
   *[other] { $side-count ->
        [one] { $side } needs { $more } more of the { $still } tricks left.
       *[other] { $side } need { $more } more of the { $still } tricks left.
    }
}
gauge-all-tricks = { $still ->
    [one] { $side-is ->
        [you] You need the last trick.
        [us] { $side } need the last trick.
       *[other] { $side-count ->
            [one] { $side } needs the last trick.
           *[other] { $side } need the last trick.
        }
    }
   *[other] { $side-is ->
        [you] You need all { $still } tricks left.
        [us] { $side } need all { $still } tricks left.
       *[other] { $side-count ->
            [one] { $side } needs all { $still } tricks left.
           *[other] { $side } need all { $still } tricks left.
        }
    }
}
gauge-all-points = { $side-is ->
    [you] You need all { $still } that can still be made.
    [us] { $side } need all { $still } that can still be made.
   *[other] { $side-count ->
        [one] { $side } needs all { $still } that can still be made.
       *[other] { $side } need all { $still } that can still be made.
    }
}
gauge-open-points = { $side-is ->
    [you] You need { $more } more; at most { $still } can still be made.
    [us] { $side } need { $more } more; at most { $still } can still be made.
   *[other] { $side-count ->
        [one] { $side } needs { $more } more; at most { $still } can still be made.
       *[other] { $side } need { $more } more; at most { $still } can still be made.
    }
}
gauge-safe = { $side-is ->
    [you] You have made the bid: it can no longer fail.
    [us] { $side } have made the bid: it can no longer fail.
   *[other] { $side-count ->
        [one] { $side } has made the bid: it can no longer fail.
       *[other] { $side } have made the bid: it can no longer fail.
    }
}
gauge-lost-tricks = { $side-is ->
    [you] You can no longer make the bid: { $more } more are needed, { $still } are left.
   *[other] { $side } can no longer make the bid: { $more } more are needed, { $still } are left.
}
gauge-lost-points = { $side-is ->
    [you] You can no longer make the bid: { $more } more are needed, at most { $still } can still be made.
   *[other] { $side } can no longer make the bid: { $more } more are needed, at most { $still } can still be made.
}
gauge-free = { $side-is ->
    [you] You owe nothing, since nobody bid: whatever you make comes off.
   *[other] { $side } owes nothing, since nobody bid: whatever is made comes off.
}
gauge-flight = { $side-is ->
    [you] You have { $miles } miles to go ({ $wanted }). { $waits }.
    [us] { $side } have { $miles } miles to go ({ $wanted }). { $waits }.
   *[other] { $side-count ->
        [one] { $side } has { $miles } miles to go ({ $wanted }). { $waits }.
       *[other] { $side } have { $miles } miles to go ({ $wanted }). { $waits }.
    }
}
gauge-flown = { $side-is ->
    [you] You have landed in Paris.
    [us] { $side } have landed in Paris.
   *[other] { $side-count ->
        [one] { $side } has landed in Paris.
       *[other] { $side } have landed in Paris.
    }
}
gauge-wanted = { $cards } × { $miles }
gauge-to-go = { $miles } to go

## How it came out

result-made = { $by ->
    [0] just made
   *[other] made by { $by }
}
result-failed = failed by { $by }
result-points = { $maker-is ->
    [you] { $side-count ->
        [one] You bid { $goal } and made { $made }: { $by }.
       *[other] You bid { $goal } and your side made { $made }: { $by }.
    }
   *[other] { $side-count ->
        [one] { $maker } bid { $goal } and made { $made }: { $by }.
       *[other] { $maker } bid { $goal } and that side made { $made }: { $by }.
    }
}
result-tricks = { $maker-is ->
    [you] { $side-count ->
        [one] You had to take { $goal } tricks and took { $made }: { $by }.
       *[other] You had to take { $goal } tricks and your side took { $made }: { $by }.
    }
   *[other] { $side-count ->
        [one] { $maker } had to take { $goal } tricks and took { $made }: { $by }.
       *[other] { $maker } had to take { $goal } tricks and that side took { $made }: { $by }.
    }
}
sheet-note = nothing
sheet-rules = The rules behind it

## Why a trick was won, in short

sentence-taken = { $seat-is ->
    [you] You take the trick.
   *[other] { $seat } takes the trick.
}
trick-why = { $seat-is ->
    [you] You: { $card }, { $reason }{ $gain }
   *[other] { $seat }: { $card }, { $reason }{ $gain }
}

## What a card is good for

tool-ask = Ask
ask-about = What is this?
ask-how = Now choose any card or button to read what it is about.
ask-none = There is nothing more to say about it.
keys-ask = What the card or button under the focus is about; or choose one to ask about

## The words of a game

glossary-title = Words of the game
glossary-about = What the words mean that this game has for itself, with the rule behind each.
term-spoken = { $term }: what does it mean?

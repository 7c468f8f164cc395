## What was taken back, and who played for whom

taken-back-unseen = { $seat-is ->
    [you] You took back { $n ->
        [one] one action
       *[other] { $n } actions
    } and had seen nothing new.
   *[other] { $seat } took back { $n ->
        [one] one action
       *[other] { $n } actions
    } and had seen nothing new.
}
taken-back-seen = { $seat-is ->
    [you] You took back { $n ->
        [one] one action, having seen what came of it.
       *[other] { $n } actions, having seen what came of them.
    }
   *[other] { $seat } took back { $n ->
        [one] one action, having seen what came of it.
       *[other] { $n } actions, having seen what came of them.
    }
}
taken-back-cards = { $seat-is ->
    [you] You took back { $n ->
        [one] one action
       *[other] { $n } actions
    }, having seen { $cards }.
   *[other] { $seat } took back { $n ->
        [one] one action
       *[other] { $n } actions
    }, having seen { $cards }.
}
played-for = { $seat-is ->
    [you] A bot made { $n ->
        [one] one of your decisions.
       *[other] { $n } of your decisions.
    }
   *[other] A bot made { $n ->
        [one] one decision for { $seat }.
       *[other] { $n } decisions for { $seat }.
    }
}

## Records of it

record-taken-back = "taken_back", number { NUMBER($number, useGrouping: 0) }: { $error }
record-taken-back-none = "taken_back" is empty: a record without anything taken back is of an earlier version
record-taken-back-shape = something taken back has the keys "after", "seat" and "actions", not { $given }
record-taken-back-own = "after" counts the actions that stayed, and the first of "actions" is by the seat that took them back
record-taken-back-nowhere = the match was never that long

## The shares in the shuffle

shares-title = The shuffle
shares-about = The server has bound itself to a secret: this is its SHA-256. Every person adds a share on sitting down, and the cards follow from both. Whoever keeps a copy can check it all when the game is over; this browser keeps one for you.
shares-about-closed = The cards follow from the server’s secret, whose SHA-256 this is, and from the shares below; nobody can add or change one any more. This browser keeps a copy, and compares it when you check the replay.
shares-from = Shares in the shuffle: { $who }.
shares-none = Nobody has added a share to the shuffle.
shares-somebody = Somebody
shares-of = Old Tricks, { $game }, table { $id }
shares-copy = Copy all
shares-copy-yourself = Please select it and copy it yourself
verify-noted-shares-good = They are those that this browser noted when the cards were dealt.
verify-noted-shares-bad = They are not those that this browser noted when the cards were dealt.

## Beside the play

remarks-title = Beside the play
mine-left = left
mine-taken-back = taken back after looking: { $n }
stats-taken-back = { $n ->
    [one] In one game something was taken back after more had been seen.
   *[other] In { $n } games something was taken back after more had been seen.
}
stats-left-title = Begun and left
stats-left-about = Cards were dealt, the game is not over, and nobody has touched it for a day.
stats-left = { $game }: { $n ->
    [one] one game
   *[other] { $n } games
}

## `oldtricks verify`

terminal-shares = The contributions came from { $names }.
terminal-record-taken-back = { $seat } took something back { $n ->
    [one] once
   *[other] { $n } times
}; { $seen ->
    [0] nothing new had been seen by it.
    [one] once after seeing something new by it.
   *[other] { $seen } times after seeing something new by it.
}

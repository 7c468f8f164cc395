# Lighthouse's lessons.

lighthouse-lesson-first-title = Your first watch
lighthouse-lesson-first-goal = Everybody plays alone. Whoever has { $points } points after a hand wins the watch.
lighthouse-lesson-first-bid = How many of the six tricks will you take? In the dark the lowest card of a suit wins, so your 1s are strong. Bid 2.
lighthouse-lesson-first-bid-right = Two tricks should do: you hold the lowest card of every suit.
lighthouse-lesson-first-bid-pass = Then somebody else keeps the lighthouse, with worse cards than yours. Try again.
lighthouse-lesson-first-bid-other = Possible, but let us be careful in the first hand: bid 2.
lighthouse-lesson-first-lead = You keep the lighthouse, so you lead. Begin with your lowest Rock.
lighthouse-lesson-first-lead-other = Later. First the 1 of Rock, which no other Rock can beat in the dark.
lighthouse-lesson-first-won = Your 1 was the lowest Rock, and in the dark the lowest takes the trick. One more and your bid is kept.
lighthouse-lesson-first-light = { $winner } had no Sand left and showed the Light. It took the trick, and from now on the highest card wins.
lighthouse-lesson-first-score = You kept your bid of 2: two points for the tricks and two for the bid. { $other } has { $tricks } tricks. Now try a whole watch.

lighthouse-lesson-follow-title = Follow suit, low
lighthouse-lesson-follow-low = Rock was led and it is dark. Take the trick.
lighthouse-lesson-follow-low-right = Right: nothing is lower than the 1.
lighthouse-lesson-follow-low-8 = The 8 is above the 3, and in the dark the lowest wins. Try the other one.

# Aviationgame: the guided first flight, and the lessons.

aviationgame-lesson-first-title = Your first flight
aviationgame-lesson-first-bid = You and Bert, opposite, fly against Ada and Clara. The first team with 2,000 miles wins the Meet. Your hand is strong in Monoplanes: bid 800 miles by Monoplane.
aviationgame-lesson-first-bid-right = Every trick above five is worth 400 miles by Monoplane. So 800 miles promise seven of the eleven tricks, yours and Bert's together.
aviationgame-lesson-first-bid-also = A careful bid: it promises six of the eleven tricks. Your cards are good for seven.
aviationgame-lesson-first-bid-none = Without a bid of yours the flight may go to Ada or Clara. You hold A, the highest trump, and five Monoplanes: bid 800 by Monoplane.
aviationgame-lesson-first-bid-bold = Bold! That promises eight of the eleven tricks, and a team that fails loses all the miles it bid. Try 800 by Monoplane.
aviationgame-lesson-first-bid-far = That promises nine tricks or more of eleven, and a team that fails loses all the miles it bid. Try 800 by Monoplane.
aviationgame-lesson-first-bid-craft = The craft you bid becomes trump. Your longest is Monoplane, with five cards: bid 800 by Monoplane.
aviationgame-lesson-first-discard = Nobody bid more: Monoplane is trump, and the two centre cards are in your hand now. Throw out two cards: both Dirigibles, so that you can trump that craft.
aviationgame-lesson-first-discard-right = No Dirigible left: when that craft is led, you are free to trump.
aviationgame-lesson-first-discard-balloon = Not a bad thought, but then one Dirigible stays. With both Dirigibles gone you can trump a whole craft.
aviationgame-lesson-first-discard-high = The 11 is the highest Biplane and beats all the others. Keep it, and throw out the two Dirigibles.
aviationgame-lesson-first-discard-biplane = You hold four Biplanes and would still have to follow that craft. The two Dirigibles can both go.
aviationgame-lesson-first-discard-trump = That is a trump, and a trump can take a trick of any craft. Throw out the two Dirigibles.
aviationgame-lesson-first-lead = You lead to the first trick. A and B are the two highest trumps, A above B. Lead A: whoever has a trump must play one.
aviationgame-lesson-first-lead-right = Nothing beats A, and everybody must follow with a trump if they have one.
aviationgame-lesson-first-lead-eleven = B is still out, and B beats the 11. Nothing beats A: lead it first.
aviationgame-lesson-first-lead-trump = B and the Monoplane 10 are still out and would beat it. Nothing beats A: lead it first.
aviationgame-lesson-first-lead-biplane = You may, but whoever has no Biplane may trump it. Call in trumps first: lead A.
aviationgame-lesson-first-lead-low = You may lead it, but many higher cards are out. Nothing beats A: lead it first.
aviationgame-lesson-first-trump = Your Balloon 5 lost to Ada's 11. Now she leads Dirigible, and you threw yours out. You cannot follow, so you may trump: play your lowest Monoplane.
aviationgame-lesson-first-trump-right = Even the Monoplane 3 beats the highest Dirigible, because Monoplane is trump.
aviationgame-lesson-first-trump-also = That wins as well. But you play last, and even the 3 is enough: keep the higher ones.
aviationgame-lesson-first-trump-throw = You may throw that off, but then Ada's Dirigible 11 takes the trick. Play a Monoplane, your trump.
aviationgame-lesson-first-loss = Under every trick lies a side card, the wind. Whoever wins the trick gets it: here a Loss of 300 miles. But the trick counts for your seven: wind never breaks a promise.
aviationgame-lesson-first-draw-right = Again everybody who has a trump must play one.
aviationgame-lesson-first-draw-low = The Monoplane 10 is still out and would beat it. Draw trumps with your highest: lead the Monoplane 11.
aviationgame-lesson-first-draw-plain = That can wait: Ada and Clara may still have trumps. Draw them first: lead the Monoplane 11.
aviationgame-lesson-first-partner = Bert's B beat Ada's Monoplane 10; no trump is out but yours. Now Bert's Balloon 10 is winning, and the 11 is gone. His tricks are yours: throw off a low Biplane.
aviationgame-lesson-first-partner-right = Bert keeps the trick, and you keep your trumps.
aviationgame-lesson-first-partner-trump = You would take the trick from your own partner, and a trump would be gone. Throw off a Biplane.
aviationgame-lesson-first-seventh = Bert's trick was your sixth, with a Gain of 200. He leads again, but now Clara's Balloon 9 is winning. Trump it: the seventh keeps your promise!
aviationgame-lesson-first-seventh-right = Nobody else has a trump left, so this one takes the trick.
aviationgame-lesson-first-seventh-throw = Then Clara's Balloon 9 stays ahead. You need one trick more: play a Monoplane.
aviationgame-lesson-first-last-right = The last trump of the flight: nothing can beat it.
aviationgame-lesson-first-last-low = Your Monoplane 8 is the last trump and sure to win: lead it first.
aviationgame-lesson-first-score = Eight tricks: 800 miles as promised, nothing for the eighth, and 100 from your side cards. Ada and Clara score only their side cards. Next, try a bid of your own!

aviationgame-lesson-follow-title = Follow the craft led
aviationgame-lesson-follow-task = Ada leads Biplane. You have Biplanes, so you must play one; Monoplanes are trump, but they have to wait, and so has A. You play last: take the trick.
aviationgame-lesson-follow-task-right = The 8 is higher than Ada's 7, and no trump is in the trick: the highest Biplane takes it.
aviationgame-lesson-follow-task-also = The 11 wins as well. The 8 is enough, though, and the 11 can take another trick later.
aviationgame-lesson-follow-task-low = You may play it, but Ada's 7 is higher and keeps the trick. You have a Biplane that beats it.
aviationgame-lesson-follow-end = Follow if you can; only if you cannot, trump or throw any card. A and B are trumps and wait like the others: your A is still there.

aviationgame-lesson-trump-title = No such craft? Trump
aviationgame-lesson-trump-task = Bert's Dirigible 11 was winning, but Clara has no Dirigible and trumped it with the Biplane 5. You have none either, and play last: take the trick.
aviationgame-lesson-trump-task-right = Of several trumps the highest takes the trick: your 6 beats Clara's 5, and you spent no more than you had to.
aviationgame-lesson-trump-task-also = The 9 wins as well. But you play last, and the 6 is enough: keep the 9.
aviationgame-lesson-trump-task-low = A trump, but a lower one than Clara's 5: she keeps the trick. You have higher ones.
aviationgame-lesson-trump-task-throw = You may throw that off, but only a trump higher than Clara's 5 can win now. Biplane is trump.
aviationgame-lesson-trump-end = The highest trump took the trick. When you play last, look for the lowest card that still wins, and keep the better ones, here the 9.

aviationgame-lesson-a-and-b-title = A and B
aviationgame-lesson-a-and-b-under = Biplane is trump, so A and B are the two highest Biplanes now. Ada leads A and calls for trumps. You play last. Which of your three trumps can you spare?
aviationgame-lesson-a-and-b-under-right = Nothing beats A. So you follow with a low trump, and B is now the highest one left.
aviationgame-lesson-a-and-b-under-also = Fine: a low trump, and B is now the highest one left.
aviationgame-lesson-a-and-b-under-b = A beats even B, so B would be wasted. Follow with a numbered Biplane and keep B for the next trick.
aviationgame-lesson-a-and-b-over = Now Ada leads the Biplane 11, the highest number there is. You play last again: take it.
aviationgame-lesson-a-and-b-over-right = B stands above every number; only A is higher, and A is gone.
aviationgame-lesson-a-and-b-over-low = That follows, but the 11 is higher. B beats every number, and A is gone: play B.
aviationgame-lesson-a-and-b-end = A and B belong to the trump craft, whichever it is. If trumps are called for and it is your last trump, even B must be played, or A.

aviationgame-lesson-worth-title = What a bid is worth
aviationgame-lesson-worth-task = Clara bids 300 by Balloon: three tricks above five, so eight in all. Bid more miles than she does, but promise only six tricks: one above five.
aviationgame-lesson-worth-task-right = One trick above five is 400 miles by Monoplane: more than her 300, for two tricks less.
aviationgame-lesson-worth-task-none = Then her 300 stands for now. With six tricks you can beat it: in which craft is one trick above five worth more than 300?
aviationgame-lesson-worth-task-more = More miles than 300, and a fair bid with these cards. But it promises seven tricks; here six are enough.
aviationgame-lesson-worth-task-other = That is more than 300, but it promises seven tricks or more. In which craft is a single trick above five worth more than 300?
aviationgame-lesson-worth-end = A trick above five: 100 by Balloon, 200 by Dirigible, 300 by Biplane, 400 by Monoplane. The most miles win; as many miles as the standing bid are not enough.

aviationgame-lesson-craft-title = Which craft will you fly?
aviationgame-lesson-craft-bid = Everybody bids only once, and you are first. Which craft is your longest and strongest? Promise seven tricks in it.
aviationgame-lesson-craft-bid-right = Two tricks above five, at 300 miles each. With A you have six trumps, and the 11 and the 10 are among them.
aviationgame-lesson-craft-bid-also = Eight tricks in your best craft: bold, and no bad bid.
aviationgame-lesson-craft-bid-none = This hand is worth a flight: A and five Biplanes. You will not be asked again.
aviationgame-lesson-craft-bid-shy = The right craft, but a bid for six tricks only. Somebody may bid more, and you will not be asked again. Promise seven.
aviationgame-lesson-craft-bid-far = The right craft, but that promises nine tricks or more, and a team that fails loses all the miles it bid. Promise seven.
aviationgame-lesson-craft-bid-monoplane = Monoplane pays most for a trick, but you hold only two. Your longest craft is Biplane, with five and the 11.
aviationgame-lesson-craft-bid-other = Your longest craft is Biplane, with five cards and the 11: make it trump. Seven tricks are two above five, at 300 miles each.
aviationgame-lesson-craft-discard = The centre brought the Biplane 5 and the Balloon 3, and you hold 13 cards. Throw out two, so that you can trump a craft when it is led.
aviationgame-lesson-craft-discard-right = Without a Balloon you can trump as soon as that craft is led.
aviationgame-lesson-craft-discard-high = The 11 is the highest Dirigible: a likely trick. Look for two low cards of the same craft.
aviationgame-lesson-craft-discard-ten = A 10 may still take a trick. Look for two low cards of the same craft.
aviationgame-lesson-craft-discard-seven = Then the Monoplane 10 is alone, and must fall if somebody leads the 11. Look for two low cards of the same craft.
aviationgame-lesson-craft-discard-trump = That is a trump, and can take a trick of any craft. Look for two low cards of the same craft.
aviationgame-lesson-craft-end = Bid the craft of which you have most, throw out the low cards of another, and you lead to the first trick. The thrown-out cards count for nothing.

aviationgame-lesson-break-title = Break their promise
aviationgame-lesson-break-task = Clara promised six tricks by Monoplane. Her team has five, and two are left: you must win both. All trumps but yours are gone, and Bert is winning. Which card?
aviationgame-lesson-break-task-right = Bert's trick counts for you. He leads to the last one, and your Monoplane, the last trump, takes whatever comes.
aviationgame-lesson-break-task-trump = Bert has this trick already. You would have to lead the Dirigible 9 to the last one, and the 10 and the 11 have not been played yet.
aviationgame-lesson-break-end = The bid failed: Clara's team loses its 400 miles. Your team has six tricks, one above five, and gets the trump value for it: 400.

aviationgame-lesson-wind-title = Count the winds
aviationgame-lesson-wind-task = Your promise of seven tricks is kept; more tricks pay nothing. There are only seven Gains among the side cards, and all have been turned up. Will you take this trick?
aviationgame-lesson-wind-task-right = Ada takes the trick, and a Loss of 200 with it. With all Gains gone, no side card can do you any good.
aviationgame-lesson-wind-task-win = It would win, but for nothing: the promise is kept, and the wind under the trick can only be a Loss or a No Count. Let Ada have it.
aviationgame-lesson-wind-end = 800 miles for the bid and 800 from your side cards. Ada took both last winds, Losses of 200 and 100. Winds never decide a promise, but they move the score.

aviationgame-lesson-perfect-title = The Perfect Flight
aviationgame-lesson-perfect-task = Nine tricks, all yours, and your side cards add up to 300. All eleven without a net loss earn 500 miles more. The Monoplane 6 is still out. What do you lead?
aviationgame-lesson-perfect-task-right = It draws the 6, the only trump still out. After that nobody can trump the Biplane 11.
aviationgame-lesson-perfect-task-biplane = The highest Biplane, but somebody still has the Monoplane 6, and may trump it. Draw that trump first.
aviationgame-lesson-perfect-end = All eleven tricks and no net loss, a Perfect Flight: 800 for the bid, 500 more, and 200 from the side cards. 1,500 miles in one flight!

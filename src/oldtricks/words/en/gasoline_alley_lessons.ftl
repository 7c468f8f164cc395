# Gasoline Alley: the guided first hand, and the lessons.

gasoline-alley-lesson-first-title = Your first hand
gasoline-alley-lesson-first-sell = Everybody starts at 60, and the first at 0 wins. You dealt, so the Master Suit is yours to sell. Clara offers 9: sell, and 9 come off your score at once.
gasoline-alley-lesson-first-sell-right = 51 to go: a sale counts at once, whatever comes. Clara may name the Master Suit now, and has to make 9 points.
gasoline-alley-lesson-first-sell-keep = You may keep it, but then you have to make 9 points yourself. Three cards of Gasoline, with Doc the highest, are thin for that. Sell.
gasoline-alley-lesson-first-master = Clara named Gasoline: it beats the other suits, and only its characters count. Skeezix 10, Walt 6, Phyliss, Doc, Avery and Pal 2 each. Every trick counts 1.
gasoline-alley-lesson-first-low = Clara leads Phyliss, the 13. You must follow with Gasoline, and nothing beats her. Give the 4, and save Doc, your 12: he comes right after her.
gasoline-alley-lesson-first-low-right = Clara takes this trick, but you lose nothing that counts.
gasoline-alley-lesson-first-low-doc = Phyliss would take Doc, and his 2 points would be Clara's. Give the 4.
gasoline-alley-lesson-first-low-nine = Phyliss takes that too, but your 9 can still win a trick. Give the 4.
gasoline-alley-lesson-first-nine = Clara has 3 points: 1 for the trick, 2 for Phyliss. Now she leads the 7. Rachael, your 9, is enough to beat it: save Doc for Skeezix.
gasoline-alley-lesson-first-nine-right = Rachael is ahead, and Doc stays with you.
gasoline-alley-lesson-first-nine-doc = Doc beats the 7, but so does your 9. Without Doc nothing of yours would beat Skeezix, the 10. Play the 9.
gasoline-alley-lesson-first-hunt = Yours, and Bert had to give up his Pal: 3 points. Phyliss is gone, so nothing beats Doc now. Lead him: whoever still has Gasoline must follow.
gasoline-alley-lesson-first-hunt-right = Now for Skeezix. If somebody has him as their last Gasoline card, he must come out.
gasoline-alley-lesson-first-hunt-phyliss = She may wait: in Back Fence she counts nothing. Go hunting for Skeezix first: lead Doc.
gasoline-alley-lesson-first-hunt-other = You may, but that hunts nobody. Lead Doc, whom nothing beats now.
gasoline-alley-lesson-first-caught = Skeezix was Clara's last Gasoline card, so he had to follow, and Doc is higher. 10 for Skeezix, 2 for Doc, 1 for the trick: 13 points for you!
gasoline-alley-lesson-first-other = Now lead your Phyliss of Back Fence. She is the highest of her suit, but outside the Master Suit no character counts: her trick is worth 1.
gasoline-alley-lesson-first-other-right = Only a Gasoline card could beat her now.
gasoline-alley-lesson-first-other-low = You may, but that suit has higher cards. Phyliss is the surest trick you have: lead her.
gasoline-alley-lesson-first-score = Clara bid 9 and made 5: she is set, and 9 are added to her score. You made 17, and 9 by the sale: 34 to go. Next, try buying!

gasoline-alley-lesson-follow-title = Follow suit first
gasoline-alley-lesson-follow-task = Gasoline is the Master Suit, but Ada leads Tin Can and you have some: you must follow. You play last, and every trick counts 1. Take it.
gasoline-alley-lesson-follow-task-right = No Gasoline card is in the trick, so the highest Tin Can takes it.
gasoline-alley-lesson-follow-task-low = You may, but Ada's 9 is higher and takes the trick. You have a Tin Can that beats it.
gasoline-alley-lesson-follow-end = 1 point, for the trick. Your 12 is a Doc, but of Tin Can: characters count only in the Master Suit.

gasoline-alley-lesson-master-title = Master it
gasoline-alley-lesson-master-task = Clara had no Alley and mastered Ada's 13 with Walt, the 6 of Gasoline. You have no Alley either, and play last. Catch Walt: he counts 6.
gasoline-alley-lesson-master-task-right = Of several Master Suit cards the highest takes the trick: your 7 beats the 6. Walt's 6 points and 1 for the trick.
gasoline-alley-lesson-master-task-also = The 9 wins as well. But you play last, and the 7 is enough: save the 9.
gasoline-alley-lesson-master-task-low = A Master Suit card, but Walt, the 6, is higher. You have two that beat him.
gasoline-alley-lesson-master-task-throw = You may throw that away, but only a Gasoline card higher than the 6 can win now.
gasoline-alley-lesson-master-end = 7 points in one trick. A counting card belongs to whoever takes it, not to whoever played it.

gasoline-alley-lesson-give-title = Give them nothing
gasoline-alley-lesson-give-task = Tin Can is the Master Suit. Clara, who bought it, leads Phyliss: nothing beats her, and you must follow. Which card will you lose?
gasoline-alley-lesson-give-task-right = The 5 counts nothing. Skeezix and Walt stay with you.
gasoline-alley-lesson-give-task-skeezix = That is Skeezix: 10 points for Clara, who has to make 8. Give her a card that counts nothing.
gasoline-alley-lesson-give-task-walt = That is Walt: 6 points for Clara. Give her a card that counts nothing.
gasoline-alley-lesson-give-end = Clara got 3: 1 for the trick and 2 for her own Phyliss. Skeezix 10, Walt 6, Phyliss, Doc, Avery and Pal 2: guard them where they count.

gasoline-alley-lesson-home-title = Bring Skeezix home
gasoline-alley-lesson-home-task = Alley is the Master Suit, and you hold its Skeezix, the 10. You have no Back Fence and play last: nobody can beat you here. Make the most of it.
gasoline-alley-lesson-home-task-right = Skeezix wins the trick himself, and he is safe among your tricks: 10 and 1 for the trick.
gasoline-alley-lesson-home-task-seven = It takes the trick, for 1 point. But Doc and Avery, the 12 and the 11, have not been seen yet: Skeezix is safest here.
gasoline-alley-lesson-home-task-throw = Then Ada's 12 takes the trick. Any card of Alley, the Master Suit, would take it.
gasoline-alley-lesson-home-end = 11 points. The best moment for Skeezix is when you play last, cannot follow, and nobody has played a higher Master Suit card.

gasoline-alley-lesson-name-title = Name it, lead it
gasoline-alley-lesson-name-name = You bought the Master Suit for 7 points and must make at least 7, or you are set. Name the suit that gives you most.
gasoline-alley-lesson-name-name-right = Four cards, Phyliss and Doc on top, and Skeezix with them.
gasoline-alley-lesson-name-name-gasoline = You hold one Gasoline card, Avery. Phyliss or Doc could beat him, and then you have none left. Look for length.
gasoline-alley-lesson-name-name-tin-can = You hold just Skeezix of Tin Can, and would have to lead him: any Phyliss, Doc or Avery of Tin Can would take his 10 points.
gasoline-alley-lesson-name-lead = The first lead must be a card of the Master Suit. Which of your four?
gasoline-alley-lesson-name-lead-right = Phyliss is the highest card of the Master Suit, and everybody with Back Fence must follow.
gasoline-alley-lesson-name-lead-also = Doc is as good here, since Phyliss is yours too.
gasoline-alley-lesson-name-lead-skeezix = Avery, the 11, is not yours: whoever holds him would take Skeezix and 10 points. Lead a card that nothing beats.
gasoline-alley-lesson-name-lead-three = A low card lets others take the trick. Lead a card that nothing beats.
gasoline-alley-lesson-name-end = Avery and Pal had to follow and fell to Phyliss: three times 2, and 1 for the trick. Your 7 are made, with Skeezix still to come.

gasoline-alley-lesson-bid-title = What is it worth to you?
gasoline-alley-lesson-bid-task = Clara deals and asks for bids; you speak first. Phyliss, Avery, Rachael and Bill of Gasoline: the old rulebook calls just these worth a bid of 6. Bid.
gasoline-alley-lesson-bid-task-right = Phyliss is sure of 2 points and a trick, Avery has good chances, and Skeezix or Pal may fall to you.
gasoline-alley-lesson-bid-task-also = A sound bid with these cards. The rulebook says 6.
gasoline-alley-lesson-bid-task-pass = You may, but if nobody bids, Clara names the Master Suit and owes nothing. Phyliss and Avery deserve a bid.
gasoline-alley-lesson-bid-task-little = For so little Clara may well keep it: she would have to make no more than that herself. Offer her more.
gasoline-alley-lesson-bid-task-much = Only Phyliss is sure. Make less than you bid, and you are set: the bid is added to your score. Try 6.
gasoline-alley-lesson-bid-end = Clara sold: 6 came off her score at once. Now you name the Master Suit and must make 6; whatever you make beyond that comes off your score too.

gasoline-alley-lesson-keep-title = Sell or keep?
gasoline-alley-lesson-keep-task = You deal, and Ada offers 5 points for the Master Suit. Look at your Gasoline: Phyliss, Doc, Skeezix, Walt and the 3. Sell for 5, or keep it?
gasoline-alley-lesson-keep-task-right = You name Gasoline yourself and have to make only the 5 that were offered. Phyliss and Doc alone bring 6: 2 each, and two tricks.
gasoline-alley-lesson-keep-task-sell = That brings 5 at once, but Ada names the suit, and your Skeezix and Walt may count nothing. You can make far more yourself.
gasoline-alley-lesson-keep-name = Now the right is yours: name the Master Suit. You have to lead it, too.
gasoline-alley-lesson-keep-name-right = Four of your five cards of Gasoline count: 2, 2, 10 and 6.
gasoline-alley-lesson-keep-name-alley = Of Alley you hold only Phyliss. Your length is Gasoline: name that.
gasoline-alley-lesson-keep-lead-right = Everybody who has Gasoline must follow, and Phyliss takes whatever comes.
gasoline-alley-lesson-keep-lead-low = Avery, the 11, may be out against you, and would beat it. Begin with a card that nothing beats.
gasoline-alley-lesson-keep-end = All six tricks and all six counting cards: 30 points, the most that a hand can hold. All of them come off your score, not just the 5.

gasoline-alley-lesson-set-title = Set the maker
gasoline-alley-lesson-set-task = Clara must make 8 and has 7; two tricks are left, and this one is hers unless you take it. Avery or the 4: which one now, and which one last?
gasoline-alley-lesson-set-task-right = You play last, so the 4 is enough. Avery can take the last trick, even from a Gasoline card.
gasoline-alley-lesson-set-task-avery = It takes this trick, but then you lead the 4. Any higher Gasoline card would beat it, and Clara may hold one. Save Avery for the end.
gasoline-alley-lesson-set-end = Clara made 7 and had bid 8: set. 8 are added to her score, and her 7 do not count. The 8 of the sale stay yours.

gasoline-alley-lesson-out-title = Do not sell the game
gasoline-alley-lesson-out-task = Two can play, too. You need 12 points, and Gasoline would bring them. But Ada deals, and needs only 8: what she sells for counts at once. How high can you bid?
gasoline-alley-lesson-out-task-right = If Ada sells for 7, she still needs 1. One more, and she would only have to say yes.
gasoline-alley-lesson-out-task-low = Safe, but the less you offer, the sooner Ada will keep it and name a suit of her own. What is the most that is safe?
gasoline-alley-lesson-out-task-pass = Then Ada names the Master Suit, and owes nothing. Your Gasoline deserves a bid: how high is safe?
gasoline-alley-lesson-out-task-much = Ada would only have to sell: her score would fall to 0 or below, and she would win on the spot. Stay under 8.
gasoline-alley-lesson-out-name-right = Phyliss, Doc and Skeezix count 14 there, if they come home.
gasoline-alley-lesson-out-name-tin-can = Of Tin Can you hold one card, the 5. Your points are in Gasoline: name that.
gasoline-alley-lesson-out-end = You made 19 and are out. Ada took the last trick and came to 0 as well, but the maker counts first: you win!

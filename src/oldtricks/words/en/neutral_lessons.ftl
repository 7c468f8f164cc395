# Neutral's guided first hand and lessons; the positions are in teaching/courses/neutral.toml.

neutral-lesson-first-title = Your first hand
neutral-lesson-first-bid = You and Bert, opposite, play Ada and Clara for 50 points. First the bids: how many points will your side make in this hand? Bid 10.
neutral-lesson-first-bid-pass = You may pass, but four cards of Britain and three of the United States, President Wilson among them, are worth a bid. Bid 10.
neutral-lesson-first-bid-other = A bid is a promise. Too low, and others go higher; too high, and you lose what you bid. With four players 10 is a fairly good score: bid 10.
neutral-lesson-first-lead = All pass, so you are the maker. The first card you lead makes its country trump. You have most of Britain: lead George V, its 8.
neutral-lesson-first-lead-low = Britain would be trump, as you want. But a higher card of Britain could beat that one, and none beats George V, the 8. Lead him.
neutral-lesson-first-lead-other = That would make its country trump for the whole hand, and you have four cards of Britain, more than of any other. Lead George V.
neutral-lesson-first-taken = George V, the highest trump, takes the trick: 1 point of your 10. Everybody had to follow Britain. If you lack the country led, you may trump or throw off.
neutral-lesson-first-neutral = Clara has no Germany and trumps. You have none either, and no trump above her 6. Now a card of the United States, a Neutral, may enter: play your 4.
neutral-lesson-first-neutral-right = A Neutral beats every trump. And it neutralises the trick: 2 points instead of 1, and 1 more for Wilhelm II, since in such tricks Rulers count.
neutral-lesson-first-neutral-wilson = President Wilson may enter too, but he beats every other card. Keep him for a trick where nothing less will do, and play the 4.
neutral-lesson-first-neutral-two = The 2 may enter too, but Ada plays after you and might go higher. The 4 is a little safer: play that.
neutral-lesson-first-neutral-trump = Clara's 6 of Britain is higher, so your trump would be lost. A Neutral beats every trump: play the 4 of the United States.
neutral-lesson-first-neutral-thrown = Thrown off, that card leaves the trick to Clara. A Neutral may enter here and beats her trump: play the 4 of the United States.
neutral-lesson-first-trump = You have no France, but this time you can trump, so no Neutral may enter. You play last, so your smallest trump will do: play the 2 of Britain.
neutral-lesson-first-trump-dear = That takes the trick too. But nobody plays after you, so the smallest trump is enough. Keep the higher ones, and play the 2.
neutral-lesson-first-trump-thrown = Thrown off, that card leaves the trick to Clara, and its point is wanted. Trump with the 2 of Britain.
neutral-lesson-first-wilson = Clara neutralises Ada's Ruler. You could trump; but once a Neutral lies there, whoever cannot follow may go higher. Above her 5 you have President Wilson, the 8: play him.
neutral-lesson-first-wilson-right = 4 points: 2 for the neutralised trick, 1 for Franz Joseph I and 1 for President Wilson, who counts as a Ruler too. Your 10 are made!
neutral-lesson-first-wilson-trump = No trump beats a Neutral: Clara would have 3 points. Go above her 5 with President Wilson.
neutral-lesson-first-wilson-thrown = That leaves Clara 3 points: 2 for the neutralised trick and 1 for Franz Joseph I. Go higher: play President Wilson.
neutral-lesson-first-last = A few tricks later you have two cards left. Ada led Germany, and Clara played a Neutral. Which of your two takes the trick? Choose for yourself.
neutral-lesson-first-last-right = The higher Neutral takes it: 2 more points. Even your smallest Neutral is above every trump.
neutral-lesson-first-last-trump = A trump does not beat a Neutral, not even a 1. But your own Neutral is higher than hers.
neutral-lesson-first-score = You bid 10, made 15, and score all 15. Ada and Clara score only their two neutralised tricks: 4. Next, play a whole game, and watch for openings for your Neutrals.

neutral-lesson-lead-title = The first lead makes trump
neutral-lesson-lead-task = You bid 8, so you lead first. Make Austria trump, with a card that no other player's Austria can beat.
neutral-lesson-lead-task-right = Austria is trump now for the whole hand, and no other card of Austria beats Franz Joseph I.
neutral-lesson-lead-task-also = Right: Austria is trump, and you hold every higher card of Austria yourself.
neutral-lesson-lead-task-low = Austria would be trump, but the 5 of Austria is in another hand and beats that card. You have higher ones.
neutral-lesson-lead-task-other = That would make its own country trump for the whole hand. You want Austria: lead a high one of your five.
neutral-lesson-lead-learned = Austria is trump, and you have 1 of your 8 points. A Neutral can never be made trump. And while you can trump, your Neutrals must wait as a rule.

neutral-lesson-follow-title = Follow the country led
neutral-lesson-follow-task = Bert bid 8 for your side. Ada led Germany, and you have some: so you must play Germany, no trump and no Neutral. Clara's 7 is highest so far. Take the trick.
neutral-lesson-follow-task-right = Wilhelm II, the 8, is the highest card of Germany: 1 point toward Bert's 8. In a trick without a Neutral a Ruler adds nothing.
neutral-lesson-follow-task-low = You follow, as you must, but Clara's 7 stays the highest and takes the trick. You have a higher card.
neutral-lesson-follow-learned = If nobody trumps and no Neutral enters, the highest card of the country led takes the trick. Whoever takes it leads to the next.

neutral-lesson-throw-off-title = Trump, or throw off?
neutral-lesson-throw-off-trump = Russia is trump, and Ada's Wilhelm II is winning. You have no Germany, so you may trump or throw off, as you like. Take the trick.
neutral-lesson-throw-off-trump-right = Any trump beats Germany, even its Ruler. Nobody plays after you, so the smallest one did it: 1 point more toward your 8.
neutral-lesson-throw-off-trump-also = Any trump beats Germany, even its Ruler. But nobody plays after you: the 4 is enough, and the 6 is better kept.
neutral-lesson-throw-off-trump-thrown = Allowed, but then Ada keeps the trick. You are the maker: every trick is a point for your bid. Trump it.
neutral-lesson-throw-off-partner = Bert leads the 7 of Germany, the highest that is left. You have no Germany and one trump. Will you trump, or throw off?
neutral-lesson-throw-off-partner-right = Bert has the trick already, and his point is yours too. Your trump is kept for a trick that he cannot take.
neutral-lesson-throw-off-partner-trump = That takes the trick from your own partner. It is 1 point either way, but your trump would be spent. Throw off instead.
neutral-lesson-throw-off-learned = Bert took it, and you still have the 6 of Russia. To trump is never a duty: whoever cannot follow may throw off instead.

neutral-lesson-opening-title = When a Neutral may enter
neutral-lesson-opening-closed = Russia is trump, and Ada's 7 of Germany is winning. You have no Germany, one trump, and three Neutrals. Which card takes the trick?
neutral-lesson-opening-closed-right = You could trump, so your Neutrals had to wait. They may enter when you can neither follow nor trump.
neutral-lesson-opening-closed-thrown = That leaves the trick to Ada. You cannot follow, but you can trump; and as long as you can, your Neutrals may not enter.
neutral-lesson-opening-open = Germany again, and Clara's Wilhelm II is winning. Now you have neither Germany nor a trump. Take the trick.
neutral-lesson-opening-open-right = You can neither follow nor trump: that is the opening. The trick is neutralised: 2 points, and 1 for Wilhelm II.
neutral-lesson-opening-open-also = Any Neutral takes it, and the trick is worth 3 points. But nobody plays after you: the 3 is enough.
neutral-lesson-opening-open-thrown = Thrown off, that card leaves the trick to Clara. You can neither follow nor trump, so a Neutral may enter: play one.
neutral-lesson-opening-learned = That is the rule: a Neutral may enter when you can neither follow nor trump. The next two lessons stretch it a little, each in its own way.

neutral-lesson-too-low-title = A trump that is too low
neutral-lesson-too-low-above = Bert led Poincaré, and Clara trumped with the 4 of Russia. You have no France, two trumps, and two Neutrals. Take the trick.
neutral-lesson-too-low-above-right = Your 5 beats Clara's 4. You were able to trump, so no Neutral was allowed.
neutral-lesson-too-low-above-low = The 3 of Russia is a trump too, but Clara's 4 is higher. You have one that beats it.
neutral-lesson-too-low-above-thrown = That leaves the trick to Clara's trump. You have a higher one: use it.
neutral-lesson-too-low-below = Again Clara trumps Bert's France, this time with the 7. Your last trump is the 3. Take the trick.
neutral-lesson-too-low-below-right = Your 3 cannot beat her 7, so you count as unable to trump, and a Neutral may enter. It beats every trump: 2 points for the trick.
neutral-lesson-too-low-below-also = That Neutral may enter too, and beats every trump. The 4 is a little safer, since Ada plays after you.
neutral-lesson-too-low-below-low = You may, but the 3 does not beat her 7. And because it does not, something stronger may enter.
neutral-lesson-too-low-below-thrown = That leaves the trick to Clara. Your only trump is too low to beat hers, so a Neutral may enter: play one.
neutral-lesson-too-low-learned = A Neutral over the trump. A trump keeps your Neutrals out only if it could beat every trump that lies there already.

neutral-lesson-higher-title = The higher Neutral
neutral-lesson-higher-task = Ada led Franz Joseph I, and Clara neutralised with the 5. You have no Austria, but a trump, and the Neutrals 3, 6 and 8. Take the trick.
neutral-lesson-higher-task-right = Once a Neutral lies there, whoever cannot follow may play a higher one, even if able to trump. 3 points for you, and President Wilson is still in hand.
neutral-lesson-higher-task-also = President Wilson takes it too, and adds a point as a Ruler. But the 6 is enough, and no card beats him later either.
neutral-lesson-higher-task-trump = No trump beats a Neutral. But since one lies there, you may play a higher Neutral, even though you could trump.
neutral-lesson-higher-task-thrown = That leaves Clara 3 points: 2 for the neutralised trick and 1 for Franz Joseph I. Two of your Neutrals are higher than hers.
neutral-lesson-higher-learned = Your 3 had to stay at home: it is below the 5, and you can trump. Only somebody who could neither follow nor trump might play a lower Neutral here.

neutral-lesson-rulers-title = Where Rulers count
neutral-lesson-rulers-ours = Bert's Neutral has this trick for your side, and nobody plays after you. You have neither Germany nor a trump. Which card makes the trick worth more?
neutral-lesson-rulers-ours-right = 3 points: 2 for the neutralised trick and 1 for Poincaré. In a trick without a Neutral he would add nothing.
neutral-lesson-rulers-ours-also = 3 points: 2 for the neutralised trick and 1 for Franz Joseph I. In a trick without a Neutral he would add nothing.
neutral-lesson-rulers-ours-neutral = Bert has neutralised it already, and a second Neutral adds nothing. Another kind of card does: a Ruler, an 8.
neutral-lesson-rulers-ours-low = Safe, but then the trick is worth just 2. Every 8 is a Ruler, and adds a point to a neutralised trick. You have two.
neutral-lesson-rulers-theirs = Bert leads France, and Clara's 7 of the United States is winning. You have no France, and nothing that beats it. What will you throw off?
neutral-lesson-rulers-theirs-right = A card that costs nothing. In their neutralised trick your Ruler would have been a point for them.
neutral-lesson-rulers-theirs-ruler = In their neutralised trick Franz Joseph I is a point for Ada and Clara. Throw off something small.
neutral-lesson-rulers-theirs-neutral = Your 2 is below Clara's 7, so it would be wasted. Keep it for an opening, and throw off something small.
neutral-lesson-rulers-learned = In neutralised tricks each Ruler is a point, President Wilson too; in all others none is. So bring your Rulers to your own Neutrals, never to theirs.

neutral-lesson-against-title = Against the bid
neutral-lesson-against-task = Ada bid 8. For your side only neutralised tricks count. Bert has this one with Wilhelm II; you have neither Germany nor a trump. Make the trick count.
neutral-lesson-against-task-right = Neutralised: 2 points, and 1 for Wilhelm II. Without you Bert would have taken it, and it would have brought nothing.
neutral-lesson-against-task-also = That makes it count: 3 points. But nobody plays after you, so the 2 is enough, and the 7 is better kept.
neutral-lesson-against-task-thrown = Then Bert takes a Belligerent trick, and only the makers score those. With a Neutral in it, it is worth 3 to you.
neutral-lesson-against-learned = If makers reach their bid, they score all their tricks; if not, they lose the bid. The others score neutralised tricks with the Rulers in them, and nothing else.

neutral-lesson-bid-title = What to bid
neutral-lesson-bid-task = With Germany as trump your 8, 7 and 6 should take three tricks. Your three Neutrals may bring 2 points each, and President Wilson 1 more. What do you bid?
neutral-lesson-bid-task-right = 3 and 6 and 1 make 10. The rulebook of 1914 counts a hand in this way, and calls 10 a fairly good score with four players.
neutral-lesson-bid-task-also = Near enough. Card by card it is 10: three for the trumps, 2 for each Neutral, 1 for President Wilson.
neutral-lesson-bid-task-pass = Too good to pass. Count 1 for each of the three high trumps, 2 for each Neutral, and 1 more for President Wilson.
neutral-lesson-bid-task-low = Others may easily go above that. Count 1 for each of the three high trumps, 2 for each Neutral, and 1 more for President Wilson.
neutral-lesson-bid-task-high = That is more than these cards promise, and a bid that is not made is lost. Count 1 for each of the three high trumps, 2 for each Neutral, 1 for President Wilson.
neutral-lesson-bid-learned = The bid is yours: reach 10 and you score all that you make; fall short and you lose 10. A little help from Bert may be counted on.

neutral-lesson-five-title = Five players, and a silent partner
neutral-lesson-five-away = You bid highest among five, and have taken up the three cards left over. Britain shall be trump. Lay away the three cards that help you least.
neutral-lesson-five-away-right = Small single cards go first: the fewer countries you hold, the sooner you can trump or neutralise.
neutral-lesson-five-away-neutral = Allowed, but laid away it counts for nobody, and a Neutral can bring you 2 points. Choose small single cards.
neutral-lesson-five-away-trump = Allowed, but Britain shall be trump, and many trumps are your strength. Choose small single cards of other countries.
neutral-lesson-five-call = Now name a card that you do not have. Whoever holds it is your partner, but says nothing until it is played. Which card helps you most?
neutral-lesson-five-call-right = George V is the one trump that is higher than yours. Whoever holds him is on your side now.
neutral-lesson-five-call-also = A fine choice too: President Wilson beats every other card, and his holder would be on your side.
neutral-lesson-five-call-ruler = A Ruler is strong, but any trump beats this one. Better: George V, the highest trump, or President Wilson, who beats everything.
neutral-lesson-five-call-other = Its holder would be your partner. But there are stronger cards to name: George V, the highest trump, or President Wilson, who beats everything.
neutral-lesson-five-learned = Clara played George V: she is your partner. What you two make or lose, each of you scores in full. The others play alone, and score only neutralised tricks.

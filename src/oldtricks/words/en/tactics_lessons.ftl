# Tactics' guided first hand and lessons; the positions are in teaching/courses/tactics.toml.

tactics-lesson-first-title = Your first hand
tactics-lesson-first-bid = You and Bert, opposite, play Ada and Clara; 150 points win an Engagement. How many of this hand's 110 points will your side capture? Bid 70.
tactics-lesson-first-bid-pass = You may pass, but five cards of Infantry, the three highest among them, are too good for that. Bid 70.
tactics-lesson-first-bid-other = Too low, and others go above it; too high, and your side loses what you bid. 70 suits these cards: bid 70.
tactics-lesson-first-name = Everybody passes, so you name a trump corps: its cards beat all others. You have five cards of Infantry, the three highest among them. Name Infantry.
tactics-lesson-first-name-none = Without a trump your small cards of Infantry would beat nothing outside their corps. You have five of Infantry: name it.
tactics-lesson-first-name-other = You have at most three cards of that corps, but five of Infantry, the three highest among them. Name Infantry.
tactics-lesson-first-away = The four Reinforcements are yours now. Lay four cards away, but never a Key: your three Engineers and the 5 of Cavalry. Then you can trump when Engineers are led.
tactics-lesson-first-away-high = The 12 of Artillery is the highest of its corps and likely takes a trick. Lay away the three Engineers and the 5 of Cavalry.
tactics-lesson-first-away-trump = That is a trump, and trumps are your strength. Lay away the three Engineers and the 5 of Cavalry.
tactics-lesson-first-away-other = Possible, but let us do it thus: lay away the three Engineers, so that you have none left, and the 5 of Cavalry.
tactics-lesson-first-lead = You lead. As long as the others have trumps, they can trump your good cards. So draw them out: lead the 12 of Infantry, the highest.
tactics-lesson-first-lead-right = Now everybody who has Infantry must play it. The highest takes the trick, and every trick is worth 5 points.
tactics-lesson-first-lead-also = Just as good: you hold every higher card of Infantry yourself.
tactics-lesson-first-lead-low = You are right to lead trumps. But the 9 of Infantry is in another hand and beats that one. Lead the 12, which nothing beats.
tactics-lesson-first-lead-key = A Key takes no trick: whoever trumps it captures its 20 points. Keep it for a trick of Bert's. Lead the 12 of Infantry.
tactics-lesson-first-lead-other = Later. First draw out the trumps of the others: lead the 12 of Infantry.
tactics-lesson-first-key = Two rounds have drawn all the other trumps, so nothing beats Bert's 12. A Key cannot fight, but it counts for whoever takes the trick: throw your 20 on it.
tactics-lesson-first-key-right = 5 points for the trick and 20 for the Key, all for your side. A Key wins nothing by itself: it needs a trick that is safe.
tactics-lesson-first-key-trump = That takes the trick from your own partner, and the Key is still in your hand. Throw the Key 20 on it.
tactics-lesson-first-key-other = Bert takes this trick in any case. Make use of it: throw the Key 20 on it, and its points are safe.
tactics-lesson-first-trump = Ada and Clara know it too: on two tricks of Ada's Clara threw the Keys 10 and 5. Now Ada leads Engineers. You have none: trump with the 4.
tactics-lesson-first-trump-also = That takes it too. But nobody else has a trump left, so the 4 is enough.
tactics-lesson-first-trump-thrown = Allowed, but then Ada keeps the trick. You cannot follow, so you may trump: play the 4 of Infantry.
tactics-lesson-first-captured = Your last trump, and Ada's last card is the Key 15: it cannot fight, so you capture it. Just in time: without it you would have 65 points, and you bid 70.
tactics-lesson-first-score = Nine tricks are 45 points, the Keys 20 and 15 are 35. 80 is more than your 70, so you score all 80. Next, play a whole Engagement, and mind where the Keys go.

tactics-lesson-follow-title = Follow the corps led
tactics-lesson-follow-task = Ada bid 70 and leads Cavalry. You have Cavalry, so you must play it, neither a trump nor a Key. Clara's 10 is winning. Take the trick.
tactics-lesson-follow-task-right = Your 11 is the highest Cavalry in the trick: 5 points captured. They count for you, whether Ada makes her bid or not.
tactics-lesson-follow-task-low = You follow, as you must, but Clara's 10 stays the highest and takes the trick. You have a higher card.
tactics-lesson-follow-learned = If nobody trumps, the highest card of the corps led takes the trick. Every trick is worth 5 points, and whoever takes it leads to the next.

tactics-lesson-trump-title = Trump
tactics-lesson-trump-task = Infantry is trump. Ada's 12 of Cavalry is winning, and you have no Cavalry: so you may play whatever you like. Take the trick.
tactics-lesson-trump-task-right = Even a small trump beats the highest card of another corps. Nobody plays after you, so the 3 was enough: 5 points captured.
tactics-lesson-trump-task-also = Even a small trump beats the highest card of another corps. But nobody plays after you: the 3 is enough.
tactics-lesson-trump-task-key = A Key cannot fight: Ada would take the trick, and the Key's 10 points with it. You have something that beats her 12.
tactics-lesson-trump-task-thrown = Allowed, but then Ada keeps the trick. A card of a third corps beats nothing here; a trump does.
tactics-lesson-trump-learned = Only without a card of the corps led may you trump. And you need not: any other card may be thrown as well, even a Key.

tactics-lesson-home-title = Bring the Keys home
tactics-lesson-home-task = Bert's 12 of Engineers is winning, and nobody plays after you. You have no Engineers. Which card brings your side the most?
tactics-lesson-home-task-right = 5 points for the trick and 20 for the Key: 25, all on your side. Bert did the fighting.
tactics-lesson-home-task-five = Safe too, and worth 10 in all. But you can play only one card to this trick: send the dearer Key home.
tactics-lesson-home-task-trump = That only takes a trick which Bert has already: 5 points, and both Keys are still in your hand.
tactics-lesson-home-task-other = Bert takes the trick with that too, but for 5 points only. A Key thrown on it would be captured by your own side.
tactics-lesson-home-learned = 50 of a hand's 110 points are Keys, and a Key takes no trick. Wait for a trick that your side is sure of and a corps that you lack.

tactics-lesson-keep-title = Keep the Keys from them
tactics-lesson-keep-task = Ada's 12 of Engineers is winning, and nobody plays after you. You have neither Engineers nor trumps. What do you throw?
tactics-lesson-keep-task-right = The trick is lost, so give as little as you can: 5 points for Ada and Clara, and your Key waits for a trick of Bert's.
tactics-lesson-keep-task-key = Ada takes this trick, and would capture the Key too: 20 points instead of 5. Throw something that counts nothing.
tactics-lesson-keep-learned = Do not wait for ever, though. Whoever has nothing but a Key left must play it, and whoever takes that trick captures it.

tactics-lesson-bid-title = What to bid
tactics-lesson-bid-task = Clara bid 75. You have six cards of Cavalry, the three highest among them, and the 12 of two other corps. Would you go higher, and how far?
tactics-lesson-bid-task-right = 80 is enough to go above Clara. About nine tricks are 45 points, and whoever takes most tricks usually captures most Keys: 35 of their 50 will do.
tactics-lesson-bid-task-also = Your cards may bear it. But 80 is enough to go above Clara, and you can still go higher later.
tactics-lesson-bid-task-pass = Your cards are better than that: with Cavalry as trump you can expect about nine tricks, and most of the Keys with them.
tactics-lesson-bid-task-high = 90 is a very strong bid as a rule, says the rulebook, and more is bolder still. 80 is enough to go above Clara.
tactics-lesson-bid-learned = Capture 80 or more, and you score all that you capture. Capture less, and you lose 80, while Ada and Clara still score what they captured.

tactics-lesson-name-title = Naming trump
tactics-lesson-name-task = You won the bidding with 75. Name the corps that shall be trump, or play without. The Reinforcements come only afterwards.
tactics-lesson-name-task-right = Six cards of Artillery, with the two highest: long and strong. Every small one of them now beats every card of the other corps.
tactics-lesson-name-task-none = Without trump your small cards of Artillery beat nothing outside their corps, and could not stop a long corps of Ada's or Clara's.
tactics-lesson-name-task-other = You have at most two cards of that corps, so the others would have most of the trumps. You have six of Artillery.
tactics-lesson-name-learned = Here are the four Reinforcements: among them a seventh trump. You named first and saw them afterwards, so name what you hold, not what you hope for.

tactics-lesson-discard-title = What to lay away
tactics-lesson-discard-task = Cavalry is trump, and a Key came with the Reinforcements. Lay four cards away, so that you have nothing left of one corps.
tactics-lesson-discard-task-right = No Infantry left: when it is led, you can trump it, or throw the Key on it if Bert takes the trick.
tactics-lesson-discard-task-high = You have one Artillery and four Engineers, all of them high: such cards take tricks. Lay away the corps that is weak in your hand.
tactics-lesson-discard-task-trump = That is a trump, and each of them beats every card of the other corps. Lay away the corps that is weak in your hand.
tactics-lesson-discard-learned = What is laid away counts for nobody. No Key may go there, and so every hand holds its 110 points.

tactics-lesson-key-led-title = When a Key is led
tactics-lesson-key-led-task = Ada led a Key, which nobody has to follow. Infantry is trump, and Clara's 2 is winning so far. Take the trick, and the Key with it.
tactics-lesson-key-led-task-right = When a Key is led, the highest trump wins: your 5 beats Clara's 2. 5 points for the trick, and 10 for the Key.
tactics-lesson-key-led-task-low = That is a trump too, but Clara's 2 is above your 1. You have a higher trump.
tactics-lesson-key-led-task-high = The 12 is high, but Clara's 2 is a trump, and trumps beat every other corps. Use a higher trump.
tactics-lesson-key-led-task-other = Nobody has to follow a Key, so this is allowed. But only a higher trump beats Clara's 2 of Infantry.
tactics-lesson-key-led-learned = Ada hoped that Clara would take it. To lead a Key is often good, says the rulebook; but then your own side should take the trick.

tactics-lesson-no-trump-title = A Key led, and no trump
tactics-lesson-no-trump-task = This hand has no trump. Ada led a Key: then the highest card of any corps wins, and among equals the order of the corps decides. Clara's 11 is winning. Take the trick.
tactics-lesson-no-trump-task-right = Three 11s lie there, and yours goes first: Artillery goes before Cavalry, and Cavalry before Infantry. 15 points with the Key.
tactics-lesson-no-trump-task-engineer = Engineers go before all others, but only among equal ranks, and Clara's 11 is higher. You have an 11 too.
tactics-lesson-no-trump-task-low = Clara's 11 is higher. You have an 11 too: the order of the corps decides between equal ranks.
tactics-lesson-no-trump-learned = The order is Engineers, Artillery, Cavalry, Infantry. It also holds if a trump was named but nobody plays one on a Key that is led.

tactics-lesson-wagon-train-title = The wagon train
tactics-lesson-wagon-train-task = A rare sight: three Keys lie in one trick, and you hold the fourth, the wagon train. Which card brings your side the most?
tactics-lesson-wagon-train-task-right = All four Keys together: only then may one of them take a trick, the wagon train. 5 and 50 are 55 points, half of all there are.
tactics-lesson-wagon-train-task-other = That takes the trick too, with 35 points. But the 20 would still be in your hand. If all four Keys lie there, the wagon train wins.
tactics-lesson-wagon-train-learned = It seldom happens, says the rulebook. In every other trick the wagon train is a Key like the rest: 20 points that cannot fight.

# One trick of each game, card by card, for its rules page: see teaching/examples.

aviationgame-lesson-worked-title = A trick that turns sour
aviationgame-lesson-worked-intro = Ada and Clara have bid 800 miles by Monoplane: seven tricks of the eleven. Ada has the first lead.
aviationgame-lesson-worked-lead = The highest Biplane. Only a trump can beat it.
aviationgame-lesson-worked-follow = Biplanes were led and Bert has two, so he must play one: the one he will miss least.
aviationgame-lesson-worked-partner = Clara’s team has the trick so far, so she keeps her 9.
aviationgame-lesson-worked-trump = Dan has no Biplane and may trump, and even the 2 of trumps beats the 11. But under the trick lies a Loss of 300 miles, and now it is his team’s.

gasoline-alley-lesson-worked-title = A trick: the hunt for Skeezix
gasoline-alley-lesson-worked-intro = Dan deals and has sold the Master Suit to Bert for 6, which came off Dan’s score at once: 54. Bert names Tin Can, and has to make 6 points.
gasoline-alley-lesson-worked-lead = The first lead must be of the Master Suit. Bert goes hunting for Skeezix with a middling card.
gasoline-alley-lesson-worked-follow = It is Clara’s only Tin Can, so she must play it, and it is Skeezix: 10 points for whoever takes the trick.
gasoline-alley-lesson-worked-take = A higher card of the Master Suit. Doc counts 2 himself.
gasoline-alley-lesson-worked-throw = Ada has no Tin Can and throws what she likes. Her 13 is higher than all the others, but it is not of the Master Suit.

neutral-lesson-worked-title = A trick: Neutrals over trump
neutral-lesson-worked-intro = Ada and Clara have bid 8 points against Bert and Dan. Ada leads, and the country of her card becomes trump.
neutral-lesson-worked-lead = The Ruler of Germany: now Germany is trump, and no Belligerent can beat this card.
neutral-lesson-worked-neutral = Bert has no Germany: he can neither follow nor trump, and so a Neutral may come in. It beats the trump.
neutral-lesson-worked-higher = Clara has no Germany either. Over a Neutral she plays a higher one, and takes the trick back for her side.
neutral-lesson-worked-follow = Dan holds President Wilson, the highest Neutral. But he has Germany, so he must follow with it.

tactics-lesson-worked-title = A trick: the wagon train comes home
tactics-lesson-worked-intro = Ada and Clara have bid 80 points, Artillery is trump, and Ada has the first lead.
tactics-lesson-worked-lead = The Lieutenant General of Infantry. Only a trump could take this trick from Ada.
tactics-lesson-worked-follow = Bert has Infantry and must follow. His Key has to stay in his hand.
tactics-lesson-worked-key = Clara has no Infantry, so she may trump, or throw a Key. Her partner has the trick: here come 20 points.
tactics-lesson-worked-last = Dan has a trump that would take it all, but he has Infantry, and must follow.

new-york-to-paris-lesson-worked-title = A turn and its answers
new-york-to-paris-lesson-worked-intro = Two are racing. Ada has opened with Favorable Weather and waits for a Take-Off; Bert has just discarded one.
new-york-to-paris-lesson-worked-take = Instead of drawing, Ada takes the top card of the discard pile. She could not discard it again in this turn.
new-york-to-paris-lesson-worked-take-off = With Favorable Weather on top of her weather pile she may take off. That ends her turn.
new-york-to-paris-lesson-worked-trouble = Bert draws, and lays Motor Trouble on Ada’s Take-Off. For that he needs no weather of his own.
new-york-to-paris-lesson-worked-landing = Motor Trouble asks for a Forced Landing of one’s own, and Ada kept one. Another Take-Off, and she flies again.

# Was eine Karte tut und was ein Wort bedeutet: im Terminal und auf der Kommandozeile.

explain-card = { $card }: { $does } ({ $rule })
explain-card-caption = { $card }, { $caption }
explain-card-plain = { $card }: Mehr ist dazu nicht zu sagen.
explain-term = { $term }: { $means } ({ $rule })
explain-target = { $target }.
explain-nothing = { $given } ist weder eine Karte noch ein Wort von { $game }{ $near }

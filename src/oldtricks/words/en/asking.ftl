# What a card does and what a word means: in the terminal and on the command line.

explain-card = { $card }: { $does } ({ $rule })
explain-card-caption = { $card }, { $caption }
explain-card-plain = { $card }: there is nothing more to say about it.
explain-term = { $term }: { $means } ({ $rule })
explain-target = { $target }.
explain-nothing = { $given } is neither a card nor a word of { $game }{ $near }

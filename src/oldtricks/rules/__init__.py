"""The rules of the five games, written once, over states of named integers.

Everything below this package keeps to one dialect: 64-bit signed integers, masks, `s.name` and `s.name[i]`;
no allocation, no exceptions, no strings, nothing imported but the rules themselves. That is what lets the very
same functions run interpreted, compiled and on a GPU. `tests/rules/test_dialect.py` enforces it.

A value that hangs on a card is chosen, `s.winning = seat if ahead else s.winning`, rather than branched to: nobody
can foretell cards, neither a processor, and its wrong guesses would take longer than the rules.

Every game's module offers the same surface (`surface.py` has it with types):

    State                   the table: options, cards, bids, tricks, scores
    setup(s)                take the seats: what follows from the options set in `s`
    pack(s, deck)           write the cards to be shuffled into `deck`; how many they are
    draw_for_deal(s, deck, drew)   who deals first (C2); how many cards were drawn, and by whom
    deal(s, deck)           deal the shuffled cards
    legal(s)                mask of the legal actions of `s.turn`
    apply(s, action)        make a legal action, in place
    contract_made(s)        after a hand: 1 if the maker made his bid, 0 if not; -1 if there is none or it goes on
    why_illegal(s, action)  the rule that refuses an action, 0 if none does
    hide(s, seat)           leave what the seat may know (NOBODY: a spectator), in place; all else becomes 0

What an action number means depends on the phase: a card, a bid, a suit. Names are given outside.
"""

"""The first entry of a table's log, and what is told of it."""

import oldtricks as ot
from oldtricks.server.opening import option_words


def test_only_unusual_options_are_told() -> None:
    assert option_words(ot.game("neutral")) == []
    told = option_words(ot.game("neutral", players=6, sides="pairs", passing="final", hands=1))
    assert told == ["Three pairs (NE-Q5)", "A pass is for good (C3)", "Ends after 1 deal (C6)"]
    assert option_words(ot.game("new_york_to_paris", packs=2)) == ["Two packs (NY-Q7)"]

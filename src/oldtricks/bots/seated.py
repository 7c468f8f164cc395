"""What `steady` and `novice` do, in the rules' own dialect: interpreted, at the tables of a batch, and on a GPU.

`s` is the state, of which only what the player at turn may know is read, `spare` room for another one, and `c` a
generator's state.
"""

from ..compiled.surface import legal, reset
from ..engine.observations.encode import bits
from ..engine.sfc32 import below
from ..rules.table import BID, PLAY, Action, Mask, Table
from .policies.habits import above, lowest
from .surface import forget, policy

STEADY, NOVICE = 1, 2  # who sits there; 0 is a learner, see `compiled.seats`

# In 256ths: how often a novice ...
TIMID = 30  # ... passes with a hand worth a bid
BOLD = 30  # ... bids a step more than it is worth
CARELESS = 50  # ... does whatever comes to hand first


def chosen(s: Table, spare: Table, level: int, c: list[int]) -> Action:
    """A legal action for the player at turn, who is a bot of this level; the state is the same again afterwards."""
    forgetting = level == NOVICE and s.phase == PLAY
    if forgetting:
        reset(spare, s)
        forget(s)
    action = policy(s, c)
    if forgetting:
        reset(s, spare)
    return human(s, action, c) if level == NOVICE else action


def human(s: Table, action: Action, c: list[int]) -> Action:
    """The action, or what a beginner makes of it."""
    mood = below(c, 256)
    moves = legal(s)
    if s.phase == BID:
        return misjudged(action, moves, mood)
    if mood < CARELESS:
        for _ in range(below(c, bits(moves))):
            moves &= moves - 1
        action = lowest(moves)
    return action


def misjudged(call: Action, moves: Mask, mood: int) -> Action:
    """A call, or what a beginner makes of it."""
    if mood < TIMID:
        return 0
    higher = moves & above(call)
    return lowest(higher) if mood < TIMID + BOLD and higher else call

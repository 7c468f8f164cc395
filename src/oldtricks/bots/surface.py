"""A game as the search knows it, beside what `compiled.surface` declares of its rules: its module in `policies`.

What a policy does not say itself is taken from `judging`, which has what most games do alike.
"""

from typing import Any, Protocol

from ..compiled.surface import declared
from ..rules.surface import S
from ..rules.table import Action, Card, Mask, Table, TrickTable


class Policy(Protocol[S]):
    SPAN: int  # a difference in points of a hand that is as good as a win
    TO_THE_END: int  # 1 if playouts go to the end of the match, and not of the hand

    def policy(self, s: S, c: list[int]) -> Action: ...
    def forget(self, s: S) -> None: ...

    # Results of hands, and the rest of the match.
    def note_result(self, s: S, result: list[int]) -> None: ...
    def settle_result(self, s: S, result: list[int]) -> None: ...
    def standing(self, s: S) -> int: ...

    # Worlds, and endings with open cards.
    def redeal(self, k: Any, b: Any, g: list[int]) -> float: ...
    def ending_value(self, e: Any, spare: S, rest: Any, side: int, world: int) -> float: ...
    def veil(self, s: S) -> None: ...
    def taken_so_far(self, s: S) -> int: ...
    def borders(self, s: S) -> Mask: ...


class Worth(Protocol[S]):
    """What a policy of a trick game says where it has the habits of the others, see `policies.habits`."""

    def friends_of(self, s: S) -> Mask: ...
    def card_gain(self, s: S, card: Card, out: Mask, q: int, friends: Mask) -> int: ...
    def missed(self, s: S, card: Card, trump: int) -> int: ...
    def trump_worth(self, s: S, trump: int) -> int: ...


_policy: Policy[Table] = declared(Policy)
SPAN, TO_THE_END = _policy.SPAN, _policy.TO_THE_END
policy, forget = _policy.policy, _policy.forget
note_result, settle_result, standing = _policy.note_result, _policy.settle_result, _policy.standing
redeal, ending_value, veil = _policy.redeal, _policy.ending_value, _policy.veil
taken_so_far, borders = _policy.taken_so_far, _policy.borders

_worth: Worth[TrickTable] = declared(Worth)
friends_of, card_gain = _worth.friends_of, _worth.card_gain
missed, trump_worth = _worth.missed, _worth.trump_worth

"""All that a player has seen of a match, as numbers for OpenSpiel's information states: deal by deal.

Of every deal: the cards that were dealt to him, the side cards that were turned up (AV16), and who did what, in its
order (`engine.observations.history`). With the observation, that is as much as the text of the information state says.
"""

from ..engine.knowledge import Dealing
from ..engine.observations.history import told
from ..engine.observations.layout import Field, layout
from .spiel_world import Kit, World


def fields(kit: Kit) -> list[Field]:
    """What stands where, after the observation; a side card is 0 before it is turned up."""
    *_, history = layout(kit.game, history=True)
    found = []
    for deal in range(1, kit.hands + 1):
        found += [
            Field(f"dealt {deal}", kit.cards, "", "cards"),
            Field(f"turned up {deal}", tricks(kit), ""),
            Field(f"history {deal}", history.length, history.about, "history"),
        ]
    return found


def tricks(kit: Kit) -> int:
    """How many side cards are turned up in a deal."""
    return len(kit.order[0]) // kit.players if kit.side_cards else 0


def recalled(world: World, player: int) -> list[int]:
    """What `fields` says, as the player knows it."""
    kit = world.kit
    out: list[int] = []
    for deal in [*(finished.dealing for finished in world.finished), *([world.dealing] if world.dealing else [])]:
        out += _dealt(kit, _hand(deal, player))
        shown = deal.deck[kit.cards : kit.cards + tricks(kit)]
        turned = [1 + kit.side_cards.index(card) if card in kit.side_cards else 0 for card in shown]
        out += turned + [0] * (tricks(kit) - len(turned))
        out += told(kit.game, player, deal.script(player), deal.phases)
    if world.dealt:  # in the middle of the next one
        owners = kit.order[kit.game.box.dealt_after(world.s)]
        out += _dealt(kit, {card for card, owner in zip(world.dealt, owners, strict=False) if owner == player})
    return out + [0] * (sum(field.length for field in fields(kit)) - len(out))


def _hand(deal: Dealing, player: int) -> set[int]:
    owners = deal.played.layout_of(deal.before)
    return {card for card, owner in zip(deal.deck, owners, strict=False) if owner == player}


def _dealt(kit: Kit, cards: set[int]) -> list[int]:
    return [int(card in cards) for card in range(kit.cards)]

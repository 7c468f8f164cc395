"""What a card does, what a word of the game means, and what is played for: for whoever asks."""

from collections.abc import Iterator

from ..engine.box import Box, State
from ..engine.errors import OldTricksError, nearest, quoted
from ..engine.game import game
from ..engine.view import View
from ..words import LANGUAGES, Card, Reader, Said, Seats, say
from ..words.glossary import Term, asked_for, glossary


def answer(box: Box[State], wanted: str, reader: Reader) -> Said:
    """What is wanted: a card as it is typed or called, or a term of the game however it is written."""
    terms, cards = glossary(box.name, reader.language), cards_of(box)
    word = "-".join(wanted.lower().split())
    card = box.words.get(word, word)
    titled = {reader.title(name).lower(): name for name in cards}
    found = card if card in cards else titled.get(wanted.strip().lower())
    if found:
        return card_said(box, found)
    asked = (asked_for(wanted, glossary(box.name, language)) for language in (reader.language, *LANGUAGES))
    term = next(filter(None, asked), None)
    if term is None:
        near = nearest(wanted, [*(form for term in terms for form in term.forms), *cards])
        raise OldTricksError(say("explain-nothing", given=quoted(wanted), game=box.title, near=near))
    return term_said(next(each for each in terms if each.name == term.name))


def cards_of(box: Box[State]) -> list[str]:
    """Every card of the game by name."""
    return list(dict.fromkeys(name for name, _ in box.pack_names(game(box.name).new_state())))


def card_said(box: Box[State], card: str) -> Said:
    """What a card is and does."""
    caption, does = box.caption(card), box.does(card)
    named = say("explain-card-caption", card=Card(card), caption=caption) if caption else say("card", card=Card(card))
    if does is None:
        return say("explain-card-plain", card=named)
    return say("explain-card", card=named, does=does[0], rule=does[1])


def term_said(term: Term) -> Said:
    return say("explain-term", term=term.title, means=term.means, rule=term.rule)


def standing_said(view: View) -> Iterator[Said]:
    """What is played for, who is ahead, and how far it is."""
    yield say("explain-target", target=view.target)
    if len(view.ahead) == len(view.sides):
        yield say("target-all-level")
    else:
        seats = Seats(tuple(seat for side in view.ahead for seat in view.sides[side]))
        yield say("target-level" if len(view.ahead) > 1 else "target-ahead", side=seats)
    yield from (said for said in (view.promise, view.counts) if said)
    yield from (gauge.said for gauge in view.gauges)

"""The rest of a hand: claimed on the page, asked for among people, left to bots."""

import oldtricks as ot
from oldtricks.bots import Budget, bot
from tests.server.house import House
from tests.server.test_rest import SURE, position, seat_down

from .conftest import Visitors
from .looking import look

JUMP = "M5 5l7 7-7 7M13 5l7 7-7 7"  # the drawing of what leads to one's turn


def played(match: ot.Match, cards: int) -> ot.Match:
    """The first seat leads its trumps from the top until it has so many cards; the others play soundly."""
    sound = bot("steady", 1)
    while match.turn != 0 or len(match.view(0).hand) > cards:
        match.play(match.legal()[-1] if match.turn == 0 else sound.choose(match.view(match.turn), Budget()))
    return match


def test_the_rest_is_claimed_by_a_button_and_played_out(visitor: Visitors, house: House) -> None:
    ann = visitor("Ann")
    table = seat_down(house, played(position(SURE, "infantry"), 6), [ann])
    ann.visit(f"/t/{table}")
    assert ann.arrive() == "card"
    look(ann, "rest-offers")
    ann.hit(ann.button("Claim the rest"))
    while (kind := ann.awaited()) != "over":
        assert kind == "look"  # nothing else is asked
        ann.click(kind)
    ann.until_shown("110", "dialog")


def test_a_claim_that_is_refused_is_answered_by_a_sentence(visitor: Visitors, house: House) -> None:
    ann = visitor("Ann")
    ann.forgive("answer 409", "console error.* 409 ")
    ann.visit(f"/t/{seat_down(house, position(SURE, 'cavalry'), [ann])}")
    assert ann.arrive() == "card"
    ann.page.keyboard.press("c")
    ann.until_shown("From what you know it cannot be proven that every trick to come is yours: play on.", ".said")


def test_that_a_claim_is_looked_at_can_be_read(visitor: Visitors, house: House) -> None:
    ann = visitor("Ann", size={"width": 320, "height": 568})
    ann.visit(f"/t/{seat_down(house, position(SURE, 'cavalry'), [ann])}")
    assert ann.arrive() == "card"
    ann.page.route("**/rest", lambda _: None)  # nobody answers
    ann.page.keyboard.press("c")
    ann.until_shown("Looking whether the rest is yours", ".rest-offers")
    ground = ann.page.locator(".rest-offers .tag").evaluate("(tag) => getComputedStyle(tag).backgroundColor")
    assert ground != "rgba(0, 0, 0, 0)"  # it lies over plates and cloth
    look(ann, "rest-looking")


def test_a_hand_that_is_decided_is_left_to_bots_by_a_tap(visitor: Visitors) -> None:
    ann = visitor("Ann", size={"width": 320, "height": 640}, touch=True)
    ann.visit(f"/t/{ann.make('tactics', 'msss')}")
    finish = ann.button("Let bots finish")
    kind = ann.arrive()
    while not finish.count():  # a bid of all points is lost soon
        ann.click(kind)
        kind = ann.awaited()
    assert finish.locator("path").get_attribute("d") != JUMP  # which stands in the same place a moment before
    ann.hit(finish)
    while (kind := ann.awaited()) != "over":
        assert kind == "look"  # nothing else is asked
        ann.click(kind)
    ann.until_shown("failed by", "dialog")


def test_people_are_asked_for_the_rest(visitor: Visitors, house: House) -> None:
    people = [visitor(name) for name in ("Ann", "Ben", "Cleo", "Dot")]
    ann, ben, _, dot = people
    table = seat_down(house, position(SURE, "cavalry"), people)
    for each in (ann, ben, dot):
        each.visit(f"/t/{table}")
    assert ann.arrive() == "card"
    ben.until_shown("Tactics")
    dot.until_shown("Tactics")
    ann.page.keyboard.press("c")
    ann.until_shown("You claim all tricks to come. The others are asked.")
    ben.until_shown("claims all tricks to come")
    look(ben, "rest-asked")
    ben.hit(ben.button("Give them"))
    dot.hit(dot.button("Play on"))
    assert house.live(table).table.rest is None
    ann.page.get_by_text("The others are asked").wait_for(state="detached")

"""Hints, the coach and reviews as lessons: what they say, and that they cover nothing they speak of.

What the bots would think is made up here: the page has to show it, not to know better.
"""

import json
import re
from typing import Any

from playwright.sync_api import Route, ViewportSize, expect

from oldtricks.words import Said, say
from oldtricks.words.said import Card

from .conftest import Visitors
from .looking import look
from .person import DESK, Person

SIZES: list[ViewportSize] = [
    {"width": 320, "height": 640}, {"width": 390, "height": 844}, {"width": 844, "height": 390}, DESK,
]  # fmt: skip
WHY = say("because-partner-has-it")
OVERLAPS = """([advice, others]) => {
  const box = (node) => node.getBoundingClientRect();
  const a = box(document.querySelector(advice));
  const crossing = (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  return [...document.querySelectorAll(others)].filter((node) => crossing(box(node))).map((node) => node.className);
}"""


def answers(person: Person, path: str, make: Any) -> None:
    """The server's answer to a question is made up."""

    def fulfil(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps(make(route)))

    person.page.route(f"**/api/tables/*/{path}", fulfil)


def hint(action: str, doing: Said, reason: Said | None, also: tuple[str, ...] = ()) -> dict[str, Any]:
    match = say("hint-match", match=say("tactics-match"), n=60, off=2)
    figures = {"value": 0.6, "spread": 0.01, "points": 4.0, "made": None, "worlds": 400, "words": ""}
    said = say("hint", action=doing, told=match).to_json()
    return {
        "action": action, "said": said, "reason": reason.to_json() if reason else None, "also": list(also), **figures,
    }  # fmt: skip


def doing(action: str) -> Said:
    verb, _, card = action.partition(" ")
    return say(f"action-{verb}", card=Card(card))


def to_the_play(person: Person, cards_on_the_trick: int = 0) -> None:
    while person.awaited() != "card" or person.page.locator(".on-trick").count() < cards_on_the_trick:
        person.click(person.kinds[-1])


def test_a_hint_says_the_move_then_the_reason_and_covers_neither_trick_nor_card(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("tactics", "msss")

    def hints(route: Route) -> dict[str, Any]:
        legal = ann.see(table)["view"]["legal"]
        return {"hints": [hint(action, doing(action), WHY if action == legal[0] else None) for action in legal]}

    answers(ann, "hint", hints)
    ann.visit(f"/t/{table}")
    to_the_play(ann, 2)
    ann.page.keyboard.press("h")
    move = ann.page.locator(".hints .advice-move")
    expect(move).to_contain_text("Partner has this trick so far: it need not be a dear card.")
    expect(move).to_contain_text("Play ")
    figures = ann.page.locator(".hints details")
    expect(figures).not_to_have_attribute("open", "")
    expect(ann.page.locator(".hand .card.hinted")).to_have_count(1)
    for size in SIZES:
        ann.page.set_viewport_size(size)
        for opened in (False, True):
            figures.evaluate("(node, opened) => { node.open = opened; }", opened)
            assert ann.page.evaluate(OVERLAPS, [".advice", ".on-trick, .hand .card.hinted, .sentence"]) == []
    look(ann, "table-hint-reason")


def test_cards_to_lay_away_are_one_hint(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("aviationgame", "msss")

    def hints(route: Route) -> dict[str, Any]:
        first, second, *_ = ann.see(table)["view"]["legal"]
        return {"hints": [hint(first, say("text", text="lay away both"), WHY, (second,))]}

    answers(ann, "hint", hints)
    ann.visit(f"/t/{table}")
    while ann.awaited() != "discard":  # nobody bids more than Ann
        ann.click(ann.kinds[-1])
    ann.page.keyboard.press("h")
    expect(ann.page.locator(".hand .card.hinted")).to_have_count(2)
    for size in SIZES:
        ann.page.set_viewport_size(size)
        assert ann.page.evaluate(OVERLAPS, [".advice", ".decision, .hand .card.hinted"]) == []


def test_a_move_that_gives_away_much_is_questioned_once(visitor: Visitors) -> None:
    ann = visitor("Ann", coached=True)
    table = ann.make("tactics", "msss")

    def doubts(route: Route) -> dict[str, Any]:
        view = ann.see(table)["view"]
        if view["phase"] != "play":
            return {"doubts": []}
        best = view["legal"][0]
        said = [say("coach-doubt", action=doing(one), best=doing(best), lost=12) for one in view["legal"]]
        pairs = zip(view["legal"], said, strict=True)
        return {
            "doubts": [
                {"action": one, "lost": 0.12, "best": best, "said": words.to_json(), "reason": WHY.to_json()}
                for one, words in pairs
            ]
        }

    answers(ann, "coach", doubts)
    ann.visit(f"/t/{table}")
    to_the_play(ann)
    cards = ann.page.locator(".hand .card")
    before = cards.count()
    ann.page.locator(".hand .card.legal").first.click()
    question = ann.page.get_by_role("alertdialog")
    expect(question).to_contain_text("gives away 12 in 100")
    expect(question).to_contain_text("Partner has this trick so far")
    expect(question).to_be_focused()
    for size in SIZES:
        ann.page.set_viewport_size(size)
        assert ann.page.evaluate(OVERLAPS, [".advice", ".on-trick, .hand .card"]) == []
    look(ann, "table-coach")
    ann.page.keyboard.press("Escape")
    expect(question).to_have_count(0)
    assert cards.count() == before
    ann.page.locator(".hand .card.legal").first.click()  # a second time it is meant
    expect(cards).to_have_count(before - 1)


def test_the_coach_can_be_sent_away(visitor: Visitors) -> None:
    ann = visitor("Ann", coached=True)
    ann.visit("/settings")
    group = ann.page.get_by_role("group", name="Coach at tables against bots")
    expect(group.get_by_role("radio", name="While you are new")).to_be_checked()
    group.get_by_role("radio", name="Off").check()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    table = ann.make("gasoline_alley", "ms")
    ann.visit(f"/t/{table}")
    ann.awaited()
    assert not [url for url in asked if url.endswith("/coach")]


def test_after_the_hand_the_coach_looks_back_and_the_position_is_tried_again(visitor: Visitors) -> None:
    ann = visitor("Ann", coached=True)
    table = ann.make("gasoline_alley", "ms")
    answers(ann, "coach", lambda route: {"doubts": []})

    def lines(route: Route) -> dict[str, Any]:
        record = ann.get(f"/api/tables/{table}/record")
        ply = next(ply for ply, (seat, _) in enumerate(record["actions"]) if seat == 1)
        costly = say("coach-costly", action=say("action-pass"), best=say("action-bid", points=5), lost=9)
        return {"well": say("coach-good-share", n=3, of=4).to_json(), "costly": costly.to_json(), "ply": ply}

    answers(ann, "coach/hand", lines)
    ann.visit(f"/t/{table}")
    ann.play()
    told = ann.page.locator(".coach-lines")
    expect(told).to_contain_text("3 of 4 decisions were the best or as good.")
    expect(told).to_contain_text("Costliest: pass gave away 9 in 100. Better: bid 5.")
    look(ann, "table-coach-after")
    ann.button("Try this position again").click()
    ann.until_shown("Practice: Gasoline Alley", "h1")
    assert ann.awaited()


def test_a_position_is_tried_again_while_the_game_goes_on(visitor: Visitors) -> None:
    ann = visitor("Ann", coached=True)
    table = ann.make("gasoline_alley", "ms", {"hands": 2})
    answers(ann, "coach", lambda route: {"doubts": []})
    ann.visit(f"/t/{table}")
    kind = ann.awaited()
    ply = ann.see(table)["view"]["ply"]
    well, costly = say("coach-good-share", n=3, of=4).to_json(), say("coach-nothing-costly").to_json()
    answers(ann, "coach/hand", lambda route: {"well": well, "costly": costly, "ply": ply})
    while kind != "sheet":
        ann.click(kind)
        kind = ann.awaited()
    look(ann, "table-coach-after-a-hand")
    ann.button("Try this position again").click()
    ann.until_shown("Practice: Gasoline Alley", "h1")
    assert ann.arrive() in ("bid", "choose", "card")
    look(ann, "table-practice")
    ann.link("Back to your game").click()
    ann.page.wait_for_url(f"**/t/{table}")
    expect(ann.page.locator("h1")).to_have_text("Gasoline Alley")


def test_the_main_button_is_what_sound_play_calls(visitor: Visitors) -> None:
    """Whatever it is: never simply a raise."""
    ann = visitor("Ann")
    seen = set()
    for _ in range(6):
        table = ann.make("tactics", "msss")
        ann.visit(f"/t/{table}")
        if ann.awaited() != "bid":
            continue
        suggested = ann.see(table)["suggested"]
        main = ann.page.locator(".decision-foot .button.main")
        expect(main).to_have_count(1)
        expect(main).to_have_text("Pass" if suggested == "pass" else suggested.capitalize())
        expect(ann.page.locator(".usual")).to_have_text(f"Usual with such a hand: {suggested}.")
        seen.add(suggested == "pass")
        if seen == {True, False}:
            break
    assert True in seen


def test_a_review_goes_from_turning_point_to_turning_point(visitor: Visitors) -> None:
    ann = visitor("Ann")
    table = ann.make("gasoline_alley", "ms")
    ann.visit(f"/t/{table}")
    ann.play()
    record = ann.get(f"/api/tables/{table}/record")
    plies = [ply for ply, (seat, _) in enumerate(record["actions"]) if seat == 1 and ply][:3]

    def review(route: Route) -> dict[str, Any]:
        passing, bidding = say("action-pass"), say("action-bid", points=5)
        said = say("review-gave-away", action=passing, lost=9, best=bidding, likely=60, n=51)
        words = {"action_said": passing.to_json(), "best_said": bidding.to_json(), "said": said.to_json(), "words": ""}
        made = [
            {"ply": ply, "seat": 0, "action": "pass", "best": "bid 5", "lost": 0.09, "sure": True, **words,
             "reason": say("because-least-bid").to_json()}
            for ply in plies
        ]  # fmt: skip
        end = len(record["actions"])
        chances = [[ply, [0.5, 0.5]] for ply in (*plies, end)]
        return {"decisions": made, "chances": chances, "turning_points": plies, "open": []}

    answers(ann, "review", review)
    ann.visit(f"/t/{table}/replay")
    ann.button("Review this game").click()
    turns = ann.page.get_by_role("region", name="Turning points")
    expect(turns).to_contain_text("Jump from turning point to turning point")
    for ply in plies:
        ann.page.keyboard.press("n")
        expect(turns).to_contain_text(f"Turning point {plies.index(ply) + 1} of {len(plies)}")
        expect(turns).to_contain_text("Pass gave away 9 in 100: bid 5 wins 60, this 51. It is the lowest bid there is")
        expect(ann.page).to_have_url(re.compile(rf"ply={ply}$"))
    ann.page.keyboard.press("p")
    expect(turns).to_contain_text(f"Turning point 2 of {len(plies)}")
    expect(turns).to_be_in_viewport()
    look(ann, "replay-turns")
    turns.get_by_role("button", name="Try this position again").click()
    ann.until_shown("Practice: Gasoline Alley", "h1")

"""Somebody who learns: plays a lesson on the page, by keys alone or by touching, the right way or a wrong one."""

from typing import Any

from playwright.sync_api import expect

from .person import Person

Scene = dict[str, Any]
NEXT = ".bubble .button.main"
NUMBERS = "(all) => all.map((each) => each.querySelector('span').firstChild.textContent.replace(/\\D/g, ''))"


def lessons(person: Person) -> list[tuple[str, str]]:
    """Every lesson that there is, as game and id."""
    courses = person.get("/api/learn")["courses"]
    return [(course["game"], each["id"]) for course in courses for each in course["lessons"]]


class Pupil:
    """A person in front of a lesson."""

    def __init__(self, person: Person, game: str, id: str = "first", *, keys: bool = False) -> None:
        self.person, self.page, self.keys = person, person.page, keys
        self.path = f"/learn/{game}/{id}"
        self.scenes: list[Scene] = person.get(f"/api{self.path}")["scenes"]

    def play(self, scenes: slice = slice(None)) -> None:
        """Every scene, the right way."""
        for scene in self.scenes[scenes]:
            if scene["bubble"] or scene["question"]:
                self.one(scene)

    def one(self, scene: Scene) -> None:
        self.ready(scene)
        if not scene["question"]:
            self.go_on()
            return
        do = scene["question"]["do"]
        self.act(scene, do)
        if scene["question"]["answers"][do[0]]["said"]:
            expect(self.page.locator(".bubble.is-right")).to_be_visible()
            self.go_on()

    def ready(self, scene: Scene) -> None:
        """Until the page has come to this scene."""
        count = len([each for each in self.scenes[: self.scenes.index(scene) + 1] if each["bubble"]])
        if scene["bubble"]:
            expect(self.page.locator(".bubble-count")).to_contain_text(f"{count} ")
        asks = ".bubble.is-asks" if scene["question"] else ".bubble.is-says"
        expect(self.page.locator(asks)).to_be_visible()

    def go_on(self) -> None:
        if self.keys:
            self.page.keyboard.press("Enter")
        else:
            self.person.hit(self.page.locator(NEXT))

    def act(self, scene: Scene, actions: list[str]) -> None:
        """Do this, as the learner does it."""
        view = scene["message"]["view"]
        (self._press if self.keys else self._touch)(view, actions)

    def _press(self, view: dict[str, Any], actions: list[str]) -> None:
        keys, verb, legal = self.page.keyboard, actions[0].partition(" ")[0], view["legal"]
        if "piles" in view["table"]:
            self._press_race(view, actions[0])
        elif view["phase"] in ("play", "discard"):
            for action in actions:
                self._to_card(action.partition(" ")[2])
                keys.press("Enter")
            if verb == "discard":
                keys.press("d")
        elif view["phase"] in ("sell", "name"):
            keys.press(str(legal.index(actions[0]) + 1))
        elif verb == "pass":
            keys.press("p")
        else:
            suit, number = self._bid(actions[0])
            for pick in [suit, number] if suit else [number]:
                self.page.locator(pick).locator("input").focus()
                keys.press(" ")
                expect(self.page.locator(pick).locator("input")).to_be_checked()
            keys.press("Enter")

    def _bid(self, action: str) -> tuple[str, str]:
        """Where the suit of a bid or call is picked, if there is one, and where its number."""
        verb, _, what = action.partition(" ")
        number, _, suit = what.partition(" ") if verb == "bid" else what.rpartition("-")[::-1]
        suits = f".pick-suit label:has([data-suit='{suit}'])" if suit else ""
        if suit:
            self.person.hit(self.page.locator(suits))  # those of another suit may be shown
        amounts = ".pick:is(.pick-bid, .pick-amount, .pick-card) label"
        at = self.page.locator(amounts).evaluate_all(NUMBERS).index(number)
        return suits, f"{amounts} >> nth={at}"

    def _to_card(self, card: str) -> None:
        """The arrows lead into the hand from anywhere."""
        cards = self.page.locator(".hand .card")
        order = cards.evaluate_all("(cards) => cards.map((each) => each.dataset.move)")
        if not self.page.locator(".hand .card:focus").count():
            self.page.keyboard.press("ArrowRight")
        self.page.keyboard.press("Home")
        for _ in range(order.index(card)):
            self.page.keyboard.press("ArrowRight")

    def _press_race(self, view: dict[str, Any], action: str) -> None:
        keys, hand = self.page.keyboard, view["hand"]
        if action in ("draw", "take"):
            keys.press(action[0])
            return
        if action.startswith("discard "):
            keys.press("d")
            expect(self.page.locator(".race-hand.is-discarding")).to_have_count(1)
        card = action.removeprefix("discard ").removeprefix("play ").partition(" on ")[0]
        keys.press(str(hand.index(card) + 1))
        if self.page.locator(".race-hand .is-chosen").count():  # several things can be done with it
            own = [f"play {card}"] if f"play {card}" in view["legal"] else []
            ways = [*own, *(each for each in view["legal"] if each.startswith(f"{card} on "))]
            self.page.locator(".race-choices button").nth(ways.index(action)).focus()
            keys.press("Enter")

    def _touch(self, view: dict[str, Any], actions: list[str]) -> None:
        page, hit, verb = self.page, self.person.hit, actions[0].partition(" ")[0]
        if "piles" in view["table"]:
            self._touch_race(view, actions[0])
        elif view["phase"] in ("play", "discard"):
            for action in actions:
                self.person.hit_card(page.locator(f".hand [data-move='{action.partition(' ')[2]}']"))
            if verb == "discard":
                hit(page.locator(".decision-foot .button.main"))
        elif view["phase"] in ("sell", "name"):
            hit(page.locator(".choose-button").nth(view["legal"].index(actions[0])))
        elif verb == "pass":
            hit(page.locator(".decision-foot .button:not(.main)"))
        else:
            hit(page.locator(self._bid(actions[0])[1]))
            hit(page.locator(".decision-foot .button.main"))

    def _touch_race(self, view: dict[str, Any], action: str) -> None:
        page, hit = self.page, self.person.hit
        if action in ("draw", "take"):
            hit(page.locator(f"[data-spot='{'drawing' if action == 'draw' else 'discard'}']"))
            return
        if action.startswith("discard "):
            hit(page.locator(".race-choices .button").first)
        card = action.removeprefix("discard ").removeprefix("play ").partition(" on ")[0]
        hit(page.locator(f"[data-hand='{card}'] .card").first)
        if page.locator(".race-hand .is-chosen").count():
            side = int(action.rpartition(" on ")[2]) - 1 if " on " in action else view["seat"]
            hit(page.locator(f".race-board[data-board='{side}'] .race-target"))

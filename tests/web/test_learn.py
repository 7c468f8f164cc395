"""Learning on the page: guided hands by keys and on a phone, wrong moves, leaving, and bubbles that cover nothing."""

import json
import os
import re
from typing import Any

import pytest
from playwright.sync_api import Route, ViewportSize, expect

from oldtricks.teaching import courses

from .conftest import Visitors
from .looking import look
from .person import DESK, PHONE, Person
from .pupil import NEXT, Pupil

GAMES = sorted(courses())
SIZES: list[ViewportSize] = [
    {"width": 320, "height": 640},
    PHONE,
    {"width": 844, "height": 390},
    DESK,
    {"width": 720, "height": 450},  # the desk at 200%
]
KEPT = "() => JSON.parse(localStorage.getItem('oldtricks.learn') ?? '{}')"


def german(person: Person) -> None:
    person.context.add_init_script("localStorage.setItem('oldtricks.settings', JSON.stringify({ language: 'de' }))")


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_hand_by_keys_alone(visitor: Visitors, game: str) -> None:
    ann = visitor()
    ann.visit(f"/learn/{game}/first")
    Pupil(ann, game, keys=True).play()
    done = ann.page.locator("dialog.lesson-done")
    expect(done).to_contain_text(re.compile("1 of \\d+ done"))
    expect(done).to_contain_text("Try this next: ")
    assert ann.page.evaluate(KEPT)["lessons"][f"{game}/first"]["done"] is True
    done.get_by_role("link", name="Lessons").press("Enter")
    ann.until_shown("Lessons", "main")
    expect(ann.page.locator(".first-hand .tick")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_guided_hand_on_a_phone(visitor: Visitors, game: str) -> None:
    ann = visitor(size=PHONE, touch=True)
    ann.visit(f"/learn/{game}/first")
    Pupil(ann, game).play()
    expect(ann.page.locator("dialog.lesson-done")).to_be_visible()
    assert ann.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    ann.button("Play a real game").tap()
    ann.page.wait_for_url(re.compile("/t/"))
    ann.arrive()


# Scene by scene, by its address: the bubble, what it speaks of, what has to stay clear, and what sticks out.
MEASURE = """async (scenes) => {
  const { spotsOf, boxOf, surroundings } = oldtricks.ready["js/pointing.js"];  // on the shelf of the page's books
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const wrong = [];
  const shared = (a, b) => Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left))
    * Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
  for (const { n, at, asked } of scenes) {
    location.hash = `#${n}`;
    for (let i = 0; i < 60 && document.querySelector(".exercise")?.dataset.scene !== String(n); i++) await frame();
    await frame();
    await frame();
    const root = document.querySelector(".exercise");
    const bubble = document.querySelector(".bubble");
    const say = (what) => wrong.push(`scene ${n} at ${at}, ${innerWidth} x ${innerHeight}: ${what}`);
    if (!bubble) { say("no bubble"); continue; }
    const box = boxOf(bubble);
    const spots = spotsOf(root, at);
    if (at !== "table" && !spots.length) say("nothing to point at");
    if (spots.length && !document.querySelector(".pointer .ring")) say("no ring");
    if (spots.length && !document.querySelector(".pointer .tail")) say("no tail");
    for (const spot of spots) if (shared(box, boxOf(spot)) > 1) say(`covers ${spot.className}`);
    for (const each of surroundings(root, at, asked).clear) {
      if (shared(box, each) > 1) say(`covers a card at ${JSON.stringify(each)}`);
    }
    if ([...document.querySelectorAll(".on-trick")].some((card) => parseFloat(getComputedStyle(card).marginTop) >= 0)) {
      say("cards of the trick are out of place");
    }
    const sight = { left: 0, top: 0, width: innerWidth, height: innerHeight };
    if (Math.abs(shared(box, sight) - box.width * box.height) > 1) say(`is cut off: ${JSON.stringify(box)}`);
    if (spots.length && !shared(boxOf(spots[0]), sight)) say("speaks of something out of sight");
    if (document.documentElement.scrollWidth > innerWidth) say(`is too wide: ${document.documentElement.scrollWidth}`);
    const words = bubble.querySelector(".bubble-words").textContent.trim().split(/\\s+/).length;
    if (words > 35) say(`${words} words`);
  }
  return wrong;
}"""


GO = "(path) => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"


@pytest.mark.parametrize("game", GAMES)
def test_bubbles_point_at_what_they_speak_of_and_cover_nothing(visitor: Visitors, game: str) -> None:
    """Every bubble of a course, in the language with the longer words: of the guided hand at every size, of lessons
    at two in turn; all at every size where pictures are wanted (SCREENS=1)."""
    ann = visitor()
    german(ann)
    wrong: list[str] = []
    ann.visit(f"/learn/{game}")
    for turn, lesson in enumerate(courses()[game].lessons):
        scenes = ann.get(f"/api/learn/{game}/{lesson.id}")["scenes"]
        asked: list[dict[str, Any]] = [
            {"n": n, "at": scene["at"], "asked": bool(scene["question"])}
            for n, scene in enumerate(scenes, start=1)
            if scene["bubble"]
        ]
        ann.page.evaluate(GO, f"/learn/{game}/{lesson.id}#{asked[0]['n']}")
        ann.page.locator(".bubble").wait_for()
        every = lesson.id == "first" or os.environ.get("SCREENS")
        for size in SIZES if every else (SIZES[turn % 5], SIZES[(turn + 2) % 5]):
            ann.page.set_viewport_size(size)
            wrong += [f"{lesson.id} {line}" for line in ann.page.evaluate(MEASURE, asked)]
    assert not wrong, "\n".join(wrong)


def test_a_wrong_move_is_answered_and_can_be_tried_again(visitor: Visitors) -> None:
    ann = visitor()
    pupil = Pupil(ann, GAMES[-1], keys=True)
    ann.visit(pupil.path)
    at, scene = next((i, each) for i, each in enumerate(pupil.scenes) if each["question"])
    wrong = next(action for action, answer in scene["question"]["answers"].items() if not answer["right"])
    pupil.play(slice(at))
    pupil.ready(scene)
    pupil.act(scene, [wrong])
    expect(ann.page.locator(".bubble.is-wrong .bubble-words")).not_to_be_empty()
    answer = ann.page.locator(".bubble-words").inner_text()
    expect(ann.page.locator("[role=status]", has_text=answer)).to_have_count(1)  # and spoken
    look(ann, "lesson-wrong")
    ann.button("The task again").click()
    pupil.one(scene)
    pupil.ready(pupil.scenes[at + 1])


def test_a_lesson_is_left_and_resumed(visitor: Visitors) -> None:
    ann = visitor()
    pupil = Pupil(ann, GAMES[0])
    ann.visit(pupil.path)
    spoken = [i for i, scene in enumerate(pupil.scenes) if scene["bubble"]]
    pupil.play(slice(spoken[2]))
    pupil.ready(pupil.scenes[spoken[2]])
    before = ann.page.locator(".bubble-words").inner_text()
    ann.page.keyboard.press("Escape")
    look(ann, "lesson-menu")
    ann.link("Leave the lesson").click()
    ann.until_shown("Lessons", "main")
    ann.link("Go on").click()
    expect(ann.page.locator(".bubble-words")).to_have_text(before)
    ann.page.reload()
    expect(ann.page.locator(".bubble-words")).to_have_text(before)
    ann.page.keyboard.press("m")
    ann.button("Start again").click()
    pupil.ready(pupil.scenes[spoken[0]])


def test_the_first_game_of_a_kind_is_offered_with_a_guide_once(visitor: Visitors) -> None:
    ann = visitor()
    ann.visit("/")
    game = GAMES[0]
    play = ann.page.locator(f".box[data-game='{game}'] .button.main")
    expect(ann.page.locator(f".box[data-game='{game}']").get_by_role("link", name=re.compile("Learn"))).to_be_visible()
    play.click()
    offer = ann.page.locator("dialog.offer")
    expect(offer.get_by_role("link", name="Show me (three minutes)")).to_be_visible()
    look(ann, "offer")
    for _ in range(8):  # by keys, as any dialog
        ann.page.keyboard.press("Tab")
        if offer.locator(".dialog-foot .button:not(.main):focus").count():
            break
    ann.page.keyboard.press("Enter")
    ann.page.wait_for_url(re.compile("/t/"))
    ann.arrive()
    ann.button("Menu").click()
    ann.link("Learn this game").click()
    ann.until_shown("Lessons", "main")
    ann.visit("/")
    play.click()
    ann.page.wait_for_url(re.compile("/t/"))

    other = visitor()
    other.visit("/")
    other.page.locator(f".box[data-game='{GAMES[1]}'] .button.main").click()
    other.link("Show me (three minutes)").click()
    other.page.locator(".bubble").wait_for()
    assert other.page.url.endswith(f"/learn/{GAMES[1]}/first")


def test_who_is_quicker_than_what_is_asked_about_him_is_offered_the_guide_too(visitor: Visitors) -> None:
    ann, held = visitor(), list[Route]()
    hold = True

    def asked(route: Route) -> None:
        held.append(route) if hold else route.continue_()

    ann.page.route(re.compile(r"/api/(learn|me/tables)$"), asked)
    ann.visit("/")
    play = ann.page.locator(f".box[data-game='{GAMES[1]}'] .button.main")
    play.click()
    expect(play).to_be_disabled()
    hold = False
    for route in held:
        route.continue_()
    expect(ann.link("Show me (three minutes)")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_screens_of_learning(visitor: Visitors, language: str) -> None:
    ann = visitor()
    done = {"asked": [], "lessons": {f"{GAMES[0]}/first": {"at": 0, "of": 9, "done": True}}}
    ann.context.add_init_script(f"localStorage.setItem('oldtricks.learn', JSON.stringify({json.dumps(done)}))")
    if language == "de":
        german(ann)
    ann.visit("/learn")
    expect(ann.page.locator(".learn-game")).to_have_count(len(GAMES))
    look(ann, f"learn-{language}", whole=True)
    ann.visit(f"/learn/{GAMES[0]}")
    expect(ann.page.locator(".lesson").first).to_be_visible()
    look(ann, f"course-{language}", whole=True)
    scenes = len(ann.get(f"/api/learn/{GAMES[0]}/first")["scenes"])
    ann.visit(f"/learn/{GAMES[0]}/first#1")
    ann.page.locator(".bubble").wait_for()
    look(ann, f"lesson-{language}")
    ann.visit(f"/learn/{GAMES[0]}/first#{scenes}")
    if ann.page.locator(NEXT).count():
        ann.page.locator(NEXT).click()
    ann.page.locator("dialog.lesson-done").wait_for()
    look(ann, f"lesson-done-{language}")


def test_links_to_what_is_not_there(visitor: Visitors) -> None:
    ann = visitor()
    ann.forgive("answer 404", "console error.* 404 ")
    ann.visit(f"/learn/{GAMES[0]}/nothing")
    ann.until_shown("That did not work")
    ann.visit("/learn/whist")
    ann.until_shown("That did not work")
    ann.visit(f"/rules/{GAMES[0]}")
    ann.link("Learn it by playing").click()
    ann.until_shown("Lessons", "main")

"""At the prompt: questions, refusals, undo, saving; and what is left after the program has been killed."""

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

import oldtricks as ot
from oldtricks.bots.rest import decided
from oldtricks.terminal.seats import Sitting

from .person import Person

TACTICS = ("tactics", "--seed", "4", "--pace", "0", "-o", "length=engagement")


def decide(person: Person) -> str:
    """The first legal action of the person at the prompt."""
    match = Sitting.resume(person.saved()).match
    return person.type(match.legal()[0].text)


def test_refusals_cite_the_rule_and_change_nothing(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)  # seed 4: Clara leads infantry-12, and Maria has one Infantry
    before = person.saved()
    hand = [row for row in person.rows if "│" in row]
    for typed, answer in [
        ("play key-5", "! play key-5: TA9: If you hold the suit led, you must follow it."),
        ("play cavalry-12", "! play cavalry-12: you do not hold cavalry-12 (TA2)."),
        ("bid 60", "! 'bid 60' is not possible now: it is time to play"),
        ("play infantri-7", "! there is no action 'play infantri-7' here. Did you mean"),
        ("99", "! there is no action '99' here."),
        ("", "! Type one of your choices"),
        ("why", "! why what? For example: why play infantry-7"),
        ("why nonsense", "! there is no action 'nonsense' here."),
        ("rules TA99", "! there is no rule 'TA99' here. Did you mean"),
        ("save", "! save it where?"),
        ("last", "! no trick has been played yet"),
        ("tricks", "! no trick lies face up"),
    ]:
        prompt = person.type(typed)
        assert answer in " ".join(person.text.split())
        if "goes back" in prompt:  # too long to stand below the hand
            prompt = person.type("")
        assert prompt == "> "
        assert [row for row in person.rows if "│" in row] == hand
        assert person.saved() == before
    person.kill()


def test_why_explains_what_is_allowed_too(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    person.type("why play infantry-7")
    assert "play infantry-7 is allowed: Major. TA9: If you hold the suit led" in person.text
    person.type("why key-15")
    assert "play key-15: TA9:" in person.text
    person.kill()


def test_pages(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    assert "goes back" in person.type("?")
    assert "1  play infantry-7  Major" in person.text
    assert "TA9 (rule): If you hold the suit led" in person.text
    assert "save FILE" in person.text
    assert person.type("") == "> "
    person.type("log")
    assert "Clara plays infantry-12." in person.text
    assert person.type("") == "> "
    person.type("sheet")
    assert "Nothing has been scored yet." in person.text
    assert person.type("") == "> "
    person.type("rules ta-q5")
    assert "TA-Q5 (ruling)" in person.text
    assert "Alternative:" in person.text
    assert person.type("") == "> "
    assert "turns the page" in person.type("rules")
    first = person.text
    assert "turns the page" in person.type("")
    assert person.text != first
    assert person.type("q") == "> "
    assert decide(person) == "> "
    person.type("last")
    assert "Last trick: Clara infantry-12" in person.text
    assert "║▲In 12║" in person.text
    person.kill()


def test_undo_goes_back_to_the_decision_before_and_bots_choose_alike(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    start = person.saved()
    screens = [person.rows[:-6]]
    for _ in range(3):
        decide(person)
        screens.append(person.rows[:-6])
    played = person.saved()
    for screen in screens[2::-1]:
        person.type("undo")
        assert "Taken back: play" in person.text
        assert person.rows[:-6] == screen
    assert person.saved().actions == start.actions
    person.type("undo")
    person.type("undo")
    assert "! there is nothing of yours to take back" in person.text
    while len(person.saved().actions) < len(played.actions):
        person.type(played.actions[len(person.saved().actions)][1])
    assert person.saved().actions == played.actions
    person.kill()


def test_save_writes_a_copy_and_never_over_a_file_unasked(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    copy = tmp_path / "copy.json"
    person.type(f"save {copy}")
    record = ot.Record.load(copy)
    assert record == person.saved()
    assert record.notes["people"] == [1]
    assert record.notes["bots"]["2"] == {"level": "random", "seed": 4}
    decide(person)
    person.type(f"save {copy}")
    assert "is there already" in " ".join(person.text.split())
    assert ot.Record.load(copy) == record
    person.type(f"save! {copy}")
    assert len(ot.Record.load(copy).actions) > len(record.actions)
    person.type(f"save {tmp_path}/no/such/folder.json")
    assert "No such file or directory" in " ".join(person.text.split())
    person.kill()


def test_kill_9_at_the_prompt_loses_nothing(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    for _ in range(4):
        decide(person)
    before, screen = person.saved(), person.rows
    person.kill()
    assert person.saved() == before
    again = Person(tmp_path, "--resume", "--pace", "0")
    assert again.rows == screen
    decide(again)
    after = again.saved()
    assert after.actions[: len(before.actions)] == before.actions
    assert len(after.actions) > len(before.actions)
    assert len(list((tmp_path / "tables").glob("*.json"))) == 1
    again.kill()


def test_kill_9_while_bots_play_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = Person(tmp_path / "whole", *TACTICS)
    decide(whole)
    expected = whole.saved().actions
    whole.kill()
    person = Person(tmp_path / "killed", *TACTICS)
    length = len(person.saved().actions)
    person.kill()
    slow = Person(tmp_path / "killed", "--resume", "--pace", "30")
    slow.child.sendline(expected[length][1])
    slow.child.expect("Ada is to play")
    slow.child.send("x")  # a key ends the pause, and Ada plays
    slow.child.expect("Bert is to play")
    assert len(slow.saved().actions) == length + 2
    slow.kill()
    again = Person(tmp_path / "killed", "--resume", "--pace", "0")
    assert again.saved().actions == expected
    again.kill()


@pytest.mark.parametrize(("how", "code"), [("interrupt", 130), ("end", 0), ("quit", 0), ("hangup", 129), ("term", 143)])
def test_every_way_of_leaving_keeps_the_game(how: str, code: int, tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    decide(person)
    before = person.saved()
    if how == "interrupt":
        person.child.sendintr()
    elif how == "end":
        person.child.sendeof()
    elif how == "quit":
        person.child.sendline("quit")
    else:
        person.child.kill(signal.SIGHUP if how == "hangup" else signal.SIGTERM)
    person.child.expect(pexpect.EOF)
    said = person.child.before or ""
    assert person.end() == code
    assert "Traceback" not in said
    if how in ("interrupt", "end", "quit"):
        assert "oldtricks play --resume" in said
    assert person.saved() == before
    again = Person(tmp_path, "--resume", "--pace", "0")
    assert again.rows[0].startswith(" Tactics")
    again.kill()


def test_resuming_a_file_from_elsewhere_leaves_it_alone(tmp_path: Path) -> None:
    match = ot.game("neutral", players=3).start(seed=1, names=["Ann", "Ben", "Cy"])
    copy = tmp_path / "mine.json"
    match.record().save(copy)
    text = copy.read_text()
    person = Person(tmp_path, "--resume", str(copy), "--seat", "2", "--pace", "0")
    assert "▸Ben" in person.text
    decide(person)
    assert copy.read_text() == text
    assert len(list((tmp_path / "tables").glob("neutral-*.json"))) == 1
    person.kill()


def test_the_pause_shows_the_trick_and_a_key_ends_it(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    person.kill()
    slow = Person(tmp_path, "--resume", "--pace", "30")
    slow.child.sendline("infantry-7")
    slow.child.expect("Ada is to play")
    slow.child.send("x")  # any key
    slow.child.expect("Bert is to play")
    slow.child.send("x")
    slow.child.expect(r"║.*║")
    slow.child.expect("takes the trick")
    slow.kill()


def test_a_hands_last_trick_is_counted_before_anything_is_told_that_came_of_it(tmp_path: Path) -> None:
    person = Person(tmp_path, "gasoline_alley", "--seed", "2", "--pace", "0", "-o", "hands=1", "--players", "2")
    while decide(person) == "> ":
        pass
    assert "Ada had to make 25 and made 5" in person.text
    lying = "\n".join(person.frames[-2])
    assert "Ada takes the trick with back-fence-3" in lying
    assert "60 left · 5 points" in lying
    assert "made" not in lying
    assert "win" not in lying
    person.kill()


def test_tab_completes_what_can_be_typed(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS)
    person.child.send("why play inf\t")
    person.child.expect_exact("antry-7")
    assert person.type("") == "> "
    assert "play infantry-7 is allowed" in person.text
    person.kill()


def test_a_rematch_has_other_cards(tmp_path: Path) -> None:
    person = Person(tmp_path, "gasoline_alley", "--seed", "2", "--pace", "0", "-o", "hands=1", "--players", "2")
    prompt = "> "
    while prompt == "> ":
        prompt = decide(person)
    while "Another" not in prompt:
        prompt = person.type("")
    record = person.saved()
    assert record.result["ended"] in person.text or record.result["over"]
    assert person.type("") == "> "
    after = person.saved()
    assert not after.result["over"]
    assert (after.game, after.names) == (record.game, record.names)
    assert after.shuffler == ot.Seeded(3)
    person.kill()


def test_a_fair_game_can_be_verified(tmp_path: Path) -> None:
    person = Person(tmp_path, "gasoline_alley", "--fair", "--pace", "0", "-o", "hands=1", "--players", "2")
    commitment = re.search(r"[0-9a-f]{64}", person.text)
    assert commitment is not None
    prompt = person.type("seven lucky words")
    while prompt == "> ":
        prompt = decide(person)
    record = json.loads(next((tmp_path / "finished").glob("*.json")).read_text())
    assert record["shuffle"]["commitment"] == commitment[0]
    assert record["shuffle"]["contributions"] == ["seven lucky words"]
    person.kill()


def test_ne16_tricks_that_lie_face_up_can_be_looked_at(tmp_path: Path) -> None:
    person = Person(tmp_path, "neutral", "--seed", "21", "--pace", "0", "--bot", "random")
    while not any(Sitting.resume(person.saved()).match.view().table["face_up"]):
        decide(person)
    lying = Sitting.resume(person.saved()).match.view().table["face_up"]
    person.type("tricks")
    for trick in (trick for side in lying for trick in side):
        assert " ".join(trick) in person.text
    person.kill()


def test_c2_at_the_terminal_seats_can_be_drawn(tmp_path: Path) -> None:
    person = Person(tmp_path, *TACTICS, "--draw-seats")
    record = person.saved()
    assert record.seating is not None
    sitting = Sitting.resume(record)
    assert record.names[sitting.me] == "Maria"
    assert sitting.me == record.seating[0]  # she drew first
    person.kill()


def test_the_rest_can_be_claimed_and_left_to_a_bot(tmp_path: Path) -> None:
    """Seed 4: nothing can be claimed at first; played soundly, the hand is decided before its end, and then claimed."""
    person = Person(tmp_path, *TACTICS)
    person.type("claim")
    assert "! from what you know it cannot be proven" in " ".join(person.text.split())
    person.type("finish")
    assert "! bots finish a hand only" in " ".join(person.text.split())
    while not decided((match := Sitting.resume(person.saved()).match).view(match.turn)):
        decide(person)
    deal = match.state.deals
    assert len(match.view(match.turn).hand) > 1
    person.type("finish")
    assert Sitting.resume(person.saved()).match.state.deals == deal + 1
    person.kill()

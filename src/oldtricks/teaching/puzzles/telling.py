"""What is said about a puzzle: its title, why the best action is best, and what speaks against the others."""

from ...bots.hint import action_of, makes
from ...bots.reasons import reason, weak
from ...engine.box import cards_of
from ...engine.view import View
from ...rules.table import BID, SELL, TrickTable
from ...words import Said, Seat, say
from ..courses import NAMES
from ..lessons import LEARNER, Answer, Lesson, Question, Scene
from .puzzle import Outcome, Puzzle

PILE = "which-pile"
# Questions that a title can ask, by the reason of the best action or the first word of it.
TITLES = {
    "over-your-partner": ("partner-bid",),
    "let-them": ("they-fail", "leaves-it"),
    "worth-a-bid": ("you-make", "normal", "normal-pass", "craft", "craft-with"),
    "last-word": ("last-word", "outbids"),
    "how-high": ("least-bid", "raises-the-price-points", "raises-the-price-miles"),
    "enough": ("enough",),
    "which-suit": ("longest", "longest-with", "strong", "names", "makes-trump", "no-trump"),
    "sell-or-keep": ("sale-wins", "sale", "keep", "no-gift"),
    "home": ("makes-bid",),
    "who-has-trumps": ("draws-trumps",),
    "who-can-beat-it": ("unbeatable", "highest-left", "only-these-beat", "nobody-after"),
    "whose-trick": ("partner-has-it", "partner-keeps-it", "over-partner"),
    "who-needs-it": ("feeds-partner", "feeds-partner-safely"),
    "what-lies-there": ("wins-points", "for-points", "only-taker", "neutralises", "over-trump"),
    "what-does-it-cost": ("cheapest", "last-cheapest"),
    "trump-it": ("trumps-in",),
    "worth-it": ("saves", "too-dear"),
    "what-goes": ("cannot-win", "keeps-rival", "lowest"),
    "not-for-them": ("keeps-points-from-them", "keeps-points-home"),
    "guard": ("guards",),
    "later": ("void", "keeps-trumps", "long-suit"),
    "high-or-low": ("lead-low",),
    "do-without": ("away-void", "away-toward-void", "away-loser"),
    "whom-to-call": ("calls-highest",),
    PILE: ("no-use-now", "held-already", "few-miles", "needed-now", "flies-now", "sends-now"),
    "who-wants-it": ("denies", "gives-nothing"),
    "if-trouble-comes": ("answer", "keeps-answer"),
    "lucky": ("lucky",),
    "what-the-plane-needs": ("opens", "clears", "starts", "starts-again", "mends"),
    "how-far": ("arrives", "flies", "flies-most", "rough", "fills"),
    "stop-them": ("blocks-leader", "sends-storm", "sends-heavy-fog", "sends-motor-trouble", "sends-forced-landing"),
    "what-can-go": ("pile-full", "has-another", "fewest-miles"),
}
TITLE_OF = {reason: title for title, reasons in TITLES.items() for reason in reasons}
MUCH = 0.04  # a difference of contracts made that is worth a word


def title_of(puzzle: Puzzle) -> Said:
    """A question, by the reason of the best action, or else by the theme."""
    if puzzle.reason:
        why = puzzle.reason.key.partition("because-")[2]
        title = TITLE_OF.get(why) or TITLE_OF.get(why.partition("-")[0])
        if title and (title != PILE or puzzle.theme == "draw"):
            return say(f"puzzle-title-{title}", **{name: n for name, n in puzzle.reason.args if name == "n"})
    return say(f"puzzle-title-{puzzle.theme}")


def reason_of(puzzle: Puzzle, view: View) -> Said | None:
    """Why the best action is best beside the runner-up; None if there is nothing to say but numbers."""
    best, rival, *_ = puzzle.weighed()
    return reason(view, best, rival)


def is_telling(said: Said | None) -> bool:
    """Whether a reason is more than numbers."""
    return said is not None and not weak(said)


def against(puzzle: Puzzle, outcome: Outcome, view: View) -> Said:
    """What an action costs: the contract where that tells it, and the match."""
    match = say("puzzle-costs", n=max(1, round(100 * outcome.behind)), match=view.played.box.match_name(view.known))
    best = puzzle.outcomes[0]
    if view.known.phase in (BID, SELL) or outcome.made is None or best.made is None:
        return match
    mine, other = (best.made, outcome.made) if makes(view) else (1 - best.made, 1 - outcome.made)
    if mine - other < MUCH:
        return match
    key = "puzzle-makes-less" if makes(view) else "puzzle-breaks-less"
    return say("sentences", first=say(key, n=round(100 * other), m=round(100 * mine)), next=match)


def why_not(puzzle: Puzzle, view: View) -> Said:
    """The runner-up, and what speaks against it."""
    return say(
        "puzzle-runner-up", doing=action_of(view, puzzle.rival).said, why=against(puzzle, puzzle.outcomes[1], view)
    )


def exercise(puzzle: Puzzle, learner: str = LEARNER) -> Lesson:
    """The puzzle as a lesson with one question."""
    match = puzzle.replay(names_of(puzzle, learner))
    after = match.copy()
    after.play(puzzle.best)
    seen = len(match.events())
    ask = say(f"puzzle-ask-{puzzle.theme}")
    scenes = (
        Scene(1, match, puzzle.seat, seen, ask, "decision", None, question(puzzle, match.view(puzzle.seat))),
        Scene(0, after, puzzle.seat, seen, None, "table", None, None),
    )
    return Lesson(puzzle.game, puzzle.id, title_of(puzzle), puzzle.seat, scenes)


def names_of(puzzle: Puzzle, learner: str) -> list[str]:
    at = [(seat - puzzle.seat) % puzzle.players for seat in range(puzzle.players)]
    return [NAMES[i - 1] if i else learner for i in at]


def question(puzzle: Puzzle, view: View) -> Question:
    """An answer to every legal action; those to wrong ones do not tell the right one."""
    answers = {one.action: Answer(False, against(puzzle, one, view)) for one in puzzle.outcomes}
    return Question((puzzle.best,), answers | {puzzle.best: Answer(True, puzzle.reason)})


def all_hands(puzzle: Puzzle) -> list[tuple[Said, tuple[str, ...]]]:
    """What nobody could see from the seat: all hands, and the cards that lie face down."""
    match = puzzle.replay()
    s, box = match.state, match.game.box
    found = [(say("puzzle-hand", seat=Seat(seat)), box.hand(s, seat)) for seat in range(s.players)]
    if isinstance(s, TrickTable):
        for key, cards in (("puzzle-centre", s.centre), ("puzzle-laid-away", s.discards)):
            if cards:
                found.append((say(key), tuple(box.card_name(card) for card in cards_of(cards))))
    return found

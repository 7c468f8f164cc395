"""From nothing to a net that plays: imitation of `steady`, then self-play that is slowly let off the lead.

    python examples/train_net.py tactics --minutes 8 --out nets        on a GPU; needs PyTorch and numba-cuda
    python examples/train_net.py tactics --minutes 8 --out nets        again: goes on where it was
    python examples/train_net.py tactics --minutes 8 --out nets --begin a_net.npz       goes on from a published net
    python examples/train_net.py tactics --cpu --rows 256 --minutes 1  a try without a GPU

1. Imitation. The net plays (at first its teacher does most of it) and learns what `steady` would have done wherever it
   comes: `CudaBatch.advice`.
2. Self-play by PPO. A third of the tables have learners alone, the others `steady` in every second chair. The reward is
   what a hand brings the own side more than the others (in the race, the win); the first points count most, since a
   board is won by a little as by a lot. Leaving the imitation costs, less and less, so that nobody unlearns bidding
   before he has learned to play; surprise is rewarded in the auction more than in play.

With `--begin` a net takes the place of the imitation. What positions are worth is not published with it, so that is
learned first.

Progress is printed, every line is kept in `curve.jsonl`, and what was learned is saved after every measurement: single
hands on duplicate boards against `steady`, the share of the decided ones that the net won. The curve is drawn by

    python benchmarks/plots.py --curve nets/curve.jsonl --out curve.svg
"""

import argparse
import json
import math
import sys
import time
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

try:
    import numpy as np
    import torch
    from torch import Tensor, nn
    from torch.nn import functional
except ImportError as error:
    sys.exit(f"{error}: this needs PyTorch and the extra fast, on a GPU gpu: pip install torch 'oldtricks[gpu]'")

import oldtricks as ot
from oldtricks.bots import saved
from oldtricks.bots.steady import Steady
from oldtricks.compiled import build
from oldtricks.compiled.batch import Batch, action_count
from oldtricks.engine.observations import check_signature, length, signature

HIDDEN = (640, 512, 256)  # 1.6 MB in half precision
STEPS = 64  # of every row between two lessons
LAMBDA, CLIP = 0.95, 0.2
ENTROPY = {"bid": (0.03, 0.01), "play": (0.01, 0.003)}  # at the beginning of self-play and at its end
LEAD = (0.3, 0.02)  # what leaving the imitation costs, likewise
LEAD_OF_A_NET = (0.05, 0.005)  # where a net took its place
ONLY_JUDGED = 0.05  # the share of that time in which nothing but the worth of positions is learned
SOFT = 1.5  # how soon more points hardly count
MASKED = -1e4


def layers(inputs: int, outputs: int) -> nn.Sequential:
    sizes = (inputs, *HIDDEN, outputs)
    parts: list[nn.Module] = []
    for one, next_ in pairwise(sizes):
        parts += [nn.Linear(one, next_), nn.ReLU()]
    return nn.Sequential(*parts[:-1])


class Learner(nn.Module):
    """The policy, and beside it what a position is worth; only the policy is played with."""

    def __init__(self, inputs: int, actions: int) -> None:
        super().__init__()
        self.scale = nn.Parameter(torch.ones(inputs), requires_grad=False)
        self.policy, self.worth = layers(inputs, actions), layers(inputs, 1)
        nn.init.normal_(self.policy[-1].weight, std=0.01)

    def logits(self, seen: Tensor, legal: Tensor) -> Tensor:
        return self.policy(seen * self.scale).float().masked_fill(~legal, MASKED)

    def value(self, seen: Tensor) -> Tensor:
        return self.worth(seen * self.scale).float()[:, 0]


class Tables:
    """Rows of matches as PyTorch sees them."""

    def __init__(self, game: ot.Game, rows: int, device: str, seats: Any, seed: int) -> None:
        if device == "cuda":
            from oldtricks.compiled.gpu import CudaBatch

            self.batch: Any = CudaBatch(game, rows, seed=seed, seats=seats)
        else:
            self.batch = Batch(game, rows, seed=seed, seats=seats)
        self.game, self.device = game, device
        self.race = not game.box.single_hands
        self.bits = torch.arange(action_count(game), device=device)
        place = build.record_type(game.rules, all_wide=False) if device == "cuda" else self.batch.states.dtype
        kind, at = place.fields["deals"]
        self.where = at, kind.itemsize
        start = game.start(seed=0)
        sides = np.zeros((game.players, len(start.sides)), np.float32)
        for side, members in enumerate(start.sides):
            sides[list(members), side] = 1
        self.sides = torch.as_tensor(sides, device=device)
        self.at = self.deals()

    def shared(self, array: Any) -> Tensor:
        """The batch's own memory."""
        return torch.as_tensor(array, device=self.device)

    def deals(self) -> Tensor:
        """How many deals every match has had; a race has one."""
        if self.device != "cuda":
            return torch.as_tensor(self.batch.states["deals"].astype(np.int64))
        at, wide = self.where
        lines = self.shared(self.batch._words).view(torch.int8).view(self.batch._blocks * 32, -1)
        found = lines[: self.batch.size, at : at + wide].contiguous()
        return found.view({1: torch.int8, 2: torch.int16, 4: torch.int32, 8: torch.int64}[wide])[:, 0].long()

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """What the players at turn see, what they may do, and who they are."""
        rows = self.batch.rows
        masks = self.shared(rows.masks)
        legal = (masks[:, None] >> self.bits & 1).bool()
        return self.shared(rows.observations).clone(), legal, self.shared(rows.turns).clone()

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """What it brought every seat more than the others, and where a hand (or a race) is over."""
        rows = self.batch.step(actions if self.device == "cuda" else actions.numpy())
        done = self.shared(rows.done)
        if self.race:
            return self.shared(rows.rewards).clone(), done.clone()
        gains = self.shared(rows.gains)
        by_side = gains @ self.sides / self.sides.sum(0)
        others = (by_side.sum(1, keepdim=True) - by_side) / (by_side.shape[1] - 1)
        deals = self.deals()
        over = done | (deals != self.at)
        self.at = deals
        return (by_side - others) @ self.sides.T, over

    def advice(self) -> Tensor:
        return self.shared(self.batch.advice(Steady)).clone().long()


class Lesson(NamedTuple):
    """Decisions, one a line."""

    seen: Tensor
    legal: Tensor
    actions: Tensor
    logs: Tensor  # of the chances that they had
    values: Tensor
    gains: Tensor  # how much better they were than expected
    returns: Tensor


def sample(logits: Tensor) -> Tensor:
    noise = -torch.log(-torch.log(torch.rand_like(logits).clamp(1e-9, 1 - 1e-7)))
    return (logits + noise).argmax(1)


class Training:
    """Everything that is kept between two runs."""

    def __init__(self, game: ot.Game, folder: Path, device: str, rows: int) -> None:
        self.game, self.folder, self.device, self.rows = game, folder, device, rows
        inputs = length(game)
        self.learner = Learner(inputs, action_count(game)).to(device)
        self.imitation = Learner(inputs, action_count(game)).to(device)
        self.optimizer = torch.optim.AdamW(
            [p for p in self.learner.parameters() if p.requires_grad],
            lr=1e-3,
            weight_decay=1e-4,
            fused=device == "cuda",
        )
        self.unit = torch.ones((), device=device)  # of rewards
        self.spent = {"imitation": 0.0, "play": 0.0}
        self.decisions = 0
        self.best = -math.inf
        self.begun = False  # from a net
        self.file = folder / f"{game.name}.pt"
        if self.file.exists():
            self.resume()
        self.players = self.new_tables(None, 1 + self.decisions)  # who goes on is dealt other cards

    def new_tables(self, seats: Any, seed: int, rows: int = 0) -> Tables:
        return Tables(self.game, rows or self.rows, self.device, seats, seed)

    # Kept on disk

    def resume(self) -> None:
        kept = torch.load(self.file, map_location=self.device, weights_only=True)
        check_signature(kept["made for"], signature(self.game))
        self.learner.load_state_dict(kept["learner"])
        self.imitation.load_state_dict(kept["imitation"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.unit, self.spent, self.decisions, self.best = kept["unit"], kept["spent"], kept["decisions"], kept["best"]
        self.begun = kept["begun"]

    def begin(self, path: Path) -> None:
        """With what `publish` wrote."""
        seen = []
        for _ in range(STEPS):
            seen.append(self.players.look()[0])
            self.players.step(self.players.advice())
        self.learner.scale.data = 1 / torch.cat(seen).float().std(0).clamp(0.3)
        kept = saved.load(path, self.game)
        for i, part in enumerate(self.linear()):
            weight = torch.as_tensor(kept[f"weight {i}"], dtype=torch.float32, device=self.device)
            part.weight.data = weight / self.learner.scale if i == 0 else weight
            part.bias.data = torch.as_tensor(kept[f"bias {i}"], dtype=torch.float32, device=self.device)
        self.imitation.load_state_dict(self.learner.state_dict())
        self.begun = True

    def keep(self) -> None:
        """Whole or not at all: a run may be cut at any time."""
        new = self.file.with_suffix(".new")
        torch.save(
            {
                "made for": signature(self.game),
                "learner": self.learner.state_dict(),
                "imitation": self.imitation.state_dict(),
                "optimizer": self.optimizer.state_dict(),
                "unit": self.unit,
                "spent": self.spent,
                "decisions": self.decisions,
                "best": self.best,
                "begun": self.begun,
            },
            new,
        )
        new.replace(self.file)

    def linear(self) -> list[nn.Linear]:
        return [part for part in self.learner.policy if isinstance(part, nn.Linear)]

    def publish(self, about: dict[str, Any]) -> None:
        """The policy alone, as the bot `net` reads it."""
        arrays = {}
        for i, part in enumerate(self.linear()):
            weight = part.weight * self.learner.scale if i == 0 else part.weight
            arrays[f"weight {i}"] = weight.detach().cpu().numpy().astype(np.float16)
            arrays[f"bias {i}"] = part.bias.detach().cpu().numpy().astype(np.float16)
        saved.save(self.folder / f"{self.game.name}.npz", self.game, arrays, **about)

    def report(self, **figures: Any) -> None:
        line = {"game": self.game.name, **figures, "decisions": self.decisions, **self.spent}
        print("  ".join(f"{k} {v:.3f}" if isinstance(v, float) else f"{k} {v}" for k, v in line.items()), flush=True)
        with (self.folder / "curve.jsonl").open("a") as file:
            file.write(json.dumps(line) + "\n")

    # 1. Imitation

    def imitate(self, seconds: float) -> None:
        """Learn what the teacher would do, more and more in one's own games."""
        tables = self.players
        scaled = self.spent["imitation"] > 0
        begun = time.monotonic()
        while (spent := time.monotonic() - begun) < seconds:
            own = min(1.0, max(0.0, spent / seconds * 2 - 0.2)) * 0.9  # the share of moves that the net makes itself
            seen, legal, labels = [], [], []
            for _ in range(STEPS):
                now, may, _ = tables.look()
                taught = tables.advice()
                with torch.no_grad(), self.cast():
                    chosen = sample(self.learner.logits(now.float(), may))
                mine = torch.rand(len(taught), device=self.device) < own
                tables.step(torch.where(mine, chosen, taught))
                seen.append(now), legal.append(may), labels.append(taught)
            told = torch.cat(seen), torch.cat(legal), torch.cat(labels)
            if not scaled:  # numbers are as large as flags
                self.learner.scale.data = 1 / told[0].float().std(0).clamp(0.3)
                scaled = True
            for group in self.optimizer.param_groups:
                group["lr"] = 1e-3 * (1 - 0.9 * spent / seconds)
            agreed = self.copy_teacher(*told)
            self.decisions += len(told[0])
        self.spent["imitation"] += time.monotonic() - begun
        self.imitation.load_state_dict(self.learner.state_dict())
        self.report(stage="imitation", agreed=agreed)

    def copy_teacher(self, seen: Tensor, legal: Tensor, labels: Tensor) -> float:
        right = 0
        for part in torch.randperm(len(seen), device=self.device).split(16384):
            with self.cast():
                logits = self.learner.logits(seen[part].float(), legal[part])
            loss = functional.cross_entropy(logits, labels[part], label_smoothing=0.0)
            self.learn(loss)
            right += int((logits.argmax(1) == labels[part]).sum())
        return right / len(seen)

    def cast(self) -> Any:
        return torch.autocast(self.device, torch.bfloat16)

    def learn(self, loss: Tensor) -> None:
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.learner.parameters(), 1.0)
        self.optimizer.step()

    # 2. Self-play

    def practise(self, seconds: float, evaluate: float) -> None:
        players = self.game.players
        odd = [(Steady, None)[(seat + first) % 2] for first in (0, 1) for seat in range(players)]
        seats = [[None] * players, odd[:players], odd[players:]]
        tables = self.new_tables(seats, (1 << 40) + self.decisions)
        whole = self.spent["play"] + seconds
        begun = measured = time.monotonic()
        already = self.spent["play"]
        while time.monotonic() - begun < seconds:
            self.spent["play"] = already + time.monotonic() - begun
            done = self.spent["play"] / whole
            lesson = self.gather(tables)
            figures = self.improve(lesson, done)
            self.decisions += self.rows * STEPS
            if time.monotonic() - measured > evaluate:
                self.measure(stage="play", **figures)
                measured = time.monotonic()
        self.spent["play"] = already + time.monotonic() - begun
        self.measure(stage="play")

    def gather(self, tables: Tables) -> Lesson:
        """A stretch of play, with what came of every decision."""
        kept: list[tuple[Tensor, ...]] = []
        for _ in range(STEPS):
            seen, legal, turns = tables.look()
            with torch.no_grad(), self.cast():
                logits = self.learner.logits(seen.float(), legal)
                values = self.learner.value(seen.float())
            actions = sample(logits)
            logs = functional.log_softmax(logits, 1).gather(1, actions[:, None])[:, 0]
            brought, over = tables.step(actions)
            kept.append((seen, legal, turns, actions, logs, values, brought, over))
        return self.judge(kept)

    def judge(self, kept: list[tuple[Tensor, ...]]) -> Lesson:
        """Who gained by what, from the end to the beginning; every seat has its own line of decisions."""
        brought = torch.stack([step[6] for step in kept])
        some = brought[brought != 0]
        if len(some) > 100:
            self.unit = self.unit * 0.9 + 0.1 * some.std() if float(self.unit) != 1.0 else some.std()
        rows, seats = brought.shape[1:]
        line = torch.arange(rows, device=self.device)
        later, ahead, due = (torch.zeros(rows, seats, device=self.device) for _ in range(3))
        known = torch.zeros(rows, seats, dtype=torch.bool, device=self.device)
        found = []
        for seen, legal, turns, actions, logs, values, got, over in reversed(kept):
            got = (SOFT * got / self.unit).tanh()
            over = over[:, None]
            later, ahead = later.masked_fill(over, 0), ahead.masked_fill(over, 0)
            due = torch.where(over, got, due + got)
            known = known | over
            better = due[line, turns] + later[line, turns] - values + LAMBDA * ahead[line, turns]
            sure = known[line, turns]
            found.append(tuple(x[sure] for x in (seen, legal, actions, logs, values, better, better + values)))
            later, ahead, due, known = later.clone(), ahead.clone(), due.clone(), known.clone()
            later[line, turns], ahead[line, turns] = values, better
            due[line, turns], known[line, turns] = 0, True
        return Lesson(*[torch.cat(parts) for parts in zip(*found, strict=True)])

    def improve(self, lesson: Lesson, done: float) -> dict[str, float]:
        spread = lesson.gains.std()
        gains = (lesson.gains - lesson.gains.mean()) / (spread + 1e-6)
        judged = self.begun and done < ONLY_JUDGED
        lead, bid, play = (a * (b / a) ** done for a, b in (LEAD_OF_A_NET if self.begun else LEAD, *ENTROPY.values()))
        for group in self.optimizer.param_groups:
            group["lr"] = 3e-4 * (1 - 0.9 * done)
        totals = torch.zeros(3, device=self.device)
        count = 0
        for _ in range(2):
            for part in torch.randperm(len(gains), device=self.device).split(32768):
                seen, legal = lesson.seen[part].float(), lesson.legal[part]
                with self.cast():
                    logits, values = self.learner.logits(seen, legal), self.learner.value(seen)
                    with torch.no_grad():
                        before = functional.log_softmax(self.imitation.logits(seen, legal), 1)
                logs = functional.log_softmax(logits, 1)
                chances = logs.exp()
                ratio = (logs.gather(1, lesson.actions[part, None])[:, 0] - lesson.logs[part]).exp()
                gain = gains[part]
                kept = torch.minimum(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                surprise = -(chances * logs.clamp(-20)).sum(1)
                auction = torch.zeros_like(surprise) if self.players.race else lesson.seen[part, 0].float()
                wanted = surprise * (auction * bid + (1 - auction) * play)
                away = (chances * (logs - before).clamp(-20, 20)).sum(1)
                wrong = functional.smooth_l1_loss(values, lesson.returns[part])
                aside = 0 if judged else lead * away.mean() - kept - wanted.mean()
                self.learn(aside + 0.5 * wrong)
                totals += torch.stack([surprise.mean(), away.mean(), wrong]).detach()
                count += 1
        surprise, away, wrong = (totals / count).tolist()
        return {"surprise": surprise, "away": away, "wrong": wrong, "lead": lead}

    # How good it is

    def measure(self, **figures: Any) -> None:
        share, decided, points = self.against_steady(16384 if self.device == "cuda" else 512)
        self.report(**figures, share=share, decided=decided, points=points)
        worth = points if self.players.race else share  # most races are alike, and few decided ones say little
        if worth >= self.best:
            self.best = worth
            self.publish({"share": share, "decided": decided, **self.spent})
        self.keep()

    def against_steady(self, boards: int) -> tuple[float, int, float]:
        """Duplicate boards, the net with its first choice: its share of the decided ones, how many, and its points."""
        players = self.game.players
        gains = []
        for first in (0, 1):
            seats = [None if seat % 2 == first else Steady for seat in range(players)]
            tables = self.new_tables([seats], 1 << 50, boards)
            total = torch.zeros(boards, device=self.device)
            waiting = torch.ones(boards, dtype=torch.bool, device=self.device)
            for _ in range(400):
                seen, legal, _ = tables.look()
                with torch.no_grad(), self.cast():
                    actions = self.learner.logits(seen.float(), legal).argmax(1)
                brought, over = tables.step(actions)
                total += torch.where(waiting, brought[:, first], 0)
                waiting &= ~over
                if not waiting.any():
                    break
            gains.append(total)
        both = gains[0] + gains[1]
        decided = int((both != 0).sum())
        return float((both > 0).sum()) / max(decided, 1), decided, float(both.mean()) / 2


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=8, help="in all, a fifth of them imitation (default 8)")
    parser.add_argument("--imitation", type=float, default=0.2, help="that share, unless it was done before")
    parser.add_argument("--out", type=Path, default=Path("nets"), help="folder for what is learned (default nets)")
    parser.add_argument("--begin", type=Path, help="a net to go on from, instead of imitation")
    parser.add_argument("--rows", type=int, default=8192, help="tables side by side (default 8192)")
    parser.add_argument("--evaluate", type=float, default=20, help="seconds between measurements (default 20)")
    parser.add_argument("--cpu", action="store_true", help="without a GPU")
    options = parser.parse_args()
    begun = time.monotonic()
    options.out.mkdir(parents=True, exist_ok=True)
    torch.set_float32_matmul_precision("high")
    torch.manual_seed(1)
    device = "cpu" if options.cpu else "cuda"
    if device == "cuda" and not torch.cuda.is_available():
        parser.error("PyTorch finds no GPU here; --cpu is a try without one")
    try:
        training = Training(ot.game(options.game), options.out, device, options.rows)
    except ot.OldTricksError as error:
        parser.error(str(error))
    torch.manual_seed(1 + training.decisions)
    seconds = 60 * options.minutes
    if options.begin and not training.decisions:
        training.begin(options.begin)
        training.measure(stage="begun")
    elif training.spent["imitation"] == 0 and not training.begun:
        training.imitate(seconds * options.imitation)
        training.measure(stage="imitation")
    training.practise(seconds - (time.monotonic() - begun), options.evaluate)


if __name__ == "__main__":
    main()

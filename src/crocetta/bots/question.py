"""A bot's turn, or a moment to review, as one serialized message, so that any process can compute it; and the
answer.

Worker processes and `InlineDesk` share this path: the question is decoded, and the answer is an index, or the
estimates.
"""

from collections.abc import Sequence
from random import Random
from traceback import extract_tb
from typing import Any, Final, NoReturn, TypeAlias

import msgspec
from msgspec import Raw, Struct

from crocetta import bots, games
from crocetta.bots.background import begin_compiling
from crocetta.bots.review import Look, ParShare, Weighed, reviewer_of, share_of_par, weigh
from crocetta.kit.game import AnyGame, Seat
from crocetta.kit.match import Match
from crocetta.kit.par import HasPar
from crocetta.kit.plugin import Bot, CompiledBot, Searcher

LONGEST_WHY: Final = 500


class BotFailed(Exception):
    """A bot gave no legal act. The text is the reason, for the log."""


class NotCompiled(BotFailed):
    """What this level needs is being compiled: ask again later, or the level below now."""


class Question(Struct, frozen=True, tag=True):
    """Which of these acts to play? `options`, `view` and `legal` are JSON."""

    game: str
    edition: str
    """The digest of the cards or the maze."""
    data: str | None
    """Custom cards or maze."""
    options: bytes
    view: bytes
    legal: bytes
    level: str
    budget: int
    """Playouts; 0: the level's default."""
    seed: str
    """The same question with the same seed gets the same answer."""

    @classmethod
    def of(
        cls, game: AnyGame, options: Any, view: Any, legal: Sequence[Any], *, level: str, seed: str, budget: int = 0
    ) -> "Question":
        return cls(
            game=game.name,
            edition=game.edition.digest,
            data=game.edition.embedded,
            options=msgspec.json.encode(options),
            view=msgspec.json.encode(view),
            legal=msgspec.json.encode(legal),
            level=level,
            budget=budget,
            seed=seed,
        )

    @property
    def choices(self) -> int:
        """The number of legal acts."""
        return len(_ACTS.decode(self.legal))


class Retrospect(Struct, frozen=True, tag=True):
    """What result was to be expected at this moment of a finished match? `view` and `legal` are JSON."""

    game: str
    edition: str
    """The digest of the cards or the maze."""
    data: str | None
    view: bytes
    legal: bytes
    played: int | None
    seed: int

    @classmethod
    def of(cls, game: AnyGame, look: Look, seed: int) -> "Retrospect":
        return cls(
            game=game.name,
            edition=game.edition.digest,
            data=game.edition.embedded,
            view=msgspec.json.encode(look.view),
            legal=msgspec.json.encode(look.legal),
            played=look.played,
            seed=seed,
        )


class Hindsight(Struct, frozen=True, tag=True):
    """What could this seat of a finished match have scored? `record` is the match file."""

    record: bytes
    seat: Seat


class Chosen(Struct, frozen=True, tag=True):
    index: int


class Compared(Struct, frozen=True, tag=True):
    par: ParShare | None


class Failed(Struct, frozen=True, tag=True):
    why: str


class Waiting(Struct, frozen=True, tag=True):
    """The kernel is being compiled."""

    why: str


Asked: TypeAlias = Question | Retrospect | Hindsight
Answer: TypeAlias = Chosen | Weighed | Compared | Failed | Waiting

_ACTS: Final = msgspec.json.Decoder(list[Raw])
_ASKED: Final[msgspec.msgpack.Decoder[Asked]] = msgspec.msgpack.Decoder(Asked)
_ANSWER: Final[msgspec.msgpack.Decoder[Answer]] = msgspec.msgpack.Decoder(Answer)


def encode(question: Asked) -> bytes:
    return msgspec.msgpack.encode(question)


def reply(message: bytes) -> bytes:
    """The encoded answer to an encoded question. Exceptions of a bot become an answer, too."""
    answer: Answer
    try:
        match _ASKED.decode(message):
            case Question() as question:
                answer = Chosen(choose(question))
            case Retrospect() as question:
                answer = look_back(question)
            case Hindsight() as question:
                answer = Compared(compare(question))
    except NotCompiled as waiting:
        answer = Waiting(str(waiting))
    except Exception as error:
        answer = Failed(_described(error))
    return msgspec.msgpack.encode(answer)


def read_reply(message: bytes, question: Question) -> int:
    """The index into the legal acts; BotFailed if the answer is not one."""
    answer = _read(message)
    if not isinstance(answer, Chosen) or not 0 <= answer.index < question.choices:
        raise BotFailed(f"{answer} is none of {question.choices} acts")
    return answer.index


def read_weighed(message: bytes) -> Weighed:
    """BotFailed if the answer has no estimates."""
    answer = _read(message)
    if not isinstance(answer, Weighed):
        raise BotFailed(f"{answer} is no estimate")
    return answer


def read_compared(message: bytes) -> ParShare | None:
    """BotFailed if the answer has no comparison."""
    answer = _read(message)
    if not isinstance(answer, Compared):
        raise BotFailed(f"{answer} is no share of par")
    return answer.par


def _read(message: bytes) -> Chosen | Weighed | Compared:
    try:
        answer = _ANSWER.decode(message)
    except msgspec.MsgspecError as error:
        raise BotFailed(f"the answer makes no sense: {error}") from error
    if isinstance(answer, Failed):
        raise BotFailed(answer.why)
    if isinstance(answer, Waiting):
        raise NotCompiled(answer.why)
    return answer


def choose(question: Question) -> int:
    """Run the bot in this process."""
    game, view, legal = _situation(question)
    act = _bot(question, game).choose(view, legal, Random(question.seed))
    if act not in legal:
        raise BotFailed("the chosen act is not legal")
    return legal.index(act)


def look_back(question: Retrospect) -> Weighed:
    game, view, legal = _situation(question)
    reviewer = reviewer_of(game)
    _check_compiled(reviewer, game)
    return weigh(reviewer, view, legal, question.played, question.seed)


def compare(question: Hindsight) -> ParShare | None:
    match: Match[Any, Any, Any, Any, Any] = Match.loads(question.record, games.resolve)
    if isinstance(match.game, HasPar) and not match.game.par_is_compiled():
        _compile_in_background(match.game)
    return share_of_par(match, question.seat)


def _situation(question: Question | Retrospect) -> tuple[AnyGame, Any, list[Any]]:
    """Game, view and legal acts."""
    game = games.find(question.game, question.edition, question.data)
    if game.edition.digest != question.edition:
        raise BotFailed(f"edition {question.edition[:12]} of {game.name} is not here")
    legal = [game.types.action.decode(act) for act in _ACTS.decode(question.legal)]
    return game, game.types.view.decode(question.view), legal


def _check_compiled(bot: object, game: AnyGame) -> None:
    """Tables do not wait for the compiler: it runs in the background, and the level below plays meanwhile."""
    if isinstance(bot, CompiledBot) and not bot.ready():
        _compile_in_background(game)


def _compile_in_background(game: AnyGame) -> NoReturn:
    begin_compiling(game.name)
    raise NotCompiled(f"the fast rules of {game.name} are being compiled")


def _bot(question: Question, game: AnyGame) -> Bot[Any, Any]:
    bot = bots.get(question.level, game)
    _check_compiled(bot, game)
    return bot.with_playouts(question.budget) if question.budget and isinstance(bot, Searcher) else bot


def _described(error: Exception) -> str:
    """Error and place for the log, without local variables, which could hold somebody's hand."""
    if isinstance(error, BotFailed):
        return str(error)
    place = extract_tb(error.__traceback__, limit=-1)[0]
    return f"{type(error).__name__}: {error}"[:LONGEST_WHY] + f" ({place.filename}:{place.lineno})"

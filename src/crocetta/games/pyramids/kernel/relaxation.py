"""The most that a chamber brings net, if every flip and bonus mark that it uses has a price."""

from crocetta.games.expeditions.kernel.relaxation import NEVER
from crocetta.kit.compiled import Row, jit


@jit
def dig(
    paths: Row,
    entrance: int,
    tomb: int,
    first_single: int,
    cells: Row,
    beside: Row,
    nets: Row,
    uses: Row,
    whole: Row,
    part: Row,
    whole_uses: Row,
    part_uses: Row,
) -> None:
    """For each path, longest first: the most that digging on brings, if the Tomb is reached in the end, and if not.

    Beyond the Tomb there are only bonus marks (PY-14).
    """
    for n in range(len(paths)):
        path = paths[n]
        reached = path & tomb != 0
        best, best_uses = 0 if reached else NEVER, 0
        most, most_uses = NEVER if reached else 0, 0
        for piece in range(first_single if reached else 0, len(cells)):
            if cells[piece] & path or not (beside[piece] & path if path else cells[piece] & entrance):
                continue
            after = path | cells[piece]
            if nets[piece] + whole[after] > best:
                best, best_uses = nets[piece] + whole[after], uses[piece] + whole_uses[after]
            if nets[piece] + part[after] > most:
                most, most_uses = nets[piece] + part[after], uses[piece] + part_uses[after]
        whole[path], whole_uses[path] = best, best_uses
        part[path], part_uses[path] = most, most_uses

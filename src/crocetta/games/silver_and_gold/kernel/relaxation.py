"""The most that a map brings net, if every flip and bonus mark that it uses has a price."""

from crocetta.games.expeditions.kernel.relaxation import NEVER
from crocetta.kit.compiled import Row, jit, lowest


@jit
def cover(
    cells: Row, firsts: Row, nets: Row, uses: Row, whole: Row, part: Row, whole_uses: Row, part_uses: Row
) -> None:
    """For each set of decided fields: the most that the others bring, if all of them are marked, and if some are.

    Fields are decided from first to last, each by a piece of which it is the first field; `firsts` is where those
    pieces begin. The order of marks does not change what they cost.
    """
    everything = len(whole) - 1
    whole[everything] = part[everything] = 0
    whole_uses[everything] = part_uses[everything] = 0
    for decided in range(everything - 1, -1, -1):
        field = lowest(~decided)
        best, best_uses = NEVER, 0
        left_alone = decided | 1 << field
        most, most_uses = part[left_alone], part_uses[left_alone]
        for piece in range(firsts[field], firsts[field + 1]):
            if cells[piece] & decided:
                continue
            after = decided | cells[piece]
            if nets[piece] + whole[after] > best:
                best, best_uses = nets[piece] + whole[after], uses[piece] + whole_uses[after]
            if nets[piece] + part[after] > most:
                most, most_uses = nets[piece] + part[after], uses[piece] + part_uses[after]
        whole[decided], whole_uses[decided] = best, best_uses
        part[decided], part_uses[decided] = most, most_uses

/** The lines of a study turn by turn, as the panel shows them. */
import type { Outline } from '../api/types';
import { pathTo, type Line, type Node } from './tree';

export interface ToldTurn {
  readonly label: string;
  readonly actor: string | null;
  /** Before its first option in this line, and after its last. */
  readonly before: Node;
  readonly node: Node;
  /** The lines that leave this one during the turn. */
  readonly branches: ToldLine[];
}

export interface ToldLine {
  /** The first node, which has the name; none for the main line. */
  readonly head: Node | null;
  readonly from: Node;
  readonly end: Node;
  readonly turns: readonly ToldTurn[];
  readonly over: boolean;
}

const EMPTY: Outline['lines'][number] = { stops: [], turns: [], over: false };

/** Put together what the tree is and what the server tells of it; the first line is the main one. */
export function linesTold(lines: readonly Line[], outline: Outline['lines']): ToldLine[] {
  const told = new Map<Line, ToldLine>();
  lines.forEach((line, i) => {
    const found = outline[i] ?? EMPTY;
    for (const place of found.stops) nodeAt(line, place).stop = true;
    told.set(line, tellLine(line, found));
  });
  for (const [line, each] of told) {
    const turns = (line.parent && told.get(line.parent)?.turns) ?? [];
    const during = turns.find((turn) => isDuring(turn, line.from)) ?? turns.at(-1);
    during?.branches.push(each);
  }
  return [...told.values()];
}

function tellLine(line: Line, { turns, over }: Outline['lines'][number]): ToldLine {
  const { head, from, nodes } = line;
  return {
    head,
    from,
    end: nodes.at(-1) ?? from,
    over,
    turns: turns.map(({ label, actor, first, place }) => ({
      label,
      actor,
      before: nodeAt(line, first),
      node: nodeAt(line, place),
      branches: [],
    })),
  };
}

function nodeAt({ from, nodes }: Line, place: number): Node {
  return place <= 0 ? from : (nodes[place - 1] ?? nodes.at(-1) ?? from);
}

/** Whether the option after a node belongs to a turn. */
function isDuring({ before, node }: ToldTurn, at: Node): boolean {
  const depth = pathTo(at).length;
  return pathTo(before).length <= depth && depth < pathTo(node).length;
}

/** The turn of a line in which a node lies, if any. */
export function turnAt({ turns }: ToldLine, here: Node): ToldTurn | null {
  const depth = pathTo(here).length;
  const found = turns.find(
    ({ before, node }) => pathTo(before).length < depth && depth <= pathTo(node).length,
  );
  return found && pathTo(found.node).includes(here) ? found : null;
}

/** Where the marks of a beat stand on the board. */
import type { Point, SpaceShape } from './geometry';
import type { BoardBeat } from './props';

type Shapes = ReadonlyMap<string, SpaceShape>;

export interface Arrow {
  readonly origin: string;
  readonly space: string;
  readonly path: string;
  /** Where its plate stands. */
  readonly at: Point;
  /** What goes this way, and how far from the left end of the plate it is drawn. */
  readonly pieces: readonly { piece: string; n: number; x: number }[];
}

/** How far an arrow begins and ends from the middle of a space. */
const GAP = 26;
/** How far it swings aside, in parts of its length. */
const SWING = 0.16;

/** One arrow for each way that pieces went; there and back are two ways. */
export function arrows(moves: BoardBeat['moves'], shapes: Shapes): Arrow[] {
  const ways = new Map<string, BoardBeat['moves'][number][]>();
  for (const move of moves) {
    const way = `${move.origin}>${move.space}`;
    ways.set(way, [...(ways.get(way) ?? []), move]);
  }
  return [...ways.values()].flatMap((same) => {
    const { origin, space } = same[0]!;
    const [from, to] = [shapes.get(origin)?.centre, shapes.get(space)?.centre];
    if (!from || !to) return [];
    let x = 0;
    const pieces = same.map(({ piece, n }) => {
      const placed = { piece, n, x };
      x += n > 1 ? 46 : 30;
      return placed;
    });
    return [{ origin, space, ...curve(from, to), pieces }];
  });
}

function curve([ax, ay]: Point, [bx, by]: Point): { path: string; at: Point } {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [-dy * SWING, dx * SWING];
  const gap = Math.min(GAP, length / 4);
  const [ux, uy] = [(dx / length) * gap, (dy / length) * gap];
  const [mx, my] = [(ax + bx) / 2 + nx, (ay + by) / 2 + ny];
  const path = `M${round(ax + ux)},${round(ay + uy)}Q${round(mx)},${round(my)} ${round(bx - ux)},${round(by - uy)}`;
  return { path, at: [round((ax + bx) / 2 + nx / 2), round((ay + by) / 2 + ny / 2)] };
}

const round = (n: number) => Math.round(n * 10) / 10;

export interface Badge {
  readonly space: string;
  readonly at: Point;
  readonly rows: BoardBeat['changes'];
}

const ROW = 30;
const HALF = 44;

/** The changes of each space, at its middle but within the board. */
export function badges(
  changes: BoardBeat['changes'],
  shapes: Shapes,
  board: { w: number; h: number },
  size: number,
): Badge[] {
  const found = new Map<string, BoardBeat['changes'][number][]>();
  for (const change of changes)
    found.set(change.space, [...(found.get(change.space) ?? []), change]);
  return [...found].flatMap(([space, rows]) => {
    const at = shapes.get(space)?.centre;
    if (!at) return [];
    const tall = ((rows.length * ROW) / 2 + 4) * size;
    return [
      { space, rows, at: [within(at[0], HALF * size, board.w), within(at[1], tall, board.h)] },
    ];
  });
}

const within = (at: number, half: number, size: number) =>
  Math.min(size - half, Math.max(half, at));

/** Where pieces and markers stand in a space. */
import type { BoardGame } from './games';
import type { Token } from './identity';
import type { Counts, SpaceView } from './props';
import {
  edgeDistance,
  inside,
  type Anchors,
  type Geometry,
  type Point,
  type SpaceShape,
  type Stack,
} from './geometry';

/** A cell at full size, in board units. */
export const PITCH = 34;

/** In smaller cells nobody could tell the pieces from one another. */
const LEAST = 22;

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  /** More than 1: the pieces of this kind lie on one another and only the first shows, with this number. */
  readonly count: number;
}

/** Places of each kind's pieces; `order` sorts the kinds. Too many to be told apart: one heap for each kind. */
export function layStack(
  stack: Stack,
  counts: Counts,
  order: readonly string[],
): Map<string, Place[]> {
  const kinds = order.filter((kind) => (counts[kind] ?? 0) > 0);
  const total = kinds.reduce((sum, kind) => sum + counts[kind]!, 0);
  const heaped = total > stack.tiers.findLast((t) => t.pitch >= LEAST)!.n;
  const cells = heaped ? kinds.length : total;
  const tier = stack.tiers.find((t) => t.n >= cells)!;
  const scale = Math.min(1, tier.pitch / PITCH);
  // Along a strip there is room between heaps for their numbers.
  const step = heaped && stack.kind === 'path' && tier.n >= 2 * cells - 1 ? 2 : 1;
  let next = 0;
  const place = (count: number): Place => {
    const [x, y] = tier.slots[next]!;
    next += step;
    return { x, y, scale, count };
  };
  return new Map(
    kinds.map((kind) => {
      const n = counts[kind]!;
      if (!heaped) return [kind, Array.from({ length: n }, () => place(1))];
      const heap = place(n);
      return [kind, Array.from({ length: n }, () => heap)];
    }),
  );
}

/** A piece with its place; of a heap only the top one is seen. */
export interface Standing extends Place {
  readonly token: Token;
  readonly top: boolean;
}

/** The places of all pieces with an identity; equal pieces of a space stand in the order of the list. */
export function standTokens(
  tokens: readonly Token[],
  spaces: readonly SpaceView[],
  stackOf: (space: string) => Stack | undefined,
  order: readonly string[],
): Standing[] {
  const places = new Map<string, Place[]>();
  for (const { id, pieces } of spaces) {
    const stack = stackOf(id);
    if (!stack) continue;
    for (const [kind, at] of layStack(stack, pieces, order)) places.set(`${kind}:${id}`, at);
  }
  const used = new Map<string, number>();
  return tokens.flatMap((token): Standing[] => {
    const key = `${token.kind}:${token.space}`;
    const i = used.get(key) ?? 0;
    used.set(key, i + 1);
    const place = places.get(key)?.[i];
    return place ? [{ ...place, token, top: i === 0 }] : [];
  });
}

interface Box {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  readonly ry: number;
}

/** Half of a marker token's width, in board units. */
export const TOKEN = 13;

/** Spots for the tokens of a space: free of every stack at its fullest, of labels, boxes and other tokens. */
export function markerSpots(
  g: Geometry,
  shapes: readonly SpaceShape[],
  game: Pick<BoardGame, 'markers' | 'together' | 'control' | 'places'>,
) {
  const n = game.together ?? game.markers.length;
  const taken = shapes.flatMap((s) => obstacles(s));
  if (game.places)
    taken.push(...(g.places ?? []).map((p) => ({ x: p.at[0], y: p.at[1], rx: p.r, ry: p.r })));
  const spots = new Map<string, Point[]>();
  for (const shape of shapes) {
    const found: Point[] = reserved(shape, game.control);
    for (const [dx, dy] of STEPS) {
      if (found.length >= n) break;
      const spot = near(shape, dx, dy);
      if (taken.some((box) => overlaps(spot, box)) || !fits(spot, shape, shapes)) continue;
      found.push(spot);
      taken.push({ x: spot[0], y: spot[1], rx: TOKEN, ry: TOKEN });
    }
    spots.set(shape.id, found);
  }
  return spots;
}

/** Boxes that nothing else needs: that of Control in a game without it, and that of the level where none is printed. */
function reserved({ kind, anchors: { control, support } }: SpaceShape, hasControl: boolean) {
  const level = !support.drawn && (kind === 'circle' || !hasControl);
  return [...(hasControl ? [] : [control.at]), ...(level ? [support.at] : [])];
}

function overlaps([x, y]: Point, box: Box): boolean {
  return Math.abs(x - box.x) < TOKEN + box.rx + 1 && Math.abs(y - box.y) < TOKEN + box.ry + 1;
}

function obstacles({ anchors }: SpaceShape): Box[] {
  const { control, support, pop, mark, stack } = anchors;
  return [
    ...[control, support].map(({ at, w, h }) => ({ x: at[0], y: at[1], rx: w / 2, ry: h / 2 })),
    ...[pop, mark].flatMap((sign) =>
      sign ? [{ x: sign.at[0], y: sign.at[1], rx: sign.r, ry: sign.r }] : [],
    ),
    ...stack.tiers.flatMap(({ slots, pitch }) =>
      slots.map(([x, y]) => ({
        x,
        y,
        rx: Math.min(pitch, PITCH) / 2,
        ry: Math.min(pitch, PITCH) / 2,
      })),
    ),
    ...labelBoxes(anchors),
  ];
}

/** Boxes that cover a label; a curved one is covered letter by letter. */
function labelBoxes({ label }: Anchors): Box[] {
  const { at, size, spacing, lines, curve } = label;
  const letter = size * (0.66 + spacing);
  if (!curve)
    return lines.map((line, i) => ({
      x: at[0],
      y: at[1] + i * size * 1.02,
      rx: (line.length * letter) / 2,
      ry: size * 0.5,
    }));
  const text = lines.join(' ');
  const r = curve.r + size / 2;
  return Array.from(text, (_, i) => {
    const a = (curve.mid * Math.PI) / 180 + ((i - (text.length - 1) / 2) * letter) / r;
    return {
      x: curve.c[0] + r * Math.cos(a),
      y: curve.c[1] + r * Math.sin(a),
      rx: size / 2,
      ry: size / 2,
    };
  });
}

/** Steps on a grid, best first: rather to the side than up or down. */
const STEPS: readonly Point[] = grid(4, 240).sort((a, b) => cost(a) - cost(b));

function grid(step: number, reach: number): Point[] {
  const line = Array.from({ length: (2 * reach) / step + 1 }, (_, i) => i * step - reach);
  return line.flatMap((dx) => line.map((dy) => [dx, dy] as const));
}

function cost([dx, dy]: Point): number {
  return Math.abs(dx) + 2 * Math.abs(dy);
}

/** A point by its steps from the middle between the Control and the support box. */
function near({ anchors: { control, support } }: SpaceShape, dx: number, dy: number): Point {
  return [(control.at[0] + support.at[0]) / 2 + dx, support.at[1] + dy];
}

/** Inside an area and clear of the circles on it; just outside the rim of a circle and in no other circle. */
function fits(spot: Point, shape: SpaceShape, shapes: readonly SpaceShape[]): boolean {
  const margin = TOKEN + 3;
  const clear = (s: SpaceShape) => !inside(spot, s.poly) && edgeDistance(spot, s.poly) >= margin;
  const raised = shapes.filter((s) => s.kind !== 'face' && s.id !== shape.id);
  if (!raised.every(clear)) return false;
  if (shape.kind === 'circle') {
    const away = edgeDistance(spot, shape.poly);
    return !inside(spot, shape.poly) && away >= TOKEN + 2 && away <= TOKEN + 16;
  }
  return inside(spot, shape.poly) && edgeDistance(spot, shape.poly) >= margin;
}

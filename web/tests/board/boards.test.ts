/** Every game's board holds all that can lie on it. */
import { describe, expect, test } from 'vitest';
import { cleanDrawing } from '../../src/board/drawing';
import { factionKind, pieceKind } from '../../src/board/games';
import { drawingOf, GAMES, geometryOf } from './fixtures';
import {
  edgeDistance,
  inside,
  spaceShapes,
  type Point,
  type SpaceShape,
} from '../../src/board/geometry';
import { layStack, markerSpots, PITCH, TOKEN, type Place } from '../../src/board/layout';
import type { Counts } from '../../src/board/props';

/** No space can hold more kinds of markers at once, unless its game says so. */
const MOST_MARKERS = 2;

interface Body {
  at: Point;
  half: number;
  /** A disc, not a square; a heap is one, too. */
  round?: boolean;
}

function corners({ at: [x, y], half, round }: Body): Point[] {
  // Pieces have rounded corners, so the outermost tenth may touch a border.
  const h = half * 0.9 * (round ? Math.SQRT1_2 : 1);
  return [
    [x - h, y - h],
    [x + h, y - h],
    [x - h, y + h],
    [x + h, y + h],
  ];
}

function apart(a: Body, b: Body): boolean {
  const reach = a.half + b.half - 0.01;
  const [dx, dy] = [Math.abs(a.at[0] - b.at[0]), Math.abs(a.at[1] - b.at[1])];
  if (dx >= reach || dy >= reach) return true;
  const squares = [a, b].filter((body) => !body.round);
  if (squares.length > 1) return false;
  const flat = squares[0]?.half ?? 0;
  return Math.hypot(Math.max(0, dx - flat), Math.max(0, dy - flat)) >= reach - flat - 0.5;
}

const extreme: Counts[] = [
  { troop: 15, police: 15, active: 15, underground: 15, base: 2 },
  { troop: 15, police: 15, underground: 15, base: 2 },
  { troop: 10, police: 14 },
  { troop: 8, police: 8, base: 1 },
  { troop: 7, police: 6, active: 5 },
];

/** Mixtures of the kinds, with totals from 0 to 31, and more with the kinds that only some games have. */
function* mixtures(own: readonly string[]): Generator<Counts> {
  for (const troop of [0, 1, 5, 12])
    for (const police of [0, 4, 9])
      for (const active of [0, 3])
        for (let underground = 0; underground <= 5; underground++)
          for (let base = 0; base <= 2; base++)
            for (const more of own.length ? [0, 3] : [0])
              yield {
                ...{ troop, police, active, underground, base },
                ...Object.fromEntries(own.map((kind) => [kind, more])),
              };
}

/** Kinds of pieces that every game has. */
const COMMON = ['troop', 'police', 'base', 'active', 'underground'];

describe.each(GAMES)('the board of $id', (game) => {
  const geometry = geometryOf(game.id);
  const shapes = spaceShapes(geometry);
  const order = game.pieces.map((p) => p.id);
  const spots = markerSpots(geometry, shapes, game);
  const shapeOf = new Map(game.pieces.map((p) => [p.id, p.shape]));
  const sizes: Readonly<Record<string, number>> = geometry.piece;
  // Markers that move like pieces are as large as a cylinder.
  const size = new Map(game.pieces.map((p) => [p.id, sizes[p.shape] ?? geometry.piece.cylinder]));
  const own = order.filter((kind) => !COMMON.includes(kind));
  const held = game.together ?? Math.min(MOST_MARKERS, game.markers.length);

  /** The visible pieces of a space as squares that cover them. */
  function bodies(shape: SpaceShape, counts: Counts): Body[] {
    return [...layStack(shape.anchors.stack, counts, order)].flatMap(([kind, places]) =>
      (places[0]!.count > 1 ? places.slice(0, 1) : places).map((p: Place) => ({
        at: [p.x, p.y] as const,
        half: ((p.count > 1 ? PITCH : size.get(kind)!) * p.scale) / 2,
        round: p.count > 1 || shapeOf.get(kind) !== 'cube',
      })),
    );
  }

  function fixed(shape: SpaceShape): Body[] {
    const { control, support, pop } = shape.anchors;
    const anchors = shape.anchors.support.drawn ? [control, support] : [control];
    return [
      ...(pop ? [{ at: pop.at, half: pop.r }] : []),
      ...anchors.map(({ at, w }) => ({ at, half: w / 2 })),
      ...spots.get(shape.id)!.map((at) => ({ at, half: TOKEN })),
    ];
  }

  test('has room, markers and a drawing for each space', () => {
    const drawing = cleanDrawing(drawingOf(game.id));
    expect(shapes.map((s) => s.id).sort()).toEqual(Object.keys(geometry.anchors).sort());
    for (const { id, anchors, population } of shapes) {
      expect(anchors.stack.tiers.length, id).toBeGreaterThan(0);
      for (const { n, slots } of anchors.stack.tiers) expect(slots.length, id).toBe(n);
      expect(drawing.querySelector(`#space-${id}`), id).not.toBe(null);
      const badge = drawing.querySelector(`#pop-${id}`);
      expect(badge?.textContent ?? '', id).toBe(String(population ?? ''));
      expect(anchors.pop === undefined, id).toBe(badge === null);
    }
  });

  test('knows its factions, pieces and markers wherever it names one', () => {
    const [, , width, height] = geometry.viewBox;
    for (const { entry } of game.factions)
      expect(0 <= entry[0] && entry[0] <= width && 0 <= entry[1] && entry[1] <= height).toBe(true);
    const factions = [
      ...game.pieces.map((p) => p.faction),
      ...game.boxes.map((b) => b.faction),
      ...game.steps.map((s) => s.faction),
      ...game.tracks.flatMap((t) => [t.faction, ...t.zones.map((z) => z.faction)]),
    ];
    for (const id of factions) if (id) expect(factionKind(game, id), id).toBeDefined();
    for (const item of game.boxes.flatMap((b) => b.items))
      expect(pieceKind(game, item) ?? game.markers.find((m) => m.id === item), item).toBeDefined();
  });

  test.each(shapes.map((s) => [s.id, s] as const))('%s holds any crowd', (_, shape) => {
    for (const crowd of [...extreme, ...mixtures(own)]) {
      // No game has a Base on a strip.
      const counts = shape.kind === 'band' ? { ...crowd, base: 0 } : crowd;
      const placed = bodies(shape, counts);
      for (const body of placed) {
        const { at } = body;
        const whole = corners(body).every((corner) => inside(corner, shape.poly));
        if (!inside(at, shape.anchors.stack.poly) || !whole)
          expect.fail(`${JSON.stringify(counts)}: ${at} is outside`);
      }
      const all = [...placed, ...fixed(shape)];
      for (let i = 0; i < placed.length; i++)
        for (let j = i + 1; j < all.length; j++)
          if (!apart(all[i]!, all[j]!))
            expect.fail(`${JSON.stringify(counts)}: ${all[i]!.at} meets ${all[j]!.at}`);
    }
  });

  test('each space has a spot for every marker that it can hold', () => {
    for (const shape of shapes)
      expect(spots.get(shape.id)!.length, shape.id).toBeGreaterThanOrEqual(held);
  });

  test('tokens keep clear of all pieces, boxes and tokens of all spaces', () => {
    const crowd: Counts = { troop: 5, police: 5, underground: 5, base: 2 };
    const all = shapes.map((shape) => ({
      shape,
      pieces: bodies(shape, crowd),
      still: fixed(shape),
    }));
    for (const a of all)
      for (const at of spots.get(a.shape.id)!)
        for (const b of all)
          for (const body of [...b.pieces, ...(a === b ? [] : b.still)])
            if (!apart({ at, half: TOKEN }, body))
              expect.fail(`${a.shape.id} ${at} meets ${b.shape.id} ${body.at}`);
  });

  test('tokens of an area lie wholly within it', () => {
    for (const shape of shapes.filter((s) => s.kind === 'face'))
      for (const at of spots.get(shape.id)!) {
        expect(inside(at, shape.poly), shape.id).toBe(true);
        expect(edgeDistance(at, shape.poly), shape.id).toBeGreaterThanOrEqual(TOKEN);
      }
  });
});

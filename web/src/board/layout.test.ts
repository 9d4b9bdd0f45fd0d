import { describe, expect, test } from 'vitest';
import { malayaGeometry, space } from './fixtures';
import { malaya } from './games/malaya';
import { edgeDistance, inside, spaceShapes, type Point, type SpaceShape } from './geometry';
import { layStack, markerSpots, PITCH, standTokens, TOKEN, type Place } from './layout';
import type { Counts } from './props';

const geometry = malayaGeometry();
const shapes = spaceShapes(geometry);
const order = malaya.pieces.map((p) => p.id);
const spots = markerSpots(geometry, shapes, malaya.markers.length, malaya.places);
const size = new Map(malaya.pieces.map((p) => [p.id, geometry.piece[p.shape]]));

interface Body {
  at: Point;
  half: number;
}

/** The visible pieces of a space as squares that cover them. */
function bodies(shape: SpaceShape, counts: Counts): Body[] {
  return [...layStack(shape.anchors.stack, counts, order)].flatMap(([kind, places]) =>
    (places[0]!.count > 1 ? places.slice(0, 1) : places).map((p: Place) => ({
      at: [p.x, p.y] as const,
      half: ((p.count > 1 ? PITCH : size.get(kind)!) * p.scale) / 2,
    })),
  );
}

function corners([x, y]: Point, half: number): Point[] {
  // Pieces have rounded corners, so the outermost tenth may touch a border.
  const h = half * 0.9;
  return [
    [x - h, y - h],
    [x + h, y - h],
    [x - h, y + h],
    [x + h, y + h],
  ];
}

function apart(a: Body, b: Body): boolean {
  const reach = a.half + b.half - 0.01;
  return Math.abs(a.at[0] - b.at[0]) >= reach || Math.abs(a.at[1] - b.at[1]) >= reach;
}

function fixed(shape: SpaceShape, tokens: number): Body[] {
  const { control, support } = shape.anchors;
  const anchors = shape.anchors.support.drawn ? [control, support] : [control];
  return [
    ...anchors.map(({ at, w }) => ({ at, half: w / 2 })),
    ...spots
      .get(shape.id)!
      .slice(0, tokens)
      .map((at) => ({ at, half: TOKEN })),
  ];
}

const extreme: Counts[] = [
  { troop: 15, police: 15, active: 15, underground: 15, base: 2 },
  { troop: 15, police: 15, underground: 15, base: 2 },
  { troop: 10, police: 14 },
  { troop: 8, police: 8, base: 1 },
  { troop: 7, police: 6, active: 5 },
];

/** Mixtures of the kinds, with totals from 0 to 31. */
function* mixtures(): Generator<Counts> {
  for (const troop of [0, 1, 5, 12])
    for (const police of [0, 4, 9])
      for (const active of [0, 3])
        for (let underground = 0; underground <= 5; underground++)
          for (let base = 0; base <= 2; base++) yield { troop, police, active, underground, base };
}

describe('pieces in a space', () => {
  test.each(shapes.map((s) => [s.id, s] as const))('%s holds any crowd', (_, shape) => {
    for (const counts of [...extreme, ...mixtures()]) {
      const placed = bodies(shape, counts);
      for (const { at, half } of placed) {
        const whole = corners(at, half).every((corner) => inside(corner, shape.poly));
        if (!inside(at, shape.anchors.stack.poly) || !whole)
          expect.fail(`${JSON.stringify(counts)}: ${at} is outside`);
      }
      const all = [...placed, ...fixed(shape, 3)];
      for (let i = 0; i < placed.length; i++)
        for (let j = i + 1; j < all.length; j++)
          if (!apart(all[i]!, all[j]!))
            expect.fail(`${JSON.stringify(counts)}: ${all[i]!.at} meets ${all[j]!.at}`);
    }
  });

  test('every piece has a place, and the kinds stand in order', () => {
    const kedah = shapes.find((s) => s.id === 'kedah')!;
    const laid = layStack(kedah.anchors.stack, { underground: 2, troop: 3, base: 1 }, order);
    expect([...laid].map(([kind, places]) => [kind, places.length])).toEqual([
      ['troop', 3],
      ['base', 1],
      ['underground', 2],
    ]);
    expect(laid.get('troop')![0]).toMatchObject({ scale: 1, count: 1 });
  });

  test('a crowd beyond the last tier becomes one heap with a number for each kind', () => {
    const { stack } = shapes.find((s) => s.id === 'kuala_lumpur')!.anchors;
    const laid = layStack(stack, { troop: 15, police: 10 }, order);
    expect(new Set(laid.get('troop'))).toHaveLength(1);
    expect(laid.get('troop')![0]).toMatchObject({ count: 15, scale: 1 });
    expect(laid.get('police')![0]).toMatchObject({ count: 10 });
    expect(layStack(stack, { troop: 14, police: 10 }, order).get('troop')![0]!.count).toBe(1);
  });
});

describe('pieces with an identity', () => {
  const stackOf = (id: string) => shapes.find((s) => s.id === id)?.anchors.stack;
  const token = (id: number, kind: string, at = 'kedah') => ({ id, kind, space: at });

  test('equal ones stand in the order of the list, each in a place of its own', () => {
    const tokens = [token(7, 'troop'), token(2, 'troop'), token(3, 'police')];
    const [first, second, third] = standTokens(
      tokens,
      [space('kedah', { troop: 2, police: 1 })],
      stackOf,
      order,
    );
    const places = layStack(stackOf('kedah')!, { troop: 2, police: 1 }, order);
    expect(first).toMatchObject({ token: { id: 7 }, top: true, ...places.get('troop')![0] });
    expect(second).toMatchObject({ token: { id: 2 }, top: false, ...places.get('troop')![1] });
    expect(third).toMatchObject({ token: { id: 3 }, top: true, ...places.get('police')![0] });
  });

  test('one in a space that the board does not have stands nowhere', () => {
    const tokens = [token(1, 'troop', 'atlantis')];
    expect(standTokens(tokens, [space('atlantis', { troop: 1 })], stackOf, order)).toEqual([]);
  });
});

describe('marker spots', () => {
  test('each space has a spot for every marker that it can hold', () => {
    for (const shape of shapes)
      expect(spots.get(shape.id)!.length, shape.id).toBeGreaterThanOrEqual(2);
  });

  test('tokens keep clear of all pieces, boxes and tokens of all spaces', () => {
    const crowd: Counts = { troop: 5, police: 5, underground: 5, base: 2 };
    const all = shapes.map((shape) => ({
      shape,
      pieces: bodies(shape, crowd),
      still: fixed(shape, 2),
    }));
    for (const a of all)
      for (const at of spots.get(a.shape.id)!.slice(0, 2))
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

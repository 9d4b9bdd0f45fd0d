import { describe, expect, test } from 'vitest';
import { gameOf, geometryOf, space } from './fixtures';
import { spaceShapes } from '../../src/board/geometry';
import { layStack, markerSpots, standTokens } from '../../src/board/layout';

const shapes = spaceShapes(geometryOf('malaya'));
const [malaya, arabRevolt] = [gameOf('malaya'), gameOf('arab_revolt')];
const order = malaya.pieces.map((p) => p.id);

describe('pieces in a space', () => {
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

test('on a narrow strip a crowd becomes heaps before its pieces become too small', () => {
  const strips = spaceShapes(geometryOf('arab_revolt')).filter((s) => s.kind === 'band');
  const kinds = arabRevolt.pieces.map((p) => p.id);
  expect(strips).toHaveLength(4);
  for (const { id, anchors } of strips)
    for (let n = 1; n <= 24; n++) {
      const laid = layStack(anchors.stack, { troop: n, active: 1 }, kinds);
      for (const [place] of laid.values())
        expect(place!.scale, `${n} on ${id}`).toBeGreaterThan(0.7);
    }
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

test('in a game without Control its boxes take the markers', () => {
  const geometry = geometryOf('arab_revolt');
  const spots = markerSpots(geometry, spaceShapes(geometry), arabRevolt);
  for (const [id, { control }] of Object.entries(geometry.anchors))
    expect(spots.get(id)![0], id).toEqual(control.at);
});

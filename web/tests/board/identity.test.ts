import { expect, test } from 'vitest';
import { gameOf, space } from './fixtures';
import { match, type Distance, type Matched } from '../../src/board/identity';
import type { SpaceView } from '../../src/board/props';

const malaya = gameOf('malaya');
const flat = () => 1;
const start = (...spaces: SpaceView[]) => match([], 1, spaces, malaya.pieces, flat);
const then = (
  before: Matched,
  spaces: SpaceView[],
  distance: Distance = (a, b) => (a === b ? 0 : 1),
) => match(before.tokens, before.next, spaces, malaya.pieces, distance);
const whereabouts = (m: Matched) =>
  Object.fromEntries(m.tokens.map((t) => [t.id, `${t.kind}:${t.space}`]));

test('pieces that stay keep their identity', () => {
  const before = start(space('perak', { troop: 2, base: 1 }));
  const after = then(before, [space('perak', { troop: 2, base: 1 })]);
  expect(after.tokens).toEqual(before.tokens);
  expect(after.placed.size).toBe(0);
});

test('a moved piece is the same piece in its new space', () => {
  const before = start(space('perak', { troop: 2 }), space('pahang', { police: 1 }));
  const after = then(before, [
    space('perak', { troop: 1 }),
    space('pahang', { police: 1, troop: 1 }),
  ]);
  expect(whereabouts(after)).toEqual({ 1: 'troop:perak', 2: 'troop:pahang', 3: 'police:pahang' });
  expect(after.placed.size).toBe(0);
});

test('a Guerrilla that is turned over is the same Guerrilla, also when it marches', () => {
  const before = start(space('perak', { underground: 2 }), space('pahang'));
  const turned = then(before, [space('perak', { underground: 1, active: 1 }), space('pahang')]);
  expect(whereabouts(turned)).toEqual({ 1: 'underground:perak', 2: 'active:perak' });
  const marched = then(before, [
    space('perak', { underground: 1 }),
    space('pahang', { active: 1 }),
  ]);
  expect(whereabouts(marched)).toEqual({ 1: 'underground:perak', 2: 'active:pahang' });
});

test('a placed piece is new, a removed one is gone, and numbers are never used twice', () => {
  const before = start(space('perak', { police: 2 }));
  const fewer = then(before, [space('perak', { police: 1 })]);
  expect(whereabouts(fewer)).toEqual({ 1: 'police:perak' });
  const more = then(fewer, [space('perak', { police: 1, troop: 1 })]);
  expect(whereabouts(more)).toEqual({ 1: 'police:perak', 3: 'troop:perak' });
  expect([...more.placed]).toEqual([3]);
});

test('a piece of another kind never takes over an identity', () => {
  const after = then(start(space('perak', { troop: 1 })), [space('perak', { police: 1 })]);
  expect(whereabouts(after)).toEqual({ 2: 'police:perak' });
});

test('with several origins the nearer piece moves', () => {
  const far: Record<string, number> = { 'kedah>perak': 1, 'johore>perak': 9 };
  const before = start(space('johore', { troop: 1 }), space('kedah', { troop: 1 }), space('perak'));
  const after = then(
    before,
    [space('johore'), space('kedah'), space('perak', { troop: 1 })],
    (a, b) => far[`${a}>${b}`] ?? 0,
  );
  expect(whereabouts(after)).toEqual({ 2: 'troop:perak' });
});

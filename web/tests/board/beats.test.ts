import { describe, expect, it } from 'vitest';
import { arrows, badges } from '../../src/board/beats';
import type { SpaceShape } from '../../src/board/geometry';

const at = (id: string, x: number, y: number) =>
  [id, { id, centre: [x, y] } as unknown as SpaceShape] as const;
const shapes = new Map([at('perak', 100, 100), at('johore', 500, 100), at('edge', 5, 5)]);
const move = (piece: string, origin: string, space: string, n = 1) => ({ piece, origin, space, n });

describe('arrows', () => {
  it('join all pieces that go the same way', () => {
    const [one, ...more] = arrows(
      [move('troop', 'perak', 'johore', 2), move('police', 'perak', 'johore')],
      shapes,
    );
    expect(more).toEqual([]);
    expect(one?.pieces.map(({ piece, n, x }) => [piece, n, x])).toEqual([
      ['troop', 2, 0],
      ['police', 1, 46],
    ]);
  });

  it('swing to different sides there and back', () => {
    const [there, back] = arrows(
      [move('troop', 'perak', 'johore'), move('troop', 'johore', 'perak')],
      shapes,
    );
    expect(there!.at[1]).toBeGreaterThan(100);
    expect(back!.at[1]).toBeLessThan(100);
    expect(there!.path).toMatch(/^M126,100Q/);
  });

  it('are left out for what is not drawn', () => {
    expect(arrows([move('troop', 'perak', 'nowhere')], shapes)).toEqual([]);
  });
});

describe('badges', () => {
  const change = (space: string, id: string, n: number) => ({
    space,
    kind: 'piece' as const,
    id,
    n,
  });

  it('gather what changed in a space and stay on the board', () => {
    const board = { w: 1000, h: 1300 };
    const found = badges(
      [change('perak', 'troop', 1), change('perak', 'active', -2), change('edge', 'troop', 1)],
      shapes,
      board,
      2,
    );
    expect(found.map(({ space, rows }) => [space, rows.length])).toEqual([
      ['perak', 2],
      ['edge', 1],
    ]);
    expect(found[0]!.at).toEqual([100, 100]);
    expect(found[1]!.at).toEqual([88, 38]);
    expect(badges([change('nowhere', 'troop', 1)], shapes, board, 1)).toEqual([]);
  });
});

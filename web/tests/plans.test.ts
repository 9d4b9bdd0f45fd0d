/** Plans of a hint beside what was chosen since, and the chances of an analysis. */
import { describe, expect, it } from 'vitest';
import type { Plan, Review } from '../src/api/types';
import { band, chances, polyline, worst } from '../src/table/chance';
import { foretold, plansLeft, standing } from '../src/table/plans';
import { state } from './state';

const plan = (way: string[], part: Partial<Plan> = {}): Plan => ({
  way,
  title: '',
  summary: '',
  chance: { chance: 50, error: 2 },
  behind: 0,
  equal: false,
  forecast: [],
  risk: '',
  moves: [],
  changes: [],
  ...part,
});

const chosen = (...names: string[]) =>
  state({
    turn: {
      actor: 'british',
      moved: [],
      steps: names.map((name) => ({
        name,
        label: name,
        actor: 'british',
        chance: false,
        undoable: true,
        closes: false,
      })),
    },
  });

describe('plans', () => {
  const plans = [plan(['op', 'train', 'perak']), plan(['op', 'sweep']), plan(['event', 'pass'])];
  const left = (steps: number, ...names: string[]) =>
    plansLeft(plans, chosen(...names), steps).map(({ n }) => n);

  it('stay while the turn follows them', () => {
    expect(left(0)).toEqual([0, 1, 2]);
    expect(left(0, 'op')).toEqual([0, 1]);
    expect(left(0, 'op', 'train')).toEqual([0]);
    expect(left(0, 'limited')).toEqual([]);
  });

  it('begin where they were asked for', () => {
    expect(left(1, 'before', 'event')).toEqual([2]);
    expect(left(2, 'before')).toEqual([]);
  });

  it('are compared with the best one', () => {
    expect(standing(plans[0]!, 0)).toBe('best');
    expect(standing(plan([], { behind: 3, equal: true }), 1)).toBe('equal');
    expect(standing(plan([], { behind: 0 }), 1)).toBe('equal');
    expect(standing(plan([], { behind: 3 }), 2)).toBe(3);
  });

  it('tell what changes, and the track that decides', () => {
    const track = (name: string, before: number, after: number) => ({
      track: name,
      name,
      before,
      after,
    });
    const forecast = [track('will', 9, 9), track('money', 3, 3), track('other', 1, 2)];
    expect(foretold(plan([], { forecast })).map(({ name }) => name)).toEqual(['will', 'other']);
  });
});

describe('chances', () => {
  const turn = (moment: number, before: number, lost = 0): Review => ({
    moment,
    card: 1,
    actor: 'mcp',
    label: '',
    before: { chance: before, error: 3 },
    after: { chance: 10, error: 1 },
    turning: false,
    lost,
    text: '',
  });

  const moments = { tracks: [{ moment: 0 }, { moment: 4 }, { moment: 7 }], count: 9 };

  it('go from turn to turn to the end', () => {
    expect(chances([turn(1, 60), turn(7, 40)], moments)).toEqual([
      { moment: 1, value: 60, error: 3 },
      { moment: 7, value: 40, error: 3 },
      { moment: 9, value: 10, error: 1 },
    ]);
    expect(chances([], moments)).toEqual([]);
  });

  it('end with the last turn that was looked at', () => {
    expect(chances([turn(1, 60), turn(5, 40)], moments).at(-1)).toEqual({
      moment: 7,
      value: 10,
      error: 1,
    });
  });

  it('are drawn as a line in a band', () => {
    expect(polyline([0, 10], [5, 6.25])).toBe('M0 5L10 6.3');
    expect(band([0, 10], [4, 5], [6, 7])).toBe('M0 4L10 5L10 7L0 6Z');
    expect(band([], [], [])).toBe('');
  });

  it('name the turns that lost most', () => {
    const turns = [turn(1, 60, 4), turn(2, 60), turn(3, 60, 30)];
    expect(worst(turns, 5).map(({ moment }) => moment)).toEqual([3, 1]);
    expect(worst(turns, 1).map(({ moment }) => moment)).toEqual([3]);
  });
});

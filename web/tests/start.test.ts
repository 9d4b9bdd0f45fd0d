import { describe, expect, it } from 'vitest';
import type { TableStatus } from '../src/api/types';
import { ago, grouped, pie, shares, type Entry } from '../src/start/list';

const entry = (table: string, part: Partial<TableStatus> | null): Entry => ({
  seat: { table, game: 'malaya', token: '', friends: {}, watch: null },
  status: part && {
    table,
    game: 'malaya',
    scenario: 'standard',
    name: null,
    turn: 'mcp',
    yours: false,
    you: ['british'],
    over: false,
    outcome: null,
    seq: 1,
    updated: '2024-05-01T12:00:00+00:00',
    players: {},
    rules: { made_with: 2, today: 2 },
    stopped: null,
    card: 1,
    cards: 24,
    tracks: {},
    spaces: {},
    ...part,
  },
});

describe('the list of games', () => {
  it('has my turns first, then what waits, then what is finished, then what goes no further', () => {
    const entries = [
      entry('unknown', null),
      entry('over', { over: true, turn: null, outcome: 'mcp' }),
      entry('stopped', { stopped: 12 }),
      entry('closed', { rules: null }),
      entry('theirs', {}),
      entry('mine', { yours: true }),
      entry('newer', { yours: true, updated: '2024-05-02T00:00:00+00:00' }),
    ];
    const told = grouped(entries, true).map(([group, found]) => [
      group,
      ...found.map(({ seat }) => seat.table),
    ]);
    expect(told).toEqual([
      ['yours', 'newer', 'mine'],
      ['waiting', 'theirs'],
      ['finished', 'over'],
      ['shut', 'stopped', 'closed', 'unknown'],
    ]);
  });

  it('waits for the answer before it calls a table unknown', () => {
    expect(grouped([entry('new', null)], false).map(([group]) => group)).toEqual(['waiting']);
    expect(grouped([], true)).toEqual([]);
  });

  it('tells the age of a game in both languages', () => {
    const now = Date.parse('2024-05-10T12:00:00Z');
    const told = (time: string) => [ago(time, now, 'en'), ago(time, now, 'ja')];
    expect(told('2024-05-10T10:00:00+00:00')).toEqual(['2 hours ago', '2 時間前']);
    expect(told('2024-05-10T11:59:20+00:00')).toEqual(['now', '今']);
    expect(told('2024-05-10T12:00:05+00:00')).toEqual(['now', '今']);
    expect(told('2024-05-09T11:00:00+00:00')).toEqual(['yesterday', '昨日']);
    expect(told('2024-04-25T12:00:00+00:00')).toEqual(['2 weeks ago', '2 週間前']);
    expect(told('2022-05-01T12:00:00+00:00')[0]).toBe('2 years ago');
  });

  it('counts the pieces of each faction', () => {
    const factionOf = (piece: string) => ({ troop: 'british', base: 'mcp' })[piece];
    expect(shares({ troop: 3, base: 1, stray: 9 }, factionOf, ['british', 'mcp'])).toEqual([3, 1]);
  });

  it('cuts a circle into parts', () => {
    expect(pie([0, 5])).toEqual([{ order: 1, path: 'M0-1A1 1 0 1 1 0 1A1 1 0 1 1 0-1Z' }]);
    expect(pie([1, 3])).toEqual([
      { order: 0, path: 'M0 0L0 -1A1 1 0 0 1 1 0Z' },
      { order: 1, path: 'M0 0L1 0A1 1 0 1 1 0 -1Z' },
    ]);
    expect(pie([0, 0])).toEqual([]);
  });
});

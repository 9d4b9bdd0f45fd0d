import { beforeEach, describe, expect, it } from 'vitest';
import * as seats from '../src/lib/seats';
import { state } from './state';

const opened = (tokens: Record<string, string>) => ({
  table: 'T',
  seats: tokens,
  watch: 'eye',
  state: state(),
});

describe('seats that the browser remembers', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('keeps mine and the links for friends apart', () => {
    const wishes = { british: 'me', mcp: 'friend' };
    seats.keepOpened(opened({ british: 'b', mcp: 'm' }), wishes);
    expect(seats.find('T')).toMatchObject({ token: 'b', friends: { mcp: 'm' }, watch: 'eye' });
    expect(seats.tokenFor('T')).toBe('b');
  });

  it('watches a game of bots', () => {
    seats.keepOpened(opened({}), { british: 'bot:greedy', mcp: 'bot:greedy' });
    expect(seats.tokenFor('T')).toBe('eye');
  });

  it('lets a link count for its tab without losing the seat of the browser', () => {
    seats.keepOpened(opened({ british: 'b' }), { british: 'me' });
    seats.keepLink('T', 'eye');
    expect(seats.tokenFor('T')).toBe('eye');
    sessionStorage.clear();
    expect(seats.tokenFor('T')).toBe('b');
  });

  it('remembers a table known only by its link, until it is removed', () => {
    seats.keepLink('N', 'tok');
    sessionStorage.clear();
    expect(seats.tokenFor('N')).toBe('tok');
    seats.remove('N');
    expect(seats.tokenFor('N')).toBeNull();
  });

  const sit = (table: string) =>
    seats.keep({ table, game: 'malaya', token: `${table}!`, friends: { mcp: 'm' }, watch: 'eye' });
  const tables = (list: readonly seats.Seat[]) => list.map(({ table }) => table);

  it('puts a removed seat back with its tokens, where it was', () => {
    ['C', 'B', 'A'].forEach(sit);
    seats.remove('B');
    seats.remove('B');
    expect([tables(seats.all()), tables(seats.removed())]).toEqual([['A', 'C'], ['B']]);
    seats.restore('B', 1);
    expect([tables(seats.all()), tables(seats.removed())]).toEqual([['A', 'B', 'C'], []]);
    expect(seats.find('B')).toMatchObject({ token: 'B!', friends: { mcp: 'm' }, watch: 'eye' });
    seats.restore('nowhere');
    expect(tables(seats.all())).toEqual(['A', 'B', 'C']);
  });

  it('counts what finds no room on the list as removed, and what is opened again as not', () => {
    for (let i = 0; i < 62; i += 1) sit(`t${i}`);
    expect(tables(seats.removed())).toEqual(['t1', 't0']);
    sit('t1');
    expect(tables(seats.removed())).toEqual(['t2', 't0']);
    seats.all().forEach(({ table }) => seats.remove(table));
    expect(seats.removed().length).toBe(30);
  });
});

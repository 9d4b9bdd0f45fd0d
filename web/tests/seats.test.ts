import { beforeEach, describe, expect, it } from 'vitest';
import * as seats from '../src/lib/seats';
import { state } from './state';

const opened = (tokens: Record<string, string>, invitations: Record<string, string> = {}) => ({
  table: 'T',
  seats: tokens,
  invitations,
  opener: null as string | null,
  watch: 'eye',
  state: state(),
});

describe('seats that the browser remembers', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('keeps mine and the invitations of friends apart', () => {
    const wishes = { british: 'me', mcp: 'friend' };
    seats.keepOpened(opened({ british: 'b' }, { mcp: 'm' }), wishes);
    expect(seats.find('T')).toMatchObject({ token: 'b', invitations: { mcp: 'm' }, watch: 'eye' });
    expect(seats.tokenFor('T')).toBe('b');
  });

  it('keeps no invitation of a friend who has sat down', () => {
    seats.keepOpened(opened({ british: 'b' }, { mcp: 'm' }), { british: 'me', mcp: 'friend' });
    seats.forgetInvited('T', ['british']);
    expect(seats.find('T')!.invitations).toEqual({ mcp: 'm' });
    seats.forgetInvited('T', ['british', 'mcp']);
    expect(seats.find('T')!.invitations).toEqual({});
    seats.keepInvited('T', 'mcp', 'anew');
    expect(seats.find('T')!.invitations).toEqual({ mcp: 'anew' });
    expect(JSON.stringify(localStorage)).not.toContain('"m"');
  });

  it('sits at a table of friends alone by the key of who opened it', () => {
    const table = { ...opened({}, { british: 'x', mcp: 'y' }), opener: 'host' };
    seats.keepOpened(table, { british: 'friend', mcp: 'friend' });
    expect(seats.tokenFor('T')).toBe('host');
  });

  it('answers an invitation once, with one key for all tabs', () => {
    seats.keepInvitation('T', 'inv');
    const found = seats.invitation('T')!;
    expect(found.key).toMatch(/^[A-Za-z0-9_-]{40}$/);
    seats.keepInvitation('T', 'inv');
    expect(seats.invitation('T')).toEqual(found);
    seats.keepLink('T', 'eye');
    seats.sitDown('T', 'malaya', found);
    expect(seats.tokenFor('T')).toBe(found.key);
    seats.keepInvitation('T', 'inv');
    expect(seats.invitation('T')).toBeNull();
    // The seat was taken back, and there is a new invitation.
    seats.keepInvitation('T', 'anew');
    expect(seats.invitation('T')).toMatchObject({ invite: 'anew' });
    expect(seats.invitation('T')!.key).not.toBe(found.key);
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

  it('loses no token, however many there are', () => {
    for (let i = 0; i < 500; i += 1) sit(`t${i}`);
    expect(seats.all().length).toBe(500);
    seats.all().forEach(({ table }) => seats.remove(table));
    expect([seats.all().length, seats.removed().length]).toEqual([0, 500]);
    seats.restore('t0');
    expect(seats.find('t0')).toMatchObject({ token: 't0!' });
  });
});

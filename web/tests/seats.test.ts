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

  it('remembers a table known only by its link, until it is forgotten', () => {
    seats.keepLink('N', 'tok');
    sessionStorage.clear();
    expect(seats.tokenFor('N')).toBe('tok');
    seats.forget('N');
    expect(seats.tokenFor('N')).toBeNull();
  });
});

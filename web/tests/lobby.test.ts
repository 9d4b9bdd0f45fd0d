import { describe, expect, it } from 'vitest';
import type { Sharing } from '../src/api/types';
import {
  asFriends,
  consentTo,
  longer,
  offeredIn,
  otherIn,
  ownSeats,
  percent,
} from '../src/club/lobby';
import { parse } from '../src/lib/router';
import { isOldNews } from '../src/table/store.svelte';
import { state } from './state';

const sharing = (part: Partial<Sharing> = {}): Sharing => ({
  deciders: ['british', 'mcp'],
  may_count: true,
  watch: [],
  public: [],
  counts: [],
  ...part,
});

describe('seats for anybody of the club', () => {
  const who = { british: 'me', mcp: 'club', third: 'bot:greedy' };

  it('are seats of friends to the server, and are offered', () => {
    expect(asFriends(who)).toEqual({ british: 'me', mcp: 'friend', third: 'bot:greedy' });
    expect(offeredIn(who)).toEqual(['mcp']);
    expect(offeredIn({ british: 'me', mcp: 'friend' })).toEqual([]);
  });
});

describe('a consent', () => {
  it('holds when all who are asked have given it', () => {
    const own = ['british'];
    expect(consentTo(sharing(), 'watch', own)).toBe('off');
    expect(consentTo(sharing({ watch: ['british'] }), 'watch', own)).toBe('mine');
    expect(consentTo(sharing({ watch: ['mcp'] }), 'watch', own)).toBe('asked');
    expect(consentTo(sharing({ watch: ['british', 'mcp'] }), 'watch', own)).toBe('on');
    expect(consentTo(sharing({ watch: ['british', 'mcp'] }), 'public', own)).toBe('off');
    expect(otherIn(sharing({ watch: ['british', 'mcp'] }), 'watch', own)).toBe('mcp');
  });

  it('is enough alone where a bot sits opposite', () => {
    const alone = sharing({ deciders: ['british'], watch: ['british'] });
    expect(consentTo(alone, 'watch', ['british'])).toBe('on');
  });

  it('is asked of who sits there as a person of the club', () => {
    const player = { kind: 'human', bot: null, online: true, friend: false, seated: true } as const;
    const shown = state({
      you: ['british', 'mcp'],
      players: {
        british: { ...player, person: { id: 'a', name: 'Ann' } },
        mcp: { ...player, person: null },
      },
    });
    expect(ownSeats(shown, 'a')).toEqual(['british']);
    expect(ownSeats(shown, 'b')).toEqual([]);
    expect(ownSeats(shown, undefined)).toEqual([]);
  });

  it('is news, though nobody has moved', () => {
    const known = state({ sharing: sharing() });
    expect(isOldNews(known, state({ sharing: sharing() }))).toBe(true);
    expect(isOldNews(known, state({ sharing: sharing({ watch: ['mcp'] }) }))).toBe(false);
  });
});

describe('the lists of the lobby', () => {
  it('grow without telling anything twice', () => {
    const id = (each: { table: string }) => each.table;
    const list = [{ table: 'a' }, { table: 'b' }];
    expect(longer(list, [{ table: 'b' }, { table: 'c' }], id).map(id)).toEqual(['a', 'b', 'c']);
  });

  it('say shares without figures that mean nothing', () => {
    expect([0, 0.0549, 0.655, 1].map(percent)).toEqual([0, 5, 66, 100]);
  });

  it('lead to the page of a person', () => {
    expect(parse('#/club/person/a-B_1')).toEqual({ page: 'club', key: null, at: 'person/a-B_1' });
  });
});

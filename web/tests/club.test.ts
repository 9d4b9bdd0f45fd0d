import { beforeEach, describe, expect, it } from 'vitest';
import { isKey, keyFile, keyIn, keyLink, myKey, newKey } from '../src/club/key';
import { points } from '../src/club/matches/match.svelte';
import { matchHash, parse } from '../src/lib/router';
import * as seats from '../src/lib/seats';

describe('the key of a person', () => {
  it('is 32 bytes in base64url, and another each time', () => {
    const keys = Array.from({ length: 50 }, newKey);
    expect(keys.every(isKey)).toBe(true);
    expect(new Set(keys).size).toBe(50);
    expect(isKey(`${keys[0]}x`)).toBe(false);
    expect(isKey(keys[0]!.slice(1))).toBe(false);
  });

  it('travels in the fragment of a link, and in a file', () => {
    const key = newKey();
    const link = keyLink('https://club.example/games/#/t/x', key);
    expect(new URL(link).hash).toBe(`#/club/key/${key}`);
    expect(parse(new URL(link).hash)).toEqual({ page: 'club', key, at: null });
    expect(keyIn(keyFile('Ann', link))).toBe(key);
    expect(keyIn(` ${key}\n`)).toBe(key);
    expect(keyIn(`${link}x`)).toBeNull();
    expect(keyIn('a letter')).toBeNull();
  });

  it('is not read where something else is kept', () => {
    localStorage.setItem('coinbox.club.key', '"short"');
    expect(myKey()).toBeNull();
  });
});

describe('the addresses of the club', () => {
  it('has parts', () => {
    expect(parse('#/club')).toEqual({ page: 'club', key: null, at: null });
    expect(parse('#/club/lobby/open')).toEqual({ page: 'club', key: null, at: 'lobby/open' });
    expect(parse('#/clubs')).toEqual({ page: 'start' });
  });
});

describe('games of a person', () => {
  const games = ['A', 'B', 'C'].map((table) => ({ table, game: 'malaya' }));
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('come to the end of the list, but for those that are known or were removed', () => {
    seats.keep({ table: 'A', game: 'malaya', token: 'own', friends: {}, watch: null });
    seats.keep({ table: 'B', game: 'malaya', token: 'own', friends: {}, watch: null });
    seats.remove('B');
    seats.keepMine(games, 'key');
    expect(seats.all().map(({ table, token }) => [table, token])).toEqual([
      ['A', 'own'],
      ['C', 'key'],
    ]);
    seats.drop(['A', 'B', 'C']);
    expect([...seats.all(), ...seats.removed()]).toEqual([]);
  });

  it('open with the key where the browser knows no token', () => {
    const key = newKey();
    localStorage.setItem('coinbox.club.key', JSON.stringify(key));
    expect(seats.tokenFor('unknown')).toBe(key);
  });
});

describe('a tournament', () => {
  it('has an address below the club', () => {
    expect(parse(matchHash('Ab-9_x'))).toEqual({ page: 'club', key: null, at: 'match/Ab-9_x' });
  });

  it('writes points as people do', () => {
    expect([0, 0.5, 1, 1.5, 2.25, 12.75].map(points)).toEqual(['0', '½', '1', '1½', '2¼', '12¾']);
  });
});

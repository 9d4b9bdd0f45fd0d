import { describe, expect, it } from 'vitest';
import { cut, link, spacesSince } from '../src/table/log';
import { line } from './state';

const NAMES: Record<string, string> = {
  ec_north: 'EC North',
  kuala_lumpur: 'クアラルンプール',
  pahang: 'Pahang',
};
const nameOf = (id: string) => NAMES[id] ?? id;
const titleOf = (card: string) => ({ M5: 'MPAJA Legacy' })[card] ?? '';

const links = (parts: ReturnType<typeof link>) => parts.filter((part) => part.kind !== 'text');

describe('links in the log', () => {
  it('finds spaces, and leaves every letter where it was', () => {
    const told = line('2 Troops moved from EC North to Pahang', ['ec_north', 'pahang']);
    const parts = link(told, nameOf, titleOf);
    expect(links(parts)).toEqual([
      { kind: 'space', id: 'ec_north', text: 'EC North' },
      { kind: 'space', id: 'pahang', text: 'Pahang' },
    ]);
    expect(parts.map((part) => part.text).join('')).toBe(told.text);
  });

  it('finds names without gaps between words', () => {
    const parts = link(line('クアラルンプールに警察1個', ['kuala_lumpur']), nameOf, titleOf);
    expect(parts[0]).toEqual({ kind: 'space', id: 'kuala_lumpur', text: 'クアラルンプール' });
  });

  it('makes number and title of a card one link', () => {
    expect(links(link(line('Card M5 MPAJA Legacy', [], 'M5'), nameOf, titleOf))).toEqual([
      { kind: 'card', id: 'M5', text: 'M5 MPAJA Legacy' },
    ]);
  });

  it('does not link spaces that the line is not about', () => {
    expect(links(link(line('Pahang and more', []), nameOf, titleOf))).toEqual([]);
  });

  it('takes three numbers for a section, and two only in brackets', () => {
    const parts = cut('See 3.2.1, not 1.5 points (6.3)', []);
    expect(links(parts).map((part) => part.text)).toEqual(['3.2.1', '6.3']);
  });

  it('collects the spaces of new lines', () => {
    const log = [line('a', ['perak']), line('b', ['pahang']), line('c', ['pahang', 'johore'])];
    expect([...spacesSince(log, 1)]).toEqual(['pahang', 'johore']);
  });
});

import { describe, expect, it } from 'vitest';
import { aimOf, bySection, phaseOf, termsWith } from '../src/table/aid';
import { linePath, series } from '../src/table/chart';
import { backoff } from '../src/table/live';
import { turnAt } from '../src/table/replay';
import './board/fixtures';

describe('small things', () => {
  it('orders sections as the booklet does', () => {
    const sections: [string, number][] = ['3.10', '3.2', '3', '3.2.1', '1.12'].map((s) => [s, 0]);
    expect(bySection(sections).map(([s]) => s)).toEqual(['1.12', '3', '3.2', '3.2.1', '3.10']);
  });

  it('finds terms by words in either language and by what is said of them', () => {
    const terms = [
      { id: 'sweep', word: '掃討', other: 'Sweep', about: '兵員が移動する。' },
      { id: 'troop', word: '兵員', other: 'Troop', about: '移動し、戦うキューブ。' },
    ];
    const found = (search: string) => termsWith(terms, search).map(({ id }) => id);
    expect(found('')).toEqual(['sweep', 'troop']);
    expect(found('  SWEEP ')).toEqual(['sweep']);
    expect(found('兵員 戦う')).toEqual(['troop']);
    expect(found('soup')).toEqual([]);
  });

  it('knows the phase of a stage', () => {
    expect(phaseOf('malaya', 'pacify')).toBe('support');
    expect(phaseOf('malaya', 'first')).toBeNull();
  });

  it('knows where each side wins', () => {
    expect(aimOf('malaya', 'british')).toEqual({ end: 'high', n: 18, middle: 10 });
    expect(aimOf('malaya', 'mcp')).toEqual({ end: 'low', n: 2, middle: 10 });
    expect(aimOf('arab_revolt', 'british')).toEqual({ end: 'high', n: 1, middle: 1 });
    expect(aimOf('arab_revolt', 'rebels')).toEqual({ end: 'low', n: 0, middle: 0 });
    expect(aimOf('japanese_occupation', 'british')).toEqual({ end: 'high', n: 20, middle: 18 });
    expect(aimOf('japanese_occupation', 'japanese')).toEqual({ end: 'low', n: 17, middle: 18 });
    expect(aimOf('malaya', 'nobody')).toBeNull();
  });

  it('draws tracks as steps', () => {
    const rows = [
      { moment: 0, political_will: 12 },
      { moment: 4, political_will: 9 },
    ];
    expect(series(rows)).toEqual([{ id: 'political_will', moments: [0, 4], values: [12, 9] }]);
    expect(linePath([0, 10, 20], [5, 5, 8])).toBe('M0 5H10V5H20V8');
  });

  it('waits longer for each new try, but never too long', () => {
    expect(backoff(0, 0.5)).toBe(400);
    expect(backoff(3, 0.5)).toBe(3200);
    expect(backoff(30, 1)).toBeLessThanOrEqual(6250);
  });

  it('finds the turn of a moment', () => {
    const turns = [0, 5, 9].map((moment) => ({ moment, actor: null, label: `${moment}` }));
    expect(turnAt(turns, 8)?.moment).toBe(5);
    expect(turnAt(turns, 9)?.moment).toBe(5);
    expect(turnAt(turns, 10)?.moment).toBe(9);
    expect(turnAt(turns, 0)).toBeNull();
    expect(turnAt([], 9)).toBeNull();
  });
});

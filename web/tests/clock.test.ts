import { describe, expect, it } from 'vitest';
import type { Clock } from '../src/api/types';
import { face, secondsLeft } from '../src/table/clock';

const clock = (part: Partial<Clock> = {}): Clock => ({
  terms: { kind: 'turn', amount: 5, zero: 'game', more: 0 },
  text: '',
  begun: true,
  runs: 'mcp',
  held: false,
  left: { british: 300, mcp: 100 },
  ...part,
});

describe('the clock of a page', () => {
  it('counts on for whose time runs, and for nobody else', () => {
    expect(secondsLeft(clock(), 'mcp', 30_000)).toBe(70);
    expect(secondsLeft(clock(), 'british', 30_000)).toBe(300);
    expect(secondsLeft(clock({ runs: null }), 'mcp', 30_000)).toBe(100);
    expect(secondsLeft(clock({ held: true }), 'mcp', 30_000)).toBe(100);
  });

  it('goes below zero only where nothing but a warning follows', () => {
    expect(secondsLeft(clock(), 'mcp', 130_000)).toBe(0);
    const terms = { kind: 'turn', amount: 5, zero: 'warning', more: 0 } as const;
    expect(secondsLeft(clock({ terms }), 'mcp', 130_000)).toBe(-30);
  });

  it.each([
    [0, 0, '0:00'],
    [0.2, 0, '0:01'],
    [59.5, 0, '1:00'],
    [300, 0, '5:00'],
    [3661, 0, '1:01:01'],
    [-61, 0, '1:01'],
    [2 * 86_400 + 3 * 3600 + 240, 2, '3:04'],
  ])('shows %d seconds', (seconds, days, time) => {
    expect(face(seconds)).toEqual({ days, time });
  });
});

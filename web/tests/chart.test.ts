import { describe, expect, it } from 'vitest';
import type { Moments } from '../src/api/types';
import { onCards, points, rowNear, rowOfCard, signed } from '../src/table/chart';

const turn = (moment: number, actor: string | null, label: string) => ({ moment, actor, label });
const card = (moment: number, number: number, propaganda = false) => ({
  moment,
  number,
  card: `M${number}`,
  title: `Card ${number}`,
  propaganda,
});
/** Two cards, then a Propaganda Round whose first phases come with its card, and a last card. */
const moments: Moments = {
  count: 40,
  cards: [card(1, 1), card(11, 2), card(21, 3, true), card(31, 4)],
  turns: [
    turn(0, null, 'reveal'),
    turn(1, 'british', 'Sweep'),
    turn(6, 'mcp', 'Terror'),
    turn(10, null, 'reveal'),
    turn(11, 'mcp', 'March'),
    turn(20, null, 'reveal'),
    turn(21, 'british', 'Support'),
    turn(30, null, 'reveal'),
    turn(31, 'british', 'Assault'),
  ],
  tracks: [
    [0, 12],
    [1, 12],
    [6, 13],
    [10, 9],
    [11, 9],
    [20, 9],
    [21, 6],
    [30, 8],
    [31, 8],
    [40, 10],
  ].map(([moment, will]) => ({ moment: moment!, will: will! })),
};

describe('the chart of a game', () => {
  it('has an axis of cards', () => {
    expect([0, 1, 6, 11, 36, 40].map((moment) => onCards(moments, moment))).toEqual([
      0,
      0,
      0.5,
      1,
      3 + 5 / 9,
      4,
    ]);
  });

  it('marks Propaganda Rounds from before their card to the next one, and the turns that changed most', () => {
    expect(points(moments, 'will')).toEqual([
      { kind: 'swing', moment: 10, card: 1, label: 'Terror', before: 13, after: 9 },
      { kind: 'propaganda', moment: 21, card: 3, label: 'Card 3', before: 9, after: 8 },
      { kind: 'swing', moment: 40, card: 4, label: 'Assault', before: 8, after: 10 },
    ]);
    expect([3, -4, 0].map(signed)).toEqual(['+3', '−4', '±0']);
  });

  it('finds the turn under the pointer, and that of another card', () => {
    expect(rowNear(moments, 0.45)).toBe(2);
    expect(rowNear(moments, 99)).toBe(9);
    expect(rowOfCard(moments, 2, 1)).toBe(4);
    expect(rowOfCard(moments, 4, -1)).toBe(1);
    expect(rowOfCard(moments, 9, 5)).toBe(8);
    expect(rowOfCard(moments, 0, -3)).toBe(1);
  });

  it('stays whole without cards', () => {
    const none = { ...moments, cards: [] };
    expect(onCards(none, 10)).toBe(0);
    expect(points(none, 'will')).toEqual([]);
    expect(rowOfCard(none, 3, 1)).toBe(3);
  });
});

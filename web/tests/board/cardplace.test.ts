import { expect, test } from 'vitest';
import { cardPlace } from '../../src/board/cardplace';

const card = { w: 200, h: 100 };
const wide = { w: 1000, h: 800 };
const phone = { w: 390, h: 500 };
const around = (x: number, y: number) => [
  { x: x - 50, y: y - 40 },
  { x: x + 50, y: y + 40 },
];

test('the card lies to the right of its space, at its height', () => {
  expect(cardPlace(around(300, 400), card, wide)).toEqual({ x: 374, y: 350 });
});

test('without room on the right it lies on the left', () => {
  expect(cardPlace(around(800, 400), card, wide)).toEqual({ x: 526, y: 350 });
});

test('it never leaves the frame', () => {
  expect(cardPlace(around(300, 20), card, wide).y).toBe(6);
  expect(cardPlace(around(300, 790), card, wide).y).toBe(694);
  expect(cardPlace(around(500, 400), { w: 700, h: 100 }, wide).x).toBe(6);
});

test('on a narrow board it lies at the end away from its space', () => {
  expect(cardPlace(around(100, 100), card, phone)).toEqual({ x: 95, y: 394 });
  expect(cardPlace(around(100, 400), card, phone)).toEqual({ x: 95, y: 6 });
});

test('it lies in what is in sight: not under a sheet over the board, nor where the page is scrolled away', () => {
  const sight = { top: 60, bottom: 330 };
  expect(cardPlace(around(100, 100), card, phone, sight)).toEqual({ x: 95, y: 224 });
  expect(cardPlace(around(100, 300), card, phone, sight)).toEqual({ x: 95, y: 66 });
  expect(cardPlace(around(300, 700), card, wide, sight).y).toBe(224);
});

import { expect, test } from 'vitest';
import { clampCamera, fittedSize, MAX_ZOOM, reveal, zoomAt } from './panzoom';

const frame = { w: 800, h: 650 };
const fitted = fittedSize(frame, { w: 1000, h: 1300 });

test('the whole board fits and is centred', () => {
  expect(fitted).toEqual({ w: 500, h: 650 });
  expect(clampCamera({ k: 0.2, x: 99, y: -99 }, frame, fitted)).toEqual({ k: 1, x: 150, y: 0 });
});

test('a zoomed board always covers the frame', () => {
  expect(clampCamera({ k: 2, x: 50, y: 50 }, frame, fitted)).toEqual({ k: 2, x: 0, y: 0 });
  expect(clampCamera({ k: 2, x: -900, y: -900 }, frame, fitted)).toEqual({
    k: 2,
    x: -200,
    y: -650,
  });
  expect(clampCamera({ k: 99, x: 0, y: 0 }, frame, fitted).k).toBe(MAX_ZOOM);
});

test('the point under the pointer stays when zooming', () => {
  const before = { k: 1.5, x: -40, y: -70 };
  const at = { x: 300, y: 200 };
  const after = zoomAt(before, 1.4, at);
  expect((at.x - after.x) / after.k).toBeCloseTo((at.x - before.x) / before.k);
  expect((at.y - after.y) / after.k).toBeCloseTo((at.y - before.y) / before.k);
});

test('a point outside the frame is brought in, one inside moves nothing', () => {
  const camera = { k: 3, x: -100, y: -100 };
  expect(reveal(camera, { x: 400, y: 300 }, frame, 40)).toEqual(camera);
  expect(reveal(camera, { x: -60, y: 700 }, frame, 40)).toEqual({ k: 3, x: 0, y: -190 });
});

import { afterEach, describe, expect, test } from 'vitest';
import {
  clampCamera,
  fittedSize,
  MAX_ZOOM,
  panzoom,
  pinch,
  reveal,
  zoomAt,
  type Camera,
} from '../../src/board/panzoom';

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

test('two fingers keep the points of the board that they lie on', () => {
  const camera = { k: 1.2, x: -30, y: -50 };
  const [thumb, old, now] = [
    { x: 100, y: 300 },
    { x: 200, y: 200 },
    { x: 250, y: 150 },
  ];
  const after = pinch(camera, old, now, thumb);
  expect(after.k).toBeCloseTo(1.8);
  const under = (c: typeof camera, at: { x: number; y: number }) => [
    (at.x - c.x) / c.k,
    (at.y - c.y) / c.k,
  ];
  expect(under(after, thumb)).toEqual(under(camera, thumb).map((n) => expect.closeTo(n)));
  expect(under(after, now)).toEqual(under(camera, old).map((n) => expect.closeTo(n)));
});

describe('fingers on the frame', () => {
  let camera: Camera;
  let begun: number;
  let clicks: number;
  let end: () => void;
  let element: HTMLElement;

  /** A frame with something in it that counts clicks and, if wanted, takes presses for itself. */
  function frameWith(k: number, mayPan = true) {
    camera = { k, x: 0, y: 0 };
    begun = clicks = 0;
    element = document.createElement('div');
    element.append(document.createElement('p'));
    element.firstChild!.addEventListener('click', () => (clicks += 1));
    element.setPointerCapture = () => {};
    element.hasPointerCapture = () => true;
    end = panzoom(element, {
      camera: () => camera,
      move: (to) => (camera = to),
      mayPan: () => mayPan,
      begin: () => (begun += 1),
    });
  }
  afterEach(() => end());

  function touch(type: string, id: number, clientX: number, clientY: number) {
    const event = new Event(type, { bubbles: true });
    Object.assign(event, { pointerId: id, isPrimary: id === 1, button: 0, clientX, clientY });
    element.firstChild!.dispatchEvent(event);
  }
  const click = () => element.firstChild!.dispatchEvent(new Event('click', { bubbles: true }));
  function drag(id: number, by: number) {
    touch('pointerdown', id, 100, 100);
    touch('pointermove', id, 100 + by, 100);
    touch('pointerup', id, 100 + by, 100);
  }

  test('one finger moves an enlarged board, and its click is swallowed', () => {
    frameWith(2);
    drag(1, 40);
    expect(camera).toEqual({ k: 2, x: 40, y: 0 });
    expect(begun).toBe(1);
    click();
    expect(clicks).toBe(0);
  });

  test('a tap is a click, also after a drag that no click followed', () => {
    frameWith(2);
    drag(1, 40);
    drag(1, 2);
    click();
    expect(clicks).toBe(1);
    expect(camera.x).toBe(40);
  });

  test('one finger leaves a fitted board where it is', () => {
    frameWith(1);
    drag(1, 40);
    expect(camera).toEqual({ k: 1, x: 0, y: 0 });
    expect(begun).toBe(0);
  });

  test('a press that belongs to a piece moves nothing, until a second finger comes', () => {
    frameWith(2, false);
    drag(1, 40);
    expect(camera.x).toBe(0);
    touch('pointerdown', 1, 100, 100);
    expect(begun).toBe(0);
    touch('pointerdown', 2, 200, 100);
    expect(begun).toBe(1);
    touch('pointermove', 2, 250, 100);
    expect(camera.k).toBeCloseTo(3);
    touch('pointerup', 2, 250, 100);
    touch('pointerup', 1, 100, 100);
    click();
    expect(clicks).toBe(0);
  });
});

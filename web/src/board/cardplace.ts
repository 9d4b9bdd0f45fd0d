/** Where a card over the board may lie. */
import type { Size, Spot } from './panzoom';

/** A board narrower than this has no room beside a space. */
const NARROW = 520;
const EDGE = 6;
const GAP = 24;

/** Beside the points of a space where there is room, else at the far end of a narrow board. */
export function cardPlace(points: readonly Spot[], card: Size, frame: Size): Spot {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  if (frame.w < NARROW) {
    const far = middle > frame.h / 2 ? EDGE : frame.h - card.h - EDGE;
    return { x: (frame.w - card.w) / 2, y: far };
  }
  const within = (v: number, size: number, room: number) =>
    Math.max(EDGE, Math.min(room - size - EDGE, v));
  const x = right + GAP + card.w + EDGE <= frame.w ? right + GAP : left - GAP - card.w;
  return { x: within(x, card.w, frame.w), y: within(middle - card.h / 2, card.h, frame.h) };
}

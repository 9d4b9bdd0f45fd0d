/** Where a card over the board may lie. */
import type { Size, Spot } from './panzoom';

/** A board narrower than this has no room beside a space. */
const NARROW = 520;
const EDGE = 6;
const GAP = 24;

/** Beside the points of a space where there is room, else at the far end of what is in sight of a narrow board. */
export function cardPlace(
  points: readonly Spot[],
  card: Size,
  frame: Size,
  sight: { readonly top: number; readonly bottom: number } = { top: 0, bottom: frame.h },
): Spot {
  const xs = points.map((p) => p.x);
  const ys = points.map((p) => p.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const middle = (Math.min(...ys) + Math.max(...ys)) / 2;
  const top = sight.top + EDGE;
  const bottom = Math.max(top, sight.bottom - card.h - EDGE);
  if (frame.w < NARROW) {
    const far = middle > (sight.top + sight.bottom) / 2 ? top : bottom;
    return { x: (frame.w - card.w) / 2, y: far };
  }
  const within = (v: number, least: number, most: number) => Math.max(least, Math.min(most, v));
  const x = right + GAP + card.w + EDGE <= frame.w ? right + GAP : left - GAP - card.w;
  return {
    x: within(x, EDGE, frame.w - card.w - EDGE),
    y: within(middle - card.h / 2, top, bottom),
  };
}

/** Where an explanation lies: below what it explains, above it if there is no room, and never off the page. */
interface Size {
  readonly w: number;
  readonly h: number;
}
interface Box {
  readonly left: number;
  readonly top: number;
  readonly bottom: number;
}

const GAP = 6;
const EDGE = 8;

export function placed(of: Box, size: Size, page: Size): { x: number; y: number } {
  const within = (v: number, length: number, room: number) =>
    Math.max(EDGE, Math.min(v, room - length - EDGE));
  const below = of.bottom + GAP;
  const fits = below + size.h + EDGE <= page.h;
  const y = fits ? below : of.top - GAP - size.h;
  return { x: within(of.left, size.w, page.w), y: within(y, size.h, page.h) };
}

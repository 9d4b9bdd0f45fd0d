/** The format `board-geometry/1`: shapes of spaces, anchors, and neighbours by direction. */

export type Point = readonly [number, number];

export interface Anchor {
  readonly at: Point;
  readonly w: number;
  readonly h: number;
  readonly drawn: boolean;
}

export interface Tier {
  readonly n: number;
  readonly pitch: number;
  readonly slots: readonly Point[];
}

export interface Stack {
  readonly kind: string;
  readonly poly: readonly Point[];
  readonly tiers: readonly Tier[];
}

export interface Label {
  readonly at: Point;
  readonly size: number;
  readonly spacing: number;
  readonly lines: readonly string[];
  readonly curve?: { readonly c: Point; readonly r: number; readonly mid: number };
}

export interface Anchors {
  readonly label: Label;
  readonly pop?: { readonly at: Point; readonly r: number };
  /** A sign beside the name. */
  readonly mark?: { readonly at: Point; readonly r: number };
  readonly control: Anchor;
  readonly support: Anchor;
  readonly stack: Stack;
}

interface Printed {
  readonly id: string;
  readonly population?: number;
}

export interface Geometry {
  readonly viewBox: readonly [number, number, number, number];
  readonly piece: { readonly cube: number; readonly cylinder: number; readonly disc: number };
  readonly arcs: Readonly<Record<string, { readonly pts: readonly Point[] }>>;
  readonly faces: readonly (Printed & { readonly arcs: readonly string[] })[];
  readonly circles: readonly (Printed & { readonly c: Point; readonly r: number })[];
  readonly bands?: readonly {
    readonly id: string;
    readonly line: readonly Point[];
    readonly width: number;
  }[];
  readonly places?: readonly { readonly id: string; readonly at: Point; readonly r: number }[];
  readonly anchors: Readonly<Record<string, Anchors>>;
}

/** A space as the board draws and clicks it. */
export interface SpaceShape {
  readonly id: string;
  readonly kind: 'face' | 'circle' | 'band' | 'place';
  readonly path: string;
  /** Outline as a polygon, for tests of "inside". */
  readonly poly: readonly Point[];
  readonly centre: Point;
  readonly anchors: Anchors;
  /** As printed; null: none is. */
  readonly population: number | null;
}

/** All spaces, in drawing order: areas, then strips, then circles on top of them. */
export function spaceShapes(g: Geometry): SpaceShape[] {
  const shape = (
    { id, population = null }: { id: string; population?: number | null },
    kind: SpaceShape['kind'],
    poly: readonly Point[],
    centre: Point,
  ): SpaceShape => {
    const anchors = g.anchors[id];
    if (!anchors) throw new Error(`the board has no anchors for ${id}`);
    return { id, kind, path: pathOf(poly), poly, centre, anchors, population };
  };
  return [
    ...g.faces.map((f) => {
      const poly = faceRing(g, f.arcs);
      return shape(f, 'face', poly, centroid(poly));
    }),
    ...(g.bands ?? []).map((b) =>
      shape(b, 'band', bandRing(b.line, b.width), b.line[Math.floor(b.line.length / 2)]!),
    ),
    ...g.circles.map((c) => ({
      ...shape(c, 'circle', circleRing(c.c, c.r), c.c),
      path: circlePath(c.c, c.r),
    })),
  ];
}

/** The places between the spaces, which hold markers only; they lie on top of everything. */
export function placeShapes(g: Geometry): SpaceShape[] {
  return (g.places ?? []).map(({ id, at, r }) => {
    const poly = squareRing(at, r);
    const box: Anchor = { at, w: 2 * r, h: 2 * r, drawn: false };
    const anchors: Anchors = {
      label: { at, size: 0, spacing: 0, lines: [] },
      control: box,
      support: box,
      stack: { kind: 'none', poly, tiers: [] },
    };
    return { id, kind: 'place', path: pathOf(poly), poly, centre: at, anchors, population: null };
  });
}

/** The ring of a face: its arcs in turn, each without its first point but the first. */
export function faceRing(g: Pick<Geometry, 'arcs'>, arcs: readonly string[]): Point[] {
  const ring: Point[] = [];
  for (const signed of arcs) {
    const arc = g.arcs[signed.slice(1)];
    if (!arc) throw new Error(`the board has no arc ${signed}`);
    const points = signed.startsWith('-') ? arc.pts.toReversed() : arc.pts;
    ring.push(...(ring.length ? points.slice(1) : points));
  }
  return ring;
}

function pathOf(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x},${y}`).join('L')}Z`;
}

function squareRing([x, y]: Point, r: number): Point[] {
  return [
    [x - r, y - r],
    [x + r, y - r],
    [x + r, y + r],
    [x - r, y + r],
  ];
}

function circlePath([x, y]: Point, r: number): string {
  return `M${x - r},${y}a${r},${r} 0 1 1 ${2 * r},0a${r},${r} 0 1 1 ${-2 * r},0Z`;
}

function circleRing([x, y]: Point, r: number): Point[] {
  return Array.from({ length: 48 }, (_, i) => {
    const a = (i * Math.PI) / 24;
    return [x + r * Math.cos(a), y + r * Math.sin(a)] as const;
  });
}

function bandRing(line: readonly Point[], width: number): Point[] {
  const side = (sign: number) =>
    line.map(([x, y], i): Point => {
      const a = line[Math.max(0, i - 1)]!;
      const b = line[Math.min(line.length - 1, i + 1)]!;
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const k = (sign * width) / 2 / length;
      return [x - (b[1] - a[1]) * k, y + (b[0] - a[0]) * k];
    });
  return [...side(1), ...side(-1).toReversed()];
}

/** All of the board but its places and what lies on it of one kind; to be filled by the even-odd rule. */
export function groundPath(
  width: number,
  height: number,
  shapes: readonly SpaceShape[],
  without: 'circle' | 'band',
): string {
  const raised = shapes.filter((s) => [without, 'place'].includes(s.kind)).map((s) => s.path);
  return `M0,0H${width}V${height}H0Z${raised.join('')}`;
}

/** Between the centres of two spaces; one that is not on the board is near to all. */
export function distance(a?: SpaceShape, b?: SpaceShape): number {
  return a && b ? Math.hypot(a.centre[0] - b.centre[0], a.centre[1] - b.centre[1]) : 0;
}

/** Centre of area. */
export function centroid(points: readonly Point[]): Point {
  let area = 0;
  let cx = 0;
  let cy = 0;
  points.forEach(([x, y], i) => {
    const [u, v] = points[(i + 1) % points.length]!;
    const cross = x * v - u * y;
    area += cross;
    cx += (x + u) * cross;
    cy += (y + v) * cross;
  });
  return [cx / (3 * area), cy / (3 * area)];
}

export function inside([x, y]: Point, poly: readonly Point[]): boolean {
  let odd = false;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [xi, yi] = poly[i]!;
    const [xj, yj] = poly[j]!;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
  }
  return odd;
}

/** Distance from a point to the outline of a polygon. */
export function edgeDistance([x, y]: Point, poly: readonly Point[]): number {
  let best = Infinity;
  for (let i = 0, j = poly.length - 1; i < poly.length; j = i++) {
    const [ax, ay] = poly[j]!;
    const [bx, by] = poly[i]!;
    const dx = bx - ax;
    const dy = by - ay;
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, Math.hypot(x - ax - t * dx, y - ay - t * dy));
  }
  return best;
}

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

const WAYS: Readonly<Record<Direction, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export function isDirection(key: string): key is Direction {
  return key in WAYS;
}

/** The nearest space within 60 degrees of the direction; those straight ahead count as nearer. */
export function towards(
  shapes: readonly SpaceShape[],
  from: string,
  way: Direction,
): string | null {
  const start = shapes.find((s) => s.id === from)?.centre;
  if (!start) return null;
  const [wx, wy] = WAYS[way];
  let best: string | null = null;
  let least = Infinity;
  for (const { id, centre } of shapes) {
    const dx = centre[0] - start[0];
    const dy = centre[1] - start[1];
    const way = Math.hypot(dx, dy);
    const cosine = (dx * wx + dy * wy) / (way || 1);
    if (id === from || cosine < 0.5) continue;
    const cost = way * (1 + 1.5 * (1 - cosine));
    if (cost < least) [least, best] = [cost, id];
  }
  return best;
}

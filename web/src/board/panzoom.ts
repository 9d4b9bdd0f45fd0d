/** Pan and zoom of the board inside its frame: wheel, drag, pinch and buttons; the board never leaves the frame. */

export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly w: number;
  readonly h: number;
}

export const MAX_ZOOM = 4;
export const FITTED: Camera = { k: 1, x: 0, y: 0 };

/** The size at which the whole board fits into the frame. */
export function fittedSize(frame: Size, board: Size): Size {
  const s = Math.min(frame.w / board.w, frame.h / board.h);
  return { w: board.w * s, h: board.h * s };
}

/** Keeps a camera within bounds: smaller than the frame is centred, larger covers it. */
export function clampCamera({ k, x, y }: Camera, frame: Size, fitted: Size): Camera {
  const zoom = Math.min(MAX_ZOOM, Math.max(1, k));
  const along = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at));
  return { k: zoom, x: along(x, frame.w, fitted.w * zoom), y: along(y, frame.h, fitted.h * zoom) };
}

/** A point of the frame, in pixels. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** Zooms by a factor about a point of the frame, which stays where it is. */
export function zoomAt(camera: Camera, factor: number, at: Spot): Camera {
  const k = Math.min(MAX_ZOOM, Math.max(1, camera.k * factor));
  const f = k / camera.k;
  return { k, x: at.x - (at.x - camera.x) * f, y: at.y - (at.y - camera.y) * f };
}

/** Moves the camera only as much as is needed to show a point, with a margin. */
export function reveal(camera: Camera, at: Spot, frame: Size, margin: number): Camera {
  const shift = (p: number, room: number) =>
    p < margin ? margin - p : p > room - margin ? room - margin - p : 0;
  return { ...camera, x: camera.x + shift(at.x, frame.w), y: camera.y + shift(at.y, frame.h) };
}

/** One finger of two moves, the other stays: both keep the points of the board that they lie on. */
export function pinch(camera: Camera, old: Spot, now: Spot, other: Spot): Camera {
  const length = (spot: Spot) => Math.hypot(spot.x - other.x, spot.y - other.y) || 1;
  return zoomAt(camera, length(now) / length(old), other);
}

export interface Hands {
  camera(): Camera;
  move(camera: Camera): void;
  /** False where a single finger's press belongs to something else, such as a piece that can be dragged. */
  mayPan(event: PointerEvent): boolean;
  /** The fingers move the board from now on; whatever else they were about is off. */
  begin(): void;
}

interface Finger extends Spot {
  readonly mayPan: boolean;
}

/** In pixels; a press that travels less is a click. */
const SLOP = 5;

/** Listens on the frame; returns what ends it. After a pan or a pinch the click that follows is swallowed. */
export function panzoom(frame: HTMLElement, hands: Hands): () => void {
  const stop = new AbortController();
  const fingers = new Map<number, Finger>();
  let travelled = 0;
  let begun = false;
  const at = (e: MouseEvent): Spot => {
    const box = frame.getBoundingClientRect();
    return { x: e.clientX - box.left, y: e.clientY - box.top };
  };
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    heard: (e: HTMLElementEventMap[K]) => void,
    options: AddEventListenerOptions = {},
  ) => frame.addEventListener(type, heard, { ...options, signal: stop.signal });
  const begin = () => {
    begun = true;
    hands.begin();
  };

  on(
    'wheel',
    (e) => {
      // At the fitted size a wheel turned outwards scrolls the page.
      if (e.deltaY > 0 && hands.camera().k <= 1) return;
      e.preventDefault();
      hands.move(zoomAt(hands.camera(), Math.exp(-e.deltaY * (e.ctrlKey ? 0.01 : 0.0015)), at(e)));
    },
    { passive: false },
  );
  on('pointerdown', (e) => {
    if (e.button !== 0) return;
    if (e.isPrimary) {
      fingers.clear();
      [travelled, begun] = [0, false];
    }
    fingers.set(e.pointerId, { ...at(e), mayPan: hands.mayPan(e) });
    if (fingers.size > 1) begin();
  });
  on('pointermove', (e) => {
    const old = fingers.get(e.pointerId);
    if (!old || (!old.mayPan && !begun)) return;
    const now = { ...old, ...at(e) };
    travelled += Math.hypot(now.x - old.x, now.y - old.y);
    fingers.set(e.pointerId, now);
    if (travelled <= SLOP) return;
    if (!frame.hasPointerCapture(e.pointerId)) frame.setPointerCapture(e.pointerId);
    const other = [...fingers].find(([id]) => id !== e.pointerId)?.[1];
    const camera = hands.camera();
    if (other) hands.move(pinch(camera, old, now, other));
    else if (camera.k > 1) {
      if (!begun) begin();
      hands.move({ ...camera, x: camera.x + now.x - old.x, y: camera.y + now.y - old.y });
    }
  });
  const lift = (e: PointerEvent) => fingers.delete(e.pointerId);
  on('pointerup', lift);
  on('pointercancel', lift);
  on(
    'click',
    (e) => {
      if (travelled > SLOP || begun) e.stopPropagation();
      [travelled, begun] = [0, false];
    },
    { capture: true },
  );
  // Two fingers always belong to the board, one scrolls the page while the board is fitted.
  on('touchmove', (e) => e.touches.length > 1 && e.preventDefault(), { passive: false });
  return () => stop.abort();
}

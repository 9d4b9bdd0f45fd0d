/** How the board lies in its frame, and how sharply it is drawn there. */
import { untrack } from 'svelte';
import type { Point } from './geometry';
import {
  clampCamera,
  FITTED,
  fittedSize,
  panzoom,
  reveal,
  zoomAt,
  type Camera,
  type Hands,
  type Size,
} from './panzoom';

/** Painting grows with the area, so a board that is enlarged further is drawn no finer than this. */
const SHARPEST = 2.5;
const REST = 140;
/** A space that is shown keeps this far from the edge of the frame. */
const MARGIN = 40;

export class BoardCamera {
  readonly frame: { w: number; h: number } = $state({ w: 0, h: 0 });
  #wished = $state.raw<Camera>(FITTED);
  /** The zoom for which the board is laid out. */
  baked = $state(1);
  /** Once the board was enlarged it stays without its slow grain. */
  plain = $state(false);

  readonly fitted = $derived.by(() => fittedSize(this.frame, this.board()));
  readonly at = $derived.by(() => clampCamera(this.#wished, this.frame, this.fitted));
  readonly unit = $derived.by(() => (this.fitted.w * this.at.k) / this.board().w);

  /** Made while a component is. */
  constructor(private readonly board: () => Size) {
    // A scaled layer is quick but blurred: once the hand rests, the board is laid out anew. Zooming far out must not
    // wait, else the whole board would be painted at the old, much larger size.
    $effect.pre(() => {
      const k = Math.min(this.at.k, SHARPEST);
      if (untrack(() => this.baked) / k > 1.5) this.baked = k;
      const rest = setTimeout(() => (this.baked = k), REST);
      return () => clearTimeout(rest);
    });
    $effect(() => {
      if (this.baked > 1) this.plain = true;
    });
  }

  move(to: Camera): void {
    this.#wished = clampCamera(to, this.frame, this.fitted);
  }

  /** About the middle of the frame. */
  zoom(factor: number): void {
    this.move(zoomAt(this.at, factor, { x: this.frame.w / 2, y: this.frame.h / 2 }));
  }

  fit(): void {
    this.#wished = FITTED;
  }

  show(point: Point): void {
    this.move(reveal(this.at, this.onScreen(point), this.frame, MARGIN));
  }

  /** A point of the board as a point of the frame. */
  onScreen = ([x, y]: Point) => ({ x: this.at.x + x * this.unit, y: this.at.y + y * this.unit });

  /** Listens to wheel and fingers on the frame. */
  listen(frame: HTMLElement, hands: Pick<Hands, 'mayPan' | 'begin'>): () => void {
    return panzoom(frame, { ...hands, camera: () => this.at, move: (to) => this.move(to) });
  }
}

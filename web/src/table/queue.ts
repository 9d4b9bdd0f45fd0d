/** States shown one after the other, so that an opponent's turn can be watched. */
import type { State } from '../api/types';

/** A state, or the number of a moment that is fetched when its time comes. */
export type Frame = State | number;

export interface QueueOptions {
  show: (state: State) => void;
  fetch: (moment: number) => Promise<State>;
  /** Milliseconds a state stays; 0: show only the last. */
  pause: () => number;
  /** More moments than this are not watched one by one. */
  most?: number;
}

/** The moments between two states, without both. */
export function between(before: State, after: State): number[] {
  const count = after.decisions - before.decisions - 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => before.decisions + 1 + i);
}

const drawn = (state: State) => JSON.stringify(state.view);

/** A step that neither moved nor told anything needs no pause. */
export function differs(before: State, after: State): boolean {
  return before.log.length !== after.log.length || drawn(before) !== drawn(after);
}

export class StateQueue {
  private frames: Frame[] = [];
  private shown: State | null = null;
  private last: State | null = null;
  private running = 0;
  private wake: (() => void) | null = null;

  constructor(private readonly options: QueueOptions) {}

  get playing(): boolean {
    return this.frames.length > 0;
  }

  /** Show at once and drop what was waiting: own commands, another language, a first load. */
  jump(state: State): void {
    this.running += 1;
    this.frames = [];
    this.wake?.();
    this.last = state;
    this.present(state);
  }

  /** Take a state that came from elsewhere and lead up to it. */
  push(state: State): void {
    const before = this.last;
    if (!before || this.options.pause() === 0 || state.seq === before.seq) return this.jump(state);
    const steps = between(before, state);
    if (steps.length > (this.options.most ?? 80)) return this.jump(state);
    this.last = state;
    const idle = !this.playing;
    this.frames.push(...steps, state);
    if (idle) void this.run();
  }

  /** The same moment told anew (another is online): the way there goes on. */
  refresh(state: State): void {
    if (!this.playing) return this.jump(state);
    this.last = state;
    this.frames[this.frames.length - 1] = state;
  }

  /** Show the last state now. */
  skip(): void {
    if (this.last && this.playing) this.jump(this.last);
  }

  private present(state: State): void {
    this.shown = state;
    this.options.show(state);
  }

  private async run(): Promise<void> {
    const run = ++this.running;
    while (this.frames.length > 0) {
      const state = await this.load(this.frames[0]!);
      if (run !== this.running) return;
      const told = state !== null && (!this.shown || differs(this.shown, state));
      this.frames.shift();
      if (state) this.present(state);
      if (told && this.frames.length > 0) await this.sleep(this.options.pause());
      if (run !== this.running) return;
    }
  }

  /** A moment that cannot be fetched is left out. */
  private async load(frame: Frame): Promise<State | null> {
    if (typeof frame !== 'number') return frame;
    try {
      return await this.options.fetch(frame);
    } catch {
      return null;
    }
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}

/** What others did, beat by beat: which beats there are, how long each stays, and a player that shows them in order. */
import type { Beat, BeatTurn, Story } from '../api/types';
import type { Speed } from '../lib/settings.svelte';

/** A beat with its turn. */
export interface Frame {
  readonly turn: BeatTurn;
  readonly beat: Beat;
  /** The number of the beat in its turn, from 0. */
  readonly n: number;
}

export const framesOf = (turns: readonly BeatTurn[]): Frame[] =>
  turns.flatMap((turn) => turn.beats.map((beat, n) => ({ turn, beat, n })));

/** How far somebody has watched: every step up to `at`, and so many beats of the story after the step `from`. */
export interface Watched {
  at: number;
  from: number;
  done: number;
}

/** The first beat that has not been watched. */
export function firstNew(story: Story, from: number, watched: Watched | null): number {
  if (!watched) return 0;
  const whole = framesOf(story.turns.filter((turn) => turn.at <= watched.at)).length;
  return Math.max(whole, watched.from === from ? watched.done : 0);
}

/** A new card alone needs no telling. */
export function isWorthTelling(frames: readonly Frame[]): boolean {
  return frames.length > 1 || frames.some(({ turn }) => turn.kind !== 'card');
}

const SHORTEST = 1300;
const LONGEST = 4500;
const FAST = 420;
/** Milliseconds for reading a letter; a Chinese character or kana is read as two. */
const LETTER = 14;

const letters = (text: string) =>
  text.length + (text.match(/[\u3040-\u30ff\u4e00-\u9fff]/g)?.length ?? 0);

/** How many milliseconds a beat stays. */
export function stay({ beat }: Frame, speed: Speed): number {
  if (speed !== 'slow') return FAST;
  const read = beat.lines.reduce((sum, line) => sum + letters(line.text), 0) * LETTER;
  return Math.min(LONGEST, Math.max(SHORTEST, 500 + read));
}

export interface PlayerOptions {
  /** Show a beat. */
  show: (index: number) => void;
  /** How many milliseconds it stays. */
  stay: (index: number) => number;
  /** All have been shown, or the reader has skipped the rest. */
  done: () => void;
}

/** Shows so many beats one after the other; each stays its time while nobody holds it. */
export class Player {
  private index = 0;
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private running = false;
  private paused = false;
  private held = false;

  constructor(private readonly options: PlayerOptions) {}

  get playing(): boolean {
    return this.running;
  }

  /** Show the beats from one on. */
  start(count: number, from: number): void {
    this.count = count;
    this.running = true;
    this.paused = false;
    this.go(from);
  }

  /** More beats have come, or the same are told in other words. */
  extend(count: number): void {
    this.count = count;
    this.options.show(Math.min(this.index, count - 1));
  }

  setPaused(paused: boolean): void {
    this.paused = paused;
    this.wait();
  }

  /** While the page is hidden or covered nothing goes on. */
  setHeld(held: boolean): void {
    if (held === this.held) return;
    this.held = held;
    this.wait();
  }

  step(by: number): void {
    if (this.running) this.go(Math.max(0, this.index + by));
  }

  /** Leave the rest out. */
  skip(): void {
    if (this.running) this.go(this.count);
  }

  /** End without a word. */
  stop(): void {
    clearTimeout(this.timer);
    this.running = false;
  }

  private go(index: number): void {
    if (index >= this.count) {
      this.stop();
      return this.options.done();
    }
    this.index = index;
    this.options.show(index);
    this.wait();
  }

  private wait(): void {
    clearTimeout(this.timer);
    if (!this.running || this.paused || this.held) return;
    this.timer = setTimeout(() => this.go(this.index + 1), this.options.stay(this.index));
  }
}

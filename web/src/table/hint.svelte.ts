/** A hint: asked for, waited for, shown on the board while a plan of it is pointed at, and dropped when the game moves on. */
import * as api from '../api/client';
import type { ApiError } from '../api/client';
import type { Hint, Plan, State, Story } from '../api/types';
import type { BoardBeat } from '../board/props';
import { settings } from '../lib/settings.svelte';
import { plansLeft, turnOf } from './plans';

const PAUSE = 300;
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Who thinks about it. */
export interface Adviser {
  /** Begin; what is known at once. */
  ask(lang: string, seq: number): Promise<Hint>;
  /** How far it has come; null if the game has moved on. */
  look(lang: string): Promise<Hint | null>;
  stop(lang: string): Promise<unknown>;
  /** What a plan would do, told like a turn that was played. */
  story(lang: string, n: number): Promise<Story>;
}

/** The server, for a seat at a table. */
export const adviserAt = (table: string, token: string): Adviser => ({
  ask: (lang, seq) => api.askHint(table, token, lang, seq),
  look: (lang) => api.hint(table, token, lang),
  stop: (lang) => api.stopHint(table, token, lang),
  story: (lang, n) => api.planStory(table, token, lang, n),
});

export class HintStore {
  open = $state(false);
  told = $state.raw<Hint | null>(null);
  problem = $state.raw<ApiError | null>(null);
  /** The plan that is pointed at, and the one that a click keeps on the board. */
  pointed = $state<number | null>(null);
  kept = $state<number | null>(null);

  readonly waiting = $derived(!!this.told && !this.told.plans && !this.told.failed);
  readonly marks = $derived.by((): BoardBeat | null => {
    const plan = this.open ? this.told?.plans?.[this.pointed ?? this.kept ?? -1] : undefined;
    return plan ? { moves: plan.moves, changes: plan.changes, dice: [], tracks: [] } : null;
  });

  /** The turn in which it was asked for, and how many steps that had. */
  private turn = '';
  private steps = 0;
  private asked = 0;
  /** The state for which it was asked, and the newest one on the page. */
  private seq = -1;
  private latest: State | null = null;

  constructor(private readonly adviser: Adviser) {}

  /** Ask, and wait until the plans are there. */
  async ask(state: State): Promise<void> {
    const mine = (this.asked += 1);
    this.reset();
    this.open = true;
    this.turn = turnOf(state);
    this.steps = state.turn.steps.length;
    this.seq = state.seq;
    try {
      let found: Hint | null = await this.adviser.ask(settings.lang, state.seq);
      while (mine === this.asked) {
        this.told = found;
        if (!found || found.plans || found.failed) return;
        await sleep(PAUSE);
        if (mine === this.asked) found = await this.adviser.look(settings.lang);
      }
    } catch (error) {
      if (mine !== this.asked) return;
      this.told = null;
      this.problem = error as ApiError;
      if (this.latest) this.catchUp(this.latest);
    }
  }

  /** It was asked while a command was on its way: what was meant is the state that came of it. */
  private catchUp(state: State): void {
    if (this.problem?.code !== 'stale' || state.seq === this.seq) return;
    if (state.decision?.yours) void this.ask(state);
    else this.drop();
  }

  /** The same plans in other words. */
  async speak(): Promise<void> {
    const mine = this.asked;
    if (!this.told?.plans) return;
    const found = await this.adviser.look(settings.lang).catch(() => null);
    if (found && mine === this.asked) this.told = found;
  }

  /** Close it; what is still being thought about is not wanted. */
  close(): void {
    if (this.waiting) void this.adviser.stop(settings.lang).catch(() => undefined);
    this.drop();
  }

  private drop(): void {
    this.asked += 1;
    this.reset();
    this.open = false;
  }

  private reset(): void {
    this.told = this.problem = this.pointed = this.kept = null;
  }

  /** Another state is shown: within the turn the plans stay that it still follows, else all of it is gone. */
  follow(state: State): void {
    this.latest = state;
    if (this.open) this.catchUp(state);
    if (!this.told || state.seq === this.told.seq) return;
    this.pointed = this.kept = null;
    const left = turnOf(state) === this.turn ? this.left(state) : [];
    if (!left.length || !state.decision?.yours) this.drop();
  }

  /** Whether the plans begin at what is asked now, so that they can be shown on the board. */
  isNow(state: State): boolean {
    return this.told?.seq === state.seq;
  }

  /** The plans that begin with what was chosen since, each with its number. */
  left(state: State): { plan: Plan; n: number }[] {
    return plansLeft(this.told?.plans ?? [], state, this.steps);
  }

  story(n: number): Promise<Story> {
    return this.adviser.story(settings.lang, n);
  }
}

/** Somebody at an exercise: what he has chosen, what is said of it, and the best turn when he wants to see it. */
import * as api from '../api/client';
import type { BestTurn, Exercise, Judgement } from '../api/types';
import { inWords } from '../lib/problem';
import { settings } from '../lib/settings.svelte';
import { framesOf, Player, stay } from '../table/beats';
import { markOf, remember } from './solved';

export class ExerciseWay {
  at = $state.raw<Exercise | null>(null);
  problem = $state('');
  /** Why something is not offered, with its section. */
  why = $state('');
  busy = $state(false);
  judged = $state.raw<Judgement | null>(null);
  /** How far the comparison has come; null if there is none. */
  part = $state<number | null>(null);
  failed = $state(false);
  readonly showing: Showing = new Showing();
  /** Every option before each of the choices that can be taken back. */
  private past = $state.raw<readonly (readonly string[])[]>([]);
  readonly canTakeBack = $derived(this.past.length > 0);
  private stopping: AbortController | null = null;

  constructor(
    private readonly game: string,
    private readonly id: string,
  ) {}

  /** Show where he stands in this language. */
  async open(lang: string): Promise<void> {
    await this.go(this.at?.names ?? [], [], lang);
    if (this.judged) await this.judge(lang);
    if (this.showing.story) await this.show(lang);
  }

  /** Choose options of the decision, one after the other. */
  async choose(play: readonly string[], lang: string): Promise<void> {
    if (this.busy || !this.at || this.at.answered) return;
    const before = this.at.names;
    if (await this.go(before, play, lang)) this.past = [...this.past, before];
  }

  async takeBack(lang: string): Promise<void> {
    const before = this.past.at(-1);
    if (this.busy || !before) return;
    if (await this.go(before, [], lang)) this.past = this.past.slice(0, -1);
  }

  async anew(lang: string): Promise<void> {
    if (!this.busy && (await this.go([], [], lang))) this.past = [];
  }

  async ask(name: string, lang: string): Promise<void> {
    if (!this.at || this.at.answered) return;
    const { names } = this.at;
    try {
      const found = await api.exerciseWhy(this.game, lang, this.id, { names, options: [name] });
      this.why = found.offered ? '' : `${found.reason} (${found.rule})`;
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  private async go(
    names: readonly string[],
    play: readonly string[],
    lang: string,
  ): Promise<boolean> {
    this.stop();
    this.busy = true;
    try {
      const found = await api.exercise(this.game, lang, this.id, { names, play });
      if (found.names.join() !== this.at?.names.join()) this.judged = null;
      this.at = found;
      this.problem = this.why = '';
      this.failed = false;
      return true;
    } catch (error) {
      this.problem = inWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Have the turn compared with the best one. */
  async judge(lang: string): Promise<void> {
    if (!this.at?.answered) return;
    this.stop();
    const mine = (this.stopping = new AbortController());
    this.judged = null;
    this.failed = false;
    this.part = 0;
    try {
      const { names } = this.at;
      for await (const said of api.judgeExercise(this.game, lang, this.id, names, mine.signal)) {
        if (mine.signal.aborted) return;
        this.part = said.part;
        this.failed = said.failed;
        if (said.judged) this.judged = said.judged;
      }
      if (this.judged) remember(this.game, this.id, markOf(this.judged));
    } catch (error) {
      if (!mine.signal.aborted) this.problem = inWords(error);
    } finally {
      if (this.stopping === mine) this.stop();
    }
  }

  /** Compare no more. */
  stop(): void {
    this.stopping?.abort();
    this.stopping = null;
    this.part = null;
  }

  /** Play the best turn on the board. */
  async show(lang: string): Promise<void> {
    try {
      this.showing.begin(await api.bestTurn(this.game, lang, this.id));
      this.problem = '';
    } catch (error) {
      this.problem = inWords(error);
    }
  }
}

/** The best turn, beat by beat; its last board stays until it is closed. */
export class Showing {
  story = $state.raw<BestTurn | null>(null);
  index = $state(0);
  playing = $state(false);

  readonly frames = $derived(framesOf(this.story?.turns ?? []));
  readonly frame = $derived(this.frames[this.index] ?? null);
  /** The board at the beat that is shown; nothing can be chosen on it. */
  readonly state = $derived.by(() => {
    if (!this.story || !this.frame) return null;
    const { view, card, moment } = this.frame.beat;
    return { ...this.story.state, view, card, decisions: moment, decision: null };
  });

  private readonly player = new Player({
    show: (index) => (this.index = index),
    stay: (index) => stay(this.frames[index]!, settings.speed),
    done: () => (this.playing = false),
  });

  begin(story: BestTurn): void {
    this.player.stop();
    this.story = story;
    this.index = 0;
    // Who wants nothing to move by itself goes on step by step.
    if (settings.speed !== 'off') this.play(0);
  }

  private play(from: number): void {
    this.playing = true;
    this.player.start(this.frames.length, from);
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play(this.index + 1 < this.frames.length ? this.index : 0);
  }

  step(by: number): void {
    this.pause();
    this.index = Math.min(this.frames.length - 1, Math.max(0, this.index + by));
  }

  private pause(): void {
    this.player.stop();
    this.playing = false;
  }

  close(): void {
    this.pause();
    this.story = null;
  }
}

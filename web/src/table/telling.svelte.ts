/** Tells what others did: plays the beats of a story at the reader's pace and keeps it for the summary. */
import type { State, Story } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { firstNew, framesOf, isWorthTelling, Player, stay, type Watched } from './beats';
import * as watched from './watched';

/** A story longer than this is told from its last turn on. */
const MOST = 90;

export class Telling {
  /** The last story that told something. */
  story = $state.raw<Story | null>(null);
  playing = $state(false);
  paused = $state(false);
  /** Whether the reader has decided nothing since. */
  isFresh = $state(false);
  /** What is said beside the last beat, which then stays until the reader goes on. */
  note = $state('');
  /** The beat that is shown while it plays. */
  index = $state(0);

  readonly frames = $derived(framesOf(this.story?.turns ?? []));
  readonly frame = $derived(this.playing ? (this.frames[this.index] ?? null) : null);
  /** Whether the note is to be read now. */
  readonly isNoted = $derived(this.note !== '' && this.index === this.frames.length - 1);

  /** The step after which the story begins. */
  from = -1;
  private known: Watched | null = null;
  private seat = '';
  /** What is on the page when it ends. */
  private end: State | null = null;
  /** The step that the story has come to, and how many beats it has. */
  private reached = 0;
  private count = 0;
  /** What the next round would bring, as it was when it began. */
  private forecast: State['forecast'] = null;
  /** Whether it is told for the first time. */
  private isNews = false;

  private readonly player = new Player({
    show: (index) => this.showBeat(index),
    stay: (index) => stay(this.frames[index]!, settings.speed),
    done: () => this.finish(),
  });

  constructor(private readonly show: (state: State) => void) {}

  /** Whose eyes these are; what they have watched is remembered. */
  sit(table: string, you: readonly string[]): void {
    this.seat = watched.seat(table, you);
    this.known = watched.find(this.seat);
  }

  /** Where the story of somebody who only watches begins. */
  fromFor(state: State): number {
    if (this.playing) return this.from;
    if (!this.known) return state.closed;
    return this.known.done ? this.known.from : this.known.at;
  }

  /** Play a story from the first beat on that has not been watched; the page was showing `before`. */
  take(story: Story, from: number, before: State | null): void {
    const goesOn = this.playing && this.isNews && from === this.from;
    const frames = framesOf(story.turns);
    this.end = story.state;
    this.reached = story.at;
    this.count = frames.length;
    // What was taken back is told anew.
    if (this.known?.from === from) this.known.done = Math.min(this.known.done, frames.length);
    if (story.turns.length) {
      this.story = story;
      this.isFresh = isWorthTelling(frames);
    }
    if (goesOn && this.index < frames.length) return this.player.extend(frames.length);
    this.player.stop();
    this.from = from;
    this.isNews = true;
    const first = this.firstOf(story, from);
    if (settings.speed === 'off' || !isWorthTelling(frames.slice(first))) return this.finish();
    this.forecast = before?.forecast ?? null;
    this.play(first);
  }

  private firstOf(story: Story, from: number): number {
    const first = firstNew(story, from, this.known);
    const left = framesOf(story.turns).length - first;
    return left > MOST ? first + left - story.turns.at(-1)!.beats.length : first;
  }

  private play(from: number): void {
    this.playing = true;
    this.paused = false;
    this.player.start(this.frames.length, from);
  }

  /** The same story in other words. */
  retell(story: Story): void {
    this.end = story.state;
    if (story.turns.length) this.story = story;
    if (!this.playing) this.show(story.state);
    else this.player.extend(this.frames.length);
  }

  /** Something else is shown: all up to this state counts as watched. */
  leave(state: State): void {
    this.player.stop();
    this.playing = this.isFresh = false;
    this.end = state;
    this.from = state.since;
    this.remember({ at: state.seq, from: state.since, done: 0 });
  }

  private showBeat(index: number): void {
    const { beat, turn } = this.frames[index]!;
    const { state } = this.story!;
    this.index = index;
    if (this.isNoted && !this.paused) this.toggle();
    if (this.isNews) this.remember({ at: this.known?.at ?? -1, from: this.from, done: index });
    this.show({
      ...state,
      view: beat.view,
      card: beat.card,
      decisions: beat.moment,
      log: state.log.slice(0, beat.log),
      fresh: beat.log,
      decision: null,
      turn: { actor: turn.actor, steps: [], moved: [] },
      changes: null,
      undo: 0,
      forecast: this.forecast ?? state.forecast,
      result: null,
    });
  }

  private finish(): void {
    this.playing = false;
    const { end, reached: at } = this;
    if (this.isNews)
      this.remember(
        end?.you.length ? { at, from: this.from, done: this.count } : { at, from: at, done: 0 },
      );
    this.isNews = false;
    if (end) this.show(end);
  }

  private remember(now: Watched): void {
    this.known = now;
    if (this.seat) watched.keep(this.seat, now);
  }

  // -- what the reader does ------------------------------------------------------------------------------------------

  /** Show the whole story once more. */
  again(end: State): void {
    if (!this.frames.length) return;
    this.end = this.playing ? this.end : end;
    this.forecast = end.forecast;
    this.play(0);
  }

  toggle(): void {
    if (!this.playing) return;
    this.paused = !this.paused;
    this.player.setPaused(this.paused);
  }

  step(by: number): void {
    this.player.step(by);
  }

  skip(): void {
    this.player.skip();
  }

  setHeld(held: boolean): void {
    this.player.setHeld(held);
  }
}

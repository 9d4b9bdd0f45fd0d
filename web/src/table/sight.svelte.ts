/** What somebody sees of a table, now or at a moment of its past, and what he may do there. */
import * as api from '../api/client';
import type { Moments, State } from '../api/types';
import { inWords } from '../lib/problem';
import { screen } from '../lib/screen';
import { settings } from '../lib/settings.svelte';
import { lang, speechOf, tIn } from '../lib/text.svelte';
import { pointAt, ui } from '../lib/ui.svelte';
import { beyondOf, offersOf } from '../lib/way';
import { Notes } from '../replay/notes.svelte';
import type { TalkStore } from '../talk/talk.svelte';
import { Guard } from './guard.svelte';
import { Places, type Shown } from './options';
import type { Playing } from './playing';

/** What can be looked up where it has no room beside each other. */
export const PANELS = ['card', 'turn', 'tracks', 'log'];

const NOWHERE: Shown = { slots: [], keys: new Map() };

export class Sight {
  /** The state at the moment that is looked at, and which moments there are. */
  past = $state.raw<State | null>(null);
  moments = $state.raw<Moments | null>(null);
  problem = $state('');
  /** The panel that is open where they share a place. */
  panel = $state('card');
  /** The space that was pointed at last. */
  active = $state<string | null>(null);
  /** Whether the page is out of sight. */
  hidden = $state(document.hidden);
  readonly guard = new Guard();
  /** What is said of the game in its replay. */
  readonly notes: Notes;
  /** What is said at the table; a study has none. */
  talk: TalkStore | null = null;
  private readonly remembered = new Places();

  constructor(
    readonly store: Playing,
    private readonly momentOf: () => number | null,
  ) {
    const { table, token } = store;
    this.notes = new Notes(`table/${table}`, () => api.record(table, token));
  }

  /** The moment of the past that is looked at, if any. */
  readonly moment = $derived.by(() => this.momentOf());
  readonly replaying = $derived(this.moment !== null);
  /** Whether the whole game is known to fit the rules; one that stops has no record that could be commented on. */
  private readonly fits = $derived.by(() => this.store.latest?.stopped === null);
  /** What is true now, or was at that moment. */
  readonly present = $derived.by(() => (this.moment === null ? this.store.shown : this.past));
  /** What the board shows: that, or what is played in thought. */
  readonly shown = $derived.by(() => (this.moment === null && this.store.aside) || this.present);
  readonly decision = $derived(this.present?.decision ?? null);
  readonly mine = $derived.by(() => this.moment === null && this.store.mayAct);
  /** Somebody who looks elsewhere is called before he is told what happened. */
  readonly called = $derived.by(
    () => this.mine || (this.hidden && !!this.store.latest?.decision?.yours),
  );
  readonly options = $derived(this.mine && this.decision ? this.decision.options : []);
  /** What may be chosen on the board. */
  readonly onBoard = $derived(
    this.mine && this.decision && this.shown === this.present
      ? [...offersOf(this.decision), ...beyondOf(this.decision).flatMap(({ offers }) => offers)]
      : [],
  );
  readonly places = $derived.by(() =>
    this.mine && this.present ? this.remembered.show(this.present) : NOWHERE,
  );
  /** Whether plans lie below the question; on a phone they take its place. */
  readonly hinting = $derived.by(() => this.mine && this.store.hint.open && !screen.small);
  /** What is marked on the board: of a story, or of the plan that is pointed at. */
  readonly beat = $derived.by(() => {
    if (this.moment !== null) return null;
    const { thought, telling, hint } = this.store;
    return (thought.frame ?? telling.frame)?.beat ?? hint.marks;
  });
  readonly game = $derived(this.shown?.game ?? '');
  readonly say = $derived(speechOf(this.game));
  readonly title = $derived(this.game ? tIn(this.game, 'game') : 'coinbox');

  // -- the past ------------------------------------------------------------------------------------------------------

  /** Look at the moment that the address names. */
  async recall(): Promise<void> {
    const n = this.moment;
    if (n === null) return;
    await this.hear(this.store.at(n, settings.lang), (state) => {
      if (n === this.moment) this.past = state;
    });
  }

  async recallMoments(): Promise<void> {
    if (this.moment === null) return;
    await this.hear(this.store.moments(settings.lang), (found) => (this.moments = found));
  }

  async recallNotes(): Promise<void> {
    if (this.replaying && this.fits) await this.notes.load(settings.lang);
  }

  /** Take an answer, or say what was wrong. */
  async hear<T>(answer: Promise<T>, take?: (found: T) => void): Promise<void> {
    try {
      const found = await answer;
      take?.(found);
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  // -- what is done on the board -------------------------------------------------------------------------------------

  readonly choose = (name: string) => this.chooseAll([name]);

  readonly chooseAll = (names: readonly string[]) => {
    this.guard.rest();
    void this.store.play(...names);
  };

  readonly why = (name: string) => {
    if (this.mine) void this.store.ask(name);
  };

  readonly point = (id: string | null) => {
    if (id) this.active = id;
  };

  readonly aim = (names: readonly string[]) => pointAt(names.at(-1) ?? null, names);

  /** A finger stays on something that can be chosen. */
  readonly askAbout = (names: readonly string[]) => {
    const name = names.at(-1);
    if (name) ui.held = { name, way: names };
  };

  /** What may be done in a space now; of the past nobody can tell. */
  readonly look = async (id: string) => {
    if (this.moment !== null) return null;
    return this.store.space(id, lang()).catch(() => null);
  };

  /** Ask for a hint, or put it away. */
  askHint(): void {
    const { hint } = this.store;
    if (!this.mine || !this.present?.hints.on || this.options.length < 2) return;
    if (hint.open) hint.close();
    else void hint.ask(this.present);
  }

  /** Skip what is played out, or take back the last decision. */
  takeBack(): void {
    const { store } = this;
    if (store.thought.playing) store.thought.skip();
    else if (store.playing) store.skip();
    else if (store.hint.open) store.hint.close();
    else this.undo();
  }

  /** Take back the last decision; false if there is none. */
  undo(): boolean {
    if (!this.mine || !this.present || this.present.undo === 0) return false;
    void this.store.undo(1);
    return true;
  }
}

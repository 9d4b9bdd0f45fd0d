/** Where somebody stands in a lesson; it is remembered, so that the lesson goes on where it was left. */
import * as api from '../api/client';
import type { Lesson } from '../api/types';
import { inWords } from '../lib/problem';
import { read, write } from '../lib/storage';
import { commonStart } from './way';

interface Place {
  readonly done: number;
  readonly chosen: readonly string[];
}

const KEY = 'coinbox.lessons';
const BEGINNING: Place = { done: 0, chosen: [] };

const places = () => read<Record<string, Place>>(localStorage, KEY, {});

/** How many steps of a lesson lie behind the learner. */
export const progressOf = (game: string, faction: string): number =>
  places()[`${game}/${faction}`]?.done ?? 0;

export class LessonWay {
  at = $state.raw<Lesson | null>(null);
  problem = $state('');
  busy = $state(false);
  /** Whether the learner plays the turn in his own way and knows it. */
  astray = $state(false);
  private place: Place;
  private readonly key: string;

  constructor(
    private readonly game: string,
    private readonly faction: string,
  ) {
    this.key = `${game}/${faction}`;
    this.place = places()[this.key] ?? BEGINNING;
  }

  /** Take the lesson up where it was left, in this language; what cannot be found any more begins anew. */
  async open(lang: string): Promise<void> {
    await this.go(this.place, lang);
    if (!this.at && this.problem && this.place !== BEGINNING) await this.go(BEGINNING, lang);
  }

  /** Choose options of the decision, one after the other: each may complete a step. */
  async choose(names: readonly string[], lang: string): Promise<void> {
    if (this.busy) return;
    for (const name of names) {
      await this.go({ done: this.place.done, chosen: [...this.place.chosen, name] }, lang);
      if (this.problem) return;
    }
  }

  /** Go on with a step. */
  async goTo(done: number, lang: string): Promise<void> {
    this.astray = false;
    await this.go({ done, chosen: [] }, lang);
  }

  /** Return to where the choices left the lesson's way. */
  async takeBack(lang: string): Promise<void> {
    this.astray = false;
    const { done, chosen } = this.place;
    await this.go({ done, chosen: commonStart(chosen, this.at?.do ?? []) }, lang);
  }

  private async go(place: Place, lang: string): Promise<void> {
    this.busy = true;
    try {
      const since = this.at?.names.length ?? null;
      const at = await api.lesson(this.game, lang, this.faction, { ...place, since });
      this.place = at.done === place.done ? place : { done: at.done, chosen: [] };
      this.at = at;
      this.problem = '';
      write(localStorage, KEY, { ...places(), [this.key]: this.place });
    } catch (error) {
      this.problem = inWords(error);
    } finally {
      this.busy = false;
    }
  }
}

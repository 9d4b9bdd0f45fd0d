/** The reader's private note at a table: kept by itself, and never over what another device has kept. */
import type { ApiError } from '../api/client';
import type { PrivateNote } from '../api/types';
import { inWords } from '../lib/problem';
import { settings } from '../lib/settings.svelte';
import * as api from './api';

/** So long after the last key the note is kept. */
export const PAUSE = 1000;

export class Note {
  text = $state('');
  /** `new`: not asked for yet; `changed`: not kept yet; `clash`: another device has kept something else. */
  state = $state<'new' | 'kept' | 'changed' | 'clash'>('new');
  /** What another device has kept meanwhile. */
  theirs = $state.raw<PrivateNote | null>(null);
  problem = $state('');
  private version = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private work: Promise<void> = Promise.resolve();

  constructor(
    private readonly table: string,
    private readonly who: () => api.Who,
  ) {}

  /** Ask what is kept, unless something here is not kept yet. */
  async load(): Promise<void> {
    if (this.state === 'changed' || this.state === 'clash') return;
    try {
      this.take(await api.note(this.table, this.who(), settings.lang));
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  private take({ text, version }: PrivateNote): void {
    this.text = text;
    this.version = version;
    this.theirs = null;
    this.state = 'kept';
    this.problem = '';
  }

  /** Write something else; it is kept after a pause. */
  write(text: string): void {
    this.text = text;
    if (this.state === 'clash') return;
    this.state = 'changed';
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** Keep what is not kept yet, one time after the other. */
  keep(): Promise<void> {
    clearTimeout(this.timer);
    return (this.work = this.work.then(() => this.send()));
  }

  private async send(): Promise<void> {
    if (this.state !== 'changed') return;
    const { text, version } = this;
    try {
      const kept = await api.write(this.table, this.who(), settings.lang, { text, version });
      this.version = kept.version;
      this.problem = '';
      if (this.text === text) this.state = 'kept';
    } catch (error) {
      if ((error as ApiError).code === 'stale-note') await this.compare();
      else this.problem = inWords(error);
    }
  }

  /** Look what the other device has kept; the same words are no clash. */
  private async compare(): Promise<void> {
    try {
      const theirs = await api.note(this.table, this.who(), settings.lang);
      if (theirs.text === this.text) return this.take(theirs);
      this.theirs = theirs;
      this.state = 'clash';
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  /** Put what is written here in the place of what the other device has kept. */
  async insist(): Promise<void> {
    if (!this.theirs) return;
    this.version = this.theirs.version;
    this.theirs = null;
    this.state = 'changed';
    await this.keep();
  }

  /** Take what the other device has kept. */
  yield(): void {
    if (this.theirs) this.take(this.theirs);
  }
}

/** The comments of one game. What the reader has written stays in his browser; the record says the rest. */
import * as api from '../api/client';
import type { Note } from '../api/types';
import { inWords } from '../lib/problem';
import { read, write } from '../lib/storage';
import { withNote } from './notes';

const KEY = 'coinbox.comments';
const kept = () => read<Record<string, Note[]>>(localStorage, KEY, {});

export class Notes {
  /** All comments, in all languages. */
  all = $state.raw<Note[]>([]);
  /** The record with them; empty until it is known. */
  record = $state.raw('');
  problem = $state('');
  private own: Note[];

  /** `key`: what the browser remembers them by. */
  constructor(
    private readonly key: string,
    private readonly source: () => Promise<string>,
  ) {
    this.own = kept()[key] ?? [];
  }

  /** Ask what the game says of itself, and add what was written here. */
  async load(lang: string): Promise<void> {
    try {
      const { record, notes } = await api.notes(await this.source(), this.own, lang);
      this.record = record;
      this.all = notes;
      this.problem = '';
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  /** The game as a record, with the comments as soon as they are known. */
  async recorded(): Promise<string> {
    return this.record || (await this.source());
  }

  /** Say something at a moment, or nothing any more. */
  async write(note: Note): Promise<void> {
    this.own = withNote(this.own, note);
    write(localStorage, KEY, { ...kept(), [this.key]: this.own });
    await this.load(note.lang);
  }
}

/** What each game offers to those who want to learn it. */
import * as api from '../api/client';
import type { Learn } from '../api/types';
import { Answer } from '../lib/answer.svelte';
import type { SetUp } from './setup.svelte';

export class Offers {
  private readonly answer = new Answer<Map<string, Learn>>();

  constructor(private readonly setUp: SetUp) {}

  async load(lang: string): Promise<void> {
    const ids = this.setUp.games.map(({ id }) => id);
    if (ids.length > 0) await this.answer.take(asked(ids, lang));
  }

  readonly all = $derived.by(() =>
    this.setUp.games.flatMap(({ id, title, picture }) => {
      const offer = this.answer.found?.get(id);
      return offer ? [{ id, title, picture, offer }] : [];
    }),
  );
}

async function asked(ids: readonly string[], lang: string): Promise<Map<string, Learn>> {
  const found = await Promise.all(ids.map((id) => api.learn(id, lang)));
  return new Map(ids.map((id, i) => [id, found[i]!]));
}

/** A tournament that is looked at: it is asked for again and again, and shown as the last change has left it. */
import type { Match } from '../../api/types';
import { Answer } from '../../lib/answer.svelte';
import { inWords } from '../../lib/problem';
import { settings } from '../../lib/settings.svelte';
import { t } from '../../lib/text.svelte';
import { club } from '../club.svelte';
import * as api from './api';

/** After so many milliseconds it is looked whether a game has ended. */
export const AGAIN = 15_000;
const QUARTERS = ['', '¼', '½', '¾'];

/** Points as people write them: 1½. */
export function points(number: number): string {
  const whole = Math.floor(number);
  const part = QUARTERS[Math.round((number - whole) * 4)] ?? '';
  return whole || !part ? `${whole}${part}` : part;
}

export class MatchStore {
  readonly told = new Answer<Match>();
  busy = $state(false);
  problem = $state('');

  constructor(readonly id: string) {}

  get match(): Match | null {
    return this.told.found;
  }

  /** What somebody is called; who was forgotten is nobody any more. */
  name(number: number | null): string {
    const found = this.match?.people.find((each) => each.number === number);
    return found?.name ?? t('web-match-somebody', { n: number ?? 0 });
  }

  /** Look again, unless a change is under way, which tells it anyway. */
  async look(): Promise<void> {
    const { key } = club;
    if (key && !this.busy) await this.told.take(api.match(key, settings.lang, this.id));
  }

  /** Change something; whether it was done. */
  async act(work: (key: string, lang: string, id: string) => Promise<Match>): Promise<boolean> {
    const { key } = club;
    if (!key) return false;
    this.busy = true;
    this.problem = '';
    try {
      const found = await work(key, settings.lang, this.id);
      this.told.forget();
      this.told.found = found;
      return true;
    } catch (error) {
      this.problem = inWords(error);
      return false;
    } finally {
      this.busy = false;
    }
  }
}

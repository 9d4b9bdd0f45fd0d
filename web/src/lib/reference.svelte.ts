/** Cards and player aids, fetched once a game and language. */
import * as api from '../api/client';
import type { Aid, Card } from '../api/types';
import type { Told } from '../tips/tips.svelte';

let cards = $state.raw<Record<string, Card[]>>({});
let aids = $state.raw<Record<string, Aid>>({});
const asked = new Set<string>();

export const cardsOf = (game: string, lang: string): Card[] => cards[`${game}/${lang}`] ?? [];
export const aidOf = (game: string, lang: string): Aid | null => aids[`${game}/${lang}`] ?? null;

/** What a thing on a game's table is; null if nobody has explained it. */
export const tipOf = (game: string, lang: string, thing: string): Told | null => {
  const found = aidOf(game, lang)?.tips[thing];
  return found ? { ...found, game } : null;
};

export async function loadReference(game: string, lang: string): Promise<void> {
  const key = `${game}/${lang}`;
  if (asked.has(key)) return;
  asked.add(key);
  try {
    const [some, aid] = await Promise.all([api.cards(game, lang), api.aid(game, lang)]);
    cards = { ...cards, [key]: some };
    aids = { ...aids, [key]: aid };
  } catch {
    asked.delete(key);
  }
}

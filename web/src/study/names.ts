/** What lines and studies are called. */
import { t, tIn } from '../lib/text.svelte';
import type { Node } from './tree';

/** A line by the name of its first node; the main line has none. */
export const nameOfLine = (head: Node | null): string =>
  head ? head.label || t('web-study-unnamed') : t('web-study-main');

export const titleOf = (title: string, game: string): string =>
  title || t('web-study-of', { game: tIn(game, 'game') });

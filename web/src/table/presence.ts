/** Who plays a faction, by name where he has one, and whether he is here. */
import type { State } from '../api/types';
import { t } from '../lib/text.svelte';

export function presence(player: State['players'][string], mine: boolean): string {
  if (player.kind === 'bot') return t(`player-${player.bot}`);
  if (mine) return t('web-seat-me');
  if (!player.seated) return t('web-invited');
  const there = t(player.online ? 'web-online' : 'web-offline');
  const name = player.person?.name;
  return name ? t('web-club-with-name', { name, there }) : there;
}

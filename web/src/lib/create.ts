/** Open a table, remember its seats and go there. */
import * as api from '../api/client';
import { club } from '../club/club.svelte';
import { offerSeat } from '../club/api';
import { asFriends, NO_WISH, offeredIn } from '../club/lobby';
import type { NewTable, OfferWish, Opened, Wishes } from '../api/types';
import { tableHash } from './router';
import { keepOpened } from './seats';
import { settings } from './settings.svelte';
import { ui } from './ui.svelte';

/** Seats that are wished for anybody of the club are offered to it; where that fails, links are left. */
export async function createTable(
  wanted: NewTable & { seats: Wishes },
  wish: OfferWish = NO_WISH,
): Promise<void> {
  const seats = asFriends(wanted.seats);
  const opened = await api.create({ ...wanted, seats }, settings.lang, club.key);
  const open = await offer(opened.table, offeredIn(wanted.seats), wish);
  settle(opened, open ? wanted.seats : seats);
}

async function offer(table: string, factions: string[], wish: OfferWish): Promise<boolean> {
  const { key } = club;
  try {
    for (const faction of factions) {
      if (!key) return false;
      await offerSeat(key, settings.lang, table, faction, wish);
    }
    return true;
  } catch {
    return false;
  }
}

export function settle(opened: Opened, wishes: Wishes): void {
  keepOpened(opened, wishes);
  if (Object.values(wishes).includes('friend')) ui.inviting = opened.table;
  location.hash = tableHash(opened.table);
}

/** Open a table, remember its seats and go there. */
import * as api from '../api/client';
import { club } from '../club/club.svelte';
import type { NewTable, Opened, Wishes } from '../api/types';
import { tableHash } from './router';
import { keepOpened } from './seats';
import { settings } from './settings.svelte';
import { ui } from './ui.svelte';

export async function createTable(wanted: NewTable & { seats: Wishes }): Promise<void> {
  settle(await api.create(wanted, settings.lang, club.key), wanted.seats);
}

export function settle(opened: Opened, wishes: Wishes): void {
  keepOpened(opened, wishes);
  if (Object.values(wishes).includes('friend')) ui.inviting = opened.table;
  location.hash = tableHash(opened.table);
}

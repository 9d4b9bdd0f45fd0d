/** The club as this browser knows it: whether there is one, who we are in it, and our games on the server. */
import { invitation, type ApiError } from '../api/client';
import type { Me, Sitting } from '../api/types';
import * as seats from '../lib/seats';
import { settings } from '../lib/settings.svelte';
import { inParts, AT_ONCE } from '../start/list';
import * as api from './api';
import { dropKey, keepKey, myKey, newKey } from './key';

/** Refusals that say that a key lets nobody in. */
const OUTSIDE = new Set(['no-person', 'person-removed']);

class Club {
  /** Whether the server has one; until it has said so, nothing of it is shown. */
  on = $state(false);
  /** Where links for other devices should lead. */
  base = $state(location.href);
  needsCode = $state(false);
  me = $state.raw<Me | null>(null);
  games = $state.raw<readonly Sitting[]>([]);
  /** The key of a link that was opened here; it waits until its reader has said that it is his. */
  offered = $state<string | null>(null);

  /** Our key, if it lets us in. */
  get key(): string | null {
    return this.me ? myKey() : null;
  }

  /** Ask the server whether there is a club and who we are. */
  async ask(): Promise<void> {
    try {
      const told = await invitation();
      if (told.address) this.base = told.address;
      if (!told.club) return;
      const found = await api.club(myKey());
      this.needsCode = found.needs_code;
      this.me = found.you;
      this.on = true;
      await this.fetch();
    } catch {
      // Without an answer the page is as it is without a club.
    }
  }

  /** Bring our games here: the server's list goes into that of the browser. */
  async fetch(): Promise<void> {
    const { key } = this;
    this.take(key ? await api.games(key, settings.lang) : []);
  }

  /** Look again, because much may have happened here or elsewhere; who is not of the club any more learns it. */
  async refresh(): Promise<void> {
    if (!this.me) return;
    try {
      await this.fetch();
    } catch (error) {
      if (!OUTSIDE.has((error as ApiError).code)) return;
      this.me = null;
      this.games = [];
    }
  }

  private take(games: readonly Sitting[]): void {
    const { key } = this;
    if (key) seats.keepMine(games, key);
    this.games = games;
  }

  /** Tables of this browser that do not stand under our name. */
  get others(): seats.Seat[] {
    const known = new Set(this.games.map(({ table }) => table));
    return seats.all().filter(({ table }) => !known.has(table));
  }

  async enter(name: string, code: string | null, bring: boolean): Promise<void> {
    const key = myKey() ?? newKey();
    // Kept before it is sent: an answer may be lost.
    keepKey(key);
    this.me = await api.enter(key, settings.lang, name, code);
    if (bring) await this.bring();
    else await this.fetch();
  }

  /** Put the other games of this browser under our name. */
  async bring(): Promise<void> {
    const { key } = this;
    if (!key) return;
    const wanted = this.others.map(({ table, token }) => ({ table, token }));
    for (const part of inParts(wanted, AT_ONCE))
      this.take(await api.claim(key, settings.lang, part));
    if (wanted.length === 0) await this.fetch();
  }

  /** Who has this key, if anybody does. */
  async whose(key: string): Promise<Me | null> {
    return (await api.club(key)).you;
  }

  /** Be the person of a key from now on. */
  async become(key: string): Promise<void> {
    if (this.me && myKey() !== key) this.leave();
    this.me = await this.whose(key);
    this.offered = null;
    if (!this.me) return;
    keepKey(key);
    await this.fetch();
  }

  async rename(name: string): Promise<void> {
    const { key } = this;
    if (key) this.me = await api.rename(key, settings.lang, name);
  }

  /** Be nobody here any more; the server knows us still. */
  leave(): void {
    seats.drop(this.games.map(({ table }) => table));
    dropKey();
    this.me = null;
    this.games = [];
  }

  /** Let the server forget us. */
  async forget(): Promise<void> {
    const { key } = this;
    if (!key) return;
    await api.forget(key, settings.lang);
    this.leave();
  }
}

export const club = new Club();

/** The lobby as this page knows it; asked for anew from time to time while somebody looks at it. */
import type { OpenSeat, PublicGame, TableStatus } from '../api/types';
import { inWords } from '../lib/problem';
import { tableHash } from '../lib/router';
import { settings } from '../lib/settings.svelte';
import * as api from './api';
import { club } from './club.svelte';
import { longer } from './lobby';

const EVERY = 10_000;

export class Lobby {
  seats = $state.raw<readonly OpenSeat[]>([]);
  boards = $state.raw<readonly TableStatus[]>([]);
  games = $state.raw<readonly PublicGame[]>([]);
  more = $state({ seats: false, boards: false, games: false });
  asked = $state(false);
  problem = $state('');
  now = $state(Date.now());
  /** What the reader has asked for beyond the first parts; then the lists stay as they are. */
  private extended = false;

  /** Look again and again until it is ended. */
  follow(): () => void {
    void this.look();
    const timer = setInterval(() => !document.hidden && !this.extended && void this.look(), EVERY);
    return () => clearInterval(timer);
  }

  async look(): Promise<void> {
    const { key } = club;
    if (!key) return;
    try {
      const { lang } = settings;
      const [seats, boards, games] = await Promise.all([
        api.openSeats(key, lang),
        api.boards(key, lang),
        api.finished(key, lang),
      ]);
      [this.seats, this.boards, this.games] = [seats.seats, boards.tables, games.games];
      this.more = { seats: seats.more, boards: boards.more, games: games.more };
      this.extended = false;
      this.asked = true;
      this.problem = '';
      this.now = Date.now();
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  /** The next part of a list. */
  async extend(list: 'seats' | 'boards' | 'games'): Promise<void> {
    await this.act(async (key, lang) => {
      this.extended = true;
      if (list === 'seats') {
        const { seats, more } = await api.openSeats(key, lang, this.seats.length);
        this.seats = longer(this.seats, seats, ({ table, faction }) => `${table} ${faction}`);
        this.more.seats = more;
      } else if (list === 'boards') {
        const { tables, more } = await api.boards(key, lang, this.boards.length);
        this.boards = longer(this.boards, tables, ({ table }) => table);
        this.more.boards = more;
      } else {
        const { games, more } = await api.finished(key, lang, this.games.length);
        this.games = longer(this.games, games, ({ table }) => table);
        this.more.games = more;
      }
    });
  }

  /** Sit down; whoever comes too late is told, and sees what there is now. */
  async take({ table, faction }: OpenSeat, agreed: boolean): Promise<void> {
    const done = await this.act(async (key, lang) => {
      await api.takeSeat(key, lang, table, faction, agreed);
      await club.refresh();
      location.hash = tableHash(table);
    });
    if (!done) await this.lookOn();
  }

  async withdraw({ table, faction }: OpenSeat): Promise<boolean> {
    const done = await this.act((key, lang) => api.withdrawSeat(key, lang, table, faction));
    await this.lookOn();
    return done;
  }

  async offerAgain({ table, faction, level, pace, lang: spoken }: OpenSeat): Promise<void> {
    const wish = { level, pace, lang: spoken };
    await this.act((key, lang) => api.offerSeat(key, lang, table, faction, wish));
    await this.lookOn();
  }

  /** Look at a table that others share: as it stands, or from its beginning if it is over. */
  async visit(table: string): Promise<void> {
    const done = await this.act(async (key, lang) => {
      const { over } = await api.visit(key, lang, table);
      location.hash = tableHash(table, over ? 0 : null);
    });
    if (!done) await this.lookOn();
  }

  /** Look again, and keep what there is to say. */
  private async lookOn(): Promise<void> {
    const { problem } = this;
    await this.look();
    if (problem) this.problem = problem;
  }

  private async act(work: (key: string, lang: string) => Promise<unknown>): Promise<boolean> {
    const { key } = club;
    if (!key) return false;
    this.problem = '';
    try {
      await work(key, settings.lang);
      return true;
    } catch (error) {
      this.problem = inWords(error);
      return false;
    }
  }
}

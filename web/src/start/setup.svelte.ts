/** What somebody puts together for a new game, until it is started. */
import * as api from '../api/client';
import type { GameInfo, OfferWish } from '../api/types';
import { ANYBODY, NO_WISH } from '../club/lobby';
import { createTable } from '../lib/create';
import { inWords } from '../lib/problem';
import { replayHash } from '../lib/router';
import { settings } from '../lib/settings.svelte';
import { keepRecord } from '../replay/records';

export class SetUp {
  games = $state.raw<GameInfo[]>([]);
  chosen = $state('');
  scenario = $state('');
  who = $state<Record<string, string>>({});
  record = $state.raw<{ name: string; text: string } | null>(null);
  /** Which opponent one wishes for where anybody of the club may sit down. */
  wish = $state<OfferWish>({ ...NO_WISH });
  problem = $state('');
  busy = $state(false);
  readonly game = $derived(this.games.find((each) => each.id === this.chosen) ?? null);

  /** Whether one has come to offer a seat to the club. */
  constructor(private readonly offering = false) {}

  async load(lang: string): Promise<void> {
    try {
      this.games = await api.games(lang);
      if (!this.game && this.games[0]) this.choose(this.games[0]);
    } catch (error) {
      this.problem = inWords(error);
    }
  }

  /** Take a game with its first scenario: me on the first side, a bot on the others, or anybody of the club. */
  choose(next: GameInfo): void {
    this.chosen = next.id;
    this.scenario = next.scenarios[0]?.id ?? '';
    const other = this.offering ? ANYBODY : `bot:${next.usual_bot}`;
    this.who = Object.fromEntries(
      next.factions.map((each, i) => [each.id, i === 0 ? 'me' : other]),
    );
  }

  /** Go on from a record; it says which game and scenario it is of. */
  async open(file: File): Promise<void> {
    const text = await file.text();
    this.record = { name: file.name, text };
    const id = /^game:\s*(\S+)/m.exec(text)?.[1];
    const found = this.games.find((each) => each.id === id);
    if (found) this.choose(found);
    this.scenario = /scenario:\s*(\S+)/.exec(text)?.[1] ?? this.scenario;
  }

  /** Read the record in a replay, without a table; who cannot, is told why. */
  async read(): Promise<void> {
    if (!this.record || this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const { name, text } = this.record;
      await api.notes(text, [], settings.lang);
      location.hash = replayHash('record', keepRecord(name, text));
    } catch (error) {
      this.problem = inWords(error);
    } finally {
      this.busy = false;
    }
  }

  async start(): Promise<void> {
    if (!this.game || this.busy) return;
    this.busy = true;
    this.problem = '';
    try {
      const wanted = { game: this.game.id, scenario: this.scenario, seats: { ...this.who } };
      await createTable(this.record ? { ...wanted, record: this.record.text } : wanted, {
        ...this.wish,
      });
    } catch (error) {
      this.problem = inWords(error);
    } finally {
      this.busy = false;
    }
  }
}

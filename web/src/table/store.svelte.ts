/** One table: what the server says of it, what the page shows of that, and the commands. */
import * as api from '../api/client';
import { ApiError } from '../api/client';
import type { State, Why } from '../api/types';
import { settings } from '../lib/settings.svelte';
import { Live, type Link } from './live';
import { StateQueue } from './queue';

const PAUSE = { slow: 1300, fast: 420, off: 0 };
const TRIES = 3;

const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The live channel repeats what a command has answered; drawing it once is enough. */
export function isOldNews(known: State, state: State): boolean {
  const news = ({ players, thinking, rematch, decision }: State) =>
    JSON.stringify([players, thinking, rematch, decision?.prompt]);
  return known.seq === state.seq && news(known) === news(state);
}

type Command = (table: string, token: string, lang: string, body: object) => Promise<State>;

export class TableStore {
  /** The newest state of the server, and the one on the page; they differ while a turn is played out. */
  latest = $state.raw<State | null>(null);
  shown = $state.raw<State | null>(null);
  link = $state<Link>('connecting');
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  why = $state.raw<Why | null>(null);
  lost = $state.raw<ApiError | null>(null);

  readonly playing = $derived(this.latest !== this.shown);

  private readonly queue: StateQueue;
  private live: Live | null = null;
  /** The state that the last command was meant for. */
  private sent = -1;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.queue = new StateQueue({
      show: (state) => (this.shown = state),
      fetch: (n) => api.moment(table, token, settings.lang, n),
      pause: () => (document.hidden ? 0 : PAUSE[settings.speed]),
    });
  }

  /** Look once, to hear a clear refusal; then stay connected. */
  async open(): Promise<void> {
    try {
      this.take(await this.look(), true);
    } catch (error) {
      const refused = error as ApiError;
      if (refused.code !== 'offline') return void (this.lost = refused);
    }
    const { protocol, host } = location;
    this.live = new Live({
      url: `${protocol === 'https:' ? 'wss' : 'ws'}://${host}/api/tables/${this.table}/live`,
      hello: () => ({ token: this.token, lang: settings.lang }),
      onstate: (state) => this.take(state, false),
      onlink: (link) => (this.link = link),
      poll: () => this.look(),
    });
  }

  close(): void {
    this.live?.close();
  }

  private look(): Promise<State> {
    return api.state(this.table, this.token, settings.lang);
  }

  /** Ask for everything again in the language of the settings. */
  async speak(): Promise<void> {
    this.why = null;
    this.live?.setLanguage(settings.lang);
    try {
      this.take(await this.look(), true);
    } catch {
      // The live channel will bring it.
    }
  }

  private take(state: State, own: boolean): void {
    if (this.latest && state.seq < this.latest.seq) return;
    if (this.problem?.code === 'offline') this.problem = null;
    const same = state.seq === this.latest?.seq;
    if (same && !own && isOldNews(this.latest!, state)) return;
    this.latest = state;
    if (same && !own) this.queue.refresh(state);
    else if (own || this.owns(state)) this.queue.jump(state);
    else this.queue.push(state);
  }

  /** A change during my own open turn came from another page of mine; there is nothing to play out. */
  private owns(state: State): boolean {
    const before = this.shown?.decision?.actor;
    return before !== undefined && this.plays(before) && this.plays(state.decision?.actor);
  }

  skip(): void {
    this.queue.skip();
  }

  plays(faction: string | null | undefined): boolean {
    return !!faction && !!this.latest?.you.includes(faction);
  }

  get mayAct(): boolean {
    return !this.playing && !!this.latest?.decision?.yours;
  }

  play(option: string): Promise<void> {
    const offered = this.latest?.decision?.options.some((each) => each.name === option);
    if (!offered) return this.ask(option);
    return this.command(api.play, { option });
  }

  undo(steps: number): Promise<void> {
    return this.command(api.undo, { steps });
  }

  private async command(send: Command, what: object): Promise<void> {
    // A second press on the same state is a slip; on a newer one, which the live channel may bring first, it is meant.
    if (!this.latest || (this.busy && this.latest.seq === this.sent)) return;
    while (this.busy) await sleep(5);
    this.busy = true;
    this.sent = this.latest.seq;
    this.problem = this.why = null;
    try {
      const body = { seq: this.latest.seq, key: key(), ...what };
      this.take(await this.insist(send, body), true);
    } catch (error) {
      const refused = error as ApiError;
      if (refused.state) this.take(refused.state, true);
      this.problem = refused;
    } finally {
      this.busy = false;
    }
  }

  /** A command whose answer is lost is sent again with the same key; the server carries it out once. */
  private async insist(send: Command, body: object): Promise<State> {
    for (let n = 1; ; n += 1) {
      try {
        return await send(this.table, this.token, settings.lang, body);
      } catch (error) {
        if ((error as ApiError).code !== 'offline' || n === TRIES) throw error;
        await sleep(300 * n);
      }
    }
  }

  /** Why something is not offered. */
  async ask(...names: string[]): Promise<void> {
    if (!this.latest?.decision) return;
    this.problem = null;
    try {
      this.why = await api.why(this.table, this.token, settings.lang, names);
    } catch (error) {
      this.problem = error as ApiError;
    }
  }
}

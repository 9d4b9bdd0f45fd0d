/** One table: what the server says of it, what the page shows of that, and the commands. */
import * as api from '../api/client';
import { ApiError } from '../api/client';
import { act, type Doing } from '../api/together';
import type { Moments, Preview, SpaceAbout, State, Story, Why } from '../api/types';
import { untilAnswered } from '../lib/insist';
import { settings } from '../lib/settings.svelte';
import { Live, type Link } from './live';
import { adviserAt, HintStore } from './hint.svelte';
import { LogBook } from './logbook';
import type { Playing } from './playing';
import { Telling } from './telling.svelte';

const TRIES = 3;
/** Nobody waits longer for a server that wants to be left alone; he is told. */
const PATIENCE = 3000;
/** Refusals after which there is nothing to come back to. */
const GONE = new Set(['no-seat', 'unknown-table']);

const key = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** The live channel repeats what a command has answered; drawing it once is enough. */
export function isOldNews(known: State, state: State): boolean {
  const news = ({ players, thinking, rematch, hints, talk, sharing, clock, decision }: State) =>
    JSON.stringify([players, thinking, rematch, hints, talk, sharing, clock, decision?.prompt]);
  return known.seq === state.seq && news(known) === news(state);
}

/** Whether all can be shown: the reader is asked, or nobody is. */
const isAsked = (state: State): boolean => !state.decision || state.decision.yours;

/** Whether the last thing that happened was a take back that both had agreed on: there is nothing to tell. */
const isTakenBack = ({ accord: { said }, seq }: State): boolean =>
  said?.step === seq && said.kind === 'grant' && said.about === 'take-back';

/** From where a state has come. */
type Source = 'command' | 'look' | 'language' | 'live';
type Command = (
  table: string,
  token: string,
  lang: string,
  body: object,
  mark: string,
) => Promise<State>;

export class TableStore implements Playing {
  /** The newest state of the server, and the one on the page; they differ while somebody else's turn is open or told. */
  latest = $state.raw<State | null>(null);
  shown = $state.raw<State | null>(null);
  link = $state<Link>('connecting');
  busy = $state(false);
  problem = $state.raw<ApiError | null>(null);
  why = $state.raw<Why | null>(null);
  lost = $state.raw<ApiError | null>(null);

  readonly telling = new Telling((state) => (this.shown = this.dressed(state)));
  readonly playing = $derived(this.telling.playing);

  /** What is played in thought, a plan or a turn that would have been better: its board, while it is told. */
  aside = $state.raw<State | null>(null);
  readonly thought = new Telling((state) => (this.aside = this.thought.playing ? state : null));
  /** The message that says what each of its turns is. */
  imagined: readonly string[] = [];
  readonly hint: HintStore;

  private readonly book = new LogBook();
  private readonly closing = new AbortController();
  private live: Live | null = null;
  private work: Promise<void> = Promise.resolve();
  /** The state that the last command was meant for. */
  private sent = -1;

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.hint = new HintStore(adviserAt(table, token));
  }

  /** Look until there is an answer, to hear a clear refusal; then stay connected. */
  async open(): Promise<void> {
    try {
      // A server that has failed, or is busy, says nothing of the table.
      const ontrouble = (problem: ApiError) => void (this.problem = problem);
      const state = await untilAnswered(() => this.look(), this.closing.signal, ontrouble);
      if (state) await this.take(state, 'look');
    } catch (error) {
      this.lost = error as ApiError;
    }
    if (!this.lost && !this.closing.signal.aborted) this.connect();
  }

  private connect(): void {
    this.live = new Live({
      url: api.liveAddress(this.table),
      hello: () => ({ token: this.token, lang: settings.lang, log_mark: this.book.mark }),
      onstate: (state) => void this.hear(state),
      onlink: (link) => this.heed(link),
      poll: () => this.look(),
    });
  }

  close(): void {
    this.closing.abort();
    this.live?.close();
  }

  /** A channel that ends may have been closed on purpose: the seat was taken back, or the table is gone. */
  private heed(link: Link): void {
    if (link !== 'live' && this.link === 'live') void this.lookAgain();
    this.link = link;
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      const refused = error as ApiError;
      if (!GONE.has(refused.code)) return;
      this.close();
      this.lost = refused;
    }
  }

  private look(): Promise<State> {
    const { lang } = settings;
    return this.read((mark) => api.state(this.table, this.token, lang, mark));
  }

  /** The table as it was at a moment. */
  at(moment: number, lang: string): Promise<State> {
    return this.read((mark) => api.moment(this.table, this.token, lang, moment, mark));
  }

  moments(lang: string): Promise<Moments> {
    return api.moments(this.table, this.token, lang);
  }

  space(id: string, lang: string): Promise<SpaceAbout> {
    return api.space(this.table, this.token, lang, id);
  }

  preview(
    lang: string,
    seq: number,
    way: readonly string[],
    signal: AbortSignal,
  ): Promise<Preview | null> {
    return api.preview(this.table, this.token, lang, seq, way, signal);
  }

  /** A state with its whole log: the server is told which lines are here. */
  private async read(ask: (mark: string) => Promise<State>): Promise<State> {
    const found = this.book.whole(await ask(this.book.mark));
    return found ?? this.book.whole(await ask(''))!;
  }

  /** What the live channel brings; lines that are missing are asked for. */
  private async hear(news: State): Promise<void> {
    try {
      await this.take(this.book.whole(news) ?? (await this.look()), 'live');
    } catch {
      // It comes again with the next news.
    }
  }

  /** What happened since a step. */
  private async story(from: number, lang: string): Promise<Story> {
    let told!: Story;
    const state = await this.read(async (mark) => {
      told = await api.beats(this.table, this.token, lang, from, mark);
      return told.state;
    });
    return { ...told, state };
  }

  /** Ask for everything again in the language of the settings. */
  async speak(): Promise<void> {
    this.why = null;
    void this.hint.speak();
    this.live?.setLanguage(settings.lang);
    try {
      await this.take(await this.look(), 'language');
    } catch {
      // The live channel will bring it.
    }
  }

  /** States are taken one after the other. */
  private take(state: State, source: Source): Promise<void> {
    return (this.work = this.work.then(() => this.digest(state, source)));
  }

  private async digest(state: State, source: Source): Promise<void> {
    const known = this.latest;
    if (known && state.seq < known.seq) return;
    if (this.problem?.isPassing) this.problem = null;
    if (!known) this.telling.sit(this.table, state.you);
    if (known && state.seq === known.seq) return this.hearAgain(known, state, source);
    if (known && state.moved === known.moved) return this.hearBeside(state);
    if (isTakenBack(state)) return this.jump(state);
    if (state.stopped || this.isOwnDoing(known, state, source)) return this.jump(state);
    if (known && !isAsked(state) && !isAsked(known) && state.closed === known.closed) {
      // Somebody else goes on with his turn: it is told when it is complete.
      this.latest = state;
      return this.dress();
    }
    await this.tell(state);
  }

  /** Whether a change is the reader's own, perhaps on another page: within the turn that is open. */
  private isOwnDoing(known: State | null, state: State, source: Source): boolean {
    if (!state.you.length) return false;
    if (!known) return state.closed <= state.since;
    return state.closed === known.closed && (source === 'command' || state.since !== known.since);
  }

  private jump(state: State): void {
    this.latest = this.shown = state;
    this.telling.leave(state);
  }

  /** Ask what happened, and play it. */
  private async tell(state: State): Promise<void> {
    const from = state.you.length ? state.since : this.telling.fromFor(state);
    const { lang } = settings;
    const story = await this.answerOf(() => this.story(from, lang));
    if (!story) return void (this.latest = this.shown = state);
    const before = this.shown;
    this.latest = story.state;
    this.telling.take(story, from, before);
  }

  /** Players have offered or answered something: the game is as it was, unless that has ended it. */
  private hearBeside(state: State): void {
    if (state.result) return this.jump(state);
    this.latest = state;
    if (isAsked(state) && !this.playing) this.shown = state;
    this.dress();
  }

  /** The same state: another is online, thinks, or the language has changed. */
  private async hearAgain(known: State, state: State, source: Source): Promise<void> {
    if (source !== 'language') {
      if (isOldNews(known, state)) return;
      this.latest = state;
      if (isAsked(state) && !this.playing) this.shown = state;
      return this.dress();
    }
    const from = this.telling.from;
    const lang = settings.lang;
    const story = from < 0 ? null : await this.answerOf(() => this.story(from, lang));
    this.latest = story && !isAsked(state) ? story.state : state;
    if (story) this.telling.retell({ ...story, state: this.latest });
    else this.shown = state;
  }

  /** What the server answers; null if it does not, even when it is asked again. */
  private async answerOf<T>(send: () => Promise<T>): Promise<T | null> {
    try {
      return await this.insist(send);
    } catch {
      return null;
    }
  }

  /** A state with who is here now. */
  private dressed(state: State): State {
    if (!this.latest || this.latest === state) return state;
    const { players, thinking, rematch, hints, talk, sharing, accord, clock, moved } = this.latest;
    const seq = moved === state.moved ? this.latest.seq : state.seq;
    return { ...state, seq, players, thinking, rematch, hints, talk, sharing, accord, clock };
  }

  private dress(): void {
    if (this.shown) this.shown = this.dressed(this.shown);
  }

  skip(): void {
    this.telling.skip();
  }

  /** Tell something in thought; the table itself stays as it is. */
  imagine(story: Story, names = story.turns.map(() => 'web-hint-in-thought'), note = ''): void {
    this.thought.skip();
    this.thought.story = story;
    this.thought.note = note;
    this.imagined = names;
    this.thought.again(story.state);
  }

  /** Want hints at this table, or want none any more. */
  async agree(agreed: boolean): Promise<void> {
    try {
      await this.take(await api.agree(this.table, this.token, settings.lang, agreed), 'look');
    } catch (error) {
      this.problem = error as ApiError;
    }
  }

  again(): void {
    if (this.shown) this.telling.again(this.shown);
  }

  plays(faction: string | null | undefined): boolean {
    return !!faction && !!this.latest?.you.includes(faction);
  }

  get mayAct(): boolean {
    return !this.playing && this.shown?.seq === this.latest?.seq && !!this.shown?.decision?.yours;
  }

  /** Play an option, or several as one command. */
  play(...options: string[]): Promise<void> {
    const offered = this.latest?.decision?.options.some((each) => each.name === options[0]);
    if (!offered) return this.ask(...options);
    return this.command(api.play, { options });
  }

  undo(steps: number): Promise<void> {
    return this.command(api.undo, { steps });
  }

  together(doing: Doing, what: object): Promise<void> {
    return this.command(act(doing), what);
  }

  private async command(send: Command, what: object): Promise<void> {
    // A second press on the same state is a slip; on a newer one, which the live channel may bring first, it is meant.
    if (!this.latest || (this.busy && this.latest.seq === this.sent)) return;
    while (this.busy) await sleep(5);
    this.thought.skip();
    this.busy = true;
    this.sent = this.latest.seq;
    this.problem = this.why = null;
    try {
      const body = { seq: this.latest.seq, key: key(), ...what };
      const { lang } = settings;
      const answer = () => this.read((mark) => send(this.table, this.token, lang, body, mark));
      await this.take(await this.insist(answer), 'command');
    } catch (error) {
      const refused = error as ApiError;
      if (refused.state) await this.take(refused.state, 'look');
      this.problem = refused;
    } finally {
      this.busy = false;
    }
  }

  /** What is lost on the way is sent again; a command has its key, with which the server carries it out once. */
  private async insist<T>(send: () => Promise<T>): Promise<T> {
    for (let n = 1; ; n += 1) {
      try {
        return await send();
      } catch (error) {
        const { isPassing, wait } = error as ApiError;
        if (!isPassing || n === TRIES || wait > PATIENCE) throw error;
        await sleep(Math.max(300 * n, wait));
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

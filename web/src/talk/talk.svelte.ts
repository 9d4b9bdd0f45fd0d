/** What is said at a table, as this browser knows it. */
import type { Me, Message, Named, State, Talked } from '../api/types';
import { club } from '../club/club.svelte';
import { inWords } from '../lib/problem';
import { settings } from '../lib/settings.svelte';
import { read, write } from '../lib/storage';
import * as api from './api';
import { Note } from './note.svelte';
import { LONGEST, lengthOf, mayRead, plays, unread } from './talk';

const SEEN = 'coinbox.talk.seen';
const seenAt = () => read<Record<string, string>>(localStorage, SEEN, {});
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');

export class TalkStore {
  messages = $state.raw<readonly Message[]>([]);
  muted = $state.raw<readonly Named[]>([]);
  mayWrite = $state(false);
  /** Whether the reader may see what is said, and whether he plays here. */
  readable = $state(false);
  playing = $state(false);
  problem = $state('');
  /** What is being written; it stays while another panel is open. */
  draft = $state('');
  busy = $state(false);
  readonly note: Note;
  /** The time of the last message that was seen. */
  private seen = $state('');
  /** What the last question was about, and how many were put and answered: an older answer tells nothing new. */
  private known: string | null = null;
  private asked = 0;
  private answered = 0;
  /** Under which key the draft is sent, again if the answer was lost. */
  private sent = { text: '', key: '' };

  constructor(
    readonly table: string,
    readonly token: string,
  ) {
    this.seen = seenAt()[table] ?? '';
    this.note = new Note(table, () => this.who);
  }

  /** Whether there is anything to show: messages, or notes of our own. */
  readonly there = $derived.by(() => club.on && (this.readable || club.me !== null));
  readonly unread = $derived.by(() => unread(this.messages, club.me, this.seen));

  private get who(): api.Who {
    return { key: club.key, token: this.token };
  }

  /** Ask what was said, if a state says that something is new. */
  async follow(state: State, me: Me | null): Promise<void> {
    this.playing = plays(state, me);
    this.readable = mayRead(state, me);
    if (!this.readable) return;
    const people = Object.values(state.players).map(({ person }) => person);
    const known = JSON.stringify([state.talk, me, people]);
    if (known === this.known) return;
    this.known = known;
    if (!(await this.hear(api.talk(this.table, this.who, settings.lang)))) this.known = null;
  }

  /** Whether the draft can be sent. */
  readonly ready = $derived.by(() => {
    const length = lengthOf(this.draft);
    return !this.busy && length > 0 && length <= LONGEST;
  });

  async say(): Promise<void> {
    if (!this.ready) return;
    const text = this.draft;
    if (this.sent.text !== text) this.sent = { text, key: newKey() };
    this.busy = true;
    const said = await this.hear(api.say(this.table, this.who, settings.lang, this.sent));
    this.busy = false;
    if (!said) return;
    this.sent = { text: '', key: '' };
    if (this.draft === text) this.draft = '';
  }

  takeBack(message: Message): Promise<boolean> {
    return this.hear(api.takeBack(this.table, this.who, settings.lang, message.id));
  }

  async mute(person: string, muted: boolean): Promise<void> {
    const { key } = club;
    if (!key) return;
    const { lang } = settings;
    const changed = api.mute(key, lang, person, muted);
    await this.hear(changed.then(() => api.talk(this.table, this.who, lang)));
  }

  /** Take an answer, or say what was wrong; whether there was one. */
  private async hear(answer: Promise<Talked>): Promise<boolean> {
    const number = (this.asked += 1);
    try {
      const { messages, muted, may_write } = await answer;
      if (number < this.answered) return true;
      this.answered = number;
      this.messages = messages;
      this.muted = muted;
      this.mayWrite = may_write;
      this.problem = '';
      return true;
    } catch (error) {
      this.problem = inWords(error);
      return false;
    }
  }

  /** All that is there has been looked at. */
  look(): void {
    const last = this.messages.at(-1)?.at ?? '';
    if (last <= this.seen) return;
    this.seen = last;
    write(localStorage, SEEN, { ...seenAt(), [this.table]: last });
  }
}

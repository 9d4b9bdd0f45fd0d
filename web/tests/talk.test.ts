/** Talk at a table: what is read when, what is new, and notes that two devices write. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Me, Message } from '../src/api/types';
import { club } from '../src/club/club.svelte';
import { keepKey } from '../src/club/key';
import { Note, PAUSE } from '../src/talk/note.svelte';
import { lengthOf, mayRead, others, unread, until } from '../src/talk/talk';
import { TalkStore } from '../src/talk/talk.svelte';
import { state } from './state';

const ANN: Me = { id: 'a', name: 'Ann', owner: false, muted: false };
const BOB = { id: 'b', name: 'Bob' };
const KEY = 'k'.repeat(43);

const message = (id: string, part: Partial<Message> = {}): Message => ({
  id,
  person: BOB,
  faction: 'mcp',
  moment: 0,
  after: false,
  at: `2026-01-01T00:00:0${id}.000+00:00`,
  text: 'Hello',
  ...part,
});
const player = (person: { id: string; name: string } | null) =>
  ({ kind: 'human', bot: null, online: true, friend: false, seated: true, person }) as const;
const players = { british: player(ANN), mcp: player(BOB) };
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('what was said', () => {
  it('is counted in characters, not in halves of them', () => {
    expect(lengthOf('  👍🏽é ')).toBe(3);
    expect(lengthOf(' \n ')).toBe(0);
  });

  it('is read by players, and after the end by all', () => {
    const talk = { mark: null };
    expect(mayRead(state({ players, talk: null, you: ['british'] }), ANN)).toBe(false);
    expect(mayRead(state({ players, talk, you: ['british'] }), ANN)).toBe(true);
    // A seat without its person waits for the end; those who watch are told nothing before.
    expect(mayRead(state({ players, talk, you: ['british'] }), null)).toBe(false);
    expect(mayRead(state({ players, talk, you: [] }), null)).toBe(true);
  });

  it('appears in a replay at its moment', () => {
    const all = [message('1'), message('2', { moment: 3 }), message('3', { moment: 5 })];
    expect(until(all, null)).toHaveLength(3);
    expect(until(all, 3).map(({ id }) => id)).toEqual(['1', '2']);
  });

  it('is new if another has said it since and not taken it back', () => {
    const all = [
      message('1'),
      message('2'),
      message('3', { person: ANN }),
      message('4', { text: null }),
    ];
    expect(unread(all, ANN, '')).toBe(2);
    expect(unread(all, ANN, all[0]!.at)).toBe(1);
    expect(unread(all, null, '')).toBe(3);
  });

  it('may be of somebody whom one does not want to hear', () => {
    const cat = { id: 'c', name: 'Cat' };
    const all = [message('1'), message('2', { person: cat })];
    expect(others(state({ players }), all, [], ANN)).toEqual([BOB, cat]);
    expect(others(state({ players }), all, [cat], ANN)).toEqual([BOB]);
  });
});

describe('a table with talk', () => {
  let asked: { url: string; init: RequestInit }[];
  let answer: () => Response;

  beforeEach(() => {
    localStorage.clear();
    keepKey(KEY);
    club.on = true;
    club.me = ANN;
    asked = [];
    answer = () => Response.json({ messages: [message('1')], muted: [], may_write: true });
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      asked.push({ url, init });
      return answer();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    club.on = false;
    club.me = null;
  });

  const told = (mark: string | null) =>
    state({ players, you: ['british'], talk: mark === null ? null : { mark } });

  it('is asked for when its mark changes, with the key and the token', async () => {
    const talk = new TalkStore('T', 'seat');
    await talk.follow(told(null), ANN);
    expect(asked).toHaveLength(0);
    await talk.follow(told('1'), ANN);
    await talk.follow(told('1'), ANN);
    expect(asked.map(({ url }) => url)).toEqual(['api/club/tables/T/talk?lang=en']);
    expect(asked[0]!.init.headers).toMatchObject({
      Authorization: `Bearer ${KEY}`,
      'X-Table-Token': 'seat',
    });
    await talk.follow(told('2'), ANN);
    expect(asked).toHaveLength(2);
    expect(talk.unread).toBe(1);
    talk.look();
    expect(talk.unread).toBe(0);
    expect(new TalkStore('T', 'seat').unread).toBe(0);
  });

  it('sends a message again under its key if the answer was lost', async () => {
    const talk = new TalkStore('T', 'seat');
    await talk.say();
    expect(asked).toHaveLength(0);
    talk.draft = 'Hello';
    answer = () => new Response('', { status: 503 });
    await talk.say();
    expect(talk.draft).toBe('Hello');
    expect(talk.problem).not.toBe('');
    answer = () => Response.json({ messages: [], muted: [], may_write: true });
    await talk.say();
    expect(talk.draft).toBe('');
    const [first, second] = asked.map(({ init }) => String(init.body));
    expect(first).toBe(second);
    talk.draft = 'x'.repeat(501);
    expect(talk.ready).toBe(false);
  });

  it('takes no older answer for a newer one', async () => {
    const talk = new TalkStore('T', 'seat');
    const late: (() => void)[] = [];
    vi.stubGlobal('fetch', async () => {
      const messages = [message(String(late.length + 1))];
      await new Promise<void>((resolve) => late.push(resolve));
      return Response.json({ messages, muted: [], may_write: true });
    });
    const both = [talk.follow(told('1'), ANN), talk.follow(told('2'), ANN)];
    late[1]!();
    await settled();
    late[0]!();
    await Promise.all(both);
    expect(talk.messages.map(({ id }) => id)).toEqual(['2']);
  });
});

describe('a private note', () => {
  let kept: { text: string; version: number };
  let note: Note;

  beforeEach(async () => {
    vi.useFakeTimers();
    kept = { text: 'Before', version: 3 };
    vi.stubGlobal('fetch', async (_: string, { body }: RequestInit) => {
      const sent = body ? (JSON.parse(String(body)) as typeof kept) : null;
      if (sent && sent.version !== kept.version)
        return Response.json({ error: { code: 'stale-note', message: 'old' } }, { status: 409 });
      if (sent) kept = { text: sent.text, version: sent.version + 1 };
      return Response.json(kept);
    });
    note = new Note('T', () => ({ key: KEY, token: 'seat' }));
    await note.load();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('is kept by itself after a pause', async () => {
    expect([note.text, note.state]).toEqual(['Before', 'kept']);
    note.write('Aft');
    note.write('After');
    expect(note.state).toBe('changed');
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(kept).toEqual({ text: 'After', version: 4 });
    expect(note.state).toBe('kept');
  });

  it('is not written over what another device has kept', async () => {
    kept = { text: 'There', version: 4 };
    note.write('Here');
    await note.keep();
    expect([note.state, note.theirs?.text, note.text]).toEqual(['clash', 'There', 'Here']);
    note.write('Here, too');
    await note.keep();
    expect(kept.text).toBe('There');
    await note.insist();
    expect(kept).toEqual({ text: 'Here, too', version: 5 });
    expect(note.state).toBe('kept');
    kept = { text: 'There again', version: 6 };
    note.write('Lost');
    await note.keep();
    note.yield();
    expect([note.text, note.state, note.theirs]).toEqual(['There again', 'kept', null]);
  });

  it('is no clash if both say the same', async () => {
    kept = { text: 'Same', version: 4 };
    note.write('Same');
    await note.keep();
    expect([note.state, note.theirs]).toEqual(['kept', null]);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '../src/lib/settings.svelte';
import { isOldNews, TableStore } from '../src/table/store.svelte';
import { asked } from './state';

interface Sent {
  url: string;
  body: { seq: number; option?: string; key: string };
  token: string;
}

describe('commands of a table', () => {
  let sent: Sent[];
  let answers: (() => Response)[];
  let store: TableStore;

  const json =
    (body: unknown, status = 200) =>
    () =>
      Response.json(body, { status });

  beforeEach(() => {
    sent = [];
    settings.speed = 'off';
    vi.useFakeTimers();
    vi.stubGlobal('fetch', async (url: string, { body, headers }: RequestInit) => {
      const { Authorization } = headers as Record<string, string>;
      sent.push({ url, body: JSON.parse(String(body ?? '{}')), token: Authorization! });
      const answer = answers.shift();
      if (!answer) throw new TypeError('no network');
      return answer();
    });
    store = new TableStore('T', 'secret');
    store.latest = store.shown = asked(4, ['sweep', 'done']);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('carry the number of the state, a key and the token, and show the answer', async () => {
    answers = [json(asked(5, ['done']))];
    await store.play('sweep');
    expect(sent[0]).toMatchObject({ body: { seq: 4, options: ['sweep'] }, token: 'Bearer secret' });
    expect(sent[0]!.body.key).toMatch(/^[\w.:-]{1,64}$/);
    expect(store.shown?.seq).toBe(5);
  });

  it('take the true state when they came too late', async () => {
    const error = { code: 'stale', message: 'Too late.' };
    const state = asked(9, ['done']);
    answers = [json({ error, state }, 409), json({ at: 9, turns: [], state })];
    await store.play('sweep');
    expect(store.shown?.seq).toBe(9);
    expect(store.problem?.message).toBe('Too late.');
  });

  it('are sent again when the server has failed, and not when it wants to be left alone for long', async () => {
    const error = { code: 'unavailable', message: 'Failed.' };
    answers = [json({ error }, 500), json(asked(5, ['done']))];
    const done = store.play('sweep');
    await vi.advanceTimersByTimeAsync(1000);
    await done;
    expect([sent.length, store.shown?.seq]).toEqual([2, 5]);
    expect(sent[1]!.body.key).toBe(sent[0]!.body.key);
    const busy = { code: 'too-many', message: 'Later.' };
    answers = [
      () => Response.json({ error: busy }, { status: 429, headers: { 'Retry-After': '60' } }),
    ];
    await store.play('done');
    expect([sent.length, store.problem?.message]).toEqual([3, 'Later.']);
  });

  it('a server that fails when the page comes says nothing of the table, and is asked again', async () => {
    const opened = vi.fn();
    vi.stubGlobal(
      'WebSocket',
      class {
        constructor() {
          opened();
        }
        close() {}
      },
    );
    const failed = { code: 'unavailable', message: 'Failed.' };
    const fresh = new TableStore('T', 'secret');
    answers = [json({ error: failed }, 500)];
    const opening = fresh.open();
    await vi.advanceTimersByTimeAsync(100);
    expect([fresh.lost, fresh.problem?.message]).toEqual([null, 'Failed.']);
    answers = [
      () => Response.json({ error: failed }, { status: 503, headers: { 'Retry-After': '4' } }),
      json(asked(5, ['done'])),
    ];
    await vi.advanceTimersByTimeAsync(3000);
    expect([answers.length, opened.mock.calls.length], 'it is left alone as it wishes').toEqual([
      1, 0,
    ]);
    await vi.advanceTimersByTimeAsync(4000);
    await opening;
    expect([fresh.problem, fresh.shown?.seq, opened.mock.calls.length]).toEqual([null, 5, 1]);
    fresh.close();
    const gone = new TableStore('T', 'secret');
    answers = [
      json({ error: failed }, 500),
      json({ error: { code: 'unknown-table', message: 'None.' } }, 404),
    ];
    const lost = gone.open();
    await vi.advanceTimersByTimeAsync(2000);
    await lost;
    expect([gone.lost?.message, opened.mock.calls.length]).toEqual(['None.', 1]);
  });

  it('a page that is left asks a failing server no more', async () => {
    const fresh = new TableStore('T', 'secret');
    answers = [];
    const opening = fresh.open();
    await vi.advanceTimersByTimeAsync(100);
    fresh.close();
    await vi.advanceTimersByTimeAsync(60_000);
    await opening;
    expect([sent.length, fresh.link]).toEqual([1, 'connecting']);
  });

  it('a channel that ends is asked about: the seat may have been taken back', async () => {
    class Socket {
      onmessage?: (event: object) => void;
      onclose?: () => void;
      constructor() {
        sockets.push(this);
      }
      close() {}
    }
    const sockets: Socket[] = [];
    vi.stubGlobal('WebSocket', Socket);
    const state = asked(5, ['done']);
    const fresh = new TableStore('T', 'secret');
    answers = [json(state)];
    await fresh.open();
    sockets[0]!.onmessage!({ data: JSON.stringify({ type: 'state', state }) });
    expect(fresh.link).toBe('live');
    answers = [json({ error: { code: 'no-seat', message: 'Gone.' } }, 401)];
    sockets[0]!.onclose!();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([fresh.lost?.code, sockets.length]).toEqual(['no-seat', 1]);
  });

  it('are sent again with the same key when the answer is lost', async () => {
    answers = [
      () => {
        throw new TypeError('lost');
      },
      json(asked(5, ['done'])),
    ];
    const done = store.play('sweep');
    await vi.runAllTimersAsync();
    await done;
    expect(sent.map(({ body }) => body.key)).toEqual([sent[0]!.body.key, sent[0]!.body.key]);
    expect(store.shown?.seq).toBe(5);
  });

  it('are not doubled by a double click', async () => {
    answers = [json(asked(5, ['sweep', 'done'])), json(asked(6, ['done']))];
    await Promise.all([store.play('sweep'), store.play('sweep')]);
    expect(sent.length).toBe(1);
  });

  it('become the question why, if the option is not offered', async () => {
    answers = [json({ offered: false, name: 'rally', reason: 'Not yours.', rule: '3.3' })];
    await store.play('rally');
    expect(sent[0]!.url).toBe('api/tables/T/why?names=rally&lang=' + settings.lang);
    expect(store.why?.reason).toBe('Not yours.');
  });

  it('say in the end that nobody answers', async () => {
    answers = [];
    const done = store.play('sweep');
    // The page goes on asking whether the server is there, so there is always another timer.
    await vi.advanceTimersByTimeAsync(120_000);
    await done;
    expect(store.problem?.code).toBe('offline');
    expect(store.shown?.seq).toBe(4);
  });
});

describe('news', () => {
  it('is old unless somebody came, thinks or speaks another language', () => {
    const known = asked(4, ['done']);
    expect(isOldNews(known, asked(4, ['done']))).toBe(true);
    expect(isOldNews(known, asked(5, ['done']))).toBe(false);
    expect(isOldNews(known, { ...asked(4, ['done']), thinking: 'mcp' })).toBe(false);
    const other = asked(4, ['done']);
    other.decision!.prompt = 'どれ？';
    expect(isOldNews(known, other)).toBe(false);
  });
});

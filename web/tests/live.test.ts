import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liveAddress } from '../src/api/client';
import { reachOf } from '../src/lib/router';
import { Live, SILENCE, type Link } from '../src/table/live';
import { asked } from './state';

class Socket {
  static made: Socket[] = [];
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Socket.OPEN;
  sent: string[] = [];
  onopen = () => {};
  onmessage: (event: { data: string }) => void = () => {};
  onclose = () => {};

  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string) {
    this.sent.push(text);
  }
  /** A dead connection is closed without a word from the other side. */
  close() {
    this.readyState = Socket.CLOSED;
  }
  say(message: object) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe('the live channel', () => {
  let links: Link[];
  let seen: number[];
  let live: Live;

  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('WebSocket', Socket);
    Socket.made = [];
    [links, seen] = [[], []];
    live = new Live({
      url: 'ws://here/live',
      hello: () => ({ token: 't', lang: 'en', log_mark: '' }),
      onstate: (state) => seen.push(state.seq),
      onlink: (link) => links.push(link),
      poll: () => Promise.reject(new Error('away')),
    });
    Socket.made[0]!.onopen();
    Socket.made[0]!.say({ type: 'state', state: asked(3, ['done']) });
  });
  afterEach(() => {
    live.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  it('stays while the server pings', () => {
    for (let n = 0; n < 10; n += 1) {
      vi.advanceTimersByTime(SILENCE - 1);
      Socket.made[0]!.say({ type: 'ping' });
    }
    expect(Socket.made).toHaveLength(1);
    expect(links).toEqual(['live']);
  });

  it('that says nothing for two and a half pings is opened anew, and brings what was missed', () => {
    vi.advanceTimersByTime(SILENCE + 1);
    expect(links.at(-1)).toBe('connecting');
    expect(Socket.made[0]!.readyState).toBe(Socket.CLOSED);
    vi.advanceTimersByTime(1000);
    expect(Socket.made).toHaveLength(2);
    Socket.made[1]!.onopen();
    expect(Socket.made[1]!.sent).toHaveLength(1);
    Socket.made[1]!.say({ type: 'state', state: asked(7, ['done']) });
    expect([seen, links.at(-1)]).toEqual([[3, 7], 'live']);
  });

  it('that was given up is not heard any more', () => {
    vi.advanceTimersByTime(SILENCE + 1);
    Socket.made[0]!.say({ type: 'state', state: asked(9, ['done']) });
    Socket.made[0]!.onclose();
    vi.advanceTimersByTime(1000);
    expect([seen, Socket.made.length]).toEqual([[3], 2]);
  });

  it('of a page that never opens is tried again', () => {
    live.close();
    live = new Live({
      url: 'ws://here/live',
      hello: () => ({ token: 't', lang: 'en', log_mark: '' }),
      onstate: () => {},
      onlink: () => {},
      poll: () => Promise.reject(new Error('away')),
    });
    vi.advanceTimersByTime(SILENCE + 1000);
    expect(Socket.made).toHaveLength(3);
  });
});

describe('addresses', () => {
  it('of the live channel lie below the page', () => {
    expect(liveAddress('T')).toBe(
      new URL('api/tables/T/live', document.baseURI).href.replace(/^http/, 'ws'),
    );
  });

  it('reach this computer, its network, or anybody', () => {
    expect(reachOf('http://127.0.0.1:8000/#/t/x')).toBe('here');
    expect(reachOf('http://[::1]:8000/')).toBe('here');
    for (const host of ['192.168.1.5', '10.0.0.9', '172.20.0.1', '[fd00::2]', 'box.local', 'box'])
      expect(reachOf(`http://${host}:8000/`)).toBe('network');
    for (const host of ['club.example', '203.0.113.9', '172.40.0.1'])
      expect(reachOf(`https://${host}/games/`)).toBe('anywhere');
  });
});

/** The live channel of a table: a WebSocket that comes back by itself, and polling while it cannot. */
import type { State } from '../api/types';

export type Link = 'connecting' | 'live' | 'polling' | 'offline';

export interface LiveOptions {
  url: string;
  hello: () => { token: string; lang: string; log_mark: string };
  onstate: (state: State) => void;
  onlink: (link: Link) => void;
  /** One look at the table; rejects if the server does not answer. */
  poll: () => Promise<State>;
}

const FIRST = 400;
const LONGEST = 5000;
const POLL = 3000;
/** The server says something at least this often. */
const PING = 20_000;
/** So long nothing may be heard before the channel counts as dead. */
export const SILENCE = 2.5 * PING;

/** Waiting time before the n-th new try, with some chance in it so that all pages do not come at once. */
export function backoff(attempt: number, chance = Math.random()): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.75 + chance / 2);
}

export class Live {
  private socket: WebSocket | null = null;
  private attempt = 0;
  private retry: ReturnType<typeof setTimeout> | undefined;
  private polling: ReturnType<typeof setInterval> | undefined;
  private watch: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(private readonly options: LiveOptions) {
    this.open();
    addEventListener('online', this.again);
    document.addEventListener('visibilitychange', this.again);
  }

  close(): void {
    this.closed = true;
    removeEventListener('online', this.again);
    document.removeEventListener('visibilitychange', this.again);
    clearTimeout(this.retry);
    clearInterval(this.polling);
    clearTimeout(this.watch);
    this.socket?.close();
  }

  setLanguage(lang: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) {
      this.socket.send(JSON.stringify({ type: 'lang', lang }));
    }
  }

  /** A woken laptop does not wait for the next try. */
  private again = (): void => {
    const lost = !this.socket || this.socket.readyState === WebSocket.CLOSED;
    if (document.hidden || !lost || this.closed) return;
    clearTimeout(this.retry);
    this.open();
  };

  private open(): void {
    const socket = new WebSocket(this.options.url);
    this.socket = socket;
    this.listen(socket);
    socket.onopen = () => socket.send(JSON.stringify(this.options.hello()));
    socket.onmessage = (event) => this.receive(socket, event);
    socket.onclose = () => this.lost(socket);
  }

  /** A channel that is silent for too long is given up, even if it looks open. */
  private listen(socket: WebSocket): void {
    clearTimeout(this.watch);
    this.watch = setTimeout(() => {
      this.lost(socket);
      socket.close();
    }, SILENCE);
  }

  private receive(socket: WebSocket, event: MessageEvent): void {
    if (socket !== this.socket) return;
    this.listen(socket);
    const message = JSON.parse(String(event.data));
    if (message.type !== 'state') return;
    this.attempt = 0;
    clearInterval(this.polling);
    this.polling = undefined;
    this.options.onlink('live');
    this.options.onstate(message.state);
  }

  private lost(socket: WebSocket): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    clearTimeout(this.watch);
    this.options.onlink(this.polling ? 'polling' : 'connecting');
    clearTimeout(this.retry);
    this.retry = setTimeout(() => this.open(), backoff(this.attempt));
    this.attempt += 1;
    if (this.attempt >= 3) this.polling ??= setInterval(() => void this.look(), POLL);
  }

  private async look(): Promise<void> {
    try {
      const state = await this.options.poll();
      if (!this.polling) return;
      this.options.onlink('polling');
      this.options.onstate(state);
      this.again();
    } catch {
      if (this.polling) this.options.onlink('offline');
    }
  }
}

/** The server's answers as promises; what it refuses is thrown as an ApiError with its sentence. */
import type {
  Aid,
  Analysis,
  BoardGame,
  Card,
  GameInfo,
  Hint,
  Instead,
  Moments,
  NewTable,
  Opened,
  Preview,
  SpaceAbout,
  State,
  Story,
  TableStatus,
  Why,
} from './types';

export class ApiError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** What the table really looks like, if the command came too late. */
    readonly state: State | null = null,
    /** The status of the answer; 0 if there was none. */
    readonly status = 0,
    /** How many milliseconds the server wants to be left alone. */
    readonly wait = 0,
  ) {
    super(message);
  }

  /** Whether the same may well be answered in a moment: it says nothing of what was asked for. */
  get isPassing(): boolean {
    return this.status === 0 || this.status >= 500 || this.status === 429;
  }
}

interface Request {
  method?: string;
  token?: string | null;
  lang?: string;
  /** Names the lines of the log that are here. */
  mark?: string;
  query?: [string, string][];
  body?: unknown;
  signal?: AbortSignal;
}

function address(path: string, { lang, mark, query = [] }: Request): string {
  const params = new URLSearchParams(query);
  if (lang) params.set('lang', lang);
  if (mark) params.set('log_mark', mark);
  const text = params.toString();
  // Seen from the page, which may lie below any path.
  return `api${path}${text && '?'}${text}`;
}

async function send(path: string, request: Request): Promise<Response> {
  const headers: Record<string, string> = {};
  if (request.token) headers.Authorization = `Bearer ${request.token}`;
  if (request.body !== undefined) headers['Content-Type'] = 'application/json';
  const method = request.method ?? (request.body === undefined ? 'GET' : 'POST');
  let answer: Response;
  try {
    answer = await fetch(address(path, request), {
      method,
      headers,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      signal: request.signal ?? null,
    });
  } catch {
    throw new ApiError('offline', '');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<ApiError> {
  const { status } = answer;
  const wait = 1000 * (Number(answer.headers.get('Retry-After')) || 0);
  try {
    const { error, state } = await answer.json();
    return new ApiError(error.code, error.message, state ?? null, status, wait);
  } catch {
    const code = status >= 500 ? 'offline' : 'bad-request';
    return new ApiError(code, answer.statusText, null, status, wait);
  }
}

/** The address of a table's live channel. */
export function liveAddress(table: string): string {
  const url = new URL(address(`${at(table)}/live`, {}), document.baseURI);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

export async function json<T>(path: string, request: Request = {}): Promise<T> {
  return (await (await send(path, request)).json()) as T;
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const text = (lang: string) =>
  json<{ ftl: string; games: Record<string, string> }>(`/text/${lang}`);
/** Where friends find this server, if not at the address of this page. */
export const invitation = () => json<{ address: string | null; public: boolean }>('/invitation');
export const games = (lang: string) => json<GameInfo[]>('/games', { lang });
export const cards = (game: string, lang: string) => json<Card[]>(`/games/${game}/cards`, { lang });
export const aid = (game: string, lang: string) => json<Aid>(`/games/${game}/aid`, { lang });
export const table = (game: string, lang: string) =>
  json<BoardGame>(`/games/${game}/table`, { lang });
export const create = (body: NewTable, lang: string) => json<Opened>('/tables', { body, lang });
export const status = (tables: { table: string; token: string }[]) =>
  json<TableStatus[]>('/tables/status', { body: { tables } });
export const state = (table: string, token: string, lang: string, mark: string) =>
  json<State>(at(table), { token, lang, mark });
export const play = (table: string, token: string, lang: string, body: object, mark: string) =>
  json<State>(`${at(table)}/play`, { token, lang, body, mark });
export const undo = (table: string, token: string, lang: string, body: object, mark: string) =>
  json<State>(`${at(table)}/undo`, { token, lang, body, mark });
export const rematch = (table: string, token: string, lang: string) =>
  json<Opened>(`${at(table)}/rematch`, { token, lang, body: {} });
export const why = (table: string, token: string, lang: string, names: string[]) =>
  json<Why>(`${at(table)}/why`, { token, lang, query: names.map((name) => ['names', name]) });
/** What options would bring at a step of the game; null if the game has moved on. */
export const preview = async (
  table: string,
  token: string,
  lang: string,
  seq: number,
  names: readonly string[],
  signal: AbortSignal,
): Promise<Preview | null> => {
  const query: [string, string][] = names.map((name) => ['names', name]);
  query.push(['seq', String(seq)]);
  const answer = await send(`${at(table)}/preview`, { token, lang, signal, query });
  return answer.status === 204 ? null : ((await answer.json()) as Preview);
};
export const space = (table: string, token: string, lang: string, id: string) =>
  json<SpaceAbout>(`${at(table)}/spaces/${encodeURIComponent(id)}`, { token, lang });
export const record = async (table: string, token: string) =>
  (await send(`${at(table)}/record`, { token })).text();
export const moments = (table: string, token: string, lang: string) =>
  json<Moments>(`${at(table)}/moments`, { token, lang });
export const moment = (table: string, token: string, lang: string, n: number, mark: string) =>
  json<State>(`${at(table)}/moments/${n}`, { token, lang, mark });
export const beats = (table: string, token: string, lang: string, from: number, mark: string) =>
  json<Story>(`${at(table)}/beats`, { token, lang, mark, query: [['from', String(from)]] });

export const agree = (table: string, token: string, lang: string, agreed: boolean) =>
  json<State>(`${at(table)}/hints`, { token, lang, body: { agreed } });
export const askHint = (table: string, token: string, lang: string, seq: number) =>
  json<Hint>(`${at(table)}/hint`, { token, lang, body: { seq } });
/** How far a hint has come; null if the game has moved on. */
export const hint = async (table: string, token: string, lang: string): Promise<Hint | null> => {
  const answer = await send(`${at(table)}/hint`, { token, lang });
  return answer.status === 204 ? null : ((await answer.json()) as Hint);
};
export const stopHint = (table: string, token: string, lang: string) =>
  send(`${at(table)}/hint/stop`, { token, lang, body: {} });
export const planStory = (table: string, token: string, lang: string, n: number) =>
  json<Story>(`${at(table)}/hint/${n}`, { token, lang });
export const analysis = (table: string, token: string, lang: string) =>
  json<Analysis>(`${at(table)}/analysis`, { token, lang });
export const analyse = (table: string, token: string, lang: string) =>
  json<Analysis>(`${at(table)}/analysis`, { token, lang, body: {} });
export const stopAnalysis = (table: string, token: string, lang: string) =>
  json<Analysis>(`${at(table)}/analysis/stop`, { token, lang, body: {} });
export const instead = (table: string, token: string, lang: string, moment: number) =>
  json<Instead>(`${at(table)}/analysis/${moment}`, { token, lang });

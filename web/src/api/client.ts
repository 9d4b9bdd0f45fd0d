/** The server's answers as promises; what it refuses is thrown as an ApiError with its sentence. */
import type {
  Aid,
  Analysis,
  Background,
  BestTurn,
  BoardGame,
  Card,
  Exercise,
  ExerciseTitle,
  Found,
  GameInfo,
  Guide,
  Hint,
  Instead,
  Judging,
  Learn,
  Lesson,
  Moments,
  NewTable,
  Note,
  Opened,
  Preview,
  Ruling,
  Scene,
  Section,
  SectionTitle,
  SpaceAbout,
  State,
  Story,
  StudyBoard,
  StudyTree,
  TableStatus,
  Why,
} from './types';
import { away, KEPT_MARK } from '../lib/away.svelte';

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

export interface Request {
  method?: string;
  token?: string | null;
  /** A token of the table that is asked about, where `token` is the key of a person. */
  seat?: string | null;
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
  if (request.seat) headers['X-Table-Token'] = request.seat;
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
    if (!request.signal?.aborted) away.heard(false);
    throw new ApiError('offline', '');
  }
  away.heard(!answer.headers.has(KEPT_MARK));
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

/** An answer that is a file. */
export async function file(path: string, request: Request = {}): Promise<Blob> {
  return (await send(path, request)).blob();
}

/** An answer that comes line by line. */
export async function* lines<T>(path: string, request: Request): AsyncGenerator<T, void, void> {
  const { body } = await send(path, request);
  const reader = body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    const { done, value } = await reader.read();
    const cut = (rest + (value ?? '')).split('\n');
    rest = cut.pop() ?? '';
    for (const line of cut) if (line) yield JSON.parse(line) as T;
    if (done) return;
  }
}

export const at = (table: string) => `/tables/${encodeURIComponent(table)}`;

export const text = (lang: string) =>
  json<{ ftl: string; games: Record<string, string> }>(`/text/${lang}`);
/** Where friends find this server, if not at the address of this page, and whether it has a club. */
export const invitation = () =>
  json<{ address: string | null; public: boolean; club: boolean }>('/invitation');
export const games = (lang: string) => json<GameInfo[]>('/games', { lang });
export const cards = (game: string, lang: string) => json<Card[]>(`/games/${game}/cards`, { lang });
export const aid = (game: string, lang: string) => json<Aid>(`/games/${game}/aid`, { lang });
export const table = (game: string, lang: string) =>
  json<BoardGame>(`/games/${game}/table`, { lang });
/** Open a table; `person` is our key if we are of the club. */
export const create = (body: NewTable, lang: string, person: string | null) =>
  json<Opened>('/tables', { body, lang, token: person });
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

// -- to learn a game without a table ---------------------------------------------------------------------------------

const of = (game: string) => `/games/${encodeURIComponent(game)}`;

export const learn = (game: string, lang: string) => json<Learn>(`${of(game)}/learn`, { lang });
export const contents = (game: string, lang: string) =>
  json<SectionTitle[]>(`${of(game)}/rules`, { lang });
export const section = (game: string, lang: string, number: string) =>
  json<Section>(`${of(game)}/rules/${encodeURIComponent(number)}`, { lang });
export const rulings = (game: string, lang: string) =>
  json<Ruling[]>(`${of(game)}/rulings`, { lang });
export const history = (game: string, lang: string) =>
  json<Background[]>(`${of(game)}/history`, { lang });
export const guide = (game: string, lang: string, faction: string) =>
  json<Guide>(`${of(game)}/guides/${encodeURIComponent(faction)}`, { lang });
export const search = (game: string, lang: string, words: string, signal: AbortSignal) =>
  json<Found[]>(`${of(game)}/search`, { lang, signal, query: [['words', words]] });
export const lesson = (
  game: string,
  lang: string,
  faction: string,
  body: { done: number; chosen: readonly string[]; since: number | null },
) => json<Lesson>(`${of(game)}/lessons/${encodeURIComponent(faction)}`, { lang, body });
/** The board of a scene, or how it stands when more has been played. */
export const sceneBoard = (game: string, lang: string, scene: Scene, play: readonly string[]) => {
  const { scenario, position, names } = scene;
  return json<StudyBoard>('/study/board', {
    lang,
    body: { game, scenario, position, names, play },
  });
};

// -- to read a game that is stored nowhere ---------------------------------------------------------------------------

/** The printed example of play, as a record. */
export const example = async (game: string) => (await send(`${of(game)}/example`, {})).text();
/** A record with what is to be said in it, and all of its comments. */
export const notes = (record: string, said: readonly Note[], lang: string) =>
  json<{ game: string; record: string; notes: Note[] }>('/study/notes', {
    lang,
    body: { record, notes: said },
  });
export const readStudy = (record: string, lang: string) =>
  json<StudyTree>('/study/read', { lang, body: { record } });
const played = ({ game, scenario, position, line }: StudyTree) => ({
  game,
  scenario,
  position,
  names: line.names,
});
export const studyMoments = (study: StudyTree, lang: string) =>
  json<Moments>('/study/moments', { lang, body: played(study) });
export const studyMoment = (study: StudyTree, lang: string, moment: number) =>
  json<State>('/study/moment', { lang, body: { ...played(study), moment } });
const exerciseAt = (game: string, id: string) => `${of(game)}/exercises/${encodeURIComponent(id)}`;
export const exercises = (game: string, lang: string) =>
  json<ExerciseTitle[]>(`${of(game)}/exercises`, { lang });
export const exercise = (
  game: string,
  lang: string,
  id: string,
  body: { names: readonly string[]; play: readonly string[] },
) => json<Exercise>(exerciseAt(game, id), { lang, body });
export const exerciseWhy = (
  game: string,
  lang: string,
  id: string,
  body: { names: readonly string[]; options: readonly string[] },
) => json<Why>(`${exerciseAt(game, id)}/why`, { lang, body });
export const judgeExercise = (
  game: string,
  lang: string,
  id: string,
  names: readonly string[],
  signal: AbortSignal,
) => lines<Judging>(`${exerciseAt(game, id)}/judge`, { lang, body: { names }, signal });
export const bestTurn = (game: string, lang: string, id: string) =>
  json<BestTurn>(`${exerciseAt(game, id)}/best`, { lang });

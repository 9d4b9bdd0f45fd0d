/**
 * Addresses of the page: `#/`, `#/t/TABLE` and `#/t/TABLE/m/N`. What lies over a table follows it: `/help`, `/help/3.2.1`,
 * `/cards`, `/cards/M10`; a seat's token may come last, as `?seat=`, or an invitation to one, as `?invite=`.
 * To learn a game: `#/read/GAME`, `#/read/GAME/rules/3.2.1`, `#/read/GAME/history/M10`, `#/read/GAME/guide/FACTION` and
 * `#/learn/GAME/FACTION`; its printed example of play: `#/example/GAME/m/N`; a record from a file: `#/record/ID/m/N`.
 * The club: `#/club`, parts of it below (`#/club/match/ID` is a tournament), and `#/club/key/KEY` for who comes from another device.
 * To study: `#/study` (all that are kept), `#/study/GAME` (a new one; `?s=` carries one that was shared), `#/study/GAME/ID`,
 * `/setup` for its position; what lies over it follows as at a table.
 * Exercises: `#/exercise/GAME`, and one of them `#/exercise/GAME/ID`.
 */
export interface Over {
  kind: 'help' | 'cards';
  /** The tab, section or card that is wanted. */
  at: string | null;
}

export interface TableRoute {
  page: 'table';
  table: string;
  moment: number | null;
  over: Over | null;
  seat: string | null;
  invite: string | null;
}

/** Something to read of a game; `overview` is all that there is. */
export interface ReadRoute {
  page: 'read';
  game: string;
  what: 'overview' | 'rules' | 'history' | 'guide' | 'terms' | 'rulings' | 'aid';
  /** The section, card, faction, term or ruling that is wanted. */
  at: string | null;
}

export interface LearnRoute {
  page: 'learn';
  game: string;
  faction: string;
}

/** The club, or a part of it; the key of a person may come with it. */
export interface ClubRoute {
  page: 'club';
  at: string | null;
  key: string | null;
}

/** A game that is read and not played: the printed example of a game, or a record that this browser keeps. */
export interface ReplayRoute {
  page: 'replay';
  source: 'example' | 'record';
  id: string;
  moment: number;
}

export interface StudyRoute {
  page: 'study';
  /** None for the list of all that are kept; without an id a new one is begun. */
  game: string | null;
  id: string | null;
  /** Whether its position is being set up. */
  setup: boolean;
  over: Over | null;
  /** A study that was shared by a link. */
  code: string | null;
}

export interface ExerciseRoute {
  page: 'exercise';
  game: string;
  /** None for the list. */
  id: string | null;
}

export type Route =
  | { page: 'start' }
  | TableRoute
  | ReadRoute
  | LearnRoute
  | ExerciseRoute
  | StudyRoute
  | ReplayRoute
  | ClubRoute;

const TABLE = /^\/t\/([^/?]+)(?:\/m\/(\d+))?(?:\/(help|cards)(?:\/([^/?]+))?)?\/?$/;
const READ =
  /^\/read\/([^/]+)(?:\/(?:(rules|history|terms|rulings)(?:\/([^/]+))?|(guide|aid)\/([^/]+)))?\/?$/;
const STUDY =
  /^\/study(?:\/([^/]+)(?:\/([^/]+?)(?:\/(setup)|\/(help|cards)(?:\/([^/]+))?)?)?)?\/?$/;
const EXERCISE = /^\/exercise\/([^/]+)(?:\/([^/]+))?\/?$/;
const LEARN = /^\/learn\/([^/]+)\/([^/]+)\/?$/;
const REPLAY = /^\/(example|record)\/([^/]+)(?:\/m\/(\d+))?\/?$/;

const CLUB = /^\/club(?:\/key\/([^/]+)|\/(.+?))?\/?$/;

export function parse(hash: string): Route {
  const [path = '', query = ''] = hash.replace(/^#/, '').split('?');
  const found = TABLE.exec(path);
  if (!found) return studying(path, query) ?? reading(path) ?? clubAt(path) ?? { page: 'start' };
  const [, table, moment, kind, at] = found;
  return {
    page: 'table',
    table: decodeURIComponent(table!),
    moment: moment === undefined ? null : Number(moment),
    over: kind
      ? { kind: kind as Over['kind'], at: at === undefined ? null : decodeURIComponent(at) }
      : null,
    seat: new URLSearchParams(query).get('seat'),
    invite: new URLSearchParams(query).get('invite'),
  };
}

function clubAt(path: string): ClubRoute | null {
  const found = CLUB.exec(path);
  return found && { page: 'club', key: found[1] ?? null, at: found[2] ?? null };
}

/** The study at a path, if there is one. */
function studying(path: string, query: string): StudyRoute | null {
  const found = STUDY.exec(path);
  if (!found) return null;
  const plain = (text: string | undefined) =>
    text === undefined ? null : decodeURIComponent(text);
  const [, game, id, setup, kind, at] = found;
  return {
    page: 'study',
    game: plain(game),
    id: plain(id),
    setup: setup !== undefined,
    over: kind ? { kind: kind as Over['kind'], at: plain(at) } : null,
    code: new URLSearchParams(query).get('s'),
  };
}

/** What is to be read or learnt at a path, if anything. */
function reading(path: string): ReadRoute | LearnRoute | ReplayRoute | ExerciseRoute | null {
  const replay = REPLAY.exec(path);
  if (replay) {
    const [, source, id, moment = '0'] = replay;
    return {
      page: 'replay',
      source: source as ReplayRoute['source'],
      id: decodeURIComponent(id!),
      moment: Number(moment),
    };
  }
  const exercise = EXERCISE.exec(path);
  if (exercise) {
    const [, game, id] = exercise;
    return {
      page: 'exercise',
      game: decodeURIComponent(game!),
      id: id === undefined ? null : decodeURIComponent(id),
    };
  }
  const lesson = LEARN.exec(path)?.slice(1).map(decodeURIComponent);
  if (lesson) return { page: 'learn', game: lesson[0]!, faction: lesson[1]! };
  const found = READ.exec(path);
  if (!found) return null;
  const [, game, what, part, of, faction] = found;
  const at = part ?? faction;
  return {
    page: 'read',
    game: decodeURIComponent(game!),
    what: ((of ?? what) as ReadRoute['what'] | undefined) ?? 'overview',
    at: at === undefined ? null : decodeURIComponent(at),
  };
}

export function readHash(
  game: string,
  what: ReadRoute['what'] = 'overview',
  at: string | null = null,
): string {
  const parts = ['#', 'read', encodeURIComponent(game)];
  if (what !== 'overview') parts.push(what);
  if (at !== null) parts.push(encodeURIComponent(at));
  return parts.join('/');
}

export const learnHash = (game: string, faction: string): string =>
  ['#', 'learn', encodeURIComponent(game), encodeURIComponent(faction)].join('/');

export const replayHash = (source: ReplayRoute['source'], id: string, moment = 0): string =>
  ['#', source, encodeURIComponent(id), ...(moment ? ['m', String(moment)] : [])].join('/');

export function studyHash(
  game: string | null = null,
  id: string | null = null,
  over: Over | 'setup' | null = null,
): string {
  const parts = ['#', 'study'];
  if (game !== null) parts.push(encodeURIComponent(game));
  if (id !== null) parts.push(encodeURIComponent(id));
  if (over === 'setup') parts.push(over);
  else if (over) parts.push(over.kind);
  if (over && over !== 'setup' && over.at) parts.push(encodeURIComponent(over.at));
  return parts.join('/');
}

/** The address that carries a study; it stays in the fragment, which no server sees. */
export const studyLink = (base: string, game: string, code: string): string =>
  `${base.split('#')[0]}${studyHash(game)}?s=${code}`;

export const exerciseHash = (game: string, id: string | null = null): string =>
  [
    '#',
    'exercise',
    encodeURIComponent(game),
    ...(id === null ? [] : [encodeURIComponent(id)]),
  ].join('/');

export function tableHash(
  table: string,
  moment: number | null = null,
  over: Over | null = null,
): string {
  const parts = ['#', 't', encodeURIComponent(table)];
  if (moment !== null) parts.push('m', String(moment));
  if (over) parts.push(over.kind);
  if (over?.at) parts.push(encodeURIComponent(over.at));
  return parts.join('/');
}

/** A tournament of the club. */
export const matchHash = (id: string): string => `#/club/match/${encodeURIComponent(id)}`;

/** The address that gives its reader a seat; the token stays in the fragment, which no server sees. */
export function seatLink(base: string, table: string, token: string): string {
  return `${base.split('#')[0]}${tableHash(table)}?seat=${encodeURIComponent(token)}`;
}

/** The address by which a friend is asked to sit down. */
export function inviteLink(base: string, table: string, invite: string): string {
  return `${base.split('#')[0]}${tableHash(table)}?invite=${encodeURIComponent(invite)}`;
}

/** From where an address opens: this computer alone, its network, or anywhere. */
export function reachOf(address: string): 'here' | 'network' | 'anywhere' {
  const { hostname } = new URL(address);
  if (/^(localhost|127\.[\d.]+|\[::1\])$/.test(hostname)) return 'here';
  const own =
    /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe80)|\.local$|^[^.:]+$/;
  return own.test(hostname) ? 'network' : 'anywhere';
}

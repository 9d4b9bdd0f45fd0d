/** What the server answers about tournaments; `key` is that of the person who asks. */
import { file, json } from '../../api/client';
import type { Match, MatchLine, MatchResult, NewMatch } from '../../api/types';

const LIST = '/club/matches';
const of = (id: string) => `${LIST}/${encodeURIComponent(id)}`;

export const matches = (key: string, lang: string) => json<MatchLine[]>(LIST, { token: key, lang });
export const match = (key: string, lang: string, id: string) =>
  json<Match>(of(id), { token: key, lang });
export const make = (key: string, lang: string, body: NewMatch) =>
  json<Match>(LIST, { token: key, lang, body });
export const join = (key: string, lang: string, id: string) =>
  json<Match>(`${of(id)}/join`, { token: key, lang, body: {} });
export const leave = (key: string, lang: string, id: string) =>
  json<Match>(`${of(id)}/leave`, { token: key, lang, body: {} });

/** A file of a tournament: its games or standings, or the records of a round. */
export const fileOf = (
  key: string,
  lang: string,
  id: string,
  name: 'games.csv' | 'standings.csv' | 'records.zip',
  query: [string, string][] = [],
) => file(`${of(id)}/${name}`, { token: key, lang, query });

// -- what the owner does ---------------------------------------------------------------------------------------------

export const openRound = (key: string, lang: string, id: string, round: number) =>
  json<Match>(`${of(id)}/rounds`, { token: key, lang, body: { round } });
export const write = (key: string, lang: string, id: string, body: MatchResult) =>
  json<Match>(`${of(id)}/results`, { token: key, lang, body });
export const takeOut = (key: string, lang: string, id: string, person: string) =>
  json<Match>(`${of(id)}/people/${encodeURIComponent(person)}/remove`, {
    token: key,
    lang,
    body: {},
  });
export const end = (key: string, lang: string, id: string) =>
  json<Match>(`${of(id)}/end`, { token: key, lang, body: {} });
export const drop = (key: string, lang: string, id: string) =>
  json<MatchLine[]>(`${of(id)}/delete`, { token: key, lang, body: {} });

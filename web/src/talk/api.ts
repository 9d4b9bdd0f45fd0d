/** What the server answers about talk; `who` is the key of a person, and a token of the table. */
import { json, type Request } from '../api/client';
import type { Named, PrivateNote, Talked } from '../api/types';

/** Who asks at a table: his key, if he is of the club, and the token by which he is there. */
export interface Who {
  readonly key: string | null;
  readonly token: string;
}

const at = (table: string) => `/club/tables/${encodeURIComponent(table)}`;
const by = ({ key, token }: Who, lang: string): Request => ({ token: key, seat: token, lang });

export const talk = (table: string, who: Who, lang: string) =>
  json<Talked>(`${at(table)}/talk`, by(who, lang));
export const say = (table: string, who: Who, lang: string, body: { text: string; key: string }) =>
  json<Talked>(`${at(table)}/talk`, { ...by(who, lang), body });
export const takeBack = (table: string, who: Who, lang: string, message: string) =>
  json<Talked>(`${at(table)}/talk/${encodeURIComponent(message)}/take-back`, {
    ...by(who, lang),
    body: {},
  });
export const mute = (key: string, lang: string, person: string, muted: boolean) =>
  json<Named[]>('/club/me/mutes', { token: key, lang, body: { person, muted } });
export const note = (table: string, who: Who, lang: string) =>
  json<PrivateNote>(`${at(table)}/note`, by(who, lang));
export const write = (table: string, who: Who, lang: string, body: PrivateNote) =>
  json<PrivateNote>(`${at(table)}/note`, { ...by(who, lang), body });

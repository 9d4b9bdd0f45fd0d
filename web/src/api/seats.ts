/** What the server answers about invitations and seats. */
import { at, json } from './client';
import type { Invited, Offer, Seats, State } from './types';

export const invitation = (table: string, invite: string, lang: string) =>
  json<Offer>(`${at(table)}/invitation`, { token: invite, lang });
/** Take the seat of an invitation; from now on the key is its token. `person` is our key if we are of the club. */
export const sit = (
  table: string,
  invite: string,
  lang: string,
  key: string,
  agreed: boolean,
  person: string | null,
) => json<State>(`${at(table)}/sit`, { token: invite, lang, body: { key, agreed, person } });
export const seats = (table: string, token: string, lang: string) =>
  json<Seats>(`${at(table)}/seats`, { token, lang });
/** Take a friend's seat back and invite anew. */
export const invite = (table: string, token: string, lang: string, faction: string) =>
  json<Invited>(`${at(table)}/seats/${encodeURIComponent(faction)}/invite`, {
    token,
    lang,
    body: {},
  });

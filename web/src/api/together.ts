/** What two who play each other ask of the server beside the rules. */
import { at, json } from './client';
import type { State, Takeback } from './types';

/** What a player does: offer something, answer an offer, give up, go on after a break. */
export type Doing = 'offers' | 'offers/answer' | 'resign' | 'resume';

export const act =
  (doing: Doing) => (table: string, token: string, lang: string, body: object, mark: string) =>
    json<State>(`${at(table)}/${doing}`, { token, lang, body, mark });
/** The own decisions that may be asked back, the last one first. */
export const takebacks = (table: string, token: string, lang: string) =>
  json<Takeback[]>(`${at(table)}/takebacks`, { token, lang });

/** What the server answers about the club; `key` is that of the person who asks. */
import { json } from '../api/client';
import type {
  ClubInfo,
  ClubPerson,
  Holidays,
  Me,
  Boards,
  NewAddress,
  Notices,
  OfferWish,
  OpenSeats,
  PersonPage,
  PublicGames,
  QuietWish,
  Shared,
  Sharing,
  Sitting,
  Visit,
} from '../api/types';

export const club = (key: string | null) => json<ClubInfo>('/club', { token: key });
export const enter = (key: string, lang: string, name: string, code: string | null) =>
  json<Me>('/club/people', { token: key, lang, body: { name, code } });
export const rename = (key: string, lang: string, name: string) =>
  json<Me>('/club/me', { token: key, lang, body: { name } });
export const forget = (key: string, lang: string) =>
  json<ClubInfo>('/club/me/forget', { token: key, lang, body: {} });
export const games = (key: string, lang: string) =>
  json<Sitting[]>('/club/me/games', { token: key, lang });
/** Let the key open the seats that these tokens open. */
export const claim = (key: string, lang: string, tables: { table: string; token: string }[]) =>
  json<Sitting[]>('/club/me/games', { token: key, lang, body: { tables } });

// -- holidays --------------------------------------------------------------------------------------------------------

export const holidays = (key: string, lang: string) =>
  json<Holidays>('/club/me/holidays', { token: key, lang });
export const addHoliday = (key: string, lang: string, body: { begins: number; ends: number }) =>
  json<Holidays>('/club/me/holidays', { token: key, lang, body });
export const endHoliday = (key: string, lang: string, begins: number) =>
  json<Holidays>('/club/me/holidays/end', { token: key, lang, body: { begins } });

// -- what the owner does ---------------------------------------------------------------------------------------------

const of = (person: string) => `/club/people/${encodeURIComponent(person)}`;

export const people = (key: string, lang: string) =>
  json<ClubPerson[]>('/club/people', { token: key, lang });
export const call = (key: string, lang: string, person: string, name: string) =>
  json<ClubPerson>(`${of(person)}/name`, { token: key, lang, body: { name } });
export const mute = (key: string, lang: string, person: string, muted: boolean) =>
  json<ClubPerson>(`${of(person)}/mute`, { token: key, lang, body: { muted } });
export const remove = (key: string, lang: string, person: string, removed: boolean) =>
  json<ClubPerson>(`${of(person)}/remove`, { token: key, lang, body: { removed } });

// -- notices ---------------------------------------------------------------------------------------------------------

export const notices = (key: string, lang: string) =>
  json<Notices>('/club/me/notices', { token: key, lang });
export const addAddress = (key: string, lang: string, body: NewAddress) =>
  json<Notices>('/club/me/notices', { token: key, lang, body });
export const turnOn = (key: string, lang: string, address: string) =>
  json<Notices>('/club/me/notices/on', { token: key, lang, body: { address } });
export const dropAddress = (key: string, lang: string, address: string) =>
  json<Notices>('/club/me/notices/remove', { token: key, lang, body: { address } });
export const quiet = (key: string, lang: string, body: QuietWish) =>
  json<Notices>('/club/me/notices/quiet', { token: key, lang, body });
/** By the links of notices, which need no key. */
export const confirmAddress = (token: string, lang: string) =>
  json<{ done: boolean }>('/club/notices/confirm', { lang, body: { token } });
export const endNotices = (token: string, lang: string) =>
  json<{ done: boolean }>('/club/notices/end', { lang, body: {}, query: [['token', token]] });

// -- the lobby -------------------------------------------------------------------------------------------------------

const from = (start: number): [string, string][] => (start ? [['from', String(start)]] : []);
const shared = (table: string) => `/club/tables/${encodeURIComponent(table)}`;

export const openSeats = (key: string, lang: string, start = 0) =>
  json<OpenSeats>('/club/seats', { token: key, lang, query: from(start) });
export const offerSeat = (
  key: string,
  lang: string,
  table: string,
  faction: string,
  wish: OfferWish,
) => json<OpenSeats>('/club/seats', { token: key, lang, body: { table, faction, ...wish } });
export const withdrawSeat = (key: string, lang: string, table: string, faction: string) =>
  json<OpenSeats>('/club/seats/withdraw', { token: key, lang, body: { table, faction } });
/** Sit down on an open seat, which our key opens from then on. */
export const takeSeat = (
  key: string,
  lang: string,
  table: string,
  faction: string,
  agreed: boolean,
) => json<Visit>('/club/seats/take', { token: key, lang, body: { table, faction, agreed } });
export const boards = (key: string, lang: string, start = 0) =>
  json<Boards>('/club/watch', { token: key, lang, query: from(start) });
export const finished = (key: string, lang: string, start = 0) =>
  json<PublicGames>('/club/finished', { token: key, lang, query: from(start) });
export const personPage = (key: string, lang: string, person: string, start = 0) =>
  json<PersonPage>(of(person), { token: key, lang, query: from(start) });
/** Let our key open a table to look on, as long as its players share it. */
export const visit = (key: string, lang: string, table: string) =>
  json<Visit>(`${shared(table)}/visit`, { token: key, lang, body: {} });
export const share = (key: string, lang: string, table: string, kind: Shared, agreed: boolean) =>
  json<Sharing>(`${shared(table)}/sharing`, { token: key, lang, body: { kind, agreed } });

/** What the server does for a study: it keeps nothing of it, so each question says how the board came about. */
import { json, lines, type Request } from './client';
import type {
  Hint,
  LineReviewed,
  Moments,
  Outline,
  Preview,
  SetUpFields,
  SpaceAbout,
  Standing,
  Story,
  StudyBoard,
  StudyTree,
  Verdict,
  Why,
} from './types';

/** A board by how it came about. */
export interface BoardOf {
  readonly game: string;
  readonly scenario: string | null;
  readonly position: StudyTree['position'];
  readonly names: readonly string[];
}

/** What is chosen there: options, as far as they are offered if they are a plan, or what chance brings. */
export interface Then {
  readonly play?: readonly string[];
  readonly as_far?: boolean;
  readonly roll?: boolean;
}

const post = <T>(path: string, lang: string, body: object, more: Request = {}) =>
  json<T>(`/study${path}`, { lang, body, ...more });

export const board = (lang: string, of: BoardOf, then: Then = {}) =>
  post<StudyBoard>('/board', lang, { ...of, ...then });
export const why = (lang: string, of: BoardOf, options: readonly string[]) =>
  post<Why>('/why', lang, { ...of, options });
export const preview = (
  lang: string,
  of: BoardOf,
  options: readonly string[],
  signal: AbortSignal,
) => post<Preview>('/preview', lang, { ...of, options }, { signal });
export const space = (lang: string, of: BoardOf, id: string) =>
  post<SpaceAbout>(`/spaces/${encodeURIComponent(id)}`, lang, of);
export const moments = (lang: string, of: BoardOf) => post<Moments>('/moments', lang, of);
export const planStory = (lang: string, of: BoardOf, options: readonly string[]) =>
  post<Story>('/plan', lang, { ...of, options });
export const standing = (lang: string, of: BoardOf) => post<Standing>('/position', lang, of);
/** Plans for who is asked, as they are thought about. */
export const plans = (lang: string, of: BoardOf, signal: AbortSignal) =>
  lines<Hint>('/study/plans', { lang, body: of, signal });
/** What the turns of a line were worth, as they are judged. */
export const reviews = (lang: string, of: BoardOf, start: number, signal: AbortSignal) =>
  lines<LineReviewed>('/study/review', { lang, body: { ...of, start }, signal });

export const fields = (lang: string, game: string, scenario: string | null) =>
  json<SetUpFields>(`/study/editor/${encodeURIComponent(game)}`, {
    lang,
    query: scenario ? [['scenario', scenario]] : [],
  });
export const check = (lang: string, game: string, scenario: string | null, position: object) =>
  post<Verdict>('/check', lang, { game, scenario, position });

/** The study of a record; with a moment, the place of it. */
export const read = (lang: string, record: string, moment: number | null = null) =>
  post<StudyTree>('/read', lang, { record, moment });
export const write = async (lang: string, study: StudyTree): Promise<string> =>
  (await post<{ record: string }>('/write', lang, study)).record;
export const outline = (lang: string, study: StudyTree) => post<Outline>('/outline', lang, study);

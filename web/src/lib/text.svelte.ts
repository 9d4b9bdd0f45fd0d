/** The page's words, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as api from '../api/client';
import { boardGame, scoreTrack } from '../board/games';
import { trackWord, type Speech } from '../board/words';
import { tipOf } from './reference.svelte';

interface Language {
  lang: string;
  /** What games share. */
  shared: FluentBundle;
  /** Game -> what can be said at it: the shared texts, and its own in place of those with the same id. */
  games: Map<string, FluentBundle>;
}

const loaded = new Map<string, Language>();
let current = $state.raw<Language | null>(null);

export function makeLanguage(
  lang: string,
  ftl: string,
  games: Readonly<Record<string, string>> = {},
): Language {
  const shared = new FluentResource(ftl);
  const bundleOf = (own = '') => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    bundle.addResource(shared);
    bundle.addResource(new FluentResource(own), { allowOverrides: true });
    return bundle;
  };
  const bundles = Object.entries(games).map(([game, own]) => [game, bundleOf(own)] as const);
  return { lang, shared: bundleOf(), games: new Map(bundles) };
}

export async function loadLanguage(lang: string): Promise<void> {
  let found = loaded.get(lang);
  if (!found) {
    const { ftl, games } = await api.text(lang);
    found = makeLanguage(lang, ftl, games);
    loaded.set(lang, found);
  }
  current = found;
}

export function setLanguage(language: Language): void {
  current = language;
}

export const ready = () => current !== null;
export const lang = () => current?.lang ?? 'en';

/** A shared message, or an attribute written `id.attribute`; an unknown id shows itself. */
export const t = (id: string, args?: Record<string, FluentVariable>): string => tIn('', id, args);

export const faction = (game: string, id: string) => tIn(game, `faction-${id}`);
/** A space by name, or a place between the spaces. */
export const space = (game: string, id: string) =>
  tIn(game, hasIn(game, `space-${id}`) ? `space-${id}` : `place-${id}`);

const bundleOf = (game: string) => current?.games.get(game) ?? current?.shared;

/** Whether a game has a message, its own or a shared one. */
export const hasIn = (game: string, id: string) => bundleOf(game)?.hasMessage(id) ?? false;

/** A message as a game words it: its own before the one that games share. */
export function tIn(game: string, id: string, args?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  const bundle = bundleOf(game);
  const message = bundle?.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || !bundle) return id;
  return bundle.formatPattern(pattern, args ?? null, []);
}

/** The words of a game's board. */
export function speechOf(game: string): Speech {
  return {
    name: (message) => tIn(game, message),
    word: (key, args) => tIn(game, `web-board-${key}`, args),
    counted: (piece, n) => tIn(game, `pieces-${piece}`, { n }),
    tip: (thing) => tipOf(game, lang(), thing),
  };
}

/** The track that decides a game, by name. */
export function scoreOf(game: string): string {
  const kind = scoreTrack(boardGame(game));
  return kind ? trackWord(kind, speechOf(game)) : '';
}

/** A track of a game by name. */
export function track(game: string, id: string): string {
  const kind = boardGame(game).tracks.find((each) => each.id === id);
  return kind ? trackWord(kind, speechOf(game)) : tIn(game, `track-${id}`);
}

/** That a game was begun under older rules than it is read under. */
export const readUnder = (rules: { made_with: number; today: number }) =>
  t('record-read-under', { old: rules.made_with, new: rules.today });

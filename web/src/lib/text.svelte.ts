/** The page's words, from the same Fluent files as the server's. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import * as api from '../api/client';
import { boardGame, scoreTrack } from '../board/games';
import { trackWord, type Speech } from '../board/words';

interface Language {
  lang: string;
  bundle: FluentBundle;
}

const loaded = new Map<string, Language>();
let current = $state.raw<Language | null>(null);

export function makeLanguage(lang: string, ftl: string): Language {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(ftl));
  return { lang, bundle };
}

export async function loadLanguage(lang: string): Promise<void> {
  let found = loaded.get(lang);
  if (!found) {
    found = makeLanguage(lang, (await api.text(lang)).ftl);
    loaded.set(lang, found);
  }
  current = found;
}

export function setLanguage(language: Language): void {
  current = language;
}

export const ready = () => current !== null;
export const lang = () => current?.lang ?? 'en';
export const has = (id: string) => current?.bundle.hasMessage(id) ?? false;

/** A message, or an attribute written `id.attribute`; an unknown id shows itself. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const [name = id, attribute] = id.split('.');
  const message = current?.bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  if (!pattern || !current) return id;
  return current.bundle.formatPattern(pattern, args ?? null, []);
}

export const faction = (id: string) => t(`faction-${id}`);
export const space = (id: string) => t(`space-${id}`);

/** Whether a game has a message, its own or a shared one. */
export const hasIn = (game: string, id: string) => has(`${game}-${id}`) || has(id);

/** A message as a game words it: its own, `GAME-ID`, before the one that games share. */
export function tIn(game: string, id: string, args?: Record<string, FluentVariable>): string {
  const own = `${game}-${id}`;
  return t(has(own) ? own : id, args);
}

/** The words of a game's board. */
export function speechOf(game: string): Speech {
  return {
    name: (message) => tIn(game, message),
    word: (key, args) => tIn(game, `web-board-${key}`, args),
    counted: (piece, n) => tIn(game, `pieces-${piece}`, { n }),
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

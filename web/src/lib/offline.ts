/** What is kept in this browser for times without the server: rules to read, and games to see again. */
import * as api from '../api/client';
import { read, write } from './storage';
import { hasWorkers } from './worker';

/** The names that the service worker knows, too (`worker/sw.js`). */
const READ = 'coinbox-read';
const KEPT = 'coinbox-kept';
const GAMES = 'coinbox.kept';
const AT_ONCE = 4;

export interface KeptGame {
  table: string;
  game: string;
  lang: string;
}

export const canKeep = (): boolean => hasWorkers() && 'caches' in window;
export const keptGames = (): KeptGame[] => read<KeptGame[]>(localStorage, GAMES, []);

const place = (path: string) => new URL(`api${path}`, document.baseURI).href;

/** Fetch addresses into a cache, a few at a time; what fails ends it. */
async function keep(
  name: string,
  paths: readonly string[],
  token: string | null,
  onpart: (part: number) => void,
): Promise<void> {
  const cache = await caches.open(name);
  const waiting = [...paths];
  const headers = token ? { Authorization: `Bearer ${token}` } : undefined;
  let done = 0;
  const work = async () => {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      const answer = await fetch(place(path), { headers });
      if (!answer.ok) throw new api.ApiError('offline', '', null, answer.status);
      await cache.put(place(path), answer);
      onpart((done += 1) / paths.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

/** Keep all that there is to read of a game. */
export async function keepRules(
  game: string,
  lang: string,
  onpart: (part: number) => void,
): Promise<void> {
  const of = `/games/${encodeURIComponent(game)}`;
  const [offer, sections] = await Promise.all([api.learn(game, lang), api.contents(game, lang)]);
  const paths = [
    ...['learn', 'rules', 'history', 'cards', 'aid', 'table'].map((part) => `${of}/${part}`),
    ...sections.map(({ section }) => `${of}/rules/${encodeURIComponent(section)}`),
    ...offer.guides.map(({ faction }) => `${of}/guides/${encodeURIComponent(faction)}`),
  ];
  const asked = paths.map((path) => `${path}?lang=${lang}`);
  await keep(READ, [...asked, `/text/${lang}`, `/games?lang=${lang}`], null, onpart);
}

export async function hasRules(game: string, lang: string): Promise<boolean> {
  const cache = await caches.open(READ);
  const path = `/games/${encodeURIComponent(game)}`;
  const wanted = [`${path}/rules?lang=${lang}`, `${path}/learn?lang=${lang}`];
  const found = await Promise.all(wanted.map((each) => cache.match(place(each))));
  return found.every((each) => each !== undefined);
}

/** Keep a game with all its moments. */
export async function keepGame(
  { table, game, lang }: KeptGame,
  token: string,
  onpart: (part: number) => void,
): Promise<void> {
  const { count } = await api.moments(table, token, lang);
  const at = api.at(table);
  const moments = Array.from({ length: count + 1 }, (_, n) => `${at}/moments/${n}`);
  const paths = [at, `${at}/moments`, ...moments].map((path) => `${path}?lang=${lang}`);
  await keep(KEPT, paths, token, (part) => onpart(0.9 * part));
  const drawn = await api.table(game, lang);
  const { drawing, geometry } = drawn;
  const files = [drawing, geometry].map((file) => file.replace(/^\/?api/, ''));
  const more = [`/games/${game}/table?lang=${lang}`, `/games/${game}/cards?lang=${lang}`];
  await keep(READ, [...files, ...more, `/games/${game}/aid?lang=${lang}`], null, () => undefined);
  onpart(1);
  const others = keptGames().filter((each) => each.table !== table);
  write(localStorage, GAMES, [{ table, game, lang }, ...others]);
}

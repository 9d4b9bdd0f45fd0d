import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { boardGame, loadGame, PLACES, scoreTrack } from '../../src/board/games';
import { drawingOf, gameOf, GAMES, pictureOf } from './fixtures';

afterEach(() => void vi.unstubAllGlobals());

test('a game is pictured by its drawing; only one that uses the places shows them', () => {
  expect(pictureOf('malaya')).toMatch(/^api\/games\/malaya\/board\.svg\?v=\w+$/);
  expect(pictureOf('japanese_occupation')).toBe(`${pictureOf('malaya')}#${PLACES}`);
});

test('the drawing hides its places from everybody who does not ask for them', () => {
  expect(gameOf('malaya').places).toBe(null);
  const drawing = drawingOf('malaya');
  expect(drawing).toContain(`<g id="${PLACES}">`);
  expect(drawing).toContain(`#${PLACES}:not(:target){display:none}`);
});

test('each game is found by its id and decided on one track', () => {
  expect(GAMES.length).toBeGreaterThan(4);
  for (const game of GAMES) {
    expect(boardGame(game.id)).toBe(game);
    expect(scoreTrack(game)?.zones.some((zone) => zone.faction)).toBe(true);
  }
});

test('a game is loaded once, and asked for again only if that failed', async () => {
  const asked: string[] = [];
  let up = false;
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const told = { ...gameOf('malaya'), id: 'other' };
    return Promise.resolve(new Response(JSON.stringify(told), { status: up ? 200 : 404 }));
  });
  expect(() => boardGame('other')).toThrow('other');
  await expect(loadGame('other', 'en')).rejects.toThrow();
  up = true;
  const found = await Promise.all([loadGame('other', 'en'), loadGame('other', 'en')]);
  expect(found).toEqual([boardGame('other'), boardGame('other')]);
  expect(asked).toEqual(Array(2).fill('api/games/other/table?lang=en'));
});

/** Names that are words of the page as well; so are all numbers. */
const PLAIN = ['low', 'middle', 'high', 'operations', 'ready'];

test('no code of the page knows a game', () => {
  const own = GAMES.flatMap((game) => [
    game.id,
    ...game.factions.map((f) => f.id),
    ...game.pieces.map((p) => p.id).filter((id) => id !== 'active' && id !== 'base'),
    ...game.markers.map((m) => m.id),
    ...game.tracks.map((t) => t.id),
    ...game.steps.flatMap((s) => [s.id, ...s.steps]),
    ...game.chits.map((c) => c.id),
    ...Object.keys(game.phases).filter((stage) => stage !== 'reset'),
  ]);
  const names = [...new Set(own)].filter((id) => !PLAIN.includes(id) && !/^\d/.test(id));
  const word = new RegExp(`['"\`.#-](${names.join('|')})(?![\\w-])`, 'g');
  const told = new RegExp(
    `\\b(${GAMES.flatMap((g) => [g.id, ...g.factions.map((f) => f.id)]).join('|')})\\b`,
    'gi',
  );
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .flatMap((file) => {
      const all = readFileSync(`src/${file}`, 'utf8');
      const code = all.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [...code.matchAll(word), ...all.matchAll(told)].map((hit) => `${file}: ${hit[0]}`);
    });
  expect(found).toEqual([]);
});

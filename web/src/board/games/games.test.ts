import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawingOf } from '../fixtures';
import { malaya } from './malaya';
import { GAMES, pictureOf, PLACES, scoreTrack } from '.';

test('a game is pictured by its drawing; only one that uses the places shows them', () => {
  expect(pictureOf('malaya')).toBe('boards/malaya.svg');
  expect(pictureOf('unheard-of')).toBe(null);
});

test('the drawing hides its places from everybody who does not ask for them', () => {
  expect(malaya.places).toBe(false);
  const drawing = drawingOf('malaya');
  expect(drawing).toContain(`<g id="${PLACES}">`);
  expect(drawing).toContain(`#${PLACES}:not(:target){display:none}`);
});

test('each game is found by its id and decided on one track', () => {
  for (const [id, game] of Object.entries(GAMES)) {
    expect(game.id).toBe(id);
    expect(scoreTrack(game)?.zones.some((zone) => zone.faction)).toBe(true);
  }
});

/** Names that are words of the page as well; so are all numbers. */
const PLAIN = ['low', 'middle', 'high', 'operations'];

test('no other code of the page knows a game', () => {
  const own = Object.values(GAMES).flatMap((game) => [
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
  const found = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(svelte|ts|css)$/.test(file))
    .filter((file) => !/games\/|\.test\.ts$|fixtures\.ts$|schema\.d\.ts$/.test(file))
    .flatMap((file) => {
      const code = readFileSync(`src/${file}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
      return [...code.matchAll(word)].map((hit) => `${file}: ${hit[0]}`);
    });
  expect(found).toEqual([]);
});

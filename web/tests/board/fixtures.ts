/** Material of the tests: the real games with their geometry, and small views. */
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import { keepGame, type BoardGame } from '../../src/board/games';
import { makeLanguage, setLanguage, speechOf } from '../../src/lib/text.svelte';
import type { Geometry } from '../../src/board/geometry';
import type { BoardView, Counts, SpaceView } from '../../src/board/props';
import type { Speech } from '../../src/board/words';

setLanguage(makeLanguage('en', readFileSync('../src/coinbox/text/en/web.ftl', 'utf8')));

/** The board's real words; ids for those of the game, unless they are given. */
export function speech(given: Readonly<Record<string, string>> = {}): Speech {
  const names: Readonly<Record<string, string>> = { comma: ', ', semicolon: '; ', ...given };
  const name = (id: string) => names[id] ?? id.slice(id.indexOf('-') + 1).replaceAll(/[_-]/g, ' ');
  return {
    ...speechOf('malaya'),
    name,
    counted: (piece, n) => `${n} ${name(`piece-${piece}`)}`,
  };
}

const boards = inject('served').boards;
const boardOf = (game: string) => {
  const found = boards[game];
  if (!found) throw new Error(`there is no game ${game}`);
  return found;
};

/** All games, as the server describes them. */
export const GAMES: readonly BoardGame[] = Object.values(boards).map(({ told }) => keepGame(told));
export const gameOf = (game: string): BoardGame => boardOf(game).told;
export const pictureOf = (game: string) => boardOf(game).picture;
export const geometryOf = (game: string) =>
  JSON.parse(readFileSync(boardOf(game).geometry, 'utf8')) as Geometry;
export const drawingOf = (game: string) => readFileSync(boardOf(game).drawing, 'utf8');

export function space(id: string, pieces: Counts = {}, more: Partial<SpaceView> = {}): SpaceView {
  return {
    id,
    kind: 'province',
    population: 1,
    control: 'none',
    level: 'neutral',
    pieces,
    markers: {},
    ...more,
  };
}

export function viewOf(...spaces: SpaceView[]): BoardView {
  return {
    spaces,
    available: { troop: 7, police: 9, guerrilla: 5, base: 2, new_village: 4 },
    tracks: { political_will: 13, british_resources: 4, mcp_resources: 9 },
    commander: 'gurney',
    commander_place: 'gurney',
    eligible: { first: 'british', second: 'mcp' },
    boxes: { british: 'event', mcp: null },
  };
}

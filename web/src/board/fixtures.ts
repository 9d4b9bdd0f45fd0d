/** Material of the tests: the real geometry and small views. */
import { readFileSync } from 'node:fs';
import { makeLanguage, setLanguage, speechOf } from '../lib/text.svelte';
import type { Geometry } from './geometry';
import type { BoardView, Counts, SpaceView } from './props';
import type { Speech } from './words';

setLanguage(makeLanguage('en', readFileSync('../src/coinbox/text/en/web.ftl', 'utf8')));

/** The board's real words; ids for those of the game, unless they are given. */
export function speech(names: Readonly<Record<string, string>> = {}): Speech {
  const name = (id: string) => names[id] ?? id.slice(id.indexOf('-') + 1).replaceAll(/[_-]/g, ' ');
  return {
    ...speechOf('malaya'),
    name,
    counted: (piece, n) => `${n} ${name(`piece-${piece}`)}`,
  };
}

const read = (name: string) => readFileSync(`public/boards/${name}`, 'utf8');

export const geometryOf = (board: string) => JSON.parse(read(`${board}.json`)) as Geometry;
export const drawingOf = (board: string) => read(`${board}.svg`);

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

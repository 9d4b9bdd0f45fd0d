import { available, british, INITIATIVE, politicalWill, resources, woodenPieces } from './shared';
import type { BoardGame } from './types';

export const malaya: BoardGame = {
  id: 'malaya',
  board: 'malaya',
  places: false,
  factions: [british([948, 330]), { id: 'mcp', letter: 'M', tone: 'red', entry: [70, 800] }],
  pieces: woodenPieces('mcp'),
  markers: [
    { id: 'terror', form: 'diamond', letter: 'T' },
    { id: 'sabotage', form: 'square', letter: 'S' },
    { id: 'new_village', form: 'house', letter: 'NV' },
  ],
  control: true,
  closed: null,
  levels: { support: '+', opposition: '−' },
  unpopulated: ['economic_center'],
  tracks: [politicalWill('mcp'), resources('british'), resources('mcp')],
  steps: [
    {
      id: 'commander',
      faction: 'british',
      steps: ['gurney', 'briggs', 'templer'],
      at: (view) => view.commander_place,
      off: (view) => (view.commander === 'gurney_killed' ? 'gurney_killed' : null),
    },
  ],
  initiative: INITIATIVE,
  boxes: [
    available('british', 'troop', 'police', 'new_village'),
    available('mcp', 'guerrilla', 'base'),
  ],
  chits: [],
  phases: { pacify: 'support', agitate: 'support', redeploy: 'redeploy', reset: 'reset' },
};

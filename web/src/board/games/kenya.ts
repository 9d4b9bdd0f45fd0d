import type { Counts } from '../props';
import { available, british, INITIATIVE, politicalWill, resources, woodenPieces } from './shared';
import type { BoardGame } from './types';

/** Population markers are no tokens: the board shows the number of the view over the printed one. */
export const kenya: BoardGame = {
  id: 'kenya',
  board: 'kenya',
  places: false,
  factions: [british([940, 1150]), { id: 'mau_mau', letter: 'M', tone: 'red', entry: [60, 560] }],
  pieces: woodenPieces('mau_mau'),
  markers: [{ id: 'terror', form: 'diamond', letter: 'T' }],
  levels: { loyalty: '+', resistance: '−' },
  unpopulated: [],
  tracks: [politicalWill('mau_mau'), resources('mau_mau')],
  steps: [
    {
      id: 'pipeline',
      faction: 'british',
      steps: ['rule_of_law', 'emergency_powers', 'villagization', 'prison_system', 'gulag'],
      at: (view) => view.pipeline,
    },
  ],
  initiative: INITIATIVE,
  boxes: [
    available('british', 'troop', 'police'),
    {
      word: 'out-of-play',
      faction: 'british',
      items: ['police'],
      count: (view, item) => (view.out_of_play as Counts | undefined)?.[item] ?? 0,
      open: false,
    },
    available('mau_mau', 'guerrilla', 'base'),
  ],
  phases: { reward: 'support', oath: 'support', redeploy: 'redeploy', reset: 'reset' },
};

import {
  available,
  british,
  INITIATIVE,
  politicalWill,
  resources,
  storage,
  woodenPieces,
} from './shared';
import type { BoardGame } from './types';

/** Population markers are no tokens: the board shows the number of the view over the printed one. */
export const kenya: BoardGame = {
  id: 'kenya',
  board: 'kenya',
  places: false,
  factions: [british([940, 1150]), { id: 'mau_mau', letter: 'M', tone: 'red', entry: [60, 560] }],
  pieces: woodenPieces('mau_mau'),
  markers: [{ id: 'terror', form: 'diamond', letter: 'T' }],
  control: true,
  closed: null,
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
    storage({ word: 'out-of-play', faction: 'british', items: ['police'] }, (v) => v.out_of_play),
    available('mau_mau', 'guerrilla', 'base'),
  ],
  chits: [],
  phases: { reward: 'support', oath: 'support', redeploy: 'redeploy', reset: 'reset' },
};

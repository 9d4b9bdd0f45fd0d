import {
  available,
  british,
  INITIATIVE,
  politicalWillDownTo,
  storage,
  woodenPieces,
} from './shared';
import type { BoardGame, PieceKind } from './types';

const irregular = { faction: 'british', shape: 'cylinder', family: 'irregular' } as const;
const irregulars: PieceKind[] = [
  { ...irregular, id: 'active_irregular', tone: 'blue', mark: 'star' },
  { ...irregular, id: 'irregular', tone: 'dark-blue', mark: 'closed' },
];

/** The Irregulars are blue octagons, so the Police are of a lighter blue; they stand behind the other British. */
function pieces(): PieceKind[] {
  return woodenPieces('rebels').flatMap((kind) =>
    kind.id === 'police' ? [{ ...kind, tone: 'light-blue' }, ...irregulars] : [kind],
  );
}

export const arab_revolt: BoardGame = {
  id: 'arab_revolt',
  board: 'palestine',
  places: false,
  factions: [british([40, 900]), { id: 'rebels', letter: 'R', tone: 'red', entry: [950, 520] }],
  pieces: pieces(),
  markers: [
    { id: 'sabotage', form: 'square', letter: 'S' },
    { id: 'curfew', form: 'hexagon', letter: 'C' },
  ],
  control: false,
  closed: 'out_of_play',
  levels: { opposition: '−' },
  unpopulated: ['district', 'city', 'railway', 'foreign'],
  tracks: [politicalWillDownTo(0, 'rebels')],
  steps: [
    {
      id: 'unity',
      faction: 'rebels',
      steps: ['decentralized', 'low', 'middle', 'high', 'centralized'],
      printed: [2, 1, 1, 1, 0],
      at: (view) => view.unity,
    },
  ],
  initiative: INITIATIVE,
  boxes: [
    available('british', 'troop', 'police', 'irregular', 'curfew'),
    storage({ word: 'out-of-play', faction: 'british', items: ['troop'] }, (v) => v.out_of_play),
    storage(
      { word: 'on-card', card: 'A28', faction: 'british', items: ['police'], passing: true },
      (v) => v.forts,
    ),
    available('rebels', 'guerrilla', 'base'),
    storage({ word: 'prison', faction: 'rebels', items: ['guerrilla', 'base'] }, (v) => v.prison),
  ],
  chits: [
    {
      id: 'operations',
      faction: 'rebels',
      title: 'section-arab_revolt-1_8',
      prefix: 'chit-op-',
      names: ['1', '2', '3'],
    },
    {
      id: 'punishments',
      faction: 'british',
      title: 'section-arab_revolt-1_7',
      prefix: 'chit-',
      names: ['detain', 'demolish', 'fine'],
    },
  ],
  phases: {
    hold: 'resources',
    assistance: 'resources',
    divide: 'support',
    mobilize: 'support',
    redeploy: 'redeploy',
    rebels_redeploy: 'redeploy',
    reset: 'reset',
  },
};

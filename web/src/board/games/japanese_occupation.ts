import type { BoardView, SpaceView } from '../props';
import { available, british, INITIATIVE, resources, storage } from './shared';
import type { BoardGame, MarkerKind, PieceKind } from './types';

const own = { faction: 'japanese', shape: 'cube' } as const;
const mpaja = { faction: 'british', shape: 'cylinder', family: 'mpaja' } as const;
const others = { faction: 'british', shape: 'cylinder', family: 'non_mpaja' } as const;

/** The Guerrillas of the MPAJA are red, the others blue, so the Police are of a lighter blue. */
const pieces: PieceKind[] = [
  { ...own, id: 'troop', tone: 'tan', mark: 'chevron', family: 'troop' },
  { ...own, id: 'police', tone: 'light-blue', mark: 'shield', family: 'police' },
  {
    id: 'kempeitai',
    faction: 'japanese',
    shape: 'hexagon',
    tone: 'black',
    letters: 'K',
    family: 'kempeitai',
  },
  {
    id: 'force_136',
    faction: 'british',
    shape: 'escutcheon',
    tone: 'green',
    letters: '136',
    family: 'force_136',
  },
  {
    id: 'supply_cache',
    faction: 'british',
    shape: 'disc',
    tone: 'red',
    mark: 'crate',
    family: 'supply_cache',
  },
  { ...mpaja, id: 'mpaja_active', tone: 'red', mark: 'star' },
  { ...mpaja, id: 'mpaja_underground', tone: 'dark-red', mark: 'closed' },
  { ...others, id: 'non_mpaja_active', tone: 'blue', mark: 'star' },
  { ...others, id: 'non_mpaja_underground', tone: 'dark-blue', mark: 'closed' },
];

/** The Intel chits come first: nearly every space has one, in the box that Control leaves free. */
const markers: MarkerKind[] = [
  { id: 'intel', form: 'back', letter: '?' },
  { id: 'intel_0', form: 'face', letter: '0' },
  { id: 'intel_1', form: 'face', letter: '1' },
  { id: 'intel_2', form: 'face', letter: '2' },
  { id: 'terror', form: 'diamond', letter: 'T' },
  { id: 'sabotage', form: 'square', letter: 'S' },
  { id: 'new_village', form: 'house', letter: 'NV' },
  { id: 'jungle_camp', form: 'tent', letter: 'JC' },
];

interface Railway {
  readonly id: string;
  readonly starred: boolean;
  readonly sabotage: number;
}

const railways = (view: BoardView): SpaceView[] =>
  ((view.railways ?? []) as readonly Railway[]).map(({ id, starred, sabotage }) => ({
    id,
    kind: 'railway',
    word: `place-${id}`,
    starred,
    pieces: {},
    markers: { sabotage },
  }));

export const japanese_occupation: BoardGame = {
  id: 'japanese_occupation',
  board: 'malaya',
  places: railways,
  factions: [british([948, 330]), { id: 'japanese', letter: 'J', tone: 'red', entry: [70, 800] }],
  pieces,
  markers,
  together: 4,
  control: false,
  closed: null,
  levels: { opposition: '−' },
  unpopulated: ['economic_center', 'railway'],
  tracks: [
    {
      id: 'resistance',
      label: 'resistance',
      faction: null,
      min: 0,
      max: 20,
      zones: [
        { from: 0, to: 17, faction: 'japanese' },
        { from: 18, to: 19, faction: null },
        { from: 20, to: 20, faction: 'british' },
      ],
      last: true,
    },
    { ...resources('japanese'), id: 'resources' },
  ],
  steps: [
    {
      id: 'zipper',
      faction: 'british',
      steps: ['delay', '6', '12', '18', 'ready'],
      printed: [0, 6, 12, 18, 20],
      at: (view) => view.zipper,
      lying: (view, step) =>
        (view.zipper_caches as readonly string[]).includes(step) ? 'supply_cache' : null,
    },
  ],
  initiative: INITIATIVE,
  boxes: [
    available('british', 'mpaja', 'non_mpaja', 'supply_cache', 'force_136', 'jungle_camp'),
    storage(
      { word: 'on-card', card: 'J25', faction: 'british', items: ['force_136'], passing: true },
      (v) => v.on_cards,
    ),
    storage(
      { word: 'out-of-game', faction: 'british', items: ['supply_cache'], passing: true },
      (v) => v.out_of_game,
    ),
    available('japanese', 'police', 'new_village'),
    storage(
      { word: 'on-card', card: 'J17', faction: 'japanese', items: ['troop'], passing: true },
      (v) => v.on_cards,
    ),
    storage(
      { word: 'out-of-game', faction: 'japanese', items: ['kempeitai'], passing: true },
      (v) => v.out_of_game,
    ),
  ],
  chits: [],
  icon: (view) => (view.icon ? `icon-${view.icon}` : null),
  phases: {
    resistance: 'mpaja',
    unrest: 'resources',
    construct: 'resources',
    supply: 'support',
    reprisal: 'support',
    redeploy: 'redeploy',
    japanese_redeploy: 'redeploy',
    reset: 'reset',
  },
};

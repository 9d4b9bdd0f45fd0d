/** What the games of the family have in common. */
import type { BoardView, Counts } from '../props';
import type { BoxKind, FactionKind, PieceKind, TrackKind } from './types';

export const INITIATIVE = ['limited-op', 'event', 'op-special'] as const;

export const british = (entry: FactionKind['entry']): FactionKind => ({
  id: 'british',
  letter: 'B',
  tone: 'blue',
  entry,
});

/** The wooden pieces of the British and of a red insurgent. */
export function woodenPieces(insurgent: string): PieceKind[] {
  const own = { faction: 'british', shape: 'cube' } as const;
  const cylinder = { faction: insurgent, shape: 'cylinder', family: 'guerrilla' } as const;
  return [
    { ...own, id: 'troop', tone: 'tan', mark: 'chevron', family: 'troop' },
    { ...own, id: 'police', tone: 'blue', mark: 'shield', family: 'police' },
    { id: 'base', faction: insurgent, shape: 'disc', tone: 'red', mark: 'hut', family: 'base' },
    { ...cylinder, id: 'active', tone: 'red', mark: 'star' },
    { ...cylinder, id: 'underground', tone: 'dark-red', mark: 'closed' },
  ];
}

/** British Political Will: the insurgent wins at its low end. */
export const politicalWill = (insurgent: string): TrackKind => ({
  ...politicalWillDownTo(0, insurgent),
  zones: [
    { from: 0, to: 2, faction: insurgent },
    { from: 10, to: 10, faction: null },
    { from: 18, to: 20, faction: 'british' },
  ],
});

/** British Political Will of a game without a middle: the insurgent wins at its low end only, else the British at last. */
export const politicalWillDownTo = (low: number, insurgent: string): TrackKind => ({
  id: 'political_will',
  label: 'political_will',
  faction: null,
  min: 0,
  max: 20,
  zones: [{ from: 0, to: low, faction: insurgent }],
});

export const resources = (faction: string): TrackKind => ({
  id: `${faction}_resources`,
  label: 'resources',
  faction,
  min: 0,
  max: 20,
  zones: [],
});

/** A box that pieces only lie in: `counts` finds them in the view. */
export const storage = (
  box: Omit<BoxKind, 'count' | 'open'>,
  counts: (view: BoardView) => unknown,
): BoxKind => ({
  ...box,
  count: (view, item) => (counts(view) as Counts | undefined)?.[item] ?? 0,
  open: false,
});

export const available = (faction: string, ...items: string[]): BoxKind => ({
  word: 'available',
  faction,
  items,
  count: (view: BoardView, item: string) => view.available[item] ?? 0,
  open: true,
});

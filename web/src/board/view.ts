/** What a game's description points to, found in its view. */
import type { BoardGame, BoxKind, ChitsKind, StepsKind } from './games';
import type { BoardView, Counts, SpaceView } from './props';

/** A field that holds a word, null without one. */
function word(view: BoardView, field: string): string | null {
  const found = view[field];
  return typeof found === 'string' ? found : null;
}

/** A field that holds a list. */
function list(view: BoardView, field: string): readonly unknown[] {
  const found = view[field];
  return Array.isArray(found) ? found : [];
}

/** The step that the game is at. */
export const stepAt = (view: BoardView, row: StepsKind): string | null => word(view, row.at);

/** What has put the present step out of force, if anything has. */
export function offStep(view: BoardView, row: StepsKind): string | null {
  const inForce = row.in_force === null ? null : word(view, row.in_force);
  return inForce === stepAt(view, row) ? null : inForce;
}

/** The piece that lies on a step, if one does. */
export const lyingOn = (view: BoardView, { lying }: StepsKind, step: string): string | null =>
  lying && list(view, lying.field).includes(step) ? lying.piece : null;

/** How many of a kind lie in a box. */
export const countIn = (view: BoardView, box: BoxKind, item: string): number =>
  (view[box.counts] as Counts | undefined)?.[item] ?? 0;

/** Where the chits of one kind are. */
export interface ChitsView {
  readonly pool: readonly string[];
  readonly held: readonly string[];
  readonly played: string | null;
  readonly aside: readonly string[];
}

export const chitsOf = (view: BoardView, { id }: ChitsKind): ChitsView | undefined =>
  (view.chits as Record<string, ChitsView> | undefined)?.[id];

type PlaceView = Readonly<Record<string, unknown>> & { readonly id: string };

/** What lies on the places between the spaces. */
export function placesOf(view: BoardView, { places }: BoardGame): SpaceView[] {
  if (!places) return [];
  return (list(view, places.field) as readonly PlaceView[]).map((place) => ({
    id: place.id,
    kind: places.kind,
    word: `place-${place.id}`,
    starred: !!place.starred,
    pieces: {},
    adjacent: Array.isArray(place.touches) ? place.touches.map(String) : [],
    markers: Object.fromEntries(places.markers.map((id) => [id, Number(place[id] ?? 0)])),
  }));
}

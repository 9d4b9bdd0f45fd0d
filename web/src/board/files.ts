import { cleanDrawing, sheets, type Sheets } from './drawing';
import { placeShapes, spaceShapes, type Geometry, type Point, type SpaceShape } from './geometry';
import { markerSpots } from './layout';
import { PLACES, type BoardGame } from './games';

/** A board ready to draw. */
export interface BoardFiles {
  readonly geometry: Geometry;
  readonly shapes: readonly SpaceShape[];
  readonly spots: ReadonlyMap<string, readonly Point[]>;
  /** A fresh copy of the cleaned drawing. */
  drawing(): Sheets;
}

const loaded = new Map<string, Promise<BoardFiles>>();

/** Loads a game's board once; a failure is forgotten, so that it can be tried again. */
export function loadBoard(game: BoardGame): Promise<BoardFiles> {
  let files = loaded.get(game.id);
  if (!files) {
    files = fetchBoard(game);
    loaded.set(game.id, files);
    files.catch(() => loaded.delete(game.id));
  }
  return files;
}

async function fetchBoard(game: BoardGame): Promise<BoardFiles> {
  const [svg, json] = await Promise.all([text(game.drawing), text(game.geometry)]);
  return prepare(game, svg, JSON.parse(json) as Geometry);
}

export function prepare(game: BoardGame, svg: string, geometry: Geometry): BoardFiles {
  const clean = cleanDrawing(svg, game.places ? [] : [PLACES]);
  const spaces = spaceShapes(geometry);
  const places = game.places ? placeShapes(geometry) : [];
  return {
    geometry,
    shapes: [...spaces, ...places],
    spots: new Map<string, readonly Point[]>([
      ...markerSpots(geometry, spaces, game),
      ...places.map(({ id, centre }) => [id, [centre]] as const),
    ]),
    drawing: () => sheets(document.importNode(clean, true)),
  };
}

async function text(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.text();
}

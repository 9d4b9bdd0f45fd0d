/** The descriptions of games as the server gives them (`table.json` of each game), kept once they are loaded. */
import { table } from '../api/client';
import type { BoardGame, FactionKind, MarkerKind, PieceKind, TrackKind } from '../api/types';

export type {
  BoardGame,
  BoxKind,
  ChitsKind,
  FactionKind,
  MarkerKind,
  PieceKind,
  StepsKind,
  TrackKind,
  Zone,
} from '../api/types';

/** The id of the drawing's layer of places. */
export const PLACES = 'places';

const known = new Map<string, BoardGame>();
const asked = new Map<string, Promise<BoardGame>>();

/** Loads a game's description once; a failure is forgotten, so that it can be tried again. */
export function loadGame(id: string, lang: string): Promise<BoardGame> {
  let found = asked.get(id);
  if (!found) {
    found = table(id, lang).then(keepGame);
    asked.set(id, found);
    found.catch(() => asked.delete(id));
  }
  return found;
}

export function keepGame(game: BoardGame): BoardGame {
  known.set(game.id, game);
  return game;
}

/** The description of a game that has been loaded; another id is an error of the caller. */
export function boardGame(id: string): BoardGame {
  const found = known.get(id);
  if (!found) throw new Error(`the game "${id}" has not been loaded`);
  return found;
}

/** The piece kind with this id or, for a family name, the side that lies in the Available box. */
export function pieceKind(game: BoardGame, id: string): PieceKind | undefined {
  return game.pieces.find((p) => p.id === id) ?? game.pieces.findLast((p) => p.family === id);
}

export function factionKind(game: BoardGame, id?: string | null): FactionKind | undefined {
  return game.factions.find((f) => f.id === id);
}

/** The track that decides the game. */
export function scoreTrack(game: BoardGame): TrackKind | undefined {
  return game.tracks.find((t) => t.zones.length > 0);
}

export function markerKind(game: BoardGame, id: string): MarkerKind | undefined {
  return game.markers.find((m) => m.id === id);
}

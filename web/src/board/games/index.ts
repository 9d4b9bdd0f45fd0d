import { arab_revolt } from './arab_revolt';
import { japanese_occupation } from './japanese_occupation';
import { kenya } from './kenya';
import { malaya } from './malaya';
import type { BoardGame, FactionKind, MarkerKind, PieceKind, TrackKind } from './types';

export const GAMES: Readonly<Record<string, BoardGame>> = {
  malaya,
  kenya,
  arab_revolt,
  japanese_occupation,
};

/** The id of the drawing's layer of places. */
export const PLACES = 'places';

export type * from './types';

/** The board data of a game; an unknown id is an error of the caller. */
export function boardGame(id: string): BoardGame {
  const found = GAMES[id];
  if (!found) throw new Error(`no board for the game "${id}"; add it to src/board/games`);
  return found;
}

/** The address of a game's drawing as a picture, null without one; its fragment shows the layer of places. */
export function pictureOf(id: string): string | null {
  const found = GAMES[id];
  return found ? `boards/${found.board}.svg${found.places ? `#${PLACES}` : ''}` : null;
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

import { malaya } from './malaya';
import type { BoardGame, MarkerKind, PieceKind } from './types';

const GAMES: Readonly<Record<string, BoardGame>> = { malaya };

export type { BoardGame, MarkerKind, PieceKind } from './types';

/** The board data of a game; an unknown id is an error of the caller. */
export function boardGame(id: string): BoardGame {
  const found = GAMES[id];
  if (!found) throw new Error(`no board for the game "${id}"; add it to src/board/games`);
  return found;
}

/** The piece kind with this id or, for a family name, the side that lies in the Available box. */
export function pieceKind(game: BoardGame, id: string): PieceKind | undefined {
  return game.pieces.find((p) => p.id === id) ?? game.pieces.findLast((p) => p.family === id);
}

export function markerKind(game: BoardGame, id: string): MarkerKind | undefined {
  return game.markers.find((m) => m.id === id);
}

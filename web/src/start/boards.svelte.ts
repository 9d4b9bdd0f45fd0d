/** Descriptions and geometries of the games in the list, asked for once each. */
import { SvelteMap } from 'svelte/reactivity';
import { loadGame, type BoardGame } from '../board/games';
import { spaceShapes, type Geometry, type Point } from '../board/geometry';

export interface Plan {
  game: BoardGame;
  width: number;
  height: number;
  centres: ReadonlyMap<string, Point>;
}

const plans = new SvelteMap<string, Plan>();
const asked = new Set<string>();

export const planOf = (game: string): Plan | undefined => plans.get(game);

/** A game that the page cannot draw is listed without a picture. */
export function loadPlan(id: string, lang: string): void {
  if (asked.has(id)) return;
  asked.add(id);
  plan(id, lang).then(
    (found) => plans.set(id, found),
    () => asked.delete(id),
  );
}

async function plan(id: string, lang: string): Promise<Plan> {
  const game = await loadGame(id, lang);
  const answer = await fetch(game.geometry);
  const geometry = (await answer.json()) as Geometry;
  const [, , width, height] = geometry.viewBox;
  const centres = new Map(spaceShapes(geometry).map((shape) => [shape.id, shape.centre]));
  return { game, width, height, centres };
}

/** What a board is played by: a table of the server, or a study of the reader's own. */
import type { ApiError } from '../api/client';
import type { Doing } from '../api/together';
import type { Moments, Preview, SpaceAbout, State, Story, Why } from '../api/types';
import type { HintStore } from './hint.svelte';
import type { Telling } from './telling.svelte';

export interface Playing {
  /** What names the table and gives a seat there; a study has neither. */
  readonly table: string;
  readonly token: string;
  /** The newest state, and the one on the page. */
  readonly latest: State | null;
  readonly shown: State | null;
  /** The board of what is played in thought, while it is told. */
  readonly aside: State | null;
  readonly busy: boolean;
  problem: ApiError | null;
  why: Why | null;

  readonly telling: Telling;
  readonly playing: boolean;
  readonly thought: Telling;
  readonly imagined: readonly string[];
  readonly hint: HintStore;

  readonly mayAct: boolean;
  plays(faction: string | null | undefined): boolean;
  play(...options: string[]): Promise<void>;
  undo(steps: number): Promise<void>;
  /** Let chance answer; only where the reader may choose for it, too. */
  roll?(): Promise<void>;
  /** Choose along a plan; only where that is a line that can be left again. */
  adopt?(way: readonly string[]): Promise<void>;
  /** Why something is not offered. */
  ask(...names: string[]): Promise<void>;
  agree(agreed: boolean): Promise<void>;
  /** Do something beside the rules with who sits opposite; only where somebody does. */
  together?(doing: Doing, what: object): Promise<void>;

  skip(): void;
  again(): void;
  /** Tell a story of what is not played, with a name for each turn and a note for the end. */
  imagine(story: Story, names?: string[], note?: string): void;

  at(moment: number, lang: string): Promise<State>;
  moments(lang: string): Promise<Moments>;
  space(id: string, lang: string): Promise<SpaceAbout>;
  /** What options would bring at a step; null if the game has moved on. */
  preview(
    lang: string,
    seq: number,
    way: readonly string[],
    signal: AbortSignal,
  ): Promise<Preview | null>;
}

/** A position that is set up by hand, and what the server says of it. */
import * as api from '../api/study';
import type { PositionField, State } from '../api/types';
import { inWords } from '../lib/problem';

export type Value = number | boolean | string | readonly (string | number)[];
export type Position = Readonly<Record<string, unknown>>;
type Spaces = Readonly<Record<string, Readonly<Record<string, number | boolean>>>>;

/** So long after the last change it is looked over. */
const PAUSE = 200;

/** The value of a space in a position; nothing is written of what is not there. */
export function inSpace(position: Position, space: string, field: string): number | boolean {
  return (position.spaces as Spaces | undefined)?.[space]?.[field] ?? 0;
}

/** A position with something else in a space; empty spaces are left out. */
export function withInSpace(
  position: Position,
  space: string,
  field: string,
  value: number | boolean,
): Position {
  const spaces = (position.spaces ?? {}) as Spaces;
  const kept = Object.entries({ ...spaces[space], [field]: value }).filter(([, held]) => held);
  const others = Object.entries(spaces).filter(([id]) => id !== space);
  const here = kept.length ? [[space, Object.fromEntries(kept)]] : [];
  return { ...position, spaces: Object.fromEntries([...others, ...here]) };
}

export class SetUpStore {
  fields = $state.raw<readonly PositionField[]>([]);
  scenario = $state('');
  position = $state.raw<Position>({});
  /** What is impossible in it, and why. */
  problems = $state.raw<readonly string[]>([]);
  /** The position with all that it left out, if it is possible and was looked over. */
  whole = $state.raw<Position | null>(null);
  /** The board of the last position that was possible. */
  board = $state.raw<State | null>(null);
  problem = $state('');
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  constructor(private readonly game: string) {}

  /** What can be set up, in the words of a language; a position that is there stays. */
  async open(lang: string, board: api.BoardOf): Promise<void> {
    await this.hear(async () => {
      const { fields } = await api.fields(lang, this.game, board.scenario);
      this.fields = fields;
      if (Object.keys(this.position).length === 0) await this.takeBoard(lang, board);
      else await this.check(lang);
    });
  }

  /** Begin with a board that was played. */
  async takeBoard(lang: string, board: api.BoardOf): Promise<void> {
    await this.hear(async () => {
      const { scenario, position } = await api.standing(lang, board);
      this.scenario = scenario;
      this.position = position;
      await this.check(lang);
    });
  }

  /** Begin as a scenario does, with its pieces or without. */
  async takeStart(lang: string, scenario: string, empty = false): Promise<void> {
    await this.hear(async () => {
      const { position } = await api.fields(lang, this.game, scenario || null);
      this.scenario = scenario;
      this.position = empty ? { ...position, spaces: {} } : position;
      await this.check(lang);
    });
  }

  setInSpace(space: string, field: string, value: number | boolean, lang: string): void {
    this.change(withInSpace(this.position, space, field, value), lang);
  }

  set(field: string, value: Value, lang: string): void {
    this.change({ ...this.position, [field]: value }, lang);
  }

  private change(position: Position, lang: string): void {
    this.position = position;
    this.whole = null;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.hear(() => this.check(lang)), PAUSE);
  }

  private async check(lang: string): Promise<void> {
    const mine = (this.asked += 1);
    const { game, scenario, position } = this;
    const { problems, position: whole } = await api.check(lang, game, scenario || null, position);
    if (mine !== this.asked) return;
    this.problems = problems;
    this.whole = whole;
    if (!whole) return;
    const of = { game, scenario: scenario || null, position: whole, names: [] };
    const { state } = await api.board(lang, of);
    if (mine === this.asked) this.board = state;
  }

  private async hear(work: () => Promise<void>): Promise<void> {
    try {
      await work();
      this.problem = '';
    } catch (error) {
      this.problem = inWords(error);
    }
  }
}

/** The log of a table as far as this page has it: the server sends what follows. */
import type { LogLine, State } from '../api/types';

/** So many logs are kept; a page needs one for each language, and one while a turn closes. */
const MOST = 8;

export class LogBook {
  /** What a mark names, and what followed then; the newest is the last. */
  private readonly known = new Map<string, readonly LogLine[]>();

  /** Names the newest lines that are here. */
  get mark(): string {
    return [...this.known.keys()].at(-1) ?? '';
  }

  /** A state with its whole log; null if it goes on from lines that are not here. */
  whole(state: State): State | null {
    const { log_base: base, log_mark: mark } = state;
    const before = base ? this.known.get(base.mark) : [];
    if (!before) return null;
    const log = base ? [...before.slice(0, base.lines), ...state.log] : state.log;
    // A moment of the past has but the beginning of the log.
    if (!state.replay) this.keep(mark, log);
    return { ...state, log, log_base: null };
  }

  private keep(mark: string, log: readonly LogLine[]): void {
    this.known.delete(mark);
    this.known.set(mark, log);
    for (const oldest of this.known.keys()) {
      if (this.known.size <= MOST) break;
      this.known.delete(oldest);
    }
  }
}

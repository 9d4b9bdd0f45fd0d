/** States of a table for tests: only what a test names differs from an empty table. */
import type { LogLine, Option, State, Step } from '../src/api/types';

export function state(part: Partial<State> = {}): State {
  return {
    table: 't',
    game: 'malaya',
    scenario: 'standard',
    name: null,
    seq: 0,
    players: {},
    thinking: null,
    rematch: null,
    rules: { made_with: 1, today: 1 },
    stopped: null,
    you: [],
    decisions: 0,
    replay: false,
    view: {
      spaces: [],
      available: {},
      tracks: {},
      stage: 'first',
      eligible: {},
      boxes: {},
      card: null,
      card_in_play: false,
      played: [],
      cards_left: 0,
      propaganda_seen: 0,
      capabilities: [],
    },
    card: null,
    decision: null,
    turn: { actor: null, steps: [] },
    undo: 0,
    log: [],
    fresh: 0,
    reasons: [],
    forecast: null,
    result: null,
    ...part,
  };
}

export const line = (text: string, spaces: string[] = [], card: string | null = null): LogLine => ({
  i: 0,
  text,
  spaces,
  card,
  head: false,
  level: 'effect',
  actor: null,
});

export const option = (name: string, kind: string, part: Partial<Option> = {}): Option => ({
  name,
  kind,
  label: name,
  space: null,
  piece: null,
  origin: null,
  rule: '',
  ...part,
});

export const step = (name: string, undoable: boolean): Step => ({
  name,
  label: name,
  actor: 'british',
  chance: !undoable,
  undoable,
});

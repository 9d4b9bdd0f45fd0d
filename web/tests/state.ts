/** States of a table for tests: only what a test names differs from an empty table. */
import type { LogLine, Option, State, Step } from '../src/api/types';

export function state(part: Partial<State> = {}): State {
  return {
    table: 't',
    game: 'malaya',
    scenario: 'standard',
    name: null,
    seq: 0,
    closed: 0,
    since: 0,
    players: {},
    seeded: false,
    talk: null,
    sharing: null,
    thinking: null,
    rematch: null,
    moved: part.seq ?? 0,
    hints: { on: true, shared: false, agreed: [] },
    accord: { shared: false, offer: null, adjourned: false, said: null, outcomes: [] },
    clock: null,
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
      propaganda_left: 0,
      events_unseen: 0,
      capabilities: [],
    },
    card: null,
    decision: null,
    turn: { actor: null, steps: [], moved: [] },
    undo: 0,
    log: [],
    log_base: null,
    log_mark: '',
    fresh: 0,
    changes: null,
    forecast: null,
    result: null,
    ...part,
  };
}

/** A state in which the British, who look at it, are asked to choose among options. */
export const asked = (seq: number, names: string[]): State =>
  state({
    seq,
    decisions: seq,
    you: ['british'],
    decision: {
      actor: 'british',
      yours: true,
      prompt: 'Which?',
      rule: '3.1',
      rule_title: '',
      space: null,
      selected: [],
      options: names.map((name) => option(name, 'word')),
      question: 'pick',
      many: {},
      menus: [],
      beyond: [],
      end: null,
    },
  });

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

export const step = (name: string, undoable: boolean, closes = false): Step => ({
  name,
  label: name,
  actor: 'british',
  chance: !undoable,
  undoable,
  closes,
});

import { describe, expect, it } from 'vitest';
import { wayTo } from '../src/lib/way';
import { byPiece, endWay, enterOf, group, KEYS, Places, type Slot } from '../src/table/options';
import { stepsBack, turnLines } from '../src/table/turn';
import { option, state, step } from './state';
import type { Option, State } from '../src/api/types';

const slot = (each: Option): Slot => ({ ...each, closing: [], many: null, gone: false });

const move = (piece: string, origin: string, space: string) =>
  option(`${piece}:${origin}>${space}`, 'move', { piece, origin, space });

describe('groups of options', () => {
  const options = [
    option('pahang', 'space', { space: 'pahang' }),
    option('done', 'word'),
    move('troop', 'kedah', 'perak'),
    move('police', 'johore', 'perak'),
    move('police', 'kedah', 'perak'),
    option('resettle', 'action'),
    option('shift', 'word'),
  ];
  const groups = group(options.map(slot));

  it('puts actions first, moves by origin, what ends the choice last', () => {
    expect(groups.map(({ kind, origin }) => [kind, origin])).toEqual([
      ['action', null],
      ['word', null],
      ['move', 'kedah'],
      ['move', 'johore'],
      ['space', null],
      ['close', null],
    ]);
  });

  it('loses no option', () => {
    const names = groups.flatMap((each) => each.options.map(({ name }) => name));
    expect(names.toSorted()).toEqual(options.map(({ name }) => name).toSorted());
  });

  it('sorts the moves from a space by piece', () => {
    const kedah = groups.find(({ origin }) => origin === 'kedah')!;
    expect(byPiece(kedah.options).map(([piece, list]) => [piece, list.length])).toEqual([
      ['troop', 1],
      ['police', 1],
    ]);
  });
});

const asked = (question: string, options: Option[], part: Partial<State> = {}): State =>
  state({
    decisions: 4,
    decision: {
      actor: 'british',
      yours: true,
      question,
      prompt: 'Which?',
      rule: '3.1',
      rule_title: '',
      space: null,
      options,
      many: {},
      selected: [],
      menus: [],
      beyond: [],
      end: null,
    },
    ...part,
  });
const spaces = (...names: string[]) => names.map((name) => option(name, 'space'));

describe('places and keys', () => {
  it('gives each option its own key and leaves some to what closes', () => {
    const many = Array.from({ length: 50 }, (_, i) => option(`s${i}`, 'space'));
    const closing = [option('done', 'word'), option('end-turn', 'word')];
    const { keys } = new Places().show(asked('where', [...many, ...closing]));
    expect(keys.get('s0')).toBe('1');
    expect(keys.size).toBe(KEYS.length);
    expect(new Set(keys.values()).size).toBe(KEYS.length);
    for (const { name } of closing) expect(keys.has(name)).toBe(false);
    for (const taken of ['u', 'd', 'e', 'c', 'l']) expect(KEYS).not.toContain(taken);
  });

  it('keeps them until the turn is over, also of what is gone and after another question', () => {
    const places = new Places();
    const first = places.show(asked('where', spaces('kedah', 'perak', 'pahang')));
    places.show(asked('how', spaces('base', 'hide')));
    const then = places.show(asked('where', spaces('kedah', 'pahang', 'johore')));
    expect(then.slots.map(({ name, gone }) => [name, gone])).toEqual([
      ['kedah', false],
      ['perak', true],
      ['pahang', false],
      ['johore', false],
    ]);
    for (const [name, key] of first.keys) expect(then.keys.get(name)).toBe(key);
    expect(then.keys.get('johore')).toBe('4');
    const next = places.show(asked('where', spaces('pahang'), { decisions: 9 }));
    expect(next.slots.map(({ name }) => name)).toEqual(['pahang']);
    expect(next.keys.get('pahang')).toBe('1');
  });

  it('lets Enter close, never pass, and end a turn only where nothing else closes', () => {
    const enter = (...names: string[]) =>
      enterOf(names.map((name) => slot(option(name, 'word'))))?.name ?? null;
    expect(enter('perak', 'done')).toBe('done');
    expect(enter('pass', 'perak')).toBe(null);
    expect(enter('end-turn')).toBe('end-turn');
    expect(enter('end-turn', 'done')).toBe('done');
  });
});

describe('one command', () => {
  const many = { before: [], name: 'police', most: 4, closing: [] };

  it('names an option behind closing words, or several times', () => {
    const offer = { ...slot(option('police', 'word')), many, closing: ['done'] };
    expect(wayTo(offer)).toEqual(['done', 'police']);
    expect(wayTo(offer, 3)).toEqual(['done', 'police', 'police', 'police']);
    expect(wayTo(offer, 9)).toHaveLength(5);
  });

  it('closes the question that an option leads to, unless all are taken', () => {
    const more = { before: ['guerrillas'], name: 'guerrilla', most: 3, closing: ['done'] };
    const offer = { ...slot(option('guerrillas', 'word')), many: more };
    expect(wayTo(offer)).toEqual(['guerrillas']);
    expect(wayTo(offer, 1)).toEqual(['guerrillas', 'guerrilla', 'done']);
    expect(wayTo(offer, 3)).toEqual(['guerrillas', 'guerrilla', 'guerrilla', 'guerrilla']);
  });

  it('ends the turn by all words up to there', () => {
    const { decision } = asked('where', spaces('perak'));
    const end = { names: ['done', 'end-turn'], leaves: [] };
    expect(endWay(decision!)).toBe(null);
    expect(endWay({ ...decision!, end })).toEqual(['done', 'end-turn']);
    expect(endWay({ ...decision!, options: [option('end-turn', 'word')], end })).toEqual([
      'end-turn',
    ]);
  });
});

describe('taking back to a step', () => {
  const steps = [step('box', false), step('die', false), step('sweep', true), step('perak', true)];

  it('fold what only closes a list into the line before it', () => {
    const steps = [step('sweep', true), step('pahang', true), step('done', true, true)];
    const told = turnLines(steps).map(({ step, index, closing }) => [step.name, index, closing]);
    expect(told).toEqual([
      ['sweep', 0, []],
      ['pahang', 1, ['done']],
    ]);
    expect(stepsBack(steps, 1, 3)).toBe(2);
    expect(turnLines([step('done', true, true)]).length).toBe(1);
  });

  it('counts the steps from there to the end', () => {
    expect(stepsBack(steps, 2, 2)).toBe(2);
    expect(stepsBack(steps, 3, 2)).toBe(1);
  });

  it('stops at a die and at what the server allows', () => {
    expect(stepsBack(steps, 1, 2)).toBe(0);
    expect(stepsBack(steps, 2, 1)).toBe(0);
    expect(stepsBack(steps, 9, 2)).toBe(0);
  });
});

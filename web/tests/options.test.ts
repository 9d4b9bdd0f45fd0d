import { describe, expect, it } from 'vitest';
import { byPiece, group, KEYS, keysFor } from '../src/table/options';
import { stepsBack } from '../src/table/turn';
import { option, step } from './state';

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
  const groups = group(options);

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

  it('gives each option its own key and leaves e to the end of the turn', () => {
    const many = Array.from({ length: 50 }, (_, i) => option(`s${i}`, 'space'));
    const keys = keysFor(group([...many, option('end-turn', 'word')]));
    expect(keys.get('s0')).toBe('1');
    expect(keys.size).toBe(KEYS.length);
    expect(new Set(keys.values()).size).toBe(KEYS.length);
    expect(keys.has('end-turn')).toBe(false);
    for (const taken of ['u', 'e', 'c', 'l']) expect(KEYS).not.toContain(taken);
  });
});

describe('taking back to a step', () => {
  const steps = [step('box', false), step('die', false), step('sweep', true), step('perak', true)];

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

import { describe, expect, test } from 'vitest';
import { Choices } from '../../src/board/choices';
import type { BoardOption } from '../../src/board/props';

const inSpace = (space: string): BoardOption => ({
  name: space,
  label: space,
  kind: 'space',
  space,
});
const piece = (kind: string, space: string): BoardOption => ({
  name: `${kind}:${space}`,
  label: `${kind} in ${space}`,
  kind: 'piece',
  space,
  piece: kind,
});
const move = (kind: string, origin: string, space: string): BoardOption => ({
  name: `${kind}:${origin}>${space}`,
  label: `${kind}: ${origin} to ${space}`,
  kind: 'move',
  space,
  piece: kind,
  origin,
});
const done: BoardOption = { name: 'done', label: 'Done', kind: 'word' };

describe('spaces', () => {
  const choices = new Choices([inSpace('perak'), done]);

  test('an offered space glows and is chosen', () => {
    expect([...choices.glowing(null)]).toEqual(['perak']);
    expect(choices.click({ space: 'perak', piece: 'troop' }, null)).toEqual({
      type: 'choose',
      name: 'perak',
    });
  });

  test('another space asks why not', () => {
    expect(choices.click({ space: 'kedah', piece: 'troop' }, null)).toEqual({
      type: 'why',
      name: 'kedah',
    });
  });
});

describe('pieces', () => {
  const choices = new Choices([
    piece('police', 'perak'),
    piece('troop', 'perak'),
    piece('troop', 'kedah'),
  ]);

  test('a click on a piece decides its kind', () => {
    expect(choices.click({ space: 'perak', piece: 'troop' }, null)).toEqual({
      type: 'choose',
      name: 'troop:perak',
    });
  });

  test('a click beside the pieces asks which, unless only one is meant', () => {
    const asked = choices.click({ space: 'perak' }, null);
    expect(asked).toMatchObject({ type: 'menu', items: [{ piece: 'police' }, { piece: 'troop' }] });
    expect(choices.click({ space: 'kedah' }, null)).toEqual({
      type: 'choose',
      name: 'troop:kedah',
    });
  });

  test('a piece that is not offered asks why not by its name', () => {
    expect(choices.click({ space: 'johore', piece: 'base' }, null)).toEqual({
      type: 'why',
      name: 'base:johore',
    });
    expect(choices.live('kedah')).toEqual(new Set(['troop']));
  });
});

describe('moves', () => {
  const options = [
    move('troop', 'perak', 'kedah'),
    move('troop', 'perak', 'pahang'),
    move('police', 'perak', 'pahang'),
  ];
  const choices = new Choices(options);
  const picked = { origin: 'perak', piece: 'troop' };

  test('first the origins glow, then the destinations', () => {
    expect([...choices.glowing(null)]).toEqual(['perak']);
    expect([...choices.glowing(picked)]).toEqual(['kedah', 'pahang']);
    expect([...choices.glowing({ origin: 'perak', piece: 'police' })]).toEqual(['pahang']);
  });

  test('two clicks move a piece', () => {
    expect(choices.click({ space: 'perak', piece: 'troop' }, null)).toEqual({
      type: 'pick',
      picked,
    });
    expect(choices.click({ space: 'kedah' }, picked)).toEqual({
      type: 'choose',
      name: 'troop:perak>kedah',
    });
  });

  test('a space with several kinds asks which one moves', () => {
    expect(choices.click({ space: 'perak' }, null)).toMatchObject({
      type: 'menu',
      items: [
        { piece: 'troop', action: { type: 'pick' } },
        { piece: 'police', action: { type: 'pick' } },
      ],
    });
  });

  test('with a piece taken up, its own place puts it down and another kind is taken instead', () => {
    expect(choices.click({ space: 'perak', piece: 'troop' }, picked)).toEqual({ type: 'cancel' });
    expect(choices.click({ space: 'perak' }, picked)).toEqual({ type: 'cancel' });
    expect(choices.click({ space: 'perak', piece: 'police' }, picked)).toMatchObject({
      picked: { piece: 'police' },
    });
  });

  test('an impossible destination asks why not by the move', () => {
    expect(choices.click({ space: 'johore' }, picked)).toEqual({
      type: 'why',
      name: 'troop:perak>johore',
    });
  });

  test('a click on a destination first offers all that can go there', () => {
    expect(choices.click({ space: 'pahang' }, null)).toMatchObject({
      type: 'menu',
      items: [
        { action: { name: 'troop:perak>pahang' } },
        { action: { name: 'police:perak>pahang' } },
      ],
    });
    expect(choices.click({ space: 'kedah' }, null)).toEqual({
      type: 'choose',
      name: 'troop:perak>kedah',
    });
  });

  test('without a piece taken up, a wrong origin asks why it cannot go to the space at hand', () => {
    const at = new Choices([move('troop', 'perak', 'kedah')], 'kedah');
    expect(at.click({ space: 'johore', piece: 'police' }, null)).toEqual({
      type: 'why',
      name: 'police:johore>kedah',
    });
    expect(at.holds(picked)).toBe(true);
    expect(at.holds({ origin: 'perak', piece: 'police' })).toBe(false);
  });
});

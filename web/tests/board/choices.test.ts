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
      names: ['perak'],
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
      names: ['troop:perak'],
    });
  });

  test('a click beside the pieces asks which, unless only one is meant', () => {
    const asked = choices.click({ space: 'perak' }, null);
    expect(asked).toMatchObject({ type: 'menu', items: [{ piece: 'police' }, { piece: 'troop' }] });
    expect(choices.click({ space: 'kedah' }, null)).toEqual({
      type: 'choose',
      names: ['troop:kedah'],
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
      names: ['troop:perak>kedah'],
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
        { action: { names: ['troop:perak>pahang'] } },
        { action: { names: ['police:perak>pahang'] } },
      ],
    });
    expect(choices.click({ space: 'kedah' }, null)).toEqual({
      type: 'choose',
      names: ['troop:perak>kedah'],
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

describe('several at once', () => {
  const many = { before: [], name: 'troop:perak>kedah', most: 3, closing: [] };
  const choices = new Choices([
    { ...move('troop', 'perak', 'kedah'), many },
    move('troop', 'perak', 'pahang'),
  ]);
  const picked = { origin: 'perak', piece: 'troop' };

  test('so many move as are wanted and can', () => {
    const to = (space: string, number: number) => choices.click({ space }, picked, number);
    expect(choices.most(picked)).toBe(3);
    expect(to('kedah', 2)).toEqual({ type: 'choose', names: Array(2).fill(many.name) });
    expect(to('kedah', 9)).toEqual({ type: 'choose', names: Array(3).fill(many.name) });
    expect(to('pahang', 3)).toEqual({ type: 'choose', names: ['troop:perak>pahang'] });
  });
});

describe('behind the pending question', () => {
  const behind = (option: BoardOption): BoardOption => ({ ...option, closing: ['done'] });
  const choices = new Choices([
    inSpace('perak'),
    done,
    behind(inSpace('kedah')),
    behind(move('troop', 'perak', 'pahang')),
    behind(move('troop', 'johore', 'pahang')),
  ]);

  test('it is offered where nothing of the question is, and closes it', () => {
    expect([...choices.glowing(null)]).toEqual(['perak']);
    expect([...choices.glowingBeyond(null)]).toEqual(['kedah', 'johore']);
    expect(choices.click({ space: 'kedah' }, null)).toEqual({
      type: 'choose',
      names: ['done', 'kedah'],
    });
    expect(choices.click({ space: 'perak', piece: 'troop' }, null)).toEqual({
      type: 'choose',
      names: ['perak'],
    });
  });

  test('pieces are dragged at once', () => {
    const picked = { origin: 'perak', piece: 'troop' };
    expect(choices.canMove({ space: 'perak', piece: 'troop' })).toBe(true);
    expect(choices.click({ space: 'pahang' }, picked)).toEqual({
      type: 'choose',
      names: ['done', 'troop:perak>pahang'],
    });
  });

  test('who holds a piece closes nothing by a click beside its destinations', () => {
    const picked = { origin: 'johore', piece: 'troop' };
    expect(choices.click({ space: 'kedah' }, picked)).toEqual({
      type: 'why',
      name: 'troop:johore>kedah',
    });
  });
});

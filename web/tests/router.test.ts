import { describe, expect, it } from 'vitest';
import {
  exerciseHash,
  learnHash,
  parse,
  readHash,
  replayHash,
  seatLink,
  studyHash,
  studyLink,
  tableHash,
} from '../src/lib/router';

describe('addresses', () => {
  it('opens the start page for anything unknown', () => {
    for (const hash of [
      '',
      '#',
      '#/',
      '#/x',
      '#/t/',
      '#/t/a/m/',
      '#/t/a/m/x',
      '#/t/a/x',
      '#/t/a/helper',
      '#/read',
      '#/read/',
      '#/read/a/rule',
      '#/read/a/guide',
      '#/read/a/rules/1/2',
      '#/learn/a',
      '#/learn/a/b/c',
      '#/read/a/aid',
      '#/example',
      '#/record/a/m/x',
      '#/exercise',
      '#/exercise/a/b/c',
    ])
      expect(parse(hash)).toEqual({ page: 'start' });
  });

  it('reads tables and moments', () => {
    expect(parse('#/t/aB-_9')).toEqual({
      page: 'table',
      table: 'aB-_9',
      moment: null,
      over: null,
      seat: null,
      invite: null,
    });
    expect(parse('#/t/aB-_9/m/0')).toMatchObject({ table: 'aB-_9', moment: 0 });
    expect(parse('#/t/aB-_9/m/120')).toMatchObject({ moment: 120 });
  });

  it('reads what lies over a table', () => {
    expect(parse('#/t/a/help')).toMatchObject({ moment: null, over: { kind: 'help', at: null } });
    expect(parse('#/t/a/m/3/help/3.2.1')).toMatchObject({
      moment: 3,
      over: { kind: 'help', at: '3.2.1' },
    });
    expect(parse('#/t/a/cards/M10?seat=s')).toMatchObject({
      over: { kind: 'cards', at: 'M10' },
      seat: 's',
      invite: null,
    });
  });

  it('gives back what it was made of', () => {
    expect(parse(tableHash('a/b ?', 7))).toMatchObject({ table: 'a/b ?', moment: 7, over: null });
    const over = { kind: 'cards', at: 'M 1/2' } as const;
    expect(parse(tableHash('a', null, over))).toMatchObject({ moment: null, over });
  });

  it('reads what there is to read', () => {
    expect(parse('#/read/g')).toEqual({ page: 'read', game: 'g', what: 'overview', at: null });
    expect(parse('#/read/g/rules')).toMatchObject({ what: 'rules', at: null });
    expect(parse('#/read/g/rules/3.2.1')).toMatchObject({ what: 'rules', at: '3.2.1' });
    expect(parse('#/read/g/history/M10/')).toMatchObject({ what: 'history', at: 'M10' });
    expect(parse('#/read/g/guide/f')).toEqual({ page: 'read', game: 'g', what: 'guide', at: 'f' });
    expect(parse('#/learn/g/f')).toEqual({ page: 'learn', game: 'g', faction: 'f' });
  });

  it('reads exercises and gives them back', () => {
    expect(parse('#/exercise/g')).toEqual({ page: 'exercise', game: 'g', id: null });
    expect(parse('#/exercise/g/1f/')).toEqual({ page: 'exercise', game: 'g', id: '1f' });
    expect(parse(exerciseHash('a/b'))).toMatchObject({ game: 'a/b', id: null });
    expect(parse(exerciseHash('a/b', 'c d'))).toMatchObject({ game: 'a/b', id: 'c d' });
  });

  it('gives back what is to be read', () => {
    for (const hash of [
      '#/read/g',
      '#/read/g/rules',
      '#/read/g/history/M%201',
      '#/read/g/guide/f',
      '#/read/g/aid/f',
      '#/read/g/terms/t',
      '#/read/g/rulings',
    ]) {
      const found = parse(hash);
      expect(found.page === 'read' && readHash(found.game, found.what, found.at)).toBe(hash);
    }
    expect(parse(learnHash('a/b', 'c d'))).toEqual({ page: 'learn', game: 'a/b', faction: 'c d' });
  });

  it('gives back what is read in a replay', () => {
    const example = { page: 'replay', source: 'example', id: 'g', moment: 0 };
    expect(parse('#/example/g')).toEqual(example);
    expect(parse(replayHash('example', 'g', 7))).toEqual({ ...example, moment: 7 });
    expect(parse(replayHash('record', 'a b'))).toMatchObject({ source: 'record', id: 'a b' });
  });

  it('leads to studies, and to what lies over them', () => {
    const study = { page: 'study', game: 'g', id: 'x1', setup: false, over: null, code: null };
    expect(parse('#/study')).toEqual({ ...study, game: null, id: null });
    expect(parse('#/study/g')).toEqual({ ...study, id: null });
    expect(parse('#/study/g/x1')).toEqual(study);
    expect(parse('#/study/g/x1/setup')).toEqual({ ...study, setup: true });
    expect(parse('#/study/g/x1/help/3.2')).toEqual({ ...study, over: { kind: 'help', at: '3.2' } });
    for (const hash of ['#/study', '#/study/g', '#/study/g/x1', '#/study/g/x1/cards/M%201']) {
      const found = parse(hash);
      expect(found.page === 'study' && studyHash(found.game, found.id, found.over)).toBe(hash);
    }
    const link = studyLink('http://host/page#/t/old', 'g', 'a-_Z');
    expect(link).toBe('http://host/page#/study/g?s=a-_Z');
    expect(parse(new URL(link).hash)).toEqual({ ...study, id: null, code: 'a-_Z' });
  });

  it('carries a seat in the fragment only', () => {
    const link = seatLink('http://host/page#/t/old', 'T1', 'se+cret');
    expect(link).toBe('http://host/page#/t/T1?seat=se%2Bcret');
    expect(parse(new URL(link).hash)).toMatchObject({ table: 'T1', seat: 'se+cret' });
  });
});

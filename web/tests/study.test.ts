/** The tree of a study, and the link that carries it. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { StudyLine, StudyTree } from '../src/api/types';
import { decode, encode, isStudy, LinkError, LONGEST, nameOf } from '../src/study/link';
import { linesTold, turnAt } from '../src/study/outline';
import * as trees from '../src/study/tree';

const words = (text: string) => text.split(' ');

/** A main line `a b c d`, `a x y` aside, and from there `a x z`. */
function sample(): trees.Node {
  const root = new trees.Node('', null);
  trees.follow(root, words('a b c d'));
  trees.follow(root, words('a x y'));
  trees.follow(root, words('a x z'));
  return root;
}
const at = (root: trees.Node, text: string): trees.Node => trees.follow(root, words(text));
const drawn = (root: trees.Node) =>
  trees.linesOf(root).map(({ nodes }) => nodes.map(({ name }) => name).join(' '));

describe('a tree of lines', () => {
  it('grows a branch where another way is gone, and follows a known one', () => {
    const root = sample();
    expect(drawn(root)).toEqual(['a b c d', 'x y', 'z']);
    expect(trees.sizeOf(root)).toBe(7);
    at(root, 'a x y');
    expect(trees.sizeOf(root)).toBe(7);
    expect(trees.endOf(root).name).toBe('y'); // the way that was gone last
    expect(trees.namesTo(at(root, 'a x z'))).toEqual(['a', 'x', 'z']);
  });

  it('can have another main line, and loses nothing by it', () => {
    const root = sample();
    trees.promote(at(root, 'a x z'));
    expect(drawn(root)).toEqual(['a x z', 'b c d', 'y']);
  });

  it('puts back what was removed where it was', () => {
    const root = sample();
    const before = drawn(root);
    const line = trees.remove(at(root, 'a b'));
    expect(drawn(root)).toEqual(['a x y', 'z']);
    trees.putBack(line);
    expect(drawn(root)).toEqual(before);
    const rest = trees.removeAfter(at(root, 'a'));
    expect(drawn(root)).toEqual(['a']);
    trees.putBack(rest);
    expect(drawn(root)).toEqual(before);
  });

  it('goes to a record and back with names, comments in each language, and a title', () => {
    const root = sample();
    const aside = at(root, 'a x');
    aside.label = 'By the mountains';
    aside.before = [{ lang: 'en', text: 'Quieter.' }];
    at(root, 'a b').label = 'As it was played';
    at(root, 'a b c').comments = trees.say(
      trees.say([], 'en', ' Too\n early. '),
      'ja',
      '早すぎる。',
    );
    const line = trees.writeTree(root, 'A day in 1950');
    expect(line.names).toEqual(['a', 'b', 'c', 'd']);
    expect(line.branches?.[0]).toMatchObject({ place: 1, name: 'By the mountains' });
    const again = trees.readTree({ game: 'g', line, place: 3 });
    expect(again.title).toBe('A day in 1950');
    expect(again.here.name).toBe('c');
    expect(trees.saidIn(again.here.comments, 'en')).toBe('Too early.');
    expect(trees.saidIn(again.here.comments, 'ja')).toBe('早すぎる。');
    expect(drawn(again.root)).toEqual(drawn(root));
    expect(trees.writeTree(again.root, again.title)).toEqual(line);
    expect(at(again.root, 'a b').label).toBe('As it was played');
  });

  it('tells what was said in the other language where there is nothing in the own', () => {
    const said = trees.say([{ lang: '', text: 'for the file' }], 'ja', 'はい');
    expect(trees.saidIn(said, 'en')).toBe('はい');
    expect(trees.saidIn([{ lang: '', text: 'for the file' }], 'en')).toBe('');
    expect(trees.say(said, 'ja', ' ')).toEqual([{ lang: '', text: 'for the file' }]);
  });

  it('shows lines by turn, and a branch under the turn that it replaces', () => {
    const root = sample();
    const turn = (first: number, place: number, label: string) => ({
      first,
      place,
      label,
      actor: null,
    });
    const told = linesTold(trees.linesOf(root), [
      { stops: [0, 1, 4], turns: [turn(0, 1, 'one'), turn(1, 4, 'two')], over: false },
      { stops: [0, 1], turns: [turn(0, 2, 'aside')], over: true },
      { stops: [], turns: [turn(0, 1, 'further')], over: false },
    ]);
    const [main, aside] = told;
    expect(main!.turns.map(({ branches }) => branches.length)).toEqual([0, 1]);
    expect(main!.turns[1]!.branches[0]).toBe(aside);
    expect(aside!.turns[0]!.branches[0]!.turns[0]!.label).toBe('further');
    expect(turnAt(main!, at(root, 'a b c'))?.label).toBe('two');
    expect(turnAt(main!, at(root, 'a x'))).toBeNull();
    expect(at(root, 'a').stop).toBe(true);
    expect(at(root, 'a b').stop).toBe(false);
  });
});

describe('a link', () => {
  const study = (names: string[]): StudyTree => ({
    game: 'malaya',
    scenario: 'standard',
    position: { spaces: { perak: { troops: 2 } } },
    line: { names, comments: [{ place: 0, lang: 'ja', text: '新村' }], branches: [] },
  });
  afterEach(() => vi.unstubAllGlobals());

  it('carries a whole study in letters that need no escape', async () => {
    const given = study(Array.from({ length: 400 }, (_, i) => `troop:space_${i % 17}`));
    const code = await encode(given);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(2000);
    expect(await decode(code)).toEqual(given);
    expect(nameOf(code)).toBe(nameOf(code));
    expect(nameOf(code)).not.toBe(nameOf(code.slice(1)));
  });

  it('says when a study is too long for it', async () => {
    let seed = 7;
    const next = () => (seed = (seed * 48271) % 2147483647).toString(36);
    const long = study(Array.from({ length: LONGEST / 3 }, next));
    await expect(encode(long)).rejects.toMatchObject({ why: 'too-long' });
  });

  it('says when it is damaged, no study, or unfolds without end', async () => {
    const code = await encode(study(['a']));
    const none = await encode({ game: 'x', line: { names: [1] } } as unknown as StudyTree);
    const bomb = new Blob([new Uint8Array(9_000_000)])
      .stream()
      .pipeThrough(new CompressionStream('deflate-raw'));
    const bytes = new Uint8Array(await new Response(bomb).arrayBuffer());
    const letters = btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_');
    for (const bad of ['', 'x', '%%%', code.slice(0, -4), none, letters])
      await expect(decode(bad)).rejects.toBeInstanceOf(LinkError);
  });

  it('says when the browser cannot make one', async () => {
    vi.stubGlobal('CompressionStream', undefined);
    await expect(encode(study([]))).rejects.toMatchObject({ why: 'no-compression' });
  });

  it('takes only what has the shape of a study', () => {
    const line: StudyLine = { names: ['a'], branches: [{ place: 0, name: '', line: {} }] };
    expect(isStudy({ game: 'malaya', line })).toBe(true);
    for (const bad of [
      null,
      [],
      { game: 1, line },
      { game: 'm' },
      { game: 'm', line: { branches: [{ place: -1, name: '', line }] } },
      { game: 'm', line, position: [] },
    ])
      expect(isStudy(bad)).toBe(false);
  });
});

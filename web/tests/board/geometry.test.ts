import { expect, test } from 'vitest';
import { geometryOf } from './fixtures';
import {
  centroid,
  distance,
  edgeDistance,
  faceRing,
  groundPath,
  inside,
  spaceShapes,
  towards,
  type Direction,
} from '../../src/board/geometry';

const shapes = spaceShapes(geometryOf('malaya'));

test('a face is the ring of its arcs, backwards where the sign says so', () => {
  const arcs = {
    a: {
      pts: [
        [0, 0],
        [4, 0],
      ] as const,
    },
    b: {
      pts: [
        [0, 3],
        [4, 3],
        [4, 0],
      ] as const,
    },
    c: {
      pts: [
        [0, 3],
        [0, 0],
      ] as const,
    },
  };
  expect(faceRing({ arcs }, ['+a', '-b', '+c'])).toEqual([
    [0, 0],
    [4, 0],
    [4, 3],
    [0, 3],
    [0, 0],
  ]);
  expect(() => faceRing({ arcs }, ['+x'])).toThrow('+x');
});

test('centre, inside and distance of a rectangle', () => {
  const box = [
    [0, 0],
    [4, 0],
    [4, 2],
    [0, 2],
  ] as const;
  expect(centroid(box)).toEqual([2, 1]);
  expect(inside([3.9, 1.9], box)).toBe(true);
  expect(inside([4.1, 1], box)).toBe(false);
  expect(edgeDistance([2, 0.5], box)).toBeCloseTo(0.5);
});

test('arrow keys lead to the neighbour in that direction', () => {
  expect(towards(shapes, 'kelantan', 'ArrowRight')).toBe('trengganu');
  expect(towards(shapes, 'kedah', 'ArrowDown')).toBe('perak');
  expect(towards(shapes, 'johore', 'ArrowRight')).toBe(null);
  expect(towards(shapes, 'nowhere', 'ArrowUp')).toBe(null);
});

test('arrow keys alone reach every space from every space', () => {
  const ways: Direction[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'];
  for (const { id } of shapes) {
    const seen = new Set([id]);
    for (const at of seen) for (const way of ways) seen.add(towards(shapes, at, way) ?? at);
    expect([...seen].sort(), `from ${id}`).toEqual(shapes.map((s) => s.id).sort());
  }
});

test('the ground is the board without the circles or the strips that lie on it', () => {
  const palestine = spaceShapes(geometryOf('arab_revolt'));
  for (const kind of ['circle', 'band'] as const) {
    const raised = palestine.filter((s) => s.kind === kind);
    const ground = groundPath(1000, 1300, palestine, kind);
    expect(ground.startsWith('M0,0H1000V1300H0Z')).toBe(true);
    expect(ground.match(/M/g)).toHaveLength(1 + raised.length);
    for (const { path } of raised) expect(ground).toContain(path);
  }
});

test('spaces are as far apart as their centres', () => {
  const [perak, johore] = ['perak', 'johore'].map((id) => shapes.find((s) => s.id === id)!);
  const [[ax, ay], [bx, by]] = [perak!.centre, johore!.centre];
  expect(distance(perak, johore)).toBeCloseTo(Math.hypot(ax - bx, ay - by));
  expect(distance(perak, perak)).toBe(0);
  expect(distance(perak, undefined)).toBe(0);
});
